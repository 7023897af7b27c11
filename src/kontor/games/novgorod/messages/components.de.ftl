## Warum aus einer Materialdatei kein Spiel wird, und was darin zu ändern ist

error-components-id = Die id { $id } passt nicht zu ihrem Eintrag: Bilde sie aus der Karte (card) und der Seite (side) oder dem Teil (part), wie in c1_front und s1_a.
error-components-progress = orders_dealt und intro_orders dürfen zusammen nicht größer als orders_in_progress sein: Senke sie, oder erhöhe diese Grenze.
error-components-discount = Das Privileg order_discount darf nicht größer als der Preis eines Auftrags sein: Senke es, oder erhöhe den Preis.
error-components-bonus = Die Bonuskarte { $bonus } darf keinen negativen Wert haben.
error-components-ships = Die Liste ship_level muss jede Geschwindigkeit (speed) über der ersten genau einmal nennen, ohne Lücke, mit einem Preis (price) von mindestens 0, und mindestens eine.
error-components-ring = Die Plätze der Städte auf dem Ring (ring) müssen die Zahlen von 0 bis 7 sein, jede einmal.
error-components-goods = Jede Stadt braucht eine eigene Ware (good), und alle acht Waren brauchen eine Stadt.
error-components-city = Die Stadt { $city } braucht 4 Preise (prices), den niedrigsten zuerst, und keine negative Zahl.
error-components-chord = Die Verbindung chord muss zwei Städte der Liste verbinden, die auf dem Ring keine Nachbarn sind.
error-components-start-city = Kaufmann und Pirat müssen in Städten der Liste beginnen (start_city).
error-components-manufactory = Die Manufaktur { $manufactory } braucht ein Luxusgut (luxury), für das es Texte gibt, und 1 bis 3 Rezepte (recipes).
error-components-recipe = Ein Rezept der Manufaktur { $manufactory } passt nicht: Es braucht verschiedene Waren (goods) der Liste und keine negative Zahl.
error-components-row = Eine Zeile des Auftrags { $order } passt nicht: Sie muss verschiedene Waren oder ein Luxusgut verlangen.
error-components-career = Die Karriere { $career } braucht Stufen (steps), gezählt ab 1 (step), die alle etwas kosten, ohne negative Zahlen und mit nicht mehr Waren und Luxusgütern, als es gibt.
error-components-number = Beide Seiten einer Karrierekarte brauchen dieselbe Nummer (number), und die vier Karten brauchen vier verschiedene.
error-components-part = Der Teil { $part } eines Spezialauftrags muss verschiedene Waren, ein Luxusgut oder beides verlangen, ohne negative Zahlen.
error-components-few-orders = Vier Personen brauchen { $needed } Aufträge: Füge welche hinzu, oder senke orders_dealt, intro_orders oder open_orders_beside_players.
error-components-ducats = Kontore und Aufträge der Einführungsrunden können { $needed } Dukaten kosten: Erhöhe ducats, oder senke Preise (prices), intro_kontors (höchstens 7) oder intro_orders.
error-components-diversity = seals_by_distinct muss { $length } Zahlen haben, von keinen bis zu allen Waren und Luxusgütern, keine davon negativ.
error-components-first-game = Das erste Spiel braucht 2 verschiedene Bonuskarten der Liste.
error-components-column = start_parts muss für jeden der 4 Spezialaufträge einen Teil nennen.
error-components-long = { $rounds } Runden könnten zu viele Entscheidungen brauchen: Senke safety_round auf { $most } oder die Geschwindigkeiten (speed), privileges.speed oder die Zahl der Karrierestufen (steps).
