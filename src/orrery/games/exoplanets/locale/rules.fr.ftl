# Exoplanets en français. La référence des règles. Une section est un titre, un texte (un paragraphe par ligne) et ce qui y mène.

rules-overview-title = De quoi il s’agit
rules-overview-text =
    Ensemble, vous entourez une jeune étoile de planètes ; chacun veut que ce soit sa vie qui s’y répande. En cinq tours chacun, vous ajoutez des planètes, rassemblez énergie, eau et gaz, créez la vie et des espèces, et atteignez des objectifs secrets.
    Qui a le plus de points à la fin gagne. Les points viennent de la vie et des espèces sur les planètes, des tuiles sous les planètes et des objectifs.
rules-overview-see = overview

rules-setup-title = Mise en place
rules-setup-text =
    L’étoile contient 10, 15 ou 20 énergies pour 2, 3 ou 4 joueurs. Quatre planètes du sac forment la première orbite, une par rangée ; deux autres commencent les deux piles.
    Chaque rangée reçoit 3, 4 ou 5 tuiles Espace face cachée, les places des planètes à venir. Il y a 3 marqueurs fusion et 3 marqueurs éruption à deux joueurs, 4 de chaque au-delà, et 4, 6 ou 8 marqueurs stimulation.
    Chacun commence avec 1 énergie, 1 eau, 1 gaz, six cubes de vie et quatre cylindres d’espèce, reçoit trois tuiles Espace et en rend une à la boîte sans la montrer.
rules-setup-see = setup

rules-system-title = Rangées, orbites, voisines
rules-system-text =
    Quatre rangées partent de l’étoile. Les premières planètes forment l’orbite 1 ; les planètes à la même distance dans toutes les rangées forment une orbite.
    Les voisines d’une planète sont la précédente et la suivante de la même rangée. Les planètes de la première orbite ne sont pas voisines à travers l’étoile. Les voisines ne comprennent pas la planète elle-même ; la rangée et l’orbite, si.
    Une rangée pleine est fermée. À deux ou trois joueurs, quelques places restent vides à la fin.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planètes
rules-planets-text =
    Il y a des planètes rocheuses, des super-Terres, des géantes gazeuses et des planètes océans. Chacune montre le coût d’une étape de vie, d’une à trois icônes, et une icône de ressource à gauche et à droite.
    Une icône eau ou gaz se paie avec l’un ou l’autre. Le nombre d’icônes de coût imprimées dit aussi ce que vaut la vie à cet endroit.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Un tour
rules-turn-text = D’abord naît une planète : trouvez-la et placez-la. Ensuite vous créez la vie, montrez des objectifs et utilisez des effets, autant que possible et dans n’importe quel ordre. Vous mettez vous-même fin à votre tour.
rules-turn-see = turn

rules-birth-title = Trouver une planète
rules-birth-text =
    Soit vous piochez deux planètes dans le sac, en choisissez une à construire et posez l’autre sur une des deux piles ; soit vous prenez la planète du dessus d’une pile. Jamais les deux.
    Une pile que vous videz est aussitôt complétée depuis le sac. Si le sac contient une seule planète, vous pouvez la piocher et devez la construire ; s’il est vide, vous prenez sur une pile. Seul le dessus d’une pile peut être pris.
rules-birth-see = bag stack draw take

rules-placing-title = Placer une planète
rules-placing-text =
    La planète va sur la place libre d’une rangée la plus proche de l’étoile, sans jamais être tournée. Vous recevez 1 énergie de l’étoile et deux ressources du nuage : celles des deux icônes qui se font face là où la nouvelle planète touche la précédente.
    Les rangées 1 et 2 s’allongent vers la droite, les rangées 3 et 4 vers la gauche : les icônes qui se rencontrent diffèrent donc. Ensuite vous prenez en main la tuile Espace de cette place.
rules-placing-see = place seam

rules-resources-title = Énergie, eau et gaz
rules-resources-text = Les ressources viennent du nuage et y retournent une fois dépensées : 37 énergies, 17 eaux et 17 gaz en tout. Tout le monde voit ce que vous avez. Il n’y a ni limite ni commerce.
rules-resources-see = resource energy water gas cloud

rules-life-title = Créer la vie
rules-life-text =
    Une étape pose un de vos cubes sur une planète sans espèce et coûte tout ce que la planète demande. Un, deux et trois cubes sont les niveaux 1 à 3. Vous pouvez faire plusieurs étapes dans un tour, sur les planètes de votre choix.
    Il vous faut un cube en réserve. Plusieurs joueurs peuvent avoir des cubes sur une même planète.
rules-life-see = life cube

rules-paying-title = Ce que coûte une étape
rules-paying-text =
    Le coût part des icônes imprimées. Des tuiles de la même orbite peuvent ajouter des icônes ; des tuiles de la même rangée peuvent en retirer qui correspondent, en commençant près de l’étoile, mais jamais la dernière. Catalyse en retire ensuite une autre au choix, jamais la dernière.
    Une icône eau ou gaz se paie avec l’un ou l’autre, choisi à chaque étape, et peut servir d’eau ou de gaz qu’une tuile retire. Là où s’étend Chimie polyvalente, toute ressource paie n’importe quelle icône.
    S’il n’y a qu’une façon de payer, c’est fait aussitôt ; sinon vous choisissez. Un coût modifié ne change jamais ce que vaut la vie.
rules-paying-see = pay cost

rules-species-title = Espèces
rules-species-text =
    Le niveau 4 est une espèce : vos cubes vous reviennent et un cylindre prend leur place. Vous pouvez sauter : payez d’un coup toutes les étapes manquantes, un coût entier pour chacune. Les cubes intermédiaires ne sont pas nécessaires.
    Une espèce ne peut naître que là où vous aviez au moins un cube au début de votre tour ; les étapes faites pendant ce tour peuvent alors compter. Les cubes qui reviennent sont utilisables aussitôt.
rules-species-see = species cylinder

rules-domination-title = Dominer une planète
rules-domination-text =
    Quand une espèce naît, tous les autres cubes quittent la planète. Leurs propriétaires les reprennent et reçoivent une ressource au choix pour chacun, le joueur actif d’abord, puis dans le sens horaire. Vos propres cubes ne rapportent rien.
    Plus personne ne peut y créer la vie.
rules-domination-see = eviction

rules-stimulation-title = Stimulation et collision
rules-stimulation-text =
    Chaque planète où vous créez ou développez la vie vous donne un marqueur stimulation, une fois par planète et par tour. Étincelle de vie compte aussi.
    Quand le dernier marqueur est pris, les particules entrent aussitôt en collision : chacun échange deux marqueurs contre une ressource au choix, autant de fois que possible. Un marqueur impair ne vaut rien. Tous les marqueurs reviennent. Une planète qui a donné son marqueur n’en donne pas d’autre ce tour.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Tuiles Espace
rules-tiles-text = Une tuile Espace a deux moitiés, un objectif et un effet, et ne sert qu’une fois : vous montrez l’objectif ou vous utilisez l’effet. Les tuiles ne s’utilisent que pendant votre propre tour, dès que la nouvelle est en main. Il n’y a pas de limite de main.
rules-tiles-see = tile hand

rules-goals-title = Objectifs
rules-goals-text =
    Vous pouvez montrer un objectif quand vous l’atteignez. Il n’est vérifié qu’à cet instant et vous reste acquis. Un objectif atteint seulement pendant le tour d’une autre personne, ou seulement à la fin, ne peut pas être montré alors.
    Chaque objectif existe en deux exemplaires, mais ne compte qu’une fois pour vous ; le second ne sert que pour son effet.
    Rien n’oblige à montrer un objectif atteint, mais jusque-là un trou noir peut le prendre.
rules-goals-see = goal claim

rules-effects-title = Effets
rules-effects-text =
    Les effets sur fond gris agissent une fois et la tuile quitte le jeu ; ils prennent un marqueur éruption. Les effets sur fond bleu nuit vont sous une planète jusqu’à la fin, pour tout le monde ; ils prennent un marqueur fusion. Il n’y a jamais plus d’une tuile sous une planète, et toute planète sans tuile convient, même avec la vie ou l’espèce d’un autre.
    D’abord l’effet, puis le marqueur, puis l’événement qu’il peut déclencher. Un effet qui ne ferait rien ne peut pas être utilisé ; une tuile sous une planète le peut toujours.
rules-effects-see = effect play

rules-fusion-title = Trou noir
rules-fusion-text =
    Quand le dernier marqueur fusion est pris, un trou noir s’ouvre aussitôt. Quiconque a un marqueur fusion perd une tuile Espace de sa main, à son choix ; qui en a le plus en perd deux, à égalité aussi. Le marqueur qui vient d’être pris compte.
    Les tuiles vont dans la boîte face cachée. Les objectifs montrés sont à l’abri. Qui a trop peu de tuiles perd ce qu’il a. Ensuite tous les marqueurs fusion reviennent.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Tempête solaire
rules-flare-text =
    Quand le dernier marqueur éruption est pris, une tempête solaire éclate aussitôt. Quiconque a un marqueur éruption et au moins un gaz perd jusqu’à deux gaz ; qui a le plus de marqueurs perd aussi une eau, à égalité également. Quiconque a perdu quelque chose prend 1 énergie du nuage.
    Sans gaz, vous ne perdez rien, pas même de l’eau, et ne recevez rien. Ensuite tous les marqueurs éruption reviennent.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = Dans quel ordre tout se règle
rules-order-text =
    Une espèce : paiement, cubes retirés et cylindre placé, ressources pour les autres, marqueur stimulation, collision. Un effet : tous ses choix, puis son marqueur, puis trou noir ou tempête. Le joueur actif continue ensuite.
    Quand plusieurs personnes choisissent, le joueur actif est interrogé d’abord, puis les autres dans le sens horaire ; chacun fait tous ses choix avant le suivant.
rules-order-see = order settling

rules-shortages-title = Quand quelque chose manque
rules-shortages-text =
    Si le nuage n’a plus d’une sorte, ce gain est perdu ; là où vous avez le choix, choisissez une autre sorte. Un gain multiple prend ce qu’il y a.
    Sans cube, pas d’étape de cube ; sans cylindre, pas d’espèce. Les planètes ne peuvent pas manquer.
rules-shortages-see = shortage

rules-end-title = Fin et décompte
rules-end-text =
    Quand la dernière énergie a quitté l’étoile, le joueur actif finit son tour et la partie s’achève ; chacun a joué cinq tours.
    Sur chaque planète, un cube vaut 1 et une espèce 5, multipliés par le nombre d’icônes de coût imprimées ; une icône eau ou gaz compte une fois. Les tuiles sous les planètes voisines ajoutent ou retirent ensuite des points, une fois par joueur qui y a de la vie ; les points d’une planète ne descendent jamais sous 0. Les objectifs s’ajoutent.
rules-end-see = end score points

rules-ties-title = Égalités
rules-ties-text = Plus d’objectifs montrés l’emporte, puis plus d’espèces. Si tout est égal, la victoire est partagée.
rules-ties-see = ties

rules-secrets-title = Ce qui est caché
rules-secrets-text =
    Les tuiles Espace en main, rendues ou perdues ne sont connues que de leur propriétaire. Ressources, marqueurs, objectifs montrés et nombre de tuiles sont publics.
    Vos propres actions peuvent être annulées pendant votre tour tant que rien n’a été pioché, que rien de caché n’a été montré et que personne d’autre n’a agi.
rules-secrets-see = secrets

rules-reconstructed-title = Ce qui est reconstitué
rules-reconstructed-text =
    Connu par le livret de règles : les règles, les nombres de pièces, les objectifs Aggressive Parasites (2 points) et Extreme Conditions (4 points) par leur nom, et quelques planètes et effets tirés des exemples.
    Inconnu, donc reconstitué : les icônes des planètes, les conditions de tous les objectifs, presque tous les objectifs et effets des tuiles Espace, et le sens dans lequel s’allongent les rangées.
    Chaque entrée du fichier content.toml dit ce qu’il en est, pour que le propriétaire d’un exemplaire imprimé puisse la corriger.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites
rules-goal-parasites-text = 2 points. Sur une planète sans espèce, vous avez plus de cubes qu’un autre joueur qui y en a au moins un.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions
rules-goal-extreme-text = 4 points. Vous avez au moins le niveau 2 sur deux planètes différentes à trois icônes de coût. Une espèce est de niveau 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle, Green Belt, Cloud Dwellers, Deep Sea
rules-goal-types-text = 2 points chacun. Vous avez de la vie ou une espèce sur deux planètes rocheuses, deux super-Terres, deux géantes gazeuses ou deux planètes océans.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone, of the Green, of the Clouds, of the Deep
rules-goal-lords-text = 3 points chacun. Vous avez une espèce sur une planète rocheuse, une super-Terre, une géante gazeuse ou une planète océan.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity
rules-goal-biodiversity-text = 3 points. Vous avez de la vie ou une espèce sur des planètes des quatre types.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding
rules-goal-seeding-text = 3 points. Vous avez de la vie ou une espèce sur six planètes différentes.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring
rules-goal-ring-text = 3 points. Vous avez de la vie ou une espèce sur trois planètes d’une même orbite.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment
rules-goal-alignment-text = 4 points. Vous avez de la vie ou une espèce sur trois planètes qui se suivent dans une rangée.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds, Outer Reaches
rules-goal-reaches-text = 2 points chacun. Vous avez de la vie ou une espèce sur deux planètes de l’orbite 1 ; sur deux planètes de l’orbite 3 ou au-delà.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup
rules-goal-soup-text = 2 points. Vous détenez au moins 2 énergies, 2 eaux et 2 gaz. Rien n’est dépensé.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension
rules-goal-ascension-text = 4 points. Vous avez deux espèces.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis
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
rules-effect-catalysis-text = Choisissez une planète sans espèce. Jusqu’à la fin du tour, chaque étape que vous y payez coûte une icône de moins, choisie à chaque étape, mais jamais moins d’une. Le plein prix ne peut pas être payé à la place. Deux Catalyses sur une planète s’additionnent.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Étincelle de vie
rules-effect-spark-text = Placez gratuitement un de vos cubes sur une planète sans espèce qui a au plus deux icônes de coût et moins de trois de vos cubes. Cela rapporte le marqueur stimulation, mais ne compte pas comme vie au début du tour.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Ceinture de radiations, Poussière fertile
rules-effect-neighbours-text = Sous une planète. À la fin, chaque joueur ayant de la vie ou une espèce sur une voisine de cette planète y marque 2 points de moins (Ceinture de radiations) ou 2 de plus (Poussière fertile), une fois par voisine.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Atmosphère dense, Sécheresse, Longue éclipse
rules-effect-orbit-text = Sous une planète. Chaque planète de son orbite, même placée plus tard, coûte 1 gaz de plus (Atmosphère dense), 1 eau de plus (Sécheresse) ou 1 énergie de plus (Longue éclipse).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Effet de serre, Comètes glacées, Nébuleuse
rules-effect-row-text = Sous une planète. Chaque planète de sa rangée, même placée plus tard, coûte 1 énergie de moins (Effet de serre), 1 eau de moins (Comètes glacées) ou 1 gaz de moins (Nébuleuse) si son coût a cette icône ; jamais moins d’une icône.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Chimie polyvalente
rules-effect-chemistry-text = Sous une planète. Là et sur ses voisines, toute icône peut être payée avec n’importe quelle ressource.
rules-effect-chemistry-see = effect/versatile-chemistry
