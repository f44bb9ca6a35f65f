# Exoplanets en français.
# action-<verbe> : ce que fait un choix. log-<verbe> : ce que quelqu’un a fait, après son nom.
# Dans les deux, $first, $second et $third sont les mots qui suivent le verbe, $count leur nombre.
# event-<nom> : ce qui s’est passé, en une ligne du journal. word-<id> : le nom d’une chose qui a un identifiant.

game-name = Exoplanets

## Noms

word-energy = énergie
word-water = eau
word-gas = gaz
word-water-or-gas = eau ou gaz
word-fusion = fusion
word-flare = éruption
word-stimulation = stimulation

type-rocky = planète rocheuse
type-super-earth = super-Terre
type-gas = géante gazeuse
type-oceanic = planète océan
short-rocky = roche
short-super-earth = terre
short-gas = géant
short-oceanic = océan
letter-energy = E
letter-water = A
letter-gas = G
letter-water-or-gas = X

# Les objectifs portent un nom anglais dans toutes les éditions.
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

word-cosmic-dust = Poussière cosmique
word-solar-wind = Vent solaire
word-ice-shower = Pluie de glace
word-gas-cloud = Nuage de gaz
word-catalysis = Catalyse
word-spark-of-life = Étincelle de vie
word-transmutation = Transmutation
word-accretion = Accrétion
word-radiation-belt = Ceinture de radiations
word-fertile-dust = Poussière fertile
word-dense-atmosphere = Atmosphère dense
word-drought = Sécheresse
word-long-eclipse = Longue éclipse
word-greenhouse = Effet de serre
word-icy-comets = Comètes glacées
word-nebula = Nébuleuse
word-versatile-chemistry = Chimie polyvalente

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

## Ce que fait chaque choix

action-return = Remettre { $first } dans la boîte
action-draw = Piocher des planètes dans le sac et en choisir une
action-take = Prendre la planète du dessus de la pile { $first }
action-build = Construire { $first }
action-shelve = Poser l’autre planète sur la pile { $first }
action-place = Placer la planète dans la rangée { $first }
action-life = Créer ou développer la vie sur { $first }
action-species = Faire naître une espèce sur { $first }
action-pay = Payer { $first } énergie, { $second } eau, { $third } gaz
action-claim = Montrer que l’objectif est atteint : { $first }
action-play =
    { $count ->
        [1] Utiliser l’effet de { $first }
       *[other] Utiliser l’effet de { $first } sur { $second }
    }
action-gain = Prendre 1 { $first }
action-swap = Donner 1 { $first } contre 1 { $second }
action-done = Arrêter les échanges
action-lose = Abandonner { $first } au trou noir
action-end = Finir le tour

group-return = Rendre une tuile
group-draw = Trouver une planète
group-take = Trouver une planète
group-build = Choisir une planète
group-shelve = Ranger l’autre planète
group-place = Placer la planète
group-life = Créer la vie
group-species = Faire naître une espèce
group-pay = Payer
group-claim = Montrer un objectif
group-play = Utiliser un effet
group-gain = Prendre une ressource
group-swap = Échanger
group-done = Échanger
group-lose = Abandonner une tuile
group-end = Finir le tour

## Ce que quelqu’un a fait

log-return = rend { $first }
log-draw = pioche des planètes dans le sac
log-take = prend le dessus de la pile { $first }
log-build = choisit { $first }
log-shelve = range l’autre sur la pile { $first }
log-place = la place dans la rangée { $first }
log-life = crée la vie sur { $first }
log-species = fait naître une espèce sur { $first }
log-pay = paie { $first } énergie, { $second } eau, { $third } gaz
log-claim = montre un objectif : { $first }
log-play =
    { $count ->
        [1] utilise { $first }
       *[other] utilise { $first } sur { $second }
    }
log-gain = prend { $first }
log-swap = échange { $first } contre { $second }
log-done = arrête les échanges
log-lose = abandonne { $first }
log-end = finit le tour
log-planet = sorti du sac : { $first }
log-tile = tuile Espace piochée : { $first }

event-planet-revealed = { $planet } sort du sac.
event-planet-taken = { $name } prend { $planet } de la pile { $stack }.
event-planet-shelved = { $name } range { $planet } sur la pile { $stack }.
event-planet-placed = { $name } place { $planet } dans la rangée { $row }, orbite { $orbit }.
event-tile-drawn = { $name } pioche la tuile Espace { $tile }.
event-tile-drawn-hidden = { $name } pioche une tuile Espace.
event-tile-returned = { $name } rend { $tile }.
event-tile-returned-hidden = { $name } rend une tuile Espace.
event-tile-lost = { $name } perd { $tile } dans le trou noir.
event-tile-lost-hidden = { $name } perd une tuile Espace dans le trou noir.
event-resources-gained = { $name } gagne { $resources }.
event-resources-paid = { $name } paie { $resources } sur { $planet }.
event-resources-swapped = { $name } échange 1 { $given } contre 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } crée la vie sur { $planet }.
       *[other] { $name } développe la vie sur { $planet } au niveau { $level }.
    }
event-species-created = Une espèce de { $name } règne sur { $planet }.
event-life-evicted =
    { $cubes ->
        [one] { $name } perd { $cubes } cube sur { $planet }.
       *[other] { $name } perd { $cubes } cubes sur { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } atteint { $goal } pour { $points } point.
       *[other] { $name } atteint { $goal } pour { $points } points.
    }
event-tile-played = { $name } utilise { $effect }.
event-tile-played-on = { $name } utilise { $effect } sur { $planet }.
event-marker-taken = { $name } prend un marqueur { $marker }.
event-particles-collided = Le dernier marqueur stimulation est pris : les particules entrent en collision.
event-markers-traded =
    { $resources ->
        [0] { $name } rend un seul marqueur stimulation, pour rien.
        [one] { $name } échange { $markers } marqueurs stimulation contre une ressource.
       *[other] { $name } échange { $markers } marqueurs stimulation contre { $resources } ressources.
    }
event-black-hole-opened = Le dernier marqueur fusion est pris : un trou noir s’ouvre.
event-solar-storm-broke = Le dernier marqueur éruption est pris : une tempête solaire éclate.
event-storm-suffered = La tempête coûte à { $name } { $lost } et laisse { $energy } énergie.
event-turn-ended = { $name } finit son tour.
event-game-ended = L’étoile a donné sa dernière énergie. La partie est finie.

## À qui le tour, quelle phase, que faire

status = Tour { $turn } sur { $turns } · { $phase } · { $asked }
status-you = À vous
status-over = La partie est finie.
phase-setup = mise en place
phase-birth = naissance d’une planète
phase-life = vie
phase-event = résolution

pending-draw-start-planet = les premières planètes sont placées
pending-draw-start-tile = les tuiles Espace sont distribuées
pending-draw-planet = des planètes sont piochées
pending-draw-refill = une pile est complétée
pending-draw-tile = une tuile Espace est piochée
pending-choose-return = { status-you } : gardez deux des trois tuiles Espace et rendez-en une
pending-choose-birth = { status-you } : piochez des planètes dans le sac, ou prenez le dessus d’une pile
pending-choose-planet = { status-you } : choisissez la planète à construire
pending-choose-stack = { status-you } : posez l’autre planète sur une pile
pending-choose-row = { status-you } : placez { $planet } dans une rangée
pending-choose-deed = { status-you } : créez la vie, montrez des objectifs, utilisez des effets, puis finissez le tour
pending-choose-payment = { status-you } : choisissez comment payer sur { $planet }
pending-choose-swap =
    { $left ->
        [one] { status-you } : échangez encore { $left } ressource, ou arrêtez
       *[other] { status-you } : échangez jusqu’à { $left } ressources, ou arrêtez
    }
pending-choose-resource =
    { $left ->
        [one] { status-you } : prenez une ressource
       *[other] { status-you } : prenez une ressource, { $left } sont dues
    }
pending-choose-loss =
    { $left ->
        [one] { status-you } : le trou noir prend une des tuiles Espace
       *[other] { status-you } : le trou noir prend { $left } des tuiles Espace
    }
pending-game-over = la partie est finie

other-choose-return = { $name } rend une de ses trois tuiles Espace
other-choose-birth = { $name } choisit entre le sac et les piles
other-choose-planet = { $name } choisit la planète à construire
other-choose-stack = { $name } pose l’autre planète sur une pile
other-choose-row = { $name } place { $planet } dans une rangée
other-choose-deed = { $name } crée la vie ou utilise des tuiles Espace
other-choose-payment = { $name } paie sur { $planet }
other-choose-swap = { $name } échange des ressources
other-choose-resource = { $name } prend une ressource
other-choose-loss = { $name } perd des tuiles Espace dans le trou noir

## Ce qu’un choix met en jeu

remark-planet = { $type }, la vie coûte { $cost }, côtés { $left } et { $right }
remark-brings = rapporte { $resources }
remark-life = niveau { $level } pour { $cost }, { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
remark-species = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } à { $cost }, { $points } points
remark-left = il reste { $resources }
remark-covers = recouvre { $planet }
remark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remark-effect = { $effect } ; prend un marqueur { $marker }
cost-discount = { $cost }, moins { $count }
caution-goals = Atteint mais pas encore montré, donc à la merci d’un trou noir : { $goals }.
caution-last = C’était votre dernier tour, et ce qu’il vous reste ne vaut rien : { $resources }.

why-species = Une espèce règne sur cette planète ; la vie ne peut plus y être créée.
why-cubes = Vous n’avez plus de cube de vie.
why-full = Vous avez trois cubes ici. Une espèce demande de la vie ici depuis le début de votre tour, et un cylindre.
why-cost = Une étape coûte { $cost } ; vous avez { $stock }.
why-price = une étape coûte { $cost }
why-not-yet = Pas maintenant.
why-goal = { $have } sur { $need } pour l’instant.
why-goal-twice = Vous avez déjà marqué cet objectif ; la tuile ne sert plus que pour son effet.
why-effect = Rien sur quoi utiliser cet effet pour l’instant.
why-own-turn = Les tuiles Espace ne s’utilisent que pendant votre propre tour.

## La table

title-system = Le système
title-table = La table
title-hand = Tuiles Espace · { $name }
title-hand-own = Vos tuiles Espace
title-players = Tous les joueurs
title-stacks = Planètes
title-cloud = Nuage
title-markers = Marqueurs
title-resources = Vos ressources
title-goals = Objectifs atteints
tab-system = Système
tab-hand = Main
tab-players = Joueurs
label-star = étoile
label-orbit = orbite
label-row = Rangée { $row }
label-free = libre
label-bag = Sac
label-cloud = Nuage
label-held = En main
label-goal = Objectif
label-effect = Effet
label-met = atteint
label-printed = imprimé { $cost }
label-any-pays = toute ressource paie
label-catalysed =
    { $count ->
        [one] Catalyse : { $count } icône de moins pour vous ce tour
       *[other] Catalyse : { $count } icônes de moins pour vous ce tour
    }
label-bonus = { $points } points pour la vie ici
label-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
label-cylinders =
    { $count ->
        [one] { $count } espèce restante
       *[other] { $count } espèces restantes
    }
label-level = { $name } : niveau { $level }
label-species = { $name } : espèce
label-no-life = pas de vie
label-pay = Payer
label-shelve = Poser celle-ci sur une pile
label-look = Montrer les tuiles et objectifs de { $name }
label-choices = Choix
label-cancel = Annuler
label-rules = Ouvrir les règles à cet endroit
bag-of =
    { $count ->
        [one] { $count } planète dans le sac
       *[other] { $count } planètes dans le sac
    }
stack-name = Pile { $stack }
stack-of =
    { $count ->
        [0] vide
        [one] { $count } planète
       *[other] { $count } planètes
    }
tiles-left =
    { $count ->
        [one] { $count } tuile Espace
       *[other] { $count } tuiles Espace
    }
star-of =
    { $count ->
        [0] L’étoile a donné toute son énergie.
       *[other] Dans l’étoile : { $count } énergie
    }
planet-of = { $planet }, rangée { $row }, orbite { $orbit }, la vie coûte { $cost }, { $life }
place-of = Rangée { $row }, orbite { $orbit } : libre
tile-of = { $tile } : { $goal }, { $points } points. { $condition } Effet : { $effect }.
marker-fusion = encore { $left } sur { $all } avant le trou noir
marker-flare = encore { $left } sur { $all } avant la tempête solaire
marker-stimulation = encore { $left } sur { $all } avant la collision
event-title-collision = Collision
event-title-hole = Trou noir
event-title-storm = Tempête solaire
event-tells-collision = Deux marqueurs stimulation deviennent une ressource.
event-tells-hole = Qui détient des marqueurs fusion perd des tuiles Espace.
event-tells-storm = Qui détient des marqueurs éruption perd du gaz, et qui en a le plus perd aussi de l’eau.
column-player = Joueur
column-points = Points
column-stock = E  A  G
column-cubes = Cubes
column-cylinders = Espèces
column-markers = Fus. Érup. Stim.
column-hand = Tuiles
column-goals = Objectifs atteints
nothing = rien
list-and = { $first }, { $rest }
tip-idle = Tout ce qui a un contour en pointillé peut être cliqué. Pointez n’importe quoi pour en savoir plus.
tip-target = Choisissez maintenant une planète marquée.
tip-swap = Choisissez maintenant dans le nuage ce que vous prenez en échange.
tip-watch = Pointez n’importe quoi pour en savoir plus.
tip-choose-return = Une tuile est un objectif en haut et un effet en bas. Cliquez sur celle dont vous pouvez vous passer.
tip-choose-birth = Cliquez sur une pile pour prendre sa planète du dessus, ou sur le sac pour en piocher deux et choisir.
tip-choose-row = Cliquez sur une place libre. Ses icônes sont les ressources que vous y recevez.
tip-choose-deed = Cliquez sur une planète marquée pour y créer la vie au prix indiqué, ou sur une moitié de tuile marquée. Puis finissez le tour.
tip-choose-payment = Cliquez sur vos ressources une à une, ou sur une des sommes proposées.
none-free = aucune
legend = E énergie  A eau  G gaz  X eau ou gaz  ×n points par cube  ♛ espèce  * coût changé par des tuiles  ~ toute ressource paie
gain-energy = { $count } énergie
gain-water = { $count } eau
gain-gas = { $count } gaz

## Les deux moitiés d’une tuile Espace

effect-cosmic-dust = prenez { $any } ressources de votre choix
effect-solar-wind = prenez { $energy } énergie
effect-ice-shower = prenez { $water } eau
effect-gas-cloud = prenez { $gas } gaz
effect-catalysis = choisissez une planète sans espèce ; ce tour, chaque étape vous y coûte une icône de moins, au moins une
effect-spark-of-life = placez gratuitement un cube sur une planète sans espèce au coût imprimé de { $size } au plus
effect-transmutation = échangez jusqu’à { $swaps } ressources avec le nuage, puis prenez { $any } ressource de votre choix
effect-accretion = choisissez une planète ; prenez ce que montrent ses deux côtés et { $energy } énergie
effect-radiation-belt = sous une planète : la vie sur ses voisines rapporte { $points } points de moins
effect-fertile-dust = sous une planète : la vie sur ses voisines rapporte { $points } points de plus
effect-dense-atmosphere = sous une planète : toute son orbite coûte 1 { $resource } de plus
effect-drought = sous une planète : toute son orbite coûte 1 { $resource } de plus
effect-long-eclipse = sous une planète : toute son orbite coûte 1 { $resource } de plus
effect-greenhouse = sous une planète : toute sa rangée coûte 1 { $resource } de moins, au moins une icône
effect-icy-comets = sous une planète : toute sa rangée coûte 1 { $resource } de moins, au moins une icône
effect-nebula = sous une planète : toute sa rangée coûte 1 { $resource } de moins, au moins une icône
effect-versatile-chemistry = sous une planète : toute ressource paie, là et sur ses voisines

goal-aggressive-parasites = Vous avez plus de cubes sur une planète qu’un autre joueur qui en a aussi.
goal-extreme-conditions = Vous avez au moins le niveau { $level } sur { $count } planètes qui coûtent { $cost }.
goal-stone-cradle = Vous avez de la vie sur { $count } planètes rocheuses.
goal-green-belt = Vous avez de la vie sur { $count } super-Terres.
goal-cloud-dwellers = Vous avez de la vie sur { $count } géantes gazeuses.
goal-deep-sea = Vous avez de la vie sur { $count } planètes océans.
goal-lords-of-stone = Vous avez une espèce sur une planète rocheuse.
goal-lords-of-the-green = Vous avez une espèce sur une super-Terre.
goal-lords-of-the-clouds = Vous avez une espèce sur une géante gazeuse.
goal-lords-of-the-deep = Vous avez une espèce sur une planète océan.
goal-biodiversity = Vous avez de la vie sur des planètes des { $count } types.
goal-seeding = Vous avez de la vie sur { $count } planètes différentes.
goal-orbital-ring = Vous avez de la vie sur { $count } planètes d’une même orbite.
goal-great-alignment = Vous avez de la vie sur { $count } planètes qui se suivent dans une rangée.
goal-scorched-worlds = Vous avez de la vie sur { $count } planètes de la première orbite.
goal-outer-reaches = Vous avez de la vie sur { $count } planètes de l’orbite { $from } ou au-delà.
goal-primordial-soup = Vous détenez { $count } énergie, { $count } eau et { $count } gaz ; rien n’est dépensé.
goal-ascension = Vous avez { $count } espèces.
goal-symbiosis = Sur { $count } planètes, vous avez des cubes et un autre joueur en a aussi.

## Ce qu’explique `rules`

rules-goal = { $name } ({ $points } points) : { $condition }
rules-effect = { $name } : { $effect }. L’utiliser prend un marqueur { $marker }.
rules-planet = { $planet } : { $type }. Une étape de vie coûte { $cost } d’après l’impression ; un cube rapporte donc { $points } et une espèce { $most }. Ses côtés donnent { $left } et { $right }.
rules-tile = { $tile } : { $goal } { $effect }
rules-printed = Connu par le livret de règles.
rules-reconstructed-entry = C’est une reconstitution : ce que dit la pièce imprimée n’est pas connu ici.
rules-turn = Un tour : trouvez une planète (piochez-en deux dans le sac et gardez-en une, ou prenez le dessus d’une pile) et placez-la après la dernière planète d’une rangée. Elle rapporte 1 énergie de l’étoile et les deux icônes qui se font face, et vous piochez la tuile Espace de cette place. Ensuite créez la vie, montrez des objectifs et utilisez des effets, autant de fois et dans l’ordre que vous voulez.
rules-life = La vie a des niveaux : un, deux, trois cubes, puis une espèce. Chaque étape coûte toutes les icônes de la planète. Une espèce ne peut naître que là où vous aviez de la vie au début du tour ; elle paie d’un coup les étapes manquantes, renvoie tous les autres cubes (chacun contre une ressource au choix de son propriétaire) et garde la planète jusqu’à la fin.
rules-tile-use = Une tuile Espace ne sert qu’une fois : montrez son objectif pour des points quand vous l’atteignez pendant votre tour, ou utilisez son effet. Un même objectif ne compte qu’une fois par joueur. Un effet prend un marqueur : fusion pour les tuiles mises sous une planète, éruption pour celles utilisées aussitôt.
rules-fusion = Quand le dernier marqueur fusion est pris, un trou noir s’ouvre : qui détient un marqueur fusion perd une tuile Espace de sa main, qui en a le plus en perd deux. Les objectifs déjà montrés sont à l’abri. Puis les marqueurs reviennent.
rules-flare = Quand le dernier marqueur éruption est pris, une tempête solaire éclate : qui détient un marqueur éruption perd jusqu’à deux gaz, qui en a le plus perd aussi une eau, et quiconque a perdu quelque chose prend une énergie. Puis les marqueurs reviennent.
rules-stimulation = Chaque planète où vous créez ou développez la vie rapporte un marqueur stimulation, une fois par tour. Avec le dernier, les particules entrent en collision : chacun échange deux marqueurs contre une ressource au choix, autant de fois que possible, et tous les marqueurs reviennent.
rules-end = La partie finit quand l’étoile est vide et le tour terminé : tout le monde a joué le même nombre de tours. Une planète rapporte le nombre de ses icônes imprimées par cube, et cinq fois plus pour une espèce ; les tuiles sous les voisines ajoutent ou retirent des points, jamais en dessous de zéro. Les objectifs s’ajoutent. Égalité : plus d’objectifs, puis plus d’espèces.
rules-reconstructed = Connu par le livret de règles : les règles, les nombres de pièces, les deux objectifs Aggressive Parasites et Extreme Conditions avec leurs points. Reconstitué pour ce programme : les icônes des planètes, les conditions des objectifs et presque toutes les tuiles Espace. Le fichier content.toml du jeu marque chaque entrée, pour que le propriétaire d’un exemplaire imprimé puisse la corriger.
rules-topics = Demandez : turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, une planète (P09), une tuile (T13), un objectif (great-alignment), un effet (catalysis).

## Points par source

score-life = Vie
score-species = Espèces
score-tiles = Tuiles sous les planètes
score-goals = Objectifs

## Le jeu en une ligne

about = Donnez des planètes à une jeune étoile et faites-y prospérer votre propre vie.

## Une première partie

tutorial-welcome = Une jeune étoile, et des planètes autour. En cinq tours chacun, vous ajoutez des planètes, rassemblez des ressources et laissez la vie s’y répandre. Le plus de points l’emporte. Le nombre dans l’étoile est l’énergie qui lui reste : quand elle est épuisée, la partie finit.
tutorial-return = Vous avez trois tuiles Espace. Chacune porte un objectif en haut et un effet en bas, et ne sert qu’à l’un des deux. Gardez-en deux et rendez Seeding : six planètes, c’est loin.
tutorial-draw = Un tour commence par la naissance d’une planète. Piochez-en deux dans le sac et choisissez-en une, ou prenez le dessus d’une pile. Piochez maintenant.
tutorial-build = Deux planètes sont venues. Les icônes de la bande sombre sont le prix de la vie ; les deux sur les côtés sont ce qu’elle rapporte une fois placée. Choisissez la super-Terre P12.
tutorial-shelve = L’autre planète attend sur une pile, où tout le monde pourra la prendre. Posez-la sur la pile 1.
tutorial-place = Placez maintenant P12. Les places marquées montrent ce qu’elle rapporterait : une énergie de l’étoile et les deux icônes qui se rencontrent. Vous recevez aussi la tuile Espace qui s’y trouve. Choisissez la rangée 1.
tutorial-life = Place à la vie. P09 ne coûte qu’une énergie par étape. Cliquez dessus : une de vos cellules s’y installe, et vous prenez un marqueur stimulation.
tutorial-either = P24 coûte de l’eau ou du gaz, au choix. Cliquez dessus.
tutorial-pay = Cliquez sur la ressource avec laquelle payer. Prenez l’eau ; ce qui resterait est indiqué à côté.
tutorial-claim = Vous avez de la vie sur deux planètes de la première orbite : c’est l’objectif Scorched Worlds. Cliquez sur la moitié haute de cette tuile : deux points, acquis pour le reste de la partie.
tutorial-play = Utilisez maintenant la moitié basse d’une tuile : Nuage de gaz apporte trois gaz. Il prend aussi un marqueur éruption. Quand le dernier est parti, une tempête solaire éclate.
tutorial-end = Gardez l’œil sur les trois rangées de marqueurs : le dernier marqueur stimulation apporte des ressources à tous, le dernier marqueur fusion coûte des tuiles, le dernier marqueur éruption coûte du gaz et de l’eau. Finissez votre tour.
tutorial-take = Bo a construit une planète et créé la vie sur une autre. C’est de nouveau à vous : prenez la planète du dessus de la pile 1.
tutorial-place-again = Placez-la dans la rangée 2, à côté de P09.
tutorial-species = Là où vous aviez de la vie au début de votre tour, elle peut devenir une espèce : vous payez d’un coup toutes les étapes manquantes. Une espèce rapporte cinq fois le prix de la planète et la garde jusqu’à la fin. Cliquez sur P09.
tutorial-collision = C’était le dernier marqueur stimulation : les particules entrent en collision. Chacun échange deux marqueurs contre une ressource au choix, et les marqueurs reviennent. Prenez une énergie dans le nuage.
tutorial-finish = Bien joué. Un cube rapporte autant de points que la planète a d’icônes imprimées, une espèce cinq fois plus, et les objectifs s’ajoutent. Pointez n’importe quoi pour en savoir plus ; le ? à côté du texte ouvre les règles à cet endroit.

# Pourquoi un coup est bon ou mauvais ; après « Ce coup ».
reason-life-more = marque des points de vie
reason-life-less = abandonne des points de vie
reason-species-more = marque des points pour une espèce
reason-species-less = abandonne des points d’espèces
reason-tiles-more = marque des points pour les tuiles sous les planètes
reason-tiles-less = perd des points à cause des tuiles sous les planètes
reason-goals-more = remplit un objectif
reason-goals-less = abandonne des points d’objectifs
reason-growth-more = rapproche des planètes d’une espèce
reason-growth-less = laisse moins de planètes en route vers une espèce
reason-resources-more = rapporte des ressources
reason-resources-less = dépense des ressources
reason-hand-more = améliore votre main de tuiles Espace
reason-hand-less = dépense une tuile Espace
reason-markers-more = rapporte un marqueur utile
reason-markers-less = rapproche un événement
reason-pending-more = prépare une étape payante
reason-pending-less = achève ce qui était commencé
reason-rivals-more = freine les autres
reason-rivals-less = aide aussi les autres
