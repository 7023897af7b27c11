### Reasons of hints for Pearls.

reason-pearls-points =
    .more = brings you points
    .less = costs you points
    .held = keeps { $seat } from points
    .helped = brings { $seat } points
reason-pearls-coins =
    .more = leaves you more coins
    .less = leaves you fewer coins
    .held = leaves { $seat } fewer coins
    .helped = leaves { $seat } more coins
reason-pearls-hand =
    .more = leaves you a better hand
    .less = leaves you a worse hand
    .held = leaves { $seat } a worse hand
    .helped = leaves { $seat } a better hand
