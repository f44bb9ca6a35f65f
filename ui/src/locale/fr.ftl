# L’écran autour des jeux, en français. Les textes d’un jeu sont dans son propre dossier.

## Partout

loading = Chargement…
close = Fermer
cancel = Annuler
save = Enregistrer
home = Accueil
back = Retour
your-turn = À vous
guest-name = Invité
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
setting-pace-help = À quelle vitesse les coups des autres sont montrés. Vous n’avez jamais à les attendre.
setting-list = Liste des actions seulement
setting-list-help = Masque l’image : on joue uniquement depuis la liste, aussi avec un lecteur d’écran.
setting-sound = Son
setting-sound-help = Des sons discrets pour ce qui se passe à la table. Tout se voit aussi à l’écran.
setting-notices = Notifications
setting-notices-help = Une notification du navigateur quand c’est à vous et que cette page n’est pas visible.
setting-invitations = Invitations
setting-invitations-help = Les personnes avec qui vous avez joué peuvent vous inviter à leur table. Vous le voyez sur la page d’accueil.
setting-webhook = Webhook
setting-webhook-help = Pour les parties qui durent des jours : quand c’est à vous et que vous n’êtes pas à la table, le serveur envoie un message à cette adresse, par exemple le webhook d’un salon de discussion. Personne d’autre ne voit l’adresse.
webhook-address = Adresse du webhook
webhook-set = Définir
webhook-host = Les messages sont envoyés à { $host }.
webhook-failing =
    { $count ->
        [one] Le dernier message n’est pas arrivé.
       *[other] Les { $count } derniers messages ne sont pas arrivés.
    }
webhook-test = Envoyer un test
webhook-remove = Supprimer
webhook-delivered = Le message de test est arrivé.
webhook-why-private = Cette adresse appartient à un réseau privé ; rien n’y est envoyé.
webhook-why-unreachable = Personne ne répond à cette adresse.
webhook-why-answer = Cette adresse répond, mais n’accepte pas le message.
webhook-why-malformed = Ce n’est pas l’adresse d’un webhook.
webhook-why-not-https = L’adresse doit commencer par https://.
webhook-why-port = Rien n’est envoyé à ce port.
webhook-why-off = Ce serveur n’envoie pas de messages.
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

front-lead = Deux jeux de société sur les étoiles, les mondes et la vie. Jouez tout de suite, ou envoyez un lien à vos amis.
front-games = Jeux
front-seats = { $least }–{ $most } joueurs
front-play = Jouer
front-opponent = Votre adversaire
front-learn = Apprendre en jouant
front-set-up = Préparer une table
front-mine = Vos parties
front-how-play = contre un robot, tout de suite : choisissez votre adversaire sous le planétaire.
front-how-learn = en quelques minutes, avec des coups qui vous sont expliqués.
front-how-set-up = pour vos amis : un lien les y mène, sans compte.
front-watch = Regarder
front-watch-none = Aucune partie publique en ce moment.
front-name = Votre nom
front-name-help = Le nom que voient les autres joueurs.
table-open = en attente
table-running = en cours
table-finished = terminée

## Appareils et données

account-link = Appareils et données
account-title = Vos appareils et vos données
another-title = Jouer sur un autre appareil
another-help = Ouvrez-y un lien, ou visez le code avec son appareil photo. Votre nom, vos places et vos parties vous suivent.
another-make = Afficher le lien
another-again = Créer un nouveau lien
another-picture = Code QR du lien
another-address = Lien vers un autre appareil
another-secret = Le lien sert une seule fois, jusqu’à { $time }. Qui l’ouvre devient vous : ne le montrez à personne d’autre.
another-expired = Le lien a expiré.
another-local = Vous avez ouvert cette page par une adresse que seul cet ordinateur connaît. Pour l’atteindre depuis un autre appareil, ouvrez-la par l’adresse de cet ordinateur dans votre réseau, et créez le lien là.
devices-title = Où votre session est ouverte
device-unknown = Programme ou navigateur inconnu
device-here = cet appareil
device-dates = depuis le { $added }, utilisé le { $seen }
device-sign-out = Déconnecter
device-sign-out-here = Se déconnecter ici
devices-sign-out-others = Déconnecter tous les autres
last-device-title = Déconnecter votre seul appareil ?
last-device-text = Votre session n’est ouverte nulle part ailleurs : vous ne pourrez plus revenir en tant que { $name }. Ajoutez d’abord un autre appareil, ou supprimez-vous.
bots-title = Vos robots
bots-help = Un programme à vous peut jouer ici sous son propre nom. Les autres le voient comme votre robot, jamais comme une personne. Il s’assied aux tables où il est invité et à celles qui accueillent les robots.
bots-name = Nom du robot
bots-make = Créer un compte de robot
bots-token = Jeton de { $name }
bots-token-help = Ce jeton ne s’affiche que maintenant. Qui l’a joue en tant que { $name } : gardez-le là où seul votre programme le lit.
bots-copy = Copier le jeton
bots-dates = depuis le { $added }, venu le { $seen }
bots-unused = depuis le { $added }, pas encore venu
bots-renew = Nouveau jeton
bots-remove = Supprimer
bots-remove-ask = Supprimer { $name } ?
bots-remove-text = Son jeton ne fonctionne plus. Dans les parties en cours, un robot du serveur prend sa place ; les parties finies gardent un nom inventé.
bots-remove-do = Supprimer le robot
data-title = Vos données
data-help = Tout ce que le serveur a enregistré sur vous, en un fichier : nom, appareils, tables, parties et ce que vous avez dit.
data-download = Télécharger vos données
delete-title = Se faire oublier
delete-help = Vous supprime de ce serveur. Personne ne pourra revenir à votre place.
delete-open = Me supprimer…
delete-ask = Supprimer { $name } pour de bon ?
delete-games = Dans les parties en cours, un bot prend votre place. Celles où il n’y a personne d’autre s’arrêtent sans résultat.
delete-records = Les parties finies gardent un nom inventé, comme « Guest 7F3A », au lieu du vôtre.
delete-chat = Ce que vous avez écrit dans les discussions reste, sans votre nom.
delete-rest = La session est fermée sur tous vos appareils, et votre webhook est supprimé.
delete-never = C’est irréversible.
delete-do = Me supprimer pour de bon
left-deleted = Le serveur ne se souvient plus de vous
left-signed-out = Votre session est fermée
left-text = Vous pouvez recommencer à tout moment sous un nouveau nom.
signed-out-title = Votre session est fermée sur cet appareil
signed-out-text = Elle a été fermée depuis un autre de vos appareils. Créez-y un lien pour revenir.
arrive-title = Continuer en tant que { $name } ?
arrive-text = Cet appareil passe alors à { $name } : toutes les tables et places y sont aussi.
arrive-do = Continuer en tant que { $name }
arrive-not = Pas maintenant
arrive-same-title = Vous êtes déjà { $name } ici
arrive-same-text = Ouvrez le lien sur un autre appareil.
arrive-here =
    { $count ->
        [one] Sur cet appareil, vous êtes pour l’instant quelqu’un d’autre ({ $name }), avec une table.
       *[other] Sur cet appareil, vous êtes pour l’instant quelqu’un d’autre ({ $name }), avec { $count } tables.
    }
arrive-here-lost = { $name } n’a de session ouverte nulle part ailleurs : si vous continuez, ces tables ne seront plus accessibles. Téléchargez d’abord les données si vous voulez les garder.
arrive-here-kept = { $name } garde sa session ouverte sur d’autres appareils.
arrive-stay = Garder ce qui est ici
arrive-bad = Ce lien ne fonctionne plus

## Tables ouvertes

join = Rejoindre
any = Peu importe
just-now = à l’instant
open-tables = Tables ouvertes
open-tables-lead = Ces tables attendent des joueurs. Un clic, et vous avez une place.
open-tables-none = Personne n’attend en ce moment. Lancez une partie rapide, et d’autres vous trouveront ici.
open-tables-none-fit = Aucune table en attente ne correspond à ces filtres.
open-tables-count =
    { $count ->
        [one] { $count } table attend des joueurs.
       *[other] { $count } tables attendent des joueurs.
    }
open-tables-more = En voir plus
filter = Filtrer
filter-game = Jeu
filter-seats = Places
filter-speed = Rythme
filter-bots = Bots
bots-with = Avec des bots
bots-without = Sans bot
speed-live = D’une seule traite
speed-days = Sur plusieurs jours
speed-untimed = Sans pendule
table-present = présent en ce moment
table-absent = absent pour l’instant
table-yours = Votre table
seat-reserved = Place gardée pour { $name }
quick-match = Partie rapide
quick-match-lead = Vous rejoignez des personnes qui veulent jouer à la même chose. La partie commence toute seule.
quick-match-find = Trouver des joueurs
searching = Recherche de joueurs
searching-time = Vous attendez depuis { $time }.
searching-help = La partie commence dès que toutes les places sont prises. En attendant, vous pouvez jouer contre un bot : vous gardez votre place et serez prévenu aussitôt.
searching-long = Personne n’est encore venu. En attendant, jouez contre un bot : vous gardez votre place et serez prévenu aussitôt.
searching-bot = Jouer contre un bot en attendant
searching-stop = Arrêter la recherche
searching-bar = { $game } : recherche de joueurs
searching-found = { $game } : votre partie est prête, tout le monde est là.
searching-go = Aller à la table
invitations = Invitations
invitation-text = { $name } vous invite à une partie de { $game }.
invitation-rematch = { $name } aimerait une revanche à { $game }.
invitation-decline = Décliner
fellows = Personnes et robots à inviter
fellows-games =
    { $count ->
        [one] { $count } partie ensemble
       *[other] { $count } parties ensemble
    }
fellows-invite = Inviter
fellows-pending = invitation envoyée
fellows-accepted = invitation acceptée
fellows-declined = invitation déclinée

## Préparer une table

set-up-title = Une table de { $game }
set-up-seats = Places
set-up-count = Nombre de places
seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
set-up-seats-help = Toute personne qui a le lien peut prendre une place libre. On peut jouer à plusieurs sur cet écran ; un rideau cache les mains quand on se le passe.
set-up-options = Options
set-up-clock = Pendule
set-up-clock-help = Si un joueur n’a plus de temps, un robot joue à sa place jusqu’à son retour.
set-up-undo = Annulation
set-up-public = Qui peut trouver la table
set-up-invite = Créer la table et inviter
set-up-start = Commencer la partie
seat-name = Place { $seat }
seat-person = Nom de la personne à la place { $seat }
sitter-me = Moi
sitter-here = Une autre personne devant cet écran
sitter-open = Libre pour un ami
sitter-bot = Robot · { $name }
levels-compare = Comparer les niveaux
level-choose = Quel niveau doit jouer ?
clock-none = Sans pendule
clock-move-60 = 1 minute par action
clock-move-86400 = 1 jour par action
clock-bank-1800 = 30 minutes pour la partie, plus 20 secondes par action
clock-move =
    { $seconds ->
        [one] { $seconds } seconde par action
       *[other] { $seconds } secondes par action
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } seconde pour la partie, plus du temps par action
       *[other] { $seconds } secondes pour la partie, plus du temps par action
    }
undo-strict = Tant que rien n’a été révélé
undo-draws = Tant que rien n’a été pioché
undo-off = Jamais
undo-strict-help = Vous pouvez annuler vos coups tant que rien n’a été pioché, qu’aucun secret n’a été révélé et que personne d’autre n’a joué.
undo-draws-help = Vous pouvez annuler vos coups tant que rien n’a été pioché et que personne d’autre n’a joué, même si un secret a été révélé.
undo-off-help = Les coups ne peuvent pas être annulés.
public-yes = Tout le monde
public-no = Toute personne qui a le lien
public-yes-help = La table figure parmi les tables ouvertes ; tout le monde peut la rejoindre ou regarder.
public-no-help = La table ne figure nulle part.
set-up-bots = Programmes d’autres joueurs
bots-welcome-no = Sur invitation
bots-welcome-yes = Bienvenus
bots-welcome-no-help = Un compte de robot ne s’assied que si quelqu’un de la table l’invite.
bots-welcome-yes-help = Tout compte de robot qui a le lien, ou qui trouve la table dans la liste, peut prendre une place libre.
table-welcomes-bots = robots bienvenus

## Avant la partie

lobby-title = Table de { $game }
lobby-seats = Qui joue
lobby-start = Commencer
lobby-ready = Tout le monde est là.
lobby-host = Tout le monde est là. L’hôte lance la partie.
lobby-starts-full = La partie commence toute seule quand toutes les places sont prises.
lobby-starting = Tout le monde est là. La partie va commencer.
lobby-waiting =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
invite = Inviter
invite-help = Envoyez ce lien à vos amis : il mène à cette table, pour jouer ou pour regarder.
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
seat-open = Place libre
seat-sit = S’asseoir ici
seat-bot = Ajouter un robot
seat-leave = Quitter ma place
seat-make-open = Libérer la place
seat-take-back = Reprendre ma place
seat-hand-over = Laisser jouer un robot
seat-stand-in = un robot joue
seat-owner = Robot de { $owner }
seat-owner-unnamed = Compte de robot
seat-gone = absent
stand-ins = Remplaçants et absents
stand-in-mine = Votre temps est écoulé. Depuis { $time }, un remplaçant joue ce tour pour vous.
stand-in-other = Le temps de { $name } est écoulé. Un remplaçant joue ce tour depuis { $time }.
gone-mine = { $count ->
    [one] Un remplaçant a joué votre dernier tour. Jouez quand c’est à vous, et vous serez de retour.
   *[other] Un remplaçant a joué vos { $count } derniers tours. Jouez quand c’est à vous, et vous serez de retour.
 }
gone-other = { $count ->
    [one] { $name } a manqué un tour. Comment voulez-vous continuer ?
   *[other] { $name } a manqué { $count } tours de suite. Comment voulez-vous continuer ?
 }
bot-thinking = { $name } réfléchit…
bot-waiting = Le serveur est occupé. { $name } attend son tour de réfléchir.
bot-failed = Une erreur empêche { $name } de trouver un coup. De nouveaux essais suivront automatiquement.
bot-replace = Faire jouer un autre robot
gone-bot = Continuer avec un bot
gone-wait = Attendre
gone-end = Arrêter la partie
gone-end-wished = Vous voulez arrêter ; les autres doivent accepter
abandoned-title = La partie a été arrêtée
abandoned-text = Quelqu’un était parti, et les autres ont décidé d’arrêter la partie sans résultat.
expired-title = Cette table est fermée
expired-waiting = Personne n’est venu pendant longtemps : la table a été fermée avant le début de la partie. Vous pouvez en préparer une nouvelle quand vous voulez.
expired-running = Personne n’a joué ici pendant longtemps : la partie a été fermée sans résultat. Ce qui a été joué est conservé.
table-abandoned = Arrêtée sans résultat
end-stand-ins = Joué par un remplaçant
end-stand-in-turn = { $name }, à partir du coup { $position }
set-up-patience = Tours manqués
set-up-patience-help = Si le temps s’écoule, un remplaçant joue le tour. Après ce nombre de tours de suite, les autres décident comment continuer.
patience-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }
player-you = (vous)
people = Les gens à cette table
people-host = hôte
people-muted = sans parole
people-spectators = Spectateurs
people-spectators-none = Personne ne regarde en ce moment.
people-removed = Exclus
host-mute = Retirer la parole
host-unmute = Rendre la parole
host-remove = Exclure
host-readmit = Laisser revenir
host-remove-ask = Exclure { $name } de cette table ? Le retour n’est possible que si vous le permettez.
host-remove-ask-running = Exclure { $name } de cette partie ? Un robot joue à sa place, et le retour n’est possible que si vous le permettez.
host-close = Fermer la table
host-close-ask = Fermer cette table pour tout le monde ? Une partie en cours se termine sans résultat.
reason = Motif (facultatif)
report = Signaler
report-title = Signaler
report-table = Signaler cette table
report-line = Signaler « { $quote } »
report-ask-chat = Signaler « { $quote } » à la personne qui gère ce serveur ?
report-ask-player = Signaler { $quote } à la personne qui gère ce serveur ?
report-ask-table = Signaler cette table à la personne qui gère ce serveur ?
report-done = Merci. La personne qui gère ce serveur le trouvera comme signalement { $number }.
chat-muted = L’hôte vous a retiré la parole à cette table.
log-stand-in = remplaçant
closed-title = Cette table est fermée
closed-host = L’hôte a fermé cette table. Il n’y a pas de résultat.
closed-operator = La personne qui gère ce serveur a fermé cette table. Il n’y a pas de résultat.
dismissed-title = Vous ne pouvez pas être à cette table
overdue-mine = Les autres vous attendent. S’ils sont tous d’accord, un remplaçant joue ce tour.
overdue-other = { $name } n’a rien fait depuis longtemps. Si tous les autres sont d’accord, un remplaçant joue ce tour.
overdue-agree = Laisser un remplaçant jouer ce tour
overdue-agreed = Vous êtes d’accord ; les autres doivent l’être aussi
asked-mine = Les autres ont demandé un remplaçant, qui joue ce tour pour vous depuis { $time }.
asked-other = Un remplaçant joue ce tour pour { $name } depuis { $time }.
set-up-overdue = Patience
set-up-overdue-help = Si quelqu’un ne fait rien pendant ce temps, les autres peuvent convenir d’un remplaçant qui joue ce tour.
overdue-600 = 10 minutes
overdue-3600 = 1 heure
overdue-86400 = 1 jour
overdue-time =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## À la table

board = La table
actions = Actions
zoom-out = Voir toute l’image
mark-suggested = suggéré
actions-legal = Ce que vous pouvez faire
actions-none = Vous n’avez rien à faire pour le moment.
turn-tools = Votre tour
undo = Annuler
redo = Rétablir
restart = Recommencer le tour
redo-none = rien n’a été annulé
undo-stop-chance = quelque chose a été pioché depuis
undo-stop-revealed = un secret a été révélé depuis
undo-stop-other-seat = quelqu’un d’autre a joué depuis
undo-stop-nothing = vous n’avez encore rien fait
undo-stop-off = les coups ne peuvent pas être annulés à cette table
undo-stop-over = la partie est terminée
undo-stopped = Impossible d’annuler : { $why }.
hint = Conseil
hint-not-now = seulement à votre tour
hint-help = Les meilleurs coups selon l’analyse : ce que chacun apporte par lui-même, ce que le reste du tour peut ajouter, ce à quoi il renonce, et la suite de parties simulées.
hint-none = Aucun conseil n’est disponible. Réessayez.
hint-worth =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
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
recap = Depuis mon dernier tour
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
playback-bar = Tour d’un autre joueur
playback-pause = Pause
playback-resume = Continuer
playback-skip = Revenir au présent
playback-again = Revoir
playback-others = Revoir les tours des autres
playback-next = Ensuite, c’est à vous
watching = Vous regardez
picture-remove = Masquer l’image
picture-show = Afficher l’image
list-scores = Points
losing = Vous perdriez ceci
losing-back = Revenir à mon tour
status-looking = Relecture : { $text }
status-trying = Une meilleure ligne : { $text }
curtain = Passez l’écran à { $name }
curtain-help = La main suivante reste cachée tant que le joueur suivant n’est pas là.
curtain-raise = C’est moi, { $name }
replaced = Cette table est ouverte dans une autre fenêtre
replaced-help = Une seule de vos fenêtres peut l’afficher à la fois. Rien n’est perdu.
replaced-here = L’utiliser ici
connection-lost = La connexion est perdue. Reconnexion en cours ; rien de ce que vous avez fait n’est perdu.

refused-stale = La table a changé entre-temps. Regardez de nouveau, puis choisissez.
refused-not-to-act = Ce n’est pas à vous de jouer.
refused-over = La partie est terminée.
refused-malformed = Le serveur n’a pas compris.
refused-unknown = Cette action n’existe pas dans ce jeu.
refused-illegal = C’est impossible pour le moment.
refused-no-undo = Il n’y a rien à annuler.
refused-no-redo = Il n’y a rien à rétablir.
refused-not-yours = Cette place n’est pas la vôtre, ou un robot y joue en ce moment.
refused-not-started = La partie n’a pas encore commencé.
refused-not-kept = Le serveur n’a pas pu enregistrer ce coup. Rien n’a changé ; réessayez.
refused-too-many = Trop vite. Attendez un instant.
refused-busy = Tous les robots sont occupés. Réessayez dans un instant.
refused-binary = Le serveur n’accepte que du texte.
refused-other = Refusé ({ $code }).

trouble-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
trouble-server = Une erreur est survenue sur le serveur. Réessayez.
trouble-unknown-table = Aucune table n’a ce lien. Vérifiez-le. Une table que personne n’utilise pendant longtemps est supprimée.
trouble-table-set-aside = Cette table est mise de côté pour l’instant : ses données conservées posent problème. Adressez-vous à la personne qui gère le serveur.
trouble-unknown-game = Ce jeu n’existe pas ici.
trouble-unknown-rules = Cette table suit des règles que ce serveur ne connaît pas.
trouble-not-yours = Seul quelqu’un d’autre peut le faire.
trouble-no-guest = Votre session a expiré. Rechargez la page.
trouble-malformed = Le serveur n’a pas compris.
trouble-not-kept = Le serveur n’a pas pu enregistrer ceci. Rien n’a changé ; réessayez.
trouble-too-many = Trop de requêtes. Attendez un instant.
trouble-too-many-tables = Vous avez trop de tables inachevées. Terminez d’abord une partie.
trouble-too-many-tables-here = Trop de tables inachevées ont été créées depuis votre réseau. Terminez d’abord une partie, ou réessayez plus tard.
trouble-too-many-hints = Vous attendez déjà plusieurs conseils. Attendez d’abord l’un d’eux.
trouble-too-many-reviews = Plusieurs de vos parties sont déjà en cours d’analyse. Attendez qu’une analyse soit prête.
trouble-too-many-invitations = Plus d’invitations pour l’instant : vous en avez envoyé beaucoup, ou cette personne en a reçu beaucoup. Réessayez demain.
trouble-not-met = Vous ne pouvez inviter que des personnes avec qui vous avez joué.
trouble-not-invitable = Cette personne n’accepte pas d’invitations.
trouble-table-full = Quelqu’un a été plus rapide : il n’y a plus de place libre à cette table.
trouble-too-slow = La requête a mis trop de temps à arriver. Réessayez.
trouble-wrong-host = Ce n’est pas l’adresse de ce serveur. Utilisez le lien que vous avez reçu.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
trouble-already-started = La partie a déjà commencé.
trouble-other-commitment = Votre nombre a été créé pour un autre tirage. Rechargez la table.
trouble-not-started = La partie n’a pas encore commencé.
trouble-not-finished = Ce n’est possible qu’après la partie.
trouble-seats-open = Une place est encore libre.
trouble-not-away = Ce joueur est encore là.
trouble-not-handed-over = Aucun robot ne joue à cette place.
trouble-changed = Quelqu’un a modifié la table au même moment. Réessayez.
trouble-busy = Le serveur est occupé. Réessayez dans un instant.
trouble-thinking-failed = Une erreur a empêché le robot de faire ce calcul. Réessayez.
trouble-bad-position = On ne peut pas continuer la partie à partir d’ici.
trouble-bad-option-value = Cette option ne peut pas avoir cette valeur.
trouble-bad-seats = Ce jeu ne se joue pas avec ce nombre de places.
trouble-bad-webhook = Rien ne peut être envoyé à cette adresse.
trouble-foreign-origin = Une page d’un autre site n’a pas le droit de faire cela.
trouble-internal = Une erreur est survenue sur le serveur. Réessayez.
trouble-no-such-method = Le serveur ne connaît pas cette requête.
trouble-no-webhook = Aucune adresse n’est définie.
trouble-unknown-device = Cet appareil n’a plus de session ouverte.
trouble-bad-code = Le lien a déjà servi, a expiré ou est incomplet. Créez-en un nouveau sur votre autre appareil.
trouble-already-here = Cet appareil est déjà le vôtre.
trouble-too-many-devices = Votre session est ouverte sur trop d’appareils. Fermez-en d’abord une.
trouble-not-for-bots = Seule une personne peut faire cela, pas un compte de robot.
trouble-bots-not-welcome = Cette table n’accueille pas les robots. Demandez une invitation.
trouble-unknown-bot-account = Vous n’avez plus ce robot.
trouble-too-many-bots = Vous avez autant de robots qu’une personne peut en avoir. Supprimez-en d’abord un.
trouble-not-found = Il n’y a rien à cette adresse.
trouble-not-to-act = Ce n’est pas à vous de jouer.
trouble-too-large = C’est trop volumineux pour être envoyé.
trouble-unknown-bot = Ce robot n’existe pas.
trouble-unknown-option = Ce jeu n’a pas cette option.
trouble-unknown-seat = Cette place n’existe pas.
trouble-blocked = La personne qui gère ce serveur vous a bloqué : vous ne pouvez ici ni créer ni rejoindre de table, ni écrire. Demandez-lui pourquoi.
trouble-removed = L’hôte vous a exclu de cette table.
trouble-muted = L’hôte vous a retiré la parole à cette table.
trouble-not-overdue = Personne n’attend ce joueur depuis assez longtemps.
trouble-table-over = Tout est déjà fini à cette table.
trouble-unknown-guest = Cet invité n’existe pas.
trouble-unknown-line = Cette ligne n’existe pas dans le chat.
trouble-unknown-report = Ce signalement n’existe pas.
trouble-other = Refusé ({ $code }).

## Touches

key-tab = aller à l’élément suivant
key-arrows = aller à l’élément le plus proche dans cette direction
key-enter = exécuter
key-digits = choisir dans la liste
key-undo = annuler
key-redo = rétablir
key-escape = annuler la sélection, revenir au présent
key-name-space = Espace
key-pause = suspendre ou reprendre le tour des autres
key-again = revoir les tours des autres
key-hint = conseil
key-log = journal et discussion
key-rules = règles
key-picture = image ou liste
key-sheet = cette liste des touches

## Après la partie

end-title =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
end-plot = Points au fil du temps
end-plot-label = Une courbe des points de chaque joueur, du début à la fin
end-plot-help = Cliquez sur la courbe pour voir la table à ce moment.
end-sources = Points par source
end-source = Source
end-total = Total
end-turning = Tournants de la partie
end-turning-takes = Tour { $turn } : { $name } prend la tête
end-turning-loses = Tour { $turn } : { $name } perd la première place
end-turning-gains = Tour { $turn } : { $name } gagne du terrain
end-turning-stalls = Tour { $turn } : { $name } progresse peu
end-turning-falls = Tour { $turn } : { $name } perd du terrain
end-turning-takes-you = Tour { $turn } : vous prenez la tête
end-turning-loses-you = Tour { $turn } : vous perdez la première place
end-turning-gains-you = Tour { $turn } : vous gagnez du terrain
end-turning-stalls-you = Tour { $turn } : vous progressez peu
end-turning-falls-you = Tour { $turn } : vous perdez du terrain
end-turning-lead = { $before } → { $after }
end-turning-leads = avance estimée
end-turning-help = L’avance sur le meilleur des autres joueurs avant et après ce tour, en points estimés par le robot.
end-decided = Ce qui a décidé
end-decided-more = Le plus grand écart, { $source } : { $winner } à { $rival }.
end-decided-less = Malgré un retard, { $source } : { $winner } à { $rival }.
end-decided-best =
    { $points ->
        [one] { $name } a gagné { $points } point rien qu’au tour { $turn }.
       *[other] { $name } a gagné { $points } points rien qu’au tour { $turn }.
    }
end-decided-best-you =
    { $points ->
        [one] Votre tour { $turn } a rapporté { $points } point à lui seul.
       *[other] Votre tour { $turn } a rapporté { $points } points à lui seul.
    }
end-decided-lead = En tête pour de bon depuis le tour { $turn } de { $name }.
end-decided-lead-you = En tête pour de bon depuis votre tour { $turn }.
end-decided-last = { $name } menait jusqu’au dernier tour.
end-decided-last-you = Vous meniez jusqu’au dernier tour.
end-luck =
    { $points ->
        [one] La chance a souri à { $name }, de { $worth } point.
       *[other] La chance a souri à { $name }, de { $worth } points.
    }
end-luck-you =
    { $points ->
        [one] La chance vous a souri, de { $worth } point.
       *[other] La chance vous a souri, de { $worth } points.
    }
end-luck-even = La chance n’a favorisé personne.
end-luck-help = Ce qui a été tiré, comparé à la moyenne de ce qui aurait pu l’être.
end-rematch = Revanche
end-rematch-accept = Accepter la revanche
end-replay = Revoir
end-analyse = Analyser
end-board = Voir le plateau
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
replay-continue = Continuer à partir d’ici contre des robots
replay-look = Voir comme
replay-tried-note = Ce que { $name } aurait pu jouer.
replay-as-played = Voir ce qui a été joué
thought-title = Le plan de { $name }
thought-chance = Chances de gagner { $chance } (± { $error }), avance moyenne à la fin { $margin }, d’après { $count } simulations.
thought-unplayed = Il n’y avait rien à comparer.
thought-see = Voir le plan sur le plateau

## Retour sur une partie

review-title = Analyse de la partie
review-lead = Quels tours ont coûté le plus, ce qui aurait été mieux, et ce qui n’était que de la chance. Rien n’est jugé après coup : chaque ligne repose sur ce que le joueur pouvait savoir à ce moment.
review-back = Retour au résultat
review-working = Analyse de la partie en cours…
review-leave = Cela prend un petit moment. Vous pouvez quitter cette page ; l’analyse continue sans vous.
review-failed = L’analyse n’a pas abouti cette fois.
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
review-luck-more = { $name } a eu de la chance : { $worth } au-dessus de la moyenne.
review-luck-less = { $name } n’a pas eu de chance : { $worth } au-dessous de la moyenne.
review-luck-even = { $name } a eu une chance moyenne.
review-decisions-more = Les décisions ont rapporté { $worth } de plus que les meilleures lignes trouvées par l’analyse.
review-decisions-less = Les décisions ont rapporté { $worth } de moins que les meilleures lignes trouvées par l’analyse.
review-decisions-even = Les décisions valaient les meilleures lignes trouvées par l’analyse.
review-moments = Chance et malchance de { $name }
review-set-up = La mise en place
review-help = Chance : ce qui a été pioché, comparé à la moyenne de ce qui pouvait l’être, en points estimés par l’évaluation du jeu. Décisions : ce qui a été joué, comparé à la meilleure ligne trouvée, en points d’avance à la fin de parties jouées jusqu’au bout avec l’une et l’autre.
review-why = À la fin de la partie, elle apporte : { $reasons }.
review-rivals = enlevé au meilleur adversaire
review-chance = Chances de gagner perdues : { $chance } (± { $error })
review-curve = Chances de gagner
review-curve-label = Une courbe des chances de gagner de chaque joueur, du début à la fin
review-curve-help = Chaque point est évalué à partir de ce que tout le monde pouvait voir, le reste étant redistribué { $count } fois. Cliquez sur la courbe pour voir la table à ce moment.
review-level = Analysé au niveau « { $level } ».

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
learn-leave = Quitter ; votre progression est conservée
learn-step = { $at } sur { $all }
learn-next = Continuer
learn-back = Retour
learn-other = Bonne idée, mais jouez d’abord le coup marqué.
learn-again = Encore une fois
learn-play = Jouer pour de vrai

## Vérifier le tirage

deal-link = Comment vérifier le tirage
deal-title = Vérifier le tirage
deal-lead = D’abord, le serveur publie l’empreinte d’un secret. Ensuite seulement, le navigateur de chaque joueur ajoute un nombre à lui, et ce n’est qu’après que l’on tire quoi que ce soit. Quand la partie est terminée, le secret est publié et chacun peut recalculer tout ce qui a été tiré.
deal-none = Rien n’a encore été tiré à cette table.
deal-commitment = Empreinte du secret
deal-nonce = Nombre de { $name }
deal-nonce-none = aucun envoyé ; l’empreinte en tient lieu
deal-nonce-sent = envoyé, visible dès le début de la partie
deal-nonce-awaited = pas encore envoyé
deal-seed = Le secret
deal-seed-later = publié à la fin de la partie
deal-check = Comparer le secret et l’empreinte
deal-right = Ils correspondent.
deal-wrong = Ils ne correspondent pas.
deal-kept-right = Ce navigateur a répondu à cette empreinte, et son nombre a été utilisé. Le secret était donc fixé avant que le nombre existe : le serveur ne pouvait pas choisir seul les tirages.
deal-kept-other = Ce navigateur a répondu à une autre empreinte : { $commitment }. Le serveur a changé de secret depuis.
deal-kept-unused = Ce navigateur a envoyé le nombre { $nonce } pour cette empreinte, mais il n’a pas été utilisé. Il est peut-être arrivé après le début de la partie.
deal-kept-none = Seul un joueur qui a envoyé un nombre peut savoir que l’empreinte est venue d’abord : son navigateur se souvient de ce à quoi il a répondu et le compare ici.
deal-first-scheme = Cette partie a été tirée selon une méthode antérieure, { $scheme }. Elle ne montre pas si l’empreinte a précédé les nombres.
deal-command = Pour recalculer chaque tirage, téléchargez la partie et lancez :

## Un jeu sans image propre

generic-you = À vous de jouer : choisissez une action.
generic-other = C’est à { $name } de jouer.
generic-over = La partie est terminée.
generic-choices = Ce que vous pouvez faire
generic-search = Chercher une action
generic-none = Aucune action ne correspond.
generic-facts = En bref
generic-log = { $name } : { $text }
generic-hidden = { $name } fait une action cachée.
reason-more = rapporte plus pour « { $source } »
reason-less = rapporte moins pour « { $source } »
generic-yes = oui
generic-no = non
rules-none = Il n’y a pas encore de règles de ce jeu ici.
front-minutes = { $least }–{ $most } min
front-weight = Complexité
front-weight-help = Complexité { $weight } sur 5
front-mine-count = { $count } en cours
front-waiting = { $count } en attente
front-with = { $game } avec { $names }
front-turn = à { $name } de jouer
front-rank =
    { $rank ->
        [1] victoire
        [2] deuxième place
        [3] troisième place
       *[other] place { $rank }
    }
front-continue = Continuer
front-look = Voir
front-result = Résultat
front-record = { $finished ->
    [one] { $won ->
        [0] Votre dernière partie est perdue
       *[other] Votre dernière partie est gagnée
    }
   *[other] { $won } de vos { $finished } dernières parties gagnées
}
front-record-level = Dernièrement contre { $name } : { $won } gagnées, { $lost } perdues.
front-all = Toutes les parties
front-fewer = Moins
front-all-open = Toutes les tables ouvertes
front-table-of = Table de { $name }
front-taken = { $taken } sur { $all }
front-code = Lien ou code d’un ami
today-at = aujourd’hui { $time }
name-ask = Comment vous appeler ?
name-help = Le nom que verront les autres joueurs. Ni compte, ni mot de passe.
name-save = C’est moi
name-later = Plus tard
name-title = Avant de vous asseoir
name-change = changer
set-up-more = Plus d’options
end-you-win = Vous gagnez
end-margin =
    { $points ->
        [one] d’un point
       *[other] de { $points } points
    }
end-tie-break = Les points sont à égalité ; le départage tranche.
end-shared = La victoire est partagée.
end-scoring = Décompte
end-skip = Aller au résultat
end-again = Revoir le décompte
end-medal = points
end-winner-board = Le plateau final
end-show-board = Voir le plateau de { $name }
end-back = Retour au résultat
end-picture = Enregistrer l’image
end-picture-drawing = Dessin en cours…
learn-show = Montrez-moi
sound-off = Coupé
sound-quiet = Doux
sound-full = Normal
setting-drone = Nappe sonore
setting-drone-help = Un accord grave et discret quand le son est activé.
