# Narodziny kosmosu po polsku.
# action-<czasownik>: co daje wybór. log-<czasownik>: co ktoś zrobił, po imieniu tej osoby.
# W obu $first, $second i $third to słowa po czasowniku, a $count mówi, ile ich jest.
# word-<id>: nazwa rzeczy, która ma id.

game-name = Narodziny kosmosu
component-nebula = Mgławice
component-power = Karty zdolności
component-goal = Cele
component-energy = Karty energii

## Nazwy

word-H = H
word-He = He
word-O = O
word-C = C
word-light = Światło
word-time = Czas
word-gravity = Grawitacja
word-chemistry = Chemia
word-delta = Δ
word-psi = Ψ
word-phi = Φ
word-deck = talia
word-dark = ciemna energia

word-abiogenesis = Abiogeneza
word-amino-acids = Aminokwasy
word-binary-star = Gwiazda podwójna
word-black-hole = Czarna dziura
word-core-collapse = Zapadanie się jądra gwiazdy
word-event-horizon = Horyzont zdarzeń
word-evolution = Ewolucja
word-expanding-universe = Rozszerzanie się wszechświata
word-fourth-dimension = Czwarty wymiar
word-generations = Pokolenia
word-genetic-drift = Dryf genetyczny
word-ionizing-radiation = Promieniowanie jonizujące
word-molecular-cloud = Obłok molekularny
word-nuclear-fission = Rozszczepienie jądra atomu
word-nuclear-fusion = Fuzja jądrowa
word-photosynthesis = Fotosynteza
word-pulsar = Pulsar
word-quasar = Kwazar
word-relativity-delta = Teoria względności: Δ
word-relativity-phi = Teoria względności: Φ
word-relativity-psi = Teoria względności: Ψ
word-shooting-star = Spadająca gwiazda
word-solar-wind = Wiatr słoneczny
word-special-relativity = Szczególna teoria względności
word-speciation = Powstanie gatunków
word-speed-of-light = Prędkość światła
word-stardust = Gwiezdny pył
word-survival-of-the-fittest = Przetrwanie najsilniejszych
word-time-dilation = Dylatacja czasu
word-water-rich-comets = Komety bogate w wodę
word-white-dwarf = Biały karzeł
word-wormhole = Tunel czasoprzestrzenny

word-completed-size-1 = Ukończone mgławice rozmiaru 1
word-crystals-on-scoring-spaces = Punktujące kryształy czasu
word-largest-star-group = Największa grupa gwiazd
word-life-delta = Życie w Δ
word-life-phi = Życie w Φ
word-life-psi = Życie w Ψ
word-nebula-size-sum-delta = Suma rozmiarów w Δ
word-nebula-size-sum-phi = Suma rozmiarów w Φ
word-nebula-size-sum-psi = Suma rozmiarów w Ψ
word-proto-life = Protożycie
word-stable-life = Życie stabilne
word-stars-c = Gwiazdy C
word-stars-he = Gwiazdy He
word-stars-o = Gwiazdy O
word-stars-touching-nebula-with-advanced-life = Gwiazdy wokół zaaw. form życia
word-supernovas = Supernowe

# Places, in words one can find on the board; the id stands beside.
word-N1 = N1 (Δ zewnętrzna)
word-N2 = N2 (Δ zewnętrzna)
word-N3 = N3 (Ψ zewnętrzna)
word-N4 = N4 (Δ zewnętrzna)
word-N5 = N5 (Δ wewnętrzna)
word-N6 = N6 (Ψ wewnętrzna)
word-N7 = N7 (Ψ zewnętrzna)
word-N8 = N8 (Φ zewnętrzna)
word-N9 = N9 (Φ wewnętrzna)
word-N10 = N10 (Ψ zewnętrzna)
word-N11 = N11 (Φ zewnętrzna)
word-N12 = N12 (Φ zewnętrzna)
word-S1 = S1 (N1, u góry)
word-S2 = S2 (N2, u góry)
word-S3 = S3 (N3, u góry)
word-S4 = S4 (N1, u góry po lewej)
word-S5 = S5 (między N1 a N2)
word-S6 = S6 (między N2 a N3)
word-S7 = S7 (N3, u góry po prawej)
word-S8 = S8 (między N1 a N4)
word-S9 = S9 (między N1, N2 i N5)
word-S10 = S10 (między N2, N3 i N6)
word-S11 = S11 (między N3 a N7)
word-S12 = S12 (N4, u góry po lewej)
word-S13 = S13 (między N1, N4 i N5)
word-S14 = S14 (między N2, N5 i N6)
word-S15 = S15 (między N3, N6 i N7)
word-S16 = S16 (N7, u góry po prawej)
word-S17 = S17 (N4, u dołu po lewej)
word-S18 = S18 (między N4, N5 i N8)
word-S19 = S19 (środek)
word-S20 = S20 (między N6, N7 i N10)
word-S21 = S21 (N7, u dołu po prawej)
word-S22 = S22 (między N4 a N8)
word-S23 = S23 (między N5, N8 i N9)
word-S24 = S24 (między N6, N9 i N10)
word-S25 = S25 (między N7 a N10)
word-S26 = S26 (N8, u dołu po lewej)
word-S27 = S27 (między N8, N9 i N11)
word-S28 = S28 (między N9, N10 i N12)
word-S29 = S29 (N10, u dołu po prawej)
word-S30 = S30 (między N8 a N11)
word-S31 = S31 (między N9, N11 i N12)
word-S32 = S32 (między N10 a N12)
word-S33 = S33 (N11, u dołu po lewej)
word-S34 = S34 (między N11 a N12)
word-S35 = S35 (N12, u dołu po prawej)
word-S36 = S36 (N11, u dołu)
word-S37 = S37 (N12, u dołu)
word-L1 = L1 (N1, u góry po lewej)
word-L2 = L2 (N1, u góry po prawej)
word-L3 = L3 (N2, u góry po lewej)
word-L4 = L4 (N2, u góry po prawej)
word-L5 = L5 (N3, u góry po lewej)
word-L6 = L6 (N3, u góry po prawej)
word-L7 = L7 (N1, po lewej)
word-L8 = L8 (między N1 a N2)
word-L9 = L9 (między N2 a N3)
word-L10 = L10 (N3, po prawej)
word-L11 = L11 (N4, u góry po lewej)
word-L12 = L12 (między N1 a N4)
word-L13 = L13 (między N1 a N5)
word-L14 = L14 (między N2 a N5)
word-L15 = L15 (między N2 a N6)
word-L16 = L16 (między N3 a N6)
word-L17 = L17 (między N3 a N7)
word-L18 = L18 (N7, u góry po prawej)
word-L19 = L19 (N4, po lewej)
word-L20 = L20 (między N4 a N5)
word-L21 = L21 (między N5 a N6)
word-L22 = L22 (między N6 a N7)
word-L23 = L23 (N7, po prawej)
word-L24 = L24 (N4, u dołu po lewej)
word-L25 = L25 (między N4 a N8)
word-L26 = L26 (między N5 a N8)
word-L27 = L27 (między N5 a N9)
word-L28 = L28 (między N6 a N9)
word-L29 = L29 (między N6 a N10)
word-L30 = L30 (między N7 a N10)
word-L31 = L31 (N7, u dołu po prawej)
word-L32 = L32 (N8, po lewej)
word-L33 = L33 (między N8 a N9)
word-L34 = L34 (między N9 a N10)
word-L35 = L35 (N10, po prawej)
word-L36 = L36 (N8, u dołu po lewej)
word-L37 = L37 (między N8 a N11)
word-L38 = L38 (między N9 a N11)
word-L39 = L39 (między N9 a N12)
word-L40 = L40 (między N10 a N12)
word-L41 = L41 (N10, u dołu po prawej)
word-L42 = L42 (N11, po lewej)
word-L43 = L43 (między N11 a N12)
word-L44 = L44 (N12, po prawej)
word-L45 = L45 (N11, u dołu po lewej)
word-L46 = L46 (N11, u dołu po prawej)
word-L47 = L47 (N12, u dołu po lewej)
word-L48 = L48 (N12, u dołu po prawej)

## Co daje każdy wybór

action-shift-own = Przesuń swój znacznik energii do następnego obszaru regulacji
action-shift-dark = Przesuń znacznik ciemnej energii z obszaru: { $first }
action-collect = Zakończ przesuwanie i zbierz zasoby
action-stack = Dobierz mgławicę ze stosu rozmiaru { $first }
action-take = Weź kartę z rzędu: { $first }
action-take-deck = Dobierz kartę energii z talii
action-place-star = Umieść gwiazdę { $first } na { $second }
action-place-proto = Umieść protożycie na { $first }
action-place-stable = Umieść życie stabilne na { $first }
action-place-nebula = Umieść mgławicę { $first } na { $second }
action-complete = Ukończ mgławicę na { $first }, odrzucając gwiazdę z { $second }
action-discharge = Zwolnij komorę czasu, wybierając: { $first }
action-discharge-none = Zwolnij komorę czasu; w zasobach nie ma już gwiazd
action-advance = Utwórz zaawansowaną formę życia na { $first }
action-buy = Pozyskaj kartę zdolności ({ $second }) na miejsce { $first }
action-keep = Zachowaj kartę { $first }
action-bottom = Odłóż teraz na spód talii kartę { $first }
action-use =
    { $count ->
        [1] Użyj karty { $first }
        [2] Użyj karty { $first }, koszt: { $second }
       *[other] Użyj karty { $first }, koszt: { $second } i { $third }
    }
action-set = Odrzuć zestaw kart za punkty: { $first }
action-supernova = Wydaj zasób supernowej: przekształć gwiazdę na { $first } w supernową
action-stabilise = Ustabilizuj protożycie na { $first }
action-move = Przesuń element z { $first } na { $second }
action-end-nebula = Zakończ turę, biorąc mgławicę
action-end-stabilise = Zakończ turę, stabilizując protożycie na { $first }
action-end-pass = Zakończ turę bez nagrody
action-discard = Odrzuć kartę ponad limit: { $first }
action-flip = Przekształć gwiazdę na { $first } w supernową
action-steps = Wybierz wzrost kryształu czasu
action-protos = Wybierz protożycie
action-remove = Odrzuć gwiazdę z { $first }
action-gain = Weź gwiazdę { $first }
action-target = Ustabilizuj protożycie obok supernowej na { $first }
action-spend = Zapłać elementem z { $first }
action-restore = Przekształć supernową na { $first } z powrotem w gwiazdę
action-replace = Zastąp mgławicę na { $first } nową mgławicą rozmiaru 2
action-carry = Przenieś element z { $first } na { $second }
action-done = Zakończ w tym miejscu

## Co ktoś zrobił

log-shift-own = przesuwa swój znacznik
log-shift-dark = przesuwa znacznik ciemnej energii z obszaru: { $first }
log-collect = zbiera zasoby
log-stack = dobiera mgławicę rozmiaru { $first }
log-take = bierze kartę: { $first }
log-take-deck = dobiera kartę
log-place-star = umieszcza { $first } na { $second }
log-place-proto = umieszcza protożycie na { $first }
log-place-stable = umieszcza życie stabilne na { $first }
log-place-nebula = umieszcza mgławicę { $first } na { $second }
log-complete = ukańcza mgławicę na { $first }, odrzucając gwiazdę z { $second }
log-discharge = zwalnia komorę czasu i wybiera: { $first }
log-discharge-none = zwalnia komorę czasu
log-advance = tworzy zaawansowaną formę życia na { $first }
log-buy = pozyskuje kartę zdolności ({ $second }) na miejsce { $first }
log-keep = zachowuje kartę { $first }
log-bottom = odkłada na spód talii kartę { $first }
log-use =
    { $count ->
        [1] używa karty { $first }
        [2] używa karty { $first }, koszt: { $second }
       *[other] używa karty { $first }, koszt: { $second } i { $third }
    }
log-set = odrzuca zestaw kart: { $first }
log-supernova = tworzy supernową na { $first }
log-stabilise = stabilizuje protożycie na { $first }
log-move = przesuwa element z { $first } na { $second }
log-end-nebula = kończy turę, biorąc mgławicę
log-end-stabilise = kończy turę, stabilizując protożycie na { $first }
log-end-pass = kończy turę bez nagrody
log-discard = odrzuca kartę: { $first }
log-flip = tworzy supernową na { $first }
log-steps = wybiera wzrost kryształu czasu
log-protos = wybiera protożycie
log-remove = odrzuca gwiazdę z { $first }
log-gain = bierze gwiazdę { $first }
log-target = stabilizuje protożycie obok { $first }
log-spend = płaci elementem z { $first }
log-restore = przekształca supernową na { $first } z powrotem w gwiazdę
log-replace = zastępuje mgławicę na { $first }
log-carry = przenosi element z { $first } na { $second }
log-done = kończy w tym miejscu

log-goal = nowy cel: { $first }
log-row = nowa karta w rzędzie: { $first }
log-tile = dobrana mgławica: { $first }
log-hand = dobrane na rękę: { $first }
log-token = rozłożone znaczniki energii: { $first }
log-power = dobrana karta zdolności: { $first }
log-advanced = zaawansowana forma życia o wartości { $first }

## Czyja tura, która faza, co trzeba zrobić

banner-round = Runda { $round }
banner-last = Ostatnia runda
status = Runda { $round } · { $phase } · { $asked }
status-you = Twoja tura
status-over = Gra skończona.
phase-setup = przygotowanie
phase-energy = faza energii
phase-craft = faza budowania
phase-last-action = ostatnia akcja
phase-end = faza końca rundy

pending-draw-goal = dobierany jest cel
pending-draw-row = uzupełniany jest rząd kart energii
pending-draw-tile = dobierana jest mgławica
pending-draw-hand = dobierana jest karta energii
pending-draw-token = rozkładane są znaczniki energii
pending-draw-power = dobierane są karty zdolności
pending-draw-advanced = dobierana jest zaawansowana forma życia
pending-choose-shift =
    { $left ->
        [0] { status-you }: nie ma już ruchów, zbierz zasoby
        [one] { status-you }: przesuń energię, został { $left } ruch z { $all }{ $moved ->
            [yes] {""}
           *[no] ; musisz jeszcze przesunąć swój znacznik
        }
        [few] { status-you }: przesuń energię, zostały { $left } ruchy z { $all }{ $moved ->
            [yes] , albo zbierz zasoby
           *[no] ; musisz przesunąć swój znacznik
        }
        [many] { status-you }: przesuń energię, zostało { $left } ruchów z { $all }{ $moved ->
            [yes] , albo zbierz zasoby
           *[no] ; musisz przesunąć swój znacznik
        }
       *[other] { status-you }: przesuń energię, zostało { $left } ruchu z { $all }{ $moved ->
            [yes] , albo zbierz zasoby
           *[no] ; musisz przesunąć swój znacznik
        }
    }
pending-choose-card =
    { $left ->
        [one] Obszary dają karty energii: weź ostatnią
        [few] Obszary dają karty energii: weź jedną, zostały { $left }
        [many] Obszary dają karty energii: weź jedną, zostało { $left }
       *[other] Obszary dają karty energii: weź jedną, zostało { $left }
    }
pending-choose-stack =
    { $phase ->
        [last-action] Ostatnia akcja daje mgławicę: wybierz jej rozmiar
       *[other] Twój obszar daje mgławicę: wybierz jej rozmiar
    }
pending-choose-craft = { status-you }: buduj, a potem zakończ turę
pending-place-waiting = Czekają elementy: umieść je, a potem zakończ turę
pending-choose-kept = Pozyskujesz kartę zdolności: zachowaj jedną z dobranych
pending-choose-bottom = Zachowujesz jedną kartę: odłóż pozostałe na spód talii, zaczynając od tej, która ma leżeć wyżej
pending-choose-effect = { status-you }: wykonaj efekt karty { $card }
pending-choose-last-space = Ostatnia akcja daje mgławicę: umieść ją
pending-choose-discard = Masz za dużo kart: odrzuć jedną
pending-game-over = gra skończona

other-choose-shift = { $name } przesuwa energię, pozostałe ruchy: { $left } z { $all }
other-choose-card = { $name } bierze karty energii, pozostało: { $left }
other-choose-stack = { $name } wybiera stos, z którego dobierze mgławicę
other-choose-craft = { $name } buduje
other-choose-kept = { $name } wybiera kartę zdolności
other-choose-bottom = { $name } odkłada karty na spód talii
other-choose-effect = { $name } używa karty { $card }
other-choose-last-space = { $name } umieszcza ostatnią mgławicę tej tury
other-choose-discard = { $name } odrzuca karty ponad limit

## Co znaczy wybór

remark-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
remark-from-to = { $from } → { $to }
remark-helps = dla { $spaces }
remark-slot =
    { $price ->
        [one] kosztuje { $price } kartę
        [few] kosztuje { $price } karty
        [many] kosztuje { $price } kart
       *[other] kosztuje { $price } karty
    }
piece-proto = protożycie
piece-stable = życie stabilne
piece-nebula = mgławica { $tile }
piece-star = gwiazda { $star }
piece-supernova = supernowa ({ $star })
caution-waiting = Nieumieszczone elementy, które przepadną z końcem tury: { $pieces }.
caution-tracks = Niewydane zasoby, które przepadną z końcem tury: { $tracks }.

## Stół

title-galaxy = Galaktyka · { $name }
title-console = Konsola energii
title-goals = Cele ogólne
title-board = Obok planszy
title-powers = Karty zdolności
title-players = Wszyscy gracze
column-control = Regulacja
column-tokens = Tu
column-active = Aktywna
column-passive = Pasywna
column-player = Gracz
column-points = Punkty
column-hand = Ręka
column-stars = Gwiazdy
column-life = Życie ○ ●
column-nebulae = Mgławice
column-advanced = Zaaw.
column-chamber = Komora
column-sectors = Życie/rozmiary
column-powers = Zdolności
label-row = Rząd
label-deck = Talia
# Engraved along the rim of the chart.
sector-delta = Delta
sector-psi = Psi
sector-phi = Fi
label-hand = Ręka
label-chamber = Komora
label-tracks = Tory
label-waiting = Czekają
label-slots = Wolne miejsca
nothing = nic
deck-of = kart: { $deck }, odrzuconych: { $discards }
chamber-of = punktuje: { $scored }, następny: { $next } pkt
track-supernova = supernowa
track-dna = DNA
track-graviton = grawiton
slot-price = { $slot } (kart: { $price })
goal-in =
    { $rounds ->
        [1] w tej rundzie
        [one] za { $rounds } rundę
        [few] za { $rounds } rundy
        [many] za { $rounds } rund
       *[other] za { $rounds } rundy
    }
goals-clock = Cele: punktowane { $past }, na torze { $now }, czeka jeszcze { $ahead }
goals-coming =
    { $count ->
        [0] nie będzie już nowych celów
        [one] będzie jeszcze { $count } cel
        [few] będą jeszcze { $count } cele
        [many] będzie jeszcze { $count } celów
       *[other] będzie jeszcze { $count } celu
    }
supply-of = Zasoby: gwiazdy { $stars } · życie { $life } · zaaw. formy życia { $advanced } · mgławice { $stacks } · karty zdolności { $powers }
crystals-left =
    { $count ->
        [0] nie ma już kryształów czasu: to ostatnia runda
        [one] do końca został { $count } kryształ czasu
        [few] do końca zostały { $count } kryształy czasu
        [many] do końca zostało { $count } kryształów czasu
       *[other] do końca zostało { $count } kryształu czasu
    }
lacks = brakuje { $stars }
ready = GOTOWA
done = ukończona
legend = H·5 gwiazda na S5  ✹ supernowa  ○·7 protożycie na L7  ● stabilne

gain-stars = { $count } { $star }
gain-dna = { $count } DNA
gain-supernova = { $count } ✹
gain-nebula =
    { $count ->
        [one] { $count } mgławica
        [few] { $count } mgławice
        [many] { $count } mgławic
       *[other] { $count } mgławicy
    }
gain-energy-card =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
gain-crystal-step = wzrost kryształu o { $count }
gain-graviton =
    { $count ->
        [one] { $count } grawiton
        [few] { $count } grawitony
        [many] { $count } grawitonów
       *[other] { $count } grawitonu
    }
gain-proto-life = { $count } × protożycie

## Koszty i efekty kart zdolności

cost-energy =
    { $count ->
        [one] { $count } karta: { $energy }
        [few] { $count } karty: { $energy }
        [many] { $count } kart: { $energy }
       *[other] { $count } karty: { $energy }
    }
cost-any =
    { $count ->
        [one] dowolna karta
        [few] { $count } dowolne karty
        [many] { $count } dowolnych kart
       *[other] { $count } dowolnej karty
    }
cost-same =
    { $count ->
        [one] { $count } karta dowolnego rodzaju
        [few] { $count } karty jednego rodzaju
        [many] { $count } kart jednego rodzaju
       *[other] { $count } karty jednego rodzaju
    }
cost-graviton =
    { $count ->
        [one] { $count } grawiton
        [few] { $count } grawitony
        [many] { $count } grawitonów
       *[other] { $count } grawitonu
    }
cost-supernova =
    { $count ->
        [one] { $count } zasób supernowej
        [few] { $count } zasoby supernowej
        [many] { $count } zasobów supernowej
       *[other] { $count } zasobu supernowej
    }
cost-supernova-token =
    { $count ->
        [one] { $count } supernowa z planszy
        [few] { $count } supernowe z planszy
        [many] { $count } supernowych z planszy
       *[other] { $count } supernowej z planszy
    }
cost-stable =
    { $count ->
        [one] { $count } znacznik życia stabilnego z planszy
        [few] { $count } znaczniki życia stabilnego z planszy
        [many] { $count } znaczników życia stabilnego z planszy
       *[other] { $count } znacznika życia stabilnego z planszy
    }
cost-proto =
    { $count ->
        [one] { $count } znacznik protożycia z planszy
        [few] { $count } znaczniki protożycia z planszy
        [many] { $count } znaczników protożycia z planszy
       *[other] { $count } znacznika protożycia z planszy
    }
cost-discharge = zamiast gwiazdy przy zwolnieniu komory czasu

effect-abiogenesis = umieść życie stabilne na dowolnym pustym polu życia
effect-amino-acids = umieść życie stabilne na dowolnym pustym polu życia
effect-binary-star = przekształć supernową z powrotem w gwiazdę, a potem przesuń tę gwiazdę raz
effect-black-hole = przekształć dwie swoje gwiazdy w supernowe
effect-core-collapse = przekształć jedną swoją gwiazdę w supernową
effect-event-horizon = uzyskaj wzrost kryształu czasu o 2 albo weź 2 znaczniki protożycia
effect-evolution = połóż drugą zaawansowaną formę życia na mgławicy, na której jest dokładnie jedna
effect-expanding-universe = weź 2 gwiazdy H
effect-fourth-dimension = uzyskaj wzrost kryształu czasu o 1
effect-generations = umieść trzy znaczniki życia stabilnego na dowolnych pustych polach życia
effect-genetic-drift = przesuń raz znacznik protożycia, a potem go ustabilizuj
effect-ionizing-radiation = ustabilizuj całe protożycie obok jednej supernowej
effect-molecular-cloud = weź gwiazdę H
effect-nuclear-fission = odrzuć standardową gwiazdę (nie supernową), a potem weź dowolną gwiazdę i uzyskaj wzrost kryształu czasu o 1
effect-nuclear-fusion = odrzuć standardową gwiazdę (nie supernową), a potem weź dowolną gwiazdę
effect-photosynthesis = ustabilizuj całe protożycie obok swoich gwiazd O
effect-pulsar = uzyskaj wzrost kryształu czasu o 2
effect-quasar = uzyskaj wzrost kryształu czasu o 1
effect-relativity-delta = weź dowolną gwiazdę i od razu umieść ją w sektorze Δ lub na jego granicy
effect-relativity-phi = weź dowolną gwiazdę i od razu umieść ją w sektorze Φ lub na jego granicy
effect-relativity-psi = weź dowolną gwiazdę i od razu umieść ją w sektorze Ψ lub na jego granicy
effect-shooting-star = przenieś gwiazdę, supernową lub nieukończoną mgławicę na dowolne puste pole tego samego rodzaju
effect-solar-wind = przekształć gwiazdę w supernową, a potem ustabilizuj całe protożycie obok niej
effect-special-relativity = uzyskaj wzrost kryształu czasu o 2
effect-speciation = umieść protożycie obok swojego życia stabilnego
effect-speed-of-light = zdobądź 6 punktów i weź dowolną gwiazdę
effect-stardust =
    { $edition ->
        [fr] weź mgławicę rozmiaru 1 albo zastąp nieukończoną mgławicę nową mgławicą rozmiaru 2
       *[other] weź mgławicę rozmiaru 1 albo zastąp nieukończoną mgławicę rozmiaru 1 nową mgławicą rozmiaru 2
    }
effect-survival-of-the-fittest = ustabilizuj dwa znaczniki protożycia albo jeden, jeśli masz tylko jeden
effect-time-dilation = uzyskaj wzrost kryształu czasu o 1
effect-water-rich-comets = ustabilizuj całe protożycie obok swoich gwiazd C
effect-white-dwarf = przekształć gwiazdę w supernową, a potem uzyskaj wzrost kryształu czasu o 1
effect-wormhole = przenieś do trzech znaczników protożycia albo do trzech znaczników życia stabilnego na dowolne puste pola życia

power-line = { $name } ({ $cost }): { $effect }.
card-bonus = Dodatkowy zasób w każdej fazie energii: { $bonus }.
power-rules = { $name } to karta zdolności rodzaju: { $deck }. Koszt: { $cost }. Efekt: { $effect }. Dodatkowy zasób w każdej następnej fazie energii: { $bonus }.
bonus-reconstructed = Ten dodatkowy zasób odtworzyliśmy sami; nie wiemy, co jest na drukowanej karcie.

## Objaśnienia celów

goal-completed-size-1 = Ukończone mgławice rozmiaru 1.
goal-crystals-on-scoring-spaces = Kryształy czasu na polach punktujących; kryształy odłożone po piątym się nie liczą.
goal-largest-star-group = Największa grupa sąsiadujących gwiazd, wliczając supernowe.
goal-life-delta = Protożycie i życie stabilne w sektorze Δ razem z jego granicami; zaawansowane formy życia się nie liczą.
goal-life-phi = Protożycie i życie stabilne w sektorze Φ razem z jego granicami; zaawansowane formy życia się nie liczą.
goal-life-psi = Protożycie i życie stabilne w sektorze Ψ razem z jego granicami; zaawansowane formy życia się nie liczą.
goal-nebula-size-sum-delta = Suma rozmiarów ukończonych mgławic w sektorze Δ.
goal-nebula-size-sum-phi = Suma rozmiarów ukończonych mgławic w sektorze Φ.
goal-nebula-size-sum-psi = Suma rozmiarów ukończonych mgławic w sektorze Ψ.
goal-proto-life = Protożycie na planszy.
goal-stable-life = Życie stabilne na planszy.
goal-stars-c = Gwiazdy C; supernowe się nie liczą.
goal-stars-he = Gwiazdy He; supernowe się nie liczą.
goal-stars-o = Gwiazdy O; supernowe się nie liczą.
goal-stars-touching-nebula-with-advanced-life = Gwiazdy i supernowe wokół mgławic z zaawansowaną formą życia, każda liczona raz.
goal-supernovas = Supernowe na planszy.
goal-title-completed-size-1 = Najwięcej ukończonych mgławic rozmiaru 1
goal-title-crystals-on-scoring-spaces = Najwięcej kryształów czasu na polach punktujących
goal-title-largest-star-group = Największa grupa gwiazd i supernowych
goal-title-life-delta = Najwięcej znaczników życia w sektorze delta
goal-title-life-phi = Najwięcej znaczników życia w sektorze phi
goal-title-life-psi = Najwięcej znaczników życia w sektorze psi
goal-title-nebula-size-sum-delta = Największa suma rozmiarów ukończonych mgławic w sektorze delta
goal-title-nebula-size-sum-phi = Największa suma rozmiarów ukończonych mgławic w sektorze phi
goal-title-nebula-size-sum-psi = Największa suma rozmiarów ukończonych mgławic w sektorze psi
goal-title-proto-life = Najwięcej znaczników protożycia
goal-title-stable-life = Najwięcej znaczników życia stabilnego
goal-title-stars-c = Najwięcej gwiazd węglowych
goal-title-stars-he = Najwięcej gwiazd helowych
goal-title-stars-o = Najwięcej gwiazd tlenowych
goal-title-stars-touching-nebula-with-advanced-life = Najwięcej gwiazd i supernowych wokół zaawansowanych form życia
goal-title-supernovas = Najwięcej supernowych
goal-rules =
    { $seats ->
        [2] { $name }: { $counted } Kto ma najwięcej, zdobywa { $most } pkt; przy remisie zdobywają je wszyscy remisujący. Trzeba mieć co najmniej jedną sztukę.
       *[other] { $name }: { $counted } Kto ma najwięcej, zdobywa { $most } pkt, a drugi gracz { $second } pkt. Remisujący dostają tyle samo, a przy remisie na pierwszym miejscu nikt nie punktuje za drugie. Trzeba mieć co najmniej jedną sztukę.
    }

## Objaśnienia polecenia `rules`

rules-tile = Mgławica { $tile }, rozmiar { $size }: wymaga w rogach { $needs } i daje { $points } pkt.
rules-control = { $name }: jeśli jest tu twój znacznik, otrzymujesz: { $active }; każdy znacznik energii dowolnego koloru daje: { $passive }.
rules-star = Gwiazdy stoją w rogach sześciokątów (S1 do S37). Dla mgławicy supernowa zastępuje jedną dowolną gwiazdę, a dla celów jest osobnym rodzajem gwiazdy.
rules-life = Życie leży na bokach sześciokątów (L1 do L48). Nowe protożycie umieszcza się obok życia, które już masz; życie stabilne zostaje, gdy tworzysz zaawansowaną formę życia.
rules-turn = Tura: przesuń znaczniki energii zgodnie z ruchem wskazówek zegara, łącznie do trzech ruchów, w tym swój co najmniej raz; zbierz to, co dają cztery obszary regulacji; buduj w dowolnej kolejności (umieszczaj elementy, ukańczaj mgławice, zwalniaj komorę czasu, twórz zaawansowane formy życia, pozyskuj karty zdolności i używaj ich); na koniec weź mgławicę albo ustabilizuj protożycie. Nieumieszczone elementy przepadają.
rules-end = Gra kończy się w rundzie, w której z zasobów zniknie ostatni kryształ czasu albo zostanie zapunktowany ostatni cel; potem dolicza się punkty za zaawansowane formy życia.
rules-reconstructed = Znane z instrukcji: zasady, liczba elementów, koszty i efekty kart zdolności, cele i jeden kafelek mgławicy (3-14). Odtworzone na potrzeby tego programu: układ planszy gracza z sektorami i oznaczonymi polami, wymagania i punkty pozostałych kafelków mgławic oraz dodatkowy zasób każdej karty zdolności. Przy każdym wpisie w pliku content.toml jest zaznaczone, skąd pochodzi, więc posiadacz drukowanego egzemplarza może go poprawić.
rules-topics = Zapytaj o: turn, end, star, life, reconstructed, obszar regulacji (light), kartę (pulsar), cel (largest-star-group), mgławicę (2-11).

## Punkty według źródeł

score-advanced-life = Zaawansowane formy życia
score-nebulae-1 = Mgławice rozmiaru 1
score-nebulae-2 = Mgławice rozmiaru 2
score-nebulae-3 = Mgławice rozmiaru 3
score-crystals = Kryształy czasu
score-goals = Cele
score-cards = Karty energii

## Na ekranie: części i przyciski

tab-galaxy = Galaktyka
tab-console = Konsola
tab-cards = Karty
tab-others = Gracze
title-supply = Zasoby ogólne
label-collect = Zbierz
label-drawn = Dobrane: zachowaj jedną
label-choices = Do wyboru
label-cancel = Anuluj
label-back = Wróć do mojej
slot-kind = jednego rodzaju
slot-held = masz { $count }
slot-enough = masz dość
label-ending = Koniec tury
label-end-nebula = Koniec: weź mgławicę
label-end-stabilise = Koniec: ustabilizuj życie
label-end-pass = Koniec bez nagrody
hand-of = { $count } z { $limit }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Naciśnij
       *[other] Kliknij
    }
point-at =
    { $device ->
        [touch] Dotknij dowolnego elementu, aby o nim przeczytać.
       *[other] Wskaż dowolny element, aby o nim przeczytać.
    }
tip-idle = To, co możesz zrobić, jest oznaczone. { point-at }
tip-target = Teraz wybierz oznaczone miejsce albo oznaczony element.
tip-watch = { point-at }
tip-choose-shift = { press } znacznik, aby go przesunąć. Twój daje nagrodę ćwiartki, a każdy obszar to, co w jego rogu.
tip-choose-shift-tap = Dotknij znacznika, aby zobaczyć, co da jego ruch; dotknij jeszcze raz, aby go przesunąć.
tip-choose-card = { press } kartę albo talię. Kartami jednego rodzaju płaci się za karty zdolności i za ich użycie.
tip-choose-stack = Rozmiar 1 ukończysz najszybciej; rozmiar 3 wymaga najwięcej gwiazd i daje najwięcej punktów.
tip-choose-craft = { press } czekający element, a potem oznaczone miejsce; pełną mgławicę można ukończyć.
group-shift = Przesuń energię
group-take = Weź kartę energii
group-stack = Wybierz stos mgławic
group-place-star = Umieść gwiazdy
group-place-proto = Umieść protożycie
group-place-stable = Umieść życie stabilne
group-place-nebula = Umieść mgławice
group-complete = Ukończ mgławice
group-discharge = Zwolnij komorę czasu
group-advance = Utwórz zaawansowaną formę życia
group-power = Karty zdolności
group-set = Odrzuć zestaw kart
group-supernova = Twórz supernowe
group-stabilise = Stabilizuj życie
group-move = Przesuń gwiazdy i życie
group-end = Zakończ turę
group-discard = Odrzuć karty
group-flip = Twórz supernowe
group-remove = Odrzuć gwiazdę
group-gain = Weź gwiazdę
group-target = Wybierz supernową
group-spend = Zapłać elementem
group-restore = Przywróć gwiazdę z supernowej
group-replace = Zastąp mgławicę
group-carry = Przenieś element

## Na ekranie: co można zrobić z rzeczą, gdy akcji jest więcej niż jedna

may-shift-own = Przesuń
may-shift-dark = Przesuń
may-stack = Dobierz mgławicę
may-take = Weź
may-place-star = Umieść w rogu
may-place-proto = Umieść obok swojego życia
may-place-stable = Umieść na boku
may-place-nebula = Umieść na pustym sześciokącie
may-complete = Ukończ; wybierz gwiazdę do odrzucenia
may-discharge = Zwolnij; wybierz, co otrzymasz
may-discharge-none = Zwolnij
may-advance = Utwórz tu zaawansowaną formę życia
may-buy = Pozyskaj kartę zdolności
may-use = Użyj; wybierz kartę, którą płacisz
may-set = Odrzuć zestaw
may-supernova = Przekształć w supernową
may-stabilise = Ustabilizuj
may-move = Przesuń
may-end-nebula = Zakończ turę
may-end-stabilise = Zakończ turę; wybierz protożycie
may-end-pass = Zakończ turę
may-discard = Odrzuć
may-carry = Przenieś
may-spend = Zapłać tym
may-keep = Zachowaj
may-bottom = Odłóż na spód talii
may-flip = Przekształć w supernową
may-remove = Odrzuć
may-gain = Weź
may-target = Wybierz tę supernową
may-restore = Przekształć z powrotem w gwiazdę
may-replace = Zastąp
may-steps = Wybierz wzrost kryształu
may-protos = Wybierz protożycie
may-collect = Zbierz zasoby
may-done = Zakończ w tym miejscu

## Na ekranie: czym jest rzecz

see-space = { $space }: { $piece }
see-empty = puste
see-space-nebula = { $space }: puste pole na mgławicę
see-nebula-lacks =
    { $number ->
        [one] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } gwiazdy ({ $missing })
        [few] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } gwiazd ({ $missing })
        [many] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } gwiazd ({ $missing })
       *[other] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } gwiazdy ({ $missing })
    }
see-nebula-ready = { $space }, mgławica rozmiaru { $size }: ma wszystko, czego wymaga ({ $needs }), można ją ukończyć za { $points } pkt
see-nebula-complete = { $space }: ukończona mgławica rozmiaru { $size }, { $points } pkt
see-nebula-living = { $space }: ukończona mgławica rozmiaru { $size }, { $points } pkt, z zaawansowaną formą życia ({ $advanced })
see-chamber =
    { $ready ->
        [0] Komora czasu: kryształ jest na polu { $position } z { $top }
        [one] Komora czasu: gotowy jest { $ready } kryształ i daje { $next } pkt; następny jest na polu { $position } z { $top }
        [few] Komora czasu: gotowe są { $ready } kryształy, pierwszy daje { $next } pkt; następny jest na polu { $position } z { $top }
        [many] Komora czasu: gotowych jest { $ready } kryształów, pierwszy daje { $next } pkt; następny jest na polu { $position } z { $top }
       *[other] Komora czasu: gotowych jest { $ready } kryształu, pierwszy daje { $next } pkt; następny jest na polu { $position } z { $top }
    }
see-track-supernova =
    { $count ->
        [one] { $count } zasób supernowej
        [few] { $count } zasoby supernowej
        [many] { $count } zasobów supernowej
       *[other] { $count } zasobu supernowej
    }
see-track-dna = { $count } DNA
see-track-graviton =
    { $count ->
        [one] { $count } grawiton
        [few] { $count } grawitony
        [many] { $count } grawitonów
       *[other] { $count } grawitonu
    }
see-control =
    { $tokens ->
        [one] { $tokens } znacznik w tym obszarze; razem z zasobami z twoich kart: { $income }.
        [few] { $tokens } znaczniki w tym obszarze; razem z zasobami z twoich kart: { $income }.
        [many] { $tokens } znaczników w tym obszarze; razem z zasobami z twoich kart: { $income }.
       *[other] { $tokens } znacznika w tym obszarze; razem z zasobami z twoich kart: { $income }.
    }
see-token = Znacznik energii gracza { $name }, obszar: { $control }
see-token-dark = Znacznik ciemnej energii, obszar: { $control }
see-shifts = zostało ruchów: { $left } z { $all }
see-row-card = Karta w rzędzie: { $card }
see-hand =
    { $count ->
        [one] { $count } karta na ręce: { $card }
        [few] { $count } karty na ręce: { $card }
        [many] { $count } kart na ręce: { $card }
       *[other] { $count } karty na ręce: { $card }
    }
see-slot =
    { $price ->
        [one] Miejsce { $slot } na kartę zdolności: kosztuje { $price } kartę
        [few] Miejsce { $slot } na kartę zdolności: kosztuje { $price } karty jednego rodzaju
        [many] Miejsce { $slot } na kartę zdolności: kosztuje { $price } kart jednego rodzaju
       *[other] Miejsce { $slot } na kartę zdolności: kosztuje { $price } karty jednego rodzaju
    }
see-waiting-star =
    { $count ->
        [one] { $count } gwiazda { $star } czeka na umieszczenie
        [few] { $count } gwiazdy { $star } czekają na umieszczenie
        [many] { $count } gwiazd { $star } czeka na umieszczenie
       *[other] { $count } gwiazdy { $star } czeka na umieszczenie
    }
see-waiting-proto =
    { $count ->
        [one] { $count } znacznik protożycia czeka na umieszczenie
        [few] { $count } znaczniki protożycia czekają na umieszczenie
        [many] { $count } znaczników protożycia czeka na umieszczenie
       *[other] { $count } znacznika protożycia czeka na umieszczenie
    }
see-supply-star =
    { $count ->
        [one] w zasobach została { $count } gwiazda { $star }
        [few] w zasobach zostały { $count } gwiazdy { $star }
        [many] w zasobach zostało { $count } gwiazd { $star }
       *[other] w zasobach zostało { $count } gwiazdy { $star }
    }
see-supply-life = znaczniki życia w zasobach: { $count }
see-advanced-left = pozostałe zaawansowane formy życia: { $count }
see-stack = Mgławice rozmiaru { $size }: liczba gwiazd { $stars }, punkty od { $least } do { $most }; zostało { $count }
stack-means = liczba gwiazd { $stars }, punkty od { $least } do { $most }
see-power-deck = Karty zdolności ({ $deck }): zostało { $count }
see-galaxy = Pokaż galaktykę gracza { $name }: { $points } pkt, kart na ręce: { $hand }

## Na ekranie: dlaczego czegoś nie można

why-advance =
    { $count ->
        [one] Zaawansowana forma życia wymaga życia na jeszcze { $count } boku
        [few] Zaawansowana forma życia wymaga życia na jeszcze { $count } bokach
        [many] Zaawansowana forma życia wymaga życia na jeszcze { $count } bokach
       *[other] Zaawansowana forma życia wymaga życia na jeszcze { $count } boku
    }
why-stabilise = Stabilizacja wymaga DNA
why-move = Ruch wymaga grawitonu
why-supernova-moves = Supernowych się nie przesuwa
why-discharge =
    { $count ->
        [one] do zwolnienia brakuje wzrostu o { $count }
        [few] do zwolnienia brakuje wzrostu o { $count }
        [many] do zwolnienia brakuje wzrostu o { $count }
       *[other] do zwolnienia brakuje wzrostu o { $count }
    }
why-track = W tej turze nic już nie zostało
why-token = Możesz przesuwać tylko swój znacznik i znaczniki ciemnej energii
why-take = Karty bierze się podczas zbierania zasobów
why-set =
    { $size ->
        [one] { $size } karta daje { $points } pkt
        [few] { $size } karty jednego rodzaju dają { $points } pkt
        [many] { $size } kart jednego rodzaju daje { $points } pkt
       *[other] { $size } karty jednego rodzaju daje { $points } pkt
    }
why-slot =
    { $price ->
        [one] Potrzebujesz { $price } karty w fazie budowania (masz { $most })
        [few] Potrzebujesz { $price } kart jednego rodzaju w fazie budowania (masz { $most })
        [many] Potrzebujesz { $price } kart jednego rodzaju w fazie budowania (masz { $most })
       *[other] Potrzebujesz { $price } karty jednego rodzaju w fazie budowania (masz { $most })
    }
why-use-phase = Kart zdolności używa się w fazie budowania własnej tury
why-use-price = Nie możesz teraz zapłacić kosztu: { $cost }
why-use-nothing = Teraz nie miałaby żadnego efektu
why-proto = Nowe protożycie wymaga pustego boku obok twojego życia
why-nebula = Mgławica wymaga pustego sześciokąta

## Na ekranie: zanim coś się stanie

preview-complete =
    { $points ->
        [one] { $points } punkt; odrzucasz: { $piece } z { $space }
        [few] { $points } punkty; odrzucasz: { $piece } z { $space }
        [many] { $points } punktów; odrzucasz: { $piece } z { $space }
       *[other] { $points } punktu; odrzucasz: { $piece } z { $space }
    }
preview-left = kosztuje { $count } × { $card }, zostaje { $left }
pending-step = { $card }: { $step }
step-pay =
    { $count ->
        [one] wybierz element, którym płacisz
        [few] wybierz elementy, którymi płacisz, jeszcze { $count }
        [many] wybierz elementy, którymi płacisz, jeszcze { $count }
       *[other] wybierz elementy, którymi płacisz, jeszcze { $count }
    }
step-choose =
    { $count ->
        [one] wybierz coś oznaczonego
        [few] wybierz coś oznaczonego, jeszcze do { $count } razy
        [many] wybierz coś oznaczonego, jeszcze do { $count } razy
       *[other] wybierz coś oznaczonego, jeszcze do { $count } razu
    }
loss-stars =
    { $count ->
        [one] { $count } nieumieszczona gwiazda { $star }
        [few] { $count } nieumieszczone gwiazdy { $star }
        [many] { $count } nieumieszczonych gwiazd { $star }
       *[other] { $count } nieumieszczonej gwiazdy { $star }
    }
loss-protos = nieumieszczone protożycie: { $count }
loss-nebula = nieumieszczona mgławica { $tile }
loss-supernova =
    { $count ->
        [one] { $count } niewydany zasób supernowej
        [few] { $count } niewydane zasoby supernowej
        [many] { $count } niewydanych zasobów supernowej
       *[other] { $count } niewydanego zasobu supernowej
    }
loss-dna = niewydane DNA: { $count }
loss-graviton =
    { $count ->
        [one] { $count } niewydany grawiton
        [few] { $count } niewydane grawitony
        [many] { $count } niewydanych grawitonów
       *[other] { $count } niewydanego grawitonu
    }

## Dziennik na ekranie: wiersz na każdy skutek

event-goal-revealed = Pojawia się nowy cel: { $goal }
event-goal-scored =
    { $points ->
        [one] { $name } zdobywa { $points } punkt za cel: { $goal }
        [few] { $name } zdobywa { $points } punkty za cel: { $goal }
        [many] { $name } zdobywa { $points } punktów za cel: { $goal }
       *[other] { $name } zdobywa { $points } punktu za cel: { $goal }
    }
event-goal-scored-you =
    { $points ->
        [one] Zdobywasz { $points } punkt za cel: { $goal }
        [few] Zdobywasz { $points } punkty za cel: { $goal }
        [many] Zdobywasz { $points } punktów za cel: { $goal }
       *[other] Zdobywasz { $points } punktu za cel: { $goal }
    }
event-goal-discarded = Cel zostaje odrzucony: { $goal }
event-row-filled = Do rzędu trafia karta: { $card }
event-token-placed = Znacznik energii gracza { $name } trafia do obszaru: { $control }
event-token-placed-you = Twój znacznik energii trafia do obszaru: { $control }
event-dark-placed = Znacznik ciemnej energii trafia do obszaru: { $control }
event-own-shifted = { $name } przesuwa swój znacznik: { $start } → { $end }
event-own-shifted-you = Przesuwasz swój znacznik: { $start } → { $end }
event-dark-shifted = { $name } przesuwa znacznik ciemnej energii: { $start } → { $end }
event-dark-shifted-you = Przesuwasz znacznik ciemnej energii: { $start } → { $end }
event-card-taken = { $name } bierze kartę z rzędu: { $card }
event-card-taken-you = Bierzesz kartę z rzędu: { $card }
event-card-drawn = { $name } dobiera kartę z talii: { $card }
event-card-drawn-you = Dobierasz kartę z talii: { $card }
event-card-drawn-hidden = { $name } dobiera kartę z talii
event-card-drawn-hidden-you = Dobierasz kartę z talii
event-nebula-drawn = { $name } dobiera mgławicę { $tile }
event-nebula-drawn-you = Dobierasz mgławicę { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } bierze { $count } gwiazdę { $star }
        [few] { $name } bierze { $count } gwiazdy { $star }
        [many] { $name } bierze { $count } gwiazd { $star }
       *[other] { $name } bierze { $count } gwiazdy { $star }
    }
event-stars-gained-you =
    { $count ->
        [one] Bierzesz { $count } gwiazdę { $star }
        [few] Bierzesz { $count } gwiazdy { $star }
        [many] Bierzesz { $count } gwiazd { $star }
       *[other] Bierzesz { $count } gwiazdy { $star }
    }
event-protos-gained =
    { $count ->
        [one] { $name } bierze { $count } znacznik protożycia
        [few] { $name } bierze { $count } znaczniki protożycia
        [many] { $name } bierze { $count } znaczników protożycia
       *[other] { $name } bierze { $count } znacznika protożycia
    }
event-protos-gained-you =
    { $count ->
        [one] Bierzesz { $count } znacznik protożycia
        [few] Bierzesz { $count } znaczniki protożycia
        [many] Bierzesz { $count } znaczników protożycia
       *[other] Bierzesz { $count } znacznika protożycia
    }
event-raised-supernova =
    { $count ->
        [one] { $name } otrzymuje { $count } zasób supernowej
        [few] { $name } otrzymuje { $count } zasoby supernowej
        [many] { $name } otrzymuje { $count } zasobów supernowej
       *[other] { $name } otrzymuje { $count } zasobu supernowej
    }
event-raised-supernova-you =
    { $count ->
        [one] Otrzymujesz { $count } zasób supernowej
        [few] Otrzymujesz { $count } zasoby supernowej
        [many] Otrzymujesz { $count } zasobów supernowej
       *[other] Otrzymujesz { $count } zasobu supernowej
    }
event-raised-dna = { $name } otrzymuje { $count } DNA
event-raised-dna-you = Otrzymujesz { $count } DNA
event-raised-graviton =
    { $count ->
        [one] { $name } otrzymuje { $count } grawiton
        [few] { $name } otrzymuje { $count } grawitony
        [many] { $name } otrzymuje { $count } grawitonów
       *[other] { $name } otrzymuje { $count } grawitonu
    }
event-raised-graviton-you =
    { $count ->
        [one] Otrzymujesz { $count } grawiton
        [few] Otrzymujesz { $count } grawitony
        [many] Otrzymujesz { $count } grawitonów
       *[other] Otrzymujesz { $count } grawitonu
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } przesuwa kryształ o { $steps } pole w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
        [few] { $name } przesuwa kryształ o { $steps } pola w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
        [many] { $name } przesuwa kryształ o { $steps } pól w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
       *[other] { $name } przesuwa kryształ o { $steps } pola w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
    }
event-crystal-stepped-you =
    { $steps ->
        [one] Przesuwasz kryształ o { $steps } pole w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
        [few] Przesuwasz kryształ o { $steps } pola w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
        [many] Przesuwasz kryształ o { $steps } pól w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
       *[other] Przesuwasz kryształ o { $steps } pola w górę{ $filled ->
            [0] {""}
           *[other] ; kryształ dociera na szczyt
        }
    }
event-star-placed = { $name } umieszcza gwiazdę { $star } na { $space }
event-star-placed-you = Umieszczasz gwiazdę { $star } na { $space }
event-star-discarded = { $name } odrzuca gwiazdę { $star } z { $space }
event-star-discarded-you = Odrzucasz gwiazdę { $star } z { $space }
event-proto-placed = { $name } umieszcza protożycie na { $space }
event-proto-placed-you = Umieszczasz protożycie na { $space }
event-stable-placed = { $name } umieszcza życie stabilne na { $space }
event-stable-placed-you = Umieszczasz życie stabilne na { $space }
event-nebula-placed = { $name } umieszcza mgławicę { $tile } na { $space }
event-nebula-placed-you = Umieszczasz mgławicę { $tile } na { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } ukańcza mgławicę na { $space } za { $points } punkt
        [few] { $name } ukańcza mgławicę na { $space } za { $points } punkty
        [many] { $name } ukańcza mgławicę na { $space } za { $points } punktów
       *[other] { $name } ukańcza mgławicę na { $space } za { $points } punktu
    }
event-nebula-completed-you =
    { $points ->
        [one] Ukańczasz mgławicę na { $space } za { $points } punkt
        [few] Ukańczasz mgławicę na { $space } za { $points } punkty
        [many] Ukańczasz mgławicę na { $space } za { $points } punktów
       *[other] Ukańczasz mgławicę na { $space } za { $points } punktu
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } zwalnia komorę czasu
        [one] { $name } zwalnia komorę czasu za { $points } punkt
        [few] { $name } zwalnia komorę czasu za { $points } punkty
        [many] { $name } zwalnia komorę czasu za { $points } punktów
       *[other] { $name } zwalnia komorę czasu za { $points } punktu
    }
event-chamber-discharged-you =
    { $points ->
        [0] Zwalniasz komorę czasu
        [one] Zwalniasz komorę czasu za { $points } punkt
        [few] Zwalniasz komorę czasu za { $points } punkty
        [many] Zwalniasz komorę czasu za { $points } punktów
       *[other] Zwalniasz komorę czasu za { $points } punktu
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punkt
        [few] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punkty
        [many] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punktów
       *[other] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punktu
    }
event-advanced-life-created-you =
    { $points ->
        [one] Tworzysz zaawansowaną formę życia na { $space }, wartą { $points } punkt
        [few] Tworzysz zaawansowaną formę życia na { $space }, wartą { $points } punkty
        [many] Tworzysz zaawansowaną formę życia na { $space }, wartą { $points } punktów
       *[other] Tworzysz zaawansowaną formę życia na { $space }, wartą { $points } punktu
    }
event-advanced-life-hidden = { $name } tworzy zaawansowaną formę życia na { $space }
event-advanced-life-hidden-you = Tworzysz zaawansowaną formę życia na { $space }
event-cards-paid =
    { $count ->
        [one] { $name } odrzuca { $count } kartę: { $card }
        [few] { $name } odrzuca { $count } karty: { $card }
        [many] { $name } odrzuca { $count } kart: { $card }
       *[other] { $name } odrzuca { $count } karty: { $card }
    }
event-cards-paid-you =
    { $count ->
        [one] Odrzucasz { $count } kartę: { $card }
        [few] Odrzucasz { $count } karty: { $card }
        [many] Odrzucasz { $count } kart: { $card }
       *[other] Odrzucasz { $count } karty: { $card }
    }
event-power-drawn = { $name } dobiera kartę zdolności { $card }
event-power-drawn-you = Dobierasz kartę zdolności { $card }
event-power-drawn-hidden = { $name } dobiera kartę zdolności
event-power-drawn-hidden-you = Dobierasz kartę zdolności
event-power-kept = { $name } zachowuje kartę { $card } na miejscu { $slot }
event-power-kept-you = Zachowujesz kartę { $card } na miejscu { $slot }
event-power-returned = { $name } odkłada na spód talii kartę { $card }
event-power-returned-you = Odkładasz na spód talii kartę { $card }
event-power-returned-hidden = { $name } odkłada na spód talii kartę zdolności
event-power-returned-hidden-you = Odkładasz na spód talii kartę zdolności
event-power-used = { $name } używa karty { $card }
event-power-used-you = Używasz karty { $card }
event-points-scored =
    { $points ->
        [one] { $name } zdobywa { $points } punkt za karty
        [few] { $name } zdobywa { $points } punkty za karty
        [many] { $name } zdobywa { $points } punktów za karty
       *[other] { $name } zdobywa { $points } punktu za karty
    }
event-points-scored-you =
    { $points ->
        [one] Zdobywasz { $points } punkt za karty
        [few] Zdobywasz { $points } punkty za karty
        [many] Zdobywasz { $points } punktów za karty
       *[other] Zdobywasz { $points } punktu za karty
    }
event-supernova-made = { $name } przekształca gwiazdę na { $space } w supernową
event-supernova-made-you = Przekształcasz gwiazdę na { $space } w supernową
event-supernova-restored = { $name } przekształca supernową na { $space } z powrotem w gwiazdę
event-supernova-restored-you = Przekształcasz supernową na { $space } z powrotem w gwiazdę
event-life-stabilised = { $name } stabilizuje protożycie na { $space }
event-life-stabilised-you = Stabilizujesz protożycie na { $space }
event-life-discarded = { $name } odrzuca życie z { $space }
event-life-discarded-you = Odrzucasz życie z { $space }
event-piece-moved = { $name } przesuwa element z { $start } na { $end }
event-piece-moved-you = Przesuwasz element z { $start } na { $end }
event-nebula-replaced = { $name } zastępuje mgławicę { $old } na { $space } mgławicą { $new }
event-nebula-replaced-you = Zastępujesz mgławicę { $old } na { $space } mgławicą { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } traci { $count } nieumieszczony element
        [few] { $name } traci { $count } nieumieszczone elementy
        [many] { $name } traci { $count } nieumieszczonych elementów
       *[other] { $name } traci { $count } nieumieszczonego elementu
    }
event-pieces-lost-you =
    { $count ->
        [one] Tracisz { $count } nieumieszczony element
        [few] Tracisz { $count } nieumieszczone elementy
        [many] Tracisz { $count } nieumieszczonych elementów
       *[other] Tracisz { $count } nieumieszczonego elementu
    }
event-card-discarded = { $name } odrzuca kartę: { $card }
event-card-discarded-you = Odrzucasz kartę: { $card }
event-turn-started = Runda { $round }: zaczyna się tura gracza { $name }
event-turn-started-you = Runda { $round }: zaczyna się twoja tura
event-game-ended = Gra się kończy; zaawansowane formy życia zostają odkryte

## Gra w jednym zdaniu i jej opcje

about = Przesuwaj energię, twórz mgławice i pozwól życiu zakorzenić się we własnej galaktyce.
option-edition = Wydanie
option-edition-help = Drukowane wydania różnią się kosztem Pulsara i tym, które mgławice zastępuje Gwiezdny pył; we francuskim także przed końcowym rankingiem odrzuca się karty ponad limit. Uzgodnione przyjmuje to, co mówi większość wydań.
option-edition-reconciled = Uzgodnione
option-edition-pl = Polskie
option-edition-fr = Francuskie
option-edition-es = Hiszpańskie
option-event-horizon = Za Horyzont zdarzeń płaci się
option-event-horizon-help = Instrukcje można rozumieć na oba sposoby.
option-event-horizon-track = zasobem supernowej z toru
option-event-horizon-token = supernową z planszy

## Pierwsza partia: otwierająca tura, która uczy

tutorial-welcome = Witaj w swojej galaktyce. W kilku rundach zgromadzisz gwiazdy i życie, a punkty dadzą ci mgławice, kryształy czasu, wspólne cele i zaawansowane formy życia. Wygrywa ten, kto ma najwięcej punktów. Rozegrajmy razem twoją pierwszą turę.
tutorial-galaxy = To twoja galaktyka. Obłoki w sześciokątach to mgławice; gniazda wewnątrz pokazują potrzebne gwiazdy. Gwiazdy stoją w rogach, więc jedna może służyć trzem mgławicom. Życie leży na bokach. Trzy mgławice, gwiazda H i pierwsze protożycie już tu są.
tutorial-goal = Co rundę cele przesuwają się w swoim rzędzie o jedno miejsce. Gdy odliczanie dobiegnie końca, cel nagradza tego, kto ma najwięcej. Ten liczy supernowe; kulki pokazują, ile kto ma.
tutorial-shift-own = Tura zaczyna się przy konsoli energii. Masz do trzech ruchów zgodnie z ruchem wskazówek zegara, w tym co najmniej jeden swoim znacznikiem. Kliknij swoją kulkę A: trafi do obszaru grawitacji, którego nagroda aktywna to dwie gwiazdy He i supernowa.
tutorial-shift-dark = Znaczniki ciemnej energii są niczyje. Każdy znacznik w obszarze, niezależnie od koloru, zwiększa o jeden to, co ten obszar daje. Przesuń znacznik ciemnej energii ze światła do czasu i patrz na liczby, gdy go wskazujesz.
tutorial-collect = Został jeden ruch, ale możesz na tym poprzestać. Naciśnij Zbierz: najpierw dostaniesz nagrodę za swój znacznik, a potem to, co dają wszystkie cztery obszary.
tutorial-take = Światło daje ci kartę energii. Weź jedną z odkrytego rzędu; masz już dwie karty czasu, więc weź trzecią.
tutorial-place = Zdobyte elementy czekają na dole; to, czego nie umieścisz do końca tury, przepada. Kliknij czekającą gwiazdę He, a potem oznaczony róg 14 między swoimi mgławicami.
tutorial-place-again = Mgławica na N5 wymaga dwóch H i jednej He. Umieść drugą gwiazdę He w rogu 23, przy tej samej mgławicy.
tutorial-supernova = Brakuje jeszcze jednej H, ale supernowa zastępuje dowolną gwiazdę. Wydaj zasób supernowej na gwiazdę w rogu 23. Supernowa liczy się też do celu.
tutorial-complete = N5 świeci: ma wszystko, czego wymaga. Kliknij ją, a potem gwiazdę, którą za nią odrzucasz, czyli He w rogu 14. Ukończona mgławica od razu daje punkty.
tutorial-move = Grawitony przesuwają gwiazdy i życie na sąsiednie puste pole, pomijając zajęte. Gwiazda H na środku zrobiła już swoje przy N5: kliknij ją, a potem róg 24, gdzie dotyka dwóch nieukończonych mgławic.
tutorial-proto = Nowe protożycie umieszcza się obok życia, które już masz. Umieść swoje na oznaczonym boku. Gdy życie jest na wszystkich sześciu bokach ukończonej mgławicy, możesz utworzyć zaawansowaną formę życia, wartą do ośmiu punktów.
tutorial-buy = Za karty jednego rodzaju pozyskuje się karty zdolności: pierwsze miejsce kosztuje dwie. Kliknij je, a potem swoje karty czasu.
tutorial-keep = Płacisz dwiema kartami, więc dobierasz dwie karty zdolności i zachowujesz jedną. Zachowaj Czwarty wymiar. Od następnej tury daje on też dodatkowy wzrost kryształu czasu.
tutorial-use = Kart zdolności można używać tak często, jak da się zapłacić. Użyj tej za ostatnią kartę czasu: kryształ przesuwa się o jedno pole w górę. Na polu 6 można go zwolnić za gwiazdę i punkty: 3 za pierwszym razem, 21 za piątym.
tutorial-end = Niewydane zasoby teraz przepadają. Ostatnią akcją bierzesz mgławicę albo stabilizujesz protożycie; życie stabilne zostaje, gdy tworzysz zaawansowaną formę życia. Wybierz stabilizację, a potem protożycie obok środka.
tutorial-finish = Teraz wiesz, co daje punkty. Gra kończy się, gdy zabraknie kryształów czasu albo celów. Wskaż cokolwiek, by o tym przeczytać, i naciśnij R, by otworzyć zasady. Miłej gry!

# Dlaczego ruch jest dobry lub zły; po słowach „Ten ruch”.
reason-points-more = daje punkty
reason-points-less = rezygnuje z punktów
reason-nebulae-more = przybliża ukończenie mgławic
reason-nebulae-less = zostawia mniej zaczętych mgławic
reason-life-more = przybliża powstanie zaawansowanej formy życia
reason-life-less = cofa rozwój życia
reason-crystals-more = przesuwa w górę twoje kryształy czasu
reason-crystals-less = zużywa kryształy czasu
reason-goals-more = przybliża cię do celów
reason-goals-less = oddala cię od celów
reason-cards-more = wzmacnia twoje karty na ręce i karty zdolności
reason-cards-less = zużywa karty
reason-income-more = daje więcej do umieszczenia i wykorzystania
reason-income-less = zużywa czekające elementy
worth-points = punkty
worth-nebulae = mgławice
worth-life = życie
worth-crystals = kryształy czasu
worth-goals = cele
worth-cards = karty
worth-income = elementy do umieszczenia
tutorial-first-done = To była cała tura. Teraz gra Bo; kliknij małą galaktykę, by ją powiększyć. Przeskoczmy teraz kilka rund dalej, do tego, co daje najwięcej punktów.
tutorial-later = Runda 5, twoja faza tworzenia. Kryształ czasu dotarł w komorze do 6, a życie leży na wszystkich sześciu bokach ukończonej mgławicy na N9. Jedno i drugie jest teraz warte punkty.
tutorial-discharge = Zwolnij komorę czasu: kliknij ją, a potem wybrany pierwiastek. Kryształ spada na pole punktacji, 3 punkty za pierwszy, a ty zyskujesz dowolną gwiazdę. Wybierz gwiazdę O.
tutorial-place-discharged = Gwiazda czeka jak każda inna. Połóż ją na zaznaczonym rogu, gdzie spotykają się trzy mgławice.
tutorial-advance = Teraz mgławica na N9: gdy życie leży na wszystkich jej bokach, tworzysz tam zaawansowaną formę życia. Kliknij ją. Protożycie wokół zostaje zużyte, stabilne życie zostaje. Dobierasz żeton wart od 4 do 8 punktów; liczy się na końcu i tylko ty go widzisz.
tutorial-goal-due = Spójrz na cele: cel za supernowe zostanie rozliczony na koniec tej rundy. Ty masz dwie supernowe, Bo jedną, więc cel będzie twój.
tutorial-end-round = Grasz w tej rundzie jako ostatni. Zakończ turę, stabilizując protożycie na zaznaczonym boku.
tutorial-goal-won = Sześć punktów za cel. Pozostałe cele przesunęły się o pole, a na tor wszedł nowy. Zawsze wiedz, który cel będzie następny.
