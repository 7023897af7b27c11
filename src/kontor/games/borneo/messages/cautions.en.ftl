## What an action gives away for good

caution-last_order = This is your last chance to complete an order, and you can complete one.
caution-reward = { $count ->
    [one] You may keep the card that you played as a spice. Otherwise it is discarded.
   *[other] You may keep one of the cards that you played as a spice. Otherwise all of them are discarded.
}
caution-joker = You spend a joker although you have a card of the spice that is due.
