### Novgorod: what every thing on the table is. The sentence says what it is and does; `.kind` names its kind, `.when`
### says when it is used, `.now` the fact that matters to the reader now.

## Cities and the route

describe-city = A city with { $good } and a manufactory for { $luxury }: a stop here uses your own kontor, or for a harbour fee of { $fee } the base kontor, which belongs to nobody.
    .kind = City
    .when = You lay your route from city to city, and may buy a kontor after it.
    .now =
        { $own ->
            [yes] You own a kontor here.
           *[no] { $left ->
                [0] No kontor is left here.
               *[other] The next kontor here costs { $price ->
                    [one] 1 ducat
                   *[other] { $price } ducats
                }.
            }
        }
describe-stop = A stop of the route: its { $good } serves once, as a good, for income or in the hold, or its manufactory makes { $luxury }.
    .kind = Stop
    .when = When the route is laid, you use its stops in any order.
    .now =
        { $state ->
            [none] It is not in the route now.
            [used] It is used in this turn.
           *[free] It is not used yet.
        }
describe-hold = The hold of your ship carries one good for a later turn, where it counts as if it lay to the left of your whole route. The kontor that it comes from waits there with it.
    .kind = Hold
    .when = You store the good of an own kontor while you use your route; it serves from your next turn on.
    .now =
        { $full ->
            [yes] It carries { $good }.
           *[no] It is empty.
        }
describe-placeholder = One of your other kontors, face down: with it you may use both the kontor and the manufactory of this city. It counts as a stop of your route and does nothing else.
    .kind = Placeholder
    .name = Placeholder
    .when = You lay it next to a stop while you lay your route; at the end of the turn it returns to your hand.
describe-kontor = A kontor is your own trading post: a stop there costs no harbour fee, and its good can be stored or bring income.
    .kind = Kontor
    .name = Kontor
    .when = After your route you may buy one, in a city where you have none.
    .now =
        You own { $count ->
            [one] 1 kontor
           *[other] { $count } kontors
        }.
describe-ship = Its speed says how many stops your route may have; a placeholder (one of your kontors, face down) counts as a stop.
    .kind = Ship
    .name = Ship
    .when = It counts when you lay the route; after it you may buy the next speed.
    .now = Your ship has speed { $count }.
describe-good = A good of a kontor: it goes into a luxury, an order, a career step or a special order, once per turn.
    .kind = Good
    .when = You use the goods of your route and of your hold when the route is laid.
describe-luxury = A luxury is made from goods in a manufactory: it brings seals and as many ducats, or serves an order, a career step or a special order.
    .kind = Luxury
    .when = You produce it in a city of your route; it cannot be kept.
describe-recipe = A recipe of the manufactory: the goods that make its luxury, and the seals and ducats that it brings.
    .kind = Recipe
    .name = Recipe { $number }
    .when = You choose one when you produce.
describe-way = A way in which your route can do this: the goods and luxuries that it takes.
    .kind = Plan
    .name = Plan
    .when = You follow it when you use your route, or take another way.

## Orders

describe-order = Its upper row asks for { $upper } and its lower row for { $lower }: 2 seals for one row, 5 for both in the same turn.
    .kind = Order
    .when = You buy orders after your route and fulfil their rows with the goods of a later one.
    .now =
        { $where ->
            [open] It lies open and can be bought.
            [hand] It is in your hand.
            [shown] { $seat } holds it in hand.
            [own_shown] It is in your hand.
            [aside] { $seat } has kept it: its lower row is left.
            [own_aside] You have kept it: its lower row is left.
            [filed] { $seat } has filed it.
            [own_filed] You have filed it.
           *[hidden] You do not see it now.
        }
describe-order_back = An order that lies face down: only the player who holds it sees its rows.
    .kind = Order
    .name = Hidden order
    .when = Its owner shows it by fulfilling a row.
    .now =
        { $count ->
            [one] 1 order in the hands is hidden.
           *[other] { $count } orders in the hands are hidden.
        }
describe-order_deck = The orders to come, face down: you may buy the top one unseen.
    .kind = Pile
    .when = After your route you may buy an order for 6 ducats, an open one or the top of the deck.
    .now =
        It has { $count ->
            [one] 1 order
           *[other] { $count } orders
        }.
describe-row =
    { $row ->
        [upper] The upper row brings 2 seals. Then you choose: keep the order for its lower row, or file it for good.
       *[lower] The lower row brings 2 seals, 3 in the same turn as the upper one; then the order is filed. Without the upper row first, that one is lost.
    }
    .kind = Row of an order
    .when = You fulfil it with goods or a luxury of your route.
    .now = It asks for { $asked }.
describe-aside = An order that you keep stays before you: you can fulfil its lower row in this turn or later.
    .kind = Place for an order
    .when = You choose it after fulfilling an upper row; with those in your hand you may have at most 3 orders.
describe-filed = A filed order is closed: it lies under the ship and counts for the bonus cards.
    .kind = Place for an order
    .when = You file an order after fulfilling one of its rows.
describe-special_order = Everybody may fulfil it without buying it; it brings seals and then moves to the bottom of the column.
    .kind = Special order
    .when = While you use your route, for the ducats printed and 1 more for each card skipped above it.
    .now =
        { $done ->
            [yes] It was fulfilled in this turn.
           *[no] It asks for { $asked } and { $cost ->
                [0] no ducats
                [one] 1 ducat
               *[other] { $cost } ducats
            }, and brings { $seals ->
                [one] 1 seal
               *[other] { $seals } seals
            }; { $above ->
                [0] no card lies above it
                [one] 1 card lies above it
               *[other] { $above } cards lie above it
            }.
        }
describe-answer =
    { $id ->
        [yes] You use your privilege for special orders now.
       *[no] You keep your privilege.
    }
    .kind = Answer
    .when = You are asked before you pay a special order.

## Careers and privileges

describe-side = One of the two sides of your career card: its steps have other costs and cover other privileges.
    .kind = Side of the career card
    .when = You choose it once, before the first round.
describe-career = Each row is a step: on the left the seals that it brings per turn, then what it costs, on the right the privilege that you lose by covering it. A red X on the lowest free step at the end means that you lose.
    .kind = Career card
    .when = You take career steps while you use your route, from the bottom; at the end of each turn you gain the seals of the lowest free step.
    .now =
        { $mine ->
            [yes] You have covered { $covered ->
                [one] 1 step
               *[other] { $covered } steps
            } and gain { $seals ->
                [0] no seals yet
                [one] 1 seal per turn
               *[other] { $seals } seals per turn
            }.
           *[no] { $seat } has covered { $covered ->
                [one] 1 step
               *[other] { $covered } steps
            } and gains { $seals ->
                [0] no seals yet
                [one] 1 seal per turn
               *[other] { $seals } seals per turn
            }.
        }
describe-privilege_speed = Your route may have { $number } more stop than your speed.
    .kind = Privilege
    .when = You may use one privilege per turn, this one while you lay your route.
    .now =
        { $has ->
            [yes] Your career card still shows it.
           *[no] Your career card does not show it now.
        }
describe-privilege_income =
    It brings { $number ->
        [one] 1 extra ducat
       *[other] { $number } extra ducats
    }, even without any income.
    .kind = Privilege
    .when = You may use one privilege per turn, this one while you use your route.
    .now =
        { $has ->
            [yes] Your career card still shows it.
           *[no] Your career card does not show it now.
        }
describe-privilege_order_discount =
    You buy one additional order for { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } less.
    .kind = Privilege
    .when = You may use one privilege per turn, this one when you buy; with special orders also while you use your route.
    .now =
        { $has ->
            [yes] Your career card still shows it.
           *[no] Your career card does not show it now.
        }
describe-privilege_seal =
    It brings { $number ->
        [one] 1 more seal
       *[other] { $number } more seals
    } in a turn in which you used no other privilege.
    .kind = Privilege
    .when = It works by itself at the end of your turn.
    .now =
        { $has ->
            [yes] Your career card still shows it.
           *[no] Your career card does not show it now.
        }

## Bonus cards

describe-bonus_kontor8 = It rewards the first players who own 8 kontors.
    .kind = Bonus card
    .when = You gain it at once; who is later gets less, or nothing.
    .now =
        { $worth ->
            [0] It is not in play now.
            [one] It is worth 1 seal.
           *[other] It is worth { $worth } seals.
        }
describe-bonus_route5 = It rewards the first players whose route has stops in 5 cities.
    .kind = Bonus card
    .when = You gain it at once; who is later gets less, or nothing.
    .now =
        { $worth ->
            [0] It is not in play now.
            [one] It is worth 1 seal.
           *[other] It is worth { $worth } seals.
        }
describe-bonus_luxury_merchant = It rewards the first players who make a luxury from at least 2 goods.
    .kind = Bonus card
    .when = You gain it at once; who is later gets less, or nothing.
    .now =
        { $worth ->
            [0] It is not in play now.
            [one] It is worth 1 seal.
           *[other] It is worth { $worth } seals.
        }
describe-bonus_orders3 = It rewards the first players who have filed 3 orders.
    .kind = Bonus card
    .when = You gain it at once; who is later gets less, or nothing.
    .now =
        { $worth ->
            [0] It is not in play now.
            [one] It is worth 1 seal.
           *[other] It is worth { $worth } seals.
        }
describe-bonus_career3 = It rewards the first players whose lowest free career step brings 3 seals per turn.
    .kind = Bonus card
    .when = You gain it at once; who is later gets less, or nothing.
    .now =
        { $worth ->
            [0] It is not in play now.
            [one] It is worth 1 seal.
           *[other] It is worth { $worth } seals.
        }
describe-bonus_diversity = It brings seals for the different goods and luxuries on the orders that you have filed.
    .kind = Bonus card
    .when = It counts for everybody at the end.

## Figures, seals and ducats

describe-merchant =
    { $side ->
        [front] In his city an income or a plain production brings 3 more ducats, once per turn.
       *[back] In his city a plain production brings 1 more seal.
    }
    .kind = Figure
    .name = Merchant
    .when = You meet him while you use your route; then he moves on clockwise by the speed of the ship whose turn it is.
    .now = He is in { $city }.
describe-pirate =
    { $side ->
        [front] A route through his city has 1 stop less.
       *[back] His city cannot be used: its neighbours are neighbours of each other.
    }
    .kind = Figure
    .name = Pirate
    .when =
        { $side ->
            [front] You may move him in your turn, for ducats if you are ahead in seals.
           *[back] You may move him with the privilege for extra ducats, at the beginning or at the end of your turn.
        }
    .now = He is in { $city }.
describe-seal = Seals are the points: most seals win, and 30 bring the last round.
    .kind = Points
    .name = Seals
    .when = You gain them with luxuries, orders and bonus cards, and at the end of each turn by your career.
    .now =
        You have { $count ->
            [one] 1 seal
           *[other] { $count } seals
        }.
describe-ducats = Ducats pay harbour fees, kontors, ships, orders and some career steps.
    .kind = Money
    .name = Ducats
    .when = Your route brings them, by income and luxuries; after it you buy.
    .now =
        You have { $count ->
            [one] 1 ducat
           *[other] { $count } ducats
        }.

## Players

describe-mat = What lies before { $seat }: ship, kontors, career card, orders, ducats and seals; hand orders may be hidden.
    .kind = Player
    .when = Everybody takes one turn per round, and the most seals win.
    .now =
        { $seat } has { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }, { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }, { $kontors ->
            [one] 1 kontor
           *[other] { $kontors } kontors
        }, speed { $speed } and { $orders ->
            [one] 1 order
           *[other] { $orders } orders
        } in hand.
describe-own_mat = What is yours: ship, kontors, career card, orders, ducats and seals.
    .kind = Your place
    .when = You take one turn per round, and the most seals win.
    .now =
        You have { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }, { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }, { $kontors ->
            [one] 1 kontor
           *[other] { $kontors } kontors
        }, speed { $speed } and { $orders ->
            [one] 1 order
           *[other] { $orders } orders
        } in hand.
