### The table of Cargo Noir in the terminal.

cargo_noir-round = round { $round } of { $last }
cargo_noir-phase-ships = phase I: ships
cargo_noir-phase-trade = phase II: trading
cargo_noir-phase-sending = phase III: sending
cargo_noir-phase-over = the match is over
cargo_noir-turn = { $player } decides
cargo_noir-start = start player: { $player }
cargo_noir-bank =
    bank: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

cargo_noir-places = Macao and the open ports ({ $sign } highest stack)
cargo_noir-places-you = Macao and the open ports ({ $sign } highest stack, Adds: value for you)
cargo_noir-gain = Adds
cargo_noir-cargo = Cargo
cargo_noir-ships = Ships and coins
cargo_noir-casino =
    { $coins ->
        [one] 1 coin for each ship
       *[other] { $coins } coins for each ship
    }
cargo_noir-closed = Closed
cargo_noir-alone = alone
cargo_noir-ahead = leads
cargo_noir-outbid = outbid
cargo_noir-barred = barred: { $player }
cargo_noir-supply = Bag { $bag } + discards { $discard }:

cargo_noir-families = Families (Dock: ships ready/fleet, Res.: ships in reserve)
cargo_noir-safe = Coins
cargo_noir-dock = Dock
cargo_noir-reserve = Res.
cargo_noir-tiles = Tiles
cargo_noir-value = Value
cargo_noir-points = VP
cargo_noir-combos = Combinations, [cards]
cargo_noir-no-tiles = no tiles

cargo_noir-market = Victory cards: cost→points ×copies left
cargo_noir-market-reach = Victory cards: cost→points ×copies left, { $sign } within your reach ({ $value })
cargo_noir-group-smugglers_edge = Edge
cargo_noir-group-simple = Simple
cargo_noir-group-unique = Unique
cargo_noir-effect-cargo_ship =
    { $amount ->
        [one] +1 ship
       *[other] +{ $amount } ships
    }
cargo_noir-effect-warehouse =
    { $amount ->
        [one] +1 slot
       *[other] +{ $amount } slots
    }
cargo_noir-effect-syndicate =
    { $amount ->
        [one] +1 coin
       *[other] +{ $amount } coins
    }
cargo_noir-gone = sold out
cargo_noir-limit = (you have the maximum)

cargo_noir-trade = Trade
cargo_noir-basket = Basket
cargo_noir-cost = cost { $cost }
cargo_noir-payment = Payment
cargo_noir-rest = Left
cargo_noir-worth = total { $value }
cargo_noir-missing = { $value } missing
cargo_noir-missing-last = { $value } missing; you can pay that in coins
cargo_noir-enough = exactly enough
cargo_noir-surplus = enough; { $value } is lost
cargo_noir-most = At most

cargo_noir-send-macao = Macao
cargo_noir-send-port = Ports
cargo_noir-from = from { $coins }
cargo_noir-do-casino = take coins
cargo_noir-do-draw = draw a tile
cargo_noir-do-swap = swap { $cargo }
cargo_noir-do-capture = capture
cargo_noir-do-raise = raise to { $coins } or more
cargo_noir-do-withdraw = withdraw
cargo_noir-do-take = For { $given }
cargo_noir-do-pay = Hand in
cargo_noir-do-discard = Discard
cargo_noir-do-stack = Coins
cargo_noir-amount-hint = Number → coins in your stack. You can also type the coins: `bid { $least }`

cargo_noir-short-safe = your coins { $before } → { $after }
cargo_noir-short-tiles = your tiles { $before } → { $after }
cargo_noir-short-value = value { $before } → { $after }
cargo_noir-short-stack = stack { $before } → { $after }
cargo_noir-short-syndicate =
    { $after ->
        [one] Syndicate +1 coin
       *[other] Syndicate +{ $after } coins
    }
cargo_noir-short-cost = cost { $before } → { $after }
cargo_noir-short-points = your points { $before } → { $after }
cargo_noir-short-payment = { $before } → { $after }
cargo_noir-short-surplus = { $after } lost
cargo_noir-short-ships = your ships at dock { $before } → { $after }
cargo_noir-short-capacity = your slots { $before } → { $after }
