# Exoplanets po polsku.
# action-<czasownik>: co daje wybór. log-<czasownik>: co ktoś zrobił, po imieniu tej osoby.
# W obu $first, $second i $third to słowa po czasowniku, a $count mówi, ile ich jest.
# event-<nazwa>: co się stało, jako wiersz dziennika. word-<id>: nazwa rzeczy, która ma id.

game-name = Exoplanets

## Nazwy

word-energy = energia
word-water = woda
word-gas = gaz
word-water-or-gas = woda lub gaz
word-fusion = fuzja
word-flare = rozbłysk
word-stimulation = stymulacja

type-rocky = planeta skalista
type-super-earth = superziemia
type-gas = planeta gazowa
type-oceanic = planeta oceaniczna
short-rocky = skała
short-super-earth = super
short-gas = gaz
short-oceanic = ocean
letter-energy = E
letter-water = W
letter-gas = G
letter-water-or-gas = X

# Cele mają angielskie nazwy w każdym wydaniu.
word-aggressive-parasites = Aggressive Parasites
word-extreme-conditions = Extreme Conditions
word-stone-cradle = Stone Cradle
word-green-belt = Green Belt
word-cloud-dwellers = Cloud Dwellers
word-deep-sea = Deep Sea
word-lords-of-stone = Lords of Stone
word-lords-of-the-green = Lords of the Green
word-lords-of-the-clouds = Lords of the Clouds
word-lords-of-the-deep = Lords of the Deep
word-biodiversity = Biodiversity
word-seeding = Seeding
word-orbital-ring = Orbital Ring
word-great-alignment = Great Alignment
word-scorched-worlds = Scorched Worlds
word-outer-reaches = Outer Reaches
word-primordial-soup = Primordial Soup
word-ascension = Ascension
word-symbiosis = Symbiosis

word-cosmic-dust = Kosmiczny pył
word-solar-wind = Wiatr słoneczny
word-ice-shower = Lodowy deszcz
word-gas-cloud = Obłok gazu
word-catalysis = Kataliza
word-spark-of-life = Iskra życia
word-transmutation = Transmutacja
word-accretion = Akrecja
word-radiation-belt = Pas radiacyjny
word-fertile-dust = Żyzny pył
word-dense-atmosphere = Gęsta atmosfera
word-drought = Susza
word-long-eclipse = Długie zaćmienie
word-greenhouse = Efekt cieplarniany
word-icy-comets = Lodowe komety
word-nebula = Mgławica
word-versatile-chemistry = Wszechstronna chemia

word-P01 = P01 ({ type-rocky })
word-P02 = P02 ({ type-rocky })
word-P03 = P03 ({ type-rocky })
word-P04 = P04 ({ type-rocky })
word-P05 = P05 ({ type-rocky })
word-P06 = P06 ({ type-rocky })
word-P07 = P07 ({ type-rocky })
word-P08 = P08 ({ type-rocky })
word-P09 = P09 ({ type-super-earth })
word-P10 = P10 ({ type-super-earth })
word-P11 = P11 ({ type-super-earth })
word-P12 = P12 ({ type-super-earth })
word-P13 = P13 ({ type-super-earth })
word-P14 = P14 ({ type-super-earth })
word-P15 = P15 ({ type-super-earth })
word-P16 = P16 ({ type-gas })
word-P17 = P17 ({ type-gas })
word-P18 = P18 ({ type-gas })
word-P19 = P19 ({ type-gas })
word-P20 = P20 ({ type-gas })
word-P21 = P21 ({ type-gas })
word-P22 = P22 ({ type-gas })
word-P23 = P23 ({ type-oceanic })
word-P24 = P24 ({ type-oceanic })
word-P25 = P25 ({ type-oceanic })
word-P26 = P26 ({ type-oceanic })
word-P27 = P27 ({ type-oceanic })
word-P28 = P28 ({ type-oceanic })
word-P29 = P29 ({ type-oceanic })
word-P30 = P30 ({ type-oceanic })

word-T01 = T01 ({ word-aggressive-parasites } / { word-cosmic-dust })
word-T02 = T02 ({ word-aggressive-parasites } / { word-radiation-belt })
word-T03 = T03 ({ word-extreme-conditions } / { word-spark-of-life })
word-T04 = T04 ({ word-extreme-conditions } / { word-fertile-dust })
word-T05 = T05 ({ word-stone-cradle } / { word-solar-wind })
word-T06 = T06 ({ word-stone-cradle } / { word-long-eclipse })
word-T07 = T07 ({ word-green-belt } / { word-ice-shower })
word-T08 = T08 ({ word-green-belt } / { word-greenhouse })
word-T09 = T09 ({ word-cloud-dwellers } / { word-gas-cloud })
word-T10 = T10 ({ word-cloud-dwellers } / { word-drought })
word-T11 = T11 ({ word-deep-sea } / { word-ice-shower })
word-T12 = T12 ({ word-deep-sea } / { word-dense-atmosphere })
word-T13 = T13 ({ word-lords-of-stone } / { word-catalysis })
word-T14 = T14 ({ word-lords-of-stone } / { word-nebula })
word-T15 = T15 ({ word-lords-of-the-green } / { word-cosmic-dust })
word-T16 = T16 ({ word-lords-of-the-green } / { word-radiation-belt })
word-T17 = T17 ({ word-lords-of-the-clouds } / { word-gas-cloud })
word-T18 = T18 ({ word-lords-of-the-clouds } / { word-icy-comets })
word-T19 = T19 ({ word-lords-of-the-deep } / { word-transmutation })
word-T20 = T20 ({ word-lords-of-the-deep } / { word-greenhouse })
word-T21 = T21 ({ word-biodiversity } / { word-cosmic-dust })
word-T22 = T22 ({ word-biodiversity } / { word-fertile-dust })
word-T23 = T23 ({ word-seeding } / { word-spark-of-life })
word-T24 = T24 ({ word-seeding } / { word-dense-atmosphere })
word-T25 = T25 ({ word-orbital-ring } / { word-accretion })
word-T26 = T26 ({ word-orbital-ring } / { word-drought })
word-T27 = T27 ({ word-great-alignment } / { word-transmutation })
word-T28 = T28 ({ word-great-alignment } / { word-nebula })
word-T29 = T29 ({ word-scorched-worlds } / { word-solar-wind })
word-T30 = T30 ({ word-scorched-worlds } / { word-icy-comets })
word-T31 = T31 ({ word-outer-reaches } / { word-accretion })
word-T32 = T32 ({ word-outer-reaches } / { word-long-eclipse })
word-T33 = T33 ({ word-primordial-soup } / { word-cosmic-dust })
word-T34 = T34 ({ word-primordial-soup } / { word-versatile-chemistry })
word-T35 = T35 ({ word-ascension } / { word-catalysis })
word-T36 = T36 ({ word-ascension } / { word-radiation-belt })
word-T37 = T37 ({ word-symbiosis } / { word-spark-of-life })
word-T38 = T38 ({ word-symbiosis } / { word-fertile-dust })

## Co daje każdy wybór

action-return = Oddaj do pudełka kafel { $first }
action-draw = Wylosuj planety z worka i wybierz jedną
action-take = Weź wierzchnią planetę ze stosu { $first }
action-build = Zbuduj { $first }
action-shelve = Odłóż drugą planetę na stos { $first }
action-place = Umieść planetę w rzędzie { $first }
action-life = Stwórz lub rozwiń życie na { $first }
action-species = Stwórz gatunek na { $first }
action-pay = Zapłać: energia ×{ $first }, woda ×{ $second }, gaz ×{ $third }
action-claim = Pokaż, że cel jest spełniony: { $first }
action-play =
    { $count ->
        [1] Użyj efektu kafla { $first }
       *[other] Użyj efektu kafla { $first } na { $second }
    }
action-gain = Weź 1 zasób: { $first }
action-swap = Wymień 1 zasób: { $first } → { $second }
action-done = Zakończ wymianę
action-lose = Oddaj czarnej dziurze kafel { $first }
action-end = Zakończ turę

group-return = Oddaj kafel
group-draw = Znajdź planetę
group-take = Znajdź planetę
group-build = Wybierz planetę
group-shelve = Odłóż drugą planetę
group-place = Umieść planetę
group-life = Stwórz życie
group-species = Stwórz gatunek
group-pay = Zapłać
group-claim = Pokaż cel
group-play = Użyj efektu
group-gain = Weź zasób
group-swap = Wymień
group-done = Wymień
group-lose = Oddaj kafel
group-end = Zakończ turę

## Co ktoś zrobił

log-return = oddaje kafel { $first }
log-draw = losuje planety z worka
log-take = bierze wierzch stosu { $first }
log-build = wybiera { $first }
log-shelve = odkłada drugą na stos { $first }
log-place = umieszcza ją w rzędzie { $first }
log-life = tworzy życie na { $first }
log-species = tworzy gatunek na { $first }
log-pay = płaci: energia ×{ $first }, woda ×{ $second }, gaz ×{ $third }
log-claim = pokazuje cel: { $first }
log-play =
    { $count ->
        [1] używa kafla { $first }
       *[other] używa kafla { $first } na { $second }
    }
log-gain = bierze zasób: { $first }
log-swap = wymienia: { $first } → { $second }
log-done = kończy wymianę
log-lose = traci kafel { $first }
log-end = kończy turę
log-planet = z worka: { $first }
log-tile = dobrany kafel przestrzeni: { $first }

event-planet-revealed = Z worka wychodzi { $planet }.
event-planet-taken = { $name } bierze { $planet } ze stosu { $stack }.
event-planet-shelved = { $name } odkłada { $planet } na stos { $stack }.
event-planet-placed = { $name } umieszcza { $planet } w rzędzie { $row }, na orbicie { $orbit }.
event-tile-drawn = { $name } dobiera kafel przestrzeni { $tile }.
event-tile-drawn-hidden = { $name } dobiera kafel przestrzeni.
event-tile-returned = { $name } oddaje kafel { $tile }.
event-tile-returned-hidden = { $name } oddaje kafel przestrzeni.
event-tile-lost = Czarna dziura zabiera graczowi { $name } kafel { $tile }.
event-tile-lost-hidden = Czarna dziura zabiera graczowi { $name } kafel przestrzeni.
event-resources-gained = { $name } zyskuje: { $resources }.
event-resources-paid = { $name } płaci na { $planet }: { $resources }.
event-resources-swapped = { $name } wymienia 1 zasób: { $given } → { $taken }.
event-life-created =
    { $level ->
        [1] { $name } tworzy życie na { $planet }.
       *[other] { $name } rozwija życie na { $planet } do poziomu { $level }.
    }
event-species-created = Na { $planet } panuje gatunek gracza { $name }.
event-life-evicted =
    { $cubes ->
        [one] { $name } traci { $cubes } znacznik życia na { $planet }.
        [few] { $name } traci { $cubes } znaczniki życia na { $planet }.
        [many] { $name } traci { $cubes } znaczników życia na { $planet }.
       *[other] { $name } traci { $cubes } znacznika życia na { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } spełnia cel { $goal } za { $points } punkt.
        [few] { $name } spełnia cel { $goal } za { $points } punkty.
        [many] { $name } spełnia cel { $goal } za { $points } punktów.
       *[other] { $name } spełnia cel { $goal } za { $points } punktu.
    }
event-tile-played = { $name } używa efektu { $effect }.
event-tile-played-on = { $name } używa efektu { $effect } na { $planet }.
event-marker-taken = { $name } bierze znacznik: { $marker }.
event-particles-collided = Wzięto ostatni znacznik stymulacji: cząstki się zderzają.
event-markers-traded =
    { $resources ->
        [0] { $name } oddaje pojedynczy znacznik stymulacji bez zysku.
        [one] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasób.
        [few] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasoby.
        [many] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasobów.
       *[other] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasobu.
    }
event-black-hole-opened = Wzięto ostatni znacznik fuzji: otwiera się czarna dziura.
event-solar-storm-broke = Wzięto ostatni znacznik rozbłysku: wybucha burza słoneczna.
event-storm-suffered = Burza zabiera graczowi { $name }: { $lost }, a zostawia: energia ×{ $energy }.
event-turn-ended = { $name } kończy turę.
event-game-ended = Gwiazda oddała ostatnią energię. Partia skończona.

## Czyja tura, która faza, co trzeba zrobić

status = Tura { $turn } z { $turns } · { $phase } · { $asked }
status-you = Twoja tura
status-over = Partia skończona.
phase-setup = przygotowanie
phase-birth = narodziny planety
phase-life = rozwój życia
phase-event = rozliczenie

pending-draw-start-planet = rozkładane są pierwsze planety
pending-draw-start-tile = rozdawane są kafle przestrzeni
pending-draw-planet = losowane są planety
pending-draw-refill = uzupełniany jest stos
pending-draw-tile = dobierany jest kafel przestrzeni
pending-choose-return = { status-you }: zatrzymaj dwa z trzech kafli przestrzeni, jeden oddaj
pending-choose-birth = { status-you }: wylosuj planety z worka albo weź wierzch stosu
pending-choose-planet = { status-you }: wybierz planetę, którą zbudujesz
pending-choose-stack = { status-you }: odłóż drugą planetę na stos
pending-choose-row = { status-you }: umieść w rzędzie { $planet }
pending-choose-deed = { status-you }: twórz życie, pokazuj cele, używaj efektów, a potem zakończ turę
pending-choose-payment = { status-you }: wybierz, czym płacisz na { $planet }
pending-choose-swap =
    { $left ->
        [one] { status-you }: wymień jeszcze { $left } zasób albo przestań
        [few] { status-you }: wymień do { $left } zasobów albo przestań
        [many] { status-you }: wymień do { $left } zasobów albo przestań
       *[other] { status-you }: wymień do { $left } zasobu albo przestań
    }
pending-choose-resource =
    { $left ->
        [one] { status-you }: weź zasób
        [few] { status-you }: weź zasób, należą się { $left }
        [many] { status-you }: weź zasób, należy się { $left }
       *[other] { status-you }: weź zasób, należy się { $left }
    }
pending-choose-loss =
    { $left ->
        [one] { status-you }: czarna dziura zabiera jeden kafel przestrzeni
        [few] { status-you }: czarna dziura zabiera { $left } kafle przestrzeni
        [many] { status-you }: czarna dziura zabiera { $left } kafli przestrzeni
       *[other] { status-you }: czarna dziura zabiera { $left } kafla przestrzeni
    }
pending-game-over = partia skończona

other-choose-return = { $name } oddaje jeden z trzech kafli przestrzeni
other-choose-birth = { $name } wybiera między workiem a stosami
other-choose-planet = { $name } wybiera planetę do zbudowania
other-choose-stack = { $name } odkłada drugą planetę na stos
other-choose-row = { $name } umieszcza w rzędzie { $planet }
other-choose-deed = { $name } tworzy życie lub używa kafli przestrzeni
other-choose-payment = { $name } płaci na { $planet }
other-choose-swap = { $name } wymienia zasoby
other-choose-resource = { $name } bierze zasób
other-choose-loss = { $name } traci kafle przestrzeni w czarnej dziurze

## Co znaczy wybór

remark-planet = { $type }, koszt życia: { $cost }, boki: { $left } i { $right }
remark-brings = przynosi: { $resources }
remark-life = poziom { $level } za { $cost }, { $points ->
        [one] o { $points } punkt więcej
        [few] o { $points } punkty więcej
        [many] o { $points } punktów więcej
       *[other] o { $points } punktu więcej
    }
remark-species = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } po { $cost }, { $points } pkt
remark-left = zostaje: { $resources }
remark-covers = przykrywa { $planet }
remark-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
remark-effect = { $effect }; bierze znacznik: { $marker }
cost-discount = { $cost }, minus { $count }
caution-goals = Spełnione, a jeszcze niepokazane, więc może je zabrać czarna dziura: { $goals }.
caution-last = To była twoja ostatnia tura i to, co ci zostało, nie jest nic warte: { $resources }.

why-species = Na tej planecie panuje gatunek; nie powstanie tu już nowe życie.
why-cubes = Nie masz już znaczników życia.
why-full = Masz tu trzy znaczniki życia. Gatunek wymaga życia na tej planecie od początku twojej tury i wolnego znacznika gatunku.
why-cost = Jeden krok kosztuje: { $cost }; masz: { $stock }.
why-price = krok kosztuje: { $cost }
why-not-yet = Nie teraz.
why-goal = Na razie { $have } z { $need }.
why-goal-twice = Ten cel już masz; kafel przyda się tylko dla efektu.
why-effect = Teraz nie ma na czym użyć tego efektu.
why-own-turn = Kafli przestrzeni używa się tylko we własnej turze.

## Stół

title-system = Układ planetarny
title-table = Stół
title-hand = Kafle przestrzeni · { $name }
title-hand-own = Twoje kafle przestrzeni
title-players = Wszyscy gracze
title-stacks = Planety
title-cloud = Chmura
title-markers = Znaczniki
title-resources = Twoje zasoby
title-goals = Spełnione cele
tab-system = Układ
tab-hand = Ręka
tab-players = Gracze
label-star = gwiazda
label-orbit = orbita
label-row = Rząd { $row }
label-free = wolne
label-bag = Worek
label-cloud = Chmura
label-held = W ręce
label-goal = Cel
label-effect = Efekt
label-met = spełniony
label-printed = nadruk: { $cost }
label-any-pays = płaci każdy zasób
label-catalysed =
    { $count ->
        [one] Kataliza: w tej turze o { $count } ikonę taniej dla ciebie
        [few] Kataliza: w tej turze o { $count } ikony taniej dla ciebie
        [many] Kataliza: w tej turze o { $count } ikon taniej dla ciebie
       *[other] Kataliza: w tej turze o { $count } ikony taniej dla ciebie
    }
label-bonus = { $points } pkt za życie tutaj
label-cubes =
    { $count ->
        [one] { $count } znacznik życia
        [few] { $count } znaczniki życia
        [many] { $count } znaczników życia
       *[other] { $count } znacznika życia
    }
label-cylinders = zostało gatunków: { $count }
label-level = { $name }: poziom { $level }
label-species = { $name }: gatunek
label-no-life = brak życia
label-pay = Zapłać
label-shelve = Tę odłóż na stos
label-look = Pokaż kafle i cele gracza { $name }
label-choices = Wybory
label-cancel = Anuluj
label-rules = Otwórz zasady w tym miejscu
bag-of =
    { $count ->
        [one] { $count } planeta w worku
        [few] { $count } planety w worku
        [many] { $count } planet w worku
       *[other] { $count } planety w worku
    }
stack-name = Stos { $stack }
stack-of =
    { $count ->
        [0] pusty
        [one] { $count } planeta
        [few] { $count } planety
        [many] { $count } planet
       *[other] { $count } planety
    }
tiles-left =
    { $count ->
        [one] { $count } kafel przestrzeni
        [few] { $count } kafle przestrzeni
        [many] { $count } kafli przestrzeni
       *[other] { $count } kafla przestrzeni
    }
star-of =
    { $count ->
        [0] Gwiazda oddała całą energię.
       *[other] We wnętrzu gwiazdy: energia ×{ $count }
    }
planet-of = { $planet }, rząd { $row }, orbita { $orbit }, koszt życia: { $cost }, { $life }
place-of = Rząd { $row }, orbita { $orbit }: wolne
tile-of = { $tile }: { $goal }, { $points } pkt. { $condition } Efekt: { $effect }.
marker-fusion = do czarnej dziury zostało { $left } z { $all }
marker-flare = do burzy słonecznej zostało { $left } z { $all }
marker-stimulation = do zderzenia cząstek zostało { $left } z { $all }
event-title-collision = Zderzenie cząstek
event-title-hole = Czarna dziura
event-title-storm = Burza słoneczna
event-tells-collision = Dwa znaczniki stymulacji zamieniają się w jeden zasób.
event-tells-hole = Kto ma znaczniki fuzji, traci kafle przestrzeni.
event-tells-storm = Kto ma znaczniki rozbłysku, traci gaz, a kto ma ich najwięcej, także wodę.
column-player = Gracz
column-points = Punkty
column-stock = E  W  G
column-cubes = Życie
column-cylinders = Gatunki
column-markers = Fuz. Roz. Stym.
column-hand = Kafle
column-goals = Spełnione cele
nothing = nic
list-and = { $first }, { $rest }
tip-idle = Wszystko, co ma przerywany obrys, można kliknąć. Wskaż cokolwiek, aby o tym przeczytać.
tip-target = Teraz wybierz oznaczoną planetę.
tip-swap = Teraz wybierz w chmurze, co za to bierzesz.
tip-watch = Wskaż cokolwiek, aby o tym przeczytać.
tip-choose-return = Kafel to cel u góry i efekt na dole. Kliknij ten, bez którego się obejdziesz.
tip-choose-birth = Kliknij stos, by wziąć planetę z wierzchu, albo worek, by wylosować dwie i wybrać jedną.
tip-choose-row = Kliknij wolne miejsce. Symbole na nim to zasoby, które tam dostaniesz.
tip-choose-deed = Kliknij oznaczoną planetę, by stworzyć życie za podaną cenę, albo oznaczoną połowę kafla. Na końcu zakończ turę.
tip-choose-payment = Klikaj swoje zasoby po kolei albo wybierz jedną z podanych sum.
none-free = brak
legend = E energia  W woda  G gaz  X woda lub gaz  ×n punkty za znacznik życia  ♛ gatunek  * koszt zmieniony kaflami  ~ płaci każdy zasób
gain-energy = energia ×{ $count }
gain-water = woda ×{ $count }
gain-gas = gaz ×{ $count }

## Dwie połowy kafla przestrzeni

effect-cosmic-dust = weź { $any } dowolne zasoby
effect-solar-wind = weź energię ×{ $energy }
effect-ice-shower = weź wodę ×{ $water }
effect-gas-cloud = weź gaz ×{ $gas }
effect-catalysis = wybierz planetę bez gatunku; w tej turze każdy krok kosztuje cię tam o jedną ikonę mniej, co najmniej jedną
effect-spark-of-life = połóż za darmo znacznik życia na planecie bez gatunku o nadrukowanym koszcie do { $size }
effect-transmutation = wymień z chmurą do { $swaps } zasobów, a potem weź { $any } dowolny
effect-accretion = wybierz planetę; weź to, co pokazują oba jej boki, i energię ×{ $energy }
effect-radiation-belt = pod planetę: życie u sąsiadek daje o { $points } pkt mniej
effect-fertile-dust = pod planetę: życie u sąsiadek daje o { $points } pkt więcej
effect-dense-atmosphere = pod planetę: cała jej orbita kosztuje o 1 więcej ({ $resource })
effect-drought = pod planetę: cała jej orbita kosztuje o 1 więcej ({ $resource })
effect-long-eclipse = pod planetę: cała jej orbita kosztuje o 1 więcej ({ $resource })
effect-greenhouse = pod planetę: cały jej rząd kosztuje o 1 mniej ({ $resource }), co najmniej jedną ikonę
effect-icy-comets = pod planetę: cały jej rząd kosztuje o 1 mniej ({ $resource }), co najmniej jedną ikonę
effect-nebula = pod planetę: cały jej rząd kosztuje o 1 mniej ({ $resource }), co najmniej jedną ikonę
effect-versatile-chemistry = pod planetę: tam i u sąsiadek płaci każdy zasób

goal-aggressive-parasites = Na jakiejś planecie masz więcej znaczników życia niż inny gracz, który też je tam ma.
goal-extreme-conditions = Masz poziom co najmniej { $level } na { $count } planetach o koszcie { $cost }.
goal-stone-cradle = Masz życie na { $count } planetach skalistych.
goal-green-belt = Masz życie na { $count } superziemiach.
goal-cloud-dwellers = Masz życie na { $count } planetach gazowych.
goal-deep-sea = Masz życie na { $count } planetach oceanicznych.
goal-lords-of-stone = Masz gatunek na planecie skalistej.
goal-lords-of-the-green = Masz gatunek na superziemi.
goal-lords-of-the-clouds = Masz gatunek na planecie gazowej.
goal-lords-of-the-deep = Masz gatunek na planecie oceanicznej.
goal-biodiversity = Masz życie na planetach wszystkich { $count } typów.
goal-seeding = Masz życie na { $count } różnych planetach.
goal-orbital-ring = Masz życie na { $count } planetach jednej orbity.
goal-great-alignment = Masz życie na { $count } kolejnych planetach jednego rzędu.
goal-scorched-worlds = Masz życie na { $count } planetach pierwszej orbity.
goal-outer-reaches = Masz życie na { $count } planetach orbity { $from } lub dalszych.
goal-primordial-soup = Masz energię ×{ $count }, wodę ×{ $count } i gaz ×{ $count }; niczego się nie wydaje.
goal-ascension = Masz { $count } gatunki.
goal-symbiosis = Na { $count } planetach masz znaczniki życia i ma je tam też inny gracz.

## Objaśnienia polecenia `rules`

rules-goal = { $name } ({ $points } pkt): { $condition }
rules-effect = { $name }: { $effect }. Użycie kosztuje wzięcie znacznika: { $marker }.
rules-planet = { $planet }: { $type }. Nadrukowany koszt kroku życia to { $cost }, więc znacznik życia daje { $points } pkt, a gatunek { $most }. Jej boki dają: { $left } i { $right }.
rules-tile = { $tile }: { $goal } { $effect }
rules-printed = Znane z instrukcji.
rules-reconstructed-entry = To rekonstrukcja: nie wiadomo tu, co jest na drukowanym elemencie.
rules-turn = Tura: znajdź planetę (wylosuj dwie z worka i wybierz jedną albo weź wierzch stosu) i umieść ją za ostatnią planetą rzędu. Przynosi 1 energię z gwiazdy i dwie ikony, które się stykają, a ty dobierasz kafel przestrzeni z tego miejsca. Potem twórz życie, pokazuj cele i używaj efektów, ile razy i w jakiej kolejności chcesz.
rules-life = Życie ma poziomy: jeden, dwa, trzy znaczniki, a potem gatunek. Każdy krok kosztuje wszystkie ikony planety. Gatunek może powstać tylko tam, gdzie na początku tury było twoje życie; płaci się za wszystkie brakujące kroki naraz, a wszystkie inne znaczniki wracają do właścicieli (za każdy jeden zasób do wyboru) i planeta pozostaje jego do końca.
rules-tile-use = Kafla przestrzeni używa się raz: pokaż jego cel za punkty, gdy spełnisz go we własnej turze, albo użyj efektu. Ten sam cel gracz zdobywa tylko raz. Za efekt bierze się znacznik: fuzji za kafle kładzione pod planetę, rozbłysku za jednorazowe.
rules-fusion = Gdy ktoś weźmie ostatni znacznik fuzji, otwiera się czarna dziura: kto ma znacznik fuzji, traci kafel przestrzeni z ręki, a kto ma ich najwięcej, traci dwa. Pokazane cele są bezpieczne. Potem znaczniki wracają.
rules-flare = Gdy ktoś weźmie ostatni znacznik rozbłysku, wybucha burza słoneczna: kto ma znacznik rozbłysku, traci do dwóch gazów, a kto ma ich najwięcej, także jedną wodę; każdy, kto coś stracił, bierze jedną energię. Potem znaczniki wracają.
rules-stimulation = Każda planeta, na której tworzysz lub rozwijasz życie, daje jeden znacznik stymulacji, raz na turę. Przy ostatnim cząstki się zderzają: każdy wymienia dwa znaczniki na jeden zasób do wyboru, ile razy się da, i wszystkie znaczniki wracają.
rules-end = Partia kończy się, gdy gwiazda jest pusta i skończy się tura: wszyscy mieli tyle samo tur. Planeta daje tyle punktów, ile ma nadrukowanych ikon, za każdy znacznik życia, a za gatunek pięć razy tyle; kafle pod sąsiadami dodają lub odejmują punkty, nigdy poniżej zera. Dolicza się cele. Przy remisie: więcej celów, potem więcej gatunków.
rules-reconstructed = Znane z instrukcji: zasady, liczby elementów, dwa cele Aggressive Parasites i Extreme Conditions z ich punktami. Odtworzone na potrzeby tego programu: ikony planet, warunki celów i prawie wszystkie kafle przestrzeni. Plik content.toml gry oznacza każdy wpis, więc posiadacz drukowanego egzemplarza może go poprawić.
rules-topics = Zapytaj o: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, planetę (P09), kafel (T13), cel (great-alignment), efekt (catalysis).

## Punkty według źródeł

score-life = Życie
score-species = Gatunki
score-tiles = Kafle pod planetami
score-goals = Cele

## Gra w jednym zdaniu

about = Daj planety młodej gwieździe i spraw, by to twoje życie się na nich rozprzestrzeniło.

## Pierwsza partia

tutorial-welcome = Młoda gwiazda i planety wokół niej. W pięciu turach każdy dokłada planety, zbiera zasoby i pozwala życiu się na nich rozprzestrzeniać. Wygrywa największa liczba punktów. Liczba w gwieździe to pozostała w niej energia: gdy się skończy, kończy się partia.
tutorial-return = Masz trzy kafle przestrzeni. Każdy ma cel w górnej połowie i efekt w dolnej, a służy do jednego z nich. Zatrzymaj dwa i oddaj Seeding: do sześciu planet droga daleka.
tutorial-draw = Tura zaczyna się od narodzin planety. Wylosuj dwie z worka i wybierz jedną albo weź wierzch stosu. Teraz losuj.
tutorial-build = Przyszły dwie planety. Ikony na ciemnym pasku to cena życia; dwie po bokach mówią, co planeta przynosi po umieszczeniu. Wybierz superziemię P12.
tutorial-shelve = Druga planeta czeka na stosie, skąd każdy może ją później wziąć. Połóż ją na stos 1.
tutorial-place = Teraz umieść P12. Oznaczone miejsca pokazują, co by przyniosła: jedną energię z gwiazdy i dwie ikony, które się stykają. Dostaniesz też leżący tam kafel przestrzeni. Wybierz rząd 1.
tutorial-life = Czas na życie. Na P09 krok kosztuje tylko jedną energię. Kliknij ją: osiedli się tam twoja komórka, a ty weźmiesz znacznik stymulacji.
tutorial-either = P24 kosztuje wodę lub gaz, jak wolisz. Kliknij ją.
tutorial-pay = Kliknij zasób, którym chcesz zapłacić. Weź wodę; obok widać, co by zostało.
tutorial-claim = Masz życie na dwóch planetach pierwszej orbity, a to jest cel Scorched Worlds. Kliknij górną połowę tego kafla: dwa punkty, bezpieczne do końca gry.
tutorial-play = Teraz użyj dolnej połowy kafla: Obłok gazu daje trzy gazy. Bierzesz przy tym znacznik rozbłysku. Gdy zniknie ostatni, wybuchnie burza słoneczna.
tutorial-end = Miej oko na trzy rzędy znaczników: ostatni znacznik stymulacji daje wszystkim zasoby, ostatni znacznik fuzji kosztuje kafle, a ostatni znacznik rozbłysku gaz i wodę. Zakończ turę.
tutorial-take = Bo dokłada planetę i tworzy życie na innej. Znów twoja kolej: weź wierzchnią planetę stosu 1.
tutorial-place-again = Umieść ją w rzędzie 2, obok P09.
tutorial-species = Gdzie na początku tury było twoje życie, tam może powstać gatunek: płacisz naraz za wszystkie brakujące kroki. Gatunek daje pięciokrotność ceny planety i zatrzymuje ją do końca. Kliknij P09.
tutorial-collision = To był ostatni znacznik stymulacji: cząstki się zderzają. Każdy wymienia dwa znaczniki na jeden zasób do wyboru i znaczniki wracają. Weź z chmury energię.
tutorial-finish = Dobra robota. Znacznik życia daje tyle punktów, ile planeta ma nadrukowanych ikon, gatunek pięć razy tyle, a do tego dochodzą cele. Wskaż cokolwiek, aby o tym przeczytać; znak ? obok tekstu otwiera zasady w tym miejscu.

# Dlaczego ruch jest dobry lub zły; po słowach „Ten ruch”.
reason-life-more = daje punkty za życie
reason-life-less = oddaje punkty za życie
reason-species-more = daje punkty za gatunek
reason-species-less = oddaje punkty za gatunki
reason-tiles-more = daje punkty za kafle pod planetami
reason-tiles-less = traci punkty przez kafle pod planetami
reason-goals-more = spełnia cel
reason-goals-less = oddaje punkty za cele
reason-growth-more = przybliża planety do gatunku
reason-growth-less = zostawia mniej planet na drodze do gatunku
reason-resources-more = daje zasoby
reason-resources-less = zużywa zasoby
reason-hand-more = ulepsza twoje kafle przestrzeni na ręce
reason-hand-less = zużywa kafel przestrzeni
reason-markers-more = daje przydatny znacznik
reason-markers-less = przybliża wydarzenie
reason-pending-more = przygotowuje krok, który się opłaci
reason-pending-less = kończy to, co już zaczęto
reason-rivals-more = hamuje pozostałych
reason-rivals-less = pomaga też pozostałym
