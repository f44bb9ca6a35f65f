# Exoplanets auf Deutsch. Die Regelreferenz. Ein Abschnitt ist ein Titel, ein Text (ein Absatz je Zeile) und was zu ihm führt.

rules-overview-title = Worum es geht
rules-overview-text =
    Gemeinsam umgebt ihr einen jungen Stern mit Planeten, und alle wollen, dass sich ihr eigenes Leben darauf ausbreitet. In je fünf Zügen legt ihr Planeten an, sammelt Energie, Wasser und Gas, erschafft Leben und Spezies und erfüllt geheime Ziele.
    Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Leben und Spezies auf Planeten, Plättchen unter Planeten und erfüllte Ziele.
rules-overview-see = overview

rules-setup-title = Aufbau
rules-setup-text =
    Im Stern liegen 10, 15 oder 20 Energie für 2, 3 oder 4 Spieler. Vier Planeten aus dem Beutel bilden den ersten Orbit, einer je Reihe; zwei weitere beginnen die beiden Stapel.
    Jede Reihe bekommt 3, 4 oder 5 verdeckte Weltraumplättchen: die Plätze künftiger Planeten. Zu zweit gibt es 3 Fusions- und 3 Eruptionsmarker, sonst je 4, dazu 4, 6 oder 8 Stimulationsmarker.
    Alle nehmen eine Farbe (Orange, Violett, Grün oder Weiß) und beginnen mit 1 Energie, 1 Wasser, 1 Gas, sechs Lebenswürfeln und vier Spezieszylindern. Alle erhalten drei Weltraumplättchen und legen eines davon verdeckt in die Schachtel zurück.
rules-setup-see = setup

rules-system-title = Reihen, Orbits, Nachbarn
rules-system-text =
    Vier Reihen führen vom Stern weg. Die ersten Planeten bilden Orbit 1; Planeten im selben Abstand vom Stern bilden einen Orbit.
    Nachbarn eines Planeten sind der vorige und der nächste in derselben Reihe. Planeten des ersten Orbits sind über den Stern hinweg keine Nachbarn. Ein Planet ist nicht sein eigener Nachbar, gehört aber zu seiner Reihe und seinem Orbit.
    An eine volle Reihe kann man nichts mehr anlegen. Zu zweit oder zu dritt bleiben am Ende einige Plätze leer.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planeten
rules-planets-text =
    Es gibt Gesteinsplaneten (grau), Supererden (grün), Gasriesen (violett) und Ozeanplaneten (blau). Jeder zeigt die Kosten eines Lebensschritts, ein bis drei Symbole, und links und rechts je ein Ressourcensymbol.
    Ein Symbol „Wasser oder Gas“ wird mit einem von beiden bezahlt. Die Zahl der aufgedruckten Kostensymbole sagt auch, was Leben dort wert ist.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Ein Zug
rules-turn-text = Zuerst wird ein Planet geboren: Hol dir einen und lege ihn an. Dann erschaffst du Leben, deckst Ziele auf und nutzt Effekte, so oft du kannst und in beliebiger Reihenfolge. Wann dein Zug endet, entscheidest du.
rules-turn-see = turn

rules-birth-title = Einen Planeten holen
rules-birth-text =
    Entweder ziehst du zwei Planeten aus dem Beutel, wählst einen zum Anlegen und legst den anderen auf einen der beiden Stapel; oder du nimmst den obersten Planeten eines Stapels. Nie beides.
    Ein Stapel, den du geleert hast, wird aus dem Beutel aufgefüllt, sobald der Planet angelegt ist. Ist nur ein Planet im Beutel, darfst du ihn ziehen und musst ihn anlegen; ist der Beutel leer, nimmst du von einem Stapel. Nur der oberste Planet eines Stapels kann genommen werden.
rules-birth-see = bag stack draw take

rules-placing-title = Einen Planeten anlegen
rules-placing-text =
    Der Planet kommt auf den freien Platz einer Reihe, der dem Stern am nächsten ist, und wird nie gedreht. Du erhältst 1 Energie aus dem Stern und zwei Ressourcen aus der Wolke: die der beiden Symbole, die sich dort gegenüberliegen, wo der neue Planet den vorigen berührt.
    Die Reihen 1 und 2 wachsen nach rechts, die Reihen 3 und 4 nach links, darum berühren sich verschiedene Symbole. Dann nimmst du das Weltraumplättchen dieses Platzes auf die Hand.
rules-placing-see = place seam

rules-resources-title = Energie, Wasser und Gas
rules-resources-text = Ressourcen kommen aus der Wolke und gehen beim Ausgeben dorthin zurück: insgesamt 37 Energie, 17 Wasser und 17 Gas. Alle sehen, was du hast. Es gibt kein Limit und keinen Handel.
rules-resources-see = resource energy water gas cloud

rules-life-title = Leben erschaffen
rules-life-text =
    Ein Schritt legt einen deiner Würfel auf einen Planeten ohne Spezies und kostet alles, was der Planet verlangt. Ein, zwei und drei Würfel sind die Stufen 1 bis 3. In einem Zug darfst du mehrere Schritte machen, auf beliebigen Planeten.
    Du brauchst einen Würfel im Vorrat. Auf einem Planeten dürfen mehrere Spieler Würfel haben.
rules-life-see = life cube

rules-paying-title = Was ein Schritt kostet
rules-paying-text =
    Die Kosten gehen von den aufgedruckten Symbolen aus. Plättchen desselben Orbits können Symbole hinzufügen; Plättchen derselben Reihe können passende wegnehmen, das Plättchen am nächsten beim Stern zuerst, aber nie das letzte Symbol. Katalyse nimmt dann noch eines deiner Wahl weg, aber nie das letzte.
    Ein Symbol „Wasser oder Gas“ wird mit einem von beiden bezahlt, bei jedem Schritt neu gewählt, und kann als das Wasser oder Gas dienen, das ein Plättchen wegnimmt. Wo Vielseitige Chemie wirkt, kann jedes Symbol mit jeder Ressource bezahlt werden.
    Gibt es nur eine Möglichkeit zu bezahlen, geschieht es sofort; sonst wählst du. Geänderte Kosten ändern nie, was Leben wert ist.
rules-paying-see = pay cost

rules-species-title = Spezies
rules-species-text =
    Stufe 4 ist eine Spezies: Deine Würfel dort kommen zu dir zurück, und ein Zylinder nimmt ihren Platz ein. Du darfst Stufen überspringen: Bezahle alle fehlenden Schritte auf einmal, für jeden die vollen Kosten. Die Würfel dazwischen brauchst du nicht.
    Eine Spezies kannst du nur erschaffen, wo du zu Beginn deines Zuges mindestens einen Würfel hattest; dann zählen auch die Schritte dieses Zuges. Zurückgekommene Würfel darfst du sofort wieder nutzen.
rules-species-see = species cylinder

rules-domination-title = Einen Planeten beherrschen
rules-domination-text =
    Eine Spezies beherrscht ihren Planeten: Alle anderen Würfel verlassen ihn. Ihre Besitzer nehmen sie zurück und erhalten für jeden eine Ressource ihrer Wahl; zuerst wählt der aktive Spieler, dann die anderen im Uhrzeigersinn. Für eigene Würfel gibt es nichts.
    Niemand kann dort mehr Leben erschaffen.
rules-domination-see = eviction

rules-stimulation-title = Stimulation und Kollision
rules-stimulation-text =
    Jeder Planet, auf dem du Leben erschaffst oder entwickelst, gibt dir einen Stimulationsmarker, einmal je Planet und Zug. Der Lebensfunke zählt auch.
    Wird der letzte Marker genommen, kollidieren sofort Teilchen: Alle tauschen je zwei Marker gegen eine Ressource ihrer Wahl, so oft es geht. Ein einzelner Marker ist nichts wert. Alle Marker kommen zurück. Ein Planet, der seinen Marker gegeben hat, gibt in diesem Zug keinen weiteren.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Weltraumplättchen
rules-tiles-text = Ein Weltraumplättchen hat zwei Hälften, ein Ziel und einen Effekt, und wird einmal genutzt: Entweder deckst du das Ziel auf, oder du nutzt den Effekt. Plättchen nutzt man nur im eigenen Zug, das neue, sobald man es hat. Ein Handlimit gibt es nicht.
rules-tiles-see = tile hand

rules-goals-title = Ziele
rules-goals-text =
    Ein Ziel darfst du aufdecken, wenn du es erfüllst. Geprüft wird nur in diesem Moment, danach gehört es dir. Ein Ziel, das du nur im Zug eines anderen oder erst am Ende der Partie erfüllst, kann dann nicht aufgedeckt werden.
    Dasselbe Ziel steht auf mehr als einem Plättchen (in unserer Rekonstruktion auf zweien), zählt für dich aber nur einmal; ein zweites taugt nur für seinen Effekt.
    Du musst ein erfülltes Ziel nicht aufdecken, doch bis dahin kann es dir ein Schwarzes Loch nehmen.
rules-goals-see = goal claim

rules-effects-title = Effekte
rules-effects-text =
    Ein Effekt auf Grau wirkt einmal, dann verlässt das Plättchen das Spiel. Ein Plättchen mit einem Effekt auf Dunkelblau kommt bis zum Ende unter einen Planeten, und der Effekt gilt für alle. Unter einem Planeten liegt nie mehr als ein Plättchen; jeder Planet ohne Plättchen ist erlaubt, auch mit Leben oder Spezies anderer.
    Wer einen Effekt nutzt, nimmt den Marker, der auf dem Plättchen steht: Fusion oder Eruption. In unserer Rekonstruktion steht Eruption auf den grauen und Fusion auf den dunkelblauen Plättchen.
    Zuerst kommt der Effekt, dann der Marker, dann das Schwarze Loch oder der Sturm, den er auslösen kann. Ein Effekt, der nichts bewirken würde, kann nicht genutzt werden; unter einen Planeten kann ein Plättchen immer.
rules-effects-see = effect play

rules-fusion-title = Schwarzes Loch
rules-fusion-text =
    Wird der letzte Fusionsmarker genommen, öffnet sich sofort ein Schwarzes Loch. Wer einen Fusionsmarker hat, verliert ein Weltraumplättchen eigener Wahl aus der Hand; wer die meisten hat, verliert zwei, bei Gleichstand alle Beteiligten. Der eben genommene Marker zählt mit.
    Verlorene Plättchen kommen verdeckt in die Schachtel. Aufgedeckte Ziele sind sicher. Wer zu wenige Plättchen hat, verliert die, die er hat. Dann kommen alle Fusionsmarker zurück.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Sonnensturm
rules-flare-text =
    Wird der letzte Eruptionsmarker genommen, bricht sofort ein Sonnensturm los. Wer einen Eruptionsmarker hat, verliert bis zu zwei Gas; wer die meisten Marker hat, auch ein Wasser, bei Gleichstand alle Beteiligten. Wer etwas verloren hat, nimmt 1 Energie aus der Wolke.
    Ohne Gas verlierst du nichts, auch kein Wasser, und erhältst nichts. Dann kommen alle Eruptionsmarker zurück.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = Die Reihenfolge
rules-order-text =
    Eine Spezies: Bezahlung, Würfel entfernt und Zylinder gelegt, Ressourcen für die anderen, Stimulationsmarker, Kollision. Ein Effekt: alle seine Entscheidungen, dann sein Marker, dann Schwarzes Loch oder Sturm. Danach macht der aktive Spieler weiter.
    Wählen mehrere, beginnt der aktive Spieler, dann folgen die anderen im Uhrzeigersinn; jeder trifft alle seine Entscheidungen, bevor der nächste an der Reihe ist.
rules-order-see = order settling

rules-shortages-title = Wenn etwas ausgeht
rules-shortages-text =
    Fehlt eine Ressource in der Wolke, bekommst du sie nicht; wo du wählen darfst, wähle eine andere. Sind es zu wenige, nimmst du, was da ist.
    Ohne Würfel kannst du keinen Schritt machen, ohne Zylinder keine Spezies erschaffen. Planeten können nicht ausgehen.
rules-shortages-see = shortage

rules-end-title = Ende und Wertung
rules-end-text =
    Hat die letzte Energie den Stern verlassen, beendet der aktive Spieler seinen Zug, und die Partie ist zu Ende; alle hatten fünf Züge.
    Auf jedem Planeten zählt ein Würfel 1 und eine Spezies 5, mal der Zahl der aufgedruckten Kostensymbole; ein Symbol „Wasser oder Gas“ zählt einmal. Plättchen unter Nachbarplaneten geben oder nehmen dann Punkte, einmal für jeden Spieler mit Leben dort; ein Planet bringt nie weniger als 0. Erfüllte Ziele kommen dazu.
rules-end-see = end score points

rules-ties-title = Gleichstand
rules-ties-text = Wer mehr Ziele erfüllt hat, gewinnt, danach, wer mehr Spezies hat. Ist auch das gleich, wird der Sieg geteilt.
rules-ties-see = ties

rules-secrets-title = Was verborgen ist
rules-secrets-text =
    Weltraumplättchen auf der Hand, zurückgelegte und verlorene kennt nur ihr Besitzer. Ressourcen, Marker, aufgedeckte Ziele und die Zahl der Plättchen sind offen.
    Eigene Aktionen kannst du im eigenen Zug zurücknehmen, bis etwas gezogen oder aufgedeckt wird oder jemand anderes handelt.
rules-secrets-see = secrets

rules-reconstructed-title = Was rekonstruiert ist
rules-reconstructed-text =
    Aus der Spielanleitung bekannt: die Regeln, die Anzahl der Teile, Namen und Punkte der Ziele Aggressive Parasites (Aggressive Parasiten), 2 Punkte, und Extreme Conditions (Extreme Bedingungen), 4 Punkte, der Effekt, der zwei beliebige Ressourcen gibt, samt seinem Eruptionsmarker (hier Kosmischer Staub), und einige Planeten und Effekte aus den Beispielen.
    Nicht bekannt und daher rekonstruiert: die Symbole der Planeten, die Bedingungen aller Ziele, fast alle Ziele und Effekte der Weltraumplättchen, dass jedes Ziel auf zwei Plättchen steht, dass graue Plättchen Eruptions- und dunkelblaue Fusionsmarker verlangen, und die Richtungen, in die die Reihen wachsen.
    Jeder Eintrag der Datei content.toml sagt, was zutrifft, damit Besitzer einer gedruckten Ausgabe ihn berichtigen können.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites (Aggressive Parasiten)
rules-goal-parasites-text = 2 Punkte. Auf einem Planeten ohne Spezies hast du mehr Würfel als jemand anderes, der dort mindestens einen hat.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions (Extreme Bedingungen)
rules-goal-extreme-text = 4 Punkte. Du hast mindestens Stufe 2 auf zwei verschiedenen Planeten mit drei Kostensymbolen. Eine Spezies ist Stufe 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle (Steinerne Wiege), Green Belt (Grüner Gürtel), Cloud Dwellers (Wolkenbewohner), Deep Sea (Tiefsee)
rules-goal-types-text = Je 2 Punkte. Du hast Leben oder eine Spezies auf zwei Gesteinsplaneten, zwei Supererden, zwei Gasriesen oder zwei Ozeanplaneten.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone (Herren des Steins), Lords of the Green (Herren des Grüns), Lords of the Clouds (Herren der Wolken), Lords of the Deep (Herren der Tiefe)
rules-goal-lords-text = Je 3 Punkte. Du hast eine Spezies auf einem Gesteinsplaneten, einer Supererde, einem Gasriesen oder einem Ozeanplaneten.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity (Artenvielfalt)
rules-goal-biodiversity-text = 3 Punkte. Du hast Leben oder eine Spezies auf Planeten aller vier Arten.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding (Aussaat)
rules-goal-seeding-text = 3 Punkte. Du hast Leben oder eine Spezies auf sechs verschiedenen Planeten.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring (Orbitalring)
rules-goal-ring-text = 3 Punkte. Du hast Leben oder eine Spezies auf drei Planeten desselben Orbits.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment (Große Konjunktion)
rules-goal-alignment-text = 4 Punkte. Du hast Leben oder eine Spezies auf drei Planeten, die in einer Reihe aufeinanderfolgen.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds (Versengte Welten), Outer Reaches (Ferne Weiten)
rules-goal-reaches-text = Je 2 Punkte. Du hast Leben oder eine Spezies auf zwei Planeten des Orbits 1; auf zwei Planeten des Orbits 3 oder weiter außen.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup (Ursuppe)
rules-goal-soup-text = 2 Punkte. Du hast mindestens 2 Energie, 2 Wasser und 2 Gas. Du behältst sie.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension (Aufstieg)
rules-goal-ascension-text = 4 Punkte. Du hast zwei Spezies.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis (Symbiose)
rules-goal-symbiosis-text = 2 Punkte. Auf zwei Planeten hast du Würfel und mindestens ein anderer Spieler auch.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Kosmischer Staub, Sonnenwind, Eisregen, Gaswolke
rules-effect-resources-text = Kosmischer Staub: Nimm 2 beliebige Ressourcen. Sonnenwind: Nimm 3 Energie. Eisregen: Nimm 3 Wasser. Gaswolke: Nimm 3 Gas.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Akkretion
rules-effect-accretion-text = Wähle einen Planeten des Systems. Nimm die Ressourcen seiner beiden Seitensymbole und 1 Energie. Mindestens eine der drei muss in der Wolke sein.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutation
rules-effect-transmutation-text = Tausche nacheinander bis zu drei deiner Ressourcen gegen andere aus der Wolke, dann nimm eine beliebige. Du darfst vorher aufhören zu tauschen.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Katalyse
rules-effect-catalysis-text = Wähle einen Planeten ohne Spezies. Bis zum Ende des Zuges kostet jeder Schritt, den du dort bezahlst, ein Symbol weniger, bei jedem Schritt gewählt, aber nie weniger als eines. Du darfst nicht stattdessen die vollen Kosten bezahlen. Zwei Katalysen auf einem Planeten wirken zusammen.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Lebensfunke
rules-effect-spark-text = Lege kostenlos einen deiner Würfel auf einen Planeten ohne Spezies mit höchstens zwei Kostensymbolen und weniger als drei Würfeln von dir. Du erhältst den Stimulationsmarker, aber der Würfel zählt nicht als Leben zu Beginn des Zuges.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Strahlungsgürtel, Fruchtbarer Staub
rules-effect-neighbours-text = Unter einen Planeten. Am Ende erhält jeder Spieler mit Leben oder Spezies auf einem Nachbarn dieses Planeten dort 2 Punkte weniger (Strahlungsgürtel) oder 2 mehr (Fruchtbarer Staub), einmal je Nachbar.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Dichte Atmosphäre, Dürre, Lange Finsternis
rules-effect-orbit-text = Unter einen Planeten. Jeder Planet seines Orbits, auch spätere, kostet 1 Gas mehr (Dichte Atmosphäre), 1 Wasser mehr (Dürre) oder 1 Energie mehr (Lange Finsternis).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Treibhaus, Eiskometen, Nebel
rules-effect-row-text = Unter einen Planeten. Jeder Planet seiner Reihe, auch spätere, kostet 1 Energie weniger (Treibhaus), 1 Wasser weniger (Eiskometen) oder 1 Gas weniger (Nebel), wenn seine Kosten dieses Symbol enthalten, aber nie weniger als ein Symbol.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Vielseitige Chemie
rules-effect-chemistry-text = Unter einen Planeten. Auf ihm und seinen Nachbarn darf jedes Symbol mit jeder Ressource bezahlt werden.
rules-effect-chemistry-see = effect/versatile-chemistry
