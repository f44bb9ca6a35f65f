# Narodziny kosmosu po polsku.
# action-<czasownik>: co daje wybór. log-<czasownik>: co ktoś zrobił, po imieniu tej osoby.
# W obu $first, $second i $third to słowa po czasowniku, a $count mówi, ile ich jest.
# word-<id>: nazwa rzeczy, która ma id.

game-name = Narodziny kosmosu

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
word-dark = ciemny

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
word-nebula-size-sum-delta = Ukończone rozmiary w Δ
word-nebula-size-sum-phi = Ukończone rozmiary w Φ
word-nebula-size-sum-psi = Ukończone rozmiary w Ψ
word-proto-life = Protożycie
word-stable-life = Życie stabilne
word-stars-c = Gwiazdy C
word-stars-he = Gwiazdy He
word-stars-o = Gwiazdy O
word-stars-touching-nebula-with-advanced-life = Gwiazdy przy zaawansowanym życiu
word-supernovas = Supernowe

## Co daje każdy wybór

action-shift-own = Przesuń swój znacznik energii do następnego obszaru regulacji
action-shift-dark = Przesuń dalej ciemny znacznik energii z obszaru: { $first }
action-collect = Zakończ przesuwanie i zbierz to, co dają obszary regulacji
action-stack = Dobierz mgławicę ze stosu rozmiaru { $first }
action-take = Weź kartę z rzędu: { $first }
action-take-deck = Dobierz kartę energii z talii
action-place-star = Umieść gwiazdę { $first } na { $second }
action-place-proto = Umieść protożycie na { $first }
action-place-stable = Umieść życie stabilne na { $first }
action-place-nebula = Umieść mgławicę { $first } na { $second }
action-complete = Ukończ mgławicę na { $first }, odrzucając gwiazdę z { $second }
action-discharge = Zwolnij komorę czasu, wybierając: { $first }
action-discharge-none = Zwolnij komorę czasu; nie ma już gwiazdy do wzięcia
action-advance = Stwórz zaawansowaną formę życia na { $first }
action-buy = Kup kartę zdolności ({ $second }) na miejsce { $first }
action-keep = Zatrzymaj kartę { $first }
action-bottom = Odłóż teraz na spód talii kartę { $first }
action-use =
    { $count ->
        [1] Użyj karty { $first }
       *[other] Użyj karty { $first }, płacąc kartami: { $second }
    }
action-set = Oddaj zestaw kart za punkty: { $first }
action-supernova = Wydaj zasób supernowej: przekształć gwiazdę na { $first } w supernową
action-stabilise = Ustabilizuj protożycie na { $first }
action-move = Przesuń element z { $first } na { $second }
action-end-nebula = Zakończ turę, biorąc mgławicę
action-end-stabilise = Zakończ turę, stabilizując protożycie na { $first }
action-end-pass = Zakończ turę bez ostatniej nagrody
action-discard = Odrzuć do limitu kartę: { $first }
action-flip = Przekształć gwiazdę na { $first } w supernową
action-steps = Weź wzrost kryształu czasu
action-protos = Weź protożycie
action-remove = Odrzuć gwiazdę z { $first }
action-gain = Weź gwiazdę { $first }
action-target = Niech promieniuje supernowa na { $first }
action-spend = Zapłać elementem z { $first }
action-restore = Przekształć supernową na { $first } z powrotem w gwiazdę
action-replace = Zastąp mgławicę na { $first } nową mgławicą rozmiaru 2
action-carry = Przenieś element z { $first } na { $second }
action-done = Na tym zakończ

## Co ktoś zrobił

log-shift-own = przesuwa swój znacznik
log-shift-dark = przesuwa ciemny znacznik z obszaru: { $first }
log-collect = zbiera zasoby
log-stack = dobiera ze stosu rozmiaru { $first }
log-take = bierze kartę: { $first }
log-take-deck = dobiera kartę
log-place-star = umieszcza { $first } na { $second }
log-place-proto = umieszcza protożycie na { $first }
log-place-stable = umieszcza życie stabilne na { $first }
log-place-nebula = umieszcza mgławicę { $first } na { $second }
log-complete = kończy mgławicę na { $first }, oddając { $second }
log-discharge = zwalnia komorę czasu i wybiera: { $first }
log-discharge-none = zwalnia komorę czasu
log-advance = tworzy zaawansowaną formę życia na { $first }
log-buy = kupuje kartę zdolności ({ $second }) na miejsce { $first }
log-keep = zatrzymuje kartę { $first }
log-bottom = odkłada na spód talii kartę { $first }
log-use =
    { $count ->
        [1] używa karty { $first }
       *[other] używa karty { $first }, płacąc: { $second }
    }
log-set = oddaje zestaw kart: { $first }
log-supernova = tworzy supernową na { $first }
log-stabilise = stabilizuje { $first }
log-move = przesuwa z { $first } na { $second }
log-end-nebula = kończy turę mgławicą
log-end-stabilise = kończy turę, stabilizując { $first }
log-end-pass = kończy turę
log-discard = odrzuca kartę: { $first }
log-flip = tworzy supernową na { $first }
log-steps = bierze wzrost kryształu
log-protos = bierze protożycie
log-remove = odrzuca gwiazdę z { $first }
log-gain = bierze { $first }
log-target = wybiera promieniującą supernową: { $first }
log-spend = płaci elementem z { $first }
log-restore = przekształca { $first } z powrotem w gwiazdę
log-replace = zastępuje mgławicę na { $first }
log-carry = przenosi z { $first } na { $second }
log-done = kończy

log-goal = nowy cel: { $first }
log-row = nowa karta w rzędzie: { $first }
log-tile = dobrana mgławica: { $first }
log-hand = dobrane na rękę: { $first }
log-token = kolejność znaczników energii: { $first }
log-power = dobrana karta zdolności: { $first }
log-advanced = zaawansowana forma życia o wartości { $first }

## Czyja tura, która faza, co trzeba zrobić

status = Runda { $round } · { $phase } · { $asked }
status-you = Twoja tura
status-over = Partia skończona.
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
           *[no] ; własny znacznik musi się jeszcze ruszyć
        }
        [few] { status-you }: przesuń energię, zostały { $left } ruchy z { $all }{ $moved ->
            [yes] , albo zbierz zasoby
           *[no] ; własny znacznik musi się ruszyć
        }
        [many] { status-you }: przesuń energię, zostało { $left } ruchów z { $all }{ $moved ->
            [yes] , albo zbierz zasoby
           *[no] ; własny znacznik musi się ruszyć
        }
       *[other] { status-you }: przesuń energię, zostało { $left } ruchu z { $all }{ $moved ->
            [yes] , albo zbierz zasoby
           *[no] ; własny znacznik musi się ruszyć
        }
    }
pending-choose-card =
    { $left ->
        [one] { status-you }: weź ostatnią należną kartę energii
        [few] { status-you }: weź kartę energii, należą się { $left } karty
        [many] { status-you }: weź kartę energii, należy się { $left } kart
       *[other] { status-you }: weź kartę energii, należy się { $left } karty
    }
pending-choose-stack = { status-you }: wybierz stos, z którego pochodzi mgławica
pending-choose-craft = { status-you }: buduj, a potem zakończ turę
pending-choose-kept = { status-you }: zatrzymaj jedną z dobranych kart zdolności
pending-choose-bottom = { status-you }: odłóż pozostałe karty na spód talii, najpierw tę, która ma leżeć wyżej
pending-choose-effect = { status-you }: działa karta { $card }
pending-choose-last-space = { status-you }: umieść ostatnią mgławicę tej tury
pending-choose-discard = { status-you }: odrzuć karty do limitu ręki
pending-game-over = partia skończona

other-choose-shift = { $name } przesuwa energię, pozostałe ruchy: { $left } z { $all }
other-choose-card = { $name } bierze karty energii, pozostało: { $left }
other-choose-stack = { $name } wybiera stos, z którego pochodzi mgławica
other-choose-craft = { $name } buduje
other-choose-kept = { $name } wybiera kartę zdolności
other-choose-bottom = { $name } odkłada karty na spód talii
other-choose-effect = { $name } używa karty { $card }
other-choose-last-space = { $name } umieszcza ostatnią mgławicę tej tury
other-choose-discard = { $name } odrzuca karty do limitu ręki

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
caution-waiting = Jeszcze nieumieszczone i stracone z końcem tury: { $pieces }.
caution-tracks = Jeszcze niewydane i stracone z końcem tury: { $tracks }.

## Stół

title-galaxy = Galaktyka · { $name }
title-console = Konsola energii
title-goals = Cele ogólne
title-board = Obok planszy
title-powers = Karty zdolności
title-players = Wszyscy gracze
column-control = Regulacja
column-tokens = Tu
column-active = Z własnym
column-passive = Za znaczniki
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
label-hand = Ręka
label-chamber = Komora
label-tracks = Tory
label-waiting = Czekają
label-slots = Wolne miejsca
nothing = nic
deck-of = kart: { $deck }, odrzuconych: { $discards }
chamber-of = punktujących: { $scored }, następny: { $next } pkt
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
goals-coming =
    { $count ->
        [0] nie będzie już nowych celów
        [one] jeszcze { $count } cel
        [few] jeszcze { $count } cele
        [many] jeszcze { $count } celów
       *[other] jeszcze { $count } celu
    }
supply-of = Zasoby: gwiazdy { $stars } · życie { $life } · zaawansowane życie { $advanced } · mgławice { $stacks } · karty zdolności { $powers }
crystals-left =
    { $count ->
        [0] nie ma już kryształów czasu: to ostatnia runda
        [one] do końca został { $count } kryształ czasu
        [few] do końca zostały { $count } kryształy czasu
        [many] do końca zostało { $count } kryształów czasu
       *[other] do końca zostało { $count } kryształu czasu
    }
lacks = brak { $stars }
ready = GOTOWA
done = ukończona
legend = H·5 gwiazda na S5  ✹ supernowa  ○·7 protożycie na L7  ● stabilne

gain-stars = { $count } { $star }
gain-dna = { $count } DNA
gain-supernova = { $count } ✹
gain-nebula = { $count } mgławica
gain-energy-card =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
gain-crystal-step = kryształ +{ $count }
gain-graviton =
    { $count ->
        [one] { $count } grawiton
        [few] { $count } grawitony
        [many] { $count } grawitonów
       *[other] { $count } grawitonu
    }
gain-proto-life =
    { $count ->
        [one] { $count } protożycie
        [few] { $count } protożycia
        [many] { $count } protożyć
       *[other] { $count } protożycia
    }

## Koszty i efekty kart zdolności

cost-energy =
    { $count ->
        [one] { $count } karta: { $energy }
        [few] { $count } karty: { $energy }
        [many] { $count } kart: { $energy }
       *[other] { $count } karty: { $energy }
    }
cost-any = dowolna karta
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
cost-supernova = { $count } zasób supernowej
cost-supernova-token = { $count } supernowa z planszy
cost-stable =
    { $count ->
        [one] { $count } znacznik życia stabilnego z planszy
        [few] { $count } znaczniki życia stabilnego z planszy
        [many] { $count } znaczników życia stabilnego z planszy
       *[other] { $count } znacznika życia stabilnego z planszy
    }
cost-proto = { $count } znacznik protożycia z planszy
cost-discharge = zamiast gwiazdy przy zwolnieniu komory czasu

effect-abiogenesis = umieść życie stabilne na dowolnym wolnym polu życia
effect-amino-acids = umieść życie stabilne na dowolnym wolnym polu życia
effect-binary-star = przekształć supernową z powrotem w jej gwiazdę, a potem przesuń tę gwiazdę raz
effect-black-hole = przekształć dwie swoje gwiazdy w supernowe
effect-core-collapse = przekształć jedną swoją gwiazdę w supernową
effect-event-horizon = weź wzrost kryształu czasu o 2 albo 2 protożycia
effect-evolution = dołóż zaawansowaną formę życia do mgławicy, która ma dokładnie jedną
effect-expanding-universe = weź 2 gwiazdy H
effect-fourth-dimension = weź wzrost kryształu czasu o 1
effect-generations = umieść trzy znaczniki życia stabilnego na dowolnych wolnych polach życia
effect-genetic-drift = przesuń raz protożycie, które potem staje się stabilne
effect-ionizing-radiation = całe protożycie obok jednej supernowej staje się stabilne
effect-molecular-cloud = weź gwiazdę H
effect-nuclear-fission =
    { $edition ->
        [fr] odrzuć gwiazdę lub supernową, a potem weź dowolną gwiazdę i wzrost kryształu czasu o 1
        [es] odrzuć gwiazdę lub supernową, a potem weź dowolną gwiazdę i wzrost kryształu czasu o 1
       *[other] odrzuć gwiazdę, która nie jest supernową, a potem weź dowolną gwiazdę i wzrost kryształu czasu o 1
    }
effect-nuclear-fusion =
    { $edition ->
        [fr] odrzuć gwiazdę lub supernową, a potem weź dowolną gwiazdę
        [es] odrzuć gwiazdę lub supernową, a potem weź dowolną gwiazdę
       *[other] odrzuć gwiazdę, która nie jest supernową, a potem weź dowolną gwiazdę
    }
effect-photosynthesis = całe protożycie obok twoich gwiazd O staje się stabilne
effect-pulsar = weź wzrost kryształu czasu o 2
effect-quasar = weź wzrost kryształu czasu o 1
effect-relativity-delta = weź dowolną gwiazdę i od razu umieść ją w sektorze Δ lub na jego granicy
effect-relativity-phi = weź dowolną gwiazdę i od razu umieść ją w sektorze Φ lub na jego granicy
effect-relativity-psi = weź dowolną gwiazdę i od razu umieść ją w sektorze Ψ lub na jego granicy
effect-shooting-star = przenieś gwiazdę, supernową lub nieukończoną mgławicę na dowolne wolne pole tego samego rodzaju
effect-solar-wind = przekształć gwiazdę w supernową; całe protożycie obok niej staje się stabilne
effect-special-relativity = weź wzrost kryształu czasu o 2
effect-speciation = umieść protożycie obok swojego życia stabilnego
effect-speed-of-light = zdobądź 6 punktów i weź dowolną gwiazdę
effect-stardust =
    { $edition ->
        [fr] weź mgławicę rozmiaru 1 albo zastąp nieukończoną mgławicę nową mgławicą rozmiaru 2
       *[other] weź mgławicę rozmiaru 1 albo zastąp nieukończoną mgławicę rozmiaru 1 nową mgławicą rozmiaru 2
    }
effect-survival-of-the-fittest = ustabilizuj dwa znaczniki protożycia albo jeden, jeśli masz tylko jeden
effect-time-dilation = weź wzrost kryształu czasu o 1
effect-water-rich-comets = całe protożycie obok twoich gwiazd C staje się stabilne
effect-white-dwarf = przekształć gwiazdę w supernową, a potem weź wzrost kryształu czasu o 1
effect-wormhole = przenieś do trzech znaczników protożycia albo do trzech znaczników życia stabilnego na dowolne wolne pola życia

power-line = { $name } ({ $cost }): { $effect }.
card-bonus = W każdej fazie energii daje też: { $bonus }.
power-rules = { $name } to karta zdolności rodzaju: { $deck }. Koszt: { $cost }. Efekt: { $effect }. W każdej późniejszej fazie energii daje też: { $bonus }.
bonus-reconstructed = Ta premia jest odtworzona: nie wiadomo tu, co mówi drukowana karta.

## Objaśnienia celów

goal-completed-size-1 = Ukończone mgławice rozmiaru 1.
goal-crystals-on-scoring-spaces = Kryształy czasu na polach punktujących; te odłożone po piątym się nie liczą.
goal-largest-star-group = Największa grupa sąsiadujących gwiazd, razem z supernowymi.
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
goal-rules =
    { $seats ->
        [2] { $name }: { $counted } Kto ma najwięcej, zdobywa { $most } pkt, przy remisie także; trzeba mieć co najmniej jedną sztukę.
       *[other] { $name }: { $counted } Kto ma najwięcej, zdobywa { $most } pkt, drugi { $second } pkt; remisujący dostają tyle samo, a po remisie na pierwszym miejscu drugiego nie ma; trzeba mieć co najmniej jedną sztukę.
    }

## Objaśnienia polecenia `rules`

rules-tile = Mgławica { $tile }, rozmiar { $size }: wymaga w rogach { $needs } i daje { $points } pkt.
rules-control = { $name }: z własnym znacznikiem dostajesz: { $active }; każdy znacznik energii, dowolnego koloru, daje: { $passive }.
rules-star = Gwiazdy stoją w rogach sześciokątów (S1 do S37). Dla mgławicy supernowa zastępuje dowolną jedną gwiazdę, a dla celów nie jest gwiazdą swojego rodzaju.
rules-life = Życie leży na bokach sześciokątów (L1 do L48). Nowe protożycie umieszcza się obok własnego życia; zaawansowana forma życia nie zużywa życia stabilnego.
rules-turn = Tura: przesuń do trzech razy znaczniki energii zgodnie z ruchem wskazówek zegara, w tym swój co najmniej raz; zbierz to, co dają cztery obszary regulacji; buduj w dowolnej kolejności (umieszczaj elementy, kończ mgławice, zwalniaj komorę czasu, twórz zaawansowane formy życia, kupuj karty zdolności i używaj ich); na koniec weź mgławicę albo ustabilizuj protożycie. Co nie zostanie umieszczone, przepada.
rules-end = Partia kończy się po rundzie, w której ostatni kryształ czasu opuści zasoby, albo gdy nie ma już celów; wtedy punktują zaawansowane formy życia.
rules-reconstructed = Znane z instrukcji: zasady, liczby elementów, koszty i efekty kart zdolności, cele. Odtworzone na potrzeby tego programu: kształt planszy gracza i jej sektorów, wymagania i punkty kafelków mgławic (poza jednym) oraz premia każdej karty zdolności. Plik content.toml gry oznacza każdy wpis, więc posiadacz drukowanego egzemplarza może go poprawić.
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
label-drawn = Dobrane: zatrzymaj jedną
label-choices = Wybory
label-cancel = Anuluj
label-back = Wróć do mojej
label-slot = Miejsce { $slot }
label-ending = Koniec tury
label-end-nebula = Koniec: weź mgławicę
label-end-stabilise = Koniec: ustabilizuj życie
label-end-pass = Koniec bez nagrody
hand-of = { $count } z { $limit }
tip-idle = Co można zrobić, jest oznaczone. Wskaż cokolwiek, aby o tym przeczytać.
tip-target = Teraz wybierz gdzie albo oznaczoną rzecz, która do tego pasuje.
tip-watch = Wskaż cokolwiek, aby o tym przeczytać.
tip-choose-shift = Kliknij znacznik: przesunie się zgodnie z ruchem wskazówek zegara. Obszar twojego znacznika daje nagrodę z dolnego rogu, a każdy obszar górną nagrodę raz za każdy znacznik.
tip-choose-shift-tap = Dotknij znacznika, aby zobaczyć, co da jego przesunięcie; dotknij jeszcze raz, aby go przesunąć. Obszar twojego znacznika daje nagrodę z dolnego rogu, a każdy obszar górną nagrodę raz za każdy znacznik.
tip-choose-card = Kliknij kartę w rzędzie albo talię, by dobrać nieznaną. Za karty jednego rodzaju kupuje się karty zdolności i płaci za ich użycie.
tip-choose-craft = Kliknij czekający element, a potem oznaczone miejsce. Mgławicę, której gniazda są pełne, można ukończyć. Kolejność dowolna; na końcu zakończ turę.
group-shift = Przesuń energię
group-take = Weź kartę energii
group-stack = Wybierz stos mgławic
group-place-star = Umieść gwiazdy
group-place-proto = Umieść protożycie
group-place-stable = Umieść życie stabilne
group-place-nebula = Umieść mgławice
group-complete = Ukończ mgławice
group-discharge = Zwolnij komorę czasu
group-advance = Stwórz zaawansowaną formę życia
group-power = Karty zdolności
group-set = Oddaj zestaw kart
group-supernova = Twórz supernowe
group-stabilise = Stabilizuj życie
group-move = Przesuń gwiazdy i życie
group-end = Zakończ turę
group-discard = Odrzuć karty
group-flip = Twórz supernowe
group-remove = Odrzuć gwiazdę
group-gain = Weź gwiazdę
group-target = Niech promieniuje supernowa
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
may-place-nebula = Umieść na wolnym sześciokącie
may-complete = Ukończ; wybierz gwiazdę do odrzucenia
may-discharge = Zwolnij; wybierz, za co
may-discharge-none = Zwolnij
may-advance = Stwórz tu zaawansowaną formę życia
may-buy = Kup kartę zdolności
may-use = Użyj; wybierz kartę, którą płacisz
may-set = Oddaj zestaw
may-supernova = Przekształć w supernową
may-stabilise = Ustabilizuj
may-move = Przesuń
may-end-nebula = Zakończ turę
may-end-stabilise = Zakończ turę; wybierz protożycie
may-end-pass = Zakończ turę
may-discard = Odrzuć
may-carry = Przenieś
may-spend = Zapłać tym
may-keep = Zatrzymaj
may-bottom = Odłóż na spód talii
may-flip = Przekształć w supernową
may-remove = Odrzuć
may-gain = Weź
may-target = Niech promieniuje
may-restore = Przekształć z powrotem w gwiazdę
may-replace = Zastąp
may-steps = Weź wzrost kryształu
may-protos = Weź protożycie
may-collect = Zbierz zasoby
may-done = Na tym zakończ

## Na ekranie: czym jest rzecz

see-space = { $space }: { $piece }
see-empty = puste
see-space-nebula = { $space }: wolne dla mgławicy
see-nebula-lacks =
    { $number ->
        [one] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } z { $missing }
        [few] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } z { $missing }
        [many] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } z { $missing }
       *[other] { $space }, mgławica rozmiaru { $size } za { $points } pkt: wymaga { $needs }, brakuje jeszcze { $number } z { $missing }
    }
see-nebula-ready = { $space }, mgławica rozmiaru { $size }: jest wszystko z { $needs }, gotowa do ukończenia za { $points } pkt
see-nebula-complete = { $space }: ukończona mgławica rozmiaru { $size }, { $points } pkt
see-nebula-living = { $space }: ukończona mgławica rozmiaru { $size }, { $points } pkt, z zaawansowaną formą życia ({ $advanced })
see-chamber =
    { $ready ->
        [0] Komora czasu: kryształ jest na { $position } z { $top }
        [one] Komora czasu: gotowy jest { $ready } kryształ i daje { $next } pkt; następny jest na { $position } z { $top }
        [few] Komora czasu: gotowe są { $ready } kryształy, pierwszy daje { $next } pkt; następny jest na { $position } z { $top }
        [many] Komora czasu: gotowych jest { $ready } kryształów, pierwszy daje { $next } pkt; następny jest na { $position } z { $top }
       *[other] Komora czasu: gotowych jest { $ready } kryształu, pierwszy daje { $next } pkt; następny jest na { $position } z { $top }
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
        [one] Stoi tu { $tokens } znacznik, premia twoich kart { $bonus }: razem { $count }.
        [few] Stoją tu { $tokens } znaczniki, premia twoich kart { $bonus }: razem { $count }.
        [many] Stoi tu { $tokens } znaczników, premia twoich kart { $bonus }: razem { $count }.
       *[other] Stoi tu { $tokens } znacznika, premia twoich kart { $bonus }: razem { $count }.
    }
see-token = Znacznik energii gracza { $name }, obszar: { $control }
see-token-dark = Ciemny znacznik energii, obszar: { $control }
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
        [one] Miejsce { $slot } na kartę zdolności: kosztuje { $price } kartę jednego rodzaju
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
        [one] { $count } protożycie czeka na umieszczenie
        [few] { $count } protożycia czekają na umieszczenie
        [many] { $count } protożyć czeka na umieszczenie
       *[other] { $count } protożycia czeka na umieszczenie
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
see-stack = Stos mgławic rozmiaru { $size }: zostało { $count }
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
        [one] do zwolnienia brakuje { $count } kroku
        [few] do zwolnienia brakuje { $count } kroków
        [many] do zwolnienia brakuje { $count } kroków
       *[other] do zwolnienia brakuje { $count } kroku
    }
why-track = W tej turze nic już nie zostało
why-token = Przesuwać możesz tylko swój znacznik i ciemne
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
        [one] Potrzebna jest { $price } karta jednego rodzaju w fazie budowania (masz { $most })
        [few] Potrzebne są { $price } karty jednego rodzaju w fazie budowania (masz { $most })
        [many] Potrzeba { $price } kart jednego rodzaju w fazie budowania (masz { $most })
       *[other] Potrzeba { $price } karty jednego rodzaju w fazie budowania (masz { $most })
    }
why-use-phase = Kart zdolności używa się w fazie budowania własnej tury
why-use-price = Nie możesz teraz zapłacić: { $cost }
why-use-nothing = Teraz nie miałaby na co zadziałać
why-proto = Nowe protożycie wymaga wolnego boku obok twojego życia
why-nebula = Mgławica wymaga wolnego sześciokąta

## Na ekranie: zanim coś się stanie

preview-complete =
    { $points ->
        [one] { $points } punkt; oddajesz: { $piece } na { $space }
        [few] { $points } punkty; oddajesz: { $piece } na { $space }
        [many] { $points } punktów; oddajesz: { $piece } na { $space }
       *[other] { $points } punktu; oddajesz: { $piece } na { $space }
    }
preview-left = kosztuje { $count } × { $card }, zostaje { $left }
pending-step = { status-you }: { $card }: { $step }
step-pay =
    { $count ->
        [one] wybierz element, którym płacisz
        [few] wybierz elementy, którymi płacisz, jeszcze { $count }
        [many] wybierz elementy, którymi płacisz, jeszcze { $count }
       *[other] wybierz elementy, którymi płacisz, jeszcze { $count }
    }
step-choose =
    { $count ->
        [one] wybierz coś z oznaczonych
        [few] wybierz coś z oznaczonych, jeszcze do { $count } razy
        [many] wybierz coś z oznaczonych, jeszcze do { $count } razy
       *[other] wybierz coś z oznaczonych, jeszcze do { $count } razu
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
event-goal-discarded = Z rzędu odchodzi cel: { $goal }
event-row-filled = Do rzędu trafia karta: { $card }
event-token-placed = Znacznik gracza { $name } trafia na obszar: { $control }
event-dark-placed = Ciemny znacznik trafia na obszar: { $control }
event-own-shifted = { $name } przesuwa swój znacznik: { $start } → { $end }
event-dark-shifted = { $name } przesuwa ciemny znacznik: { $start } → { $end }
event-card-taken = { $name } bierze kartę z rzędu: { $card }
event-card-drawn = { $name } dobiera kartę z talii: { $card }
event-card-drawn-hidden = { $name } dobiera kartę z talii
event-nebula-drawn = { $name } dobiera mgławicę { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } bierze { $count } gwiazdę { $star }
        [few] { $name } bierze { $count } gwiazdy { $star }
        [many] { $name } bierze { $count } gwiazd { $star }
       *[other] { $name } bierze { $count } gwiazdy { $star }
    }
event-protos-gained =
    { $count ->
        [one] { $name } bierze { $count } protożycie
        [few] { $name } bierze { $count } protożycia
        [many] { $name } bierze { $count } protożyć
       *[other] { $name } bierze { $count } protożycia
    }
event-raised-supernova =
    { $count ->
        [one] { $name } zyskuje { $count } zasób supernowej
        [few] { $name } zyskuje { $count } zasoby supernowej
        [many] { $name } zyskuje { $count } zasobów supernowej
       *[other] { $name } zyskuje { $count } zasobu supernowej
    }
event-raised-dna = { $name } zyskuje { $count } DNA
event-raised-graviton =
    { $count ->
        [one] { $name } zyskuje { $count } grawiton
        [few] { $name } zyskuje { $count } grawitony
        [many] { $name } zyskuje { $count } grawitonów
       *[other] { $name } zyskuje { $count } grawitonu
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } podnosi kryształ o { $steps } krok{ $filled ->
            [0] {""}
           *[other] ; dociera on na szczyt
        }
        [few] { $name } podnosi kryształ o { $steps } kroki{ $filled ->
            [0] {""}
           *[other] ; dociera on na szczyt
        }
        [many] { $name } podnosi kryształ o { $steps } kroków{ $filled ->
            [0] {""}
           *[other] ; dociera on na szczyt
        }
       *[other] { $name } podnosi kryształ o { $steps } kroku{ $filled ->
            [0] {""}
           *[other] ; dociera on na szczyt
        }
    }
event-star-placed = { $name } umieszcza gwiazdę { $star } na { $space }
event-star-discarded = { $name } odrzuca gwiazdę { $star } z { $space }
event-proto-placed = { $name } umieszcza protożycie na { $space }
event-stable-placed = { $name } umieszcza życie stabilne na { $space }
event-nebula-placed = { $name } umieszcza mgławicę { $tile } na { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } kończy mgławicę na { $space } za { $points } punkt
        [few] { $name } kończy mgławicę na { $space } za { $points } punkty
        [many] { $name } kończy mgławicę na { $space } za { $points } punktów
       *[other] { $name } kończy mgławicę na { $space } za { $points } punktu
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } zwalnia komorę czasu
        [one] { $name } zwalnia komorę czasu za { $points } punkt
        [few] { $name } zwalnia komorę czasu za { $points } punkty
        [many] { $name } zwalnia komorę czasu za { $points } punktów
       *[other] { $name } zwalnia komorę czasu za { $points } punktu
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punkt
        [few] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punkty
        [many] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punktów
       *[other] { $name } tworzy zaawansowaną formę życia na { $space }, wartą { $points } punktu
    }
event-advanced-life-hidden = { $name } tworzy zaawansowaną formę życia na { $space }
event-cards-paid =
    { $count ->
        [one] { $name } płaci { $count } kartą: { $card }
        [few] { $name } płaci { $count } kartami: { $card }
        [many] { $name } płaci { $count } kartami: { $card }
       *[other] { $name } płaci { $count } karty: { $card }
    }
event-power-drawn = { $name } dobiera kartę zdolności { $card }
event-power-drawn-hidden = { $name } dobiera kartę zdolności
event-power-kept = { $name } zatrzymuje kartę { $card } na miejscu { $slot }
event-power-returned = { $name } odkłada na spód talii kartę { $card }
event-power-returned-hidden = { $name } odkłada na spód talii kartę zdolności
event-power-used = { $name } używa karty { $card }
event-points-scored =
    { $points ->
        [one] { $name } zdobywa kartami { $points } punkt
        [few] { $name } zdobywa kartami { $points } punkty
        [many] { $name } zdobywa kartami { $points } punktów
       *[other] { $name } zdobywa kartami { $points } punktu
    }
event-supernova-made = { $name } przekształca gwiazdę na { $space } w supernową
event-supernova-restored = { $name } przekształca supernową na { $space } z powrotem w gwiazdę
event-life-stabilised = { $name } stabilizuje życie na { $space }
event-life-discarded = { $name } odrzuca życie z { $space }
event-piece-moved = { $name } przesuwa element z { $start } na { $end }
event-nebula-replaced = { $name } zastępuje mgławicę { $old } na { $space } mgławicą { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } traci { $count } nieumieszczony element
        [few] { $name } traci { $count } nieumieszczone elementy
        [many] { $name } traci { $count } nieumieszczonych elementów
       *[other] { $name } traci { $count } nieumieszczonego elementu
    }
event-card-discarded = { $name } odrzuca kartę: { $card }
event-turn-started = Runda { $round }: zaczyna się tura gracza { $name }
event-game-ended = Partia się kończy; zaawansowane formy życia zostają odkryte

## Gra w jednym zdaniu i jej opcje

about = Przesuwaj energię, twórz mgławice i pozwól życiu zakorzenić się we własnej galaktyce.
option-edition = Wydanie
option-edition-help = Drukowane wydania różnią się kilkoma kartami. Uzgodnione idzie za tym, co mówi większość z nich.
option-edition-reconciled = Uzgodnione
option-edition-pl = Polskie
option-edition-fr = Francuskie
option-edition-es = Hiszpańskie
option-event-horizon = Za Horyzont zdarzeń płaci się
option-event-horizon-help = Instrukcję można czytać na oba sposoby.
option-event-horizon-track = zasobem supernowej z toru
option-event-horizon-token = supernową z planszy

## Pierwsza partia: otwierająca tura, która uczy

tutorial-welcome = Witaj w swojej galaktyce. W kilku rundach zgromadzisz gwiazdy i życie, a punkty dadzą ci mgławice, kryształy czasu, wspólne cele i zaawansowane formy życia. Wygrywa największa liczba punktów. Rozegrajmy razem twoją pierwszą turę.
tutorial-galaxy = To twoja galaktyka. Obłoki w sześciokątach to mgławice; gniazda wewnątrz pokazują potrzebne gwiazdy. Gwiazdy stoją w rogach, więc jedna może służyć trzem mgławicom. Życie leży na bokach. Trzy mgławice, gwiazda H i pierwsze protożycie już tu są.
tutorial-goal = Cele przesuwają się w swoim rzędzie o jedno miejsce co rundę. Gdy odliczanie dobiegnie końca, cel nagradza tego, kto ma najwięcej. Ten liczy supernowe; kulki pokazują, jak kto stoi.
tutorial-shift-own = Tura zaczyna się przy konsoli energii. Możesz przesunąć znaczniki do trzech razy zgodnie z ruchem wskazówek zegara, w tym swój co najmniej raz. Kliknij swoją kulkę A: trafi na grawitację, której własna nagroda to dwie gwiazdy He i supernowa.
tutorial-shift-dark = Ciemne znaczniki są niczyje. Każdy znacznik na obszarze, jakiegokolwiek koloru, o jeden zwiększa to, co ten obszar daje. Przesuń ciemny ze światła na czas i patrz na liczby, gdy go wskazujesz.
tutorial-collect = Został jeden ruch, ale możesz na tym poprzestać. Naciśnij Zbierz: najpierw dostaniesz nagrodę za swój znacznik, a potem to, co dają wszystkie cztery obszary.
tutorial-take = Światło daje ci kartę energii. Weź jedną z odkrytego rzędu; masz już dwie karty czasu, więc weź czas.
tutorial-place = Zdobyte elementy czekają na dole; co nie zostanie umieszczone do końca tury, przepada. Kliknij czekającą gwiazdę He, a potem oznaczony róg 14 między swoimi mgławicami.
tutorial-place-again = Mgławica na N5 wymaga dwóch H i jednej He. Umieść drugą gwiazdę He w rogu 23, przy tej samej mgławicy.
tutorial-supernova = Brakuje jeszcze jednej H, ale supernowa zastępuje dowolną gwiazdę. Wydaj zasób supernowej na gwiazdę w rogu 23. Liczy się też do celu.
tutorial-complete = N5 świeci: jest wszystko, czego wymaga. Kliknij ją, a potem gwiazdę, którą za nią oddajesz, czyli He w rogu 14. Ukończona mgławica od razu daje punkty.
tutorial-move = Grawitony przesuwają gwiazdy i życie na sąsiednie wolne pole, przeskakując zajęte. Gwiazda H na środku zrobiła już swoje przy N5: kliknij ją, a potem róg 24, gdzie dotyka dwóch otwartych mgławic.
tutorial-proto = Nowe protożycie umieszcza się obok życia, które już masz. Umieść swoje na oznaczonym boku. Sześć boków pełnych życia wokół ukończonej mgławicy może stać się zaawansowaną formą życia, wartą do ośmiu punktów.
tutorial-buy = Za karty jednego rodzaju kupuje się karty zdolności: pierwsze miejsce kosztuje dwie. Kliknij je, a potem swoje karty czasu.
tutorial-keep = Płacisz dwiema kartami, więc oglądasz dwie karty zdolności i zatrzymujesz jedną. Zatrzymaj Czwarty wymiar. Od następnej tury daje on też dodatkowy wzrost kryształu czasu.
tutorial-use = Kart zdolności można używać tak często, jak da się zapłacić. Użyj jej za ostatnią kartę czasu: kryształ wspina się o jeden krok. Na 6 można go zwolnić za gwiazdę i punkty: 3 za pierwszym razem, 21 za piątym.
tutorial-end = Niewydane zasoby teraz znikają. Ostatnią akcją bierzesz mgławicę albo stabilizujesz protożycie; życia stabilnego zaawansowana forma życia nie zużywa. Wybierz stabilizację, a potem protożycie obok środka.
tutorial-finish = To była cała tura. Teraz kolej na Bo; kliknij małą galaktykę, aby zobaczyć ją dużą. Partia kończy się, gdy zabraknie kryształów czasu lub celów. Wskaż cokolwiek, aby o tym przeczytać, a klawiszem R otworzysz zasady. Miłej gry!

# Dlaczego ruch jest dobry lub zły; po słowach „Ten ruch”.
reason-points-more = od razu daje punkty
reason-points-less = oddaje punkty
reason-nebulae-more = przybliża ukończenie mgławic
reason-nebulae-less = zużywa to, co obiecywały nieukończone mgławice
reason-life-more = rozwija życie ku zaawansowanej formie
reason-life-less = cofa rozwój życia
reason-crystals-more = podnosi kryształy czasu
reason-crystals-less = zużywa kryształy czasu
reason-goals-more = poprawia twoją pozycję w celach
reason-goals-less = pogarsza twoją pozycję w celach
reason-cards-more = wzmacnia twoje karty na ręce i karty zdolności
reason-cards-less = zużywa karty
reason-income-more = daje więcej do umieszczenia i wykorzystania
reason-income-less = zużywa to, co czekało
