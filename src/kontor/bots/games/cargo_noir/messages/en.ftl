### Reasons that hints give in Cargo Noir. Each is a clause that can stand alone or follow "but": what follows from
### the action. `more` and `less` are about the player who is asked, `held` and `helped` about another player.

reason-cargo_noir-points =
    .more = you get ahead on points
    .less = you fall behind on points
    .held = { $seat } gets fewer points
    .helped = { $seat } gets more points
reason-cargo_noir-sets =
    .more = your cargo is worth more
    .less = your cargo is worth less
    .held = the cargo of { $seat } is worth less
    .helped = the cargo of { $seat } is worth more
reason-cargo_noir-growth =
    .more = your sets can still grow
    .less = your sets have less room to grow
    .held = the sets of { $seat } have less room to grow
    .helped = the sets of { $seat } can still grow
reason-cargo_noir-unique =
    .more = you come closer to a unique card
    .less = you are further from a unique card
    .held = { $seat } is further from a unique card
    .helped = { $seat } comes closer to a unique card
reason-cargo_noir-coins =
    .more = you have more coins to bid with
    .less = you have fewer coins to bid with
    .held = { $seat } has fewer coins to bid with
    .helped = { $seat } has more coins to bid with
reason-cargo_noir-stakes =
    .more = more of your coins lie under your ships
    .less = fewer of your coins lie under your ships
    .held = fewer coins lie under the ships of { $seat }
    .helped = more coins lie under the ships of { $seat }
reason-cargo_noir-bids =
    .more = your bids are harder to outbid
    .less = your bids are easier to outbid
    .held = the bids of { $seat } are easier to outbid
    .helped = the bids of { $seat } are harder to outbid
reason-cargo_noir-market =
    .more = you can get more at the Black Market
    .less = you can get less at the Black Market
    .held = { $seat } can get less at the Black Market
    .helped = { $seat } can get more at the Black Market
reason-cargo_noir-ships =
    .more = you have more ships to send
    .less = you have fewer ships to send
    .held = { $seat } has fewer ships to send
    .helped = { $seat } has more ships to send
reason-cargo_noir-slots =
    .more = you have more room in your warehouse
    .less = you have less room in your warehouse
    .held = { $seat } has less room in the warehouse
    .helped = { $seat } has more room in the warehouse
reason-cargo_noir-turns =
    .more = you can still trade in this round
    .less = you cannot trade in this round any more
    .held = { $seat } cannot trade in this round any more
    .helped = { $seat } can still trade in this round

## What the gate counts as wasted.

waste-coins-left = coins left
waste-tiles-left = cargo tiles left
waste-withdrawals = ports left without cargo

## The next step of a plan, as an infinitive: `named` if it is known which $thing it is about.

plan-cargo_noir-raise = raise a bid
    .named = raise your bid in { $thing }
plan-cargo_noir-card = buy a victory card
    .named = buy “{ $thing }”
plan-cargo_noir-casino = send a ship to the Casino
plan-cargo_noir-black_market = send a ship to the Black Market
plan-cargo_noir-port = send a ship to a port
    .named = send a ship to { $thing }
