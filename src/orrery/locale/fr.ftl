# Textes communs : commandes et erreurs. Les textes d’un jeu sont dans son propre dossier.

## Commandes

app-help = Une table de jeu numérique : jouer, simuler et rejouer des parties.
version = Orrery { $version }
help-version = Affiche la version et s’arrête.

command-play = Joue une partie dans le terminal ; elle est enregistrée en permanence et peut être reprise.

serve-help = Lance le serveur de tables : on joue dans le navigateur, seul ou entre amis.
serve-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
serve-help-port = Le port d’écoute.
serve-help-data = Le dossier où tout est conservé.
serve-address = Orrery se trouve à { $address }
serve-network = Depuis d’autres machines de ce réseau : { $address }
serve-unbuilt = L’écran n’est pas construit ; les programmes peuvent jouer, les navigateurs voient une note. Lancez make screen.
serve-stopped = Arrêté.

token-help = Crée un invité sur un serveur et affiche son jeton, pour un robot ou un autre programme.
token-help-name = Le nom de l’invité.
token-help-server = L’adresse du serveur.

simulate-help = Joue des parties entières entre robots et enregistre chacune d’elles.
simulate-help-game = Le jeu à jouer.
simulate-help-seats = Combien de places compte la table.
simulate-help-games = Combien de parties jouer.
simulate-help-seed = La même graine donne les mêmes parties.
simulate-help-bots = Noms des robots séparés par des virgules : un par place, ou un seul pour toutes.
simulate-help-out = Le dossier des parties enregistrées ; il est créé s’il n’existe pas.
simulate-help-option = Une option du jeu sous la forme nom=valeur ; peut être répétée.
simulate-progress = Partie en cours
simulate-done =
    { $games ->
        [one] { $games } partie de { $game } jouée ; elle est enregistrée dans { $folder }.
       *[other] { $games } parties de { $game } jouées ; elles sont enregistrées dans { $folder }.
    }
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires, partagées comprises
simulate-mean = Moyenne des points

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

review-help = Revient sur une partie terminée : tours coûteux, chance, tournants.
review-help-file = La partie enregistrée.
review-progress = Retour sur la partie…
review-about = En points de valeur, tels que le robot les voit. Chance : ce qui est venu, face à la moyenne de ce qui pouvait venir. Décisions : ce qui a été joué, face aux lignes du robot, pioches moyennées.
review-luck = Chance
review-decisions = Décisions
review-costliest = Tours les plus coûteux de { $player }
review-none = Aucun qui mérite d’être cité.
review-played = Après l’entrée { $position } : { $line }
review-better = Mieux de { $points } : { $line }
review-goes-on = { $line } … et le tour continue
review-why = Cette ligne { $reasons }.
review-luckiest = Moments les plus chanceux : { $moments }
review-unluckiest = Moments les plus malchanceux : { $moments }
review-set-up = la mise en place
review-turning = Tournants
review-turning-point = Après l’entrée { $position } : avance de { $player } { $before } → { $after }

seat-name = Place { $seat }
player-name = { $name } (place { $seat })
actor-chance = le hasard

legal-here = Possible ici : { $list }
list-more =
    { $count ->
        [one] { $list } et { $count } autre
       *[other] { $list } et { $count } autres
    }

## Erreurs

error-error = Quelque chose ne convient pas.
error-action = Cette action est impossible : { $text }
error-malformed = Ce n’est pas le texte d’une action : { $text }
error-unknown = Aucune action de ce jeu ne s’appelle : { $text }
error-illegal = C’est impossible ici : { $text }
error-unfinished-game = On ne revient que sur une partie terminée ; celle-ci s’arrête après { $entries } entrées.
error-unknown-game = Aucun jeu ne s’appelle { $game }. Jeux connus : { $known }.
error-bad-seats = { $game } ne se joue pas avec { $seats } places. Possible : { $known }.
error-unknown-option = { $game } n’a pas d’option { $option }. Options connues : { $known }.
error-bad-option-value = L’option { $option } ne peut pas valoir { $value }. Possible : { $known }.
error-unknown-bot = Aucun robot ne s’appelle { $bot }. Robots connus : { $known }.
error-content = Les données d’un jeu sont erronées.

error-usage-option = Une option s’écrit nom=valeur, et non : { $text }
error-usage-bots = Indiquez un robot pour toutes les places, ou un pour chacune : { $seats } places, { $given } robots.
error-bad-setting = Un réglage est erroné : { $problem }
error-no-server = { $server } ne répond pas comme un serveur Orrery : { $problem }
error-file = { $path } : { $problem }

error-record = La partie enregistrée ne convient pas.
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
error-record-malformed = Ce n’est pas le texte d’une action : { $text }
error-record-unknown = Aucune action de ce jeu ne s’appelle : { $text }
error-record-illegal = C’est impossible ici : { $text }
error-record-over = La partie était finie avant cette entrée : { $text }
error-record-early-result = Le résultat précède la fin de la partie : { $text }
error-record-result = Le résultat est faux : { $text }. Il devrait être { $expected }.
error-record-after-result = Quelque chose suit le résultat : { $text }
error-record-incomplete = L’enregistrement est incomplet : la partie est finie, mais son résultat manque. Il devrait être { $expected }.
error-at-line = ligne { NUMBER($line, useGrouping: 0) } : { $message }

## Jouer dans le terminal

play-help-game = Le jeu à jouer.
play-help-seats = Combien de places compte la table ; par défaut une de plus que de robots.
play-help-bots = Les robots adverses, séparés par des virgules : un par autre place, ou un seul pour toutes.
play-help-seat = Votre place, comptée à partir de 0.
play-help-seed = La même graine donne la même distribution.
play-help-option = Une option du jeu sous la forme nom=valeur ; peut être répétée.
play-help-resume = Reprend une partie enregistrée.
play-help-save = Le fichier où la partie est enregistrée ; par défaut un nouveau fichier dans ce dossier.
play-help-language = La langue des textes, par exemple fr.
play-you = Vous
play-which-game = Quel jeu ? ({ $known } ; Entrée pour le premier)
play-your-turn = C’est à vous de jouer.
play-other-turn = C’est à quelqu’un d’autre de jouer.
play-prompt = Votre choix (numéro, notation, ? pour l’aide) :
play-which = Lequel (numéro ou dernier mot, 0 pour revenir) :
play-back = 0 : revenir
play-sure = Le faire quand même ? (o/n)
play-yes = o oui
play-not-understood = C’est impossible ici : { $line }
play-nearest = Le plus proche : { $list }
play-no-rules = Il n’y a rien à dire sur : { $topic }
play-look-whom = Regarder qui ? { $list }
play-no-undo-chance = Ce que le hasard a donné ne peut pas être repris.
play-no-undo-other-seat = Les autres ont déjà répondu ; c’est trop tard pour annuler.
play-no-undo-revealed = Une information cachée a été montrée ; c’est trop tard pour annuler.
play-no-undo-nothing = Il n’y a rien à annuler.
play-no-undo-off = Rien ne peut être annulé à cette table.
play-no-redo = Il n’y a rien à rétablir.
play-saved = Enregistré dans { $path }.
play-kept = La partie est enregistrée dans { $path }.
play-resume = La partie est enregistrée. Pour la reprendre : orrery play --resume { $path }
play-score = Points par source
play-total = Total
play-thinking = { $name } réfléchit…
play-times = { $what } (×{ $count })
play-won = Victoire : { $names }.
play-shared = Victoire partagée : { $names }.
play-help =
    Tapez le numéro d’un choix, ou la notation entre parenthèses (place star H S5). Le début des mots suffit (pl st h s5), de même qu’un numéro suivi d’autres mots (3 S5).
    Une ligne qui finit par une liste l’ouvre : tapez son numéro, puis l’élément voulu. Entrée affiche de nouveau la table.
    undo (u), redo : annuler votre dernière action, la rétablir
    rules SUJET (r) : explique une carte, un objectif, une tuile ; rules seul liste les sujets
    look QUI : montre le plateau de quelqu’un d’autre
    list : toutes les actions possibles en notation
    log (l) : ce qui s’est passé      score : points par source
    save FICHIER : enregistrer sous un autre nom ; la partie l’est de toute façon après chacune de vos actions
    quit (q) : quitter ; la partie peut être reprise
error-play-seat = La place { NUMBER($seat, useGrouping: 0) } n’existe pas ; les places vont de 0 à { NUMBER($last, useGrouping: 0) }.

## Parties conservées

database-help = La base de données, sous la forme sqlite:///CHEMIN ou postgresql://… ; par défaut le fichier du dossier de données.

backup-help = Copie toutes les parties conservées dans un fichier, même pendant qu’on joue.
backup-help-file = Le fichier de la sauvegarde.
backup-done =
    { $tables ->
        [one] { $tables } table est dans la sauvegarde { $path }.
       *[other] { $tables } tables sont dans la sauvegarde { $path }.
    }

restore-help = Met une sauvegarde à la place des parties conservées ; le serveur doit être arrêté.
restore-help-file = La sauvegarde à restaurer.
restore-help-replace = Abandonne les parties conservées actuellement.
restore-done =
    { $tables ->
        [one] { $tables } table a été restaurée depuis { $path }.
       *[other] { $tables } tables ont été restaurées depuis { $path }.
    }

verify-help = Rejoue chaque partie conservée et la compare à ce qui a été conservé.
verify-progress = Vérification
verify-wrong = Table { $table } : { $problem }
verify-done = Tables rejouées : { $finished } finies, { $running } en cours ; { $wrong } ne conviennent pas.

verify-deal-help = Vérifie qu’une partie finie a été tirée de la graine scellée avant son début.
verify-deal-help-file = L’enregistrement d’une partie finie.
verify-deal-help-commitment = L’engagement qui vous a été montré avant la partie.
verify-deal-done =
    { $entries ->
        [one] { $entries } entrée du hasard est bien celle que donne la graine.
       *[other] Les { $entries } entrées du hasard sont bien celles que donne la graine.
    }
verify-deal-given =
    { $entries ->
        [one] La première entrée du hasard ({ $entries }) vient d’une autre partie.
       *[other] Les { $entries } premières entrées du hasard viennent d’une autre partie.
    }
verify-deal-commitment = Engagement avant la partie : { $commitment }
verify-deal-nonce = Nombre de la place { $seat } : { $nonce }

doctor-help = Vérifie que tout ce qu’il faut à un serveur est là.
doctor-state = État
doctor-topic = Quoi
doctor-detail = Détails
doctor-well = bien
doctor-wrong = mauvais
doctor-lacking = absent
doctor-python = Python
doctor-compiled = Règles
doctor-sqlite = SQLite
doctor-folder = Dossier de données
doctor-port = Adresse
doctor-screen = Écran
doctor-database = Base de données
doctor-redis = Redis
doctor-is-compiled = compilées
doctor-is-pure = non compilées : tout marche, mais plus lentement
doctor-is-built = construit
doctor-is-not-built = non construit : les programmes peuvent jouer, pas les navigateurs
doctor-new-database = pas encore là ; elle est créée au démarrage du serveur
doctor-old-database = d’une version plus ancienne ; elle est mise à jour au démarrage du serveur
doctor-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
doctor-answers = répond
doctor-ready = Un serveur peut être lancé.
doctor-not-ready = Un serveur ne peut pas être lancé ainsi.

error-store = Quelque chose ne va pas avec les parties conservées.
error-store-unavailable = La base de données est inutilisable ({ $path }) : { $problem }
error-store-full = Il n’y a plus de place là où sont conservées les parties ({ $path }). Rien n’est perdu ; faites de la place et continuez.
error-store-read-only = Rien ne peut être écrit là où sont conservées les parties ({ $path }). Rien n’est perdu.
error-store-closed = La base de données est fermée ({ $path }).
error-store-locked = Un autre processus (numéro { $process }) utilise les parties conservées : { $path }
error-unknown-table = La table { $table } n’existe pas.
error-unknown-guest = L’invité { $guest } n’existe pas.
error-store-duplicate = Ceci existe déjà : { $key }
error-store-address = Cette base de données n’est pas utilisable : { $kind }. Possible : sqlite:///CHEMIN, postgresql://…
error-store-newer = Les parties conservées viennent d’une version plus récente de ce programme (étape { $revision } ; celui-ci connaît { $known }).
error-store-old = Les parties conservées viennent d’une version plus ancienne de ce programme (étape { $revision }) ; le serveur les met à jour au démarrage.
error-store-damaged = Ce qui est conservé de la table { $table } est illisible : { $problem }
error-store-gap = La version { NUMBER($version, useGrouping: 0) } de la table { $table } manque.
error-store-digest = La table { $table } rejouée donne une autre empreinte que celle conservée.
error-store-missing = Le fichier { $path } n’existe pas.
error-store-not-empty = Il y a déjà des parties conservées ({ $path }) ; avec --replace, elles sont abandonnées.
error-store-not-a-backup = Ce n’est pas une sauvegarde complète : { $path } ({ $problem })
error-sqlite-old = SQLite { $version } est trop ancien ; il faut la version { $oldest } ou plus récente.
error-deal-missing = L’enregistrement ne dit pas comment il a été tiré.
error-deal-sealed = La graine de ce tirage est encore secrète ; elle est montrée quand la partie est finie.
error-deal-scheme = Cette façon de tirer n’est pas connue : { $text }
error-deal-seed = La graine n’est pas celle qui a été scellée par { $commitment }.
error-deal-differs = Ceci n’a pas été tiré : { $text }. La graine donne : { $expected }

## Avis aux joueurs absents

notice-turn = { $game } : { $asked }
notice-test = Orrery vous préviendra désormais ici quand ce sera à vous de jouer et que vous ne serez pas à la table.
