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
        [0] { status-you }: no move left, collect
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
        [one] { status-you }: take the last energy card you are owed
       *[other] { status-you }: take an energy card, { $left } are owed to you
    }
pending-choose-stack = { status-you }: choose the stack your nebula comes from
pending-choose-craft = { status-you }: craft, then end the turn
pending-choose-kept = { status-you }: keep one of the drawn power cards
pending-choose-bottom = { status-you }: put the other cards under the deck, first the upper one
pending-choose-effect = { status-you }: { $card } takes effect
pending-choose-last-space = { status-you }: place the last nebula of the turn
pending-choose-discard = { status-you }: discard down to the hand limit
pending-game-over = the game is over

other-choose-shift = { $name } is shifting energy, { $left } of { $all } moves left
other-choose-card = { $name } is taking energy cards, { $left } to go
other-choose-stack = { $name } is choosing the stack for a new nebula
other-choose-craft = { $name } is crafting
other-choose-kept = { $name } is choosing a power card
other-choose-bottom = { $name } is putting cards back under the deck
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
card-bonus = In every energy phase it also brings { $bonus }.
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
label-slot = Slot { $slot }
label-ending = End of the turn
label-end-nebula = End: gain a nebula
label-end-stabilise = End: stabilise a life
label-end-pass = End without reward
hand-of = { $count } of { $limit }
tip-idle = What may be done is marked. Point at anything to read about it.
tip-target = Now choose where, or a marked thing that goes with it.
tip-watch = Point at anything to read about it.
tip-choose-shift = Click a token: it moves clockwise to the next control. The control with your own token gives what its lower corner shows; every control gives its upper reward once for each token.
tip-choose-shift-tap = Tap a token to see what moving it to the next control would bring; tap it again to move it. The control with your own token gives what its lower corner shows; every control gives its upper reward once for each token.
tip-choose-card = Click a card of the row, or the deck for an unknown one. Cards of one type buy power cards and pay for them.
tip-choose-craft = Click a waiting piece, then a marked place. A nebula whose sockets are all filled can be completed. All in any order; end the turn last.
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
group-target = Let a supernova radiate
group-spend = Pay with a piece
group-restore = Restore a supernova
group-replace = Replace a nebula
group-carry = Carry a piece

## On the screen: what may be done with a thing, where it is more than one action

may-shift-own = Shift it
may-shift-dark = Shift it
may-stack = Draw a nebula
may-take = Take it
may-place-star = Place it on a corner
may-place-proto = Place it beside your life
may-place-stable = Place it on a side
may-place-nebula = Place it on a free hex
may-complete = Complete it; choose the star to discard
may-discharge = Discharge it; choose what for
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
may-carry = Carry it
may-spend = Pay with it
may-keep = Keep it
may-bottom = Put it under the deck
may-flip = Turn it into a supernova
may-remove = Discard it
may-gain = Gain it
may-target = Let it radiate
may-restore = Turn it back into a star
may-replace = Replace it
may-steps = Take the steps
may-protos = Take the proto-life
may-collect = Collect
may-done = Stop here

## On the screen: what a thing is

see-space = { $space }: { $piece }
see-empty = empty
see-space-nebula = { $space }: free for a nebula
see-nebula-lacks =
    { $number ->
        [one] { $space }, nebula of size { $size } for { $points } points: asks for { $needs }, still lacks one of { $missing }
       *[other] { $space }, nebula of size { $size } for { $points } points: asks for { $needs }, still lacks { $number } of { $missing }
    }
see-nebula-ready = { $space }, nebula of size { $size }: all of { $needs } is there, ready to be completed for { $points } points
see-nebula-complete = { $space }: completed nebula of size { $size }, { $points } points
see-nebula-living = { $space }: completed nebula of size { $size }, { $points } points, with advanced life ({ $advanced })
see-chamber =
    { $ready ->
        [0] Time chamber: the crystal is at { $position } of { $top }
        [one] Time chamber: one crystal is ready and brings { $next } points; the next is at { $position } of { $top }
       *[other] Time chamber: { $ready } crystals are ready, the first brings { $next } points; the next is at { $position } of { $top }
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
        [one] One token here, bonus of your cards { $bonus }: { $count } in all.
       *[other] { $tokens } tokens here, bonus of your cards { $bonus }: { $count } in all.
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
        [one] { $count } star { $star } waits to be placed
       *[other] { $count } stars { $star } wait to be placed
    }
see-waiting-proto =
    { $count ->
        [one] { $count } proto-life waits to be placed
       *[other] { $count } proto-life wait to be placed
    }
see-supply-star =
    { $count ->
        [one] { $count } star { $star } left in the supply
       *[other] { $count } stars { $star } left in the supply
    }
see-supply-life = { $count } life tokens left in the supply
see-advanced-left = { $count } advanced life left
see-stack = Stack of size-{ $size } nebulae: { $count } left
see-power-deck = { $deck } power cards: { $count } left
see-galaxy = Show the galaxy of { $name }: { $points } points, { $hand } cards in hand

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
why-token = Only your own token and dark ones are yours to shift
why-take = Cards are taken while you collect
why-set =
    { $size ->
        [one] A card brings { $points } points
       *[other] { $size } of one type bring { $points } points
    }
why-slot =
    { $price ->
        [one] You need { $price } card of one type in the craft phase (you have { $most })
       *[other] You need { $price } cards of one type in the craft phase (you have { $most })
    }
why-use-phase = Power cards are used in the craft phase of your own turn
why-use-price = Its price cannot be paid now: { $cost }
why-use-nothing = It has nothing to work on now
why-proto = New proto-life needs a free side next to your life
why-nebula = A nebula needs a free hex

## On the screen: before it is done

preview-complete =
    { $points ->
        [one] { $points } point; gives up { $piece } on { $space }
       *[other] { $points } points; gives up { $piece } on { $space }
    }
preview-left = costs { $count } × { $card }, leaves { $left }
pending-step = { status-you }: { $card }: { $step }
step-pay =
    { $count ->
        [one] choose the piece that pays for it
       *[other] choose the pieces that pay for it, { $count } to go
    }
step-choose =
    { $count ->
        [one] choose among what is marked
       *[other] choose among what is marked, up to { $count } more times
    }
loss-stars =
    { $count ->
        [one] { $count } star { $star } not placed
       *[other] { $count } stars { $star } not placed
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
event-goal-discarded = The goal { $goal } leaves the track
event-row-filled = { $card } comes into the row
event-token-placed = The token of { $name } goes to { $control }
event-dark-placed = A dark token goes to { $control }
event-own-shifted = { $name } shifts the own token from { $start } to { $end }
event-dark-shifted = { $name } shifts a dark token from { $start } to { $end }
event-card-taken = { $name } takes { $card } from the row
event-card-drawn = { $name } draws { $card } from the deck
event-card-drawn-hidden = { $name } draws a card from the deck
event-nebula-drawn = { $name } draws nebula { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } gains { $count } star { $star }
       *[other] { $name } gains { $count } stars { $star }
    }
event-protos-gained = { $name } gains { $count } proto-life
event-raised-supernova =
    { $count ->
        [one] { $name } gains { $count } supernova resource
       *[other] { $name } gains { $count } supernova resources
    }
event-raised-dna = { $name } gains { $count } DNA
event-raised-graviton =
    { $count ->
        [one] { $name } gains { $count } graviton
       *[other] { $name } gains { $count } gravitons
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
event-star-placed = { $name } places star { $star } on { $space }
event-star-discarded = { $name } discards star { $star } from { $space }
event-proto-placed = { $name } places proto-life on { $space }
event-stable-placed = { $name } places stable life on { $space }
event-nebula-placed = { $name } places nebula { $tile } on { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } completes the nebula on { $space } for { $points } point
       *[other] { $name } completes the nebula on { $space } for { $points } points
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } discharges the time chamber
        [one] { $name } discharges the time chamber for { $points } point
       *[other] { $name } discharges the time chamber for { $points } points
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } creates advanced life on { $space }, worth { $points } point
       *[other] { $name } creates advanced life on { $space }, worth { $points } points
    }
event-advanced-life-hidden = { $name } creates advanced life on { $space }
event-cards-paid =
    { $count ->
        [one] { $name } pays { $count } { $card } card
       *[other] { $name } pays { $count } { $card } cards
    }
event-power-drawn = { $name } draws the power card { $card }
event-power-drawn-hidden = { $name } draws a power card
event-power-kept = { $name } keeps { $card } in slot { $slot }
event-power-returned = { $name } puts { $card } under its deck
event-power-returned-hidden = { $name } puts a power card under its deck
event-power-used = { $name } uses { $card }
event-points-scored =
    { $points ->
        [one] { $name } scores { $points } point with cards
       *[other] { $name } scores { $points } points with cards
    }
event-supernova-made = { $name } turns the star on { $space } into a supernova
event-supernova-restored = { $name } turns the supernova on { $space } back into a star
event-life-stabilised = { $name } stabilises the life on { $space }
event-life-discarded = { $name } discards the life on { $space }
event-piece-moved = { $name } moves a piece from { $start } to { $end }
event-nebula-replaced = { $name } replaces nebula { $old } on { $space } by { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } loses { $count } piece that was not placed
       *[other] { $name } loses { $count } pieces that were not placed
    }
event-card-discarded = { $name } discards a { $card } card
event-turn-started = Round { $round }: the turn of { $name } begins
event-game-ended = The game ends; advanced life is turned face up

## The game in a line, and its options

about = Shift energy, grow nebulae and let life take hold in a galaxy of your own.
option-edition = Edition
option-edition-help = The printed editions differ in a few cards. The reconciled one follows what most of them say.
option-edition-reconciled = Reconciled
option-edition-pl = Polish
option-edition-fr = French
option-edition-es = Spanish
option-event-horizon = Event Horizon is paid with
option-event-horizon-help = The rulebook can be read both ways.
option-event-horizon-track = the supernova resource of the track
option-event-horizon-token = a supernova from the board

## The first game: an opening turn that teaches

tutorial-welcome = Welcome, maker of a galaxy. Over a handful of rounds you gather stars and life, and score for nebulae, time crystals, shared goals and advanced life. Most points win. Let us play your first turn together.
tutorial-galaxy = This is your galaxy. Clouds in the hexes are nebulae; the sockets inside show the stars they ask for. Stars stand on corners, so one star can serve three nebulae. Life lies on the sides. Three nebulae, an H star and a first proto-life are already there.
tutorial-goal = Goals move along their track, one space every round. In the round of its countdown a goal pays whoever has the most. This one counts supernovas; the marbles show how everybody stands.
tutorial-shift-own = A turn begins at the energy console. You may shift up to three tokens clockwise, and your own at least once. Click your marble A: it goes to Gravity, whose own reward is two He stars and a supernova.
tutorial-shift-dark = Dark tokens belong to nobody. Every token on a control, whatever its colour, adds one to what that control gives. Move a dark one from Light to Time and watch the numbers while you point at it.
tutorial-collect = One move is left, but you may stop here. Press Collect: first comes the reward of your own token, then what all four controls give.
tutorial-take = Light gives you an energy card. Take one from the open row; you already hold two Time cards, so take Time.
tutorial-place = The pieces you gained wait below; whatever is not placed when the turn ends is lost. Click a waiting He star, then the marked corner 14 between your nebulae.
tutorial-place-again = The nebula on N5 asks for two H and one He. Place the second He star on corner 23, beside the same nebula.
tutorial-supernova = One H is still missing, but a supernova stands for any star. Spend your supernova resource on the star at corner 23. It counts for the goal as well.
tutorial-complete = N5 is lit up: everything it asks for is there. Click it, then the star you give up for it, the He on corner 14. A completed nebula scores at once.
tutorial-move = Gravitons move stars and life to a neighbouring free space, jumping over occupied ones. The H star in the middle has done its work at N5: click it, then corner 24, where it touches two open nebulae.
tutorial-proto = New proto-life goes next to life you already have. Place yours on the marked side. Six sides full of life around a completed nebula can become advanced life, worth up to eight points.
tutorial-buy = Cards of one type buy power cards: the first slot costs two. Click it, then your Time cards.
tutorial-keep = You paid two cards, so you see two power cards and keep one. Keep the 4th Dimension. From your next turn on it also brings one more time crystal step.
tutorial-use = Power cards can be used as often as you can pay. Use it with your last Time card: the crystal climbs one step. At 6 it can be discharged for a star and points, 3 the first time, 21 the fifth.
tutorial-end = Unspent resources vanish now. As a last action you gain a nebula or stabilise a proto-life; stable life is not used up by advanced life. Choose to stabilise, then the proto-life beside the centre.
tutorial-finish = That was a whole turn. Bo is next; click a small galaxy to see it large. The game ends when the time crystals or the goals run out. Point at anything to read about it, and press R for the rules. Enjoy!

# Why a move is good or bad, after "It", "the move".
reason-points-more = scores at once
reason-points-less = gives up points
reason-nebulae-more = brings nebulae closer to completion
reason-nebulae-less = uses up what unfinished nebulae promised
reason-life-more = lets life grow towards advanced life
reason-life-less = sets life back
reason-crystals-more = raises your time crystals
reason-crystals-less = spends time crystals
reason-goals-more = improves your standing on the goals
reason-goals-less = weakens your standing on the goals
reason-cards-more = strengthens your hand and power cards
reason-cards-less = spends cards
reason-income-more = brings in more to place and to use
reason-income-less = uses up what was waiting
