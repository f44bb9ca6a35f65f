# Exoplanets in English.
# action-<verb>: what a choice does. log-<verb>: what somebody did, after the name of who did it.
# In both, $first, $second and $third are the words after the verb, $count is how many there are.
# event-<name>: what happened, as a line of the log. word-<id>: the name of a thing that has an id.

game-name = Exoplanets
component-planet = Planets
component-species = Species, by planet
component-goal = Goals
component-effect = Effects
component-tile = Space tiles

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

action-return = Return { $first } to the box
action-draw = Draw planets from the bag and choose one
action-take = Take the top planet of stack { $first }
action-build = Choose { $first }
action-shelve = Put the other planet on stack { $first }
action-place = Place the planet in row { $first }
action-life = Create or develop life on { $first }
action-species = Create a species on { $first }
action-pay = Pay { payment }
payment =
    { $first ->
        [0] { $second ->
            [0] { $third } gas
           *[other] { $second } water{ $third ->
                [0] {""}
               *[other] , { $third } gas
            }
        }
       *[other] { $first } energy{ $second ->
            [0] {""}
           *[other] , { $second } water
        }{ $third ->
            [0] {""}
           *[other] , { $third } gas
        }
    }
action-claim = Reveal the goal you have met: { $first }
action-play =
    { $count ->
        [1] Use the effect of { $first }
       *[other] Use the effect of { $first } on { $second }
    }
action-gain = Take 1 { $first }
action-swap = Swap 1 { $first } for 1 { $second }
action-done = Stop swapping
action-lose = Lose { $first } to the black hole
action-end = End the turn

group-return = Return a tile
group-draw = Get a planet
group-take = Get a planet
group-build = Choose a planet
group-shelve = Put the other planet on a stack
group-place = Place the planet
group-life = Create life
group-species = Create a species
group-pay = Pay
group-claim = Reveal a goal
group-play = Use an effect
group-gain = Take a resource
group-swap = Swap
group-done = Swap
group-lose = Lose a tile
group-end = End the turn

## What somebody did

log-return = returns { $first } to the box
log-draw = draws planets from the bag
log-take = takes the top planet of stack { $first }
log-build = chooses { $first }
log-shelve = puts the other on stack { $first }
log-place = places it in row { $first }
log-life = creates life on { $first }
log-species = creates a species on { $first }
log-pay = pays { payment }
log-claim = reveals a goal: { $first }
log-play =
    { $count ->
        [1] uses { $first }
       *[other] uses { $first } on { $second }
    }
log-gain = takes { $first }
log-swap = swaps { $first } for { $second }
log-done = stops swapping
log-lose = loses { $first }
log-end = ends the turn
log-planet = drawn from the bag: { $first }
log-tile = space tile drawn: { $first }

event-planet-revealed = { $planet } is drawn from the bag.
event-planet-taken = { $name } takes { $planet } from stack { $stack }.
event-planet-taken-you = You take { $planet } from stack { $stack }.
event-planet-shelved = { $name } puts { $planet } on stack { $stack }.
event-planet-shelved-you = You put { $planet } on stack { $stack }.
event-planet-placed = { $name } places { $planet } in row { $row }, orbit { $orbit }.
event-planet-placed-you = You place { $planet } in row { $row }, orbit { $orbit }.
event-tile-drawn = { $name } draws the space tile { $tile }.
event-tile-drawn-you = You draw the space tile { $tile }.
event-tile-drawn-hidden = { $name } draws a space tile.
event-tile-drawn-hidden-you = You draw a space tile.
event-tile-returned = { $name } returns { $tile } to the box.
event-tile-returned-you = You return { $tile } to the box.
event-tile-returned-hidden = { $name } returns a space tile to the box.
event-tile-returned-hidden-you = You return a space tile to the box.
event-tile-lost = { $name } loses { $tile } to the black hole.
event-tile-lost-you = You lose { $tile } to the black hole.
event-tile-lost-hidden = { $name } loses a space tile to the black hole.
event-tile-lost-hidden-you = You lose a space tile to the black hole.
event-resources-gained = { $name } gains { $resources }.
event-resources-gained-you = You gain { $resources }.
event-resources-paid = { $name } pays { $resources } on { $planet }.
event-resources-paid-you = You pay { $resources } on { $planet }.
event-resources-swapped = { $name } swaps 1 { $given } for 1 { $taken }.
event-resources-swapped-you = You swap 1 { $given } for 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } creates life on { $planet }.
       *[other] { $name } develops life on { $planet } to level { $level }.
    }
event-life-created-you =
    { $level ->
        [1] You create life on { $planet }.
       *[other] You develop life on { $planet } to level { $level }.
    }
event-species-created = { $name } creates a species on { $planet } and dominates the planet.
event-species-created-you = You create a species on { $planet } and dominate the planet.
event-life-evicted =
    { $cubes ->
        [one] { $name } loses { $cubes } cube on { $planet }.
       *[other] { $name } loses { $cubes } cubes on { $planet }.
    }
event-life-evicted-you =
    { $cubes ->
        [one] You lose { $cubes } cube on { $planet }.
       *[other] You lose { $cubes } cubes on { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } reveals { $goal } for { $points } point.
       *[other] { $name } reveals { $goal } for { $points } points.
    }
event-goal-claimed-you =
    { $points ->
        [one] You reveal { $goal } for { $points } point.
       *[other] You reveal { $goal } for { $points } points.
    }
event-tile-played = { $name } uses { $effect }.
event-tile-played-you = You use { $effect }.
event-tile-played-on = { $name } uses { $effect } on { $planet }.
event-tile-played-on-you = You use { $effect } on { $planet }.
event-marker-taken = { $name } takes a { $marker } marker.
event-marker-taken-you = You take a { $marker } marker.
event-particles-collided = The last stimulation marker is gone: particles collide.
event-markers-traded =
    { $resources ->
        [0] { $name } returns a single stimulation marker and gets nothing for it.
        [one] { $name } trades { $markers } stimulation markers for a resource.
       *[other] { $name } trades { $markers } stimulation markers for { $resources } resources.
    }
event-markers-traded-you =
    { $resources ->
        [0] You return a single stimulation marker and get nothing for it.
        [one] You trade { $markers } stimulation markers for a resource.
       *[other] You trade { $markers } stimulation markers for { $resources } resources.
    }
event-black-hole-opened = The last fusion marker is gone: a black hole opens.
event-solar-storm-broke = The last flare marker is gone: a solar storm breaks out.
event-storm-suffered = The storm takes { $lost } from { $name } and gives { $energy } energy.
event-storm-suffered-you = The storm takes { $lost } from you and gives you { $energy } energy.
event-turn-ended = { $name } ends the turn.
event-turn-ended-you = You end the turn.
event-game-ended = The star has given its last energy. The game is over.

## Whose turn, which phase, what is asked

banner-round = Turn { $turn } of { $turns }
banner-last = Everyone’s last turn
status = { banner-round } · { $phase } · { $asked }
status-you = Your turn
status-over = The game is over.
phase-setup = set-up
phase-birth = birth of a planet
phase-life = life
phase-event = resolving effects

pending-draw-start-planet = the first planets are set out
pending-draw-start-tile = space tiles are dealt
pending-draw-planet = planets are drawn
pending-draw-refill = a stack is refilled
pending-draw-tile = a space tile is drawn
pending-choose-return = { status-you }: keep two of the three space tiles and return one
pending-choose-birth = { status-you }: draw planets from the bag, or take the top planet of a stack
pending-choose-planet = { status-you }: choose the planet to place
pending-choose-stack = { status-you }: put the other planet on a stack
pending-choose-row = { status-you }: place { $planet } in a row
pending-choose-action = { status-you }: create life, reveal goals, use effects, then end the turn
pending-choose-payment = { status-you }: choose how to pay on { $planet }
pending-choose-swap =
    { $cause }: { $left ->
        [one] swap one more resource, or stop
       *[other] swap up to { $left } resources, or stop
    }
pending-choose-resource =
    { $cause ->
        [collision] Particles collide
        [eviction] A species drives out your life
       *[other] { $cause }
    }: { $left ->
        [one] take a resource
       *[other] take { $left } resources, one at a time
    }
pending-choose-loss =
    { $left ->
        [one] A black hole opens: choose a space tile to lose
       *[other] A black hole opens: choose { $left } space tiles to lose
    }
pending-game-over = the game is over

other-choose-return = { $name } is returning one of three space tiles
other-choose-birth = { $name } is choosing between the bag and the stacks
other-choose-planet = { $name } is choosing the planet to place
other-choose-stack = { $name } is putting the other planet on a stack
other-choose-row = { $name } is placing { $planet } in a row
other-choose-action = { $name } is creating life or using space tiles
other-choose-payment = { $name } is choosing how to pay on { $planet }
other-choose-swap = { $name } is swapping resources
other-choose-resource = { $name } is taking a resource
other-choose-loss = { $name } is losing space tiles to the black hole

## What is at stake in a choice

remark-planet = { $type }, life costs { $cost }, side icons { $left } and { $right }
remark-brings = brings { $resources }
remark-life = level { $level } for { $cost }, { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }
remark-species = { $steps ->
        [one] one step
       *[other] { $steps } steps
    } at { $cost }, { $points } more points
remark-left = leaves { $resources }
remark-covers = goes on top of { $planet }
remark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remark-effect = { $effect }; you take a { $marker } marker
cost-discount = { $cost }, less { $count }
caution-goals = Goals met but not revealed, which a black hole could still take: { $goals }.
caution-last = This is your last turn. What you have left will be worth nothing: { $resources }.

why-species = A species dominates this planet; no more life can be created here.
why-cubes = You have no life cubes left.
why-full = You have three cubes here. For a species you need a species cylinder, and life here since the start of your turn.
why-cost = One step costs { $cost }; you have { $stock }.
why-not-now = Not possible right now.
why-goal = { $have } of { $need } so far.
why-goal-twice = You have already scored this goal; you can only use the tile’s effect.
why-effect = There is nothing to use this effect on right now.
why-own-turn = You can use space tiles on your own turn only.

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
title-goals = Completed goals
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
label-cylinders =
    { $count ->
        [one] { $count } species cylinder
       *[other] { $count } species cylinders
    }
label-level = { $name }: level { $level }
label-species = { $name }: species
label-no-life = no life
label-pay = Pay
label-shelve = Put this one on a stack
label-look = Show the tiles and goals of { $name }
label-choices = Choices
label-cancel = Cancel
label-rules = Read the rules about this
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
       *[other] Energy left in the star: { $count }
    }
planet-of = { $planet }, row { $row }, orbit { $orbit }, life costs { $cost }, { $life }
planet-where = { $type }, row { $row }, orbit { $orbit }
star-rest = of { $all }
place-of = Row { $row }, orbit { $orbit }: free
tile-of = { $tile }: { $goal }, { $points } points. { $condition } Effect: { $effect }.
marker-fusion = { $left } of { $all } left until the black hole
marker-flare = { $left } of { $all } left until the solar storm
marker-stimulation = { $left } of { $all } left until the collision
label-price = Price
label-left = Left
label-gain = Gain
note-worth =
    { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }
note-completes = Completes { $goal }
note-last-stimulation = Takes the last marker: particles collide
note-last-fusion = Takes the last marker: a black hole opens
note-last-flare = Takes the last marker: a solar storm breaks out
marker-next = next marker!
marker-in =
    { $left ->
        [one] in { $left } marker
       *[other] in { $left } markers
    }
event-title-collision = Collision
event-title-hole = Black hole
event-title-storm = Solar storm
event-tells-collision = Two stimulation markers become one resource.
event-tells-hole = Whoever has fusion markers loses space tiles.
event-tells-storm = Whoever has flare markers loses gas, and whoever has the most also water. Without gas you lose nothing.
column-player = Player
column-points = Points
column-stock = E  W  G
column-cubes = Cubes
column-cylinders = Species
column-markers = Fusion Flare Stim.
column-hand = Tiles
column-goals = Completed goals
nothing = nothing
list-and = { $first }, { $rest }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Tap
       *[other] Click
    }
point-at =
    { $device ->
        [touch] Tap anything to read about it.
       *[other] Point at anything to read about it.
    }
tip-idle = { press } anything marked. { point-at }
tip-target = Now choose a marked planet.
tip-swap = Now choose in the cloud what you take in exchange.
tip-watch = { point-at }
tip-choose-return = The upper half of a tile is a goal, the lower half an effect. { press } the tile you can do without.
tip-choose-birth = { press } a stack to take its top planet, or the bag to draw two planets and choose.
tip-choose-row = { press } a free place. The icons on it are the resources you get there.
tip-choose-action = { press } a marked planet to create life there for the cost shown, or a marked half of a tile. When you are done, end your turn.
tip-choose-payment = { press } your resources one by one, or one of the payments offered.
tip-choose-planet = { press } the planet you want to place. The other one goes on a stack, where anyone may take it.
tip-choose-stack = { press } a stack: { $planet } goes on top, where anyone may take it. The number says how many planets lie there.
tip-choose-swap = { press } one of your resources, then what you take for it from the cloud.
tip-choose-resource = { press } what you take from the cloud.
tip-choose-loss = { press } the space tile you can do without: it leaves the game.
hand-none = You have no space tiles. Every planet you place brings one.
legend = E energy  W water  G gas  X water or gas  ×n points per cube  ♛ species  * cost changed by tiles  ~ any resource pays
gain-energy = { $count } energy
gain-water = { $count } water
gain-gas = { $count } gas

## The two halves of a space tile

gain-any =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
scope-planet = on it
scope-neighbours = on its neighbours
scope-row = in its row
scope-orbit = in its orbit
effect-gain = take { $resources }
effect-harvest = choose a planet; take the resources of its two side icons and { $resources }
effect-swap = swap up to { $swaps } resources with the cloud, then take { $resources }
effect-discount = choose a planet without a species; this turn each step there costs you one icon less (at least { $smallest })
effect-spark = place a cube for free on a planet without a species whose printed cost is { $size } or less
effect-points =
    { $change ->
        [more] under a planet – life { $scope } scores { $points } more
       *[less] under a planet – life { $scope } scores { $points } less
    }
effect-cost =
    { $change ->
        [more] under a planet – life { $scope } costs { $resources } more
       *[less] under a planet – life { $scope } costs { $resources } less (at least { $smallest ->
            [one] { $smallest } icon
           *[other] { $smallest } icons
        })
    }
effect-payment = under a planet – any resource pays for life { $scope }

goal-aggressive-parasites = More cubes on a planet than another player who also has cubes there.
goal-extreme-conditions = Level { $level } or higher on { $count } planets with { $cost } cost icons.
goal-stone-cradle = Life on { $count } rocky planets.
goal-green-belt = Life on { $count } super-earths.
goal-cloud-dwellers = Life on { $count } gas giants.
goal-deep-sea = Life on { $count } ocean planets.
goal-lords-of-stone = A species on a rocky planet.
goal-lords-of-the-green = A species on a super-earth.
goal-lords-of-the-clouds = A species on a gas giant.
goal-lords-of-the-deep = A species on an ocean planet.
goal-biodiversity = Life on planets of { $count } different types.
goal-seeding = Life on { $count } different planets.
goal-orbital-ring = Life on { $count } planets of one orbit.
goal-great-alignment = Life on { $count } planets next to each other in one row.
goal-scorched-worlds = Life on { $count } planets of the first orbit.
goal-outer-reaches = Life on { $count } planets of orbit { $from } or farther out.
goal-primordial-soup = { $count } energy, { $count } water and { $count } gas. You keep them.
goal-ascension = { $count } species of your own.
goal-symbiosis = { $count } planets on which you and another player have cubes.

## Things explained by `rules`

rules-goal = { $name }, { $points } points: { $condition }
rules-effect = { $name }: { $effect }. Using it means taking a { $marker } marker.
rules-planet = { $planet }: { $type }. The printed cost of a step of life is { $cost }, so a cube scores { $points } and a species { $most }. Side icons: { $left } and { $right }.
rules-tile = { $tile }: { $goal } { $effect }
source-rulebook = Known from the rulebook.
source-reconstructed = This is a reconstruction: the printed piece may differ.
source-partly = Known from the rulebook: { $facts }. The rest is a reconstruction: the printed piece may differ.
fact-name = the name of the goal
fact-points = its points
fact-type = the type
fact-cost = the cost
fact-does = what the effect does
fact-any = how much it gives
fact-scope = which planets it reaches
fact-changes = what it changes there
fact-background = the background
fact-marker = the marker
rules-turn = A turn: get a planet (draw two from the bag and choose one, or take the top planet of a stack) and place it next to the last planet of a row. You get 1 energy from the star, the resources of the two icons that now touch, and the space tile of that place. Then create life, reveal goals and use effects, as often as you like and in any order.
rules-life = Life has levels: one, two, three cubes, then a species. Every step costs all the icons of the planet. You can create a species only where you had life at the start of your turn; you pay all the missing steps at once. The other cubes go back to their owners, who get one resource of their choice for each, and nobody else can create life there any more.
rules-tile-use = A space tile is used once: reveal its goal for points when you meet it on your own turn, or use its effect. You can score the same goal only once. Using an effect means taking the marker printed on the tile, fusion or flare.
rules-fusion = When the last fusion marker is taken, a black hole opens: everyone with a fusion marker loses a space tile from their hand, and whoever has the most loses two. Revealed goals are safe. Then the markers go back.
rules-flare = When the last flare marker is taken, a solar storm breaks out: everyone with a flare marker loses up to two gas, and whoever has the most also loses one water. Everyone who lost something takes one energy. A player without gas loses nothing. Then the markers go back.
rules-stimulation = Each planet on which you create or develop life gives you one stimulation marker, once per turn. When the last one is taken, particles collide: everyone trades two markers for one resource of their choice, as often as possible, and all markers go back.
rules-end = The game ends with the turn in which the star gives its last energy: everyone has had the same number of turns. For each cube a planet scores as many points as it has printed cost icons, for a species five times as many. Tiles under neighbouring planets add or subtract points, but a planet never scores less than 0. Goals are added. Ties: more goals, then more species.
rules-reconstructed = Known from the rulebook: the rules, the numbers of pieces, the names and points of the goals Aggressive Parasites and Extreme Conditions, the effect that gives two resources of any kind for a flare marker, and a few planets from its examples. Reconstructed for this program: the icons of the planets, the conditions of the goals, nearly everything on the space tiles and that each goal is on two of them. The game’s file content.toml says which is which, so that the owner of a printed copy can correct it.
rules-topics = Ask for: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, a planet (P09), a tile (T13), a goal (great-alignment), an effect (catalysis).

## Scores by source

score-life = Life
score-species = Species
score-tiles = Tiles under planets
score-goals = Goals

## The game in a line

about = Add planets to a young star and be the one whose life spreads over them.

## A first game

tutorial-welcome = A young star, and planets around it. In five turns each, you add planets, gather resources and let life spread over them. Whoever has the most points wins. The number in the star is the energy left in it: when it is gone, the game ends.
tutorial-return = You have three space tiles. Each has a goal in its upper half and an effect in its lower half; you can use one or the other. Keep two tiles and return Seeding: it asks for life on six planets, and that is a long way off.
tutorial-draw = A turn begins with the birth of a planet. You can draw two from the bag and choose one, or take the top planet of a stack. This time, draw.
tutorial-build = You have drawn two planets. The icons in the dark band are the cost of life; the icons on the left and right are the resources a planet brings when it is placed. Choose the super-earth P12.
tutorial-shelve = The other planet goes on a stack, where everyone can take it later. Put it on stack 1.
tutorial-place = Now place P12. The marked places show what you would get there: one energy from the star and the two icons that touch. You also get the space tile that lies there. Choose row 1.
tutorial-life = Time for life. On P09 a step costs just one energy. Click it: one of your cubes goes there, and you take a stimulation marker.
tutorial-either = P24 costs water or gas, whichever you like. Click it.
tutorial-pay = Click the resource you want to pay with. Take water this time; what you would have left is shown beside it.
tutorial-claim = You have life on two planets of the first orbit, and that is the goal Scorched Worlds. Click the upper half of that tile: two points that nobody can take from you.
tutorial-play = Now use the lower half of a tile: Gas cloud gives you three gas. For that you take a flare marker. When the last one is taken, a solar storm breaks out.
tutorial-end = Keep an eye on the three rows of markers: the last stimulation marker brings everyone resources, the last fusion marker costs tiles, the last flare marker costs gas and water. Now end your turn.
tutorial-take = Bo has placed a planet and created life on another. It is your turn again: take the top planet of stack 1.
tutorial-place-again = Place it in row 2, next to P09.
tutorial-species = Where you had life at the start of your turn, you can create a species: you pay all the missing steps at once. A species scores five times the number of cost icons, and the planet is yours to the end. Click P09.
tutorial-collision = That was the last stimulation marker: particles collide. Everyone trades two markers for one resource of their choice, and the markers go back. Take an energy from the cloud.
tutorial-finish = Well done. A cube scores as many points as the planet has printed cost icons, a species five times as many, and goals are added. Point at anything to read about it; the ? beside the text opens the rules there.

# Why a move is good or bad, after "It", "the move".
reason-life-more = scores for life
reason-life-less = gives up points for life
reason-species-more = scores for a species
reason-species-less = gives up points for species
reason-tiles-more = scores for tiles under planets
reason-tiles-less = loses points to tiles under planets
reason-goals-more = completes a goal
reason-goals-less = gives up points for goals
reason-growth-more = brings planets closer to a species
reason-growth-less = leaves fewer planets that can grow a species
reason-resources-more = gains resources
reason-resources-less = spends resources
reason-hand-more = improves your hand of space tiles
reason-hand-less = spends a space tile
reason-markers-more = leaves you with better markers
reason-markers-less = leaves you with worse markers
reason-pending-more = starts something that your next choices finish
reason-pending-less = leaves nothing more to finish
reason-rivals-more = costs the others points
reason-rivals-less = gives the others points
worth-life = life
worth-species = species
worth-tiles = tiles under planets
worth-goals = goals
worth-growth = planets about to grow a species
worth-resources = resources
worth-hand = space tiles in hand
worth-markers = markers
worth-pending = steps begun
worth-rivals = lead over the others
