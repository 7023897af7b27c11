### The table of Borneo in the terminal.

borneo-piles =
    draw pile { $draw } · discards { $discard } · { $distributions ->
        [one] 1 distribution left
       *[other] { $distributions } distributions left
    }
borneo-turn = { $active }'s turn
borneo-placing = placing merchants
borneo-last = last chance
borneo-port-card = Port card: { $spice }
borneo-numbers-board = Monopoly { $monopoly } · limit { $limit }
borneo-numbers-card = Limit { $limit } · monopoly { $monopoly }
borneo-no-cargo = no cargo yet
borneo-distributing = is being distributed
borneo-closed = closed
borneo-cards = Cards
borneo-missing = { $count } to go
borneo-goods =
    { $units ->
        [1] { $spice }
       *[other] { $units } × { $spice }
    }
borneo-ladders = Merchants by company and rank
borneo-rank = rank { $rank }
borneo-at-rank = rank { $rank }
borneo-orders = Orders on display
borneo-points = { $points } pts
borneo-left = ×{ $count }
borneo-gone = gone
borneo-players = Players: hand size, warehouse in units, points
borneo-hand = Hand
borneo-completed = Orders
borneo-covered = { $count } face down
borneo-score = Points
borneo-you = (you)
borneo-ship = ship
borneo-your-hand = Your hand ({ $count })
borneo-card-column = Lay …
borneo-cargo-hint = Next to each number: the flags at that port before → after you lay the card. More: `if NUMBER`
borneo-pick = { $name }×{ $count }
borneo-monopoly =
    { $count ->
        [0] Monopoly: nobody there
       *[other] Monopoly: { $picks }
    }
borneo-shared =
    { $count ->
        [0] Shared: nobody there
       *[other] Shared: { $picks }
    }
borneo-short-rank = rank { $after }
borneo-short-bonus = defence bonus { $after }
borneo-short-attack = strength { $before } → { $after }
borneo-short-defence = strength { $before } → { $after }
borneo-short-orders = your orders { $before } → { $after } points
borneo-short-missing = { $thing } still missing { $before } → { $after }
borneo-short-units = your { $thing } { $before } → { $after }
borneo-move-column = Move your merchant …
borneo-to-company = to { $company }
borneo-arrives = rank { $rank }
borneo-flag-red = R
borneo-flag-yellow = Y
borneo-flag-green = G
borneo-flag-blue = B
