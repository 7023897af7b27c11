## What an action gives away for good

caution-bid_all = { $later ->
    [one] You bid all your { $ducats } ducats, and one more auction follows in this round.
   *[other] You bid all your { $ducats } ducats, and { $later } more auctions follow in this round.
}
caution-full_harvest = Nothing would grow: none of your fields is free.
caution-payable_colony = You can pay the missing colonists and found the colony.
caution-unused_tile = You have not used your tile { $tile } in this round.
