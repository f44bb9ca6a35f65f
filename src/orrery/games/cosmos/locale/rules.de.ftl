# Crafting the Cosmos auf Deutsch. Die Regelreferenz. Ein Abschnitt ist ein Titel, ein Text (ein Absatz je Zeile) und was zu ihm führt.

rules-overview-title = Worum es geht
rules-overview-text =
    Alle gestalten eine eigene Galaxie: Nebel liegen auf Sechsecken, Sterne stehen an ihren Ecken, Leben liegt an ihren Seiten. Wer am Ende die meisten Punkte hat, gewinnt.
    Punkte bringen vollendete Nebel, das Entladen der Zeitkammer, universelle Ziele, Sätze von Energiekarten und ganz am Ende höheres Leben.
    Eine Partie hat höchstens acht Runden. Sie endet früher, wenn die Zeitkristalle des Vorrats ausgehen.
rules-overview-see = overview

rules-setup-title = Aufbau
rules-setup-text =
    Im Vorrat liegen 6, 9 oder 11 Zeitkristalle für 2, 3 oder 4 Spieler. Sechs der sechzehn universellen Ziele bilden den Zielstapel; das erste liegt auf Feld 1 der Zielleiste. Vier Energiekarten liegen offen. Die Nebelplättchen liegen nach Größe in drei Stapeln, die Kraftkarten jeder Art als Stapel bei ihrem Regler.
    Im Stapel des höheren Lebens liegen je Spieler zwei Plättchen der ersten Gruppe (leuchtend grüner Rand, 6 bis 8 Punkte) auf der zweiten Gruppe (ohne Rand, 4 bis 7).
    Alle beginnen mit je einem Nebel jeder Größe auf den markierten Feldern, einem H-Stern in der Mitte, einem Protoleben auf dem weißen Lebensfeld, einem Zeitkristall auf 0, vier Kraftmarkern und vier Energiekarten vom Stapel.
    Die Energiesteine aller Spieler und 4, 3 oder 3 dunkle (für 2, 3 oder 4 Spieler) werden in zufälliger Reihenfolge einzeln im Uhrzeigersinn verteilt, beginnend beim Licht. Wessen eigener Stein zuletzt verteilt wurde, der beginnt.
rules-setup-see = setup

rules-board-title = Das Galaxietableau
rules-board-text =
    Zwölf Nebelfelder (N1 bis N12) bilden drei Sektoren mit je vier Feldern: Δ, Ψ und Φ. Jedes hat sechs Sternfelder an den Ecken (S1 bis S37) und sechs Lebensfelder an den Seiten (L1 bis L48); benachbarte Sechsecke teilen sie sich.
    Sterne sind benachbart, wenn sie an den zwei Enden einer Seite stehen. Lebensfelder sind benachbart, wenn ihre Seiten sich an einer Ecke treffen. Ein Stern und ein Lebensfeld sind benachbart, wenn der Stern an einem Ende dieser Seite steht.
    Ein Nebel liegt in einem Sektor. Ein Stern- oder Lebensfeld auf einer Grenze gehört zu jedem Sektor, den es berührt; das mittlere Sternfeld S19 gehört zu allen dreien.
rules-board-see = board sector space S19 L28 N5

rules-turn-title = Runde und Zug
rules-turn-text =
    In einer Runde machen alle einen ganzen Zug, im Uhrzeigersinn ab dem Startspieler; dann folgt eine gemeinsame Endphase.
    Ein Zug hat zwei Teile. In der Energiephase bewegst du Energiesteine und sammelst ein, was die Regler geben. In der Gestaltungsphase baust du, in beliebiger Reihenfolge und so oft du bezahlen kannst, und schließt mit der letzten Aktion ab.
rules-turn-see = turn round

rules-shift-title = Energie bewegen
rules-shift-text =
    Du hast bis zu drei Bewegungen. Jede bringt deinen eigenen oder einen dunklen Stein einen Regler weiter, im Uhrzeigersinn: Licht, Zeit, Schwerkraft, Chemie und wieder Licht. Steine anderer bewegst du nie.
    Deinen eigenen Stein musst du mindestens einmal bewegen; die anderen Bewegungen sind freiwillig, die Reihenfolge ist frei.
    Ein Regler fasst drei Steine. Ein voller wird übersprungen, und auch das ist nur eine Bewegung. Mit drei Bewegungen und einem Sprung kann dein Stein dort landen, wo er begann.
    Bis du einsammelst, kannst du Bewegungen zurücknehmen.
rules-shift-see = token dark marble console

rules-collect-title = Einsammeln
rules-collect-text =
    Zuerst nimmst du die aktive Belohnung des Reglers, auf dem dein Stein liegt, dann die passive desselben Reglers, dann die passiven der anderen im Uhrzeigersinn.
    Eine passive Belohnung gibt es einmal je Energiestein dort, gleich wem er gehört. Jede deiner Kraftkarten fügt der Belohnung ihres Reglers ihre Bonusressource hinzu, auch wenn dort kein Stein liegt. Eine in diesem Zug gekaufte Karte bringt sie ab der nächsten Energiephase.
    Du sammelst alles ein, bevor du zu gestalten beginnst.
rules-collect-see = collect income

rules-controls-title = Die vier Regler
rules-controls-text =
    Licht: aktiv 3 H-Sterne; passiv 1 Energiekarte je Stein.
    Zeit: aktiv 1 O-Stern und 2 DNA; passiv 1 Schritt des Zeitkristalls je Stein.
    Schwerkraft: aktiv 2 He-Sterne und 1 Supernova-Ressource; passiv 1 Graviton je Stein.
    Chemie: aktiv 1 C-Stern und 1 Nebel von einem Stapel deiner Wahl; passiv 1 Protoleben je Stein.
rules-controls-see = control/light control/time control/gravity control/chemistry light time gravity chemistry

rules-energy-cards-title = Energiekarten
rules-energy-cards-text =
    Deine Karten nimmst du einzeln, aus der offenen Reihe oder vom Stapel, wie du willst. Die Reihe wird erst am Ende deiner Energiephase auf vier aufgefüllt.
    Das Handlimit von zehn wird nur in der Endphase geprüft.
    Muss eine Karte gezogen werden und ist der Stapel leer, werden die abgelegten Karten zu einem neuen Stapel gemischt. Sind Reihe, Stapel und Ablage leer, verfallen die übrigen Karten.
rules-energy-cards-see = energy-card row deck hand discard

rules-crystals-title = Zeitkristalle
rules-crystals-text =
    Ein Schritt rückt deinen Kristall in der Zeitkammer ein Feld nach oben, von 0 bis 6. Erreicht er die 6, wartet er dort; du nimmst einen neuen Kristall aus dem Vorrat, legst ihn auf 0 und machst mit den übrigen Schritten weiter. Nur so gibt es neue Kristalle.
    Auf der 6 dürfen mehrere Kristalle warten. Schritte durch Kraftkarten wirken genauso, ein Kristall kann also in einem Zug die 6 erreichen und entladen werden.
    Ist der Vorrat leer, nimmt man bis zum Ende der Runde Ersatz; er zählt wie Kristalle, aber mit dieser Runde endet die Partie.
rules-crystals-see = crystal step

rules-shortages-title = Wenn etwas ausgeht
rules-shortages-text =
    Was der Vorrat nicht hat, kannst du nicht erhalten: Du nimmst, was da ist, der Rest verfällt. Nur Zeitkristalle werden in der laufenden Runde ersetzt.
    Ist ein Nebelstapel leer, wählst du einen anderen; sind alle leer, erhältst du keinen Nebel.
rules-shortages-see = shortage supply

rules-craft-title = Die Gestaltungsphase
rules-craft-text =
    Du darfst Teile legen, Nebel vollenden, die Zeitkammer entladen, höheres Leben erschaffen, Kraftkarten kaufen und einsetzen, Sätze von Karten abgeben sowie Supernova-Ressourcen, DNA und Gravitonen ausgeben, in beliebiger Reihenfolge.
    Was du erhältst, wartet neben dem Tableau, bis du es legst. Solange es wartet, kann es nicht umgedreht werden und zählt für nichts.
    Was am Ende des Zuges noch wartet, verfällt: Sterne und Leben kommen in den Vorrat, Nebel unter ihre Stapel.
rules-craft-see = craft waiting

rules-nebulae-title = Nebel
rules-nebulae-text =
    Nebel haben Größe 1, 2 oder 3. Du wählst die Größe vor dem Ziehen, siehst dann das Plättchen und darfst es auf jedes leere Nebelfeld legen.
    Ein Plättchen zeigt die nötigen Sterne und die Punkte. Größere Nebel brauchen mehr Sterne, bringen mehr Punkte und zählen mehr für die Ziele ihres Sektors.
rules-nebulae-see = nebula tile 1-01 2-01 3-14 stack

rules-stars-title = Sterne
rules-stars-text =
    Es gibt Wasserstoff- (H), Helium- (He), Sauerstoff- (O) und Kohlenstoffsterne (C). Ein Stern kommt auf jedes leere Sternfeld.
    Jeder Stern hat auf der Rückseite eine Supernova.
rules-stars-see = star H He O C

rules-life-title = Leben
rules-life-text =
    Protoleben kommt auf ein leeres Lebensfeld neben Leben, das du schon hast, ob Protoleben oder stabiles, auch eben erst gelegtes. Hast du gar kein Leben, kommt es auf das weiße Startfeld.
    Leben muss später nicht verbunden bleiben.
rules-life-see = proto life

rules-complete-title = Einen Nebel vollenden
rules-complete-text =
    An den sechs Ecken des Nebels müssen die nötigen Sterne stehen. Eine Supernova steht für einen Stern beliebiger Art; ihre eigene Art spielt dann keine Rolle. Überzählige Sterne schaden nicht.
    Du erhältst die Punkte des Plättchens, gibst von seinen Ecken einen Stern oder eine Supernova deiner Wahl ab, gebraucht oder nicht, und drehst das Plättchen um. Leben ist nicht nötig.
    Jeder Nebel kann einmal vollendet werden, und du darfst damit warten. Du schließt eine Vollendung ganz ab, bevor die nächste beginnt: Ein gemeinsamer Stern dient mehreren Nebeln, solange er dort steht.
    Der Nebel der letzten Aktion kann nicht im selben Zug vollendet werden.
rules-complete-see = complete

rules-discharge-title = Die Zeitkammer entladen
rules-discharge-text =
    Mit einem Kristall auf der 6 darfst du entladen: Du erhältst einen Stern beliebiger Art, rückst den Kristall auf das nächste Wertungsfeld und erhältst dessen Punkte. Die Felder bringen 3, 6, 10, 15 und 21 Punkte.
    Nach dem fünften Mal gibt es noch den Stern, aber keine Punkte, und der Kristall wird beiseitegelegt; solche Kristalle zählen nicht für das Ziel.
    Ist kein Stern im Vorrat, erhältst du trotzdem die Punkte. Drei Zeit-Karten können anstelle des Sterns etwas anderes geben, eine davon je Entladung.
rules-discharge-see = chamber discharge

rules-advanced-life-title = Höheres Leben
rules-advanced-life-text =
    Höheres Leben kannst du auf einem vollendeten Nebel erschaffen, der noch keines hat und an dessen sechs Seiten überall Leben liegt. Das Protoleben um ihn kommt in den Vorrat, auch wenn ein Nachbarnebel es brauchte; stabiles Leben bleibt.
    Du legst das oberste Plättchen des Stapels verdeckt auf den Nebel. Seinen Wert kennst nur du, bis es am Ende der Partie gewertet wird; wie viele du hast, ist offen.
    Ein zweites Plättchen auf demselben Nebel bringt nur die Evolution. Höheres Leben blockiert nichts. Ist der Stapel leer, kann keines mehr entstehen.
rules-advanced-life-see = advanced

rules-power-cards-title = Kraftkarten kaufen
rules-power-cards-text =
    Wähle einen freien Platz und bezahle seinen Preis in Energiekarten einer Art: 2, 3, 3 oder 4 von oben nach unten; du darfst die Plätze in beliebiger Reihenfolge füllen. Ziehe so viele Kraftkarten dieser Art, wie du bezahlt hast, behalte eine auf dem Platz und lege die anderen in beliebiger Reihenfolge unter ihren Stapel.
    Ein Platz bleibt die ganze Partie belegt. Sein Kraftmarker kommt zum Regler und erinnert an die Bonusressource.
    Hat der Stapel weniger Karten, als du bezahlt hast, ziehst du alle; ist er leer, kannst du diese Art nicht kaufen. Nur du siehst die gezogenen Karten; die behaltene ist offen.
rules-power-cards-see = power slot

rules-power-use-title = Kraftkarten einsetzen
rules-power-use-text =
    Eine Kraftkarte darfst du in deiner Gestaltungsphase so oft einsetzen, wie du sie bezahlen kannst, auch im Zug des Kaufs. Bezahlte Karten kommen auf die Ablage.
    Erst bezahlst du die Kosten, dann führst du die Wirkung Schritt für Schritt aus; erlauben Tableau oder Vorrat weniger, als die Karte sagt, endet sie dort. Du musst weitermachen, solange es geht; nur das Wurmloch darf man vorher abbrechen.
    Eine Karte wird nur angeboten, wenn sie etwas bewirken kann. Als Kosten bezahltes Leben verlässt zuerst das Tableau, die Wirkung muss also auch ohne es möglich sein.
rules-power-use-see = use cost

rules-sets-title = Fünf gleiche Karten
rules-sets-text = Fünf Energiekarten einer Art bringen 6 Punkte, so oft du bezahlen kannst. Dieselben Karten können nicht zugleich die Lichtgeschwindigkeit bezahlen.
rules-sets-see = set

rules-supernovas-title = Supernovae
rules-supernovas-text =
    Eine Supernova-Ressource macht einen deiner Sterne auf dem Tableau zur Supernova. Für einen Nebel steht eine Supernova für einen Stern beliebiger Art.
    Für Ziele ist sie eine eigene Art: Sie zählt für Sterngruppen und als Supernova, nie als H, He, O oder C. Gravitonen bewegen sie nicht, andere Sterne dürfen sie aber überspringen.
rules-supernovas-see = supernova

rules-stabilise-title = DNA und stabiles Leben
rules-stabilise-text = Eine DNA macht ein Protoleben auf dem Tableau zu stabilem Leben. Stabiles Leben wird nicht verbraucht, wenn du höheres Leben erschaffst, und kann so mehreren Nebeln dienen.
rules-stabilise-see = dna stable

rules-move-title = Gravitonen und Bewegung
rules-move-text = Ein Graviton bewegt einen Stern, ein Protoleben oder ein stabiles Leben auf ein benachbartes leeres Feld der gleichen Art. Besetzte Felder dieser Art dürfen übersprungen werden, beliebig viele hintereinander. Supernovae werden so nie bewegt.
rules-move-see = graviton move

rules-last-action-title = Die letzte Aktion
rules-last-action-text =
    Du beendest deinen Zug auf eine von zwei Arten: Nimm einen Nebel beliebiger Größe und lege ihn sofort, oder stabilisiere ein Protoleben.
    Ohne Belohnung darfst du nur aufhören, wenn eines von beiden nichts brächte: kein leeres Nebelfeld oder kein Plättchen mehr, oder kein Protoleben auf dem Tableau.
    Dann verfällt alles, was noch wartet, und die drei Leisten gehen auf 0. Supernovae auf dem Tableau bleiben.
rules-last-action-see = last-action end-of-turn

rules-end-phase-title = Die Endphase
rules-end-phase-text =
    Nach dem letzten Zug der Runde rücken alle Ziele ein Feld weiter; ein Ziel, das Feld 4 erreicht, wird gewertet und abgelegt; ein neues kommt auf Feld 1, wenn noch eines da ist; dann wird geprüft, ob die Partie endet.
    Geht sie weiter, wirft jeder mit mehr als zehn Karten bis auf zehn ab, und der Startspielermarker geht nach links. Zu zweit bleibt er, wo er ist.
rules-end-phase-see = end-phase first-player

rules-goals-title = Universelle Ziele
rules-goals-text =
    Jedes Ziel wird einmal gewertet, in der dritten Runde, die es auf der Leiste liegt: die sechs Ziele in den Runden 3 bis 8. Wer am meisten hat, erhält 6 Punkte, der zweite Platz 3.
    Bei Gleichstand an der Spitze erhalten alle Beteiligten 6 und niemand etwas für den zweiten Platz; bei Gleichstand um den zweiten erhält jeder 3. Du brauchst mindestens eines von dem, was das Ziel zählt. Zu zweit gibt es keinen zweiten Platz.
    Es zählt nur, was auf dem Tableau ist, nicht, was daneben wartet.
rules-goals-see = goal goals

rules-end-title = Ende der Partie
rules-end-text =
    Die Partie endet in der Endphase, in der kein Zeitkristall mehr im Vorrat oder kein Ziel mehr da ist. Ziele, die noch auf der Leiste liegen, werden nicht gewertet, und das Handlimit gilt nicht mehr. Nur in der französischen Ausgabe werden vor der Schlusswertung noch Karten bis auf zehn abgeworfen.
    Höheres Leben wird aufgedeckt, seine Punkte kommen dazu. Bei Gleichstand gewinnt, wer mehr Energiekarten auf der Hand hat; ist auch das gleich, wird der Sieg geteilt.
rules-end-see = end ties

rules-secrets-title = Was verborgen ist
rules-secrets-text =
    Nur ihr Besitzer kennt eine Hand, die Werte des höheren Lebens und die gezogenen und zurückgelegten Kraftkarten. Die Anzahl der Karten und Plättchen ist offen, ebenso alles auf den Tableaus.
    Eigene Aktionen kannst du in deinem Zug zurücknehmen, bis etwas gezogen wird, etwas Verdecktes gezeigt wird oder jemand anderes handelt.
rules-secrets-see = secrets

rules-editions-title = Ausgaben
rules-editions-text =
    Die gedruckten Regeln unterscheiden sich in einigen Punkten, darum kann ein Tisch eine Ausgabe wählen. Pulsar kostet 1 Schwerkraft-Karte und 1 Graviton (abgeglichen und spanisch), eine beliebige Karte und 1 Graviton (polnisch) oder 1 Schwerkraft-Karte und 2 Gravitonen (französisch).
    Sternenstaub ersetzt einen unvollendeten Nebel der Größe 1, in der französischen Ausgabe jeden unvollendeten. In der letzten Endphase werden in der französischen Ausgabe noch Karten bis auf zehn abgeworfen, was einen Gleichstand entscheiden kann; die anderen hören vorher auf. Die abgeglichene folgt Punkt für Punkt dem, was die meisten sagen.
    Eine weitere Option bestimmt, ob der Ereignishorizont mit einer Supernova-Ressource von der Leiste (Vorgabe) oder mit einer Supernova vom Tableau bezahlt wird.
rules-editions-see = edition event-horizon-option

rules-reconstructed-title = Was rekonstruiert ist
rules-reconstructed-text =
    Aus den Spielanleitungen bekannt: die Regeln, die Anzahl der Teile, Kosten und Wirkung der Kraftkarten, die Ziele und ein Nebelplättchen (H He He O C C für 10 Punkte).
    Nicht bekannt und daher rekonstruiert: der Aufbau des Tableaus (wie viele Felder es hat, wo die Sektoren und die markierten Felder liegen); Bedarf und Punkte der übrigen 47 Nebelplättchen; die Bonusressource jeder Kraftkarte. Dass ein nicht gelegter Nebel unter seinen Stapel kommt, ist unsere eigene Regel.
    Die deutschen Namen und Begriffe sind unsere Übersetzungen; eine deutsche Spielanleitung lag nicht vor.
    Jeder Eintrag der Datei content.toml sagt, ob er bekannt oder rekonstruiert ist, damit Besitzer einer gedruckten Ausgabe ihn berichtigen können.
rules-reconstructed-see = reconstructed

rules-power-generations-title = Generationen
rules-power-generations-text = Anstelle des Sterns beim Entladen: Lege nacheinander drei stabile Leben auf beliebige leere Lebensfelder. Sie brauchen keinen Nachbarn; Protoleben wird dafür nicht umgedreht.
rules-power-generations-see = power/generations

rules-power-expanding-universe-title = Expandierendes Universum
rules-power-expanding-universe-text = Anstelle des Sterns beim Entladen: Erhalte 2 H-Sterne. Ist nur einer übrig, erhältst du einen.
rules-power-expanding-universe-see = power/expanding-universe

rules-power-black-hole-title = Schwarzes Loch
rules-power-black-hole-text = Anstelle des Sterns beim Entladen: Mache zwei deiner Sterne zu Supernovae, oder einen, wenn du nur einen hast.
rules-power-black-hole-see = power/black-hole

rules-power-event-horizon-title = Ereignishorizont
rules-power-event-horizon-text = Kostet eine beliebige Karte und 1 Supernova-Ressource (mit der Option: eine Supernova vom Tableau). Erhalte 2 Schritte des Zeitkristalls oder 2 Protoleben, nicht je eines. Das Protoleben wartet und wird wie üblich gelegt.
rules-power-event-horizon-see = power/event-horizon

rules-power-fourth-dimension-title = 4. Dimension
rules-power-fourth-dimension-text = Kostet 1 Zeit-Karte. Erhalte 1 Schritt des Zeitkristalls.
rules-power-fourth-dimension-see = power/fourth-dimension

rules-power-special-relativity-title = Spezielle Relativität
rules-power-special-relativity-text = Kostet 2 Karten einer Art. Erhalte 2 Schritte des Zeitkristalls.
rules-power-special-relativity-see = power/special-relativity

rules-power-quasar-title = Quasar
rules-power-quasar-text = Kostet eine beliebige Karte und 1 Graviton. Erhalte 1 Schritt des Zeitkristalls.
rules-power-quasar-see = power/quasar

rules-power-nuclear-fusion-title = Kernfusion
rules-power-nuclear-fusion-text = Kostet 1 Zeit-Karte. Gib einen deiner Sterne (keine Supernova) ab, dann erhalte einen Stern beliebiger Art, auch derselben. Er wartet wie üblich und darf auf das frei gewordene Feld.
rules-power-nuclear-fusion-see = power/nuclear-fusion

rules-power-genetic-drift-title = Gendrift
rules-power-genetic-drift-text = Kostet eine beliebige Karte. Bewege ein Protoleben einmal wie mit einem Graviton und stabilisiere es dann. Kann es bewegt werden, muss es das; sonst wird es an Ort und Stelle stabilisiert. Du brauchst ein Protoleben.
rules-power-genetic-drift-see = power/genetic-drift

rules-power-ionizing-radiation-title = Ionisierende Strahlung
rules-power-ionizing-radiation-text = Kostet eine beliebige Karte. Stabilisiere alles Protoleben neben einer deiner Supernovae. Du brauchst eine Supernova mit Protoleben daneben.
rules-power-ionizing-radiation-see = power/ionizing-radiation

rules-power-evolution-title = Evolution
rules-power-evolution-text = Kostet eine beliebige Karte und drei stabile Leben von beliebigen Stellen deines Tableaus. Lege ein zweites höheres Leben auf einen Nebel, der genau eines hat. Das Leben um den Nebel spielt keine Rolle.
rules-power-evolution-see = power/evolution

rules-power-abiogenesis-title = Abiogenese
rules-power-abiogenesis-text = Kostet 1 Chemie-Karte. Lege sofort ein stabiles Leben auf ein beliebiges leeres Lebensfeld. Es braucht keinen Nachbarn.
rules-power-abiogenesis-see = power/abiogenesis

rules-power-survival-of-the-fittest-title = Überleben der Bestangepassten
rules-power-survival-of-the-fittest-text = Kostet eine beliebige Karte und ein Protoleben. Stabilisiere zwei Protoleben, oder eines, wenn nur eines übrig ist. Nach dem Bezahlen muss mindestens eines übrig sein.
rules-power-survival-of-the-fittest-see = power/survival-of-the-fittest

rules-power-speciation-title = Artbildung
rules-power-speciation-text = Kostet eine beliebige Karte. Lege sofort ein Protoleben auf ein leeres Feld neben deinem stabilen Leben.
rules-power-speciation-see = power/speciation

rules-power-photosynthesis-title = Photosynthese
rules-power-photosynthesis-text = Kostet eine beliebige Karte. Stabilisiere alles Protoleben neben deinen O-Sternen. Eine Supernova ist kein O-Stern. Du brauchst einen O-Stern mit Protoleben daneben.
rules-power-photosynthesis-see = power/photosynthesis

rules-power-water-rich-comets-title = Wasserreiche Kometen
rules-power-water-rich-comets-text = Kostet eine beliebige Karte. Stabilisiere alles Protoleben neben deinen C-Sternen. Eine Supernova ist kein C-Stern. Du brauchst einen C-Stern mit Protoleben daneben.
rules-power-water-rich-comets-see = power/water-rich-comets

rules-power-molecular-cloud-title = Molekülwolke
rules-power-molecular-cloud-text = Kostet 2 Licht-Karten. Erhalte einen H-Stern.
rules-power-molecular-cloud-see = power/molecular-cloud

rules-power-amino-acids-title = Aminosäuren
rules-power-amino-acids-text = Kostet 1 Chemie-Karte. Lege sofort ein stabiles Leben auf ein beliebiges leeres Lebensfeld. Es braucht keinen Nachbarn.
rules-power-amino-acids-see = power/amino-acids

rules-power-speed-of-light-title = Lichtgeschwindigkeit
rules-power-speed-of-light-text = Kostet 5 Karten einer Art. Erhalte 6 Punkte und einen Stern beliebiger Art; die Punkte gibt es auch, wenn kein Stern mehr da ist.
rules-power-speed-of-light-see = power/speed-of-light

rules-power-time-dilation-title = Zeitdilatation
rules-power-time-dilation-text = Kostet 1 Licht-Karte. Erhalte 1 Schritt des Zeitkristalls.
rules-power-time-dilation-see = power/time-dilation

rules-power-relativity-delta-title = Relativität Δ
rules-power-relativity-delta-text = Kostet 2 Zeit-Karten. Erhalte einen Stern beliebiger Art und setze ihn sofort in den Sektor Δ oder auf seine Grenze.
rules-power-relativity-delta-see = power/relativity-delta

rules-power-relativity-psi-title = Relativität Ψ
rules-power-relativity-psi-text = Kostet 2 Schwerkraft-Karten. Erhalte einen Stern beliebiger Art und setze ihn sofort in den Sektor Ψ oder auf seine Grenze.
rules-power-relativity-psi-see = power/relativity-psi

rules-power-relativity-phi-title = Relativität Φ
rules-power-relativity-phi-text = Kostet 2 Chemie-Karten. Erhalte einen Stern beliebiger Art und setze ihn sofort in den Sektor Φ oder auf seine Grenze.
rules-power-relativity-phi-see = power/relativity-phi

rules-power-nuclear-fission-title = Kernspaltung
rules-power-nuclear-fission-text = Kostet 2 Zeit-Karten. Gib einen deiner Sterne (keine Supernova) ab, dann erhalte einen Stern beliebiger Art und 1 Schritt des Zeitkristalls.
rules-power-nuclear-fission-see = power/nuclear-fission

rules-power-binary-star-title = Doppelstern
rules-power-binary-star-text = Kostet eine beliebige Karte und 1 Graviton. Mache eine Supernova wieder zu ihrem Stern und bewege diesen einmal; die Bewegung gehört zur Wirkung. Kann er bewegt werden, muss er das; sonst wird er nur umgedreht.
rules-power-binary-star-see = power/binary-star

rules-power-core-collapse-title = Kernkollaps
rules-power-core-collapse-text = Kostet eine beliebige Karte und 1 Graviton. Mache einen deiner Sterne zur Supernova.
rules-power-core-collapse-see = power/core-collapse

rules-power-stardust-title = Sternenstaub
rules-power-stardust-text = Kostet eine beliebige Karte. Erhalte einen Nebel der Größe 1, der wie jeder andere wartet; oder ersetze einen unvollendeten Nebel der Größe 1 auf demselben Feld durch einen neuen der Größe 2. Das alte Plättchen kommt unter seinen eigenen Stapel. Zur französischen Ausgabe siehe Ausgaben.
rules-power-stardust-see = power/stardust

rules-power-shooting-star-title = Sternschnuppe
rules-power-shooting-star-text = Kostet 1 Schwerkraft-Karte. Versetze einen Stern, eine Supernova oder einen unvollendeten Nebel auf ein beliebiges leeres Feld der gleichen Art. Ein vollendeter Nebel kann nicht versetzt werden, und ein Nebel nimmt nichts mit.
rules-power-shooting-star-see = power/shooting-star

rules-power-solar-wind-title = Sonnenwind
rules-power-solar-wind-text = Kostet 2 Chemie-Karten. Mache einen deiner Sterne zur Supernova, dann stabilisiere alles Protoleben daneben. Das geht auch, wenn dort keines liegt.
rules-power-solar-wind-see = power/solar-wind

rules-power-pulsar-title = Pulsar
rules-power-pulsar-text = Kostet 1 Schwerkraft-Karte und 1 Graviton. Erhalte 2 Schritte des Zeitkristalls. Die Ausgaben nennen verschiedene Kosten; siehe Ausgaben.
rules-power-pulsar-see = power/pulsar

rules-power-white-dwarf-title = Weißer Zwerg
rules-power-white-dwarf-text = Kostet 2 Zeit-Karten. Mache einen deiner Sterne zur Supernova, dann erhalte 1 Schritt des Zeitkristalls.
rules-power-white-dwarf-see = power/white-dwarf

rules-power-wormhole-title = Wurmloch
rules-power-wormhole-text = Kostet eine beliebige Karte und ein stabiles Leben von deinem Tableau. Versetze bis zu drei Protoleben oder bis zu drei stabile Leben auf beliebige leere Lebensfelder, jedes einmal. Du darfst vorher aufhören.
rules-power-wormhole-see = power/wormhole

rules-goal-life-kinds-title = Ziele: stabiles Leben, Protoleben
rules-goal-life-kinds-text = Das meiste stabile Leben oder das meiste Protoleben auf dem ganzen Tableau. Es sind zwei getrennte Ziele; keines zählt die andere Art.
rules-goal-life-kinds-see = goal/stable-life goal/proto-life

rules-goal-star-kinds-title = Ziele: He-, O- oder C-Sterne
rules-goal-star-kinds-text = Die meisten Sterne dieser Art auf dem Tableau. Supernovae zählen nicht, ganz gleich, was sie vorher waren. Für H gibt es kein Ziel.
rules-goal-star-kinds-see = goal/stars-he goal/stars-o goal/stars-c

rules-goal-supernovas-title = Ziel: Supernovae
rules-goal-supernovas-text = Die meisten Supernovae auf dem Tableau.
rules-goal-supernovas-see = goal/supernovas

rules-goal-star-group-title = Ziel: größte Sterngruppe
rules-goal-star-group-text = Die meisten Sterne in einer verbundenen Gruppe ohne Lücke. Supernovae zählen hier als Sterne.
rules-goal-star-group-see = goal/largest-star-group

rules-goal-small-nebulae-title = Ziel: vollendete Nebel der Größe 1
rules-goal-small-nebulae-text = Die meisten vollendeten Nebel der Größe 1.
rules-goal-small-nebulae-see = goal/completed-size-1

rules-goal-crystals-title = Ziel: gewertete Zeitkristalle
rules-goal-crystals-text = Die meisten Kristalle auf Wertungsfeldern, höchstens fünf. Kristalle, die auf der 6 warten oder beiseiteliegen, zählen nicht.
rules-goal-crystals-see = goal/crystals-on-scoring-spaces

rules-goal-living-stars-title = Ziel: Sterne bei höherem Leben
rules-goal-living-stars-text = Die meisten Sterne und Supernovae an den Ecken von Nebeln mit höherem Leben. Ein Stern, der zwei solche Nebel berührt, zählt einmal.
rules-goal-living-stars-see = goal/stars-touching-nebula-with-advanced-life

rules-goal-sector-life-title = Ziele: Leben in einem Sektor
rules-goal-sector-life-text = Das meiste Protoleben und stabile Leben zusammen im Sektor Δ, Ψ oder Φ. Leben auf einer Grenze des Sektors zählt; höheres Leben nicht.
rules-goal-sector-life-see = goal/life-delta goal/life-psi goal/life-phi

rules-goal-sector-sizes-title = Ziele: Nebel in einem Sektor
rules-goal-sector-sizes-text = Die höchste Summe der Größen der vollendeten Nebel im Sektor Δ, Ψ oder Φ.
rules-goal-sector-sizes-see = goal/nebula-size-sum-delta goal/nebula-size-sum-psi goal/nebula-size-sum-phi
