# Gemeinsame Texte: Befehle und Fehler. Die Texte eines Spiels stehen in seinem eigenen Ordner.

## Befehle

app-help = Ein digitaler Spieltisch: Partien spielen, simulieren und nachspielen.
version = Orrery { $version }
help-version = Gibt die Version aus und endet.

command-play = Spielt eine Partie im Terminal; sie wird ständig gespeichert und kann fortgesetzt werden.

serve-help = Startet den Tischserver: gespielt wird im Browser, allein oder mit Freunden.
serve-help-host = Die Adresse, auf der er lauscht; 0.0.0.0 lässt andere Rechner herein.
serve-help-port = Der Port, auf dem er lauscht.
serve-help-data = Der Ordner, in dem alles aufbewahrt wird.
serve-address = Orrery ist unter { $address }
serve-network = Von anderen Rechnern in diesem Netz: { $address }
serve-unbuilt = Der Bildschirm ist nicht gebaut; Programme können spielen, Browser sehen einen Hinweis. Führe make screen aus.
serve-stopped = Angehalten.

token-help = Legt auf einem Server einen Gast an und gibt sein Token aus, für einen Bot oder ein anderes Programm.
token-help-name = Der Name des Gastes.
token-help-server = Die Adresse des Servers.

simulate-help = Spielt ganze Partien zwischen Bots und schreibt von jeder eine Aufzeichnung.
simulate-help-game = Das Spiel.
simulate-help-seats = Wie viele Plätze am Tisch sind.
simulate-help-games = Wie viele Partien gespielt werden.
simulate-help-seed = Derselbe Startwert ergibt dieselben Aufzeichnungen.
simulate-help-bots = Namen der Bots, durch Kommas getrennt: einer je Platz oder einer für alle.
simulate-help-out = Der Ordner für die Aufzeichnungen; er wird angelegt, wenn er fehlt.
simulate-help-option = Eine Option des Spiels als Name=Wert; darf mehrmals angegeben werden.
simulate-progress = Es wird gespielt
simulate-done =
    { $games ->
        [one] { $games } Partie { $game } gespielt; ihre Aufzeichnung liegt in { $folder }.
       *[other] { $games } Partien { $game } gespielt; ihre Aufzeichnungen liegen in { $folder }.
    }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Gewonnen oder geteilt
simulate-mean = Punkte im Mittel

replay-help = Spielt eine Aufzeichnung nach, prüft jede Zeile und gibt das Ergebnis aus.
replay-help-file = Die Aufzeichnung, die nachgespielt wird.
replay-help-trace = Gibt jede Stellung als eine Zeile JSON aus.
replay-title =
    { $entries ->
        [one] { $game }, { $seats } Plätze, { $entries } Eintrag
       *[other] { $game }, { $seats } Plätze, { $entries } Einträge
    }
replay-unfinished = Die Partie ist nicht zu Ende.
replay-to-act = Am Zug: { $actor }
replay-rank = Rang
replay-player = Spieler
replay-points = Punkte

review-help = Blickt auf eine beendete Partie zurück: teure Züge, Glück, Wendepunkte.
review-help-file = Die Aufzeichnung der Partie.
review-progress = Rückblick…
review-about = In Wertpunkten, wie der Bot sie sieht. Glück: was kam, gegen das Mittel dessen, was hätte kommen können. Entscheidungen: was gespielt wurde, gegen die Zugfolgen des Bots, Ziehungen gemittelt.
review-luck = Glück
review-decisions = Entscheidungen
review-costliest = Teuerste Züge von { $player }
review-none = Keiner der Rede wert.
review-played = Nach Eintrag { $position }: { $line }
review-better = Um { $points } besser: { $line }
review-goes-on = { $line } … und der Zug geht weiter
review-why = Diese Folge { $reasons }.
review-luckiest = Glücklichste Augenblicke: { $moments }
review-unluckiest = Unglücklichste Augenblicke: { $moments }
review-set-up = der Aufbau
review-turning = Wendepunkte
review-turning-point = Nach Eintrag { $position }: Vorsprung von { $player } { $before } → { $after }

seat-name = Platz { $seat }
player-name = { $name } (Platz { $seat })
actor-chance = der Zufall

legal-here = Hier möglich: { $list }
list-more =
    { $count ->
        [one] { $list } und { $count } weitere
       *[other] { $list } und { $count } weitere
    }

## Fehler

error-error = Etwas passt nicht.
error-action = Diese Aktion ist nicht möglich: { $text }
error-malformed = Das ist nicht der Text einer Aktion: { $text }
error-unknown = Keine Aktion dieses Spiels heißt: { $text }
error-illegal = Das ist hier nicht möglich: { $text }
error-unfinished-game = Zurückblicken lässt sich nur auf eine beendete Partie; diese bricht nach { $entries } Einträgen ab.
error-unknown-game = Es gibt kein Spiel namens { $game }. Bekannte Spiele: { $known }.
error-bad-seats = { $game } wird nicht mit { $seats } Plätzen gespielt. Möglich: { $known }.
error-unknown-option = { $game } hat keine Option namens { $option }. Bekannte Optionen: { $known }.
error-bad-option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $known }.
error-unknown-bot = Es gibt keinen Bot namens { $bot }. Bekannte Bots: { $known }.
error-content = Die Daten eines Spiels sind falsch.

error-usage-option = Eine Option schreibt man Name=Wert, nicht so: { $text }
error-usage-bots = Nenne einen Bot für alle Plätze oder einen für jeden: { $seats } Plätze, { $given } Bots.
error-bad-setting = Eine Einstellung ist falsch: { $problem }
error-no-server = { $server } antwortet nicht wie ein Orrery-Server: { $problem }
error-file = { $path }: { $problem }

error-record = Die Aufzeichnung passt nicht.
error-record-empty = Die Aufzeichnung ist leer; ihre erste Zeile sollte der Kopf sein.
error-record-json = Diese Zeile ist kein JSON: { $text }
error-record-truncated = Die Datei bricht mitten in dieser Zeile ab: { $text }
error-record-shape =
    { $expected ->
        [object] Diese Zeile ist kein JSON-Objekt: { $text }
        [str] „{ $key }“ fehlt oder ist kein Text: { $text }
        [int] „{ $key }“ fehlt oder ist keine ganze Zahl: { $text }
        [dict] „{ $key }“ fehlt oder ist kein Objekt: { $text }
        [list] „{ $key }“ ist keine Liste: { $text }
        [names] „{ $key }“ sollte für jeden Platz einen Text enthalten: { $text }
        [options] „{ $key }“ sollte für jede Option einen Text enthalten: { $text }
        [seat] „{ $key }“ sollte ein Platz sein, ab 0 gezählt, oder „chance“: { $text }
       *[other] „{ $key }“ ist falsch: { $text }
    }
error-record-format = Diese Aufzeichnung hat das Format { $text }; dieses Programm liest { $known }.
error-record-game = Diese Aufzeichnung ist von einem Spiel namens { $text }. Bekannte Spiele: { $known }.
error-record-rules = Diese Aufzeichnung entstand nach den Regeln Nummer { $text } von { $game }; dieses Programm kennt { $known }.
error-record-seats = { $game } wird nicht mit { $text } Plätzen gespielt. Möglich: { $known }.
error-record-option = Es gibt keine Option namens { $text }. Bekannte Optionen: { $known }.
error-record-option-value = Die Option { $option } kann nicht { $text } sein. Möglich: { $known }.
error-record-seat = Der Eintrag „{ $text }“ ist von { $given }, am Zug ist aber { $expected }.
error-record-malformed = Das ist nicht der Text einer Aktion: { $text }
error-record-unknown = Keine Aktion dieses Spiels heißt: { $text }
error-record-illegal = Das ist hier nicht möglich: { $text }
error-record-over = Die Partie war vor diesem Eintrag schon zu Ende: { $text }
error-record-early-result = Das Ergebnis steht vor dem Ende der Partie: { $text }
error-record-result = Das Ergebnis ist falsch: { $text }. Es sollte { $expected } sein.
error-record-after-result = Nach dem Ergebnis folgt noch etwas: { $text }
error-record-incomplete = Die Aufzeichnung ist unvollständig: Die Partie ist zu Ende, aber ihr Ergebnis fehlt. Es sollte { $expected } sein.
error-at-line = Zeile { NUMBER($line, useGrouping: 0) }: { $message }

## Im Terminal spielen

play-help-game = Das Spiel.
play-help-seats = Wie viele Plätze am Tisch sind; ohne Angabe einer mehr als Bots.
play-help-bots = Die Bots, gegen die du spielst, durch Kommas getrennt: einer je anderem Platz oder einer für alle.
play-help-seat = Dein Platz, ab 0 gezählt.
play-help-seed = Derselbe Startwert gibt dieselben Karten.
play-help-option = Eine Option des Spiels als Name=Wert; darf mehrmals angegeben werden.
play-help-resume = Setzt eine gespeicherte Partie fort.
play-help-save = Die Datei, in der die Partie gespeichert wird; ohne Angabe eine neue in diesem Ordner.
play-help-language = Die Sprache der Texte, zum Beispiel de.
play-you = Du
play-which-game = Welches Spiel? ({ $known }; Eingabetaste für das erste)
play-your-turn = Du bist am Zug.
play-other-turn = Jemand anderes ist am Zug.
play-prompt = Deine Wahl (Nummer, Notation, ? für Hilfe):
play-which = Welches (Nummer oder letztes Wort, 0 für zurück):
play-back = 0: zurück
play-sure = Trotzdem tun? (j/n)
play-yes = j ja
play-not-understood = Das ist hier nicht möglich: { $line }
play-nearest = Ähnlich: { $list }
play-no-rules = Dazu gibt es nichts zu sagen: { $topic }
play-look-whom = Wen ansehen? { $list }
play-no-undo-chance = Was der Zufall brachte, lässt sich nicht zurücknehmen.
play-no-undo-other-seat = Die anderen haben schon geantwortet; das lässt sich nicht zurücknehmen.
play-no-undo-revealed = Etwas Verdecktes wurde gezeigt; das lässt sich nicht zurücknehmen.
play-no-undo-nothing = Es gibt nichts zurückzunehmen.
play-no-undo-off = An diesem Tisch kann nichts zurückgenommen werden.
play-no-redo = Es gibt nichts zu wiederholen.
play-saved = Gespeichert in { $path }.
play-kept = Die Aufzeichnung der Partie liegt in { $path }.
play-resume = Die Partie ist gespeichert. Weiter geht es mit: orrery play --resume { $path }
play-score = Punkte nach Quelle
play-total = Summe
play-thinking = { $name } denkt nach …
play-times = { $what } (×{ $count })
play-won = Gewonnen: { $names }.
play-shared = Geteilter Sieg: { $names }.
play-help =
    Gib die Nummer einer Wahl ein oder die Notation in Klammern (place star H S5). Wortanfänge genügen (pl st h s5), ebenso eine Nummer mit weiteren Wörtern (3 S5).
    Eine Zeile, die mit einer Liste endet, öffnet diese: erst ihre Nummer, dann welches. Die Eingabetaste zeigt den Tisch neu.
    undo (u), redo: deine letzte Aktion zurücknehmen, wiederholen
    rules THEMA (r): erklärt eine Karte, ein Ziel, ein Plättchen; rules allein nennt die Themen
    look WER: zeigt das Tableau eines anderen
    list: alle möglichen Aktionen in Notation
    log (l): was geschehen ist      score: Punkte nach Quelle
    save DATEI: unter anderem Namen speichern; gespeichert wird ohnehin nach jeder deiner Aktionen
    quit (q): verlassen; die Partie kann fortgesetzt werden
error-play-seat = Es gibt keinen Platz { NUMBER($seat, useGrouping: 0) }; die Plätze gehen von 0 bis { NUMBER($last, useGrouping: 0) }.

## Gespeicherte Partien

database-help = Die Datenbank, als sqlite:///PFAD oder postgresql://…; ohne Angabe die Datei im Datenordner.

backup-help = Kopiert alle gespeicherten Partien in eine Datei, auch während gespielt wird.
backup-help-file = Die Datei für die Sicherung.
backup-done =
    { $tables ->
        [one] { $tables } Tisch ist in der Sicherung { $path }.
       *[other] { $tables } Tische sind in der Sicherung { $path }.
    }

restore-help = Setzt eine Sicherung an die Stelle der gespeicherten Partien; der Server darf nicht laufen.
restore-help-file = Die Sicherung, die eingespielt wird.
restore-help-replace = Gibt die dort jetzt gespeicherten Partien auf.
restore-done =
    { $tables ->
        [one] { $tables } Tisch wurde aus { $path } wiederhergestellt.
       *[other] { $tables } Tische wurden aus { $path } wiederhergestellt.
    }

verify-help = Spielt jede gespeicherte Partie nach und vergleicht sie mit dem Gespeicherten.
verify-progress = Es wird nachgespielt
verify-wrong = Tisch { $table }: { $problem }
verify-done = Nachgespielte Tische: { $finished } beendete und { $running } unbeendete; { $wrong } passen nicht.

verify-deal-help = Prüft, ob eine beendete Partie aus dem Startwert gezogen wurde, der vor ihrem Beginn versiegelt war.
verify-deal-help-file = Die Aufzeichnung einer beendeten Partie.
verify-deal-help-commitment = Die Festlegung, die dir vor der Partie gezeigt wurde.
verify-deal-done =
    { $entries ->
        [one] { $entries } Zufallseintrag ist, was der Startwert ergibt.
       *[other] Alle { $entries } Zufallseinträge sind, was der Startwert ergibt.
    }
verify-deal-given =
    { $entries ->
        [one] Der erste Zufallseintrag ({ $entries }) stammt aus einer anderen Partie.
       *[other] Die ersten { $entries } Zufallseinträge stammen aus einer anderen Partie.
    }
verify-deal-commitment = Festlegung vor der Partie: { $commitment }
verify-deal-nonce = Zahl von Platz { $seat }: { $nonce }

doctor-help = Sieht nach, ob alles da ist, was ein Server braucht.
doctor-state = Zustand
doctor-topic = Was
doctor-detail = Einzelheiten
doctor-well = gut
doctor-wrong = falsch
doctor-lacking = fehlt
doctor-python = Python
doctor-compiled = Regeln
doctor-sqlite = SQLite
doctor-folder = Datenordner
doctor-port = Adresse
doctor-screen = Bildschirm
doctor-database = Datenbank
doctor-redis = Redis
doctor-is-compiled = übersetzt
doctor-is-pure = nicht übersetzt: Alles funktioniert, aber langsamer
doctor-is-built = gebaut
doctor-is-not-built = nicht gebaut: Programme können spielen, Browser nicht
doctor-new-database = noch nicht da; sie entsteht beim Start des Servers
doctor-old-database = aus einer älteren Version; sie wird beim Start des Servers erneuert
doctor-tables =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
doctor-answers = antwortet
doctor-ready = Ein Server kann gestartet werden.
doctor-not-ready = So kann kein Server gestartet werden.

error-store = Mit den gespeicherten Partien stimmt etwas nicht.
error-store-unavailable = Die Datenbank ist nicht benutzbar ({ $path }): { $problem }
error-store-full = Wo die Partien gespeichert werden, ist kein Platz mehr ({ $path }). Nichts ging verloren; schaffe Platz und mach weiter.
error-store-read-only = Wo die Partien gespeichert werden, kann nicht geschrieben werden ({ $path }). Nichts ging verloren.
error-store-closed = Die Datenbank ist geschlossen ({ $path }).
error-store-locked = Ein anderer Prozess (Nummer { $process }) benutzt die gespeicherten Partien: { $path }
error-unknown-table = Es gibt keinen Tisch { $table }.
error-unknown-guest = Es gibt keinen Gast { $guest }.
error-store-duplicate = Das gibt es schon: { $key }
error-store-address = Diese Datenbank ist nicht benutzbar: { $kind }. Möglich: sqlite:///PFAD, postgresql://…
error-store-newer = Die gespeicherten Partien gehören zu einer neueren Version dieses Programms (Schritt { $revision }; dieses kennt { $known }).
error-store-old = Die gespeicherten Partien gehören zu einer älteren Version dieses Programms (Schritt { $revision }); der Server erneuert sie beim Start.
error-store-damaged = Was von Tisch { $table } gespeichert ist, lässt sich nicht lesen: { $problem }
error-store-gap = Version { NUMBER($version, useGrouping: 0) } von Tisch { $table } fehlt.
error-store-digest = Das Nachspielen von Tisch { $table } ergab einen anderen Prüfwert als den gespeicherten.
error-store-missing = Es gibt keine Datei { $path }.
error-store-not-empty = Es sind schon Partien gespeichert ({ $path }); mit --replace werden sie aufgegeben.
error-store-not-a-backup = Das ist keine vollständige Sicherung: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } ist zu alt; nötig ist { $oldest } oder neuer.
error-deal-missing = Die Aufzeichnung sagt nicht, wie gezogen wurde.
error-deal-sealed = Der Startwert ist noch geheim; er wird gezeigt, wenn die Partie beendet ist.
error-deal-scheme = Diese Art zu ziehen ist nicht bekannt: { $text }
error-deal-seed = Der Startwert ist nicht der, der als { $commitment } versiegelt wurde.
error-deal-differs = Das wurde nicht gezogen: { $text }. Der Startwert ergibt: { $expected }

## Nachrichten an abwesende Spieler

notice-turn = { $game }: { $asked }
notice-test = Von nun an sagt dir Orrery hier Bescheid, wenn du am Zug bist und nicht am Tisch sitzt.
