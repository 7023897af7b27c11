lagoon-pile = Pearls in the pile: { $count }
lagoon-lot = The lot: { $pearl }
lagoon-row = { $coins } coins, { $row }
lagoon-hand = Your hand: { $pearls }
