### Regelreferenz von Novgorod: eine Meldung für jede Definition des Regelverzeichnisses.

## Optionen

rule-NOV-O1 = Das Spiel ist für 2, 3 oder 4 Personen.
rule-NOV-O2 =
    Option „Erstes Spiel“: aus (Vorgabe) oder an. Ist sie an, sind die Bonuskarten „Acht Kontore“ und „Route mit
    fünf Städten“ (NOV-S6), jede Karrierekarte zeigt ihre Vorderseite, und niemand wählt eine Seite (NOV-S7).
rule-NOV-O3 =
    Option „Kaufmann und Pirat“, der erste Expertenteil: aus (Vorgabe) oder an, immer mit beiden Karten.
rule-NOV-O4 =
    Option „Seite des Kaufmanns“: Vorderseite (Vorgabe) oder Rückseite. Sie braucht die Option von NOV-O3.
rule-NOV-O5 =
    Option „Seite des Piraten“: Vorderseite (Vorgabe) oder Rückseite. Sie braucht die Option von NOV-O3; alle
    vier Kombinationen mit NOV-O4 sind erlaubt.
rule-NOV-O6 =
    Option „Anfangsstädte“: Der Kaufmann beginnt in Novgorod und der Pirat in Antwerpen (Vorgabe), oder ihre
    Städte werden ausgelost (NOV-R41). Sie braucht die Option von NOV-O3.
rule-NOV-O7 =
    Option „Spezialaufträge“, der zweite Expertenteil: aus (Vorgabe) oder an. Beide Expertenteile kann man
    einzeln oder zusammen verwenden, auch im ersten Spiel (NOV-O2).
rule-NOV-O8 =
    Option „Hafengebühr“: Eine Route ist erlaubt, wenn irgendetwas, das Phase 2 bringen kann, sie bezahlt
    (Vorgabe, NOV-R47), oder nur, wenn Dukaten und Einkommen das tun (NOV-R14). Partien, die vor dieser Wahl
    begonnen haben, behalten das Zweite.
rule-NOV-O9 =
    Option „Züge des Piraten“: vor und nach der Route (Vorgabe, NOV-R48) oder einmal im Zug (NOV-R25). Partien,
    die vor dieser Wahl begonnen haben, behalten das Zweite. Es geht nur um die Vorderseite des Piraten.
rule-NOV-O10 =
    Option „Übersprungene Spezialaufträge“: Eine im selben Zug erfüllte Karte ist nicht übersprungen (Vorgabe,
    NOV-R49), oder alle Karten darüber zählen (NOV-R28). Partien, die vor dieser Wahl begonnen haben, behalten das
    Zweite.

## Spielaufbau

rule-NOV-S1 =
    Die 8 Basiskontore bilden die Karte: einen Ring von Städten und einen weiteren Seeweg quer hindurch, von
    Visby nach Lübeck.
rule-NOV-S2 =
    Die 8 Manufakturen werden gemischt, und neben jede Stadt kommt offen eine. Sie bleiben das ganze Spiel bei
    ihren Städten.
rule-NOV-S3 =
    Die Kontore jeder Stadt werden auf ihrem Basiskontor gestapelt, das billigste zuoberst: zu viert alle vier,
    zu dritt ohne eines der beiden mittleren, zu zweit auch ohne das teuerste.
rule-NOV-S4 =
    Die 24 Aufträge werden gemischt. Jede Person bekommt verdeckt einen, und zwei mehr, als Personen mitspielen,
    werden offen ausgelegt: 4, 5 oder 6.
rule-NOV-S5 = Jede Person beginnt mit 27 Dukaten, ohne Siegel und mit einem Schiff der Geschwindigkeit 2.
rule-NOV-S6 =
    Im ersten Spiel sind die Bonuskarten „Acht Kontore“ und „Route mit fünf Städten“. Sonst werden zwei der
    sechs gezogen. Die übrigen sind nur Spielhilfen.
rule-NOV-S7 =
    Jede Person bekommt zufällig eine Karrierekarte, offen und ohne verdeckte Stufe. Im ersten Spiel gilt die
    Vorderseite; sonst wählt jede Person die Seite (NOV-R8).
rule-NOV-S8 =
    Startspieler ist, wer die Karrierekarte mit der niedrigsten Nummer hat. Gespielt wird im Uhrzeigersinn.
rule-NOV-S9 = Alle anderen Karten kommen in die Schachtel und sind nicht im Spiel.
rule-NOV-S10 =
    Die Reihenfolge ist: Karte, Manufakturen und Kontore (NOV-S1 bis NOV-S3), Kaufmann und Pirat (NOV-XA1),
    Aufträge (NOV-S4), Spezialaufträge (NOV-XS1), alles Übrige (NOV-S5 bis NOV-S9), die Seiten der
    Karrierekarten (NOV-R8), die Einführungsrunden.

## Einführungsrunden

rule-NOV-N1 =
    Es beginnt die Person rechts vom Startspieler, und es geht gegen den Uhrzeigersinn weiter, sodass der
    Startspieler zuletzt kommt. Es gibt drei Runden, und jede Person wählt dreimal.
rule-NOV-N2 =
    Gewählt wird eines davon: das oberste Kontor einer Stadt, in der man noch keines hat (NOV-R6, NOV-R40), ein
    ausliegender Auftrag oder blind der oberste Auftrag des Stapels.
rule-NOV-N3 =
    Danach hat jede Person genau 2 Kontore und 1 Auftrag, neben dem ausgeteilten. Ein drittes Kontor oder einen
    zweiten Auftrag kann man nicht wählen.
rule-NOV-N4 = Einen blind gezogenen Auftrag muss man nicht zeigen. Alles andere Gewählte sehen alle.
rule-NOV-N5 = Die ausliegenden Aufträge werden in diesen Runden nicht ergänzt.
rule-NOV-N6 =
    Danach zahlt jede Person die Preise beider Kontore und 6 Dukaten für jeden der 2 Aufträge, auch für den
    ausgeteilten. Die Karten kommen auf die Hand.
rule-NOV-N7 = Dann werden die ausliegenden Aufträge vom Stapel auf 4 ergänzt (NOV-R7).

## Spielzüge

rule-NOV-T0_1 =
    Der Startspieler hat den ersten Zug, und es geht im Uhrzeigersinn weiter. Eine Runde ist je ein Zug aller
    Personen, und alle haben gleich viele Züge.
rule-NOV-T0_2 = Ein Zug hat vier Phasen in dieser Reihenfolge: Route auslegen, Route werten, Kauf, Siegel.
rule-NOV-T0_3 =
    In jedem Zug darf man ein Privileg einsetzen, das auf einer in diesem Augenblick nicht verdeckten Stufe der
    eigenen Karrierekarte steht.
rule-NOV-T0_4 =
    Die Privilegien: mehr Geschwindigkeit (Phase 1), Dukaten extra (Phase 2; mit der Rückseite des Piraten auch
    NOV-XP4), ein Auftrag billiger (Phase 3; mit Spezialaufträgen auch Phase 2, NOV-XS4) und ein Siegel extra
    (Phase 4, von selbst).
rule-NOV-T0_5 = Ein Privileg, das auf zwei freien Stufen steht, kann man trotzdem nur einmal im Zug einsetzen.
rule-NOV-T0_6 =
    Am Ende einer Runde werden zuerst Bonuskarten gesenkt oder entfernt (NOV-B2, NOV-B3), dann wird die
    Bedingung für das Spielende geprüft (NOV-E1, NOV-E7).

## Phase 1: Route auslegen

rule-NOV-T1_1 =
    Die Route ist eine Reihe von Stationen, vom Schiff aus von links nach rechts gelegt. Sie darf in jeder Stadt
    beginnen: Zwischen den Zügen ist das Schiff an keinem bestimmten Ort.
rule-NOV-T1_2 =
    Aufeinander folgende Stationen müssen benachbarte Städte sein, und keine Stadt kommt zweimal vor (NOV-R10).
rule-NOV-T1_3 =
    Stationen und Platzhalter brauchen je einen Platz, und es gibt höchstens so viele Plätze, wie die
    Geschwindigkeit des Schiffes beträgt. Das Privileg für Geschwindigkeit gibt einen Platz mehr; es gilt genau
    dann als eingesetzt, wenn die fertige Route ihn braucht. Kürzere Routen und sogar gar keine sind erlaubt
    (NOV-R9).
rule-NOV-T1_4 =
    In einer Stadt, in der man ein Kontor hat, wird dieses angelegt. Anderswo nimmt man das Basiskontor, dessen
    Hafengebühr am Ende von Phase 2 fällig ist.
rule-NOV-T1_5 =
    Wer Kontor und Manufaktur einer Station nutzen will, legt rechts daneben ein beliebiges Kontor von der Hand
    verdeckt als Platzhalter. Er braucht einen Platz, und jede Station hat höchstens einen, auch bei einem
    Basiskontor (NOV-R12). Er darf am Ende ohne Manufaktur bleiben. Ein Kontor, das selbst Station ist oder im
    Laderaum liegt, kann kein Platzhalter sein.
rule-NOV-T1_6 =
    Liegt das Kontor einer Station im Laderaum, kommt es in die Route, und in diesem Zug steht das Basiskontor
    der Stadt im Laderaum für die gelagerte Ware. Dafür fällt keine Gebühr an.
rule-NOV-T1_7 =
    Die Bonuskarte „Route mit fünf Städten“ ist sofort erfüllt, wenn eine Route mit Stationen in mindestens 5
    Städten ausgelegt wird (NOV-R23).
rule-NOV-T1_8 =
    Die Hafengebühr muss bezahlbar sein. Eine Route ist nur erlaubt, wenn ein Weg durch Phase 2 mit genug Dukaten
    für sie endet (NOV-R47): mit dem Einkommen der eigenen Kontore, einfacher Herstellung, dem Kaufmann und 2
    Dukaten mehr, wenn das Privileg für Dukaten frei ist und in diesem Zug kein Privileg eingesetzt wird, auch
    nicht für diese Route. Mit der Option „nur Einkommen“ zählen Herstellung und Kaufmann nicht (NOV-R14).

## Phase 2: Route werten

rule-NOV-T2_1 =
    Jedes Kontor der Route dient höchstens einem Zweck: Seine Ware wird verwendet, sein Einkommen genommen, es
    wird gelagert, oder seine Manufaktur bedeckt es. Aktionen sind in beliebiger Reihenfolge und Zahl möglich.
rule-NOV-T2_2 =
    Ein genutztes Kontor wird umgedreht. Eine Ware oder ein Luxusgut lässt sich nur einmal im Zug verwenden.
rule-NOV-T2_3 =
    Basiskontore: Ihre Ware und die Manufaktur kann man wie an jeder Station nutzen, aber sie bringen kein
    Einkommen und lassen sich nicht lagern (NOV-R13).
rule-NOV-TA1 =
    Zum Herstellen legt man die Manufaktur der Stadt auf den Platzhalter der Station oder, wenn keiner da ist,
    auf ihr noch ungenutztes Kontor. Jede Manufaktur arbeitet höchstens einmal im Zug.
rule-NOV-TA2 =
    Verwendet werden genau die Waren eines Rezepts. Sie kommen aus ungenutzten Kontoren links von der
    Manufaktur, aus dem Kontor derselben Station oder aus dem Laderaum.
rule-NOV-TA3 =
    Ein ohne Platzhalter bedecktes Kontor ist verbraucht, auch wenn seine Ware nicht gebraucht wird. Verlangt
    das Rezept seine Ware, darf sie gerade in dieser Herstellung verwendet werden.
rule-NOV-TA4 = Eine einfache Herstellung bringt die Siegel des Rezepts und ebenso viele Dukaten.
rule-NOV-TA5 =
    Stattdessen darf das Luxusgut sofort einer Zeile eines Auftrags, einer Karrierestufe oder einem
    Spezialauftrag dienen. Dann bringt die Manufaktur weder Siegel noch Dukaten.
rule-NOV-TA6 = Luxusgüter kann man nicht aufheben.
rule-NOV-TA7 = Am Ende der Phase kommen die Manufakturen zu ihren Städten zurück.
rule-NOV-TA8 =
    Die Bonuskarte „Luxushändler“ gilt für die erste Herstellung eines Luxusguts aus mindestens 2 Waren, wozu es
    auch dient.
rule-NOV-TB1 =
    Aufträge auf der Hand lassen sich erfüllen: die obere Zeile, die untere oder beide, die obere zuerst. Von
    einem behaltenen Auftrag (er liegt neben dem Schiff) lässt sich nur die untere Zeile erfüllen.
rule-NOV-TB2 =
    Eine Zeile mit Waren braucht alle im selben Zug, von beliebigen Stationen oder aus dem Laderaum. Eine Zeile
    mit einem Luxusgut braucht eine Herstellung davon, nach beliebigem Rezept.
rule-NOV-TB3 =
    Die obere Zeile bringt 2 Siegel. Danach behält man den Auftrag (er kommt neben das Schiff) oder legt ihn ab
    (unter das Schiff; NOV-R20). Abgelegt ist er abgeschlossen, und die untere Zeile verfällt.
rule-NOV-TB4 =
    Die untere Zeile eines Auftrags auf der Hand bringt 2 Siegel. Der Auftrag wird abgelegt (unter das
    Schiff), und die obere Zeile verfällt.
rule-NOV-TB5 =
    Die untere Zeile eines Auftrags, den man seit einem früheren Zug behalten hat, bringt 2 weitere
    Siegel, und der Auftrag wird abgelegt.
rule-NOV-TB6 =
    Beide Zeilen im selben Zug bringen zusammen 5 Siegel: 2 für die obere, nach der man den Auftrag behält,
    dann 3 für die untere. Der Auftrag wird abgelegt (NOV-R21).
rule-NOV-TB7 = Behalten darf man beliebig viele Aufträge, im Rahmen von NOV-T3.6.
rule-NOV-TB8 =
    Die Bonuskarte „Drei Aufträge“ ist mit dem dritten abgelegten Auftrag erfüllt. Halb erfüllte und
    Spezialaufträge zählen, behaltene Aufträge nicht.
rule-NOV-TC1 =
    Auf die unterste freie Stufe steigt, wer ihre ganzen Kosten auf einmal bezahlt: so viele verschiedene Waren,
    so viele verschiedene Luxusgüter, jedes für diese Stufe hergestellt, Dukaten, oder mehreres davon. Dieselbe
    Ware von zwei Orten zählt einmal, und was in ein Luxusgut eingeht, zählt nicht als Ware.
rule-NOV-TC2 =
    Die Stufe ist dann verdeckt, und ihr Privileg ist sofort verloren. Ein früherer Einsatz im selben Zug bleibt
    gültig.
rule-NOV-TC3 = In einem Zug kann man auf mehrere Stufen steigen, von unten nach oben.
rule-NOV-TC4 = Hier verwendete Waren und Luxusgüter bringen sonst nichts.
rule-NOV-TC5 =
    Die Bonuskarte „Karriere“ ist erfüllt, sobald die unterste freie Stufe die mit 3 Siegeln pro Zug ist; auf
    unseren Karten also, wenn Stufe 4 verdeckt ist.
rule-NOV-TD1 =
    Ein ungenutztes eigenes Kontor der Route darf unter das Schiff: Seine Ware ist gelagert, und es bringt kein
    Einkommen. Waren von Basiskontoren und Luxusgüter kann man nicht lagern.
rule-NOV-TD2 =
    Der Laderaum fasst eine Ware. Wer eine andere lagert, verliert die erste, und deren Kontor kommt auf die
    Hand zurück. Wurde die gelagerte Ware verwendet, ist ihr Kontor wieder auf der Hand, und der Laderaum darf
    im selben Zug neu gefüllt werden.
rule-NOV-TD3 =
    Eine gelagerte Ware ist ab dem nächsten eigenen Zug verwendbar, für Luxusgüter, Aufträge, Spezialaufträge
    und Karrierestufen, nie für Einkommen. Sie bleibt, bis sie verwendet, ersetzt oder getauscht wird (NOV-TD5).
rule-NOV-TD4 =
    Ein Kontor im Laderaum ist nicht auf der Hand: Es kann kein Platzhalter sein und Station nur nach NOV-T1.6.
    Es zählt weiter als eigenes.
rule-NOV-TD5 =
    Nach einem Tausch (NOV-T1.6) verlässt das Basiskontor am Ende der Phase den Laderaum: Die Ware wird in
    diesem Zug verwendet oder ist verloren (NOV-R18). Das eigene Kontor in der Route darf, wenn es ungenutzt
    ist, wieder gelagert werden; jedes Lagern entfernt sofort die Ware des Basiskontors.
rule-NOV-TE1 =
    Ein ungenutztes eigenes Kontor der Route darf sein aufgedrucktes Einkommen bringen und ist dann genutzt.
rule-NOV-TE2 = Das Privileg für Dukaten bringt einmal 2 Dukaten, auch wenn kein Kontor Einkommen bringt.
rule-NOV-TZ1 =
    Am Ende kommen Manufakturen und Basiskontore zurück, für jedes Basiskontor der Route wird die Gebühr
    bezahlt, und alle Kontore außer einem gelagerten kommen wieder auf die Hand.
rule-NOV-TZ2 =
    Nichts ist erlaubt, was die Hafengebühr unbezahlbar macht: Nach jeder Aktion muss ein Weg durch den Rest der
    Phase noch genug Dukaten bringen, wie in NOV-T1.8 (NOV-R47). Selbst ein Einkommen kann verboten sein, wenn die
    Ware für ein Luxusgut gebraucht wird, das mehr bringt. Beenden lässt sich die Phase nur mit genug Dukaten. Mit
    der Option „nur Einkommen“ müssen die Dukaten und das Einkommen der noch ungenutzten eigenen Stationen für die
    Gebühr reichen, und anderes Geld zählt, sobald es da ist (NOV-R14).
rule-NOV-TZ3 =
    Die Reihenfolge am Ende: Gebühr, Karten zurück (NOV-TZ1, NOV-TD5), erfüllte Spezialaufträge wandern
    (NOV-XS7), der Kaufmann zieht (NOV-XM4).

## Phase 3: Kauf

rule-NOV-T3_1 =
    Man darf eines kaufen: ein Kontor, die nächste Geschwindigkeit oder einen Auftrag. Niemand muss kaufen, und
    Kredit gibt es nicht.
rule-NOV-T3_2 =
    Kontor: die oberste Karte einer Stadt, in der man keines hat, zum aufgedruckten Preis, auf die Hand. Mit der
    Rückseite des Piraten nicht in seiner Stadt (NOV-R29).
rule-NOV-T3_3 = Die Bonuskarte „Acht Kontore“ erfüllt, wer 8 Kontore besitzt.
rule-NOV-T3_4 =
    Schiff: die nächste Stufe, für 5, 10 oder 15 Dukaten auf Geschwindigkeit 3, 4 oder 5, eine Stufe im Zug. 5
    ist die höchste.
rule-NOV-T3_5 =
    Auftrag: für 6 Dukaten ein beliebiger ausliegender oder blind der oberste des Stapels. Dann wird auf 4
    ergänzt, wenn weniger ausliegen (NOV-R7). Einen blind gezogenen muss man nicht zeigen.
rule-NOV-T3_6 = Auf der Hand und behalten sind zusammen nie mehr als 3 Aufträge.
rule-NOV-T3_7 =
    Mit dem Privileg für Aufträge darf man einen weiteren Auftrag für 3 statt 6 Dukaten kaufen, neben dem Kauf
    oder statt seiner, davor oder danach. NOV-T3.5 und NOV-T3.6 gelten auch dafür.

## Phase 4: Siegel

rule-NOV-T4_1 =
    Man bekommt die Siegel der untersten freien Karrierestufe: 0, 0, 1, 2 oder 3, und 4, wenn alle fünf verdeckt
    sind.
rule-NOV-T4_2 =
    Wurde in diesem Zug kein Privileg eingesetzt und ist das für ein Siegel frei, bringt es von selbst 1 Siegel.
    Das ist dann das Privileg des Zuges.

## Bonuskarten

rule-NOV-B1 =
    In der ersten Runde, in der überhaupt jemand die Bedingung einer Bonuskarte erfüllt, bekommen alle, die sie
    in dieser Runde erfüllen, sofort den hohen Wert. Für die Warenvielfalt gilt das nicht.
rule-NOV-B2 =
    Waren es mehrere, verlässt die Karte am Ende der Runde das Spiel. War es eine Person, bleibt die Karte mit
    dem niedrigen Wert.
rule-NOV-B3 =
    In der ersten späteren Runde, in der jemand anderes die Bedingung erfüllt, bekommen alle, denen das gelingt,
    den niedrigen Wert. Am Ende dieser Runde verlässt die Karte das Spiel.
rule-NOV-B4 =
    Jede Person bekommt jeden Bonus höchstens einmal. Wer ihn schon hat, zählt für NOV-B3 nicht noch einmal.
rule-NOV-B5 =
    Warenvielfalt: Am Ende des Spiels zählt man die verschiedenen Waren und Luxusgüter auf den eigenen
    abgelegten Aufträgen, in beiden Zeilen, erfüllt oder nicht, und auf den Merkkarten der Spezialaufträge. Die
    Karte zeigt die Siegel für jede Zahl. Alle werten sie.
rule-NOV-B6 = Die Runde endet, wenn der nächste Zug des Startspielers beginnen würde.

## Spielende und Sieg

rule-NOV-E1 =
    Hat am Ende einer Runde jemand mindestens 30 Siegel oder die oberste Karrierestufe verdeckt, wird genau noch
    eine Runde gespielt, mit allem, was dazugehört. Die Warenvielfalt zählt nicht zu den 30.
rule-NOV-E2 = Dann kommt die Warenvielfalt dazu, wenn sie im Spiel ist.
rule-NOV-E3 =
    Wessen unterste freie Stufe ein rotes X zeigt, wird nicht gewertet und hat verloren, egal mit wie vielen
    Siegeln. Auf unseren Karten heißt das: weniger als 2 verdeckte Stufen.
rule-NOV-E4 =
    Wer die meisten Siegel hat, gewinnt. Bei Gleichstand entscheiden mehr Dukaten, dann mehr verdeckte Stufen,
    dann mehr Kontore, ein gelagertes mitgezählt, dann der spätere Platz in der Zugfolge.
rule-NOV-E5 = Zeigen alle ein rotes X, gewinnt niemand (NOV-R31).
rule-NOV-E6 =
    In der Rangfolge stehen zuerst alle Gewerteten, nach NOV-E4, dann die von NOV-E3, nach denselben Maßstäben
    (NOV-R31).
rule-NOV-E7 =
    Ist die Bedingung von NOV-E1 bis zum Ende von Runde 40 nicht eingetreten, gilt sie dann als erfüllt. Eine
    Partie hat also höchstens 41 Runden (NOV-R42).

## Was zur Neige geht

rule-NOV-D1 =
    Ist der Auftragsstapel leer, wird nicht ergänzt, und blind ziehen kann niemand. Abgelegte Aufträge
    kommen nie zurück.
rule-NOV-D2 = Ohne ausliegende Aufträge und ohne Stapel kann niemand einen Auftrag kaufen.
rule-NOV-D3 = Kontore gehen niemandem aus: Jede Stadt hat eines für jede Person.
rule-NOV-D4 =
    Wird ein Spezialauftrag bei leerem Stapel erfüllt, gibt es keine Merkkarte. Er zählt als abgelegter Auftrag
    ohne Waren.
rule-NOV-D5 = Basiskontore und Manufakturen gehen nie aus: Nur wer am Zug ist, nutzt sie, jede Stadt einmal.

## Kaufmann und Pirat

rule-NOV-XA1 =
    Wenn die Karte liegt, kommt der Kaufmann nach Novgorod und der Pirat nach Antwerpen, oder beide in
    ausgeloste Städte (NOV-O6). Ihre Seiten werden vereinbart (NOV-O4, NOV-O5).
rule-NOV-XM1 =
    Kaufmann, Vorderseite: Wer in seiner Stadt Einkommen nimmt oder dort einfach herstellt, auch bei einem
    Basiskontor, bekommt 3 Dukaten mehr, einmal im Zug (NOV-R27).
rule-NOV-XM2 =
    Kaufmann, Rückseite: Eine einfache Herstellung in seiner Stadt bringt 1 Siegel mehr, egal nach welchem
    Rezept. Die Dukaten bleiben die des Rezepts.
rule-NOV-XM3 = Was für Aufträge, Spezialaufträge oder die Karriere verwendet wird, bringt vom Kaufmann nichts.
rule-NOV-XM4 =
    Beide Seiten: Am Ende von Phase 2 jedes Zuges zieht der Kaufmann im Uhrzeigersinn um den Ring, so viele
    Städte weit, wie die aufgedruckte Geschwindigkeit des Schiffes der Person am Zug beträgt.
rule-NOV-XP1 = Pirat, Vorderseite: Eine Route mit einer Station in seiner Stadt hat einen Platz weniger.
rule-NOV-XP2 =
    Pirat, Vorderseite: Einmal vor der Route und einmal danach (NOV-R48, NOV-A13), oder mit der Option „einmal im
    Zug“ nur einmal (NOV-R25), darf man ihn im eigenen Zug in eine beliebige andere Stadt versetzen. Jedes
    Versetzen kostet 6 Dukaten mit den meisten Siegeln, allein oder gleichauf, 3 mit den zweitmeisten,
    sonst nichts, nach den Siegeln in diesem Augenblick (NOV-R26). Es ist kein Privileg.
rule-NOV-XP3 =
    Pirat, Rückseite: Seine Stadt lässt sich gar nicht nutzen. Sie wird ausgelassen, und ihre Nachbarn gelten
    untereinander als benachbart.
rule-NOV-XP4 =
    Pirat, Rückseite: Das Privileg für Dukaten darf man ganz am Anfang des Zuges, vor der ersten Station, oder
    ganz am Ende, nach Phase 3 (NOV-R39), dazu einsetzen, den Piraten in eine beliebige andere Stadt zu
    versetzen, statt die 2 Dukaten zu nehmen (NOV-R30).

## Spezialaufträge

rule-NOV-XS1 =
    Alle vier Karten werden gemischt und in eine Spalte gelegt. Von oben zeigen die ersten beiden Teil A, die
    dritte B, die vierte C. Den Rest der letzten Karte bedeckt verdeckt der oberste Auftrag des Stapels; er ist
    aus dem Spiel, und niemand sieht ihn.
rule-NOV-XS2 = Spezialaufträge kann man nicht kaufen. Alle dürfen in Phase 2 einen sichtbaren Teil erfüllen.
rule-NOV-XS3 =
    Ein Spezialauftrag kostet die aufgedruckten Dukaten und 1 mehr für jede Karte über ihm in der Spalte
    (NOV-XS7), die man in diesem Zug nicht erfüllt hat (NOV-R49), oder mit der Option „alle Karten darüber“ für
    jede.
rule-NOV-XS4 =
    Das Privileg für Aufträge darf man statt in Phase 3 hier einsetzen: Es macht die Spezialaufträge dieses
    Zuges vom Einsatz an um 3 Dukaten billiger, nie unter null. Was einer nicht braucht, gilt für den nächsten,
    und der Rest verfällt am Ende der Phase (NOV-R28).
rule-NOV-XS5 =
    Die gezeigten Waren werden verwendet, und das gezeigte Luxusgut wird hergestellt. Mit zwei Kisten braucht
    das Luxusgut mindestens 2 Waren.
rule-NOV-XS6 =
    Man bekommt die aufgedruckten Siegel, und der oberste Auftrag des Stapels kommt verdeckt als Merkkarte unter
    das Schiff (NOV-D4). Er zählt als abgelegter Auftrag (NOV-TB8, NOV-B5), und sein Besitzer darf ihn
    ansehen.
rule-NOV-XS7 =
    In einem Zug sind mehrere Spezialaufträge möglich, jede Karte einmal. Eine erfüllte Karte
    behält bis zum Ende von Phase 2 ihren Platz. Dann wandern die erfüllten Karten nach NOV-XS8, die oberste
    zuerst (NOV-R28).
rule-NOV-XS8 =
    Eine erfüllte Karte kommt ans Ende der Spalte und zeigt ihren nächsten Teil: nach A kommt B, dann C, dann D,
    dann wieder A.

## Entscheidungsschritte

rule-NOV-A1 =
    Immer entscheidet genau eine Person, und nur im eigenen Zug. Gebühren, Ergänzen, das Ende von Phase 2, Phase
    4, der Zug des Kaufmanns und alle Boni geschehen von selbst.
rule-NOV-A2 =
    Routen, Herstellungen, Zeilen, Karrierestufen und Spezialaufträge werden schrittweise eingegeben. Ein
    Schritt ist genau dann erlaubt, wenn er sich mit den bisherigen zu einem ganzen Spielzug ergänzen lässt, der
    alle Regeln einhält; ob die Gebühr bezahlbar ist, wird am ganzen Spielzug geprüft. So gibt es keine
    Sackgassen, und jeder erlaubte Spielzug lässt sich auf genau eine Weise eingeben.
rule-NOV-A3 =
    Ohne Frage entschieden wird nur, wo Tatsachen, die alle kennen, eine einzige Möglichkeit lassen. Ob gefragt
    wird, darf keine verdeckte Hand verraten: Wer einen Auftrag hält, den andere nicht kennen, wird in Phase 2
    auch dann gefragt, wenn nur noch ihr Ende möglich ist.
rule-NOV-A4 =
    In Phase 1 wird rechts eine Station angelegt, zuerst eine beliebige Stadt, dann ein Nachbar der letzten,
    oder ein Platzhalter an der letzten Station, oder die Route wird beendet. Das Privileg für Geschwindigkeit
    braucht keinen eigenen Schritt. Alles wirkt erst am Ende der Route.
rule-NOV-A5 =
    Phase 2 ist ein Menü, das nach jeder vollendeten Aktion wiederkehrt, bis man die Phase beendet: herstellen,
    eine Zeile erfüllen, auf eine Karrierestufe steigen, einen Spezialauftrag erfüllen, lagern, Einkommen
    nehmen, das Privileg einsetzen, den Piraten versetzen. Es hat höchstens 39 Möglichkeiten.
rule-NOV-A6 =
    Eine Herstellung wird durch ihre Manufaktur eingegeben, wenn sie nicht schon genannt ist, dann durch ihr
    Rezept, dann durch den Ort jeder Ware in gedruckter Reihenfolge.
rule-NOV-A7 =
    Bestimmte Waren gibt man einzeln in gedruckter Reihenfolge ein. Verschiedene Waren nach Wahl gibt man in der
    Reihenfolge der Route ein, von links nach rechts und den Laderaum zuletzt, nie dieselbe Ware noch einmal.
rule-NOV-A8 =
    Eine Zeile wird durch ihre Waren oder eine Herstellung eingegeben; nach einer oberen Zeile folgt der Platz
    des Auftrags. Beide Zeilen in einem Zug sind zwei Aktionen, und dazwischen behält man den
    Auftrag.
rule-NOV-A9 =
    Eine Karrierestufe wird durch ihre Waren und dann ihre Luxusgüter eingegeben, deren Stationen von links nach
    rechts, jedes Luxusgut ein anderes. Dukaten brauchen keinen Schritt.
rule-NOV-A10 =
    Ein Spezialauftrag beginnt mit der Frage, ob man das Privileg einsetzt, wenn das noch geht und die Kosten
    über 0 sind; ein schon eingesetztes wirkt von selbst weiter. Dann kommen die Waren, dann das Luxusgut.
rule-NOV-A11 =
    Vor dem letzten Bezahlschritt einer Aktion wirkt nichts. Dann wird alles zusammen verwendet, bezahlt und
    gewonnen. Nur nach dem Platz eines Auftrags wird danach noch gefragt.
rule-NOV-A12 =
    Das ganze Einkommen zu nehmen heißt, das Einkommen jeder ungenutzten eigenen Station zu nehmen, von links
    nach rechts. Angeboten wird es ab zwei Stationen, wenn die Hafengebühr danach bezahlbar bleibt (NOV-TZ2).
rule-NOV-A13 =
    Die Vorderseite des Piraten lässt sich bei der ersten Entscheidung von Phase 1 versetzen, vor jeder Station,
    und aus jedem Menü der Phasen 2 und 3; die Rückseite bei der ersten Entscheidung von Phase 1 und noch einmal
    nach Phase 3, solange das Privileg einsetzbar ist. Mitten in einer Route oder Aktion geht es nie.
rule-NOV-A14 =
    Phase 3 ist ein Menü, das nach jedem Kauf wiederkehrt, bis man die Phase beendet, mit höchstens 29
    Möglichkeiten. Der Kauf und der Auftrag durch das Privileg sind in beiden Reihenfolgen möglich.

## Festlegungen

rule-NOV-R1 =
    Die Zahlen auf den Karten sind verloren. Sie sind hier rekonstruiert und in der Materialdatei so
    gekennzeichnet, und keine Regel hängt an einer von ihnen.
rule-NOV-R2 = Welche Stufe bringt die Siegel von Phase 4? Die unterste freie.
rule-NOV-R3 =
    Wann ist für das Spielende die oberste Stufe erreicht? Wenn sie verdeckt ist. Für die Bonuskarte „Karriere“
    gilt eine Stufe als erreicht, sobald sie die unterste freie ist.
rule-NOV-R4 =
    Was bringt eine vollständige Karriere? 4 Siegel pro Zug, von einem Feld über der obersten Stufe; sonst würde
    die letzte Stufe Siegel kosten.
rule-NOV-R5 = Der Preis einer Stufe in der beschädigten Spielregel wird als 13 Dukaten gelesen, nicht als 3.
rule-NOV-R6 =
    Kann das Gewählte mehr als 27 Dukaten kosten? Nein: Ein zweites Kontor, mit dem es mehr wäre, kann man nicht
    wählen. Mit unseren Preisen betrifft das nur 8 + 8.
rule-NOV-R7 =
    Liegen nach den Einführungsrunden mehr als 4 Aufträge aus, bleiben sie liegen. Ergänzt wird erst unter 4.
rule-NOV-R8 =
    Die Seiten der Karrierekarten wählt man offen und der Reihe nach, vom Startspieler aus im Uhrzeigersinn, vor
    den Einführungsrunden.
rule-NOV-R9 = Eine Route darf kürzer als erlaubt oder leer sein: Die Geschwindigkeit ist nur die Obergrenze.
rule-NOV-R10 =
    Keine Stadt wird zweimal besucht: Jede Person hat dort ein Kontor, und das Basiskontor ist nur für Städte
    ohne eigenes.
rule-NOV-R11 =
    Wer in einer Stadt ein Kontor hat, kann dort das Basiskontor nicht nutzen, auch nicht, wenn das eigene als
    Platzhalter dient. Die einzige Ausnahme ist der Tausch mit dem Laderaum.
rule-NOV-R12 =
    Auch eine Station mit Basiskontor darf einen Platzhalter haben. Der Platzhalter selbst ist ein Kontor von
    der Hand.
rule-NOV-R13 = Ein Basiskontor bringt kein Einkommen; seine Zahl ist die Gebühr.
rule-NOV-R14 =
    Die Gebühr darf man aus dem Einkommen derselben Route bezahlen: Sie ist am Ende der Phase fällig, nach dem
    Einkommen. Ob auch Luxusgüter im Voraus zählen, sagt NOV-R47; mit der Option „nur Einkommen“ zählen sie
    nicht.
rule-NOV-R15 =
    Die Gebühr ist auch fällig, wenn an der Station nichts genutzt wurde: Bezahlt wird für die angelegte Karte.
rule-NOV-R16 =
    Eine gelagerte Ware lässt sich für alles verwenden, was Waren braucht, auch für Karriere und
    Spezialaufträge.
rule-NOV-R17 = Der Laderaum liegt am Schiff und damit links von jeder Manufaktur.
rule-NOV-R18 =
    Eine getauschte und nicht verwendete Ware ist verloren, weil das Basiskontor zurückkommt. Das eigene Kontor
    darf wieder gelagert werden.
rule-NOV-R19 =
    Den Laderaum kann man nicht nach Belieben leeren, nur durch Lagern einer anderen Ware, durch Verwenden oder
    durch einen Tausch.
rule-NOV-R20 =
    Einen behaltenen Auftrag kann man nicht später ohne seine untere Zeile ablegen. Entschieden wird, wenn die
    obere Zeile erfüllt ist.
rule-NOV-R21 = Beide Zeilen durch zwei Aktionen desselben Zuges bringen 5 Siegel.
rule-NOV-R22 =
    Auch für die Bonuskarten „Drei Aufträge“ und „Karriere“ gilt die allgemeine Regel vom hohen und niedrigen
    Wert.
rule-NOV-R23 = Für die „Route mit fünf Städten“ zählen Basiskontore mit, Platzhalter nicht.
rule-NOV-R24 =
    Ein Privileg, das man einsetzt, bevor seine Stufe im selben Zug verdeckt wird, bleibt eingesetzt. Das für
    ein Siegel muss in Phase 4 frei sein.
rule-NOV-R25 =
    Jedes Mal, wenn der Pirat versetzt wird, muss er die Stadt wechseln. Wie oft das im Zug geht, sagt NOV-R48; mit
    der Option „einmal im Zug“ einmal.
rule-NOV-R26 =
    Die zweitmeisten Siegel sind nach dem Wert gemeint: Die höchste Summe zahlt 6, die nächst niedrigere 3, alle
    anderen nichts. Die Vorderseite des Piraten wirkt nur, wenn eine Route beendet wird; ihn später zu versetzen
    ändert nichts an einer fertigen Route.
rule-NOV-R27 =
    Der Kaufmann zieht nach der aufgedruckten Geschwindigkeit, ohne Privileg und Pirat, um den Ring aller 8
    Städte, auch der des Piraten. Seine Dukaten gibt es einmal im Zug, bei der ersten Gelegenheit.
rule-NOV-R28 =
    Erfüllte Spezialaufträge wandern erst am Ende der Phase. Ob sie die darunter bis dahin teurer machen, sagt
    NOV-R49; mit der Option „alle Karten darüber“ tun sie das. Was vom Nachlass übrig ist, gilt für den nächsten Spezialauftrag des Zuges,
    nie für einen früheren.
rule-NOV-R29 =
    Pirat, Rückseite: In seiner Stadt kann niemand ein Kontor kaufen. Gelagerte Waren und Platzhalter dieser
    Stadt bleiben nutzbar. Ist er in Visby oder Lübeck, sind alle drei Nachbarn untereinander benachbart.
rule-NOV-R30 = Den Piraten mit dem Privileg zu versetzen ersetzt die 2 Dukaten.
rule-NOV-R31 =
    Zeigen alle ein rotes X, gewinnt niemand, auch nicht der oder die Beste. Die Rangfolge richtet sich nach
    NOV-E6.
rule-NOV-R32 =
    Offen genommene Aufträge werden als bekannt gezeigt, denn alle haben sie gesehen. Blind gezogene bleiben
    verborgen.
rule-NOV-R33 = Für Dukaten und Siegel gibt es keine Grenze.
rule-NOV-R34 = Auf eine Karrierestufe für Dukaten steigt man in Phase 2, wie auf die anderen.
rule-NOV-R35 = Alle beginnen mit 27 Dukaten.
rule-NOV-R36 =
    Das Privileg für Aufträge kann man nicht in Phase 2 und in Phase 3 desselben Zuges einsetzen: ein Privileg
    im Zug.
rule-NOV-R37 = Die Dukaten des Privilegs bringen vom Kaufmann nichts.
rule-NOV-R38 = Zeilen und Rezepte verlangen nie dieselbe Ware zweimal.
rule-NOV-R39 =
    Pirat, Rückseite: Das Ende des Zuges ist nach Phase 3 und vor den Siegeln. Wer ihn dann versetzt, hat ein
    Privileg eingesetzt und bekommt von dem für ein Siegel nichts.
rule-NOV-R40 = In den Einführungsrunden tut der Pirat nichts, und Kontore seiner Stadt darf man wählen.
rule-NOV-R41 =
    Ausgelost werden für Kaufmann und Pirat zwei verschiedene Städte, jedes Paar mit gleicher Chance. Später
    dürfen sie in derselben Stadt sein.
rule-NOV-R42 =
    Wenn niemand etwas gewinnt, könnte es ewig weitergehen. Das verhindert die Grenze von NOV-E7; gewöhnliche
    Partien enden nach 8 bis 15 Runden.
rule-NOV-R43 = Der Kaufmann zieht in jedem Zug, auch wenn nichts besucht wurde.
rule-NOV-R44 = Bei mehreren Spezialaufträgen wird jeder bezahlt, wenn er erfüllt wird.
rule-NOV-R45 = Die Seiten von Kaufmann und Pirat und ausgeloste Anfangsstädte kann man nur wählen, wenn der Expertenteil „Kaufmann und Pirat“ gespielt wird.
rule-NOV-R46 =
    Zweimal im selben Zug zu lagern ist erlaubt. Die erste Ware ist ersatzlos verloren, und ihr Kontor bleibt in
    diesem Zug verbraucht: Es bringt weder Einkommen noch Ware mehr.
rule-NOV-R47 =
    Auch Dukaten von Luxusgütern und vom Kaufmann dürfen die Hafengebühr bezahlen: Sie ist fällig, wenn Phase 2
    endet, und nirgends steht, woher das Geld kommen muss. Eine Route darf also ausgelegt werden, wenn irgendeine
    Wertung sie bezahlt. Früher zählte nur das Einkommen.
rule-NOV-R48 =
    Die Vorderseite des Piraten darf jederzeit im eigenen Zug versetzt werden, und nirgends steht, wie oft. Was ein
    Versetzen ändern kann, ist die Route; also macht einmal davor und einmal danach, jeweils bezahlt, schon alles
    aus. Früher wurde er einmal im Zug versetzt.
rule-NOV-R49 =
    Ein Spezialauftrag, den man im selben Zug erfüllt, ist nicht übersprungen; ist er erfüllt, macht er die
    darunter nicht mehr teurer. Früher kostete jede Karte darüber einen Dukaten.
rule-NOV-R50 = Das Siegel von der Rückseite des Kaufmanns bringt keinen Dukaten: Dukaten gibt es wie ohne ihn.
rule-NOV-R51 =
    Das Privileg „2“, mit dem die Rückseite des Piraten versetzt wird, ist das für zwei zusätzliche Dukaten.
rule-NOV-R52 =
    „Stoffe“, die Ware von Antwerpen, und „Tuch“ in einem Spezialauftrag sind dieselbe Ware. Sie heißt hier wie in
    Antwerpen: Stoffe.
rule-NOV-R53 =
    Was kosten die Stufen auf den Rückseiten der Karrierekarten? Nur, was die Spielregel erklärt: 3 verschiedene
    Waren, 2 verschiedene Luxusgüter, 13 Dukaten oder 2 Waren und 2 Luxusgüter. Ihre Reihenfolge ist von uns. In
    Partien, die früher begonnen haben, kosten manche Stufen ein Luxusgut oder vier Waren.

## Beispiele

rule-NOV-X1 =
    Beispiel für NOV-S3. In Danzig ist der Stapel von unten nach oben zu viert 7, 6, 6, 5, zu dritt 7, 6, 5 und
    zu zweit 6, 5.
rule-NOV-X2 = Beispiel für NOV-S4. Zu dritt werden 5 Aufträge ausgelegt.
rule-NOV-X3 = Beispiel für NOV-S5. Nach dem Spielaufbau haben alle 27 Dukaten, 0 Siegel und Geschwindigkeit 2.
rule-NOV-X4 =
    Beispiel für NOV-N6. Jemand hat Kontore für 7 und 4 und einen Auftrag gewählt und hält den ausgeteilten. Das
    kostet 23 Dukaten, und 4 bleiben.
rule-NOV-X5 =
    Beispiel für NOV-T1.2. Eine Route von London nach Danzig ist nicht erlaubt: London hat nur Bergen und
    Antwerpen als Nachbarn.
rule-NOV-X6 =
    Beispiel für NOV-T1.3 und NOV-T0.3. Mit Geschwindigkeit 2 ist die Route Lübeck, Visby, Novgorod mit dem
    Privileg für Geschwindigkeit erlaubt, das dann eingesetzt ist, und ohne es nicht.
rule-NOV-X7 =
    Beispiel für NOV-TA4. Pelz liegt links von der Manufaktur für Pelz. Eine einfache Herstellung bringt 1
    Siegel und 1 Dukaten.
rule-NOV-X8 =
    Beispiel für NOV-TA4. Getreide, Fisch und Salz liegen links von der Manufaktur für Salz. Eine einfache
    Herstellung aus allen dreien bringt 4 Siegel und 4 Dukaten.
rule-NOV-X9 =
    Beispiel für NOV-TA1 bis NOV-TA4. Auf der Route von NOV-X6 liegt die Manufaktur für Salz in Novgorod, ohne
    Platzhalter. Proviant aus dem Salz von Lübeck bringt 1 Siegel und 1 Dukaten. Lübeck ist genutzt, der Pelz
    von Novgorod nicht mehr verwendbar, das Glas von Visby schon.
rule-NOV-X10 =
    Beispiel für NOV-TB4. Auftrag 16 ist auf der Hand, und die Route ist Danzig, Lübeck. Die untere Zeile,
    Bernstein und Salz, bringt 2 Siegel; der Auftrag wird abgelegt, und die obere Zeile verfällt.
rule-NOV-X11 =
    Beispiel für NOV-TB3, NOV-TB5 und NOV-TA5. Auftrag 21 ist auf der Hand, die Manufaktur für Bernstein in
    Lübeck, und die Route ist Danzig, Lübeck. Bernstein wird zu Schmuck für die obere Zeile: 2 Siegel, nichts
    von der Manufaktur, und der Auftrag wird behalten. Kleidung in einem späteren Zug bringt 2 weitere.
rule-NOV-X12 =
    Beispiel für NOV-TB6, NOV-TA2 und NOV-TD3. Mit Pelz im Laderaum, einem eigenen Kontor in Antwerpen, der
    Manufaktur für Glas in Bergen und der für Pelz in London ist die Route Visby, Bergen, London, Antwerpen. In
    Bergen wird Glas zu Schmuck für die obere Zeile von Auftrag 21, in London der gelagerte Pelz zu Kleidung für
    die untere: 5 Siegel. Antwerpen ist noch frei, um Stoffe zu lagern oder 4 Dukaten zu nehmen; in London nützen
    die Stoffe nichts, denn sie liegen rechts davon.
rule-NOV-X13 = Beispiel für NOV-T4.1. Zeigt die unterste freie Stufe 2, bringt Phase 4 2 Siegel.
rule-NOV-X14 =
    Beispiel für NOV-T4.2. Wurde kein Privileg eingesetzt und ist das für ein Siegel frei, bringt Phase 4 1
    Siegel mehr.
rule-NOV-X15 =
    Beispiel für NOV-TE2. Das Privileg bringt 2 Dukaten, auch wenn kein Kontor Einkommen gebracht hat.
rule-NOV-X16 =
    Beispiel für NOV-T3.4. Von Geschwindigkeit 2, 3 und 4 kostet das nächste Schiff 5, 10 und 15 Dukaten und hat
    Geschwindigkeit 3, 4 und 5.
rule-NOV-X17 =
    Beispiel für NOV-T3.6 und NOV-T3.7. Mit 9 Dukaten, einem Auftrag in Bearbeitung und dem Privileg für
    Aufträge kauft jemand einen Auftrag für 6 und einen für 3. Dann sind es 0 Dukaten und drei Aufträge in
    Bearbeitung, und ein weiterer ist nicht erlaubt, egal wie viel Geld da ist.
rule-NOV-X18 =
    Beispiel für NOV-XP3. Mit der Rückseite des Piraten in Antwerpen ist die Route Lübeck, London erlaubt.
rule-NOV-X19 =
    Beispiel für NOV-XS3, NOV-XS5 und NOV-XS8. Die Spalte zeigt 1A, 2A, 3B und 4C. Der dritte, Schmuck aus zwei
    Waren, wird mit Bernstein und Glas erfüllt: Er kostet 1 + 1 + 4 = 6 Dukaten und bringt 5 Siegel. Danach ist
    die Spalte 1A, 2A, 4C, 3C.
rule-NOV-X20 =
    Beispiel für NOV-XS3 und NOV-XS6. In der Spalte von NOV-X19 kostet der erste 1 Dukaten und bringt 2 Siegel,
    der vierte kostet 1 + 1 + 1 + 3 = 6 und bringt 4.
rule-NOV-X21 =
    Beispiel für NOV-B1 bis NOV-B3. Jemand erfüllt die „Route mit fünf Städten“ und bekommt 4 Siegel, in einer
    späteren Runde bekommt jemand anderes 2. Dann verlässt die Karte das Spiel.
rule-NOV-X22 =
    Beispiel für NOV-T1.6 und NOV-TD5. Das Kontor von Danzig liegt im Laderaum, und die Route ist Danzig,
    Lübeck. Die eigene Karte wird angelegt, das Basiskontor liegt im Laderaum, und für Danzig fällt keine Gebühr
    an: Bernstein ist zweimal da. Wird der im Laderaum nicht verwendet, ist er am Ende der Phase verloren; die
    eigene Karte von Danzig darf, wenn sie ungenutzt ist, wieder gelagert werden.
rule-NOV-X23 =
    Beispiel für NOV-T1.8 und NOV-A2 bis NOV-A4. Jemand mit Geschwindigkeit 2 und ohne Dukaten hat Kontore in
    Novgorod (Einkommen 4) und London (Einkommen 3) und kein Privileg, das hilft. Visby ist als erste Station
    möglich, weil Novgorod dafür aufkommt, ebenso Bergen wegen London. Danzig ist es nicht, und Antwerpen (Gebühr
    4) nur, wenn ein Luxusgut den Dukaten bringt, der zu Londons 3 noch fehlt. Nach Visby bleibt nur Novgorod, und
    dort muss das Einkommen genommen werden.
rule-NOV-X24 =
    Beispiel für NOV-T1.5, NOV-TA1 und NOV-R11. Mit Geschwindigkeit 3, eigenen Kontoren von Danzig, Lübeck und
    Visby auf der Hand und der Manufaktur für Bernstein in Lübeck ist die Route Danzig, Lübeck, Platzhalter.
    Bernstein wird auf dem Platzhalter zu Schmuck, und die eigene Karte von Lübeck ist noch frei. Auch mit
    Geschwindigkeit 4 könnte Visby nicht noch Station sein: Für den Platzhalter bliebe keine Karte.
rule-NOV-X25 =
    Beispiel für NOV-TZ2. Mit 1 Dukaten, dem eigenen Kontor in Danzig und dem Basiskontor von Lübeck (Gebühr 2)
    in der Route ist die Zeile Bernstein und Salz nicht erlaubt, weil nichts bliebe, das Dukaten bringt. Mit 2
    Dukaten ist sie es.
rule-NOV-X26 =
    Beispiel für NOV-B1 und NOV-B2. Zwei Personen legen in derselben Runde ihren dritten Auftrag unter das
    Schiff. Beide bekommen 4 Siegel, und die Karte verlässt am Ende der Runde das Spiel.
rule-NOV-X27 =
    Beispiel für NOV-XP2 und NOV-R26. Bei 12, 12, 9 und 5 Siegeln kostet es 6, 6, 3 und 0 Dukaten, den Piraten
    zu versetzen. Bei 8 und 8 zu zweit kostet es jeweils 6.
rule-NOV-X28 =
    Beispiel für NOV-XM1 und NOV-XM4. Die Vorderseite des Kaufmanns ist in Novgorod, und jemand mit
    Geschwindigkeit 3 nimmt dort das Einkommen des eigenen Kontors: 4 + 3 Dukaten. Am Ende von Phase 2 zieht der
    Kaufmann nach Lübeck.
rule-NOV-X29 =
    Beispiel für NOV-XS4, NOV-XS7 und NOV-XS8. In der Spalte von NOV-X19 wird der erste (Kosten 1) mit dem
    Privileg erfüllt, dann der dritte (Kosten 5, denn nur 2A ist übersprungen). Das kostet 0 und 3 Dukaten, und
    die Spalte wird 2A, 4C, 1B, 3C.
rule-NOV-X30 =
    Beispiel für NOV-E1, NOV-E3 und NOV-T0.6. In Runde 9 erreicht jemand 31 Siegel. Runde 10 spielen alle, und
    sie ist die letzte. Wer dann 40 Siegel und nur eine verdeckte Stufe hat, hat verloren.
rule-NOV-X31 =
    Beispiel für NOV-E4. Zwei Personen haben gleich viele Siegel, Dukaten, verdeckte Stufen und Kontore. Vorn
    liegt, wer später in der Zugfolge ist.
rule-NOV-X32 =
    Beispiel für NOV-TC1. Eine Stufe kostet 3 verschiedene Waren, und die Route ist Danzig, Lübeck mit Bernstein
    im Laderaum. Die Stufe ist nicht möglich, denn Bernstein zählt nur einmal. Mit Pelz im Laderaum ist sie
    möglich.
rule-NOV-X33 =
    Beispiel für NOV-N7, NOV-R7 und NOV-T3.5. Zu viert haben alle ihren Auftrag blind gezogen, also bleiben 6
    Aufträge offen. Nach einem Kauf sind es 5. Erst wenn weniger als 4 ausliegen, wird auf 4 ergänzt.
rule-NOV-X34 =
    Beispiel für NOV-XP4, NOV-R39 und NOV-T4.2. Mit der Rückseite des Piraten hat jemand kein Privileg
    eingesetzt und versetzt ihn nach Phase 3. Das Privileg für ein Siegel bringt dann nichts; die Siegel der
    Karriere kommen wie immer.
rule-NOV-X35 =
    Beispiel für NOV-XP1. Die Vorderseite des Piraten ist in Visby. Mit Geschwindigkeit 3 ist die Route Lübeck,
    Visby, Novgorod nur mit dem Privileg für Geschwindigkeit erlaubt, Lübeck, Visby auch ohne.
rule-NOV-X36 =
    Beispiel für NOV-A6, NOV-A7 und NOV-A11. Nach dem Tausch von NOV-X22, mit der Manufaktur für Bernstein in
    Lübeck und ohne Platzhalter, stellt jemand dort her. Bernstein ist das einzig mögliche Rezept, danach wird
    nicht gefragt; wohl aber nach dem Ort: Danzig oder der Laderaum. Dann gibt es 1 Siegel und 1 Dukaten, und
    der gewählte Bernstein und Lübeck sind genutzt.

## Invarianten

rule-NOV-I1 =
    Stapel, ausliegende Aufträge, Hände, behaltene und abgelegte Aufträge mit den Merkkarten und die
    Deckkarte sind immer die 24 Aufträge, jeder einmal.
rule-NOV-I2 =
    In jeder Stadt sind der Stapel und die Kontore aller Personen zusammen so viele, wie Personen mitspielen.
    Jede Person hat in jeder Stadt höchstens eines.
rule-NOV-I3 = Die Manufakturen bleiben das ganze Spiel bei denselben Städten.
rule-NOV-I4 =
    Dukaten sind nie unter 0. Siegel, Geschwindigkeit und verdeckte Stufen werden nie weniger; die
    Geschwindigkeit liegt zwischen 2 und 5, die Stufen zwischen 0 und 5.
rule-NOV-I5 =
    Auf der Hand und behalten sind zusammen nie mehr als 3 Aufträge. Gelagert ist höchstens eine Ware,
    und ihr Kontor gehört der Person.
rule-NOV-I6 =
    Eine fertige Route hat nicht mehr Plätze als die Geschwindigkeit, mit einem mehr durch das Privileg und
    einem weniger durch die Vorderseite des Piraten. Ihre Stationen sind verschieden, und jede ist der vorigen
    benachbart.
rule-NOV-I7 =
    In einem Zug gibt es höchstens ein Privileg und einen Kauf, und jede Manufaktur und jedes Kontor wird
    höchstens einmal genutzt.
rule-NOV-I8 = Für jeden abgelegten Auftrag, der keine Merkkarte ist, gab es 2, 4 oder 5 Siegel.
rule-NOV-I9 =
    Die Dukaten einer Person ändern sich im Zug um Einkommen, Dukaten von Luxusgütern, Privileg und Kaufmann,
    minus Gebühren, Käufe, Karriere, Spezialaufträge und Pirat.
rule-NOV-I10 =
    Jeden Bonus bekommt jede Person höchstens einmal, und vergeben wird er in höchstens zwei verschiedenen
    Runden.
rule-NOV-I11 = In der Spalte der Spezialaufträge liegen immer die vier Karten, jede mit einem Teil.
rule-NOV-I12 =
    Am Ende hatten alle gleich viele Züge. Die Runde, an deren Ende das Spielende feststeht, ist die vorletzte,
    und es gibt höchstens 41 Runden.
rule-NOV-I13 = Vor Phase 1 und nach Phase 2 liegen alle Basiskontore und Manufakturen bei ihren Städten.
rule-NOV-I14 =
    In jedem Augenblick von Phase 2 bringt ein Weg durch ihren Rest genug Dukaten für die Hafengebühr der Route:
    mit Einkommen, einfacher Herstellung, dem Kaufmann und dem Privileg, wenn es noch einsetzbar ist. Mit der
    Option „nur Einkommen“ braucht es dafür weder Herstellung noch Kaufmann.
rule-NOV-I15 =
    Jede Entscheidung hat mindestens zwei Möglichkeiten, eine einzige nur, um eine Hand zu verbergen (NOV-A3),
    und höchstens 39. Ein Zug hat höchstens 50 Entscheidungen.
rule-NOV-I16 =
    Was erlaubt ist, hängt nur davon ab, was die entscheidende Person sehen kann. Vom Stapel zählt nur seine
    Größe.
