# Crafting the Cosmos auf Deutsch.
# action-<Verb>: was eine Wahl bewirkt. log-<Verb>: was jemand getan hat, nach dem Namen.
# In beiden sind $first, $second und $third die Wörter nach dem Verb, $count ist ihre Anzahl.
# word-<id>: der Name eines Dings, das eine Kennung hat.

game-name = Crafting the Cosmos
component-nebula = Nebel
component-power = Kraftkarten
component-goal = Ziele
component-energy = Energiekarten

## Namen

word-H = H
word-He = He
word-O = O
word-C = C
word-light = Licht
word-time = Zeit
word-gravity = Schwerkraft
word-chemistry = Chemie
word-delta = Δ
word-psi = Ψ
word-phi = Φ
word-deck = Stapel
word-dark = dunkel

word-abiogenesis = Abiogenese
word-amino-acids = Aminosäuren
word-binary-star = Doppelstern
word-black-hole = Schwarzes Loch
word-core-collapse = Kernkollaps
word-event-horizon = Ereignishorizont
word-evolution = Evolution
word-expanding-universe = Expandierendes Universum
word-fourth-dimension = 4. Dimension
word-generations = Generationen
word-genetic-drift = Gendrift
word-ionizing-radiation = Ionisierende Strahlung
word-molecular-cloud = Molekülwolke
word-nuclear-fission = Kernspaltung
word-nuclear-fusion = Kernfusion
word-photosynthesis = Photosynthese
word-pulsar = Pulsar
word-quasar = Quasar
word-relativity-delta = Relativität Δ
word-relativity-phi = Relativität Φ
word-relativity-psi = Relativität Ψ
word-shooting-star = Sternschnuppe
word-solar-wind = Sonnenwind
word-special-relativity = Spezielle Relativität
word-speciation = Artbildung
word-speed-of-light = Lichtgeschwindigkeit
word-stardust = Sternenstaub
word-survival-of-the-fittest = Überleben der Bestangepassten
word-time-dilation = Zeitdilatation
word-water-rich-comets = Wasserreiche Kometen
word-white-dwarf = Weißer Zwerg
word-wormhole = Wurmloch

word-completed-size-1 = Vollendete Nebel der Größe 1
word-crystals-on-scoring-spaces = Gewertete Zeitkristalle
word-largest-star-group = Größte Sterngruppe
word-life-delta = Leben in Δ
word-life-phi = Leben in Φ
word-life-psi = Leben in Ψ
word-nebula-size-sum-delta = Nebelgrößen in Δ
word-nebula-size-sum-phi = Nebelgrößen in Φ
word-nebula-size-sum-psi = Nebelgrößen in Ψ
word-proto-life = Protoleben
word-stable-life = Stabiles Leben
word-stars-c = C-Sterne
word-stars-he = He-Sterne
word-stars-o = O-Sterne
word-stars-touching-nebula-with-advanced-life = Sterne bei höherem Leben
word-supernovas = Supernovae

# Places, in words one can find on the board; the id stands beside.
word-N1 = N1 (Δ außen)
word-N2 = N2 (Δ außen)
word-N3 = N3 (Ψ außen)
word-N4 = N4 (Δ außen)
word-N5 = N5 (Δ innen)
word-N6 = N6 (Ψ innen)
word-N7 = N7 (Ψ außen)
word-N8 = N8 (Φ außen)
word-N9 = N9 (Φ innen)
word-N10 = N10 (Ψ außen)
word-N11 = N11 (Φ außen)
word-N12 = N12 (Φ außen)
word-S1 = S1 (N1, oben)
word-S2 = S2 (N2, oben)
word-S3 = S3 (N3, oben)
word-S4 = S4 (N1, oben links)
word-S5 = S5 (zwischen N1 und N2)
word-S6 = S6 (zwischen N2 und N3)
word-S7 = S7 (N3, oben rechts)
word-S8 = S8 (zwischen N1 und N4)
word-S9 = S9 (zwischen N1, N2 und N5)
word-S10 = S10 (zwischen N2, N3 und N6)
word-S11 = S11 (zwischen N3 und N7)
word-S12 = S12 (N4, oben links)
word-S13 = S13 (zwischen N1, N4 und N5)
word-S14 = S14 (zwischen N2, N5 und N6)
word-S15 = S15 (zwischen N3, N6 und N7)
word-S16 = S16 (N7, oben rechts)
word-S17 = S17 (N4, unten links)
word-S18 = S18 (zwischen N4, N5 und N8)
word-S19 = S19 (Mitte)
word-S20 = S20 (zwischen N6, N7 und N10)
word-S21 = S21 (N7, unten rechts)
word-S22 = S22 (zwischen N4 und N8)
word-S23 = S23 (zwischen N5, N8 und N9)
word-S24 = S24 (zwischen N6, N9 und N10)
word-S25 = S25 (zwischen N7 und N10)
word-S26 = S26 (N8, unten links)
word-S27 = S27 (zwischen N8, N9 und N11)
word-S28 = S28 (zwischen N9, N10 und N12)
word-S29 = S29 (N10, unten rechts)
word-S30 = S30 (zwischen N8 und N11)
word-S31 = S31 (zwischen N9, N11 und N12)
word-S32 = S32 (zwischen N10 und N12)
word-S33 = S33 (N11, unten links)
word-S34 = S34 (zwischen N11 und N12)
word-S35 = S35 (N12, unten rechts)
word-S36 = S36 (N11, unten)
word-S37 = S37 (N12, unten)
word-L1 = L1 (N1, oben links)
word-L2 = L2 (N1, oben rechts)
word-L3 = L3 (N2, oben links)
word-L4 = L4 (N2, oben rechts)
word-L5 = L5 (N3, oben links)
word-L6 = L6 (N3, oben rechts)
word-L7 = L7 (N1, links)
word-L8 = L8 (zwischen N1 und N2)
word-L9 = L9 (zwischen N2 und N3)
word-L10 = L10 (N3, rechts)
word-L11 = L11 (N4, oben links)
word-L12 = L12 (zwischen N1 und N4)
word-L13 = L13 (zwischen N1 und N5)
word-L14 = L14 (zwischen N2 und N5)
word-L15 = L15 (zwischen N2 und N6)
word-L16 = L16 (zwischen N3 und N6)
word-L17 = L17 (zwischen N3 und N7)
word-L18 = L18 (N7, oben rechts)
word-L19 = L19 (N4, links)
word-L20 = L20 (zwischen N4 und N5)
word-L21 = L21 (zwischen N5 und N6)
word-L22 = L22 (zwischen N6 und N7)
word-L23 = L23 (N7, rechts)
word-L24 = L24 (N4, unten links)
word-L25 = L25 (zwischen N4 und N8)
word-L26 = L26 (zwischen N5 und N8)
word-L27 = L27 (zwischen N5 und N9)
word-L28 = L28 (zwischen N6 und N9)
word-L29 = L29 (zwischen N6 und N10)
word-L30 = L30 (zwischen N7 und N10)
word-L31 = L31 (N7, unten rechts)
word-L32 = L32 (N8, links)
word-L33 = L33 (zwischen N8 und N9)
word-L34 = L34 (zwischen N9 und N10)
word-L35 = L35 (N10, rechts)
word-L36 = L36 (N8, unten links)
word-L37 = L37 (zwischen N8 und N11)
word-L38 = L38 (zwischen N9 und N11)
word-L39 = L39 (zwischen N9 und N12)
word-L40 = L40 (zwischen N10 und N12)
word-L41 = L41 (N10, unten rechts)
word-L42 = L42 (N11, links)
word-L43 = L43 (zwischen N11 und N12)
word-L44 = L44 (N12, rechts)
word-L45 = L45 (N11, unten links)
word-L46 = L46 (N11, unten rechts)
word-L47 = L47 (N12, unten links)
word-L48 = L48 (N12, unten rechts)

## Was jede Wahl bewirkt

action-shift-own = Den eigenen Energiestein zum nächsten Regler bewegen
action-shift-dark = Einen dunklen Energiestein von { $first } zum nächsten Regler bewegen
action-collect = Nicht weiter bewegen und die Ressourcen einsammeln
action-stack = Einen Nebel der Größe { $first } ziehen
action-take = Eine { $first }-Karte aus der Reihe nehmen
action-take-deck = Eine Energiekarte vom Stapel ziehen
action-place-star = { $first }-Stern auf { $second } setzen
action-place-proto = Protoleben auf { $first } legen
action-place-stable = Stabiles Leben auf { $first } legen
action-place-nebula = Nebel { $first } auf { $second } legen
action-complete = Den Nebel auf { $first } vollenden und den Stern auf { $second } abgeben
action-discharge = Die Zeitkammer entladen: { $first }
action-discharge-none = Die Zeitkammer entladen; es ist kein Stern mehr da
action-advance = Höheres Leben auf { $first } erschaffen
action-buy = Eine Kraftkarte ({ $second }) für Platz { $first } kaufen
action-keep = { $first } behalten
action-bottom = Als Nächstes { $first } unter den Stapel legen
action-use =
    { $count ->
        [1] { $first } einsetzen
        [2] { $first } einsetzen, bezahlt mit { $second }
       *[other] { $first } einsetzen, bezahlt mit { $second } und { $third }
    }
action-set = Einen Satz { $first }-Karten für Punkte abgeben
action-supernova = Eine Supernova-Ressource ausgeben: den Stern auf { $first } zur Supernova machen
action-stabilise = Das Protoleben auf { $first } stabilisieren
action-move = Das Teil von { $first } nach { $second } bewegen
action-end-nebula = Den Zug mit einem Nebel beenden
action-end-stabilise = Den Zug beenden und das Protoleben auf { $first } stabilisieren
action-end-pass = Den Zug ohne Belohnung beenden
action-discard = Eine { $first }-Karte abwerfen (Handlimit)
action-flip = Den Stern auf { $first } zur Supernova machen
action-steps = Die Schritte des Zeitkristalls wählen
action-protos = Das Protoleben wählen
action-remove = Den Stern auf { $first } abgeben
action-gain = { $first }-Stern nehmen
action-target = Das Protoleben neben der Supernova auf { $first } stabilisieren
action-spend = Mit dem Teil auf { $first } bezahlen
action-restore = Die Supernova auf { $first } wieder zum Stern machen
action-replace = Den Nebel auf { $first } durch einen neuen der Größe 2 ersetzen
action-carry = Das Teil von { $first } nach { $second } versetzen
action-done = Hier aufhören

## Was jemand getan hat

log-shift-own = bewegt den eigenen Stein
log-shift-dark = bewegt einen dunklen Stein von { $first }
log-collect = sammelt Ressourcen ein
log-stack = zieht einen Nebel der Größe { $first }
log-take = nimmt { $first }
log-take-deck = zieht eine Karte
log-place-star = setzt { $first } auf { $second }
log-place-proto = legt Protoleben auf { $first }
log-place-stable = legt stabiles Leben auf { $first }
log-place-nebula = legt Nebel { $first } auf { $second }
log-complete = vollendet den Nebel auf { $first } und gibt den Stern auf { $second } ab
log-discharge = entlädt die Zeitkammer: { $first }
log-discharge-none = entlädt die Zeitkammer
log-advance = erschafft höheres Leben auf { $first }
log-buy = kauft eine Kraftkarte ({ $second }) für Platz { $first }
log-keep = behält { $first }
log-bottom = legt { $first } unter den Stapel
log-use =
    { $count ->
        [1] setzt { $first } ein
        [2] setzt { $first } ein, bezahlt mit { $second }
       *[other] setzt { $first } ein, bezahlt mit { $second } und { $third }
    }
log-set = gibt einen Satz Karten ab: { $first }
log-supernova = macht eine Supernova auf { $first }
log-stabilise = stabilisiert das Protoleben auf { $first }
log-move = bewegt das Teil von { $first } nach { $second }
log-end-nebula = beendet den Zug und nimmt einen Nebel
log-end-stabilise = beendet den Zug und stabilisiert das Protoleben auf { $first }
log-end-pass = beendet den Zug ohne Belohnung
log-discard = wirft { $first } ab
log-flip = macht eine Supernova auf { $first }
log-steps = wählt die Kristallschritte
log-protos = wählt das Protoleben
log-remove = gibt den Stern auf { $first } ab
log-gain = nimmt { $first }
log-target = stabilisiert das Protoleben neben { $first }
log-spend = bezahlt mit dem Teil auf { $first }
log-restore = macht die Supernova auf { $first } wieder zum Stern
log-replace = ersetzt den Nebel auf { $first }
log-carry = versetzt das Teil von { $first } nach { $second }
log-done = hört hier auf

log-goal = neues Ziel: { $first }
log-row = neu in der Reihe: { $first }
log-tile = Nebel gezogen: { $first }
log-hand = ausgeteilt: { $first }
log-token = Energiesteine verteilt: { $first }
log-power = Kraftkarte gezogen: { $first }
log-advanced = höheres Leben im Wert von { $first }

## Wer am Zug ist, welche Phase, was verlangt wird

banner-round = Runde { $round }
banner-last = Die letzte Runde
status = Runde { $round } · { $phase } · { $asked }
status-you = Du bist am Zug
status-over = Die Partie ist zu Ende.
phase-setup = Aufbau
phase-energy = Energiephase
phase-craft = Gestaltungsphase
phase-last-action = letzte Aktion
phase-end = Endphase

pending-draw-goal = ein Ziel wird gezogen
pending-draw-row = die Energiereihe wird aufgefüllt
pending-draw-tile = ein Nebel wird gezogen
pending-draw-hand = eine Energiekarte wird ausgeteilt
pending-draw-token = die Energiesteine werden verteilt
pending-draw-power = Kraftkarten werden gezogen
pending-draw-advanced = höheres Leben wird gezogen
pending-choose-shift =
    { $left ->
        [0] { status-you }: keine Bewegung übrig, sammle ein
        [one] { status-you }: bewege Energie, noch { $left } von { $all } Bewegungen{ $moved ->
            [yes] {""}
           *[no] ; du musst deinen Stein noch bewegen
        }
       *[other] { status-you }: bewege Energie, noch { $left } von { $all } Bewegungen{ $moved ->
            [yes] , oder sammle ein
           *[no] ; du musst deinen Stein bewegen
        }
    }
pending-choose-card =
    { $left ->
        [one] Deine Regler bringen Energiekarten: nimm die letzte
       *[other] Deine Regler bringen Energiekarten: nimm eine, noch { $left }
    }
pending-choose-stack =
    { $phase ->
        [last-action] Deine letzte Aktion bringt einen Nebel: wähle die Größe
       *[other] Dein Regler bringt einen Nebel: wähle die Größe
    }
pending-choose-craft = { status-you }: gestalte, dann beende den Zug
pending-place-waiting = Es warten noch Teile: setze sie, dann beende den Zug
pending-choose-kept = Du kaufst eine Kraftkarte: behalte eine der gezogenen
pending-choose-bottom = Eine Karte behältst du: lege die anderen unter den Stapel, die obere zuerst
pending-choose-effect = { status-you }: führe { $card } aus
pending-choose-last-space = Deine letzte Aktion bringt einen Nebel: lege ihn
pending-choose-discard = Deine Hand ist über dem Limit: wirf eine Karte ab
pending-game-over = die Partie ist zu Ende

other-choose-shift = { $name } bewegt Energie, noch { $left } von { $all } Bewegungen
other-choose-card = { $name } nimmt Energiekarten, noch { $left }
other-choose-stack = { $name } wählt den Stapel für einen neuen Nebel
other-choose-craft = { $name } gestaltet
other-choose-kept = { $name } wählt eine Kraftkarte
other-choose-bottom = { $name } legt Karten unter den Stapel zurück
other-choose-effect = { $name } setzt { $card } ein
other-choose-last-space = { $name } legt den letzten Nebel des Zuges
other-choose-discard = { $name } wirft Karten über dem Handlimit ab

## Worum es bei einer Wahl geht

remark-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
remark-from-to = { $from } → { $to }
remark-helps = für { $spaces }
remark-slot =
    { $price ->
        [one] kostet { $price } Karte
       *[other] kostet { $price } Karten
    }
piece-proto = Protoleben
piece-stable = stabiles Leben
piece-nebula = Nebel { $tile }
piece-star = { $star }-Stern
piece-supernova = Supernova ({ $star })
caution-waiting = Noch nicht gelegt, verfällt am Ende des Zuges: { $pieces }.
caution-tracks = Noch nicht ausgegeben, verfällt am Ende des Zuges: { $tracks }.

## Der Tisch

title-galaxy = Galaxie · { $name }
title-console = Energiekonsole
title-goals = Universelle Ziele
title-board = Neben dem Tableau
title-powers = Kraftkarten
title-players = Alle Spieler
column-control = Regler
column-tokens = Hier
column-active = Aktiv
column-passive = Passiv
column-player = Spieler
column-points = Punkte
column-hand = Hand
column-stars = Sterne
column-life = Leben ○ ●
column-nebulae = Nebel
column-advanced = Höh.
column-chamber = Kammer
column-sectors = Leben/Größen
column-powers = Kräfte
label-row = Reihe
label-deck = Stapel
# Engraved along the rim of the chart.
sector-delta = Delta
sector-psi = Psi
sector-phi = Phi
label-hand = Hand
label-chamber = Kammer
label-tracks = Leisten
label-waiting = Wartet
label-slots = Freie Plätze
nothing = nichts
deck-of = { $deck } Karten, { $discards } abgelegt
chamber-of = { $scored } gewertet, nächster: { $next } Punkte
track-supernova = Supernova
track-dna = DNA
track-graviton = Graviton
slot-price = { $slot } ({ $price } Karten)
goal-in =
    { $rounds ->
        [1] diese Runde
       *[other] in { $rounds } Runden
    }
goals-clock = Ziele: { $past } gewertet, { $now } auf der Leiste, { $ahead } folgen noch
goals-coming =
    { $count ->
        [0] es kommen keine Ziele mehr
        [one] { $count } weiteres Ziel kommt noch
       *[other] { $count } weitere Ziele kommen noch
    }
supply-of = Vorrat: Sterne { $stars } · Leben { $life } · höheres Leben { $advanced } · Nebel { $stacks } · Kraftkarten { $powers }
crystals-left =
    { $count ->
        [0] kein Zeitkristall übrig: dies ist die letzte Runde
        [one] noch { $count } Zeitkristall bis zum Ende
       *[other] noch { $count } Zeitkristalle bis zum Ende
    }
lacks = es fehlt { $stars }
ready = BEREIT
done = vollendet
legend = H·5 Stern auf S5  ✹ Supernova  ○·7 Protoleben auf L7  ● stabil

gain-stars = { $count } { $star }
gain-dna = { $count } DNA
gain-supernova = { $count } ✹
gain-nebula = { $count } Nebel
gain-energy-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
gain-crystal-step =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
gain-graviton =
    { $count ->
        [one] { $count } Graviton
       *[other] { $count } Gravitonen
    }
gain-proto-life = { $count } Protoleben

## Kosten und Wirkung der Kraftkarten

cost-energy =
    { $count ->
        [one] { $count } { $energy }-Karte
       *[other] { $count } { $energy }-Karten
    }
cost-any =
    { $count ->
        [one] eine beliebige Karte
       *[other] { $count } beliebige Karten
    }
cost-same = { $count } Karten einer Art
cost-graviton =
    { $count ->
        [one] { $count } Graviton
       *[other] { $count } Gravitonen
    }
cost-supernova =
    { $count ->
        [one] { $count } Supernova-Ressource
       *[other] { $count } Supernova-Ressourcen
    }
cost-supernova-token =
    { $count ->
        [one] { $count } Supernova vom Tableau
       *[other] { $count } Supernovae vom Tableau
    }
cost-stable =
    { $count ->
        [one] { $count } stabiles Leben vom Tableau
       *[other] { $count } stabile Leben vom Tableau
    }
cost-proto = { $count } Protoleben vom Tableau
cost-discharge = anstelle des Sterns beim Entladen

effect-abiogenesis = lege stabiles Leben auf ein beliebiges leeres Lebensfeld
effect-amino-acids = lege stabiles Leben auf ein beliebiges leeres Lebensfeld
effect-binary-star = mache eine Supernova wieder zu ihrem Stern und bewege diesen Stern einmal
effect-black-hole = mache zwei deiner Sterne zu Supernovae
effect-core-collapse = mache einen deiner Sterne zur Supernova
effect-event-horizon = erhalte 2 Schritte des Zeitkristalls oder 2 Protoleben
effect-evolution = lege ein zweites höheres Leben auf einen Nebel, der genau eines hat
effect-expanding-universe = erhalte 2 H-Sterne
effect-fourth-dimension = erhalte 1 Schritt des Zeitkristalls
effect-generations = lege drei stabile Leben auf beliebige leere Lebensfelder
effect-genetic-drift = bewege ein Protoleben einmal und stabilisiere es dann
effect-ionizing-radiation = stabilisiere alles Protoleben neben einer Supernova
effect-molecular-cloud = erhalte einen H-Stern
effect-nuclear-fission = gib einen Stern (keine Supernova) ab, dann erhalte einen beliebigen Stern und 1 Schritt des Zeitkristalls
effect-nuclear-fusion = gib einen Stern (keine Supernova) ab, dann erhalte einen beliebigen Stern
effect-photosynthesis = stabilisiere alles Protoleben neben deinen O-Sternen
effect-pulsar = erhalte 2 Schritte des Zeitkristalls
effect-quasar = erhalte 1 Schritt des Zeitkristalls
effect-relativity-delta = erhalte einen beliebigen Stern und setze ihn sofort in den Sektor Δ oder auf seine Grenze
effect-relativity-phi = erhalte einen beliebigen Stern und setze ihn sofort in den Sektor Φ oder auf seine Grenze
effect-relativity-psi = erhalte einen beliebigen Stern und setze ihn sofort in den Sektor Ψ oder auf seine Grenze
effect-shooting-star = versetze einen Stern, eine Supernova oder einen unvollendeten Nebel auf ein beliebiges leeres Feld der gleichen Art
effect-solar-wind = mache einen Stern zur Supernova, dann stabilisiere alles Protoleben daneben
effect-special-relativity = erhalte 2 Schritte des Zeitkristalls
effect-speciation = lege ein Protoleben neben dein stabiles Leben
effect-speed-of-light = erhalte 6 Punkte und einen beliebigen Stern
effect-stardust =
    { $edition ->
        [fr] erhalte einen Nebel der Größe 1 oder ersetze einen unvollendeten Nebel durch einen neuen der Größe 2
       *[other] erhalte einen Nebel der Größe 1 oder ersetze einen unvollendeten Nebel der Größe 1 durch einen neuen der Größe 2
    }
effect-survival-of-the-fittest = stabilisiere zwei Protoleben, oder eines, wenn du nur eines hast
effect-time-dilation = erhalte 1 Schritt des Zeitkristalls
effect-water-rich-comets = stabilisiere alles Protoleben neben deinen C-Sternen
effect-white-dwarf = mache einen Stern zur Supernova, dann erhalte 1 Schritt des Zeitkristalls
effect-wormhole = versetze bis zu drei Protoleben oder bis zu drei stabile Leben auf beliebige leere Lebensfelder

power-line = { $name } ({ $cost }): { $effect }.
card-bonus = In jeder Energiephase bringt sie außerdem { $bonus }.
power-rules = { $name } ist eine Kraftkarte der Art { $deck }. Kosten: { $cost }. Wirkung: { $effect }. In jeder späteren Energiephase bringt sie außerdem { $bonus }.
bonus-reconstructed = Dieser Bonus ist rekonstruiert; den der gedruckten Karte kennen wir nicht.

## Die Ziele erklärt

goal-completed-size-1 = Vollendete Nebel der Größe 1.
goal-crystals-on-scoring-spaces = Zeitkristalle auf den Wertungsfeldern; nach dem fünften beiseitegelegte zählen nicht.
goal-largest-star-group = Die größte Gruppe benachbarter Sterne einschließlich Supernovae.
goal-life-delta = Protoleben und stabiles Leben im Sektor Δ samt seinen Grenzen; höheres Leben zählt nicht.
goal-life-phi = Protoleben und stabiles Leben im Sektor Φ samt seinen Grenzen; höheres Leben zählt nicht.
goal-life-psi = Protoleben und stabiles Leben im Sektor Ψ samt seinen Grenzen; höheres Leben zählt nicht.
goal-nebula-size-sum-delta = Die Summe der Größen der vollendeten Nebel im Sektor Δ.
goal-nebula-size-sum-phi = Die Summe der Größen der vollendeten Nebel im Sektor Φ.
goal-nebula-size-sum-psi = Die Summe der Größen der vollendeten Nebel im Sektor Ψ.
goal-proto-life = Protoleben auf dem Tableau.
goal-stable-life = Stabiles Leben auf dem Tableau.
goal-stars-c = C-Sterne; Supernovae zählen nicht.
goal-stars-he = He-Sterne; Supernovae zählen nicht.
goal-stars-o = O-Sterne; Supernovae zählen nicht.
goal-stars-touching-nebula-with-advanced-life = Sterne und Supernovae um Nebel mit höherem Leben, jeder einmal gezählt.
goal-supernovas = Supernovae auf dem Tableau.
goal-title-completed-size-1 = Meiste vollendete Nebel der Größe 1
goal-title-crystals-on-scoring-spaces = Meiste Zeitkristalle auf Wertungsfeldern
goal-title-largest-star-group = Größte Gruppe aus Sternen und Supernovae
goal-title-life-delta = Meistes Leben im Sektor Delta
goal-title-life-phi = Meistes Leben im Sektor Phi
goal-title-life-psi = Meistes Leben im Sektor Psi
goal-title-nebula-size-sum-delta = Größte Summe vollendeter Nebelgrößen im Sektor Delta
goal-title-nebula-size-sum-phi = Größte Summe vollendeter Nebelgrößen im Sektor Phi
goal-title-nebula-size-sum-psi = Größte Summe vollendeter Nebelgrößen im Sektor Psi
goal-title-proto-life = Meistes Protoleben
goal-title-stable-life = Meistes stabiles Leben
goal-title-stars-c = Meiste Kohlenstoffsterne
goal-title-stars-he = Meiste Heliumsterne
goal-title-stars-o = Meiste Sauerstoffsterne
goal-title-stars-touching-nebula-with-advanced-life = Meiste Sterne und Supernovae bei höherem Leben
goal-title-supernovas = Meiste Supernovae
goal-rules =
    { $seats ->
        [2] { $name }: { $counted } Wer am meisten hat, erhält { $most } Punkte, auch bei Gleichstand; du brauchst mindestens eines.
       *[other] { $name }: { $counted } Wer am meisten hat, erhält { $most } Punkte, der zweite Platz { $second }. Bei Gleichstand erhalten alle gleich viel; nach einem Gleichstand an der Spitze gibt es keinen zweiten Platz. Du brauchst mindestens eines.
    }

## Was `rules` erklärt

rules-tile = Nebel { $tile }, Größe { $size }: braucht { $needs } an seinen Ecken und bringt { $points } Punkte.
rules-control = { $name }: Liegt dein eigener Stein dort, erhältst du { $active }; jeder Energiestein dort, gleich welcher Farbe, gibt { $passive }.
rules-star = Sterne stehen an den Ecken der Sechsecke (S1 bis S37). Für einen Nebel zählt eine Supernova als ein Stern beliebiger Art, für Ziele ist sie eine eigene Art.
rules-life = Leben liegt an den Seiten der Sechsecke (L1 bis L48). Neues Protoleben kommt neben Leben, das du schon hast; stabiles Leben wird nicht verbraucht, wenn du höheres Leben erschaffst.
rules-turn = Ein Zug: Bewege Energiesteine im Uhrzeigersinn, höchstens drei Bewegungen, mindestens eine mit deinem eigenen; sammle ein, was die vier Regler geben; gestalte in beliebiger Reihenfolge (Teile legen, Nebel vollenden, die Zeitkammer entladen, höheres Leben erschaffen, Kraftkarten kaufen und einsetzen); nimm zum Schluss einen Nebel oder stabilisiere ein Protoleben. Was nicht gelegt ist, verfällt.
rules-end = Die Partie endet in der Runde, in der der letzte Zeitkristall den Vorrat verlässt oder das letzte Ziel gewertet wird; dann wird höheres Leben gewertet.
rules-reconstructed = Aus den Spielanleitungen bekannt: die Regeln, die Anzahl der Teile, Kosten und Wirkung der Kraftkarten, die Ziele und ein Nebelplättchen (3-14). Für dieses Programm rekonstruiert: der Aufbau des Tableaus mit seinen Sektoren und markierten Feldern, Bedarf und Punkte der übrigen Nebelplättchen und der Bonus jeder Kraftkarte. Jeder Eintrag der Datei content.toml des Spiels sagt, woher er stammt, damit Besitzer einer gedruckten Ausgabe ihn berichtigen können.
rules-topics = Frage nach: turn, end, star, life, reconstructed, einem Regler (light), einer Karte (pulsar), einem Ziel (largest-star-group), einem Nebel (2-11).

## Punkte nach Quelle

score-advanced-life = Höheres Leben
score-nebulae-1 = Nebel der Größe 1
score-nebulae-2 = Nebel der Größe 2
score-nebulae-3 = Nebel der Größe 3
score-crystals = Zeitkristalle
score-goals = Ziele
score-cards = Energiekarten

## Auf dem Bildschirm: Teile und Knöpfe

tab-galaxy = Galaxie
tab-console = Konsole
tab-cards = Karten
tab-others = Spieler
title-supply = Vorrat
label-collect = Einsammeln
label-drawn = Gezogen: behalte eine
label-choices = Auswahl
label-cancel = Abbrechen
label-back = Zurück zu meiner
slot-kind = einer Art
slot-held = du hast { $count }
slot-enough = du hast genug
label-ending = Ende des Zuges
label-end-nebula = Ende: einen Nebel nehmen
label-end-stabilise = Ende: Leben stabilisieren
label-end-pass = Ende ohne Belohnung
hand-of = { $count } von { $limit }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    }
point-at =
    { $device ->
        [touch] Tippe auf etwas, um darüber zu lesen.
       *[other] Zeige auf etwas, um darüber zu lesen.
    }
tip-idle = Alles, was du tun kannst, ist markiert. { point-at }
tip-target = Wähle jetzt etwas Markiertes.
tip-watch = { point-at }
tip-choose-shift = { press } auf einen Stein: Er rückt weiter. Deiner bringt sein Viertel, jeder Regler seine Ecke.
tip-choose-shift-tap = Tippe auf einen Stein, um zu sehen, was sein Zug bringt; tippe noch einmal, um ihn zu bewegen.
tip-choose-card = { press } auf eine Karte oder den Stapel. Mit Karten einer Art kauft und bezahlt man Kraftkarten.
tip-choose-stack = Größe 1 ist am schnellsten vollendet; Größe 3 verlangt die meisten Sterne und ist am meisten wert.
tip-choose-craft = { press } auf ein wartendes Teil, dann auf einen markierten Platz; volle Nebel kannst du vollenden.
group-shift = Energie bewegen
group-take = Eine Energiekarte nehmen
group-stack = Einen Nebelstapel wählen
group-place-star = Sterne setzen
group-place-proto = Protoleben legen
group-place-stable = Stabiles Leben legen
group-place-nebula = Nebel legen
group-complete = Nebel vollenden
group-discharge = Die Zeitkammer entladen
group-advance = Höheres Leben erschaffen
group-power = Kraftkarten
group-set = Einen Satz Karten abgeben
group-supernova = Supernovae machen
group-stabilise = Leben stabilisieren
group-move = Sterne und Leben bewegen
group-end = Den Zug beenden
group-discard = Karten abwerfen
group-flip = Supernovae machen
group-remove = Einen Stern abgeben
group-gain = Einen Stern nehmen
group-target = Eine Supernova wählen
group-spend = Mit einem Teil bezahlen
group-restore = Eine Supernova wieder zum Stern machen
group-replace = Einen Nebel ersetzen
group-carry = Ein Teil versetzen

## Auf dem Bildschirm: was man mit etwas tun kann, wenn es mehr als eine Aktion ist

may-shift-own = Bewegen
may-shift-dark = Bewegen
may-stack = Einen Nebel ziehen
may-take = Nehmen
may-place-star = An eine Ecke setzen
may-place-proto = Neben dein Leben legen
may-place-stable = An eine Seite legen
may-place-nebula = Auf ein leeres Sechseck legen
may-complete = Vollenden; wähle den Stern, den du abgibst
may-discharge = Entladen; wähle, was du erhältst
may-discharge-none = Entladen
may-advance = Hier höheres Leben erschaffen
may-buy = Eine Kraftkarte kaufen
may-use = Einsetzen; wähle die Karte zum Bezahlen
may-set = Einen Satz abgeben
may-supernova = Zur Supernova machen
may-stabilise = Stabilisieren
may-move = Bewegen
may-end-nebula = Den Zug beenden
may-end-stabilise = Den Zug beenden; wähle das Protoleben
may-end-pass = Den Zug beenden
may-discard = Abwerfen
may-carry = Versetzen
may-spend = Damit bezahlen
may-keep = Behalten
may-bottom = Unter den Stapel legen
may-flip = Zur Supernova machen
may-remove = Abgeben
may-gain = Nehmen
may-target = Diese Supernova wählen
may-restore = Wieder zum Stern machen
may-replace = Ersetzen
may-steps = Die Schritte wählen
may-protos = Das Protoleben wählen
may-collect = Einsammeln
may-done = Hier aufhören

## Auf dem Bildschirm: was etwas ist

see-space = { $space }: { $piece }
see-empty = leer
see-space-nebula = { $space }: leeres Nebelfeld
see-nebula-lacks =
    { $number ->
        [one] { $space }, Nebel der Größe { $size } für { $points } Punkte: verlangt { $needs }, es fehlt noch { $number } Stern ({ $missing })
       *[other] { $space }, Nebel der Größe { $size } für { $points } Punkte: verlangt { $needs }, es fehlen noch { $number } Sterne ({ $missing })
    }
see-nebula-ready = { $space }, Nebel der Größe { $size }: alles da ({ $needs }), kann für { $points } Punkte vollendet werden
see-nebula-complete = { $space }: vollendeter Nebel der Größe { $size }, { $points } Punkte
see-nebula-living = { $space }: vollendeter Nebel der Größe { $size }, { $points } Punkte, mit höherem Leben ({ $advanced })
see-chamber =
    { $ready ->
        [0] Zeitkammer: Der Kristall ist auf Feld { $position } von { $top }
        [one] Zeitkammer: { $ready } Kristall ist bereit und bringt { $next } Punkte; der nächste ist auf Feld { $position } von { $top }
       *[other] Zeitkammer: { $ready } Kristalle sind bereit, der erste bringt { $next } Punkte; der nächste ist auf Feld { $position } von { $top }
    }
see-track-supernova =
    { $count ->
        [one] { $count } Supernova-Ressource
       *[other] { $count } Supernova-Ressourcen
    }
see-track-dna = { $count } DNA
see-track-graviton =
    { $count ->
        [one] { $count } Graviton
       *[other] { $count } Gravitonen
    }
see-control =
    { $tokens ->
        [one] { $tokens } Stein hier; mit dem Bonus deiner Karten: { $income }.
       *[other] { $tokens } Steine hier; mit dem Bonus deiner Karten: { $income }.
    }
see-token = Energiestein von { $name } auf { $control }
see-token-dark = Dunkler Energiestein auf { $control }
see-shifts = noch { $left } von { $all } Bewegungen
see-row-card = { $card }-Karte in der Reihe
see-hand =
    { $count ->
        [one] { $count } { $card }-Karte auf deiner Hand
       *[other] { $count } { $card }-Karten auf deiner Hand
    }
see-slot =
    { $price ->
        [one] Platz { $slot } für eine Kraftkarte: kostet { $price } Karte
       *[other] Platz { $slot } für eine Kraftkarte: kostet { $price } Karten einer Art
    }
see-waiting-star =
    { $count ->
        [one] { $count } { $star }-Stern, noch zu setzen
       *[other] { $count } { $star }-Sterne, noch zu setzen
    }
see-waiting-proto =
    { $count ->
        [one] { $count } Protoleben, noch zu legen
       *[other] { $count } Protoleben, noch zu legen
    }
see-supply-star =
    { $count ->
        [one] noch { $count } { $star }-Stern im Vorrat
       *[other] noch { $count } { $star }-Sterne im Vorrat
    }
see-supply-life = Lebensplättchen im Vorrat: { $count }
see-advanced-left = höheres Leben im Stapel: noch { $count }
see-stack = Nebel der Größe { $size }: je { $stars } Sterne, { $least } bis { $most } Punkte; noch { $count }
stack-means = { $stars } Sterne, { $least } bis { $most } Punkte
see-power-deck = Kraftkarten ({ $deck }): noch { $count }
see-galaxy = Die Galaxie von { $name } zeigen: { $points } Punkte, { $hand } Karten auf der Hand

## Auf dem Bildschirm: warum etwas nicht geht

why-advance =
    { $count ->
        [one] Für höheres Leben fehlt noch Leben an { $count } Seite
       *[other] Für höheres Leben fehlt noch Leben an { $count } Seiten
    }
why-stabilise = Stabilisieren kostet DNA
why-move = Bewegen kostet ein Graviton
why-supernova-moves = Supernovae werden nicht bewegt
why-discharge =
    { $count ->
        [one] noch { $count } Schritt bis zur Entladung
       *[other] noch { $count } Schritte bis zur Entladung
    }
why-track = In diesem Zug ist nichts mehr übrig
why-token = Du darfst nur deinen eigenen Stein und dunkle bewegen
why-take = Karten nimmt man beim Einsammeln
why-set =
    { $size ->
        [one] { $size } Karte bringt { $points } Punkte
       *[other] { $size } Karten einer Art bringen { $points } Punkte
    }
why-slot =
    { $price ->
        [one] Du brauchst { $price } Karte in der Gestaltungsphase (du hast { $most })
       *[other] Du brauchst { $price } Karten einer Art in der Gestaltungsphase (du hast { $most })
    }
why-use-phase = Kraftkarten setzt man in der eigenen Gestaltungsphase ein
why-use-price = Du kannst sie gerade nicht bezahlen: { $cost }
why-use-nothing = Sie hätte gerade keine Wirkung
why-proto = Neues Protoleben braucht eine leere Seite neben deinem Leben
why-nebula = Ein Nebel braucht ein leeres Sechseck

## Auf dem Bildschirm: bevor es geschieht

preview-complete =
    { $points ->
        [one] { $points } Punkt; du gibst { $piece } auf { $space } ab
       *[other] { $points } Punkte; du gibst { $piece } auf { $space } ab
    }
preview-left = kostet { $count } × { $card }, übrig bleiben { $left }
pending-step = { $card }: { $step }
step-pay =
    { $count ->
        [one] wähle das Teil, mit dem du bezahlst
       *[other] wähle die Teile, mit denen du bezahlst, noch { $count }
    }
step-choose =
    { $count ->
        [one] wähle etwas Markiertes
       *[other] wähle etwas Markiertes, noch bis zu { $count }-mal
    }
loss-stars =
    { $count ->
        [one] { $count } { $star }-Stern nicht gesetzt
       *[other] { $count } { $star }-Sterne nicht gesetzt
    }
loss-protos = { $count } Protoleben nicht gelegt
loss-nebula = Nebel { $tile } nicht gelegt
loss-supernova =
    { $count ->
        [one] { $count } Supernova-Ressource nicht ausgegeben
       *[other] { $count } Supernova-Ressourcen nicht ausgegeben
    }
loss-dna = { $count } DNA nicht ausgegeben
loss-graviton =
    { $count ->
        [one] { $count } Graviton nicht ausgegeben
       *[other] { $count } Gravitonen nicht ausgegeben
    }

## Das Protokoll auf dem Bildschirm: eine Zeile je Wirkung

event-goal-revealed = Ein neues Ziel erscheint: { $goal }
event-goal-scored =
    { $points ->
        [one] { $name } erhält { $points } Punkt für { $goal }
       *[other] { $name } erhält { $points } Punkte für { $goal }
    }
event-goal-scored-you =
    { $points ->
        [one] Du erhältst { $points } Punkt für { $goal }
       *[other] Du erhältst { $points } Punkte für { $goal }
    }
event-goal-discarded = Das Ziel { $goal } wird abgelegt
event-row-filled = Neue Karte in der Reihe: { $card }
event-token-placed = Der Stein von { $name } kommt auf { $control }
event-token-placed-you = Dein Stein kommt auf { $control }
event-dark-placed = Ein dunkler Stein kommt auf { $control }
event-own-shifted = { $name } bewegt den eigenen Stein: { $start } → { $end }
event-own-shifted-you = Du bewegst deinen Stein: { $start } → { $end }
event-dark-shifted = { $name } bewegt einen dunklen Stein: { $start } → { $end }
event-dark-shifted-you = Du bewegst einen dunklen Stein: { $start } → { $end }
event-card-taken = { $name } nimmt eine { $card }-Karte aus der Reihe
event-card-taken-you = Du nimmst eine { $card }-Karte aus der Reihe
event-card-drawn = { $name } zieht eine { $card }-Karte vom Stapel
event-card-drawn-you = Du ziehst eine { $card }-Karte vom Stapel
event-card-drawn-hidden = { $name } zieht eine Karte vom Stapel
event-card-drawn-hidden-you = Du ziehst eine Karte vom Stapel
event-nebula-drawn = { $name } zieht Nebel { $tile }
event-nebula-drawn-you = Du ziehst Nebel { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } erhält { $count } { $star }-Stern
       *[other] { $name } erhält { $count } { $star }-Sterne
    }
event-stars-gained-you =
    { $count ->
        [one] Du erhältst { $count } { $star }-Stern
       *[other] Du erhältst { $count } { $star }-Sterne
    }
event-protos-gained = { $name } erhält { $count } Protoleben
event-protos-gained-you = Du erhältst { $count } Protoleben
event-raised-supernova =
    { $count ->
        [one] { $name } erhält { $count } Supernova-Ressource
       *[other] { $name } erhält { $count } Supernova-Ressourcen
    }
event-raised-supernova-you =
    { $count ->
        [one] Du erhältst { $count } Supernova-Ressource
       *[other] Du erhältst { $count } Supernova-Ressourcen
    }
event-raised-dna = { $name } erhält { $count } DNA
event-raised-dna-you = Du erhältst { $count } DNA
event-raised-graviton =
    { $count ->
        [one] { $name } erhält { $count } Graviton
       *[other] { $name } erhält { $count } Gravitonen
    }
event-raised-graviton-you =
    { $count ->
        [one] Du erhältst { $count } Graviton
       *[other] Du erhältst { $count } Gravitonen
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } rückt den Kristall { $steps } Schritt hinauf{ $filled ->
            [0] {""}
           *[other] , bis ganz nach oben
        }
       *[other] { $name } rückt den Kristall { $steps } Schritte hinauf{ $filled ->
            [0] {""}
           *[other] , bis ganz nach oben
        }
    }
event-crystal-stepped-you =
    { $steps ->
        [one] Du rückst den Kristall { $steps } Schritt hinauf{ $filled ->
            [0] {""}
           *[other] , bis ganz nach oben
        }
       *[other] Du rückst den Kristall { $steps } Schritte hinauf{ $filled ->
            [0] {""}
           *[other] , bis ganz nach oben
        }
    }
event-star-placed = { $name } setzt einen { $star }-Stern auf { $space }
event-star-placed-you = Du setzt einen { $star }-Stern auf { $space }
event-star-discarded = { $name } gibt den { $star }-Stern auf { $space } ab
event-star-discarded-you = Du gibst den { $star }-Stern auf { $space } ab
event-proto-placed = { $name } legt Protoleben auf { $space }
event-proto-placed-you = Du legst Protoleben auf { $space }
event-stable-placed = { $name } legt stabiles Leben auf { $space }
event-stable-placed-you = Du legst stabiles Leben auf { $space }
event-nebula-placed = { $name } legt Nebel { $tile } auf { $space }
event-nebula-placed-you = Du legst Nebel { $tile } auf { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } vollendet den Nebel auf { $space } für { $points } Punkt
       *[other] { $name } vollendet den Nebel auf { $space } für { $points } Punkte
    }
event-nebula-completed-you =
    { $points ->
        [one] Du vollendest den Nebel auf { $space } für { $points } Punkt
       *[other] Du vollendest den Nebel auf { $space } für { $points } Punkte
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } entlädt die Zeitkammer
        [one] { $name } entlädt die Zeitkammer für { $points } Punkt
       *[other] { $name } entlädt die Zeitkammer für { $points } Punkte
    }
event-chamber-discharged-you =
    { $points ->
        [0] Du entlädst die Zeitkammer
        [one] Du entlädst die Zeitkammer für { $points } Punkt
       *[other] Du entlädst die Zeitkammer für { $points } Punkte
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } erschafft höheres Leben auf { $space }, { $points } Punkt wert
       *[other] { $name } erschafft höheres Leben auf { $space }, { $points } Punkte wert
    }
event-advanced-life-created-you =
    { $points ->
        [one] Du erschaffst höheres Leben auf { $space }, { $points } Punkt wert
       *[other] Du erschaffst höheres Leben auf { $space }, { $points } Punkte wert
    }
event-advanced-life-hidden = { $name } erschafft höheres Leben auf { $space }
event-advanced-life-hidden-you = Du erschaffst höheres Leben auf { $space }
event-cards-paid =
    { $count ->
        [one] { $name } bezahlt { $count } { $card }-Karte
       *[other] { $name } bezahlt { $count } { $card }-Karten
    }
event-cards-paid-you =
    { $count ->
        [one] Du bezahlst { $count } { $card }-Karte
       *[other] Du bezahlst { $count } { $card }-Karten
    }
event-power-drawn = { $name } zieht die Kraftkarte { $card }
event-power-drawn-you = Du ziehst die Kraftkarte { $card }
event-power-drawn-hidden = { $name } zieht eine Kraftkarte
event-power-drawn-hidden-you = Du ziehst eine Kraftkarte
event-power-kept = { $name } behält { $card } auf Platz { $slot }
event-power-kept-you = Du behältst { $card } auf Platz { $slot }
event-power-returned = { $name } legt { $card } unter den Stapel
event-power-returned-you = Du legst { $card } unter den Stapel
event-power-returned-hidden = { $name } legt eine Kraftkarte unter den Stapel
event-power-returned-hidden-you = Du legst eine Kraftkarte unter den Stapel
event-power-used = { $name } setzt { $card } ein
event-power-used-you = Du setzt { $card } ein
event-points-scored =
    { $points ->
        [one] { $name } erhält { $points } Punkt für Karten
       *[other] { $name } erhält { $points } Punkte für Karten
    }
event-points-scored-you =
    { $points ->
        [one] Du erhältst { $points } Punkt für Karten
       *[other] Du erhältst { $points } Punkte für Karten
    }
event-supernova-made = { $name } macht den Stern auf { $space } zur Supernova
event-supernova-made-you = Du machst den Stern auf { $space } zur Supernova
event-supernova-restored = { $name } macht die Supernova auf { $space } wieder zum Stern
event-supernova-restored-you = Du machst die Supernova auf { $space } wieder zum Stern
event-life-stabilised = { $name } stabilisiert das Protoleben auf { $space }
event-life-stabilised-you = Du stabilisierst das Protoleben auf { $space }
event-life-discarded = { $name } gibt das Leben auf { $space } ab
event-life-discarded-you = Du gibst das Leben auf { $space } ab
event-piece-moved = { $name } bewegt ein Teil von { $start } nach { $end }
event-piece-moved-you = Du bewegst ein Teil von { $start } nach { $end }
event-nebula-replaced = { $name } ersetzt Nebel { $old } auf { $space } durch { $new }
event-nebula-replaced-you = Du ersetzt Nebel { $old } auf { $space } durch { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } verliert { $count } nicht gelegtes Teil
       *[other] { $name } verliert { $count } nicht gelegte Teile
    }
event-pieces-lost-you =
    { $count ->
        [one] Du verlierst { $count } nicht gelegtes Teil
       *[other] Du verlierst { $count } nicht gelegte Teile
    }
event-card-discarded = { $name } wirft eine { $card }-Karte ab
event-card-discarded-you = Du wirfst eine { $card }-Karte ab
event-turn-started = Runde { $round }: { $name } ist am Zug
event-turn-started-you = Runde { $round }: Du bist am Zug
event-game-ended = Die Partie endet; höheres Leben wird aufgedeckt

## Das Spiel in einer Zeile und seine Optionen

about = Bewege Energie, lass Nebel wachsen und gib dem Leben in deiner eigenen Galaxie Raum.
option-edition = Ausgabe
option-edition-help = Die gedruckten Ausgaben unterscheiden sich in den Kosten von Pulsar und darin, welche Nebel Sternenstaub ersetzt; in der französischen werden Karten über dem Handlimit auch vor der Schlusswertung noch abgeworfen. Die abgeglichene folgt dem, was die meisten sagen.
option-edition-reconciled = Abgeglichen
option-edition-pl = Polnisch
option-edition-fr = Französisch
option-edition-es = Spanisch
option-event-horizon = Der Ereignishorizont wird bezahlt mit
option-event-horizon-help = Die Spielanleitungen lassen sich auf beide Arten lesen.
option-event-horizon-track = einer Supernova-Ressource von der Leiste
option-event-horizon-token = einer Supernova vom Tableau

## Die erste Partie: ein Eröffnungszug, der lehrt

tutorial-welcome = Willkommen in deiner Galaxie. In wenigen Runden sammelst du Sterne und Leben und erhältst Punkte für Nebel, Zeitkristalle, gemeinsame Ziele und höheres Leben. Wer die meisten Punkte hat, gewinnt. Spielen wir deinen ersten Zug zusammen.
tutorial-galaxy = Das ist deine Galaxie. Die Wolken in den Sechsecken sind Nebel; die Mulden darin zeigen die Sterne, die sie verlangen. Sterne stehen an den Ecken, einer kann also drei Nebeln dienen. Leben liegt an den Seiten. Drei Nebel, ein H-Stern und ein erstes Protoleben sind schon da.
tutorial-goal = Ziele rücken jede Runde ein Feld auf ihrer Leiste weiter. Ist der Countdown eines Ziels abgelaufen, belohnt es alle, die am meisten haben. Dieses zählt Supernovae; die Murmeln zeigen, wie es bei allen steht.
tutorial-shift-own = Ein Zug beginnt an der Energiekonsole. Du hast bis zu drei Bewegungen im Uhrzeigersinn, mindestens eine davon mit deinem eigenen Stein. Klicke auf deine Murmel A: Sie geht zur Schwerkraft, deren aktive Belohnung zwei He-Sterne und eine Supernova sind.
tutorial-shift-dark = Dunkle Steine gehören niemandem. Jeder Stein auf einem Regler, gleich welcher Farbe, erhöht um eins, was dieser Regler gibt. Bewege einen dunklen vom Licht zur Zeit und beobachte die Zahlen, während du auf ihn zeigst.
tutorial-collect = Eine Bewegung ist übrig, aber du darfst hier aufhören. Drücke „Einsammeln“: Zuerst bekommst du die Belohnung für deinen eigenen Stein, dann das, was alle vier Regler geben.
tutorial-take = Das Licht gibt dir eine Energiekarte. Nimm eine aus der offenen Reihe; du hast schon zwei Zeit-Karten, also nimm die dritte.
tutorial-place = Was du erhalten hast, wartet unten; was am Ende des Zuges nicht gelegt ist, verfällt. Klicke auf einen wartenden He-Stern, dann auf die markierte Ecke 14 zwischen deinen Nebeln.
tutorial-place-again = Der Nebel auf N5 verlangt zwei H und ein He. Setze den zweiten He-Stern auf Ecke 23, an denselben Nebel.
tutorial-supernova = Ein H fehlt noch, aber eine Supernova steht für jeden Stern. Gib deine Supernova-Ressource für den Stern an Ecke 23 aus. Sie zählt auch für das Ziel.
tutorial-complete = N5 leuchtet: Alles, was er verlangt, ist da. Klicke auf ihn, dann auf den Stern, den du dafür abgibst, das He an Ecke 14. Ein vollendeter Nebel bringt sofort Punkte.
tutorial-move = Gravitonen bewegen Sterne und Leben auf ein benachbartes leeres Feld und überspringen besetzte. Der H-Stern in der Mitte hat bei N5 seine Arbeit getan: Klicke auf ihn, dann auf Ecke 24, wo er zwei unvollendete Nebel berührt.
tutorial-proto = Neues Protoleben kommt neben Leben, das du schon hast. Lege deines an die markierte Seite. Liegt an allen sechs Seiten eines vollendeten Nebels Leben, kannst du dort höheres Leben erschaffen, bis zu acht Punkte wert.
tutorial-buy = Mit Karten einer Art kauft man Kraftkarten: Der erste Platz kostet zwei. Klicke auf ihn, dann auf deine Zeit-Karten.
tutorial-keep = Du hast zwei Karten bezahlt, also siehst du zwei Kraftkarten und behältst eine. Behalte die 4. Dimension. Ab deinem nächsten Zug bringt sie auch einen weiteren Schritt des Zeitkristalls.
tutorial-use = Eine Kraftkarte darfst du so oft einsetzen, wie du sie bezahlen kannst. Setze diese mit deiner letzten Zeit-Karte ein: Der Kristall steigt einen Schritt. Auf der 6 kann er für einen Stern und Punkte entladen werden: 3 beim ersten Mal, 21 beim fünften.
tutorial-end = Nicht ausgegebene Ressourcen verfallen jetzt. Als letzte Aktion nimmst du einen Nebel oder stabilisierst ein Protoleben; stabiles Leben wird nicht verbraucht, wenn du höheres Leben erschaffst. Wähle das Stabilisieren, dann das Protoleben neben der Mitte.
tutorial-finish = Jetzt kennst du alles, was Punkte bringt. Das Spiel endet, wenn die Zeitkristalle oder die Ziele ausgehen. Zeig auf etwas, um darüber zu lesen, und drück R für die Regeln. Viel Spaß!

# Warum ein Zug gut oder schlecht ist; nach „Dieser Zug“.
reason-points-more = bringt Punkte
reason-points-less = verzichtet auf Punkte
reason-nebulae-more = bringt Nebel der Vollendung näher
reason-nebulae-less = lässt weniger an deinen Nebeln angefangen
reason-life-more = bringt dich höherem Leben näher
reason-life-less = wirft das Leben zurück
reason-crystals-more = rückt deine Zeitkristalle hinauf
reason-crystals-less = verbraucht Zeitkristalle
reason-goals-more = verbessert deinen Stand bei den Zielen
reason-goals-less = verschlechtert deinen Stand bei den Zielen
reason-cards-more = stärkt deine Hand und deine Kraftkarten
reason-cards-less = verbraucht Karten
reason-income-more = gibt dir mehr zum Legen und Einsetzen
reason-income-less = verbraucht, was bereitlag
worth-points = Punkte
worth-nebulae = Nebel
worth-life = Leben
worth-crystals = Zeitkristalle
worth-goals = Ziele
worth-cards = Karten
worth-income = Teile zum Legen
tutorial-first-done = Das war ein ganzer Zug. Bo ist als Nächster dran; klick auf eine kleine Galaxie, um sie groß zu sehen. Jetzt springen wir ein paar Runden weiter, zu dem, was viele Punkte bringt.
tutorial-later = Runde 5, du bist am Erschaffen. Ein Zeitkristall hat in seiner Kammer die 6 erreicht, und auf allen sechs Seiten des vollendeten Nebels auf N9 liegt Leben. Beides ist jetzt Punkte wert.
tutorial-discharge = Entlade die Kammer: Klick auf sie und dann auf das Element, das du willst. Der Kristall fällt auf ein Wertungsfeld, 3 Punkte für den ersten, und du bekommst einen Stern deiner Wahl. Nimm einen O-Stern.
tutorial-place-discharged = Der Stern wartet wie jeder andere. Setz ihn auf die markierte Ecke, an der sich drei Nebel treffen.
tutorial-advance = Jetzt der Nebel auf N9: Liegt auf allen seinen Seiten Leben, erschaffst du dort höheres Leben. Klick ihn an. Protoleben ringsum wird verbraucht, stabiles Leben bleibt. Du ziehst ein Plättchen mit 4 bis 8 Punkten, das am Ende zählt und das nur du siehst.
tutorial-goal-due = Schau auf die Ziele: Das für Supernovae wird am Ende dieser Runde gewertet. Du hast zwei, Bo hat eine, also gehört es dir.
tutorial-end-round = Du bist in dieser Runde als Letzter dran. Beende deinen Zug, indem du das Protoleben auf der markierten Seite stabilisierst.
tutorial-goal-won = Sechs Punkte für das Ziel. Die anderen Ziele sind ein Feld weitergerückt, und ein neues ist dazugekommen. Behalte im Auge, welches als Nächstes dran ist.
