# Crafting the Cosmos in English.
# action-<verb>: what a choice does. log-<verb>: what somebody did, after the name of who did it.
# In both, $first, $second and $third are the words after the verb, $count is how many there are.
# word-<id>: the name of a thing that has an id.

game-name = Crafting the Cosmos

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
word-nebula-size-sum-delta = Completed sizes in Δ
word-nebula-size-sum-phi = Completed sizes in Φ
word-nebula-size-sum-psi = Completed sizes in Ψ
word-proto-life = Proto-life
word-stable-life = Stable life
word-stars-c = C stars
word-stars-he = He stars
word-stars-o = O stars
word-stars-touching-nebula-with-advanced-life = Stars by advanced life
word-supernovas = Supernovas

## What each choice does

action-shift-own = Move your own energy token to the next control
action-shift-dark = Move a dark energy token on from { $first }
action-collect = Stop shifting and collect what the controls give
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
action-buy = Buy a { $second } power card into slot { $first }
action-keep = Keep { $first }
action-bottom = Put { $first } under its deck next
action-use =
    { $count ->
        [1] Use { $first }
       *[other] Use { $first }, paying with { $second }
    }
action-set = Turn in a set of { $first } cards for points
action-supernova = Spend the supernova resource: turn the star on { $first } into a supernova
action-stabilise = Stabilise the proto-life on { $first }
action-move = Move the piece on { $first } to { $second }
action-end-nebula = End the turn by gaining a nebula
action-end-stabilise = End the turn by stabilising the proto-life on { $first }
action-end-pass = End the turn without a last reward
action-discard = Discard a { $first } card down to the hand limit
action-flip = Turn the star on { $first } into a supernova
action-steps = Take the time crystal steps
action-protos = Take the proto-life
action-remove = Discard the star on { $first }
action-gain = Gain star { $first }
action-target = Let the supernova on { $first } radiate
action-spend = Pay with the piece on { $first }
action-restore = Turn the supernova on { $first } back into its star
action-replace = Replace the nebula on { $first } by a new size-2 nebula
action-carry = Carry the piece on { $first } to { $second }
action-done = Stop here

## What somebody did

log-shift-own = shifts the own token
log-shift-dark = shifts a dark token from { $first }
log-collect = collects
log-stack = draws from the size-{ $first } stack
log-take = takes { $first }
log-take-deck = draws a card
log-place-star = places { $first } on { $second }
log-place-proto = places proto-life on { $first }
log-place-stable = places stable life on { $first }
log-place-nebula = places nebula { $first } on { $second }
log-complete = completes the nebula on { $first }, giving up { $second }
log-discharge = discharges the time chamber for { $first }
log-discharge-none = discharges the time chamber
log-advance = creates advanced life on { $first }
log-buy = buys a { $second } power card into slot { $first }
log-keep = keeps { $first }
log-bottom = puts { $first } under its deck
log-use =
    { $count ->
        [1] uses { $first }
       *[other] uses { $first } with { $second }
    }
log-set = turns in a set of { $first }
log-supernova = makes a supernova on { $first }
log-stabilise = stabilises { $first }
log-move = moves { $first } to { $second }
log-end-nebula = ends the turn with a nebula
log-end-stabilise = ends the turn stabilising { $first }
log-end-pass = ends the turn
log-discard = discards { $first }
log-flip = makes a supernova on { $first }
log-steps = takes crystal steps
log-protos = takes proto-life
log-remove = discards the star on { $first }
log-gain = gains { $first }
log-target = lets { $first } radiate
log-spend = pays with { $first }
log-restore = turns { $first } back into a star
log-replace = replaces the nebula on { $first }
log-carry = carries { $first } to { $second }
log-done = stops

log-goal = new goal: { $first }
log-row = new in the row: { $first }
log-tile = nebula drawn: { $first }
log-hand = dealt to the hand: { $first }
log-token = energy tokens set in order: { $first }
log-power = power card drawn: { $first }
log-advanced = advanced life worth { $first }

## Whose turn, which phase, what is asked

status = Round { $round } · { $phase } · { $asked }
status-you = Your turn
status-other = { $name } is to act
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
pending-draw-token = the energy tokens are set out
pending-draw-power = power cards are drawn
pending-draw-advanced = advanced life is drawn
pending-choose-shift =
    { $left ->
        [0] { $who }: no move left, collect
        [one] { $who }: shift energy, { $left } of { $all } moves left{ $moved ->
            [yes] {""}
           *[no] ; your own token must still move
        }
       *[other] { $who }: shift energy, { $left } of { $all } moves left{ $moved ->
            [yes] , or collect
           *[no] ; your own token must move
        }
    }
pending-choose-card =
    { $left ->
        [one] { $who }: take the last energy card you are owed
       *[other] { $who }: take an energy card, { $left } are owed to you
    }
pending-choose-stack = { $who }: choose the stack your nebula comes from
pending-choose-craft = { $who }: craft, then end the turn
pending-choose-kept = { $who }: keep one of the drawn power cards
pending-choose-bottom = { $who }: put the other cards under the deck, first the upper one
pending-choose-effect = { $who }: { $card } takes effect
pending-choose-last-space = { $who }: place the last nebula of the turn
pending-choose-discard = { $who }: discard down to the hand limit
pending-game-over = the game is over

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
caution-waiting = Still unplaced, and lost at the end of the turn: { $pieces }.
caution-tracks = Still unspent, and gone at the end of the turn: { $tracks }.

## The table

title-galaxy = Galaxy · { $name }
title-console = Energy console
title-goals = Universal goals
title-board = Beside the board
title-powers = Power cards
title-players = All players
column-control = Control
column-tokens = Here
column-active = With own token
column-passive = All tokens
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
label-hand = Hand
label-chamber = Chamber
label-tracks = Tracks
label-waiting = Waiting
label-slots = Free slots
nothing = nothing
deck-of = { $deck } cards, { $discards } discarded
chamber-of = { $scored } scored, next { $next } points
track-supernova = supernova
track-dna = DNA
track-graviton = graviton
slot-price = { $slot } ({ $price } cards)
goal-in =
    { $rounds ->
        [1] this round
       *[other] in { $rounds } rounds
    }
goals-coming =
    { $count ->
        [0] no more goals come
        [one] { $count } more goal to come
       *[other] { $count } more goals to come
    }
supply-of = Supply: stars { $stars } · life { $life } · advanced life { $advanced } · nebulae { $stacks } · power cards { $powers }
crystals-left =
    { $count ->
        [0] no time crystal left: this is the last round
        [one] { $count } time crystal left until the end
       *[other] { $count } time crystals left until the end
    }
lacks = lacks { $stars }
ready = READY
done = complete
legend = H·5 star on S5  ✹ supernova  ○·7 proto-life on L7  ● stable

gain-stars = { $count } { $star }
gain-dna = { $count } DNA
gain-supernova = { $count } ✹
gain-nebula = { $count } nebula
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
cost-any = any card
cost-same = { $count } cards of one type
cost-graviton =
    { $count ->
        [one] { $count } graviton
       *[other] { $count } gravitons
    }
cost-supernova = { $count } supernova resource
cost-supernova-token = { $count } supernova from the board
cost-stable = { $count } stable life from the board
cost-proto = { $count } proto-life from the board
cost-discharge = in place of the star of a discharge

effect-abiogenesis = put stable life on any free life space
effect-amino-acids = put stable life on any free life space
effect-binary-star = turn a supernova back into its star, then move that star once
effect-black-hole = turn two of your stars into supernovas
effect-core-collapse = turn one of your stars into a supernova
effect-event-horizon = gain 2 time crystal steps or 2 proto-life
effect-evolution = add advanced life to a nebula that has exactly one
effect-expanding-universe = gain 2 H stars
effect-fourth-dimension = gain 1 time crystal step
effect-generations = put three stable life on any free life spaces
effect-genetic-drift = move a proto-life once, then it becomes stable
effect-ionizing-radiation = all proto-life next to one supernova becomes stable
effect-molecular-cloud = gain an H star
effect-nuclear-fission =
    { $edition ->
        [fr] discard a star or supernova, then gain any star and 1 time crystal step
        [es] discard a star or supernova, then gain any star and 1 time crystal step
       *[other] discard a star that is no supernova, then gain any star and 1 time crystal step
    }
effect-nuclear-fusion =
    { $edition ->
        [fr] discard a star or supernova, then gain any star
        [es] discard a star or supernova, then gain any star
       *[other] discard a star that is no supernova, then gain any star
    }
effect-photosynthesis = all proto-life next to your O stars becomes stable
effect-pulsar = gain 2 time crystal steps
effect-quasar = gain 1 time crystal step
effect-relativity-delta = gain any star and place it at once in sector Δ or on its border
effect-relativity-phi = gain any star and place it at once in sector Φ or on its border
effect-relativity-psi = gain any star and place it at once in sector Ψ or on its border
effect-shooting-star = carry a star, a supernova or an unfinished nebula to any free space of its kind
effect-solar-wind = turn a star into a supernova; all proto-life next to it becomes stable
effect-special-relativity = gain 2 time crystal steps
effect-speciation = place proto-life next to one of your stable life
effect-speed-of-light = score 6 points and gain any star
effect-stardust =
    { $edition ->
        [fr] gain a size-1 nebula, or replace an unfinished nebula by a new size-2 one
       *[other] gain a size-1 nebula, or replace an unfinished size-1 nebula by a new size-2 one
    }
effect-survival-of-the-fittest = stabilise two proto-life, or one if there is only one
effect-time-dilation = gain 1 time crystal step
effect-water-rich-comets = all proto-life next to your C stars becomes stable
effect-white-dwarf = turn a star into a supernova, then gain 1 time crystal step
effect-wormhole = carry up to three proto-life, or up to three stable life, to any free life spaces

power-line = { $name } ({ $cost }): { $effect }.
power-rules = { $name } is a { $deck } power card. Cost: { $cost }. Effect: { $effect }. In every later energy phase it also brings { $bonus }.
bonus-reconstructed = That bonus is a reconstruction: what the printed card says is not known here.

## Goals explained

goal-completed-size-1 = Completed nebulae of size 1.
goal-crystals-on-scoring-spaces = Time crystals on the scoring spaces; those put aside after the fifth do not count.
goal-largest-star-group = The largest group of neighbouring stars, supernovas included.
goal-life-delta = Proto-life and stable life in sector Δ, its borders included; advanced life does not count.
goal-life-phi = Proto-life and stable life in sector Φ, its borders included; advanced life does not count.
goal-life-psi = Proto-life and stable life in sector Ψ, its borders included; advanced life does not count.
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
goal-rules =
    { $seats ->
        [2] { $name }: { $counted } The most scores { $most } points, a tie for the most as well; at least one is needed.
       *[other] { $name }: { $counted } The most scores { $most } points, the second { $second }; tied players score the same, a tie for the most leaves no second place; at least one is needed.
    }

## Things explained by `rules`

rules-tile = Nebula { $tile }, size { $size }: needs { $needs } on its corners and scores { $points } points.
rules-control = { $name }: with your own token there you gain { $active }; every energy token there, of any colour, gives { $passive }.
rules-star = Stars stand on the corners of the hexes (S1 to S37). A supernova counts as any one star for a nebula, and as no star of its own type for goals.
rules-life = Life lies on the sides of the hexes (L1 to L48). New proto-life goes next to life you already have; stable life is not used up by advanced life.
rules-turn = A turn: shift up to three energy tokens clockwise, your own at least once; collect what the four controls give; craft in any order (place pieces, complete nebulae, discharge the time chamber, create advanced life, buy and use power cards); end with a nebula or a stabilised proto-life. What is not placed is lost.
rules-end = The game ends after the round in which the last time crystal leaves the supply, or when no goal is left; then advanced life scores.
rules-reconstructed = Known from the rulebooks: the rules, the numbers of pieces, costs and effects of the power cards, the goals. Reconstructed for this program: the shape of the player board and its sectors, the needs and points of the nebula tiles (all but one), and the bonus of each power card. The file content.toml of the game marks every entry, so that the owner of a printed copy can correct it.
rules-topics = Ask for: turn, end, star, life, reconstructed, a control (light), a card (pulsar), a goal (largest-star-group), a nebula (2-11).

## Scores by source

score-advanced-life = Advanced life
score-nebulae-1 = Nebulae of size 1
score-nebulae-2 = Nebulae of size 2
score-nebulae-3 = Nebulae of size 3
score-crystals = Time crystals
score-goals = Goals
score-cards = Energy cards
