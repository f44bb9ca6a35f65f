# Gemeinsame Texte: Befehle und Fehler. Die Texte eines Spiels stehen in seinem eigenen Ordner.

## Befehle

app-help = Ein digitaler Spieltisch: Partien spielen, simulieren und nachspielen.
version = Orrery { $version }
help-version = Gibt die Version aus und endet.

command-play = Spielt eine Partie im Terminal. Sie wird nach jeder Aktion gespeichert und kann fortgesetzt werden.

serve-help = Startet den Server: gespielt wird im Browser, allein oder mit Freunden.
serve-help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere Rechner zu.
serve-help-port = Der Port, auf dem der Server lauscht.
serve-help-data = Der Ordner, in dem alles gespeichert wird.
serve-address = Orrery ist unter { $address }
serve-network = Von anderen Rechnern in diesem Netz: { $address }
serve-unbuilt = Die Browser-Oberfläche ist nicht gebaut, daher können nur Programme spielen. Mit make screen wird sie gebaut.
serve-stopped = Beendet.

token-help = Legt auf einem Server einen Gast an und gibt sein Token aus, für einen Bot oder ein anderes Programm.
token-help-name = Der Name des Gastes.
token-help-server = Die Adresse des Servers.

simulate-help = Spielt ganze Partien zwischen Bots und schreibt von jeder eine Aufzeichnung.
simulate-help-game = Das Spiel.
simulate-help-seats = Die Zahl der Plätze am Tisch.
simulate-help-games = Die Zahl der Partien.
simulate-help-seed = Derselbe Startwert ergibt dieselben Aufzeichnungen.
simulate-help-bots = Namen der Bots, durch Kommas getrennt: einer je Platz oder einer für alle. Stufen von der schwächsten an: { $levels }. Zum Vergleich: { $plain }. Oder cmd:BEFEHL für ein Programm.
simulate-help-out = Der Ordner für die Aufzeichnungen; er wird angelegt, wenn er fehlt.
simulate-help-option = Eine Option des Spiels als Name=Wert; darf mehrmals angegeben werden.
simulate-progress = Es wird gespielt
progress-line = { $description } ({ $done } von { $total })
simulate-stopped = Abgebrochen: { $done } von { $games } Aufzeichnungen sind in { $folder }.
simulate-done =
    { $games ->
        [one] { $games } Partie { $game } gespielt; ihre Aufzeichnung liegt in { $folder }.
       *[other] { $games } Partien { $game } gespielt; ihre Aufzeichnungen liegen in { $folder }.
    }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Gewonnen oder geteilt
simulate-mean = Punkte im Schnitt
simulate-forfeit = Partie { $number } ging von Platz { $seat } aus kampflos verloren; ihre Aufzeichnung endet dort.

arena-help = Lässt Bots gegeneinander antreten und bewertet sie.
arena-help-bots = Zwei oder mehr Bots, durch Kommas getrennt: ein Name, oder cmd:BEFEHL für ein Programm.
arena-help-games = Wie viele Partien jede Paarung spielt; aufgerundet, damit jede Verteilung von jedem Platz aus gespielt wird.
arena-help-against = Jeder Bot spielt allein gegen diesen auf allen anderen Plätzen, statt jeder gegen jeden.
arena-help-jobs = Wie viele Prozesse gleichzeitig spielen; 0 für einen je Kern.
arena-help-ray = Spielt stattdessen auf einem Ray-Cluster an dieser Adresse; local startet Ray auf diesem Rechner. Braucht orrery-tabletop[ray].
arena-help-seconds = Wie viele Sekunden ein mit cmd: gemeldetes Programm für einen Zug brauchen darf.
arena-help-seed = Derselbe Startwert ergibt dieselben Partien.
arena-help-json = Schreibt die Ergebnisse als JSON in diese Datei.
arena-help-html = Schreibt die Ergebnisse als Seite mit Diagrammen in diese Datei.
arena-rating = Wertung
arena-share = Anteil der Siege
arena-paired = 95 % nach Verteilungen
arena-margin = Mittlerer Vorsprung
arena-points = Punkte im Schnitt
arena-ms = Median der ms je Entscheidung
arena-thinking = Median der ms beim Nachdenken
arena-slowest = 99. Perzentil, ms
arena-plot-times = Bedenkzeit: vom Median bis zum 99. Perzentil, logarithmisch
arena-plot-pairings = Anteil der Siege, Zeile gegen Spalte
arena-pairing = { $bot } gegen { $rival }: Siege { $share } { $interval }, nach Verteilungen { $paired }, Vorsprung { $margin }, { $games } Partien.
arena-title = { $game }, { $seats } Plätze, { $games } Partien
arena-program = { $bot } nennt sich { $name }.
arena-forfeits =
    { $games ->
        [one] { $bot } hat { $games } Partie kampflos verloren:
       *[other] { $bot } hat { $games } Partien kampflos verloren:
    }
arena-bot = Bot
arena-rival = Gegner
arena-pairings = Paarungen
arena-alone = In jeder Partie hat ein Bot einen Platz und sein Gegner die anderen { $others }; der gleiche Anteil der Siege wäre { $even }.
arena-stopped = Angehalten nach { $done } von { $total } Partien: Die Tabelle beruht auf diesen. Mit --log würden sie aufbewahrt.

ladder-help = Misst die Stärke der Stufen: jede spielt gegen die nächstniedrigere und gegen { $anchor }. Lässt sich anhalten und fortsetzen.
ladder-help-game = Die Spiele, die gemessen werden; alle, wenn keines genannt ist.
ladder-help-bots = Weitere Bots, durch Kommas getrennt: cmd:BEFEHL für ein Programm. Sie spielen gegen jede Stufe.
ladder-help-log = Die Datei, in der gespielte Partien aufgehoben werden; was dort steht, wird nicht noch einmal gespielt.
ladder-help-write = Schreibt die Ergebnisse in die Quellen: die Datendatei und die Tabellen in README.md und docs/ladder.md.
ladder-help-tables = Schreibt nur die Tabellen in README.md und docs/ladder.md neu, aus der Datendatei.
ladder-share = Siege gegen { $anchor }
ladder-margin = Vorsprung
ladder-step = Siege gegen den Bot darunter
ladder-games = Partien
ladder-caption = { $game }, { $seats } Plätze, { $games } Partien: `{ $command }`
ladder-none = Noch ist keine Rangleiter gemessen: `orrery ladder --write` tut es.
ladder-resumed = { $done } von { $total } Partien stehen schon in { $file }.
ladder-stopped = Angehalten: { $done } von { $total } Partien sind in { $file } aufgehoben. Derselbe Befehl macht dort weiter.
ladder-written = Geschrieben: { $file }

balance-help = Untersucht aus Partien gleicher Bots, wie ausgewogen ein Spiel ist: Plätze, Bestandteile, Länge, Punkte.
balance-help-bots = Der Bot, der auf jedem Platz spielt.
balance-title = { $game }, { $seats } Plätze, { $games } Partien von { $bot }
balance-seats = Plätze
balance-seat = Platz
balance-share = Anteil der Siege
balance-points = Punkte im Schnitt
balance-sources = Punkte nach Herkunft
balance-source = Herkunft
balance-mean = Mittel
balance-winners = Sieger
balance-others = Andere
balance-lead = Sieger − andere
balance-decisions = Länge in Entscheidungen
balance-length = Länge: im Mittel { $decisions } Entscheidungen { $interval }, von { $shortest } bis { $longest }; { $turns } Züge.
balance-component = Bestandteil
balance-taken = Partien: genommen / zu haben
balance-lift = Punkteunterschied
balance-lift-note = Punkteunterschied: die Punkte der Plätze, die es nahmen, minus die der anderen in derselben Partie. Er zeigt, was zusammengeht, nicht, was wovon kommt.
balance-figures = Alle Zahlen
balance-flags = Unausgewogen
balance-flag-seat = Platz { $id } gewinnt { $share } { $interval } von { $games } Partien, mehr als seinen Anteil.
balance-flag-unwanted = Kaum jemand nimmt „{ $id }“ ({ $kind }): in { $share } { $interval } der { $games } Partien, in denen es zu haben war.
balance-flag-winning = Wer „{ $id }“ ({ $kind }) nimmt, gewinnt { $share } { $interval } der { $games } Partien, in denen andere es nicht nahmen.
balance-flag-none = Nichts fällt auf.

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

review-help = Analysiert eine beendete Partie: teure Züge, Glück, Wendepunkte.
review-help-file = Die Aufzeichnung der Partie.
review-help-level = Die Stufe, die urteilt: { $known }. Eine höhere braucht länger.
review-progress = Partie wird analysiert…
review-about = Glück: was gezogen wurde, verglichen mit dem Durchschnitt dessen, was hätte gezogen werden können, in Punkten der Bewertung. Entscheidungen: was gespielt wurde, verglichen mit den besten Zugfolgen der Analyse, in Punkten Vorsprung am Ende von Partien, die mit beiden zu Ende gespielt wurden.
review-luck = Glück
review-decisions = Entscheidungen
review-costliest = Teuerste Züge von { $player }
review-none = Keine nennenswerten.
review-played = Nach Eintrag { $position }: { $line }
review-better = Um { $points } besser (± { $error }): { $line }
review-goes-on = { $line } … und der Zug geht weiter
review-why = Am Ende der Partie bringt sie: { $reasons }.
review-rivals = dem besten Gegner genommen
review-chance = Verlorene Gewinnchance: { $chance } (± { $error })
review-curve = Gewinnchancen
review-curve-point = Nach Eintrag { $position }: { $chances }
review-luckiest = Glücklichste Momente: { $moments }
review-unluckiest = Unglücklichste Momente: { $moments }
review-set-up = der Aufbau
review-turning = Wendepunkte
review-turning-point = Nach Eintrag { $position }: Vorsprung von { $player } { $before } → { $after }

seat-name = Platz { $seat }
player-name = { $name } (Platz { $seat })
actor-chance = der Zufall

legal-here = Jetzt möglich: { $list }
list-none = keine
list-more =
    { $count ->
        [one] { $list } und { $count } weitere
       *[other] { $list } und { $count } weitere
    }
reasons-and = { $list } und { $last }
number-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Fehler

error-error = Etwas ist schiefgegangen.
error-action = Diese Aktion ist nicht möglich: { $text }
error-malformed = Das lässt sich nicht als Aktion lesen: { $text }
error-unknown = Dieses Spiel hat keine solche Aktion: { $text }
error-illegal = Diese Aktion ist jetzt nicht möglich: { $text }
error-unfinished-game = Nur eine beendete Partie lässt sich analysieren; diese bricht nach { $entries } Einträgen ab.
error-unknown-game = Es gibt kein Spiel namens { $game }. Bekannte Spiele: { $known }.
error-unknown-rules = Dieses Programm kennt die Regeln { $rules } von { $game } nicht; es kennt { $known }.
error-bad-seats = { $game } kann man nicht mit { $seats } Plätzen spielen. Möglich: { $known }.
error-unknown-option = { $game } hat keine Option namens { $option }. Bekannte Optionen: { $known }.
error-bad-option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $known }.
error-too-few-bots = Ein Wettkampf braucht mindestens zwei verschiedene Bots; angegeben: { $given }. Nenne einen weiteren mit --bots (durch Kommas getrennt) oder --against.
error-unknown-bot = Es gibt keinen Bot namens { $bot }. Bekannte Bots: { $known }.
error-bot-failure = { $command } kann nicht weiterspielen.
error-bot-not-started = { $command } lässt sich nicht starten: { $problem }
error-bot-ended = { $command } hat sich mitten in einer Partie beendet, mit Status { $status }. Es sagte: { $said }
error-bot-silent = { $command } hat { $seconds } Sekunden lang nicht geantwortet. Es sagte: { $said }
error-bot-nonsense = { $command } hat „{ $heard }“ geantwortet, erwartet war { $expected }; die Texte der Züge stehen in der Liste der erlaubten. Es sagte: { $said }
error-workers-died = Die Prozesse, die spielen, sind { $deaths }-mal hintereinander abgebrochen, ohne eine Partie zu beenden. Prüfe, wie viel Speicher sie brauchen, oder nimm weniger Prozesse.
error-no-ray = Ray ist nicht installiert. Im Ordner der Quellen installiert es make ray; oder lass --ray weg.
error-no-cluster = Unter { $address } lässt uns kein Ray-Cluster ein. Prüfe die Adresse und ob der Cluster läuft; verlangt er ein Token, setze RAY_AUTH_MODE=token und RAY_AUTH_TOKEN wie dort.
error-no-sources = { $folder } enthält nicht die Quellen von Orrery: { $file } fehlt. Führe den Befehl im Ordner des Projekts aus.
error-no-marks = Einer Seite fehlen die Marken, zwischen die die Rangleiter geschrieben wird: { $begin } und { $end }. Füge sie wieder ein.
error-unknown-level = Es gibt keine Stufe namens { $level }. Bekannte Stufen: { $known }.
error-content = Die Datendatei eines Spiels ist ungültig.

error-usage-option = Eine Option schreibt man Name=Wert, nicht so: { $text }
error-usage-bots = Nenne einen Bot für alle Plätze oder einen für jeden: { $seats } Plätze, { $given } Bots.
error-bad-setting = Eine Einstellung ist ungültig: { $problem }. Die Einstellungen stehen in docs/operating.md.
error-no-server = { $server } antwortet nicht wie ein Orrery-Server: { $problem }
error-file = { $path }: { $problem }

error-record = Die Aufzeichnung ist ungültig.
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
error-record-seats = { $game } kann man nicht mit { $text } Plätzen spielen. Möglich: { $known }.
error-record-option = Es gibt keine Option namens { $text }. Bekannte Optionen: { $known }.
error-record-option-value = Die Option { $option } kann nicht { $text } sein. Möglich: { $known }.
error-record-seat = Der Eintrag „{ $text }“ ist von { $given }, am Zug ist aber { $expected }.
error-record-malformed = Das lässt sich nicht als Aktion lesen: { $text }
error-record-unknown = Dieses Spiel hat keine solche Aktion: { $text }
error-record-illegal = Diese Aktion ist hier nicht möglich: { $text }
error-record-over = Die Partie war vor diesem Eintrag schon zu Ende: { $text }
error-record-early-result = Das Ergebnis steht vor dem Ende der Partie: { $text }
error-record-result = Das Ergebnis ist falsch: { $text }. Es sollte { $expected } sein.
error-record-after-result = Nach dem Ergebnis kommt noch etwas: { $text }
error-record-incomplete = Die Aufzeichnung ist unvollständig: Die Partie ist zu Ende, aber ihr Ergebnis fehlt. Es sollte { $expected } sein.
error-at-line = Zeile { NUMBER($line, useGrouping: 0) }: { $message }

## Im Terminal spielen

play-help-game = Das Spiel.
play-help-seats = Die Zahl der Plätze am Tisch; ohne Angabe einer mehr als Bots.
play-help-bots = Gegen wen du spielst, durch Kommas getrennt: einer je anderem Platz oder einer für alle. Vom Schwächsten an: { $levels }. Ohne diese Angabe wirst du gefragt.
play-help-seat = Dein Platz, ab 0 gezählt.
play-help-seed = Derselbe Startwert ergibt dieselbe Partie.
play-help-option = Eine Option des Spiels als Name=Wert; darf mehrmals angegeben werden.
play-help-resume = Setzt eine gespeicherte Partie fort.
play-help-save = Die Datei, in der die Partie gespeichert wird; ohne Angabe eine neue in diesem Ordner.
play-help-language = Die Sprache der Texte, zum Beispiel de.
play-you = Du
play-which-game = Welches Spiel? ({ $known }; Eingabetaste für das erste)
play-opponents = Gegner
play-which-level = Gegen wen möchtest du spielen? (Nummer oder Name; Eingabetaste für { $name })
play-no-such-level = Diesen Gegner gibt es nicht: { $line }
play-your-turn = Du bist am Zug.
play-other-turn = Jemand anderes ist am Zug.
play-prompt = Deine Wahl (Nummer, Notation, ? für Hilfe):
play-which = Welches (Nummer oder letztes Wort, 0 für zurück):
play-back = 0: zurück
play-sure = Trotzdem tun? (j/n)
play-yes = j ja
play-not-understood = Das ist jetzt nicht möglich: { $line }
play-nearest = Meintest du: { $list }
play-no-rules = Dazu gibt es keine Hilfe: { $topic }
play-look-whom = Wessen Tableau? { $list }
play-no-undo-chance = Eine Ziehung lässt sich nicht zurücknehmen.
play-no-undo-other-seat = Jemand anderes hat schon gehandelt; das lässt sich nicht mehr zurücknehmen.
play-no-undo-over = Das Spiel ist zu Ende; es lässt sich nichts mehr zurücknehmen.
play-no-undo-revealed = Etwas Verdecktes wurde aufgedeckt; das lässt sich nicht mehr zurücknehmen.
play-no-undo-nothing = Es gibt nichts zurückzunehmen.
play-no-undo-off = An diesem Tisch kann nichts zurückgenommen werden.
play-no-redo = Es gibt nichts zu wiederholen.
play-saved = Gespeichert in { $path }.
play-kept = Die Aufzeichnung der Partie liegt in { $path }.
play-resume = Die Partie ist gespeichert. Fortsetzen mit: orrery play --resume { $path }
play-score = Punkte nach Quelle
play-total = Summe
play-thinking = { $name } denkt nach…
play-hint-thinking = Suche nach guten Zügen…
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
play-times = { $what } (×{ $count })
play-won = Gewonnen: { $names }.
play-shared = Geteilter Sieg: { $names }.
play-help =
    Gib die Nummer einer Wahl ein oder die Notation in Klammern (place star H S5). Du kannst die Wörter abkürzen (pl st h s5) oder an eine Nummer Wörter anhängen (3 S5).
    Manche Wahl öffnet eine Liste: Gib erst ihre Nummer ein, dann die Nummer in der Liste. Die Eingabetaste zeigt den Tisch neu.
    undo (u), redo: deine letzte Aktion zurücknehmen, wiederholen
    hint (h): die besten Züge mit Begründung
    rules THEMA (r): erklärt eine Karte, ein Ziel, ein Plättchen; rules allein nennt die Themen
    look WER: zeigt das Tableau eines anderen
    list: alle möglichen Aktionen in Notation
    log (l): was geschehen ist      score: Punkte nach Quelle
    save DATEI: unter anderem Namen speichern; gespeichert wird ohnehin nach jeder deiner Aktionen
    quit (q): verlassen; die Partie kann fortgesetzt werden
error-play-seat = Es gibt keinen Platz { NUMBER($seat, useGrouping: 0) }; die Plätze gehen von 0 bis { NUMBER($last, useGrouping: 0) }.

## Gespeicherte Partien

database-help = Die Datenbank, als sqlite:///PFAD oder postgresql://…; ohne Angabe die Datei im Datenordner.

backup-help = Kopiert alle gespeicherten Partien in eine Datei; währenddessen kann weitergespielt werden.
backup-help-file = Die Datei für die Sicherung, mit --keep der Ordner.
backup-done =
    { $tables ->
        [one] { $tables } Tisch ist in der Sicherung { $path }.
       *[other] { $tables } Tische sind in der Sicherung { $path }.
    }

restore-help = Ersetzt die gespeicherten Partien durch eine Sicherung; der Server darf nicht laufen.
restore-help-file = Die Sicherung, die eingespielt wird.
restore-help-replace = Verwirft die dort gespeicherten Partien.
restore-done =
    { $tables ->
        [one] { $tables } Tisch wurde aus { $path } wiederhergestellt.
       *[other] { $tables } Tische wurden aus { $path } wiederhergestellt.
    }

verify-help = Spielt jede gespeicherte Partie nach und vergleicht das Ergebnis mit dem Gespeicherten.
verify-progress = Es wird nachgespielt
verify-wrong = Tisch { $table }: { $problem }
verify-done = Nachgespielte Tische: { $finished } beendete und { $running } laufende; Abweichungen: { $wrong }.

verify-deal-help = Prüft, ob eine beendete Partie aus dem Startwert gezogen wurde, der vor ihrem Beginn feststand.
verify-deal-help-file = Die Aufzeichnung einer beendeten Partie.
verify-deal-help-commitment = Die Festlegung, die dir vor der Partie gezeigt wurde.
verify-deal-help-nonce = Die Zahl, die dein Programm auf diese Festlegung hin gesendet hat.
verify-deal-done =
    { $entries ->
        [one] { $entries } Ziehung stimmt mit dem Startwert überein.
       *[other] Alle { $entries } Ziehungen stimmen mit dem Startwert überein.
    }
verify-deal-given =
    { $entries ->
        [one] Die erste Ziehung ({ $entries }) stammt aus einer anderen Partie.
       *[other] Die ersten { $entries } Ziehungen stammen aus einer anderen Partie.
    }
verify-deal-commitment = Festlegung vor der Partie: { $commitment }
verify-deal-nonce = Zahl von Platz { $seat }: { $nonce }
verify-deal-no-nonce = Platz { $seat } hat keine Zahl gesendet; an ihrer Stelle steht die Festlegung.
verify-deal-order-unknown = Diese Partie wurde nach dem früheren Verfahren hmac-sha256/1 gezogen. Es zeigt nicht, ob die Festlegung vor den Zahlen kam.
verify-deal-order-server = Niemand hat eine Zahl gesendet: Der Server allein hat über die Ziehungen bestimmt.
verify-deal-order-proven = Das ist die Festlegung, auf die du geantwortet hast, und deine Zahl ist unter den verwendeten: Der Startwert stand fest, bevor es deine Zahl gab.
verify-deal-order-compare = Nur wer eine Zahl gesendet hat, kann wissen, dass die Festlegung zuerst kam: Vergleiche mit dem, was dein Programm sich gemerkt hat, mit --commitment und --nonce.

doctor-help = Prüft, ob der Server alles hat, was er braucht.
doctor-state = Status
doctor-topic = Teil
doctor-detail = Details
doctor-well = in Ordnung
doctor-wrong = falsch
doctor-lacking = fehlt
doctor-python = Python
doctor-compiled = Regeln
doctor-sqlite = SQLite
doctor-folder = Datenordner
doctor-port = Adresse
doctor-files = Offene Dateien
doctor-screen = Browser-Oberfläche
doctor-database = Datenbank
doctor-redis = Redis
doctor-is-compiled = kompiliert
doctor-is-pure = nicht kompiliert: Alles funktioniert, aber langsamer
doctor-is-built = gebaut
doctor-is-not-built = nicht gebaut: Programme können spielen, Browser nicht
doctor-new-database = noch nicht vorhanden; sie wird beim Start des Servers angelegt
doctor-old-database = von einer älteren Version (Schritt { $revision }); beim Start des Servers wird sie gesichert und aktualisiert
doctor-file-limit = bis zu { $files } gleichzeitig, genug für { $connections } Verbindungen
doctor-tables =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
doctor-answers = antwortet
doctor-ready = Der Server kann gestartet werden.
doctor-not-ready = So kann der Server nicht gestartet werden.

error-store = Mit den gespeicherten Partien stimmt etwas nicht.
error-store-unavailable = Die Datenbank kann nicht verwendet werden ({ $path }): { $problem }
error-store-full = Am Speicherort der Partien ist kein Platz mehr ({ $path }). Nichts ging verloren; schaffe Platz und mach weiter.
error-store-read-only = Der Speicherort der Partien ist schreibgeschützt ({ $path }). Nichts ging verloren; erlaube das Schreiben und mach weiter.
error-store-closed = Die Datenbank ist geschlossen ({ $path }).
error-store-locked = Ein anderer Prozess (Nummer { $process }) benutzt die gespeicherten Partien: { $path }. Beende ihn zuerst.
error-store-in-use = Server benutzen die hier gespeicherten Partien ({ $path }): { $processes }. Beende sie zuerst. Einer, der abgebrochen wurde, gilt noch einige Sekunden lang als laufend.
error-unknown-table = Es gibt keinen Tisch { $table }.
error-unknown-guest = Es gibt keinen Gast { $guest }.
error-store-duplicate = Das gibt es bereits: { $key }
error-store-address = Diese Datenbank kann nicht verwendet werden: { $kind }. Möglich: sqlite:///PFAD, postgresql://…
error-store-newer = Die gespeicherten Partien stammen aus einer neueren Version dieses Programms (Schritt { $revision }; dieses kennt { $known }). Aktualisiere das Programm.
error-store-old = Die gespeicherten Partien stammen aus einer älteren Version dieses Programms (Schritt { $revision }); der Server aktualisiert sie beim Start.
error-store-damaged = Die gespeicherten Daten von Tisch { $table } lassen sich nicht lesen: { $problem }
error-store-gap = Version { NUMBER($version, useGrouping: 0) } von Tisch { $table } fehlt.
error-store-digest = Das Nachspielen von Tisch { $table } ergab eine andere Prüfsumme als die gespeicherte.
error-store-missing = Es gibt keine Datei { $path }.
error-store-not-empty = Hier sind schon Partien gespeichert ({ $path }); mit --replace werden sie verworfen.
error-store-not-a-backup = Das ist keine vollständige Sicherung: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } ist zu alt; installiere { $oldest } oder neuer.
error-deal-missing = In der Aufzeichnung steht nicht, wie gezogen wurde.
error-deal-sealed = Der Startwert ist noch geheim; er wird nach dem Ende der Partie veröffentlicht.
error-deal-scheme = Unbekannte Art zu ziehen: { $text }
error-deal-seed = Der Startwert passt nicht zur Festlegung { $commitment }.
error-deal-commitment = Die Partie wurde für die Festlegung { $found } gezogen, gezeigt wurde dir aber { $commitment }.
error-deal-nonce = Die Zahl { $nonce } ist nicht unter den verwendeten.
error-deal-nonces = Nicht für jeden Platz ist eine Zahl oder an ihrer Stelle die Festlegung angegeben.
error-deal-differs = Der Startwert ergibt diese Ziehung nicht: { $text }. Er ergibt: { $expected }

## Nachrichten an abwesende Spieler

notice-turn = { $game }: { $asked }
notice-invitation = { $game }: Du bist an einen Tisch eingeladen.
notice-test = Das ist ein Test. Von nun an sagt dir Orrery hier Bescheid, wenn du am Zug bist und nicht am Tisch sitzt.

yes-help = Ohne Rückfrage ausführen.
yes-letter = j
not-done = Nichts wurde geändert.
backup-help-keep = FILE als Ordner verwenden, die Sicherung nach der Zeit benennen und nur so viele behalten.
downgrade-help = Die gespeicherten Partien in die Form einer früheren Programmversion zurückführen.
downgrade-help-revision = Der Schritt, zu dem zurückgegangen wird, etwa 0002.
downgrade-ask = Zu Schritt { $revision } zurückgehen? Was erst spätere Schritte speichern, geht verloren; vorher wird gesichert.
downgrade-done = Die gespeicherten Partien sind jetzt bei Schritt { $revision }; wie sie vorher waren, liegen sie in { $path }. Starte die frühere Programmversion: Diese würde sie wieder aktualisieren.
verify-damage = Die Datenbank ist beschädigt: { $problem }
damage-advice = In der Datenbank gefundene Fehler: { $count }. Beende den Server, hebe eine Kopie der Datei auf und stelle die neueste Sicherung wieder her.
doctor-attention = Achtung
doctor-integrity = Unversehrtheit
doctor-set-aside = Tisch beiseite
doctor-sound = die Datenbank findet an sich keinen Fehler
doctor-set-aside-table = { $table } ({ $code }): Er wird nicht angeboten. Siehe „orrery tables repair { $table }“.
doctor-new-folder = { $path } gibt es noch nicht; er entsteht beim Start des Servers
doctor-default-folder = { $path } gibt es noch nicht, und keine Einstellung nennt einen anderen. Wenn ein Dienst seine Partien woanders hat, nimm --data oder sein ORRERY_DATA.
doctor-running = vom laufenden Server benutzt (Prozess { $process })
doctor-empty-database = eine leere Datei; der Server füllt sie beim Start
doctor-expired = Aufräumen
doctor-expire = würde jetzt schließen oder entfernen: Tische { $tables }, Gäste { $guests }. Siehe „orrery tables expired“.
tables-help = Gespeicherte Tische verwalten.
tables-help-id = Der Tisch, wie in seinem Link.
tables-list-help = Tische auflisten, die neuesten zuerst.
tables-help-status = Nur diese: open, running, finished oder abandoned.
tables-help-game = Nur Tische dieses Spiels.
tables-help-guest = Nur Tische dieses Gastes.
tables-help-set-aside = Nur beiseitegelegte Tische.
tables-help-limit = Wie viele auf einer Seite.
tables-help-page = Welche Seite.
tables-help-file = Die Datei für die Aufzeichnung.
tables-help-hidden = Auch von einer Partie, die nicht zu Ende ist, mit allem, was ihre Spieler nicht sehen dürfen.
tables-column-id = Tisch
tables-column-game = Spiel
tables-column-status = Status
tables-column-seats = Plätze
tables-column-version = Version
tables-column-updated = Letzte Änderung (UTC)
tables-column-reason = Beiseitegelegt
tables-more = Es gibt mehr: --page { $page }
tables-expired-help = Zeigen, was das nächste Aufräumen eines laufenden Servers schließt oder entfernt. Es wird nichts geändert.
tables-help-each = Wie viele Tische von jeder Art.
tables-expired-guests = { $guests ->
    [0] Kein Gast würde entfernt.
    [one] Auch ein Gast würde entfernt.
   *[other] Auch { $guests } Gäste würden entfernt.
 }
tables-column-expiry = Warum
expiry-empty = niemand sitzt dort: wird geschlossen
expiry-waiting = wartet vergeblich: wird geschlossen
expiry-running = niemand spielt weiter: wird geschlossen, die Partie bleibt erhalten
expiry-unstarted = vor langer Zeit geschlossen, nie begonnen: wird entfernt
expiry-abandoned = vor langer Zeit geschlossen: wird entfernt
expiry-finished = vor langer Zeit beendet: wird entfernt
tables-export-help = Die Aufzeichnung eines Tisches in eine Datei schreiben.
tables-exported = Die Aufzeichnung von Tisch { $table } ist in { $path }.
tables-set-aside-help = Einen Tisch nicht mehr anbieten, bis er freigegeben wird.
tables-set-aside = Tisch { $table } ist beiseitegelegt.
tables-release-help = Einen beiseitegelegten Tisch wieder anbieten.
tables-released = Tisch { $table } wird wieder angeboten.
tables-not-aside = Tisch { $table } war nicht beiseitegelegt.
tables-repair-help = Eine beschädigte Partie nach dem letzten Schritt abschneiden, der sich nachspielen lässt.
tables-sound = Tisch { $table } lässt sich bis zum Ende nachspielen; es gibt nichts zu reparieren.
tables-problem = Tisch { $table }: { $problem }
tables-beyond-repair = Nicht einmal sein Anfang lässt sich nachspielen. Er bleibt beiseitegelegt; stelle ihn aus einer Sicherung wieder her oder entferne ihn mit „orrery tables remove { $table }“.
tables-repair-ask = Die Versionen 1 bis { $sound } von { $stored } behalten und den Rest vergessen?
tables-repaired = Tisch { $table } geht ab Version { NUMBER($version, useGrouping: 0) } weiter. Wie er vorher war, liegt er in { $path }; diese Datei enthält seinen geheimen Startwert.
tables-remove-help = Einen Tisch mit allem, was dazugehört, entfernen; eine Kopie bleibt in einer Datei.
tables-remove-ask = Tisch { $table } entfernen?
tables-removed = Tisch { $table } ist entfernt; eine Kopie seiner Daten liegt in { $path }.
error-no-name = Von diesem Namen bleibt ohne unsichtbare Zeichen nichts übrig. Wähle einen anderen.
error-unknown-report = Es gibt keine Meldung { $number }.
deed-help-reason = Warum, für das Protokoll.
deed-takes-effect = Ein laufender Server setzt es binnen weniger Sekunden um.
tables-close-help = Beenden, was an einem Tisch läuft; ansehen kann man ihn weiterhin.
tables-closed = Tisch { $table } ist geschlossen.
tables-over = An Tisch { $table } war schon alles zu Ende.
guests-help = Gäste verwalten, auch während der Server läuft.
guests-help-id = Der Gast, mit der Kennung aus „orrery guests list“.
guests-help-name = Nur Gäste, deren Name dies enthält.
guests-help-new-name = Der neue Name.
guests-help-blocked = Nur gesperrte Gäste.
guests-list-help = Gäste auflisten, die neuesten zuerst.
guests-rename-help = Einem Gast einen anderen Namen geben, an all seinen Tischen und im Chat.
guests-renamed = Gast { $guest } heißt jetzt { $name }.
guests-block-help = Einen Gast keine Tische anlegen, sich nicht dazusetzen und nicht schreiben lassen.
guests-blocked = Gast { $guest } ist gesperrt.
guests-unblock-help = Einen gesperrten Gast wieder spielen und schreiben lassen.
guests-unblocked = Gast { $guest } ist nicht mehr gesperrt.
guests-column-id = Gast
guests-column-name = Name
guests-column-created = Seit (UTC)
guests-column-tables = Tische
guests-column-blocked = Gesperrt seit (UTC)
reports-help = Lesen, was Spieler gemeldet haben.
reports-list-help = Meldungen auflisten, die ältesten zuerst.
reports-help-settled = Auch die erledigten.
reports-help-number = Die Nummer der Meldung.
reports-settle-help = Eine Meldung als erledigt ablegen.
reports-settled = Meldung { $number } ist erledigt.
reports-column-number = Nummer
reports-column-at = Wann (UTC)
reports-column-kind = Worüber
reports-column-table = Tisch
reports-column-guest = Gast
reports-column-quote = Wortlaut
reports-column-reason = Grund
reports-column-reporter = Gemeldet von
reports-kind-chat = eine Chatzeile
reports-kind-player = ein Spieler
reports-kind-table = der Tisch
audit-help = Auflisten, was Gastgeber und Betreiber getan haben.
audit-help-table = Nur, was diesen Tisch betrifft.
audit-help-guest = Nur, was dieser Gast getan hat oder was ihm geschah.
audit-help-limit = Wie viele, die neuesten.
audit-column-number = Nummer
audit-column-at = Wann (UTC)
audit-column-role = Rolle
audit-column-by = Von
audit-column-deed = Was
audit-column-table = Tisch
audit-column-guest = Gast
audit-column-reason = Warum
audit-role-host = Gastgeber
audit-role-operator = Betreiber
audit-deed-remove = entfernt
audit-deed-readmit = wieder zugelassen
audit-deed-mute = stummgeschaltet
audit-deed-unmute = Stummschaltung aufgehoben
audit-deed-close = Tisch geschlossen
audit-deed-rename = umbenannt
audit-deed-block = gesperrt
audit-deed-unblock = entsperrt
audit-deed-settle = Meldung erledigt
audit-deed-set-aside = Tisch beiseitegelegt
audit-deed-release = Tisch freigegeben
audit-deed-repair = Tisch repariert
audit-deed-delete = Tisch gelöscht
error-tables-hidden = Die Partie an Tisch { $table } ist nicht zu Ende: Ihre Aufzeichnung würde zeigen, was ihre Spieler nicht sehen dürfen. Nimm --with-hidden, wenn du sie trotzdem brauchst.
error-table-set-aside = Dieser Tisch ist beiseitegelegt ({ $reason }).
error-broken-log = Version { NUMBER($version, useGrouping: 0) } folgt nicht aus dem, was davor steht.
error-other = Das wurde abgelehnt ({ $code }).
error-system = Das System verweigert das: { $problem }
error-output = Die Ausgabe kann nicht geschrieben werden: { $problem }. Leite sie anderswohin.
error-unknown-setting = Die Einstellung { $name } gibt es nicht ({ $place }). Meintest du { $nearest }?
error-address-in-use = Unter { $address } lauscht schon ein anderes Programm. Beende es oder wähle mit --port einen anderen Port.
error-address-refused = Der Server kann unter { $address } nicht lauschen: { $problem }. Wähle mit --host und --port eine andere Adresse.
error-store-corrupt = Die Datenbank ist beschädigt ({ $path }): { $problem }. Beende den Server, hebe eine Kopie der Datei auf und stelle die neueste Sicherung wieder her.
error-store-replaced = Die Datenbankdatei wurde bei laufendem Server entfernt oder ersetzt ({ $path }). Bis sie wieder da ist, wird kein Zug angenommen; lege sie zurück oder starte den Server neu.
error-store-live = { $path } ist die Datenbank selbst: Eine Sicherung dorthin würde sie zerstören. Nenne eine andere Datei.
error-store-not-a-file = { $path } ist keine gewöhnliche Datei. Nenne eine Datei, mit --keep einen Ordner für mehrere Sicherungen.
error-store-not-a-folder = { $path } ist kein Ordner. Nenne einen Ordner oder einen anderen Ort.
error-store-foreign-file = { $path } ist keine Sicherung und wird nicht überschrieben. Nenne eine andere Datei.
error-store-revision = Einen früheren Schritt { $revision } gibt es nicht. Möglich: { $known }
error-store-empty = { $path } ist leer: Dort wurde nie eine Partie gespeichert. Prüfe, ob das der richtige Ort ist; der Server füllt ihn beim Start.
error-store-foreign = { $path } ist die Datenbank eines anderen Programms. Nenne mit --database eine andere Datei oder mit --data einen anderen Ordner.

train-help = Die Gewichte der Bewertung eines Spiels abstimmen und aus Partien mit sich selbst einen Wert lernen. Lässt sich anhalten und fortsetzen.
train-help-out = Die Datei, in der das Training Schritt für Schritt gespeichert wird; derselbe Befehl macht dort weiter.
train-help-start = Der Name der Gewichte, mit denen begonnen wird.
train-help-generations = Wie viele Generationen von Kandidaten die Evolution hat.
train-help-candidates = Wie viele Kandidaten eine Generation hat.
train-help-trials = Wie viele schnelle Partien jeder Kandidat gegen die Ausgangsgewichte spielt.
train-help-beam = Breite des Strahls, der ganze Züge findet; bei 0 wählen Kandidaten eine Handlung nach der anderen, und in Partien mit sich selbst werden Züge nur ausgelost.
train-help-rounds = Wie viele Runden danach ein Wert gelernt wird.
train-help-games = Wie viele Partien für jede Runde gespielt werden.
train-help-turns = Wie viele Züge bei jeder Entscheidung dieser Partien ausgelost werden, sobald ein Wert gelernt wurde; bei 0 findet nur der Strahl Züge.
train-help-td-lambda = Wie viel spätere Ergebnisse dafür zählen, was eine Stellung wert sein soll, neben dem, was der Wert der Runde davor über die Stellungen dazwischen sagt: 1 für die Ergebnisse allein (TD-Lambda).
train-help-value = Eine value.json als Anfang: Die erste Runde spielt nach ihr, und was sie weiß, bleibt neben dem, was neu gelernt wird. Merkmale, die sie nicht kennt, zählen anfangs nichts.
train-resumed = { $done } von { $total } Schritten stehen schon in { $file }.
train-generation = Generation { $number } von { $total }: beste { $best }, im Mittel { $mean } Punkte.
train-round = Runde { $number } von { $total }: Der Wert erklärt { $explained } der Unterschiede in nicht gelernten Partien ({ $positions } Stellungen).
train-stopped = Abgebrochen. Das Fertige steht in { $file }; derselbe Befehl macht dort weiter.
train-done = Fertig trainiert: Die Gewichte stehen in { $file }.
error-no-numpy = Zum Trainieren fehlt { $module }. Im Ordner der Quellen installiert es make research.
error-untrainable = { $game } hat keine Bewertung, deren Gewichte man trainieren könnte.
error-unknown-weights = Es gibt keine Gewichte namens { $name }. Bekannte Gewichte: { $known }.
error-other-recipe = { $file } enthält ein Training mit anderen Einstellungen. Wiederhole die Einstellungen, mit denen es begonnen wurde, oder nenne eine andere Datei.
error-broken-training = { $file } enthält kein Training: { $reason }. Nenne eine andere Datei.
error-broken-value = { $file } enthält keinen Wert: { $reason }. Nenne die value.json eines Spiels oder das Netz einer Runde eines Trainings.
error-other-inputs = Dieser Wert wurde aus Merkmalen gelernt, die das Spiel nicht hat: { $inputs }. Nenne einen Wert dieses Spiels oder beginne ohne einen.

## Einen Bot prüfen, eine Partie ausgeben

check-help = Prüfen, ob ein Programm das Bot-Protokoll einhält: Partien mit ihm spielen und jeden Verstoß melden.
check-help-command = Der Befehl, der das Programm startet, etwa node bot.mjs. Eigene Optionen des Programms stehen hinter --.
check-help-game = Ein Spiel; mehrfach möglich. Ohne Angabe alle Spiele.
check-help-seats = Eine Anzahl von Plätzen; mehrfach möglich. Ohne Angabe 2 bis 4.
check-help-games = Die Anzahl der Partien.
check-help-seed = Derselbe Startwert ergibt dieselben Partien.
check-help-json = Den Bericht als JSON ausgeben.
check-progress = Prüfung läuft
check-done = { $name }: { $games } Partien gespielt, davon { $finished } bis zum Ende, { $moves } Züge.
check-stopped = Nach so vielen Verstößen abgebrochen; { $left } Partien wurden nicht gespielt. Behebe erst diese.
check-good = Kein Verstoß gegen das Protokoll.
check-breach = Verstoß: { $text }
check-warning = Warnung: { $text }
check-where = in Partie { $number } ({ $game }, { $seats } Plätze, Platz { $seat }), nach { $entry } Einträgen
check-sent = zuletzt gesendet: { $text }
check-heard = Antwort: { $text }
check-said = auf der Standardfehlerausgabe: { $text }
check-again =
    { $count ->
        [one] dasselbe noch einmal
       *[other] dasselbe noch { $count } Mal
    }
check-advice = was zu tun ist: { $text }
check-not-started = Das Programm lässt sich nicht starten.
check-do-not-started = Prüfe Befehl und Pfad; er wird ohne Shell gestartet.
check-ended = Das Programm endete mitten in der Partie, mit Status { $status }.
check-do-ended = Lies bis quit weiter; was schiefging, steht vielleicht auf der Standardfehlerausgabe.
check-silent = Keine Antwort innerhalb von { $seconds } Sekunden.
check-do-silent = Beantworte jede legal-Zeile mit einer move-Zeile, leere sofort den Puffer und denk kürzer nach; --seconds setzt die Grenze.
check-unknown-reply = Eine Antwort, die das Protokoll nicht kennt.
check-do-unknown-reply = Antworte auf orrery mit „bot NAME VERSION“ und auf legal mit „move TEXT“; alles andere gehört hinter info oder auf die Standardfehlerausgabe.
check-illegal-move = Ein Zug, der nicht in der legal-Liste steht.
check-do-illegal-move = Antworte mit einem der Texte aus der letzten legal-Zeile, Buchstabe für Buchstabe.
check-unasked = Eine Zeile, ohne gefragt zu sein.
check-do-unasked = Schreib für jede legal-Zeile einen Zug und sonst nichts; Bemerkungen beginnen mit info.
check-after-the-end = Eine Zeile nach dem Ende der Partie.
check-do-after-the-end = Schreib nach quit nichts mehr.
check-not-ended = Das Programm endete nach quit nicht.
check-do-not-ended = Beende das Programm bei quit oder wenn die Eingabe endet; sonst wird es abgebrochen.
check-bad-status = Das Programm endete nach quit mit Status { $status }.
check-do-bad-status = Beende mit Status 0; was schiefging, steht vielleicht auf der Standardfehlerausgabe.
check-not-repeatable = Derselbe Startwert ergab andere Züge.
check-do-not-repeatable = Zieh alle Zufallszahlen aus dem Startwert der game-Zeile und richte dich nach keiner Uhr.
export-help = Eine Partie als eine einzige Seite schreiben, die sie in jedem Browser und ohne Server abspielt.
export-help-record = Die Aufzeichnung der Partie.
export-help-html = Die Seite, die geschrieben wird.
export-help-seat = Die Partie so zeigen, wie dieser Platz sie sah, ab 0. Ohne Angabe zeigt eine beendete Partie alle Hände, eine unfertige, was alle sehen dürfen.
export-done = { $file }: { $size } kB, { $positions } Stellungen. Öffne sie im Browser.
error-export-seat = Die Aufzeichnung hat keinen Platz { $seat }; sie hat die Plätze 0 bis { $last }.
error-no-replay-page = Die Seite zum Abspielen fehlt in dieser Installation. Führe make screen aus und installiere neu.

dataset-help = Spielt Partien zwischen Bots und schreibt sie als Parquet für lernende Programme. Lässt sich unterbrechen und fortsetzen.
dataset-help-out = Der Ordner für den Datensatz; derselbe Befehl macht mit dem weiter, was dort liegt.
dataset-help-seed = Derselbe Startwert ergibt denselben Datensatz.
dataset-help-shard = Wie viele Partien in einen Teil kommen. Eine Unterbrechung kostet nur die Teile, die gerade entstehen.
dataset-stopped = Abgebrochen. Fertige Teile liegen in { $folder }; derselbe Befehl macht dort weiter.
dataset-done =
    { $games ->
        [one] { $games } Partie mit { $decisions } Entscheidungen liegt in { $folder }.
       *[other] { $games } Partien mit { $decisions } Entscheidungen liegen in { $folder }.
    }
dataset-digest = SHA-256 aller Teile: { $digest }
error-no-pyarrow = Für einen Datensatz fehlt { $module }. Im Ordner der Quellen installiert es make research.
error-no-encoding = { $game } hat keine Kodierung, es gibt also nichts zu schreiben. Wie ein Spiel eine angibt, steht in docs/encodings.md.
error-other-dataset = { $folder } enthält einen anders erzeugten Datensatz; diese Einstellungen weichen ab: { $settings }. Wiederhole die Einstellungen, mit denen er begonnen wurde, oder nenne einen anderen Ordner. Weicht program ab, wurde Orrery seither geändert.
error-no-dataset = { $folder } enthält keinen Datensatz: { $file } fehlt oder ist nicht lesbar. Um einen anzulegen, nenne einen leeren oder neuen Ordner.
error-wrong-digest = { $file } ist nicht die Datei, aus der digest.json entstand. Lade sie neu oder lösche sie und führe den Befehl aus README.md noch einmal aus.

preview-site = Zwei Spiele über Sterne, Welten und Leben
preview-open = freier Platz
preview-waiting =
    { $count ->
        [0] Alle Plätze sind besetzt
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
preview-turn = { $name } ist am Zug
preview-running = Die Partie läuft
preview-abandoned = Die Partie wurde geschlossen
preview-finished =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] Geteilter Sieg: { $names }
    }
