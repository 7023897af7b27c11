## Warum aus einer Materialdatei kein Spiel wird, und was darin zu ändern ist

error-components-editions = Sie braucht die Ausgaben board und card und keine andere.
error-components-cargo-flags = Die Flaggen der Frachtkarte { $card } müssen ihr triple dreimal und ihr single einmal zeigen.
error-components-cargo-spice = Die Frachtkarte { $card } nennt das unbekannte Gewürz { $spice }: Nimm es in die Liste auf, oder nenne ein anderes.
error-components-cargo-company = Die Frachtkarte { $card } nennt eine unbekannte Gesellschaft: Nimm sie in die Liste auf, oder nenne eine andere.
error-components-cargo-value = Der Wert (value) der Frachtkarte { $card } muss 1 oder 2 sein.
error-components-port-edition = Die Ausgabe (edition) des Hafens { $port } muss board oder card sein.
error-components-port-spice = Der Inhalt (contents) des Hafens { $port } muss ein Gewürz der Liste oder der Joker sein.
error-components-port-joker = Der Hafen { $port } enthält einen Joker, aber nur die Brettausgabe hat welche: Nenne ein Gewürz.
error-components-port-full = Der Hafen { $port } wäre mit der ersten Karte voll: Sein limit muss mindestens 2 sein, sein monopoly mindestens 4.
error-components-shared-id = Eine Frachtkarte und ein Hafen haben dieselbe id: Ändere eine davon.
error-components-few-cargo = Sie braucht mindestens 30 Frachtkarten, damit fünf Personen spielen können.
error-components-few-ports = Die Ausgabe { $edition } braucht mehr Häfen für { $seats } Personen.
