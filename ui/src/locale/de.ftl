# Der Bildschirm um die Spiele herum, auf Deutsch. Die Texte eines Spiels stehen in seinem eigenen Ordner.

## Überall

loading = Wird geladen …
close = Schließen
cancel = Abbrechen
save = Sichern
home = Startseite
back = Zurück
your-turn = Du bist am Zug
guest-name = Sterngucker
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
setting-list-help = Entfernt das Bild: Alles wird aus der Liste gespielt, auch mit einem Bildschirmleser.
setting-sound = Ton
setting-sound-help = Zwei leise Töne, wenn du am Zug bist.
setting-notices = Benachrichtigungen
setting-notices-help = Eine Meldung des Browsers, wenn du am Zug bist und diese Seite nicht zu sehen ist.
setting-webhook = Webhook
setting-webhook-help = Für Partien über Tage: Wenn du am Zug bist und nicht am Tisch sitzt, schickt der Server eine Zeile an diese Adresse, etwa an den Webhook eines Chats. Niemand sonst bekommt die Adresse zu sehen.
webhook-address = Adresse des Webhooks
webhook-set = Setzen
webhook-host = Zeilen gehen an { $host }.
webhook-failing =
    { $count ->
        [one] Die letzte Zeile kam nicht an.
       *[other] Die letzten { $count } Zeilen kamen nicht an.
    }
webhook-test = Probe senden
webhook-remove = Entfernen
webhook-delivered = Die Probe ist angekommen.
webhook-why-private = Diese Adresse gehört zu einem privaten Netz; dorthin wird nichts gesendet.
webhook-why-unreachable = Unter dieser Adresse antwortet niemand.
webhook-why-answer = Unter dieser Adresse antwortet jemand, nimmt es aber nicht an.
webhook-why-malformed = Das ist keine Adresse eines Webhooks.
webhook-why-not-https = Die Adresse muss mit https:// beginnen.
webhook-why-port = An diesen Port wird nichts gesendet.
webhook-why-off = Dieser Server schickt niemandem Zeilen.
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

front-title = Bau heute Abend einen Kosmos
front-lead = Zwei Brettspiele über Sterne, Welten und Leben: sofort gegen Bots oder mit Freunden über einen Link. Kein Konto, nichts zu installieren.
front-games = Spiele
front-seats =
    { $least ->
        [1] 1 bis { $most } Spieler
       *[other] { $least } bis { $most } Spieler
    }
front-play = Sofort gegen einen Bot spielen
front-learn = Spielend lernen
front-set-up = Einen Tisch vorbereiten
front-mine = Deine Tische
front-mine-none = Noch keine. Begonnene Partien bleiben hier erhalten.
front-watch = Zuschauen
front-watch-none = Im Moment läuft keine öffentliche Partie.
front-name = Dein Name
front-name-help = Was andere am Tisch lesen.
table-open = wartet
table-running = läuft
table-finished = beendet

## Einen Tisch vorbereiten

set-up-title = Ein Tisch für { $game }
set-up-seats = Plätze
set-up-count = Wie viele
seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
set-up-seats-help = Wer den Link hat, nimmt einen freien Platz ein. Mehrere Personen an diesem Bildschirm geben ihn weiter; ein Vorhang verbirgt dazwischen die Hände.
set-up-options = Optionen
set-up-clock = Uhr
set-up-clock-help = Wessen Zeit abläuft, für den spielt ein Bot, bis der Platz wieder eingenommen wird.
set-up-undo = Zurücknehmen
set-up-public = Wer ihn finden kann
set-up-invite = Tisch anlegen und einladen
set-up-start = Partie beginnen
seat-name = Platz { $seat }
seat-person = Name der Person auf Platz { $seat }
sitter-me = Ich
sitter-here = Eine andere Person an diesem Bildschirm
sitter-open = Offen für Bekannte
sitter-bot = Bot · { $level }
bot-random = Wanderer
bot-greedy = Navigator
bot-random-about = Wanderer: irgendein erlaubter Zug
bot-greedy-about = Navigator: der beste Zug bis zur nächsten Entscheidung
clock-none = Keine Uhr
clock-move-60 = 1 Minute je Aktion
clock-move-86400 = 1 Tag je Aktion
clock-bank-1800 = 30 Minuten für die Partie, 20 Sekunden mehr je Aktion
clock-move =
    { $seconds ->
        [one] { $seconds } Sekunde je Aktion
       *[other] { $seconds } Sekunden je Aktion
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } Sekunde für die Partie, mehr je Aktion
       *[other] { $seconds } Sekunden für die Partie, mehr je Aktion
    }
undo-strict = Bis etwas aufgedeckt wurde
undo-draws = Bis etwas gezogen wurde
undo-off = Nie
undo-strict-help = Eigene Züge lassen sich zurücknehmen, bis etwas gezogen, ein Geheimnis gezeigt oder von jemand anderem gehandelt wurde.
undo-draws-help = Eigene Züge lassen sich zurücknehmen, bis etwas gezogen oder von jemand anderem gehandelt wurde, auch wenn ein Geheimnis gezeigt wurde.
undo-off-help = Geschehen ist geschehen.
public-yes = Alle
public-no = Wer den Link hat
public-yes-help = Der Tisch steht auf der Startseite, und alle dürfen zuschauen.
public-no-help = Der Tisch steht nirgends.

## Vor der Partie

lobby-title = Tisch für { $game }
lobby-seats = Wer spielt
lobby-start = Start
lobby-ready = Alle sind da.
lobby-host = Alle sind da. Die Partie beginnt, wer den Tisch angelegt hat.
lobby-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
invite = Einladen
invite-help = Schick diesen Link weiter: Er führt an diesen Tisch, zum Spielen oder Zuschauen.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
seat-open = Freier Platz
seat-sit = Hier Platz nehmen
seat-bot = Den Bot { $level } setzen
seat-leave = Aufstehen
seat-make-open = Platz freigeben
seat-take-back = Meinen Platz zurücknehmen
seat-hand-over = Einen Bot spielen lassen
seat-stand-in = ein Bot spielt
seat-gone = abwesend
player-you = (du)

## Am Tisch

board = Der Tisch
actions = Aktionen
actions-legal = Was du tun kannst
actions-none = Für dich gibt es gerade nichts zu tun.
turn-tools = Dein Zug
undo = Zurücknehmen
redo = Wiederholen
restart = Zug von vorn beginnen
redo-none = nichts wurde zurückgenommen
undo-stop-chance = seither wurde etwas gezogen
undo-stop-revealed = seither wurde ein Geheimnis gezeigt
undo-stop-other-seat = seither hat jemand anderes gehandelt
undo-stop-nothing = du hast noch nichts getan
undo-stop-off = an diesem Tisch wird nichts zurückgenommen
undo-stopped = Das lässt sich nicht zurücknehmen: { $why }.
hint = Tipp
hint-not-now = nur in deinem Zug
hint-help = Die besten Züge, wie der Bot sie sieht. Die Punkte sagen, um wie viel besser du danach stehst.
hint-none = Es war kein Tipp zu bekommen. Versuche es noch einmal.
hint-worth =
    { $points ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
hint-reason = { $why } ({ $gain })
hint-for = Dieser Zug { $for }.
hint-against = Dieser Zug { $against }.
hint-both = Dieser Zug { $for }, doch er { $against }.
hint-neutral = Alles bleibt, wie es ist.
hint-do = Das tun
side = Spieler, Protokoll und Chat
players = Spieler
tab-side = Protokoll
tabs = Teile des Tisches
tools = Werkzeuge
log = Protokoll
log-none = Noch ist nichts geschehen.
log-jump = Den Tisch von damals ansehen
log-toggle = Protokoll und Chat
recap = Seit meinem Zug
chat = Chat
chat-say = Sag etwas
chat-send = Senden
catch-up = Zum Jetzt springen
watching = Du schaust zu
picture-remove = Bild entfernen
picture-show = Bild zeigen
list-scores = Punkte
losing = Das ginge verloren
losing-back = Zurück zu meinem Zug
status-looking = Rückblick: { $text }
status-trying = Eine bessere Folge: { $text }
curtain = Gib den Bildschirm an { $name } weiter
curtain-help = Von der nächsten Hand ist nichts zu sehen, bis die nächste Person da ist.
curtain-raise = Ich bin { $name }
replaced = Dieser Tisch ist in einem anderen Fenster offen
replaced-help = Nur eines deiner Fenster zeigt ihn gleichzeitig. Nichts geht verloren.
replaced-here = Hier verwenden
connection-lost = Die Verbindung ist weg. Es wird neu versucht; nichts, was du getan hast, ist verloren.

refused-stale = Der Tisch ist inzwischen weiter.
refused-not-to-act = Du bist nicht am Zug.
refused-over = Die Partie ist zu Ende.
refused-malformed = Das war nicht zu verstehen.
refused-unknown = Eine solche Aktion gibt es in diesem Spiel nicht.
refused-illegal = Das geht jetzt nicht.
refused-no-undo = Nichts kann zurückgenommen werden.
refused-no-redo = Nichts wurde zurückgenommen.
refused-not-yours = Dieser Platz gehört dir nicht, oder gerade spielt ihn ein Bot.
refused-not-started = Die Partie hat nicht begonnen.
refused-not-kept = Der Server konnte diesen Zug nicht sichern. Nichts ist geschehen; versuche es noch einmal.
refused-too-many = Zu schnell. Warte einen Moment.
refused-busy = Kein Bot ist frei, um darüber nachzudenken. Versuche es noch einmal.
refused-binary = Der Server liest nur Text.
refused-other = Abgelehnt ({ $code }).

trouble-unreachable = Der Server ist nicht erreichbar.
trouble-server = Auf dem Server ging etwas schief.
trouble-unknown-table = Zu diesem Link gibt es keinen Tisch.
trouble-unknown-game = Dieses Spiel gibt es hier nicht.
trouble-not-yours = Das hat jemand anderes zu entscheiden.
trouble-no-guest = Lade die Seite neu, um wieder hereinzukommen.
trouble-malformed = Der Server hat das nicht verstanden.
trouble-not-kept = Der Server konnte das nicht sichern. Nichts ist geschehen; versuche es noch einmal.
trouble-too-many = Zu viel auf einmal. Warte einen Moment.
trouble-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
trouble-already-started = Die Partie hat schon begonnen.
trouble-not-started = Die Partie hat nicht begonnen.
trouble-not-finished = Das geht erst nach dem Ende einer Partie.
trouble-over = Die Partie ist zu Ende.
trouble-seats-open = Ein Platz ist noch frei.
trouble-not-away = Diese Person ist noch da.
trouble-not-handed-over = Diesen Platz spielt kein Bot.
trouble-changed = Jemand hat den Tisch im selben Moment geändert. Versuche es noch einmal.
trouble-busy = Der Server hat zu viel zu tun. Versuche es noch einmal.
trouble-bad-position = Hier gibt es keine Stellung, von der man weiterspielen könnte.
trouble-bad-option-value = Diese Option lässt sich nicht so einstellen.
trouble-bad-seats = Dieses Spiel wird nicht mit so vielen Plätzen gespielt.
trouble-bad-webhook = An diese Adresse kann nichts gesendet werden.
trouble-foreign-origin = Eine fremde Seite darf das nicht.
trouble-internal = Auf dem Server ging etwas schief.
trouble-no-such-method = Der Server kennt diese Anfrage nicht.
trouble-no-webhook = Es ist keine Adresse gesetzt.
trouble-not-found = Unter dieser Adresse gibt es nichts.
trouble-not-to-act = Du bist nicht am Zug.
trouble-too-large = Das ist zu viel auf einmal.
trouble-unknown-bot = Diesen Bot gibt es nicht.
trouble-unknown-option = Dieses Spiel hat keine solche Option.
trouble-unknown-seat = Diesen Platz gibt es nicht.
trouble-other = Abgelehnt ({ $code }).

## Tasten

key-tab = zum nächsten Element
key-arrows = zum nächstgelegenen Element in dieser Richtung
key-enter = ausführen
key-digits = aus der Liste wählen
key-undo = zurücknehmen
key-redo = wiederholen
key-escape = Gewähltes loslassen
key-hint = Tipp
key-log = Protokoll und Chat
key-rules = Regeln
key-picture = Bild oder Liste
key-sheet = diese Übersicht

## Nach der Partie

end-title =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
end-plot = Punkte im Verlauf
end-plot-label = Ein Diagramm der Punkte aller Spieler vom Anfang bis zum Ende
end-plot-help = Ein Klick auf das Diagramm zeigt den Tisch in diesem Moment.
end-sources = Punkte nach Quelle
end-source = Quelle
end-total = Summe
end-turning = Wendepunkte
end-turning-takes = { $name } geht in Führung
end-turning-loses = { $name } verliert die Führung
end-turning-gains = { $name } holt auf oder setzt sich ab
end-turning-stalls = { $name } gewinnt wenig
end-turning-falls = { $name } fällt zurück
end-turning-lead = { $before } → { $after }
end-turning-help = Der Vorsprung vor dem besten anderen vor und nach dem Zug, in Punkten, wie der Bot den Tisch bewertet.
end-rematch = Revanche
end-replay = Nachspielen
end-analyse = Analysieren
end-board = Das Tableau ansehen
end-record = Aufzeichnung herunterladen
end-share = Einen Link zum Teilen kopieren

## Nachspielen

replay-title = { $game } nachspielen
replay-bar = Nachspielen
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
replay-look = Sehen als
replay-tried-note = Was { $name } hätte spielen können.
replay-as-played = Ansehen, was gespielt wurde

## Rückblick auf eine Partie

review-title = Rückblick
review-lead = Welche Züge am meisten kosteten, was besser gewesen wäre und was nur Glück war. Nichts wird im Nachhinein beurteilt: Jede Zugfolge wurde aus dem gefunden, was man in diesem Moment wissen konnte.
review-back = Zurück zum Ergebnis
review-working = Die Partie wird durchgesehen…
review-leave = Das dauert ein wenig. Du kannst diese Seite verlassen; es geht ohne dich weiter.
review-failed = Das ließ sich gerade nicht berechnen.
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
review-play = Die bessere Folge spielen
review-see = Auf dem Tableau ansehen
review-balance = Glück und Entscheidungen
review-luck = Glück
review-decisions = Entscheidungen
review-luck-more = Der Zufall meinte es gut mit { $name }: { $worth } über dem Durchschnitt.
review-luck-less = Der Zufall meinte es schlecht mit { $name }: { $worth } unter dem Durchschnitt.
review-luck-even = Der Zufall hielt sich bei { $name } die Waage.
review-decisions-more = Die Entscheidungen brachten { $worth } mehr als die Zugfolgen des Bots.
review-decisions-less = Die Entscheidungen brachten { $worth } weniger als die Zugfolgen des Bots.
review-decisions-even = Die Entscheidungen waren den Zugfolgen des Bots ebenbürtig.
review-moments = Glück und Pech von { $name }
review-set-up = Der Aufbau
review-help = In Punkten, wie der Bot den Tisch bewertet. Glück: was gezogen wurde, gegen den Durchschnitt dessen, was hätte gezogen werden können. Entscheidungen: was gespielt wurde, gegen die beste Folge, die der Bot für jeden Zug findet, Ziehungen gemittelt.

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
learn-leave = Verlassen; die Lektion wartet auf dich
learn-step = { $at } von { $all }
learn-next = Weiter
learn-back = Zurück
learn-other = Gute Idee; die Lektion wartet zuerst auf den markierten Zug.
learn-again = Noch einmal
learn-play = Jetzt spielen

## Das Ziehen prüfen

deal-link = Wie sich das Ziehen prüfen lässt
deal-title = Das Ziehen prüfen
deal-lead = Vor dem ersten Ziehen veröffentlicht der Server den Hash eines Geheimnisses. Alle Spieler fügen eine eigene Zahl hinzu. Ist die Partie zu Ende, wird das Geheimnis veröffentlicht, und alles Gezogene lässt sich nachrechnen.
deal-none = Das Ziehen an diesem Tisch beginnt mit der Partie.
deal-commitment = Hash des Geheimnisses
deal-nonce = Zahl von { $name }
deal-seed = Das Geheimnis
deal-seed-later = wird am Ende der Partie gezeigt
deal-check = Geheimnis und Hash vergleichen
deal-right = Sie gehören zusammen.
deal-wrong = Sie gehören nicht zusammen.
deal-command = Um jedes Ziehen nachzurechnen, lade die Aufzeichnung herunter und führe aus:
