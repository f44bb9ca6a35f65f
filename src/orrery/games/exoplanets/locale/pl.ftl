# Exoplanets po polsku.
# action-<czasownik>: co daje wybór. log-<czasownik>: co ktoś zrobił, po imieniu tej osoby.
# W obu $first, $second i $third to słowa po czasowniku, a $count mówi, ile ich jest.
# event-<nazwa>: co się stało, jako wiersz dziennika. word-<id>: nazwa rzeczy, która ma id.

game-name = Exoplanets
component-planet = Planety
component-species = Gatunki według planety
component-goal = Cele
component-effect = Efekty
component-tile = Kafle przestrzeni

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

# Cele mają angielskie nazwy w każdym wydaniu; obok stoi tłumaczenie.
word-aggressive-parasites = Aggressive Parasites (Agresywne pasożyty)
word-extreme-conditions = Extreme Conditions (Ekstremalne warunki)
word-stone-cradle = Stone Cradle (Kamienna kolebka)
word-green-belt = Green Belt (Zielony pas)
word-cloud-dwellers = Cloud Dwellers (Mieszkańcy chmur)
word-deep-sea = Deep Sea (Morska głębia)
word-lords-of-stone = Lords of Stone (Władcy skał)
word-lords-of-the-green = Lords of the Green (Władcy zieleni)
word-lords-of-the-clouds = Lords of the Clouds (Władcy chmur)
word-lords-of-the-deep = Lords of the Deep (Władcy głębin)
word-biodiversity = Biodiversity (Bioróżnorodność)
word-seeding = Seeding (Zasiew)
word-orbital-ring = Orbital Ring (Pierścień orbitalny)
word-great-alignment = Great Alignment (Wielka koniunkcja)
word-scorched-worlds = Scorched Worlds (Spalone światy)
word-outer-reaches = Outer Reaches (Dalekie rubieże)
word-primordial-soup = Primordial Soup (Bulion pierwotny)
word-ascension = Ascension (Wyniesienie)
word-symbiosis = Symbiosis (Symbioza)

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

word-T01 = T01 [{ word-aggressive-parasites } / { word-cosmic-dust }]
word-T02 = T02 [{ word-aggressive-parasites } / { word-radiation-belt }]
word-T03 = T03 [{ word-extreme-conditions } / { word-spark-of-life }]
word-T04 = T04 [{ word-extreme-conditions } / { word-fertile-dust }]
word-T05 = T05 [{ word-stone-cradle } / { word-solar-wind }]
word-T06 = T06 [{ word-stone-cradle } / { word-long-eclipse }]
word-T07 = T07 [{ word-green-belt } / { word-ice-shower }]
word-T08 = T08 [{ word-green-belt } / { word-greenhouse }]
word-T09 = T09 [{ word-cloud-dwellers } / { word-gas-cloud }]
word-T10 = T10 [{ word-cloud-dwellers } / { word-drought }]
word-T11 = T11 [{ word-deep-sea } / { word-ice-shower }]
word-T12 = T12 [{ word-deep-sea } / { word-dense-atmosphere }]
word-T13 = T13 [{ word-lords-of-stone } / { word-catalysis }]
word-T14 = T14 [{ word-lords-of-stone } / { word-nebula }]
word-T15 = T15 [{ word-lords-of-the-green } / { word-cosmic-dust }]
word-T16 = T16 [{ word-lords-of-the-green } / { word-radiation-belt }]
word-T17 = T17 [{ word-lords-of-the-clouds } / { word-gas-cloud }]
word-T18 = T18 [{ word-lords-of-the-clouds } / { word-icy-comets }]
word-T19 = T19 [{ word-lords-of-the-deep } / { word-transmutation }]
word-T20 = T20 [{ word-lords-of-the-deep } / { word-greenhouse }]
word-T21 = T21 [{ word-biodiversity } / { word-cosmic-dust }]
word-T22 = T22 [{ word-biodiversity } / { word-fertile-dust }]
word-T23 = T23 [{ word-seeding } / { word-spark-of-life }]
word-T24 = T24 [{ word-seeding } / { word-dense-atmosphere }]
word-T25 = T25 [{ word-orbital-ring } / { word-accretion }]
word-T26 = T26 [{ word-orbital-ring } / { word-drought }]
word-T27 = T27 [{ word-great-alignment } / { word-transmutation }]
word-T28 = T28 [{ word-great-alignment } / { word-nebula }]
word-T29 = T29 [{ word-scorched-worlds } / { word-solar-wind }]
word-T30 = T30 [{ word-scorched-worlds } / { word-icy-comets }]
word-T31 = T31 [{ word-outer-reaches } / { word-accretion }]
word-T32 = T32 [{ word-outer-reaches } / { word-long-eclipse }]
word-T33 = T33 [{ word-primordial-soup } / { word-cosmic-dust }]
word-T34 = T34 [{ word-primordial-soup } / { word-versatile-chemistry }]
word-T35 = T35 [{ word-ascension } / { word-catalysis }]
word-T36 = T36 [{ word-ascension } / { word-radiation-belt }]
word-T37 = T37 [{ word-symbiosis } / { word-spark-of-life }]
word-T38 = T38 [{ word-symbiosis } / { word-fertile-dust }]

## Co daje każdy wybór

action-return = Odłóż do pudełka kafel { $first }
action-draw = Wylosuj planety z worka i wybierz jedną
action-take = Weź wierzchnią planetę ze stosu { $first }
action-build = Wybierz { $first }
action-shelve = Odłóż drugą planetę na stos { $first }
action-place = Dołóż planetę do rzędu { $first }
action-life = Stwórz lub rozwiń życie na { $first }
action-species = Stwórz gatunek na { $first }
action-pay = Zapłać: { payment }
payment =
    { $first ->
        [0] { $second ->
            [0] gaz ×{ $third }
           *[other] woda ×{ $second }{ $third ->
                [0] {""}
               *[other] , gaz ×{ $third }
            }
        }
       *[other] energia ×{ $first }{ $second ->
            [0] {""}
           *[other] , woda ×{ $second }
        }{ $third ->
            [0] {""}
           *[other] , gaz ×{ $third }
        }
    }
action-claim = Ujawnij zrealizowany cel: { $first }
action-play =
    { $count ->
        [1] Użyj efektu kafla { $first }
       *[other] Użyj efektu kafla { $first } na { $second }
    }
action-gain = Weź zasób: { $first }
action-swap = Wymień zasób: { $first } → { $second }
action-done = Zakończ wymianę
action-lose = Oddaj czarnej dziurze kafel { $first }
action-end = Zakończ turę

group-return = Odłóż kafel
group-draw = Zdobądź planetę
group-take = Zdobądź planetę
group-build = Wybierz planetę
group-shelve = Odłóż drugą planetę
group-place = Dołóż planetę
group-life = Stwórz życie
group-species = Stwórz gatunek
group-pay = Zapłać
group-claim = Ujawnij cel
group-play = Użyj efektu
group-gain = Weź zasób
group-swap = Wymień
group-done = Wymień
group-lose = Oddaj kafel
group-end = Zakończ turę

## Co ktoś zrobił

log-return = odkłada do pudełka kafel { $first }
log-draw = losuje planety z worka
log-take = bierze planetę z wierzchu stosu { $first }
log-build = wybiera { $first }
log-shelve = odkłada drugą na stos { $first }
log-place = dokłada ją do rzędu { $first }
log-life = tworzy życie na { $first }
log-species = tworzy gatunek na { $first }
log-pay = płaci: { payment }
log-claim = ujawnia cel: { $first }
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
log-planet = wylosowano z worka: { $first }
log-tile = dobrany kafel przestrzeni: { $first }

event-planet-revealed = Z worka wylosowano { $planet }.
event-planet-taken = { $name } bierze { $planet } ze stosu { $stack }.
event-planet-taken-you = Bierzesz { $planet } ze stosu { $stack }.
event-planet-shelved = { $name } odkłada { $planet } na stos { $stack }.
event-planet-shelved-you = Odkładasz { $planet } na stos { $stack }.
event-planet-placed = { $name } dokłada { $planet } do rzędu { $row }, na orbicie { $orbit }.
event-planet-placed-you = Dokładasz { $planet } do rzędu { $row }, na orbicie { $orbit }.
event-tile-drawn = { $name } dobiera kafel przestrzeni { $tile }.
event-tile-drawn-you = Dobierasz kafel przestrzeni { $tile }.
event-tile-drawn-hidden = { $name } dobiera kafel przestrzeni.
event-tile-drawn-hidden-you = Dobierasz kafel przestrzeni.
event-tile-returned = { $name } odkłada do pudełka kafel { $tile }.
event-tile-returned-you = Odkładasz do pudełka kafel { $tile }.
event-tile-returned-hidden = { $name } odkłada do pudełka kafel przestrzeni.
event-tile-returned-hidden-you = Odkładasz do pudełka kafel przestrzeni.
event-tile-lost = Czarna dziura zabiera graczowi { $name } kafel { $tile }.
event-tile-lost-you = Czarna dziura zabiera ci kafel { $tile }.
event-tile-lost-hidden = Czarna dziura zabiera graczowi { $name } kafel przestrzeni.
event-tile-lost-hidden-you = Czarna dziura zabiera ci kafel przestrzeni.
event-resources-gained = { $name } dostaje: { $resources }.
event-resources-gained-you = Dostajesz: { $resources }.
event-resources-paid = { $name } płaci na { $planet }: { $resources }.
event-resources-paid-you = Płacisz na { $planet }: { $resources }.
event-resources-swapped = { $name } wymienia zasób: { $given } → { $taken }.
event-resources-swapped-you = Wymieniasz zasób: { $given } → { $taken }.
event-life-created =
    { $level ->
        [1] { $name } tworzy życie na { $planet }.
       *[other] { $name } rozwija życie na { $planet } do poziomu { $level }.
    }
event-life-created-you =
    { $level ->
        [1] Tworzysz życie na { $planet }.
       *[other] Rozwijasz życie na { $planet } do poziomu { $level }.
    }
event-species-created = { $name } tworzy gatunek, który dominuje na { $planet }.
event-species-created-you = Tworzysz gatunek, który dominuje na { $planet }.
event-life-evicted =
    { $cubes ->
        [one] { $name } traci { $cubes } znacznik życia na { $planet }.
        [few] { $name } traci { $cubes } znaczniki życia na { $planet }.
        [many] { $name } traci { $cubes } znaczników życia na { $planet }.
       *[other] { $name } traci { $cubes } znacznika życia na { $planet }.
    }
event-life-evicted-you =
    { $cubes ->
        [one] Tracisz { $cubes } znacznik życia na { $planet }.
        [few] Tracisz { $cubes } znaczniki życia na { $planet }.
        [many] Tracisz { $cubes } znaczników życia na { $planet }.
       *[other] Tracisz { $cubes } znacznika życia na { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } ujawnia zrealizowany cel { $goal }: { $points } punkt kreacji.
        [few] { $name } ujawnia zrealizowany cel { $goal }: { $points } punkty kreacji.
        [many] { $name } ujawnia zrealizowany cel { $goal }: { $points } punktów kreacji.
       *[other] { $name } ujawnia zrealizowany cel { $goal }: { $points } punktu kreacji.
    }
event-goal-claimed-you =
    { $points ->
        [one] Ujawniasz zrealizowany cel { $goal }: { $points } punkt kreacji.
        [few] Ujawniasz zrealizowany cel { $goal }: { $points } punkty kreacji.
        [many] Ujawniasz zrealizowany cel { $goal }: { $points } punktów kreacji.
       *[other] Ujawniasz zrealizowany cel { $goal }: { $points } punktu kreacji.
    }
event-tile-played = { $name } używa efektu { $effect }.
event-tile-played-you = Używasz efektu { $effect }.
event-tile-played-on = { $name } używa efektu { $effect } na { $planet }.
event-tile-played-on-you = Używasz efektu { $effect } na { $planet }.
event-marker-taken = { $name } bierze znacznik: { $marker }.
event-marker-taken-you = Bierzesz znacznik: { $marker }.
event-particles-collided = Zabrano ostatni znacznik stymulacji: dochodzi do zderzenia cząstek.
event-markers-traded =
    { $resources ->
        [0] { $name } oddaje pojedynczy znacznik stymulacji i nic za niego nie dostaje.
        [one] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasób.
        [few] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasoby.
        [many] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasobów.
       *[other] { $name } wymienia znaczniki stymulacji ({ $markers }) na { $resources } zasobu.
    }
event-markers-traded-you =
    { $resources ->
        [0] Oddajesz pojedynczy znacznik stymulacji i nic za niego nie dostajesz.
        [one] Wymieniasz znaczniki stymulacji ({ $markers }) na { $resources } zasób.
        [few] Wymieniasz znaczniki stymulacji ({ $markers }) na { $resources } zasoby.
        [many] Wymieniasz znaczniki stymulacji ({ $markers }) na { $resources } zasobów.
       *[other] Wymieniasz znaczniki stymulacji ({ $markers }) na { $resources } zasobu.
    }
event-black-hole-opened = Zabrano ostatni znacznik fuzji: powstaje czarna dziura.
event-solar-storm-broke = Zabrano ostatni znacznik rozbłysku: wybucha burza słoneczna.
event-storm-suffered = Burza zabiera graczowi { $name }: { $lost }, a daje: energia ×{ $energy }.
event-storm-suffered-you = Burza zabiera ci: { $lost }, a daje: energia ×{ $energy }.
event-turn-ended = { $name } kończy turę.
event-turn-ended-you = Kończysz turę.
event-game-ended = Gwiazda oddała ostatnią energię. Koniec gry.

## Czyja tura, która faza, co trzeba zrobić

banner-round = Tura { $turn } z { $turns }
banner-last = Dla każdego ostatnia tura
status = { banner-round } · { $phase } · { $asked }
status-you = Twoja tura
status-over = Koniec gry.
phase-setup = przygotowanie
phase-birth = narodziny planety
phase-life = rozwój życia
phase-event = rozliczenie efektów

pending-draw-start-planet = trwa rozkładanie pierwszych planet
pending-draw-start-tile = trwa rozdawanie kafli przestrzeni
pending-draw-planet = trwa losowanie planet
pending-draw-refill = trwa uzupełnianie stosu
pending-draw-tile = trwa dobieranie kafla przestrzeni
pending-choose-return = { status-you }: zatrzymaj dwa z trzech kafli przestrzeni, a jeden odłóż do pudełka
pending-choose-birth = { status-you }: wylosuj planety z worka albo weź planetę z wierzchu stosu
pending-choose-planet = { status-you }: wybierz planetę, którą dołożysz
pending-choose-stack = { status-you }: odłóż drugą planetę na stos
pending-choose-row = { status-you }: dołóż { $planet } do jednego z rzędów
pending-choose-action = { status-you }: twórz życie, ujawniaj cele, używaj efektów, a potem zakończ turę
pending-choose-payment = { status-you }: wybierz, czym zapłacisz na { $planet }
pending-choose-swap =
    { $cause }: { $left ->
        [one] wymień jeszcze { $left } zasób albo zakończ wymianę
        [few] wymień do { $left } zasobów albo zakończ wymianę
        [many] wymień do { $left } zasobów albo zakończ wymianę
       *[other] wymień do { $left } zasobu albo zakończ wymianę
    }
pending-choose-resource =
    { $cause ->
        [collision] Zderzenie cząsteczek
        [eviction] Gatunek wypiera twoje życie
       *[other] { $cause }
    }: { $left ->
        [one] weź zasób
        [few] weź po kolei { $left } zasoby
        [many] weź po kolei { $left } zasobów
       *[other] weź po kolei { $left } zasobu
    }
pending-choose-loss =
    { $left ->
        [one] Otwiera się czarna dziura: wybierz kafel przestrzeni, który stracisz
        [few] Otwiera się czarna dziura: wybierz { $left } kafle przestrzeni, które stracisz
        [many] Otwiera się czarna dziura: wybierz { $left } kafli przestrzeni, które stracisz
       *[other] Otwiera się czarna dziura: wybierz { $left } kafla przestrzeni, które stracisz
    }
pending-game-over = koniec gry

other-choose-return = { $name } odkłada jeden z trzech kafli przestrzeni
other-choose-birth = { $name } wybiera między workiem a stosami
other-choose-planet = { $name } wybiera planetę do dołożenia
other-choose-stack = { $name } odkłada drugą planetę na stos
other-choose-row = { $name } dokłada { $planet } do jednego z rzędów
other-choose-action = { $name } tworzy życie lub używa kafli przestrzeni
other-choose-payment = { $name } wybiera, czym zapłacić na { $planet }
other-choose-swap = { $name } wymienia zasoby
other-choose-resource = { $name } bierze zasób
other-choose-loss = { $name } traci kafle przestrzeni przez czarną dziurę

## Co znaczy wybór

remark-planet = { $type }, koszt powstania życia: { $cost }, ikony z boków: { $left } i { $right }
remark-brings = daje: { $resources }
remark-life = poziom { $level } za { $cost }, { $points ->
        [one] +{ $points } punkt kreacji
        [few] +{ $points } punkty kreacji
        [many] +{ $points } punktów kreacji
       *[other] +{ $points } punktu kreacji
    }
remark-species = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } po { $cost }, +{ $points } pkt kreacji
remark-left = zostaje: { $resources }
remark-covers = przykrywa { $planet }
remark-points =
    { $points ->
        [one] { $points } punkt kreacji
        [few] { $points } punkty kreacji
        [many] { $points } punktów kreacji
       *[other] { $points } punktu kreacji
    }
remark-effect = { $effect }; bierzesz znacznik: { $marker }
cost-discount = { $cost }, minus { $count }
caution-goals = Cele zrealizowane, ale nieujawnione; może je jeszcze pochłonąć czarna dziura: { $goals }.
caution-last = To twoja ostatnia tura. To, co ci zostało, nie będzie nic warte: { $resources }.

why-species = Na tej planecie dominuje gatunek; nie powstanie tu już nowe życie.
why-cubes = Nie masz już znaczników życia.
why-full = Masz tu trzy znaczniki życia. Do gatunku potrzebujesz znacznika gatunku oraz życia, które było tu już na początku twojej tury.
why-cost = Jeden krok kosztuje: { $cost }; masz: { $stock }.
why-not-now = Teraz nie można.
why-goal = Na razie { $have } z { $need }.
why-goal-twice = Ten cel masz już zrealizowany; możesz użyć tylko efektu tego kafla.
why-effect = Teraz nie ma na co użyć tego efektu.
why-own-turn = Kafli przestrzeni można używać tylko we własnej turze.

## Stół

title-system = Układ planetarny
title-table = Stół
title-hand = Kafle przestrzeni · { $name }
title-hand-own = Twoje kafle przestrzeni
title-players = Wszyscy gracze
title-stacks = Planety
title-cloud = Chmura kosmicznego pyłu
title-markers = Znaczniki
title-resources = Twoje zasoby
title-goals = Zrealizowane cele
tab-system = Układ
tab-hand = Ręka
tab-players = Gracze
label-star = gwiazda
label-orbit = orbita
label-row = Rząd { $row }
label-free = wolne
label-bag = Worek
label-cloud = Chmura pyłu
label-held = W ręce
label-goal = Cel
label-effect = Efekt
label-met = zrealizowany
label-printed = na kaflu: { $cost }
label-any-pays = można płacić dowolnym zasobem
label-catalysed =
    { $count ->
        [one] Kataliza: w tej turze o { $count } ikonę taniej dla ciebie
        [few] Kataliza: w tej turze o { $count } ikony taniej dla ciebie
        [many] Kataliza: w tej turze o { $count } ikon taniej dla ciebie
       *[other] Kataliza: w tej turze o { $count } ikony taniej dla ciebie
    }
label-bonus = { $points } pkt kreacji za życie tutaj
label-cubes =
    { $count ->
        [one] { $count } znacznik życia
        [few] { $count } znaczniki życia
        [many] { $count } znaczników życia
       *[other] { $count } znacznika życia
    }
label-cylinders = znaczniki gatunku: { $count }
label-level = { $name }: poziom { $level }
label-species = { $name }: gatunek
label-no-life = brak życia
label-pay = Zapłać
label-shelve = Odłóż tę na stos
label-look = Pokaż kafle i cele gracza { $name }
label-choices = Wybory
label-cancel = Anuluj
label-rules = Przeczytaj zasady na ten temat
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
       *[other] Energia w gwieździe: { $count }
    }
planet-of = { $planet }, rząd { $row }, orbita { $orbit }, koszt powstania życia: { $cost }, { $life }
planet-where = { $type }, rząd { $row }, orbita { $orbit }
star-rest = z { $all }
place-of = Rząd { $row }, orbita { $orbit }: wolne
tile-of = { $tile }: { $goal }, { $points } pkt kreacji. { $condition } Efekt: { $effect }.
marker-fusion = do czarnej dziury zostało { $left } z { $all }
marker-flare = do burzy słonecznej zostało { $left } z { $all }
marker-stimulation = do zderzenia cząstek zostało { $left } z { $all }
label-price = Cena
label-left = Zostanie
label-gain = Zysk
note-worth =
    { $points ->
        [one] o { $points } punkt kreacji więcej
        [few] o { $points } punkty kreacji więcej
        [many] o { $points } punktów kreacji więcej
       *[other] o { $points } punktu kreacji więcej
    }
note-completes = Spełnia cel { $goal }
note-last-stimulation = Zabiera ostatni znacznik: zderzenie cząstek
note-last-fusion = Zabiera ostatni znacznik: powstaje czarna dziura
note-last-flare = Zabiera ostatni znacznik: wybucha burza słoneczna
marker-next = następny!
marker-in = jeszcze { $left }
event-title-collision = Zderzenie cząstek
event-title-hole = Czarna dziura
event-title-storm = Burza słoneczna
event-tells-collision = Za każde dwa znaczniki stymulacji dostajesz jeden zasób.
event-tells-hole = Kto ma znaczniki fuzji, traci kafle przestrzeni.
event-tells-storm = Kto ma znaczniki rozbłysku, traci gaz, a kto ma ich najwięcej, także wodę. Bez gazu nie traci się nic.
column-player = Gracz
column-points = Punkty
column-stock = E  W  G
column-cubes = Życie
column-cylinders = Gatunki
column-markers = Fuz. Roz. Stym.
column-hand = Kafle
column-goals = Zrealizowane cele
nothing = nic
list-and = { $first }, { $rest }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Naciśnij
       *[other] Kliknij
    }
point-at =
    { $device ->
        [touch] Dotknij dowolnego elementu, aby o nim przeczytać.
       *[other] Wskaż cokolwiek, aby o tym przeczytać.
    }
tip-idle = { press } to, co jest oznaczone. { point-at }
tip-target = Teraz wybierz oznaczoną planetę.
tip-swap = Teraz wybierz w chmurze, co weźmiesz w zamian.
tip-watch = { point-at }
tip-choose-return = Górna połowa kafla to cel, a dolna to efekt. { press } kafel, bez którego się obejdziesz.
tip-choose-birth = { press } stos, aby wziąć planetę z wierzchu, albo worek, aby wylosować dwie i wybrać jedną.
tip-choose-row = { press } wolne miejsce. Ikony na nim to zasoby, które tam dostaniesz.
tip-choose-action = { press } oznaczoną planetę, aby stworzyć na niej życie za podany koszt, albo oznaczoną połowę kafla. Gdy skończysz, zakończ turę.
tip-choose-payment = { press } swoje zasoby po kolei albo wybierz jedną z podanych zapłat.
tip-choose-planet = { press } planetę, którą chcesz dołożyć. Druga trafi na stos, z którego może ją wziąć każdy.
tip-choose-stack = { press } stos: { $planet } trafi na jego wierzch, skąd może ją wziąć każdy. Liczba mówi, ile planet tam leży.
tip-choose-swap = { press } jeden ze swoich zasobów, a potem to, co bierzesz za niego z chmury pyłu.
tip-choose-resource = { press } to, co bierzesz z chmury pyłu.
tip-choose-loss = { press } kafel przestrzeni, bez którego możesz się obejść: opuści grę.
hand-none = Nie masz kafli przestrzeni. Każda dołożona planeta daje jeden.
legend = E energia  W woda  G gaz  X woda lub gaz  ×n punkty za znacznik  ♛ gatunek  * zmieniony koszt  ~ dowolny zasób
gain-energy = energia ×{ $count }
gain-water = woda ×{ $count }
gain-gas = gaz ×{ $count }

## Dwie połowy kafla przestrzeni

gain-any =
    { $count ->
        [one] { $count } dowolny zasób
        [few] { $count } dowolne zasoby
        [many] { $count } dowolnych zasobów
       *[other] { $count } dowolnego zasobu
    }
scope-planet = na niej
scope-neighbours = na sąsiednich planetach
scope-row = w jej rzędzie
scope-orbit = na jej orbicie
effect-gain = { $resources } z chmury
effect-harvest = wybierz planetę; weź zasoby z obu jej bocznych ikon oraz: { $resources }
effect-swap = wymień z chmurą do { $swaps } zasobów, a potem weź: { $resources }
effect-discount = wybierz planetę bez gatunku; w tej turze każdy krok kosztuje cię tam o jedną ikonę mniej (co najmniej { $smallest })
effect-spark = połóż za darmo znacznik życia na planecie bez gatunku o koszcie na kaflu nie większym niż { $size }
effect-points =
    { $change ->
        [more] pod planetę – życie { $scope } daje o { $points } więcej
       *[less] pod planetę – życie { $scope } daje o { $points } mniej
    }
effect-cost =
    { $change ->
        [more] pod planetę – życie { $scope } kosztuje dodatkowo: { $resources }
       *[less] pod planetę – życie { $scope } kosztuje mniej: { $resources } (co najmniej { $smallest ->
            [one] { $smallest } ikona
            [few] { $smallest } ikony
            [many] { $smallest } ikon
           *[other] { $smallest } ikony
        })
    }
effect-payment = pod planetę – za życie { $scope } można płacić dowolnym zasobem

goal-aggressive-parasites = Na jakiejś planecie więcej znaczników życia niż inny gracz, który też ma tam życie.
goal-extreme-conditions = Co najmniej { $level }. poziom życia na { $count } planetach z { $cost } ikonami kosztu.
goal-stone-cradle = Życie na { $count } planetach skalistych.
goal-green-belt = Życie na { $count } superziemiach.
goal-cloud-dwellers = Życie na { $count } planetach gazowych.
goal-deep-sea = Życie na { $count } planetach oceanicznych.
goal-lords-of-stone = Gatunek na planecie skalistej.
goal-lords-of-the-green = Gatunek na superziemi.
goal-lords-of-the-clouds = Gatunek na planecie gazowej.
goal-lords-of-the-deep = Gatunek na planecie oceanicznej.
goal-biodiversity = Życie na planetach { $count } różnych typów.
goal-seeding = Życie na { $count } różnych planetach.
goal-orbital-ring = Życie na { $count } planetach jednej orbity.
goal-great-alignment = Życie na { $count } kolejnych planetach jednego rzędu.
goal-scorched-worlds = Życie na { $count } planetach pierwszej orbity.
goal-outer-reaches = Życie na { $count } planetach orbity { $from } lub dalszych.
goal-primordial-soup = Energia ×{ $count }, woda ×{ $count } i gaz ×{ $count }. Zachowujesz je.
goal-ascension = { $count } { $count ->
        [one] własny gatunek
        [few] własne gatunki
        [many] własnych gatunków
       *[other] własnego gatunku
    }.
goal-symbiosis = Znaczniki życia twoje i innego gracza na { $count } planetach.

## Objaśnienia polecenia `rules`

rules-goal = { $name }, { $points } pkt kreacji: { $condition }
rules-effect = { $name }: { $effect }. Kto użyje tego efektu, bierze znacznik: { $marker }.
rules-planet = { $planet }: { $type }. Koszt powstania życia na kaflu to { $cost }, więc znacznik życia daje { $points } pkt kreacji, a gatunek { $most }. Ikony z boków: { $left } i { $right }.
rules-tile = { $tile }: { $goal } { $effect }
source-rulebook = Znane z instrukcji.
source-reconstructed = To rekonstrukcja: drukowany element może wyglądać inaczej.
source-partly = Znane z instrukcji: { $facts }. Resztę odtworzono: drukowany element może wyglądać inaczej.
fact-name = nazwa celu
fact-points = jego punkty
fact-type = typ planety
fact-cost = koszt powstania życia
fact-does = działanie efektu
fact-any = liczba zasobów
fact-scope = zasięg efektu
fact-changes = to, co zmienia efekt
fact-background = tło
fact-marker = znacznik
rules-turn = Tura: zdobądź planetę (wylosuj dwie z worka i wybierz jedną albo weź planetę z wierzchu stosu) i dołóż ją za ostatnią planetą rzędu. Dostajesz 1 energię z gwiazdy, zasoby z dwóch ikon, które się teraz stykają, i kafel przestrzeni z tego miejsca. Potem twórz życie, ujawniaj cele i używaj efektów, ile razy i w jakiej kolejności chcesz.
rules-life = Życie ma poziomy: jeden, dwa, trzy znaczniki, a potem gatunek. Każdy krok kosztuje wszystkie ikony planety. Gatunek stworzysz tylko tam, gdzie na początku tury było twoje życie; płacisz naraz za wszystkie brakujące kroki. Gatunek dominuje na planecie: znaczniki życia innych graczy wracają do nich, za każdy biorą jeden dowolny zasób i nikt inny nie stworzy tam już życia.
rules-tile-use = Kafla przestrzeni używa się raz: ujawnij cel, gdy zrealizujesz go we własnej turze, albo użyj efektu. Ten sam cel gracz realizuje tylko raz. Za użycie efektu bierze się znacznik wskazany na kaflu: fuzji albo rozbłysku.
rules-fusion = Gdy ktoś weźmie ostatni znacznik fuzji, powstaje czarna dziura: kto ma znacznik fuzji, traci kafel przestrzeni z ręki, a kto ma ich najwięcej, traci dwa. Ujawnione cele są bezpieczne. Potem znaczniki wracają.
rules-flare = Gdy ktoś weźmie ostatni znacznik rozbłysku, wybucha burza słoneczna: kto ma znacznik rozbłysku, traci do dwóch gazów, a kto ma ich najwięcej, także jedną wodę. Każdy, kto coś stracił, bierze jedną energię. Gracz bez gazu nie traci nic. Potem znaczniki wracają.
rules-stimulation = Każda planeta, na której tworzysz lub rozwijasz życie, daje ci jeden znacznik stymulacji, raz na turę. Gdy ktoś weźmie ostatni, dochodzi do zderzenia cząstek: każdy wymienia po dwa znaczniki na jeden dowolny zasób, ile razy się da, i wszystkie znaczniki wracają.
rules-end = Gra kończy się z turą, w której gwiazda oddaje ostatnią energię: wszyscy mieli tyle samo tur. Za każdy znacznik życia planeta daje tyle punktów kreacji, ile ma ikon kosztu na kaflu, a za gatunek pięć razy tyle. Kafle pod sąsiednimi planetami dodają lub odejmują punkty, ale planeta nigdy nie daje mniej niż 0. Dolicza się zrealizowane cele. Przy remisie: więcej celów, potem więcej gatunków.
rules-reconstructed = Znane z instrukcji: zasady, liczby elementów, nazwy i punkty celów Aggressive Parasites (Agresywne pasożyty) i Extreme Conditions (Ekstremalne warunki), efekt dający dwa dowolne zasoby za znacznik rozbłysku oraz kilka planet z przykładów. Odtworzone na potrzeby tego programu: ikony planet, warunki celów, prawie wszystko na kaflach przestrzeni oraz to, że każdy cel jest na dwóch kaflach. Plik content.toml tej gry mówi, co jest czym, więc posiadacz drukowanego egzemplarza może to poprawić.
rules-topics = Zapytaj o: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, planetę (P09), kafel (T13), cel (great-alignment), efekt (catalysis).

## Punkty według źródeł

score-life = Życie
score-species = Gatunki
score-tiles = Kafle pod planetami
score-goals = Zrealizowane cele

## Gra w jednym zdaniu

about = Dokładaj planety do młodej gwiazdy i spraw, by to twoje życie się na nich rozwijało.

## Pierwsza partia

tutorial-welcome = Młoda gwiazda i planety wokół niej. Przez pięć tur każdy dokłada planety, zbiera zasoby i rozwija na nich życie. Wygrywa ten, kto ma najwięcej punktów kreacji. Liczba w gwieździe to pozostała w niej energia: gdy się skończy, kończy się gra.
tutorial-return = Masz trzy kafle przestrzeni. Każdy ma w górnej połowie cel, a w dolnej efekt; możesz użyć jednego albo drugiego. Zatrzymaj dwa kafle i odłóż Seeding (Zasiew): wymaga życia na sześciu planetach, a do tego daleka droga.
tutorial-draw = Tura zaczyna się od narodzin planety. Możesz wylosować dwie z worka przestrzeni kosmicznej i wybrać jedną albo wziąć planetę z wierzchu stosu planet odłożonych. Tym razem losuj.
tutorial-build = Oto dwie wylosowane planety. Ikony na ciemnym pasku to koszt powstania życia, a ikony z lewej i prawej to zasoby, które planeta daje po dołożeniu. Wybierz superziemię P12.
tutorial-shelve = Druga planeta trafia na stos planet odłożonych, skąd każdy może ją później wziąć. Połóż ją na stos 1.
tutorial-place = Teraz dołóż planetę P12. Oznaczone miejsca pokazują, co na nich dostaniesz: jedną energię z gwiazdy i zasoby z dwóch ikon, które się zetkną. Dostaniesz też leżący tam kafel przestrzeni. Wybierz rząd 1.
tutorial-life = Czas na życie. Na P09 krok kosztuje tylko jedną energię. Kliknij ją: trafi tam twój znacznik życia, a ty weźmiesz znacznik stymulacji.
tutorial-either = P24 kosztuje wodę lub gaz, jak wolisz. Kliknij ją.
tutorial-pay = Kliknij zasób, którym chcesz zapłacić. Tym razem zapłać wodą; obok widać, co ci zostanie.
tutorial-claim = Masz życie na dwóch planetach pierwszej orbity, a to jest cel Scorched Worlds (Spalone światy). Kliknij górną połowę tego kafla: dwa punkty kreacji, których nikt ci już nie odbierze.
tutorial-play = Teraz użyj dolnej połowy kafla: Obłok gazu daje trzy gazy. Bierzesz za to znacznik rozbłysku. Gdy ktoś weźmie ostatni, wybuchnie burza słoneczna.
tutorial-end = Miej oko na trzy rzędy znaczników, bo ostatni z nich wywołuje efekt specjalny: stymulacji daje wszystkim zasoby, fuzji zabiera kafle, a rozbłysku gaz i wodę. Teraz zakończ turę.
tutorial-take = Bo dokłada planetę i tworzy życie na innej. Znów twoja kolej: weź planetę z wierzchu stosu 1.
tutorial-place-again = Dołóż ją do rzędu 2, obok P09.
tutorial-species = Tam, gdzie na początku tury było twoje życie, możesz stworzyć gatunek: płacisz naraz za wszystkie brakujące kroki. Gatunek daje pięć razy tyle punktów, ile planeta ma ikon kosztu, i dominuje na niej do końca gry. Kliknij P09.
tutorial-collision = To był ostatni znacznik stymulacji: dochodzi do zderzenia cząstek. Każdy wymienia po dwa znaczniki na jeden dowolny zasób, a znaczniki wracają. Weź energię z chmury kosmicznego pyłu.
tutorial-finish = Dobra robota. Znacznik życia daje tyle punktów kreacji, ile planeta ma ikon kosztu na kaflu, gatunek pięć razy tyle, a do tego dochodzą zrealizowane cele. Wskaż cokolwiek, aby o tym przeczytać; znak ? obok tekstu otwiera zasady na ten temat.

# Dlaczego ruch jest dobry lub zły; po słowach „Ten ruch”.
reason-life-more = daje punkty za życie
reason-life-less = rezygnuje z punktów za życie
reason-species-more = daje punkty za gatunek
reason-species-less = rezygnuje z punktów za gatunki
reason-tiles-more = daje punkty za kafle pod planetami
reason-tiles-less = traci punkty przez kafle pod planetami
reason-goals-more = realizuje cel
reason-goals-less = rezygnuje z punktów za cele
reason-growth-more = przybliża powstanie gatunku
reason-growth-less = zostawia mniej planet, na których może powstać gatunek
reason-resources-more = daje zasoby
reason-resources-less = zużywa zasoby
reason-hand-more = daje ci lepsze kafle przestrzeni
reason-hand-less = zużywa kafel przestrzeni
reason-markers-more = zostawia ci lepsze znaczniki
reason-markers-less = zostawia ci gorsze znaczniki
reason-pending-more = zaczyna coś, co dokończą twoje następne wybory
reason-pending-less = nie zostawia już nic do dokończenia
reason-rivals-more = kosztuje pozostałych punkty
reason-rivals-less = daje punkty pozostałym
worth-life = życie
worth-species = gatunki
worth-tiles = kafle pod planetami
worth-goals = cele
worth-growth = szanse na gatunek
worth-resources = zasoby
worth-hand = kafle przestrzeni na ręce
worth-markers = znaczniki
worth-pending = rozpoczęte kroki
worth-rivals = przewaga nad innymi
