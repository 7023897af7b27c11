### Words that only the drawing of Novgorod needs: `board-` for the middle of the table, `dock-` and `mat-` next to it.

## Lists and people

board-and = { $before }, { $item }
board-you = you

## Where the match stands

board-over = The match is over
board-intro = Before the first turn
board-round = Round { $round }
board-last-round = Round { $round }: the last one
board-ends = ends at { $seals } seals
board-order = Order of play
board-starts = { $name } begins every round
board-phases = Phases of the turn
board-phase-route = Route
board-phase-evaluate = Use it
board-phase-buy = Buy
board-phase-seals = Seals

## The sea

board-sea = The sea and its cities
board-north-sea = North Sea
board-baltic-sea = Baltic Sea
board-city =
    { $stop ->
        [0] { $city }
       *[other] { $city } (stop { $stop })
    }: { $good }; { $left ->
        [0] no kontor left
        [one] last kontor for { $price }
       *[other] { $left } kontors left, the top one for { $price }
    }; income { $income }, harbour fee { $fee }; manufactory for { $luxury } from { $recipes }{ $owned ->
        [0] {""}
       *[other] ; kontors: { $owners }
    }
board-merchant-front =
    the merchant is here and brings { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } for income or production
board-merchant-back =
    the merchant is here and brings { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    } for a production
board-pirate-front =
    the pirate is here: a route through this city has { $slots ->
        [one] 1 stop
       *[other] { $slots } stops
    } less
board-pirate-back = the pirate is here: the city is off the map

## The route

board-route = Route of the turn
board-your-route = Your route
board-route-of = { $name }’s route
board-slots =
    { $more ->
        [0] { $slots } of { $most } stops
       *[other] { $slots } of { $most } stops (+{ $more } by privilege)
    }
board-slot-more = one more stop by the privilege of speed
board-robbed =
    { $slots ->
        [one] the pirate takes a stop
       *[other] the pirate takes { $slots } stops
    }
board-fees = harbour fees { $fees }
board-fee = fee { $fee }
board-rightward = goods flow to the right
board-speed = Ship of speed { $speed }
board-hold = Hold
board-hold-fresh = next turn
board-hold-empty = The hold is empty
board-hold-full =
    Hold: { $good } from { $city }{ $state ->
        [taken] , taken for this
        [fresh] , to be used from the next turn on
       *[ready] {""}
    }
board-placeholder = Placeholder in { $city }, one of your other kontors face down: kontor and manufactory of this city can both be used
board-stop =
    Stop { $number }, { $city }: { $good }, { $own ->
        [yes] own kontor, income { $income }
       *[no] base kontor (belongs to nobody), harbour fee { $fee }
    }{ $state ->
        [taken] , taken for this
        [used] , used
       *[ready] {""}
    }; manufactory for { $luxury }{ $works ->
        [working] , at work for this
        [worked] , has worked
        [can] , can work now from { $recipes }
       *[idle] {""}
    }
board-workshop = Workshop in { $city }
board-recipe =
    { $goods } for { $luxury }{ $plain ->
        [yes] : { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        } and { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
       *[no] {""}
    }

## Orders

board-orders = Open orders
board-own-orders = Your orders
board-orders-note = { $price } ducats each
board-deck =
    { $count ->
        [0] The deck of orders is empty
        [one] Deck: the last order, unseen
       *[other] Deck: { $count } orders, unseen
    }
board-deck-word = deck
board-specials = Special orders
board-specials-note = +{ $ducats } for each card above
board-special =
    { $card }, part { $part }: { $asks }{ $inputs ->
        [0] {""}
        [one] {""}
       *[other] {" "}(the luxury from at least { $inputs } goods)
    }; costs { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }, brings { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }{ $state ->
        [done] ; fulfilled in this turn
       *[open] {""}
    }
board-discount-yes = Use the privilege: { $ducats } less
board-discount-no = Pay in full

## Bonus cards

board-bonuses = Bonus cards
board-bonus =
    { $bonus }: { $wants }; { $state ->
        [end] counted at the end
        [high] { $high } seals for the first, { $low } later
        [low] now { $low } seals
       *[gone] gone
    }{ $owned ->
        [0] {""}
       *[other] ; gained: { $owners }
    }
board-wants-kontor8 = own 8 kontors
board-wants-route5 = lay a route through 5 cities
board-wants-luxury_merchant = make a luxury from 2 or more goods
board-wants-orders3 = file 3 orders
board-wants-career3 = reach 3 seals a turn in the career
board-wants-diversity = at the end: different goods and luxuries on filed orders

## Your own things

dock-own = Your ship and your kontors
dock-seals = { $count } of { $end }
dock-standings = Seals so far
dock-next-speed = speed { $speed }
dock-next-ship =
    The next ship: speed { $speed } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }
dock-fastest = fastest ship
dock-hold = Hold
dock-hold-empty = Hold empty
dock-hold-fresh = next turn
dock-hold-base = this turn only
dock-kontors = Your kontors
dock-kontor =
    { $city }, { $good }: { $place ->
        [none] { $price ->
            [0] not yours, none left
            [one] not yours, 1 ducat
           *[other] not yours, { $price } ducats
        }
        [route] in your route, income { $income }
        [used] in your route, used
        [hold] in the hold
       *[hand] in your hand, income { $income }
    }
dock-at-route = route
dock-at-used = used
dock-at-hold = hold
dock-orders = Orders
dock-in-progress = { $count } of { $limit }
dock-aside = kept
dock-number = No. { $number }
dock-fulfilled = fulfilled
dock-row =
    { $row ->
        [upper] Upper
       *[lower] Lower
    } row of order { $number }: { $asked }{ $seals ->
        [0] {""}
        [one] ; the route can fulfil it, for 1 seal
       *[other] ; the route can fulfil it, for { $seals } seals
    }
dock-place-aside = Keep the order for later: its lower row stays open ({ $asked })
dock-place-filed = File the order for good: its lower row is given up ({ $asked })
dock-to-aside = Keep for later
dock-to-filed = File for good
dock-then-aside = lower row stays open
dock-then-filed = lower row is given up
dock-filed =
    { $count ->
        [0] none filed
       *[other] { $count } filed
    }

## The planner

planner-title = Planner
planner-count =
    { $count ->
        [one] 1 plan
       *[other] { $count } plans
    }
planner-income = income
planner-fees = fees
planner-sources = Goods of the route, and how many plans want each
planner-source =
    { $good }, { $place }: { $count ->
        [0] no plan wants it
        [one] 1 plan wants it
       *[other] { $count } plans want it
    }
planner-plans = Plans; each is possible on its own
planner-aim-row = Orders
planner-aim-special = Special orders
planner-aim-career = Career
planner-aim-produce = Luxuries
planner-row =
    No. { $number } { $row ->
        [upper] upper
       *[lower] lower
    }
planner-special = { $part } (no. { $place })
planner-step = Step { $number }
planner-begin-row = Order { $target } row
planner-begin-special = Special order { $target }
planner-begin-produce = Manufactory in { $target }
planner-from = { $good } ({ $city })
planner-from-hold = { $good } (hold)
planner-made = { $luxury } in { $city } from { $goods }
planner-covers = covers the kontor in { $city }
planner-way =
    { $things }: { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }, { $ducats ->
        [0] no ducats
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
planner-way-up =
    { $things }: your career then brings { $after ->
        [one] 1 seal
       *[other] { $after } seals
    } a turn instead of { $before }{ $ducats ->
        [0] {""}
       *[other] ; ducats { $ducats }
    }
planner-or = or
planner-more =
    { $count ->
        [one] 1 more way
       *[other] { $count } more ways
    }
planner-later = When you lay a route, you see here what its goods can become, and what it pays.
planner-nothing-yet = These goods make nothing yet: extend the route, or take the income.
planner-all-used = All goods of the route are used.
planner-example = e.g.
planner-nothing = These goods make nothing more: take the income, or store one.

## The career

career-title = Career
career-a-turn = a turn
career-top = the top
career-here = you are here
career-next = Next step:
career-covered = covered:
career-used = used
career-x = red X: no seals, and you lose if it is still open at the end
career-seals =
    { $count ->
        [one] 1 seal a turn
       *[other] { $count } seals a turn
    }
career-goods =
    { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
career-luxuries =
    { $number ->
        [one] 1 luxury
       *[other] { $number } luxuries
    }
career-ducats =
    { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
career-short-speed =
    { $number ->
        [one] +1 stop
       *[other] +{ $number } stops
    }
career-short-income = +{ $number } ducats
career-short-order_discount = order { $number } cheaper
career-short-seal =
    { $number ->
        [one] +1 seal
       *[other] +{ $number } seals
    }
career-line = { $cost } ({ $privilege })
career-choose = Choose a side
career-side =
    { $side ->
        [front] Beige front
       *[back] Silver back
    }, from the bottom: { $steps }
career-unscored = climb above the X, or you lose
career-not-scored = red X: not scored

## The other players

mat-players = Players
mat-others = The other players
mat-starts = begins every round
mat-seals =
    { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
mat-ducats =
    { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }
mat-speed = Speed { $speed }
mat-hold = In the hold: { $good }
mat-hold-empty = Nothing in the hold
mat-kontors =
    { $count ->
        [0] No kontor
        [one] Kontor: { $cities }
       *[other] { $count } kontors: { $cities }
    }
mat-order =
    { $place ->
        [aside] Kept, upper row fulfilled:
        [filed] Filed:
       *[hand] In hand:
    } { $order }
mat-hidden = An order that you have not seen
mat-no-orders = no order
mat-filed =
    { $count ->
        [0] No order filed
        [one] 1 order filed
       *[other] { $count } orders filed
    }
mat-key-ship = Ship
mat-key-kontors = Kontors
mat-key-orders = Orders
mat-key-filed = Filed
mat-key-career = Career
mat-key-privileges = Privileges
mat-career =
    Career: { $covered } of { $steps } steps covered, { $seals ->
        [one] 1 seal a turn
       *[other] { $seals } seals a turn
    }{ $x ->
        [yes] ; the lowest free step shows the red X
       *[no] {""}
    }
mat-no-privilege = No privilege left
mat-unscored = red X: would not be scored
mat-not-scored = red X: not scored
