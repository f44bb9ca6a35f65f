# Exoplanets auf Deutsch.
# action-<Verb>: was eine Wahl bewirkt. log-<Verb>: was jemand getan hat, nach dem Namen.
# In beiden sind $first, $second und $third die Wörter nach dem Verb, $count ist ihre Anzahl.
# event-<Name>: was geschehen ist, als Zeile des Protokolls. word-<id>: der Name eines Dings, das eine Kennung hat.

game-name = Exoplanets
component-planet = Planeten
component-species = Spezies, nach Planet
component-goal = Ziele
component-effect = Effekte
component-tile = Weltraumplättchen

## Namen

word-energy = Energie
word-water = Wasser
word-gas = Gas
word-water-or-gas = Wasser oder Gas
word-fusion = Fusion
word-flare = Eruption
word-stimulation = Stimulation

type-rocky = Gesteinsplanet
type-super-earth = Supererde
type-gas = Gasriese
type-oceanic = Ozeanplanet
short-rocky = Fels
short-super-earth = Erde
short-gas = Riese
short-oceanic = Ozean
letter-energy = E
letter-water = W
letter-gas = G
letter-water-or-gas = X

# Ziele haben in jeder Ausgabe englische Namen; die Übersetzung steht daneben.
word-aggressive-parasites = Aggressive Parasites (Aggressive Parasiten)
word-extreme-conditions = Extreme Conditions (Extreme Bedingungen)
word-stone-cradle = Stone Cradle (Steinerne Wiege)
word-green-belt = Green Belt (Grüner Gürtel)
word-cloud-dwellers = Cloud Dwellers (Wolkenbewohner)
word-deep-sea = Deep Sea (Tiefsee)
word-lords-of-stone = Lords of Stone (Herren des Steins)
word-lords-of-the-green = Lords of the Green (Herren des Grüns)
word-lords-of-the-clouds = Lords of the Clouds (Herren der Wolken)
word-lords-of-the-deep = Lords of the Deep (Herren der Tiefe)
word-biodiversity = Biodiversity (Artenvielfalt)
word-seeding = Seeding (Aussaat)
word-orbital-ring = Orbital Ring (Orbitalring)
word-great-alignment = Great Alignment (Große Konjunktion)
word-scorched-worlds = Scorched Worlds (Versengte Welten)
word-outer-reaches = Outer Reaches (Ferne Weiten)
word-primordial-soup = Primordial Soup (Ursuppe)
word-ascension = Ascension (Aufstieg)
word-symbiosis = Symbiosis (Symbiose)

word-cosmic-dust = Kosmischer Staub
word-solar-wind = Sonnenwind
word-ice-shower = Eisregen
word-gas-cloud = Gaswolke
word-catalysis = Katalyse
word-spark-of-life = Lebensfunke
word-transmutation = Transmutation
word-accretion = Akkretion
word-radiation-belt = Strahlungsgürtel
word-fertile-dust = Fruchtbarer Staub
word-dense-atmosphere = Dichte Atmosphäre
word-drought = Dürre
word-long-eclipse = Lange Finsternis
word-greenhouse = Treibhaus
word-icy-comets = Eiskometen
word-nebula = Nebel
word-versatile-chemistry = Vielseitige Chemie

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

## Was jede Wahl bewirkt

action-return = { $first } in die Schachtel zurücklegen
action-draw = Planeten aus dem Beutel ziehen und einen wählen
action-take = Den obersten Planeten von Stapel { $first } nehmen
action-build = { $first } wählen
action-shelve = Den anderen Planeten auf Stapel { $first } legen
action-place = Den Planeten an Reihe { $first } anlegen
action-life = Leben auf { $first } erschaffen oder entwickeln
action-species = Auf { $first } eine Spezies erschaffen
action-pay = { payment } bezahlen
payment =
    { $first ->
        [0] { $second ->
            [0] { $third } Gas
           *[other] { $second } Wasser{ $third ->
                [0] {""}
               *[other] , { $third } Gas
            }
        }
       *[other] { $first } Energie{ $second ->
            [0] {""}
           *[other] , { $second } Wasser
        }{ $third ->
            [0] {""}
           *[other] , { $third } Gas
        }
    }
action-claim = Das erfüllte Ziel aufdecken: { $first }
action-play =
    { $count ->
        [1] Den Effekt von { $first } nutzen
       *[other] Den Effekt von { $first } auf { $second } nutzen
    }
action-gain = 1 { $first } nehmen
action-swap = 1 { $first } gegen 1 { $second } tauschen
action-done = Tauschen beenden
action-lose = { $first } an das Schwarze Loch abgeben
action-end = Den Zug beenden

group-return = Ein Plättchen zurücklegen
group-draw = Einen Planeten holen
group-take = Einen Planeten holen
group-build = Einen Planeten wählen
group-shelve = Den anderen Planeten ablegen
group-place = Den Planeten anlegen
group-life = Leben erschaffen
group-species = Eine Spezies erschaffen
group-pay = Bezahlen
group-claim = Ein Ziel aufdecken
group-play = Einen Effekt nutzen
group-gain = Eine Ressource nehmen
group-swap = Tauschen
group-done = Tauschen
group-lose = Ein Plättchen abgeben
group-end = Den Zug beenden

## Was jemand getan hat

log-return = legt { $first } in die Schachtel zurück
log-draw = zieht Planeten aus dem Beutel
log-take = nimmt den obersten Planeten von Stapel { $first }
log-build = wählt { $first }
log-shelve = legt den anderen auf Stapel { $first }
log-place = legt ihn an Reihe { $first } an
log-life = erschafft Leben auf { $first }
log-species = erschafft eine Spezies auf { $first }
log-pay = bezahlt { payment }
log-claim = deckt ein Ziel auf: { $first }
log-play =
    { $count ->
        [1] nutzt { $first }
       *[other] nutzt { $first } auf { $second }
    }
log-gain = nimmt { $first }
log-swap = tauscht { $first } gegen { $second }
log-done = hört auf zu tauschen
log-lose = verliert { $first }
log-end = beendet den Zug
log-planet = aus dem Beutel: { $first }
log-tile = Weltraumplättchen gezogen: { $first }

event-planet-revealed = { $planet } wird aus dem Beutel gezogen.
event-planet-taken = { $name } nimmt { $planet } von Stapel { $stack }.
event-planet-taken-you = Du nimmst { $planet } von Stapel { $stack }.
event-planet-shelved = { $name } legt { $planet } auf Stapel { $stack }.
event-planet-shelved-you = Du legst { $planet } auf Stapel { $stack }.
event-planet-placed = { $name } legt { $planet } an Reihe { $row } an, Orbit { $orbit }.
event-planet-placed-you = Du legst { $planet } an Reihe { $row } an, Orbit { $orbit }.
event-tile-drawn = { $name } zieht das Weltraumplättchen { $tile }.
event-tile-drawn-you = Du ziehst das Weltraumplättchen { $tile }.
event-tile-drawn-hidden = { $name } zieht ein Weltraumplättchen.
event-tile-drawn-hidden-you = Du ziehst ein Weltraumplättchen.
event-tile-returned = { $name } legt { $tile } in die Schachtel zurück.
event-tile-returned-you = Du legst { $tile } in die Schachtel zurück.
event-tile-returned-hidden = { $name } legt ein Weltraumplättchen in die Schachtel zurück.
event-tile-returned-hidden-you = Du legst ein Weltraumplättchen in die Schachtel zurück.
event-tile-lost = { $name } verliert { $tile } an das Schwarze Loch.
event-tile-lost-you = Du verlierst { $tile } an das Schwarze Loch.
event-tile-lost-hidden = { $name } verliert ein Weltraumplättchen an das Schwarze Loch.
event-tile-lost-hidden-you = Du verlierst ein Weltraumplättchen an das Schwarze Loch.
event-resources-gained = { $name } erhält { $resources }.
event-resources-gained-you = Du erhältst { $resources }.
event-resources-paid = { $name } bezahlt { $resources } auf { $planet }.
event-resources-paid-you = Du bezahlst { $resources } auf { $planet }.
event-resources-swapped = { $name } tauscht 1 { $given } gegen 1 { $taken }.
event-resources-swapped-you = Du tauschst 1 { $given } gegen 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } erschafft Leben auf { $planet }.
       *[other] { $name } entwickelt das Leben auf { $planet } auf Stufe { $level }.
    }
event-life-created-you =
    { $level ->
        [1] Du erschaffst Leben auf { $planet }.
       *[other] Du entwickelst das Leben auf { $planet } auf Stufe { $level }.
    }
event-species-created = { $name } erschafft eine Spezies, die { $planet } beherrscht.
event-species-created-you = Du erschaffst eine Spezies, die { $planet } beherrscht.
event-life-evicted =
    { $cubes ->
        [one] { $name } verliert { $cubes } Würfel auf { $planet }.
       *[other] { $name } verliert { $cubes } Würfel auf { $planet }.
    }
event-life-evicted-you =
    { $cubes ->
        [one] Du verlierst { $cubes } Würfel auf { $planet }.
       *[other] Du verlierst { $cubes } Würfel auf { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } deckt { $goal } auf und erhält { $points } Punkt.
       *[other] { $name } deckt { $goal } auf und erhält { $points } Punkte.
    }
event-goal-claimed-you =
    { $points ->
        [one] Du deckst { $goal } auf und erhältst { $points } Punkt.
       *[other] Du deckst { $goal } auf und erhältst { $points } Punkte.
    }
event-tile-played = { $name } nutzt { $effect }.
event-tile-played-you = Du nutzt { $effect }.
event-tile-played-on = { $name } nutzt { $effect } auf { $planet }.
event-tile-played-on-you = Du nutzt { $effect } auf { $planet }.
event-marker-taken = { $name } nimmt einen { $marker }smarker.
event-marker-taken-you = Du nimmst einen { $marker }smarker.
event-particles-collided = Der letzte Stimulationsmarker ist weg: Teilchen kollidieren.
event-markers-traded =
    { $resources ->
        [0] { $name } gibt einen einzelnen Stimulationsmarker zurück und erhält nichts dafür.
        [one] { $name } tauscht { $markers } Stimulationsmarker gegen eine Ressource.
       *[other] { $name } tauscht { $markers } Stimulationsmarker gegen { $resources } Ressourcen.
    }
event-markers-traded-you =
    { $resources ->
        [0] Du gibst einen einzelnen Stimulationsmarker zurück und erhältst nichts dafür.
        [one] Du tauschst { $markers } Stimulationsmarker gegen eine Ressource.
       *[other] Du tauschst { $markers } Stimulationsmarker gegen { $resources } Ressourcen.
    }
event-black-hole-opened = Der letzte Fusionsmarker ist weg: Ein Schwarzes Loch öffnet sich.
event-solar-storm-broke = Der letzte Eruptionsmarker ist weg: Ein Sonnensturm bricht los.
event-storm-suffered = Der Sturm nimmt { $name } { $lost } und bringt { $energy } Energie.
event-storm-suffered-you = Der Sturm nimmt dir { $lost } und bringt dir { $energy } Energie.
event-turn-ended = { $name } beendet den Zug.
event-turn-ended-you = Du beendest den Zug.
event-game-ended = Der Stern hat seine letzte Energie abgegeben. Die Partie ist zu Ende.

## Wer am Zug ist, welche Phase, was verlangt wird

banner-round = Zug { $turn } von { $turns }
banner-last = Für alle der letzte Zug
status = { banner-round } · { $phase } · { $asked }
status-you = Du bist am Zug
status-over = Die Partie ist zu Ende.
phase-setup = Aufbau
phase-birth = Geburt eines Planeten
phase-life = Leben
phase-event = Effekte abhandeln

pending-draw-start-planet = die ersten Planeten werden ausgelegt
pending-draw-start-tile = Weltraumplättchen werden ausgeteilt
pending-draw-planet = Planeten werden gezogen
pending-draw-refill = ein Stapel wird aufgefüllt
pending-draw-tile = ein Weltraumplättchen wird gezogen
pending-choose-return = { status-you }: behalte zwei der drei Weltraumplättchen und lege eines zurück
pending-choose-birth = { status-you }: ziehe Planeten aus dem Beutel oder nimm den obersten eines Stapels
pending-choose-planet = { status-you }: wähle den Planeten, den du anlegst
pending-choose-stack = { status-you }: lege den anderen Planeten auf einen Stapel
pending-choose-row = { status-you }: lege { $planet } an eine Reihe an
pending-choose-action = { status-you }: erschaffe Leben, decke Ziele auf, nutze Effekte, dann beende den Zug
pending-choose-payment = { status-you }: wähle, wie du auf { $planet } bezahlst
pending-choose-swap =
    { $cause }: { $left ->
        [one] tausche noch { $left } Ressource oder höre auf
       *[other] tausche bis zu { $left } Ressourcen oder höre auf
    }
pending-choose-resource =
    { $cause ->
        [collision] Teilchen kollidieren
        [eviction] Eine Spezies verdrängt dein Leben
       *[other] { $cause }
    }: { $left ->
        [one] nimm eine Ressource
       *[other] nimm nacheinander { $left } Ressourcen
    }
pending-choose-loss =
    { $left ->
        [one] Ein Schwarzes Loch öffnet sich: wähle ein Weltraumplättchen, das du verlierst
       *[other] Ein Schwarzes Loch öffnet sich: wähle { $left } Weltraumplättchen, die du verlierst
    }
pending-game-over = die Partie ist zu Ende

other-choose-return = { $name } legt eines von drei Weltraumplättchen zurück
other-choose-birth = { $name } wählt zwischen Beutel und Stapeln
other-choose-planet = { $name } wählt den Planeten zum Anlegen
other-choose-stack = { $name } legt den anderen Planeten auf einen Stapel
other-choose-row = { $name } legt { $planet } an eine Reihe an
other-choose-action = { $name } erschafft Leben oder nutzt Weltraumplättchen
other-choose-payment = { $name } wählt, wie auf { $planet } bezahlt wird
other-choose-swap = { $name } tauscht Ressourcen
other-choose-resource = { $name } nimmt eine Ressource
other-choose-loss = { $name } verliert Weltraumplättchen an das Schwarze Loch

## Worum es bei einer Wahl geht

remark-planet = { $type }, Leben kostet { $cost }, Seitensymbole { $left } und { $right }
remark-brings = bringt { $resources }
remark-life = Stufe { $level } für { $cost }, { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    }
remark-species = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } zu je { $cost }, { $points } Punkte mehr
remark-left = übrig: { $resources }
remark-covers = kommt auf { $planet }
remark-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
remark-effect = { $effect }; du nimmst einen { $marker }smarker
cost-discount = { $cost }, minus { $count }
caution-goals = Erfüllte, aber nicht aufgedeckte Ziele, die dir ein Schwarzes Loch noch nehmen kann: { $goals }.
caution-last = Das ist dein letzter Zug. Was du übrig hast, ist dann nichts mehr wert: { $resources }.

why-species = Eine Spezies beherrscht diesen Planeten; hier kann kein Leben mehr entstehen.
why-cubes = Du hast keine Lebenswürfel mehr.
why-full = Du hast hier drei Würfel. Für eine Spezies brauchst du einen Spezieszylinder und Leben, das schon zu Beginn deines Zuges hier war.
why-cost = Ein Schritt kostet { $cost }; du hast { $stock }.
why-not-now = Das geht gerade nicht.
why-goal = Bisher { $have } von { $need }.
why-goal-twice = Dieses Ziel hast du schon gewertet; du kannst nur noch den Effekt des Plättchens nutzen.
why-effect = Im Moment gibt es nichts, worauf du diesen Effekt anwenden kannst.
why-own-turn = Weltraumplättchen kannst du nur im eigenen Zug nutzen.

## Der Tisch

title-system = Das System
title-table = Der Tisch
title-hand = Weltraumplättchen · { $name }
title-hand-own = Deine Weltraumplättchen
title-players = Alle Spieler
title-stacks = Planeten
title-cloud = Wolke
title-markers = Marker
title-resources = Deine Ressourcen
title-goals = Erfüllte Ziele
tab-system = System
tab-hand = Hand
tab-players = Spieler
label-star = Stern
label-orbit = Orbit
label-row = Reihe { $row }
label-free = frei
label-bag = Beutel
label-cloud = Wolke
label-held = In der Hand
label-goal = Ziel
label-effect = Effekt
label-met = erfüllt
label-printed = aufgedruckt { $cost }
label-any-pays = mit jeder Ressource bezahlbar
label-catalysed =
    { $count ->
        [one] Katalyse: { $count } Symbol weniger für dich in diesem Zug
       *[other] Katalyse: { $count } Symbole weniger für dich in diesem Zug
    }
label-bonus = { $points } Punkte für Leben hier
label-cubes =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
label-cylinders =
    { $count ->
        [one] { $count } Spezieszylinder
       *[other] { $count } Spezieszylinder
    }
label-level = { $name }: Stufe { $level }
label-species = { $name }: Spezies
label-no-life = kein Leben
label-pay = Bezahlen
label-shelve = Diesen auf einen Stapel legen
label-look = Plättchen und Ziele von { $name } zeigen
label-choices = Auswahl
label-cancel = Abbrechen
label-rules = Die Regeln dazu lesen
bag-of =
    { $count ->
        [one] { $count } Planet im Beutel
       *[other] { $count } Planeten im Beutel
    }
stack-name = Stapel { $stack }
stack-of =
    { $count ->
        [0] leer
        [one] { $count } Planet
       *[other] { $count } Planeten
    }
tiles-left =
    { $count ->
        [one] { $count } Weltraumplättchen
       *[other] { $count } Weltraumplättchen
    }
star-of =
    { $count ->
        [0] Der Stern hat seine ganze Energie abgegeben.
       *[other] Energie im Stern: { $count }
    }
planet-of = { $planet }, Reihe { $row }, Orbit { $orbit }, Leben kostet { $cost }, { $life }
planet-where = { $type }, Reihe { $row }, Orbit { $orbit }
star-rest = von { $all }
place-of = Reihe { $row }, Orbit { $orbit }: frei
tile-of = { $tile }: { $goal }, { $points } Punkte. { $condition } Effekt: { $effect }.
marker-fusion = noch { $left } von { $all } bis zum Schwarzen Loch
marker-flare = noch { $left } von { $all } bis zum Sonnensturm
marker-stimulation = noch { $left } von { $all } bis zur Kollision
label-price = Preis
label-left = Es bleibt
label-gain = Gewinn
note-worth =
    { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    }
note-completes = Erfüllt { $goal }
note-last-stimulation = Nimmt den letzten Marker: Teilchen kollidieren
note-last-fusion = Nimmt den letzten Marker: Ein Schwarzes Loch öffnet sich
note-last-flare = Nimmt den letzten Marker: Ein Sonnensturm bricht los
marker-next = beim nächsten!
marker-in = noch { $left }
event-title-collision = Kollision
event-title-hole = Schwarzes Loch
event-title-storm = Sonnensturm
event-tells-collision = Für je zwei Stimulationsmarker gibt es eine Ressource.
event-tells-hole = Wer Fusionsmarker hat, verliert Weltraumplättchen.
event-tells-storm = Wer Eruptionsmarker hat, verliert Gas, wer die meisten hat, auch Wasser. Wer kein Gas hat, verliert nichts.
column-player = Spieler
column-points = Punkte
column-stock = E  W  G
column-cubes = Würfel
column-cylinders = Spezies
column-markers = Fus. Erup. Stim.
column-hand = Plättchen
column-goals = Erfüllte Ziele
nothing = nichts
list-and = { $first }, { $rest }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    }
point-at =
    { $device ->
        [touch] Tippe auf etwas, um darüber zu lesen.
       *[other] Zeige auf etwas, um mehr darüber zu lesen.
    }
tip-idle = { press } auf etwas Markiertes. { point-at }
tip-target = Wähle jetzt einen markierten Planeten.
tip-swap = Wähle jetzt in der Wolke, was du dafür nimmst.
tip-watch = { point-at }
tip-choose-return = Die obere Hälfte eines Plättchens ist ein Ziel, die untere ein Effekt. { press } auf das Plättchen, das du entbehren kannst.
tip-choose-birth = { press } auf einen Stapel, um seinen obersten Planeten zu nehmen, oder auf den Beutel, um zwei zu ziehen und zu wählen.
tip-choose-row = { press } auf einen freien Platz. Seine Symbole sind die Ressourcen, die du dort bekommst.
tip-choose-action = { press } auf einen markierten Planeten, um zu den gezeigten Kosten Leben zu erschaffen, oder auf eine markierte Plättchenhälfte. Beende zum Schluss den Zug.
tip-choose-payment = { press } nacheinander auf deine Ressourcen oder auf eine der angebotenen Zahlungen.
tip-choose-planet = { press } auf den Planeten, den du anlegen willst. Der andere kommt auf einen Stapel, von dem ihn alle nehmen können.
tip-choose-stack = { press } auf einen Stapel: { $planet } kommt obenauf, wo ihn alle nehmen können. Die Zahl sagt, wie viele Planeten dort liegen.
tip-choose-swap = { press } auf eine deiner Ressourcen, dann auf das, was du dafür aus der Wolke nimmst.
tip-choose-resource = { press } auf das, was du aus der Wolke nimmst.
tip-choose-loss = { press } auf das Weltraumplättchen, auf das du verzichten kannst: Es ist aus dem Spiel.
hand-none = Du hast keine Weltraumplättchen. Jeder Planet, den du anlegst, bringt eines.
legend = E Energie  W Wasser  G Gas  X Wasser oder Gas  ×n Punkte je Würfel  ♛ Spezies  * geänderte Kosten  ~ jede Ressource
gain-energy = { $count } Energie
gain-water = { $count } Wasser
gain-gas = { $count } Gas

## Die zwei Hälften eines Weltraumplättchens

gain-any =
    { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
scope-planet = auf ihm
scope-neighbours = auf seinen Nachbarn
scope-row = in seiner Reihe
scope-orbit = in seinem Orbit
effect-gain = nimm { $resources }
effect-harvest = wähle einen Planeten; nimm die Ressourcen seiner beiden Seitensymbole und { $resources }
effect-swap = tausche bis zu { $swaps } Ressourcen mit der Wolke, dann nimm { $resources }
effect-discount = wähle einen Planeten ohne Spezies; in diesem Zug kostet dich dort jeder Schritt ein Symbol weniger (mindestens { $smallest })
effect-spark = lege kostenlos einen Würfel auf einen Planeten ohne Spezies, dessen aufgedruckte Kosten höchstens { $size } betragen
effect-points =
    { $change ->
        [more] unter einen Planeten – Leben { $scope } bringt { $points } mehr
       *[less] unter einen Planeten – Leben { $scope } bringt { $points } weniger
    }
effect-cost =
    { $change ->
        [more] unter einen Planeten – Leben { $scope } kostet { $resources } mehr
       *[less] unter einen Planeten – Leben { $scope } kostet { $resources } weniger (mindestens { $smallest ->
            [one] { $smallest } Symbol
           *[other] { $smallest } Symbole
        })
    }
effect-payment = unter einen Planeten – Leben { $scope } ist mit jeder Ressource bezahlbar

goal-aggressive-parasites = Auf einem Planeten mehr Würfel als jemand anderes, der dort auch welche hat.
goal-extreme-conditions = Mindestens Stufe { $level } auf { $count } Planeten mit { $cost } Kostensymbolen.
goal-stone-cradle = Leben auf { $count } Gesteinsplaneten.
goal-green-belt = Leben auf { $count } Supererden.
goal-cloud-dwellers = Leben auf { $count } Gasriesen.
goal-deep-sea = Leben auf { $count } Ozeanplaneten.
goal-lords-of-stone = Eine Spezies auf einem Gesteinsplaneten.
goal-lords-of-the-green = Eine Spezies auf einer Supererde.
goal-lords-of-the-clouds = Eine Spezies auf einem Gasriesen.
goal-lords-of-the-deep = Eine Spezies auf einem Ozeanplaneten.
goal-biodiversity = Leben auf Planeten von { $count } verschiedenen Typen.
goal-seeding = Leben auf { $count } verschiedenen Planeten.
goal-orbital-ring = Leben auf { $count } Planeten eines Orbits.
goal-great-alignment = Leben auf { $count } Planeten, die in einer Reihe aufeinanderfolgen.
goal-scorched-worlds = Leben auf { $count } Planeten des ersten Orbits.
goal-outer-reaches = Leben auf { $count } Planeten in Orbit { $from } oder weiter außen.
goal-primordial-soup = { $count } Energie, { $count } Wasser und { $count } Gas. Du behältst sie.
goal-ascension = { $count } eigene Spezies.
goal-symbiosis = { $count } Planeten mit Würfeln von dir und von jemand anderem.

## Was `rules` erklärt

rules-goal = { $name }, { $points } Punkte: { $condition }
rules-effect = { $name }: { $effect }. Wer diesen Effekt nutzt, nimmt einen { $marker }smarker.
rules-planet = { $planet }: { $type }. Ein Lebensschritt kostet laut Aufdruck { $cost }, ein Würfel zählt also { $points } und eine Spezies { $most }. Seitensymbole: { $left } und { $right }.
rules-tile = { $tile }: { $goal } { $effect }
source-rulebook = Aus der Spielanleitung bekannt.
source-reconstructed = Das ist eine Rekonstruktion: Das gedruckte Teil kann anders aussehen.
source-partly = Aus der Spielanleitung bekannt: { $facts }. Der Rest ist eine Rekonstruktion: Das gedruckte Teil kann anders aussehen.
fact-name = der Name des Ziels
fact-points = seine Punkte
fact-type = der Typ
fact-cost = die Kosten
fact-does = was der Effekt tut
fact-any = wie viel er gibt
fact-scope = welche Planeten er erreicht
fact-changes = was er dort ändert
fact-background = der Hintergrund
fact-marker = der Marker
rules-turn = Ein Zug: Hol dir einen Planeten (ziehe zwei aus dem Beutel und wähle einen, oder nimm den obersten eines Stapels) und lege ihn an den letzten Planeten einer Reihe an. Du bekommst 1 Energie aus dem Stern, die Ressourcen der beiden Symbole, die sich nun berühren, und das Weltraumplättchen dieses Platzes. Dann erschaffe Leben, decke Ziele auf und nutze Effekte, so oft und in welcher Reihenfolge du willst.
rules-life = Leben hat Stufen: ein, zwei, drei Würfel, dann eine Spezies. Jeder Schritt kostet alle Symbole des Planeten. Eine Spezies kannst du nur erschaffen, wo du zu Beginn deines Zuges Leben hattest; du bezahlst alle fehlenden Schritte auf einmal. Die anderen Würfel gehen an ihre Besitzer zurück, die für jeden eine Ressource ihrer Wahl bekommen, und niemand sonst kann dort noch Leben erschaffen.
rules-tile-use = Ein Weltraumplättchen nutzt man einmal: Decke sein Ziel auf, wenn du es im eigenen Zug erfüllst, oder nutze seinen Effekt. Dasselbe Ziel zählt für jeden nur einmal. Wer einen Effekt nutzt, nimmt den Marker, der auf dem Plättchen steht: Fusion oder Eruption.
rules-fusion = Wird der letzte Fusionsmarker genommen, öffnet sich ein Schwarzes Loch: Wer einen Fusionsmarker hat, verliert ein Weltraumplättchen aus der Hand, wer die meisten hat, verliert zwei. Aufgedeckte Ziele sind sicher. Dann kommen die Marker zurück.
rules-flare = Wird der letzte Eruptionsmarker genommen, bricht ein Sonnensturm los: Wer einen Eruptionsmarker hat, verliert bis zu zwei Gas, wer die meisten hat, auch ein Wasser. Wer etwas verloren hat, nimmt eine Energie. Wer kein Gas hat, verliert nichts. Dann kommen die Marker zurück.
rules-stimulation = Jeder Planet, auf dem du Leben erschaffst oder entwickelst, bringt dir einen Stimulationsmarker, einmal je Zug. Wird der letzte genommen, kollidieren Teilchen: Alle tauschen je zwei Marker gegen eine Ressource ihrer Wahl, so oft es geht, und alle Marker kommen zurück.
rules-end = Die Partie endet mit dem Zug, in dem der Stern seine letzte Energie abgibt: Alle hatten gleich viele Züge. Je Würfel bringt ein Planet so viele Punkte, wie er aufgedruckte Kostensymbole hat, für eine Spezies das Fünffache. Plättchen unter Nachbarplaneten geben oder nehmen Punkte, aber ein Planet bringt nie weniger als 0. Ziele kommen dazu. Gleichstand: mehr Ziele, dann mehr Spezies.
rules-reconstructed = Aus der Spielanleitung bekannt: die Regeln, die Anzahl der Teile, Namen und Punkte der Ziele Aggressive Parasites (Aggressive Parasiten) und Extreme Conditions (Extreme Bedingungen), der Effekt, der für einen Eruptionsmarker zwei beliebige Ressourcen gibt, und einige Planeten aus den Beispielen. Für dieses Programm rekonstruiert: die Symbole der Planeten, die Bedingungen der Ziele, fast alles auf den Weltraumplättchen und dass jedes Ziel auf zweien davon steht. In der Datei content.toml des Spiels steht, was wozu gehört, damit Besitzer einer gedruckten Ausgabe es berichtigen können.
rules-topics = Frage nach: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, einem Planeten (P09), einem Plättchen (T13), einem Ziel (great-alignment), einem Effekt (catalysis).

## Punkte nach Quelle

score-life = Leben
score-species = Spezies
score-tiles = Plättchen unter Planeten
score-goals = Ziele

## Das Spiel in einer Zeile

about = Lege Planeten um einen jungen Stern und sorge dafür, dass sich dein Leben auf ihnen ausbreitet.

## Eine erste Partie

tutorial-welcome = Ein junger Stern und Planeten um ihn herum. In je fünf Zügen legt ihr Planeten an, sammelt Ressourcen und lasst Leben auf ihnen entstehen. Wer die meisten Punkte hat, gewinnt. Die Zahl im Stern ist die Energie, die er noch hat: Ist sie aufgebraucht, endet die Partie.
tutorial-return = Du hast drei Weltraumplättchen. Jedes zeigt oben ein Ziel und unten einen Effekt; du kannst das eine oder das andere nutzen. Behalte zwei und lege Seeding (Aussaat) zurück: Es verlangt Leben auf sechs Planeten, und bis dahin ist es weit.
tutorial-draw = Ein Zug beginnt mit der Geburt eines Planeten. Du kannst zwei aus dem Beutel ziehen und einen wählen oder den obersten eines Stapels nehmen. Ziehe diesmal.
tutorial-build = Du hast zwei Planeten gezogen. Die Symbole im dunklen Band sind die Kosten des Lebens; die Symbole links und rechts sind die Ressourcen, die der Planet beim Anlegen bringt. Wähle die Supererde P12.
tutorial-shelve = Der andere Planet kommt auf einen Stapel, von dem ihn alle später nehmen können. Lege ihn auf Stapel 1.
tutorial-place = Lege jetzt P12 an. Die markierten Plätze zeigen, was du dort bekämst: eine Energie aus dem Stern und die beiden Symbole, die sich berühren. Du bekommst auch das Weltraumplättchen, das dort liegt. Wähle Reihe 1.
tutorial-life = Zeit für Leben. Auf P09 kostet ein Schritt nur eine Energie. Klicke darauf: Einer deiner Würfel kommt dorthin, und du nimmst einen Stimulationsmarker.
tutorial-either = P24 kostet Wasser oder Gas, wie du willst. Klicke darauf.
tutorial-pay = Klicke auf die Ressource, mit der du bezahlen willst. Nimm diesmal Wasser; was dir bliebe, steht daneben.
tutorial-claim = Du hast Leben auf zwei Planeten des ersten Orbits, und das ist das Ziel Scorched Worlds (Versengte Welten). Klicke auf die obere Hälfte dieses Plättchens: zwei Punkte, die dir niemand mehr nehmen kann.
tutorial-play = Nutze jetzt die untere Hälfte eines Plättchens: Gaswolke gibt dir drei Gas. Dafür nimmst du einen Eruptionsmarker. Wird der letzte genommen, bricht ein Sonnensturm los.
tutorial-end = Behalte die drei Reihen von Markern im Auge: Der letzte Stimulationsmarker bringt allen Ressourcen, der letzte Fusionsmarker kostet Plättchen, der letzte Eruptionsmarker Gas und Wasser. Beende jetzt deinen Zug.
tutorial-take = Bo hat einen Planeten angelegt und auf einem anderen Leben erschaffen. Du bist wieder dran: Nimm den obersten Planeten von Stapel 1.
tutorial-place-again = Lege ihn an Reihe 2 an, neben P09.
tutorial-species = Wo du zu Beginn deines Zuges Leben hattest, kannst du eine Spezies erschaffen: Du bezahlst alle fehlenden Schritte auf einmal. Eine Spezies bringt das Fünffache der Zahl der Kostensymbole, und der Planet gehört dir bis zum Ende. Klicke auf P09.
tutorial-collision = Das war der letzte Stimulationsmarker: Teilchen kollidieren. Alle tauschen je zwei Marker gegen eine Ressource ihrer Wahl, und die Marker kommen zurück. Nimm eine Energie aus der Wolke.
tutorial-finish = Gut gemacht. Ein Würfel bringt so viele Punkte, wie der Planet aufgedruckte Kostensymbole hat, eine Spezies das Fünffache, und Ziele kommen dazu. Zeige auf etwas, um mehr darüber zu lesen; das ? neben dem Text öffnet die Regeln dazu.

# Warum ein Zug gut oder schlecht ist; nach „Dieser Zug“.
reason-life-more = bringt Punkte für Leben
reason-life-less = verzichtet auf Punkte für Leben
reason-species-more = bringt Punkte für eine Spezies
reason-species-less = verzichtet auf Punkte für Spezies
reason-tiles-more = bringt Punkte für Plättchen unter Planeten
reason-tiles-less = verliert Punkte durch Plättchen unter Planeten
reason-goals-more = erfüllt ein Ziel
reason-goals-less = verzichtet auf Punkte für Ziele
reason-growth-more = bringt Planeten einer Spezies näher
reason-growth-less = lässt weniger Planeten übrig, auf denen eine Spezies entstehen kann
reason-resources-more = bringt Ressourcen
reason-resources-less = verbraucht Ressourcen
reason-hand-more = verbessert deine Weltraumplättchen auf der Hand
reason-hand-less = verbraucht ein Weltraumplättchen
reason-markers-more = verschafft dir bessere Marker
reason-markers-less = lässt dir schlechtere Marker
reason-pending-more = beginnt etwas, das deine nächsten Entscheidungen vollenden
reason-pending-less = lässt nichts mehr zu vollenden übrig
reason-rivals-more = kostet die anderen Punkte
reason-rivals-less = bringt den anderen Punkte
worth-life = Leben
worth-species = Spezies
worth-tiles = Plättchen unter Planeten
worth-goals = Ziele
worth-growth = Planeten kurz vor einer Spezies
worth-resources = Ressourcen
worth-hand = Weltraumplättchen auf der Hand
worth-markers = Marker
worth-pending = begonnene Schritte
worth-rivals = Vorsprung vor den anderen
