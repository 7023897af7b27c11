## Warum aus einer Materialdatei kein Spiel wird, und was darin zu ändern ist

error-components-place = Jede Karte (card) braucht einen eigenen Platz (place).
error-components-market = In black_market muss slots { $slots } sein und alternative_slots { $alternative }: Nur für diese Zahlen gibt es Texte.
error-components-rounds = Die Liste rounds muss jede Personenzahl von 2 bis 5 genau einmal nennen, mit mindestens 2 Spielrunden.
error-components-values = Die Werte { $name } müssen { $types } Schritte haben: mit 0 beginnen, beim ersten Frachtplättchen steigen, und jedes weitere muss mindestens so viel bringen wie das vorige.
error-components-same-less = Gleiche Frachtplättchen müssen mindestens so viel wert sein wie ebenso viele verschiedene: Erhöhe die Werte same, oder senke die Werte different.
error-components-card-group = Die Karte { $card } steht in der falschen Gruppe (group): Gib ihr die, die ihr Name in den Regeln hat.
error-components-card-figures = Die Karte { $card } braucht Kosten (cost) und eine Anzahl (copies) von mindestens 1 und keine negative Zahl.
error-components-card-limit = Die Karte { $card } braucht ein limit genau dann, wenn ihre Gruppe smugglers_edge ist, und nur dann darf sie einen amount haben.
error-components-card-simple = Die Karte { $card } ist eine einfache: Ihre Punkte (points) müssen gleich ihren Kosten (cost) sein.
error-components-card-unique = Die Karte { $card } ist ein Unikat: Sie braucht genau 1 Exemplar (copies) und mehr Punkte (points) als Kosten (cost).
error-components-card-former = Die Karte { $card } hat frühere Zahlen, die nicht passen: Nur ein Unikat darf former_cost und former_points haben, und die Punkte müssen mehr sein als die Kosten.
error-components-reserve = Das limit der Karte cargo_ship erlaubt { $ships } weitere Schiffe: Erhöhe reserve_ships auf diese Zahl, oder senke das limit.
error-components-coins = Fünf Personen beginnen zusammen mit { $needed } Münzen: Erhöhe coins, oder senke start_coins.
error-components-wild = Fünf Personen brauchen { $needed } Joker: Erhöhe ihre Anzahl (count), oder senke wild_per_player.
error-components-few-tiles = Nötig sind mindestens { $needed } Frachtplättchen, damit Beutel und Ablagestapel nie zugleich leer sind: Erhöhe die Anzahlen (count).
error-components-many-tiles = Jemand könnte { $tiles } Frachtplättchen zugleich besitzen, und höchstens { $most } sind möglich: Senke die Felder (slots) von Häfen oder Warenlagern oder die Zahl der Schiffe.
error-components-long = { $rounds } Spielrunden könnten zu viele Entscheidungen brauchen: Senke ihre Zahl (rounds) auf { $most } oder die der Schiffe, Lagerfelder oder Hafenfelder.
