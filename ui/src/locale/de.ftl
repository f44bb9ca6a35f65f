# Der Bildschirm um die Spiele herum, auf Deutsch. Die Texte eines Spiels stehen in seinem eigenen Ordner.

## Überall

loading = Wird geladen…
close = Schließen
cancel = Abbrechen
save = Speichern
home = Startseite
back = Zurück
your-turn = Du bist am Zug
guest-name = Gast
rules = Regeln
settings = Einstellungen
keys = Tasten
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es keine Seite.

## Einstellungen

setting-language = Sprache
setting-theme = Farben
setting-pace = Animation
setting-pace-help = Wie schnell die Züge der anderen gezeigt werden. Du musst nie auf sie warten.
setting-list = Nur die Liste der Aktionen
setting-list-help = Blendet das Bild aus: Gespielt wird nur über die Liste, auch mit einem Screenreader.
setting-sound = Ton
setting-sound-help = Leise Klänge für das, was am Tisch geschieht. Alles ist auch zu sehen.
setting-notices = Benachrichtigungen
setting-notices-help = Eine Benachrichtigung des Browsers, wenn du am Zug bist und diese Seite nicht zu sehen ist.
setting-invitations = Einladungen
setting-invitations-help = Leute, mit denen du gespielt hast, können dich an ihren Tisch einladen. Du siehst es auf der Startseite.
setting-webhook = Webhook
setting-webhook-help = Für Partien über mehrere Tage: Wenn du am Zug bist und nicht am Tisch sitzt, schickt der Server eine Nachricht an diese Adresse, zum Beispiel an den Webhook eines Chats. Niemand sonst sieht die Adresse.
webhook-address = Adresse des Webhooks
webhook-set = Speichern
webhook-host = Nachrichten gehen an { $host }.
webhook-failing =
    { $count ->
        [one] Die letzte Nachricht kam nicht an.
       *[other] Die letzten { $count } Nachrichten kamen nicht an.
    }
webhook-test = Testnachricht senden
webhook-remove = Entfernen
webhook-delivered = Die Testnachricht ist angekommen.
webhook-why-private = Diese Adresse gehört zu einem privaten Netz; dorthin wird nichts gesendet.
webhook-why-unreachable = Unter dieser Adresse antwortet niemand.
webhook-why-answer = Die Adresse antwortet, nimmt die Nachricht aber nicht an.
webhook-why-malformed = Das ist keine Webhook-Adresse.
webhook-why-not-https = Die Adresse muss mit https:// beginnen.
webhook-why-port = An diesen Port wird nichts gesendet.
webhook-why-off = Dieser Server verschickt keine Nachrichten.
language-en = English
language-pl = Polski
language-fr = Français
language-es = Español
language-de = Deutsch
theme-dark = Nacht
theme-light = Tag
theme-contrast = Hoher Kontrast
pace-off = Aus
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
switch-off = Aus
switch-on = An

## Startseite

front-lead = Zwei Brettspiele über Sterne, Welten und Leben. Spiel sofort oder schick Freunden einen Link.
front-games = Spiele
front-seats = { $least }–{ $most } Spieler
front-play = Sofort spielen
front-opponent = Dein Gegner
front-learn = Spielend lernen
front-set-up = Einen Tisch vorbereiten
front-mine = Deine Partien
front-how-play = gegen einen Bot: Wähle deinen Gegner unter dem Planetarium.
front-how-learn = in wenigen Minuten, mit Zügen, die dir erklärt werden.
front-how-set-up = für Freunde: Ein Link führt sie dorthin, ohne Konto.
front-watch = Zuschauen
front-watch-none = Im Moment läuft keine öffentliche Partie.
front-name = Dein Name
front-name-help = Der Name, den andere sehen.
table-open = wartet
table-running = läuft
table-finished = beendet

## Geräte und Daten

account-link = Geräte und Daten
account-title = Deine Geräte und deine Daten
another-title = Auf einem anderen Gerät spielen
another-help = Öffne dort einen Link oder richte die Kamera auf den Code. Dein Name, deine Plätze und deine Partien kommen mit.
another-make = Link zeigen
another-again = Neuen Link erstellen
another-picture = QR-Code des Links
another-address = Link zu einem anderen Gerät
another-secret = Der Link gilt einmal und bis { $time } Uhr. Wer ihn öffnet, wird zu dir: Zeig ihn sonst niemandem.
another-expired = Der Link ist abgelaufen.
another-local = Du hast diese Seite unter einer Adresse geöffnet, die nur dieser Computer kennt. Damit ein anderes Gerät sie erreicht, öffne sie unter der Adresse, die dieser Computer in deinem Netz hat, und erstelle den Link dort.
devices-title = Wo du angemeldet bist
device-unknown = Programm oder unbekannter Browser
device-here = dieses Gerät
device-dates = seit { $added }, zuletzt benutzt { $seen }
device-sign-out = Abmelden
device-sign-out-here = Hier abmelden
devices-sign-out-others = Alle anderen abmelden
last-device-title = Dein einziges Gerät abmelden?
last-device-text = Du bist sonst nirgends angemeldet und kannst danach nicht mehr als { $name } zurückkommen. Nimm erst ein anderes Gerät dazu oder lösch dich ganz.
bots-title = Deine Bots
bots-help = Ein Programm von dir kann hier unter eigenem Namen spielen. Andere sehen es als deinen Bot, nie als Menschen. Es setzt sich an Tische, an die es eingeladen ist, und an solche, an denen Bots willkommen sind.
bots-name = Name des Bots
bots-make = Bot-Konto anlegen
bots-token = Token von { $name }
bots-token-help = Dieser Token wird nur jetzt gezeigt. Wer ihn hat, spielt als { $name }: Bewahre ihn dort auf, wo nur dein Programm ihn liest.
bots-copy = Token kopieren
bots-dates = seit { $added }, zuletzt hier { $seen }
bots-unused = seit { $added }, noch nie hier
bots-renew = Neuer Token
bots-remove = Entfernen
bots-remove-ask = { $name } entfernen?
bots-remove-text = Sein Token gilt dann nicht mehr. In laufenden Partien übernimmt ein Bot des Servers seinen Platz; beendete Partien behalten einen erfundenen Namen.
bots-remove-do = Bot entfernen
data-title = Deine Daten
data-help = Alles, was der Server über dich gespeichert hat, in einer Datei: Name, Geräte, Tische, Partien und was du geschrieben hast.
data-download = Deine Daten herunterladen
delete-title = Vergessen werden
delete-help = Löscht dich von diesem Server. Niemand kann mehr als du zurückkommen.
delete-open = Mich löschen…
delete-ask = { $name } endgültig löschen?
delete-games = In laufenden Partien übernimmt ein Bot deinen Platz. Partien, in denen sonst niemand sitzt, enden ohne Ergebnis.
delete-records = Beendete Partien behalten einen erfundenen Namen wie „Guest 7F3A“ statt deines eigenen.
delete-chat = Was du in Chats geschrieben hast, bleibt ohne deinen Namen stehen.
delete-rest = Alle deine Geräte werden abgemeldet, und dein Webhook wird entfernt.
delete-never = Das lässt sich nicht rückgängig machen.
delete-do = Mich endgültig löschen
left-deleted = Der Server hat dich vergessen
left-signed-out = Du bist abgemeldet
left-text = Du kannst jederzeit als jemand Neues anfangen.
signed-out-title = Du bist auf diesem Gerät abgemeldet
signed-out-text = Du wurdest von einem anderen deiner Geräte aus abgemeldet. Erstelle dort einen Link, um zurückzukommen.
arrive-title = Als { $name } weitermachen?
arrive-text = Dieses Gerät ist dann als { $name } angemeldet: Alle Tische und Plätze sind auch hier.
arrive-do = Als { $name } weitermachen
arrive-not = Jetzt nicht
arrive-same-title = Du bist hier schon { $name }
arrive-same-text = Öffne den Link auf einem anderen Gerät.
arrive-here =
    { $count ->
        [one] Auf diesem Gerät bist du bisher jemand anderes ({ $name }), mit einem Tisch.
       *[other] Auf diesem Gerät bist du bisher jemand anderes ({ $name }), mit { $count } Tischen.
    }
arrive-here-lost = { $name } ist sonst nirgends angemeldet: Wenn du weitermachst, sind diese Tische nicht mehr erreichbar. Lade die Daten vorher herunter, wenn du sie behalten willst.
arrive-here-kept = { $name } bleibt auf anderen Geräten angemeldet.
arrive-stay = Bei dem bleiben, was hier ist
arrive-bad = Dieser Link gilt nicht mehr

## Offene Tische

join = Mitspielen
any = Egal
just-now = gerade eben
open-tables = Offene Tische
open-tables-lead = An diesen Tischen werden noch Mitspieler gesucht. Ein Klick, und du sitzt.
open-tables-none = Gerade wartet niemand. Starte ein Schnellspiel, dann finden dich andere hier.
open-tables-none-fit = Kein wartender Tisch passt zu diesen Filtern.
open-tables-count =
    { $count ->
        [one] { $count } Tisch wartet auf Mitspieler.
       *[other] { $count } Tische warten auf Mitspieler.
    }
open-tables-more = Mehr anzeigen
filter = Filter
filter-game = Spiel
filter-seats = Plätze
filter-speed = Tempo
filter-bots = Bots
bots-with = Mit Bots
bots-without = Ohne Bots
speed-live = Am Stück
speed-days = Über mehrere Tage
speed-untimed = Ohne Uhr
table-present = gerade da
table-absent = gerade nicht da
table-yours = Dein Tisch
seat-reserved = Reserviert für { $name }
quick-match = Schnellspiel
quick-match-lead = Du triffst auf Leute, die dasselbe spielen wollen. Das Spiel beginnt von selbst.
quick-match-find = Mitspieler finden
searching = Mitspieler werden gesucht
searching-time = Du wartest seit { $time }.
searching-help = Das Spiel beginnt, sobald alle Plätze besetzt sind. Du kannst solange gegen einen Bot spielen: Dein Platz bleibt dir, und du erfährst es sofort.
searching-long = Noch ist niemand gekommen. Spiel solange gegen einen Bot: Dein Platz bleibt dir, und du erfährst es sofort.
searching-bot = Solange gegen einen Bot spielen
searching-stop = Suche beenden
searching-bar = { $game }: Mitspieler werden gesucht
searching-found = { $game }: Dein Spiel ist bereit, alle sind da.
searching-go = Zum Tisch
invitations = Einladungen
invitation-text = { $name } lädt dich zu einer Partie { $game } ein.
invitation-rematch = { $name } möchte eine Revanche in { $game }.
invitation-decline = Ablehnen
fellows = Leute und Bots zum Einladen
fellows-games =
    { $count ->
        [one] { $count } gemeinsame Partie
       *[other] { $count } gemeinsame Partien
    }
fellows-invite = Einladen
fellows-pending = eingeladen
fellows-accepted = angenommen
fellows-declined = abgelehnt

## Einen Tisch vorbereiten

set-up-title = Ein Tisch für { $game }
set-up-seats = Plätze
set-up-count = Zahl der Plätze
seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
set-up-seats-help = Wer den Link hat, kann einen freien Platz einnehmen. Mehrere können sich diesen Bildschirm teilen; beim Weitergeben verdeckt ein Vorhang die Hand.
set-up-options = Optionen
set-up-clock = Uhr
set-up-clock-help = Läuft jemandem die Zeit ab, spielt ein Bot, bis der Platz wieder besetzt ist.
set-up-undo = Zurücknehmen
set-up-public = Wer den Tisch finden kann
set-up-invite = Tisch anlegen und einladen
set-up-start = Partie beginnen
seat-name = Platz { $seat }
seat-person = Name der Person auf Platz { $seat }
sitter-me = Ich
sitter-here = Eine andere Person an diesem Bildschirm
sitter-open = Frei für Freunde
sitter-bot = Bot · { $name }
levels-compare = Die Stufen vergleichen
level-choose = Welche Stufe soll spielen?
clock-none = Keine Uhr
clock-move-60 = 1 Minute je Aktion
clock-move-86400 = 1 Tag je Aktion
clock-bank-1800 = 30 Minuten für die Partie plus 20 Sekunden je Aktion
clock-move =
    { $seconds ->
        [one] { $seconds } Sekunde je Aktion
       *[other] { $seconds } Sekunden je Aktion
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } Sekunde für die Partie plus Zeit je Aktion
       *[other] { $seconds } Sekunden für die Partie plus Zeit je Aktion
    }
undo-strict = Bis etwas aufgedeckt wird
undo-draws = Bis etwas gezogen wird
undo-off = Nie
undo-strict-help = Du kannst eigene Züge zurücknehmen, bis etwas gezogen oder aufgedeckt wird oder jemand anderes zieht.
undo-draws-help = Du kannst eigene Züge zurücknehmen, bis etwas gezogen wird oder jemand anderes zieht, auch wenn etwas aufgedeckt wurde.
undo-off-help = Züge lassen sich nicht zurücknehmen.
public-yes = Alle
public-no = Wer den Link hat
public-yes-help = Der Tisch steht bei den offenen Tischen; alle dürfen mitspielen oder zuschauen.
public-no-help = Der Tisch wird nirgends aufgeführt.
set-up-bots = Programme anderer
bots-welcome-no = Nur auf Einladung
bots-welcome-yes = Willkommen
bots-welcome-no-help = Ein Bot-Konto setzt sich nur dazu, wenn jemand am Tisch es einlädt.
bots-welcome-yes-help = Jedes Bot-Konto mit dem Link oder aus der Liste der offenen Tische darf einen freien Platz nehmen.
table-welcomes-bots = Bots willkommen

## Vor der Partie

lobby-title = Tisch für { $game }
lobby-seats = Wer spielt
lobby-start = Start
lobby-ready = Alle sind da.
lobby-host = Alle sind da. Wer den Tisch angelegt hat, startet die Partie.
lobby-starts-full = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
lobby-starting = Alle sind da. Das Spiel beginnt gleich.
lobby-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
invite = Einladen
invite-help = Schick diesen Link an Freunde: Er führt an diesen Tisch, zum Spielen oder Zuschauen.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
seat-open = Freier Platz
seat-sit = Hier Platz nehmen
seat-bot = Einen Bot hinzufügen
seat-leave = Platz verlassen
seat-make-open = Platz freigeben
seat-take-back = Meinen Platz wieder einnehmen
seat-hand-over = Einen Bot spielen lassen
seat-stand-in = ein Bot spielt
seat-owner = Bot von { $owner }
seat-owner-unnamed = Bot-Konto
seat-gone = abwesend
stand-ins = Vertretungen und Abwesende
stand-in-mine = Deine Zeit ist abgelaufen. Seit { $time } spielt eine Vertretung diesen Zug für dich.
stand-in-other = Die Zeit von { $name } ist abgelaufen. Seit { $time } spielt eine Vertretung diesen Zug.
gone-mine = { $count ->
    [one] Deinen letzten Zug hat eine Vertretung gespielt. Handle, sobald du am Zug bist, und du bist wieder dabei.
   *[other] Deine letzten { $count } Züge hat eine Vertretung gespielt. Handle, sobald du am Zug bist, und du bist wieder dabei.
 }
gone-other = { $count ->
    [one] { $name } hat einen Zug verpasst. Wie soll es weitergehen?
   *[other] { $name } hat { $count } Züge hintereinander verpasst. Wie soll es weitergehen?
 }
bot-thinking = { $name } überlegt…
bot-waiting = Der Server ist gerade ausgelastet. { $name } wartet darauf, nachdenken zu können.
bot-failed = Wegen eines Fehlers findet { $name } keinen Zug. Weitere Versuche folgen automatisch.
bot-replace = Einen anderen Bot spielen lassen
gone-bot = Mit einem Bot weiterspielen
gone-wait = Warten
gone-end = Spiel beenden
gone-end-wished = Du willst beenden; die anderen müssen zustimmen
abandoned-title = Das Spiel wurde beendet
abandoned-text = Jemand war nicht mehr da, und die anderen haben das Spiel gemeinsam ohne Ergebnis beendet.
expired-title = Dieser Tisch ist geschlossen
expired-waiting = Lange ist niemand gekommen, darum wurde der Tisch geschlossen, bevor ein Spiel begann. Du kannst jederzeit einen neuen eröffnen.
expired-running = Hier hat lange niemand mehr gespielt, darum wurde das Spiel ohne Ergebnis geschlossen. Was gespielt wurde, bleibt erhalten.
table-abandoned = Ohne Ergebnis beendet
end-stand-ins = Von einer Vertretung gespielt
end-stand-in-turn = { $name }, ab Eintrag { $position }
set-up-patience = Verpasste Züge
set-up-patience-help = Läuft die Zeit ab, spielt eine Vertretung den Zug. Nach so vielen Zügen hintereinander entscheiden die anderen, wie es weitergeht.
patience-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
player-you = (du)
people = Leute an diesem Tisch
people-host = Gastgeber
people-muted = stumm
people-spectators = Zuschauer
people-spectators-none = Gerade sieht niemand zu.
people-removed = Entfernt
host-mute = Stummschalten
host-unmute = Wieder schreiben lassen
host-remove = Entfernen
host-readmit = Wieder hereinlassen
host-remove-ask = { $name } von diesem Tisch entfernen? Zurückkommen geht nur, wenn du es wieder erlaubst.
host-remove-ask-running = { $name } aus dieser Partie entfernen? Ein Bot spielt weiter, und zurückkommen geht nur, wenn du es wieder erlaubst.
host-close = Tisch schließen
host-close-ask = Diesen Tisch für alle schließen? Eine laufende Partie endet ohne Ergebnis.
reason = Grund (kann leer bleiben)
report = Melden
report-title = Melden
report-table = Diesen Tisch melden
report-line = „{ $quote }“ melden
report-ask-chat = „{ $quote }“ dem Betreiber dieses Servers melden?
report-ask-player = { $quote } dem Betreiber dieses Servers melden?
report-ask-table = Diesen Tisch dem Betreiber dieses Servers melden?
report-done = Danke. Der Betreiber dieses Servers findet es als Meldung { $number }.
chat-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
log-stand-in = Vertretung
closed-title = Dieser Tisch ist geschlossen
closed-host = Der Gastgeber hat diesen Tisch geschlossen. Es gibt kein Ergebnis.
closed-operator = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Es gibt kein Ergebnis.
dismissed-title = Du kannst nicht an diesem Tisch sein
overdue-mine = Die anderen warten auf dich. Sind sich alle einig, spielt eine Vertretung diesen Zug.
overdue-other = { $name } hat lange nichts getan. Sind sich alle anderen einig, spielt eine Vertretung diesen Zug.
overdue-agree = Diesen Zug von einer Vertretung spielen lassen
overdue-agreed = Du bist dafür; die anderen müssen es auch sein
asked-mine = Die anderen haben um eine Vertretung gebeten; sie spielt diesen Zug seit { $time } für dich.
asked-other = Seit { $time } spielt eine Vertretung diesen Zug für { $name }.
set-up-overdue = Geduld
set-up-overdue-help = Tut jemand so lange nichts, können sich die anderen auf eine Vertretung einigen, die diesen Zug spielt.
overdue-600 = 10 Minuten
overdue-3600 = 1 Stunde
overdue-86400 = 1 Tag
overdue-time =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }

## Am Tisch

board = Der Tisch
actions = Aktionen
zoom-out = Das ganze Bild zeigen
mark-suggested = empfohlen
actions-legal = Was du tun kannst
actions-none = Du hast gerade nichts zu tun.
turn-tools = Dein Zug
undo = Zurücknehmen
redo = Wiederholen
restart = Zug von vorn beginnen
redo-none = es wurde nichts zurückgenommen
undo-stop-chance = seitdem wurde etwas gezogen
undo-stop-revealed = seitdem wurde etwas aufgedeckt
undo-stop-other-seat = seitdem hat jemand anderes gezogen
undo-stop-nothing = du hast noch nichts getan
undo-stop-off = an diesem Tisch lassen sich Züge nicht zurücknehmen
undo-stop-over = das Spiel ist zu Ende
undo-stopped = Das lässt sich nicht zurücknehmen: { $why }.
hint = Tipp
hint-not-now = nur in deinem Zug
hint-help = Die besten Züge laut Analyse: was jeder für sich bringt, was der Rest des Zuges hinzufügen kann, worauf er verzichtet und wie simulierte Partien danach weitergehen.
hint-none = Es gibt gerade keinen Tipp. Versuche es noch einmal.
hint-worth =
    { $points ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
hint-reason = { $why } ({ $gain })
hint-for = Dieser Zug { $for }.
hint-against = Dieser Zug { $against }.
hint-both = Dieser Zug { $for }, doch er { $against }.
hint-neutral = Er ändert nichts, was sich zählen ließe.
hint-later-for = Der Rest des Zuges { $for }.
hint-later-against = Der Rest des Zuges { $against }.
hint-later-both = Der Rest des Zuges { $for }, doch er { $against }.
hint-gives-up = Er verzichtet auf das, was „{ $instead }“ brächte: { $more }.
hint-same-gives-up = Er verzichtet auf ebenso viel wie „{ $other }“.
hint-same-now = Für sich allein bringt er dasselbe wie „{ $other }“.
hint-same-later = Der Rest des Zuges bringt danach dasselbe wie nach „{ $other }“.
hint-same-all = Was sich zählen lässt, ist dasselbe wie bei „{ $other }“; nur die Simulationen unterscheiden die beiden.
hint-same-played = Die Simulationen enden wie nach „{ $other }“.
hint-keeps = Er behält, was „{ $instead }“ kosten würde: { $more }.
hint-gain = { $what } { $points }
hint-chance = Gewinnchance: { $chance } (± { $error })
hint-played =
    { $count ->
        [one] Eine Simulation: am Ende ein { $way ->
            [ahead] Vorsprung
           *[behind] Rückstand
        } von { $points }.
       *[other] { $count } Simulationen: am Ende im Mittel ein { $way ->
            [ahead] Vorsprung
           *[behind] Rückstand
        } von { $points }.
    }
hint-unplayed = Es gab nichts zu vergleichen; deshalb wurde nichts simuliert.
hint-do = Das tun
side = Spieler, Protokoll und Chat
players = Spieler
tab-side = Protokoll
tabs = Teile des Tisches
tools = Werkzeuge
log = Protokoll
log-none = Noch ist nichts passiert.
log-jump = Den Tisch in diesem Moment ansehen
log-toggle = Protokoll und Chat
recap = Seit meinem letzten Zug
chat = Chat
chat-say = Sag etwas
chat-send = Senden
playback-bar = Zug einer anderen Person
playback-pause = Pause
playback-resume = Weiter
playback-skip = Zum aktuellen Stand
playback-again = Noch einmal
playback-others = Die Züge der anderen noch einmal zeigen
playback-next = Danach bist du am Zug
watching = Du schaust zu
picture-remove = Bild ausblenden
picture-show = Bild einblenden
list-scores = Punkte
losing = Das würdest du verlieren
losing-back = Zurück zu meinem Zug
status-looking = Wiedergabe: { $text }
status-trying = Eine bessere Zugfolge: { $text }
curtain = Gib den Bildschirm an { $name } weiter
curtain-help = Die nächste Hand bleibt verdeckt, bis die nächste Person da ist.
curtain-raise = Ich bin { $name }
replaced = Dieser Tisch ist in einem anderen Fenster offen
replaced-help = Nur eines deiner Fenster kann ihn gleichzeitig zeigen. Nichts geht verloren.
replaced-here = Hier verwenden
connection-lost = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt; nichts, was du getan hast, ist verloren.

refused-stale = Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin und wähle dann.
refused-not-to-act = Du bist nicht am Zug.
refused-over = Die Partie ist zu Ende.
refused-malformed = Der Server hat das nicht verstanden.
refused-unknown = Eine solche Aktion gibt es in diesem Spiel nicht.
refused-illegal = Das geht jetzt nicht.
refused-no-undo = Es gibt nichts zurückzunehmen.
refused-no-redo = Es gibt nichts zu wiederholen.
refused-not-yours = Dieser Platz gehört dir nicht, oder ein Bot spielt ihn gerade.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-kept = Der Server konnte diesen Zug nicht speichern. Nichts hat sich geändert; versuche es noch einmal.
refused-too-many = Zu schnell. Warte einen Moment.
refused-busy = Alle Bots sind beschäftigt. Versuche es gleich noch einmal.
refused-binary = Der Server nimmt nur Text an.
refused-other = Abgelehnt ({ $code }).

trouble-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
trouble-server = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
trouble-unknown-table = Zu diesem Link gibt es keinen Tisch. Prüfe den Link. Ein Tisch, den lange niemand benutzt, wird entfernt.
trouble-table-set-aside = Dieser Tisch ist vorerst beiseitegelegt: Mit seinen gespeicherten Daten stimmt etwas nicht. Frage, wer den Server betreibt.
trouble-unknown-game = Dieses Spiel gibt es hier nicht.
trouble-unknown-rules = An diesem Tisch gelten Regeln, die dieser Server nicht kennt.
trouble-not-yours = Das kann nur jemand anderes tun.
trouble-no-guest = Deine Sitzung ist abgelaufen. Lade die Seite neu.
trouble-malformed = Der Server hat das nicht verstanden.
trouble-not-kept = Der Server konnte das nicht speichern. Nichts hat sich geändert; versuche es noch einmal.
trouble-too-many = Zu viele Anfragen. Warte einen Moment.
trouble-too-many-tables = Du hast zu viele unfertige Tische. Spiele erst eine Partie zu Ende.
trouble-too-many-tables-here = Aus deinem Netz wurden zu viele Tische angelegt, die noch unfertig sind. Spiele erst eine Partie zu Ende oder versuche es später wieder.
trouble-too-many-hints = Du wartest schon auf mehrere Tipps. Warte zuerst auf einen davon.
trouble-too-many-reviews = Mehrere deiner Partien werden schon analysiert. Warte, bis eine Analyse fertig ist.
trouble-too-many-invitations = Im Moment keine weiteren Einladungen: Du hast viele verschickt, oder diese Person hat viele bekommen. Versuch es morgen wieder.
trouble-not-met = Du kannst nur Leute einladen, mit denen du gespielt hast.
trouble-not-invitable = Diese Person nimmt keine Einladungen an.
trouble-table-full = Jemand war schneller: An diesem Tisch ist kein Platz mehr frei.
trouble-too-slow = Die Anfrage brauchte zu lange, bis sie ankam. Versuche es noch einmal.
trouble-wrong-host = Das ist nicht die Adresse dieses Servers. Benutze den Link, den du bekommen hast.
trouble-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
trouble-already-started = Die Partie hat schon begonnen.
trouble-other-commitment = Deine Zahl wurde für eine andere Ziehung erzeugt. Lade den Tisch neu.
trouble-not-started = Die Partie hat noch nicht begonnen.
trouble-not-finished = Das geht erst nach der Partie.
trouble-seats-open = Ein Platz ist noch frei.
trouble-not-away = Diese Person ist noch da.
trouble-not-handed-over = Diesen Platz spielt kein Bot.
trouble-changed = Jemand hat den Tisch im selben Moment geändert. Versuche es noch einmal.
trouble-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
trouble-thinking-failed = Wegen eines Fehlers konnte der Bot das nicht ausrechnen. Versuche es noch einmal.
trouble-bad-position = Von hier kann man die Partie nicht fortsetzen.
trouble-bad-option-value = Diese Option kann diesen Wert nicht haben.
trouble-bad-seats = Dieses Spiel kann man nicht mit so vielen Plätzen spielen.
trouble-bad-webhook = An diese Adresse kann nichts gesendet werden.
trouble-foreign-origin = Eine Seite von anderswo darf das nicht.
trouble-internal = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
trouble-no-such-method = Der Server kennt diese Anfrage nicht.
trouble-no-webhook = Es ist keine Adresse gespeichert.
trouble-unknown-device = Dieses Gerät ist nicht mehr angemeldet.
trouble-bad-code = Der Link wurde schon benutzt, ist abgelaufen oder unvollständig. Erstelle auf deinem anderen Gerät einen neuen.
trouble-already-here = Dieses Gerät gehört schon dir.
trouble-too-many-devices = Du bist auf zu vielen Geräten angemeldet. Melde erst eines ab.
trouble-not-for-bots = Das kann nur ein Mensch, kein Bot-Konto.
trouble-bots-not-welcome = An diesem Tisch sind Bots nicht willkommen. Bitte um eine Einladung.
trouble-unknown-bot-account = Diesen Bot hast du nicht mehr.
trouble-too-many-bots = Mehr Bots kann eine Person nicht haben. Entferne erst einen.
trouble-not-found = Unter dieser Adresse gibt es nichts.
trouble-not-to-act = Du bist nicht am Zug.
trouble-too-large = Das ist zu groß zum Senden.
trouble-unknown-bot = Diesen Bot gibt es nicht.
trouble-unknown-option = Dieses Spiel hat keine solche Option.
trouble-unknown-seat = Diesen Platz gibt es nicht.
trouble-blocked = Der Betreiber dieses Servers hat dich gesperrt: Du kannst hier keine Tische anlegen, dich nirgends dazusetzen und nichts schreiben. Frag ihn nach dem Grund.
trouble-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
trouble-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
trouble-not-overdue = Auf diesen Spieler wartet noch niemand zu lange.
trouble-table-over = An diesem Tisch ist schon alles zu Ende.
trouble-unknown-guest = Diesen Gast gibt es nicht.
trouble-unknown-line = Diese Zeile gibt es im Chat nicht.
trouble-unknown-report = Diese Meldung gibt es nicht.
trouble-other = Abgelehnt ({ $code }).

## Tasten

key-tab = zum nächsten Element
key-arrows = zum nächstgelegenen Element in dieser Richtung
key-enter = ausführen
key-digits = aus der Liste wählen
key-undo = zurücknehmen
key-redo = wiederholen
key-escape = Auswahl aufheben, zum aktuellen Stand
key-name-space = Leertaste
key-pause = den Zug der anderen anhalten oder fortsetzen
key-again = die Züge der anderen noch einmal zeigen
key-hint = Tipp
key-log = Protokoll und Chat
key-rules = Regeln
key-picture = Bild oder Liste
key-sheet = diese Tastenliste

## Nach der Partie

end-title =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
end-plot = Punkte im Verlauf
end-plot-label = Ein Diagramm der Punkte aller Spieler vom Anfang bis zum Ende
end-plot-help = Klicke auf das Diagramm, um den Tisch in diesem Moment zu sehen.
end-sources = Punkte nach Quelle
end-source = Quelle
end-total = Summe
end-turning = Wendepunkte
end-turning-takes = Zug { $turn }: { $name } geht in Führung
end-turning-loses = Zug { $turn }: { $name } verliert die Führung
end-turning-gains = Zug { $turn }: { $name } gewinnt an Boden
end-turning-stalls = Zug { $turn }: { $name } kommt kaum voran
end-turning-falls = Zug { $turn }: { $name } fällt zurück
end-turning-takes-you = Zug { $turn }: du gehst in Führung
end-turning-loses-you = Zug { $turn }: du verlierst die Führung
end-turning-gains-you = Zug { $turn }: du gewinnst an Boden
end-turning-stalls-you = Zug { $turn }: du kommst kaum voran
end-turning-falls-you = Zug { $turn }: du fällst zurück
end-turning-lead = { $before } → { $after }
end-turning-leads = geschätzter Vorsprung
end-turning-help = Der Vorsprung vor dem besten anderen Spieler vor und nach diesem Zug, in Punkten, wie der Bot sie schätzt.
end-decided = Was entschieden hat
end-decided-more = Der größte Unterschied: { $source }, { $winner } zu { $rival }.
end-decided-less = Trotz Rückstand: { $source }, { $winner } zu { $rival }.
end-decided-best =
    { $points ->
        [one] { $name } gewann allein in Zug { $turn } { $points } Punkt.
       *[other] { $name } gewann allein in Zug { $turn } { $points } Punkte.
    }
end-decided-best-you =
    { $points ->
        [one] Allein dein Zug { $turn } brachte { $points } Punkt.
       *[other] Allein dein Zug { $turn } brachte { $points } Punkte.
    }
end-decided-lead = Endgültig vorn seit Zug { $turn } von { $name }.
end-decided-lead-you = Endgültig vorn seit deinem Zug { $turn }.
end-decided-last = { $name } lag bis zum letzten Zug vorn.
end-decided-last-you = Du lagst bis zum letzten Zug vorn.
end-luck =
    { $points ->
        [one] Das Glück war bei { $name }: um { $worth } Punkt.
       *[other] Das Glück war bei { $name }: um { $worth } Punkte.
    }
end-luck-you =
    { $points ->
        [one] Das Glück war bei dir: um { $worth } Punkt.
       *[other] Das Glück war bei dir: um { $worth } Punkte.
    }
end-luck-even = Das Glück war auf niemandes Seite.
end-luck-help = Was gezogen wurde, verglichen mit dem Durchschnitt dessen, was hätte kommen können.
end-rematch = Revanche
end-rematch-accept = Revanche annehmen
end-replay = Wiedergabe
end-analyse = Analysieren
end-board = Das Spielfeld ansehen
end-record = Aufzeichnung herunterladen
end-share = Einen Link zum Teilen kopieren

## Nachspielen

replay-title = Wiedergabe: { $game }
replay-bar = Wiedergabe
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-position = Stellung
replay-of = { $at } von { $all }
replay-back = Zurück zur Partie
replay-continue = Von hier gegen Bots weiterspielen
replay-look = Ansehen als
replay-tried-note = Was { $name } hätte spielen können.
replay-as-played = Ansehen, was gespielt wurde
thought-title = Der Plan von { $name }
thought-chance = Gewinnchance { $chance } (± { $error }), Vorsprung am Ende im Mittel { $margin }, aus { $count } Simulationen.
thought-unplayed = Es gab nichts zu vergleichen.
thought-see = Den Plan auf dem Tableau ansehen

## Rückblick auf eine Partie

review-title = Analyse
review-lead = Welche Züge am meisten gekostet haben, was besser gewesen wäre und was nur Glück war. Nichts wird im Nachhinein beurteilt: Jede Zugfolge beruht auf dem, was man in diesem Moment wissen konnte.
review-back = Zurück zum Ergebnis
review-working = Die Partie wird analysiert…
review-leave = Das dauert ein wenig. Du kannst diese Seite verlassen; die Analyse läuft ohne dich weiter.
review-failed = Die Analyse hat diesmal nicht geklappt.
review-again = Noch einmal versuchen
review-unfinished = Die Partie ist noch nicht zu Ende. Komm nach ihrem Ende wieder.
review-whose = Wessen Züge
review-costliest = Teuerste Züge: { $name }
review-none = Kein Zug von { $name } hätte merklich besser laufen können.
review-turn = Zug { $turn }
review-played = Gespielt
review-better = Besser
review-goes-on = … und der Zug geht weiter.
review-more =
    { $count ->
        [one] { $count } weiterer Schritt
       *[other] { $count } weitere Schritte
    }
review-play = Die bessere Zugfolge spielen
review-see = Auf dem Spielfeld ansehen
review-balance = Glück und Entscheidungen
review-luck = Glück
review-decisions = Entscheidungen
review-luck-more = { $name } hatte Glück: { $worth } über dem Durchschnitt.
review-luck-less = { $name } hatte Pech: { $worth } unter dem Durchschnitt.
review-luck-even = { $name } hatte durchschnittlich viel Glück.
review-decisions-more = Die Entscheidungen brachten { $worth } mehr als die besten Zugfolgen der Analyse.
review-decisions-less = Die Entscheidungen brachten { $worth } weniger als die besten Zugfolgen der Analyse.
review-decisions-even = Die Entscheidungen waren so gut wie die besten Zugfolgen der Analyse.
review-moments = Glück und Pech von { $name }
review-set-up = Der Aufbau
review-help = Glück: was gezogen wurde, verglichen mit dem Durchschnitt dessen, was hätte gezogen werden können, in Punkten, wie die Bewertung des Spiels sie schätzt. Entscheidungen: was gespielt wurde, verglichen mit der besten gefundenen Zugfolge, in Punkten Vorsprung am Ende von Partien, die mit beiden zu Ende gespielt wurden.
review-why = Am Ende der Partie bringt sie: { $reasons }.
review-rivals = dem besten Gegner genommen
review-chance = Verlorene Gewinnchance: { $chance } (± { $error })
review-curve = Gewinnchancen
review-curve-label = Eine Kurve der Gewinnchancen aller Spieler vom Anfang bis zum Ende
review-curve-help = Jeder Punkt wird aus dem beurteilt, was alle sehen konnten; der Rest wird { $count }-mal neu verteilt. Klicke auf die Kurve, um den Tisch in diesem Moment zu sehen.
review-level = Analysiert auf der Stufe „{ $level }“.

## Regelreferenz

rules-of = Regeln von { $name }
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Kein Abschnitt enthält diese Wörter.
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }

## Erste Partie

learn-title = Erste Partie { $game }
learn-leave = Verlassen; dein Fortschritt bleibt erhalten
learn-step = { $at } von { $all }
learn-next = Weiter
learn-back = Zurück
learn-other = Gute Idee, aber mach zuerst den markierten Zug.
learn-again = Von vorn beginnen
learn-play = Jetzt richtig spielen

## Das Ziehen prüfen

deal-link = So lässt sich das Ziehen prüfen
deal-title = Das Ziehen prüfen
deal-lead = Zuerst veröffentlicht der Server den Hash eines Geheimnisses. Erst dann fügt der Browser jedes Spielers eine eigene Zahl hinzu, und erst danach wird gezogen. Nach der Partie wird das Geheimnis veröffentlicht, und alle können jede Ziehung nachrechnen.
deal-none = An diesem Tisch wurde noch nichts gezogen.
deal-commitment = Hash des Geheimnisses
deal-nonce = Zahl von { $name }
deal-nonce-none = nicht gesendet; an ihrer Stelle steht der Hash
deal-nonce-sent = gesendet, ab dem Start zu sehen
deal-nonce-awaited = noch nicht gesendet
deal-seed = Das Geheimnis
deal-seed-later = wird nach der Partie veröffentlicht
deal-check = Geheimnis und Hash vergleichen
deal-right = Sie passen zusammen.
deal-wrong = Sie passen nicht zusammen.
deal-kept-right = Dieser Browser hat auf diesen Hash geantwortet, und seine Zahl wurde verwendet. Das Geheimnis stand also fest, bevor es die Zahl gab, und der Server allein konnte die Ziehungen nicht aussuchen.
deal-kept-other = Dieser Browser hat auf einen anderen Hash geantwortet: { $commitment }. Der Server hat sein Geheimnis seitdem geändert.
deal-kept-unused = Dieser Browser hat für diesen Hash die Zahl { $nonce } gesendet, sie wurde aber nicht verwendet. Vielleicht kam sie erst nach dem Start an.
deal-kept-none = Nur wer eine Zahl gesendet hat, kann wissen, dass der Hash zuerst kam: Der Browser merkt sich, worauf er geantwortet hat, und vergleicht es hier.
deal-first-scheme = In dieser Partie wurde nach einem früheren Verfahren gezogen, { $scheme }. Es zeigt nicht, ob der Hash vor den Zahlen kam.
deal-command = Um jede Ziehung nachzurechnen, lade die Aufzeichnung herunter und führe aus:

## Ein Spiel ohne eigenes Bild

generic-you = Du bist am Zug: Wähle, was du tust.
generic-other = { $name } ist am Zug.
generic-over = Die Partie ist zu Ende.
generic-choices = Was du tun kannst
generic-search = Aktionen durchsuchen
generic-none = Keine Aktion passt.
generic-facts = Auf einen Blick
generic-log = { $name }: { $text }
generic-hidden = { $name } führt eine verdeckte Aktion aus.
reason-more = bringt mehr für „{ $source }“
reason-less = bringt weniger für „{ $source }“
generic-yes = ja
generic-no = nein
rules-none = Für dieses Spiel gibt es hier noch keine Regeln.
front-minutes = { $least }–{ $most } min
front-weight = Anspruch
front-weight-help = Anspruch { $weight } von 5
front-mine-count = { $count } laufend
front-waiting = { $count } wartend
front-with = { $game } mit { $names }
front-turn = { $name } ist am Zug
front-rank =
    { $rank ->
        [1] gewonnen
        [2] zweiter Platz
        [3] dritter Platz
       *[other] Platz { $rank }
    }
front-continue = Weiter
front-look = Ansehen
front-result = Ergebnis
front-record = { $finished ->
    [one] { $won ->
        [0] Deine letzte Partie: verloren
       *[other] Deine letzte Partie: gewonnen
    }
   *[other] { $won } deiner letzten { $finished } Partien gewonnen
}
front-record-level = Zuletzt gegen { $name }: { $won } gewonnen, { $lost } verloren.
front-all = Alle Partien
front-fewer = Weniger
front-all-open = Alle offenen Tische
front-table-of = Tisch von { $name }
front-taken = { $taken } von { $all }
front-code = Link oder Code von Freunden
today-at = heute { $time }
name-ask = Wie sollen wir dich nennen?
name-help = Der Name, den die anderen sehen. Kein Konto, kein Passwort.
name-save = So heiße ich
name-later = Später
name-title = Bevor du dich setzt
name-change = ändern
set-up-more = Weitere Optionen
end-you-win = Du gewinnst
end-margin =
    { $points ->
        [one] mit einem Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }
end-tie-break = Punktgleich; der Gleichstand wird nach den Regeln entschieden.
end-shared = Der Sieg wird geteilt.
end-scoring = Wertung
end-skip = Zum Ergebnis
end-again = Wertung noch einmal
end-medal = Punkte
end-winner-board = Der letzte Stand auf dem Plan
end-show-board = Plan von { $name } zeigen
end-back = Zurück zum Ergebnis
end-picture = Als Bild speichern
end-picture-drawing = Wird gezeichnet …
learn-show = Zeig es mir
sound-off = Aus
sound-quiet = Leise
sound-full = Voll
setting-drone = Klangteppich
setting-drone-help = Ein tiefer, leiser Akkord, solange der Ton an ist.
