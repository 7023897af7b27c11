### Regelreferenz von Borneo: eine Meldung für jede Definition des Regelverzeichnisses.

## Optionen

rule-BOR-O1 = Option „Ausgabe“: die Brettausgabe (Vorgabe) oder die Kartenausgabe.
rule-BOR-O2 =
    Option „Vier Händler zu dritt“: in der Vorgabe aus. Sie ist nur in der Brettausgabe mit genau 3 Personen
    erlaubt (BOR-V3.1, BOR-V3.2). Sonst wird der Aufbau abgelehnt (BOR-R28).
rule-BOR-O3 =
    Option „Blackbeards Geheimnis“: in der Vorgabe aus. Sie ist nur in der Brettausgabe erlaubt, mit 3, 4 oder
    5 Personen, auch zusammen mit der Option aus BOR-O2 (Regeln: BOR-VB1 bis BOR-VB6). In der Kartenausgabe
    wird der Aufbau abgelehnt (BOR-R28).
rule-BOR-O4 =
    Option „Startspieler“: ausgelost (Vorgabe) oder die Person auf einem bestimmten Sitzplatz (BOR-R31). Die
    Sitzplätze sind im Uhrzeigersinn ab 0 nummeriert.
rule-BOR-O5 =
    Option „Erfüllte Aufträge“: offen (Vorgabe) oder verdeckt. Verdeckt siehst du bis zum Spielende nur, wie
    viele Aufträge die anderen erfüllt haben (BOR-H9). Der Verlauf nennt weiterhin jeden Auftrag, wenn er
    genommen wird (BOR-R20). Sonst ändert sich keine Regel.

## Spielaufbau

rule-BOR-S1 = Es spielen 3, 4 oder 5 Personen mit.
rule-BOR-S2 =
    Die 60 Frachtkarten werden gemischt. Jede Person erhält 3 davon als verdeckte Handkarten. Der Rest ist der
    verdeckte Nachziehstapel. Der Ablagestapel ist zu Beginn leer.
rule-BOR-S3 =
    Die Hafenkarten werden gemischt und drei davon aufgedeckt, eine für jeden der drei Hafenplätze. Der Rest
    ist der verdeckte Hafenstapel.
rule-BOR-S4b =
    Brettausgabe: Zu dritt oder zu viert werden die 2 Hafenkarten mit der Markierung „5“ aussortiert; 12
    bleiben übrig, der Hafenstapel hat also 9. Zu fünft werden die 4 Hafenkarten mit der Markierung „3/4“
    aussortiert; 10 bleiben übrig, der Hafenstapel hat also 7. Aussortierte Hafenkarten sind aus dem Spiel.
rule-BOR-S4c = Kartenausgabe: Bei jeder Personenzahl sind alle 12 Hafenkarten im Spiel; der Hafenstapel hat 9.
rule-BOR-S5b =
    Brettausgabe: Zu dritt oder zu viert werden die Aufträge mit der Markierung „5“ aussortiert (4 Stück,
    BOR-R27). Zu fünft sind alle 16 Aufträge im Spiel. Alle Aufträge liegen offen aus, nach Wert sortiert.
rule-BOR-S5c =
    Kartenausgabe: Alle 12 Aufträge sind im Spiel. Sie bilden einen offenen Stapel, den alle jederzeit
    durchsehen dürfen.
rule-BOR-S6b =
    Brettausgabe: Jede der 4 Handelsgesellschaften hat eine Rangleiste mit 5 Feldern. Der Händler auf dem
    obersten Feld hat Rang 1, der nächste Rang 2 und so weiter. Rangleisten haben nie Lücken: Neue Händler
    kommen auf das oberste freie Feld, und Lücken werden geschlossen (BOR-T2.3). Es sind fünf Felder, nicht
    drei (BOR-R3).
rule-BOR-S6c =
    Kartenausgabe: Jede der 4 Handelsgesellschaften hat eine Reihe von Händlern, deren Länge nicht begrenzt
    ist. Der Händler ganz links hat Rang 1.
rule-BOR-S7 =
    Jede Person hat 3 Händler (in der Variante mit vier Händlern 4, BOR-V3.1). Nach dem Einsetzen bleiben alle
    Händler bis zum Spielende auf den Rangleisten.
rule-BOR-S8 =
    Die Händler werden eingesetzt, wenn die Handkarten verteilt sind, die drei Häfen offen liegen und die
    Aufträge ausliegen. Der Startspieler (BOR-O4) beginnt. Reihum setzt jede Person einen Händler ans Ende
    einer Gesellschaft ihrer Wahl, also auf deren besten freien Rang. Die Runden laufen abwechselnd im
    Uhrzeigersinn und in umgekehrter Reihenfolge: zu viert A B C D, dann D C B A, dann A B C D.
rule-BOR-S8b =
    Brettausgabe: Beim Einsetzen darf eine Gesellschaft mit 5 Händlern nicht gewählt werden. Mindestens 2
    Gesellschaften bleiben immer erlaubt, weil vorher höchstens 14 Händler eingesetzt wurden. Einen Händler
    direkt unter einen eigenen zu setzen ist erlaubt.
rule-BOR-S8c =
    Kartenausgabe: Beim Einsetzen kommt ein Händler nur an das rechte Ende einer Reihe (BOR-R30). Eine
    Gesellschaft, deren letzter Händler ein eigener ist, darf nicht gewählt werden. Mindestens 2 der 4
    Gesellschaften bleiben immer erlaubt, weil vorher höchstens 2 eigene Händler eingesetzt wurden.
rule-BOR-S9 = Der Startspieler hat den ersten Zug (BOR-R14). Gespielt wird im Uhrzeigersinn.
rule-BOR-S10 = Die Lager sind zu Beginn leer, und niemand besitzt einen Auftrag.

## Zugfolge

rule-BOR-G1 =
    Ein Zug hat vier Phasen in fester Reihenfolge: 1 Auftrag erfüllen (freiwillig), 2 Händler (freiwillig), 3
    Frachtkarte legen (Pflicht), 4 Nachziehen (Pflicht).
rule-BOR-G2 =
    Nach Phase 4 ist die nächste Person links an der Reihe. So geht es weiter, bis das Spiel durch BOR-E1 oder
    BOR-E2 endet.

## Phase 1: Auftrag erfüllen

rule-BOR-T1_1 =
    Die Person am Zug darf höchstens einen Auftrag pro Zug erfüllen, und zwar nur in dieser Phase. (Am
    Spielende gibt es noch eine letzte Gelegenheit, BOR-E4.)
rule-BOR-T1_2 =
    Jeder Auftrag, der noch ausliegt, darf gewählt werden. Ist der letzte einer Sorte vergeben, gibt es diese
    Sorte nicht mehr.
rule-BOR-T1_3 =
    Es gibt fünf Sorten von Aufträgen. „Je 1 Gewürz“: 1 Einheit von jedem der vier Gewürze (4 Einheiten), 6
    Punkte. „4 gleiche“: 4 Einheiten eines Gewürzes, 8 Punkte. „Je 2 Gewürze“: 2 Einheiten von jedem Gewürz (8
    Einheiten), 15 Punkte. „8 gleiche“: 8 Einheiten eines Gewürzes, 20 Punkte (BOR-R2). „Je 3 Gewürze“: 3
    Einheiten von jedem Gewürz (12 Einheiten), 25 Punkte.
rule-BOR-T1_4 =
    Bezahlt wird ein Auftrag nur aus dem eigenen Lager, mit Frachtkarten, Hafenkarten oder beidem. Handkarten
    und erfüllte Aufträge können nie dafür verwendet werden.
rule-BOR-T1_5 =
    Eine Frachtkarte liefert 1 Einheit ihres Gewürzes oder 2 Einheiten, wenn sie eine „2“ zeigt. Eine
    Hafenkarte mit einem Gewürz liefert davon 1 Einheit.
rule-BOR-T1_6b =
    Brettausgabe: Eine Hafenkarte mit einer Kiste ist ein Joker. Sie liefert 1 Einheit eines beliebigen
    Gewürzes, das beim Bezahlen bestimmt wird. In einer Bezahlung dürfen beliebig viele Joker verwendet werden
    (BOR-R12).
rule-BOR-T1_6c = Kartenausgabe: Es gibt keine Joker.
rule-BOR-T1_7 =
    Einheiten über den Bedarf hinaus verfallen ersatzlos. Das Bezahlen endet, sobald der Auftrag gedeckt ist.
    Jede bezahlte Karte muss mindestens eine Einheit decken, die in diesem Moment noch fehlt (BOR-R11; die
    Schritte stehen in BOR-P3 bis BOR-P7).
rule-BOR-T1_8 =
    Ausgegebene Frachtkarten kommen auf den offenen Ablagestapel. Ausgegebene Hafenkarten, auch Joker, sind
    aus dem Spiel (BOR-R10).
rule-BOR-T1_9 =
    Der erfüllte Auftrag wird verdeckt vor der Person abgelegt und bleibt dort. Er bringt seine Punkte am
    Spielende.

## Phase 2: Händler

rule-BOR-T2_1 =
    Die Person am Zug darf entweder einen Händler versetzen oder eine Auseinandersetzung beginnen oder auf
    beides verzichten. Mehr als eines davon ist in einem Zug nie erlaubt. Die Aktion muss keinen Vorteil
    bringen (BOR-R25).
rule-BOR-T2_2 =
    Versetzen: Ein eigener Händler wird aus seiner Gesellschaft genommen und ans Ende einer anderen
    Gesellschaft gesetzt (Brettausgabe: oberstes freies Feld; Kartenausgabe: rechtes Ende der Reihe).
rule-BOR-T2_2b =
    Brettausgabe: Die Gesellschaft, in die ein Händler versetzt wird, muss weniger als 5 Händler haben.
rule-BOR-T2_3 =
    Nach dem Versetzen rücken die Händler, die in der alten Gesellschaft einen schlechteren Rang hatten als
    der versetzte, um je einen Rang auf.
rule-BOR-T2_4 =
    Im Lauf des Spiels (durch Versetzen, Auseinandersetzung oder Aufrücken) dürfen eigene Händler in beiden
    Ausgaben nebeneinander geraten. Das Verbot der Kartenausgabe (BOR-S8c) gilt nur für das Einsetzen.
rule-BOR-T2_5 =
    Auseinandersetzung: Die Person am Zug wählt einen eigenen Händler (Angreifer) und einen Händler einer
    anderen Person (Verteidiger), der in derselben Gesellschaft einen besseren Rang hat. Die beiden müssen
    nicht benachbart sein. Auch eigene Händler dürfen dazwischen stehen.
rule-BOR-T2_6 =
    Um eine Auseinandersetzung zu beginnen, braucht die angreifende Person mindestens 2 Handkarten.
rule-BOR-T2_7 =
    Die angreifende Person spielt 1 oder mehr Handkarten offen aus. Jede davon muss mindestens eine Flagge
    dieser Gesellschaft zeigen, und mindestens 1 Handkarte muss übrig bleiben. Sind die beiden Händler einmal
    gewählt, lässt sich die Auseinandersetzung nicht mehr abbrechen.
rule-BOR-T2_8 =
    Erst wenn der Angriff vollständig ist, antwortet die verteidigende Person. Sie darf 0 oder mehr Handkarten
    ausspielen, jede mit mindestens einer Flagge dieser Gesellschaft, aber höchstens so viele Karten, wie die
    angreifende Person gespielt hat. Mindestens 1 Handkarte muss sie behalten (BOR-R5). Sie muss sich nicht
    verteidigen.
rule-BOR-T2_9 =
    Stärke ist die Zahl der Flaggen dieser Gesellschaft auf den gespielten Karten: 3 für eine Karte, auf der
    die Gesellschaft die dreifache Flagge hat, 1 für eine Karte, auf der sie die einfache Flagge hat. Alle
    vier Flaggen einer Karte zählen; die Flaggenreihen spielen hier keine Rolle. Auch Gewürze und eine „2“
    spielen keine Rolle.
rule-BOR-T2_10 =
    Die Seite des Verteidigers erhält 1 dazu für jeden Händler, egal wem er gehört, der zwischen Verteidiger
    und Angreifer steht (die beiden selbst zählen nicht): Rang des Angreifers minus Rang des Verteidigers
    minus 1. Dieser Zuschlag zählt auch, wenn die verteidigende Person keine Karte spielt.
rule-BOR-T2_11 =
    Ist die Stärke des Angreifers größer als die Summe des Verteidigers oder gleich groß, gelingt der Angriff.
rule-BOR-T2_12 = Gelingt der Angriff, nimmt der angreifende Händler den Platz des Verteidigers ein.
rule-BOR-T2_13b =
    Brettausgabe: Nach einem gelungenen Angriff wählt die verteidigende Person. Entweder nimmt ihr Händler den
    frei gewordenen Platz des Angreifers ein (Platztausch), oder er geht ans Ende einer anderen Gesellschaft
    mit einem freien Feld; eine solche gibt es immer (BOR-R4). Im zweiten Fall rücken die Händler unter dem
    alten Platz des Angreifers auf.
rule-BOR-T2_13c =
    Kartenausgabe: Nach einem gelungenen Angriff wählt die verteidigende Person. Entweder nimmt ihr Händler
    den frei gewordenen Platz des Angreifers ein (Platztausch), oder er geht an das rechte Ende einer
    beliebigen Gesellschaft, auch derselben. Im zweiten Fall wird zuerst die Lücke am alten Platz des
    Angreifers geschlossen (BOR-R19, BOR-R36).
rule-BOR-T2_14 =
    Ist die Summe des Verteidigers größer als die Stärke des Angreifers, ist der Angriff abgewehrt. Beide
    Händler bleiben, wo sie sind.
rule-BOR-T2_15 =
    Nach einem abgewehrten Angriff darf die verteidigende Person eine der Frachtkarten, die sie in dieser
    Verteidigung gespielt hat, in ihr Lager legen. Dort zählt die Karte als Gewürz mit ihren aufgedruckten
    Einheiten (BOR-R23). Hat die Person keine Karte gespielt, gibt es keine Belohnung.
rule-BOR-T2_16 =
    Alle anderen Karten, die in der Auseinandersetzung gespielt wurden, kommen auf den Ablagestapel.
rule-BOR-T2_17 = Wegen einer Auseinandersetzung zieht niemand Karten nach.

## Phase 3: Frachtkarte legen

rule-BOR-T3_1 =
    Die Person am Zug muss genau eine Handkarte offen an einen der drei offenen Häfen legen; welchen, ist
    frei. Eine Karte hat sie immer (BOR-R29).
rule-BOR-T3_2 =
    Die erste Frachtkarte eines Hafens liegt unterhalb der Hafenkarte, und alle vier Flaggen sind sichtbar.
    Jede weitere Karte verdeckt die untere Flaggenreihe der zuvor gelegten Karte. Sichtbar sind also die obere
    Flaggenreihe (3 Flaggen) jeder Karte außer der letzten und alle 4 Flaggen der letzten Karte (BOR-R1).
rule-BOR-T3_3 = Verdeckte Flaggen zählen nie.
rule-BOR-T3_4b =
    Brettausgabe: Auf der Hafenkarte steht links die Monopolzahl und rechts das Frachtkartenlimit. Das
    betrifft nur die Darstellung.
rule-BOR-T3_4c =
    Kartenausgabe: Auf der Hafenkarte steht links das Frachtkartenlimit und rechts die Monopolzahl. Das
    betrifft nur die Darstellung.
rule-BOR-T3_5 =
    Nach dem Legen werden in diesem Hafen die sichtbaren Flaggen jeder Gesellschaft gezählt. Hat eine
    Gesellschaft mindestens so viele sichtbare Flaggen, wie die Monopolzahl angibt, kommt es zur
    Monopolverteilung (BOR-D2 bis BOR-D4), auch wenn das Frachtkartenlimit nicht erreicht ist.
rule-BOR-T3_6 =
    Hat keine Gesellschaft das Monopol und ist die Zahl der Frachtkarten im Hafen gleich dem
    Frachtkartenlimit, kommt es zur gemeinsamen Verteilung (BOR-D5 bis BOR-D10). Tritt beides zugleich ein,
    ist es ein Monopol.
rule-BOR-T3_7 = Ist weder die Monopolzahl noch das Frachtkartenlimit erreicht, wird nichts verteilt.

## Verteilung

rule-BOR-D1 =
    Eine Verteilung wird sofort und vollständig durchgeführt, noch vor Phase 4. Wer die letzte Karte gelegt
    hat, ist die auslösende Person.
rule-BOR-D2 =
    Nur eine Gesellschaft mit einer Flagge auf der letzten Karte kann das Monopol haben. Deshalb erreichen es
    höchstens zwei zugleich: die mit der dreifachen und die mit der einfachen Flagge auf dieser Karte. Eine
    Gesellschaft, die auf der letzten Karte fehlt, gewinnt keine sichtbare Flagge dazu und kann eine
    verlieren.
rule-BOR-D2b =
    Brettausgabe: Erreichen zwei Gesellschaften zugleich die Monopolzahl, bekommt diejenige das Monopol, deren
    Flagge auf der letzten Karte zuerst kommt; wie viele Flaggen sie jeweils haben, ist gleichgültig. Gelesen
    wird die obere Flaggenreihe von links nach rechts, dann die untere. Die Gesellschaft mit der einfachen
    Flagge bekommt das Monopol also nur, wenn ihre Flagge oben links steht.
rule-BOR-D2c =
    Kartenausgabe: Erreichen zwei Gesellschaften zugleich die Monopolzahl, bekommt diejenige mit mehr
    sichtbaren Flaggen das Monopol. Haben beide gleich viele, ist es die, deren Flagge auf der letzten Karte
    zuerst kommt (BOR-R6).
rule-BOR-D3b =
    Brettausgabe, Monopol: Bevor Frachtkarten gewählt werden, legt die auslösende Person (die die letzte Karte
    gelegt hat) die Hafenkarte in ihr Lager, auch wenn sie keinen Händler in dieser Gesellschaft hat.
rule-BOR-D3c =
    Kartenausgabe, Monopol: Die Person, der der Händler auf Rang 1 der Gesellschaft gehört, bekommt die
    Hafenkarte zusätzlich zu den gewählten Frachtkarten.
rule-BOR-D4 =
    Monopol: Die Händler dieser Gesellschaft wählen in der Reihenfolge der Ränge 1, 2, 3 und so weiter. Jeder
    nimmt eine Frachtkarte aus dem Hafen für das Lager der Person, der er gehört. Nach dem letzten Händler
    geht es wieder mit Rang 1 los, bis alle Karten vergeben sind. Wer dort mehrere Händler hat, wählt
    mehrmals.
rule-BOR-D5 =
    Gemeinsame Verteilung: Die Gesellschaften mit mindestens einer sichtbaren Flagge werden nach der Zahl
    ihrer sichtbaren Flaggen geordnet, die meisten zuerst. Bei Gleichstand kommt die Gesellschaft zuerst, von
    der beim Lesen des ganzen Hafens zuerst eine sichtbare Flagge kommt: Karten in der Reihenfolge, in der sie
    gelegt wurden, jede obere Flaggenreihe von links nach rechts, am Schluss die untere Flaggenreihe der
    letzten Karte (BOR-R22). Die Reihenfolge-Marken zeigen diese Ordnung nur an.
rule-BOR-D6 =
    Gemeinsame Verteilung: Bevor Frachtkarten gewählt werden, legt die auslösende Person (die die letzte Karte
    gelegt hat) die Hafenkarte in ihr Lager, auch wenn sie in keiner Gesellschaft mit sichtbarer Flagge einen
    Händler hat.
rule-BOR-D7 =
    Gemeinsame Verteilung: Die Händler auf Rang 1 wählen in der Reihenfolge der Gesellschaften je eine
    Frachtkarte, dann ebenso die Händler auf Rang 2 und so weiter, bis alle Karten vergeben sind. Eine
    Gesellschaft ohne Händler auf dem betreffenden Rang wird übersprungen (BOR-R9).
rule-BOR-D8 = Gemeinsame Verteilung: Eine Gesellschaft ohne sichtbare Flagge geht leer aus.
rule-BOR-D9 =
    Gemeinsame Verteilung: Haben alle Händler dieser Gesellschaften gewählt und sind noch Karten übrig, geht
    es wieder mit Rang 1 los (BOR-R8).
rule-BOR-D10 =
    Ist kein Händler berechtigt, weil die Monopolgesellschaft oder alle Gesellschaften mit sichtbarer Flagge
    keinen Händler haben, kommen die Frachtkarten auf den Ablagestapel. Die auslösende Person (die die letzte
    Karte gelegt hat) bekommt trotzdem die Hafenkarte (BOR-D3b, BOR-D6). Ausnahme: Nach einem Monopol in der
    Kartenausgabe ist die Hafenkarte aus dem Spiel (BOR-R7).
rule-BOR-D11 =
    Das Wählen ist Pflicht (BOR-R18). Unter den verbliebenen Karten ist die Wahl frei. Sobald nur noch eine
    Person zu wählen hat, bekommt sie alle verbliebenen Karten, ohne gefragt zu werden (BOR-R35). Die letzte
    Karte wird also immer automatisch zugeteilt.
rule-BOR-D12 =
    Sind alle Frachtkarten des Hafens vergeben, wird die oberste Karte des Hafenstapels auf den freien Platz
    aufgedeckt. Ist der Hafenstapel leer, endet das Spiel (BOR-E1).

## Phase 4: Nachziehen

rule-BOR-T4_1 =
    Die Person am Zug zieht 2 Frachtkarten, eine nach der anderen, auch wenn sie danach mehr als 6 hat.
rule-BOR-T4_2 =
    Muss eine Karte gezogen werden und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum
    neuen Nachziehstapel, auch zwischen den beiden Karten (BOR-R15).
rule-BOR-T4_3 =
    Mit mehr als 6 Handkarten wirft die Person am Zug Karten ihrer Wahl offen auf den Ablagestapel ab, bis sie
    noch 6 hat. Das ist höchstens 1 Karte (BOR-I9).

## Spielende und Wertung

rule-BOR-E1 =
    Das Spiel endet sofort, wenn eine Hafenkarte aufgedeckt werden muss und der Hafenstapel leer ist. Die
    Nummer der Verteilung, nach der das geschieht, ist die Zahl der Häfen im Spiel minus 2: die 10. bei 12
    Häfen, die 8. bei 10 Häfen. Die Person am Zug zieht nicht mehr nach (BOR-R17).
rule-BOR-E2 =
    Das Spiel endet sofort, wenn eine Frachtkarte gezogen werden muss und Nachziehstapel und Ablagestapel
    beide leer sind, auch bei der zweiten der beiden Karten (BOR-R16). Niemand muss mehr auf 6
    Karten abwerfen.
rule-BOR-E3 =
    Am Spielende kommen alle offenen Häfen aus dem Spiel. Die Frachtkarten dort und alle Handkarten kommen auf
    den Ablagestapel (BOR-R34). Nichts davon bringt Punkte. Lager und erfüllte Aufträge bleiben.
rule-BOR-E4 =
    Letzte Gelegenheit: Jede Person darf einen Auftrag aus ihrem Lager erfüllen (BOR-T1.2 bis BOR-T1.9, BOR-P3
    bis BOR-P7). Es beginnt die nächste Person links von der, in deren Zug das Spiel endete; weiter geht es im
    Uhrzeigersinn, und die Person, in deren Zug das Spiel endete, kommt zuletzt. Piratenhandel ist nicht
    erlaubt (BOR-VB5). Aufträge, die in dieser Runde schon vergeben wurden, sind weg.
rule-BOR-E5 =
    Siegpunkte: 1 für jede Frachtkarte im Lager (auch mit „2“), 1 für jede Hafenkarte im Lager (auch ein
    Joker), dazu die Punkte der erfüllten Aufträge.
rule-BOR-E6 =
    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt unter den Gleichen, wer die meisten
    Aufträge erfüllt hat. Besteht immer noch Gleichstand, wird der Sieg geteilt. Alle Plätze werden auf
    dieselbe Weise bestimmt (BOR-R21).

## Variante: Vier Händler zu dritt (Brettausgabe)

rule-BOR-V3_1 =
    Variante für drei Personen (Brettausgabe): Jede Person hat 4 Händler statt 3 und setzt sie alle ein. Die
    vierte Einsetzrunde läuft wieder in umgekehrter Reihenfolge: A B C, dann C B A, dann A B C, dann C B A
    (BOR-R13).
rule-BOR-V3_2 =
    Variante für drei Personen (Brettausgabe): Alles andere bleibt gleich. Die Rangleisten haben weiterhin 5
    Felder, es stehen also 12 Händler auf 20 Feldern.

## Variante: Blackbeards Geheimnis (Brettausgabe)

rule-BOR-VB1 = Blackbeards Geheimnis (Brettausgabe): Das Piratenschiff steht zu Beginn in der Piratenbucht.
rule-BOR-VB2 =
    Piratenhandel: Wer in Phase 1 einen Auftrag erfüllt und das Piratenschiff nicht besitzt, darf eine
    verlangte Einheit mit einer einzelnen Karte eines anderen Gewürzes bezahlen, einer Frachtkarte oder einer
    Hafenkarte (BOR-R24). Das ist für höchstens eine Einheit pro Auftrag erlaubt. Diese Karte zählt 1 Einheit,
    auch wenn sie eine „2“ zeigt.
rule-BOR-VB3 =
    Sobald ein Auftrag mit Piratenhandel bezahlt ist, nimmt die Person das Piratenschiff an sich, aus der
    Piratenbucht oder von der Person, die es besitzt. Das Schiff kehrt nie in die Bucht zurück.
rule-BOR-VB4 =
    Wer das Piratenschiff besitzt, darf keinen Piratenhandel treiben. Erlaubt ist es wieder, sobald eine
    andere Person das Schiff genommen hat.
rule-BOR-VB5 = Bei der letzten Gelegenheit (BOR-E4) ist Piratenhandel verboten.
rule-BOR-VB6 =
    Wer am Spielende das Piratenschiff besitzt, verliert 2 Siegpunkte. Die Zahl der erfüllten Aufträge, die
    bei Gleichstand entscheidet (BOR-E6), bleibt davon unberührt.

## Entscheidungsschritte: Allgemeines

rule-BOR-P1 =
    Es wird immer genau eine Person gefragt, in dieser Reihenfolge. Phase 1: auf einen Auftrag verzichten, oder
    einen Auftrag wählen und Karte für Karte bezahlen, bis er gedeckt ist. Phase 2: auf die Händler verzichten,
    oder einen Händler versetzen, oder einen Angriff wählen, dann Angriffskarten, dann Verteidigungskarten, dann
    der neue Platz des Verteidigers (Angriff gelungen), oder die Belohnung nehmen oder ablehnen (mit mindestens
    einer Karte abgewehrt), oder nichts. Phase 3: eine Frachtkarte legen, dann die Wahlen einer Verteilung.
    Phase 4: nachziehen, dann bei 7 Handkarten eine abwerfen. Eine Entscheidung aus mehreren Schritten lässt
    sich nach den Regeln weder zurücknehmen noch abbrechen.
rule-BOR-P2 =
    Eine Frage entfällt nur dann oder wird nur dann automatisch beantwortet, wenn Tatsachen, die alle kennen,
    keine Wahl lassen (BOR-R32). (a) Kein Auftrag ist bezahlbar: Phase 1 oder der Platz der Person bei der
    letzten Gelegenheit wird übergangen. (b) Nur eine Karte ist als nächste Zahlung erlaubt: Sie wird bezahlt.
    (c) Die angreifende Person hat noch 1 Handkarte: Der Angriff ist vollständig. (d) Die verteidigende Person
    hat so viele Karten gespielt wie die angreifende oder hat noch 1 Handkarte: Die Verteidigung ist
    vollständig; hat sie von Anfang an nur 1 Handkarte, wird sie gar nicht gefragt. (e) Alle restlichen Wahlen
    einer Verteilung gehören einer Person (BOR-D11). In jedem anderen Fall wird gefragt, auch wenn die
    verdeckten Karten nur eine Antwort lassen (Angriff beenden, Verteidigung beenden).

## Entscheidungsschritte: Auftrag bezahlen

rule-BOR-P3 =
    Wer einen Auftrag wählt, nennt eine ausliegende Sorte und bei „4 gleiche“ und „8 gleiche“ auch das Gewürz.
    Daraus ergeben sich die fehlenden Einheiten: gleich viele von jedem Gewürz oder alle vom genannten Gewürz.
    Die Wahl ist erlaubt, wenn die fehlenden Einheiten aus dem ganzen Lager bezahlbar sind (BOR-P4).
rule-BOR-P4 =
    Wann sind fehlende Einheiten bezahlbar? Betrachtet werden die Karten im Lager, die noch nicht zur Seite
    gelegt sind. Für jedes Gewürz nimmt man die fehlenden Einheiten minus die aufgedruckten Einheiten der
    Karten dieses Gewürzes, aber nie weniger als 0. Die Summe über alle Gewürze ist die Lücke. Die fehlenden
    Einheiten sind bezahlbar, wenn die Lücke höchstens so groß ist wie die Zahl der Joker unter diesen Karten.
    Einen zweiten Weg gibt es, wenn der Person der Piratenhandel noch offensteht (BOR-VB2, BOR-VB4, BOR-VB5)
    und in dieser Bezahlung noch nicht genutzt wurde. Dann darf eine Karte, die kein Joker ist, für eine
    fehlende Einheit eines anderen Gewürzes als ihres eigenen zur Seite gelegt werden. Ist bei irgendeiner
    solchen Karte und irgendeinem solchen Gewürz die Lücke danach, also ohne diese Karte und mit dieser einen
    Einheit weniger, höchstens so groß wie die Zahl der Joker, sind die fehlenden Einheiten ebenfalls
    bezahlbar.
rule-BOR-P5 =
    Ein Auftrag wird Gewürz für Gewürz gedeckt, in der festen Folge Pfeffer, Zimt, Nelken, Muskat. Das fällige
    Gewürz ist das erste, von dem noch Einheiten fehlen. Jeder Zahlungsschritt legt eine Karte für das fällige
    Gewürz zur Seite, und die Karte selbst bestimmt ihre Rolle. Eine Karte des fälligen Gewürzes deckt ihre
    aufgedruckten Einheiten, höchstens die fehlenden; der Rest verfällt. Ein Joker deckt 1. Eine Karte eines
    anderen Gewürzes ist der Piratenhandel und deckt 1.
rule-BOR-P6 =
    Bezahlt werden darf eine Karte, die im eigenen Lager liegt, noch nicht zur Seite gelegt ist und zum
    fälligen Gewürz gehört oder ein Joker ist oder, solange der Piratenhandel noch offensteht, zu einem
    anderen Gewürz gehört. Außerdem müssen die danach fehlenden Einheiten noch bezahlbar sein (BOR-P4). So
    kann keine Bezahlung stecken bleiben, und ein Joker, der anderswo gebraucht wird, wird abgelehnt.
rule-BOR-P7 =
    Ist die letzte fehlende Einheit gedeckt, ist der Auftrag sofort erfüllt. Die zur Seite gelegten Karten
    verlassen das Lager (BOR-T1.8), der Auftrag geht an die Person (BOR-T1.9), nach einem Piratenhandel auch
    das Piratenschiff (BOR-VB3). Bis dahin gilt alles als noch an seinem Platz.

## Entscheidungsschritte: Auseinandersetzung

rule-BOR-P8 =
    Wer einen Angriff wählt, nennt nur die beiden Händler. Erlaubt ist das mit mindestens 2 Handkarten, von
    denen mindestens eine die Flagge der Gesellschaft zeigt. Die Handkarten der verteidigenden Person spielen
    dabei keine Rolle.
rule-BOR-P9 =
    Jeder Angriffsschritt spielt eine Handkarte mit der Flagge der Gesellschaft. Er ist erlaubt, solange die
    angreifende Person mindestens 2 Handkarten hat. Die Karte liegt sofort offen, alle sehen sie, und sie kann
    nicht zurückgenommen werden (BOR-R37). Die Reihenfolge der Karten hat keine Wirkung. Gespielt werden
    können also beliebige passende Karten, mindestens eine, solange mindestens 1 Karte auf der Hand bleibt.
rule-BOR-P10 =
    Der Angriff darf ab der ersten Karte beendet werden. Die verteidigende Person wird erst danach gefragt,
    oder wenn der Angriff vollständig ist, weil nur noch 1 Handkarte übrig ist (BOR-P2 c). Sie antwortet auf
    den ganzen Angriff, nie auf einzelne Karten.
rule-BOR-P11 =
    Jeder Verteidigungsschritt spielt eine Handkarte mit der Flagge der Gesellschaft, offen. Er ist erlaubt,
    solange die verteidigende Person mindestens 2 Handkarten hat und weniger Karten gespielt hat als die
    angreifende. Die Verteidigung darf immer beendet werden, auch vor der ersten Karte. Die angreifende Person
    hat nichts mehr zu entscheiden, deshalb hat die Reihenfolge der Karten keine Wirkung.
rule-BOR-P12 =
    Nach der Verteidigung werden die Stärken verglichen (BOR-T2.9 bis BOR-T2.11), und die Folge tritt ein. Die
    gespielten Karten liegen in der Auseinandersetzung, bis sie ganz vorbei ist, einschließlich der Belohnung
    oder des neuen Platzes für den Verteidiger. Dann kommen sie auf den Ablagestapel, außer einer als
    Belohnung genommenen Karte (BOR-T2.15, BOR-T2.16).

## Entscheidungsschritte: Verteilung

rule-BOR-P13 =
    Die Wahlen einer Verteilung folgen einer festen Reihe von Händlern. Monopolverteilung: die Händler der
    Gesellschaft in der Reihenfolge ihrer Ränge. Gemeinsame Verteilung: alle Händler auf Rang 1 in der
    Reihenfolge der Gesellschaften, dann alle auf Rang 2 und so weiter. Am Ende beginnt die Reihe von vorn.
    Ist sie leer, werden die Karten abgelegt. Mit jeder Wahl kommt eine Karte, die noch im Hafen liegt, in das
    Lager der wählenden Person, bevor die nächste Person gefragt wird.

## Verdeckte Information

rule-BOR-H1 =
    Offen bekannt: die Rangleisten, die offenen Häfen mit allen Frachtkarten dort in der Reihenfolge, in der
    sie gelegt wurden, die ausliegenden Aufträge, die Lager, die aus dem Spiel genommenen Hafenkarten, die
    Karten, die in einer Auseinandersetzung liegen oder bei einer Bezahlung zur Seite gelegt sind, das
    Piratenschiff und die Zahl der Neumischungen.
rule-BOR-H2 =
    Offen bekannt: die Zahl der Handkarten jeder Person und die Größe von Nachziehstapel, Ablagestapel und
    Hafenstapel (BOR-R33).
rule-BOR-H3 = Offen bekannt: der Inhalt des Ablagestapels. Abgelegt wird immer offen.
rule-BOR-H4 =
    Erfüllte Aufträge liegen verdeckt, werden aber offen genommen. Sorte, Zahl und Punkte sind deshalb allen
    bekannt (BOR-R20). Alle sehen sie, wenn die Option aus BOR-O5 sie nicht verdeckt; wie viele es sind, sehen
    immer alle.
rule-BOR-H5 =
    Nur der Person selbst bekannt: ihre Handkarten, auch die nachgezogenen. Eine Handkarte wird allen bekannt,
    wenn sie in einer Auseinandersetzung oder an einen Hafen gespielt oder abgeworfen wird.
rule-BOR-H6 =
    Niemandem bekannt: die Reihenfolge der Karten im Nachziehstapel und im Hafenstapel. Die Listen aller
    Karten und die Häfen im Spiel sind offen. Alle wissen also, welche Häfen noch im Stapel sind, aber nicht,
    in welcher Reihenfolge.
rule-BOR-H7 =
    Gedächtnis: Eine Neumischung und die Menge der Karten, die sie zum neuen Nachziehstapel macht, sind allen
    bekannt. Deshalb ist für jede verdeckte Frachtkarte bekannt, aus welchem Stapel sie stammt (aus dem ersten
    oder aus einer bestimmten Neumischung), und für jede Person, wie viele ihrer Handkarten aus welchem Stapel
    gezogen wurden. Verdeckte Karten eines älteren Stapels können nur auf einer Hand sein. Was einer Person
    gezeigt wird, enthält diese Mengen und Zahlen, und jede Vermutung über die verdeckten Karten, die darauf
    beruht, hält sich daran.
rule-BOR-H8 = Wer nur zuschaut, weiß, was allen bekannt ist, kennt aber keine Handkarten.
rule-BOR-H9 =
    Liegen erfüllte Aufträge verdeckt (BOR-O5), siehst du bis zum Ende der Partie deine eigenen und wie viele
    alle anderen haben; wer nur zuschaut, sieht nur die Anzahlen. Die Punkte, die du von Personen mit verdeckten
    Aufträgen siehst, sind ohne diese Aufträge gezählt. Computergegner stellen sich die verdeckten Aufträge
    zufällig vor. Ist die Partie zu Ende, werden alle erfüllten Aufträge aufgedeckt. Es geht um das Gedächtnis,
    nicht um ein Geheimnis (BOR-R20).

## Regelentscheidungen

rule-BOR-R1 =
    Frage: Wie verteilen sich die vier Flaggen einer Frachtkarte auf die zwei Reihen, zwei und zwei oder drei
    und eine? Entscheidung: 3 oben, 1 unten. So steht es in einer veröffentlichten deutschen Besprechung, und
    das Beispiel mit 13 sichtbaren Flaggen auf 4 Karten beweist es.
rule-BOR-R2 =
    Frage: Was ist der Auftrag „8 gleiche“ in der Kartenausgabe wert, deren Text 8 nennt: 8 oder 20?
    Entscheidung: 20 in beiden Ausgaben. Mit 8 brächte er für doppelt so viel Ware nur so viel wie „4 gleiche“
    und nicht mehr als acht nicht ausgegebene Karten. Die Brettausgabe nennt 20. Die 8 ist ein klarer
    Druckfehler.
rule-BOR-R3 =
    Frage: Wie lang ist eine Rangleiste der Brettausgabe? Eine Bildunterschrift der Regel der Brettausgabe
    nennt „3“, der Text „5“. Entscheidung: 5. Die „3“ ist ein Lesefehler des Scans: Auf 12 Felder passen die
    15 Händler von fünf Personen nicht. Auch eine veröffentlichte Besprechung nennt fünf Felder.
rule-BOR-R4 =
    Frage: Was gilt in der Brettausgabe, wenn eine Rangleiste voll ist: Händler stapeln oder ablehnen?
    Entscheidung: ablehnen. Eine volle Gesellschaft kann beim Einsetzen, beim Versetzen und für einen
    unterlegenen Verteidiger nicht gewählt werden, denn sie hat kein oberstes freies Feld. Es gibt höchstens
    15 Händler auf 20 Feldern, deshalb sitzt nie jemand fest: Eine Gesellschaft mit einem freien Feld gibt es
    immer, jeder Händler kann immer irgendwohin versetzt werden, und ein unterlegener Verteidiger hat immer
    den Platztausch und mindestens eine andere Gesellschaft. Auseinandersetzungen in einer vollen Gesellschaft
    sind davon nicht betroffen; der Zuschlag des Verteidigers ist höchstens 3.
rule-BOR-R5 =
    Frage: Muss auch die verteidigende Person eine Handkarte behalten oder nur die angreifende? Entscheidung:
    beide. Der Satz der Regel richtet sich an den Angreifer, aber eine verteidigende Person, die alle Karten
    gespielt hätte, hätte keine mehr für ihre eigene Phase 3, die Pflicht ist.
rule-BOR-R6 =
    Frage: In der Kartenausgabe erreichen zwei Gesellschaften die Monopolzahl mit verschieden vielen Flaggen.
    Entscheidet nur die erste Flagge wie in der Brettausgabe, oder gehen die meisten Flaggen vor?
    Entscheidung: die meisten Flaggen, dann die erste Flagge. Der Text wendet die Regel der ersten Flagge nur
    bei Gleichstand an, und gleich sein kann nur die Anzahl. Die Brettausgabe sagt ausdrücklich, dass die Anzahl
    keine Rolle spielt; das ist eine geänderte Regel. „Gleichstand“ könnte auch nur heißen, dass beide die Zahl
    erreichen; der Fall ist selten.
rule-BOR-R7 =
    Frage: Die Monopolgesellschaft oder jede Gesellschaft mit sichtbarer Flagge hat keinen Händler. Gibt es
    dann kein Monopol, bleiben die Karten liegen, oder werden sie abgelegt? Entscheidung: Die Frachtkarten
    kommen auf den Ablagestapel. Brettausgabe: Die auslösende Person (die die letzte Karte gelegt hat) bekommt
    trotzdem die Hafenkarte (BOR-D3b, BOR-D6). Kartenausgabe: Bei einem Monopol gibt es keinen ersten Händler,
    die Hafenkarte kommt also aus dem Spiel; bei einer gemeinsamen Verteilung bekommt sie die auslösende
    Person (BOR-D6). Die Verteilung zählt als solche, und ein neuer Hafen wird aufgedeckt (BOR-D12).
rule-BOR-R8 =
    Frage: Bei einer gemeinsamen Verteilung sind Karten übrig, nachdem alle berechtigten Händler gewählt
    haben. Werden sie abgelegt, oder geht es von vorn los? Entscheidung: Es geht wieder mit Rang 1 los, wie es
    der Text für das Monopol sagt.
rule-BOR-R9 =
    Frage: Bei einer gemeinsamen Verteilung hat eine Gesellschaft mit sichtbarer Flagge keine Händler.
    Blockiert sie die Verteilung, oder wird sie übersprungen? Entscheidung: Sie wird übersprungen. Ihren Platz
    in der Reihenfolge der Gesellschaften behält sie trotzdem.
rule-BOR-R10 =
    Frage: In der Brettausgabe kommen ausgegebene Hafenkarten auf den Ablagestapel. Werden sie in den
    Nachziehstapel gemischt, oder sind sie aus dem Spiel? Entscheidung: aus dem Spiel. Sie haben andere
    Rückseiten, die Kartenausgabe sagt es so, und kämen sie in den Hafenstapel zurück, wäre die Endbedingung
    zerstört.
rule-BOR-R11 =
    Frage: Wie weit darf man einen Auftrag überbezahlen: beliebig, ohne unnötige Karte, oder nur mit Karten, von
    denen keine entbehrlich ist? Entscheidung: Keine Karte darf bezahlt werden, die nichts deckt. Die Regelhefte
    erlauben einen Überschuss ohne Ersatz. Das Bezahlen ist eine Folge von Karten, die mit der letzten fehlenden
    Einheit endet, und jede Karte muss beim Bezahlen eine fehlende Einheit decken. Eine „2“ darf für eine
    einzelne fehlende Einheit bezahlt werden. Deshalb ist jede sparsame Bezahlung möglich, aber auch eine
    verschwenderische wie 1 + 1 + 1 + „2“ für vier Einheiten. Ein Auftrag kostet nie mehr Karten, als er
    Einheiten hat.
rule-BOR-R12 =
    Frage: Darf ein Auftrag ganz mit Jokern bezahlt werden? Entscheidung: ja, denn beliebig viele Joker sind
    erlaubt. Jeder Joker ist 1 Einheit.
rule-BOR-R13 =
    Frage: In welcher Richtung läuft die vierte Einsetzrunde der Variante für drei Personen, im Uhrzeigersinn
    oder umgekehrt? Entscheidung: umgekehrt. Der Wechsel geht weiter; ein veröffentlichter Spielbericht
    (japanisch) beschreibt es so.
rule-BOR-R14 =
    Frage: Wer hat den ersten Zug, der Startspieler oder wer zuletzt eingesetzt hat? Entscheidung: der
    Startspieler des Einsetzens. Die Regelhefte bestimmen nur eine Person, die beginnt.
rule-BOR-R15 =
    Frage: Wann wird der Ablagestapel neu gemischt, sobald der Nachziehstapel leer ist oder wenn eine Karte
    gebraucht wird? Entscheidung: wenn eine Karte gebraucht wird. Die Regel steht im Abschnitt über das Ziehen.
    Und nach der Regel für das Spielende findet jemand, der ziehen muss, den Stapel aufgebraucht und sucht einen
    Ablagestapel; würde sofort gemischt, käme das nie vor. Die Karte, die die Person am Zug über 6 hinaus
    abwirft, wird also mit eingemischt. Der Wortlaut allein ließe auch zu, dass gemischt wird, sobald der Stapel
    leer ist.
rule-BOR-R16 =
    Frage: Es ist nur noch eine Karte zum Ziehen da, und der Ablagestapel ist leer. Wird diese eine gezogen und
    weitergespielt, oder endet das Spiel? Entscheidung: Das Spiel endet, sobald eine verlangte Karte nicht
    gezogen werden kann. Die zuerst gezogene Karte wird zusammen mit den übrigen Handkarten abgelegt (BOR-E3).
    Die Regel spricht von der Pflicht, zwei Karten zu ziehen, und mit einer ist sie nicht erfüllt. Nach anderer
    Lesart ist der Stapel noch nicht aufgebraucht, wenn die Pflicht beginnt; dann würde erst die nächste Person
    das Spiel beenden.
rule-BOR-R17 =
    Frage: Zieht die Person, die das Spielende durch die Häfen auslöst, noch nach? Entscheidung: nein. Die
    Brettausgabe sagt, dass das Spiel sofort endet; in der Kartenausgabe gilt dasselbe.
rule-BOR-R18 =
    Frage: Darf ein Händler bei einer Verteilung auf seine Wahl verzichten? Entscheidung: nein. Verteilt wird,
    bis alle Karten vergeben sind, und eine Karte ist immer mindestens 1 Punkt wert.
rule-BOR-R19 =
    Frage: Darf der unterlegene Verteidiger in der Kartenausgabe ans Ende derselben Reihe gehen? Entscheidung:
    ja, denn ihr Text lässt jede beliebige Gesellschaft zu. In der Brettausgabe nein, denn ihr Text verlangt
    eine andere Gesellschaft.
rule-BOR-R20 =
    Frage: Sind erfüllte Aufträge geheim oder offen? Entscheidung: Sie sind allen bekannt, denn jeder wird
    offen genommen. Sie liegen verdeckt, aber alle haben gesehen, welcher genommen wurde, und der Verlauf nennt
    ihn. Darum zeigt der Tisch sie. Mit der Option aus BOR-O5 zeigt er Rückseiten mit einer Anzahl, für alle,
    die sie sich selbst merken wollen. Ein Geheimnis ist das nicht: Der Verlauf nennt weiterhin jeden Auftrag,
    wenn er genommen wird. Computergegner sehen dann nur die Rückseiten.
rule-BOR-R21 =
    Frage: Es besteht Gleichstand bei Siegpunkten und Aufträgen. Wird der Sieg geteilt, oder entscheidet noch
    etwas anderes? Entscheidung: Der Sieg wird geteilt. Die weiteren Plätze richten sich nach Siegpunkten,
    dann nach Aufträgen. Personen, die in beidem gleich sind, teilen sich einen Platz.
rule-BOR-R22 =
    Frage: Welche Flaggen werden gelesen, um bei einer gemeinsamen Verteilung einen Gleichstand aufzulösen, alle
    oder nur die sichtbaren? Entscheidung: nur die sichtbaren Flaggen, Karten in der Reihenfolge, in der sie
    gelegt wurden. Verdeckte Flaggen zählen nie.
rule-BOR-R23 =
    Frage: Welche Karte darf man als Belohnung einer Verteidigung nehmen, irgendeine oder nur eine in dieser
    Verteidigung gespielte? Entscheidung: eine Karte, die in dieser Verteidigung gespielt wurde. Sie behält
    ihren Wert: Eine „2“ bleibt eine „2“. Ablehnen ist erlaubt.
rule-BOR-R24 =
    Frage: Welche Karte darf für einen Piratenhandel verwendet werden, und wann? Entscheidung: Eine Hafenkarte
    mit einem Gewürz ist erlaubt, denn jede Karte eines anderen Gewürzes ist es. Eine Karte mit „2“ ist
    erlaubt und zählt 1. Ein Joker ist es nicht, denn er braucht keine Piraten. Der Handel ist auch dann
    erlaubt, wenn das Lager eine Bezahlung ohne Piraten zuließe. Die Bezahlung folgt BOR-R11, wobei die
    Piratenkarte als 1 Einheit zählt.
rule-BOR-R25 =
    Frage: Ist ein Versetzen oder ein Angriff ohne Vorteil verboten oder erlaubt? Entscheidung: erlaubt, zum
    Beispiel ein Angriff, der nicht gelingen kann.
rule-BOR-R26 =
    Frage: Sind die Frachtkarten der beiden Ausgaben dieselben? Entscheidung: ja. Das ist eine Annahme: Beide
    Regelhefte haben 60 Karten und dieselben Beispiele.
rule-BOR-R27 =
    Frage: Wie viele Aufträge tragen die Markierung „5“? Entscheidung: 4. Das ist eine Rekonstruktion, so
    gewählt, dass 12 übrig bleiben wie in der Kartenausgabe.
rule-BOR-R28 =
    Frage: Gibt es Varianten in der Kartenausgabe und die Variante für drei Personen auch zu viert oder zu
    fünft? Entscheidung: Sie werden nicht angeboten. Die Kartenausgabe hat dafür weder Material noch Text, und
    das Regelheft nennt jene Variante nur für drei Personen.
rule-BOR-R29 =
    Frage: Was geschieht in Phase 3 mit leerer Hand? Entscheidung: Das kann nicht vorkommen (BOR-I8), weil in
    einer Auseinandersetzung beide Seiten eine Karte behalten müssen (BOR-T2.7, BOR-R5).
rule-BOR-R30 =
    Frage: Darf beim Einsetzen in der Kartenausgabe ein Händler zwischen die Gesellschaftskarte und den ersten
    Händler oder zwischen zwei Händler gelegt werden? Entscheidung: nein, nur an das rechte Ende einer Reihe,
    wie in der Brettausgabe. Sonst würden Ränge ohne Auseinandersetzung besetzt.
rule-BOR-R31 =
    Frage: Wer ist Startspieler, nach Absprache oder durch Los? Entscheidung: durch Los, außer wenn die Option
    aus BOR-O4 einen Sitzplatz nennt. Die Regelhefte überlassen es den Mitspielenden.
rule-BOR-R32 =
    Frage: Wann darf eine Frage an eine Person entfallen? Entscheidung: nur aufgrund von Tatsachen, die alle
    kennen (BOR-P2). Ein Angriff oder eine Verteidigung, die von selbst endet, weil keine passende Karte mehr da
    ist, würde die Hand verraten.
rule-BOR-R33 =
    Frage: Sind die Zahl der Handkarten und die Größe der Stapel offen bekannt? Entscheidung: ja. Am Tisch
    kann man sie zählen, und BOR-T2.6 bis BOR-T2.8 hängen von der Zahl der Handkarten ab.
rule-BOR-R34 =
    Frage: Wohin kommen die Karten, die am Spielende abgeräumt werden (BOR-E3), auf den Ablagestapel wie in
    der Brettausgabe oder aus dem Spiel wie in der Kartenausgabe? Entscheidung: Frachtkarten auf den
    Ablagestapel, Hafenkarten aus dem Spiel, in beiden Ausgaben. Auf das Ergebnis hat das keinen Einfluss.
rule-BOR-R35 =
    Frage: Was geschieht bei einer Verteilung, wenn nur noch eine Person zu wählen hat? Entscheidung: Sie
    bekommt alle verbliebenen Karten auf einmal. Die Reihenfolge hat keine Wirkung.
rule-BOR-R36 =
    Frage: Darf in der Kartenausgabe ein unterlegener Verteidiger ans Ende derselben Reihe gehen, wenn der
    Angreifer deren letzter Händler war? Entscheidung: Das wird nicht angeboten; es ist dasselbe wie der
    Platztausch.
rule-BOR-R37 =
    Frage: Darf die angreifende Person schon gelegte Karten zurücknehmen oder den Angriff abblasen?
    Entscheidung: nein. Eine gelegte Karte haben alle gesehen. Karten nacheinander zu legen verrät nichts,
    denn die verteidigende Person entscheidet erst nach dem ganzen Angriff.

rule-BOR-R38 =
    Frage: Wenn Bots sich die verdeckten Karten ausmalen, darf die angreifende Person dann keine Karte mit der
    Flagge der Gesellschaft haben, bevor die erste liegt? Entscheidung: nein. Ein Angriff kann nur mit einer
    solchen Karte gewählt werden (BOR-P8). Bis die erste Karte liegt, wissen also alle, dass die angreifende
    Person mindestens eine hat.

## Beispiele aus den Regelheften

rule-BOR-X1 =
    Beispiel zu BOR-S8. Es spielen 4 Personen A, B, C, D, und A ist Startspieler. Alle setzen drei Händler
    ein. Die Reihenfolge ist A, B, C, D, D, C, B, A, A, B, C, D.
rule-BOR-X2 =
    Beispiel zu BOR-T1.3 und BOR-T1.5. In einem Lager liegen zwei „2“-Karten desselben Gewürzes. Die Person
    erfüllt mit diesen beiden Karten „4 gleiche“. Das ist erlaubt, beide Karten werden abgelegt, und der
    Auftrag bringt am Ende 8 Punkte.
rule-BOR-X3 =
    Beispiel zu BOR-T1.5 und BOR-T1.7. In einem Lager liegen drei Karten mit 1 Einheit von drei Gewürzen und
    eine „2“-Karte des vierten. Die Person erfüllt mit allen vier Karten (5 Einheiten) „je 1 Gewürz“. Das ist
    erlaubt und bringt 6 Punkte; die fünfte Einheit verfällt.
rule-BOR-X4 =
    Beispiel zu BOR-T2.10. Auf einer Rangleiste hat A Rang 1, ein anderer Händler Rang 2 und B Rang 3. B
    greift A an. Der Zuschlag für A ist 1; er kommt zu den Flaggen auf den Karten von A hinzu.
rule-BOR-X5b =
    Beispiel zu BOR-D2, BOR-D3b und BOR-D4, Brettausgabe (Flaggen: obere Reihe/untere Reihe). In Makassar
    (Monopolzahl 6, Frachtkartenlimit 4, Muskat) wurden der Reihe nach diese Karten gelegt: RoRoGr/Ro (Zimt),
    BlBlRo/Bl (Zimt). Sichtbar sind Ro 3, Bl 3, Gr 1. Auf der roten Rangleiste hat A Rang 1 und B Rang 2. C
    ist am Zug und hat keinen roten Händler. C legt RoRoRo/Bl (Nelken). Jetzt hat Rot 2 + 1 + 3 = 6 sichtbare
    Flaggen und mit drei Karten das Monopol. C nimmt Makassar (Muskat). A wählt eine von drei Karten, B eine
    von zweien, A bekommt die letzte. Ein neuer Hafen wird aufgedeckt.
rule-BOR-X5c =
    Beispiel zu BOR-D3c, Kartenausgabe. Die Lage ist wie in BOR-X5b, aber in Tidore (Monopolzahl 6): In der
    roten Reihe hat A Rang 1 und B Rang 2. C hat keinen roten Händler und legt die Karte, die Rot auf 6
    sichtbare Flaggen bringt. Der erste rote Händler gehört A; deshalb bekommt A die Hafenkarte Tidore und
    wählt zuerst. C bekommt nichts.
rule-BOR-X6 =
    Beispiel zu BOR-T3.6 und BOR-D5 bis BOR-D8 (Flaggen: obere Reihe/untere Reihe). In einem Hafen mit
    Monopolzahl 6 und Frachtkartenlimit 4 liegen GrGrRo/Gr (Pfeffer), BlBlRo/Bl (Zimt), GeGeRo/Ge (Muskat).
    Eine Person legt GeGeGe/Ro (Nelken). Sichtbar sind Gelb 5, Rot 4, Grün 2, Blau 2. Niemand hat 6, und das
    Frachtkartenlimit 4 ist erreicht: gemeinsame Verteilung. Die Reihenfolge ist Gelb, Rot, Grün (die erste
    grüne Flagge kommt vor der ersten blauen), Blau. Die ersten Händler dieser Gesellschaften wählen in dieser
    Reihenfolge je eine Karte. Die auslösende Person (die die letzte Karte gelegt hat) bekommt die Hafenkarte.
    Die Anzahlen und die Reihenfolge stammen aus dem Regelheft; die einzelnen Karten sind von uns.

## Eigene Beispiele

rule-BOR-X7 =
    Beispiel zu BOR-D2b und BOR-D2c (Flaggen: obere Reihe/untere Reihe). In einem Hafen mit Monopolzahl 6 und
    Frachtkartenlimit 4 liegen GeGeRo/Ge (Muskat), GeRoGe/Ge (Pfeffer), RoRoGe/Ro (Pfeffer). Sichtbar sind Ge
    5, Ro 5. Eine Person legt GeRoRo/Ro (Nelken). Sichtbar sind jetzt Ge 6, Ro 7. Brettausgabe: Gelb hat das
    Monopol, denn die gelbe Flagge steht oben links. Kartenausgabe: Rot hat es, denn 7 ist mehr als 6. Legt
    die Person stattdessen RoGeRo/Ro (Muskat), hat Rot in beiden Ausgaben das Monopol.
rule-BOR-X8 =
    Beispiel zu BOR-T3.2 und BOR-T3.3 (Flaggen: obere Reihe/untere Reihe). In einem Hafen liegt RoRoRo/Bl
    (Nelken). Sichtbar sind Ro 3, Bl 1. GrGrRo/Gr (Pfeffer) wird gelegt. Sichtbar sind jetzt Ro 4, Gr 3, Bl 0.
rule-BOR-X9 =
    Beispiel zu BOR-T3.5 (Flaggen: obere Reihe/untere Reihe). Ein Hafen mit Monopolzahl 6 und
    Frachtkartenlimit 4 ist leer. RoRoRo/Bl (Nelken) und danach RoRoRo/Ge (Zimt) werden gelegt. Rot hat 6
    Flaggen: ein Monopol mit nur 2 Karten.
rule-BOR-X10 =
    Beispiel zu BOR-T2.11, BOR-T2.12 und BOR-T2.13b, Brettausgabe. In Rot stehen der Reihe nach A, B, C, in
    Gelb steht D. C greift A mit einer Karte mit drei roten Flaggen an, und A spielt nichts. 3 ist mindestens
    0 + 1: Der Angriff gelingt. Wählt A den Platztausch, stehen in Rot C, B, A. Geht A nach Gelb, stehen in
    Rot C, B und in Gelb D, A.
rule-BOR-X11 =
    Beispiel zu BOR-T2.13c, Kartenausgabe. In Rot liegen der Reihe nach A, B, C, D. C schlägt A, und A wählt
    das Ende der roten Reihe. Dann ist Rot C, B, D, A.
rule-BOR-X12 =
    Beispiel zu BOR-T2.14 und BOR-T2.15. Wie in BOR-X10 stehen in Rot der Reihe nach A, B, C und in Gelb D. C
    greift A mit einer Karte mit drei roten Flaggen an, und A antwortet mit einer Karte mit drei roten
    Flaggen. 3 ist weniger als 3 + 1: Der Angriff ist abgewehrt. A darf die eigene Karte als Gewürz behalten;
    die Karte von C wird abgelegt.
rule-BOR-X13 =
    Beispiel zu BOR-T2.11. A (Rang 1) und B (Rang 2) sind Nachbarn. B greift mit einer Karte an, die die
    dreifache Flagge der Gesellschaft zeigt, und A antwortet mit einer ebensolchen. 3 ist gleich 3: B hat
    Erfolg. Ein Angriff auf den nächstbesseren Rang, der nur mit solchen Karten geführt wird, kann also nie
    abgewehrt werden.
rule-BOR-X14 =
    Beispiel zu BOR-T2.6 bis BOR-T2.8. Mit 1 Handkarte darf man keine Auseinandersetzung beginnen. Mit 3
    Handkarten, die alle eine rote Flagge zeigen, darf man in einer roten Auseinandersetzung höchstens 2
    spielen. Eine verteidigende Person mit 2 Handkarten darf höchstens 1 spielen.
rule-BOR-X15 =
    Beispiel zu BOR-D10. Rot hat keine Händler, und Rot bekommt in Makassar (Brettausgabe) das Monopol. Die
    auslösende Person (die die letzte Karte gelegt hat) bekommt Makassar, und alle Frachtkarten werden
    abgelegt. In der Kartenausgabe kommt die Hafenkarte aus dem Spiel.
rule-BOR-X16 =
    Beispiel zu BOR-D7 und BOR-D9. In einer gemeinsamen Verteilung gibt es 5 Karten. Die Gesellschaften mit
    sichtbaren Flaggen sind Rot (A) und Gelb (B, C), in der Reihenfolge Rot, Gelb. Es wählen A, B, C, A, B.
rule-BOR-X17 =
    Beispiel zu BOR-E1 und BOR-E4. 4 Personen spielen die Brettausgabe, und B löst die zehnte Verteilung aus.
    Das Spiel endet, bevor B nachzieht. Die letzte Gelegenheit läuft in der Reihenfolge C, D, A, B.
rule-BOR-X18 =
    Beispiel zu BOR-VB2 bis BOR-VB6, Blackbeards Geheimnis. In einem Lager liegen Pfeffer 1, Zimt 1, Nelken 1
    und eine Zimt-„2“; das Piratenschiff steht in der Bucht. Die Person erfüllt „je 1 Gewürz“, wobei die
    Zimt-„2“ für Muskat steht. Das ist erlaubt, und die Karte zählt 1 Einheit. Die Person nimmt das Schiff.
    Weil sie es besitzt, darf sie im nächsten Zug nicht wieder mit den Piraten handeln. Hat sie es am
    Spielende noch, verliert sie 2 Siegpunkte.
rule-BOR-X19 =
    Beispiel zu BOR-S8b, Brettausgabe. Auf einer Rangleiste stehen 5 Händler. Dorthin darf kein Händler
    eingesetzt oder versetzt werden, und auch ein unterlegener Verteidiger aus einer anderen Gesellschaft darf
    nicht dorthin gehen.
rule-BOR-X20 =
    Beispiel zu BOR-T1.6b, Brettausgabe. In einem Lager liegen drei Einheiten Muskat und ein Joker. Dann ist
    „4 gleiche“ (Muskat) bezahlbar.
rule-BOR-X21 =
    Beispiel zu BOR-T2.3 und BOR-T2.13b, Brettausgabe. In Rot stehen der Reihe nach A, B, C, D, und Gelb ist
    leer. C schlägt A, und A geht nach Gelb. Dann stehen in Rot C, B, D und in Gelb A.
rule-BOR-X22 =
    Beispiel zu BOR-P8 bis BOR-P11 und BOR-P2 (Flaggen: obere Reihe/untere Reihe). In Rot stehen A (Rang 1, 3
    Handkarten) und B (Rang 2). B ist am Zug und hat RoRoGe/Ro (Pfeffer), RoRoGr/Ro (Zimt), BlBlRo/Bl (Zimt),
    GeGrGr/Gr (Pfeffer). B greift in Rot an, Rang 2 gegen Rang 1. B darf nun RoRoGe/Ro, RoRoGr/Ro oder
    BlBlRo/Bl spielen, den Angriff aber noch nicht beenden. B spielt BlBlRo/Bl. Die Karte ist allen bekannt, A
    wird noch nicht gefragt, und B darf RoRoGe/Ro oder RoRoGr/Ro spielen oder den Angriff beenden. B beendet
    ihn. Jetzt wird A gefragt und darf eine Karte mit einer roten Flagge spielen; nach einer Karte ist die
    Verteidigung vollständig. Hat A keine rote Flagge, wird A trotzdem gefragt, kann aber nur die Verteidigung
    beenden. Spielt B stattdessen alle drei Karten mit roten Flaggen, bleibt eine Handkarte übrig, und der
    Angriff ist vollständig, ohne dass B ihn beendet.
rule-BOR-X23 =
    Beispiel zu BOR-P4 bis BOR-P6 und BOR-P2, Brettausgabe. In einem Lager liegen Pfeffer 1, Zimt 1, Nelken 1
    und ein Joker. Die Person wählt „je 1 Gewürz“. Der Joker ist für Pfeffer nicht erlaubt, denn dann ließe
    sich Muskat nicht decken. In jedem Schritt ist nur eine Karte erlaubt, deshalb wird der Auftrag ohne
    weitere Fragen bezahlt: Der Joker steht für Muskat.
rule-BOR-X24 =
    Beispiel zu BOR-T1.7 und BOR-P5. Eine Person hat Pfefferkarten 1, 1, 1 und „2“ und erfüllt „4 gleiche“
    (Pfeffer). Sie darf „2“ + 1 + 1 bezahlen (eine 1 bleibt übrig) oder 1 + 1 + 1 + „2“ (die fünfte Einheit
    verfällt). Nach 1 + 1 + „2“ kann nichts mehr bezahlt werden.
rule-BOR-X25 =
    Beispiel zu BOR-VB2 und BOR-P4 bis BOR-P6, Blackbeards Geheimnis. Das Piratenschiff steht in der Bucht,
    und im Lager liegen Zimt 1, Zimt 1, Nelken 1, Muskat 1. Die Person wählt „je 1 Gewürz“. Das fällige Gewürz
    ist Pfeffer: Jede der beiden Zimtkarten ist als Piratenhandel erlaubt; Nelken und Muskat sind es nicht,
    denn sie würden danach fehlen. Besitzt die Person das Schiff, oder bei der letzten Gelegenheit, ist der
    Auftrag nicht bezahlbar und wird nicht angeboten.
rule-BOR-X26 =
    Beispiel zu BOR-E2 und BOR-E4. Es spielen 5 Personen, im Nachziehstapel ist 1 Karte, der Ablagestapel ist
    leer. B muss 2 Karten ziehen. B zieht 1, das Spiel endet, und die letzte Gelegenheit läuft von C reihum
    bis B.
rule-BOR-X27 =
    Beispiel zu BOR-T4.2 und BOR-H7. Der Nachziehstapel hat 1 Karte, der Ablagestapel 20. Die Person am Zug
    zieht 2 Karten: zuerst die eine; dann werden die 20 gemischt, und sie zieht eine davon. Der Nachziehstapel
    hat nun 19 Karten, der Ablagestapel 0. Alle wissen, dass die erste Karte aus dem alten Stapel stammt und
    die zweite aus den 20.
rule-BOR-X28 =
    Beispiel zu BOR-S8c, Kartenausgabe. Rot und Gelb enden mit einem Händler von B, Grün endet mit einem von
    A, Blau ist leer. B setzt den dritten Händler ein. Grün und Blau sind erlaubt, Rot und Gelb nicht.
rule-BOR-X29 =
    Beispiel zu BOR-D11 und BOR-P2. Rot hat ein Monopol über drei Karten, und die einzigen Händler in Rot sind
    zwei von A. A bekommt alle drei Karten, ohne gefragt zu werden.
rule-BOR-X30 =
    Beispiel zu BOR-E6. A hat 31 Siegpunkte und 2 Aufträge, B 31 und 3, C 20 und 1. B gewinnt, A kommt auf
    Platz 2, C auf Platz 3. Haben A und B je 3 Aufträge, teilen sie sich den Sieg, und C kommt auf Platz 3.
rule-BOR-X31 =
    Beispiel zu BOR-V3.1. A, B, C haben je vier Händler, und A ist Startspieler. Eingesetzt wird in der
    Reihenfolge A, B, C, C, B, A, A, B, C, C, B, A.
rule-BOR-X32 =
    Beispiel zu BOR-T2.10, BOR-T2.14 und BOR-T2.15, Brettausgabe. In Rot stehen der Reihe nach A, B, C, D. D
    greift A mit einer Karte mit einer einzelnen roten Flagge an, und A spielt nichts. 1 ist weniger als 0 +
    2: Der Angriff ist abgewehrt, ohne Belohnung.

## Invarianten

rule-BOR-I1 =
    Frachtkarten: Nachziehstapel, Ablagestapel, Handkarten, Karten in Häfen, Frachtkarten in Lagern und Karten
    in einer Auseinandersetzung ergeben zusammen immer 60. Karten, die bei einer Bezahlung zur Seite gelegt
    sind, zählen zum Lager, bis der Auftrag erfüllt ist (BOR-P7).
rule-BOR-I2 =
    Hafenkarten: Der Hafenstapel, die offenen Häfen, die in Lagern und die aus dem Spiel genommenen Hafenkarten
    ergeben zusammen immer 12 (Brettausgabe zu dritt oder zu viert, Kartenausgabe) oder 10 (Brettausgabe zu fünft), die nach
    BOR-S4b aussortierten nicht mitgezählt. Bei jeder Entscheidung außerhalb einer Verteilung sind 3 Häfen
    offen, bis das Spiel endet.
rule-BOR-I3 =
    Aufträge: Die ausliegenden und die erfüllten ergeben zusammen immer 12 (Brettausgabe zu dritt oder zu
    viert, Kartenausgabe) oder 16 (Brettausgabe zu fünft), die nach BOR-S5b aussortierten nicht mitgezählt.
rule-BOR-I4 =
    Nach dem Einsetzen hat jede Person genau 3 Händler auf den Rangleisten (4 in der Variante für drei
    Personen); ein unterlegener Händler, der auf seinen neuen Platz wartet, zählt mit. Rangleisten haben keine
    Lücken. In der Brettausgabe stehen auf einer Rangleiste höchstens 5 Händler.
rule-BOR-I5 =
    Außerhalb einer Verteilung hat in keinem offenen Hafen eine Gesellschaft so viele sichtbare Flaggen wie
    die Monopolzahl oder mehr, und in jedem offenen Hafen liegen weniger Frachtkarten als sein
    Frachtkartenlimit.
rule-BOR-I6 =
    Ein Hafen mit mindestens einer Frachtkarte zeigt dreimal so viele Flaggen, wie er Frachtkarten hat, plus
    1. Eine Gesellschaft, die auf der neuen Karte fehlt, gewinnt nie Flaggen dazu.
rule-BOR-I7 =
    Jede Verteilung leert ihren Hafen: Die erhaltenen Karten (dazu die nach BOR-D10 abgelegten) sind zusammen
    die Karten im Hafen. Genau eine Hafenkarte verlässt die Auslage.
rule-BOR-I8 =
    Zu Beginn von Phase 3 hat die Hand mindestens 1 Karte. Am Ende eines vollen Zuges hat sie 2 bis 6 Karten.
    Die Hand einer wartenden Person hat 1 bis 6 Karten. Nach einer Auseinandersetzung haben beide Hände
    mindestens 1 Karte.
rule-BOR-I9 = Pro Zug wird höchstens 1 Karte wegen der Obergrenze von 6 Handkarten abgeworfen.
rule-BOR-I10 =
    Eine Person erfüllt höchstens einen Auftrag mehr, als sie Züge hatte. Ihre Siegpunkte (BOR-E5, ohne das
    Piratenschiff) nehmen nie ab, denn ein Auftrag kostet höchstens so viele Karten, wie er Einheiten hat (4, 4,
    8, 8, 12), und bringt mehr Punkte (6, 8, 15, 20, 25).
rule-BOR-I11 =
    Endet das Spiel durch BOR-E1, ist die Zahl der Verteilungen gleich der Zahl der Häfen im Spiel minus 2.
rule-BOR-I12 =
    Die Zahl aller Züge ist höchstens die Summe der Frachtkartenlimits aller Häfen im Spiel minus 2. Mit den
    rekonstruierten Häfen sind das 46, in der Brettausgabe zu fünft 44. Das Spiel kommt also immer zu einem
    Ende.
rule-BOR-I13 =
    Der Hafenstapel wird mit jeder Verteilung außer der letzten kleiner. Ausgegebene Hafenkarten kommen nie
    zurück.
rule-BOR-I14 =
    Das Piratenschiff ist immer an genau einem Ort, in der Bucht oder bei einer Person. Hat es die Bucht
    verlassen, bleibt es bei den Mitspielenden.
rule-BOR-I15 =
    Was einer Person gezeigt wird, enthält nie die Hand einer anderen Person oder die Reihenfolge eines
    verdeckten Stapels. Ob und was eine Person gefragt wird, verrät sonst nichts über ihre Hand (BOR-P2).
rule-BOR-I16 =
    Ein Zug hat höchstens 31 Schritte (13 für den Auftrag, 12 für die Händler, 5 für die Fracht, 1 für das
    Abwerfen). Mit den rekonstruierten Häfen hat eine Partie höchstens 1506 (46 Züge, 15 beim Einsetzen, 65 bei
    der letzten Gelegenheit).
rule-BOR-I17 =
    Jede Entscheidung hat mindestens 2 erlaubte Möglichkeiten, außer den Schritten von Angriff und
    Verteidigung, die mindestens 1 haben. Das Legen einer Frachtkarte hat mindestens 3, das Abwerfen über 6
    Handkarten hinaus hat 7.
