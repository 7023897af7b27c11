# Words that only the drawing needs.

# Things in full, for screen readers
board-port =
    { $name } ({ $contents }): monopoly from { $monopoly } flags, limit { $limit } cards; { $cards ->
        [0] no card yet
        [one] 1 card
       *[other] { $cards } cards
    }{ $flags ->
        [0] {""}
       *[other] , flags: { $seen }
    }
board-flags-of = { $company } { $count }
board-merchant = { $name }: rank { $rank } in { $company }
board-company =
    { $company }: { $count ->
        [0] no merchant
        [one] 1 merchant
       *[other] { $count } merchants
    }{ $full ->
        [1] , no free space
       *[other] {""}
    }
board-order =
    Order “{ $order }”, { $points } points, { $left ->
        [0] none left
       *[other] { $left } left
    }{ $own ->
        [1] ; in your warehouse { $have } of { $units }
       *[other] {""}
    }
board-stock =
    { $spice }: { $count }{ $kinds ->
        [0] {""}
       *[other] {" "}({ $cards })
    }
board-missing = { $spice }: { $count } of { $need } missing

# Ports
board-ports = Ports
board-monopoly = Monopoly from { $count } flags
board-limit = Limit: { $count } cards
board-cards = Cards
board-cards-of = { $count } of { $limit }
board-cards-then = { $before } → { $after } of { $limit }
board-monopoly-of = Monopoly of { $company }
board-outcome-monopoly = Monopoly
board-outcome-shared = Shared distribution
board-outcome-none = No distribution
board-covers = covered
board-discards =
    { $count ->
        [one] 1 card is discarded
       *[other] { $count } cards are discarded
    }
board-picks =
    { $count ->
        [one] { $name } picks 1 card
       *[other] { $name } picks { $count } cards
    }
board-gets-port = { $name } gets the port card
board-mark-monopoly = Monopoly
board-mark-shared = Limit

# A distribution
board-sharing = Distribution at { $port }
board-sharing-monopoly = Monopoly distribution
board-sharing-shared = Shared distribution
board-queue = Order of the picks
board-you-pick = You take a card.
board-picks-now = { $name } takes a card.

# Orders
board-orders = Orders on display
board-need-each = { $count } of each
board-need-same = { $count } of one
board-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }

# Companies, piles, pirates
board-companies = Companies, by rank
board-piles = Piles
board-draw-pile =
    { $count ->
        [one] card to draw
       *[other] cards to draw
    }
board-discarded = discarded
board-ports-left =
    { $count ->
        [one] port to come
       *[other] ports to come
    }
board-cove = The pirate ship lies in the cove
board-ship-with = { $name } holds the pirate ship

# The turn and the end
board-your-turn = Your turn
board-phases = Phases of the turn
board-phase-order = Order
board-phase-merchants = Merchants
board-phase-cargo = Cargo
board-phase-draw = Draw
board-placement = Placing the merchants
board-placement-order = Who places next, in order
board-distributions-of = { $done } of { $all } distributions
board-distributions =
    { $done ->
        [one] 1 distribution
       *[other] { $done } distributions
    }
board-ended = The match is over
board-last-chance = Last chance
board-last-chance-note = The ports are closed. Everybody may complete one more order, in turn.
board-standings = Points
board-chance-now = is asked now
board-chance-coming = still to come
board-chance-done = already asked

# A contest
board-contest = { $attacker } attacks { $defender } in { $company }
board-contest-in = Contest in { $company }
board-attack = Attack
board-defence = Defence
board-attack-rank = attacks from rank { $rank }
board-attack-rank-own = attack from rank { $rank }
board-defence-rank = defends rank { $rank }
board-defence-rank-own = defend rank { $rank }
board-between =
    { $count ->
        [one] 1 merchant between the two
       *[other] { $count } merchants between the two
    }
board-contest-attack = { $attacker } plays cards to attack.
board-contest-defence = { $defender } may defend; on a tie the attack succeeds.
board-contest-relocation = { $attacker } has rank { $rank } in { $company } now. { $defender } chooses a new place.
board-contest-relocation-mine = Rank { $rank } in { $company } is yours. It counts whenever { $company } shares out cargo.
board-contest-reward = Repelled: { $defender } may keep a card of the defence.
board-contest-attack-own = You play cards to attack.
board-contest-defence-own = You may defend; on a tie the attack succeeds.
board-contest-relocation-own = { $attacker } has rank { $rank } in { $company } now: you choose a new place.
board-contest-reward-own = Repelled: you may keep a card of the defence.
board-contest-would-won = { $attacker } would win.
board-contest-would-repelled = The attack would be repelled.
board-plus = +{ $count }
board-you = You

# Paying an order
board-payment = Paying the order “{ $order }”
board-you-pay = you pay
board-pays = { $name } pays
board-laid =
    { $count ->
        [0] Laid
       *[other] Laid: { $count }
    }
board-of-each = of each
board-of-one = of one
board-warehouse = Warehouse

# Players
board-players = Players
board-others = The other players
board-is-asked = is asked now
board-is-active = has the turn
board-gets = +{ $count }
board-hand = Hand
board-hand-of = { $count } of { $limit }
board-hand-count =
    { $count ->
        [one] 1 hand card
       *[other] { $count } hand cards
    }
board-no-cards = No hand cards
board-port-cards = Port cards
board-orders-covered =
    { $count ->
        [one] 1 completed order, face down
       *[other] { $count } completed orders, face down
    }
board-points-known = Points without the orders that lie face down
board-and-unknown = + ?
board-unknown = ?
