# Textes communs : commandes et erreurs. Les textes d’un jeu sont dans son propre dossier.

## Commandes

app-help = Une table de jeu numérique : jouer, simuler et rejouer des parties.
version = Orrery { $version }
help-version = Affiche la version et s’arrête.

command-play = Joue une partie dans le terminal. Elle est enregistrée après chaque action et peut être reprise.

serve-help = Lance le serveur : on joue dans le navigateur, seul ou entre amis.
serve-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
serve-help-port = Le port d’écoute.
serve-help-data = Le dossier où tout est conservé.
serve-address = Orrery se trouve à { $address }
serve-network = Depuis d’autres machines de ce réseau : { $address }
serve-unbuilt = L’interface web n’est pas construite : seuls des programmes peuvent jouer. Lancez make screen pour la construire.
serve-stopped = Arrêté.

token-help = Crée un invité sur un serveur et affiche son jeton, pour un robot ou un autre programme.
token-help-name = Le nom de l’invité.
token-help-server = L’adresse du serveur.

simulate-help = Joue des parties entières entre robots et enregistre chacune d’elles.
simulate-help-game = Le jeu à jouer.
simulate-help-seats = Le nombre de places à la table.
simulate-help-games = Le nombre de parties à jouer.
simulate-help-seed = La même graine donne les mêmes parties.
simulate-help-bots = Noms des robots séparés par des virgules : un par place, ou un seul pour toutes. Niveaux, du plus faible au plus fort : { $levels }. Pour comparer : { $plain }. Ou cmd:COMMANDE pour un programme.
simulate-help-out = Le dossier des parties enregistrées ; il est créé s’il n’existe pas.
simulate-help-option = Une option du jeu sous la forme nom=valeur ; peut être répétée.
simulate-progress = Partie en cours
progress-line = { $description } ({ $done } sur { $total })
simulate-stopped = Interrompu : { $done } enregistrements sur { $games } sont dans { $folder }.
simulate-done =
    { $games ->
        [one] { $games } partie de { $game } jouée ; elle est enregistrée dans { $folder }.
       *[other] { $games } parties de { $game } jouées ; elles sont enregistrées dans { $folder }.
    }
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires, partagées comprises
simulate-mean = Moyenne des points
simulate-forfeit = La partie { $number } a été perdue par forfait à la place { $seat } ; son enregistrement s’arrête là.

arena-help = Fait s’affronter des robots et les classe.
arena-help-bots = Deux robots ou plus, séparés par des virgules : un nom, ou cmd:COMMANDE pour un programme.
arena-help-games = Le nombre de parties de chaque rencontre, arrondi pour que chaque donne soit jouée de chaque place.
arena-help-against = Chaque robot joue seul contre celui-ci à toutes les autres places, au lieu de tous contre tous.
arena-help-jobs = Le nombre de processus simultanés ; 0 pour un par cœur.
arena-help-ray = Joue plutôt sur une grappe Ray à cette adresse ; local démarre Ray sur cette machine. Demande orrery-tabletop[ray].
arena-help-seconds = Le nombre de secondes qu’un programme inscrit par cmd:COMMANDE peut prendre pour un coup.
arena-help-seed = La même graine donne les mêmes parties.
arena-help-json = Écrit les résultats en JSON dans ce fichier.
arena-help-html = Écrit les résultats dans ce fichier, en page avec graphiques.
arena-rating = Classement
arena-share = Part de victoires
arena-paired = 95 % par donnes
arena-margin = Écart moyen
arena-points = Moyenne des points
arena-ms = Médiane des ms par décision
arena-thinking = Médiane des ms de réflexion
arena-slowest = 99e centile, ms
arena-plot-times = Temps de réflexion : de la médiane au 99e centile, échelle logarithmique
arena-plot-pairings = Part de victoires, ligne contre colonne
arena-pairing = { $bot } contre { $rival } : victoires { $share } { $interval }, par donnes { $paired }, écart { $margin }, { $games } parties.
arena-title = { $game }, { $seats } places, { $games } parties
arena-program = { $bot } se présente sous le nom { $name }.
arena-forfeits =
    { $games ->
        [one] { $bot } a perdu { $games } partie par forfait :
       *[other] { $bot } a perdu { $games } parties par forfait :
    }
arena-bot = Robot
arena-rival = Adversaire
arena-pairings = Rencontres
arena-alone = Dans chaque partie, un robot a une place et son adversaire les { $others } autres ; la part égale des victoires est { $even }.
arena-stopped = Arrêté après { $done } parties sur { $total } : le tableau porte sur celles-ci. Avec --log, elles seraient conservées.

ladder-help = Mesure la force des niveaux : chacun joue contre le niveau inférieur et contre { $anchor }. Peut être interrompu et repris.
ladder-help-game = Les jeux à mesurer ; tous si aucun n’est nommé.
ladder-help-bots = D’autres robots à mesurer, séparés par des virgules : cmd:COMMANDE pour un programme. Ils jouent contre chaque niveau.
ladder-help-log = Le fichier où sont gardées les parties finies ; celles qui s’y trouvent ne sont pas rejouées.
ladder-help-write = Écrit les résultats dans les sources : le fichier de données et les tableaux de README.md et de docs/ladder.md.
ladder-help-tables = Récrit seulement les tableaux de README.md et de docs/ladder.md à partir du fichier de données.
ladder-share = Victoires contre { $anchor }
ladder-margin = Écart
ladder-step = Victoires contre le robot inférieur
ladder-games = Parties
ladder-caption = { $game }, { $seats } places, { $games } parties : `{ $command }`
ladder-none = Aucune échelle n’a encore été mesurée : `orrery ladder --write` le fait.
ladder-resumed = { $done } parties sur { $total } sont déjà dans { $file }.
ladder-stopped = Interrompu : { $done } parties sur { $total } sont gardées dans { $file }. La même commande reprend à cet endroit.
ladder-written = Écrit : { $file }

balance-help = Examine l’équilibre d’un jeu à partir de parties entre robots égaux : places, éléments, durée, points.
balance-help-bots = Le robot qui joue à toutes les places.
balance-title = { $game }, { $seats } places, { $games } parties de { $bot }
balance-seats = Places
balance-seat = Place
balance-share = Part de victoires
balance-points = Moyenne des points
balance-sources = Points par origine
balance-source = Origine
balance-mean = Moyenne
balance-winners = Vainqueurs
balance-others = Autres
balance-lead = Gagnants − autres
balance-decisions = Durée en décisions
balance-length = Durée : { $decisions } décisions en moyenne { $interval }, de { $shortest } à { $longest } ; { $turns } tours.
balance-component = Élément
balance-taken = Parties : pris / offert
balance-lift = Écart de points
balance-lift-note = Écart : les points des places qui l’ont pris, moins ceux des autres dans la même partie. Il montre ce qui va ensemble, non ce qui en est la cause.
balance-figures = Tous les chiffres
balance-flags = Déséquilibres
balance-flag-seat = La place { $id } gagne { $share } { $interval } des { $games } parties, plus que sa part.
balance-flag-unwanted = Presque personne ne prend « { $id } » ({ $kind }) : dans { $share } { $interval } des { $games } parties où c’était offert.
balance-flag-winning = Qui prend « { $id } » ({ $kind }) gagne { $share } { $interval } des { $games } parties où d’autres ne l’ont pas pris.
balance-flag-none = Rien ne ressort.

replay-help = Rejoue une partie enregistrée, vérifie chaque ligne et affiche le résultat.
replay-help-file = La partie enregistrée à rejouer.
replay-help-trace = Affiche chaque position sur une ligne de JSON.
replay-title =
    { $entries ->
        [one] { $game }, { $seats } places, { $entries } entrée
       *[other] { $game }, { $seats } places, { $entries } entrées
    }
replay-unfinished = La partie n’est pas terminée.
replay-to-act = À jouer : { $actor }
replay-rank = Rang
replay-player = Joueur
replay-points = Points

review-help = Analyse une partie terminée : tours coûteux, chance, tournants.
review-help-file = La partie enregistrée.
review-help-level = Le niveau qui juge : { $known }. Un niveau plus élevé prend plus de temps.
review-progress = Analyse de la partie…
review-about = Chance : ce qui a été pioché, comparé à la moyenne de ce qui pouvait l’être, en points de l’évaluation. Décisions : ce qui a été joué, comparé aux meilleures lignes de l’analyse, en points d’avance à la fin de parties jouées jusqu’au bout avec les unes et les autres.
review-luck = Chance
review-decisions = Décisions
review-costliest = Tours les plus coûteux de { $player }
review-none = Aucun qui mérite d’être mentionné.
review-played = Après l’entrée { $position } : { $line }
review-better = Mieux de { $points } (± { $error }) : { $line }
review-goes-on = { $line } … et le tour continue
review-why = À la fin de la partie, elle apporte : { $reasons }.
review-rivals = enlevé au meilleur adversaire
review-chance = Chances de gagner perdues : { $chance } (± { $error })
review-curve = Chances de gagner
review-curve-point = Après l’entrée { $position } : { $chances }
review-luckiest = Moments les plus chanceux : { $moments }
review-unluckiest = Moments les plus malchanceux : { $moments }
review-set-up = la mise en place
review-turning = Tournants
review-turning-point = Après l’entrée { $position } : avance de { $player } { $before } → { $after }

seat-name = Place { $seat }
player-name = { $name } (place { $seat })
actor-chance = le hasard

legal-here = Possible maintenant : { $list }
list-none = aucune
list-more =
    { $count ->
        [one] { $list } et { $count } autre
       *[other] { $list } et { $count } autres
    }
reasons-and = { $list } et { $last }
number-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Erreurs

error-error = Une erreur s’est produite.
error-action = Cette action est impossible : { $text }
error-malformed = Ceci ne se lit pas comme une action : { $text }
error-unknown = Ce jeu n’a pas d’action de ce nom : { $text }
error-illegal = Cette action est impossible pour le moment : { $text }
error-unfinished-game = Seule une partie terminée peut être analysée ; celle-ci s’arrête après { $entries } entrées.
error-unknown-game = Aucun jeu ne s’appelle { $game }. Jeux connus : { $known }.
error-unknown-rules = Ce programme ne connaît pas les règles { $rules } de { $game } ; il connaît { $known }.
error-bad-seats = { $game } ne se joue pas avec { $seats } places. Possible : { $known }.
error-unknown-option = { $game } n’a pas d’option { $option }. Options connues : { $known }.
error-bad-option-value = L’option { $option } ne peut pas valoir { $value }. Possible : { $known }.
error-too-few-bots = Une rencontre demande au moins deux robots différents ; donnés : { $given }. Nommez-en un autre avec --bots (séparés par des virgules) ou --against.
error-unknown-bot = Aucun robot ne s’appelle { $bot }. Robots connus : { $known }.
error-bot-failure = { $command } ne peut plus jouer.
error-bot-not-started = Impossible de démarrer { $command } : { $problem }
error-bot-ended = { $command } s’est arrêté en pleine partie, code { $status }. Il a dit : { $said }
error-bot-silent = { $command } n’a pas répondu en { $seconds } secondes. Il a dit : { $said }
error-bot-nonsense = { $command } a répondu « { $heard } » là où l’on attendait { $expected } ; les textes des coups viennent de la liste des coups permis. Il a dit : { $said }
error-workers-died = Les processus qui jouent se sont arrêtés { $deaths } fois de suite sans finir une partie. Vérifiez la mémoire qu’il leur faut, ou réduisez leur nombre.
error-no-ray = Ray n’est pas installé. Dans le dossier des sources, make ray l’installe ; ou retirez --ray.
error-no-cluster = Aucun cluster Ray ne nous laisse entrer à { $address }. Vérifiez l’adresse et que le cluster fonctionne ; s’il demande un jeton, définissez RAY_AUTH_MODE=token et RAY_AUTH_TOKEN comme chez lui.
error-no-sources = { $folder } ne contient pas les sources d’Orrery : { $file } n’y est pas. Lancez la commande dans le dossier du projet.
error-no-marks = Il manque à une page les repères entre lesquels l’échelle est écrite : { $begin } et { $end }. Remettez-les.
error-unknown-level = Aucun niveau ne s’appelle { $level }. Niveaux connus : { $known }.
error-content = Le fichier de données d’un jeu n’est pas valide.

error-usage-option = Une option s’écrit nom=valeur, et non : { $text }
error-usage-bots = Indiquez un robot pour toutes les places, ou un pour chacune : { $seats } places, { $given } robots.
error-bad-setting = Un réglage n’est pas valable : { $problem }. Les réglages sont décrits dans docs/operating.md.
error-no-server = { $server } ne répond pas comme un serveur Orrery : { $problem }
error-file = { $path } : { $problem }

error-record = L’enregistrement n’est pas valide.
error-record-empty = Le fichier est vide ; sa première ligne devrait être l’en-tête.
error-record-json = Cette ligne n’est pas du JSON : { $text }
error-record-truncated = Le fichier est coupé au milieu de cette ligne : { $text }
error-record-shape =
    { $expected ->
        [object] Cette ligne n’est pas un objet JSON : { $text }
        [str] « { $key } » manque ou n’est pas un texte : { $text }
        [int] « { $key } » manque ou n’est pas un nombre entier : { $text }
        [dict] « { $key } » manque ou n’est pas un objet : { $text }
        [list] « { $key } » n’est pas une liste : { $text }
        [names] « { $key } » devrait contenir un texte pour chaque place : { $text }
        [options] « { $key } » devrait contenir un texte pour chaque option : { $text }
        [seat] « { $key } » devrait être une place, comptée à partir de 0, ou « chance » : { $text }
       *[other] « { $key } » est erroné : { $text }
    }
error-record-format = Cette partie est au format { $text } ; ce programme lit { $known }.
error-record-game = Cette partie est d’un jeu appelé { $text }. Jeux connus : { $known }.
error-record-rules = Cette partie suit les règles numéro { $text } de { $game } ; ce programme connaît { $known }.
error-record-seats = { $game } ne se joue pas avec { $text } places. Possible : { $known }.
error-record-option = Aucune option ne s’appelle { $text }. Options connues : { $known }.
error-record-option-value = L’option { $option } ne peut pas valoir { $text }. Possible : { $known }.
error-record-seat = L’entrée « { $text } » est attribuée à { $given }, mais c’est à { $expected } de jouer.
error-record-malformed = Ceci ne se lit pas comme une action : { $text }
error-record-unknown = Ce jeu n’a pas d’action de ce nom : { $text }
error-record-illegal = Cette action est impossible ici : { $text }
error-record-over = La partie était déjà terminée avant cette entrée : { $text }
error-record-early-result = Le résultat précède la fin de la partie : { $text }
error-record-result = Le résultat est faux : { $text }. Il devrait être { $expected }.
error-record-after-result = Il y a encore quelque chose après le résultat : { $text }
error-record-incomplete = L’enregistrement est incomplet : la partie est finie, mais son résultat manque. Il devrait être { $expected }.
error-at-line = ligne { NUMBER($line, useGrouping: 0) } : { $message }

## Jouer dans le terminal

play-help-game = Le jeu à jouer.
play-help-seats = Le nombre de places à la table ; par défaut une de plus que de robots.
play-help-bots = Vos adversaires, séparés par des virgules : un par autre place, ou un seul pour toutes. Du plus faible au plus fort : { $levels }. Sans cela, on vous le demande.
play-help-seat = Votre place, comptée à partir de 0.
play-help-seed = La même graine donne la même distribution.
play-help-option = Une option du jeu sous la forme nom=valeur ; peut être répétée.
play-help-resume = Reprend une partie enregistrée.
play-help-save = Le fichier où la partie est enregistrée ; par défaut un nouveau fichier dans ce dossier.
play-help-language = La langue des textes, par exemple fr.
play-you = Vous
play-which-game = Quel jeu ? ({ $known } ; Entrée pour le premier)
play-opponents = Adversaires
play-which-level = Contre qui voulez-vous jouer ? (numéro ou nom ; Entrée pour { $name })
play-no-such-level = Il n’y a pas d’adversaire de ce nom : { $line }
play-your-turn = C’est à vous de jouer.
play-other-turn = C’est à quelqu’un d’autre de jouer.
play-prompt = Votre choix (numéro, notation, ? pour l’aide) :
play-which = Lequel (numéro ou dernier mot, 0 pour revenir) :
play-back = 0 : revenir
play-sure = Le faire quand même ? (o/n)
play-yes = o oui
play-not-understood = C’est impossible pour le moment : { $line }
play-nearest = Vouliez-vous dire : { $list }
play-no-rules = Il n’y a pas d’aide sur : { $topic }
play-look-whom = Le plateau de qui ? { $list }
play-no-undo-chance = Une pioche ne peut pas être annulée.
play-no-undo-other-seat = Un autre joueur a déjà agi ; il est trop tard pour annuler.
play-no-undo-over = La partie est terminée ; on ne peut plus rien annuler.
play-no-undo-revealed = Une information cachée a été révélée ; il est trop tard pour annuler.
play-no-undo-nothing = Il n’y a rien à annuler.
play-no-undo-off = Rien ne peut être annulé à cette table.
play-no-redo = Il n’y a rien à rétablir.
play-saved = Enregistré dans { $path }.
play-kept = La partie est enregistrée dans { $path }.
play-resume = La partie est enregistrée. Pour la reprendre : orrery play --resume { $path }
play-score = Points par source
play-total = Total
play-thinking = { $name } réfléchit…
play-hint-thinking = Recherche de bons coups…
hint-reason = { $why } ({ $gain })
hint-for = Ce coup { $for }.
hint-against = Ce coup { $against }.
hint-both = Ce coup { $for }, mais { $against }.
hint-neutral = Il ne change rien qui puisse se compter.
hint-later-for = Puis le reste du tour { $for }.
hint-later-against = Puis le reste du tour { $against }.
hint-later-both = Puis le reste du tour { $for }, mais { $against }.
hint-gives-up = Il renonce à ce que « { $instead } » apporterait : { $more }.
hint-same-gives-up = Il renonce à autant que « { $other } ».
hint-same-now = Par lui-même, il apporte autant que « { $other } ».
hint-same-later = Le reste du tour apporte ensuite autant qu’après « { $other } ».
hint-same-all = Ce qui peut se compter ne change pas par rapport à « { $other } » ; seules les simulations les distinguent.
hint-same-played = Les simulations finissent comme après « { $other } ».
hint-keeps = Il conserve ce que « { $instead } » coûterait : { $more }.
hint-gain = { $what } { $points }
hint-chance = Chances de gagner : { $chance } (± { $error })
hint-played =
    { $count ->
        [one] { $count } simulation : { $way ->
            [ahead] avance
           *[behind] retard
        } de { $points } à la fin.
       *[other] { $count } simulations : en moyenne { $way ->
            [ahead] avance
           *[behind] retard
        } de { $points } à la fin.
    }
hint-unplayed = Il n’y avait rien à comparer : aucune simulation n’a été faite.
play-times = { $what } (×{ $count })
play-won = Victoire : { $names }.
play-shared = Victoire partagée : { $names }.
play-help =
    Tapez le numéro d’un choix, ou la notation entre parenthèses (place star H S5). Vous pouvez abréger les mots (pl st h s5) ou ajouter des mots à un numéro (3 S5).
    Certains choix ouvrent une liste : tapez le numéro du choix, puis celui de la liste. Entrée affiche de nouveau la table.
    undo (u), redo : annuler votre dernière action, la rétablir
    hint (h) : les meilleurs coups, avec leurs raisons
    rules SUJET (r) : explique une carte, un objectif, une tuile ; rules seul liste les sujets
    look QUI : montre le plateau d’un autre joueur
    list : toutes les actions possibles en notation
    log (l) : ce qui s’est passé      score : points par source
    save FICHIER : enregistrer sous un autre nom ; la partie l’est de toute façon après chacune de vos actions
    quit (q) : quitter ; la partie peut être reprise
error-play-seat = La place { NUMBER($seat, useGrouping: 0) } n’existe pas ; les places vont de 0 à { NUMBER($last, useGrouping: 0) }.

## Parties conservées

database-help = La base de données, sous la forme sqlite:///CHEMIN ou postgresql://… ; par défaut le fichier du dossier de données.

backup-help = Copie toutes les parties conservées dans un fichier ; on peut continuer à jouer pendant ce temps.
backup-help-file = Le fichier de la sauvegarde, ou avec --keep le dossier.
backup-done =
    { $tables ->
        [one] { $tables } table est dans la sauvegarde { $path }.
       *[other] { $tables } tables sont dans la sauvegarde { $path }.
    }

restore-help = Remplace les parties conservées par une sauvegarde ; le serveur doit être arrêté.
restore-help-file = La sauvegarde à restaurer.
restore-help-replace = Supprime les parties conservées actuellement.
restore-done =
    { $tables ->
        [one] { $tables } table a été restaurée depuis { $path }.
       *[other] { $tables } tables ont été restaurées depuis { $path }.
    }

verify-help = Rejoue chaque partie conservée et compare le résultat à ce qui a été conservé.
verify-progress = Vérification
verify-wrong = Table { $table } : { $problem }
verify-done = Tables rejouées : { $finished } terminées, { $running } en cours ; différences : { $wrong }.

verify-deal-help = Vérifie qu’une partie terminée a été tirée de la graine fixée avant son début.
verify-deal-help-file = L’enregistrement d’une partie terminée.
verify-deal-help-commitment = L’engagement qui vous a été montré avant la partie.
verify-deal-help-nonce = Le nombre que votre programme a envoyé en réponse à cet engagement.
verify-deal-done =
    { $entries ->
        [one] Le tirage ({ $entries }) correspond à la graine.
       *[other] Les { $entries } tirages correspondent à la graine.
    }
verify-deal-given =
    { $entries ->
        [one] Le premier tirage ({ $entries }) vient d’une autre partie.
       *[other] Les { $entries } premiers tirages viennent d’une autre partie.
    }
verify-deal-commitment = Engagement avant la partie : { $commitment }
verify-deal-nonce = Nombre de la place { $seat } : { $nonce }
verify-deal-no-nonce = La place { $seat } n’a pas envoyé de nombre ; l’engagement en tient lieu.
verify-deal-order-unknown = Cette partie a été tirée selon l’ancienne méthode hmac-sha256/1. Elle ne montre pas si l’engagement a précédé les nombres des joueurs.
verify-deal-order-server = Aucun joueur n’a envoyé de nombre : le serveur a décidé seul de ce tirage.
verify-deal-order-proven = C’est bien l’engagement auquel vous avez répondu, et votre nombre figure parmi ceux utilisés : la graine était fixée avant que votre nombre existe.
verify-deal-order-compare = Seul un joueur qui a envoyé un nombre peut attester que l’engagement est venu d’abord : comparez avec ce que votre programme a gardé, à l’aide de --commitment et --nonce.

doctor-help = Vérifie que le serveur a tout ce qu’il lui faut.
doctor-state = État
doctor-topic = Élément
doctor-detail = Détails
doctor-well = en ordre
doctor-wrong = erreur
doctor-lacking = absent
doctor-python = Python
doctor-compiled = Règles
doctor-sqlite = SQLite
doctor-folder = Dossier de données
doctor-port = Adresse
doctor-files = Fichiers ouverts
doctor-screen = Interface web
doctor-database = Base de données
doctor-redis = Redis
doctor-is-compiled = compilées
doctor-is-pure = non compilées : tout fonctionne, mais plus lentement
doctor-is-built = construite
doctor-is-not-built = non construite : les programmes peuvent jouer, pas les navigateurs
doctor-new-database = n’existe pas encore ; elle sera créée au démarrage du serveur
doctor-old-database = d’une version antérieure (étape { $revision }) ; elle est sauvegardée et mise à jour au démarrage du serveur
doctor-file-limit = jusqu’à { $files } à la fois, assez pour { $connections } connexions
doctor-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
doctor-answers = répond
doctor-ready = Le serveur peut être lancé.
doctor-not-ready = Le serveur ne peut pas être lancé dans cet état.

error-store = Il y a un problème avec les parties conservées.
error-store-unavailable = La base de données est inutilisable ({ $path }) : { $problem }
error-store-full = Il n’y a plus de place là où sont conservées les parties ({ $path }). Rien n’est perdu ; faites de la place et continuez.
error-store-read-only = L’emplacement des parties conservées est en lecture seule ({ $path }). Rien n’est perdu ; autorisez l’écriture et continuez.
error-store-closed = La base de données est fermée ({ $path }).
error-store-locked = Un autre processus (numéro { $process }) utilise les parties conservées : { $path }. Arrêtez-le d’abord.
error-store-in-use = Des serveurs utilisent les parties conservées ici ({ $path }) : { $processes }. Arrêtez-les d’abord. Un serveur tué passe encore quelques secondes pour actif.
error-unknown-table = La table { $table } n’existe pas.
error-unknown-guest = L’invité { $guest } n’existe pas.
error-store-duplicate = Ceci existe déjà : { $key }
error-store-address = Cette base de données n’est pas utilisable : { $kind }. Possible : sqlite:///CHEMIN, postgresql://…
error-store-newer = Les parties conservées viennent d’une version plus récente de ce programme (étape { $revision } ; celui-ci connaît { $known }). Mettez le programme à jour.
error-store-old = Les parties conservées viennent d’une version plus ancienne de ce programme (étape { $revision }) ; le serveur les met à jour au démarrage.
error-store-damaged = Les données de la table { $table } sont illisibles : { $problem }
error-store-gap = La version { NUMBER($version, useGrouping: 0) } de la table { $table } manque.
error-store-digest = La table { $table } rejouée donne une empreinte différente de celle conservée.
error-store-missing = Le fichier { $path } n’existe pas.
error-store-not-empty = Il y a déjà des parties conservées ici ({ $path }) ; --replace les supprime.
error-store-not-a-backup = Ce n’est pas une sauvegarde complète : { $path } ({ $problem })
error-sqlite-old = SQLite { $version } est trop ancien ; installez la version { $oldest } ou une plus récente.
error-deal-missing = L’enregistrement ne dit pas comment la partie a été tirée.
error-deal-sealed = La graine de ce tirage est encore secrète ; elle est publiée à la fin de la partie.
error-deal-scheme = Cette méthode de tirage est inconnue : { $text }
error-deal-seed = La graine ne correspond pas à l’engagement { $commitment }.
error-deal-commitment = La partie a été tirée pour l’engagement { $found }, mais on vous avait montré { $commitment }.
error-deal-nonce = Le nombre { $nonce } ne figure pas parmi ceux de ce tirage.
error-deal-nonces = Le tirage n’indique pas pour chaque place un nombre ou l’engagement.
error-deal-differs = La graine ne donne pas ce tirage : { $text }. Elle donne : { $expected }

## Avis aux joueurs absents

notice-turn = { $game } : { $asked }
notice-invitation = { $game } : vous êtes invité à une table.
notice-test = Ceci est un test. Orrery vous préviendra désormais ici quand ce sera à vous de jouer et que vous ne serez pas à la table.

yes-help = Agir sans demander.
yes-letter = o
not-done = Rien n’a été modifié.
backup-help-keep = Prendre FILE pour un dossier, nommer la sauvegarde d’après l’heure et n’en garder que ce nombre.
downgrade-help = Ramener les parties conservées à la forme d’une version antérieure du programme.
downgrade-help-revision = L’étape à laquelle revenir, par exemple 0002.
downgrade-ask = Revenir à l’étape { $revision } ? Ce que seules les étapes suivantes conservent sera perdu ; une sauvegarde est faite avant.
downgrade-done = Les parties conservées sont maintenant à l’étape { $revision } ; leur état précédent est dans { $path }. Lancez la version antérieure du programme : celle-ci les mettrait de nouveau à jour.
verify-damage = La base de données est endommagée : { $problem }
damage-advice = Défauts trouvés dans la base de données : { $count }. Arrêtez le serveur, gardez une copie du fichier et restaurez la dernière sauvegarde.
doctor-attention = à voir
doctor-integrity = Intégrité
doctor-set-aside = Table de côté
doctor-sound = la base de données ne trouve aucun défaut
doctor-set-aside-table = { $table } ({ $code }) : elle n’est pas servie. Voir « orrery tables repair { $table } ».
doctor-new-folder = { $path } n’existe pas encore ; il sera créé au démarrage du serveur
doctor-default-folder = { $path } n’existe pas encore, et aucun réglage n’en désigne un autre. Si un service garde ses parties ailleurs, utilisez --data ou son ORRERY_DATA.
doctor-running = utilisée par le serveur en marche (processus { $process })
doctor-empty-database = un fichier vide ; le serveur le remplit au démarrage
doctor-expired = Nettoyage
doctor-expire = fermerait ou supprimerait maintenant : tables { $tables }, invités { $guests }. Voir « orrery tables expired ».
tables-help = Gérer les tables conservées.
tables-help-id = La table, comme dans son lien.
tables-list-help = Lister les tables, les plus récentes d’abord.
tables-help-status = Seulement celles-ci : open, running, finished ou abandoned.
tables-help-game = Seulement les tables de ce jeu.
tables-help-guest = Seulement les tables de cet invité.
tables-help-set-aside = Seulement les tables mises de côté.
tables-help-limit = Combien par page.
tables-help-page = Quelle page.
tables-help-file = Le fichier pour l’enregistrement.
tables-help-hidden = Aussi d’une partie inachevée, avec tout ce que ses joueurs ne doivent pas voir.
tables-column-id = Table
tables-column-game = Jeu
tables-column-status = État
tables-column-seats = Places
tables-column-version = Version
tables-column-updated = Dernier changement (UTC)
tables-column-reason = Mise de côté
tables-more = Il y en a d’autres : --page { $page }
tables-expired-help = Montrer ce que le prochain nettoyage d’un serveur en marche fermera ou supprimera. Rien n’est modifié.
tables-help-each = Combien de tables de chaque sorte.
tables-expired-guests = { $guests ->
    [0] Aucun invité ne serait supprimé.
    [one] Un invité serait aussi supprimé.
   *[other] { $guests } invités seraient aussi supprimés.
 }
tables-column-expiry = Pourquoi
expiry-empty = personne n’y est assis : fermée
expiry-waiting = attend en vain : fermée
expiry-running = plus personne n’y joue : fermée, la partie est conservée
expiry-unstarted = fermée depuis longtemps, jamais commencée : supprimée
expiry-abandoned = fermée depuis longtemps : supprimée
expiry-finished = terminée depuis longtemps : supprimée
tables-export-help = Écrire l’enregistrement d’une table dans un fichier.
tables-exported = L’enregistrement de la table { $table } est dans { $path }.
tables-set-aside-help = Ne plus servir une table, jusqu’à sa remise en service.
tables-set-aside = La table { $table } est mise de côté.
tables-release-help = Servir de nouveau une table mise de côté.
tables-released = La table { $table } est de nouveau servie.
tables-not-aside = La table { $table } n’était pas mise de côté.
tables-repair-help = Couper une partie endommagée après le dernier coup qui peut être rejoué.
tables-sound = La table { $table } se rejoue jusqu’au bout ; il n’y a rien à réparer.
tables-problem = Table { $table } : { $problem }
tables-beyond-repair = Même son début ne peut pas être rejoué. Elle reste de côté ; restaurez-la d’une sauvegarde, ou supprimez-la avec « orrery tables remove { $table } ».
tables-repair-ask = Garder les versions 1 à { $sound } sur { $stored } et oublier le reste ?
tables-repaired = La table { $table } reprend à la version { NUMBER($version, useGrouping: 0) }. Son état précédent est dans { $path } ; ce fichier contient sa graine secrète.
tables-remove-help = Supprimer une table avec tout ce qui lui appartient ; une copie est gardée dans un fichier.
tables-remove-ask = Supprimer la table { $table } ?
tables-removed = La table { $table } est supprimée ; une copie de ses données est dans { $path }.
error-no-name = Il ne reste rien de ce nom une fois les caractères invisibles retirés. Choisissez-en un autre.
error-unknown-report = Le signalement { $number } n’existe pas.
deed-help-reason = Pourquoi, pour le journal.
deed-takes-effect = Un serveur en marche l’applique en quelques secondes.
tables-close-help = Mettre fin à ce qui se passe à une table ; on peut encore la regarder.
tables-closed = La table { $table } est fermée.
tables-over = Tout était déjà fini à la table { $table }.
guests-help = Gérer les invités, même pendant que le serveur tourne.
guests-help-id = L’invité, par l’identifiant que montre « orrery guests list ».
guests-help-name = Seulement les invités dont le nom contient ceci.
guests-help-new-name = Le nouveau nom.
guests-help-blocked = Seulement les invités bloqués.
guests-list-help = Lister les invités, les plus récents d’abord.
guests-rename-help = Donner un autre nom à un invité, à toutes ses tables et dans le chat.
guests-renamed = L’invité { $guest } s’appelle désormais { $name }.
guests-block-help = Empêcher un invité de créer ou de rejoindre des tables et d’écrire.
guests-blocked = L’invité { $guest } est bloqué.
guests-unblock-help = Laisser de nouveau jouer et écrire un invité bloqué.
guests-unblocked = L’invité { $guest } n’est plus bloqué.
guests-column-id = Invité
guests-column-name = Nom
guests-column-created = Depuis (UTC)
guests-column-tables = Tables
guests-column-blocked = Bloqué depuis (UTC)
reports-help = Lire ce que les joueurs ont signalé.
reports-list-help = Lister les signalements, les plus anciens d’abord.
reports-help-settled = Aussi ceux qui sont réglés.
reports-help-number = Le numéro du signalement.
reports-settle-help = Classer un signalement comme réglé.
reports-settled = Le signalement { $number } est réglé.
reports-column-number = Numéro
reports-column-at = Quand (UTC)
reports-column-kind = Objet
reports-column-table = Table
reports-column-guest = Invité
reports-column-quote = Citation
reports-column-reason = Motif
reports-column-reporter = Signalé par
reports-kind-chat = une ligne de chat
reports-kind-player = un joueur
reports-kind-table = la table
audit-help = Lister ce qu’ont fait les hôtes et les exploitants.
audit-help-table = Seulement ce qui concerne cette table.
audit-help-guest = Seulement ce que cet invité a fait ou ce qu’on lui a fait.
audit-help-limit = Combien, les plus récents.
audit-column-number = Numéro
audit-column-at = Quand (UTC)
audit-column-role = Rôle
audit-column-by = Par
audit-column-deed = Quoi
audit-column-table = Table
audit-column-guest = Invité
audit-column-reason = Pourquoi
audit-role-host = hôte
audit-role-operator = exploitant
audit-deed-remove = exclu
audit-deed-readmit = réadmis
audit-deed-mute = réduit au silence
audit-deed-unmute = parole rendue
audit-deed-close = table fermée
audit-deed-rename = renommé
audit-deed-block = bloqué
audit-deed-unblock = débloqué
audit-deed-settle = signalement réglé
audit-deed-set-aside = table mise de côté
audit-deed-release = table remise en service
audit-deed-repair = table réparée
audit-deed-delete = table effacée
error-tables-hidden = La partie de la table { $table } n’est pas finie : son enregistrement montrerait ce que ses joueurs ne doivent pas voir. Utilisez --with-hidden s’il vous le faut quand même.
error-table-set-aside = Cette table est mise de côté ({ $reason }).
error-broken-log = La version { NUMBER($version, useGrouping: 0) } ne découle pas de ce qui la précède.
error-other = Refusé ({ $code }).
error-system = Le système refuse : { $problem }
error-output = La sortie ne peut pas être écrite : { $problem }. Envoyez-la ailleurs.
error-unknown-setting = Le réglage { $name } n’existe pas ({ $place }). Vouliez-vous dire { $nearest } ?
error-address-in-use = Un autre programme écoute déjà à l’adresse { $address }. Arrêtez-le, ou choisissez un autre port avec --port.
error-address-refused = Le serveur ne peut pas écouter à l’adresse { $address } : { $problem }. Choisissez-en une autre avec --host et --port.
error-store-corrupt = La base de données est endommagée ({ $path }) : { $problem }. Arrêtez le serveur, gardez une copie du fichier et restaurez la dernière sauvegarde.
error-store-replaced = Le fichier de la base a été supprimé ou remplacé pendant que le serveur tourne ({ $path }). Aucun coup n’est accepté tant qu’il manque ; remettez-le, ou redémarrez le serveur.
error-store-live = { $path } est la base de données elle-même : y écrire une sauvegarde la détruirait. Indiquez un autre fichier.
error-store-not-a-file = { $path } n’est pas un fichier ordinaire. Indiquez un fichier ; avec --keep, un dossier pour plusieurs sauvegardes.
error-store-not-a-folder = { $path } n’est pas un dossier. Indiquez un dossier, ou un autre endroit.
error-store-foreign-file = { $path } n’est pas une sauvegarde : il n’est pas écrasé. Indiquez un autre fichier.
error-store-revision = Il n’y a pas d’étape antérieure { $revision }. Possible : { $known }
error-store-empty = { $path } est vide : aucune partie n’y a jamais été conservée. Vérifiez que c’est le bon endroit ; le serveur le remplit au démarrage.
error-store-foreign = { $path } est la base de données d’un autre programme. Indiquez un autre fichier avec --database, ou un autre dossier avec --data.

train-help = Ajuster les poids de l’évaluation d’un jeu et apprendre une valeur de parties contre soi-même. On peut arrêter et reprendre.
train-help-out = Le fichier où l’entraînement est gardé pas à pas ; la même commande reprend à partir de là.
train-help-start = Le nom des poids de départ.
train-help-generations = Le nombre de générations de candidats de l’évolution.
train-help-candidates = Le nombre de candidats par génération.
train-help-trials = Le nombre de parties rapides que chaque candidat joue contre les poids de départ.
train-help-beam = Largeur du faisceau qui trouve des tours entiers ; avec 0, les candidats choisissent action par action et les parties contre soi-même n’essaient que des tours au hasard.
train-help-rounds = Le nombre de séries d’apprentissage d’une valeur qui suivent.
train-help-games = Le nombre de parties jouées pour chaque série.
train-help-turns = Le nombre de tours essayés à chaque décision de ces parties une fois une valeur apprise ; avec 0, seul le faisceau trouve des tours.
train-help-td-lambda = Le poids des résultats à venir dans ce qu’une position doit valoir, à côté de ce que la valeur de la manche précédente dit des positions intermédiaires : 1 pour les seuls résultats (TD lambda).
train-help-value = Un fichier value.json pour commencer : la première manche joue d’après lui, et ce qu’il sait est gardé à côté de ce qui s’apprend. Les traits qu’il ne connaît pas ne comptent d’abord pour rien.
train-resumed = { $done } étapes sur { $total } sont déjà dans { $file }.
train-generation = Génération { $number } sur { $total } : meilleure { $best }, moyenne { $mean } points.
train-round = Série { $number } sur { $total } : la valeur explique { $explained } des écarts dans des parties non apprises ({ $positions } positions).
train-stopped = Interrompu. Ce qui est terminé est gardé dans { $file } ; la même commande reprend à partir de là.
train-done = Entraînement terminé : les poids sont dans { $file }.
error-no-numpy = L’entraînement a besoin de { $module }, qui n’est pas installé. Dans le dossier des sources, make research l’installe.
error-untrainable = { $game } n’a pas d’évaluation dont on puisse entraîner les poids.
error-unknown-weights = Aucun jeu de poids ne s’appelle { $name }. Poids connus : { $known }.
error-other-recipe = { $file } contient un entraînement fait avec d’autres réglages. Reprenez les réglages du début, ou indiquez un autre fichier.
error-broken-training = { $file } ne contient pas d’entraînement : { $reason }. Indiquez un autre fichier.
error-broken-value = { $file } ne contient pas de valeur : { $reason }. Indiquez le value.json d’un jeu ou le réseau d’une manche d’un entraînement.
error-other-inputs = Cette valeur a été apprise de traits que le jeu n’a pas : { $inputs }. Indiquez une valeur de ce jeu, ou commencez sans valeur.

## Vérifier un robot, exporter une partie

check-help = Vérifier qu’un programme respecte le protocole des robots : jouer des parties avec lui et signaler chaque écart.
check-help-command = La commande qui lance le programme, comme node bot.mjs. Ses propres options viennent après --.
check-help-game = Un jeu à jouer ; peut être donné plusieurs fois. Tous les jeux par défaut.
check-help-seats = Un nombre de places ; peut être donné plusieurs fois. De 2 à 4 par défaut.
check-help-games = Le nombre de parties à jouer.
check-help-seed = La même graine donne les mêmes parties.
check-help-json = Écrire le rapport en JSON.
check-progress = Vérification
check-done = { $name } : { $games } parties jouées, dont { $finished } jusqu’au bout, { $moves } coups.
check-stopped = Arrêté après tant d’écarts ; { $left } parties n’ont pas été jouées. Corrigez d’abord ceux-ci.
check-good = Aucun écart au protocole.
check-breach = Écart : { $text }
check-warning = Avertissement : { $text }
check-where = dans la partie { $number } ({ $game }, { $seats } places, place { $seat }), après { $entry } entrées
check-sent = dernier envoi : { $text }
check-heard = réponse : { $text }
check-said = sur sa sortie d’erreur : { $text }
check-again =
    { $count ->
        [one] la même chose encore une fois
       *[other] la même chose encore { $count } fois
    }
check-advice = que faire : { $text }
check-not-started = le programme ne peut pas être lancé.
check-do-not-started = Vérifiez la commande et son chemin ; elle est lancée sans interpréteur de commandes.
check-ended = le programme s’est arrêté en pleine partie, avec le statut { $status }.
check-do-ended = Lisez jusqu’à quit ; sa sortie d’erreur dit peut-être ce qui s’est passé.
check-silent = pas de réponse en { $seconds } secondes.
check-do-silent = Répondez à chaque ligne legal par une ligne move, videz aussitôt le tampon et réfléchissez moins longtemps ; --seconds fixe la limite.
check-unknown-reply = une réponse que le protocole ne connaît pas.
check-do-unknown-reply = Répondez à orrery par « bot NOM VERSION » et à legal par « move TEXTE » ; écrivez le reste après info ou sur la sortie d’erreur.
check-illegal-move = un coup qui n’est pas dans la liste legal.
check-do-illegal-move = Répondez par l’un des textes de la dernière ligne legal, lettre pour lettre.
check-unasked = une ligne sans question.
check-do-unasked = Écrivez un coup par ligne legal et rien d’autre ; les commentaires commencent par info.
check-after-the-end = une ligne après la fin de la partie.
check-do-after-the-end = N’écrivez plus rien après quit.
check-not-ended = le programme ne s’est pas arrêté après quit.
check-do-not-ended = Arrêtez-vous à quit ou quand l’entrée se ferme ; sinon le programme est tué.
check-bad-status = le programme s’est arrêté avec le statut { $status } après quit.
check-do-bad-status = Terminez avec le statut 0 ; sa sortie d’erreur dit peut-être ce qui s’est passé.
check-not-repeatable = la même graine a donné d’autres coups.
check-do-not-repeatable = Tirez tous les nombres au hasard de la graine de la ligne game, et ne dépendez d’aucune horloge.
export-help = Écrire une partie comme une seule page qui la rejoue, dans tout navigateur et sans serveur.
export-help-record = L’enregistrement à écrire.
export-help-html = La page à écrire.
export-help-seat = Montrer la partie comme l’a vue cette place, à partir de 0. Sans cela, une partie finie montre toutes les mains, une partie inachevée ce que chacun peut voir.
export-done = { $file } : { $size } ko, { $positions } positions. Ouvrez-la dans un navigateur.
error-export-seat = L’enregistrement n’a pas de place { $seat } ; il a les places 0 à { $last }.
error-no-replay-page = La page de relecture manque dans cette installation. Lancez make screen, puis réinstallez.

dataset-help = Joue des parties entre robots et les écrit en Parquet pour les programmes qui apprennent. Peut être interrompu et repris.
dataset-help-out = Le dossier du jeu de données ; la même commande continue ce qui s’y trouve.
dataset-help-seed = La même graine donne le même jeu de données.
dataset-help-shard = Le nombre de parties par fragment. Une interruption ne coûte que les fragments en cours.
dataset-stopped = Interrompu. Les fragments terminés sont gardés dans { $folder } ; la même commande reprend à partir de là.
dataset-done =
    { $games ->
        [one] { $games } partie et { $decisions } décisions sont dans { $folder }.
       *[other] { $games } parties et { $decisions } décisions sont dans { $folder }.
    }
dataset-digest = SHA-256 de tous les fragments : { $digest }
error-no-pyarrow = Un jeu de données a besoin de { $module }, qui n’est pas installé. Dans le dossier des sources, make research l’installe.
error-no-encoding = { $game } n’a pas d’encodage : il n’y a rien à écrire. docs/encodings.md dit comment un jeu en déclare un.
error-other-dataset = { $folder } contient un jeu de données fait autrement ; ces réglages diffèrent : { $settings }. Reprenez les réglages du début, ou indiquez un autre dossier. Si program diffère, Orrery a changé depuis.
error-no-dataset = { $folder } ne contient pas de jeu de données : { $file } manque ou est illisible. Pour en créer un, indiquez un dossier vide ou nouveau.
error-wrong-digest = { $file } n’est pas le fichier dont digest.json a été tiré. Récupérez-le de nouveau, ou supprimez-le et relancez la commande du README.md.

preview-site = Deux jeux sur les étoiles, les mondes et la vie
preview-open = place libre
preview-waiting =
    { $count ->
        [0] Toutes les places sont prises
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
preview-turn = À { $name } de jouer
preview-running = La partie est en cours
preview-abandoned = La partie a été fermée
preview-finished =
    { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
