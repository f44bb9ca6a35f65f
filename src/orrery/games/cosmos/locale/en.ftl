# Crafting the Cosmos in English.
# action-<verb>: what a choice does. log-<verb>: what somebody did, after the name of who did it.
# In both, $first, $second and $third are the words after the verb, $count is how many there are.
# word-<id>: the name of a thing that has an id.

game-name = Crafting the Cosmos
component-nebula = Nebulae
component-power = Power cards
component-goal = Goals
component-energy = Energy cards

## Names

word-H = H
word-He = He
word-O = O
word-C = C
word-light = Light
word-time = Time
word-gravity = Gravity
word-chemistry = Chemistry
word-delta = Δ
word-psi = Ψ
word-phi = Φ
word-deck = deck
word-dark = dark

word-abiogenesis = Abiogenesis
word-amino-acids = Amino Acids
word-binary-star = Binary Star
word-black-hole = Black Hole
word-core-collapse = Core Collapse
word-event-horizon = Event Horizon
word-evolution = Evolution
word-expanding-universe = Expanding Universe
word-fourth-dimension = 4th Dimension
word-generations = Generations
word-genetic-drift = Genetic Drift
word-ionizing-radiation = Ionizing Radiation
word-molecular-cloud = Molecular Cloud
word-nuclear-fission = Nuclear Fission
word-nuclear-fusion = Nuclear Fusion
word-photosynthesis = Photosynthesis
word-pulsar = Pulsar
word-quasar = Quasar
word-relativity-delta = Relativity Δ
word-relativity-phi = Relativity Φ
word-relativity-psi = Relativity Ψ
word-shooting-star = Shooting Star
word-solar-wind = Solar Wind
word-special-relativity = Special Relativity
word-speciation = Speciation
word-speed-of-light = Speed of Light
word-stardust = Stardust
word-survival-of-the-fittest = Survival of the Fittest
word-time-dilation = Time Dilation
word-water-rich-comets = Water-Rich Comets
word-white-dwarf = White Dwarf
word-wormhole = Wormhole

word-completed-size-1 = Completed size-1 nebulae
word-crystals-on-scoring-spaces = Scored time crystals
word-largest-star-group = Largest group of stars
word-life-delta = Life in Δ
word-life-phi = Life in Φ
word-life-psi = Life in Ψ
word-nebula-size-sum-delta = Sum of sizes in Δ
word-nebula-size-sum-phi = Sum of sizes in Φ
word-nebula-size-sum-psi = Sum of sizes in Ψ
word-proto-life = Proto-life
word-stable-life = Stable life
word-stars-c = C stars
word-stars-he = He stars
word-stars-o = O stars
word-stars-touching-nebula-with-advanced-life = Stars around advanced life
word-supernovas = Supernovas

# Places, in words one can find on the board; the id stands beside.
word-N1 = outer Delta (N1)
word-N2 = outer Delta (N2)
word-N3 = outer Psi (N3)
word-N4 = outer Delta (N4)
word-N5 = inner Delta (N5)
word-N6 = inner Psi (N6)
word-N7 = outer Psi (N7)
word-N8 = outer Phi (N8)
word-N9 = inner Phi (N9)
word-N10 = outer Psi (N10)
word-N11 = outer Phi (N11)
word-N12 = outer Phi (N12)
word-S1 = the top corner of N1 (S1)
word-S2 = the top corner of N2 (S2)
word-S3 = the top corner of N3 (S3)
word-S4 = the upper left corner of N1 (S4)
word-S5 = the corner of N1 and N2 (S5)
word-S6 = the corner of N2 and N3 (S6)
word-S7 = the upper right corner of N3 (S7)
word-S8 = the corner of N1 and N4 (S8)
word-S9 = the corner of N1, N2 and N5 (S9)
word-S10 = the corner of N2, N3 and N6 (S10)
word-S11 = the corner of N3 and N7 (S11)
word-S12 = the upper left corner of N4 (S12)
word-S13 = the corner of N1, N4 and N5 (S13)
word-S14 = the corner of N2, N5 and N6 (S14)
word-S15 = the corner of N3, N6 and N7 (S15)
word-S16 = the upper right corner of N7 (S16)
word-S17 = the lower left corner of N4 (S17)
word-S18 = the corner of N4, N5 and N8 (S18)
word-S19 = the middle (S19)
word-S20 = the corner of N6, N7 and N10 (S20)
word-S21 = the lower right corner of N7 (S21)
word-S22 = the corner of N4 and N8 (S22)
word-S23 = the corner of N5, N8 and N9 (S23)
word-S24 = the corner of N6, N9 and N10 (S24)
word-S25 = the corner of N7 and N10 (S25)
word-S26 = the lower left corner of N8 (S26)
word-S27 = the corner of N8, N9 and N11 (S27)
word-S28 = the corner of N9, N10 and N12 (S28)
word-S29 = the lower right corner of N10 (S29)
word-S30 = the corner of N8 and N11 (S30)
word-S31 = the corner of N9, N11 and N12 (S31)
word-S32 = the corner of N10 and N12 (S32)
word-S33 = the lower left corner of N11 (S33)
word-S34 = the corner of N11 and N12 (S34)
word-S35 = the lower right corner of N12 (S35)
word-S36 = the bottom corner of N11 (S36)
word-S37 = the bottom corner of N12 (S37)
word-L1 = the upper left side of N1 (L1)
word-L2 = the upper right side of N1 (L2)
word-L3 = the upper left side of N2 (L3)
word-L4 = the upper right side of N2 (L4)
word-L5 = the upper left side of N3 (L5)
word-L6 = the upper right side of N3 (L6)
word-L7 = the left side of N1 (L7)
word-L8 = the side between N1 and N2 (L8)
word-L9 = the side between N2 and N3 (L9)
word-L10 = the right side of N3 (L10)
word-L11 = the upper left side of N4 (L11)
word-L12 = the side between N1 and N4 (L12)
word-L13 = the side between N1 and N5 (L13)
word-L14 = the side between N2 and N5 (L14)
word-L15 = the side between N2 and N6 (L15)
word-L16 = the side between N3 and N6 (L16)
word-L17 = the side between N3 and N7 (L17)
word-L18 = the upper right side of N7 (L18)
word-L19 = the left side of N4 (L19)
word-L20 = the side between N4 and N5 (L20)
word-L21 = the side between N5 and N6 (L21)
word-L22 = the side between N6 and N7 (L22)
word-L23 = the right side of N7 (L23)
word-L24 = the lower left side of N4 (L24)
word-L25 = the side between N4 and N8 (L25)
word-L26 = the side between N5 and N8 (L26)
word-L27 = the side between N5 and N9 (L27)
word-L28 = the side between N6 and N9 (L28)
word-L29 = the side between N6 and N10 (L29)
word-L30 = the side between N7 and N10 (L30)
word-L31 = the lower right side of N7 (L31)
word-L32 = the left side of N8 (L32)
word-L33 = the side between N8 and N9 (L33)
word-L34 = the side between N9 and N10 (L34)
word-L35 = the right side of N10 (L35)
word-L36 = the lower left side of N8 (L36)
word-L37 = the side between N8 and N11 (L37)
word-L38 = the side between N9 and N11 (L38)
word-L39 = the side between N9 and N12 (L39)
word-L40 = the side between N10 and N12 (L40)
word-L41 = the lower right side of N10 (L41)
word-L42 = the left side of N11 (L42)
word-L43 = the side between N11 and N12 (L43)
word-L44 = the right side of N12 (L44)
word-L45 = the lower left side of N11 (L45)
word-L46 = the lower right side of N11 (L46)
word-L47 = the lower left side of N12 (L47)
word-L48 = the lower right side of N12 (L48)

## What each choice does

action-shift-own = Move your own energy token to the next control
action-shift-dark = Move a dark energy token from { $first } to the next control
action-collect = Stop shifting and collect your resources
action-stack = Draw a nebula from the size-{ $first } stack
action-take = Take a { $first } card from the row
action-take-deck = Draw an energy card from the deck
action-place-star = Place star { $first } on { $second }
action-place-proto = Place proto-life on { $first }
action-place-stable = Place stable life on { $first }
action-place-nebula = Place nebula { $first } on { $second }
action-complete = Complete the nebula on { $first }, discarding the star on { $second }
action-discharge = Discharge the time chamber for { $first }
action-discharge-none = Discharge the time chamber; no star is left to gain
action-advance = Create advanced life on { $first }
action-buy = Buy a { $second } power card for slot { $first }
action-keep = Keep { $first }
action-bottom = Put { $first } at the bottom of its deck next
action-use =
    { $count ->
        [1] Use { $first }
        [2] Use { $first }, paying with { $second }
       *[other] Use { $first }, paying with { $second } and { $third }
    }
action-set = Turn in a set of { $first } cards for points
action-supernova = Spend the supernova resource: turn the star on { $first } into a supernova
action-stabilise = Stabilise the proto-life on { $first }
action-move = Move the piece on { $first } to { $second }
action-end-nebula = End the turn by gaining a nebula
action-end-stabilise = End the turn by stabilising the proto-life on { $first }
action-end-pass = End the turn without a reward
action-discard = Discard a { $first } card to meet the hand limit
action-flip = Turn the star on { $first } into a supernova
action-steps = Take the time crystal steps
action-protos = Take the proto-life
action-remove = Discard the star on { $first }
action-gain = Gain star { $first }
action-target = Stabilise the proto-life next to the supernova on { $first }
action-spend = Pay with the piece on { $first }
action-restore = Turn the supernova on { $first } back into a star
action-replace = Replace the nebula on { $first } with a new size-2 nebula
action-carry = Relocate the piece on { $first } to { $second }
action-done = Stop here

## What somebody did

log-shift-own = shifts their own token
log-shift-dark = shifts a dark token from { $first }
log-collect = collects resources
log-stack = draws a nebula of size { $first }
log-take = takes { $first }
log-take-deck = draws a card
log-place-star = places { $first } on { $second }
log-place-proto = places proto-life on { $first }
log-place-stable = places stable life on { $first }
log-place-nebula = places nebula { $first } on { $second }
log-complete = completes the nebula on { $first }, discarding the star on { $second }
log-discharge = discharges the time chamber for { $first }
log-discharge-none = discharges the time chamber
log-advance = creates advanced life on { $first }
log-buy = buys a { $second } power card for slot { $first }
log-keep = keeps { $first }
log-bottom = puts { $first } at the bottom of the deck
log-use =
    { $count ->
        [1] uses { $first }
        [2] uses { $first }, paying with { $second }
       *[other] uses { $first }, paying with { $second } and { $third }
    }
log-set = turns in a set: { $first }
log-supernova = makes a supernova on { $first }
log-stabilise = stabilises the proto-life on { $first }
log-move = moves the piece on { $first } to { $second }
log-end-nebula = ends the turn by gaining a nebula
log-end-stabilise = ends the turn by stabilising the proto-life on { $first }
log-end-pass = ends the turn without a reward
log-discard = discards { $first }
log-flip = makes a supernova on { $first }
log-steps = gains time crystal steps
log-protos = gains proto-life
log-remove = discards the star on { $first }
log-gain = gains { $first }
log-target = stabilises the proto-life next to { $first }
log-spend = pays with the piece on { $first }
log-restore = turns the supernova on { $first } back into a star
log-replace = replaces the nebula on { $first }
log-carry = relocates the piece on { $first } to { $second }
log-done = stops here

log-goal = new goal: { $first }
log-row = new in the row: { $first }
log-tile = nebula drawn: { $first }
log-hand = dealt: { $first }
log-token = energy tokens placed: { $first }
log-power = power card drawn: { $first }
log-advanced = advanced life worth { $first }

## Whose turn, which phase, what is asked

banner-round = Round { $round }
banner-last = The last round
status = Round { $round } · { $phase } · { $asked }
status-you = Your turn
status-over = The game is over.
phase-setup = set-up
phase-energy = energy phase
phase-craft = craft phase
phase-last-action = last action
phase-end = end phase

pending-draw-goal = a goal is drawn
pending-draw-row = the energy row is filled
pending-draw-tile = a nebula is drawn
pending-draw-hand = an energy card is dealt
pending-draw-token = the energy tokens are placed
pending-draw-power = power cards are drawn
pending-draw-advanced = advanced life is drawn
pending-choose-shift =
    { $left ->
        [0] { status-you }: no moves left, collect
        [one] { status-you }: shift energy, { $left } of { $all } moves left{ $moved ->
            [yes] {""}
           *[no] ; your own token must still move
        }
       *[other] { status-you }: shift energy, { $left } of { $all } moves left{ $moved ->
            [yes] , or collect
           *[no] ; your own token must move
        }
    }
pending-choose-card =
    { $left ->
        [one] Your controls bring energy cards: take the last one
       *[other] Your controls bring energy cards: take one, { $left } to go
    }
pending-choose-stack =
    { $phase ->
        [last-action] Your last action brings a nebula: choose the size of its stack
       *[other] Your control brings a nebula: choose the size of its stack
    }
pending-choose-craft = { status-you }: craft, then end your turn
pending-place-waiting = Pieces are waiting: place them, then end your turn
pending-choose-kept = You buy a power card: keep one of those drawn
pending-choose-bottom = You have kept one card: put the others at the bottom of the deck, the upper one first
pending-choose-effect = { status-you }: resolve { $card }
pending-choose-last-space = Your last action brings a nebula: place it
pending-choose-discard = Your hand is over its limit: discard a card
pending-game-over = the game is over

other-choose-shift = { $name } is shifting energy, { $left } of { $all } moves left
other-choose-card = { $name } is taking energy cards, { $left } to go
other-choose-stack = { $name } is choosing the stack for a new nebula
other-choose-craft = { $name } is crafting
other-choose-kept = { $name } is choosing a power card
other-choose-bottom = { $name } is putting cards at the bottom of the deck
other-choose-effect = { $name } is using { $card }
other-choose-last-space = { $name } is placing the last nebula of the turn
other-choose-discard = { $name } is discarding down to the hand limit

## What is at stake in a choice

remark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
remark-from-to = { $from } → { $to }
remark-helps = for { $spaces }
remark-slot =
    { $price ->
        [one] costs { $price } card
       *[other] costs { $price } cards
    }
piece-proto = proto-life
piece-stable = stable life
piece-nebula = nebula { $tile }
piece-star = star { $star }
piece-supernova = supernova ({ $star })
caution-waiting = Not placed yet, and lost when the turn ends: { $pieces }.
caution-tracks = Not spent yet, and lost when the turn ends: { $tracks }.

## The table

title-galaxy = Galaxy · { $name }
title-console = Energy console
title-goals = Universal goals
title-board = Beside the board
title-powers = Power cards
title-players = All players
column-control = Control
column-tokens = Here
column-active = Active
column-passive = Passive
column-player = Player
column-points = Points
column-hand = Hand
column-stars = Stars
column-life = Life ○ ●
column-nebulae = Nebulae
column-advanced = Adv.
column-chamber = Chamber
column-sectors = Life/sizes
column-powers = Powers
label-row = Row
label-deck = Deck
# Engraved along the rim of the chart.
sector-delta = Delta
sector-psi = Psi
sector-phi = Phi
label-hand = Hand
label-chamber = Chamber
label-tracks = Tracks
label-waiting = Waiting
label-slots = Free slots
nothing = nothing
deck-of = { $deck } cards, { $discards } discarded
chamber-of = { $scored } scored, next: { $next } points
track-supernova = supernova
track-dna = DNA
track-graviton = graviton
slot-price = { $slot } ({ $price } cards)
goal-in =
    { $rounds ->
        [1] this round
       *[other] in { $rounds } rounds
    }
goals-clock = Goals: { $past } scored, { $now } on the track, { $ahead } to come
goals-coming =
    { $count ->
        [0] no more goals to come
        [one] { $count } more goal to come
       *[other] { $count } more goals to come
    }
supply-of = Supply: stars { $stars } · life { $life } · advanced life { $advanced } · nebulae { $stacks } · power cards { $powers }
crystals-left =
    { $count ->
        [0] no time crystals left: this is the last round
        [one] { $count } time crystal left before the end
       *[other] { $count } time crystals left before the end
    }
lacks = missing { $stars }
ready = READY
done = complete
legend = H·5 star on S5  ✹ supernova  ○·7 proto-life on L7  ● stable

gain-stars = { $count } { $star }
gain-dna = { $count } DNA
gain-supernova = { $count } ✹
gain-nebula =
    { $count ->
        [one] { $count } nebula
       *[other] { $count } nebulae
    }
gain-energy-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gain-crystal-step =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
gain-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
gain-proto-life = { $count } proto-life

## Costs and effects of the power cards

cost-energy =
    { $count ->
        [one] { $count } { $energy } card
       *[other] { $count } { $energy } cards
    }
cost-any =
    { $count ->
        [one] any card
       *[other] any { $count } cards
    }
cost-same = { $count } cards of one type
cost-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
cost-supernova =
    { $count ->
        [one] { $count } supernova resource
       *[other] { $count } supernova resources
    }
cost-supernova-token =
    { $count ->
        [one] { $count } supernova from the board
       *[other] { $count } supernovas from the board
    }
cost-stable = { $count } stable life from the board
cost-proto = { $count } proto-life from the board
cost-discharge = instead of the star from a discharge

effect-abiogenesis = place stable life on any empty life space
effect-amino-acids = place stable life on any empty life space
effect-binary-star = turn a supernova back into its star, then move that star once
effect-black-hole = turn two of your stars into supernovas
effect-core-collapse = turn one of your stars into a supernova
effect-event-horizon = gain 2 time crystal steps or 2 proto-life
effect-evolution = add a second advanced life to a nebula with exactly one
effect-expanding-universe = gain 2 H stars
effect-fourth-dimension = gain 1 time crystal step
effect-generations = place three stable life on any empty life spaces
effect-genetic-drift = move a proto-life once, then stabilise it
effect-ionizing-radiation = stabilise all proto-life next to one supernova
effect-molecular-cloud = gain an H star
effect-nuclear-fission = discard a star (not a supernova), then gain any star and 1 time crystal step
effect-nuclear-fusion = discard a star (not a supernova), then gain any star
effect-photosynthesis = stabilise all proto-life next to your O stars
effect-pulsar = gain 2 time crystal steps
effect-quasar = gain 1 time crystal step
effect-relativity-delta = gain any star and place it at once in sector Δ or on its border
effect-relativity-phi = gain any star and place it at once in sector Φ or on its border
effect-relativity-psi = gain any star and place it at once in sector Ψ or on its border
effect-shooting-star = relocate a star, a supernova or an unfinished nebula to any empty space of its kind
effect-solar-wind = turn a star into a supernova, then stabilise all proto-life next to it
effect-special-relativity = gain 2 time crystal steps
effect-speciation = place a proto-life next to your stable life
effect-speed-of-light = score 6 points and gain any star
effect-stardust =
    { $edition ->
        [fr] gain a size-1 nebula, or replace an unfinished nebula with a new size-2 one
       *[other] gain a size-1 nebula, or replace an unfinished size-1 nebula with a new size-2 one
    }
effect-survival-of-the-fittest = stabilise two proto-life, or one if you have only one
effect-time-dilation = gain 1 time crystal step
effect-water-rich-comets = stabilise all proto-life next to your C stars
effect-white-dwarf = turn a star into a supernova, then gain 1 time crystal step
effect-wormhole = relocate up to three proto-life, or up to three stable life, to any empty life spaces

power-line = { $name } ({ $cost }): { $effect }.
card-bonus = It also brings { $bonus } in every energy phase.
power-rules = { $name } is a { $deck } power card. Cost: { $cost }. Effect: { $effect }. It also brings { $bonus } in every later energy phase.
bonus-reconstructed = This bonus is a reconstruction; we do not know the printed one.

## Goals explained

goal-completed-size-1 = Completed nebulae of size 1.
goal-crystals-on-scoring-spaces = Time crystals on the scoring spaces; those put aside after the fifth do not count.
goal-largest-star-group = The largest group of adjacent stars, including supernovas.
goal-life-delta = Proto-life and stable life in sector Δ, including its borders; advanced life does not count.
goal-life-phi = Proto-life and stable life in sector Φ, including its borders; advanced life does not count.
goal-life-psi = Proto-life and stable life in sector Ψ, including its borders; advanced life does not count.
goal-nebula-size-sum-delta = The sizes of the completed nebulae in sector Δ, added up.
goal-nebula-size-sum-phi = The sizes of the completed nebulae in sector Φ, added up.
goal-nebula-size-sum-psi = The sizes of the completed nebulae in sector Ψ, added up.
goal-proto-life = Proto-life on the board.
goal-stable-life = Stable life on the board.
goal-stars-c = C stars; supernovas do not count.
goal-stars-he = He stars; supernovas do not count.
goal-stars-o = O stars; supernovas do not count.
goal-stars-touching-nebula-with-advanced-life = Stars and supernovas around nebulae with advanced life, each counted once.
goal-supernovas = Supernovas on the board.
goal-title-completed-size-1 = Most completed size-1 nebulae
goal-title-crystals-on-scoring-spaces = Most time crystals on scoring spaces
goal-title-largest-star-group = Largest group of stars and supernovas
goal-title-life-delta = Most life in sector Delta
goal-title-life-phi = Most life in sector Phi
goal-title-life-psi = Most life in sector Psi
goal-title-nebula-size-sum-delta = Highest sum of completed nebula sizes in sector Delta
goal-title-nebula-size-sum-phi = Highest sum of completed nebula sizes in sector Phi
goal-title-nebula-size-sum-psi = Highest sum of completed nebula sizes in sector Psi
goal-title-proto-life = Most proto-life
goal-title-stable-life = Most stable life
goal-title-stars-c = Most carbon stars
goal-title-stars-he = Most helium stars
goal-title-stars-o = Most oxygen stars
goal-title-stars-touching-nebula-with-advanced-life = Most stars and supernovas around advanced life
goal-title-supernovas = Most supernovas
goal-rules =
    { $seats ->
        [2] { $name }: { $counted } Whoever has the most scores { $most } points, and so does a player tied for it; you need at least one.
       *[other] { $name }: { $counted } Whoever has the most scores { $most } points, second place { $second }. Tied players score the same; a tie for first leaves no second place. You need at least one.
    }

## Things explained by `rules`

rules-tile = Nebula { $tile }, size { $size }: needs { $needs } on its corners and scores { $points } points.
rules-control = { $name }: if your own token is there, you gain { $active }; every energy token there, of any colour, gives { $passive }.
rules-star = Stars stand on the corners of the hexes (S1 to S37). For a nebula, a supernova counts as one star of any type; for goals, it is a type of its own.
rules-life = Life lies on the sides of the hexes (L1 to L48). New proto-life goes next to life you already have; creating advanced life does not use up stable life.
rules-turn = A turn: move energy tokens clockwise, up to three moves, at least one with your own; collect what the four controls give; craft in any order (place pieces, complete nebulae, discharge the time chamber, create advanced life, buy and use power cards); end by gaining a nebula or stabilising a proto-life. Pieces you have not placed are lost.
rules-end = The game ends in the round in which the last time crystal leaves the supply or the last goal is scored; then advanced life is scored.
rules-reconstructed = Known from the rulebooks: the rules, the number of pieces, the costs and effects of the power cards, the goals and one nebula tile (3-14). Reconstructed for this program: the layout of the player board with its sectors and marked spaces, what the other nebula tiles need and score, and the bonus of each power card. Every entry in the game’s file content.toml says which it is, so the owner of a printed copy can correct it.
rules-topics = Ask for: turn, end, star, life, reconstructed, a control (light), a card (pulsar), a goal (largest-star-group), a nebula (2-11).

## Scores by source

score-advanced-life = Advanced life
score-nebulae-1 = Nebulae of size 1
score-nebulae-2 = Nebulae of size 2
score-nebulae-3 = Nebulae of size 3
score-crystals = Time crystals
score-goals = Goals
score-cards = Energy cards

## On the screen: parts and buttons

tab-galaxy = Galaxy
tab-console = Console
tab-cards = Cards
tab-others = Players
title-supply = Supply
label-collect = Collect
label-drawn = Drawn: keep one
label-choices = Choices
label-cancel = Cancel
label-back = Back to mine
slot-kind = of one type
slot-held = you have { $count }
slot-enough = you have enough
label-ending = End of the turn
label-end-nebula = End: gain a nebula
label-end-stabilise = End: stabilise a life
label-end-pass = End without reward
hand-of = { $count } of { $limit }
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
tip-idle = Everything you can do is marked. { point-at }
tip-target = Now choose a marked place or thing.
tip-watch = { point-at }
tip-choose-shift = { press } a token to move it clockwise. Yours earns the signs in its quarter, each control its corner.
tip-choose-shift-tap = Tap a token to see what its move would bring; tap it again to move it.
tip-choose-card = { press } a card, or the deck for an unknown one. Cards of one type buy powers and pay for their use.
tip-choose-stack = Size 1 is completed soonest; size 3 asks for the most stars and scores the most.
tip-choose-craft = { press } a waiting piece, then a marked place; a nebula with all its stars can be completed.
group-shift = Shift energy
group-take = Take an energy card
group-stack = Choose a nebula stack
group-place-star = Place stars
group-place-proto = Place proto-life
group-place-stable = Place stable life
group-place-nebula = Place nebulae
group-complete = Complete nebulae
group-discharge = Discharge the time chamber
group-advance = Create advanced life
group-power = Power cards
group-set = Turn in a set of cards
group-supernova = Make supernovas
group-stabilise = Stabilise life
group-move = Move stars and life
group-end = End the turn
group-discard = Discard cards
group-flip = Make supernovas
group-remove = Discard a star
group-gain = Gain a star
group-target = Choose a supernova
group-spend = Pay with a piece
group-restore = Turn a supernova back
group-replace = Replace a nebula
group-carry = Relocate a piece

## On the screen: what may be done with a thing, where it is more than one action

may-shift-own = Shift it
may-shift-dark = Shift it
may-stack = Draw a nebula
may-take = Take it
may-place-star = Place it on a corner
may-place-proto = Place it next to your life
may-place-stable = Place it on a side
may-place-nebula = Place it on an empty hex
may-complete = Complete it; choose the star to discard
may-discharge = Discharge it; choose what you gain
may-discharge-none = Discharge it
may-advance = Create advanced life here
may-buy = Buy a power card
may-use = Use it; choose the card to pay with
may-set = Turn in a set
may-supernova = Turn it into a supernova
may-stabilise = Stabilise it
may-move = Move it
may-end-nebula = End the turn
may-end-stabilise = End the turn; choose the proto-life
may-end-pass = End the turn
may-discard = Discard it
may-carry = Relocate it
may-spend = Pay with it
may-keep = Keep it
may-bottom = Put it at the bottom of the deck
may-flip = Turn it into a supernova
may-remove = Discard it
may-gain = Gain it
may-target = Choose this supernova
may-restore = Turn it back into a star
may-replace = Replace it
may-steps = Take the steps
may-protos = Take the proto-life
may-collect = Collect
may-done = Stop here

## On the screen: what a thing is

see-space = { $space }: { $piece }
see-empty = empty
see-space-nebula = { $space }: empty nebula space
see-nebula-lacks =
    { $number ->
        [one] { $space }, size-{ $size } nebula worth { $points } points: requires { $needs }; one star is still missing ({ $missing })
       *[other] { $space }, size-{ $size } nebula worth { $points } points: requires { $needs }; { $number } stars are still missing ({ $missing })
    }
see-nebula-ready = { $space }, size-{ $size } nebula: has everything it requires ({ $needs }), ready to complete for { $points } points
see-nebula-complete = { $space }: completed size-{ $size } nebula, { $points } points
see-nebula-living = { $space }: completed size-{ $size } nebula, { $points } points, with advanced life ({ $advanced })
see-chamber =
    { $ready ->
        [0] Time chamber: the crystal is on space { $position } of { $top }
        [one] Time chamber: one crystal is ready and brings { $next } points; the next is on space { $position } of { $top }
       *[other] Time chamber: { $ready } crystals are ready, the first brings { $next } points; the next is on space { $position } of { $top }
    }
see-track-supernova =
    { $count ->
        [one] { $count } supernova resource
       *[other] { $count } supernova resources
    }
see-track-dna = { $count } DNA
see-track-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
see-control =
    { $tokens ->
        [one] One token here; with the bonus of your cards: { $income }.
       *[other] { $tokens } tokens here; with the bonus of your cards: { $income }.
    }
see-token = Energy token of { $name } on { $control }
see-token-dark = Dark energy token on { $control }
see-shifts = { $left } of { $all } moves left
see-row-card = { $card } card in the row
see-hand =
    { $count ->
        [one] { $count } { $card } card in your hand
       *[other] { $count } { $card } cards in your hand
    }
see-slot =
    { $price ->
        [one] Slot { $slot } for a power card: costs { $price } card of one type
       *[other] Slot { $slot } for a power card: costs { $price } cards of one type
    }
see-waiting-star =
    { $count ->
        [one] { $count } { $star } star waiting to be placed
       *[other] { $count } { $star } stars waiting to be placed
    }
see-waiting-proto =
    { $count ->
        [one] { $count } proto-life waiting to be placed
       *[other] { $count } proto-life waiting to be placed
    }
see-supply-star =
    { $count ->
        [one] { $count } { $star } star left in the supply
       *[other] { $count } { $star } stars left in the supply
    }
see-supply-life = { $count } life tokens left in the supply
see-advanced-left = { $count } advanced life tokens left
see-stack = Size-{ $size } nebulae: { $stars } stars, { $least } to { $most } points each; { $count } left
stack-means = { $stars } stars, { $least } to { $most } points
see-power-deck = { $deck } power cards: { $count } left
see-galaxy = Show { $name }’s galaxy: { $points } points, { $hand } cards in hand

## On the screen: why something cannot be done

why-advance =
    { $count ->
        [one] Advanced life needs life on { $count } more side
       *[other] Advanced life needs life on { $count } more sides
    }
why-stabilise = Stabilising takes DNA
why-move = Moving takes a graviton
why-supernova-moves = Supernovas do not move
why-discharge =
    { $count ->
        [one] { $count } more step until it can be discharged
       *[other] { $count } more steps until it can be discharged
    }
why-track = None left this turn
why-token = You can only shift your own token and dark ones
why-take = You take cards while you collect
why-set =
    { $size ->
        [one] A card brings { $points } points
       *[other] { $size } cards of one type bring { $points } points
    }
why-slot =
    { $price ->
        [one] You need { $price } card in the craft phase (you have { $most })
       *[other] You need { $price } cards of one type in the craft phase (you have { $most })
    }
why-use-phase = You use power cards in the craft phase of your own turn
why-use-price = You cannot pay for it now: { $cost }
why-use-nothing = It would have no effect now
why-proto = New proto-life needs an empty side next to your life
why-nebula = A nebula needs an empty hex

## On the screen: before it is done

preview-complete =
    { $points ->
        [one] { $points } point; discards { $piece } on { $space }
       *[other] { $points } points; discards { $piece } on { $space }
    }
preview-left = costs { $count } × { $card }, leaves { $left }
pending-step = { $card }: { $step }
step-pay =
    { $count ->
        [one] choose the piece to pay with
       *[other] choose the pieces to pay with, { $count } to go
    }
step-choose =
    { $count ->
        [one] choose from what is marked
       *[other] choose from what is marked, up to { $count } more times
    }
loss-stars =
    { $count ->
        [one] { $count } { $star } star not placed
       *[other] { $count } { $star } stars not placed
    }
loss-protos = { $count } proto-life not placed
loss-nebula = nebula { $tile } not placed
loss-supernova =
    { $count ->
        [one] { $count } supernova resource not spent
       *[other] { $count } supernova resources not spent
    }
loss-dna = { $count } DNA not spent
loss-graviton =
    { $count ->
        [one] { $count } graviton not spent
       *[other] { $count } gravitons not spent
    }

## The log of the screen: one line for each effect

event-goal-revealed = A new goal appears: { $goal }
event-goal-scored =
    { $points ->
        [one] { $name } scores { $points } point for { $goal }
       *[other] { $name } scores { $points } points for { $goal }
    }
event-goal-scored-you =
    { $points ->
        [one] You score { $points } point for { $goal }
       *[other] You score { $points } points for { $goal }
    }
event-goal-discarded = The goal { $goal } leaves the track
event-row-filled = New card in the row: { $card }
event-token-placed = { $name }’s token goes to { $control }
event-token-placed-you = Your token goes to { $control }
event-dark-placed = A dark token goes to { $control }
event-own-shifted = { $name } shifts their own token from { $start } to { $end }
event-own-shifted-you = You shift your own token from { $start } to { $end }
event-dark-shifted = { $name } shifts a dark token from { $start } to { $end }
event-dark-shifted-you = You shift a dark token from { $start } to { $end }
event-card-taken = { $name } takes a { $card } card from the row
event-card-taken-you = You take a { $card } card from the row
event-card-drawn = { $name } draws a { $card } card from the deck
event-card-drawn-you = You draw a { $card } card from the deck
event-card-drawn-hidden = { $name } draws a card from the deck
event-card-drawn-hidden-you = You draw a card from the deck
event-nebula-drawn = { $name } draws nebula { $tile }
event-nebula-drawn-you = You draw nebula { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } gains { $count } { $star } star
       *[other] { $name } gains { $count } { $star } stars
    }
event-stars-gained-you =
    { $count ->
        [one] You gain { $count } { $star } star
       *[other] You gain { $count } { $star } stars
    }
event-protos-gained = { $name } gains { $count } proto-life
event-protos-gained-you = You gain { $count } proto-life
event-raised-supernova =
    { $count ->
        [one] { $name } gains { $count } supernova resource
       *[other] { $name } gains { $count } supernova resources
    }
event-raised-supernova-you =
    { $count ->
        [one] You gain { $count } supernova resource
       *[other] You gain { $count } supernova resources
    }
event-raised-dna = { $name } gains { $count } DNA
event-raised-dna-you = You gain { $count } DNA
event-raised-graviton =
    { $count ->
        [one] { $name } gains { $count } graviton
       *[other] { $name } gains { $count } gravitons
    }
event-raised-graviton-you =
    { $count ->
        [one] You gain { $count } graviton
       *[other] You gain { $count } gravitons
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } moves the crystal up { $steps } step{ $filled ->
            [0] {""}
           *[other] ; it reaches the top
        }
       *[other] { $name } moves the crystal up { $steps } steps{ $filled ->
            [0] {""}
           *[other] ; it reaches the top
        }
    }
event-crystal-stepped-you =
    { $steps ->
        [one] You move the crystal up { $steps } step{ $filled ->
            [0] {""}
           *[other] ; it reaches the top
        }
       *[other] You move the crystal up { $steps } steps{ $filled ->
            [0] {""}
           *[other] ; it reaches the top
        }
    }
event-star-placed = { $name } places star { $star } on { $space }
event-star-placed-you = You place star { $star } on { $space }
event-star-discarded = { $name } discards star { $star } from { $space }
event-star-discarded-you = You discard star { $star } from { $space }
event-proto-placed = { $name } places proto-life on { $space }
event-proto-placed-you = You place proto-life on { $space }
event-stable-placed = { $name } places stable life on { $space }
event-stable-placed-you = You place stable life on { $space }
event-nebula-placed = { $name } places nebula { $tile } on { $space }
event-nebula-placed-you = You place nebula { $tile } on { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } completes the nebula on { $space } for { $points } point
       *[other] { $name } completes the nebula on { $space } for { $points } points
    }
event-nebula-completed-you =
    { $points ->
        [one] You complete the nebula on { $space } for { $points } point
       *[other] You complete the nebula on { $space } for { $points } points
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } discharges the time chamber
        [one] { $name } discharges the time chamber for { $points } point
       *[other] { $name } discharges the time chamber for { $points } points
    }
event-chamber-discharged-you =
    { $points ->
        [0] You discharge the time chamber
        [one] You discharge the time chamber for { $points } point
       *[other] You discharge the time chamber for { $points } points
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } creates advanced life on { $space }, worth { $points } point
       *[other] { $name } creates advanced life on { $space }, worth { $points } points
    }
event-advanced-life-created-you =
    { $points ->
        [one] You create advanced life on { $space }, worth { $points } point
       *[other] You create advanced life on { $space }, worth { $points } points
    }
event-advanced-life-hidden = { $name } creates advanced life on { $space }
event-advanced-life-hidden-you = You create advanced life on { $space }
event-cards-paid =
    { $count ->
        [one] { $name } pays { $count } { $card } card
       *[other] { $name } pays { $count } { $card } cards
    }
event-cards-paid-you =
    { $count ->
        [one] You pay { $count } { $card } card
       *[other] You pay { $count } { $card } cards
    }
event-power-drawn = { $name } draws the power card { $card }
event-power-drawn-you = You draw the power card { $card }
event-power-drawn-hidden = { $name } draws a power card
event-power-drawn-hidden-you = You draw a power card
event-power-kept = { $name } keeps { $card } in slot { $slot }
event-power-kept-you = You keep { $card } in slot { $slot }
event-power-returned = { $name } puts { $card } at the bottom of its deck
event-power-returned-you = You put { $card } at the bottom of its deck
event-power-returned-hidden = { $name } puts a power card at the bottom of its deck
event-power-returned-hidden-you = You put a power card at the bottom of its deck
event-power-used = { $name } uses { $card }
event-power-used-you = You use { $card }
event-points-scored =
    { $points ->
        [one] { $name } scores { $points } point with cards
       *[other] { $name } scores { $points } points with cards
    }
event-points-scored-you =
    { $points ->
        [one] You score { $points } point with cards
       *[other] You score { $points } points with cards
    }
event-supernova-made = { $name } turns the star on { $space } into a supernova
event-supernova-made-you = You turn the star on { $space } into a supernova
event-supernova-restored = { $name } turns the supernova on { $space } back into a star
event-supernova-restored-you = You turn the supernova on { $space } back into a star
event-life-stabilised = { $name } stabilises the proto-life on { $space }
event-life-stabilised-you = You stabilise the proto-life on { $space }
event-life-discarded = { $name } discards the life on { $space }
event-life-discarded-you = You discard the life on { $space }
event-piece-moved = { $name } moves a piece from { $start } to { $end }
event-piece-moved-you = You move a piece from { $start } to { $end }
event-nebula-replaced = { $name } replaces nebula { $old } on { $space } with { $new }
event-nebula-replaced-you = You replace nebula { $old } on { $space } with { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } loses { $count } piece that was not placed
       *[other] { $name } loses { $count } pieces that were not placed
    }
event-pieces-lost-you =
    { $count ->
        [one] You lose { $count } piece that was not placed
       *[other] You lose { $count } pieces that were not placed
    }
event-card-discarded = { $name } discards a { $card } card
event-card-discarded-you = You discard a { $card } card
event-turn-started = Round { $round }: { $name }’s turn begins
event-turn-started-you = Round { $round }: your turn begins
event-game-ended = The game ends; advanced life is revealed

## The game in a line, and its options

about = Shift energy, grow nebulae and let life take hold in a galaxy of your own.
option-edition = Edition
option-edition-help = The printed editions differ in the cost of Pulsar and in the nebulae Stardust replaces; in the French one, hands over the limit are discarded before the final ranking too. Reconciled follows what most of them say.
option-edition-reconciled = Reconciled
option-edition-pl = Polish
option-edition-fr = French
option-edition-es = Spanish
option-event-horizon = Event Horizon is paid with
option-event-horizon-help = The rulebooks can be read either way.
option-event-horizon-track = a supernova resource from the track
option-event-horizon-token = a supernova from the board

## The first game: an opening turn that teaches

tutorial-welcome = Welcome to your galaxy. Over a few rounds you gather stars and life, and score for nebulae, time crystals, shared goals and advanced life. Whoever has the most points wins. Let us play your first turn together.
tutorial-galaxy = This is your galaxy. The clouds in the hexes are nebulae; the sockets inside show the stars they need. Stars stand on corners, so one star can serve three nebulae. Life lies on the sides. Three nebulae, an H star and a first proto-life are already there.
tutorial-goal = Goals move along their track, one space every round. When its countdown is over, a goal rewards whoever has the most. This one counts supernovas; the marbles show how everybody is doing.
tutorial-shift-own = A turn begins at the energy console. You have up to three moves clockwise, at least one of them with your own token. Click your marble A: it goes to Gravity, whose active reward is two He stars and a supernova.
tutorial-shift-dark = Dark tokens belong to nobody. Every token on a control, whatever its colour, adds one to what that control gives. Move a dark one from Light to Time, and watch the numbers while you point at it.
tutorial-collect = One move is left, but you may stop here. Press Collect: first you get the reward for your own token, then what all four controls give.
tutorial-take = Light gives you an energy card. Take one from the face-up row; you already hold two Time cards, so take Time.
tutorial-place = The pieces you gained wait below; whatever is not placed when your turn ends is lost. Click a waiting He star, then the marked corner 14 between your nebulae.
tutorial-place-again = The nebula on N5 needs two H and one He. Place the second He star on corner 23, next to the same nebula.
tutorial-supernova = One H is still missing, but a supernova stands for any star. Spend your supernova resource on the star at corner 23. It counts for the goal as well.
tutorial-complete = N5 lights up: it has everything it needs. Click it, then the star you discard for it, the He on corner 14. A completed nebula scores at once.
tutorial-move = Gravitons move stars and life to a neighbouring empty space, jumping over occupied ones. The H star in the middle has done its work for N5: click it, then corner 24, where it touches two unfinished nebulae.
tutorial-proto = New proto-life goes next to life you already have. Place yours on the marked side. Once all six sides of a completed nebula hold life, you can create advanced life there, worth up to eight points.
tutorial-buy = Cards of one type buy power cards: the first slot costs two. Click it, then your Time cards.
tutorial-keep = You paid two cards, so you see two power cards and keep one. Keep 4th Dimension. From your next turn on it also brings one more time crystal step.
tutorial-use = You may use a power card as often as you can pay for it. Use this one with your last Time card: the crystal climbs one step. On 6 it can be discharged for a star and points: 3 the first time, 21 the fifth.
tutorial-end = Unspent resources are lost now. As a last action you gain a nebula or stabilise a proto-life; creating advanced life does not use up stable life. Choose to stabilise, then the proto-life next to the centre.
tutorial-finish = Now you know everything that scores. The game ends when the time crystals or the goals run out. Point at anything to read about it, and press R for the rules. Enjoy!

# Why a move is good or bad, after "It", "the move".
reason-points-more = scores points
reason-points-less = gives up points
reason-nebulae-more = brings nebulae closer to completion
reason-nebulae-less = leaves less begun on your nebulae
reason-life-more = brings life closer to advanced life
reason-life-less = sets life back
reason-crystals-more = moves your time crystals up
reason-crystals-less = spends time crystals
reason-goals-more = improves your standing on the goals
reason-goals-less = weakens your standing on the goals
reason-cards-more = strengthens your hand and power cards
reason-cards-less = spends cards
reason-income-more = gives you more to place and to use
reason-income-less = uses up what was waiting
worth-points = points
worth-nebulae = nebulae
worth-life = life
worth-crystals = time crystals
worth-goals = goals
worth-cards = cards
worth-income = pieces to place
tutorial-first-done = That was a whole turn. Bo is next; click a small galaxy to see it large. Now let us jump ahead a few rounds, to what makes the big points.
tutorial-later = Round 5, and it is your turn to craft. A time crystal has reached 6 in its chamber, and there is life on all six sides of the completed nebula on N9. Both are worth points now.
tutorial-discharge = Discharge the chamber: click it, then the element you want. The crystal drops into a scoring space, 3 points for the first, and you gain a star of any kind. Choose an O star.
tutorial-place-discharged = The star waits like any other. Place it on the marked corner, where three nebulae meet.
tutorial-advance = Now the nebula on N9: with life on all its sides you create advanced life there. Click it. Proto-life around it is used up, stable life stays. You draw a token worth 4 to 8 points, which counts at the end and only you can see.
tutorial-goal-due = Look at the goals: the one for supernovas is due when this round ends. You have two supernovas and Bo has one, so it will be yours.
tutorial-end-round = You are the last player of the round. End your turn by stabilising the proto-life on the marked side.
tutorial-goal-won = Six points for the goal. The other goals have moved on by one space, and a new one has come. Always know which goal is due next.
