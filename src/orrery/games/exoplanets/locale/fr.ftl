# Exoplanets en français.
# action-<verbe> : ce que fait un choix. log-<verbe> : ce que quelqu’un a fait, après son nom.
# Dans les deux, $first, $second et $third sont les mots qui suivent le verbe, $count leur nombre.
# event-<nom> : ce qui s’est passé, en une ligne du journal. word-<id> : le nom d’une chose qui a un identifiant.

game-name = Exoplanets
component-planet = Planètes
component-species = Espèces, par planète
component-goal = Objectifs
component-effect = Effets
component-tile = Tuiles Espace

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

# Les objectifs portent un nom anglais dans toutes les éditions ; la traduction suit.
word-aggressive-parasites = Aggressive Parasites (Parasites agressifs)
word-extreme-conditions = Extreme Conditions (Conditions extrêmes)
word-stone-cradle = Stone Cradle (Berceau de pierre)
word-green-belt = Green Belt (Ceinture verte)
word-cloud-dwellers = Cloud Dwellers (Habitants des nuages)
word-deep-sea = Deep Sea (Mer profonde)
word-lords-of-stone = Lords of Stone (Seigneurs de la pierre)
word-lords-of-the-green = Lords of the Green (Seigneurs de la verdure)
word-lords-of-the-clouds = Lords of the Clouds (Seigneurs des nuages)
word-lords-of-the-deep = Lords of the Deep (Seigneurs des profondeurs)
word-biodiversity = Biodiversity (Biodiversité)
word-seeding = Seeding (Ensemencement)
word-orbital-ring = Orbital Ring (Anneau orbital)
word-great-alignment = Great Alignment (Grand alignement)
word-scorched-worlds = Scorched Worlds (Mondes brûlés)
word-outer-reaches = Outer Reaches (Lointains confins)
word-primordial-soup = Primordial Soup (Soupe primitive)
word-ascension = Ascension (Élévation)
word-symbiosis = Symbiosis (Symbiose)

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

## Ce que fait chaque choix

action-return = Remettre { $first } dans la boîte
action-draw = Piocher des planètes dans le sac et en choisir une
action-take = Prendre la planète du dessus de la pile { $first }
action-build = Choisir { $first }
action-shelve = Poser l’autre planète sur la pile { $first }
action-place = Placer la planète dans la rangée { $first }
action-life = Créer ou développer la vie sur { $first }
action-species = Créer une espèce sur { $first }
action-pay = Payer { payment }
payment =
    { $first ->
        [0] { $second ->
            [0] { $third } gaz
           *[other] { $second } eau{ $third ->
                [0] {""}
               *[other] , { $third } gaz
            }
        }
       *[other] { $first } { $first ->
            [one] énergie
           *[other] énergies
        }{ $second ->
            [0] {""}
           *[other] , { $second } eau
        }{ $third ->
            [0] {""}
           *[other] , { $third } gaz
        }
    }
action-claim = Révéler l’objectif atteint : { $first }
action-play =
    { $count ->
        [1] Utiliser l’effet de { $first }
       *[other] Utiliser l’effet de { $first } sur { $second }
    }
action-gain = Prendre 1 { $first }
action-swap = Échanger 1 { $first } contre 1 { $second }
action-done = Arrêter les échanges
action-lose = Perdre { $first } dans le trou noir
action-end = Terminer le tour

group-return = Remettre une tuile
group-draw = Obtenir une planète
group-take = Obtenir une planète
group-build = Choisir une planète
group-shelve = Mettre l’autre planète sur une pile
group-place = Placer la planète
group-life = Créer la vie
group-species = Créer une espèce
group-pay = Payer
group-claim = Révéler un objectif
group-play = Utiliser un effet
group-gain = Prendre une ressource
group-swap = Échanger
group-done = Échanger
group-lose = Perdre une tuile
group-end = Terminer le tour

## Ce que quelqu’un a fait

log-return = remet { $first } dans la boîte
log-draw = pioche des planètes dans le sac
log-take = prend la planète du dessus de la pile { $first }
log-build = choisit { $first }
log-shelve = pose l’autre sur la pile { $first }
log-place = la place dans la rangée { $first }
log-life = crée la vie sur { $first }
log-species = crée une espèce sur { $first }
log-pay = paie { payment }
log-claim = révèle un objectif : { $first }
log-play =
    { $count ->
        [1] utilise { $first }
       *[other] utilise { $first } sur { $second }
    }
log-gain = prend { $first }
log-swap = échange { $first } contre { $second }
log-done = arrête les échanges
log-lose = perd { $first }
log-end = termine le tour
log-planet = piochée dans le sac : { $first }
log-tile = tuile Espace piochée : { $first }

event-planet-revealed = { $planet } est piochée dans le sac.
event-planet-taken = { $name } prend { $planet } sur la pile { $stack }.
event-planet-taken-you = Vous prenez { $planet } sur la pile { $stack }.
event-planet-shelved = { $name } pose { $planet } sur la pile { $stack }.
event-planet-shelved-you = Vous posez { $planet } sur la pile { $stack }.
event-planet-placed = { $name } place { $planet } dans la rangée { $row }, orbite { $orbit }.
event-planet-placed-you = Vous placez { $planet } dans la rangée { $row }, orbite { $orbit }.
event-tile-drawn = { $name } pioche la tuile Espace { $tile }.
event-tile-drawn-you = Vous piochez la tuile Espace { $tile }.
event-tile-drawn-hidden = { $name } pioche une tuile Espace.
event-tile-drawn-hidden-you = Vous piochez une tuile Espace.
event-tile-returned = { $name } remet { $tile } dans la boîte.
event-tile-returned-you = Vous remettez { $tile } dans la boîte.
event-tile-returned-hidden = { $name } remet une tuile Espace dans la boîte.
event-tile-returned-hidden-you = Vous remettez une tuile Espace dans la boîte.
event-tile-lost = { $name } perd { $tile } dans le trou noir.
event-tile-lost-you = Vous perdez { $tile } dans le trou noir.
event-tile-lost-hidden = { $name } perd une tuile Espace dans le trou noir.
event-tile-lost-hidden-you = Vous perdez une tuile Espace dans le trou noir.
event-resources-gained = { $name } gagne { $resources }.
event-resources-gained-you = Vous gagnez { $resources }.
event-resources-paid = { $name } paie { $resources } sur { $planet }.
event-resources-paid-you = Vous payez { $resources } sur { $planet }.
event-resources-swapped = { $name } échange 1 { $given } contre 1 { $taken }.
event-resources-swapped-you = Vous échangez 1 { $given } contre 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } crée la vie sur { $planet }.
       *[other] { $name } développe la vie sur { $planet } jusqu’au niveau { $level }.
    }
event-life-created-you =
    { $level ->
        [1] Vous créez la vie sur { $planet }.
       *[other] Vous développez la vie sur { $planet } jusqu’au niveau { $level }.
    }
event-species-created = { $name } crée une espèce sur { $planet } et domine la planète.
event-species-created-you = Vous créez une espèce sur { $planet } et dominez la planète.
event-life-evicted =
    { $cubes ->
        [one] { $name } perd { $cubes } cube sur { $planet }.
       *[other] { $name } perd { $cubes } cubes sur { $planet }.
    }
event-life-evicted-you =
    { $cubes ->
        [one] Vous perdez { $cubes } cube sur { $planet }.
       *[other] Vous perdez { $cubes } cubes sur { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } révèle { $goal } pour { $points } point.
       *[other] { $name } révèle { $goal } pour { $points } points.
    }
event-goal-claimed-you =
    { $points ->
        [one] Vous révélez { $goal } pour { $points } point.
       *[other] Vous révélez { $goal } pour { $points } points.
    }
event-tile-played = { $name } utilise { $effect }.
event-tile-played-you = Vous utilisez { $effect }.
event-tile-played-on = { $name } utilise { $effect } sur { $planet }.
event-tile-played-on-you = Vous utilisez { $effect } sur { $planet }.
event-marker-taken = { $name } prend un marqueur { $marker }.
event-marker-taken-you = Vous prenez un marqueur { $marker }.
event-particles-collided = Le dernier marqueur stimulation est pris : les particules entrent en collision.
event-markers-traded =
    { $resources ->
        [0] { $name } rend un marqueur stimulation isolé et ne reçoit rien.
        [one] { $name } échange { $markers } marqueurs stimulation contre une ressource.
       *[other] { $name } échange { $markers } marqueurs stimulation contre { $resources } ressources.
    }
event-markers-traded-you =
    { $resources ->
        [0] Vous rendez un marqueur stimulation isolé et ne recevez rien.
        [one] Vous échangez { $markers } marqueurs stimulation contre une ressource.
       *[other] Vous échangez { $markers } marqueurs stimulation contre { $resources } ressources.
    }
event-black-hole-opened = Le dernier marqueur fusion est pris : un trou noir s’ouvre.
event-solar-storm-broke = Le dernier marqueur éruption est pris : une tempête solaire éclate.
event-storm-suffered = La tempête prend { $lost } à { $name } et lui laisse { $energy } énergie.
event-storm-suffered-you = La tempête vous prend { $lost } et vous laisse { $energy } énergie.
event-turn-ended = { $name } termine son tour.
event-turn-ended-you = Vous terminez votre tour.
event-game-ended = L’étoile a donné sa dernière énergie. La partie est terminée.

## À qui le tour, quelle phase, que faire

banner-round = Tour { $turn } sur { $turns }
banner-last = Le dernier tour de chacun
status = { banner-round } · { $phase } · { $asked }
status-you = À vous
status-over = La partie est terminée.
phase-setup = mise en place
phase-birth = naissance d’une planète
phase-life = vie
phase-event = résolution des effets

pending-draw-start-planet = mise en place des premières planètes
pending-draw-start-tile = distribution des tuiles Espace
pending-draw-planet = pioche des planètes
pending-draw-refill = une pile est complétée
pending-draw-tile = pioche d’une tuile Espace
pending-choose-return = { status-you } : gardez deux des trois tuiles Espace et remettez-en une dans la boîte
pending-choose-birth = { status-you } : piochez des planètes dans le sac, ou prenez celle du dessus d’une pile
pending-choose-planet = { status-you } : choisissez la planète à placer
pending-choose-stack = { status-you } : posez l’autre planète sur une pile
pending-choose-row = { status-you } : placez { $planet } dans une rangée
pending-choose-action = { status-you } : créez la vie, révélez des objectifs, utilisez des effets, puis terminez le tour
pending-choose-payment = { status-you } : choisissez comment payer sur { $planet }
pending-choose-swap =
    { $cause } : { $left ->
        [one] échangez encore { $left } ressource, ou arrêtez
       *[other] échangez jusqu’à { $left } ressources, ou arrêtez
    }
pending-choose-resource =
    { $cause ->
        [collision] Des particules entrent en collision
        [eviction] Une espèce chasse votre vie
       *[other] { $cause }
    } : { $left ->
        [one] prenez une ressource
       *[other] prenez { $left } ressources, une par une
    }
pending-choose-loss =
    { $left ->
        [one] Un trou noir s’ouvre : choisissez une tuile Espace à perdre
       *[other] Un trou noir s’ouvre : choisissez { $left } tuiles Espace à perdre
    }
pending-game-over = la partie est terminée

other-choose-return = { $name } remet une de ses trois tuiles Espace
other-choose-birth = { $name } choisit entre le sac et les piles
other-choose-planet = { $name } choisit la planète à placer
other-choose-stack = { $name } pose l’autre planète sur une pile
other-choose-row = { $name } place { $planet } dans une rangée
other-choose-action = { $name } crée la vie ou utilise des tuiles Espace
other-choose-payment = { $name } choisit comment payer sur { $planet }
other-choose-swap = { $name } échange des ressources
other-choose-resource = { $name } prend une ressource
other-choose-loss = { $name } perd des tuiles Espace dans le trou noir

## Ce qu’un choix met en jeu

remark-planet = { $type }, la vie coûte { $cost }, icônes latérales { $left } et { $right }
remark-brings = rapporte { $resources }
remark-life = niveau { $level } pour { $cost }, { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
remark-species = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } à { $cost }, { $points } points de plus
remark-left = il vous reste { $resources }
remark-covers = recouvre { $planet }
remark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remark-effect = { $effect } ; vous prenez un marqueur { $marker }
cost-discount = { $cost }, moins { $count }
caution-goals = Objectifs atteints mais pas révélés, qu’un trou noir peut encore vous prendre : { $goals }.
caution-last = C’est votre dernier tour. Ce qu’il vous reste ne vaudra rien : { $resources }.

why-species = Une espèce domine cette planète ; la vie ne peut plus y être créée.
why-cubes = Vous n’avez plus de cubes de vie.
why-full = Vous avez trois cubes ici. Pour une espèce, il vous faut un cylindre d’espèce et de la vie ici depuis le début de votre tour.
why-cost = Une étape coûte { $cost } ; vous avez { $stock }.
why-not-now = Impossible pour le moment.
why-goal = { $have } sur { $need } pour l’instant.
why-goal-twice = Vous avez déjà marqué cet objectif ; seul l’effet de la tuile peut encore servir.
why-effect = Il n’y a rien sur quoi utiliser cet effet pour l’instant.
why-own-turn = Les tuiles Espace ne s’utilisent que pendant votre tour.

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
label-printed = coût imprimé { $cost }
label-any-pays = payable avec n’importe quelle ressource
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
        [one] { $count } cylindre d’espèce
       *[other] { $count } cylindres d’espèce
    }
label-level = { $name } : niveau { $level }
label-species = { $name } : espèce
label-no-life = pas de vie
label-pay = Payer
label-shelve = Poser celle-ci sur une pile
label-look = Montrer les tuiles et les objectifs de { $name }
label-choices = Choix
label-cancel = Annuler
label-rules = Lire les règles à ce sujet
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
       *[other] Énergie restante dans l’étoile : { $count }
    }
planet-of = { $planet }, rangée { $row }, orbite { $orbit }, la vie coûte { $cost }, { $life }
planet-where = { $type }, rangée { $row }, orbite { $orbit }
star-rest = sur { $all }
place-of = Rangée { $row }, orbite { $orbit } : libre
tile-of = { $tile } : { $goal }, { $points } points. { $condition } Effet : { $effect }.
marker-fusion = encore { $left } sur { $all } avant le trou noir
marker-flare = encore { $left } sur { $all } avant la tempête solaire
marker-stimulation = encore { $left } sur { $all } avant la collision
label-price = Coût
label-left = Reste
label-gain = Gain
note-worth =
    { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
note-completes = Remplit { $goal }
note-last-stimulation = Prend le dernier marqueur : les particules entrent en collision
note-last-fusion = Prend le dernier marqueur : un trou noir s’ouvre
note-last-flare = Prend le dernier marqueur : une tempête solaire éclate
marker-next = au prochain !
marker-in = encore { $left }
event-title-collision = Collision
event-title-hole = Trou noir
event-title-storm = Tempête solaire
event-tells-collision = Deux marqueurs stimulation donnent une ressource.
event-tells-hole = Ceux qui ont des marqueurs fusion perdent des tuiles Espace.
event-tells-storm = Ceux qui ont des marqueurs éruption perdent du gaz, et celui qui en a le plus perd aussi de l’eau. Sans gaz, on ne perd rien.
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
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Appuyez
       *[other] Cliquez
    }
point-at =
    { $device ->
        [touch] Touchez un élément pour en savoir plus.
       *[other] Pointez n’importe quel élément pour en savoir plus.
    }
tip-idle = { press } sur ce qui est marqué. { point-at }
tip-target = Choisissez maintenant une planète marquée.
tip-swap = Choisissez maintenant dans le nuage ce que vous prenez en échange.
tip-watch = { point-at }
tip-choose-return = La moitié haute d’une tuile est un objectif, la moitié basse un effet. { press } sur la tuile dont vous pouvez vous passer.
tip-choose-birth = { press } sur une pile pour prendre sa planète du dessus, ou sur le sac pour en piocher deux et choisir.
tip-choose-row = { press } sur une place libre. Ses icônes sont les ressources que vous y recevrez.
tip-choose-action = { press } sur une planète marquée pour y créer la vie au coût indiqué, ou sur une moitié de tuile marquée. Ensuite, terminez votre tour.
tip-choose-payment = { press } sur vos ressources une à une, ou sur un des paiements proposés.
tip-choose-planet = { press } sur la planète que vous voulez placer. L’autre va sur une pile, où tout le monde peut la prendre.
tip-choose-stack = { press } sur une pile : { $planet } va sur le dessus, où tout le monde peut la prendre. Le nombre dit combien de planètes s’y trouvent.
tip-choose-swap = { press } sur une de vos ressources, puis sur ce que vous prenez en échange dans le nuage.
tip-choose-resource = { press } sur ce que vous prenez dans le nuage.
tip-choose-loss = { press } sur la tuile Espace dont vous pouvez vous passer : elle quitte la partie.
hand-none = Vous n’avez aucune tuile Espace. Chaque planète que vous placez en apporte une.
legend = E énergie  A eau  G gaz  X eau ou gaz  ×n points par cube  ♛ espèce  * coût modifié  ~ toute ressource paie
gain-energy =
    { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
gain-water = { $count } eau
gain-gas = { $count } gaz

## Les deux moitiés d’une tuile Espace

gain-any =
    { $count ->
        [one] { $count } ressource de votre choix
       *[other] { $count } ressources de votre choix
    }
scope-planet = sur elle
scope-neighbours = sur ses voisines
scope-row = dans sa rangée
scope-orbit = sur son orbite
effect-gain = prenez { $resources }
effect-harvest = choisissez une planète ; prenez les ressources de ses deux icônes latérales et { $resources }
effect-swap = échangez jusqu’à { $swaps } ressources avec le nuage, puis prenez { $resources }
effect-discount = choisissez une planète sans espèce ; ce tour-ci, chaque étape vous y coûte une icône de moins (au moins { $smallest })
effect-spark = placez gratuitement un cube sur une planète sans espèce dont le coût imprimé est de { $size } au plus
effect-points =
    { $change ->
        [more] sous une planète – la vie { $scope } rapporte { $points } de plus
       *[less] sous une planète – la vie { $scope } rapporte { $points } de moins
    }
effect-cost =
    { $change ->
        [more] sous une planète – la vie { $scope } coûte { $resources } de plus
       *[less] sous une planète – la vie { $scope } coûte { $resources } de moins (au moins { $smallest ->
            [one] { $smallest } icône
           *[other] { $smallest } icônes
        })
    }
effect-payment = sous une planète – la vie { $scope } se paie avec n’importe quelle ressource

goal-aggressive-parasites = Sur une planète, plus de cubes qu’un autre joueur qui y en a aussi.
goal-extreme-conditions = Niveau { $level } ou plus sur { $count } planètes à { $cost } icônes de coût.
goal-stone-cradle = De la vie sur { $count } planètes rocheuses.
goal-green-belt = De la vie sur { $count } super-Terres.
goal-cloud-dwellers = De la vie sur { $count } géantes gazeuses.
goal-deep-sea = De la vie sur { $count } planètes océans.
goal-lords-of-stone = Une espèce sur une planète rocheuse.
goal-lords-of-the-green = Une espèce sur une super-Terre.
goal-lords-of-the-clouds = Une espèce sur une géante gazeuse.
goal-lords-of-the-deep = Une espèce sur une planète océan.
goal-biodiversity = De la vie sur des planètes de { $count } types différents.
goal-seeding = De la vie sur { $count } planètes différentes.
goal-orbital-ring = De la vie sur { $count } planètes d’une même orbite.
goal-great-alignment = De la vie sur { $count } planètes qui se suivent dans une rangée.
goal-scorched-worlds = De la vie sur { $count } planètes de la première orbite.
goal-outer-reaches = De la vie sur { $count } planètes de l’orbite { $from } ou au-delà.
goal-primordial-soup = { $count } énergies, { $count } eau et { $count } gaz. Vous les gardez.
goal-ascension = { $count } espèces à vous.
goal-symbiosis = { $count } planètes où vous avez des cubes et un autre joueur aussi.

## Ce qu’explique `rules`

rules-goal = { $name }, { $points } points : { $condition }
rules-effect = { $name } : { $effect }. L’utiliser fait prendre un marqueur { $marker }.
rules-planet = { $planet } : { $type }. Le coût imprimé d’une étape de vie est { $cost } ; un cube rapporte donc { $points } et une espèce { $most }. Icônes latérales : { $left } et { $right }.
rules-tile = { $tile } : { $goal } { $effect }
source-rulebook = Connu par le livret de règles.
source-reconstructed = C’est une reconstitution : la pièce imprimée peut être différente.
source-partly = Connu par le livret de règles : { $facts }. Le reste est une reconstitution : la pièce imprimée peut être différente.
fact-name = le nom de l’objectif
fact-points = ses points
fact-type = le type
fact-cost = le coût
fact-does = ce que fait l’effet
fact-any = la quantité qu’il donne
fact-scope = les planètes qu’il touche
fact-changes = ce qu’il y change
fact-background = le fond
fact-marker = le marqueur
rules-turn = Un tour : procurez-vous une planète (piochez-en deux dans le sac et choisissez-en une, ou prenez celle du dessus d’une pile) et placez-la après la dernière planète d’une rangée. Vous recevez 1 énergie de l’étoile, les ressources des deux icônes qui se touchent et la tuile Espace de cette place. Ensuite créez la vie, révélez des objectifs et utilisez des effets, autant de fois et dans l’ordre que vous voulez.
rules-life = La vie a des niveaux : un, deux, trois cubes, puis une espèce. Chaque étape coûte toutes les icônes de la planète. Vous ne pouvez créer une espèce que là où vous aviez de la vie au début de votre tour ; vous payez d’un coup toutes les étapes manquantes. Les autres cubes retournent à leurs propriétaires, qui reçoivent une ressource au choix pour chacun, et plus personne d’autre ne peut y créer la vie.
rules-tile-use = Une tuile Espace ne sert qu’une fois : révélez son objectif pour marquer des points quand vous l’atteignez pendant votre tour, ou utilisez son effet. Un même objectif ne compte qu’une fois par joueur. Utiliser un effet fait prendre le marqueur imprimé sur la tuile, fusion ou éruption.
rules-fusion = Quand le dernier marqueur fusion est pris, un trou noir s’ouvre : tout joueur qui a un marqueur fusion perd une tuile Espace de sa main, et celui qui en a le plus en perd deux. Les objectifs révélés sont à l’abri. Puis les marqueurs sont remis en place.
rules-flare = Quand le dernier marqueur éruption est pris, une tempête solaire éclate : tout joueur qui a un marqueur éruption perd jusqu’à deux gaz, et celui qui en a le plus perd aussi une eau. Qui a perdu quelque chose prend une énergie. Un joueur sans gaz ne perd rien. Puis les marqueurs sont remis en place.
rules-stimulation = Chaque planète où vous créez ou développez la vie vous donne un marqueur stimulation, une fois par tour. Quand le dernier est pris, les particules entrent en collision : chacun échange deux marqueurs contre une ressource au choix, autant de fois que possible, et tous les marqueurs sont remis en place.
rules-end = La partie se termine avec le tour où l’étoile donne sa dernière énergie : tout le monde a joué le même nombre de tours. Pour chaque cube, une planète rapporte autant de points qu’elle a d’icônes de coût imprimées, et cinq fois plus pour une espèce. Les tuiles sous les planètes voisines ajoutent ou retirent des points, mais une planète ne rapporte jamais moins de 0. Les objectifs s’ajoutent. Égalité : plus d’objectifs, puis plus d’espèces.
rules-reconstructed = Connu par le livret de règles : les règles, le nombre de pièces, le nom et les points des objectifs Aggressive Parasites (Parasites agressifs) et Extreme Conditions (Conditions extrêmes), l’effet qui donne deux ressources au choix contre un marqueur éruption, et quelques planètes tirées des exemples. Reconstitué pour ce programme : les icônes des planètes, les conditions des objectifs, presque tout le contenu des tuiles Espace et le fait que chaque objectif figure sur deux d’entre elles. Le fichier content.toml du jeu dit ce qu’il en est, pour que le propriétaire d’un exemplaire imprimé puisse le corriger.
rules-topics = Demandez : turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, une planète (P09), une tuile (T13), un objectif (great-alignment), un effet (catalysis).

## Points par source

score-life = Vie
score-species = Espèces
score-tiles = Tuiles sous les planètes
score-goals = Objectifs

## Le jeu en une ligne

about = Entourez une jeune étoile de planètes et faites-y prospérer votre propre vie.

## Une première partie

tutorial-welcome = Une jeune étoile, et des planètes autour. En cinq tours chacun, vous ajoutez des planètes, rassemblez des ressources et y développez la vie. Celui qui a le plus de points gagne. Le nombre dans l’étoile est l’énergie qui lui reste : quand elle est épuisée, la partie se termine.
tutorial-return = Vous avez trois tuiles Espace. Chacune porte un objectif en haut et un effet en bas ; vous utiliserez l’un ou l’autre. Gardez deux tuiles et remettez Seeding (Ensemencement) : il faut de la vie sur six planètes, et c’est encore loin.
tutorial-draw = Un tour commence par la naissance d’une planète. Vous pouvez en piocher deux dans le sac et en choisir une, ou prendre celle du dessus d’une pile. Cette fois, piochez.
tutorial-build = Voici les deux planètes piochées. Les icônes de la bande sombre sont le coût de la vie ; celles de gauche et de droite, les ressources que la planète rapporte une fois placée. Choisissez la super-Terre P12.
tutorial-shelve = L’autre planète va sur une pile, où tout le monde pourra la prendre. Posez-la sur la pile 1.
tutorial-place = Placez maintenant P12. Les places marquées montrent ce que vous y recevriez : une énergie de l’étoile et les deux icônes qui se touchent. Vous recevez aussi la tuile Espace qui s’y trouve. Choisissez la rangée 1.
tutorial-life = Place à la vie. Sur P09, une étape ne coûte qu’une énergie. Cliquez dessus : un de vos cubes s’y installe, et vous prenez un marqueur stimulation.
tutorial-either = P24 coûte de l’eau ou du gaz, au choix. Cliquez dessus.
tutorial-pay = Cliquez sur la ressource avec laquelle vous voulez payer. Cette fois, prenez l’eau ; ce qu’il vous resterait est indiqué à côté.
tutorial-claim = Vous avez de la vie sur deux planètes de la première orbite : c’est l’objectif Scorched Worlds (Mondes brûlés). Cliquez sur la moitié haute de cette tuile : deux points que personne ne pourra vous prendre.
tutorial-play = Utilisez maintenant la moitié basse d’une tuile : Nuage de gaz vous donne trois gaz. En échange, vous prenez un marqueur éruption. Quand le dernier est pris, une tempête solaire éclate.
tutorial-end = Gardez l’œil sur les trois rangées de marqueurs : le dernier marqueur stimulation apporte des ressources à tous, le dernier marqueur fusion coûte des tuiles, le dernier marqueur éruption coûte du gaz et de l’eau. Terminez maintenant votre tour.
tutorial-take = Bo a placé une planète et créé la vie sur une autre. C’est de nouveau à vous : prenez la planète du dessus de la pile 1.
tutorial-place-again = Placez-la dans la rangée 2, à côté de P09.
tutorial-species = Là où vous aviez de la vie au début de votre tour, vous pouvez créer une espèce : vous payez d’un coup toutes les étapes manquantes. Une espèce rapporte cinq fois le nombre d’icônes de coût, et la planète est à vous jusqu’à la fin. Cliquez sur P09.
tutorial-collision = C’était le dernier marqueur stimulation : les particules entrent en collision. Chacun échange deux marqueurs contre une ressource au choix, et les marqueurs sont remis en place. Prenez une énergie dans le nuage.
tutorial-finish = Bien joué. Un cube rapporte autant de points que la planète a d’icônes de coût imprimées, une espèce cinq fois plus, et les objectifs s’ajoutent. Pointez n’importe quel élément pour en savoir plus ; le ? à côté du texte ouvre les règles à ce sujet.

# Pourquoi un coup est bon ou mauvais ; après « Ce coup ».
reason-life-more = marque des points pour la vie
reason-life-less = renonce à des points pour la vie
reason-species-more = marque des points pour une espèce
reason-species-less = renonce à des points pour les espèces
reason-tiles-more = marque des points pour les tuiles sous les planètes
reason-tiles-less = perd des points à cause des tuiles sous les planètes
reason-goals-more = atteint un objectif
reason-goals-less = renonce à des points d’objectifs
reason-growth-more = rapproche des planètes d’une espèce
reason-growth-less = laisse moins de planètes où une espèce peut naître
reason-resources-more = rapporte des ressources
reason-resources-less = dépense des ressources
reason-hand-more = améliore votre main de tuiles Espace
reason-hand-less = dépense une tuile Espace
reason-markers-more = vous laisse de meilleurs marqueurs
reason-markers-less = vous laisse de moins bons marqueurs
reason-pending-more = engage une action que vos choix suivants achèvent
reason-pending-less = ne laisse plus rien à achever
reason-rivals-more = coûte des points aux autres
reason-rivals-less = donne des points aux autres
worth-life = vie
worth-species = espèces
worth-tiles = tuiles sous les planètes
worth-goals = objectifs
worth-growth = planètes proches d’une espèce
worth-resources = ressources
worth-hand = tuiles Espace en main
worth-markers = marqueurs
worth-pending = étapes commencées
worth-rivals = avance sur les autres
