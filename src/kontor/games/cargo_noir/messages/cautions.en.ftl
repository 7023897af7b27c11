## What an action gives away for good

caution-surplus = You pay { $value } for cards that cost { $cost }: { $lost } are lost.
caution-overflow = { $tiles ->
    [one] One tile does not fit into your warehouse and must be discarded. You can still buy a card with it.
   *[other] { $tiles } tiles do not fit into your warehouse and must be discarded. You can still buy a card with them.
}
caution-last_trade = This is your last turn. Cargo and coins are worth nothing after it, and you can still buy a card.
