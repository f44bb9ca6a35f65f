# Crafting the Cosmos en français.
# action-<verbe> : ce que fait un choix. log-<verbe> : ce que quelqu’un a fait, après son nom.
# Dans les deux, $first, $second et $third sont les mots qui suivent le verbe, $count leur nombre.
# word-<id> : le nom d’une chose qui a un identifiant.

game-name = Crafting the Cosmos
component-nebula = Nébuleuses
component-power = Cartes Pouvoir
component-goal = Objectifs
component-energy = Cartes Énergie

## Noms

word-H = H
word-He = He
word-O = O
word-C = C
word-light = Lumière
word-time = Temps
word-gravity = Gravité
word-chemistry = Chimie
word-delta = Δ
word-psi = Ψ
word-phi = Φ
word-deck = paquet
word-dark = noire

word-abiogenesis = Abiogenèse
word-amino-acids = Amino-acides
word-binary-star = Étoile binaire
word-black-hole = Trou noir
word-core-collapse = Effondrement du cœur
word-event-horizon = Horizon des événements
word-evolution = Évolution
word-expanding-universe = Expansion de l’univers
word-fourth-dimension = 4e dimension
word-generations = Génération
word-genetic-drift = Dérive génétique
word-ionizing-radiation = Rayonnement ionisant
word-molecular-cloud = Nuage moléculaire
word-nuclear-fission = Fission nucléaire
word-nuclear-fusion = Fusion nucléaire
word-photosynthesis = Photosynthèse
word-pulsar = Pulsar
word-quasar = Quasar
word-relativity-delta = Relativité Δ
word-relativity-phi = Relativité Φ
word-relativity-psi = Relativité Ψ
word-shooting-star = Étoile filante
word-solar-wind = Vent solaire
word-special-relativity = Relativité restreinte
word-speciation = Spéciation
word-speed-of-light = Vitesse de la lumière
word-stardust = Poussière d’étoiles
word-survival-of-the-fittest = Survie du plus apte
word-time-dilation = Dilatation du temps
word-water-rich-comets = Comètes riches en eau
word-white-dwarf = Naine blanche
word-wormhole = Trou de ver

word-completed-size-1 = Nébuleuses formées de taille 1
word-crystals-on-scoring-spaces = Cristaux dépressurisés
word-largest-star-group = Plus grand groupe d’étoiles
word-life-delta = Vies dans Δ
word-life-phi = Vies dans Φ
word-life-psi = Vies dans Ψ
word-nebula-size-sum-delta = Taille totale dans Δ
word-nebula-size-sum-phi = Taille totale dans Φ
word-nebula-size-sum-psi = Taille totale dans Ψ
word-proto-life = Proto-vies
word-stable-life = Vies stables
word-stars-c = Étoiles C
word-stars-he = Étoiles He
word-stars-o = Étoiles O
word-stars-touching-nebula-with-advanced-life = Étoiles près des vies avancées
word-supernovas = Supernovas

# Places, in words one can find on the board; the id stands beside.
word-N1 = N1 (Δ extérieure)
word-N2 = N2 (Δ extérieure)
word-N3 = N3 (Ψ extérieure)
word-N4 = N4 (Δ extérieure)
word-N5 = N5 (Δ intérieure)
word-N6 = N6 (Ψ intérieure)
word-N7 = N7 (Ψ extérieure)
word-N8 = N8 (Φ extérieure)
word-N9 = N9 (Φ intérieure)
word-N10 = N10 (Ψ extérieure)
word-N11 = N11 (Φ extérieure)
word-N12 = N12 (Φ extérieure)
word-S1 = S1 (N1, en haut)
word-S2 = S2 (N2, en haut)
word-S3 = S3 (N3, en haut)
word-S4 = S4 (N1, en haut à gauche)
word-S5 = S5 (entre N1 et N2)
word-S6 = S6 (entre N2 et N3)
word-S7 = S7 (N3, en haut à droite)
word-S8 = S8 (entre N1 et N4)
word-S9 = S9 (entre N1, N2 et N5)
word-S10 = S10 (entre N2, N3 et N6)
word-S11 = S11 (entre N3 et N7)
word-S12 = S12 (N4, en haut à gauche)
word-S13 = S13 (entre N1, N4 et N5)
word-S14 = S14 (entre N2, N5 et N6)
word-S15 = S15 (entre N3, N6 et N7)
word-S16 = S16 (N7, en haut à droite)
word-S17 = S17 (N4, en bas à gauche)
word-S18 = S18 (entre N4, N5 et N8)
word-S19 = S19 (centre)
word-S20 = S20 (entre N6, N7 et N10)
word-S21 = S21 (N7, en bas à droite)
word-S22 = S22 (entre N4 et N8)
word-S23 = S23 (entre N5, N8 et N9)
word-S24 = S24 (entre N6, N9 et N10)
word-S25 = S25 (entre N7 et N10)
word-S26 = S26 (N8, en bas à gauche)
word-S27 = S27 (entre N8, N9 et N11)
word-S28 = S28 (entre N9, N10 et N12)
word-S29 = S29 (N10, en bas à droite)
word-S30 = S30 (entre N8 et N11)
word-S31 = S31 (entre N9, N11 et N12)
word-S32 = S32 (entre N10 et N12)
word-S33 = S33 (N11, en bas à gauche)
word-S34 = S34 (entre N11 et N12)
word-S35 = S35 (N12, en bas à droite)
word-S36 = S36 (N11, en bas)
word-S37 = S37 (N12, en bas)
word-L1 = L1 (N1, en haut à gauche)
word-L2 = L2 (N1, en haut à droite)
word-L3 = L3 (N2, en haut à gauche)
word-L4 = L4 (N2, en haut à droite)
word-L5 = L5 (N3, en haut à gauche)
word-L6 = L6 (N3, en haut à droite)
word-L7 = L7 (N1, à gauche)
word-L8 = L8 (entre N1 et N2)
word-L9 = L9 (entre N2 et N3)
word-L10 = L10 (N3, à droite)
word-L11 = L11 (N4, en haut à gauche)
word-L12 = L12 (entre N1 et N4)
word-L13 = L13 (entre N1 et N5)
word-L14 = L14 (entre N2 et N5)
word-L15 = L15 (entre N2 et N6)
word-L16 = L16 (entre N3 et N6)
word-L17 = L17 (entre N3 et N7)
word-L18 = L18 (N7, en haut à droite)
word-L19 = L19 (N4, à gauche)
word-L20 = L20 (entre N4 et N5)
word-L21 = L21 (entre N5 et N6)
word-L22 = L22 (entre N6 et N7)
word-L23 = L23 (N7, à droite)
word-L24 = L24 (N4, en bas à gauche)
word-L25 = L25 (entre N4 et N8)
word-L26 = L26 (entre N5 et N8)
word-L27 = L27 (entre N5 et N9)
word-L28 = L28 (entre N6 et N9)
word-L29 = L29 (entre N6 et N10)
word-L30 = L30 (entre N7 et N10)
word-L31 = L31 (N7, en bas à droite)
word-L32 = L32 (N8, à gauche)
word-L33 = L33 (entre N8 et N9)
word-L34 = L34 (entre N9 et N10)
word-L35 = L35 (N10, à droite)
word-L36 = L36 (N8, en bas à gauche)
word-L37 = L37 (entre N8 et N11)
word-L38 = L38 (entre N9 et N11)
word-L39 = L39 (entre N9 et N12)
word-L40 = L40 (entre N10 et N12)
word-L41 = L41 (N10, en bas à droite)
word-L42 = L42 (N11, à gauche)
word-L43 = L43 (entre N11 et N12)
word-L44 = L44 (N12, à droite)
word-L45 = L45 (N11, en bas à gauche)
word-L46 = L46 (N11, en bas à droite)
word-L47 = L47 (N12, en bas à gauche)
word-L48 = L48 (N12, en bas à droite)

## Ce que fait chaque choix

action-shift-own = Déplacer votre pion Énergie vers le centre de contrôle suivant
action-shift-dark = Déplacer un pion Énergie noire depuis { $first }
action-collect = Arrêter les déplacements et collecter les ressources
action-stack = Piocher une nébuleuse de taille { $first }
action-take = Prendre une carte { $first } de la rangée
action-take-deck = Piocher une carte Énergie dans le paquet
action-place-star = Placer une étoile { $first } sur { $second }
action-place-proto = Placer une proto-vie sur { $first }
action-place-stable = Placer une vie stable sur { $first }
action-place-nebula = Placer la nébuleuse { $first } sur { $second }
action-complete = Former la nébuleuse de { $first } en défaussant l’étoile de { $second }
action-discharge = Dépressuriser la chambre temporelle pour { $first }
action-discharge-none = Dépressuriser la chambre temporelle ; il ne reste aucune étoile à gagner
action-advance = Créer une forme de vie avancée sur { $first }
action-buy = Gagner une carte Pouvoir { $second } pour l’emplacement { $first }
action-keep = Garder { $first }
action-bottom = Remettre maintenant { $first } sous son paquet
action-use =
    { $count ->
        [1] Utiliser { $first }
        [2] Utiliser { $first } en payant avec { $second }
       *[other] Utiliser { $first } en payant avec { $second } et { $third }
    }
action-set = Défausser une série de cartes { $first } pour gagner des points
action-supernova = Dépenser la ressource Supernova : transformer l’étoile de { $first } en supernova
action-stabilise = Stabiliser la proto-vie de { $first }
action-move = Déplacer la pièce de { $first } vers { $second }
action-end-nebula = Finir le tour en gagnant une nébuleuse
action-end-stabilise = Finir le tour en stabilisant la proto-vie de { $first }
action-end-pass = Finir le tour sans récompense
action-discard = Défausser une carte { $first } (limite de main)
action-flip = Transformer l’étoile de { $first } en supernova
action-steps = Choisir les progressions du cristal temporel
action-protos = Choisir les proto-vies
action-remove = Défausser l’étoile de { $first }
action-gain = Gagner une étoile { $first }
action-target = Stabiliser les proto-vies autour de la supernova de { $first }
action-spend = Payer avec la pièce de { $first }
action-restore = Retourner la supernova de { $first } sur son côté étoile
action-replace = Remplacer la nébuleuse de { $first } par une nouvelle de taille 2
action-carry = Déplacer la pièce de { $first } vers { $second }
action-done = S’arrêter là

## Ce que quelqu’un a fait

log-shift-own = déplace son pion
log-shift-dark = déplace un pion noir depuis { $first }
log-collect = collecte ses ressources
log-stack = pioche une nébuleuse de taille { $first }
log-take = prend { $first }
log-take-deck = pioche une carte
log-place-star = place { $first } sur { $second }
log-place-proto = place une proto-vie sur { $first }
log-place-stable = place une vie stable sur { $first }
log-place-nebula = place la nébuleuse { $first } sur { $second }
log-complete = forme la nébuleuse de { $first } en défaussant l’étoile de { $second }
log-discharge = dépressurise la chambre temporelle pour { $first }
log-discharge-none = dépressurise la chambre temporelle
log-advance = crée une forme de vie avancée sur { $first }
log-buy = gagne une carte Pouvoir { $second } pour l’emplacement { $first }
log-keep = garde { $first }
log-bottom = remet { $first } sous son paquet
log-use =
    { $count ->
        [1] utilise { $first }
        [2] utilise { $first } en payant avec { $second }
       *[other] utilise { $first } en payant avec { $second } et { $third }
    }
log-set = défausse une série : { $first }
log-supernova = crée une supernova sur { $first }
log-stabilise = stabilise la proto-vie de { $first }
log-move = déplace la pièce de { $first } vers { $second }
log-end-nebula = finit le tour en gagnant une nébuleuse
log-end-stabilise = finit le tour en stabilisant la proto-vie de { $first }
log-end-pass = finit le tour sans récompense
log-discard = défausse { $first }
log-flip = crée une supernova sur { $first }
log-steps = choisit les progressions du cristal
log-protos = choisit les proto-vies
log-remove = défausse l’étoile de { $first }
log-gain = gagne { $first }
log-target = stabilise les proto-vies autour de { $first }
log-spend = paie avec la pièce de { $first }
log-restore = retourne la supernova de { $first } sur son côté étoile
log-replace = remplace la nébuleuse de { $first }
log-carry = déplace la pièce de { $first } vers { $second }
log-done = s’arrête là

log-goal = nouvel objectif : { $first }
log-row = nouvelle carte dans la rangée : { $first }
log-tile = nébuleuse piochée : { $first }
log-hand = carte distribuée : { $first }
log-token = pions Énergie placés : { $first }
log-power = carte Pouvoir piochée : { $first }
log-advanced = forme de vie avancée de valeur { $first }

## À qui le tour, quelle phase, que faire

banner-round = Round { $round }
banner-last = Le dernier round
status = Round { $round } · { $phase } · { $asked }
status-you = À vous
status-over = La partie est terminée.
phase-setup = mise en place
phase-energy = phase d’énergie
phase-craft = phase de création
phase-last-action = dernière action
phase-end = phase de fin de round

pending-draw-goal = un objectif est pioché
pending-draw-row = la rangée de cartes Énergie est complétée
pending-draw-tile = une nébuleuse est piochée
pending-draw-hand = une carte Énergie est distribuée
pending-draw-token = les pions Énergie sont placés
pending-draw-power = des cartes Pouvoir sont piochées
pending-draw-advanced = une forme de vie avancée est piochée
pending-choose-shift =
    { $left ->
        [0] { status-you } : plus de déplacement, collectez
        [one] { status-you } : déplacez l’énergie, { $left } déplacement restant sur { $all }{ $moved ->
            [yes] {""}
           *[no] {" "}; vous devez encore déplacer votre pion
        }
       *[other] { status-you } : déplacez l’énergie, { $left } déplacements restants sur { $all }{ $moved ->
            [yes] , ou collectez
           *[no] {" "}; vous devez déplacer votre pion
        }
    }
pending-choose-card =
    { $left ->
        [one] Vos centres donnent des cartes Énergie : prenez la dernière
       *[other] Vos centres donnent des cartes Énergie : prenez-en une, encore { $left }
    }
pending-choose-stack =
    { $phase ->
        [last-action] Votre dernière action donne une nébuleuse : choisissez sa taille
       *[other] Votre centre donne une nébuleuse : choisissez sa taille
    }
pending-choose-craft = { status-you } : créez, puis finissez votre tour
pending-place-waiting = Des pièces attendent : placez-les, puis finissez votre tour
pending-choose-kept = Vous gagnez une carte Pouvoir : gardez une de celles piochées
pending-choose-bottom = Vous gardez une carte : remettez les autres sous le paquet, celle du dessus d’abord
pending-choose-effect = { status-you } : appliquez { $card }
pending-choose-last-space = Votre dernière action donne une nébuleuse : placez-la
pending-choose-discard = Trop de cartes en main : défaussez-en une
pending-game-over = la partie est terminée

other-choose-shift = { $name } déplace l’énergie, déplacements restants : { $left } sur { $all }
other-choose-card = { $name } prend des cartes Énergie, encore { $left }
other-choose-stack = { $name } choisit la pile de sa nébuleuse
other-choose-craft = { $name } façonne sa galaxie
other-choose-kept = { $name } choisit une carte Pouvoir
other-choose-bottom = { $name } remet des cartes sous le paquet
other-choose-effect = { $name } utilise { $card }
other-choose-last-space = { $name } place la dernière nébuleuse du tour
other-choose-discard = { $name } défausse les cartes en trop

## Ce qu’un choix met en jeu

remark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remark-from-to = { $from } → { $to }
remark-helps = pour { $spaces }
remark-slot =
    { $price ->
        [one] coûte { $price } carte
       *[other] coûte { $price } cartes
    }
piece-proto = proto-vie
piece-stable = vie stable
piece-nebula = nébuleuse { $tile }
piece-star = étoile { $star }
piece-supernova = supernova ({ $star })
caution-waiting = Pas encore placé et perdu à la fin du tour : { $pieces }.
caution-tracks = Pas encore dépensé et perdu à la fin du tour : { $tracks }.

## La table

title-galaxy = Galaxie · { $name }
title-console = Console d’énergie
title-goals = Objectifs universels
title-board = À côté du plateau
title-powers = Cartes Pouvoir
title-players = Tous les joueurs
column-control = Contrôle
column-tokens = Ici
column-active = Active
column-passive = Passive
column-player = Joueur
column-points = Points
column-hand = Main
column-stars = Étoiles
column-life = Vies ○ ●
column-nebulae = Nébuleuses
column-advanced = Avanc.
column-chamber = Chambre
column-sectors = Vies/tailles
column-powers = Pouvoirs
label-row = Rangée
label-deck = Paquet
# Engraved along the rim of the chart.
sector-delta = Delta
sector-psi = Psi
sector-phi = Phi
label-hand = Main
label-chamber = Chambre
label-tracks = Pistes
label-waiting = En attente
label-slots = Emplacements libres
nothing = rien
deck-of = { $deck } cartes, { $discards } en défausse
chamber-of = { $scored } sur la piste, prochain : { $next } points
track-supernova = supernova
track-dna = ADN
track-graviton = graviton
slot-price = { $slot } ({ $price } cartes)
goal-in =
    { $rounds ->
        [1] ce round
       *[other] dans { $rounds } rounds
    }
goals-clock = Objectifs : décomptés { $past }, sur la piste { $now }, à venir { $ahead }
goals-coming =
    { $count ->
        [0] plus aucun objectif à venir
        [one] encore { $count } objectif à venir
       *[other] encore { $count } objectifs à venir
    }
supply-of = Réserve : étoiles { $stars } · vies { $life } · formes de vie avancées { $advanced } · nébuleuses { $stacks } · cartes Pouvoir { $powers }
crystals-left =
    { $count ->
        [0] plus de cristal temporel : c’est le dernier round
        [one] { $count } cristal temporel avant la fin
       *[other] { $count } cristaux temporels avant la fin
    }
lacks = il manque { $stars }
ready = PRÊTE
done = formée
legend = H·5 étoile sur S5  ✹ supernova  ○·7 proto-vie sur L7  ● stable

gain-stars = { $count } { $star }
gain-dna = { $count } ADN
gain-supernova = { $count } ✹
gain-nebula =
    { $count ->
        [one] { $count } nébuleuse
       *[other] { $count } nébuleuses
    }
gain-energy-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gain-crystal-step =
    { $count ->
        [one] { $count } progression
       *[other] { $count } progressions
    }
gain-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
gain-proto-life =
    { $count ->
        [one] { $count } proto-vie
       *[other] { $count } proto-vies
    }

## Coûts et effets des cartes Pouvoir

cost-energy =
    { $count ->
        [one] { $count } carte { $energy }
       *[other] { $count } cartes { $energy }
    }
cost-any =
    { $count ->
        [one] une carte au choix
       *[other] { $count } cartes au choix
    }
cost-same = { $count } cartes du même type
cost-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
cost-supernova =
    { $count ->
        [one] { $count } ressource Supernova
       *[other] { $count } ressources Supernova
    }
cost-supernova-token =
    { $count ->
        [one] { $count } supernova du plateau
       *[other] { $count } supernovas du plateau
    }
cost-stable =
    { $count ->
        [one] { $count } vie stable du plateau
       *[other] { $count } vies stables du plateau
    }
cost-proto =
    { $count ->
        [one] { $count } proto-vie du plateau
       *[other] { $count } proto-vies du plateau
    }
cost-discharge = à la place de l’étoile gagnée en dépressurisant

effect-abiogenesis = placez une vie stable sur n’importe quelle case Vie vide
effect-amino-acids = placez une vie stable sur n’importe quelle case Vie vide
effect-binary-star = retournez une supernova sur son côté étoile, puis déplacez cette étoile une fois
effect-black-hole = transformez deux de vos étoiles en supernovas
effect-core-collapse = transformez une de vos étoiles en supernova
effect-event-horizon = gagnez 2 progressions du cristal temporel ou 2 proto-vies
effect-evolution = ajoutez une deuxième forme de vie avancée à une nébuleuse qui en porte exactement une
effect-expanding-universe = gagnez 2 étoiles H
effect-fourth-dimension = gagnez 1 progression du cristal temporel
effect-generations = placez trois vies stables sur des cases Vie vides de votre choix
effect-genetic-drift = déplacez une proto-vie une fois, puis stabilisez-la
effect-ionizing-radiation = stabilisez toutes les proto-vies adjacentes à une supernova
effect-molecular-cloud = gagnez une étoile H
effect-nuclear-fission = défaussez une étoile (pas une supernova), puis gagnez une étoile au choix et 1 progression du cristal temporel
effect-nuclear-fusion = défaussez une étoile (pas une supernova), puis gagnez une étoile au choix
effect-photosynthesis = stabilisez toutes les proto-vies adjacentes à vos étoiles O
effect-pulsar = gagnez 2 progressions du cristal temporel
effect-quasar = gagnez 1 progression du cristal temporel
effect-relativity-delta = gagnez une étoile au choix et placez-la aussitôt dans le secteur Δ ou sur sa limite
effect-relativity-phi = gagnez une étoile au choix et placez-la aussitôt dans le secteur Φ ou sur sa limite
effect-relativity-psi = gagnez une étoile au choix et placez-la aussitôt dans le secteur Ψ ou sur sa limite
effect-shooting-star = déplacez une étoile, une supernova ou une nébuleuse non formée vers n’importe quelle case vide du même type
effect-solar-wind = transformez une étoile en supernova, puis stabilisez toutes les proto-vies adjacentes
effect-special-relativity = gagnez 2 progressions du cristal temporel
effect-speciation = placez une proto-vie à côté d’une de vos vies stables
effect-speed-of-light = marquez 6 points et gagnez une étoile au choix
effect-stardust =
    { $edition ->
        [fr] gagnez une nébuleuse de taille 1, ou remplacez une nébuleuse non formée par une nouvelle de taille 2
       *[other] gagnez une nébuleuse de taille 1, ou remplacez une nébuleuse non formée de taille 1 par une nouvelle de taille 2
    }
effect-survival-of-the-fittest = stabilisez deux proto-vies, ou une si vous n’en avez qu’une
effect-time-dilation = gagnez 1 progression du cristal temporel
effect-water-rich-comets = stabilisez toutes les proto-vies adjacentes à vos étoiles C
effect-white-dwarf = transformez une étoile en supernova, puis gagnez 1 progression du cristal temporel
effect-wormhole = déplacez jusqu’à trois proto-vies, ou jusqu’à trois vies stables, vers des cases Vie vides de votre choix

power-line = { $name } ({ $cost }) : { $effect }.
card-bonus = Elle rapporte aussi { $bonus } à chaque phase d’énergie.
power-rules = { $name } est une carte Pouvoir { $deck }. Coût : { $cost }. Effet : { $effect }. Elle rapporte aussi { $bonus } à chaque phase d’énergie suivante.
bonus-reconstructed = Ce bonus est reconstitué ; nous ne connaissons pas celui de la carte imprimée.

## Les objectifs expliqués

goal-completed-size-1 = Nébuleuses formées de taille 1.
goal-crystals-on-scoring-spaces = Cristaux temporels sur les cases de points ; ceux mis de côté après le cinquième ne comptent pas.
goal-largest-star-group = Le plus grand groupe d’étoiles adjacentes, supernovas comprises.
goal-life-delta = Proto-vies et vies stables du secteur Δ, limites comprises ; les formes de vie avancées ne comptent pas.
goal-life-phi = Proto-vies et vies stables du secteur Φ, limites comprises ; les formes de vie avancées ne comptent pas.
goal-life-psi = Proto-vies et vies stables du secteur Ψ, limites comprises ; les formes de vie avancées ne comptent pas.
goal-nebula-size-sum-delta = La somme des tailles des nébuleuses formées du secteur Δ.
goal-nebula-size-sum-phi = La somme des tailles des nébuleuses formées du secteur Φ.
goal-nebula-size-sum-psi = La somme des tailles des nébuleuses formées du secteur Ψ.
goal-proto-life = Proto-vies sur le plateau.
goal-stable-life = Vies stables sur le plateau.
goal-stars-c = Étoiles C ; les supernovas ne comptent pas.
goal-stars-he = Étoiles He ; les supernovas ne comptent pas.
goal-stars-o = Étoiles O ; les supernovas ne comptent pas.
goal-stars-touching-nebula-with-advanced-life = Étoiles et supernovas autour des nébuleuses portant une forme de vie avancée, chacune comptée une fois.
goal-supernovas = Supernovas sur le plateau.
goal-title-completed-size-1 = Majorité des nébuleuses de taille 1
goal-title-crystals-on-scoring-spaces = Majorité des cristaux temporels
goal-title-largest-star-group = Plus grand groupe d’étoiles
goal-title-life-delta = Majorité des vies dans Delta
goal-title-life-phi = Majorité des vies dans Phi
goal-title-life-psi = Majorité des vies dans Psi
goal-title-nebula-size-sum-delta = Taille totale des nébuleuses dans Delta
goal-title-nebula-size-sum-phi = Taille totale des nébuleuses dans Phi
goal-title-nebula-size-sum-psi = Taille totale des nébuleuses dans Psi
goal-title-proto-life = Majorité des proto-vies
goal-title-stable-life = Majorité des vies stables
goal-title-stars-c = Majorité des étoiles carbone
goal-title-stars-he = Majorité des étoiles hélium
goal-title-stars-o = Majorité des étoiles oxygène
goal-title-stars-touching-nebula-with-advanced-life = Majorité des étoiles autour des formes de vie avancées
goal-title-supernovas = Majorité des supernovas
goal-rules =
    { $seats ->
        [2] { $name } : { $counted } Qui en a le plus marque { $most } points, même à égalité ; il en faut au moins un.
       *[other] { $name } : { $counted } Qui en a le plus marque { $most } points, le deuxième { $second }. À égalité, chacun marque autant ; une égalité en tête supprime la deuxième place. Il en faut au moins un.
    }

## Ce qu’explique `rules`

rules-tile = Nébuleuse { $tile }, taille { $size } : demande { $needs } à ses sommets et rapporte { $points } points.
rules-control = { $name } : si votre pion s’y trouve, vous gagnez { $active } ; chaque pion Énergie présent, quelle que soit sa couleur, donne { $passive }.
rules-star = Les étoiles occupent les sommets des hexagones (S1 à S37). Pour une nébuleuse, une supernova remplace une étoile de n’importe quel type ; pour les objectifs, c’est un type à part.
rules-life = La vie occupe les côtés des hexagones (L1 à L48). Une nouvelle proto-vie se place à côté d’une vie que vous avez déjà ; créer une forme de vie avancée ne consomme pas les vies stables.
rules-turn = Un tour : déplacez des pions Énergie dans le sens horaire, trois déplacements au plus, dont au moins un avec le vôtre ; collectez ce que donnent les quatre centres de contrôle ; façonnez votre galaxie dans l’ordre de votre choix (placer des pièces, former des nébuleuses, dépressuriser la chambre temporelle, créer des formes de vie avancées, gagner et utiliser des cartes Pouvoir) ; finissez en gagnant une nébuleuse ou en stabilisant une proto-vie. Ce qui n’est pas placé est perdu.
rules-end = La partie se termine au round où le dernier cristal temporel quitte la réserve ou après le dernier objectif ; les formes de vie avancées rapportent alors leurs points.
rules-reconstructed = Connu par les livrets de règles : les règles, le nombre de pièces, les coûts et effets des cartes Pouvoir, les objectifs et une tuile Nébuleuse (3-14). Reconstitué pour ce programme : la disposition du plateau Joueur avec ses secteurs et ses cases marquées, ce que demandent et rapportent les autres tuiles Nébuleuse, et le bonus de chaque carte Pouvoir. Chaque entrée du fichier content.toml du jeu indique son origine, pour que le propriétaire d’un exemplaire imprimé puisse la corriger.
rules-topics = Demandez : turn, end, star, life, reconstructed, un centre de contrôle (light), une carte (pulsar), un objectif (largest-star-group), une nébuleuse (2-11).

## Points par source

score-advanced-life = Formes de vie avancées
score-nebulae-1 = Nébuleuses de taille 1
score-nebulae-2 = Nébuleuses de taille 2
score-nebulae-3 = Nébuleuses de taille 3
score-crystals = Cristaux temporels
score-goals = Objectifs
score-cards = Cartes Énergie

## À l’écran : parties et boutons

tab-galaxy = Galaxie
tab-console = Console
tab-cards = Cartes
tab-others = Joueurs
title-supply = Réserve
label-collect = Collecter
label-drawn = Piochées : gardez-en une
label-choices = Choix
label-cancel = Annuler
label-back = Revenir à la mienne
slot-kind = d’un même type
slot-held = vous en avez { $count }
slot-enough = vous en avez assez
label-ending = Fin du tour
label-end-nebula = Fin : gagner une nébuleuse
label-end-stabilise = Fin : stabiliser une vie
label-end-pass = Fin sans récompense
hand-of = { $count } sur { $limit }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    }
point-at =
    { $device ->
        [touch] Touchez un élément pour en savoir plus.
       *[other] Pointez un élément pour en savoir plus.
    }
tip-idle = Tout ce que vous pouvez faire est marqué. { point-at }
tip-target = Choisissez maintenant un endroit ou un élément marqué.
tip-watch = { point-at }
tip-choose-shift = { press } sur un pion : il avance. Le vôtre donne ce que montre son quart, chaque centre son coin.
tip-choose-shift-tap = Touchez un pion pour voir ce que donnerait son déplacement ; touchez-le encore pour le déplacer.
tip-choose-card = { press } sur une carte ou le paquet. Les cartes d’un même type gagnent et paient les cartes Pouvoir.
tip-choose-stack = La taille 1 est la plus vite formée ; la taille 3 demande le plus d’étoiles et vaut le plus.
tip-choose-craft = { press } sur une pièce en attente, puis un endroit marqué ; une nébuleuse pleine peut être formée.
group-shift = Déplacer l’énergie
group-take = Prendre une carte Énergie
group-stack = Choisir une pile de nébuleuses
group-place-star = Placer des étoiles
group-place-proto = Placer des proto-vies
group-place-stable = Placer des vies stables
group-place-nebula = Placer des nébuleuses
group-complete = Former des nébuleuses
group-discharge = Dépressuriser la chambre temporelle
group-advance = Créer une forme de vie avancée
group-power = Cartes Pouvoir
group-set = Défausser une série de cartes
group-supernova = Créer des supernovas
group-stabilise = Stabiliser des proto-vies
group-move = Déplacer étoiles et vies
group-end = Finir le tour
group-discard = Défausser des cartes
group-flip = Créer des supernovas
group-remove = Défausser une étoile
group-gain = Gagner une étoile
group-target = Choisir une supernova
group-spend = Payer avec une pièce
group-restore = Retourner une supernova
group-replace = Remplacer une nébuleuse
group-carry = Déplacer une pièce

## À l’écran : ce qu’on peut faire d’une chose, s’il y a plus d’une action

may-shift-own = Le déplacer
may-shift-dark = Le déplacer
may-stack = Piocher une nébuleuse
may-take = La prendre
may-place-star = La placer à un sommet
may-place-proto = La placer à côté d’une de vos vies
may-place-stable = La placer sur un côté
may-place-nebula = La placer sur un hexagone vide
may-complete = La former ; choisissez l’étoile à défausser
may-discharge = La dépressuriser ; choisissez votre gain
may-discharge-none = La dépressuriser
may-advance = Créer ici une forme de vie avancée
may-buy = Gagner une carte Pouvoir
may-use = L’utiliser ; choisissez la carte à payer
may-set = Défausser une série
may-supernova = La transformer en supernova
may-stabilise = La stabiliser
may-move = La déplacer
may-end-nebula = Finir le tour
may-end-stabilise = Finir le tour ; choisissez la proto-vie
may-end-pass = Finir le tour
may-discard = La défausser
may-carry = La déplacer
may-spend = Payer avec elle
may-keep = La garder
may-bottom = La remettre sous le paquet
may-flip = La transformer en supernova
may-remove = La défausser
may-gain = La gagner
may-target = Choisir cette supernova
may-restore = La retourner côté étoile
may-replace = La remplacer
may-steps = Choisir les progressions
may-protos = Choisir les proto-vies
may-collect = Collecter
may-done = S’arrêter là

## À l’écran : ce qu’est une chose

see-space = { $space } : { $piece }
see-empty = vide
see-space-nebula = { $space } : case Nébuleuse vide
see-nebula-lacks =
    { $number ->
        [one] { $space }, nébuleuse de taille { $size } pour { $points } points : demande { $needs }, il manque encore { $number } étoile ({ $missing })
       *[other] { $space }, nébuleuse de taille { $size } pour { $points } points : demande { $needs }, il manque encore { $number } étoiles ({ $missing })
    }
see-nebula-ready = { $space }, nébuleuse de taille { $size } : tout est là ({ $needs }), vous pouvez la former pour { $points } points
see-nebula-complete = { $space } : nébuleuse formée de taille { $size }, { $points } points
see-nebula-living = { $space } : nébuleuse formée de taille { $size }, { $points } points, avec une forme de vie avancée ({ $advanced })
see-chamber =
    { $ready ->
        [0] Chambre temporelle : le cristal est à la case { $position } sur { $top }
        [one] Chambre temporelle : { $ready } cristal est prêt et rapporte { $next } points ; le suivant est à la case { $position } sur { $top }
       *[other] Chambre temporelle : { $ready } cristaux sont prêts, le premier rapporte { $next } points ; le suivant est à la case { $position } sur { $top }
    }
see-track-supernova =
    { $count ->
        [one] { $count } ressource Supernova
       *[other] { $count } ressources Supernova
    }
see-track-dna = { $count } ADN
see-track-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
see-control =
    { $tokens ->
        [one] { $tokens } pion ici ; avec le bonus de vos cartes : { $income }.
       *[other] { $tokens } pions ici ; avec le bonus de vos cartes : { $income }.
    }
see-token = Pion Énergie de { $name }, centre { $control }
see-token-dark = Pion Énergie noire, centre { $control }
see-shifts = déplacements restants : { $left } sur { $all }
see-row-card = Carte { $card } dans la rangée
see-hand =
    { $count ->
        [one] { $count } carte { $card } dans votre main
       *[other] { $count } cartes { $card } dans votre main
    }
see-slot =
    { $price ->
        [one] Emplacement { $slot } pour une carte Pouvoir : coûte { $price } carte
       *[other] Emplacement { $slot } pour une carte Pouvoir : coûte { $price } cartes d’un même type
    }
see-waiting-star =
    { $count ->
        [one] { $count } étoile { $star } attend d’être placée
       *[other] { $count } étoiles { $star } attendent d’être placées
    }
see-waiting-proto =
    { $count ->
        [one] { $count } proto-vie attend d’être placée
       *[other] { $count } proto-vies attendent d’être placées
    }
see-supply-star =
    { $count ->
        [one] { $count } étoile { $star } dans la réserve
       *[other] { $count } étoiles { $star } dans la réserve
    }
see-supply-life = pions Vie dans la réserve : { $count }
see-advanced-left = formes de vie avancées restantes : { $count }
see-stack = Nébuleuses de taille { $size } : { $stars } étoiles, { $least } à { $most } points chacune ; il en reste { $count }
stack-means = { $stars } étoiles, { $least } à { $most } points
see-power-deck = Cartes Pouvoir { $deck } : il en reste { $count }
see-galaxy = Montrer la galaxie de { $name } : { $points } points, { $hand } cartes en main

## À l’écran : pourquoi c’est impossible

why-advance =
    { $count ->
        [one] Pour une forme de vie avancée, il manque une vie sur { $count } côté
       *[other] Pour une forme de vie avancée, il manque une vie sur { $count } côtés
    }
why-stabilise = Il faut de l’ADN pour stabiliser
why-move = Il faut un graviton pour déplacer
why-supernova-moves = Les supernovas ne se déplacent pas
why-discharge =
    { $count ->
        [one] encore { $count } progression avant de pouvoir dépressuriser
       *[other] encore { $count } progressions avant de pouvoir dépressuriser
    }
why-track = Il n’en reste plus pour ce tour
why-token = Vous ne pouvez déplacer que votre pion et les pions noirs
why-take = Les cartes se prennent pendant la collecte
why-set =
    { $size ->
        [one] { $size } carte rapporte { $points } points
       *[other] { $size } cartes d’un même type rapportent { $points } points
    }
why-slot =
    { $price ->
        [one] Il faut { $price } carte en phase de création (vous en avez { $most })
       *[other] Il faut { $price } cartes d’un même type en phase de création (vous en avez { $most })
    }
why-use-phase = Les cartes Pouvoir s’utilisent pendant votre phase de création
why-use-price = Vous ne pouvez pas payer son coût maintenant : { $cost }
why-use-nothing = Elle n’aurait aucun effet maintenant
why-proto = Une nouvelle proto-vie demande un côté vide à côté d’une de vos vies
why-nebula = Une nébuleuse demande un hexagone vide

## À l’écran : avant que ce soit fait

preview-complete =
    { $points ->
        [one] { $points } point ; défausse { $piece } de { $space }
       *[other] { $points } points ; défausse { $piece } de { $space }
    }
preview-left = coûte { $count } × { $card }, il reste { $left }
pending-step = { $card } : { $step }
step-pay =
    { $count ->
        [one] choisissez la pièce à payer
       *[other] choisissez les pièces à payer, encore { $count }
    }
step-choose =
    { $count ->
        [one] choisissez parmi ce qui est marqué
       *[other] choisissez parmi ce qui est marqué, encore { $count } fois au plus
    }
loss-stars =
    { $count ->
        [one] { $count } étoile { $star } non placée
       *[other] { $count } étoiles { $star } non placées
    }
loss-protos =
    { $count ->
        [one] { $count } proto-vie non placée
       *[other] { $count } proto-vies non placées
    }
loss-nebula = nébuleuse { $tile } non placée
loss-supernova =
    { $count ->
        [one] { $count } ressource Supernova non dépensée
       *[other] { $count } ressources Supernova non dépensées
    }
loss-dna = { $count } ADN non dépensé
loss-graviton =
    { $count ->
        [one] { $count } graviton non dépensé
       *[other] { $count } gravitons non dépensés
    }

## Le journal à l’écran : une ligne par effet

event-goal-revealed = Un nouvel objectif apparaît : { $goal }
event-goal-scored =
    { $points ->
        [one] { $name } marque { $points } point pour { $goal }
       *[other] { $name } marque { $points } points pour { $goal }
    }
event-goal-scored-you =
    { $points ->
        [one] Vous marquez { $points } point pour { $goal }
       *[other] Vous marquez { $points } points pour { $goal }
    }
event-goal-discarded = L’objectif { $goal } est défaussé
event-row-filled = Nouvelle carte dans la rangée : { $card }
event-token-placed = Le pion de { $name } va sur { $control }
event-token-placed-you = Votre pion va sur { $control }
event-dark-placed = Un pion noir va sur { $control }
event-own-shifted = { $name } déplace son pion : { $start } → { $end }
event-own-shifted-you = Vous déplacez votre pion : { $start } → { $end }
event-dark-shifted = { $name } déplace un pion noir : { $start } → { $end }
event-dark-shifted-you = Vous déplacez un pion noir : { $start } → { $end }
event-card-taken = { $name } prend une carte { $card } dans la rangée
event-card-taken-you = Vous prenez une carte { $card } dans la rangée
event-card-drawn = { $name } pioche une carte { $card } dans le paquet
event-card-drawn-you = Vous piochez une carte { $card } dans le paquet
event-card-drawn-hidden = { $name } pioche une carte dans le paquet
event-card-drawn-hidden-you = Vous piochez une carte dans le paquet
event-nebula-drawn = { $name } pioche la nébuleuse { $tile }
event-nebula-drawn-you = Vous piochez la nébuleuse { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } gagne { $count } étoile { $star }
       *[other] { $name } gagne { $count } étoiles { $star }
    }
event-stars-gained-you =
    { $count ->
        [one] Vous gagnez { $count } étoile { $star }
       *[other] Vous gagnez { $count } étoiles { $star }
    }
event-protos-gained =
    { $count ->
        [one] { $name } gagne { $count } proto-vie
       *[other] { $name } gagne { $count } proto-vies
    }
event-protos-gained-you =
    { $count ->
        [one] Vous gagnez { $count } proto-vie
       *[other] Vous gagnez { $count } proto-vies
    }
event-raised-supernova =
    { $count ->
        [one] { $name } gagne { $count } ressource Supernova
       *[other] { $name } gagne { $count } ressources Supernova
    }
event-raised-supernova-you =
    { $count ->
        [one] Vous gagnez { $count } ressource Supernova
       *[other] Vous gagnez { $count } ressources Supernova
    }
event-raised-dna = { $name } gagne { $count } ADN
event-raised-dna-you = Vous gagnez { $count } ADN
event-raised-graviton =
    { $count ->
        [one] { $name } gagne { $count } graviton
       *[other] { $name } gagne { $count } gravitons
    }
event-raised-graviton-you =
    { $count ->
        [one] Vous gagnez { $count } graviton
       *[other] Vous gagnez { $count } gravitons
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } monte son cristal de { $steps } case{ $filled ->
            [0] {""}
           *[other] , jusqu’en haut
        }
       *[other] { $name } monte son cristal de { $steps } cases{ $filled ->
            [0] {""}
           *[other] , jusqu’en haut
        }
    }
event-crystal-stepped-you =
    { $steps ->
        [one] Vous montez votre cristal de { $steps } case{ $filled ->
            [0] {""}
           *[other] , jusqu’en haut
        }
       *[other] Vous montez votre cristal de { $steps } cases{ $filled ->
            [0] {""}
           *[other] , jusqu’en haut
        }
    }
event-star-placed = { $name } place une étoile { $star } sur { $space }
event-star-placed-you = Vous placez une étoile { $star } sur { $space }
event-star-discarded = { $name } défausse une étoile { $star } de { $space }
event-star-discarded-you = Vous défaussez une étoile { $star } de { $space }
event-proto-placed = { $name } place une proto-vie sur { $space }
event-proto-placed-you = Vous placez une proto-vie sur { $space }
event-stable-placed = { $name } place une vie stable sur { $space }
event-stable-placed-you = Vous placez une vie stable sur { $space }
event-nebula-placed = { $name } place la nébuleuse { $tile } sur { $space }
event-nebula-placed-you = Vous placez la nébuleuse { $tile } sur { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } forme la nébuleuse de { $space } pour { $points } point
       *[other] { $name } forme la nébuleuse de { $space } pour { $points } points
    }
event-nebula-completed-you =
    { $points ->
        [one] Vous formez la nébuleuse de { $space } pour { $points } point
       *[other] Vous formez la nébuleuse de { $space } pour { $points } points
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } dépressurise la chambre temporelle
        [one] { $name } dépressurise la chambre temporelle pour { $points } point
       *[other] { $name } dépressurise la chambre temporelle pour { $points } points
    }
event-chamber-discharged-you =
    { $points ->
        [0] Vous dépressurisez la chambre temporelle
        [one] Vous dépressurisez la chambre temporelle pour { $points } point
       *[other] Vous dépressurisez la chambre temporelle pour { $points } points
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } crée une forme de vie avancée sur { $space }, d’une valeur de { $points } point
       *[other] { $name } crée une forme de vie avancée sur { $space }, d’une valeur de { $points } points
    }
event-advanced-life-created-you =
    { $points ->
        [one] Vous créez une forme de vie avancée sur { $space }, d’une valeur de { $points } point
       *[other] Vous créez une forme de vie avancée sur { $space }, d’une valeur de { $points } points
    }
event-advanced-life-hidden = { $name } crée une forme de vie avancée sur { $space }
event-advanced-life-hidden-you = Vous créez une forme de vie avancée sur { $space }
event-cards-paid =
    { $count ->
        [one] { $name } paie { $count } carte { $card }
       *[other] { $name } paie { $count } cartes { $card }
    }
event-cards-paid-you =
    { $count ->
        [one] Vous payez { $count } carte { $card }
       *[other] Vous payez { $count } cartes { $card }
    }
event-power-drawn = { $name } pioche la carte Pouvoir { $card }
event-power-drawn-you = Vous piochez la carte Pouvoir { $card }
event-power-drawn-hidden = { $name } pioche une carte Pouvoir
event-power-drawn-hidden-you = Vous piochez une carte Pouvoir
event-power-kept = { $name } garde { $card } dans l’emplacement { $slot }
event-power-kept-you = Vous gardez { $card } dans l’emplacement { $slot }
event-power-returned = { $name } remet { $card } sous son paquet
event-power-returned-you = Vous remettez { $card } sous son paquet
event-power-returned-hidden = { $name } remet une carte Pouvoir sous son paquet
event-power-returned-hidden-you = Vous remettez une carte Pouvoir sous son paquet
event-power-used = { $name } utilise { $card }
event-power-used-you = Vous utilisez { $card }
event-points-scored =
    { $points ->
        [one] { $name } marque { $points } point avec des cartes
       *[other] { $name } marque { $points } points avec des cartes
    }
event-points-scored-you =
    { $points ->
        [one] Vous marquez { $points } point avec des cartes
       *[other] Vous marquez { $points } points avec des cartes
    }
event-supernova-made = { $name } transforme l’étoile de { $space } en supernova
event-supernova-made-you = Vous transformez l’étoile de { $space } en supernova
event-supernova-restored = { $name } retourne la supernova de { $space } sur son côté étoile
event-supernova-restored-you = Vous retournez la supernova de { $space } sur son côté étoile
event-life-stabilised = { $name } stabilise la proto-vie de { $space }
event-life-stabilised-you = Vous stabilisez la proto-vie de { $space }
event-life-discarded = { $name } défausse la vie de { $space }
event-life-discarded-you = Vous défaussez la vie de { $space }
event-piece-moved = { $name } déplace une pièce de { $start } vers { $end }
event-piece-moved-you = Vous déplacez une pièce de { $start } vers { $end }
event-nebula-replaced = { $name } remplace la nébuleuse { $old } de { $space } par { $new }
event-nebula-replaced-you = Vous remplacez la nébuleuse { $old } de { $space } par { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } perd { $count } pièce non placée
       *[other] { $name } perd { $count } pièces non placées
    }
event-pieces-lost-you =
    { $count ->
        [one] Vous perdez { $count } pièce non placée
       *[other] Vous perdez { $count } pièces non placées
    }
event-card-discarded = { $name } défausse une carte { $card }
event-card-discarded-you = Vous défaussez une carte { $card }
event-turn-started = Round { $round } : le tour de { $name } commence
event-turn-started-you = Round { $round } : votre tour commence
event-game-ended = La partie se termine ; les formes de vie avancées sont révélées

## Le jeu en une ligne, et ses options

about = Déplacez l’énergie, faites grandir des nébuleuses et laissez la vie prendre racine dans votre galaxie.
option-edition = Édition
option-edition-help = Les éditions imprimées diffèrent par le coût de Pulsar et par les nébuleuses que remplace Poussière d’étoiles ; dans la française, les cartes en trop sont défaussées aussi avant le classement final. La conciliée suit ce que disent la plupart.
option-edition-reconciled = Conciliée
option-edition-pl = Polonaise
option-edition-fr = Française
option-edition-es = Espagnole
option-event-horizon = Horizon des événements se paie avec
option-event-horizon-help = Les livrets de règles peuvent se lire des deux façons.
option-event-horizon-track = une ressource Supernova de la piste
option-event-horizon-token = une supernova du plateau

## La première partie : un tour d’ouverture qui enseigne

tutorial-welcome = Bienvenue dans votre galaxie. En quelques rounds, vous rassemblez des étoiles et de la vie, et marquez des points grâce aux nébuleuses, aux cristaux temporels, aux objectifs communs et aux formes de vie avancées. Qui a le plus de points gagne. Jouons ensemble votre premier tour.
tutorial-galaxy = Voici votre galaxie. Les nuages dans les hexagones sont des nébuleuses ; leurs logements montrent les étoiles demandées. Les étoiles sont aux sommets : une seule peut donc servir à trois nébuleuses. La vie est sur les côtés. Trois nébuleuses, une étoile H et une première proto-vie sont déjà là.
tutorial-goal = Les objectifs avancent d’une case par round sur leur piste. À la fin de son compte à rebours, un objectif récompense qui en a le plus. Celui-ci compte les supernovas ; les billes montrent où en est chacun.
tutorial-shift-own = Un tour commence à la console d’énergie. Vous avez jusqu’à trois déplacements dans le sens horaire, dont au moins un avec votre pion. Cliquez sur votre bille A : elle va vers la Gravité, dont la récompense active est de deux étoiles He et une supernova.
tutorial-shift-dark = Les pions noirs ne sont à personne. Chaque pion sur un centre de contrôle, quelle que soit sa couleur, ajoute un à ce qu’il donne. Déplacez un pion noir de la Lumière vers le Temps et regardez les nombres changer quand vous le pointez.
tutorial-collect = Il reste un déplacement, mais vous pouvez vous arrêter là. Appuyez sur Collecter : vous recevez d’abord la récompense de votre pion, puis ce que donnent les quatre centres de contrôle.
tutorial-take = La Lumière vous donne une carte Énergie. Prenez-en une dans la rangée visible ; vous avez déjà deux cartes Temps, prenez donc la troisième.
tutorial-place = Les pièces gagnées attendent en bas ; ce qui n’est pas placé à la fin du tour est perdu. Cliquez sur une étoile He en attente, puis sur le sommet marqué 14, entre vos nébuleuses.
tutorial-place-again = La nébuleuse de N5 demande deux H et une He. Placez la deuxième étoile He sur le sommet 23, près de la même nébuleuse.
tutorial-supernova = Il manque encore une H, mais une supernova remplace n’importe quelle étoile. Dépensez votre ressource Supernova sur l’étoile du sommet 23. Elle compte aussi pour l’objectif.
tutorial-complete = N5 s’illumine : tout ce qu’elle demande est là. Cliquez dessus, puis sur l’étoile que vous défaussez pour elle, la He du sommet 14. Une nébuleuse formée rapporte aussitôt ses points.
tutorial-move = Les gravitons déplacent étoiles et vies vers une case vide voisine, en sautant les cases occupées. L’étoile H du centre a fait son travail pour N5 : cliquez dessus, puis sur le sommet 24, où elle touche deux nébuleuses non formées.
tutorial-proto = Une nouvelle proto-vie se place à côté d’une vie que vous avez déjà. Placez la vôtre sur le côté marqué. Quand les six côtés d’une nébuleuse formée portent de la vie, vous pouvez y créer une forme de vie avancée, valant jusqu’à huit points.
tutorial-buy = Les cartes d’un même type servent à gagner des cartes Pouvoir : le premier emplacement en coûte deux. Cliquez dessus, puis sur vos cartes Temps.
tutorial-keep = Vous avez payé deux cartes : vous voyez donc deux cartes Pouvoir et en gardez une. Gardez 4e dimension. Dès votre prochain tour, elle rapporte aussi une progression du cristal temporel de plus.
tutorial-use = Une carte Pouvoir s’utilise autant de fois que vous pouvez la payer. Utilisez celle-ci avec votre dernière carte Temps : le cristal monte d’une case. Sur la case 6, il permet de dépressuriser la chambre pour une étoile et des points : 3 la première fois, 21 la cinquième.
tutorial-end = Les ressources non dépensées sont maintenant perdues. Comme dernière action, vous gagnez une nébuleuse ou stabilisez une proto-vie ; créer une forme de vie avancée ne consomme pas les vies stables. Choisissez de stabiliser, puis la proto-vie à côté du centre.
tutorial-finish = Vous savez maintenant tout ce qui rapporte des points. La partie s’achève quand les cristaux temporels ou les objectifs sont épuisés. Pointez n’importe quoi pour en lire plus et appuyez sur R pour les règles. Bon jeu !

# Pourquoi un coup est bon ou mauvais ; après « Ce coup ».
reason-points-more = rapporte des points
reason-points-less = renonce à des points
reason-nebulae-more = rapproche des nébuleuses de leur formation
reason-nebulae-less = laisse moins de nébuleuses en cours
reason-life-more = rapproche d’une forme de vie avancée
reason-life-less = fait reculer la vie
reason-crystals-more = fait monter vos cristaux temporels
reason-crystals-less = dépense des cristaux temporels
reason-goals-more = améliore votre place aux objectifs
reason-goals-less = affaiblit votre place aux objectifs
reason-cards-more = renforce votre main et vos cartes Pouvoir
reason-cards-less = dépense des cartes
reason-income-more = vous donne plus à placer et à utiliser
reason-income-less = consomme ce qui attendait
worth-points = points
worth-nebulae = nébuleuses
worth-life = vie
worth-crystals = cristaux temporels
worth-goals = objectifs
worth-cards = cartes
worth-income = éléments à placer
tutorial-first-done = C’était un tour complet. C’est à Bo ; cliquez sur une petite galaxie pour l’agrandir. Avançons maintenant de quelques manches, jusqu’à ce qui rapporte gros.
tutorial-later = Manche 5, c’est à vous de créer. Un cristal temporel a atteint 6 dans sa chambre, et il y a de la vie sur les six côtés de la nébuleuse formée en N9. Les deux valent maintenant des points.
tutorial-discharge = Dépressurisez la chambre temporelle : cliquez dessus, puis sur l’élément voulu. Le cristal tombe sur une case de score, 3 points pour le premier, et vous gagnez une étoile au choix. Prenez une étoile O.
tutorial-place-discharged = L’étoile attend comme les autres. Placez-la sur le coin marqué, là où trois nébuleuses se rencontrent.
tutorial-advance = Passons à la nébuleuse en N9 : avec de la vie sur tous ses côtés, vous y créez une forme de vie avancée. Cliquez dessus. La proto-vie autour est consommée, la vie stable reste. Vous piochez un jeton de 4 à 8 points, compté à la fin et visible de vous seul.
tutorial-goal-due = Regardez les objectifs : celui des supernovas sera décompté à la fin de cette manche. Vous en avez deux et Bo une seule, il sera donc à vous.
tutorial-end-round = Vous jouez en dernier dans cette manche. Terminez votre tour en stabilisant la proto-vie sur le côté marqué.
tutorial-goal-won = Six points pour l’objectif. Les autres ont avancé d’une case et un nouveau est arrivé. Sachez toujours lequel vient ensuite.
