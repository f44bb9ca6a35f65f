# Exoplanets auf Deutsch.
# action-<Verb>: was eine Wahl bewirkt. log-<Verb>: was jemand getan hat, nach dem Namen.
# In beiden sind $first, $second und $third die Wörter nach dem Verb, $count ist ihre Anzahl.
# event-<Name>: was geschehen ist, als Zeile des Protokolls. word-<id>: der Name eines Dings, das eine Kennung hat.

game-name = Exoplanets

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

# Ziele haben in jeder Ausgabe englische Namen.
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

## Was jede Wahl bewirkt

action-return = { $first } in die Schachtel zurücklegen
action-draw = Planeten aus dem Beutel ziehen und einen wählen
action-take = Den obersten Planeten von Stapel { $first } nehmen
action-build = { $first } bauen
action-shelve = Den anderen Planeten auf Stapel { $first } legen
action-place = Den Planeten in Reihe { $first } legen
action-life = Leben auf { $first } erschaffen oder entwickeln
action-species = Auf { $first } eine Spezies hervorbringen
action-pay = { $first } Energie, { $second } Wasser, { $third } Gas bezahlen
action-claim = Zeigen, dass das Ziel erfüllt ist: { $first }
action-play =
    { $count ->
        [1] Den Effekt von { $first } nutzen
       *[other] Den Effekt von { $first } auf { $second } nutzen
    }
action-gain = 1 { $first } nehmen
action-swap = 1 { $first } gegen 1 { $second } tauschen
action-done = Nicht weiter tauschen
action-lose = { $first } dem Schwarzen Loch überlassen
action-end = Den Zug beenden

group-return = Ein Plättchen zurückgeben
group-draw = Einen Planeten finden
group-take = Einen Planeten finden
group-build = Einen Planeten wählen
group-shelve = Den anderen Planeten ablegen
group-place = Den Planeten legen
group-life = Leben erschaffen
group-species = Eine Spezies hervorbringen
group-pay = Bezahlen
group-claim = Ein Ziel zeigen
group-play = Einen Effekt nutzen
group-gain = Eine Ressource nehmen
group-swap = Tauschen
group-done = Tauschen
group-lose = Ein Plättchen aufgeben
group-end = Den Zug beenden

## Was jemand getan hat

log-return = gibt { $first } zurück
log-draw = zieht Planeten aus dem Beutel
log-take = nimmt den obersten von Stapel { $first }
log-build = wählt { $first }
log-shelve = legt den anderen auf Stapel { $first }
log-place = legt ihn in Reihe { $first }
log-life = erschafft Leben auf { $first }
log-species = bringt eine Spezies auf { $first } hervor
log-pay = bezahlt { $first } Energie, { $second } Wasser, { $third } Gas
log-claim = zeigt ein Ziel: { $first }
log-play =
    { $count ->
        [1] nutzt { $first }
       *[other] nutzt { $first } auf { $second }
    }
log-gain = nimmt { $first }
log-swap = tauscht { $first } gegen { $second }
log-done = tauscht nicht weiter
log-lose = gibt { $first } auf
log-end = beendet den Zug
log-planet = aus dem Beutel: { $first }
log-tile = Weltraumplättchen gezogen: { $first }

event-planet-revealed = { $planet } kommt aus dem Beutel.
event-planet-taken = { $name } nimmt { $planet } von Stapel { $stack }.
event-planet-shelved = { $name } legt { $planet } auf Stapel { $stack }.
event-planet-placed = { $name } legt { $planet } in Reihe { $row }, Orbit { $orbit }.
event-tile-drawn = { $name } zieht das Weltraumplättchen { $tile }.
event-tile-drawn-hidden = { $name } zieht ein Weltraumplättchen.
event-tile-returned = { $name } gibt { $tile } zurück.
event-tile-returned-hidden = { $name } gibt ein Weltraumplättchen zurück.
event-tile-lost = { $name } verliert { $tile } an das Schwarze Loch.
event-tile-lost-hidden = { $name } verliert ein Weltraumplättchen an das Schwarze Loch.
event-resources-gained = { $name } erhält { $resources }.
event-resources-paid = { $name } bezahlt { $resources } auf { $planet }.
event-resources-swapped = { $name } tauscht 1 { $given } gegen 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } erschafft Leben auf { $planet }.
       *[other] { $name } entwickelt das Leben auf { $planet } zu Stufe { $level }.
    }
event-species-created = Eine Spezies von { $name } beherrscht { $planet }.
event-life-evicted =
    { $cubes ->
        [one] { $name } verliert { $cubes } Würfel auf { $planet }.
       *[other] { $name } verliert { $cubes } Würfel auf { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } erfüllt { $goal } für { $points } Punkt.
       *[other] { $name } erfüllt { $goal } für { $points } Punkte.
    }
event-tile-played = { $name } nutzt { $effect }.
event-tile-played-on = { $name } nutzt { $effect } auf { $planet }.
event-marker-taken = { $name } nimmt einen { $marker }smarker.
event-particles-collided = Der letzte Stimulationsmarker ist genommen: Teilchen kollidieren.
event-markers-traded =
    { $resources ->
        [0] { $name } gibt einen einzelnen Stimulationsmarker ohne Gegenwert zurück.
        [one] { $name } tauscht { $markers } Stimulationsmarker gegen eine Ressource.
       *[other] { $name } tauscht { $markers } Stimulationsmarker gegen { $resources } Ressourcen.
    }
event-black-hole-opened = Der letzte Fusionsmarker ist genommen: Ein Schwarzes Loch öffnet sich.
event-solar-storm-broke = Der letzte Eruptionsmarker ist genommen: Ein Sonnensturm bricht los.
event-storm-suffered = Der Sturm kostet { $name } { $lost } und bringt { $energy } Energie.
event-turn-ended = { $name } beendet den Zug.
event-game-ended = Der Stern hat seine letzte Energie gegeben. Die Partie ist zu Ende.

## Wer am Zug ist, welche Phase, was verlangt wird

status = Zug { $turn } von { $turns } · { $phase } · { $asked }
status-you = Du bist am Zug
status-over = Die Partie ist zu Ende.
phase-setup = Aufbau
phase-birth = Geburt eines Planeten
phase-life = Leben
phase-event = Abwicklung

pending-draw-start-planet = die ersten Planeten werden ausgelegt
pending-draw-start-tile = Weltraumplättchen werden ausgeteilt
pending-draw-planet = Planeten werden gezogen
pending-draw-refill = ein Stapel wird aufgefüllt
pending-draw-tile = ein Weltraumplättchen wird gezogen
pending-choose-return = { status-you }: behalte zwei der drei Weltraumplättchen, gib eines zurück
pending-choose-birth = { status-you }: ziehe Planeten aus dem Beutel oder nimm den obersten eines Stapels
pending-choose-planet = { status-you }: wähle den Planeten, den du baust
pending-choose-stack = { status-you }: lege den anderen Planeten auf einen Stapel
pending-choose-row = { status-you }: lege { $planet } in eine Reihe
pending-choose-deed = { status-you }: erschaffe Leben, zeige Ziele, nutze Effekte, dann beende den Zug
pending-choose-payment = { status-you }: wähle, wie du auf { $planet } bezahlst
pending-choose-swap =
    { $left ->
        [one] { status-you }: tausche noch { $left } Ressource oder höre auf
       *[other] { status-you }: tausche bis zu { $left } Ressourcen oder höre auf
    }
pending-choose-resource =
    { $left ->
        [one] { status-you }: nimm eine Ressource
       *[other] { status-you }: nimm eine Ressource, { $left } stehen zu
    }
pending-choose-loss =
    { $left ->
        [one] { status-you }: das Schwarze Loch nimmt eines der Weltraumplättchen
       *[other] { status-you }: das Schwarze Loch nimmt { $left } der Weltraumplättchen
    }
pending-game-over = die Partie ist zu Ende

other-choose-return = { $name } gibt eines von drei Weltraumplättchen zurück
other-choose-birth = { $name } wählt zwischen Beutel und Stapeln
other-choose-planet = { $name } wählt den Planeten, der gebaut wird
other-choose-stack = { $name } legt den anderen Planeten auf einen Stapel
other-choose-row = { $name } legt { $planet } in eine Reihe
other-choose-deed = { $name } erschafft Leben oder nutzt Weltraumplättchen
other-choose-payment = { $name } bezahlt auf { $planet }
other-choose-swap = { $name } tauscht Ressourcen
other-choose-resource = { $name } nimmt eine Ressource
other-choose-loss = { $name } verliert Weltraumplättchen an das Schwarze Loch

## Worum es bei einer Wahl geht

remark-planet = { $type }, Leben kostet { $cost }, Seiten { $left } und { $right }
remark-brings = bringt { $resources }
remark-life = Stufe { $level } für { $cost }, { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    }
remark-species = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } zu { $cost }, { $points } Punkte
remark-left = übrig: { $resources }
remark-covers = bedeckt { $planet }
remark-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
remark-effect = { $effect }; nimmt einen { $marker }smarker
cost-discount = { $cost }, minus { $count }
caution-goals = Erfüllt und noch nicht gezeigt, ein Schwarzes Loch könnte es nehmen: { $goals }.
caution-last = Das war dein letzter Zug, und was du noch hast, ist nichts wert: { $resources }.

why-species = Eine Spezies beherrscht diesen Planeten; hier kann kein Leben mehr entstehen.
why-cubes = Du hast keinen Lebenswürfel mehr.
why-full = Du hast hier drei Würfel. Eine Spezies braucht Leben, das schon zu Beginn deines Zuges hier war, und einen Zylinder.
why-cost = Ein Schritt kostet { $cost }; du hast { $stock }.
why-price = ein Schritt kostet { $cost }
why-not-yet = Jetzt nicht.
why-goal = Bisher { $have } von { $need }.
why-goal-twice = Dieses Ziel hast du schon gewertet; das Plättchen taugt nur noch für seinen Effekt.
why-effect = Im Moment gibt es nichts, worauf dieser Effekt wirken kann.
why-own-turn = Weltraumplättchen nutzt man nur im eigenen Zug.

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
label-held = Auf der Hand
label-goal = Ziel
label-effect = Effekt
label-met = erfüllt
label-printed = gedruckt { $cost }
label-any-pays = jede Ressource zahlt
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
label-cylinders = noch { $count } Spezies
label-level = { $name }: Stufe { $level }
label-species = { $name }: Spezies
label-no-life = kein Leben
label-pay = Bezahlen
label-shelve = Diesen auf einen Stapel legen
label-look = Plättchen und Ziele von { $name } zeigen
label-choices = Auswahl
label-cancel = Abbrechen
label-rules = Die Regeln an dieser Stelle öffnen
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
        [0] Der Stern hat alle Energie gegeben.
       *[other] Im Stern: { $count } Energie
    }
planet-of = { $planet }, Reihe { $row }, Orbit { $orbit }, Leben kostet { $cost }, { $life }
place-of = Reihe { $row }, Orbit { $orbit }: frei
tile-of = { $tile }: { $goal }, { $points } Punkte. { $condition } Effekt: { $effect }.
marker-fusion = noch { $left } von { $all } bis zum Schwarzen Loch
marker-flare = noch { $left } von { $all } bis zum Sonnensturm
marker-stimulation = noch { $left } von { $all } bis zur Kollision
event-title-collision = Kollision
event-title-hole = Schwarzes Loch
event-title-storm = Sonnensturm
event-tells-collision = Zwei Stimulationsmarker werden zu einer Ressource.
event-tells-hole = Wer Fusionsmarker hat, verliert Weltraumplättchen.
event-tells-storm = Wer Eruptionsmarker hat, verliert Gas, wer am meisten hat, auch Wasser.
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
tip-idle = Alles mit gestricheltem Umriss kann angeklickt werden. Zeige auf etwas, um darüber zu lesen.
tip-target = Wähle jetzt einen markierten Planeten.
tip-swap = Wähle jetzt in der Wolke, was du dafür nimmst.
tip-watch = Zeige auf etwas, um darüber zu lesen.
tip-choose-return = Ein Plättchen ist oben ein Ziel und unten ein Effekt. Klicke auf das, auf das du verzichten kannst.
tip-choose-birth = Klicke auf einen Stapel, um seinen obersten Planeten zu nehmen, oder auf den Beutel, um zwei zu ziehen und zu wählen.
tip-choose-row = Klicke auf einen freien Platz. Seine Symbole sind die Ressourcen, die du dort erhältst.
tip-choose-deed = Klicke auf einen markierten Planeten, um für den gezeigten Preis Leben zu erschaffen, oder auf eine markierte Plättchenhälfte. Beende dann den Zug.
tip-choose-payment = Klicke nacheinander auf deine Ressourcen oder auf eine der angebotenen Summen.
none-free = keine
legend = E Energie  W Wasser  G Gas  X Wasser oder Gas  ×n Punkte je Würfel  ♛ Spezies  * Kosten durch Plättchen geändert  ~ jede Ressource zahlt
gain-energy = { $count } Energie
gain-water = { $count } Wasser
gain-gas = { $count } Gas

## Die zwei Hälften eines Weltraumplättchens

effect-cosmic-dust = nimm { $any } beliebige Ressourcen
effect-solar-wind = nimm { $energy } Energie
effect-ice-shower = nimm { $water } Wasser
effect-gas-cloud = nimm { $gas } Gas
effect-catalysis = wähle einen Planeten ohne Spezies; in diesem Zug kostet dich dort jeder Schritt ein Symbol weniger, mindestens eines
effect-spark-of-life = lege kostenlos einen Würfel auf einen Planeten ohne Spezies, gedruckte Kosten höchstens { $size }
effect-transmutation = tausche bis zu { $swaps } Ressourcen mit der Wolke, dann nimm { $any } beliebige
effect-accretion = wähle einen Planeten; nimm, was seine beiden Seiten zeigen, und { $energy } Energie
effect-radiation-belt = unter einen Planeten: Leben auf seinen Nachbarn bringt { $points } Punkte weniger
effect-fertile-dust = unter einen Planeten: Leben auf seinen Nachbarn bringt { $points } Punkte mehr
effect-dense-atmosphere = unter einen Planeten: sein ganzer Orbit kostet 1 { $resource } mehr
effect-drought = unter einen Planeten: sein ganzer Orbit kostet 1 { $resource } mehr
effect-long-eclipse = unter einen Planeten: sein ganzer Orbit kostet 1 { $resource } mehr
effect-greenhouse = unter einen Planeten: seine ganze Reihe kostet 1 { $resource } weniger, mindestens ein Symbol
effect-icy-comets = unter einen Planeten: seine ganze Reihe kostet 1 { $resource } weniger, mindestens ein Symbol
effect-nebula = unter einen Planeten: seine ganze Reihe kostet 1 { $resource } weniger, mindestens ein Symbol
effect-versatile-chemistry = unter einen Planeten: dort und auf seinen Nachbarn zahlt jede Ressource

goal-aggressive-parasites = Du hast auf einem Planeten mehr Würfel als jemand anderes, der dort auch welche hat.
goal-extreme-conditions = Du hast mindestens Stufe { $level } auf { $count } Planeten, die { $cost } kosten.
goal-stone-cradle = Du hast Leben auf { $count } Gesteinsplaneten.
goal-green-belt = Du hast Leben auf { $count } Supererden.
goal-cloud-dwellers = Du hast Leben auf { $count } Gasriesen.
goal-deep-sea = Du hast Leben auf { $count } Ozeanplaneten.
goal-lords-of-stone = Du hast eine Spezies auf einem Gesteinsplaneten.
goal-lords-of-the-green = Du hast eine Spezies auf einer Supererde.
goal-lords-of-the-clouds = Du hast eine Spezies auf einem Gasriesen.
goal-lords-of-the-deep = Du hast eine Spezies auf einem Ozeanplaneten.
goal-biodiversity = Du hast Leben auf Planeten aller { $count } Arten.
goal-seeding = Du hast Leben auf { $count } verschiedenen Planeten.
goal-orbital-ring = Du hast Leben auf { $count } Planeten eines Orbits.
goal-great-alignment = Du hast Leben auf { $count } Planeten, die in einer Reihe nebeneinanderliegen.
goal-scorched-worlds = Du hast Leben auf { $count } Planeten des ersten Orbits.
goal-outer-reaches = Du hast Leben auf { $count } Planeten des Orbits { $from } oder weiter außen.
goal-primordial-soup = Du besitzt { $count } Energie, { $count } Wasser und { $count } Gas; nichts wird ausgegeben.
goal-ascension = Du hast { $count } Spezies.
goal-symbiosis = Auf { $count } Planeten hast du Würfel und jemand anderes auch.

## Was `rules` erklärt

rules-goal = { $name } ({ $points } Punkte): { $condition }
rules-effect = { $name }: { $effect }. Die Nutzung nimmt einen { $marker }smarker.
rules-planet = { $planet }: { $type }. Ein Lebensschritt kostet laut Druck { $cost }, ein Würfel zählt also { $points } und eine Spezies { $most }. Seine Seiten bringen { $left } und { $right }.
rules-tile = { $tile }: { $goal } { $effect }
rules-printed = Aus der Spielanleitung bekannt.
rules-reconstructed-entry = Das ist eine Rekonstruktion: Was das gedruckte Teil sagt, ist hier nicht bekannt.
rules-turn = Ein Zug: finde einen Planeten (ziehe zwei aus dem Beutel und behalte einen, oder nimm den obersten eines Stapels) und lege ihn an den letzten Planeten einer Reihe. Er bringt 1 Energie aus dem Stern und die beiden Symbole, die sich berühren, und du ziehst das Weltraumplättchen dieses Platzes. Dann erschaffe Leben, zeige Ziele und nutze Effekte, so oft und in der Reihenfolge, die du willst.
rules-life = Leben hat Stufen: ein, zwei, drei Würfel, dann eine Spezies. Jeder Schritt kostet alle Symbole des Planeten. Eine Spezies kann nur entstehen, wo du zu Beginn des Zuges Leben hattest; sie bezahlt die fehlenden Schritte auf einmal, schickt alle anderen Würfel heim (jeden für eine Ressource nach Wahl des Besitzers) und behält den Planeten bis zum Ende.
rules-tile-use = Ein Weltraumplättchen nutzt man einmal: zeige sein Ziel für Punkte, wenn du es im eigenen Zug erfüllst, oder nutze seinen Effekt. Dasselbe Ziel zählt für jeden nur einmal. Effekte nehmen einen Marker: Fusion für Plättchen unter einem Planeten, Eruption für sofort genutzte.
rules-fusion = Wird der letzte Fusionsmarker genommen, öffnet sich ein Schwarzes Loch: Wer einen Fusionsmarker hat, verliert ein Weltraumplättchen aus der Hand, wer am meisten hat, verliert zwei. Schon gezeigte Ziele sind sicher. Dann kommen die Marker zurück.
rules-flare = Wird der letzte Eruptionsmarker genommen, bricht ein Sonnensturm los: Wer einen Eruptionsmarker hat, verliert bis zu zwei Gas, wer am meisten hat, auch ein Wasser, und wer etwas verloren hat, nimmt eine Energie. Dann kommen die Marker zurück.
rules-stimulation = Jeder Planet, auf dem du Leben erschaffst oder entwickelst, bringt einen Stimulationsmarker, einmal je Zug. Mit dem letzten kollidieren Teilchen: Alle tauschen je zwei Marker gegen eine Ressource nach Wahl, so oft es geht, und alle Marker kommen zurück.
rules-end = Die Partie endet, wenn der Stern leer und der Zug vorbei ist: Alle hatten gleich viele Züge. Ein Planet bringt je Würfel so viele Punkte, wie er gedruckte Symbole hat, für eine Spezies das Fünffache; Plättchen unter Nachbarn geben oder nehmen Punkte, nie unter null. Ziele kommen dazu. Gleichstand: mehr Ziele, dann mehr Spezies.
rules-reconstructed = Aus der Spielanleitung bekannt: die Regeln, die Anzahl der Teile, die beiden Ziele Aggressive Parasites und Extreme Conditions mit ihren Punkten. Für dieses Programm rekonstruiert: die Symbole der Planeten, die Bedingungen der Ziele und fast alle Weltraumplättchen. Die Datei content.toml des Spiels kennzeichnet jeden Eintrag, damit Besitzer einer gedruckten Ausgabe ihn berichtigen können.
rules-topics = Frage nach: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, einem Planeten (P09), einem Plättchen (T13), einem Ziel (great-alignment), einem Effekt (catalysis).

## Punkte nach Quelle

score-life = Leben
score-species = Spezies
score-tiles = Plättchen unter Planeten
score-goals = Ziele

## Das Spiel in einer Zeile

about = Gib einem jungen Stern Planeten und sorge dafür, dass sich dein Leben auf ihnen ausbreitet.

## Eine erste Partie

tutorial-welcome = Ein junger Stern und Planeten um ihn herum. In je fünf Zügen fügt ihr Planeten hinzu, sammelt Ressourcen und lasst Leben sich darauf ausbreiten. Die meisten Punkte gewinnen. Die Zahl im Stern ist die Energie, die noch in ihm ist: Ist sie weg, endet die Partie.
tutorial-return = Du hast drei Weltraumplättchen. Jedes trägt oben ein Ziel und unten einen Effekt und dient nur einem von beiden. Behalte zwei und gib Seeding zurück: Sechs Planeten sind weit weg.
tutorial-draw = Ein Zug beginnt mit der Geburt eines Planeten. Ziehe zwei aus dem Beutel und wähle einen, oder nimm den obersten eines Stapels. Ziehe jetzt.
tutorial-build = Zwei Planeten sind gekommen. Die Symbole im dunklen Band sind der Preis des Lebens; die beiden an den Seiten zeigen, was er beim Legen bringt. Wähle die Supererde P12.
tutorial-shelve = Der andere Planet wartet auf einem Stapel, wo alle ihn später nehmen können. Lege ihn auf Stapel 1.
tutorial-place = Lege jetzt P12. Die markierten Plätze zeigen, was er brächte: eine Energie aus dem Stern und die beiden Symbole, die sich treffen. Du erhältst auch das Weltraumplättchen, das dort liegt. Wähle Reihe 1.
tutorial-life = Zeit für Leben. P09 kostet nur eine Energie je Schritt. Klicke darauf: Eine deiner Zellen lässt sich dort nieder, und du nimmst einen Stimulationsmarker.
tutorial-either = P24 kostet Wasser oder Gas, wie du willst. Klicke darauf.
tutorial-pay = Klicke auf die Ressource, mit der du bezahlen willst. Nimm Wasser; was übrig bliebe, steht daneben.
tutorial-claim = Du hast Leben auf zwei Planeten des ersten Orbits, und das ist das Ziel Scorched Worlds. Klicke auf die obere Hälfte dieses Plättchens: zwei Punkte, sicher für den Rest der Partie.
tutorial-play = Nutze jetzt die untere Hälfte eines Plättchens: Gaswolke bringt drei Gas. Sie nimmt auch einen Eruptionsmarker. Ist der letzte weg, bricht ein Sonnensturm los.
tutorial-end = Behalte die drei Reihen von Markern im Auge: Der letzte Stimulationsmarker bringt allen Ressourcen, der letzte Fusionsmarker kostet Plättchen, der letzte Eruptionsmarker kostet Gas und Wasser. Beende deinen Zug.
tutorial-take = Bo hat einen Planeten gebaut und auf einem anderen Leben erschaffen. Du bist wieder dran: Nimm den obersten Planeten von Stapel 1.
tutorial-place-again = Lege ihn in Reihe 2, neben P09.
tutorial-species = Wo du zu Beginn deines Zuges Leben hattest, kann es zur Spezies werden: Du bezahlst alle fehlenden Schritte auf einmal. Eine Spezies bringt das Fünffache des Planetenpreises und behält ihn bis zum Ende. Klicke auf P09.
tutorial-collision = Das war der letzte Stimulationsmarker: Teilchen kollidieren. Alle tauschen je zwei Marker gegen eine Ressource nach Wahl, und die Marker kommen zurück. Nimm eine Energie aus der Wolke.
tutorial-finish = Gut gemacht. Ein Würfel bringt so viele Punkte, wie der Planet gedruckte Symbole hat, eine Spezies das Fünffache, und Ziele kommen dazu. Zeige auf etwas, um darüber zu lesen; das ? neben dem Text öffnet die Regeln an dieser Stelle.

# Warum ein Zug gut oder schlecht ist; nach „Dieser Zug“.
reason-life-more = bringt Punkte für Leben
reason-life-less = verzichtet auf Punkte für Leben
reason-species-more = bringt Punkte für eine Art
reason-species-less = verzichtet auf Punkte für Arten
reason-tiles-more = bringt Punkte für Plättchen unter Planeten
reason-tiles-less = verliert Punkte durch Plättchen unter Planeten
reason-goals-more = erfüllt ein Ziel
reason-goals-less = verzichtet auf Punkte für Ziele
reason-growth-more = bringt Planeten einer Art näher
reason-growth-less = lässt weniger Planeten auf dem Weg zu einer Art
reason-resources-more = bringt Ressourcen
reason-resources-less = verbraucht Ressourcen
reason-hand-more = verbessert deine Hand an Weltraumplättchen
reason-hand-less = verbraucht ein Weltraumplättchen
reason-markers-more = bringt einen nützlichen Marker
reason-markers-less = bringt ein Ereignis näher
reason-pending-more = bereitet einen lohnenden Schritt vor
reason-pending-less = schließt Begonnenes ab
reason-rivals-more = bremst die anderen
reason-rivals-less = hilft auch den anderen
