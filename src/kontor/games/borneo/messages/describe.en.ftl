### Borneo: what every thing on the table is. The sentence says what it is and does; `.kind` names its kind, `.when` says
### when it is used, `.now` the fact that matters to the reader now.

## Cards

describe-cargo =
    Laid at a port, it shows 3 flags of { $triple } and 1 of { $single }; in a warehouse it is { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of { $spice }.
    .kind = Cargo card
    .when = You lay one hand card in phase 3 of your turn, or play hand cards in a contest; from your warehouse you pay orders with it in phase 1.
    .now =
        { $where ->
            [hand] It is in your hand.
            [mine] It is in your warehouse: 1 point at the end if you do not spend it.
            [theirs] It is in the warehouse of { $seat }.
            [port] It lies at { $slot }.
            [contest] It is played in the contest.
            [discard] It is in the discard pile.
           *[hidden] You do not see it now: it is in the draw pile or in a hand.
        }
describe-port_card =
    With { $monopoly } visible flags here a company has the monopoly; with { $limit } cargo cards and no monopoly the cargo is shared; in a warehouse the card is { $joker ->
        [yes] a joker, 1 unit of any spice
       *[no] 1 unit of { $contents }
    }.
    .kind = Port card
    .when = It leaves the port when the cargo there is distributed; from your warehouse you pay orders with it in phase 1.
    .now =
        { $where ->
            [port] It is open at { $slot }, with { $laid ->
                [0] no cargo cards yet
                [one] 1 cargo card of { $limit }
               *[other] { $laid } cargo cards of { $limit }
            }.
            [mine] It is in your warehouse: 1 point at the end if you do not spend it.
            [theirs] It is in the warehouse of { $seat }.
            [stack] It is still in the port stack.
           *[out] It is out of the game.
        }
describe-hidden_card = A cargo card that lies face down: only the player who holds it sees its flags and its spice.
    .kind = Cargo card
    .name = Hidden card
    .when = It is shown when its holder lays it at a port, plays it in a contest or discards it.
    .now =
        The players hold { $hands ->
            [one] 1 card
           *[other] { $hands } cards
        } in all.
describe-port = A place for one of the three open ports: the cargo cards laid here decide by their visible flags who gets the spices. The flag in its head says how many flags make a monopoly, the cards beside it how many cards it holds.
    .kind = Port
    .name =
        { $open ->
            [yes] { $port }
           *[no] Empty port
        }
    .when = You lay one hand card at an open port in phase 3 of your turn.
    .now =
        { $open ->
            [yes] { $port } has { $cards } of { $limit } cargo cards{ $cards ->
                [0] { "" }
               *[other] ; the most visible flags are { $most } of { $leaders }, and the monopoly needs { $monopoly }
            }.
           *[no] The cargo here is being distributed.
        }

## Orders and spices

describe-order =
    It asks for { $asks ->
        [each] { $amount ->
            [one] 1 unit
           *[other] { $amount } units
        } of each spice
       *[same] { $amount } units of one spice
    } from your warehouse and is worth { $points } points at the end.
    .kind = Order
    .when = You may complete one in phase 1 of your turn, and one in the last chance after the end.
    .now =
        { $left ->
            [0] None of this type is left.
            [one] 1 of this type is left.
           *[other] { $left } of this type are left.
        }
describe-spice = One of the four spices that orders ask for; a card with a “2” shows it twice and gives 2 units of it, any other 1 unit.
    .kind = Spice
    .when = You pay with it from your warehouse when you complete an order in phase 1 of your turn.
    .now =
        Your warehouse has { $units ->
            [0] no units
            [one] 1 unit
           *[other] { $units } units
        } of { $spice }.

## Companies and merchants

describe-company = A trading company with a ladder of { $spaces } ranks: when its flags win cargo at a port, its merchants choose from rank 1 down.
    .kind = Trading company
    .when = You move one merchant or attack with one in phase 2 of your turn.
    .now =
        { $count } of { $spaces } ranks are taken{ $own ->
            [0] { "" }
           *[other] ; your best rank here is { $rank }
        }.
describe-company_row = A trading company with a row of merchants as long as you like: when its flags win cargo at a port, its merchants choose from rank 1 on.
    .kind = Trading company
    .when = You move one merchant or attack with one in phase 2 of your turn.
    .now =
        { $count ->
            [0] No merchant stands here
            [one] 1 merchant stands here
           *[other] { $count } merchants stand here
        }{ $own ->
            [0] { "" }
           *[other] ; your best rank here is { $rank }
        }.
describe-merchant = A merchant in { $company }: the better its rank, the earlier it chooses cargo when its company wins some.
    .kind = Merchant
    .when =
        { $mine ->
            [yes] In phase 2 of your turn you may move it to the end of another company, or attack a better rank in { $company } with it.
           *[no] In phase 2 of your turn you may attack it with one of your merchants of a lower rank in { $company }.
        }
    .now =
        { $mine ->
            [yes] It is yours and stands on rank { $rank } of { $count }.
           *[no] It belongs to { $seat } and stands on rank { $rank } of { $count }.{ $attacker ->
                [0] { "" }
               *[other] { " " }Against an attack from your rank { $attacker } it has { $bonus ->
                    [0] no bonus: no merchant stands between you
                   *[other] a bonus of +{ $bonus }, 1 for each merchant between you
                }.
            }
        }
describe-merchants = A merchant works for its owner in one of the four companies and takes cargo for them.
    .kind = Merchant
    .name =
        { $mine ->
            [yes] Your merchant
            [no] Merchant of { $seat }
           *[any] Merchant
        }
    .when = All merchants are placed before the first turn; in phase 2 of their turn their owner may move one of them or attack with one.
describe-free_rank = Nobody stands on this rank: the next merchant in { $company } takes the best free rank.
    .kind = Free rank
    .when = A merchant comes here when it is placed, moved or beaten.
    .now =
        { $count ->
            [0] The best free rank in { $company } is 1.
           *[other] Ranks 1 to { $count } are taken.
        }
describe-rank = A place in a company: rank 1 is the best and chooses cargo first.
    .kind = Rank
    .when = Ranks count in every distribution, and in phase 2 a merchant attacks a better rank than its own.
describe-swap = Your beaten merchant takes the rank that the attacker leaves.
    .kind = Exchange of places
    .when = You choose it after a successful attack on your merchant, or the end of a company instead.

## Players and piles

describe-mat = What lies before { $seat }: the warehouse with its spices, the completed orders and the hidden hand cards.
    .kind = Player
    .when = A warehouse pays for orders in its owner's phase 1; at the end its cards and the completed orders give points.
    .now =
        { $seat } has { $hand ->
            [one] 1 hand card
           *[other] { $hand } hand cards
        }, { $goods ->
            [one] 1 card
           *[other] { $goods } cards
        } in the warehouse and { $orders ->
            [one] 1 completed order
           *[other] { $orders } completed orders
        }.
describe-own_mat = What is yours: your hand, your warehouse and your completed orders; the others do not see your hand.
    .kind = Your place
    .when = Your warehouse pays for orders in phase 1 of your turn; at the end its cards and your completed orders give points.
    .now =
        You have { $hand ->
            [one] 1 hand card
           *[other] { $hand } hand cards
        }, { $goods ->
            [one] 1 card
           *[other] { $goods } cards
        } in the warehouse and { $orders ->
            [one] 1 completed order
           *[other] { $orders } completed orders
        }.
describe-hand = Your hand cards, which only you see. At the end of your turn you may hold at most { $limit }; you discard what is over.
    .kind = Hand limit
    .name = Your hand
    .when = You lay one of them in phase 3 of your turn and draw 2 in phase 4; then the limit counts.
    .now =
        You hold { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of at most { $limit }.
describe-draw_pile = The cargo cards to come, face down: nobody knows their order.
    .kind = Pile
    .name = Draw pile
    .when = You draw 2 cards in phase 4 of your turn; if it is empty, the discard pile is shuffled and becomes the draw pile.
    .now =
        It has { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
describe-discard_pile = Spent and discarded cargo cards, face up: everybody may look through them.
    .kind = Pile
    .name = Discard pile
    .when = It becomes the new draw pile when a card must be drawn and the draw pile is empty.
    .now =
        It has { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
describe-port_stack = The ports to come, face down: which ones are left is known, their order is not.
    .kind = Pile
    .name = Port stack
    .when = After every distribution its top card opens as the new port; if it is empty then, the game ends.
    .now =
        { $count ->
            [0] It is empty: the game ends with the next distribution.
           *[other] { $count ->
                [one] 1 port is left: { $ports }.
               *[other] { $count } ports are left: { $ports }.
            }
        }
describe-ship = With the pirates you pay 1 missing unit of an order with any one card; who did so last holds the ship.
    .kind = Pirate ship
    .name = Pirate ship
    .when = You may trade with the pirates when you pay an order in phase 1, once per order, unless you hold the ship; at the end it costs its holder 2 points.
    .now =
        { $where ->
            [nobody] It lies in the pirate cove.
            [mine] You hold it.
           *[theirs] { $seat } holds it.
        }
