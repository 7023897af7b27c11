# Was der Coach im geführten Spiel sagt: ein Schritt mit Titel, der Zeile vor jeder Entscheidung, den Antworten auf
# andere erlaubte Aktionen und der Zeile danach.

lesson-first-goal = Was gewinnt
    .before = Du handelst für die Hanse. Siegel gewinnen: Aufträge, Luxus und Karriere bringen sie. Bei dreißig folgt eine letzte Runde. Sieh deine Siegel an.
    .after = Dreißig klingt weit. Ein guter Zug bringt vier oder fünf.

lesson-first-red_x = Was verliert
    .before = Deine Karriere hat zwei Stufen mit rotem X. Ist am Ende eine offen, verlierst du, trotz aller Siegel. Eine verdecken wir heute.
    .after = Die erste Stufe kostet zwei verschiedene Waren. Waren kommen aus Städten.

lesson-first-first_kontor = Ein Kontor
    .before = Zuerst kaufst du zwei Kontore, deine Niederlassungen. Jedes gibt jeden Zug Ware oder Einkommen. Nimm Antwerpen: Stoffe oder vier Dukaten.
    .reply-intro-take-order = Aufträge kommen gleich. Erst ein Ort zum Handeln.
    .reply-other = Auch eine gute Stadt. Aber Antwerpen passt zu dem Auftrag, den wir nehmen.
    .after = Die Stoffe gehören dir. Bezahlt wird am Ende der Auswahl.

lesson-first-order_and_neighbour = Was zusammenpasst
    .before = Jetzt ein Auftrag: der mit Stoffen und Wolle. Stoffe hast du schon.
    .reply-intro-take-kontor = Gleich. Erst sichere den passenden Auftrag, bevor Anna es tut.
    .reply-other = Nicht schlecht. Aber Stoffe und Wolle liegen nebeneinander, und eine Manufaktur in der Nähe will beides.
    .before-2 = Routen führen von Nachbar zu Nachbar. London liegt neben Antwerpen und hat die Wolle: Nimm es.
    .reply-other-2 = London liegt nebenan und hat die Wolle für deinen Auftrag. Nimm es.
    .after = Zwei Kontore, zwei Aufträge, noch vier Dukaten. Segeln wir.

lesson-first-route = Eine Route
    .before = Ein Zug: Route legen, Stationen nutzen, eins kaufen, Siegel nehmen. Du hast zwei Stationen. Beginne in London.
    .reply-end-route = Eine leere Route bringt nichts. Beginne in London.
    .reply-other = Dort gehört dir nichts, und es kostet Gebühr. Beginne in London.
    .before-2 = Dann dein anderes Kontor, gleich nebenan.
    .reply-other-2 = Dein anderes Kontor liegt nebenan: Segle hin.
    .before-3 = Das ist deine ganze Route. Schließ sie ab.
    .reply-other-3 = Eine dritte Station bräuchte ein Privileg und kostet Gebühr. Noch nicht.
    .after = Wolle und Stoffe stehen dir zur Verfügung, nur in diesem Zug.

lesson-first-income = Nimm, was dir gehört
    .before = Jede Station dient einmal pro Zug: mit Ware oder Einkommen. Heute brauchst du Geld für ein schnelleres Schiff: Nimm beide Einkommen.
    .reply-end-phase2 = Halt: Da liegen noch sieben Dukaten! Was du nicht nimmst, ist verloren.
    .reply-fulfil-row = Zwei Siegel, verlockend. Aber ein schnelleres Schiff nützt dir jeden Zug.
    .reply-take-income = Gute Idee. Ein Knopf nimmt beide auf einmal.
    .reply-other = Später. Erst Geld für ein schnelleres Schiff: Nimm beide Einkommen.
    .before-2 = Elf Dukaten. Die offenen Stufen deiner Karriere leihen dir je Zug ein einziges Privileg; ungenutzt bringt es ein Siegel. Beende die Auswertung.
    .reply-other-2 = Spar das Privileg: Ungenutzt wird daraus von selbst ein Siegel.
    .after = Merk dir: Einkommen und Waren, die du am Ende der Auswertung nicht genutzt hast, sind verloren.

lesson-first-ship = Ein schnelleres Schiff
    .before = Ein Kauf pro Zug. Fünf Dukaten für Geschwindigkeit 3: eine dritte Station in jedem weiteren Zug.
    .reply-end-phase3 = Mit elf Dukaten? Das Schiff macht jeden späteren Zug besser.
    .reply-other = Gut, aber ohne Stationen liegt es brach. Erst das Schiff.
    .after = Geschwindigkeit 3. Und ein Siegel: Du hast kein Privileg genutzt.

lesson-first-longer_route = Erst Waren, dann Manufaktur
    .before = In Lübeck steht eine Manufaktur: Kleidung aus Stoffen und Wolle. Die Waren müssen davor kommen. Beginne in London.
    .reply-other = Beginne mit den Rohwaren: London.
    .before-2 = Weiter nach Antwerpen, zu den Stoffen.
    .reply-other-2 = Die Stoffe liegen in Antwerpen.
    .before-3 = Und zuletzt nach Lübeck. Dort gehört dir nichts, die Hafengebühr beträgt zwei Dukaten.
    .reply-other-3 = Wegen der Manufaktur in Lübeck fahren wir.
    .after = Von links nach rechts: Was rechts der Manufaktur liegt, nützt ihr nichts.

lesson-first-luxury = Ein Luxusgut
    .before = Stelle in Lübeck etwas her.
    .reply-end-phase2 = Deine Waren sind noch ungenutzt! Stell erst in Lübeck etwas her.
    .reply-fulfil-row = Heb dir das für den nächsten Zug auf. Jetzt die Manufaktur: Siegel und Dukaten.
    .reply-other = Möglich. Lübeck macht mehr daraus: zwei Waren, zwei Siegel.
    .before-2 = Stoffe und Wolle zusammen: zwei Siegel und zwei Dukaten.
    .reply-other-2 = Eine Ware bringt ein Siegel. Du hast beide: zwei.
    .after = Zwei Siegel, und die zwei Dukaten zahlen die Gebühr.

lesson-first-kontor = Ein drittes Kontor
    .before = Kauf das Kontor in Lübeck: keine Gebühr mehr, und sein Salz gehört dir.
    .reply-end-phase3 = Dukaten gewinnen nicht. Kauf Lübeck.
    .reply-other = Eines Tages nützlich. Lübeck liegt schon auf deiner Route.
    .after = Drei Kontore in einer Reihe, und wieder ein Siegel für das ungenutzte Privileg.

lesson-first-big_route = Vier Städte
    .before = Der große Zug: Dein Privileg „+1 Geschwindigkeit“ leiht dir eine vierte Station. Beginne in Bergen: Fisch, gegen zwei Dukaten Gebühr.
    .reply-other = Beginne eine Stadt früher, in Bergen: vier Waren auf einer Route.
    .before-2 = Weiter zu deinem Kontor nebenan.
    .reply-other-2 = Der Küste nach: Als Nächstes kommt dein Kontor.
    .before-3 = Und zum nächsten.
    .reply-other-3 = Der Küste nach: noch eines deiner Kontore.
    .before-4 = Und in eine vierte Stadt, dank deinem Privileg.
    .reply-other-4 = Eine Station mehr ist diesen Zug frei: Fahr weiter.
    .after = Fisch, Wolle, Stoffe und Salz: vier Waren, zwei Pläne.

lesson-first-order = Liefern
    .before = Zuerst der Auftrag: Liefere Stoffe und Wolle für zwei Siegel.
    .reply-end-phase2 = Vier Waren an Bord und nichts getan? Liefere erst den Auftrag.
    .reply-career-step = Ja, gleich, mit den anderen zwei Waren. Erst der Auftrag.
    .reply-other = Dann bleibt der Auftrag offen. Stoffe und Wolle bringen dort zwei Siegel.
    .before-2 = Behalte ihn: Pelz und Salz bringen später noch zwei.
    .reply-other-2 = Abgelegt ist er abgeschlossen, die untere Zeile verloren. Behalte ihn.
    .after = Sechs Siegel. Fisch und Salz sind übrig.

lesson-first-career = Das X verdecken
    .before = Jetzt das rote X: Fisch und Salz sind zwei verschiedene Waren. Steig auf die erste Stufe. Der Preis: Sie verdeckt ihr Privileg.
    .reply-end-phase2 = Dann bleibt das X offen, und offenes X heißt verloren. Steig auf.
    .reply-other = Zwei Dukaten oder ein sicherer Schritt? Das X muss weg. Steig auf.
    .after = Ein X ist verdeckt, und das Privileg dieser Stufe ist weg.

lesson-first-finish = Allein weiter
    .before = Sechs Siegel und eine gute Route. Als Nächstes: das zweite X, drei verschiedene Waren in einem Zug. Ab hier segelst du allein.
    .after = Ab hier entscheidest du. Ich melde mich nur vor einem Fehler.
