# Exoplanets en français. La référence des règles. Une section est un titre, un texte (un paragraphe par ligne) et ce qui y mène.

rules-overview-title = Le but du jeu
rules-overview-text =
    Ensemble, vous entourez une jeune étoile de planètes, et chacun veut que ce soit sa vie qui s’y répande. En cinq tours chacun, vous ajoutez des planètes, rassemblez énergie, eau et gaz, créez la vie et des espèces, et atteignez des objectifs secrets.
    Celui qui a le plus de points à la fin gagne. Les points viennent de la vie et des espèces sur les planètes, des tuiles sous les planètes et des objectifs atteints.
rules-overview-see = overview

rules-setup-title = Mise en place
rules-setup-text =
    L’étoile contient 10, 15 ou 20 énergies pour 2, 3 ou 4 joueurs. Quatre planètes du sac forment la première orbite, une par rangée ; deux autres commencent les deux piles.
    Chaque rangée reçoit 3, 4 ou 5 tuiles Espace face cachée : ce sont les places des planètes à venir. Il y a 3 marqueurs fusion et 3 marqueurs éruption à deux joueurs, 4 de chaque au-delà, et 4, 6 ou 8 marqueurs stimulation.
    Chacun prend une couleur (orange, violet, vert ou blanc) et commence avec 1 énergie, 1 eau, 1 gaz, six cubes de vie et quatre cylindres d’espèce. Chacun reçoit trois tuiles Espace et en remet une dans la boîte, face cachée.
rules-setup-see = setup

rules-system-title = Rangées, orbites, voisines
rules-system-text =
    Quatre rangées partent de l’étoile. Les premières planètes forment l’orbite 1 ; les planètes à la même distance de l’étoile forment une orbite.
    Les voisines d’une planète sont la précédente et la suivante de la même rangée. Les planètes de la première orbite ne sont pas voisines à travers l’étoile. Une planète n’est pas sa propre voisine, mais elle fait partie de sa rangée et de son orbite.
    On ne peut plus rien ajouter à une rangée pleine. À deux ou trois joueurs, quelques places restent vides à la fin.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planètes
rules-planets-text =
    Il y a des planètes rocheuses (grises), des super-Terres (vertes), des géantes gazeuses (violettes) et des planètes océans (bleues). Chacune montre le coût d’une étape de vie, d’une à trois icônes, et une icône de ressource à gauche et à droite.
    Une icône « eau ou gaz » se paie avec l’un ou l’autre. Le nombre d’icônes de coût imprimées dit aussi ce que vaut la vie à cet endroit.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Un tour
rules-turn-text = D’abord naît une planète : obtenez-en une et placez-la. Ensuite vous créez la vie, révélez des objectifs et utilisez des effets, autant de fois que possible et dans n’importe quel ordre. C’est vous qui décidez de la fin de votre tour.
rules-turn-see = turn

rules-birth-title = Obtenir une planète
rules-birth-text =
    Soit vous piochez deux planètes dans le sac, en choisissez une à placer et posez l’autre sur une des deux piles ; soit vous prenez la planète du dessus d’une pile. Jamais les deux.
    Une pile que vous avez vidée est complétée depuis le sac dès que la planète est placée. S’il ne reste qu’une planète dans le sac, vous pouvez la piocher et devez la placer ; si le sac est vide, vous prenez sur une pile. Seule la planète du dessus d’une pile peut être prise.
rules-birth-see = bag stack draw take

rules-placing-title = Placer une planète
rules-placing-text =
    La planète va sur la place libre d’une rangée la plus proche de l’étoile, sans jamais être tournée. Vous recevez 1 énergie de l’étoile et deux ressources du nuage : celles des deux icônes qui se font face là où la nouvelle planète touche la précédente.
    Les rangées 1 et 2 s’allongent vers la droite, les rangées 3 et 4 vers la gauche : ce ne sont donc pas les mêmes icônes qui se touchent. Ensuite vous prenez en main la tuile Espace de cette place.
rules-placing-see = place seam

rules-resources-title = Énergie, eau et gaz
rules-resources-text = Les ressources viennent du nuage et y retournent une fois dépensées : 37 énergies, 17 eaux et 17 gaz en tout. Tout le monde voit ce que vous avez. Il n’y a ni limite ni échange entre joueurs.
rules-resources-see = resource energy water gas cloud

rules-life-title = Créer la vie
rules-life-text =
    Une étape pose un de vos cubes sur une planète sans espèce et coûte tout ce que la planète demande. Un, deux et trois cubes sont les niveaux 1 à 3. Vous pouvez faire plusieurs étapes dans un tour, sur les planètes de votre choix.
    Il vous faut un cube en réserve. Plusieurs joueurs peuvent avoir des cubes sur une même planète.
rules-life-see = life cube

rules-paying-title = Ce que coûte une étape
rules-paying-text =
    Le coût part des icônes imprimées. Les tuiles de la même orbite peuvent ajouter des icônes ; les tuiles de la même rangée peuvent retirer celles qui correspondent, en commençant par la tuile la plus proche de l’étoile, mais jamais la dernière icône. Catalyse en retire ensuite une autre au choix, mais jamais la dernière.
    Une icône « eau ou gaz » se paie avec l’un ou l’autre, au choix à chaque étape, et peut compter comme l’eau ou le gaz qu’une tuile retire. Là où agit Chimie polyvalente, toute icône se paie avec n’importe quelle ressource.
    S’il n’y a qu’une façon de payer, c’est fait aussitôt ; sinon vous choisissez. Un coût modifié ne change jamais ce que vaut la vie.
rules-paying-see = pay cost

rules-species-title = Espèces
rules-species-text =
    Le niveau 4 est une espèce : vos cubes vous reviennent et un cylindre prend leur place. Vous pouvez sauter des niveaux : payez d’un coup toutes les étapes manquantes, le coût entier pour chacune. Les cubes intermédiaires ne sont pas nécessaires.
    Vous ne pouvez créer une espèce que là où vous aviez au moins un cube au début de votre tour ; les étapes faites pendant ce tour comptent alors aussi. Les cubes qui reviennent sont utilisables aussitôt.
rules-species-see = species cylinder

rules-domination-title = Dominer une planète
rules-domination-text =
    Une espèce domine sa planète : tous les autres cubes la quittent. Leurs propriétaires les reprennent et reçoivent une ressource au choix pour chacun, le joueur actif d’abord, puis dans le sens horaire. Vos propres cubes ne rapportent rien.
    Plus personne ne peut y créer la vie.
rules-domination-see = eviction

rules-stimulation-title = Stimulation et collision
rules-stimulation-text =
    Chaque planète où vous créez ou développez la vie vous donne un marqueur stimulation, une fois par planète et par tour. Étincelle de vie compte aussi.
    Quand le dernier marqueur est pris, les particules entrent aussitôt en collision : chacun échange deux marqueurs contre une ressource au choix, autant de fois que possible. Un marqueur isolé ne vaut rien. Tous les marqueurs sont remis en place. Une planète qui a donné son marqueur n’en donne pas d’autre ce tour-ci.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Tuiles Espace
rules-tiles-text = Une tuile Espace a deux moitiés, un objectif et un effet, et ne sert qu’une fois : vous révélez l’objectif ou vous utilisez l’effet. Les tuiles ne s’utilisent que pendant votre tour, la nouvelle dès que vous l’avez. Il n’y a pas de limite de main.
rules-tiles-see = tile hand

rules-goals-title = Objectifs
rules-goals-text =
    Vous pouvez révéler un objectif quand vous l’atteignez. Il n’est vérifié qu’à cet instant et vous reste acquis. Un objectif que vous n’atteignez que pendant le tour d’un autre, ou seulement à la fin de la partie, ne peut pas être révélé à ce moment-là.
    Un même objectif figure sur plusieurs tuiles (sur deux, dans notre reconstitution), mais vous ne le marquez qu’une fois ; un second exemplaire ne sert que pour son effet.
    Rien n’oblige à révéler un objectif atteint, mais jusque-là un trou noir peut vous le prendre.
rules-goals-see = goal claim

rules-effects-title = Effets
rules-effects-text =
    Un effet sur fond gris agit une fois, puis la tuile quitte le jeu. Une tuile dont l’effet est sur fond bleu nuit va sous une planète jusqu’à la fin, et l’effet vaut pour tout le monde. Il n’y a jamais plus d’une tuile sous une planète ; toute planète sans tuile convient, même avec la vie ou l’espèce d’un autre.
    Utiliser un effet fait prendre le marqueur imprimé sur la tuile, fusion ou éruption. Dans notre reconstitution, c’est éruption sur les tuiles grises et fusion sur les bleues.
    D’abord l’effet, puis le marqueur, puis le trou noir ou la tempête qu’il peut déclencher. Un effet qui ne ferait rien ne peut pas être utilisé ; une tuile peut toujours aller sous une planète.
rules-effects-see = effect play

rules-fusion-title = Trou noir
rules-fusion-text =
    Quand le dernier marqueur fusion est pris, un trou noir s’ouvre aussitôt. Tout joueur qui a un marqueur fusion perd une tuile Espace de sa main, à son choix ; celui qui en a le plus en perd deux, de même que les joueurs à égalité. Le marqueur qui vient d’être pris compte.
    Les tuiles perdues vont dans la boîte face cachée. Les objectifs révélés sont à l’abri. Qui a trop peu de tuiles perd celles qu’il a. Ensuite tous les marqueurs fusion sont remis en place.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Tempête solaire
rules-flare-text =
    Quand le dernier marqueur éruption est pris, une tempête solaire éclate aussitôt. Tout joueur qui a un marqueur éruption perd jusqu’à deux gaz ; celui qui a le plus de marqueurs perd aussi une eau, de même que les joueurs à égalité. Qui a perdu quelque chose prend 1 énergie du nuage.
    Sans gaz, vous ne perdez rien, pas même de l’eau, et ne recevez rien. Ensuite tous les marqueurs éruption sont remis en place.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = L’ordre de résolution
rules-order-text =
    Une espèce : paiement, cubes retirés et cylindre placé, ressources pour les autres, marqueur stimulation, collision. Un effet : tous ses choix, puis son marqueur, puis trou noir ou tempête. Le joueur actif continue ensuite.
    Quand plusieurs joueurs choisissent, le joueur actif commence, puis les autres dans le sens horaire ; chacun fait tous ses choix avant le suivant.
rules-order-see = order settling

rules-shortages-title = Quand quelque chose manque
rules-shortages-text =
    Si une ressource manque dans le nuage, vous ne la recevez pas ; là où vous avez le choix, choisissez-en une autre. S’il n’y en a pas assez, vous prenez ce qu’il y a.
    Sans cube, pas d’étape ; sans cylindre, pas d’espèce. Les planètes ne peuvent pas manquer.
rules-shortages-see = shortage

rules-end-title = Fin et décompte
rules-end-text =
    Quand la dernière énergie a quitté l’étoile, le joueur actif finit son tour et la partie s’achève ; chacun a joué cinq tours.
    Sur chaque planète, un cube vaut 1 et une espèce 5, multipliés par le nombre d’icônes de coût imprimées ; une icône « eau ou gaz » compte une fois. Les tuiles sous les planètes voisines ajoutent ou retirent ensuite des points, une fois par joueur qui y a de la vie ; une planète ne rapporte jamais moins de 0. Les objectifs atteints s’ajoutent.
rules-end-see = end score points

rules-ties-title = Égalités
rules-ties-text = Le joueur qui a atteint le plus d’objectifs l’emporte, puis celui qui a le plus d’espèces. Si tout est égal, la victoire est partagée.
rules-ties-see = ties

rules-secrets-title = Ce qui est caché
rules-secrets-text =
    Les tuiles Espace en main, remises dans la boîte ou perdues ne sont connues que de leur propriétaire. Les ressources, les marqueurs, les objectifs révélés et le nombre de tuiles sont publics.
    Vous pouvez annuler vos actions pendant votre tour tant que rien n’a été pioché, que rien de caché n’a été révélé et que personne d’autre n’a agi.
rules-secrets-see = secrets

rules-reconstructed-title = Ce qui est reconstitué
rules-reconstructed-text =
    Connu par le livret de règles : les règles, le nombre de pièces, le nom et les points des objectifs Aggressive Parasites (Parasites agressifs), 2 points, et Extreme Conditions (Conditions extrêmes), 4 points, l’effet qui donne deux ressources au choix et son marqueur éruption (ici Poussière cosmique), et quelques planètes et effets tirés des exemples.
    Inconnu, donc reconstitué : les icônes des planètes, les conditions de tous les objectifs, presque tous les objectifs et effets des tuiles Espace, le fait que chaque objectif figure sur deux tuiles, que les tuiles grises fassent prendre un marqueur éruption et les bleues un marqueur fusion, et le sens dans lequel s’allongent les rangées.
    Chaque entrée du fichier content.toml dit ce qu’il en est, pour que le propriétaire d’un exemplaire imprimé puisse la corriger.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites (Parasites agressifs)
rules-goal-parasites-text = 2 points. Sur une planète sans espèce, vous avez plus de cubes qu’un autre joueur qui y en a au moins un.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions (Conditions extrêmes)
rules-goal-extreme-text = 4 points. Vous avez au moins le niveau 2 sur deux planètes différentes à trois icônes de coût. Une espèce est de niveau 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle (Berceau de pierre), Green Belt (Ceinture verte), Cloud Dwellers (Habitants des nuages), Deep Sea (Mer profonde)
rules-goal-types-text = 2 points chacun. Vous avez de la vie ou une espèce sur deux planètes rocheuses, deux super-Terres, deux géantes gazeuses ou deux planètes océans.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone (Seigneurs de la pierre), Lords of the Green (Seigneurs de la verdure), Lords of the Clouds (Seigneurs des nuages), Lords of the Deep (Seigneurs des profondeurs)
rules-goal-lords-text = 3 points chacun. Vous avez une espèce sur une planète rocheuse, une super-Terre, une géante gazeuse ou une planète océan.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity (Biodiversité)
rules-goal-biodiversity-text = 3 points. Vous avez de la vie ou une espèce sur des planètes des quatre types.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding (Ensemencement)
rules-goal-seeding-text = 3 points. Vous avez de la vie ou une espèce sur six planètes différentes.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring (Anneau orbital)
rules-goal-ring-text = 3 points. Vous avez de la vie ou une espèce sur trois planètes d’une même orbite.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment (Grand alignement)
rules-goal-alignment-text = 4 points. Vous avez de la vie ou une espèce sur trois planètes qui se suivent dans une rangée.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds (Mondes brûlés), Outer Reaches (Lointains confins)
rules-goal-reaches-text = 2 points chacun. Vous avez de la vie ou une espèce sur deux planètes de l’orbite 1 ; sur deux planètes de l’orbite 3 ou au-delà.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup (Soupe primitive)
rules-goal-soup-text = 2 points. Vous avez au moins 2 énergies, 2 eaux et 2 gaz. Vous les gardez.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension (Élévation)
rules-goal-ascension-text = 4 points. Vous avez deux espèces.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis (Symbiose)
rules-goal-symbiosis-text = 2 points. Sur deux planètes, vous avez des cubes et au moins un autre joueur en a aussi.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Poussière cosmique, Vent solaire, Pluie de glace, Nuage de gaz
rules-effect-resources-text = Poussière cosmique : prenez 2 ressources au choix. Vent solaire : prenez 3 énergies. Pluie de glace : prenez 3 eaux. Nuage de gaz : prenez 3 gaz.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Accrétion
rules-effect-accretion-text = Choisissez une planète du système. Prenez les ressources de ses deux icônes latérales et 1 énergie. Au moins une des trois doit être dans le nuage.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutation
rules-effect-transmutation-text = Échangez une à une jusqu’à trois de vos ressources contre d’autres du nuage, puis prenez-en une au choix. Vous pouvez arrêter les échanges plus tôt.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Catalyse
rules-effect-catalysis-text = Choisissez une planète sans espèce. Jusqu’à la fin du tour, chaque étape que vous y payez coûte une icône de moins, choisie à chaque étape, mais jamais moins d’une. Vous ne pouvez pas payer le coût entier à la place. Deux Catalyses sur une planète s’additionnent.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Étincelle de vie
rules-effect-spark-text = Placez gratuitement un de vos cubes sur une planète sans espèce qui a au plus deux icônes de coût et moins de trois de vos cubes. Vous recevez le marqueur stimulation, mais cela ne compte pas comme de la vie au début du tour.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Ceinture de radiations, Poussière fertile
rules-effect-neighbours-text = Sous une planète. À la fin, chaque joueur ayant de la vie ou une espèce sur une voisine de cette planète y marque 2 points de moins (Ceinture de radiations) ou 2 de plus (Poussière fertile), une fois par voisine.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Atmosphère dense, Sécheresse, Longue éclipse
rules-effect-orbit-text = Sous une planète. Chaque planète de son orbite, même placée plus tard, coûte 1 gaz de plus (Atmosphère dense), 1 eau de plus (Sécheresse) ou 1 énergie de plus (Longue éclipse).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Effet de serre, Comètes glacées, Nébuleuse
rules-effect-row-text = Sous une planète. Chaque planète de sa rangée, même placée plus tard, coûte 1 énergie de moins (Effet de serre), 1 eau de moins (Comètes glacées) ou 1 gaz de moins (Nébuleuse) si son coût a cette icône, mais jamais moins d’une icône.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Chimie polyvalente
rules-effect-chemistry-text = Sous une planète. Sur elle et ses voisines, toute icône peut être payée avec n’importe quelle ressource.
rules-effect-chemistry-see = effect/versatile-chemistry
