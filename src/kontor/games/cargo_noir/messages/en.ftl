### Cargo Noir: names, labels, log, refusals, questions, what-ifs, options, points and the newcomer's guide.
### Lists come with a `<field>_count`, the number of their items.

## The game

game-title = Cargo Noir
game-short = Outbid the other smugglers for cargo and trade it in sets for points.
game-pitch = Send ships into the night, bid for cargo, collect what matches and buy villas, yachts, a principality. It suits people who like auctions and a little malice with simple rules, at any number. You will hold your breath for one round: does anybody bid more?
game-about = Cargo Noir is a game of bids and collections for 2 to 5 players. As the head of a smuggling family you send ships out into the night: to the Casino for coins, to the Black Market to draw or swap a tile, or to ports, where a bid that nobody tops wins all the cargo. With matching cargo you buy victory cards, and the player with the most points wins.
game-credits = Cargo Noir was designed by Serge Laget and illustrated by Miguel Coimbra. It was published by Days of Wonder in 2011. Kontor is an unofficial implementation in its own words and with drawings of its own; the costs and points of some victory cards, some smuggling values, the slots of one port and which ports are open are our own reconstruction.

## Names

cargo_type-alcohol = alcohol
cargo_type-art = art
cargo_type-cars = cars
cargo_type-cigars = cigars
cargo_type-gold = gold
cargo_type-ivory = ivory
cargo_type-jewels = jewels
cargo_type-uranium = uranium
cargo_type-weapons = weapons
cargo_type-wild = wild

port-bombay = Bombay
port-cape_town = Cape Town
port-hong_kong = Hong Kong
port-new_york = New York
port-panama = Panama
port-rio = Rio
port-rotterdam = Rotterdam
port-tanger = Tanger

destination-casino = Casino
destination-black_market = Black Market

card-cargo_ship = Cargo Ship
card-warehouse = Warehouse
card-syndicate = Syndicate
card-villa = Villa
card-yacht = Yacht
card-dive_bar = Dive Bar
card-night_club = Night Club
card-showbiz = Show Business
card-paparazzi = Paparazzi
card-militia = Militia
card-cronies = Cronies
card-bank = Bank
card-principality = Principality

## Actions

action-resolve_casino =
    { $coins ->
        [0] Bring a ship back from the Casino; the bank has no coins left
        [one] Take 1 coin for a ship at the Casino
       *[other] Take { $coins } coins for a ship at the Casino
    }
action-resolve_capture =
    Capture the cargo of { $port } ({ $tiles }) for { $stack ->
        [one] 1 coin
       *[other] { $stack } coins
    }
action-resolve_withdraw =
    Withdraw from { $port } and take { $stack ->
        [one] 1 coin
       *[other] { $stack } coins
    } back
action-resolve_raise =
    Raise in { $port } from { $stack } to more than { $highest ->
        [one] 1 coin
       *[other] { $highest } coins
    }
action-raise_to = Raise to { $new_total } coins
action-resolve_draw = Draw a tile from the bag, unseen, at the Black Market
action-resolve_swap = Swap “{ $give_type }” for another type at the Black Market
action-swap_take = Take “{ $take_type }”
action-skip_trade = Do not trade
action-basket_card =
    Put { $card } into the basket: cost { $cost }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }{ $effect ->
        [cargo_ship] , { $amount ->
            [one] 1 ship
           *[other] { $amount } ships
        } more
        [warehouse] , { $amount ->
            [one] 1 warehouse slot
           *[other] { $amount } warehouse slots
        } more
        [syndicate] , { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } in each turn in which you withdraw from a port
       *[none] {""}
    }
action-close_basket = On to the payment
action-pay_tile = Hand in “{ $cargo_type }”
action-close_trade =
    { $coins ->
        [0] { $surplus ->
            [0] Close the trade: the payment fits exactly
           *[other] Close the trade: { $surplus } more than needed, and that is lost
        }
        [one] Close the trade and add 1 coin
       *[other] Close the trade and add { $coins } coins
    }
action-discard_tile = Discard “{ $cargo_type }”
action-send_ship =
    { $to_port ->
        [yes] Send a ship to { $destination } ({ $tiles }) and bid at least { $least ->
            [one] 1 coin
           *[other] { $least } coins
        }
       *[no] Send a ship to the { $destination }
    }
action-set_bid =
    { $coins ->
        [one] Bid 1 coin
       *[other] Bid { $coins } coins
    }
action-end_turn = End your turn and leave the other ships behind

## Log

event-round_began =
    { $last ->
        [yes] Round { $number } begins, the last one: coins can now pay for victory cards.
       *[no] Round { $number } begins.
    }
event-turn_began = { $seat } begins a turn.
    .you = Your turn begins.
event-casino_paid =
    { $coins ->
        [0] { $seat } gets nothing from the Casino: the bank is empty.
        [one] { $seat } takes 1 coin from the Casino.
       *[other] { $seat } takes { $coins } coins from the Casino.
    }
    .you =
        { $coins ->
            [0] You get nothing from the Casino: the bank is empty.
            [one] You take 1 coin from the Casino.
           *[other] You take { $coins } coins from the Casino.
        }
event-tile_drawn = { $seat } draws a tile from the bag: { $tile }.
    .you = You draw a tile from the bag: { $tile }.
event-tiles_swapped = { $seat } swaps at the Black Market: gives “{ $given }”, takes “{ $taken }”.
    .you = You swap at the Black Market: you give “{ $given }” and take “{ $taken }”.
event-cargo_captured =
    { $seat } captures { $port } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $tiles }.
    .you =
        You capture { $port } for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }: { $tiles }.
event-port_refilled = New cargo in { $port }: { $tiles }.
event-bag_refilled =
    The bag is empty, and the discard pile is mixed in ({ $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }).
event-bid_raised = { $seat } raises the stack in { $port } to { $coins } coins.
    .you = You raise your stack in { $port } to { $coins } coins.
event-ship_withdrawn =
    { $seat } withdraws from { $port } and takes back { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .you =
        You withdraw from { $port } and take back { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
event-syndicate_paid =
    { $coins ->
        [0] The Syndicate of { $seat } pays nothing: the bank is empty.
        [one] The Syndicate of { $seat } pays 1 coin for the withdrawal.
       *[other] The Syndicate of { $seat } pays { $coins } coins for the withdrawal.
    }
    .you =
        { $coins ->
            [0] Your Syndicate pays nothing: the bank is empty.
            [one] Your Syndicate pays 1 coin for the withdrawal.
           *[other] Your Syndicate pays { $coins } coins for the withdrawal.
        }
event-cards_bought =
    { $tiles_count ->
        [0] { $seat } buys { $cards } for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[other] { $seat } buys { $cards } for tiles worth { $value } ({ $tiles }){ $coins ->
            [0] {""}
            [one] {" "}and 1 coin
           *[other] {" "}and { $coins } coins
        }.
    }
    .you =
        { $tiles_count ->
            [0] You buy { $cards } for { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }.
           *[other] You buy { $cards } for tiles worth { $value } ({ $tiles }){ $coins ->
                [0] {""}
                [one] {" "}and 1 coin
               *[other] {" "}and { $coins } coins
            }.
        }
event-ship_added = { $seat } adds a ship to the fleet and now has { $fleet }.
    .you = You add a ship to your fleet and now have { $fleet }.
event-tile_discarded = { $seat } discards an excess tile: { $tile }.
    .you = You discard an excess tile: { $tile }.
event-ship_sent = { $seat } sends a ship to the { $destination }.
    .you = You send a ship to the { $destination }.
event-bid_placed =
    { $seat } sends a ship to { $port } and bids { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .you =
        You send a ship to { $port } and bid { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
event-match_scored =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] The victory is shared: { $winners }.
    }
    .you-winners =
        { $winners_count ->
            [one] You win the game.
           *[other] You share the victory with { $others }.
        }

## Refusals

refusal-CAR-T0_3 = Cargo Noir is for { $least } to { $most } players, but this match has { $seats } seats. Choose from { $least } to { $most } seats.
refusal-CAR-O5 = The start player must have a seat in this match. Choose one of its { $seats } seats, or have the start player drawn by lot.
refusal-CAR-S1 = { $port } is closed in this game. Choose one of the open ports, the Casino or the Black Market.
refusal-CAR-T1_1 = You have no ship in { $port }. Choose a place where one of your ships has yet to act.
refusal-CAR-T1_4 = You have no ship at the Casino. Choose a place where one of your ships has yet to act.
refusal-CAR-T1_5 = You have no ship at the Black Market. Choose a place where one of your ships has yet to act.
refusal-CAR-T1_5a = There is no tile “{ $cargo_type }” in the Black Market. Take one that is there.
refusal-CAR-T1_5b = You own no tile “{ $cargo_type }”. Swap one that you own, or draw a tile from the bag.
refusal-CAR-T1_8 =
    You are outbid in { $port }: the highest stack there has { $highest ->
        [one] 1 coin
       *[other] { $highest } coins
    }. Raise your own stack above it, or withdraw.
refusal-CAR-T1_9 = Another stack in { $port } is at least as high, and a tie is not allowed. Raise yours to at least { $least } coins.
    .most =
        You do not have that many coins. With everything in your safe, your stack in { $port } can reach at most { $most ->
            [one] 1 coin
           *[other] { $most } coins
        }.
refusal-CAR-T1_12 =
    To raise your stack in { $port } you would have to add { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }, and your safe holds { $coins ->
        [0] none
       *[other] only { $coins }
    }. Withdraw, unless another of your ships can bring you coins first.
refusal-CAR-R3 = You are alone in { $port }, and a bid is binding. Capture the cargo: you may withdraw only if you are outbid.
refusal-CAR-R32 = Swapping “{ $cargo_type }” for a tile of the same type would change nothing. Take a tile of another type.
    .only = All tiles in the Black Market are of the type “{ $cargo_type }”, so this swap would change nothing. Draw a tile from the bag, or swap one of another type.
refusal-CAR-R34 =
    .alone = Nobody has outbid you in { $port }, so there is nothing to raise. Capture the cargo.
    .raised = You have already raised your stack in { $port } in this turn, and that ship acts again in your next turn. Choose another ship.
refusal-CAR-T2_1 = You own no tile “{ $cargo_type }”. Hand in tiles that you own.
refusal-CAR-T2_2 =
    .card = With { $card } the basket would cost { $cost }, and all your tiles together are worth { $most }. Choose a cheaper card. Coins pay for cards only in the last round.
    .payment = The basket costs { $cost }, and the tiles handed in are worth { $value }. Hand in more tiles.
refusal-CAR-T2_4 = All your tiles “{ $cargo_type }” are already in the payment, and each counts only once. Hand in a tile of another type.
refusal-CAR-T2_9 = No card “{ $card }” is left to buy. Choose another card.
refusal-CAR-T2_11 = You own no tile “{ $cargo_type }”. Discard one that you own.
refusal-CAR-C1 =
    You may own { $limit ->
        [one] only 1 copy
       *[other] at most { $limit } copies
    } of the card “{ $card }” in the whole game, including those in the basket. Choose another card.
refusal-CAR-D4 =
    .skip = There are cards in your basket, so you can no longer decide not to trade. Go on to the payment.
    .close = Your basket is empty. Put a card into it first, or do not trade.
refusal-CAR-E2 =
    .card = With { $card } the basket would cost { $cost }, and your tiles together with all the coins in your safe are worth { $most }. Choose a cheaper card.
    .payment = The basket costs { $cost }. The tiles handed in are worth { $value }, and the coins in your safe do not cover the rest. Hand in more tiles.
refusal-CAR-T3_1 = Only in the last turn may ships stay behind. Send this one too; the Casino and the Black Market cost nothing.
refusal-CAR-T3_3 =
    .coins = A ship in { $port } needs a stack of at least { $least ->
        [one] 1 coin
       *[other] { $least } coins
    }, and your safe does not hold that much. Send the ship to the Casino or to the Black Market, which cost nothing.
    .least = A bid in { $port } is at least { $least ->
        [one] 1 coin
       *[other] { $least } coins
    }. Bid that much or more.
    .most =
        { $coins ->
            [one] Your safe holds only 1 coin. Bid no more than that in { $port }.
           *[other] Your safe holds only { $coins } coins. Bid no more than that in { $port }.
        }
refusal-CAR-T3_4 =
    .coins = Others have ships in { $port }, so you would have to bid at least { $least } coins, and your safe does not hold that many. Choose a cheaper port, the Casino or the Black Market.
    .least = You must top the highest stack in { $port }; an equal bid is not enough. Bid at least { $least } coins.
refusal-CAR-T3_5 = You already have a ship in { $port }, and the limit is one ship in each port. Choose another destination.
refusal-CAR-T3_6 = You have withdrawn from { $port } in this turn. It is open to you again in your next turn; choose another destination.

## Questions

question-ships =
    { $answers ->
        [1] { $ships ->
            [one] One ship has yet to act.
           *[other] { $ships } ships have yet to act, all at the same place.
        }
       *[other] Which ship acts next? Choose the place where it lies.
    }
    .other = { $seat } chooses which ship acts next.
question-raise = To how many coins do you raise your stack in { $port }? Your stack: { $stack }, the highest other stack: { $highest }, in your safe: { $safe }.
    .other = { $seat } chooses how far to raise the stack in { $port }. The highest other stack: { $highest }.
question-swap = You give away “{ $give_type }”. Which tile of the Black Market do you take for it?
    .other = { $seat } gives away “{ $give_type }” and chooses a tile of the Black Market for it.
question-basket =
    { $basket_count ->
        [0] { $answers ->
            [1] { $last ->
                [yes] Your tiles and coins together can pay { $most }: too little for any victory card that you may take.
               *[no] Your tiles can pay { $most }: too little for any victory card that you may take.
            }
           *[other] Which victory cards do you buy, if any? { $last ->
                [yes] Your tiles and coins together can pay { $most }.
               *[no] Your tiles can pay { $most }.
            } Choose them one by one; you pay for all of them at once.
        }
       *[other] In the basket, for { $cost } of { $most }: { $basket }. { $answers ->
            [1] No other card is left that you can take.
           *[other] Do you add another card, or go on to the payment?
        }
    }
    .other =
        { $basket_count ->
            [0] { $seat } chooses victory cards to buy.
           *[other] { $seat } chooses victory cards to buy. In the basket: { $basket }.
        }
question-payment =
    { $payment_count ->
        [0] { $basket_count ->
            [one] The card in your basket costs { $cost }.
           *[other] The cards in your basket cost { $cost } together.
        }
       *[other] The basket costs { $cost }, the tiles handed in are worth { $value }.
    } { $enough ->
        [yes] { $missing ->
            [0] { $answers ->
                [1] You have handed in all your tiles and close the trade.
               *[other] Do you close the trade, or do you hand in another tile? What is left over is lost.
            }
            [one] { $answers ->
                [1] You close the trade and add 1 coin.
               *[other] Do you close the trade and add 1 coin, or do you hand in a tile?
            }
           *[other] { $answers ->
                [1] You close the trade and add { $missing } coins.
               *[other] Do you close the trade and add { $missing } coins, or do you hand in a tile?
            }
        }
       *[no] Which tile do you hand in?{ $coins ->
            [0] {""}
            [one] {" "}The coin in your safe counts 1 at the end.
           *[other] {" "}The { $coins } coins in your safe count 1 each at the end.
        }
    }
    .other = { $seat } chooses tiles to pay for the basket: { $basket }.
question-discard =
    You own { $excess ->
        [one] 1 tile
       *[other] { $excess } tiles
    } more than your warehouse can hold. Which one do you discard?
    .other = { $seat } owns more tiles than the warehouse can hold and chooses one to discard.
question-sending =
    { $last ->
        [yes] This is your last turn: a ship can now only prevent another player's capture. Do you send one, or do you end your turn?
       *[no] { $ships ->
            [one] Where do you send your last ship?
           *[other] Where do you send the next of your { $ships } ships?
        } { $safe ->
            [0] Your safe is empty.
            [one] You have 1 coin.
           *[other] You have { $safe } coins.
        } It acts there in your next turn.
    }
    .other =
        { $last ->
            [yes] { $seat } has the last turn and decides whether to send a ship.
           *[no] { $seat } chooses where to send { $ships ->
                [one] the last ship
               *[other] the next of { $ships } ships
            }.
        }
question-bid =
    How many coins do you bid in { $port }? { $highest ->
        [0] Nobody bids there yet.
       *[other] The highest bid is { $highest }.
    } Coins in your safe: { $safe }.
    .other =
        { $seat } chooses a bid in { $port }. { $highest ->
            [0] Nobody bids there yet.
           *[other] The highest bid is { $highest }.
        }

# Payments that the screen proposes; tiles of one type are named together.
some-tiles =
    { $count ->
        [1] { $cargo_type }
       *[other] { $count } × { $cargo_type }
    }
proposal-payment =
    Pay with { $tiles }, worth { $value }{ $coins ->
        [0] {""}
        [one] , and 1 coin
       *[other] , and { $coins } coins
    }

## What-ifs

change-safe = Your safe: { $before } → { $after } coins
change-value = Value of your tiles: { $before } → { $after }
change-tiles = Your tiles: { $before } → { $after }
change-stack = Your stack in { $thing }: { $before } → { $after }
change-syndicate =
    { $after ->
        [0] Your Syndicate pays nothing: the bank is empty
        [one] Your Syndicate pays 1 coin more
       *[other] Your Syndicate pays { $after } coins more
    }
change-payment = Value of the tiles handed in: { $before } → { $after }
change-cost = Cost of the basket: { $before } → { $after }
change-points = Your points: { $before } → { $after }
change-surplus = Surplus value that is lost: { $after }
change-ships = Ships that you can send: { $before } → { $after }
change-capacity = Your warehouse slots: { $before } → { $after }

## Options

option-port_profile = Open ports: with 2, 3, 4 or 5 players there are 4, 5, 6 or 8 open ports, or 3, 5, 7 or 8. The sources do not agree. Fewer ports mean more competition for cargo.
option-port_profile-a = 4, 5, 6 or 8
option-port_profile-b = 3, 5, 7 or 8
option-black_market_slots = Black Market: the number of tiles that lie there to be swapped.
option-black_market_slots-8 = 8 tiles
option-black_market_slots-6 = 6 tiles
option-final_round_dispatch = Ships in the last round: you may still send ships in the last round, but they can only outbid a player whose turn comes after yours. Otherwise the last turn ends after the trade.
option-final_round_dispatch-true = Ships may be sent
option-final_round_dispatch-false = No ships are sent
option-coin_supply = Coins: the bank has only the coins of the real game, and when it is empty, the Casino and the Syndicates pay nothing. Otherwise there are always enough coins.
option-coin_supply-limited = Limited
option-coin_supply-unlimited = Unlimited
option-start_player = Start player: who takes the first turn of every round, drawn by lot or chosen.
option-start_player-random = Drawn by lot
option-start_player-seat = Seat { $number }
option-tie_break = Ties: with equal scores the best single card decides. Its points count; if they are equal as well, so does its cost, or the place is shared.
option-tie_break-points_then_cost = Points, then cost
option-tie_break-points = Points only
option-unique_cards = Unique cards: what they cost and how many points they give. The printed figures are only partly known. The costs are either the values of 4 to 9 equal tiles, from 16 to 81, or those of earlier matches, from 36 to 81.
option-unique_cards-squares = From 16 to 81
option-unique_cards-former = From 36 to 81, as before

## Points

score-smugglers_edge = Smuggler's Edge
score-simple = Simple cards
score-unique = Unique cards
score-total = Total

# Which rule set players of equal points apart.
tie-card_points = { $ahead } and { $behind } have equal points; the best single card decides: { $ahead } has one of { $more } points, { $behind } one of { $less }.
tie-card_cost = { $ahead } and { $behind } have equal points, and their best cards count the same; the card that cost more decides: { $more } for { $ahead }, { $less } for { $behind }.

## The newcomer's guide (one line each: the screen breaks them)

guide-1 = You lead a family of smugglers. Your ships bring cargo tiles into your warehouse, and with matching tiles you buy victory cards. Only the points of these cards count: with 2 or 3 players after 11 rounds, with 4 or 5 after 10. You begin with 3 ships, 7 coins and no cargo.
guide-2 = A turn has three phases. First each of your ships that is out on the board acts. Then you may trade tiles for cards. Finally you send all your ships out again. So a ship does nothing in the turn in which you send it: it acts in your next turn, after everybody else has had theirs. In the first round you only send ships.
guide-3 = In a port a ship stands on a stack of coins, your bid. The first bid in a port may be a single coin; each later player must put down at least one coin more than the highest stack there. You can have only one ship in each port, and your coins lie there until your next turn.
guide-4 = If your ship is alone in the port in your next turn, you pay your stack to the bank and capture all the tiles there, and new ones are drawn for the port at once. If you have been outbid, you have two choices: raise your stack above all the others and wait another round, or withdraw and get the ship and all your coins back. A port that you withdrew from is closed to your ships for the rest of this turn.
guide-5 = The Casino and the Black Market cost nothing, nobody can drive you away, and you can send as many ships there as you like. A ship at the Casino brings 2 coins. A ship at the Black Market either draws a tile from the bag, unseen, or swaps one of your tiles for one of the face-up tiles there.
guide-6 = All types of cargo are worth the same; what counts is how you combine them. Tiles of one type are worth 1, 4, 9, 16, 25 and so on, the number times itself. Tiles that are all of different types are worth 1, 3, 6, 10, 15 and so on up to 45 for all nine. A wild tile stands for any type. You only choose which tiles to hand in; the best combinations are found for you.
guide-7 = You buy once in a turn: put the cards you want into the basket, then hand in tiles until their smuggling value covers the whole cost. Each tile counts in one combination only. There is no change: whatever you hand in beyond the cost is lost. Coins cannot buy cards, except in the last round.
guide-8 = Your warehouse has 6 slots. You may hold more tiles while your ships act and while you trade, but after the trade you discard what does not fit. So it can pay to bring in a lot of cargo at once and trade it in the same turn.
guide-9 = Smuggler's Edge cards help you at once and are worth 5 points: a Cargo Ship gives you one more ship, a Warehouse 2 more slots, and a Syndicate pays you 2 coins once in every turn when you withdraw from a port. You can have two of each kind. Simple cards are worth exactly what they cost. Unique cards exist only once and are worth more than they cost.
guide-10 = In the last round the coins in your safe count 1 each towards the cost of cards; coins in ports do not. After that, tiles and coins are worth nothing. If there is a tie, the player with the most valuable single card wins: the one with the most points, and of equal ones the most expensive.
guide-11 = Some first advice: a Cargo Ship bought early pays for itself many times over. Look into the other safes before you bid: nobody can bid more than they have. Being outbid costs you no coins, only a turn. And keep wild tiles for your largest combination, where they are worth most.
