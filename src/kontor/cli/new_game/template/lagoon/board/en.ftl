board-lot = The lot
board-pile = Pearls in the pile: { $count }
board-row = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-hand = Your hand
