# L’écran autour des jeux, en français. Les textes d’un jeu sont dans son propre dossier.

## Partout

loading = Chargement…
close = Fermer
cancel = Annuler
save = Enregistrer
home = Accueil
back = Retour
your-turn = À vous
guest-name = Astronome
rules = Règles
settings = Réglages
keys = Touches
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

lost-title = Rien ici
lost-text = Il n’y a pas de page à cette adresse.

## Réglages

setting-language = Langue
setting-theme = Couleurs
setting-pace = Animation
setting-pace-help = À quelle vitesse sont montrés les coups des autres. Il ne faut jamais les attendre.
setting-list = Liste des actions seulement
setting-list-help = Retire l’image : tout se joue depuis la liste, aussi avec un lecteur d’écran.
setting-sound = Son
setting-sound-help = Deux notes douces quand c’est à vous.
setting-notices = Notifications
setting-notices-help = Un avis du navigateur quand c’est à vous et que cette page n’est pas visible.
setting-webhook = Webhook
setting-webhook-help = Pour les parties qui durent des jours : quand c’est à vous et que vous n’êtes pas à la table, le serveur envoie une ligne à cette adresse, par exemple le webhook d’un salon de discussion. Personne d’autre ne voit l’adresse.
webhook-address = Adresse du webhook
webhook-set = Définir
webhook-host = Les lignes sont envoyées à { $host }.
webhook-failing =
    { $count ->
        [one] La dernière ligne n’est pas arrivée.
       *[other] Les { $count } dernières lignes ne sont pas arrivées.
    }
webhook-test = Envoyer un essai
webhook-remove = Supprimer
webhook-delivered = L’essai est arrivé.
webhook-why-private = Cette adresse appartient à un réseau privé ; rien n’y est envoyé.
webhook-why-unreachable = Personne ne répond à cette adresse.
webhook-why-answer = Quelqu’un répond à cette adresse, mais n’accepte pas l’envoi.
webhook-why-malformed = Ce n’est pas l’adresse d’un webhook.
webhook-why-not-https = L’adresse doit commencer par https://.
webhook-why-port = Rien n’est envoyé à ce port.
webhook-why-off = Ce serveur n’envoie de lignes à personne.
language-en = English
language-pl = Polski
language-fr = Français
language-es = Español
language-de = Deutsch
theme-dark = Nuit
theme-light = Jour
theme-contrast = Contraste élevé
pace-off = Sans
pace-fast = Rapide
pace-normal = Normale
pace-slow = Lente
switch-off = Non
switch-on = Oui

## Accueil

front-title = Bâtissez un cosmos ce soir
front-lead = Deux jeux de société sur les étoiles, les mondes et la vie : tout de suite contre des robots, ou entre amis par un lien. Pas de compte, rien à installer.
front-games = Jeux
front-seats =
    { $least ->
        [1] de 1 à { $most } joueurs
       *[other] de { $least } à { $most } joueurs
    }
front-play = Jouer tout de suite contre un robot
front-learn = Apprendre en jouant
front-set-up = Préparer une table
front-mine = Vos tables
front-mine-none = Aucune pour l’instant. Les parties commencées sont gardées ici.
front-watch = Regarder
front-watch-none = Aucune partie publique en ce moment.
front-name = Votre nom
front-name-help = Ce que lisent les autres à une table.
table-open = en attente
table-running = en cours
table-finished = terminée

## Préparer une table

set-up-title = Une table de { $game }
set-up-seats = Places
set-up-count = Combien
seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
set-up-seats-help = Qui reçoit le lien prend une place libre. Plusieurs personnes devant cet écran se le passent ; un rideau cache les mains entre-temps.
set-up-options = Options
set-up-clock = Pendule
set-up-clock-help = Qui n’a plus de temps est remplacé par un robot jusqu’à son retour.
set-up-undo = Annulation
set-up-public = Qui peut la trouver
set-up-invite = Créer la table et inviter
set-up-start = Commencer la partie
seat-name = Place { $seat }
seat-person = Nom de la personne à la place { $seat }
sitter-me = Moi
sitter-here = Une autre personne devant cet écran
sitter-open = Libre pour une connaissance
sitter-bot = Robot · { $level }
bot-random = Vagabond
bot-greedy = Navigateur
bot-random-about = Vagabond : n’importe quel coup permis
bot-greedy-about = Navigateur : le meilleur coup jusqu’à la prochaine décision
clock-none = Sans pendule
clock-move-60 = 1 minute par action
clock-move-86400 = 1 jour par action
clock-bank-1800 = 30 minutes pour la partie, 20 secondes de plus par action
clock-move =
    { $seconds ->
        [one] { $seconds } seconde par action
       *[other] { $seconds } secondes par action
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } seconde pour la partie, davantage à chaque action
       *[other] { $seconds } secondes pour la partie, davantage à chaque action
    }
undo-strict = Tant que rien n’a été révélé
undo-draws = Tant que rien n’a été pioché
undo-off = Jamais
undo-strict-help = Vos coups peuvent être annulés jusqu’à une pioche, un secret révélé ou le coup de quelqu’un d’autre.
undo-draws-help = Vos coups peuvent être annulés jusqu’à une pioche ou le coup de quelqu’un d’autre, même si un secret a été révélé.
undo-off-help = Ce qui est fait est fait.
public-yes = Tout le monde
public-no = Qui a le lien
public-yes-help = La table figure à l’accueil et tout le monde peut regarder.
public-no-help = La table ne figure nulle part.

## Avant la partie

lobby-title = Table de { $game }
lobby-seats = Qui joue
lobby-start = Commencer
lobby-ready = Tout le monde est là.
lobby-host = Tout le monde est là. L’hôte lance la partie.
lobby-waiting =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
invite = Inviter
invite-help = Envoyez ce lien : il mène à cette table, pour jouer ou pour regarder.
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
seat-open = Place libre
seat-sit = S’asseoir ici
seat-bot = Installer le robot { $level }
seat-leave = Se lever
seat-make-open = Libérer la place
seat-take-back = Reprendre ma place
seat-hand-over = Laisser jouer un robot
seat-stand-in = un robot joue
seat-gone = hors table
player-you = (vous)

## À la table

board = La table
actions = Actions
actions-legal = Ce que vous pouvez faire
actions-none = Rien à faire pour vous en ce moment.
turn-tools = Votre tour
undo = Annuler
redo = Rétablir
restart = Recommencer le tour
redo-none = rien n’a été annulé
undo-stop-chance = quelque chose a été pioché depuis
undo-stop-revealed = un secret a été révélé depuis
undo-stop-other-seat = quelqu’un d’autre a agi depuis
undo-stop-nothing = vous n’avez encore rien fait
undo-stop-off = rien ne s’annule à cette table
undo-stopped = Impossible d’annuler : { $why }.
hint = Conseil
hint-not-now = seulement à votre tour
hint-help = Les meilleurs coups selon le robot. Les points disent combien vous y gagnez.
hint-none = Aucun conseil n’a pu être obtenu. Réessayez.
hint-worth =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
hint-reason = { $why } ({ $gain })
hint-for = Ce coup { $for }.
hint-against = Ce coup { $against }.
hint-both = Ce coup { $for }, mais { $against }.
hint-neutral = Tout reste comme avant.
hint-do = Faire ceci
side = Joueurs, journal et discussion
players = Joueurs
tab-side = Journal
tabs = Parties de la table
tools = Outils
log = Journal
log-none = Rien ne s’est encore passé.
log-jump = Voir la table à ce moment
log-toggle = Journal et discussion
recap = Depuis mon tour
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
catch-up = Revenir au présent
watching = Vous regardez
picture-remove = Retirer l’image
picture-show = Montrer l’image
list-scores = Points
losing = Ceci serait perdu
losing-back = Revenir à mon tour
status-looking = Retour en arrière : { $text }
status-trying = Une meilleure ligne : { $text }
curtain = Passez l’écran à { $name }
curtain-help = Rien de la main suivante n’est montré tant que la personne suivante n’est pas là.
curtain-raise = C’est moi, { $name }
replaced = Cette table est ouverte dans une autre fenêtre
replaced-help = Une seule de vos fenêtres la montre à la fois. Rien n’est perdu.
replaced-here = L’utiliser ici
connection-lost = La connexion est perdue. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.

refused-stale = La table a avancé entre-temps.
refused-not-to-act = Ce n’est pas à vous.
refused-over = La partie est finie.
refused-malformed = Cela n’a pas été compris.
refused-unknown = Cette action n’existe pas dans ce jeu.
refused-illegal = C’est impossible maintenant.
refused-no-undo = Rien ne peut être annulé.
refused-no-redo = Rien n’a été annulé.
refused-not-yours = Cette place n’est pas la vôtre, ou un robot la joue en ce moment.
refused-not-started = La partie n’a pas commencé.
refused-not-kept = Le serveur n’a pas pu garder ce coup. Rien ne s’est passé ; réessayez.
refused-too-many = Trop vite. Attendez un instant.
refused-busy = Aucun robot n’est libre pour y réfléchir. Réessayez.
refused-binary = Le serveur ne lit que du texte.
refused-other = Refusé ({ $code }).

trouble-unreachable = Le serveur est injoignable.
trouble-server = Quelque chose a échoué sur le serveur.
trouble-unknown-table = Aucune table n’a ce lien.
trouble-unknown-game = Ce jeu n’existe pas ici.
trouble-not-yours = C’est à quelqu’un d’autre d’en décider.
trouble-no-guest = Rechargez la page pour revenir.
trouble-malformed = Le serveur n’a pas compris.
trouble-not-kept = Le serveur n’a pas pu garder ceci. Rien ne s’est passé ; réessayez.
trouble-too-many = Trop à la fois. Attendez un instant.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
trouble-already-started = La partie a déjà commencé.
trouble-not-started = La partie n’a pas commencé.
trouble-not-finished = C’est réservé à une partie finie.
trouble-over = La partie est finie.
trouble-seats-open = Une place est encore libre.
trouble-not-away = Cette personne est encore là.
trouble-not-handed-over = Aucun robot ne joue cette place.
trouble-changed = Quelqu’un a modifié la table au même moment. Réessayez.
trouble-busy = Le serveur a trop à faire. Réessayez.
trouble-bad-position = Il n’y a ici aucune position à partir de laquelle continuer.
trouble-bad-option-value = Cette option ne peut pas être réglée ainsi.
trouble-bad-seats = Ce jeu ne se joue pas avec autant de places.
trouble-bad-webhook = Rien ne peut être envoyé à cette adresse.
trouble-foreign-origin = Une page d’un autre site n’a pas ce droit.
trouble-internal = Une erreur est survenue sur le serveur.
trouble-no-such-method = Le serveur ne connaît pas cette requête.
trouble-no-webhook = Aucune adresse n’est définie.
trouble-not-found = Il n’y a rien à cette adresse.
trouble-not-to-act = Ce n’est pas à vous de jouer.
trouble-too-large = C’est trop d’un coup.
trouble-unknown-bot = Ce robot n’existe pas.
trouble-unknown-option = Ce jeu n’a pas cette option.
trouble-unknown-seat = Cette place n’existe pas.
trouble-other = Refusé ({ $code }).

## Touches

key-tab = vers l’élément suivant
key-arrows = vers l’élément le plus proche dans cette direction
key-enter = le faire
key-digits = choisir dans la liste
key-undo = annuler
key-redo = rétablir
key-escape = lâcher ce qui est choisi
key-hint = conseil
key-log = journal et discussion
key-rules = règles
key-picture = image ou liste
key-sheet = cette feuille

## Après la partie

end-title =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
end-plot = Points au fil du temps
end-plot-label = Une courbe des points de chaque joueur du début à la fin
end-plot-help = Un clic sur la courbe montre la table à ce moment.
end-sources = Points par source
end-source = Source
end-total = Total
end-turning = Tournants de la partie
end-turning-takes = { $name } prend la tête
end-turning-loses = { $name } perd la tête
end-turning-gains = { $name } gagne du terrain
end-turning-stalls = { $name } gagne peu
end-turning-falls = { $name } perd du terrain
end-turning-lead = { $before } → { $after }
end-turning-help = L’avance sur le meilleur des autres avant et après le tour, en points tels que le robot évalue la table.
end-rematch = Revanche
end-replay = Revoir
end-analyse = Analyser
end-board = Regarder le plateau
end-record = Télécharger la partie
end-share = Copier un lien à partager

## Revoir

replay-title = Revoir { $game }
replay-bar = Revoir
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-position = Position
replay-of = { $at } sur { $all }
replay-back = Revenir à la partie
replay-continue = Continuer d’ici contre des robots
replay-look = Voir comme
replay-tried-note = Ce que { $name } aurait pu jouer.
replay-as-played = Voir ce qui a été joué

## Retour sur une partie

review-title = Retour sur la partie
review-lead = Quels tours ont coûté le plus, ce qui aurait été mieux, et ce qui n’était que de la chance. Rien n’est jugé après coup : chaque ligne a été trouvée à partir de ce que l’on pouvait savoir à ce moment.
review-back = Retour au résultat
review-working = La partie est passée en revue…
review-leave = Cela prend un petit moment. Vous pouvez quitter cette page ; le calcul continue sans vous.
review-failed = Le calcul n’a pas pu se faire pour l’instant.
review-again = Réessayer
review-unfinished = La partie n’est pas encore terminée. Revenez après la fin.
review-whose = Les tours de qui
review-costliest = Tours les plus coûteux : { $name }
review-none = Aucun tour de { $name } n’aurait pu être nettement meilleur.
review-turn = Tour { $turn }
review-played = Joué
review-better = Mieux
review-goes-on = … et le tour continue.
review-more =
    { $count ->
        [one] { $count } étape de plus
       *[other] { $count } étapes de plus
    }
review-play = Jouer la meilleure ligne
review-see = Voir sur le plateau
review-balance = Chance et décisions
review-luck = Chance
review-decisions = Décisions
review-luck-more = Le hasard a souri à { $name } : { $worth } au-dessus de la moyenne.
review-luck-less = Le hasard a été dur avec { $name } : { $worth } au-dessous de la moyenne.
review-luck-even = Le hasard a été neutre pour { $name }.
review-decisions-more = Les décisions ont rapporté { $worth } de plus que les lignes du robot.
review-decisions-less = Les décisions ont rapporté { $worth } de moins que les lignes du robot.
review-decisions-even = Les décisions valaient les lignes du robot.
review-moments = Chance et malchance de { $name }
review-set-up = La mise en place
review-help = En points tels que le robot évalue la table. Chance : ce qui a été pioché, face à la moyenne de ce qui pouvait l’être. Décisions : ce qui a été joué, face à la meilleure ligne que le robot trouve pour chaque tour, pioches moyennées.

## Référence des règles

rules-of = Règles de { $name }
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune section ne contient ces mots.
        [one] { $count } section
       *[other] { $count } sections
    }

## Première partie

learn-title = Première partie de { $game }
learn-leave = Quitter ; la leçon vous attend
learn-step = { $at } sur { $all }
learn-next = Continuer
learn-back = Retour
learn-other = Bonne idée ; la leçon attend d’abord le coup indiqué.
learn-again = Encore une fois
learn-play = Jouer maintenant

## Vérifier le tirage

deal-link = Comment vérifier le tirage
deal-title = Vérifier le tirage
deal-lead = Avant le premier tirage, le serveur publie l’empreinte d’un secret. Chaque joueur y ajoute un nombre. Quand la partie est finie, le secret est publié et tout ce qui a été tiré peut être recalculé.
deal-none = Le tirage de cette table commence avec la partie.
deal-commitment = Empreinte du secret
deal-nonce = Nombre de { $name }
deal-seed = Le secret
deal-seed-later = montré quand la partie est finie
deal-check = Comparer le secret et l’empreinte
deal-right = Ils vont ensemble.
deal-wrong = Ils ne vont pas ensemble.
deal-command = Pour recalculer chaque tirage, téléchargez la partie et lancez :
