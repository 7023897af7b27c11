lagoon-pile = Perlen im Stapel: { $count }
lagoon-lot = Versteigert wird: { $pearl }
lagoon-row = { $coins } Münzen, { $row }
lagoon-hand = Deine Hand: { $pearls }
