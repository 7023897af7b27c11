### Regelreferenz von Cargo Noir: eine Meldung für jede Definition des Regelverzeichnisses.

## Optionen

rule-CAR-O1 =
    Option „Offene Häfen“: Zu zweit, dritt, viert oder fünft sind 4, 5, 6 oder 8 Häfen offen, mit 10, 13, 16
    oder 20 Frachtfeldern (Vorgabe); oder 3, 5, 7 oder 8 Häfen, mit 9, 13, 18 oder 20 Frachtfeldern (CAR-R24).
rule-CAR-O2 =
    Option „Schwarzmarkt“: 8 Frachtplättchen (Vorgabe) oder 6. Im Spiel sind immer gleich viele; bei 6 liegen
    nach dem Spielaufbau zwei mehr im Beutel (CAR-R25).
rule-CAR-O3 =
    Option „Schiffe in der letzten Spielrunde“: Im letzten Zug darf man noch Schiffe losschicken (Vorgabe,
    CAR-E8), oder in der letzten Spielrunde gibt es keine Phase III. Erhöhen in Phase I ist in jedem Fall
    erlaubt (CAR-R20).
rule-CAR-O4 =
    Option „Münzen“: die 60 Münzen der Schachtel (Vorgabe), oder immer genug. Im zweiten Fall wird jede Einnahme
    voll ausgezahlt, und der Stand des Vorrats darf unter null fallen, damit die Summe aller Münzen 60 bleibt.
rule-CAR-O5 =
    Option „Startspieler“: ausgelost, mit gleicher Chance für jeden Sitzplatz (Vorgabe), oder ein vor dem Spiel
    bestimmter Sitzplatz.
rule-CAR-O6 =
    Option „Gleichstand“: Die beste Karte entscheidet nach ihren Siegpunkten und dann nach ihren Kosten
    (Vorgabe), oder nur nach ihren Siegpunkten wie in Partien, die vor dieser Option begonnen haben (CAR-R36).
rule-CAR-O7 =
    Option „Unikate“: Ihre Kosten sind die Quadratzahlen von 16 bis 81 (Vorgabe), oder sie kosten und bringen
    dasselbe wie in Partien, die vor dieser Option begonnen haben (CAR-R37).

## Spielaufbau

rule-CAR-S1 =
    Ausgelegt werden Macao und die acht Häfen. Ob ein Hafen offen ist, hängt von der Personenzahl ab (CAR-R24,
    CAR-O1); die anderen zeigen ihre geschlossene Seite, haben keine Fracht, und kein Schiff darf dorthin.
rule-CAR-S2 =
    Alle 126 normalen Frachtplättchen und so viele Joker, wie Personen mitspielen, kommen in den Beutel und
    werden gemischt. Die übrigen Joker sind nicht im Spiel.
rule-CAR-S3 =
    Man zieht zufällig Frachtplättchen und legt sie offen aus, eines auf jedes Frachtfeld des Schwarzmarkts und
    aller offenen Häfen. Auf welchem Feld eines Ortes ein Plättchen liegt, hat keine Bedeutung.
rule-CAR-S4 =
    Jede Person nimmt eine Familientafel, die 3 Schiffe ihrer Farbe und 7 Münzen in den Safe. Welche Tafel es
    ist, hat keinen Einfluss auf das Spiel und steht vorher fest; keine zwei Personen haben dieselbe. Die
    übrigen Münzen bilden den Vorrat: 60 minus 7 für jede Person.
rule-CAR-S5 =
    Die Karten mit Schmuggelvorteil bilden drei offene Stapel zu 8 Karten. Die 2 übrigen Schiffe jeder Farbe im
    Spiel liegen als Reserve neben den Karten „Frachtschiff“.
rule-CAR-S6 =
    Die Karten „Fette Beute“ bilden zehn offene Stapel: vier zu 6 Karten, sechs zu 1 Karte. Von jedem Stapel
    kann man in jeder Phase II erwerben.
rule-CAR-S7 =
    Startspieler ist nach der Spielregel, wer zuletzt in einem echten Hafen war; hier entscheidet das Los, oder
    ein Sitzplatz wird bestimmt (CAR-O5). Der Startspieler bleibt im ganzen Spiel derselbe.
rule-CAR-S8 = Der Spielrundenmarker beginnt auf dem Feld ohne Zahl vor Feld 1.

## Spielverlauf

rule-CAR-T0_1 = In einer Spielrunde ist jede Person einmal am Zug, im Uhrzeigersinn, zuerst der Startspieler.
rule-CAR-T0_2 =
    Zu Beginn jedes seiner Züge rückt der Startspieler den Spielrundenmarker ein Feld weiter. Sein erster Zug
    bringt ihn auf Feld 1.
rule-CAR-T0_3 =
    Das Spiel ist für 2 bis 5 Personen. Zu zweit oder zu dritt hat es 11 Spielrunden, zu viert oder zu fünft 10.
rule-CAR-T0_4 =
    Ein Zug hat drei Phasen in fester Reihenfolge: I Aktionen der Schiffe, II Eintauschen und Abwerfen, III
    Schiffe losschicken. Erst wenn eine Person mit allen dreien fertig ist, kommt die nächste an die Reihe.
rule-CAR-T0_5 = In Spielrunde 1 überspringen alle die Phasen I und II und spielen nur Phase III.
rule-CAR-T0_6 =
    Untereinander darf man weder Fracht noch Münzen, Karten oder Schiffe tauschen, verschenken oder verleihen.

## Phase I: Aktionen der Schiffe

rule-CAR-T1_1 =
    Alle Schiffe auf dem Spielplan, die der Person am Zug gehören, führen ihre Aktion aus, eines nach dem
    anderen. Über die Reihenfolge entscheidet sie Schritt für Schritt.
rule-CAR-T1_2 =
    Jede Aktion wirkt sofort: Was sie an Münzen und Fracht bringt, lässt sich schon für die nächste verwenden.
rule-CAR-T1_3 =
    Nach seiner Aktion kommt ein Schiff neben die Familientafel zurück und kann in Phase III losgeschickt
    werden. Nur ein Schiff, dessen Stapel erhöht wurde (CAR-T1.9), bleibt auf dem Spielplan und kann nicht
    losgeschickt werden.
rule-CAR-T1_4 =
    Casino: Jedes eigene Schiff dort bringt 2 Münzen aus dem Vorrat in den Safe. Sind dort zu wenige, gilt
    CAR-U3.
rule-CAR-T1_5 =
    Schwarzmarkt: Mit jedem eigenen Schiff dort tut man genau eines von zweien: ein eigenes Frachtplättchen
    gegen eines vom Schwarzmarkt tauschen, oder zufällig eines aus dem Beutel ziehen und behalten. Nichts zu tun
    ist nicht möglich (CAR-R4), ebenso wenig ein Tausch innerhalb einer Frachtart (CAR-R32).
rule-CAR-T1_5a =
    Das abgegebene Frachtplättchen kommt offen an die Stelle des genommenen. Anders wird der Schwarzmarkt nie
    aufgefüllt, und er ist immer voll.
rule-CAR-T1_5b =
    Tauschen kann man jedes eigene Frachtplättchen, auch eines, das erst in dieser Phase dazugekommen ist oder
    keinen Platz im Warenlager hat. Ein Joker lässt sich abgeben und nehmen wie jedes andere.
rule-CAR-T1_6 = Fracht, für die im Warenlager kein Platz ist, darf man bis zum Ende von Phase II behalten.
rule-CAR-T1_7 =
    Hafen, in dem nur der eigene Stapel steht: Man erwirbt die Fracht, und zwar zwingend (CAR-R3). Man nimmt
    alle Frachtplättchen des Hafens und zahlt den ganzen Stapel in den Vorrat; sofort wird der Hafen aus dem
    Beutel aufgefüllt, ein Plättchen auf jedes Frachtfeld.
rule-CAR-T1_8 =
    Hafen, in dem ein anderer Stapel höher ist: Man muss entweder erhöhen (CAR-T1.9) oder den Hafen der
    Konkurrenz überlassen (CAR-T1.10).
rule-CAR-T1_9 =
    Erhöhen: Man legt Münzen aus dem Safe dazu, bis der Stapel höher ist als jeder andere in diesem Hafen, um
    mindestens 1 Münze. Das Schiff bleibt und hat damit seine Aktion in diesem Zug gehabt; entschieden wird die
    Sache im nächsten eigenen Zug.
rule-CAR-T1_10 =
    Der Konkurrenz überlassen: Das Schiff verlässt den Hafen, und der ganze Stapel kommt zurück in den Safe.
    Keine Münze geht verloren.
rule-CAR-T1_11 =
    Wer einen Hafen der Konkurrenz überlässt, darf in Phase III desselben Zuges kein Schiff dorthin schicken. Ab
    dem nächsten eigenen Zug ist es wieder erlaubt.
rule-CAR-T1_12 = Wer zum Erhöhen zu wenige Münzen im Safe hat, muss den Hafen der Konkurrenz überlassen.
rule-CAR-T1_13 =
    Wer die Fracht eines Hafens erworben hat, darf in Phase III desselben Zuges wieder ein Schiff dorthin
    schicken.
rule-CAR-T1_14 =
    Muss gezogen werden und ist der Beutel leer, kommt der ganze Ablagestapel in den Beutel und wird gemischt;
    dann wird weitergezogen.
rule-CAR-T1_15 =
    Ein Stapel wird nie verkleinert, versetzt oder geteilt. Münzen kommen nur hinzu, wenn er hingelegt
    (CAR-T3.3) oder erhöht wird (CAR-T1.9), und verlassen ihn nur in den Vorrat, wenn die Fracht erworben wird,
    oder in den Safe, wenn der Hafen der Konkurrenz überlassen wird.

## Phase II: Fracht eintauschen

rule-CAR-T2_1 =
    Wer am Zug ist, darf eigene Fracht, auch überzählige, gegen Siegkarten eintauschen: gegen so viele, wie sich
    bezahlen lassen. Niemand muss eintauschen.
rule-CAR-T2_2 =
    Alles, was man in einem Zug eintauscht, ist ein Handel: Die Schmuggelwerte aller abgegebenen Kombinationen
    werden zusammengezählt, und die Summe muss mindestens so hoch sein wie die Kosten aller genommenen
    Siegkarten zusammen.
rule-CAR-T2_3 =
    Eine Kombination hat 1 bis 9 Frachtplättchen. Entweder sind alle von derselben Frachtart und für 1 bis 9
    Plättchen 1, 4, 9, 16, 25, 36, 49, 64 oder 81 wert, oder alle sind von verschiedenen Frachtarten und 1, 3,
    6, 10, 15, 21, 28, 36 oder 45 wert.
rule-CAR-T2_4 =
    Jedes Frachtplättchen gehört nur zu einer Kombination. Man darf beliebig viele Kombinationen abgeben.
rule-CAR-T2_5 =
    In einer Kombination verschiedener Frachtplättchen darf keine Frachtart zweimal vorkommen. Dass nicht alle
    gleich sind, genügt nicht.
rule-CAR-T2_6 =
    Ein Joker zählt in jeder Kombination als eine beliebige Frachtart, und eine Kombination darf auch nur aus
    Jokern bestehen. Unter verschiedenen Frachtplättchen steht er für eine Frachtart, die sonst nicht dabei ist.
rule-CAR-T2_7 = Wechselgeld gibt es nicht: Überschüssiger Schmuggelwert verfällt.
rule-CAR-T2_8 = Die abgegebene Fracht kommt auf den Ablagestapel, und die Siegkarten nimmt man sofort.
rule-CAR-T2_9 =
    Eine Siegkarte kann man nur nehmen, solange ihr Stapel noch Exemplare hat. In einem Handel darf man auch
    mehrere gleiche nehmen, wenn der Stapel und CAR-C1 es erlauben. Genommene Karten kommen nie zurück.
rule-CAR-T2_10 = Mit Münzen kann man Siegkarten nicht bezahlen, außer in der letzten Spielrunde (CAR-E2).
rule-CAR-T2_11 =
    Wer am Ende von Phase II mehr Frachtplättchen besitzt, als ins Warenlager passen, wirft nach eigener Wahl so
    viele ab, bis es genau voll ist. Das gilt in jedem Zug, auch im letzten.
rule-CAR-T2_12 =
    Ins Warenlager passen 6 Frachtplättchen und für jede eigene Karte „Warenlager“ 2 mehr, auch für eine, die
    erst in dieser Phase erworben wurde.
rule-CAR-T2_13 =
    Karten mit Schmuggelvorteil liegen offen vor ihrem Besitzer. Die anderen Siegkarten bilden einen offenen
    Stapel, den alle jederzeit durchsehen dürfen.
rule-CAR-T2_14 =
    Abgegebene Fracht ist so viel wert wie die höchste Summe, die eine Aufteilung in erlaubte Kombinationen
    ergibt (CAR-T2.3 bis CAR-T2.6). Man wählt nur die Frachtplättchen; die beste Aufteilung wird automatisch
    gefunden.

## Karten

rule-CAR-C1 =
    Von jeder der drei Sorten mit Schmuggelvorteil darf eine Person im ganzen Spiel höchstens 2 Karten erwerben.
rule-CAR-C2 = Karten mit Schmuggelvorteil wirken sofort.
rule-CAR-C3 =
    Frachtschiff: Ein Schiff aus der Reserve kommt zur eigenen Flotte. Es kann in Phase III desselben Zuges
    losgeschickt werden. Eine Flotte hat 3 bis 5 Schiffe.
rule-CAR-C4 = Warenlager: sofort 2 Lagerfelder mehr. Höchstens sind es 10.
rule-CAR-C5 =
    Syndikat: Jede Karte zahlt einmal in jedem eigenen Zug 2 Münzen aus dem Vorrat, wenn man in Phase I einen
    Hafen der Konkurrenz überlässt. Das geschieht von selbst (CAR-R29).
rule-CAR-C6 =
    Zwei Syndikate zahlen nur dann 4 Münzen, wenn man in diesem Zug zwei verschiedene Häfen der Konkurrenz
    überlässt: Für jeden Hafen zahlt nur eine Karte.
rule-CAR-C7 =
    Die Münzen eines Syndikats kommen mit dem zurückgenommenen Stapel in den Safe und lassen sich für spätere
    Aktionen derselben Phase verwenden.
rule-CAR-C8 = Einfache Karten: beliebig viele für jede Person, mit so vielen Siegpunkten, wie sie kosten.
rule-CAR-C9 = Unikate: je ein Exemplar, mit mehr Siegpunkten, als es kostet.

## Phase III: Schiffe losschicken

rule-CAR-T3_1 =
    Wer am Zug ist, schickt jedes Schiff neben der Familientafel zum Casino, zum Schwarzmarkt oder in einen
    offenen Hafen, eines nach dem anderen, in beliebiger Reihenfolge. Nur im letzten Zug dürfen Schiffe
    zurückbleiben (CAR-E8).
rule-CAR-T3_2 = Casino und Schwarzmarkt kosten nichts und nehmen beliebig viele Schiffe aller Personen auf.
rule-CAR-T3_3 = Hafen: Das Schiff kommt auf einen Stapel Münzen aus dem Safe, mindestens 1 Münze.
rule-CAR-T3_4 =
    Stehen andere Stapel im Hafen, muss der neue mindestens 1 Münze mehr haben als der höchste von ihnen. Gleich
    hohe Gebote gibt es nicht.
rule-CAR-T3_5 = In jedem Hafen hat eine Person höchstens ein Schiff, also höchstens einen Stapel.
rule-CAR-T3_6 = Ein Hafen, den man in diesem Zug der Konkurrenz überlassen hat, ist gesperrt (CAR-T1.11).
rule-CAR-T3_7 =
    In dem Zug, in dem es losgeschickt wird, bewirkt ein Schiff nichts. Seine Aktion hat es in Phase I des
    nächsten eigenen Zuges.
rule-CAR-T3_8 = In einem Hafen dürfen beliebig viele Personen ein Schiff haben.
rule-CAR-T3_9 = Sind alle Schiffe losgeschickt, endet der Zug.

## Spielende und Wertung

rule-CAR-E1 =
    Erreicht der Spielrundenmarker das letzte Feld (11 oder 10), ist jede Person noch einmal am Zug, zuerst der
    Startspieler. Dann endet das Spiel.
rule-CAR-E2 =
    In Phase II des letzten eigenen Zuges darf man Münzen aus dem Safe zum Schmuggelwert der Fracht hinzunehmen,
    jede für 1; sie kommen in den Vorrat. Auch mit Münzen allein darf man bezahlen (CAR-R30). Sie decken genau
    das, was die Fracht offen lässt (CAR-R31).
rule-CAR-E3 = Münzen auf dem Spielplan zählen für CAR-E2 nicht.
rule-CAR-E4 = Übrige Münzen im Safe oder in Häfen und übrige Fracht sind nichts wert.
rule-CAR-E5 =
    Das Ergebnis ist die Summe der Siegpunkte aller eigenen Siegkarten, auch derer mit Schmuggelvorteil.
rule-CAR-E6 =
    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer die einzelne Siegkarte mit den meisten
    Siegpunkten besitzt; sind auch diese gleich, wessen Karte mehr kostet (CAR-O6, CAR-R36).
rule-CAR-E7 = Ist auch das gleich, wird der Platz geteilt (CAR-R21; für die anderen Plätze CAR-R33).
rule-CAR-E8 =
    Auch der letzte Zug hat eine Phase III, aber niemand muss ein Schiff losschicken (CAR-O3, CAR-R19): Es kann
    nur dazu dienen, jemanden zu überbieten, der noch kommt. Wer in der letzten Spielrunde zuletzt an der Reihe
    ist, hat keine Phase III; nach dieser Phase II endet das Spiel sofort.

## Wenn Vorräte ausgehen

rule-CAR-U1 =
    Beutel leer: siehe CAR-T1.14. Beutel und Ablagestapel sind nie zugleich leer (CAR-I11), also sind Häfen und
    Schwarzmarkt außerhalb einer Aktion immer voll.
rule-CAR-U2 =
    Stapel einer Siegkarte leer: Es gibt sie nicht mehr. Zu fünft sind die 8 Exemplare einer Karte mit
    Schmuggelvorteil weniger als die 10, die alle zusammen besitzen dürften.
rule-CAR-U3 =
    Zu wenige Münzen im Vorrat: Für jedes Schiff am Casino und jede Zahlung eines Syndikats nimmt man, was noch
    da ist, also 0 bis 2 Münzen. Später wird nichts nachgezahlt (CAR-R17, CAR-R29).
rule-CAR-U4 =
    Die Schiffe der Reserve können nicht ausgehen: Jede Person hat 2 und darf höchstens 2 Karten „Frachtschiff“
    besitzen.

## Entscheidungsschritte

rule-CAR-D1 =
    Bis zum Spielende ist genau ein Schritt offen, und es gibt mindestens eine erlaubte Antwort. Auch ein
    Schritt mit einer einzigen Antwort ist ein Schritt; das Programm darf ihn ungefragt ausführen.
rule-CAR-D2 =
    Phase I: Solange ein eigenes Schiff auf dem Spielplan noch keine Aktion hatte, wählt man, was eines von
    ihnen tut. Schiffe am selben Ort sind gleich, also nennt die Antwort den Ort und nie das Schiff. Es gibt
    höchstens 19 Antworten. Phase I endet von selbst, wenn alle Schiffe an der Reihe waren.
rule-CAR-D3 =
    Erhöhen und die neue Höhe nennen, ein Frachtplättchen abgeben und ein anderes nehmen, ein Schiff in einen
    Hafen schicken und das Gebot nennen: Jedes dieser Paare ist eine Aktion. Vor dem zweiten Schritt bewegt sich
    nichts, und der erste ist nur möglich, wenn es auf den zweiten eine Antwort gibt.
rule-CAR-D4 =
    Ein Handel entsteht in kleinen Schritten: zuerst die Siegkarten einzeln in den Warenkorb, dann einzeln die
    Fracht zur Bezahlung, dann der Abschluss. Karten und Fracht darf man in beliebiger Reihenfolge nennen. Erst
    der Abschluss führt alles auf einmal aus. Danach geht Phase II mit dem Abwerfen weiter; einen zweiten Handel
    gibt es nicht (CAR-R8).
rule-CAR-D5 =
    Keine Sackgasse: In den Warenkorb kommt eine Siegkarte nur, wenn die ganze eigene Fracht, in der letzten
    Spielrunde mit allen Münzen des Safes, sie mitbezahlen könnte. Also lässt sich die Bezahlung immer
    vollenden, und jeder bezahlbare Warenkorb lässt sich Karte für Karte zusammenstellen.
rule-CAR-D6 =
    Keine Möglichkeit geht verloren: Abgeben lässt sich jede Auswahl an Fracht, die genug wert ist, auch mehr
    als nötig (CAR-R27). Mit zu geringem Wert lässt sich der Handel nicht abschließen, und ohne Siegkarte kann
    man keine Fracht abgeben (CAR-R9).
rule-CAR-D7 =
    Münzen wählt man in einem Handel nie: In der letzten Spielrunde nimmt der Abschluss genau das aus dem Safe,
    was die Fracht offen lässt, vorher nichts (CAR-E2, CAR-R31).
rule-CAR-D8 =
    Einen Schritt zurück gibt es in den Regeln nicht; ein versehentlicher Schritt lässt sich nur zurücknehmen,
    soweit das Programm es erlaubt. Innerhalb eines Zuges kommt nichts Verborgenes ans Licht, bis aus dem Beutel
    gezogen wird, und das geschieht nur durch Ziehen am Schwarzmarkt und beim Erwerben der Fracht eines Hafens.
rule-CAR-D9 =
    In Phase III sieht man bei jedem Schiff, wohin die vorigen geschickt wurden. Die Phase endet von selbst,
    wenn kein Schiff mehr da ist, oder im letzten Zug durch eigene Entscheidung. Ein Gebot ist eine ganze Zahl
    bis zu den Münzen im Safe.
rule-CAR-D10 =
    Phase II beginnt von selbst nach Phase I, auch wenn sich keine Siegkarte bezahlen lässt; dann ist die
    einzige Antwort, nichts einzutauschen. Wer nicht mehr Fracht besitzt, als ins Warenlager passt, wird nicht
    nach dem Abwerfen gefragt.

## Regelentscheidungen

rule-CAR-R1 =
    Frage: Was ist das kleinste Gebot in einem leeren Hafen, 0 oder 1 Münze? Entscheidung: 1. Das Schiff steht
    auf einem Stapel Münzen, und drei Besprechungen nennen mindestens eine Münze.
rule-CAR-R2 =
    Frage: Darf eine Person mehrere Schiffe in einem Hafen haben? Entscheidung: nein, nur eines. Eine deutsche
    Besprechung sagt es so; außerdem stünde ein zweiter eigener Stapel dem eigenen Erwerb im Weg.
rule-CAR-R3 =
    Frage: Darf man, allein im Hafen, die Münzen zurücknehmen oder das Schiff warten lassen? Entscheidung: nein,
    man muss die Fracht erwerben. Beides ist nur für Überbotene beschrieben; ein Gebot ist bindend.
rule-CAR-R4 =
    Frage: Darf ein Schiff am Schwarzmarkt nichts tun? Entscheidung: nein, es zieht oder tauscht. Ziehen schadet
    nie, denn Überzähliges wirft man nach eigener Wahl ab.
rule-CAR-R5 = Frage: Kann tauschen, wer keine Fracht besitzt? Entscheidung: nein, dann wird gezogen.
rule-CAR-R6 =
    Frage: Bezahlt jede Kombination eine Karte, oder wird alles zusammengezählt? Entscheidung: zusammengezählt.
    Das Beispiel der Spielregel erwirbt mit einer Kombination im Wert von 25 zwei Karten und mit 25 + 9 + 1
    drei.
rule-CAR-R7 =
    Frage: Sind drei gleiche Frachtplättchen 8 oder 9 wert? Entscheidung: 9. Die 8 im Scan widerspricht beiden
    Summen des Beispiels.
rule-CAR-R8 =
    Frage: Darf man in einer Phase II mehrmals eintauschen? Entscheidung: einmal, alles zusammen. Mehrere Male
    ergäben dasselbe, bis auf das verlorene Wechselgeld; es ist also kein Nachteil.
rule-CAR-R9 =
    Frage: Darf man Fracht abwerfen, die ins Warenlager passt? Entscheidung: nein, nur überzählige. Zu viel zu
    bezahlen ist möglich, aber sinnlos.
rule-CAR-R10 =
    Frage: Muss man überzählige Fracht eintauschen, wenn es geht? Entscheidung: nein, man wählt zwischen
    Eintauschen und Abwerfen.
rule-CAR-R11 =
    Frage: Zahlen zwei Syndikate beide für denselben Hafen? Entscheidung: nein, eines zahlt 2 Münzen. Die
    Spielregel knüpft die 4 Münzen an zwei verschiedene Häfen.
rule-CAR-R12 =
    Frage: Zahlt ein Syndikat schon in dem Zug, in dem es erworben wird? Entscheidung: Das kann nicht vorkommen.
    Häfen überlässt man in Phase I der Konkurrenz, Karten erwirbt man in Phase II.
rule-CAR-R13 =
    Frage: Ist ein Hafen auch gesperrt, nachdem man dort Fracht erworben oder erhöht hat? Entscheidung: nein. Im
    ersten Fall ist er wieder offen; im zweiten ist das Schiff noch da, und mehr als eines pro Hafen ist nicht
    erlaubt.
rule-CAR-R14 =
    Frage: Kann man in der eigenen Phase I den höchsten Stapel haben, ohne allein zu sein? Entscheidung: nein.
    Seit dem Gebot waren alle anderen am Zug und mussten es überbieten oder den Hafen verlassen.
rule-CAR-R15 =
    Frage: Muss man in Phase III alle Schiffe losschicken? Entscheidung: ja. Der Zug endet, wenn alle
    losgeschickt sind, und Macao ist immer möglich. Die Ausnahme ist der letzte Zug (CAR-R19).
rule-CAR-R16 =
    Frage: Ist der Ablagestapel offen, und was davon kommt in den leeren Beutel? Entscheidung: Er ist offen,
    denn alles wird offen abgelegt. In den Beutel kommt alles, auch aus derselben Spielrunde; die Spielregel
    spricht von früheren Runden, was der übliche Fall ist, nennt aber keinen zweiten Stapel.
rule-CAR-R17 =
    Frage: Was gilt, wenn der Vorrat keine Münzen mehr hat? Entscheidung: Er zahlt, was da ist. In der Schachtel
    sind 60 Münzen, und der Vorrat gehört allen. Mit der Option „Münzen“ sind immer genug da (CAR-O4).
rule-CAR-R18 =
    Frage: Kommt es bei fast leerem Vorrat auf die Reihenfolge der Schiffe am Casino an? Entscheidung: ja. Die
    Aktionen folgen aufeinander; wer vorher Fracht erwirbt, kann damit Münzen in den Vorrat bringen.
rule-CAR-R19 =
    Frage: Gibt es im letzten Zug eine Phase III? Entscheidung: ja. Die Spielregel gibt allen ohne Ausnahme noch
    einen Zug und erwähnt Münzen, die in Häfen liegen bleiben. Losschicken muss man nichts, denn man kann nur
    noch jemandem die Fracht verderben. Die Option CAR-O3 lässt die Phase weg.
rule-CAR-R20 =
    Frage: Darf man in Phase I des letzten Zuges erhöhen? Entscheidung: ja, aus demselben Grund, auch wenn es
    nur noch anderen schadet.
rule-CAR-R21 =
    Frage: Was gilt, wenn auch die besten Karten gleich sind? Entscheidung: Der Platz wird geteilt, denn die
    Spielregel nennt nichts Weiteres. Die beste Karte ist die mit den meisten Siegpunkten, unter gleichen die
    teuerste (CAR-R36).
rule-CAR-R22 =
    Frage: Wechselt der Startspieler? Entscheidung: nein. Wer den Marker hat, rückt zu Beginn jedes eigenen
    Zuges den Spielrundenmarker weiter; eine Besprechung, die anderes sagt, widerspricht der Spielregel.
rule-CAR-R23 =
    Frage: Welche Münzen zählen im letzten Zug? Entscheidung: die in Phase II im Safe liegen, also nach allem,
    was in Phase I geschah: mit Einnahmen, zurückgenommenen Stapeln und Syndikaten, ohne die bezahlten Stapel.
rule-CAR-R24 =
    Frage: Welche Häfen sind offen? Entscheidung: die erste Wahl der Option CAR-O1. Die Quellen widersprechen
    sich zum Teil; die andere Wahl passt zu einem französischen Spielbericht.
rule-CAR-R25 =
    Frage: Wie viele Frachtplättchen liegen auf dem Schwarzmarkt? Entscheidung: 8, wie eine englische
    und eine deutsche Besprechung sagen. Ein französischer Bericht scheint 6 aufzuzählen, bricht aber ab; daher
    die Option CAR-O2.
rule-CAR-R26 =
    Frage: Können mehr als 9 gleiche Frachtplättchen eine Kombination sein? Entscheidung: nein. Das zehnte
    beginnt eine neue.
rule-CAR-R27 =
    Frage: Darf man mehr Wert abgeben als nötig, um Fracht loszuwerden? Entscheidung: ja, aber das Programm soll
    davor warnen.
rule-CAR-R28 =
    Frage: Sieht man die neue Fracht eines Hafens vor der nächsten Aktion? Entscheidung: ja. Der Hafen wird
    sofort aufgefüllt (CAR-T1.7), man kennt die Fracht also für den Rest des Zuges.
rule-CAR-R29 =
    Frage: Ist die Zahlung eines Syndikats freiwillig, und was gilt bei knappem Vorrat? Entscheidung: Sie
    geschieht von selbst, für die ersten Häfen, die man im Zug der Konkurrenz überlässt, je einen pro Syndikat.
    Ein knapper Vorrat zahlt, was da ist, und die Karte gilt als genutzt, auch wenn das nichts ist.
rule-CAR-R30 =
    Frage: Darf man im letzten Zug mit Münzen allein bezahlen? Entscheidung: ja. Die Spielregel lässt alle
    Münzen des Safes zu den Kosten beitragen und verlangt keine Fracht.
rule-CAR-R31 =
    Frage: Darf man im letzten Zug mit Münzen zu viel bezahlen? Entscheidung: nein. Genommen wird genau, was
    fehlt; der Rest bleibt im Safe und kann in Phase III noch geboten werden. Mit Fracht darf man zu viel
    bezahlen (CAR-R27).
rule-CAR-R32 =
    Frage: Darf man ein Frachtplättchen gegen eines derselben Frachtart tauschen? Entscheidung: nein. Das hieße,
    nichts zu tun, und CAR-R4 schließt das aus. Der Joker zählt hier als eigene Frachtart.
rule-CAR-R33 =
    Frage: Wie werden die Plätze nach dem ersten vergeben? Entscheidung: wie der erste: nach Siegpunkten, dann
    nach der besten Karte (ohne Karte 0 Siegpunkte und Kosten 0). Wer in beidem gleich ist, teilt sich den
    Platz, und die nächsten Plätze entfallen: 1, 1, 3. Die Spielregel klärt nur den ersten Platz.
rule-CAR-R34 =
    Frage: Darf man Münzen auf einen Stapel legen, der allein oder der höchste ist, oder zweimal in einer Phase
    I, oder in Phase III? Entscheidung: nein. Münzen legt nur dazu, wer überboten ist, durch Erhöhen, einmal je
    Schiff und Zug.
rule-CAR-R35 =
    Frage: Bleibt ein Hafen, den man der Konkurrenz überlassen hat, auch gesperrt, wenn er leer wird oder neu
    umkämpft ist? Entscheidung: ja, in Phase III dieses Zuges in jedem Fall. Im nächsten eigenen Zug ist er
    wieder frei.
rule-CAR-R36 =
    Frage: Welcher Wert einer Karte entscheidet bei Gleichstand, ihre Siegpunkte oder ihre Kosten? Entscheidung:
    ihre Siegpunkte, bei gleichen ihre Kosten. Die Spielregel spricht vom höchsten Wert. Wo Punkte verglichen
    werden, sind das die Siegpunkte; auf derselben Seite nennt sie aber die Kosten der Kumpane, 49, ihren Wert.
    Früher wurden nur die Siegpunkte verglichen; mit der Option CAR-O6 bleibt es dabei.
rule-CAR-R37 =
    Frage: Was kosten die Unikate? Entscheidung: 16, 25, 36, 49, 64 und 81, für 20, 30, 45, 60, 80 und 100
    Siegpunkte. Das vierte kostet 49, die Kosten des ersten enden auf 6; die sechs Quadratzahlen von 4 × 4 bis
    9 × 9 ergeben beides, und keine Zahl muss erfunden werden. Die Siegpunkte stammen von uns. Früher: 36/40,
    40/45, 45/50, 49/55, 64/75 und 81/100; mit der Option CAR-O7 bleibt es dabei.

## Beispiele aus der Spielregel

rule-CAR-X1 =
    Beispiel für CAR-T2.2, CAR-T2.3 und CAR-T2.6. Eine Person besitzt 4-mal Juwelen, 1 Joker, 3-mal Autos und
    1-mal Waffen und gibt die Juwelen mit dem Joker als fünf gleiche ab. Das ist 25 wert und reicht für ein
    Frachtschiff (15) und ein Warenlager (10). Autos und Waffen bleiben.
rule-CAR-X2 =
    Beispiel für CAR-T2.2 und CAR-R7, mit der Fracht von CAR-X1. Abgegeben werden 3-mal Autos (9) und 1-mal
    Waffen (1). Das ist 10 wert und reicht für ein Warenlager. Juwelen und Joker bleiben.
rule-CAR-X3 =
    Beispiel für CAR-T2.2 und CAR-C1, mit der Fracht von CAR-X1. Abgegeben wird alles: 25 + 9 + 1 = 35. Das
    reicht für ein Frachtschiff und 2 Warenlager oder für ein Frachtschiff, ein Warenlager und ein Syndikat.
rule-CAR-X4 =
    Beispiel für die Siegkarten: Ein Frachtschiff kostet 15 (oben links) und bringt 5 Siegpunkte (oben rechts).
rule-CAR-X5 =
    Beispiel für CAR-T3.2 und CAR-T1.4. Wer knapp an Münzen ist, schickt alle 3 Schiffe zum Casino. In der
    nächsten Phase I bringen sie 3 × 2 = 6 Münzen.
rule-CAR-X6 =
    Beispiel für CAR-T1.5 bis CAR-T1.5b. Auf dem Schwarzmarkt liegt zweimal Uran. Blau hat dort 2 Schiffe und
    keine Fracht; Rot hat dort 1 Schiff und kommt vorher dran. Rot tauscht ein Frachtplättchen gegen Uran. Dann
    zieht Blau mit dem ersten Schiff etwas anderes als Uran und tauscht es mit dem zweiten gegen das übrige
    Uran. Blau besitzt einmal Uran; Rots Plättchen und das gezogene liegen auf dem Schwarzmarkt, der voll ist.
rule-CAR-X7 =
    Beispiel für CAR-T3.4 und CAR-T1.8. Grün ist allein in einem Hafen, auf 3 Münzen. Wer ein Schiff dorthin
    schickt, muss mindestens 4 bieten und bietet 5. In der nächsten Phase I muss Grün auf mindestens 6 erhöhen
    oder den Hafen der Konkurrenz überlassen.
rule-CAR-X8 =
    Beispiel für CAR-C5 und CAR-C6. Wer 2 Syndikate hat und in zwei Häfen überboten ist, überlässt beide in
    einer Phase I der Konkurrenz. Beide Stapel kommen zurück, und die Syndikate zahlen 2 + 2 = 4 Münzen.
rule-CAR-X9 =
    Beispiel für CAR-E2 und CAR-T2.3. In der letzten Spielrunde besitzt jemand 9 verschiedene Frachtplättchen
    und 4 Münzen und tauscht alles ein: 45 + 4 = 49 bezahlt die Kumpane.
rule-CAR-X10 =
    Beispiel für CAR-T0.3. Zu viert oder zu fünft ist das Spiel nach 10 Spielrunden zu Ende, zu zweit oder zu
    dritt nach 11.
rule-CAR-X11 =
    Beispiel für CAR-T1.11 und CAR-T3.6. Wer in einem Hafen überboten ist, überlässt ihn in Phase I der
    Konkurrenz. In Phase III dieses Zuges wird der Hafen nicht angeboten, im nächsten eigenen Zug wieder.

## Eigene Beispiele

rule-CAR-X12 =
    Beispiel für CAR-T1.8, CAR-T1.9 und CAR-T3.4. In Panama bietet A 2, B 3, C 5. Als A am Zug ist, sind 4
    Münzen im Safe: A darf auf genau 6 erhöhen (2 + 4) oder Panama der Konkurrenz überlassen. Erhöht A auf 6,
    muss B auf mindestens 7 kommen oder gehen, danach C ebenso.
rule-CAR-X13 =
    Beispiel für CAR-T1.7, im Anschluss an CAR-X12. B und C überlassen Panama der Konkurrenz. In der nächsten
    Phase I erwirbt A die Fracht: 6 Münzen kommen in den Vorrat, 2 Frachtplättchen zu A, und Panama bekommt 2
    neue.
rule-CAR-X14 =
    Beispiel für CAR-T2.4, CAR-T2.5 und CAR-T2.14. Bei 2-mal Alkohol, 1-mal Kunst und 1-mal Gold sind nicht alle
    vier verschieden, denn Alkohol ist zweimal dabei. Sie sind also nicht 10 wert, sondern 7: Alkohol, Kunst und
    Gold (6) und Alkohol (1), oder 4 + 3.
rule-CAR-X15 =
    Beispiel für CAR-T2.6. 3-mal Elfenbein, 1-mal Kunst, 1-mal Gold und 1 Joker sind 19 wert: Elfenbein mit dem
    Joker als vier gleiche (16) und 2 verschiedene (3).
rule-CAR-X16 = Beispiel für CAR-T2.6. 3 Joker allein sind 9 wert, als drei gleiche.
rule-CAR-X17 =
    Beispiel für CAR-T2.12 und CAR-C4. Wer 6 Lagerfelder und nach Phase I 9 Frachtplättchen hat, erwirbt mit 4
    verschiedenen (10) ein Warenlager. 5 Plättchen bleiben auf nun 8 Lagerfeldern, und nichts wird abgeworfen.
rule-CAR-X18 =
    Beispiel für CAR-T2.11. Wer 6 Lagerfelder und 9 Frachtplättchen hat und nichts eintauscht, wirft am Ende von
    Phase II genau 3 nach eigener Wahl ab.
rule-CAR-X19 =
    Beispiel für CAR-C3. Wer in Phase II ein Frachtschiff erwirbt, schickt in Phase III desselben Zuges 4
    Schiffe los.
rule-CAR-X20 = Beispiel für CAR-C1. Wer 2 Warenlager hat, kann kein drittes erwerben.
rule-CAR-X21 =
    Beispiel für CAR-U3. Im Vorrat ist 1 Münze, und jemand hat 2 Schiffe am Casino. Das erste bringt 1 Münze,
    das zweite keine.
rule-CAR-X22 =
    Beispiel für CAR-E6. Zwei Personen haben je 120 Siegpunkte. Die beste Karte der einen sind die Kumpane
    (60), die der anderen der Nachtclub (45). Die erste gewinnt.
rule-CAR-X23 =
    Beispiel für CAR-T1.12 und CAR-T1.2. Wer mit leerem Safe überboten ist, 2 gegen 3, kann den Hafen nur der
    Konkurrenz überlassen, außer eine frühere Aktion dieser Phase bringt mindestens 2 Münzen.
rule-CAR-X24 =
    Beispiel für CAR-T2.14. 3-mal Alkohol und je ein Frachtplättchen der acht anderen Frachtarten sind 49 wert:
    neun verschiedene (45) und zwei gleiche (4). Drei gleiche und acht verschiedene wären 9 + 36 = 45, neun
    verschiedene und zwei einzelne 47.
rule-CAR-X25 =
    Beispiel für CAR-D4 bis CAR-D6 und CAR-R27. Vor der letzten Spielrunde hat jemand ohne Karten die Fracht von
    CAR-X1 im Wert von 35 und legt ein Frachtschiff und ein Warenlager in den Warenkorb. Ein weiteres Warenlager
    oder ein Syndikat (zusammen 35) wird noch angeboten, eine Villa (40) nicht. Sind viermal Juwelen abgegeben
    (16), lässt sich der Handel nicht abschließen; mit dem Joker (25) schon, und man darf noch mehr abgeben.
rule-CAR-X26 =
    Beispiel für CAR-D7, CAR-E2 und CAR-R31. In der letzten Spielrunde hat jemand mit 9 verschiedenen
    Frachtplättchen und 6 Münzen die Kumpane (49) im Warenkorb und gibt alle neun ab. 4 Münzen kommen in den
    Vorrat; 2 bleiben im Safe und dürfen in Phase III geboten werden. Mit 3 Münzen würden die Kumpane nicht
    angeboten.
rule-CAR-X27 =
    Beispiel für CAR-C6, CAR-U3 und CAR-R29. Im Vorrat ist 1 Münze. Wer 2 Syndikate hat und zwei Häfen der
    Konkurrenz überlässt, bekommt außer den Stapeln 1 + 0 Münzen.
rule-CAR-X28 =
    Beispiel für CAR-T1.7 und CAR-T1.14. Im Beutel ist 1 Frachtplättchen, auf dem Ablagestapel liegen 20, und
    die Fracht eines Hafens mit 3 Frachtfeldern wird erworben. 1 Plättchen wird gezogen, die 20 kommen gemischt
    in den Beutel, und 2 weitere werden gezogen. Danach sind im Beutel 18, auf dem Ablagestapel keine.
rule-CAR-X29 =
    Beispiel für CAR-E6, CAR-E7 und CAR-R33. A und B haben je 100 Siegpunkte und als beste Karte eine mit 45. C
    und D haben je 80; die beste Karte von C hat 45, die von D 35. A und B teilen sich den ersten Platz, C ist
    Dritter, D Vierter.
rule-CAR-X30 =
    Beispiel für CAR-T3.4 und CAR-D3. Zu viert stehen in Rio Stapel von 2 und 4 Münzen, keiner davon gehört der
    Person am Zug. Mit 5 Münzen im Safe wird Rio angeboten, und das einzige Gebot ist 5; mit 4 Münzen wird es
    nicht angeboten.
rule-CAR-X31 =
    Beispiel für CAR-E8. In der letzten Spielrunde dürfen alle außer der letzten Person in Phase III beliebig
    viele Schiffe losschicken und dann den Zug beenden. Für die letzte Person ist das Spiel nach Phase II zu
    Ende.
rule-CAR-X32 =
    Beispiel für CAR-T1.1 und CAR-R18. Der Vorrat ist leer. Jemand hat ein Schiff am Casino und ist allein in
    einem Hafen, auf 3 Münzen. Wird zuerst die Fracht erworben, zahlt das Casino 2 Münzen, und 1 bleibt im
    Vorrat; umgekehrt zahlt es nichts.
rule-CAR-X33 =
    Beispiel für CAR-R32. Jemand besitzt einmal Alkohol und sonst nichts, und auf dem Schwarzmarkt liegt nur
    Alkohol. Mit dem Schiff dort lässt sich nur ziehen.

## Invarianten

rule-CAR-I1 =
    Fracht: Beutel, Ablagestapel, Schwarzmarkt, Häfen und die Fracht aller Personen zusammen sind immer 126
    Frachtplättchen und eines je Person: 14 von jeder normalen Frachtart und so viele Joker wie Personen.
rule-CAR-I2 =
    Außerhalb einer Aktion liegen in jedem offenen Hafen so viele Frachtplättchen, wie er Frachtfelder hat, auf
    dem Schwarzmarkt 8 (oder 6), in einem geschlossenen Hafen keine.
rule-CAR-I3 =
    Münzen: Vorrat, Safes und Stapel zusammen sind immer 60. Kein Safe ist unter null, der Vorrat nur, wenn
    immer genug Münzen da sind (CAR-O4). Jeder Stapel hat mindestens 1 Münze.
rule-CAR-I4 =
    Schiffe einer Person: neben der Familientafel, am Casino, am Schwarzmarkt, in Häfen und in der Reserve sind
    es immer 5. Die Flotte hat 3 und für jede eigene Karte „Frachtschiff“ eines mehr, höchstens 5. In jedem
    Hafen hat eine Person höchstens ein Schiff, und einen Stapel genau dort, wo ein Schiff ist.
rule-CAR-I5 = In einem Hafen sind keine zwei Stapel gleich hoch.
rule-CAR-I6 =
    Zu Beginn der eigenen Phase I ist jeder eigene Stapel allein in seinem Hafen oder nicht der höchste
    (CAR-R14).
rule-CAR-I7 =
    Nach Phase I hat die Person kein Schiff am Casino oder am Schwarzmarkt, und jeder ihrer übrigen Stapel ist
    der höchste in seinem Hafen.
rule-CAR-I8 =
    Nach Phase II besitzt eine Person nicht mehr Fracht, als in ihr Warenlager passt, und das sind höchstens 10.
    Nach Phase III ist, außer im letzten Zug, keines ihrer Schiffe zurückgeblieben.
rule-CAR-I9 =
    Karten: Die Stapel und die Karten aller Personen zusammen sind immer 54, von jeder Sorte gleich viele.
    Niemand hat mehr als 2 einer Sorte mit Schmuggelvorteil.
rule-CAR-I10 =
    Siegpunkte werden nie weniger. Das Ergebnis ist die Summe der Siegpunkte auf den Karten und ändert sich nur
    in der eigenen Phase II.
rule-CAR-I11 =
    In Beutel und Ablagestapel zusammen sind zu fünft immer mindestens 38 Frachtplättchen, mit weniger Personen
    mehr. Ziehen ist also immer möglich.
rule-CAR-I12 =
    In einem Handel sind der Schmuggelwert der Fracht und die gezahlten Münzen zusammen mindestens so hoch wie
    die Kosten. Vor der letzten Spielrunde ändern sich die Münzen im Safe in Phase II nicht.
rule-CAR-I13 =
    Startspieler und Reihenfolge ändern sich nie. Es gibt so viele Züge wie Personen mal Spielrunden.
rule-CAR-I14 =
    Ein Frachtplättchen mehr macht die Fracht nie weniger wert. Gleiche Frachtplättchen sind mehr wert als
    ebenso viele verschiedene; nur ein einzelnes ist so oder so 1 wert.
rule-CAR-I15 =
    Einen Hafen der Konkurrenz zu überlassen kostet nie eine Münze, und Syndikate zahlen einer Person höchstens
    4 Münzen in einem Zug.
rule-CAR-I16 = Zu Beginn eines Zuges sind ab Spielrunde 2 alle Schiffe der eigenen Flotte auf dem Spielplan.
rule-CAR-I17 =
    Ein Zug hat höchstens 70 Schritte (10 in Phase I, 20 für den Warenkorb, 26 für Bezahlung und Abwerfen, 11 in
    Phase III). Ein Spiel hat also höchstens 1540, 2310, 2800 oder 3500, zu zweit, dritt, viert oder fünft.
