# Exoplanets in English.
# action-<verb>: what a choice does. log-<verb>: what somebody did, after the name of who did it.
# In both, $first, $second and $third are the words after the verb, $count is how many there are.
# event-<name>: what happened, as a line of the log. word-<id>: the name of a thing that has an id.

game-name = Exoplanets

## Names

word-energy = energy
word-water = water
word-gas = gas
word-water-or-gas = water or gas
word-fusion = fusion
word-flare = flare
word-stimulation = stimulation

type-rocky = rocky planet
type-super-earth = super-earth
type-gas = gas giant
type-oceanic = ocean planet
short-rocky = rocky
short-super-earth = earth
short-gas = giant
short-oceanic = ocean
letter-energy = E
letter-water = W
letter-gas = G
letter-water-or-gas = X

# Goals have English names in every edition.
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

word-cosmic-dust = Cosmic dust
word-solar-wind = Solar wind
word-ice-shower = Ice shower
word-gas-cloud = Gas cloud
word-catalysis = Catalysis
word-spark-of-life = Spark of life
word-transmutation = Transmutation
word-accretion = Accretion
word-radiation-belt = Radiation belt
word-fertile-dust = Fertile dust
word-dense-atmosphere = Dense atmosphere
word-drought = Drought
word-long-eclipse = Long eclipse
word-greenhouse = Greenhouse
word-icy-comets = Icy comets
word-nebula = Nebula
word-versatile-chemistry = Versatile chemistry

word-P01 = P01 { type-rocky }
word-P02 = P02 { type-rocky }
word-P03 = P03 { type-rocky }
word-P04 = P04 { type-rocky }
word-P05 = P05 { type-rocky }
word-P06 = P06 { type-rocky }
word-P07 = P07 { type-rocky }
word-P08 = P08 { type-rocky }
word-P09 = P09 { type-super-earth }
word-P10 = P10 { type-super-earth }
word-P11 = P11 { type-super-earth }
word-P12 = P12 { type-super-earth }
word-P13 = P13 { type-super-earth }
word-P14 = P14 { type-super-earth }
word-P15 = P15 { type-super-earth }
word-P16 = P16 { type-gas }
word-P17 = P17 { type-gas }
word-P18 = P18 { type-gas }
word-P19 = P19 { type-gas }
word-P20 = P20 { type-gas }
word-P21 = P21 { type-gas }
word-P22 = P22 { type-gas }
word-P23 = P23 { type-oceanic }
word-P24 = P24 { type-oceanic }
word-P25 = P25 { type-oceanic }
word-P26 = P26 { type-oceanic }
word-P27 = P27 { type-oceanic }
word-P28 = P28 { type-oceanic }
word-P29 = P29 { type-oceanic }
word-P30 = P30 { type-oceanic }

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

## What each choice does

action-return = Give { $first } back to the box
action-draw = Draw planets from the bag and choose one
action-take = Take the top planet of stack { $first }
action-build = Build { $first }
action-shelve = Put the other planet on stack { $first }
action-place = Place the planet in row { $first }
action-life = Create or develop life on { $first }
action-species = Bring forth a species on { $first }
action-pay = Pay { $first } energy, { $second } water, { $third } gas
action-claim = Show that the goal is met: { $first }
action-play =
    { $count ->
        [1] Use the effect of { $first }
       *[other] Use the effect of { $first } on { $second }
    }
action-gain = Take 1 { $first }
action-swap = Give 1 { $first } for 1 { $second }
action-done = Stop swapping
action-lose = Give { $first } up to the black hole
action-end = End the turn

group-return = Give a tile back
group-draw = Find a planet
group-take = Find a planet
group-build = Choose a planet
group-shelve = Shelve the other planet
group-place = Place the planet
group-life = Create life
group-species = Bring forth a species
group-pay = Pay
group-claim = Show a goal
group-play = Use an effect
group-gain = Take a resource
group-swap = Swap
group-done = Swap
group-lose = Give up a tile
group-end = End the turn

## What somebody did

log-return = gives back { $first }
log-draw = draws planets from the bag
log-take = takes the top of stack { $first }
log-build = chooses { $first }
log-shelve = shelves the other on stack { $first }
log-place = places it in row { $first }
log-life = creates life on { $first }
log-species = brings forth a species on { $first }
log-pay = pays { $first } energy, { $second } water, { $third } gas
log-claim = shows a goal: { $first }
log-play =
    { $count ->
        [1] uses { $first }
       *[other] uses { $first } on { $second }
    }
log-gain = takes { $first }
log-swap = swaps { $first } for { $second }
log-done = stops swapping
log-lose = gives up { $first }
log-end = ends the turn
log-planet = out of the bag: { $first }
log-tile = space tile drawn: { $first }

event-planet-revealed = { $planet } comes out of the bag.
event-planet-taken = { $name } takes { $planet } from stack { $stack }.
event-planet-shelved = { $name } shelves { $planet } on stack { $stack }.
event-planet-placed = { $name } places { $planet } in row { $row }, orbit { $orbit }.
event-tile-drawn = { $name } draws the space tile { $tile }.
event-tile-drawn-hidden = { $name } draws a space tile.
event-tile-returned = { $name } gives back { $tile }.
event-tile-returned-hidden = { $name } gives back a space tile.
event-tile-lost = { $name } loses { $tile } to the black hole.
event-tile-lost-hidden = { $name } loses a space tile to the black hole.
event-resources-gained = { $name } gains { $resources }.
event-resources-paid = { $name } pays { $resources } on { $planet }.
event-resources-swapped = { $name } swaps 1 { $given } for 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } creates life on { $planet }.
       *[other] { $name } develops life on { $planet } to level { $level }.
    }
event-species-created = A species of { $name } rules { $planet }.
event-life-evicted =
    { $cubes ->
        [one] { $name } loses { $cubes } cube on { $planet }.
       *[other] { $name } loses { $cubes } cubes on { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } meets { $goal } for { $points } point.
       *[other] { $name } meets { $goal } for { $points } points.
    }
event-tile-played = { $name } uses { $effect }.
event-tile-played-on = { $name } uses { $effect } on { $planet }.
event-marker-taken = { $name } takes a { $marker } marker.
event-particles-collided = The last stimulation marker is taken: particles collide.
event-markers-traded =
    { $resources ->
        [0] { $name } gives back a single stimulation marker for nothing.
        [one] { $name } trades { $markers } stimulation markers for a resource.
       *[other] { $name } trades { $markers } stimulation markers for { $resources } resources.
    }
event-black-hole-opened = The last fusion marker is taken: a black hole opens.
event-solar-storm-broke = The last flare marker is taken: a solar storm breaks.
event-storm-suffered = The storm costs { $name } { $lost } and leaves { $energy } energy.
event-turn-ended = { $name } ends the turn.
event-game-ended = The star has given its last energy. The game is over.

## Whose turn, which phase, what is asked

status = Turn { $turn } of { $turns } · { $phase } · { $asked }
status-you = Your turn
status-over = The game is over.
phase-setup = set-up
phase-birth = birth of a planet
phase-life = life
phase-event = settling

pending-draw-start-planet = the first planets are set out
pending-draw-start-tile = space tiles are dealt
pending-draw-planet = planets are drawn
pending-draw-refill = a stack is refilled
pending-draw-tile = a space tile is drawn
pending-choose-return = { status-you }: keep two of the three space tiles, give one back
pending-choose-birth = { status-you }: draw planets from the bag, or take the top of a stack
pending-choose-planet = { status-you }: choose the planet to build
pending-choose-stack = { status-you }: put the other planet on a stack
pending-choose-row = { status-you }: place { $planet } in a row
pending-choose-deed = { status-you }: create life, show goals, use effects, then end the turn
pending-choose-payment = { status-you }: choose how to pay on { $planet }
pending-choose-swap =
    { $left ->
        [one] { status-you }: swap one more resource, or stop
       *[other] { status-you }: swap up to { $left } resources, or stop
    }
pending-choose-resource =
    { $left ->
        [one] { status-you }: take a resource
       *[other] { status-you }: take a resource, { $left } are owed
    }
pending-choose-loss =
    { $left ->
        [one] { status-you }: the black hole takes one of the space tiles
       *[other] { status-you }: the black hole takes { $left } of the space tiles
    }
pending-game-over = the game is over

other-choose-return = { $name } is giving back one of three space tiles
other-choose-birth = { $name } is choosing between the bag and the stacks
other-choose-planet = { $name } is choosing the planet to build
other-choose-stack = { $name } is putting the other planet on a stack
other-choose-row = { $name } is placing { $planet } in a row
other-choose-deed = { $name } is creating life or using space tiles
other-choose-payment = { $name } is paying on { $planet }
other-choose-swap = { $name } is swapping resources
other-choose-resource = { $name } is taking a resource
other-choose-loss = { $name } is losing space tiles to the black hole

## What is at stake in a choice

remark-planet = { $type }, life costs { $cost }, sides { $left } and { $right }
remark-brings = brings { $resources }
remark-life = level { $level } for { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
remark-species = { $steps ->
        [one] one step
       *[other] { $steps } steps
    } of { $cost }, { $points } points
remark-left = leaves { $resources }
remark-covers = covers { $planet }
remark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remark-effect = { $effect }; takes a { $marker } marker
cost-discount = { $cost }, less { $count }
caution-goals = Met and not yet shown, so a black hole could take it: { $goals }.
caution-last = This was your last turn, and what you still hold is worth nothing: { $resources }.

why-species = A species rules this planet; no more life can be created here.
why-cubes = You have no life cube left.
why-full = You have three cubes here. A species needs life here since the start of your turn, and a cylinder.
why-cost = One step costs { $cost }; you have { $stock }.
why-price = a step costs { $cost }
why-not-yet = Not now.
why-goal = { $have } of { $need } so far.
why-goal-twice = You have already scored this goal; the tile is only good for its effect.
why-effect = Nothing to use this effect on now.
why-own-turn = Space tiles are used in your own turn only.

## The table

title-system = The system
title-table = The table
title-hand = Space tiles · { $name }
title-hand-own = Your space tiles
title-players = All players
title-stacks = Planets
title-cloud = Cloud
title-markers = Markers
title-resources = Your resources
title-goals = Goals met
tab-system = System
tab-hand = Hand
tab-players = Players
label-star = star
label-orbit = orbit
label-row = Row { $row }
label-free = free
label-bag = Bag
label-cloud = Cloud
label-held = In hand
label-goal = Goal
label-effect = Effect
label-met = met
label-printed = printed { $cost }
label-any-pays = any resource pays
label-catalysed =
    { $count ->
        [one] Catalysis: { $count } icon less for you this turn
       *[other] Catalysis: { $count } icons less for you this turn
    }
label-bonus = { $points } points for life here
label-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
label-cylinders = { $count } species left
label-level = { $name }: level { $level }
label-species = { $name }: species
label-no-life = no life
label-pay = Pay
label-shelve = Put this one on a stack
label-look = Show the tiles and goals of { $name }
label-choices = Choices
label-cancel = Cancel
label-rules = Open the rules at this place
bag-of =
    { $count ->
        [one] { $count } planet in the bag
       *[other] { $count } planets in the bag
    }
stack-name = Stack { $stack }
stack-of =
    { $count ->
        [0] empty
        [one] { $count } planet
       *[other] { $count } planets
    }
tiles-left =
    { $count ->
        [one] { $count } space tile
       *[other] { $count } space tiles
    }
star-of =
    { $count ->
        [0] The star has given all its energy.
        [one] Inside the star: { $count } energy
       *[other] Inside the star: { $count } energy
    }
planet-of = { $planet }, row { $row }, orbit { $orbit }, life costs { $cost }, { $life }
place-of = Row { $row }, orbit { $orbit }: free
tile-of = { $tile }: { $goal }, { $points } points. { $condition } Effect: { $effect }.
marker-fusion = { $left } of { $all } left until the black hole
marker-flare = { $left } of { $all } left until the solar storm
marker-stimulation = { $left } of { $all } left until the collision
event-title-collision = Collision
event-title-hole = Black hole
event-title-storm = Solar storm
event-tells-collision = Two stimulation markers become one resource.
event-tells-hole = Who holds fusion markers loses space tiles.
event-tells-storm = Who holds flare markers loses gas, the one with most also water.
column-player = Player
column-points = Points
column-stock = E  W  G
column-cubes = Cubes
column-cylinders = Species
column-markers = Fusion Flare Stim.
column-hand = Tiles
column-goals = Goals met
nothing = nothing
list-and = { $first }, { $rest }
tip-idle = Whatever has a dashed outline can be clicked. Point at anything to read about it.
tip-target = Now choose a marked planet.
tip-swap = Now choose in the cloud what you take for it.
tip-watch = Point at anything to read about it.
tip-choose-return = A tile is a goal above and an effect below. Click the one you can do without.
tip-choose-birth = Click a stack to take its top planet, or the bag to draw two planets and choose.
tip-choose-row = Click a free place. The icons on it are the resources you get there.
tip-choose-deed = Click a marked planet to create life for the price it shows, or a marked half of a tile. End the turn when you are done.
tip-choose-payment = Click your resources one by one, or one of the sums offered.
none-free = none
legend = E energy  W water  G gas  X water or gas  ×n points per cube  ♛ species  * cost changed by tiles  ~ any resource pays
gain-energy = { $count } energy
gain-water = { $count } water
gain-gas = { $count } gas

## The two halves of a space tile

effect-cosmic-dust = take { $any } resources of any kind
effect-solar-wind = take { $energy } energy
effect-ice-shower = take { $water } water
effect-gas-cloud = take { $gas } gas
effect-catalysis = choose a planet without a species; this turn each step there costs you one icon less, at least one
effect-spark-of-life = place a cube for free on a planet without a species that costs { $size } or less as printed
effect-transmutation = swap up to { $swaps } resources with the cloud, then take { $any } of any kind
effect-accretion = choose a planet; take what both its sides show and { $energy } energy
effect-radiation-belt = under a planet: life on its neighbours scores { $points } points less
effect-fertile-dust = under a planet: life on its neighbours scores { $points } points more
effect-dense-atmosphere = under a planet: its whole orbit costs 1 { $resource } more
effect-drought = under a planet: its whole orbit costs 1 { $resource } more
effect-long-eclipse = under a planet: its whole orbit costs 1 { $resource } more
effect-greenhouse = under a planet: its whole row costs 1 { $resource } less, at least one icon
effect-icy-comets = under a planet: its whole row costs 1 { $resource } less, at least one icon
effect-nebula = under a planet: its whole row costs 1 { $resource } less, at least one icon
effect-versatile-chemistry = under a planet: any resource pays there and on its neighbours

goal-aggressive-parasites = You have more cubes on a planet than another player who has some there.
goal-extreme-conditions = You have level { $level } or more on { $count } planets that cost { $cost }.
goal-stone-cradle = You have life on { $count } rocky planets.
goal-green-belt = You have life on { $count } super-earths.
goal-cloud-dwellers = You have life on { $count } gas giants.
goal-deep-sea = You have life on { $count } ocean planets.
goal-lords-of-stone = You have a species on a rocky planet.
goal-lords-of-the-green = You have a species on a super-earth.
goal-lords-of-the-clouds = You have a species on a gas giant.
goal-lords-of-the-deep = You have a species on an ocean planet.
goal-biodiversity = You have life on planets of all { $count } types.
goal-seeding = You have life on { $count } different planets.
goal-orbital-ring = You have life on { $count } planets of one orbit.
goal-great-alignment = You have life on { $count } planets next to each other in one row.
goal-scorched-worlds = You have life on { $count } planets of the first orbit.
goal-outer-reaches = You have life on { $count } planets of orbit { $from } or farther out.
goal-primordial-soup = You hold { $count } energy, { $count } water and { $count } gas; nothing is spent.
goal-ascension = You have { $count } species.
goal-symbiosis = On { $count } planets you have cubes and another player has cubes too.

## Things explained by `rules`

rules-goal = { $name } ({ $points } points): { $condition }
rules-effect = { $name }: { $effect }. Using it takes a { $marker } marker.
rules-planet = { $planet }: { $type }. A step of life costs { $cost } as printed, so a cube scores { $points } and a species { $most }. Its sides bring { $left } and { $right }.
rules-tile = { $tile }: { $goal } { $effect }
rules-printed = Known from the rulebook.
rules-reconstructed-entry = This is a reconstruction: what the printed piece says is not known here.
rules-turn = A turn: find a planet (draw two from the bag and keep one, or take the top of a stack) and place it next to the last planet of a row. It brings 1 energy out of the star and the two icons that face each other, and you draw the space tile of that place. Then create life, show goals and use effects, as often and in any order you like.
rules-life = Life has levels: one, two, three cubes, then a species. Every step costs all icons of the planet. A species may only grow where you had life at the start of the turn; it pays the missing steps at once, sends all other cubes home (each for one resource of its owner's choice) and keeps the planet to the end.
rules-tile-use = A space tile is used once: show its goal for points when you meet it in your own turn, or use its effect. The same goal scores only once for a player. Effects take a marker: fusion for tiles put under a planet, flare for those used at once.
rules-fusion = When the last fusion marker is taken a black hole opens: whoever holds a fusion marker loses a space tile from the hand, whoever holds most loses two. Goals already shown are safe. Then the markers go back.
rules-flare = When the last flare marker is taken a solar storm breaks: whoever holds a flare marker loses up to two gas, whoever holds most also one water, and everyone who lost something takes one energy. Then the markers go back.
rules-stimulation = Each planet on which you create or develop life brings one stimulation marker, once a turn. With the last one particles collide: everybody trades two markers for one resource of choice as often as possible, and all markers go back.
rules-end = The game ends when the star is empty and the turn is over: everyone has had the same number of turns. A planet scores the number of its printed icons for each cube, five times that for a species; tiles under neighbours add or take points, never below nothing. Goals are added. Ties: more goals, then more species.
rules-reconstructed = Known from the rulebook: the rules, the numbers of pieces, the two goals Aggressive Parasites and Extreme Conditions with their points. Reconstructed for this program: the icons of the planets, the conditions of the goals, and nearly all space tiles. The file content.toml of the game marks every entry, so that the owner of a printed copy can correct it.
rules-topics = Ask for: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, a planet (P09), a tile (T13), a goal (great-alignment), an effect (catalysis).

## Scores by source

score-life = Life
score-species = Species
score-tiles = Tiles under planets
score-goals = Goals

## The game in a line

about = Give planets to a young star and be the one whose life spreads over them.

## A first game

tutorial-welcome = A young star, and planets around it. In five turns each you add planets, gather resources and let life spread over them. Most points win. The number in the star is the energy left in it: when it is gone, the game ends.
tutorial-return = You hold three space tiles. Each has a goal in its upper half and an effect in its lower one, and serves for one of the two. Keep two and give Seeding back: six planets are far away.
tutorial-draw = A turn begins with the birth of a planet. Draw two from the bag and choose one, or take the top of a stack. Draw now.
tutorial-build = Two planets came. The icons in the dark band are the price of life on it; the two at its sides are what it brings when placed. Choose the super-earth P12.
tutorial-shelve = The other planet waits on a stack, where everybody can take it later. Put it on stack 1.
tutorial-place = Now place P12. The marked places show what it would bring: one energy out of the star and the two icons that meet. You also get the space tile that lies there. Choose row 1.
tutorial-life = Time for life. P09 costs just one energy a step. Click it: one of your cells settles there, and you take a stimulation marker.
tutorial-either = P24 costs water or gas, as you like. Click it.
tutorial-pay = Click the resource you want to pay with. Take water; what would be left is told beside it.
tutorial-claim = You have life on two planets of the first orbit, and that is the goal Scorched Worlds. Click the upper half of that tile: two points, safe for the rest of the game.
tutorial-play = Now use the lower half of a tile: Gas cloud brings three gas. It also takes a flare marker. When the last one is gone a solar storm breaks.
tutorial-end = Keep an eye on the three rows of markers: the last stimulation marker brings everybody resources, the last fusion marker costs tiles, the last flare marker costs gas and water. End your turn.
tutorial-take = Bo has built a planet and created life on another. It is your turn again: take the top planet of stack 1.
tutorial-place-again = Place it in row 2, next to P09.
tutorial-species = Where you had life when your turn began, it can become a species: you pay all missing steps at once. A species scores five times the price of the planet and keeps it to the end. Click P09.
tutorial-collision = That took the last stimulation marker: particles collide. Everybody trades two markers for one resource of choice, and the markers go back. Take an energy from the cloud.
tutorial-finish = Well done. A cube scores as many points as the planet has printed icons, a species five times that, and goals are added. Point at anything to read about it; the ? beside the text opens the rules there.

# Why a move is good or bad, after "It", "the move".
reason-life-more = scores for life
reason-life-less = gives up points of life
reason-species-more = scores for a species
reason-species-less = gives up points of species
reason-tiles-more = scores for tiles under planets
reason-tiles-less = loses points to tiles under planets
reason-goals-more = scores a goal
reason-goals-less = gives up points of goals
reason-growth-more = brings planets closer to a species
reason-growth-less = leaves fewer planets on the way to a species
reason-resources-more = gains resources
reason-resources-less = spends resources
reason-hand-more = improves your hand of space tiles
reason-hand-less = spends a space tile
reason-markers-more = gains a useful marker
reason-markers-less = draws an event nearer
reason-pending-more = prepares a step that pays off
reason-pending-less = completes what was already begun
reason-rivals-more = holds the others back
reason-rivals-less = helps the others too
