### The table of Novgorod in the terminal.

novgorod-round =
    round { $round }{ $last ->
        [yes] , the last one
       *[no] {""}
    }
novgorod-phase-side = before the first round: career cards
novgorod-phase-intro = before the first round: kontors and orders
novgorod-phase-route = phase 1: route
novgorod-phase-evaluation = phase 2: evaluation
novgorod-phase-purchase = phase 3: purchase
novgorod-phase-window = end of the turn
novgorod-phase-over = the match is over
novgorod-turn = { $player } decides
novgorod-start = start player: { $player }
novgorod-goal = ends at { $seals } seals

novgorod-sea = The sea: prices of kontors, +income, { $minus }fee
novgorod-signs = { $merchant } merchant, { $pirate } pirate
novgorod-yield =
    { $goods ->
        [one] first good: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }, { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
       *[other] first { $goods }: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }, { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
    }
novgorod-yield-short =
    { $goods ->
        [one] first good: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }
       *[other] first { $goods }: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }
    }
novgorod-none = sold out
novgorod-near = to { $cities }

novgorod-head-ducats = Ducats
novgorod-head-seals = Seals
novgorod-head-career = Career
novgorod-head-speed = Speed
novgorod-head-kontors = Kont.
novgorod-head-filed = Filed
novgorod-head-hold = Hold
novgorod-head-more = Privileges
novgorod-hold = hold:
novgorod-hold-empty = hold empty
novgorod-in-hold = in the hold
novgorod-hidden =
    { $count ->
        [one] 1 hidden order
       *[other] { $count } hidden orders
    }

novgorod-cards = Players and cards · orders: upper/lower row
novgorod-cards-special = Players and cards · orders: upper/lower row · special: ducats→seals
novgorod-your-cards = Your cards
novgorod-bonuses = Bonus
novgorod-later = then { $seals }
novgorod-bonus-luxury_merchant = luxury from 2 or more goods
novgorod-bonus-career3 = 3 seals a turn
novgorod-bonus-diversity = at the end
novgorod-specials = Special
novgorod-special = { $card }{ $part }
novgorod-inputs = from { $number } goods
novgorod-open = Open
novgorod-deck = deck { $count }
novgorod-others = Others
novgorod-kontors = kontors:
novgorod-yours = Hand
novgorod-career = Career
novgorod-number = #{ $number }
novgorod-cost-goods =
    { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
novgorod-cost-luxuries =
    { $number ->
        [one] 1 luxury
       *[other] { $number } luxuries
    }
novgorod-cost-ducats =
    { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
novgorod-privilege-speed = +{ $number } speed
novgorod-privilege-income = +{ $number } ducats
novgorod-privilege-order_discount = order −{ $number }
novgorod-privilege-seal = +{ $number } seal
novgorod-left-speed = speed
novgorod-left-income = ducats
novgorod-left-order_discount = order
novgorod-left-seal = seal

novgorod-route = Route of { $player }: { $slots } of { $limit } slots, harbour fees { $fees }
novgorod-leftward = manufactories take goods from their left
novgorod-ship = Ship { $speed }
novgorod-stop-chosen = chosen
novgorod-stop-fresh = from next turn on
novgorod-stop-swapped = only this turn
novgorod-stop-used = used
novgorod-placeholder = placeholder

novgorod-price =
    { $ducats ->
        [0] free
        [one] for 1 ducat
       *[other] for { $ducats } ducats
    }
novgorod-brings =
    → { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
novgorod-pays =
    → { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }, { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
novgorod-in = in { $city }
novgorod-from = from { $city }
novgorod-from-hold = from the hold
novgorod-all = all
novgorod-privilege = privilege
novgorod-speed = speed { $speed }
novgorod-unseen = unseen from the deck
novgorod-climb =
    step { $step }: { $cost }, covers “{ $privilege }”, then { $seals ->
        [0] no seals yet
        [one] 1 seal a turn
       *[other] { $seals } seals a turn
    }
novgorod-do-kontor = Kontor
novgorod-do-order =
    { $ducats ->
        [one] Order for 1
       *[other] Order for { $ducats }
    }
novgorod-do-order-less =
    { $ducats ->
        [one] Privilege: for 1
       *[other] Privilege: for { $ducats }
    }
novgorod-do-stop = Stop
novgorod-do-pirate =
    { $ducats ->
        [0] Pirate to
       *[other] Pirate for { $ducats } to
    }
novgorod-do-pirate-privilege = Privilege: pirate
novgorod-do-both = in { $city }: kontor and { $luxury }
novgorod-do-end = End
novgorod-do-produce = Make
novgorod-do-recipe = From
novgorod-do-source = Take
novgorod-do-row = Order
novgorod-do-career = Career
novgorod-do-special = Special order
novgorod-do-store = Store
novgorod-do-store-lost = Store, losing { $good }
novgorod-do-income = Income
novgorod-do-ship = Ship

novgorod-short-picked = kontors { $before } → { $after }
novgorod-short-ducats = your ducats { $before } → { $after }
novgorod-short-seals = your seals { $before } → { $after }
novgorod-short-slots = slots { $before } → { $after }
novgorod-short-fees = fees { $before } → { $after }
novgorod-short-privilege = needs “{ $thing }”
novgorod-short-step = steps { $before } → { $after }
novgorod-short-speed = speed { $before } → { $after }
novgorod-short-merchant =
    Merchant → { $after ->
        [antwerp] { city-antwerp }
        [bergen] { city-bergen }
        [danzig] { city-danzig }
        [london] { city-london }
        [luebeck] { city-luebeck }
        [novgorod] { city-novgorod }
        [riga] { city-riga }
       *[visby] { city-visby }
    }
