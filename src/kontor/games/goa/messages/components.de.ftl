## Warum aus einer Materialdatei kein Spiel wird, und was darin zu ändern ist

error-components-shared-id = Eine Expeditionskarte und ein Bonanza-Plättchen haben dieselbe id: Ändere die der Karte.
error-components-id = Die id { $id } in der Liste { $list } muss mit einem Buchstaben beginnen und darf nur Kleinbuchstaben von a bis z, Ziffern und Unterstriche enthalten.
error-components-column = Der Bereich { $column } braucht für jede der fünf Reihen eine Zahl: in yields, beim Bereich expedition in draw und in hand_limit.
error-components-cost = Die Kosten (costs) des Bereichs { $column } müssen vier Schritte haben, mit 1, 2, 3 und 4 verschiedenen Gewürzen.
error-components-cost-spice = Die Kosten (costs) des Bereichs { $column } nennen ein unbekanntes Gewürz: Nenne nur Gewürze aus der Liste spices.
error-components-tile-count = Die Anzahl (count) des Plättchens { $tile } muss mindestens 1 sein.
error-components-plantation = Die Plantage { $tile } braucht ein Gewürz (spice) aus der Liste spices und 1 bis 3 Felder (fields).
error-components-tile = Das Plättchen { $tile } gibt es in seiner Kategorie (category) nicht: Nenne eines von diesen: { $known }.
error-components-crop-rotation = Die Fruchtfolge (crop_rotation) braucht spice any und genau 1 Feld (fields).
error-components-choose-one = Das Plättchen { $tile } muss in choose_one zur Wahl stellen: einmal nur Schiffe (ships) und einmal nur Kolonisten (colonists).
error-components-espionage = Die Bereiche (columns) der Spionage (espionage) müssen ships und taxes enthalten; dazu dürfen nur harvest und colony kommen.
error-components-grid = Spielabschnitt { $phase } hat { $count } Plättchen, braucht aber { $wanted }: eines für jedes Feld und die aussortierten. Ändere die Anzahlen (count).
error-components-removed = In Spielabschnitt { $phase } sind zu viele Plättchen Plantagen, um die übrigen auszusortieren: Erhöhe tiles_removed_plantations_max, oder nimm mehr andere Plättchen.
error-components-favor = Bis Spielabschnitt { $phase } gibt es mehr Plättchen Gunst (favor), als Plättchen aussortiert sind: Senke ihre Anzahl (count), oder erhöhe tiles_removed_per_phase.
error-components-swap = Den Tausch (swap) darf es nur einmal geben, denn zwei könnten einander immer wieder holen: Senke seine Anzahl (count).
error-components-colony-tile = Das Kolonieplättchen { $tile } braucht eine Kolonie (colony) aus der Liste colonies, mindestens ein Gewürz (spices) aus der Liste spices und mindestens 1 Feld (fields).
error-components-few-colonies = Die Kolonie { $colony } braucht mindestens 4 Plättchen, damit alle sie gründen können: Erhöhe die Anzahlen (count).
error-components-card = Die Expeditionskarte { $card } braucht eine action aus der Liste expedition_actions und ein symbol: elephant, tiger, fish, palm, shell oder statue.
error-components-start-symbol = Keine Expeditionskarte zeigt das Symbol { $symbol }, mit dem der Startspieler gefunden wird: Ändere start_player_symbol, oder gib einer Karte dieses Symbol.
error-components-modifier = modifies_action von { $action } muss { $value } sein.
error-components-reveals = Nur found_extra_reveal deckt Karten auf, und mindestens eine: Korrigiere extra_reveals bei { $action }.
error-components-prices = Die Preise (ducats_by_target_row) von advance_for_ducats müssen row2, row3, row4 und row5 nennen und keine andere Reihe.
error-components-scoring = Die Punktetabelle { $name } ist zu kurz: Sie braucht mindestens { $wanted } Einträge.
error-components-extra-action = Die Liste card_supply braucht genau einen Eintrag extra_action: die Zahl der Zusatzaktionskarten.
error-components-range = Für { $name } ist nur eine Zahl von { $least } bis { $greatest } erlaubt.
