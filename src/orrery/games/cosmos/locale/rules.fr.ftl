# Crafting the Cosmos en français. La référence des règles. Une section est un titre, un texte (un paragraphe par ligne) et ce qui y mène.

rules-overview-title = Le but du jeu
rules-overview-text =
    Chacun façonne sa propre galaxie : les nébuleuses occupent des hexagones, les étoiles leurs sommets, la vie leurs côtés. Qui a le plus de points à la fin gagne.
    Les points viennent des nébuleuses formées, de la chambre temporelle, des objectifs universels, des séries de cartes Énergie et, tout à la fin, des formes de vie avancées.
    Une partie dure au plus huit rounds. Elle se termine plus tôt si la réserve n’a plus de cristaux temporels.
rules-overview-see = overview

rules-setup-title = Mise en place
rules-setup-text =
    La réserve contient 6, 9 ou 11 cristaux temporels pour 2, 3 ou 4 joueurs. Six des seize objectifs universels forment le paquet des objectifs ; le premier est sur la case 1 de la piste. Quatre cartes Énergie sont face visible. Les tuiles Nébuleuse forment trois piles selon leur taille, et chaque type de cartes Pouvoir un paquet près de son centre de contrôle.
    Dans la pile des formes de vie avancées, deux pions par joueur du premier groupe (bord vert vif, de 6 à 8 points) sont posés sur le second groupe (sans bord, de 4 à 7).
    Chacun commence avec une nébuleuse de chaque taille sur les cases marquées, une étoile H au centre, une proto-vie sur la case Vie blanche, un cristal temporel sur la case 0, quatre pions Pouvoir et quatre cartes Énergie du paquet.
    Les pions Énergie de tous les joueurs et 4, 3 ou 3 pions noirs (pour 2, 3 ou 4 joueurs) sont placés dans un ordre tiré au hasard, un par un dans le sens horaire à partir de la Lumière. La personne dont le pion est placé en dernier commence.
rules-setup-see = setup

rules-board-title = Le plateau de la galaxie
rules-board-text =
    Douze cases Nébuleuse (N1 à N12) forment trois secteurs de quatre : Δ, Ψ et Φ. Chacune a six cases Étoile à ses sommets (S1 à S37) et six cases Vie sur ses côtés (L1 à L48) ; les hexagones voisins les partagent.
    Deux étoiles sont adjacentes si elles sont aux deux bouts d’un même côté. Deux cases Vie sont adjacentes si leurs côtés se rejoignent à un sommet. Une étoile et une case Vie sont adjacentes si l’étoile est à un bout de ce côté.
    Une nébuleuse est dans un seul secteur. Une case Étoile ou Vie sur une limite appartient à tous les secteurs qu’elle touche ; la case centrale S19 appartient aux trois.
rules-board-see = board sector space S19 L28 N5

rules-turn-title = Round et tour
rules-turn-text =
    À chaque round, chacun joue un tour complet, dans le sens horaire à partir du premier joueur ; puis vient une phase de fin de round commune.
    Un tour a deux parties. En phase d’énergie, vous déplacez des pions Énergie et collectez ce que donnent les centres de contrôle. En phase de création, vous façonnez votre galaxie, dans n’importe quel ordre et tant que vous pouvez payer, et terminez par la dernière action.
rules-turn-see = turn round

rules-shift-title = Déplacer l’énergie
rules-shift-text =
    Vous avez jusqu’à trois déplacements. Chacun amène votre pion ou un pion noir au centre de contrôle suivant, dans le sens horaire : Lumière, Temps, Gravité, Chimie, puis de nouveau Lumière. Vous ne déplacez jamais le pion d’une autre personne.
    Vous devez déplacer votre pion au moins une fois ; les autres déplacements sont facultatifs, dans l’ordre de votre choix.
    Un centre de contrôle contient trois pions. S’il est plein, on le saute, et cela reste un seul déplacement. Avec trois déplacements et un saut, votre pion peut revenir à son point de départ.
    Tant que vous n’avez pas collecté, vous pouvez annuler vos déplacements.
rules-shift-see = token dark marble console

rules-collect-title = Collecter
rules-collect-text =
    Vous prenez d’abord la récompense active du centre où se trouve votre pion, puis la récompense passive du même centre, puis les récompenses passives des autres, dans le sens horaire.
    Vous gagnez une récompense passive une fois par pion Énergie présent, quel qu’en soit le propriétaire. Chacune de vos cartes Pouvoir ajoute sa ressource bonus à la récompense de son centre, même si aucun pion ne s’y trouve. Une carte gagnée ce tour rapporte dès la prochaine phase d’énergie.
    Vous collectez tout avant de commencer la phase de création.
rules-collect-see = collect income

rules-controls-title = Les quatre centres de contrôle
rules-controls-text =
    Lumière : active, 3 étoiles H ; passive, 1 carte Énergie par pion.
    Temps : active, 1 étoile O et 2 ADN ; passive, 1 progression du cristal temporel par pion.
    Gravité : active, 2 étoiles He et 1 ressource Supernova ; passive, 1 graviton par pion.
    Chimie : active, 1 étoile C et 1 nébuleuse d’une pile au choix ; passive, 1 proto-vie par pion.
rules-controls-see = control/light control/time control/gravity control/chemistry light time gravity chemistry

rules-energy-cards-title = Cartes Énergie
rules-energy-cards-text =
    Vous prenez vos cartes une à une, dans la rangée visible ou dans le paquet, à votre guise. La rangée n’est complétée à quatre cartes qu’à la fin de votre phase d’énergie.
    La limite de dix cartes en main n’est vérifiée qu’en phase de fin de round.
    Quand il faut piocher et que le paquet est vide, la défausse est mélangée pour former un nouveau paquet. Si la rangée, le paquet et la défausse sont vides, les cartes restantes sont perdues.
rules-energy-cards-see = energy-card row deck hand discard

rules-crystals-title = Cristaux temporels
rules-crystals-text =
    Une progression monte votre cristal d’une case dans la chambre temporelle, de 0 à 6. Arrivé sur la case 6, il y attend ; vous prenez un nouveau cristal dans la réserve, le posez sur la case 0 et continuez avec les progressions restantes. C’est la seule façon d’obtenir de nouveaux cristaux.
    Plusieurs cristaux peuvent attendre sur la case 6. Les progressions des cartes Pouvoir suivent la même règle : un cristal peut donc atteindre la case 6 et servir à dépressuriser dans le même tour.
    Quand la réserve est vide, des pions de remplacement servent jusqu’à la fin du round ; ils comptent comme des cristaux, mais la partie se termine avec ce round.
rules-crystals-see = crystal step

rules-shortages-title = Quand quelque chose manque
rules-shortages-text =
    Vous ne pouvez pas gagner ce que la réserve n’a plus : vous prenez ce qui reste et perdez le surplus. Seuls les cristaux temporels sont remplacés pendant le round en cours.
    Si une pile de nébuleuses est vide, choisissez-en une autre ; si toutes le sont, vous ne gagnez pas de nébuleuse.
rules-shortages-see = shortage supply

rules-craft-title = La phase de création
rules-craft-text =
    Vous pouvez placer des pièces, former des nébuleuses, dépressuriser la chambre temporelle, créer des formes de vie avancées, gagner et utiliser des cartes Pouvoir, défausser des séries de cartes et dépenser ressources Supernova, ADN et gravitons, dans n’importe quel ordre.
    Les pièces gagnées attendent à côté du plateau d’être placées. Tant qu’elles attendent, elles ne peuvent pas être retournées et ne comptent pour rien.
    Ce qui attend encore à la fin du tour est perdu : étoiles et vies retournent à la réserve, les nébuleuses sous leurs piles.
rules-craft-see = craft waiting

rules-nebulae-title = Nébuleuses
rules-nebulae-text =
    Les nébuleuses sont de taille 1, 2 ou 3. Vous choisissez la taille avant de piocher, puis voyez la tuile et pouvez la placer sur n’importe quelle case Nébuleuse vide.
    Une tuile montre les étoiles demandées et les points. Les plus grandes demandent plus d’étoiles, rapportent plus et comptent davantage pour les objectifs de leur secteur.
rules-nebulae-see = nebula tile 1-01 2-01 3-14 stack

rules-stars-title = Étoiles
rules-stars-text =
    Il y a des étoiles hydrogène (H), hélium (He), oxygène (O) et carbone (C). Une étoile se place sur n’importe quelle case Étoile vide.
    Chaque étoile porte une supernova au verso.
rules-stars-see = star H He O C

rules-life-title = Vie
rules-life-text =
    Une proto-vie se place sur une case Vie vide à côté d’une vie que vous avez déjà, proto-vie ou vie stable, même placée à l’instant. Si vous n’avez aucune vie, elle va sur la case blanche de départ.
    Les vies n’ont pas à rester reliées par la suite.
rules-life-see = proto life

rules-complete-title = Former une nébuleuse
rules-complete-text =
    Les six sommets de la nébuleuse doivent porter les étoiles demandées. Une supernova remplace une étoile de n’importe quel type ; son propre type n’importe plus. Les étoiles en trop ne gênent pas.
    Vous marquez les points de la tuile, défaussez une étoile ou supernova de votre choix parmi ses sommets, utilisée ou non, et retournez la tuile. La vie n’est pas nécessaire.
    Chaque nébuleuse se forme une seule fois, et une nébuleuse prête peut attendre. Vous terminez une formation avant la suivante : une étoile partagée sert à plusieurs nébuleuses tant qu’elle est là.
    La nébuleuse de la dernière action ne peut pas être formée dans le même tour.
rules-complete-see = complete

rules-discharge-title = Dépressuriser la chambre temporelle
rules-discharge-text =
    Avec un cristal sur la case 6, vous pouvez dépressuriser : gagnez une étoile au choix, déplacez le cristal sur la case de points suivante et marquez ses points. Les cases valent 3, 6, 10, 15 et 21 points.
    Après la cinquième fois, vous gagnez encore l’étoile mais plus de points, et le cristal est mis de côté ; ces cristaux ne comptent pas pour l’objectif.
    S’il n’y a plus d’étoile dans la réserve, vous marquez quand même. Trois cartes Temps peuvent donner autre chose à la place de l’étoile, une seule à chaque fois.
rules-discharge-see = chamber discharge

rules-advanced-life-title = Formes de vie avancées
rules-advanced-life-text =
    Vous pouvez créer une forme de vie avancée sur une nébuleuse formée qui n’en porte pas encore et dont les six côtés portent de la vie. Les proto-vies qui l’entourent retournent à la réserve, même si une nébuleuse voisine en avait besoin ; les vies stables restent.
    Vous prenez le pion du dessus de la pile et le posez face cachée sur la nébuleuse. Sa valeur n’est connue que de vous jusqu’à la fin de la partie, où il rapporte ses points ; le nombre de pions est public.
    Seule Évolution permet un deuxième pion sur la même nébuleuse. Une forme de vie avancée ne bloque rien. Quand la pile est vide, on n’en crée plus.
rules-advanced-life-see = advanced

rules-power-cards-title = Gagner des cartes Pouvoir
rules-power-cards-text =
    Choisissez un emplacement libre et payez son prix en cartes Énergie d’un même type : 2, 3, 3 ou 4 de haut en bas ; vous remplissez les emplacements dans l’ordre de votre choix. Piochez autant de cartes Pouvoir de ce type que de cartes payées, gardez-en une dans l’emplacement et glissez le reste sous le paquet, comme bon vous semble.
    Un emplacement reste occupé toute la partie. Son pion Pouvoir va sur le centre de contrôle pour rappeler la ressource bonus.
    Si le paquet contient moins de cartes que vous n’en avez payé, vous les piochez toutes ; s’il est vide, vous ne pouvez pas gagner de carte de ce type. Les cartes piochées ne sont vues que de vous ; celle que vous gardez est publique.
rules-power-cards-see = power slot

rules-power-use-title = Utiliser des cartes Pouvoir
rules-power-use-text =
    Une carte Pouvoir peut être utilisée en phase de création autant de fois que vous pouvez la payer, même dans le tour où vous la gagnez. Les cartes payées vont à la défausse.
    Vous payez d’abord le coût, puis appliquez l’effet étape par étape ; si le plateau ou la réserve permettent moins que ne dit la carte, l’effet s’arrête là. Vous devez continuer tant que c’est possible ; seul Trou de ver peut être arrêté plus tôt.
    Une carte n’est proposée que si elle peut faire quelque chose. La vie payée quitte d’abord le plateau : l’effet doit rester possible sans elle.
rules-power-use-see = use cost

rules-sets-title = Cinq cartes du même type
rules-sets-text = Cinq cartes Énergie d’un même type rapportent 6 points, autant de fois que vous pouvez payer. Les mêmes cartes ne peuvent pas payer en plus Vitesse de la lumière.
rules-sets-see = set

rules-supernovas-title = Supernovas
rules-supernovas-text =
    Une ressource Supernova transforme une de vos étoiles du plateau en supernova. Pour une nébuleuse, une supernova remplace une étoile de n’importe quel type.
    Pour les objectifs, c’est une étoile d’un type à part : elle compte dans les groupes d’étoiles et comme supernova, jamais comme H, He, O ou C. Les gravitons ne la déplacent pas, mais on peut sauter par-dessus.
rules-supernovas-see = supernova

rules-stabilise-title = ADN et vie stable
rules-stabilise-text = Une ressource ADN change une proto-vie du plateau en vie stable. Créer une forme de vie avancée ne consomme pas les vies stables : elles peuvent servir à plusieurs nébuleuses.
rules-stabilise-see = dna stable

rules-move-title = Gravitons et déplacement
rules-move-text = Un graviton déplace une étoile, une proto-vie ou une vie stable vers une case vide adjacente du même type. Les cases occupées de ce type peuvent être sautées, autant qu’on veut d’affilée. Les supernovas ne se déplacent jamais ainsi.
rules-move-see = graviton move

rules-last-action-title = La dernière action
rules-last-action-text =
    Vous terminez votre tour de l’une de ces deux façons : gagner une nébuleuse de n’importe quelle taille et la placer aussitôt, ou stabiliser une proto-vie.
    Vous ne pouvez finir sans récompense que si l’une des deux ne donne rien : plus de case Nébuleuse vide ou plus de tuile, ou aucune proto-vie sur le plateau.
    Ensuite, tout ce qui attend est perdu et les trois pistes reviennent à 0. Les supernovas du plateau restent.
rules-last-action-see = last-action end-of-turn

rules-end-phase-title = La phase de fin de round
rules-end-phase-text =
    Après le tour du dernier joueur, tous les objectifs avancent d’une case ; celui qui atteint la case 4 rapporte ses points et est défaussé ; un nouvel objectif arrive sur la case 1 s’il en reste ; puis on vérifie si la partie se termine.
    Sinon, qui a plus de dix cartes en défausse jusqu’à en avoir dix, et le pion Premier joueur passe à gauche. À deux joueurs, il reste où il est.
rules-end-phase-see = end-phase first-player

rules-goals-title = Objectifs universels
rules-goals-text =
    Chaque objectif rapporte des points une seule fois, au troisième round de sa présence sur la piste : les six objectifs aux rounds 3 à 8. Qui en a le plus marque 6 points, le deuxième 3.
    Une égalité en tête donne 6 points à tous les ex æquo et rien pour la deuxième place ; une égalité pour la deuxième place donne 3 points à chacun. Il faut au moins un exemplaire de ce qui est compté. À deux joueurs, il n’y a pas de deuxième place.
    Seul compte ce qui est sur le plateau, pas ce qui attend à côté.
rules-goals-see = goal goals

rules-end-title = Fin de la partie
rules-end-text =
    La partie se termine à la phase de fin de round où la réserve n’a plus de cristal temporel, ou s’il ne reste plus d’objectif. Les objectifs encore sur la piste ne rapportent rien, et la limite de main ne s’applique plus. Seule l’édition française fait encore défausser les cartes au-delà de dix avant le classement final.
    Les formes de vie avancées sont révélées et leurs points ajoutés. À égalité de points, le nombre de cartes Énergie en main décide ; s’il est égal aussi, la victoire est partagée.
rules-end-see = end ties

rules-secrets-title = Ce qui est caché
rules-secrets-text =
    Une main, la valeur des formes de vie avancées et les cartes Pouvoir piochées puis remises ne sont connues que de leur propriétaire. Le nombre de cartes et de pions est public, de même que tout ce qui est sur les plateaux.
    Vous pouvez annuler vos actions pendant votre tour tant que rien n’a été pioché, que rien de caché n’a été montré et que personne d’autre n’a agi.
rules-secrets-see = secrets

rules-editions-title = Éditions
rules-editions-text =
    Les règles imprimées diffèrent sur quelques points ; une table peut donc choisir une édition. Pulsar coûte 1 carte Gravité et 1 graviton (conciliée et espagnole), une carte au choix et 1 graviton (polonaise) ou 1 carte Gravité et 2 gravitons (française).
    Poussière d’étoiles remplace une nébuleuse non formée de taille 1 ; dans l’édition française, n’importe quelle nébuleuse non formée. À la dernière phase de fin de round, l’édition française fait encore défausser les cartes au-delà de dix, ce qui peut départager une égalité ; les autres s’arrêtent avant. La conciliée suit, point par point, ce que disent la plupart des éditions.
    Une autre option décide si Horizon des événements se paie avec une ressource Supernova de la piste (par défaut) ou avec une supernova du plateau.
rules-editions-see = edition event-horizon-option

rules-reconstructed-title = Ce qui est reconstitué
rules-reconstructed-text =
    Connu par les livrets de règles : les règles, le nombre de pièces, les coûts et effets des cartes Pouvoir, les objectifs et une tuile Nébuleuse (H He He O C C pour 10 points).
    Inconnu, donc reconstitué : la disposition du plateau Joueur (le nombre de cases, la place des secteurs et des cases marquées) ; ce que demandent et rapportent les 47 autres tuiles Nébuleuse ; la ressource bonus de chaque carte Pouvoir. Remettre une nébuleuse non placée sous sa pile est une règle à nous.
    Les noms des cartes Pouvoir sont ceux de l’édition française, comme les titres de huit objectifs ; les huit autres (vies dans Phi, proto-vies, étoiles C, He et O, nébuleuses de taille 1, cristaux temporels, formes de vie avancées) sont formés sur leur modèle.
    Chaque entrée du fichier content.toml dit si elle est connue ou reconstituée, pour que le propriétaire d’un exemplaire imprimé puisse la corriger.
rules-reconstructed-see = reconstructed

rules-power-generations-title = Génération
rules-power-generations-text = À la place de l’étoile gagnée en dépressurisant : placez l’une après l’autre trois vies stables sur des cases Vie vides de votre choix. Elles n’ont pas besoin de voisine, et aucune proto-vie n’est retournée pour cela.
rules-power-generations-see = power/generations

rules-power-expanding-universe-title = Expansion de l’univers
rules-power-expanding-universe-text = À la place de l’étoile gagnée en dépressurisant : gagnez 2 étoiles H. S’il n’en reste qu’une, vous en gagnez une.
rules-power-expanding-universe-see = power/expanding-universe

rules-power-black-hole-title = Trou noir
rules-power-black-hole-text = À la place de l’étoile gagnée en dépressurisant : transformez deux de vos étoiles en supernovas, ou une si vous n’en avez qu’une.
rules-power-black-hole-see = power/black-hole

rules-power-event-horizon-title = Horizon des événements
rules-power-event-horizon-text = Coûte une carte au choix et 1 ressource Supernova (avec l’option, une supernova du plateau). Gagnez 2 progressions du cristal temporel ou 2 proto-vies, pas une de chaque. Les proto-vies attendent et se placent selon la règle habituelle.
rules-power-event-horizon-see = power/event-horizon

rules-power-fourth-dimension-title = 4e dimension
rules-power-fourth-dimension-text = Coûte 1 carte Temps. Gagnez 1 progression du cristal temporel.
rules-power-fourth-dimension-see = power/fourth-dimension

rules-power-special-relativity-title = Relativité restreinte
rules-power-special-relativity-text = Coûte 2 cartes d’un même type. Gagnez 2 progressions du cristal temporel.
rules-power-special-relativity-see = power/special-relativity

rules-power-quasar-title = Quasar
rules-power-quasar-text = Coûte une carte au choix et 1 graviton. Gagnez 1 progression du cristal temporel.
rules-power-quasar-see = power/quasar

rules-power-nuclear-fusion-title = Fusion nucléaire
rules-power-nuclear-fusion-text = Coûte 1 carte Temps. Défaussez une de vos étoiles (pas une supernova), puis gagnez une étoile de n’importe quel type, même identique. Elle attend comme d’habitude et peut aller sur la case libérée.
rules-power-nuclear-fusion-see = power/nuclear-fusion

rules-power-genetic-drift-title = Dérive génétique
rules-power-genetic-drift-text = Coûte une carte au choix. Déplacez une proto-vie une fois, comme avec un graviton, puis stabilisez-la. Si elle peut bouger, elle le doit ; sinon, elle est stabilisée sur place. Il faut une proto-vie.
rules-power-genetic-drift-see = power/genetic-drift

rules-power-ionizing-radiation-title = Rayonnement ionisant
rules-power-ionizing-radiation-text = Coûte une carte au choix. Stabilisez toutes les proto-vies adjacentes à une de vos supernovas. Il faut une supernova avec une proto-vie adjacente.
rules-power-ionizing-radiation-see = power/ionizing-radiation

rules-power-evolution-title = Évolution
rules-power-evolution-text = Coûte une carte au choix et trois vies stables prises n’importe où sur votre plateau. Ajoutez une deuxième forme de vie avancée à une nébuleuse qui en porte exactement une. La vie autour de la nébuleuse n’importe pas.
rules-power-evolution-see = power/evolution

rules-power-abiogenesis-title = Abiogenèse
rules-power-abiogenesis-text = Coûte 1 carte Chimie. Placez aussitôt une vie stable sur n’importe quelle case Vie vide. Elle n’a pas besoin de voisine.
rules-power-abiogenesis-see = power/abiogenesis

rules-power-survival-of-the-fittest-title = Survie du plus apte
rules-power-survival-of-the-fittest-text = Coûte une carte au choix et une proto-vie. Stabilisez deux proto-vies, ou une s’il n’en reste qu’une. Il doit en rester au moins une après le paiement.
rules-power-survival-of-the-fittest-see = power/survival-of-the-fittest

rules-power-speciation-title = Spéciation
rules-power-speciation-text = Coûte une carte au choix. Placez aussitôt une proto-vie sur une case vide à côté d’une de vos vies stables.
rules-power-speciation-see = power/speciation

rules-power-photosynthesis-title = Photosynthèse
rules-power-photosynthesis-text = Coûte une carte au choix. Stabilisez toutes les proto-vies adjacentes à vos étoiles O. Une supernova n’est pas une étoile O. Il faut une étoile O avec une proto-vie adjacente.
rules-power-photosynthesis-see = power/photosynthesis

rules-power-water-rich-comets-title = Comètes riches en eau
rules-power-water-rich-comets-text = Coûte une carte au choix. Stabilisez toutes les proto-vies adjacentes à vos étoiles C. Une supernova n’est pas une étoile C. Il faut une étoile C avec une proto-vie adjacente.
rules-power-water-rich-comets-see = power/water-rich-comets

rules-power-molecular-cloud-title = Nuage moléculaire
rules-power-molecular-cloud-text = Coûte 2 cartes Lumière. Gagnez une étoile H.
rules-power-molecular-cloud-see = power/molecular-cloud

rules-power-amino-acids-title = Amino-acides
rules-power-amino-acids-text = Coûte 1 carte Chimie. Placez aussitôt une vie stable sur n’importe quelle case Vie vide. Elle n’a pas besoin de voisine.
rules-power-amino-acids-see = power/amino-acids

rules-power-speed-of-light-title = Vitesse de la lumière
rules-power-speed-of-light-text = Coûte 5 cartes d’un même type. Marquez 6 points et gagnez une étoile de n’importe quel type ; vous marquez les points même s’il ne reste plus d’étoile.
rules-power-speed-of-light-see = power/speed-of-light

rules-power-time-dilation-title = Dilatation du temps
rules-power-time-dilation-text = Coûte 1 carte Lumière. Gagnez 1 progression du cristal temporel.
rules-power-time-dilation-see = power/time-dilation

rules-power-relativity-delta-title = Relativité Δ
rules-power-relativity-delta-text = Coûte 2 cartes Temps. Gagnez une étoile de n’importe quel type et placez-la aussitôt dans le secteur Δ ou sur sa limite.
rules-power-relativity-delta-see = power/relativity-delta

rules-power-relativity-psi-title = Relativité Ψ
rules-power-relativity-psi-text = Coûte 2 cartes Gravité. Gagnez une étoile de n’importe quel type et placez-la aussitôt dans le secteur Ψ ou sur sa limite.
rules-power-relativity-psi-see = power/relativity-psi

rules-power-relativity-phi-title = Relativité Φ
rules-power-relativity-phi-text = Coûte 2 cartes Chimie. Gagnez une étoile de n’importe quel type et placez-la aussitôt dans le secteur Φ ou sur sa limite.
rules-power-relativity-phi-see = power/relativity-phi

rules-power-nuclear-fission-title = Fission nucléaire
rules-power-nuclear-fission-text = Coûte 2 cartes Temps. Défaussez une de vos étoiles (pas une supernova), puis gagnez une étoile de n’importe quel type et 1 progression du cristal temporel.
rules-power-nuclear-fission-see = power/nuclear-fission

rules-power-binary-star-title = Étoile binaire
rules-power-binary-star-text = Coûte une carte au choix et 1 graviton. Retournez une supernova sur son côté étoile, puis déplacez cette étoile une fois ; ce déplacement fait partie de l’effet. Si elle peut bouger, elle le doit ; sinon, elle est seulement retournée.
rules-power-binary-star-see = power/binary-star

rules-power-core-collapse-title = Effondrement du cœur
rules-power-core-collapse-text = Coûte une carte au choix et 1 graviton. Transformez une de vos étoiles en supernova.
rules-power-core-collapse-see = power/core-collapse

rules-power-stardust-title = Poussière d’étoiles
rules-power-stardust-text = Coûte une carte au choix. Gagnez une nébuleuse de taille 1, qui attend comme toute autre ; ou remplacez une nébuleuse non formée de taille 1 par une nouvelle de taille 2 sur la même case. L’ancienne tuile va sous sa propre pile. Pour l’édition française, voir Éditions.
rules-power-stardust-see = power/stardust

rules-power-shooting-star-title = Étoile filante
rules-power-shooting-star-text = Coûte 1 carte Gravité. Déplacez une étoile, une supernova ou une nébuleuse non formée vers n’importe quelle case vide du même type. Une nébuleuse formée ne peut pas être déplacée, et une nébuleuse n’emporte rien avec elle.
rules-power-shooting-star-see = power/shooting-star

rules-power-solar-wind-title = Vent solaire
rules-power-solar-wind-text = Coûte 2 cartes Chimie. Transformez une de vos étoiles en supernova, puis stabilisez toutes les proto-vies adjacentes. C’est permis même s’il n’y en a aucune.
rules-power-solar-wind-see = power/solar-wind

rules-power-pulsar-title = Pulsar
rules-power-pulsar-text = Coûte 1 carte Gravité et 1 graviton. Gagnez 2 progressions du cristal temporel. Le coût varie selon les éditions ; voir Éditions.
rules-power-pulsar-see = power/pulsar

rules-power-white-dwarf-title = Naine blanche
rules-power-white-dwarf-text = Coûte 2 cartes Temps. Transformez une de vos étoiles en supernova, puis gagnez 1 progression du cristal temporel.
rules-power-white-dwarf-see = power/white-dwarf

rules-power-wormhole-title = Trou de ver
rules-power-wormhole-text = Coûte une carte au choix et une vie stable de votre plateau. Déplacez jusqu’à trois proto-vies, ou jusqu’à trois vies stables, vers des cases Vie vides de votre choix, chacune une fois. Vous pouvez vous arrêter plus tôt.
rules-power-wormhole-see = power/wormhole

rules-goal-life-kinds-title = Objectifs : majorité des vies stables, majorité des proto-vies
rules-goal-life-kinds-text = Le plus de vies stables, ou le plus de proto-vies, sur tout le plateau. Ce sont deux objectifs distincts ; aucun ne compte l’autre sorte.
rules-goal-life-kinds-see = goal/stable-life goal/proto-life

rules-goal-star-kinds-title = Objectifs : majorité des étoiles hélium, oxygène ou carbone
rules-goal-star-kinds-text = Le plus d’étoiles de ce type sur le plateau. Les supernovas ne comptent pas, quel qu’ait été leur type. Il n’y a pas d’objectif pour H.
rules-goal-star-kinds-see = goal/stars-he goal/stars-o goal/stars-c

rules-goal-supernovas-title = Objectif : majorité des supernovas
rules-goal-supernovas-text = Le plus de supernovas sur le plateau.
rules-goal-supernovas-see = goal/supernovas

rules-goal-star-group-title = Objectif : plus grand groupe d’étoiles
rules-goal-star-group-text = Le plus d’étoiles dans un seul groupe relié sans trou. Les supernovas comptent ici comme des étoiles.
rules-goal-star-group-see = goal/largest-star-group

rules-goal-small-nebulae-title = Objectif : majorité des nébuleuses de taille 1
rules-goal-small-nebulae-text = Le plus de nébuleuses formées de taille 1.
rules-goal-small-nebulae-see = goal/completed-size-1

rules-goal-crystals-title = Objectif : majorité des cristaux temporels
rules-goal-crystals-text = Le plus de cristaux sur les cases de points, cinq au plus. Les cristaux qui attendent sur la case 6 ou mis de côté ne comptent pas.
rules-goal-crystals-see = goal/crystals-on-scoring-spaces

rules-goal-living-stars-title = Objectif : majorité des étoiles autour des formes de vie avancées
rules-goal-living-stars-text = Le plus d’étoiles et de supernovas aux sommets de nébuleuses portant une forme de vie avancée. Une étoile qui en touche deux compte une fois.
rules-goal-living-stars-see = goal/stars-touching-nebula-with-advanced-life

rules-goal-sector-life-title = Objectifs : majorité des vies dans Delta, Psi ou Phi
rules-goal-sector-life-text = Le plus de proto-vies et de vies stables, réunies, dans le secteur Δ, Ψ ou Φ. Les vies sur une limite du secteur comptent ; les formes de vie avancées, non.
rules-goal-sector-life-see = goal/life-delta goal/life-psi goal/life-phi

rules-goal-sector-sizes-title = Objectifs : taille totale des nébuleuses dans Delta, Psi ou Phi
rules-goal-sector-sizes-text = Le total le plus élevé des tailles des nébuleuses formées dans le secteur Δ, Ψ ou Φ.
rules-goal-sector-sizes-see = goal/nebula-size-sum-delta goal/nebula-size-sum-psi goal/nebula-size-sum-phi
