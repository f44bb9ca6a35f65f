# Crafting the Cosmos in English. The rules reference. A section is a title, a text (one paragraph a line) and what leads to it.

rules-overview-title = What the game is about
rules-overview-text =
    Everyone shapes a galaxy of their own: nebulae lie on hexes, stars stand on their corners, life lies on their sides. Whoever has the most points at the end wins.
    Points come from completed nebulae, from discharging the time chamber, from universal goals, from sets of energy cards and, at the very end, from advanced life.
    A game has at most eight rounds. It ends earlier if the time crystals in the supply run out.
rules-overview-see = overview

rules-setup-title = Set-up
rules-setup-text =
    The supply holds 6, 9 or 11 time crystals for 2, 3 or 4 players. Six of the sixteen universal goals form the goal deck; the first one lies on space 1 of the goal track. Four energy cards lie face up. Nebula tiles lie in three stacks by size; each type of power card has its deck next to its control.
    In the stack of advanced life, two tokens per player from the first group (bright green rim, worth 6 to 8 points) lie on top of the second group (no rim, worth 4 to 7).
    Everyone begins with one nebula of each size on the marked spaces, an H star in the middle, a proto-life on the white life space, a time crystal on 0, four power tokens and four energy cards from the deck.
    The energy tokens of all players and 4, 3 or 3 dark ones (for 2, 3 or 4 players) are placed in random order, one by one, clockwise from Light. The player whose own token was placed last goes first.
rules-setup-see = setup

rules-board-title = The galaxy board
rules-board-text =
    Twelve nebula spaces (N1 to N12) form three sectors of four: Δ, Ψ and Φ. Each has six star spaces on its corners (S1 to S37) and six life spaces on its sides (L1 to L48); neighbouring hexes share them.
    Stars are adjacent when they are the two ends of one side. Life spaces are adjacent when their sides meet in a corner. A star and a life space are adjacent when the star is at one end of that side.
    A nebula lies in one sector. A star or life space on a border belongs to every sector it touches; the middle star space S19 belongs to all three.
rules-board-see = board sector space S19 L28 N5

rules-turn-title = Round and turn
rules-turn-text =
    In a round everyone takes one whole turn, clockwise from the first player; then there is one end phase for all.
    A turn has two parts. In the energy phase you shift energy tokens and collect what the controls give. In the craft phase you build, in any order and as often as you can pay, and finish with the last action.
rules-turn-see = turn round

rules-shift-title = Shifting energy
rules-shift-text =
    You have up to three moves. Each takes your own token or a dark token one control on, clockwise: Light, Time, Gravity, Chemistry and back to Light. You never move another player’s token.
    Your own token must move at least once; the other moves are optional, and you choose the order.
    A control holds three tokens. A full one is jumped over, and the jump still counts as one move. With three moves and a jump your token can end where it began.
    Until you collect, you can take moves back.
rules-shift-see = token dark marble console

rules-collect-title = Collecting
rules-collect-text =
    First you take the active reward of the control your own token is on, then the passive reward of the same control, then the passive rewards of the others, clockwise.
    You gain a passive reward once for each energy token there, whoever owns it. Every power card you own adds its bonus resource to the reward of its control, even if no token is there. A card bought this turn pays from the next energy phase on.
    You collect everything before you begin to craft.
rules-collect-see = collect income

rules-controls-title = The four controls
rules-controls-text =
    Light: active 3 H stars; passive 1 energy card per token.
    Time: active 1 O star and 2 DNA; passive 1 time crystal step per token.
    Gravity: active 2 He stars and 1 supernova resource; passive 1 graviton per token.
    Chemistry: active 1 C star and 1 nebula from a stack of your choice; passive 1 proto-life per token.
rules-controls-see = control/light control/time control/gravity control/chemistry light time gravity chemistry

rules-energy-cards-title = Energy cards
rules-energy-cards-text =
    You take your cards one at a time, from the face-up row or from the deck, in any mix. The row is refilled to four only at the end of your energy phase.
    The hand limit of ten is checked only in the end phase.
    When a card must be drawn and the deck is empty, the discards are shuffled into a new deck. If the row, the deck and the discards are all empty, the remaining cards are lost.
rules-energy-cards-see = energy-card row deck hand discard

rules-crystals-title = Time crystals
rules-crystals-text =
    A step moves your crystal one space up the time chamber, from 0 to 6. When it reaches 6 it waits there; you take a new crystal from the supply, put it on 0 and go on with the remaining steps. This is the only way to get new crystals.
    Several crystals may wait on 6. Steps from power cards work the same way, so a crystal can reach 6 and be discharged in one turn.
    When the supply is empty, stand-ins are used for the rest of the round; they count as crystals, but the game ends with that round.
rules-crystals-see = crystal step

rules-shortages-title = When something runs out
rules-shortages-text =
    You cannot gain what the supply does not have: you take what is left and lose the rest. Only time crystals are replaced by stand-ins for the current round.
    If one nebula stack is empty you choose another; if all are empty you gain no nebula.
rules-shortages-see = shortage supply

rules-craft-title = The craft phase
rules-craft-text =
    You may place pieces, complete nebulae, discharge the time chamber, create advanced life, buy and use power cards, turn in sets of cards and spend supernova resources, DNA and gravitons, in any order.
    Pieces you gain wait beside the board until you place them. While they wait they cannot be turned over and do not count for anything.
    Whatever still waits at the end of the turn is lost: stars and life go back to the supply, nebulae to the bottom of their stacks.
rules-craft-see = craft waiting

rules-nebulae-title = Nebulae
rules-nebulae-text =
    Nebulae come in sizes 1, 2 and 3. You choose the size before drawing, then see the tile and may place it on any empty nebula space.
    A tile shows the stars it needs and the points it brings. Bigger nebulae need more stars, score more and count for more in the goals of their sector.
rules-nebulae-see = nebula tile 1-01 2-01 3-14 stack

rules-stars-title = Stars
rules-stars-text =
    There are hydrogen (H), helium (He), oxygen (O) and carbon (C) stars. A star goes on any empty star space.
    Every star has a supernova on its back.
rules-stars-see = star H He O C

rules-life-title = Life
rules-life-text =
    Proto-life goes on an empty life space next to life you already have, proto-life or stable life, even if it was placed a moment ago. If you have no life at all, it goes on the white starting space.
    Life tokens need not stay connected later on.
rules-life-see = proto life

rules-complete-title = Completing a nebula
rules-complete-text =
    The six corners of the nebula must hold the stars it needs. A supernova stands for one star of any type; its own type does not matter then. Spare stars do no harm.
    You score the points of the tile, discard one star or supernova of your choice from its corners, used or not, and turn the tile over. Life is not needed.
    Each nebula can be completed once, and you may leave a ready one for later. You finish one completion before the next: a shared star serves several nebulae as long as it is still there.
    The nebula from the last action cannot be completed in the same turn.
rules-complete-see = complete

rules-discharge-title = Discharging the time chamber
rules-discharge-text =
    With a crystal on 6 you may discharge: gain one star of any type, move the crystal to the next scoring space and score its points. The spaces are worth 3, 6, 10, 15 and 21 points.
    After the fifth, a discharge still gives the star but no points, and the crystal is put aside; such crystals do not count for the goal.
    If no star is left in the supply you still score. Three Time cards can give you something else instead of the star; you use one of them per discharge.
rules-discharge-see = chamber discharge

rules-advanced-life-title = Advanced life
rules-advanced-life-text =
    You may create advanced life on a completed nebula that has none yet and has life on all six sides. The proto-life around it goes back to the supply, even if a neighbouring nebula needed it; stable life stays.
    You take the top token of the stack and put it face down on the nebula. Only you know its value until it scores at the end of the game; how many you have is open information.
    Only Evolution gives a nebula a second token. Advanced life blocks nothing. When the stack is empty, no more can be created.
rules-advanced-life-see = advanced

rules-power-cards-title = Buying power cards
rules-power-cards-text =
    Choose a free slot and pay its price in energy cards of one type: 2, 3, 3 or 4 from top to bottom; you may fill the slots in any order. Draw as many power cards of that type as you paid, keep one in the slot and put the others at the bottom of their deck in any order.
    A slot stays taken for the whole game. Its power token goes to the control as a reminder of the bonus resource.
    If the deck holds fewer cards than you paid, you draw all of them; if it is empty, you cannot buy that type. Only you see what you drew; the card you keep is open.
rules-power-cards-see = power slot

rules-power-use-title = Using power cards
rules-power-use-text =
    You may use a power card in your craft phase as often as you can pay for it, even in the turn you bought it. Cards you pay go to the discards.
    You pay the cost first, then carry out the effect step by step; if the board or the supply allows less than the card says, the effect stops there. You must go on as long as you can; only Wormhole may be stopped early.
    A card is offered only if it can do something. Life paid as a cost leaves the board first, so the effect must still be possible without it.
rules-power-use-see = use cost

rules-sets-title = Five of a kind
rules-sets-text = Five energy cards of one type bring 6 points, as often as you can pay. The same cards cannot also pay for Speed of Light.
rules-sets-see = set

rules-supernovas-title = Supernovas
rules-supernovas-text =
    A supernova resource turns one of your stars on the board into a supernova. For a nebula, a supernova stands for one star of any type.
    For goals it is a type of its own: it counts in groups of stars and as a supernova, never as H, He, O or C. Gravitons cannot move it, but other stars can jump over it.
rules-supernovas-see = supernova

rules-stabilise-title = DNA and stable life
rules-stabilise-text = One DNA turns one proto-life on the board into stable life. Creating advanced life does not use up stable life, so it can serve several nebulae.
rules-stabilise-see = dna stable

rules-move-title = Gravitons and moving
rules-move-text = A graviton moves one star, one proto-life or one stable life to an adjacent empty space of its kind. It may jump over any number of occupied spaces of that kind in a row. Supernovas are never moved this way.
rules-move-see = graviton move

rules-last-action-title = The last action
rules-last-action-text =
    You finish your turn in one of two ways: gain a nebula of any size and place it at once, or stabilise one proto-life.
    You may end without a reward only if one of the two would give nothing: no empty nebula space or no tile left, or no proto-life on the board.
    Then everything still waiting is lost and the three tracks go back to 0. Supernovas on the board stay.
rules-last-action-see = last-action end-of-turn

rules-end-phase-title = The end phase
rules-end-phase-text =
    After the last player’s turn: all goals move one space on; a goal that reaches space 4 is scored and discarded; a new goal goes on space 1 if there is one left; then you check whether the game ends.
    If it goes on, players with more than ten cards discard down to ten, and the first player token passes to the left. With two players it stays where it is.
rules-end-phase-see = end-phase first-player

rules-goals-title = Universal goals
rules-goals-text =
    Each goal is scored once, in the third round it is on the track: the six goals in rounds 3 to 8. Whoever has the most scores 6 points, second place 3.
    In a tie for the most, everyone tied scores 6 and nobody scores for second place; in a tie for second, each scores 3. You need at least one of what the goal counts. With two players there is no second place.
    Only what is on the board counts, not what waits beside it.
rules-goals-see = goal goals

rules-end-title = End of the game
rules-end-text =
    The game ends in the end phase in which no time crystal is left in the supply or no goal is left. Goals still on the track are not scored, and hands are no longer cut to ten cards. Only in the French edition do players still discard down to ten before the final ranking.
    Advanced life is revealed and its points are added. A tie goes to whoever has more energy cards in hand; if that is equal too, the victory is shared.
rules-end-see = end ties

rules-secrets-title = What is hidden
rules-secrets-text =
    Only the owner knows a hand, the values of advanced life, and the power cards drawn and put back. How many cards and tokens everyone has is open, and so is everything on the boards.
    You can take back your own actions within your turn until something is drawn, something hidden is shown or somebody else acts.
rules-secrets-see = secrets

rules-editions-title = Editions
rules-editions-text =
    The printed rules differ in a few points, so a table can choose an edition. Pulsar costs 1 Gravity card and 1 graviton (reconciled and Spanish), any card and 1 graviton (Polish), or 1 Gravity card and 2 gravitons (French).
    Stardust replaces an unfinished nebula of size 1; in the French edition, any unfinished nebula. In the last end phase the French edition still has players discard down to ten cards, which can decide a tie; the others stop before that. Reconciled follows, point by point, what most editions say.
    A further option decides whether Event Horizon is paid with a supernova resource from the track (the default) or with a supernova from the board.
rules-editions-see = edition event-horizon-option

rules-reconstructed-title = What is reconstructed
rules-reconstructed-text =
    Known from the rulebooks: the rules, the number of pieces, the costs and effects of the power cards, the goals, and one nebula tile (H He He O C C for 10 points).
    Not known and therefore reconstructed: the layout of the player board (how many spaces it has, where its sectors and marked spaces lie); what the other 47 nebula tiles need and score; the bonus resource of each power card. That an unplaced nebula goes to the bottom of its stack is our own rule.
    The English names of the cards are our translations, except Special Relativity, Ionizing Radiation, Speed of Light and Solar Wind.
    Every entry in the file content.toml says whether it is known or reconstructed, so the owner of a printed copy can correct it.
rules-reconstructed-see = reconstructed

rules-power-generations-title = Generations
rules-power-generations-text = Instead of the star from a discharge: place three stable life on any empty life spaces, one after the other. They need no neighbour, and no proto-life is turned over for them.
rules-power-generations-see = power/generations

rules-power-expanding-universe-title = Expanding Universe
rules-power-expanding-universe-text = Instead of the star from a discharge: gain 2 H stars. If only one is left, you gain one.
rules-power-expanding-universe-see = power/expanding-universe

rules-power-black-hole-title = Black Hole
rules-power-black-hole-text = Instead of the star from a discharge: turn two of your stars into supernovas, or one if you have only one.
rules-power-black-hole-see = power/black-hole

rules-power-event-horizon-title = Event Horizon
rules-power-event-horizon-text = Costs any card and 1 supernova resource (or, with the option, a supernova from the board). Gain 2 time crystal steps or 2 proto-life, not one of each. The proto-life waits and is placed as usual.
rules-power-event-horizon-see = power/event-horizon

rules-power-fourth-dimension-title = 4th Dimension
rules-power-fourth-dimension-text = Costs 1 Time card. Gain 1 time crystal step.
rules-power-fourth-dimension-see = power/fourth-dimension

rules-power-special-relativity-title = Special Relativity
rules-power-special-relativity-text = Costs 2 cards of one type. Gain 2 time crystal steps.
rules-power-special-relativity-see = power/special-relativity

rules-power-quasar-title = Quasar
rules-power-quasar-text = Costs any card and 1 graviton. Gain 1 time crystal step.
rules-power-quasar-see = power/quasar

rules-power-nuclear-fusion-title = Nuclear Fusion
rules-power-nuclear-fusion-text = Costs 1 Time card. Discard one of your stars (not a supernova), then gain a star of any type, even the same. It waits as usual and may go on the space just freed.
rules-power-nuclear-fusion-see = power/nuclear-fusion

rules-power-genetic-drift-title = Genetic Drift
rules-power-genetic-drift-text = Costs any card. Move one proto-life once, as with a graviton, then stabilise it. If it can move, it must; if it cannot, it is stabilised where it is. You need a proto-life.
rules-power-genetic-drift-see = power/genetic-drift

rules-power-ionizing-radiation-title = Ionizing Radiation
rules-power-ionizing-radiation-text = Costs any card. Stabilise all proto-life next to one of your supernovas. You need a supernova with proto-life next to it.
rules-power-ionizing-radiation-see = power/ionizing-radiation

rules-power-evolution-title = Evolution
rules-power-evolution-text = Costs any card and three stable life from anywhere on your board. Add a second advanced life to a nebula that has exactly one. The life around the nebula does not matter.
rules-power-evolution-see = power/evolution

rules-power-abiogenesis-title = Abiogenesis
rules-power-abiogenesis-text = Costs 1 Chemistry card. Place one stable life on any empty life space. It is placed at once and needs no neighbour.
rules-power-abiogenesis-see = power/abiogenesis

rules-power-survival-of-the-fittest-title = Survival of the Fittest
rules-power-survival-of-the-fittest-text = Costs any card and one proto-life. Stabilise two proto-life, or one if only one is left. At least one must be left after paying.
rules-power-survival-of-the-fittest-see = power/survival-of-the-fittest

rules-power-speciation-title = Speciation
rules-power-speciation-text = Costs any card. Place one proto-life at once on an empty space next to your stable life.
rules-power-speciation-see = power/speciation

rules-power-photosynthesis-title = Photosynthesis
rules-power-photosynthesis-text = Costs any card. Stabilise all proto-life next to your O stars. A supernova is not an O star. You need an O star with proto-life next to it.
rules-power-photosynthesis-see = power/photosynthesis

rules-power-water-rich-comets-title = Water-Rich Comets
rules-power-water-rich-comets-text = Costs any card. Stabilise all proto-life next to your C stars. A supernova is not a C star. You need a C star with proto-life next to it.
rules-power-water-rich-comets-see = power/water-rich-comets

rules-power-molecular-cloud-title = Molecular Cloud
rules-power-molecular-cloud-text = Costs 2 Light cards. Gain an H star.
rules-power-molecular-cloud-see = power/molecular-cloud

rules-power-amino-acids-title = Amino Acids
rules-power-amino-acids-text = Costs 1 Chemistry card. Place one stable life on any empty life space. It is placed at once and needs no neighbour.
rules-power-amino-acids-see = power/amino-acids

rules-power-speed-of-light-title = Speed of Light
rules-power-speed-of-light-text = Costs 5 cards of one type. Score 6 points and gain a star of any type; you score even if no star is left.
rules-power-speed-of-light-see = power/speed-of-light

rules-power-time-dilation-title = Time Dilation
rules-power-time-dilation-text = Costs 1 Light card. Gain 1 time crystal step.
rules-power-time-dilation-see = power/time-dilation

rules-power-relativity-delta-title = Relativity Δ
rules-power-relativity-delta-text = Costs 2 Time cards. Gain a star of any type and place it at once in sector Δ or on its border.
rules-power-relativity-delta-see = power/relativity-delta

rules-power-relativity-psi-title = Relativity Ψ
rules-power-relativity-psi-text = Costs 2 Gravity cards. Gain a star of any type and place it at once in sector Ψ or on its border.
rules-power-relativity-psi-see = power/relativity-psi

rules-power-relativity-phi-title = Relativity Φ
rules-power-relativity-phi-text = Costs 2 Chemistry cards. Gain a star of any type and place it at once in sector Φ or on its border.
rules-power-relativity-phi-see = power/relativity-phi

rules-power-nuclear-fission-title = Nuclear Fission
rules-power-nuclear-fission-text = Costs 2 Time cards. Discard one of your stars (not a supernova), then gain a star of any type and 1 time crystal step.
rules-power-nuclear-fission-see = power/nuclear-fission

rules-power-binary-star-title = Binary Star
rules-power-binary-star-text = Costs any card and 1 graviton. Turn a supernova back into its star, then move that star once; the move is part of the effect. If the star can move, it must; if it cannot, it is only turned over.
rules-power-binary-star-see = power/binary-star

rules-power-core-collapse-title = Core Collapse
rules-power-core-collapse-text = Costs any card and 1 graviton. Turn one of your stars into a supernova.
rules-power-core-collapse-see = power/core-collapse

rules-power-stardust-title = Stardust
rules-power-stardust-text = Costs any card. Gain a nebula of size 1, which waits like any other; or replace an unfinished nebula of size 1 with a new one of size 2 on the same space. The old tile goes to the bottom of its own stack. For the French edition see Editions.
rules-power-stardust-see = power/stardust

rules-power-shooting-star-title = Shooting Star
rules-power-shooting-star-text = Costs 1 Gravity card. Relocate a star, a supernova or an unfinished nebula to any empty space of its kind. A completed nebula cannot be relocated, and a nebula takes nothing along.
rules-power-shooting-star-see = power/shooting-star

rules-power-solar-wind-title = Solar Wind
rules-power-solar-wind-text = Costs 2 Chemistry cards. Turn one of your stars into a supernova, then stabilise all proto-life next to it. You may do so even if there is none.
rules-power-solar-wind-see = power/solar-wind

rules-power-pulsar-title = Pulsar
rules-power-pulsar-text = Costs 1 Gravity card and 1 graviton. Gain 2 time crystal steps. The editions disagree about the cost; see Editions.
rules-power-pulsar-see = power/pulsar

rules-power-white-dwarf-title = White Dwarf
rules-power-white-dwarf-text = Costs 2 Time cards. Turn one of your stars into a supernova, then gain 1 time crystal step.
rules-power-white-dwarf-see = power/white-dwarf

rules-power-wormhole-title = Wormhole
rules-power-wormhole-text = Costs any card and one stable life from your board. Relocate up to three proto-life, or up to three stable life, to any empty life spaces, each token once. You may stop early.
rules-power-wormhole-see = power/wormhole

rules-goal-life-kinds-title = Goals: stable life, proto-life
rules-goal-life-kinds-text = The most stable life, or the most proto-life, anywhere on the board. They are two goals; neither counts the other kind.
rules-goal-life-kinds-see = goal/stable-life goal/proto-life

rules-goal-star-kinds-title = Goals: He, O or C stars
rules-goal-star-kinds-text = The most stars of that type on the board. Supernovas do not count, whatever they were before. There is no goal for H.
rules-goal-star-kinds-see = goal/stars-he goal/stars-o goal/stars-c

rules-goal-supernovas-title = Goal: supernovas
rules-goal-supernovas-text = The most supernovas on the board.
rules-goal-supernovas-see = goal/supernovas

rules-goal-star-group-title = Goal: largest group of stars
rules-goal-star-group-text = The most stars in one connected group without gaps. Supernovas count as stars here.
rules-goal-star-group-see = goal/largest-star-group

rules-goal-small-nebulae-title = Goal: completed size-1 nebulae
rules-goal-small-nebulae-text = The most completed nebulae of size 1.
rules-goal-small-nebulae-see = goal/completed-size-1

rules-goal-crystals-title = Goal: scored time crystals
rules-goal-crystals-text = The most crystals on scoring spaces, five at most. Crystals waiting on 6 or put aside do not count.
rules-goal-crystals-see = goal/crystals-on-scoring-spaces

rules-goal-living-stars-title = Goal: stars around advanced life
rules-goal-living-stars-text = The most stars and supernovas on the corners of nebulae with advanced life. A star touching two such nebulae counts once.
rules-goal-living-stars-see = goal/stars-touching-nebula-with-advanced-life

rules-goal-sector-life-title = Goals: life in a sector
rules-goal-sector-life-text = The most proto-life and stable life together in sector Δ, Ψ or Φ. Life on a border of the sector counts; advanced life does not.
rules-goal-sector-life-see = goal/life-delta goal/life-psi goal/life-phi

rules-goal-sector-sizes-title = Goals: nebulae of a sector
rules-goal-sector-sizes-text = The highest sum of the sizes of the completed nebulae in sector Δ, Ψ or Φ.
rules-goal-sector-sizes-see = goal/nebula-size-sum-delta goal/nebula-size-sum-psi goal/nebula-size-sum-phi
