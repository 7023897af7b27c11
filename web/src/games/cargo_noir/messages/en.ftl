### Words that only the drawing of Cargo Noir needs.

## Lists and people

board-and = { $before }, { $item }
board-you = you

## Where the match stands

board-round = Round { $round } of { $rounds }
board-last-round = Last round
board-over = The match is over
board-your-turn = Your turn
board-order = Order of play
board-phases = Phases of the turn
board-phase-ships = I Ships
board-phase-trade = II Trade
board-phase-send = III Send
board-starts = starts
board-starts-long = { $name } begins every round
board-bag = bag { $count }
board-discard = discard { $count }
board-bank = bank { $count }
board-bag-short = in the bag
board-discard-short = discarded
board-supply-note = What can still be drawn. When the bag is empty, the discarded tiles go back into it.

## Ports

board-ports = Ports around Macao
board-port =
    { $name }: { $tiles }; { $ships ->
        [0] no ship
       *[other] { $stacks }
    }{ $barred ->
        [you] ; barred for you in this turn
        [other] ; barred for { $active } in this turn
       *[no] {""}
    }
board-stack =
    { $name }: { $coins ->
        [0] no coin yet
        [one] 1 coin
       *[other] { $coins } coins
    }{ $how ->
        [alone] {" "}(alone)
        [leads] {" "}(highest bid)
        [outbid] {" "}(outbid)
       *[none] {""}
    }
board-tiles-of =
    { $count ->
        [one] { $cargo }
       *[other] { $count } { $cargo }
    }
board-barred = barred this turn
board-barred-for = barred: { $name }
board-outbid = outbid
board-raised = raised
board-alone = alone
board-highest = highest bid
board-you-alone = You are alone here
board-you-leads = You have bid the most
board-you-outbid =
    { $poor ->
        [casino] { $own } against { $highest }: Casino first, then raise
        [yes] { $own } against { $highest }: too few coins
       *[no] Outbid: { $own } against { $highest }
    }
board-they-alone = { $name } alone, bid { $least }+
board-they-leads = { $name } leads, bid { $least }+
board-nobody = No ship yet, bid { $least }+
board-closed = opens with { $players } players
board-worth-then = value { $before } → { $after }
board-news-captured = { $name } captured for { $coins }
board-news-left = { $name } left
board-news-came = { $name } came with { $coins }
board-news-raised = { $name } raised to { $coins }

## Macao

board-macao = Macao
board-casino =
    Casino, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for each ship; { $ships ->
        [0] no ship
       *[other] { $whose }
    }
board-casino-pays =
    { $coins ->
        [one] 1 coin a ship
       *[other] { $coins } coins a ship
    }
board-black-market =
    Black Market: { $tiles }; { $ships ->
        [0] no ship
       *[other] { $whose }
    }
board-black-market-does =
    { $how ->
        [now] to draw blind, touch here; to swap, touch your own cargo
        [chosen] draws blind from the bag; to swap, touch your own cargo
       *[ever] draw one, or swap one of yours
    }
board-no-ships = no ships
board-ships-of =
    { $name }: { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

## The card market

board-market = Victory cards
board-group-smugglers_edge = Smuggler’s Edge
board-group-smugglers_edge-note = max. { $limit } each
board-group-simple = Simple cards
board-group-simple-note = cost left, points right
board-group-unique = Unique
board-group-unique-note = one of each
board-card =
    { $card }: cost { $cost }, { $points } points{ $effect ->
        [yes] , { $does }
       *[no] {""}
    }; { $left ->
        [0] sold out
       *[other] { $left } of { $copies } left
    }{ $basket ->
        [0] {""}
       *[other] ; { $basket } in the basket
    }{ $reached ->
        [yes] ; you can pay for it
       *[no] {""}
    }
board-effect-cargo_ship =
    { $amount ->
        [one] +1 ship
       *[other] +{ $amount } ships
    }
board-effect-warehouse = +{ $amount } slots
board-effect-syndicate = +{ $amount } coins
# The name on the card, where the full one is long
board-title-showbiz = Show Business
board-sold = sold
board-own-card =
    { $count ->
        [one] { $card }: { $points } points
       *[other] { $count } × { $card }: { $points } points each
    }

## Family sheets

board-players = Players
board-others = Other players
board-sheet = Your family sheet
board-points = { $points } points
board-points-word = points
board-coins =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
board-safe = Safe
board-cards = Cards
board-no-cards = none yet
board-dock = at the dock
board-at-dock =
    { $count ->
        [one] 1 at the dock
       *[other] { $count } at the dock
    }
board-fleet =
    { $reserve ->
        [0] Fleet { $fleet }
       *[other] Fleet { $fleet } + { $reserve } in reserve
    }
board-whereabouts = Where the ships are
board-warehouse = Warehouse
board-slots = { $tiles } of { $slots }
board-excess = { $count } in excess
board-cargo-worth =
    { $count ->
        [0] No tile for { $slots } slots
        [one] 1 tile for { $slots } slots, worth { $value }
       *[other] { $count } tiles for { $slots } slots, worth { $value }
    }
board-value = Best value: { $value }
board-value-then = Value { $before } → { $after }
board-gain =
    { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }
board-run =
    { $cargo }{ $count ->
        [one] {""}
       *[other] , { $count } tiles
    }{ $paid ->
        [0] {""}
       *[other] , { $paid } handed in
    }
board-set-same =
    { $count ->
        [one] 1 tile, worth { $value }
       *[other] { $count } of a kind, worth { $value }
    }
board-set-different =
    { $count ->
        [one] 1 tile, worth { $value }
       *[other] { $count } different ones, worth { $value }
    }
board-trades = buys
board-paid-of = { $value } of { $cost } paid

## The trading bench

board-bench = Trading bench
board-worth = Your cargo is worth { $value }
board-basket = Basket
board-basket-empty = no card yet
board-payment-empty = No tile handed in yet.
board-open = { $count } still open
board-exact = Paid exactly
board-surplus = { $count } more than needed is lost
board-left-for-cards = { $left } of { $most } still to spend
board-nothing-fits =
    { $basket ->
        [0] No card fits.
       *[other] No other card fits.
    }
board-short = { $card }: { $count } short
board-gauge-paid = Handed in: { $value }; the basket costs { $cost }; you can pay up to { $most }
board-gauge-basket = The basket costs { $cost }; you can pay up to { $most }
board-tiles = tiles
board-same = same
board-different = different
