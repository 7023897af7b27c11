board-lot = Versteigert wird
board-pile = Perlen im Stapel: { $count }
board-row = { $name }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-hand = Deine Hand
