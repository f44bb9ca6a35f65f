# Exoplanets auf Deutsch. Die Regelreferenz. Ein Abschnitt ist ein Titel, ein Text (ein Absatz je Zeile) und was zu ihm führt.

rules-overview-title = Worum es geht
rules-overview-text =
    Gemeinsam umgebt ihr einen jungen Stern mit Planeten; alle wollen, dass sich ihr eigenes Leben darauf ausbreitet. In je fünf Zügen fügt ihr Planeten hinzu, sammelt Energie, Wasser und Gas, erschafft Leben und Spezies und erfüllt geheime Ziele.
    Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Leben und Spezies auf Planeten, Plättchen unter Planeten und Ziele.
rules-overview-see = overview

rules-setup-title = Aufbau
rules-setup-text =
    Im Stern liegen 10, 15 oder 20 Energie für 2, 3 oder 4 Spieler. Vier Planeten aus dem Beutel bilden den ersten Orbit, einer je Reihe; zwei weitere beginnen die beiden Stapel.
    Jede Reihe bekommt 3, 4 oder 5 verdeckte Weltraumplättchen, die Plätze künftiger Planeten. Zu zweit gibt es 3 Fusions- und 3 Eruptionsmarker, sonst je 4, dazu 4, 6 oder 8 Stimulationsmarker.
    Alle beginnen mit 1 Energie, 1 Wasser, 1 Gas, sechs Lebenswürfeln und vier Spezieszylindern, erhalten drei Weltraumplättchen und legen eines davon ungesehen in die Schachtel zurück.
rules-setup-see = setup

rules-system-title = Reihen, Orbits, Nachbarn
rules-system-text =
    Vier Reihen führen vom Stern weg. Die ersten Planeten bilden Orbit 1; die Planeten im selben Abstand in allen Reihen bilden einen Orbit.
    Nachbarn eines Planeten sind der vorige und der nächste in derselben Reihe. Planeten des ersten Orbits sind über den Stern hinweg keine Nachbarn. Nachbarn schließen den Planeten selbst nicht ein; Reihe und Orbit schon.
    Eine volle Reihe ist geschlossen. Zu zweit oder zu dritt bleiben am Ende einige Plätze leer.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planeten
rules-planets-text =
    Es gibt Gesteinsplaneten, Supererden, Gasriesen und Ozeanplaneten. Jeder zeigt die Kosten eines Lebensschritts, ein bis drei Symbole, und links und rechts je ein Ressourcensymbol.
    Ein Symbol Wasser oder Gas wird mit einem von beiden bezahlt. Die Zahl der gedruckten Kostensymbole sagt auch, was Leben dort wert ist.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Ein Zug
rules-turn-text = Zuerst wird ein Planet geboren: Finde einen und lege ihn. Dann erschaffst du Leben, zeigst Ziele und nutzt Effekte, so oft du kannst und in beliebiger Reihenfolge. Den Zug beendest du selbst.
rules-turn-see = turn

rules-birth-title = Einen Planeten finden
rules-birth-text =
    Entweder ziehst du zwei Planeten aus dem Beutel, wählst einen zum Bauen und legst den anderen auf einen der beiden Stapel; oder du nimmst den obersten Planeten eines Stapels. Nie beides.
    Ein Stapel, den du leerst, wird sofort aus dem Beutel aufgefüllt. Ist nur ein Planet im Beutel, darfst du ihn allein ziehen und musst ihn bauen; ist der Beutel leer, nimmst du von einem Stapel. Nur der oberste eines Stapels kann genommen werden.
rules-birth-see = bag stack draw take

rules-placing-title = Einen Planeten legen
rules-placing-text =
    Der Planet kommt auf den freien Platz einer Reihe, der dem Stern am nächsten ist, und wird nie gedreht. Du erhältst 1 Energie aus dem Stern und zwei Ressourcen aus der Wolke: die der beiden Symbole, die einander gegenüberliegen, wo der neue Planet den vorigen berührt.
    Die Reihen 1 und 2 wachsen nach rechts, die Reihen 3 und 4 nach links, darum treffen sich verschiedene Symbole. Dann nimmst du das Weltraumplättchen dieses Platzes auf die Hand.
rules-placing-see = place seam

rules-resources-title = Energie, Wasser und Gas
rules-resources-text = Ressourcen kommen aus der Wolke und gehen ausgegeben dorthin zurück: insgesamt 37 Energie, 17 Wasser und 17 Gas. Alle sehen, was du hast. Es gibt kein Limit und keinen Handel.
rules-resources-see = resource energy water gas cloud

rules-life-title = Leben erschaffen
rules-life-text =
    Ein Schritt legt einen deiner Würfel auf einen Planeten ohne Spezies und kostet alles, was der Planet verlangt. Ein, zwei und drei Würfel sind die Stufen 1 bis 3. In einem Zug darfst du mehrere Schritte machen, auf beliebigen Planeten.
    Du brauchst einen Würfel im Vorrat. Auf einem Planeten dürfen mehrere Spieler Würfel haben.
rules-life-see = life cube

rules-paying-title = Was ein Schritt kostet
rules-paying-text =
    Die Kosten beginnen mit den gedruckten Symbolen. Plättchen desselben Orbits können Symbole hinzufügen; Plättchen derselben Reihe können passende wegnehmen, das dem Stern nächste zuerst, aber nie das letzte. Katalyse nimmt dann noch eines deiner Wahl weg, nie das letzte.
    Ein Symbol Wasser oder Gas wird mit einem von beiden bezahlt, bei jedem Schritt neu gewählt, und kann als das Wasser oder Gas dienen, das ein Plättchen wegnimmt. Wo Vielseitige Chemie hinreicht, bezahlt jede Ressource jedes Symbol.
    Gibt es nur eine Art zu bezahlen, geschieht es sofort; sonst wählst du. Geänderte Kosten ändern nie, was Leben wert ist.
rules-paying-see = pay cost

rules-species-title = Spezies
rules-species-text =
    Stufe 4 ist eine Spezies: Deine Würfel dort kommen zu dir zurück, und ein Zylinder nimmt ihren Platz ein. Du darfst springen: Bezahle alle fehlenden Schritte auf einmal, je einmal die vollen Kosten. Die Würfel dazwischen sind nicht nötig.
    Eine Spezies kann nur entstehen, wo du zu Beginn deines Zuges mindestens einen Würfel hattest; Schritte dieses Zuges dürfen dann mitzählen. Zurückgekommene Würfel sind sofort verwendbar.
rules-species-see = species cylinder

rules-domination-title = Einen Planeten beherrschen
rules-domination-text =
    Entsteht eine Spezies, verlassen alle anderen Würfel den Planeten. Ihre Besitzer nehmen sie zurück und erhalten für jeden eine Ressource nach Wahl; zuerst wird der aktive Spieler gefragt, dann im Uhrzeigersinn. Für eigene Würfel gibt es nichts.
    Niemand kann dort mehr Leben erschaffen.
rules-domination-see = eviction

rules-stimulation-title = Stimulation und Kollision
rules-stimulation-text =
    Jeder Planet, auf dem du Leben erschaffst oder entwickelst, gibt dir einen Stimulationsmarker, einmal je Planet und Zug. Der Lebensfunke zählt auch.
    Wird der letzte Marker genommen, kollidieren sofort Teilchen: Alle tauschen je zwei Marker gegen eine Ressource nach Wahl, so oft es geht. Ein überzähliger Marker ist nichts wert. Alle Marker kommen zurück. Ein Planet, der seinen Marker gegeben hat, gibt in diesem Zug keinen weiteren.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Weltraumplättchen
rules-tiles-text = Ein Weltraumplättchen hat zwei Hälften, ein Ziel und einen Effekt, und wird einmal genutzt: Entweder zeigst du das Ziel, oder du nutzt den Effekt. Plättchen nutzt man nur im eigenen Zug, sobald man das neue hat. Ein Handlimit gibt es nicht.
rules-tiles-see = tile hand

rules-goals-title = Ziele
rules-goals-text =
    Ein Ziel darfst du zeigen, wenn du es erfüllst. Geprüft wird nur in diesem Moment, danach bleibt es dein. Ein Ziel, das nur im Zug eines anderen oder erst am Ende erfüllt ist, kann dann nicht gezeigt werden.
    Jedes Ziel gibt es zweimal, für dich zählt es aber nur einmal; das zweite taugt nur für seinen Effekt.
    Du musst ein erfülltes Ziel nicht zeigen, doch bis dahin kann ein Schwarzes Loch es nehmen.
rules-goals-see = goal claim

rules-effects-title = Effekte
rules-effects-text =
    Effekte auf Grau wirken einmal, und das Plättchen verlässt das Spiel; sie nehmen einen Eruptionsmarker. Effekte auf Dunkelblau kommen bis zum Ende unter einen Planeten und gelten für alle; sie nehmen einen Fusionsmarker. Unter einem Planeten liegt nie mehr als ein Plättchen, und jeder Planet ohne Plättchen ist erlaubt, auch mit Leben oder Spezies anderer.
    Zuerst kommt der Effekt, dann der Marker, dann das Ereignis, das er auslösen kann. Ein Effekt, der nichts bewirken würde, kann nicht genutzt werden; ein Plättchen unter einen Planeten immer.
rules-effects-see = effect play

rules-fusion-title = Schwarzes Loch
rules-fusion-text =
    Wird der letzte Fusionsmarker genommen, öffnet sich sofort ein Schwarzes Loch. Wer einen Fusionsmarker hat, verliert ein Weltraumplättchen eigener Wahl aus der Hand; wer am meisten hat, verliert zwei, bei Gleichstand alle Beteiligten. Der eben genommene Marker zählt mit.
    Die Plättchen kommen verdeckt in die Schachtel. Gezeigte Ziele sind sicher. Wer zu wenige hat, verliert, was da ist. Dann kommen alle Fusionsmarker zurück.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Sonnensturm
rules-flare-text =
    Wird der letzte Eruptionsmarker genommen, bricht sofort ein Sonnensturm los. Wer einen Eruptionsmarker und mindestens ein Gas hat, verliert bis zu zwei Gas; wer die meisten Marker hat, auch ein Wasser, bei Gleichstand alle Beteiligten. Wer etwas verloren hat, nimmt 1 Energie aus der Wolke.
    Ohne Gas verlierst du nichts, auch kein Wasser, und erhältst nichts. Dann kommen alle Eruptionsmarker zurück.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = In welcher Reihenfolge abgewickelt wird
rules-order-text =
    Eine Spezies: Bezahlung, Würfel entfernt und Zylinder gelegt, Ressourcen für die anderen, Stimulationsmarker, Kollision. Ein Effekt: alle seine Entscheidungen, dann sein Marker, dann Schwarzes Loch oder Sturm. Der aktive Spieler macht danach weiter.
    Wählen mehrere, wird zuerst der aktive Spieler gefragt, dann die anderen im Uhrzeigersinn; jeder trifft alle seine Entscheidungen, bevor der nächste an der Reihe ist.
rules-order-see = order settling

rules-shortages-title = Wenn etwas ausgeht
rules-shortages-text =
    Fehlt der Wolke eine Art, verfällt dieser Gewinn; wo du wählen darfst, wähle eine andere. Bei mehreren nimmst du, was da ist.
    Ohne Würfel gibt es keinen Würfelschritt, ohne Zylinder keine Spezies. Planeten können nicht ausgehen.
rules-shortages-see = shortage

rules-end-title = Ende und Wertung
rules-end-text =
    Hat die letzte Energie den Stern verlassen, beendet der aktive Spieler seinen Zug, und die Partie ist aus; alle hatten fünf Züge.
    Auf jedem Planeten zählt ein Würfel 1 und eine Spezies 5, mal der Zahl der gedruckten Kostensymbole; ein Symbol Wasser oder Gas zählt einmal. Plättchen unter Nachbarplaneten geben oder nehmen dann Punkte, einmal für jeden Spieler mit Leben dort; die Punkte eines Planeten fallen nie unter 0. Ziele kommen dazu.
rules-end-see = end score points

rules-ties-title = Gleichstand
rules-ties-text = Mehr gezeigte Ziele gewinnen, dann mehr Spezies. Ist auch das gleich, wird der Sieg geteilt.
rules-ties-see = ties

rules-secrets-title = Was verborgen ist
rules-secrets-text =
    Weltraumplättchen auf der Hand, zurückgegebene und verlorene kennt nur der Besitzer. Ressourcen, Marker, gezeigte Ziele und die Zahl der Plättchen sind offen.
    Eigene Aktionen lassen sich im eigenen Zug zurücknehmen, bis etwas gezogen, etwas Verdecktes gezeigt oder von jemand anderem gehandelt wurde.
rules-secrets-see = secrets

rules-reconstructed-title = Was rekonstruiert ist
rules-reconstructed-text =
    Aus der Spielanleitung bekannt: die Regeln, die Anzahl der Teile, die Ziele Aggressive Parasites (2 Punkte) und Extreme Conditions (4 Punkte) dem Namen nach und einige Planeten und Effekte aus den Beispielen.
    Nicht bekannt und daher rekonstruiert: die Symbole der Planeten, die Bedingungen aller Ziele, fast alle Ziele und Effekte der Weltraumplättchen und die Richtungen, in die die Reihen wachsen.
    Jeder Eintrag der Datei content.toml sagt, was zutrifft, damit Besitzer einer gedruckten Ausgabe ihn berichtigen können.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites
rules-goal-parasites-text = 2 Punkte. Auf einem Planeten ohne Spezies hast du mehr Würfel als jemand anderes, der dort mindestens einen hat.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions
rules-goal-extreme-text = 4 Punkte. Du hast mindestens Stufe 2 auf zwei verschiedenen Planeten mit drei Kostensymbolen. Eine Spezies ist Stufe 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle, Green Belt, Cloud Dwellers, Deep Sea
rules-goal-types-text = Je 2 Punkte. Du hast Leben oder eine Spezies auf zwei Gesteinsplaneten, zwei Supererden, zwei Gasriesen oder zwei Ozeanplaneten.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone, of the Green, of the Clouds, of the Deep
rules-goal-lords-text = Je 3 Punkte. Du hast eine Spezies auf einem Gesteinsplaneten, einer Supererde, einem Gasriesen oder einem Ozeanplaneten.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity
rules-goal-biodiversity-text = 3 Punkte. Du hast Leben oder eine Spezies auf Planeten aller vier Arten.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding
rules-goal-seeding-text = 3 Punkte. Du hast Leben oder eine Spezies auf sechs verschiedenen Planeten.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring
rules-goal-ring-text = 3 Punkte. Du hast Leben oder eine Spezies auf drei Planeten desselben Orbits.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment
rules-goal-alignment-text = 4 Punkte. Du hast Leben oder eine Spezies auf drei Planeten, die in einer Reihe aufeinanderfolgen.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds, Outer Reaches
rules-goal-reaches-text = Je 2 Punkte. Du hast Leben oder eine Spezies auf zwei Planeten des Orbits 1; auf zwei Planeten des Orbits 3 oder weiter außen.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup
rules-goal-soup-text = 2 Punkte. Du besitzt mindestens 2 Energie, 2 Wasser und 2 Gas. Nichts wird ausgegeben.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension
rules-goal-ascension-text = 4 Punkte. Du hast zwei Spezies.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis
rules-goal-symbiosis-text = 2 Punkte. Auf zwei Planeten hast du Würfel und mindestens jemand anderes auch.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Kosmischer Staub, Sonnenwind, Eisregen, Gaswolke
rules-effect-resources-text = Kosmischer Staub: nimm 2 beliebige Ressourcen. Sonnenwind: nimm 3 Energie. Eisregen: nimm 3 Wasser. Gaswolke: nimm 3 Gas.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Akkretion
rules-effect-accretion-text = Wähle einen Planeten des Systems. Nimm die Ressourcen seiner beiden Seitensymbole und 1 Energie. Mindestens eine der drei muss in der Wolke sein.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutation
rules-effect-transmutation-text = Tausche nacheinander bis zu drei deiner Ressourcen gegen andere aus der Wolke, dann nimm eine beliebige. Du darfst vorher aufhören zu tauschen.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Katalyse
rules-effect-catalysis-text = Wähle einen Planeten ohne Spezies. Bis zum Ende des Zuges kostet jeder Schritt, den du dort bezahlst, ein Symbol weniger, bei jedem Schritt gewählt, aber nie weniger als eines. Der volle Preis darf nicht stattdessen bezahlt werden. Zwei Katalysen auf einem Planeten wirken zusammen.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Lebensfunke
rules-effect-spark-text = Lege kostenlos einen deiner Würfel auf einen Planeten ohne Spezies mit höchstens zwei Kostensymbolen und weniger als drei Würfeln von dir. Er bringt den Stimulationsmarker, zählt aber nicht als Leben zu Beginn des Zuges.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Strahlungsgürtel, Fruchtbarer Staub
rules-effect-neighbours-text = Unter einen Planeten. Am Ende erhält jeder Spieler mit Leben oder Spezies auf einem Nachbarn dieses Planeten dort 2 Punkte weniger (Strahlungsgürtel) oder 2 mehr (Fruchtbarer Staub), einmal je Nachbar.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Dichte Atmosphäre, Dürre, Lange Finsternis
rules-effect-orbit-text = Unter einen Planeten. Jeder Planet seines Orbits, auch spätere, kostet 1 Gas mehr (Dichte Atmosphäre), 1 Wasser mehr (Dürre) oder 1 Energie mehr (Lange Finsternis).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Treibhaus, Eiskometen, Nebel
rules-effect-row-text = Unter einen Planeten. Jeder Planet seiner Reihe, auch spätere, kostet 1 Energie weniger (Treibhaus), 1 Wasser weniger (Eiskometen) oder 1 Gas weniger (Nebel), wenn seine Kosten dieses Symbol haben; nie weniger als ein Symbol.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Vielseitige Chemie
rules-effect-chemistry-text = Unter einen Planeten. Dort und auf seinen Nachbarn darf jedes Symbol mit jeder Ressource bezahlt werden.
rules-effect-chemistry-see = effect/versatile-chemistry
