### Cargo Noir: what every thing on the table is. The sentence says what it is and does; `.kind` names its kind, `.when`
### says when it is used, `.now` the fact that matters to the reader now.

## Cargo

describe-cargo = Cargo pays for victory cards: combinations of equal tiles, or of tiles that are all different, are worth more the more tiles they have.
    .kind = Cargo
    .name =
        { $known ->
            [yes] { $cargo_type }
           *[no] Cargo tile
        }
    .when = You win it in ports and at the Black Market in phase I, and trade it for victory cards in phase II.
    .now =
        You have { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        } of it.
describe-wild = A joker among the cargo: it counts as one more tile of whatever you hand in with it. With three gold it is a fourth gold; among different tiles it is a type that you lack.
    .kind = Cargo
    .when = You win it in ports and at the Black Market in phase I. In phase II it counts by itself, in the way that is worth most, and is spent like any other tile.
    .now =
        You have { $count ->
            [one] 1 wild tile
           *[other] { $count } wild tiles
        }.
describe-bag = The cargo tiles to come: what is in the bag can be counted, the order is known to nobody.
    .kind = Bag
    .name = Bag
    .when = Ports are refilled from it, and at the Black Market you may draw a tile.
    .now =
        It has { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }.
describe-coin_bank = The coins that belong to nobody.
    .kind = Bank
    .name = Bank
    .when = You take coins from it for ships in the Casino and for Syndicates, and pay into it when you capture cargo.
    .now =
        It has { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
describe-discards = Cargo that was traded or discarded.
    .kind = Pile
    .name = Discard pile
    .when = It goes back into the bag when the bag is empty.
    .now =
        It has { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }.

## Where ships go

describe-casino = Each of your ships here brings { $coins } coins from the bank.
    .kind = Destination
    .when = You send ships in phase III; in phase I of your next turn they act and come back.
    .now =
        { $own ->
            [0] None of your ships is here.
            [one] 1 of your ships is here.
           *[other] { $own } of your ships are here.
        }
describe-black_market = Each of your ships here swaps one of your tiles for one of the { $tiles } here, or draws one from the bag.
    .kind = Destination
    .when = You send ships in phase III; in phase I of your next turn they act and come back.
    .now =
        { $own ->
            [0] None of your ships is here.
            [one] 1 of your ships is here.
           *[other] { $own } of your ships are here.
        }
describe-port = A ship with the only stack of coins here takes all the cargo; every new bid must be higher than the ones before.
    .kind = Port
    .when = You send a ship with a bid in phase III; in phase I of your next turn you take the cargo, raise or withdraw.
    .now =
        It holds { $tiles }; { $highest ->
            [0] nobody bids here
            [one] the highest bid is 1 coin
           *[other] the highest bid is { $highest } coins
        }{ $own ->
            [0] { "" }
           *[other] , yours is { $own }
        }.
describe-closed_port = This port is closed with this number of players: it has no cargo, and no ship goes there.
    .kind = Closed port
    .when = It stays closed for the whole game.

## Ships, coins and cards

describe-ship = Your ships do the work: each goes to the Casino, to the Black Market or to a port with a bid.
    .kind = Ship
    .name = Ship
    .when = You send them in phase III, and they act in phase I of your next turn.
    .now =
        { $count ->
            [0] None of your ships is at your family sheet.
            [one] 1 of your ships is at your family sheet.
           *[other] { $count } of your ships are at your family sheet.
        }
describe-coin = Coins are your bids: they are paid when you take cargo, and come back when you withdraw.
    .kind = Coins
    .name = Coins
    .when = You bid in phase III and raise in phase I; in the last round they also help to pay for victory cards.
    .now =
        Your safe has { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
describe-market = The victory cards that can be bought; their points decide the game.
    .kind = Market
    .name = Victory cards
    .when = You trade cargo for them in phase II.
    .now =
        { $count ->
            [one] 1 card is left.
           *[other] { $count } cards are left.
        }
describe-card_cargo_ship =
    It adds 1 ship to your fleet at once, and is worth { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
    .kind = Victory card
    .when = You buy victory cards with cargo in phase II; in the last round coins help to pay.
    .now =
        It costs { $cost }; { $left } { $left ->
            [one] is
           *[other] are
        } left{ $reader ->
            [yes] , and you have { $own }
           *[no] { "" }
        }.
describe-card_warehouse =
    It gives your warehouse { $amount } more slots at once, and is worth { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
    .kind = Victory card
    .when = You buy victory cards with cargo in phase II; in the last round coins help to pay.
    .now =
        It costs { $cost }; { $left } { $left ->
            [one] is
           *[other] are
        } left{ $reader ->
            [yes] , and you have { $own }
           *[no] { "" }
        }.
describe-card_syndicate =
    It pays for giving up: when you withdraw a ship from a port, you get your bid back as always and { $amount } coins from the bank on top. At the end it is worth { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
    .kind = Victory card
    .when = It pays by itself in phase I, once in each of your turns, from your next turn on; a second Syndicate pays for a second port. You buy it with cargo in phase II.
    .now =
        It costs { $cost }; { $left } { $left ->
            [one] is
           *[other] are
        } left{ $reader ->
            [yes] , and you have { $own }
           *[no] { "" }
        }.
describe-card_points =
    It counts for you at the end: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
    .kind = Victory card
    .when = You buy victory cards with cargo in phase II; in the last round coins help to pay.
    .now =
        It costs { $cost }; { $left } { $left ->
            [one] is
           *[other] are
        } left{ $reader ->
            [yes] , and you have { $own }
           *[no] { "" }
        }.

## Players

describe-mat = What { $seat } has, all of it open: cargo in the warehouse, coins in the safe, ships and victory cards.
    .kind = Player
    .when = Only the points of the victory cards count at the end.
    .now =
        { $seat } has { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }, { $tiles } of { $capacity } warehouse slots full with cargo worth { $value }, and { $cards ->
            [0] no victory card
            [one] 1 victory card ({ $owned })
           *[other] { $cards } victory cards ({ $owned })
        }.
describe-own_mat = What is yours, open to all: cargo in the warehouse, coins in the safe, ships and victory cards.
    .kind = Your place
    .when = At the end of phase II you discard what your warehouse cannot hold; at the end of the game only victory cards count.
    .now =
        You have { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }, { $tiles } of { $capacity } warehouse slots full with cargo worth { $value }, and { $cards ->
            [0] no victory card
            [one] 1 victory card ({ $owned })
           *[other] { $cards } victory cards ({ $owned })
        }.
