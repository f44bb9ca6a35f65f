# Crafting the Cosmos en français.
# action-<verbe> : ce que fait un choix. log-<verbe> : ce que quelqu’un a fait, après son nom.
# Dans les deux, $first, $second et $third sont les mots qui suivent le verbe, $count leur nombre.
# word-<id> : le nom d’une chose qui a un identifiant.

game-name = Crafting the Cosmos

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
word-crystals-on-scoring-spaces = Cristaux temporels marqués
word-largest-star-group = Plus grand groupe d’étoiles
word-life-delta = Vies dans Δ
word-life-phi = Vies dans Φ
word-life-psi = Vies dans Ψ
word-nebula-size-sum-delta = Tailles formées dans Δ
word-nebula-size-sum-phi = Tailles formées dans Φ
word-nebula-size-sum-psi = Tailles formées dans Ψ
word-proto-life = Proto-vies
word-stable-life = Vies stables
word-stars-c = Étoiles C
word-stars-he = Étoiles He
word-stars-o = Étoiles O
word-stars-touching-nebula-with-advanced-life = Étoiles près de la vie avancée
word-supernovas = Supernovas

## Ce que fait chaque choix

action-shift-own = Déplacer votre pion Énergie vers le centre de contrôle suivant
action-shift-dark = Déplacer un pion Énergie noire depuis { $first }
action-collect = Cesser de déplacer et collecter ce que donnent les centres de contrôle
action-stack = Piocher une nébuleuse dans la pile de taille { $first }
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
action-buy = Acheter une carte Pouvoir { $second } pour l’emplacement { $first }
action-keep = Garder { $first }
action-bottom = Mettre maintenant { $first } sous son paquet
action-use =
    { $count ->
        [1] Utiliser { $first }
       *[other] Utiliser { $first } en payant en { $second }
    }
action-set = Rendre une série de cartes { $first } pour des points
action-supernova = Dépenser la ressource Supernova : transformer l’étoile de { $first } en supernova
action-stabilise = Stabiliser la proto-vie de { $first }
action-move = Déplacer la pièce de { $first } vers { $second }
action-end-nebula = Finir le tour en gagnant une nébuleuse
action-end-stabilise = Finir le tour en stabilisant la proto-vie de { $first }
action-end-pass = Finir le tour sans dernière récompense
action-discard = Défausser une carte { $first } jusqu’à la limite de main
action-flip = Transformer l’étoile de { $first } en supernova
action-steps = Prendre les progressions du cristal temporel
action-protos = Prendre les proto-vies
action-remove = Défausser l’étoile de { $first }
action-gain = Gagner une étoile { $first }
action-target = Faire rayonner la supernova de { $first }
action-spend = Payer avec la pièce de { $first }
action-restore = Retransformer la supernova de { $first } en étoile
action-replace = Remplacer la nébuleuse de { $first } par une nouvelle de taille 2
action-carry = Transporter la pièce de { $first } vers { $second }
action-done = S’arrêter là

## Ce que quelqu’un a fait

log-shift-own = déplace son propre pion
log-shift-dark = déplace un pion noir depuis { $first }
log-collect = collecte
log-stack = pioche dans la pile de taille { $first }
log-take = prend { $first }
log-take-deck = pioche une carte
log-place-star = place { $first } sur { $second }
log-place-proto = place une proto-vie sur { $first }
log-place-stable = place une vie stable sur { $first }
log-place-nebula = place la nébuleuse { $first } sur { $second }
log-complete = forme la nébuleuse de { $first } en cédant { $second }
log-discharge = dépressurise la chambre temporelle pour { $first }
log-discharge-none = dépressurise la chambre temporelle
log-advance = crée une forme de vie avancée sur { $first }
log-buy = achète une carte Pouvoir { $second } pour l’emplacement { $first }
log-keep = garde { $first }
log-bottom = met { $first } sous son paquet
log-use =
    { $count ->
        [1] utilise { $first }
       *[other] utilise { $first } avec { $second }
    }
log-set = rend une série { $first }
log-supernova = crée une supernova sur { $first }
log-stabilise = stabilise { $first }
log-move = déplace { $first } vers { $second }
log-end-nebula = finit le tour avec une nébuleuse
log-end-stabilise = finit le tour en stabilisant { $first }
log-end-pass = finit le tour
log-discard = défausse { $first }
log-flip = crée une supernova sur { $first }
log-steps = prend des progressions du cristal
log-protos = prend des proto-vies
log-remove = défausse l’étoile de { $first }
log-gain = gagne { $first }
log-target = fait rayonner { $first }
log-spend = paie avec { $first }
log-restore = retransforme { $first } en étoile
log-replace = remplace la nébuleuse de { $first }
log-carry = transporte { $first } vers { $second }
log-done = s’arrête

log-goal = nouvel objectif : { $first }
log-row = nouveau dans la rangée : { $first }
log-tile = nébuleuse piochée : { $first }
log-hand = distribué en main : { $first }
log-token = pions Énergie placés dans l’ordre : { $first }
log-power = carte Pouvoir piochée : { $first }
log-advanced = forme de vie avancée valant { $first }

## À qui le tour, quelle phase, que faire

status = Round { $round } · { $phase } · { $asked }
status-you = À vous
status-over = La partie est finie.
phase-setup = mise en place
phase-energy = phase d’énergie
phase-craft = phase de création
phase-last-action = dernière action
phase-end = phase de fin de round

pending-draw-goal = un objectif est pioché
pending-draw-row = la rangée d’énergie est complétée
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
           *[no] {" "}; votre propre pion doit encore bouger
        }
       *[other] { status-you } : déplacez l’énergie, { $left } déplacements restants sur { $all }{ $moved ->
            [yes] , ou collectez
           *[no] {" "}; votre propre pion doit bouger
        }
    }
pending-choose-card =
    { $left ->
        [one] { status-you } : prenez la dernière carte Énergie qui vous est due
       *[other] { status-you } : prenez une carte Énergie, { $left } vous sont dues
    }
pending-choose-stack = { status-you } : choisissez la pile d’où vient votre nébuleuse
pending-choose-craft = { status-you } : créez, puis finissez le tour
pending-choose-kept = { status-you } : gardez une des cartes Pouvoir piochées
pending-choose-bottom = { status-you } : mettez les autres cartes sous le paquet, celle du dessus d’abord
pending-choose-effect = { status-you } : { $card } prend effet
pending-choose-last-space = { status-you } : placez la dernière nébuleuse du tour
pending-choose-discard = { status-you } : défaussez jusqu’à la limite de main
pending-game-over = la partie est finie

other-choose-shift = { $name } déplace l’énergie, déplacements restants : { $left } sur { $all }
other-choose-card = { $name } prend des cartes Énergie, encore { $left }
other-choose-stack = { $name } choisit la pile de sa nébuleuse
other-choose-craft = { $name } façonne sa galaxie
other-choose-kept = { $name } choisit une carte Pouvoir
other-choose-bottom = { $name } remet des cartes sous le paquet
other-choose-effect = { $name } utilise { $card }
other-choose-last-space = { $name } place la dernière nébuleuse du tour
other-choose-discard = { $name } défausse jusqu’à la limite de main

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
caution-waiting = Pas encore placé, et perdu à la fin du tour : { $pieces }.
caution-tracks = Pas encore dépensé, et perdu à la fin du tour : { $tracks }.

## La table

title-galaxy = Galaxie · { $name }
title-console = Console d’énergie
title-goals = Objectifs universels
title-board = À côté du plateau
title-powers = Cartes Pouvoir
title-players = Tous les joueurs
column-control = Contrôle
column-tokens = Ici
column-active = Pion à soi
column-passive = Par pion
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
label-hand = Main
label-chamber = Chambre
label-tracks = Pistes
label-waiting = En attente
label-slots = Emplacements libres
nothing = rien
deck-of = { $deck } cartes, { $discards } en défausse
chamber-of = { $scored } marqués, le suivant { $next } points
track-supernova = supernova
track-dna = ADN
track-graviton = graviton
slot-price = { $slot } ({ $price } cartes)
goal-in =
    { $rounds ->
        [1] ce round
       *[other] dans { $rounds } rounds
    }
goals-coming =
    { $count ->
        [0] plus aucun objectif à venir
        [one] encore { $count } objectif à venir
       *[other] encore { $count } objectifs à venir
    }
supply-of = Réserve : étoiles { $stars } · vies { $life } · vie avancée { $advanced } · nébuleuses { $stacks } · cartes Pouvoir { $powers }
crystals-left =
    { $count ->
        [0] plus de cristal temporel : c’est le dernier round
        [one] { $count } cristal temporel avant la fin
       *[other] { $count } cristaux temporels avant la fin
    }
lacks = manque { $stars }
ready = PRÊTE
done = formée
legend = H·5 étoile sur S5  ✹ supernova  ○·7 proto-vie sur L7  ● stable

gain-stars = { $count } { $star }
gain-dna = { $count } ADN
gain-supernova = { $count } ✹
gain-nebula = { $count } nébuleuse
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
cost-any = une carte au choix
cost-same = { $count } cartes du même type
cost-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
cost-supernova = { $count } ressource Supernova
cost-supernova-token = { $count } supernova du plateau
cost-stable =
    { $count ->
        [one] { $count } vie stable du plateau
       *[other] { $count } vies stables du plateau
    }
cost-proto = { $count } proto-vie du plateau
cost-discharge = à la place de l’étoile d’une dépressurisation

effect-abiogenesis = placez une vie stable sur n’importe quelle case Vie libre
effect-amino-acids = placez une vie stable sur n’importe quelle case Vie libre
effect-binary-star = retransformez une supernova en son étoile, puis déplacez cette étoile une fois
effect-black-hole = transformez deux de vos étoiles en supernovas
effect-core-collapse = transformez une de vos étoiles en supernova
effect-event-horizon = gagnez 2 progressions du cristal temporel ou 2 proto-vies
effect-evolution = ajoutez une forme de vie avancée à une nébuleuse qui en porte exactement une
effect-expanding-universe = gagnez 2 étoiles H
effect-fourth-dimension = gagnez 1 progression du cristal temporel
effect-generations = placez trois vies stables sur des cases Vie libres de votre choix
effect-genetic-drift = déplacez une proto-vie une fois, puis elle devient stable
effect-ionizing-radiation = toutes les proto-vies voisines d’une supernova deviennent stables
effect-molecular-cloud = gagnez une étoile H
effect-nuclear-fission =
    { $edition ->
        [fr] défaussez une étoile ou une supernova, puis gagnez une étoile au choix et 1 progression du cristal temporel
        [es] défaussez une étoile ou une supernova, puis gagnez une étoile au choix et 1 progression du cristal temporel
       *[other] défaussez une étoile qui n’est pas une supernova, puis gagnez une étoile au choix et 1 progression du cristal temporel
    }
effect-nuclear-fusion =
    { $edition ->
        [fr] défaussez une étoile ou une supernova, puis gagnez une étoile au choix
        [es] défaussez une étoile ou une supernova, puis gagnez une étoile au choix
       *[other] défaussez une étoile qui n’est pas une supernova, puis gagnez une étoile au choix
    }
effect-photosynthesis = toutes les proto-vies voisines de vos étoiles O deviennent stables
effect-pulsar = gagnez 2 progressions du cristal temporel
effect-quasar = gagnez 1 progression du cristal temporel
effect-relativity-delta = gagnez une étoile au choix et placez-la aussitôt dans le secteur Δ ou sur sa limite
effect-relativity-phi = gagnez une étoile au choix et placez-la aussitôt dans le secteur Φ ou sur sa limite
effect-relativity-psi = gagnez une étoile au choix et placez-la aussitôt dans le secteur Ψ ou sur sa limite
effect-shooting-star = transportez une étoile, une supernova ou une nébuleuse non formée vers n’importe quelle case libre de son espèce
effect-solar-wind = transformez une étoile en supernova ; toutes les proto-vies voisines deviennent stables
effect-special-relativity = gagnez 2 progressions du cristal temporel
effect-speciation = placez une proto-vie à côté d’une de vos vies stables
effect-speed-of-light = marquez 6 points et gagnez une étoile au choix
effect-stardust =
    { $edition ->
        [fr] gagnez une nébuleuse de taille 1, ou remplacez une nébuleuse non formée par une nouvelle de taille 2
       *[other] gagnez une nébuleuse de taille 1, ou remplacez une nébuleuse non formée de taille 1 par une nouvelle de taille 2
    }
effect-survival-of-the-fittest = stabilisez deux proto-vies, ou une s’il n’y en a qu’une
effect-time-dilation = gagnez 1 progression du cristal temporel
effect-water-rich-comets = toutes les proto-vies voisines de vos étoiles C deviennent stables
effect-white-dwarf = transformez une étoile en supernova, puis gagnez 1 progression du cristal temporel
effect-wormhole = transportez jusqu’à trois proto-vies, ou jusqu’à trois vies stables, vers des cases Vie libres de votre choix

power-line = { $name } ({ $cost }) : { $effect }.
card-bonus = À chaque phase d’énergie, elle apporte aussi { $bonus }.
power-rules = { $name } est une carte Pouvoir { $deck }. Coût : { $cost }. Effet : { $effect }. À chaque phase d’énergie suivante, elle apporte aussi { $bonus }.
bonus-reconstructed = Ce bonus est reconstitué : ce que dit la carte imprimée n’est pas connu ici.

## Les objectifs expliqués

goal-completed-size-1 = Nébuleuses formées de taille 1.
goal-crystals-on-scoring-spaces = Cristaux temporels sur les cases de points ; ceux mis de côté après le cinquième ne comptent pas.
goal-largest-star-group = Le plus grand groupe d’étoiles voisines, supernovas comprises.
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
goal-rules =
    { $seats ->
        [2] { $name } : { $counted } Le plus grand nombre marque { $most } points, même à égalité ; il en faut au moins un.
       *[other] { $name } : { $counted } Le plus grand nombre marque { $most } points, le deuxième { $second } ; à égalité, chacun marque autant, et une égalité en tête supprime la deuxième place ; il en faut au moins un.
    }

## Ce qu’explique `rules`

rules-tile = Nébuleuse { $tile }, taille { $size } : demande { $needs } à ses sommets et rapporte { $points } points.
rules-control = { $name } : avec votre propre pion, vous gagnez { $active } ; chaque pion Énergie présent, de n’importe quelle couleur, donne { $passive }.
rules-star = Les étoiles occupent les sommets des hexagones (S1 à S37). Une supernova remplace n’importe quelle étoile pour une nébuleuse, mais ne compte pas comme étoile de son type pour les objectifs.
rules-life = La vie occupe les côtés des hexagones (L1 à L48). Une nouvelle proto-vie se place à côté d’une vie que vous avez déjà ; la vie stable n’est pas consommée par une forme de vie avancée.
rules-turn = Un tour : déplacez jusqu’à trois fois des pions Énergie dans le sens horaire, le vôtre au moins une fois ; collectez ce que donnent les quatre centres de contrôle ; créez dans l’ordre de votre choix (placer des pièces, former des nébuleuses, dépressuriser la chambre temporelle, créer des formes de vie avancées, acheter et utiliser des cartes Pouvoir) ; finissez par une nébuleuse ou une proto-vie stabilisée. Ce qui n’est pas placé est perdu.
rules-end = La partie finit après le round où le dernier cristal temporel quitte la réserve, ou quand il ne reste plus d’objectif ; les formes de vie avancées rapportent alors leurs points.
rules-reconstructed = Connu par les livrets de règles : les règles, les nombres de pièces, les coûts et effets des cartes Pouvoir, les objectifs. Reconstitué pour ce programme : la forme du plateau et de ses secteurs, les besoins et les points des tuiles Nébuleuse (toutes sauf une) et le bonus de chaque carte Pouvoir. Le fichier content.toml du jeu marque chaque entrée, pour que le propriétaire d’un exemplaire imprimé puisse la corriger.
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
label-slot = Emplacement { $slot }
label-ending = Fin du tour
label-end-nebula = Fin : gagner une nébuleuse
label-end-stabilise = Fin : stabiliser une vie
label-end-pass = Fin sans récompense
hand-of = { $count } sur { $limit }
tip-idle = Ce qui est possible est marqué. Pointez n’importe quoi pour en savoir plus.
tip-target = Choisissez maintenant où, ou un élément marqué qui va avec.
tip-watch = Pointez n’importe quoi pour en savoir plus.
tip-choose-shift = Cliquez sur un pion : il avance dans le sens horaire. Le centre de votre pion donne le gain de son coin inférieur ; chaque centre donne celui du haut une fois par pion.
tip-choose-shift-tap = Touchez un pion pour voir ce que rapporterait son avance ; touchez-le encore pour l’avancer. Le centre de votre pion donne le gain de son coin inférieur ; chaque centre donne celui du haut une fois par pion.
tip-choose-card = Cliquez sur une carte de la rangée, ou sur le paquet pour une carte inconnue. Les cartes d’un même type achètent et paient les cartes Pouvoir.
tip-choose-craft = Cliquez sur une pièce en attente, puis sur un endroit marqué. Une nébuleuse aux emplacements remplis peut être formée. L’ordre est libre ; finissez par la fin du tour.
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
group-set = Rendre une série de cartes
group-supernova = Créer des supernovas
group-stabilise = Stabiliser la vie
group-move = Déplacer étoiles et vies
group-end = Finir le tour
group-discard = Défausser des cartes
group-flip = Créer des supernovas
group-remove = Défausser une étoile
group-gain = Gagner une étoile
group-target = Faire rayonner une supernova
group-spend = Payer avec une pièce
group-restore = Retransformer une supernova
group-replace = Remplacer une nébuleuse
group-carry = Transporter une pièce

## À l’écran : ce qu’on peut faire d’une chose, s’il y a plus d’une action

may-shift-own = Le déplacer
may-shift-dark = Le déplacer
may-stack = Piocher une nébuleuse
may-take = La prendre
may-place-star = La placer à un sommet
may-place-proto = La placer à côté de votre vie
may-place-stable = La placer sur un côté
may-place-nebula = La placer sur un hexagone libre
may-complete = La former ; choisissez l’étoile à défausser
may-discharge = La dépressuriser ; choisissez pour quoi
may-discharge-none = La dépressuriser
may-advance = Créer ici une forme de vie avancée
may-buy = Acheter une carte Pouvoir
may-use = L’utiliser ; choisissez la carte qui paie
may-set = Rendre une série
may-supernova = La transformer en supernova
may-stabilise = La stabiliser
may-move = La déplacer
may-end-nebula = Finir le tour
may-end-stabilise = Finir le tour ; choisissez la proto-vie
may-end-pass = Finir le tour
may-discard = La défausser
may-carry = La transporter
may-spend = Payer avec elle
may-keep = La garder
may-bottom = La mettre sous le paquet
may-flip = La transformer en supernova
may-remove = La défausser
may-gain = La gagner
may-target = La faire rayonner
may-restore = La retransformer en étoile
may-replace = La remplacer
may-steps = Prendre les progressions
may-protos = Prendre les proto-vies
may-collect = Collecter
may-done = S’arrêter là

## À l’écran : ce qu’est une chose

see-space = { $space } : { $piece }
see-empty = vide
see-space-nebula = { $space } : libre pour une nébuleuse
see-nebula-lacks =
    { $number ->
        [one] { $space }, nébuleuse de taille { $size } pour { $points } points : demande { $needs }, il manque encore { $number } parmi { $missing }
       *[other] { $space }, nébuleuse de taille { $size } pour { $points } points : demande { $needs }, il en manque encore { $number } parmi { $missing }
    }
see-nebula-ready = { $space }, nébuleuse de taille { $size } : tout est là ({ $needs }), prête à être formée pour { $points } points
see-nebula-complete = { $space } : nébuleuse formée de taille { $size }, { $points } points
see-nebula-living = { $space } : nébuleuse formée de taille { $size }, { $points } points, avec une forme de vie avancée ({ $advanced })
see-chamber =
    { $ready ->
        [0] Chambre temporelle : le cristal est à { $position } sur { $top }
        [one] Chambre temporelle : { $ready } cristal est prêt et rapporte { $next } points ; le suivant est à { $position } sur { $top }
       *[other] Chambre temporelle : { $ready } cristaux sont prêts, le premier rapporte { $next } points ; le suivant est à { $position } sur { $top }
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
        [one] { $tokens } pion ici, bonus de vos cartes { $bonus } : { $count } en tout.
       *[other] { $tokens } pions ici, bonus de vos cartes { $bonus } : { $count } en tout.
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
        [one] Emplacement { $slot } pour une carte Pouvoir : coûte { $price } carte d’un même type
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
see-stack = Pile des nébuleuses de taille { $size } : il en reste { $count }
see-power-deck = Cartes Pouvoir { $deck } : il en reste { $count }
see-galaxy = Montrer la galaxie de { $name } : { $points } points, { $hand } cartes en main

## À l’écran : pourquoi c’est impossible

why-advance =
    { $count ->
        [one] Une forme de vie avancée demande de la vie sur encore { $count } côté
       *[other] Une forme de vie avancée demande de la vie sur encore { $count } côtés
    }
why-stabilise = Stabiliser demande de l’ADN
why-move = Déplacer demande un graviton
why-supernova-moves = Les supernovas ne se déplacent pas
why-discharge =
    { $count ->
        [one] encore { $count } progression avant de pouvoir dépressuriser
       *[other] encore { $count } progressions avant de pouvoir dépressuriser
    }
why-track = Il n’en reste plus ce tour
why-token = Vous ne pouvez déplacer que votre propre pion et les pions noirs
why-take = Les cartes se prennent pendant la collecte
why-set =
    { $size ->
        [one] { $size } carte rapporte { $points } points
       *[other] { $size } cartes d’un même type rapportent { $points } points
    }
why-slot =
    { $price ->
        [one] Il faut { $price } carte d’un même type en phase de création (vous en avez { $most })
       *[other] Il faut { $price } cartes d’un même type en phase de création (vous en avez { $most })
    }
why-use-phase = Les cartes Pouvoir s’utilisent en phase de création de votre tour
why-use-price = Son coût ne peut pas être payé maintenant : { $cost }
why-use-nothing = Elle n’a rien sur quoi agir maintenant
why-proto = Une nouvelle proto-vie demande un côté libre à côté de votre vie
why-nebula = Une nébuleuse demande un hexagone libre

## À l’écran : avant que ce soit fait

preview-complete =
    { $points ->
        [one] { $points } point ; cède { $piece } de { $space }
       *[other] { $points } points ; cède { $piece } de { $space }
    }
preview-left = coûte { $count } × { $card }, il reste { $left }
pending-step = { status-you } : { $card } : { $step }
step-pay =
    { $count ->
        [one] choisissez la pièce qui paie
       *[other] choisissez les pièces qui paient, encore { $count }
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
event-goal-discarded = L’objectif { $goal } quitte la piste
event-row-filled = { $card } arrive dans la rangée
event-token-placed = Le pion de { $name } va sur { $control }
event-dark-placed = Un pion noir va sur { $control }
event-own-shifted = { $name } déplace son propre pion : { $start } → { $end }
event-dark-shifted = { $name } déplace un pion noir : { $start } → { $end }
event-card-taken = { $name } prend { $card } dans la rangée
event-card-drawn = { $name } pioche { $card } dans le paquet
event-card-drawn-hidden = { $name } pioche une carte dans le paquet
event-nebula-drawn = { $name } pioche la nébuleuse { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } gagne { $count } étoile { $star }
       *[other] { $name } gagne { $count } étoiles { $star }
    }
event-protos-gained =
    { $count ->
        [one] { $name } gagne { $count } proto-vie
       *[other] { $name } gagne { $count } proto-vies
    }
event-raised-supernova =
    { $count ->
        [one] { $name } gagne { $count } ressource Supernova
       *[other] { $name } gagne { $count } ressources Supernova
    }
event-raised-dna = { $name } gagne { $count } ADN
event-raised-graviton =
    { $count ->
        [one] { $name } gagne { $count } graviton
       *[other] { $name } gagne { $count } gravitons
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } monte le cristal de { $steps } case{ $filled ->
            [0] {""}
           *[other] , il atteint le sommet
        }
       *[other] { $name } monte le cristal de { $steps } cases{ $filled ->
            [0] {""}
           *[other] , il atteint le sommet
        }
    }
event-star-placed = { $name } place une étoile { $star } sur { $space }
event-star-discarded = { $name } défausse une étoile { $star } de { $space }
event-proto-placed = { $name } place une proto-vie sur { $space }
event-stable-placed = { $name } place une vie stable sur { $space }
event-nebula-placed = { $name } place la nébuleuse { $tile } sur { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } forme la nébuleuse de { $space } pour { $points } point
       *[other] { $name } forme la nébuleuse de { $space } pour { $points } points
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } dépressurise la chambre temporelle
        [one] { $name } dépressurise la chambre temporelle pour { $points } point
       *[other] { $name } dépressurise la chambre temporelle pour { $points } points
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } crée une forme de vie avancée sur { $space }, valant { $points } point
       *[other] { $name } crée une forme de vie avancée sur { $space }, valant { $points } points
    }
event-advanced-life-hidden = { $name } crée une forme de vie avancée sur { $space }
event-cards-paid =
    { $count ->
        [one] { $name } paie { $count } carte { $card }
       *[other] { $name } paie { $count } cartes { $card }
    }
event-power-drawn = { $name } pioche la carte Pouvoir { $card }
event-power-drawn-hidden = { $name } pioche une carte Pouvoir
event-power-kept = { $name } garde { $card } dans l’emplacement { $slot }
event-power-returned = { $name } met { $card } sous son paquet
event-power-returned-hidden = { $name } met une carte Pouvoir sous son paquet
event-power-used = { $name } utilise { $card }
event-points-scored =
    { $points ->
        [one] { $name } marque { $points } point avec des cartes
       *[other] { $name } marque { $points } points avec des cartes
    }
event-supernova-made = { $name } transforme l’étoile de { $space } en supernova
event-supernova-restored = { $name } retransforme la supernova de { $space } en étoile
event-life-stabilised = { $name } stabilise la vie de { $space }
event-life-discarded = { $name } défausse la vie de { $space }
event-piece-moved = { $name } déplace une pièce de { $start } vers { $end }
event-nebula-replaced = { $name } remplace la nébuleuse { $old } de { $space } par { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } perd { $count } pièce non placée
       *[other] { $name } perd { $count } pièces non placées
    }
event-card-discarded = { $name } défausse une carte { $card }
event-turn-started = Round { $round } : le tour de { $name } commence
event-game-ended = La partie finit ; les formes de vie avancées sont révélées

## Le jeu en une ligne, et ses options

about = Déplacez l’énergie, faites grandir des nébuleuses et laissez la vie prendre racine dans votre galaxie.
option-edition = Édition
option-edition-help = Les éditions imprimées diffèrent par quelques cartes. La version conciliée suit ce que disent la plupart.
option-edition-reconciled = Conciliée
option-edition-pl = Polonaise
option-edition-fr = Française
option-edition-es = Espagnole
option-event-horizon = Horizon des événements se paie avec
option-event-horizon-help = Le livret de règles peut se lire des deux façons.
option-event-horizon-track = la ressource Supernova de la piste
option-event-horizon-token = une supernova du plateau

## La première partie : un tour d’ouverture qui enseigne

tutorial-welcome = Bienvenue, vous qui créez une galaxie. En quelques rounds, vous rassemblez étoiles et vie, et marquez des points pour les nébuleuses, les cristaux temporels, les objectifs communs et les formes de vie avancées. Le plus de points l’emporte. Jouons ensemble votre premier tour.
tutorial-galaxy = Voici votre galaxie. Les nuages dans les hexagones sont des nébuleuses ; leurs logements montrent les étoiles demandées. Les étoiles sont aux sommets, l’une d’elles peut donc servir à trois nébuleuses. La vie est sur les côtés. Trois nébuleuses, une étoile H et une première proto-vie sont déjà là.
tutorial-goal = Les objectifs avancent sur leur piste, d’une case par round. Au bout de son compte à rebours, un objectif récompense le plus grand nombre. Celui-ci compte les supernovas ; les billes montrent où en est chacun.
tutorial-shift-own = Un tour commence à la console d’énergie. Vous pouvez déplacer des pions jusqu’à trois fois dans le sens horaire, le vôtre au moins une fois. Cliquez sur votre bille A : elle va vers la Gravité, dont la récompense active est de deux étoiles He et une supernova.
tutorial-shift-dark = Les pions noirs ne sont à personne. Chaque pion sur un centre de contrôle, quelle que soit sa couleur, ajoute un à ce qu’il donne. Déplacez un pion noir de la Lumière vers le Temps et regardez les nombres pendant que vous le pointez.
tutorial-collect = Il reste un déplacement, mais vous pouvez vous arrêter là. Appuyez sur Collecter : d’abord la récompense de votre propre pion, puis ce que donnent les quatre centres de contrôle.
tutorial-take = La Lumière vous donne une carte Énergie. Prenez-en une dans la rangée visible ; vous avez déjà deux cartes Temps, prenez donc Temps.
tutorial-place = Les pièces gagnées attendent en bas ; ce qui n’est pas placé à la fin du tour est perdu. Cliquez sur une étoile He en attente, puis sur le sommet marqué 14, entre vos nébuleuses.
tutorial-place-again = La nébuleuse de N5 demande deux H et une He. Placez la deuxième étoile He sur le sommet 23, près de la même nébuleuse.
tutorial-supernova = Il manque encore une H, mais une supernova remplace n’importe quelle étoile. Dépensez votre ressource Supernova sur l’étoile du sommet 23. Elle compte aussi pour l’objectif.
tutorial-complete = N5 s’illumine : tout ce qu’elle demande est là. Cliquez dessus, puis sur l’étoile que vous cédez pour elle, la He du sommet 14. Une nébuleuse formée rapporte aussitôt ses points.
tutorial-move = Les gravitons déplacent étoiles et vies vers une case libre voisine, en sautant les cases occupées. L’étoile H du centre a fait son travail à N5 : cliquez dessus, puis sur le sommet 24, où elle touche deux nébuleuses ouvertes.
tutorial-proto = Une nouvelle proto-vie va à côté d’une vie que vous avez déjà. Placez la vôtre sur le côté marqué. Six côtés pleins de vie autour d’une nébuleuse formée peuvent devenir une forme de vie avancée, valant jusqu’à huit points.
tutorial-buy = Les cartes d’un même type achètent des cartes Pouvoir : le premier emplacement en coûte deux. Cliquez dessus, puis sur vos cartes Temps.
tutorial-keep = Vous avez payé deux cartes : vous voyez donc deux cartes Pouvoir et en gardez une. Gardez la 4e dimension. Dès votre prochain tour, elle apporte aussi une progression du cristal temporel en plus.
tutorial-use = Les cartes Pouvoir s’utilisent aussi souvent que vous pouvez payer. Utilisez-la avec votre dernière carte Temps : le cristal monte d’une case. À 6, il peut être utilisé pour une étoile et des points, 3 la première fois, 21 la cinquième.
tutorial-end = Les ressources non dépensées disparaissent maintenant. Comme dernière action, vous gagnez une nébuleuse ou stabilisez une proto-vie ; la vie stable n’est pas consommée par une forme de vie avancée. Choisissez de stabiliser, puis la proto-vie à côté du centre.
tutorial-finish = C’était un tour entier. C’est à Bo ; cliquez sur une petite galaxie pour la voir en grand. La partie finit quand les cristaux temporels ou les objectifs sont épuisés. Pointez n’importe quoi pour en savoir plus, et appuyez sur R pour les règles. Bon jeu !

# Pourquoi un coup est bon ou mauvais ; après « Ce coup ».
reason-points-more = marque tout de suite des points
reason-points-less = abandonne des points
reason-nebulae-more = rapproche des nébuleuses de leur achèvement
reason-nebulae-less = consomme ce que promettaient les nébuleuses inachevées
reason-life-more = fait progresser la vie vers la vie avancée
reason-life-less = fait reculer la vie
reason-crystals-more = fait monter vos cristaux de temps
reason-crystals-less = dépense des cristaux de temps
reason-goals-more = améliore votre place aux objectifs
reason-goals-less = affaiblit votre place aux objectifs
reason-cards-more = renforce votre main et vos cartes Pouvoir
reason-cards-less = dépense des cartes
reason-income-more = apporte davantage à placer et à utiliser
reason-income-less = consomme ce qui attendait
