### Regelreferenz von Goa: eine Meldung für jede Definition des Regelverzeichnisses.

## Optionen

rule-GOA-O1 =
    Option „Personenzahl“: 2, 3 oder 4 Sitzplätze. Von der Personenzahl hängen nur die Versteigerungsmarker
    (GOA-S7) und die Zahl der versteigerten Plättchen (GOA-P5) ab.
rule-GOA-O2 = Option „Schnellstart“: in der Vorgabe aus. Ist sie an, gilt GOA-V1.
rule-GOA-O3 =
    Option „Bonanza“: in der Vorgabe aus. Ist sie an, gelten GOA-V2 bis GOA-V4. Sie lässt sich beliebig mit dem
    Schnellstart verbinden.
rule-GOA-O4 =
    Option „Wer zuerst aufdeckt“: ein bestimmter Sitzplatz oder ausgelost (Vorgabe). Sie legt fest, wer in
    GOA-S9 die erste Karte aufdeckt (GOA-R2).
rule-GOA-O5 =
    Option „Offene Dukaten“: in der Vorgabe aus. Ist sie aus, zeigt der Bildschirm die Dukaten der anderen
    nicht; ist sie an, zeigt er sie. Sonst ändert sich keine Regel (GOA-R34).
rule-GOA-O6 =
    Lesarten: Wo die Regeln früher anders ausgelegt wurden, gibt es eine Option. Eine neue Partie folgt der
    heutigen Auslegung, also dem deutschen Regelheft, wenn du nicht die frühere wählst. Eine Partie, die schon
    vorher begonnen hat, behält die ihre. Es geht um „Eine Karte mehr“ (GOA-R50), „Rote Plättchen durch Tausch“
    (GOA-R51), „Abwerfen“ (GOA-R52), „Während einer Aktion“ (GOA-R53) und „Spionage bei Kolonien“ (GOA-R54).

## Spielaufbau

rule-GOA-S1 =
    Die Plättchen werden nach A und B getrennt. Die B-Plättchen bleiben beiseite, bis Spielabschnitt B beginnt.
rule-GOA-S2 =
    Die 29 A-Plättchen werden gemischt. Man deckt einzeln Plättchen auf und sortiert 4 davon aus. Kommt eine
    Plantage, obwohl schon 2 Plantagen aussortiert sind, wird sie zurückgelegt (und hinterher wieder
    eingemischt) und ein anderes Plättchen gezogen. Unter den aussortierten Plättchen sind also höchstens 2
    Plantagen; die Fruchtfolge zählt dabei als Plantage (GOA-R3). Die 4 Plättchen sind allen bekannt.
rule-GOA-S3 =
    Die übrigen 25 Plättchen kommen in zufälliger Anordnung offen auf die Spielfläche mit 5 × 5 Feldern.
rule-GOA-S4 = Gewürze, Dukaten, Schiffe, Kolonisten und Zusatzaktionskarten bilden den Vorrat und die Bank.
rule-GOA-S5 = Die Kolonien werden nach Namen sortiert und bilden vier offene Stapel.
rule-GOA-S6 = Die 30 Expeditionskarten werden verdeckt gemischt.
rule-GOA-S7 =
    Jede Person nimmt ein Lagertableau, ein Entwicklungstableau und Versteigerungsmarker: je einen mit den
    Zahlen von 1 bis zur Personenzahl plus 1.
rule-GOA-S8 =
    Jede Person stellt ihre 5 Erfolgsmarker in Reihe 1, einen in jeden Bereich, und nimmt 4 Schiffe und 2
    Kolonisten.
rule-GOA-S9 =
    Reihum im Uhrzeigersinn, beginnend mit der jüngsten Person (GOA-O4), wird je eine Expeditionskarte
    aufgedeckt, wenn nötig mehrmals um den Tisch. Wer den ersten Elefanten aufdeckt, ist Startspieler. Alle
    aufgedeckten Karten bleiben im Ablagestapel der Expeditionskarten.
rule-GOA-S10 =
    Der Startspieler nimmt die Flagge und 5 Dukaten, alle anderen nehmen je 10 Dukaten. Beim Spielaufbau gibt es
    zur Flagge keine Zusatzaktionskarte.
rule-GOA-S11 =
    Mit der Option „Bonanza“ folgt GOA-V2 direkt auf GOA-S3. Mit der Option „Schnellstart“ folgt GOA-V1, wenn
    alles andere aufgebaut ist.
rule-GOA-S12 =
    Im echten Spiel verwaltet die älteste Person die Bank. Die Anzeiger für Runde und Aktion zeigen nur die
    Runde (A1 bis A4, B1 bis B4) und die Aktion (1, 2, 3, Zusatzaktion) an. Auf das Spiel hat das keinen
    Einfluss: Beides übernimmt das Programm.

## Allgemeines

rule-GOA-G1 = Auf Spielabschnitt A folgt Spielabschnitt B. Beide haben je 4 Runden.
rule-GOA-G2 =
    Eine Runde besteht aus drei Teilen: Versteigerungsmarker setzen, Plättchen versteigern, Aktionsphase (3
    Aktionen pro Person, danach Zusatzaktionen).
rule-GOA-G3 = Gespielt wird immer im Uhrzeigersinn.
rule-GOA-G4 =
    Schiffe, Kolonisten und Dukaten sind bloße Mengen; gewechselt werden kann immer. Wer zum Beispiel 2 Schiffe
    mit einer Karte über 3 Schiffe bezahlt, bekommt 1 Schiff zurück.
rule-GOA-G5 =
    Abgesehen von den Zahlungen in der Versteigerung ist es nicht erlaubt, einander etwas zu geben oder zu
    leihen oder miteinander zu handeln.
rule-GOA-G6 =
    Dukaten bleiben während des Spiels verdeckt: Der Bildschirm zeigt jeder Person nur die eigenen (GOA-H3).

## Versteigerungsmarker setzen

rule-GOA-P1 =
    Wer die Flagge hat, beginnt und setzt die Flagge zusammen mit Versteigerungsmarker 1 an den Rand der
    Spielfläche oder auf ein leeres Feld.
rule-GOA-P2 =
    Mindestens ein Plättchen muss waagerecht oder senkrecht an die Flagge grenzen. Am Rand kommen also die 20
    äußeren Plätze neben einem Randfeld infrage, dessen Plättchen noch da ist; die äußeren Ecken sind nie
    erlaubt.
rule-GOA-P3 =
    Die nächste Person setzt Versteigerungsmarker 2 auf ein Plättchen, das waagerecht, senkrecht oder diagonal
    neben der Flagge liegt (GOA-R1).
rule-GOA-P4 =
    Jeder weitere Versteigerungsmarker kommt auf ein Plättchen ohne Versteigerungsmarker, das waagerecht,
    senkrecht oder diagonal neben dem Plättchen mit dem vorigen Versteigerungsmarker liegt.
rule-GOA-P5 =
    Haben alle anderen je einen Versteigerungsmarker gesetzt, setzt die Person mit der Flagge nach derselben
    Regel den letzten; seine Zahl ist die Personenzahl plus 1. Versteigert werden damit die Flagge und so viele
    Plättchen, wie Personen mitspielen.
rule-GOA-P6 =
    Liegt kein Plättchen ohne Versteigerungsmarker daneben, wählst du irgendein Plättchen der Spielfläche, auf
    dem noch keiner liegt; von dort geht die Kette weiter. Bei Versteigerungsmarker 2 kommt das wegen GOA-P2 nie
    vor.
rule-GOA-P7 = Das Setzen ist Pflicht. Auf jedem Plättchen liegt höchstens ein Versteigerungsmarker.
rule-GOA-P8 =
    Felder werden als (Zeile, Spalte) angegeben, beide von 0 bis 4; Zeile 0 ist oben, Spalte 0 links. Am Rand
    heißen die Plätze über Zeile 0 n0 bis n4 und die unter Zeile 4 s0 bis s4, nach Spalten gezählt; die links
    von Spalte 0 heißen w0 bis w4 und die rechts von Spalte 4 e0 bis e4, nach Zeilen gezählt. Ein Platz am Rand
    grenzt waagerecht oder senkrecht an sein Randfeld und diagonal an das eine oder die zwei Nachbarfelder an
    derselben Kante.
rule-GOA-P9 =
    Für die Flagge gibt es immer einen erlaubten Platz: Zu Beginn jeder Runde liegen mindestens 13 Plättchen auf
    der Spielfläche, also mindestens vier auf Randfeldern.

## Plättchen versteigern

rule-GOA-A1 =
    Versteigert wird in der Reihenfolge der Versteigerungsmarker: 1 (die Flagge), 2 und so weiter bis zur
    Personenzahl plus 1. Versteigerer ist, wem der Versteigerungsmarker gehört.
rule-GOA-A2 =
    Die Versteigerung beginnt bei 0. Reihum ab dem linken Nachbarn des Versteigerers kommt jede andere Person
    genau einmal dran: Sie bietet mehr als das bisher höchste Gebot (ganze Dukaten, mindestens 1) oder passt.
rule-GOA-A3 = Ein Gebot darf nicht höher sein als die Dukaten der bietenden Person (GOA-R5).
rule-GOA-A4 = Hat niemand geboten, nimmt der Versteigerer das Plättchen umsonst. Das ist Pflicht.
rule-GOA-A5 =
    Gibt es ein Gebot und passt der Versteigerer, zahlt die Person mit dem höchsten Gebot diesen Betrag an den
    Versteigerer und nimmt das Plättchen.
rule-GOA-A6 =
    Gibt es ein Gebot und kauft der Versteigerer selbst, zahlt er 1 Dukaten weniger als das höchste Gebot an die
    Bank und nimmt das Plättchen; wer geboten hat, zahlt nichts. Der Versteigerer muss so viele Dukaten
    besitzen; bei einem höchsten Gebot von 1 zahlt er 0.
rule-GOA-A7 =
    Wer die Flagge bekommt, auch umsonst oder indem er sie behält, nimmt 1 Zusatzaktionskarte und ist ab der
    Aktionsphase Startspieler.
rule-GOA-A8 =
    Was ein Plättchen beim Kauf bewirkt (Plantage, Rohstoffplättchen, Gunst), wird vor der nächsten
    Versteigerung ausgeführt.
rule-GOA-A9 =
    Der Versteigerungsmarker kommt zurück auf das Tableau der Person, der er gehört. Das Feld des verkauften
    Plättchens ist leer.
rule-GOA-A10 =
    Eine Versteigerung endet in dieser Reihenfolge: Bezahlung; das Plättchen wird genommen; seine Wirkung mit
    allen Entscheidungen der Person, die es bekommen hat (auch außerhalb ihres Zuges); Bonus des
    Bonanza-Plättchens (GOA-V3); Versteigerungsmarker zurück; nächste Versteigerung. Was du dabei an Dukaten und
    Waren bekommst, kannst du schon in der nächsten Versteigerung nutzen (GOA-R40).
rule-GOA-A11 =
    Wechselt die Flagge, ändert das nichts an der Reihenfolge der noch ausstehenden Versteigerungen. Jede
    Versteigerung beginnt links von ihrem eigenen Versteigerer.

## Aktionsphase

rule-GOA-K1 =
    Beginnend mit der Person mit der Flagge führt reihum jede Person eine Aktion aus. Das geschieht dreimal.
rule-GOA-K2 =
    Zur Wahl stehen sechs Aktionen: Fortschritt, Schiffbau, Ernte, Steuer, Expedition und Koloniegründung.
    Dieselbe Aktion darf mehrmals gewählt werden.
rule-GOA-K3 =
    Eine Aktion ist Pflicht; bei den drei Aktionen kannst du nicht passen. Schiffbau, Ernte und Steuer sind
    immer erlaubt.
rule-GOA-K4 =
    In deinem Aktionszug darfst du vor, während und nach der Aktion beliebige deiner nutzbaren Plättchen
    einsetzen und höchstens eine Expeditionskarte ausspielen (GOA-C2). Du darfst außerdem Expeditionskarten
    abwerfen (GOA-R52). All das sind freie Effekte. Jeder wird beendet, bevor der nächste beginnt, außer in der
    Pause einer Aktion. „Während“ heißt: in der Gründungspause (GOA-K25) und in der Pause einer Ernte oder
    Expedition (GOA-R53).
rule-GOA-K5 =
    Fortschritt: Wähle einen Bereich, dessen Erfolgsmarker noch oberhalb von Reihe 5 steht. Gib von deinen
    Plantagen und Kolonien die Gewürze ab, die für diesen Schritt angegeben sind, dazu je Gewürz ein Schiff, und
    rücke den Erfolgsmarker um eine Reihe nach unten. Pro Aktion gibt es nur einen Bereich und nur eine Reihe.
    Beide Teile der Kosten musst du besitzen.
rule-GOA-K6 = Liegt ein benötigtes Gewürz auf mehreren deiner Plättchen, bestimmst du, von welchem du es nimmst.
rule-GOA-K7 = Schiffbau: Nimm so viele Schiffe, wie dein Bereich Schiffbau angibt.
rule-GOA-K8 =
    Ernte: Nimm so viele Gewürze, wie dein Bereich Ernte angibt, und lege jedes auf ein passendes freies Feld.
    Was keinen Platz findet, verfällt.
rule-GOA-K9 =
    Bei der Ernte bestimmst du, welche freien Felder du füllst, und auch das Gewürz, wenn das Feld eine Wahl
    lässt. Du musst so viele Gewürze legen wie möglich: so viele, wie der Bereich Ernte angibt, oder so viele,
    wie du freie Felder hast, je nachdem, was weniger ist.
rule-GOA-K10 = Steuer: Nimm so viele Dukaten, wie dein Bereich Steuer angibt.
rule-GOA-K11 =
    Expedition: Zieh bis zu so viele Karten, wie die linke Zahl angibt. Deine Hand darf während dieser Aktion
    nie mehr Karten haben, als die rechte Zahl angibt (Handkartenlimit). Wer vorher Karten abwirft oder
    ausspielt, schafft Platz. Du darfst auch weniger Karten ziehen, aber mindestens 1.
rule-GOA-K12 =
    Eine Hand über dem Handkartenlimit (durch Boni) ist erlaubt, bis du die Aktion Expedition wählst. Dann musst
    du zuerst so viele Karten abwerfen, dass Handkarten und gezogene Karten zusammen das Handkartenlimit nicht
    überschreiten.
rule-GOA-K13 = Koloniegründung: Nenne eine der vier Kolonien, die du noch nicht gegründet hast.
rule-GOA-K14 =
    Decke 2 Expeditionskarten auf. Die Summe besteht aus den Kolonisten deines Bereichs Koloniegründung und den
    Kolonisten auf den aufgedeckten Karten.
rule-GOA-K15 =
    Erreicht die Summe die geforderte Zahl, ist die Kolonie gegründet, ohne dass du noch etwas entscheidest.
    Kolonisten zahlst du dann nicht.
rule-GOA-K16 =
    Bleibt die Summe unter der geforderten Zahl, darfst du genau die fehlenden Kolonisten zahlen. Dann ist die
    Kolonie gegründet.
rule-GOA-K17 =
    Kannst oder willst du die fehlenden Kolonisten nicht zahlen, misslingt der Versuch: Du behältst deine
    Kolonisten und nimmst 1 Kolonisten dazu.
rule-GOA-K18 =
    Die aufgedeckten Karten kommen in jedem Fall auf den Ablagestapel der Expeditionskarten, sobald die Gründung
    gelungen oder misslungen ist.
rule-GOA-K19 =
    Die gegründete Kolonie kommt auf ihren Platz auf deinem Lagertableau; bei Quilon und Madras wählst du dafür
    eines der Plättchen, die noch im Stapel sind. Alle Felder werden sofort gefüllt: Quilon mit 1 von zwei
    Gewürzen, Cochin mit 1 beliebigen Gewürz, Madras mit 2 Gewürzen, jedes eines von zweien (auch gemischt),
    Calicut mit 2 beliebigen Gewürzen.
rule-GOA-K20 =
    Keine Aktion bringt als solche Kolonisten ein. Der Bereich Koloniegründung zählt nur bei der
    Koloniegründung.
rule-GOA-K21 = Ein Feld, das mehrere Gewürze zulässt, darf jedes Mal mit einem anderen Gewürz gefüllt werden.
rule-GOA-K22 =
    Bei einer Expedition kannst du 1 oder mehr Karten ziehen, höchstens aber die kleinste dieser drei Zahlen:
    die linke Zahl im Bereich Expedition; Handkartenlimit minus Handkarten; Karten in Nachziehstapel und
    Ablagestapel zusammen. Mit voller Hand ist die Aktion erst erlaubt, wenn du Karten abgeworfen oder
    ausgespielt hast. Mit GOA-R53 genügt Platz für eine Karte, und vor jeder Karte außer der ersten gibt es eine
    Pause; in der früheren Lesart werden alle Karten in einem Schritt gezogen (GOA-K11, GOA-R20).
rule-GOA-K23 = Wer alle vier Kolonien gegründet hat, kann die Koloniegründung nicht mehr wählen.
rule-GOA-K24 =
    Ablauf einer Koloniegründung: Kolonie nennen und Bereich Koloniegründung ablesen (GOA-R37); Karten
    aufdecken; vergleichen; reicht es nicht, Gründungspause (GOA-K25); bezahlt, gegründet oder misslungen;
    aufgedeckte Karten ablegen; Plättchen wählen und füllen.
rule-GOA-K25 =
    Die Gründungspause gibt es nur, solange die Summe unter der geforderten Zahl liegt. Du darfst dann Plättchen
    einsetzen (GOA-K26) und, wenn du in diesem Aktionszug noch keine Karte ausgespielt hast, eine Bonuskarte. In
    der früheren Lesart von GOA-R50 darf es auch die Karte „eine Karte mehr aufdecken“ sein, aber nicht bei
    einer Gründung durch Spionage (GOA-R16). Erreicht die Summe dadurch die geforderte Zahl, ist die Kolonie
    sofort gegründet (GOA-K15). Die Pause endet mit dem Zahlen (GOA-K16) oder dem Misslingen (GOA-K17). Siehe
    auch GOA-R8 und GOA-R9.
rule-GOA-K26 =
    In einer Gründungspause darf keine zweite Gründung beginnen. In der früheren Lesart von GOA-R54 ist Spionage
    im Bereich Koloniegründung dort deshalb nicht erlaubt (GOA-R38).

## Boni auf dem Entwicklungstableau

rule-GOA-B1 =
    Wer mit dem Erfolgsmarker eines Bereichs vor allen anderen Reihe 4 erreicht, zieht 1 Expeditionskarte;
    ebenso, wer dort vor allen anderen Reihe 5 erreicht. Im ganzen Spiel gibt es zehn solche Karten, 2 je
    Bereich. Wer später ankommt, bekommt keine.
rule-GOA-B2 = Expeditionskarten aus diesem Bonus werden auch über das Handkartenlimit hinaus gezogen.
rule-GOA-B3 =
    Sobald alle deine fünf Erfolgsmarker mindestens in Reihe 2 stehen, nimmst du sofort 1 Zusatzaktionskarte,
    ebenso bei Reihe 3, 4 und 5. Das gilt für jede Person und jede Reihe einmal; alle können diese Karten
    bekommen.
rule-GOA-B4 =
    Für die Boni ist gleichgültig, wodurch der Erfolgsmarker vorgerückt ist: Aktion, Karte oder Vizekönig.

## Expeditionskarten

rule-GOA-C1 =
    Eine Karte lässt sich auf eine von drei Arten nutzen: Du spielst sie aus der Hand wegen ihres oberen Teils
    aus (dann wird sie abgelegt), sie wird vom Nachziehstapel wegen ihrer Kolonisten aufgedeckt, oder du
    behältst sie wegen ihres Symbols auf der Hand. Die Kolonisten auf Handkarten zählen nie.
rule-GOA-C2 =
    In jedem Aktionszug, auch bei einer Zusatzaktion, darf höchstens eine Karte ausgespielt werden. Eine Karte
    auszuspielen ist keine Aktion.
rule-GOA-C3 =
    Bonuskarten spielst du vor, während oder nach einer beliebigen eigenen Aktion aus. Bonuskarten sind „2
    Schiffe“, „2 Kolonisten“, „5 Dukaten“, „bis zu 2 Gewürze“, „Gewürze verkaufen“ und „für Dukaten vorrücken“.
rule-GOA-C4 =
    A-Karten, die eine Aktion abwandeln, spielst du nur zusammen mit der zugehörigen Aktion aus, und zwar zu
    deren Beginn. In der früheren Lesart von GOA-R50 ist die Karte „eine Karte mehr aufdecken“ eine Ausnahme
    (GOA-R9).
rule-GOA-C5 = Karte „bis zu 2 Gewürze“: Du nimmst 1 oder 2 Gewürze, aber nur auf passende freie Felder.
rule-GOA-C6 = Karte „Gewürze verkaufen“: Du gibst 1 bis 4 eigene Gewürze ab und bekommst je 3 Dukaten.
rule-GOA-C7 =
    Karte „für Dukaten vorrücken“: Du rückst einen Erfolgsmarker um eine Reihe vor und zahlst dafür den auf der
    Karte angegebenen Preis in Dukaten, aber keine Gewürze und keine Schiffe.
rule-GOA-C8 =
    Karte „gemischte Ernte“: Du teilst den Wert deiner Ernte frei auf Schiffe, Kolonisten und Gewürze auf;
    Gewürze nur, soweit Felder frei sind. Die Teile ergeben zusammen den Wert der Ernte.
rule-GOA-C9 =
    Karten „Fortschritt ohne Gewürze“ und „Fortschritt ohne Schiffe“: Die andere Hälfte der Kosten zahlst du
    trotzdem.
rule-GOA-C10 =
    In deinem Zug darfst du beliebig viele eigene Karten abwerfen (wann: GOA-R52).
rule-GOA-C11 =
    Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen Nachziehstapel gemischt, wenn nötig mitten
    im Ziehen (wann: GOA-R36).
rule-GOA-C12 =
    Eine A-Karte darf nur ausgespielt werden, wenn du in diesem Aktionszug deine Aktion noch nicht ausgeführt
    hast und die zugehörige Aktion mit der Karte erlaubt ist: Für „Fortschritt ohne Gewürze“ brauchst du einen
    Bereich, dessen Schiffe du besitzt, für „Fortschritt ohne Schiffe“ einen Bereich, dessen Gewürze du besitzt,
    und für „eine Karte mehr aufdecken“ (GOA-R50) eine Kolonie, die du noch nicht gegründet hast. Die Aktion
    folgt sofort und kann nicht mehr durch eine andere ersetzt werden.
rule-GOA-C13 =
    Eine ausgespielte Karte kommt auf den Ablagestapel der Expeditionskarten, wenn ihre Wirkung beendet ist, bei
    einer A-Karte also die Aktion. Bis dahin kann sie nicht eingemischt und gezogen werden.

## Die Plättchen

rule-GOA-T1 =
    Plantage: Sie kommt offen auf einen freien Plantagenplatz, und alle ihre Felder werden sofort mit ihrem
    Gewürz gefüllt.
rule-GOA-T2 =
    Sind alle vier Plantagenplätze belegt (auch durch eine Fruchtfolge), musst du zuerst eines der vier alten
    Plättchen abgeben; Gewürze darauf kommen zurück. Eine so abgegebene 1er-Plantage behältst du verdeckt; sie
    zählt weiterhin 1 Siegpunkt (3 mit dem Vormann).
rule-GOA-T3 =
    Fruchtfolge: Sie ist wie eine Plantage mit einem Feld und belegt einen Plantagenplatz, aber ihr Feld nimmt
    jedes Gewürz auf, das du jedes Mal neu wählst. Beim Kauf wird sie sofort gefüllt. Sie zählt 0 Siegpunkte und
    kommt auf den Ablagestapel, wenn sie ersetzt wird.
rule-GOA-T4 =
    Vormann: Deine 1er-Plantagen, ob auf dem Lagertableau oder verdeckt, zählen am Ende je 3 Siegpunkte.
rule-GOA-T5 = Mission: Du behältst sie verdeckt. Sie zählt 2 oder 3 Siegpunkte.
rule-GOA-T6 =
    Tausch: Du behältst das Plättchen. In einem eigenen Aktionszug nimmst du dafür ein beliebiges Plättchen von
    der Spielfläche und legst den Tausch an dessen Stelle. Das genommene Plättchen wirkt sofort, als hättest du
    es gekauft; ein rotes kannst du ab der nächsten Aktionsphase nutzen (GOA-R51). Lag es mit der Option
    „Bonanza“ in einer Ecke, bekommst du auch das Bonanza-Plättchen. Der Tausch darf erneut versteigert werden.
rule-GOA-T7 =
    Rohstoffplättchen wirken sofort: „Schiffe“ bringt 4 Schiffe; „Kolonisten“ 4 Kolonisten; „Schiffe/Kolonisten“
    3 Schiffe oder 3 Kolonisten; Siedlung 1 Schiff, 1 Kolonisten und 1 Zusatzaktionskarte; „Zusatzaktionen“ 2
    Zusatzaktionskarten; „Expeditionen II“ 2 und „Expeditionen III“ 3 Expeditionskarten (auch über das
    Handkartenlimit hinaus). Danach kommt das Plättchen auf den Ablagestapel seines Spielabschnitts.
rule-GOA-T8 =
    Gunst: Sieh dir sofort die 8 Plättchen an, die in GOA-S2 und GOA-E6 aussortiert wurden, und nimm eines
    davon. Es wirkt sofort, wenn es kann; sonst behältst du es. Die Gunst kommt auf den Ablagestapel.
rule-GOA-T9 =
    Rote Plättchen: „Schiff“ bringt 1 Schiff, „Kolonist“ 1 Kolonisten, „Dukaten“ 3 Dukaten, „Gewürz“ 1 Gewürz
    deiner Wahl (dafür brauchst du ein passendes freies Feld), „Expedition“ 1 Karte, auch über das
    Handkartenlimit hinaus. Du kannst jedes einmal pro Runde in einem eigenen Aktionszug einsetzen, von der
    Aktionsphase nach dem Kauf (in derselben Runde; durch Tausch bekommen: GOA-R51) bis zum Spielende. Es wird
    beim Einsetzen umgedreht und vor der nächsten Runde zurückgedreht. Nicht genutzte Male sammeln sich nicht
    an.
rule-GOA-T10 =
    Spionage (einmalig): Wähle eine andere Person und einen der Bereiche Schiffbau, Ernte, Steuer und
    Koloniegründung. Du bekommst, was die Reihe der anderen Person statt deiner eigenen bringt, ohne dafür eine
    Aktion aufzuwenden. Der Bereich Koloniegründung bringt seine Kolonisten bei einer eigenen Gründung
    (GOA-R54). Expedition kann nicht gewählt werden.
rule-GOA-T11 = Zusatzernte (einmalig): Fülle bis zu 3 deiner Plantagen und Kolonien vollständig auf.
rule-GOA-T12 =
    Nachschub (einmalig): Decke 2 Expeditionskarten auf und zähle ihre Kolonisten zusammen. Danach wählst du
    eine Sorte und bekommst so viele Gewürze (soweit Felder frei sind, der Rest verfällt), Kolonisten oder
    Schiffe. Die Karten werden abgelegt.
rule-GOA-T13 =
    Vizekönig (einmalig): Rücke deinen Erfolgsmarker, der am höchsten steht (in der Reihe mit der kleinsten
    Zahl), umsonst um eine Reihe nach unten. Stehen mehrere am höchsten, wählst du einen.
rule-GOA-T14 =
    Abgaben (einmalig): Gib genau 6 eigene Gewürze beliebiger Sorten ab und drehe das Plättchen um; am Ende
    bringt es 5 Siegpunkte. Nicht erfüllt bringt es 0 Siegpunkte.
rule-GOA-T15 =
    Spionage, Zusatzernte, Nachschub, Vizekönig und Abgaben behältst du, bis du sie in einem beliebigen eigenen
    Aktionszug einsetzt. Danach kommen sie auf den Ablagestapel, außer den Abgaben.
rule-GOA-T16 =
    Jedes abgelegte Plättchen kommt auf den Ablagestapel mit dem Buchstaben seiner Rückseite, auch ein
    A-Plättchen, das in Spielabschnitt B abgelegt wird.

## Ende von Runde und Spielabschnitt

rule-GOA-E1 =
    Nach den drei Aktionen aller geht es reihum weiter, beginnend mit der Person mit der Flagge: Du spielst eine
    Zusatzaktionskarte und führst eine Aktion aus (jede Aktion ist erlaubt, GOA-K4 gilt), oder du passt. So geht
    es weiter, bis alle gepasst haben.
rule-GOA-E2 = Wer gepasst hat, spielt in dieser Runde keine Zusatzaktionskarten mehr.
rule-GOA-E3 = Wer mehr als 1 Zusatzaktionskarte hat, darf nicht passen. So behält jede Person höchstens 1.
rule-GOA-E4 = Gespielte Zusatzaktionskarten kommen zurück in den Vorrat, bevor die Aktion ausgeführt wird.
rule-GOA-E5 = Die Runde endet, wenn alle gepasst haben. Rote Plättchen werden zurückgedreht.
rule-GOA-E6 =
    Nach Runde 4 von Spielabschnitt A werden die Plättchen, die noch auf der Spielfläche liegen, entfernt. Die
    29 B-Plättchen werden gemischt, 4 davon wie in GOA-S2 aussortiert und 25 ausgelegt. Flagge, Karten,
    Plättchen und Tableaus bleiben, wo sie sind. Wer die Flagge hat, setzt zuerst.
rule-GOA-E7 = Nach Runde 4 von Spielabschnitt B endet das Spiel.
rule-GOA-E8 = Wer keine Zusatzaktionskarte hat, passt automatisch.

## Wertung

rule-GOA-F1 = Jeder Erfolgsmarker bringt in Reihe 1, 2, 3, 4 oder 5 jeweils 0, 1, 3, 6 oder 10 Siegpunkte.
rule-GOA-F2 = 1, 2, 3 oder 4 Kolonien bringen zusammen 1, 3, 6 oder 10 Siegpunkte.
rule-GOA-F3 =
    Für jedes Symbol einzeln: 1, 2, 3, 4 oder 5 Handkarten damit bringen 1, 3, 6, 10 oder 15 Siegpunkte. Auch
    Karten über dem Handkartenlimit zählen.
rule-GOA-F4 =
    Wer die meisten Dukaten hat, bekommt 3 Siegpunkte. Bei Gleichstand bekommen alle Beteiligten 3 Siegpunkte.
rule-GOA-F5 =
    Jede 1er-Plantage bringt 1 Siegpunkt (3 mit dem Vormann), jedes erfüllte Plättchen „Abgaben“ 5, eine Mission
    2 oder 3 Siegpunkte. Die Fruchtfolge bringt 0.
rule-GOA-F6 =
    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Dukaten. Besteht der
    Gleichstand dann noch immer, wird der Sieg geteilt.
rule-GOA-F7 = Übrige Schiffe, Kolonisten, Gewürze und Zusatzaktionskarten bringen nichts.

## Vorrat und Grenzen

rule-GOA-L1 = Dukaten, Gewürze, Schiffe und Kolonisten sind unbegrenzt vorhanden.
rule-GOA-L2 =
    Expeditionskarten (30) und Kolonien (18) sind begrenzt. Die Stapel der Kolonien können nicht ausgehen, weil
    jede Person aus jedem höchstens ein Plättchen nimmt.
rule-GOA-L3 =
    Es gibt 10 Zusatzaktionskarten. Sind weniger übrig, als jemandem zustehen, werden nur diese genommen
    (GOA-R24).
rule-GOA-L4 =
    Sind Nachziehstapel und Ablagestapel beide leer, entfällt das fehlende Ziehen oder Aufdecken einfach; die
    fehlenden Karten zählen 0.

## Varianten

rule-GOA-V1 =
    Schnellstart: Nach dem Spielaufbau wählen alle der Reihe nach, beginnend mit dem Startspieler: Entweder
    rückst du zwei verschiedene Erfolgsmarker in Reihe 2, oder du nimmst 10 Dukaten.
rule-GOA-V2 =
    Bonanza: Zu Beginn jedes Spielabschnitts werden alle 8 Bonanza-Plättchen gemischt, und unter jedes der vier
    Eckplättchen kommt eines verdeckt.
rule-GOA-V3 =
    Wer ein Eckplättchen bekommt (gekauft, umsonst oder durch Tausch), erhält nach dessen Wirkung sofort auch
    den Bonus des Bonanza-Plättchens. Das Bonanza-Plättchen verlässt die Spielfläche. Unter einem Tausch, der in
    eine Ecke gelegt wurde, liegt nichts.
rule-GOA-V4 =
    Gewürze von Bonanza-Plättchen kommen auf passende freie Felder, so viele wie möglich; der Rest verfällt.
    Expeditionskarten nimmst du auch über das Handkartenlimit hinaus, Zusatzaktionskarten nach GOA-L3.

## Verdeckte Information

rule-GOA-H1 =
    Offen bekannt: die Spielfläche; die aussortierten Plättchen, sobald sie aussortiert sind; die Ablagestapel
    der Plättchen und der Expeditionskarten; die Stapel der Kolonien; alle Tableaus, Reihen, Gewürze, Plantagen
    und Kolonien; alle Plättchen im Besitz einer Person, auch eingesetzte und umgedrehte (Missionen und ersetzte
    1er-Plantagen liegen verdeckt, wurden aber offen genommen); welche Karten für das erste Erreichen einer
    Reihe schon vergeben sind.
rule-GOA-H2 = Offen bekannt: die Schiffe, Kolonisten und Zusatzaktionskarten aller Personen.
rule-GOA-H3 =
    Dukaten liegen verdeckt, sind aber kein Geheimnis: Jede Zahlung und jede Einnahme ist offen, der Betrag
    lässt sich also mitzählen. Das Wissen jeder Person umfasst die Beträge aller. Ohne die Option „Offene
    Dukaten“ zeigt der Bildschirm die Beträge der anderen aber bis zum Spielende nicht (GOA-R34).
rule-GOA-H4 =
    Expeditionskarten auf der Hand: Ihre Zahl ist allen bekannt, ihre Vorderseiten kennt nur die Person selbst.
    Eine ausgespielte oder abgeworfene Karte ist allen bekannt. Bei der Wertung werden alle Handkarten gezeigt.
rule-GOA-H5 =
    Nachziehstapel der Expeditionskarten: Die Zahl der Karten ist allen bekannt, die Reihenfolge niemandem.
    Gezogene Karten sieht nur, wer sie zieht, aufgedeckte Karten sehen alle.
rule-GOA-H6 =
    Bonanza-Plättchen: Welche acht es gibt, ist allen bekannt. Was unter den Ecken liegt, weiß niemand, bis es
    genommen wird; dann wissen es alle.
rule-GOA-H7 = Gebote sind offen, auch ihre Reihenfolge.
rule-GOA-H8 =
    B-Plättchen vor Spielabschnitt B: Welche 29 es gibt, ist allen bekannt. Welche vier aussortiert werden und
    wie die übrigen ausliegen werden, weiß niemand.

## Regelentscheidungen

rule-GOA-R1 =
    Frage: Muss das Plättchen mit Versteigerungsmarker 2 waagerecht oder senkrecht neben der Flagge liegen (so
    die eingerückte Anmerkung im deutschen Regelheft), oder darf es auch diagonal liegen (so der Haupttext)?
    Entscheidung: auch diagonal. Das sagen der Haupttext, das deutsche Beispiel (Versteigerungsmarker 2
    „diagonal benachbart“) und das englische Regelheft. Nur die Flagge selbst muss waagerecht oder senkrecht an
    ein Plättchen grenzen.
rule-GOA-R2 =
    Frage: Wird für den Startspieler die oberste „Entwicklungskarte“ aufgedeckt? Entscheidung: Das ist ein
    Druckfehler für Expeditionskarte, wie das englische Regelheft zeigt. Wer zuerst aufdeckt (die jüngste
    Person), wird beim Einrichten der Partie festgelegt; in der Vorgabe ist es ein ausgeloster Sitzplatz.
rule-GOA-R3 =
    Frage: Was geschieht mit überzähligen Plantagen, wenn 4 Plättchen aussortiert werden? Entscheidung: Sie
    werden zurückgelegt, und es wird weitergezogen, bis 4 Plättchen aussortiert sind. Die Fruchtfolge zählt hier
    als Plantage, denn sie hat „dieselbe Funktion wie eine Plantage“.
rule-GOA-R4 =
    Frage: Muss ein Plättchen ohne Gebot genommen werden? Entscheidung: Ja. Im Text steht, dass der Versteigerer
    es nimmt.
rule-GOA-R5 =
    Frage: Darf man mehr bieten, als man hat? Entscheidung: Nein, Schulden gibt es nicht; eine öffentliche
    Diskussion über die Versteigerungen setzt das voraus. Das Programm bietet nur bezahlbare Gebote an. So
    verrät nie eine gescheiterte Zahlung, wie viel verdecktes Geld jemand hat.
rule-GOA-R6 =
    Frage: Darf man bei vier Plantagen eine neue Plantage wegwerfen, statt eine alte abzugeben? Entscheidung:
    Nein, eine der vier anderen muss weg.
rule-GOA-R7 =
    Frage: Wird das Gewürz der Fruchtfolge beim Kauf festgelegt? Entscheidung: Nein, es ist jedes Mal frei, wenn
    ein Säckchen darauf gelegt wird. Sie hat ein Feld (im englischen Regelheft „single“). Für Siegpunkte und
    Vormann gilt sie nicht als 1er-Plantage.
rule-GOA-R8 =
    Frage: Was heißt „während“ einer Aktion? Entscheidung: zwischen dem Aufdecken und dem Zahlen bei einer
    Koloniegründung; dort können die Karte „2 Kolonisten“ oder das rote Plättchen „Kolonist“ sie retten. Für
    Ernte und Expedition gilt GOA-R53. In dessen früherer Lesart ist jede andere Aktion ein einziger Schritt:
    Felder, die ein Verkauf oder Abgaben frei machen, helfen einer begonnenen Ernte nicht, und eine eben
    gezogene Karte kann nicht vor der zweiten derselben Expedition ausgespielt werden. Fortschritt, Schiffbau
    und Steuer haben keine Mitte, in der etwas helfen könnte.
rule-GOA-R9 =
    Frühere Lesart, die Partien aus der Zeit vor GOA-R50 behalten. Frage: Wird die Karte „eine Karte mehr
    aufdecken“ zu Beginn der Aktion gespielt (allgemeine deutsche Regel) oder nach dem Aufdecken (englisches
    Regelheft)? Entscheidung: nach dem Aufdecken, denn die ausdrückliche englische Angabe geht dem allgemeinen
    Satz vor. Die Karte wird nur in der Gründungspause angeboten.
rule-GOA-R10 =
    Frage: Wie viele Karten darf man pro Zug ausspielen? Entscheidung: höchstens eine pro Aktion, A-Karten
    eingeschlossen. Abwerfen darf man beliebig viele.
rule-GOA-R11 =
    Frage: Braucht die Karte „für Dukaten vorrücken“ die Aktion Fortschritt? Entscheidung: Nein, sie steht bei
    den Karten, die von keiner Aktion abhängen.
rule-GOA-R12 =
    Frage: Ist die Zahl der Plättchen begrenzt, die man in einem Zug einsetzen darf? Entscheidung: Nein. Für
    jedes Plättchen gilt nur seine eigene Regel.
rule-GOA-R13 =
    Frage: Ist ein Plättchen, das man in der Aktionsphase durch Tausch bekommt, sofort nutzbar? Entscheidung:
    Ja, wenn es Spionage, Zusatzernte, Nachschub, Vizekönig oder Abgaben ist. Für rote Plättchen gilt GOA-R51;
    in der früheren Lesart sind auch sie sofort nutzbar, denn nach dem englischen Regelheft darf das erhaltene
    Plättchen benutzt werden, sobald man es hat.
rule-GOA-R14 =
    Frage: Darf man den Tausch schon in der Runde einsetzen, in der man ihn gekauft hat? Entscheidung: Ja, auch
    die Aktionsphase nach der Versteigerung ist eine „weitere“.
rule-GOA-R15 =
    Frühere Lesart, die Partien aus der Zeit vor GOA-R54 behalten. Frage: Ist Spionage im Bereich Koloniegründung eine kostenlose Gründung, oder liefert sie nur andere
    Kolonisten für eine Gründung, die eine Aktion kostet? Entscheidung: eine kostenlose Gründung mit der Reihe
    der anderen Person. Nach dem englischen Regelheft führt man eine dieser Aktionen aus, und ein Plättchen
    einzusetzen ist keine Aktion. Es gelten alle Regeln der Koloniegründung, auch die Gründungspause und der
    Kolonist bei einem Misserfolg. Der deutsche Wortlaut allein ließe auch die zweite Lesart zu.
rule-GOA-R16 =
    Frage: Darf man A-Karten mit der Spionage verbinden? Entscheidung: Nein, sie wandeln nur eine eigene Aktion
    ab. Die Karte „2 Kolonisten“ ist in der Gründungspause möglich; sie zählt als die eine Karte, die man in
    diesem Aktionszug ausspielen darf (GOA-C2).
rule-GOA-R17 =
    Frage: Bringt auch das Vorrücken durch Vizekönig oder Karten Boni? Entscheidung: Ja, denn der Text spricht
    vom Erreichen der Reihe. Den Vizekönig kann man nicht einsetzen, wenn alle Erfolgsmarker in Reihe 5 stehen.
rule-GOA-R18 =
    Frage: Darf man bei der Ernte weniger Gewürze nehmen als möglich? Entscheidung: Nein bei Ernte, Spionage,
    Nachschub und Kauf. Ja, wo der Text „bis zu“ sagt: bei der Karte „bis zu 2 Gewürze“ und bei der Zahl der
    Plättchen der Zusatzernte.
rule-GOA-R19 =
    Frage: Darf man freiwillig Gewürze zurückgeben, um ein Feld frei zu machen? Entscheidung: Das ist nicht
    erlaubt.
rule-GOA-R20 =
    Frage: Sind nutzlose Aktionen erlaubt, etwa eine Ernte ohne freie Felder oder eine Expedition mit 0
    gezogenen Karten? Entscheidung: Die Ernte ist erlaubt; bei der Expedition muss man mindestens eine Karte
    ziehen. Eine aussichtslose Kolonie zu nennen ist erlaubt und bringt 1 Kolonisten.
rule-GOA-R21 = Frage: Werden immer zwei Karten aufgedeckt, auch wenn sie nicht nötig sind? Entscheidung: Ja.
rule-GOA-R22 =
    Frage: Sind freie Effekte möglich, wenn man bei den Zusatzaktionen passt? Entscheidung: Nein, sie brauchen
    einen eigenen Aktionszug. Nach der letzten Aktion kann man sie noch nutzen.
rule-GOA-R23 =
    Frage: Kann jemand, der gepasst hat, später in der Runde noch Zusatzaktionskarten bekommen? Entscheidung:
    Das ist unmöglich, denn diese Karten bekommt man nur in Versteigerungen und in eigenen Zügen.
rule-GOA-R24 =
    Frage: Ist die Zahl der Zusatzaktionskarten begrenzt? Entscheidung: Ja, auf 10. Beide Regelhefte zählen auf,
    was unbegrenzt ist, und nennen diese Karten dabei nicht.
rule-GOA-R25 =
    Frage: Sind die in Spielabschnitt A genommenen Bonanza-Plättchen in Spielabschnitt B wieder dabei?
    Entscheidung: Ja, denn „die Bonanza-Plättchen“ werden zu Beginn von A und von B gemischt.
rule-GOA-R26 =
    Frage: Nach dem Regelheft bekommt das Bonanza-Plättchen, wer das Eckplättchen „kauft“. Gilt das auch, wenn
    man es umsonst bekommt? Entscheidung: Ja, gleichgültig, wie man es bekommt.
rule-GOA-R27 =
    Frage: Aus welchen Plättchen wählt man mit der Gunst? Entscheidung: nur aus den 4 + 4 aussortierten, nicht
    aus denen, die von Spielabschnitt A übrig sind, und nicht aus den Ablagestapeln. Sie sind allen bekannt.
rule-GOA-R28 =
    Frage: Was gilt, wenn auch die Dukaten gleich sind? Entscheidung: Der Sieg wird geteilt. Die Plätze dahinter
    folgen derselben Ordnung: Siegpunkte, dann Dukaten, sonst derselbe Platz.
rule-GOA-R29 =
    Frage: Im Beispiel der ersten Runde macht Rot im deutschen Regelheft einen Fortschritt in der Steuer,
    besitzt aber nur einen Zimt. Was gilt? Entscheidung: Das englische Regelheft berichtigt das zu Ernte für 1
    Zimt und 1 Schiff; wir nehmen Ernte. Die Steuer kann nicht mit Zimt beginnen, denn ihr zweiter Schritt
    kostet Pfeffer und Muskat, und in jedem bekannten Bereich kommt das erste Gewürz auch in den weiteren
    Schritten vor.
rule-GOA-R30 =
    Frage: Stimmt im Beispiel der Wertung die deutsche Zwischensumme 34? Entscheidung: Die Erfolgsmarker bringen
    31, wie im englischen Regelheft; in den 34 sind die Kolonien schon enthalten. Die Gesamtsumme ist in beiden
    Fällen 42.
rule-GOA-R31 =
    Frage: Gibt es Kolonisten nur aus Versteigerungen und durch das rote Plättchen, Expeditionskarten nur durch
    die Aktion, das Plättchen „Expeditionen“ und den Bonus für das erste Erreichen einer Reihe, wie es im
    deutschen Text steht? Entscheidung: Die Listen sind unvollständig. Kolonisten gibt es auch durch eine
    misslungene Gründung, eine Expeditionskarte, die Karte „gemischte Ernte“, Nachschub, Tausch und Bonanza.
    Expeditionskarten gibt es auch durch das rote Plättchen „Expedition“ und durch Bonanza.
rule-GOA-R32 =
    Frage: Was wird am Spielende aus nicht genutzten roten Plättchen und einer behaltenen Zusatzaktionskarte?
    Entscheidung: Sie verfallen.
rule-GOA-R33 =
    Frühere Lesart, die Partien aus der Zeit vor GOA-R52 behalten. Frage: Karten darf man „jederzeit“ abwerfen.
    Wann wird danach gefragt? Entscheidung: nur vor der Aktion eines eigenen Aktionszuges, eine Karte nach der
    anderen. Abwerfen dient fast nur dazu, Platz für die Aktion Expedition zu schaffen.
rule-GOA-R34 =
    Frage: Sind Dukaten geheim, obwohl jede Änderung offen ist? Entscheidung: Sie sind verdeckt, nicht geheim;
    wer mitzählt, kennt sie. Das Wissen einer Person ist ein vollständiges Gedächtnis und enthält deshalb die
    Beträge; auch Bots nutzen sie. Das Verdecken ist nur eine Frage der Darstellung: Ohne die Option „Offene
    Dukaten“ zeigt der Bildschirm die Dukaten der anderen als verdeckten Stapel, wie es das Regelheft will.
rule-GOA-R35 =
    Frage: Was darf ohne Nachfrage entschieden werden? Entscheidung: nur das, wovon alle sehen können, dass es
    nur einen Ausgang hat. Wer bieten darf und wer als Versteigerer entscheidet, wird auch dann gefragt, wenn
    nur Passen oder nur Verkaufen erlaubt ist; sonst verriete das Überspringen die verdeckten Dukaten denen, die
    nicht mitgezählt haben. Die Frage, ob jemand im Anschluss an die Aktion noch etwas einsetzt, entfällt nur,
    wenn die Person weder ein nutzbares Plättchen noch eine Handkarte hat (in der früheren Lesart von GOA-R52
    auch, wenn sie schon eine Karte ausgespielt hat), gleichgültig, was ihre Karten zeigen. Die Frage in der Gründungspause wird nur unter
    derselben Bedingung, und wenn außerdem die Kolonisten nicht reichen, von selbst mit einem Misserfolg
    beantwortet.
rule-GOA-R36 =
    Frage: Wann wird der Nachziehstapel neu gemischt? Entscheidung: wenn eine Karte gebraucht wird und er leer
    ist, nicht früher. Karten, die für eine Gründung oder für den Nachschub aufgedeckt liegen, sind noch nicht
    im Ablagestapel und werden nicht eingemischt.
rule-GOA-R37 =
    Frage: Wann wird bei einer Gründung der Bereich Koloniegründung abgelesen? Entscheidung: wenn die Kolonie
    genannt wird, denn im Regelheft wird das Tableau vor dem Aufdecken gezählt. Rückt der Erfolgsmarker in der
    Gründungspause vor, ändert das die Summe nicht.
rule-GOA-R38 =
    Frage: Darf eine Gründung in einer Gründung beginnen, durch Spionage in der Gründungspause? Entscheidung:
    Nein. Die anderen Bereiche dürfen dort gewählt werden.
rule-GOA-R39 =
    Frage: Darf man Karten und Plättchen ohne Wirkung einsetzen? Entscheidung: Eine Bonuskarte oder ein
    behaltenes Plättchen darf nur eingesetzt werden, wenn sich dadurch etwas ändert. Die Karte „bis zu 2
    Gewürze“, das rote Plättchen „Gewürz“ und die Zusatzernte brauchen ein passendes freies Feld; „Gewürze
    verkaufen“ ein Gewürz; „für Dukaten vorrücken“ einen Erfolgsmarker oberhalb von Reihe 5, dessen Preis man
    besitzt; das rote Plättchen „Expedition“ und der Nachschub eine Karte im Nachziehstapel oder Ablagestapel;
    der Vizekönig einen Erfolgsmarker oberhalb von Reihe 5; die Abgaben sechs Gewürze; die Spionage bei der
    Ernte ein freies Feld, bei der Koloniegründung eine noch nicht gegründete Kolonie.
rule-GOA-R40 =
    Frage: In welcher Reihenfolge treten Wirkungen ein, die zusammenfallen? Entscheidung: die Wirkung des
    Plättchens vor dem Bonus des Bonanza-Plättchens; die Expeditionskarte für das erste Erreichen einer Reihe
    (GOA-B1) vor der Zusatzaktionskarte für alle Erfolgsmarker (GOA-B3).
rule-GOA-R41 =
    Frage: Muss man mit der Gunst ein Plättchen nehmen? Entscheidung: Ja, eines der aussortierten. Für Plantagen
    gelten GOA-T1 und GOA-T2, für Rohstoffplättchen GOA-T7; alle anderen behält man. Rote Plättchen sind ab der
    kommenden Aktionsphase nutzbar, auch wenn man die Gunst selbst durch Tausch bekommen hat (GOA-R51).
rule-GOA-R42 =
    Frage: Mit dem Tausch nimmt man „ein beliebiges Plättchen des Spielplans“. Welches ist gemeint?
    Entscheidung: nur ein Plättchen auf der Spielfläche, keine Kolonie und nicht die Flagge.
rule-GOA-R43 =
    Frage: Wird eine abgeworfene Expeditionskarte gezeigt? Entscheidung: Ja, der Ablagestapel ist offen.
rule-GOA-R44 =
    Frage: Kann man die Karte „eine Karte mehr aufdecken“ spielen, wenn Nachziehstapel und Ablagestapel leer
    sind? Entscheidung: Nein, es muss eine Karte zum Aufdecken geben; zu Beginn einer Gründung (GOA-R50) ist das
    eine dritte nach den zweien von GOA-K14.
rule-GOA-R45 =
    Frage: Was gilt bei zwei Plättchen „Abgaben“? Entscheidung: Jedes wird mit eigenen 6 Gewürzen erfüllt und
    bringt eigene 5 Siegpunkte.
rule-GOA-R46 =
    Frage: Darf man mit der Zusatzernte nur einen Teil eines Plättchens füllen? Entscheidung: Nein. Man wählt 1
    bis 3 Plättchen mit je mindestens einem freien Feld, und jedes davon wird vollständig gefüllt. Lässt ein
    Feld mehrere Gewürze zu, wählt man das Gewürz.
rule-GOA-R47 =
    Frage: Darf man mit der Spionage eine Reihe wählen, die 0 Kolonisten bringt? Entscheidung: Ja. Die Gründung
    stützt sich dann auf die aufgedeckten Karten und die eigenen Kolonisten.
rule-GOA-R48 =
    Frage: Wird jedes Säckchen einzeln gelegt und zurückgegeben? Entscheidung: nur solange es etwas zu wählen
    gibt (GOA-R35). Werden mindestens so viele Säckchen gelegt, wie Felder frei sind, füllen sich die Felder,
    die nur ein Gewürz zulassen, von selbst. Ist nur ein Plättchen mit nur einem Gewürz möglich und Aufhören
    nicht erlaubt, geschieht es von selbst. Wer Abgaben mit genau sechs eigenen Gewürzen zahlt, gibt sie von
    selbst alle ab. In jeder Abfolge wäre das Ergebnis dasselbe.
rule-GOA-R49 =
    Frage: Was weiß man nach einem Neumischen über die Handkarten der anderen? Entscheidung: Alle sehen, welche
    Karten eingemischt werden. Eine vorher gezogene Karte ist also keine von denen, die im neuen Nachziehstapel
    liegen. Das Wissen einer Person ist ein vollständiges Gedächtnis (GOA-H4, GOA-H5) und sagt zu jeder
    ungesehenen Karte und zu jeder Handkarte, aus welchem Nachziehstapel sie stammt: aus dem ersten, aus dem
    ersten Neumischen und so weiter.
rule-GOA-R50 =
    Lesart. Frage: Wann wird die Karte „eine Karte mehr aufdecken“ ausgespielt? Entscheidung: zusammen mit der
    Koloniegründung, bevor etwas aufgedeckt ist, wie die drei anderen A-Karten; das deutsche Regelheft lässt für
    diese Karten keinen anderen Zeitpunkt zu. Mit der Karte beginnt deine Aktion: Du nennst die Kolonie und
    deckst drei Karten auf, ob alle gebraucht werden oder nicht. Die frühere Lesart (GOA-R9) folgte dem
    englischen Regelheft; dort war die Karte nie vergeblich ausgespielt.
rule-GOA-R51 =
    Lesart. Frage: Ab wann ist ein rotes Plättchen nutzbar, das man in der Aktionsphase bekommt, durch Tausch
    oder durch eine eingetauschte Gunst? Entscheidung: ab der nächsten Aktionsphase. Nach dem deutschen
    Regelheft sind rote Plättchen ab der folgenden Aktionsphase nutzbar, und für den Tausch ist nichts anderes
    gesagt. Bis zum Ende der Runde liegt das Plättchen umgedreht. In der früheren Lesart ist es sofort nutzbar
    (GOA-R13).
rule-GOA-R52 =
    Lesart. Frage: Karten darf man „jederzeit“ abwerfen. Wann wird danach gefragt? Entscheidung: bei jeder Frage
    des eigenen Aktionszuges, die freie Effekte anbietet, eine Karte nach der anderen: vor der Aktion, in ihren
    Pausen und danach. Das deutsche Regelheft setzt keine Grenze, und ein Abwurf kann dort etwas bewirken, weil
    er ein Neumischen speist. Zwischen den Zügen wird niemand gefragt; dort könnte nichts daraus folgen. In der
    früheren Lesart wirft man nur vor der Aktion ab (GOA-R33).
rule-GOA-R53 =
    Lesart. Frage: Darf man während einer Ernte und einer Expedition Plättchen einsetzen und eine Karte
    ausspielen? Entscheidung: Ja, das deutsche Regelheft erlaubt unabhängige Karten und Plättchen vor, während
    und nach jeder Aktion. Eine Ernte hält an, wenn alle Felder voll sind und Säckchen verloren gingen: Felder,
    die ein Verkauf oder Abgaben frei machen, werden damit gefüllt, und wer aufhört, verliert den Rest. Eine
    Expedition hält vor jeder Karte außer der ersten an: Du darfst eine Karte ausspielen oder abwerfen, um Platz
    zu schaffen; wer aufhört, beendet sie. Gefragt wird immer, gleich, was du hast, denn eine ausgelassene Frage
    verriete etwas über die Hand. Ernten, die keine Aktion sind (Spionage, Nachschub), halten nicht an. In der
    früheren Lesart gibt es nur bei der Koloniegründung eine Pause (GOA-R8).
rule-GOA-R54 =
    Lesart. Frage: Was bringt Spionage im Bereich Koloniegründung? Entscheidung: Bei einer eigenen Gründung
    tritt die Zahl der anderen Person an die Stelle der eigenen. Das deutsche Regelheft zählt auf, was man
    erhält, nämlich Schiffe, Gewürze, Dukaten oder die Kolonisten bei einer Koloniegründung, und nennt keine
    Aktion, die man ausführt. Das Plättchen wird in der Gründungspause eingesetzt, wo man weiß, ob es hilft; die
    Zahl muss höher sein als das, was das Tableau schon bringt. In der früheren Lesart ist es eine ganze
    Gründung ohne Aktion (GOA-R15).

## Beispiele

rule-GOA-X1 =
    Beispiel zu GOA-G4, Wechseln. Du hast eine Karte über 3 Schiffe und zahlst 2 Schiffe. Dir bleibt 1 Schiff.
rule-GOA-X2 =
    Beispiel zu GOA-A6, Nachlass für den Versteigerer. Das höchste Gebot ist 5, und der Versteigerer kauft
    selbst. Er zahlt 4 an die Bank; das Geld aller anderen bleibt unverändert.
rule-GOA-X3 =
    Beispiel zu GOA-K5, Fortschritt. Der Erfolgsmarker von Rot im Bereich Steuer steht in Reihe 2, und Rot hat 1
    Pfeffer, 1 Muskat und mindestens 2 Schiffe. Rot macht einen Fortschritt in der Steuer, gibt 1 Pfeffer, 1
    Muskat und 2 Schiffe ab, und der Erfolgsmarker steht in Reihe 3.
rule-GOA-X4 = Beispiel zu GOA-K7, Schiffbau. Der Erfolgsmarker steht in Reihe 2: Das bringt 2 Schiffe.
rule-GOA-X5 =
    Beispiel zu GOA-K8, Ernte. Der Wert der Ernte ist 4. Mit mindestens 4 passenden freien Feldern bringt sie
    genau 4 Gewürze, mit 3 freien Feldern 3.
rule-GOA-X6 = Beispiel zu GOA-K10, Steuer. Der Wert der Steuer ist 6: Das bringt 6 Dukaten.
rule-GOA-X7 =
    Beispiel zu GOA-K11, Expedition. Der Erfolgsmarker steht in Reihe 4 (2 Karten ziehen, Handkartenlimit 4),
    und du hast 1 Handkarte. Du ziehst 2 Karten und hast danach 3.
rule-GOA-X8 =
    Beispiel zu GOA-K11 und GOA-K22, Expedition am Handkartenlimit. Der Erfolgsmarker steht in Reihe 4, und du
    hast 3 Handkarten. Entweder wirfst du eine Karte ab oder spielst eine aus und ziehst 2, oder du ziehst 1.
    Mit 4 Handkarten eine zweite zu ziehen ist nicht erlaubt. Mit GOA-R53 darfst du auch 1 ziehen, in der Pause
    eine ausspielen oder abwerfen und die andere ziehen.
rule-GOA-X9 =
    Beispiel zu GOA-K13 bis GOA-K16, Koloniegründung. Du nennst Madras. 4 Kolonisten vom Tableau und Karten mit
    1 und 3 ergeben 8. Du zahlst 2 Kolonisten und kommst auf 10. Du nimmst ein Plättchen Madras und füllst 2
    Felder.
rule-GOA-X10 =
    Beispiel zu GOA-K13, zweimal genannt. Wer Madras gegründet hat, kann Madras nicht noch einmal nennen.
rule-GOA-X11 =
    Beispiel zu GOA-B1, zuerst in einer Reihe. Rot erreicht im Schiffbau zuerst Reihe 4 und bekommt 1
    Expeditionskarte. Blau erreicht in der Ernte zuerst Reihe 5 und bekommt 1 Karte. Wer danach dort ankommt,
    bekommt keine.
rule-GOA-X12 =
    Beispiel zu GOA-B3, alle Erfolgsmarker. Vier Erfolgsmarker stehen mindestens in Reihe 2, der im Bereich
    Ernte steht in Reihe 1. Ein Fortschritt in der Ernte bringt sofort 1 Zusatzaktionskarte.
rule-GOA-X13 =
    Beispiel zu GOA-F1 bis GOA-F6, Wertung. Die Erfolgsmarker stehen im Schiffbau in Reihe 4, in der Ernte in
    Reihe 5, in der Steuer in Reihe 3, in der Expedition in Reihe 4 und in der Koloniegründung in Reihe 4: 6 +
    10 + 3 + 6 + 6 = 31 Siegpunkte. 2 Kolonien bringen 3, ein einzelnes Symbol und ein Paar 1 + 3 = 4, die
    meisten Dukaten 3, eine 1er-Plantage 1; Abgaben und Missionen gibt es nicht. Zusammen sind das 42
    Siegpunkte.
rule-GOA-X14 =
    Beispiel zu GOA-A5 und GOA-A7, Flagge. Rot bietet 4, Grün passt, Blau bietet 6, Gelb passt. Blau zahlt 6 an
    Gelb und bekommt die Flagge und 1 Zusatzaktionskarte. Hätte Gelb sie behalten, hätte das 5 an die Bank
    gekostet.
rule-GOA-X15 =
    Beispiel für die ganze erste Runde, Spielabschnitt A. Wo das Regelheft Angaben offenlässt, sind sie von uns:
    die Lage der Plättchen und der Flagge, die Karten im Nachziehstapel und ein Teil der Gebote und Zahlungen.
    Zwingend sind nur die Summen der ersten beiden Gründungen (1 + 1 bei Blau, 2 + 3 bei Rot). Im Uhrzeigersinn
    sitzen Gelb, Rot, Grün und Blau. Alle haben 4 Schiffe, 2 Kolonisten und alle Erfolgsmarker in Reihe 1; Gelb
    hat die Flagge und 5 Dukaten, die anderen haben je 10. Auf (2,0) liegt „Kolonisten“ (4), auf (1,0) eine
    Nelkenplantage mit 2 Feldern, auf (1,1) eine 1er-Plantage mit Ingwer, auf (0,1) das rote Plättchen
    „Kolonist“. Setzen (GOA-P1 bis GOA-P5): Gelb setzt die Flagge und Versteigerungsmarker 1 auf w3 am Rand,
    neben (3,0). Rot setzt 2 auf (2,0), diagonal zur Flagge, Grün 3 darüber auf (1,0), Blau 4 auf (1,1), Gelb 5
    auf (0,1). Versteigern (GOA-A1 bis GOA-A9): Um die Flagge bietet Rot 4, Grün passt, Blau bietet 6, Gelb
    passt; Blau zahlt 6 an Gelb und bekommt die Flagge und 1 Zusatzaktionskarte. Bei „Kolonisten“ passen alle;
    Rot nimmt das Plättchen umsonst, bekommt 4 Kolonisten und legt es auf den Ablagestapel A. Bei der
    Nelkenplantage passt Blau, Gelb bietet 5, Rot passt, Grün passt; Gelb zahlt 5 an Grün und bekommt 2 Nelken.
    Bei der 1er-Plantage passen Gelb und Rot, Grün bietet 3, Blau passt; Grün zahlt 3 an Blau und bekommt 1
    Ingwer. Beim roten Plättchen passen Rot und Grün, Blau bietet 4, Gelb passt; Blau zahlt 4 an Gelb. Jetzt hat
    Gelb 5 + 6 − 5 + 4 = 10 Dukaten, Rot 10, Grün 10 + 5 − 3 = 12 und Blau 10 − 6 + 3 − 4 = 3, zusammen 35 wie
    am Anfang. Erste Aktionen in der Reihenfolge Blau, Gelb, Rot, Grün (GOA-K1, GOA-A7): Blau nutzt das rote
    Plättchen, hat nun 3 Kolonisten und nennt Quilon. 0 vom Tableau, 1 + 1 von den Karten und 3 eigene sind 5,
    weniger als 6: Der Versuch misslingt (GOA-K17), Blau behält die 3 und hat mit 1 dazu 4 Kolonisten. Gelb
    macht einen Fortschritt in der Koloniegründung für 1 Nelke und 1 Schiff, kommt in Reihe 2 und hat noch 1
    Nelke und 3 Schiffe. Rot nennt Cochin: 0 vom Tableau, 2 + 3 von den Karten, und Rot zahlt 3 von 6
    Kolonisten. Cochin ist gegründet und bekommt 1 Zimt; Rot hat noch 3 Kolonisten. Grün macht eine Expedition
    und zieht 1 Karte (Handkartenlimit 1): „Fortschritt ohne Gewürze“. Zweite Aktionen: Blau nennt Quilon, deckt
    2 + 1 auf, zahlt 3 und hat noch 1 Kolonisten; Blau nimmt Pfeffer/Muskat und legt 1 Muskat darauf. Gelb nennt
    Quilon: 2 aus Reihe 2 und 2 + 2 von den Karten erreichen 6. Gelb zahlt nichts, behält 2 Kolonisten, nimmt
    Ingwer/Zimt und legt 1 Ingwer darauf. Rot zieht mit einer Expedition „2 Schiffe“. Grün macht einen
    Fortschritt im Schiffbau für 1 Ingwer und 1 Schiff, kommt in Reihe 2 und hat noch 3 Schiffe. Dritte
    Aktionen: Blau nimmt mit der Steuer 4 Dukaten und hat 7. Gelb macht einen Fortschritt in der Koloniegründung
    für 1 Nelke, 1 Ingwer und 2 Schiffe, kommt in Reihe 3 und hat noch 1 Schiff und keine Gewürze. Rot macht
    einen Fortschritt in der Ernte (GOA-R29) für 1 Zimt und 1 Schiff, kommt in Reihe 2, spielt „2 Schiffe“ und
    hat 4 − 1 + 2 = 5 Schiffe und keine Handkarte. Grün macht mit „Fortschritt ohne Gewürze“ einen Fortschritt
    im Schiffbau nur für 2 Schiffe, kommt in Reihe 3 und hat noch 1 Schiff und keine Handkarte. Zusatzaktionen
    (GOA-E1 bis GOA-E5): Blau hat 1 Zusatzaktionskarte und passt, die anderen haben keine. Die Runde ist vorbei.
    Blau behält die Zusatzaktionskarte, dreht das rote Plättchen zurück und setzt in Runde 2 zuerst, mit der
    Flagge. Am Ende hat Gelb 10 Dukaten, 1 Schiff, 2 Kolonisten, Koloniegründung in Reihe 3, eine leere
    Nelkenplantage und ein leeres Quilon (Ingwer/Zimt); Rot 10 Dukaten, 5 Schiffe, 3 Kolonisten, Ernte in Reihe
    2 und ein leeres Cochin; Grün 12 Dukaten, 1 Schiff, 2 Kolonisten, Schiffbau in Reihe 3 und eine leere
    1er-Plantage mit Ingwer; Blau 7 Dukaten, 4 Schiffe, 1 Kolonisten, Quilon (Pfeffer/Muskat) mit 1 Muskat, die
    Flagge, das rote Plättchen „Kolonist“ und 1 Zusatzaktionskarte. Alle anderen Erfolgsmarker stehen in Reihe
    1. Auf der Spielfläche liegen 21 Plättchen. Im Ablagestapel liegen aus dieser Runde 10 Expeditionskarten (8
    aufgedeckte, 2 ausgespielte), dazu die für den Startspieler aufgedeckten. Einen Bonus auf dem
    Entwicklungstableau gab es nicht.
rule-GOA-X16 =
    Beispiel zu GOA-A6, billigster eigener Kauf. Das höchste Gebot ist 1, und der Versteigerer kauft selbst. Er
    zahlt 0 und nimmt das Plättchen.
rule-GOA-X17 =
    Beispiel zu GOA-P2, GOA-P3 und GOA-P8, Flagge am Rand. Die Spielfläche ist voll. Liegt die Flagge auf w3,
    darf Versteigerungsmarker 2 nur auf (2,0), (3,0) oder (4,0). Liegt sie auf n0, darf er nur auf (0,0) oder
    (0,1). Für die Flagge gibt es zwanzig Plätze.
rule-GOA-X18 =
    Beispiel zu GOA-P6, unterbrochene Kette. Versteigerungsmarker 3 liegt auf (0,0); (0,1), (1,0) und (1,1) sind
    leer oder tragen schon Versteigerungsmarker. Dann darf Versteigerungsmarker 4 auf jedes Plättchen ohne
    Versteigerungsmarker. Versteigerungsmarker 5 muss danach neben Versteigerungsmarker 4 liegen.
rule-GOA-X19 =
    Beispiel zu GOA-K12 und GOA-K22, Hand über dem Handkartenlimit. In Reihe 1 (1 Karte ziehen, Handkartenlimit
    1) mit 3 Handkarten wird die Aktion Expedition abgelehnt. Wer alle 3 abgeworfen hat, darf 1 ziehen. In Reihe
    3 (2 Karten ziehen, Handkartenlimit 3) mit 2 Handkarten darf man nur 1 ziehen, wenn man nicht dazwischen Platz
    schafft (GOA-R53).
rule-GOA-X20 =
    Beispiel zu GOA-K25, Gründungspause. Du nennst Quilon (6). Das Tableau bringt 0, die Karten zeigen 1 und 2,
    und du hast 2 Kolonisten. Es fehlen 3, also wird das Zahlen abgelehnt. Setzt du das rote Plättchen
    „Kolonist“ ein, hast du 3 Kolonisten, zahlst 3 und gründest Quilon. Oder, in der früheren Lesart von
    GOA-R50, die Karte „eine Karte mehr aufdecken“ zeigt eine 3: Die Summe ist 6, Quilon ist sofort gegründet, und du zahlst nichts.
rule-GOA-X21 =
    Beispiel zu GOA-T2 und GOA-F5, fünfte Plantage. Vier Plantagenplätze sind belegt, einer davon mit der
    1er-Plantage mit Ingwer, auf der 1 Säckchen liegt. Eine neue Nelkenplantage mit 2 Feldern kommt dazu. Gibst
    du die Ingwerplantage ab, kommt ihr Säckchen zurück, das Plättchen liegt verdeckt, und 2 Nelken werden
    gelegt. Am Ende zählt das verdeckte Plättchen 1 Siegpunkt, mit dem Vormann 3.
rule-GOA-X22 =
    Beispiel zu GOA-E1 bis GOA-E3 und GOA-E8, Zusatzaktionen. Der Reihe nach hat Blau 3 Zusatzaktionskarten,
    Gelb 1, Rot 0, Grün 2. Blau muss spielen, Gelb darf spielen oder passen, Rot passt von selbst, Grün muss
    spielen. Beim nächsten Mal muss Blau (2) spielen, Grün (1) darf passen; Gelb wird übergangen, falls Gelb
    gepasst hat.
rule-GOA-X23 =
    Beispiel zu GOA-P5, GOA-A1 und GOA-A11, zwei Personen. A setzt die Flagge und Versteigerungsmarker 1, B
    setzt 2, A setzt 3. Versteigert werden die Flagge (A verkauft, B bietet), Plättchen 2 (B verkauft, A bietet)
    und Plättchen 3 (A verkauft, B bietet), auch wenn B gerade die Flagge gekauft hat. In diesem Fall führt B
    danach die erste Aktion aus.
rule-GOA-X24 =
    Beispiel zu GOA-F4 und GOA-F6, Dukaten am Ende. Die Dukaten sind 9, 9 und 4. Die ersten beiden bekommen je 3
    Siegpunkte. Stehen diese beiden dann gemeinsam an der Spitze, wird der Sieg geteilt.

## Invarianten

rule-GOA-I1 =
    Expeditionskarten: Nachziehstapel, Ablagestapel, Handkarten, gerade aufgedeckte Karten und die Karte, die
    gerade ausgespielt wird, ergeben zusammen immer 30.
rule-GOA-I2 =
    Plättchen: In jedem Spielabschnitt sind es zusammen immer 29: die in der Schachtel (B vor Beginn von
    Spielabschnitt B, übrige A nach Ende von Spielabschnitt A), die auf der Spielfläche, die aussortierten
    (höchstens 4), die im Besitz oder auf dem Tableau einer Person, die verdeckten 1er-Plantagen und die im
    Ablagestapel. Es gibt genau eine Flagge.
rule-GOA-I3 =
    Kolonien: Die Stapel und die Lagertableaus enthalten zusammen immer 18. Jede Person hat von jeder Kolonie
    höchstens ein Plättchen.
rule-GOA-I4 = Jeder Erfolgsmarker steht in einer der Reihen 1 bis 5 und rückt nie zurück.
rule-GOA-I5 =
    Ein Gewürz liegt nur auf einem Feld, das es zulässt. Auf einem Plättchen liegen nie mehr Säckchen, als es
    Felder hat. Höchstens 4 Plantagenplätze sind belegt, die Fruchtfolge mitgezählt. Jede Person hat höchstens
    18 Säckchen.
rule-GOA-I6 =
    Dukaten, Schiffe, Kolonisten und Zusatzaktionskarten werden nie negativ. Alle Personen zusammen haben
    höchstens 10 Zusatzaktionskarten, und nach jeder Runde hat jede Person höchstens 1.
rule-GOA-I7 =
    Geld in der Versteigerung: Bei einem Verkauf geht genau das Gebot von der kaufenden Person an den
    Versteigerer. Kauft der Versteigerer selbst, sinkt das Geld aller Personen zusammen um das Gebot minus 1.
    Ein Plättchen, das umsonst genommen wird, ändert nichts.
rule-GOA-I8 =
    Durch Versteigerungen verlassen in jeder Runde genau so viele Plättchen die Spielfläche, wie Personen
    mitspielen. Ein Tausch ändert die Zahl nicht. In einem Spielabschnitt liegen zu Beginn der ersten Runde 25
    Plättchen; mit jeder weiteren der 4 Runden sind es um die Personenzahl weniger.
rule-GOA-I9 =
    In jeder Runde gibt es eine Versteigerung mehr, als Personen mitspielen. Jede Person führt genau 3 Aktionen
    aus und dazu so viele, wie sie Zusatzaktionskarten spielt.
rule-GOA-I10 =
    In jedem Bereich werden höchstens 2 Expeditionskarten für das erste Erreichen einer Reihe vergeben.
    Zusatzaktionskarten für alle Erfolgsmarker bekommt jede Person höchstens 4; ihre Zahl ist jederzeit gleich
    der kleinsten Zahl unter den Reihen ihrer Erfolgsmarker minus 1, auch beim Schnellstart. Tatsächlich
    genommen werden können wegen GOA-L3 weniger.
rule-GOA-I11 =
    Keine Karte, die eine Expedition zieht, bringt die Hand über das Handkartenlimit der Reihe. In der früheren
    Lesart von GOA-R53 hält die Hand es nach der Aktion ein.
rule-GOA-I12 =
    Ein rotes Plättchen wird höchstens einmal pro Runde eingesetzt. Einmalige Plättchen werden höchstens einmal
    eingesetzt.
rule-GOA-I13 =
    Kosten eines Fortschritts: Die Zahl der Gewürze ist gleich der Zahl der oberen der beiden Reihen, ebenso die
    Zahl der Schiffe, wenn eine Karte nichts anderes sagt.
rule-GOA-I14 = Zwischen den Runden hat genau eine Person die Flagge. Sie kommt als Erste zum Zug.
rule-GOA-I15 =
    Das Spiel dauert genau 8 Runden. Die Gesamtzahl der Siegpunkte ist nie kleiner als 0, und mindestens eine
    Person bekommt den Bonus für die meisten Dukaten.
rule-GOA-I16 =
    Was einer Person gezeigt wird, enthält nie die Vorderseiten der Handkarten einer anderen Person, die
    Reihenfolge eines Stapels oder die Vorderseiten verdeckter Bonanza-Plättchen.
rule-GOA-I17 = In jedem Aktionszug wird höchstens eine Expeditionskarte ausgespielt.
rule-GOA-I18 =
    Keine Partie hat mehr als 4000 Entscheidungen: Es gibt höchstens 96 normale Aktionen und 32 Zusatzaktionen
    (8 durch die Flagge, 6 durch Plättchen, 2 durch Bonanza, 16 für alle Erfolgsmarker).
