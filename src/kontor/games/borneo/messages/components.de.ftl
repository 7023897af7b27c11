## Warum aus einer Materialdatei kein Spiel wird, und was darin zu ändern ist

error-components-editions = Sie braucht die Ausgaben board und card und keine andere.
error-components-cargo-flags = Die Flaggen der Frachtkarte { $card } müssen ihr triple dreimal und ihr single, eine andere Gesellschaft, einmal zeigen.
error-components-cargo-spice = Die Frachtkarte { $card } nennt das unbekannte Gewürz { $spice }: Nenne eines aus der Liste.
error-components-cargo-company = Die Frachtkarte { $card } nennt eine unbekannte Gesellschaft: Nenne eine aus der Liste.
error-components-cargo-value = Der Wert (value) der Frachtkarte { $card } muss 1 oder 2 sein.
error-components-port-edition = Die Ausgabe (edition) des Hafens { $port } muss board oder card sein.
error-components-port-spice = Der Inhalt (contents) des Hafens { $port } muss ein Gewürz der Liste oder der Joker sein.
error-components-port-joker = Der Hafen { $port } enthält einen Joker, aber nur die Brettausgabe hat welche: Nenne ein Gewürz.
error-components-port-full = Der Hafen { $port } wäre mit der ersten Karte voll: Sein limit muss mindestens 2 sein, sein monopoly mindestens 4.
error-components-shared-id = Eine Frachtkarte und ein Hafen haben dieselbe id: Ändere eine davon.
error-components-few-cargo = Sie braucht mindestens { $needed } Frachtkarten, für die Starthände und das erste Nachziehen von fünf Personen.
error-components-few-ports = Die Ausgabe { $edition } braucht mehr Häfen für { $seats } Personen.
error-components-id = Die id { $id } in der Liste { $list } muss mit einem Buchstaben beginnen und darf nur Kleinbuchstaben von a bis z, Ziffern und Unterstriche enthalten.
error-components-due = Jedes Gewürz braucht ein eigenes due.
error-components-order = Der Auftrag { $order } muss kind { $kind }, amount { $amount } und units { $units } haben, wie sein Name sagt.
error-components-order-count = Die Anzahlen des Auftrags { $order } (board_base, board_five, card) dürfen nicht negativ sein.
error-components-hand = Die Grenze starting_hand darf nicht größer sein als das hand_limit von { $limit }.
error-components-ladders = Die Rangleisten der Ausgabe { $edition } sind zu kurz für die { $merchants } Händler von { $seats } Personen: Alle müssen Platz finden, während eine Gesellschaft leer bleibt. Erhöhe ladder_capacity, oder senke die Zahl der Händler.
error-components-neighbours = Die Ausgabe { $edition } verbietet eigene Händler nebeneinander, daher finden { $seats } Personen mit je { $merchants } Händlern vielleicht keinen Platz: Senke die Zahl der Händler, oder erlaube Nachbarn.
error-components-ports-by-players = Bei der Ausgabe { $edition } widerspricht ports_by_players der Liste der Häfen: Mit { $seats } Personen sind es { $count }.
error-components-distributions-by-players = Bei der Ausgabe { $edition } widerspricht distributions_by_players den Häfen: Mit { $seats } Personen sind es { $count }.
error-components-count = Die Anzahlen des Bestandteils { $id } widersprechen den Listen: board muss { $board } sein, card { $card }.
