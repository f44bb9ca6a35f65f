# Exoplanets in English. The rules reference. A section is a title, a text (one paragraph a line) and what leads to it.

rules-overview-title = What the game is about
rules-overview-text =
    Together you surround a young star with planets, and each of you wants to be the one whose life spreads over them. In five turns each, you add planets, gather energy, water and gas, create life and species, and complete secret goals.
    Whoever has the most points at the end wins. Points come from life and species on planets, from tiles under planets and from completed goals.
rules-overview-see = overview

rules-setup-title = Set-up
rules-setup-text =
    The star holds 10, 15 or 20 energy for 2, 3 or 4 players. Four planets from the bag form the first orbit, one in each row; two more begin the two stacks.
    Each row gets 3, 4 or 5 face-down space tiles, the places for the planets to come. There are 3 fusion and 3 flare markers with two players and 4 of each with more, and 4, 6 or 8 stimulation markers.
    Everyone takes a colour (orange, violet, green or white) and starts with 1 energy, 1 water, 1 gas, six life cubes and four species cylinders. Everyone is dealt three space tiles and returns one to the box face down.
rules-setup-see = setup

rules-system-title = Rows, orbits, neighbours
rules-system-text =
    Four rows lead away from the star. The first planets form orbit 1; planets at the same distance from the star form an orbit.
    The neighbours of a planet are the one before it and the one after it in the same row. Planets of the first orbit are not neighbours across the star. A planet is not its own neighbour, but it belongs to its row and its orbit.
    Nothing can be added to a full row. With two or three players a few places stay empty at the end.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planets
rules-planets-text =
    There are rocky planets (grey), super-earths (green), gas giants (violet) and ocean planets (blue). Each shows the cost of one step of life, one to three icons, and a resource icon on its left and on its right side.
    A water-or-gas icon is paid with either. The number of printed cost icons also says what life there is worth.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = A turn
rules-turn-text = First a planet is born: get one and place it. Then you create life, reveal goals and use effects, as often as you can and in any order. You decide when your turn ends.
rules-turn-see = turn

rules-birth-title = Getting a planet
rules-birth-text =
    Either draw two planets from the bag, choose one to place and put the other on top of one of the two stacks; or take the top planet of a stack. Never both.
    A stack you have emptied is refilled from the bag as soon as the planet is placed. If there is only one planet in the bag, you may draw it and must place it; if the bag is empty, you take from a stack. Only the top planet of a stack can be taken.
rules-birth-see = bag stack draw take

rules-placing-title = Placing a planet
rules-placing-text =
    The planet goes on the free place of a row nearest to the star and is never turned. You get 1 energy from the star and two resources from the cloud: those of the two icons that face each other where the new planet touches the one before it.
    Rows 1 and 2 grow to the right, rows 3 and 4 to the left, so different icons meet. Then you take the space tile of that place into your hand.
rules-placing-see = place seam

rules-resources-title = Energy, water and gas
rules-resources-text = Resources come from the cloud and go back to it when spent: 37 energy, 17 water and 17 gas in all. Everyone sees what you have. There is no limit and no trading.
rules-resources-see = resource energy water gas cloud

rules-life-title = Creating life
rules-life-text =
    One step puts one of your cubes on a planet without a species and costs everything the planet asks for. One, two and three cubes are levels 1 to 3. You may take several steps in a turn, on any planets.
    You need a cube in your supply. Several players may have cubes on one planet.
rules-life-see = life cube

rules-paying-title = What a step costs
rules-paying-text =
    The cost starts from the printed icons. Tiles in the same orbit may add icons; tiles in the same row may remove matching ones, the tile nearest to the star first, but never the last icon. Catalysis then removes one more icon of your choice, but never the last.
    A water-or-gas icon is paid with either, chosen anew for each step, and may serve as the water or gas a tile removes. Where Versatile chemistry applies, any resource pays for any icon.
    If there is only one way to pay, it is done at once; otherwise you choose. A changed cost never changes what life is worth.
rules-paying-see = pay cost

rules-species-title = Species
rules-species-text =
    Level 4 is a species: your cubes there go back to you and one cylinder takes their place. You may skip levels: pay all the missing steps at once, the full cost for each. You do not need the cubes in between.
    You can create a species only where you had at least one cube at the start of your turn; steps taken this turn then count as well. You can use the cubes that come back at once.
rules-species-see = species cylinder

rules-domination-title = Dominating a planet
rules-domination-text =
    A species dominates its planet: all other cubes leave it. Their owners take them back and get one resource of their choice for each; the active player is asked first, then the others clockwise. You get nothing for your own cubes.
    Nobody can create life there any more.
rules-domination-see = eviction

rules-stimulation-title = Stimulation and collision
rules-stimulation-text =
    Every planet on which you create or develop life gives you one stimulation marker, once per planet and turn. Spark of life counts too.
    When the last marker is taken, particles collide at once: everyone trades two markers for one resource of their choice, as often as possible. An odd marker is worth nothing. All markers go back. A planet that has already given its marker gives no other this turn.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Space tiles
rules-tiles-text = A space tile has two halves, a goal and an effect, and is used once: either reveal the goal or use the effect. You can use tiles only on your own turn, the new one as soon as you have it. There is no hand limit.
rules-tiles-see = tile hand

rules-goals-title = Goals
rules-goals-text =
    You may reveal a goal when you meet it. It is checked at that moment only and stays yours. A goal that you meet only during another player’s turn, or only at the end of the game, cannot be revealed then.
    The same goal is on more than one tile (on two, in our reconstruction), but you can score it only once; a second copy is only good for its effect.
    You do not have to reveal a goal you meet, but until you do a black hole can take it.
rules-goals-see = goal claim

rules-effects-title = Effects
rules-effects-text =
    An effect on grey works once, and the tile leaves the game. A tile with an effect on navy goes under a planet until the end, and the effect holds for everyone. There is never more than one tile under a planet; any planet without one will do, even one with life or a species of others.
    Using an effect means taking the marker printed on the tile, fusion or flare. In our reconstruction it is flare on grey tiles and fusion on navy ones.
    First comes the effect, then the marker, then the black hole or storm it may set off. An effect that could do nothing cannot be used; a tile can always go under a planet.
rules-effects-see = effect play

rules-fusion-title = Black hole
rules-fusion-text =
    When the last fusion marker is taken, a black hole opens at once. Everyone with a fusion marker loses a space tile of their choice from their hand; whoever has the most loses two, and so do tied players. The marker just taken counts.
    Lost tiles go to the box face down. Revealed goals are safe. Whoever has too few tiles loses what they have. Then all fusion markers go back.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Solar storm
rules-flare-text =
    When the last flare marker is taken, a solar storm breaks out at once. Everyone with a flare marker loses up to two gas; whoever has the most markers also loses one water, and so do tied players. Everyone who lost something takes 1 energy from the cloud.
    Without gas you lose nothing, not even water, and get nothing. Then all flare markers go back.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = The order of things
rules-order-text =
    A species: payment, cubes removed and cylinder placed, resources for the others, stimulation marker, collision. An effect: all its choices, then its marker, then black hole or storm. Afterwards the active player goes on.
    Where several players choose, the active player is asked first, then the others clockwise; each player makes all their choices before the next.
rules-order-see = order settling

rules-shortages-title = When something runs out
rules-shortages-text =
    If the cloud has none of a resource, you do not get it; where you may choose, choose another kind. If it has too few, you take what is there.
    Without a cube you cannot take a step, and without a cylinder you cannot create a species. Planets cannot run out.
rules-shortages-see = shortage

rules-end-title = End and scoring
rules-end-text =
    When the last energy has left the star, the active player finishes the turn and the game ends; everyone has had five turns.
    On each planet a cube scores 1 and a species 5, multiplied by the number of printed cost icons; a water-or-gas icon counts once. Then tiles under neighbouring planets add or subtract points, once for each player with life there; a planet never scores less than 0. Completed goals are added.
rules-end-see = end score points

rules-ties-title = Ties
rules-ties-text = The player with more completed goals wins, then the player with more species. If that is equal too, the victory is shared.
rules-ties-see = ties

rules-secrets-title = What is hidden
rules-secrets-text =
    Only its owner knows a space tile in hand, returned or lost. Resources, markers, revealed goals and the number of tiles are open.
    You can take back your own actions during your turn until something is drawn, something hidden is revealed or somebody else acts.
rules-secrets-see = secrets

rules-reconstructed-title = What is reconstructed
rules-reconstructed-text =
    Known from the rulebook: the rules, the numbers of pieces, the names and points of the goals Aggressive Parasites (2 points) and Extreme Conditions (4 points), the effect that gives two resources of any kind and its flare marker (here Cosmic dust), and a few planets and effects from its examples.
    Not known and therefore reconstructed: the icons of the planets, the conditions of all goals, nearly all goals and effects of the space tiles, that each goal is on two tiles, that grey tiles take flare markers and navy ones fusion markers, and the directions in which the rows grow.
    Every entry of the file content.toml says which it is, so that the owner of a printed copy can correct it.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites
rules-goal-parasites-text = 2 points. On a planet without a species you have more cubes than another player who has at least one there.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions
rules-goal-extreme-text = 4 points. You have level 2 or higher on two different planets with three cost icons. A species is level 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle, Green Belt, Cloud Dwellers, Deep Sea
rules-goal-types-text = 2 points each. You have life or a species on two rocky planets, two super-earths, two gas giants or two ocean planets.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone, Lords of the Green, Lords of the Clouds, Lords of the Deep
rules-goal-lords-text = 3 points each. You have a species on a rocky planet, a super-earth, a gas giant or an ocean planet.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity
rules-goal-biodiversity-text = 3 points. You have life or a species on planets of all four types.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding
rules-goal-seeding-text = 3 points. You have life or a species on six different planets.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring
rules-goal-ring-text = 3 points. You have life or a species on three planets of the same orbit.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment
rules-goal-alignment-text = 4 points. You have life or a species on three planets that follow each other in one row.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds, Outer Reaches
rules-goal-reaches-text = 2 points each. You have life or a species on two planets of orbit 1; on two planets of orbit 3 or farther out.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup
rules-goal-soup-text = 2 points. You have at least 2 energy, 2 water and 2 gas. You keep them.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension
rules-goal-ascension-text = 4 points. You have two species.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis
rules-goal-symbiosis-text = 2 points. On two planets you have cubes and at least one other player has cubes too.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Cosmic dust, Solar wind, Ice shower, Gas cloud
rules-effect-resources-text = Cosmic dust: take 2 resources of any kind. Solar wind: take 3 energy. Ice shower: take 3 water. Gas cloud: take 3 gas.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Accretion
rules-effect-accretion-text = Choose a planet in the system. Take the resources of its two side icons and 1 energy. At least one of the three must be in the cloud.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutation
rules-effect-transmutation-text = Swap up to three of your resources, one by one, for others from the cloud, then take one of any kind. You may stop swapping early.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Catalysis
rules-effect-catalysis-text = Choose a planet without a species. Until the end of the turn every step you pay there costs one icon less, chosen for each step, but never less than one. You cannot pay the full cost instead. Two Catalyses on one planet add up.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Spark of life
rules-effect-spark-text = Place one of your cubes for free on a planet without a species that has at most two cost icons and fewer than three of your cubes. You get the stimulation marker, but it does not count as life at the start of your turn.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Radiation belt, Fertile dust
rules-effect-neighbours-text = Under a planet. At the end every player with life or a species on a neighbour of that planet scores 2 points less there (Radiation belt) or 2 points more (Fertile dust), once for each neighbour.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Dense atmosphere, Drought, Long eclipse
rules-effect-orbit-text = Under a planet. Every planet of its orbit, including later ones, costs 1 gas more (Dense atmosphere), 1 water more (Drought) or 1 energy more (Long eclipse).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Greenhouse, Icy comets, Nebula
rules-effect-row-text = Under a planet. Every planet of its row, including later ones, costs 1 energy less (Greenhouse), 1 water less (Icy comets) or 1 gas less (Nebula) if its cost has that icon, but never less than one icon.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Versatile chemistry
rules-effect-chemistry-text = Under a planet. There and on its neighbours any icon may be paid with any resource.
rules-effect-chemistry-see = effect/versatile-chemistry
