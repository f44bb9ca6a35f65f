# Gemeinsame Texte: Befehle und Fehler. Die Texte eines Spiels stehen in seinem eigenen Ordner.

## Befehle

app-help = Ein digitaler Spieltisch: Partien spielen, simulieren und nachspielen.
version = Orrery { $version }
help-version = Gibt die Version aus und endet.

command-play = Spielt eine Partie im Terminal; sie wird ständig gespeichert und kann fortgesetzt werden.

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
error-unknown-game = Es gibt kein Spiel namens { $game }. Bekannte Spiele: { $known }.
error-bad-seats = { $game } wird nicht mit { $seats } Plätzen gespielt. Möglich: { $known }.
error-unknown-option = { $game } hat keine Option namens { $option }. Bekannte Optionen: { $known }.
error-bad-option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $known }.
error-unknown-bot = Es gibt keinen Bot namens { $bot }. Bekannte Bots: { $known }.
error-content = Die Daten eines Spiels sind falsch.

error-usage-option = Eine Option schreibt man Name=Wert, nicht so: { $text }
error-usage-bots = Nenne einen Bot für alle Plätze oder einen für jeden: { $seats } Plätze, { $given } Bots.
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
