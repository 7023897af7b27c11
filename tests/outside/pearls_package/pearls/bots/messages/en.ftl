### Reasons of hints for Pearls.

reason-pearls-points =
    .more = you get more points
    .less = you get fewer points
    .held = { $seat } gets fewer points
    .helped = { $seat } gets more points
reason-pearls-coins =
    .more = you have more coins
    .less = you have fewer coins
    .held = { $seat } has fewer coins
    .helped = { $seat } has more coins
reason-pearls-hand =
    .more = you have a better hand
    .less = you have a worse hand
    .held = { $seat } has a worse hand
    .helped = { $seat } has a better hand
