### Borneo: names, labels, log, refusals, questions, what-ifs, options, points and the newcomer's guide.
### Optional fields come with a `<field>_count` of 0 or 1, lists with the number of their items.

## The game

game-title = Borneo
game-short = Lay spices at the ports and outrank the others when they are shared out.
game-pitch = A quick, sly card game about spices: you lay cards for four companies, none of which is yours. It suits people who like to watch what others want, three or more at the table, families from ten up. You will feel clever when somebody else's card fills your warehouse, and robbed a minute later.
game-about = Borneo is a card game about the spice trade for 3 to 5 players. Four trading companies sail to three open ports, and no company belongs to anybody: your merchants can work their way up in any of them. With every card you help to decide which company commands a port and who gets the spices there, and with the right spices you complete valuable orders.
game-credits = Borneo was designed by Paolo Mori. It was published as a card game by daVinci Editrice in 2007 and with a board by daVinci / Abacusspiele in 2008. Kontor is an unofficial implementation in its own words; the list of the cards, the values of the ports and the number of the orders are our own reconstruction.

## Names

company-red = Red
company-yellow = Yellow
company-green = Green
company-blue = Blue

flag_on_card-red = red
flag_on_card-yellow = yellow
flag_on_card-green = green
flag_on_card-blue = blue

spice-pepper = pepper
spice-cinnamon = cinnamon
spice-cloves = cloves
spice-nutmeg = nutmeg
spice-joker = joker

order-one_each = one of each spice
order-four_same = four of one spice
order-two_each = two of each spice
order-eight_same = eight of one spice
order-three_each = three of each spice

# A cargo card is called by its goods and its flags; the browser draws it where this name stands in a text.
cargo-card =
    { $units ->
        [1] { $spice } (flags { $flag1 }, { $flag2 }, { $flag3 }; below { $flag4 })
       *[other] { $spice } ({ $units } units; flags { $flag1 }, { $flag2 }, { $flag3 }; below { $flag4 })
    }
spice_on_card-pepper = Pepper
spice_on_card-cinnamon = Cinnamon
spice_on_card-cloves = Cloves
spice_on_card-nutmeg = Nutmeg
port-card = { $name } ({ $contents })
slot = port { $number }
rank = { $rank }
rank-in = rank { $rank } in { $company }
flags-at = { $company } flags at { $port }
pirate_ship = pirate ship

destination-swap = exchange

## Actions

action-place_merchant = Place a merchant in { $company }
action-choose_order =
    { $spice_count ->
        [0] Complete the order “{ $order }”
       *[other] Complete the order “{ $order }” with { $spice }
    }
action-skip_order = Complete no order
action-pay_card =
    { $pirate ->
        [yes] Trade { $card } with the pirates: it counts as { $covered ->
            [one] 1 unit
           *[other] { $covered } units
        } of { $due }, and you take the pirate ship
       *[no] Pay { $card }: it covers { $covered ->
            [one] 1 unit
           *[other] { $covered } units
        } of { $due }
    }
action-transfer_merchant = Move your merchant from { $from_company }, rank { $rank }, to the end of { $to_company }
action-attack = Attack { $defender } in { $company }: your rank { $attacker_rank } against rank { $defender_rank }
action-skip_merchant = Leave all merchants where they are
action-add_attack_card = Attack with { $card }
action-end_attack = Play no more attack cards
action-add_defence_card = Defend with { $card }
action-end_defence =
    { $played ->
        [0] Do not defend
       *[other] Play no more defence cards
    }
action-relocate_defender =
    { $swap ->
        [yes] Exchange places: take rank { $rank } in { $company }
       *[no] Send your merchant to the end of { $to }
    }
action-take_reward = Keep { $card } as a spice
action-decline_reward = Keep none of the cards
action-play_cargo = Lay { $card } at { $port }
action-take_cargo = Take { $card }
action-discard_excess = Discard { $card }

## Log

event-merchant_placed = { $seat } places a merchant on rank { $rank } in { $company }.
    .you = You place a merchant on rank { $rank } in { $company }.
event-turn_began = { $seat } begins a turn.
    .you = Your turn begins.
event-order_chosen =
    { $spice_count ->
        [0] { $seat } begins to pay the order “{ $order }”.
       *[other] { $seat } begins to pay the order “{ $order }” with { $spice }.
    }
    .you =
        { $spice_count ->
            [0] You begin to pay the order “{ $order }”.
           *[other] You begin to pay the order “{ $order }” with { $spice }.
        }
event-card_paid =
    { $rule ->
        [BOR-VB2] { $seat } trades with the pirates: { $card } pays { $units ->
            [one] 1 unit
           *[other] { $units } units
        } of { $due }.
       *[other] { $seat } lays { $card } aside for the order: { $units ->
            [one] 1 unit
           *[other] { $units } units
        } of { $due } paid.
    }
    .you =
        { $rule ->
            [BOR-VB2] You trade with the pirates: { $card } pays { $units ->
                [one] 1 unit
               *[other] { $units } units
            } of { $due }.
           *[other] You lay { $card } aside for the order: { $units ->
                [one] 1 unit
               *[other] { $units } units
            } of { $due } paid.
        }
event-order_completed =
    { $seat } has paid the order “{ $order }” and gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You have paid the order “{ $order }” and get { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
event-ship_taken = { $seat } takes the pirate ship.
    .you = You take the pirate ship.
event-merchant_transferred = { $seat } moves a merchant from { $from_company }, rank { $from_rank }, to { $to_company }, rank { $to_rank }.
    .you = You move a merchant from { $from_company }, rank { $from_rank }, to { $to_company }, rank { $to_rank }.
event-contest_began = { $attacker } (rank { $attacker_rank }) attacks { $defender } (rank { $defender_rank }) in { $company }.
    .you-attacker = You (rank { $attacker_rank }) attack { $defender } (rank { $defender_rank }) in { $company }.
    .you-defender = { $attacker } (rank { $attacker_rank }) attacks you (rank { $defender_rank }) in { $company }.
event-attack_card_played = { $seat } attacks with { $card }.
    .you = You attack with { $card }.
event-defence_card_played = { $seat } defends with { $card }.
    .you = You defend with { $card }.
event-contest_decided =
    { $success ->
        [yes] { $attacker } beats { $defender } in { $company } and takes the better rank: an attack of { $attack } is enough against { $bonus ->
            [0] a defence of { $flags }
           *[other] a defence of { $flags } plus a bonus of { $bonus }
        }.
       *[no] { $defender } repels { $attacker } in { $company }: an attack of { $attack } is not enough against { $bonus ->
            [0] a defence of { $flags }
           *[other] a defence of { $flags } plus a bonus of { $bonus }
        }.
    }
    .you-attacker =
        { $success ->
            [yes] You beat { $defender } in { $company } and take the better rank: an attack of { $attack } is enough against { $bonus ->
                [0] a defence of { $flags }
               *[other] a defence of { $flags } plus a bonus of { $bonus }
            }.
           *[no] { $defender } repels your attack in { $company }: an attack of { $attack } is not enough against { $bonus ->
                [0] a defence of { $flags }
               *[other] a defence of { $flags } plus a bonus of { $bonus }
            }.
        }
    .you-defender =
        { $success ->
            [yes] { $attacker } beats you in { $company } and takes your rank: an attack of { $attack } is enough against { $bonus ->
                [0] a defence of { $flags }
               *[other] a defence of { $flags } plus a bonus of { $bonus }
            }.
           *[no] You repel { $attacker } in { $company }: an attack of { $attack } is not enough against { $bonus ->
                [0] a defence of { $flags }
               *[other] a defence of { $flags } plus a bonus of { $bonus }
            }.
        }
event-defender_relocated = The beaten merchant of { $seat } goes to rank { $rank } in { $company }.
    .you = Your beaten merchant goes to rank { $rank } in { $company }.
event-reward_taken = { $seat } keeps { $card } as a spice.
    .you = You keep { $card } as a spice.
event-cards_discarded =
    { $rule ->
        [BOR-E3] The cargo in the ports and all hand cards are discarded ({ $cards_count ->
            [one] 1 card
           *[other] { $cards_count } cards
        }).
        [BOR-D10] No merchant may take the cargo: { $cards } { $cards_count ->
            [one] is
           *[other] are
        } discarded.
        [BOR-T1_8] The order is paid, so { $cards } { $cards_count ->
            [one] is
           *[other] are
        } discarded.
        [BOR-T2_16] The contest is over, so the cards played in it are discarded: { $cards }.
       *[other] { $cards } { $cards_count ->
            [one] is
           *[other] are
        } discarded: that was too many for one hand.
    }
    .by =
        { $rule ->
            [BOR-T1_8] { $by } discards { $cards }, paid for the order.
            [BOR-T4_3] { $by } holds too many hand cards and discards { $cards }.
           *[other] { event-cards_discarded }
        }
    .by-you =
        { $rule ->
            [BOR-T1_8] You discard { $cards }, paid for the order.
            [BOR-T4_3] You hold too many hand cards and discard { $cards }.
           *[other] { event-cards_discarded }
        }
event-cargo_played = { $seat } lays { $card } at { $port }.
    .you = You lay { $card } at { $port }.
event-distribution_began =
    { $way ->
        [monopoly] { $companies } has the monopoly in { $port }.
       *[shared] { $port } is full. Its cargo is shared among the companies, in this order: { $companies }.
    }
event-port_taken = { $seat } gets the port card { $port }.
    .you = You get the port card { $port }.
event-port_removed =
    { $rule ->
        [BOR-D10] No merchant may take the port card { $port }: it leaves the game.
       *[other] The port card { $port } leaves the game.
    }
event-cargo_taken =
    { $rule ->
        [BOR-D11] { $seat } gets { $cards_count ->
            [one] the last cargo card
           *[other] all remaining cargo cards
        }: { $cards }.
       *[other] { $seat } takes { $cards }.
    }
    .you =
        { $rule ->
            [BOR-D11] You get { $cards_count ->
                [one] the last cargo card
               *[other] all remaining cargo cards
            }: { $cards }.
           *[other] You take { $cards }.
        }
event-port_revealed = { $port } opens as { $slot }.
event-cargo_drawn =
    { $card_count ->
        [0] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
    .you = You draw { $card }.
event-pile_reshuffled =
    The discard pile is shuffled and becomes the new draw pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
event-game_ended =
    { $rule ->
        [BOR-E2] There is no card left to draw: the game ends in the turn of { $seat }, and everybody has one last chance to complete an order.
       *[other] There is no port left to open: the game ends in the turn of { $seat }, and everybody has one last chance to complete an order.
    }
    .you =
        { $rule ->
            [BOR-E2] There is no card left to draw: the game ends in your turn, and everybody has one last chance to complete an order.
           *[other] There is no port left to open: the game ends in your turn, and everybody has one last chance to complete an order.
        }
event-orders_shown =
    { $seat } turns up the completed orders, { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all: { $orders }.
    .you =
        You turn up your completed orders, { $points ->
            [one] 1 point
           *[other] { $points } points
        } in all: { $orders }.
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

refusal-BOR-S1 = Borneo is for { $least } to { $most } players, but this match has { $seats } seats. Choose from { $least } to { $most } seats.
refusal-BOR-R28 =
    { $option ->
        [three_player_four_merchants] Four merchants each are a variant of the board edition for exactly 3 players, but { $seats ->
            [3] this match uses the card edition
           *[other] this match has { $seats } seats
        }. Choose the board edition with 3 players, or play without this variant.
        [blackbeard] The variant “Blackbeard's Secret” exists only in the board edition. Choose the board edition, or play without this variant.
       *[other] The option { $option } does not fit the edition or the number of players ({ $seats }). Change one of them.
    }
refusal-BOR-O4 = The start player must have a seat in this match. Choose one of its { $seats } seats, or have the start player drawn by lot.
refusal-BOR-S8b = All { $capacity } spaces of { $company } are taken. Choose a company with a free space.
refusal-BOR-S8c = The last merchant in { $company } is your own: in the card edition you may not place two of your merchants next to each other. Choose a company that is empty or ends with somebody else's merchant.
refusal-BOR-T1_2 = No order “{ $order }” is left. Choose one that is still on display.
refusal-BOR-P3 =
    Your warehouse is { $short ->
        [one] 1 unit
       *[other] { $short } units
    } short of the order “{ $order }”. Choose an order that you can pay in full, or none.
    .spice = Choose the order “{ $order }” again. Name the spice for “{ order-four_same }” and “{ order-eight_same }”, and no spice for the other orders.
refusal-BOR-T1_4 = { $card } is not in your warehouse. Pay with cards from your own warehouse; hand cards do not count.
refusal-BOR-T1_7 = The next spice to pay is { $spice }, and { $card } does not give it. Choose a card with { $spice }, or a joker if you have one.
refusal-BOR-P5 = An order is paid spice by spice: { $spice } comes first, and { $card } comes later. Choose a card with { $spice }, or a joker if you have one.
refusal-BOR-P6 = If you paid { $card } now, your warehouse could not cover the rest of the order. Choose a card that is not needed for another part of it.
    .laid = { $card } is already paid for this order. Choose another card of your warehouse.
refusal-BOR-VB2 = You have used the one pirate trade of this order, so { $card } cannot stand for { $spice }. Choose a card with { $spice }, or a joker if you have one.
refusal-BOR-VB4 = You hold the pirate ship and cannot trade with the pirates, so { $card } cannot stand for { $spice }. Choose a card with { $spice }, or a joker if you have one.
refusal-BOR-VB5 = In the last chance nobody trades with the pirates, so { $card } cannot stand for { $spice }. Choose a card with { $spice }, or a joker if you have one.
refusal-BOR-T2_2 = This merchant is in { $company } already. Choose another company to move it to.
    .own = You have no merchant on rank { $rank } in { $company }. Choose one of your own merchants.
refusal-BOR-T2_2b = All { $capacity } spaces of { $company } are taken. Choose a company with a free space.
refusal-BOR-T2_5 =
    .own = You have no merchant on rank { $rank } in { $company }. Attack with one of your own merchants.
    .better = Your merchant has rank { $rank } and can only attack a merchant of a better rank in the same company, that is, one with a smaller number.
    .other = Both merchants are yours. Attack a merchant of another player.
refusal-BOR-T2_6 =
    An attack needs at least 2 hand cards, one to play and one to keep, and you have { $hand ->
        [one] only 1
       *[other] { $hand }
    }. In this turn you can only move a merchant, or leave them all where they are.
refusal-BOR-P8 = None of your hand cards shows a flag of { $company }. Attack in a company whose flag you hold.
refusal-BOR-T2_7 =
    .hand = { $card } is not in your hand. Attack with one of your hand cards.
    .flag = { $card } shows no flag of { $company }. Attack with a card that shows one.
    .keep =
        You must keep { $kept ->
            [one] 1 card
           *[other] { $kept } cards
        } in your hand. End the attack instead.
refusal-BOR-P10 = An attack needs at least one card and cannot be called off. Play a card first.
refusal-BOR-T2_8 =
    The attack was made with { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }, and you may not answer with more. End the defence instead.
    .hand = { $card } is not in your hand. Defend with one of your hand cards, or end the defence.
    .flag = { $card } shows no flag of { $company }. Defend with a card that shows one, or end the defence.
refusal-BOR-R5 =
    You must keep { $kept ->
        [one] 1 card
       *[other] { $kept } cards
    } in your hand, even as the defender. End the defence instead.
refusal-BOR-T2_13b = In the board edition your beaten merchant may not go to the end of { $company }, where it was beaten. Choose the exchange or another company.
    .full = { $company } has no free space. Choose the exchange or a company with a free space.
refusal-BOR-R36 = The attacker's old place is already the end of { $company }. Choose the exchange, which has the same effect.
refusal-BOR-T2_15 = You did not play { $card } in this defence. Keep one of the cards that you defended with, or none.
refusal-BOR-T3_1 = { $card } is not in your hand. Lay one of your hand cards.
refusal-BOR-P13 = { $card } does not lie in this port. Take one of the cargo cards that are still there.
refusal-BOR-T4_3 = { $card } is not in your hand. Discard one of your hand cards.

## Questions

question-placement = Place your merchant { $number } of { $merchants }: which company does it join? It gets the best free rank there.
    .other = { $seat } chooses a company for the next merchant.
question-order =
    { $last_chance ->
        [yes] This is your last chance: which order do you complete, if any?
       *[no] Which order do you complete, if any?
    }
    .other =
        { $last_chance ->
            [yes] { $seat } has one last chance to complete an order.
           *[no] { $seat } decides whether to complete an order.
        }
question-payment =
    { $spice_count ->
        [0] Which card of your warehouse do you pay for the order “{ $order }”? { $laid_count ->
            [0] Nothing is paid yet.
           *[other] Paid so far: { $laid }.
        }
       *[other] Which card of your warehouse do you pay for the order “{ $order }” with { $spice }? { $laid_count ->
            [0] Nothing is paid yet.
           *[other] Paid so far: { $laid }.
        }
    }
    .other = { $seat } chooses a card to pay for the order “{ $order }”.
question-merchants = Do you move one merchant to another company, attack a merchant of better rank, or neither?
    .other = { $seat } decides whether to move a merchant, to attack, or neither.
question-attack =
    { $attack_count ->
        [0] You attack { $defender } in { $company }, rank { $attacker_rank } against rank { $defender_rank }: which card with a flag of { $company } do you play?
       *[other] You attack { $defender } in { $company } with { $attack }: do you play another card with a flag of { $company }?
    }
    .other =
        { $attack_count ->
            [0] { $seat } chooses a card for the attack in { $company }.
           *[other] { $seat } attacks in { $company } with { $attack } and may play another card.
        }
question-defence =
    { $defence_count ->
        [0] { $attacker } (rank { $attacker_rank }) attacks your rank { $defender_rank } in { $company } with { $attack }: do you defend? You may play { $attack_count ->
            [one] only one card
           *[other] up to { $attack_count } cards
        } with a flag of { $company }, as many as the attacker. One card must stay in your hand.
       *[other] { $attacker } (rank { $attacker_rank }) attacks you (rank { $defender_rank }) in { $company } with { $attack }, and you defend with { $defence }: do you play another card? You may play up to { $attack_count } cards in all, as many as the attacker. One card must stay in your hand.
    }
    .other =
        { $defence_count ->
            [0] { $seat } chooses a defence in { $company } against { $attack }.
           *[other] { $seat } defends in { $company } with { $defence } and may play another card.
        }
question-relocation = { $attacker } has beaten your merchant in { $company }: does your merchant take the attacker's old place, rank { $attacker_rank }, or leave for the end of one of the offered companies?
    .other = { $seat } chooses a new place for the merchant that was beaten in { $company }.
question-reward =
    You have repelled { $attacker } in { $company }: { $defence_count ->
        [one] do you keep the card of your defence as a spice?
       *[other] which card of your defence do you keep as a spice, if any?
    }
    .other = { $seat } decides whether to keep a card of the defence in { $company } as a spice.
question-cargo = Which of your hand cards do you lay at which port?
    .other = { $seat } chooses a cargo card and a port to lay it at.
question-distribution = Which cargo card do you take from { $port }? Cards are taken in this order: { $picks }.
    .other = { $seat } chooses a cargo card from { $port }. Cards are taken in this order: { $picks }.
question-excess = You have too many cards in your hand: which one do you discard?
    .other = { $seat } has too many cards in hand and chooses one to discard.

## What-ifs

change-rank =
    { $before ->
        [0] Your merchant gets rank { $after } in { $thing }
       *[other] New rank in { $thing }: { $after }
    }
change-moves_up = A merchant of { $thing } moves up: rank { $before } → { $after }
    .you = One of your merchants moves up: rank { $before } → { $after }
change-bonus =
    { $after ->
        [0] The flags on the cards that you both play decide, and a tie is enough for you
       *[other] { $thing } defends with a bonus of { $after }, for the ranks between you; a tie is enough for you
    }
change-attack = Strength of the attack in { $thing }: { $before } → { $after }; the card is discarded afterwards
change-defence = Strength of the defence in { $thing }, bonus included: { $before } → { $after }
change-contest =
    { $after ->
        [won] { $thing } would win the contest
        [repelled] The attack of { $thing } would be repelled
       *[other] The contest is open
    }
change-orders = Points of { $thing } from orders: { $before } → { $after }
    .you = Your points from orders: { $before } → { $after }
change-missing = Missing units of { $thing }: { $before } → { $after }
change-units = Units of { $thing } in your warehouse: { $before } → { $after }
change-flags = { $thing }: { $before } → { $after }
change-cards = Cargo cards at { $thing }: { $before } → { $after }
change-distribution =
    { $after ->
        [monopoly] Monopoly distribution at { $thing }
        [shared] Shared distribution at { $thing }
       *[other] No distribution at { $thing }
    }
change-port_card = { $thing } gets the port card
    .you = You get the port card
change-discarded =
    { $after ->
        [one] 1 cargo card is discarded: no merchant may take it
       *[other] { $after } cargo cards are discarded: no merchant may take them
    }
change-picks =
    { $thing } takes { $after ->
        [one] 1 card
       *[other] { $after } cards
    }
    .you =
        You take { $after ->
            [one] 1 card
           *[other] { $after } cards
        }

## Options

option-edition = Edition: the rules of the board edition or those of the card edition, which came first. They differ in a few points, mainly in who gets the port card after a monopoly.
option-edition-board = Board edition (2008)
option-edition-card = Card edition (2007)
option-three_player_four_merchants = Four merchants with three players: everybody has four merchants instead of three, so that the companies are fuller. Only in the board edition with exactly 3 players.
option-three_player_four_merchants-true = Four merchants each
option-three_player_four_merchants-false = Three merchants each
option-blackbeard = Blackbeard's Secret: once per order you may pay one unit with a card of another spice, by trading with the pirates. You then take the pirate ship; as long as you hold it you cannot trade again, and the player who holds it at the end loses 2 points. Only in the board edition.
option-blackbeard-true = With pirates
option-blackbeard-false = Without pirates
option-start_player = Start player: who places the first merchant and takes the first turn, drawn by lot or chosen.
option-start_player-random = Drawn by lot
option-start_player-seat = Seat { $number }
option-completed_orders = Completed orders: everybody sees them all, or they lie face down until the end, as in the printed game. Face down, you see your own and how many the others have. It is a matter of memory, not of secrecy: the log still tells every order when it is taken.
option-completed_orders-open = Orders open
option-completed_orders-covered = Orders face down

## Points

score-cargo = Cargo cards in the warehouse
score-ports = Port cards in the warehouse
score-orders = Completed orders
score-ship = Pirate ship
score-total = Total

# Which rule set players of equal points apart.
tie-orders = { $ahead } and { $behind } have equal points; more completed orders decide: { $ahead } has { $more }, { $behind } { $less }.

## The newcomer's guide (one line each: the screen breaks them)

guide-1 = You collect spices in your warehouse and trade them in for orders. Orders bring many points, but every spice that you keep to the end is worth a little too. The player with the most points at the end wins.
guide-2 = A turn has four steps. You may complete one order, then you may move a merchant or attack with one; after that you must lay one cargo card from your hand at a port, and finally you draw two new cards. At the end of your turn you may hold at most six cards.
guide-3 = Three ports are open at any time. A cargo card shows a spice, sometimes twice, and four flags: three of one company and one of another, written as upper row / lower row, such as RRY/R. The next card laid at the port covers the lower row of the card before it, and covered flags no longer count. So three flags of every card are visible, and the fourth only on the last card.
guide-4 = Every port has a monopoly number. As soon as one company shows that many flags there, it has the monopoly, and its merchants take all the cargo of the port: one card each in the order of their ranks, then again from the top, until nothing is left. The player who laid the last card gets the port card itself, which counts as a spice or is a joker.
guide-5 = Every port also has a card limit. If it is reached without a monopoly, the cargo is shared among all companies that show a flag there, the one with the most flags first: all merchants on rank 1 choose a card, then those on rank 2, and so on. Here, too, the port card goes to the player who laid the last card.
guide-6 = That is why it matters where your merchants stand. Before the first turn everybody places three merchants on the ladders of the four companies, always at the end. Later you may move one merchant per turn to the end of another company; the merchants below it move up.
guide-7 = Instead you may attack a merchant of better rank in the same company. You play hand cards with flags of that company, and the defender may answer with at most as many cards; every flag counts 1, and the defender gets 1 more for each merchant between the two. In a tie the attacker wins. The attacking merchant takes the better place, and the beaten merchant moves down or to another company. A defender who repels the attack may keep one of the cards played in this defence as a spice.
guide-8 = Orders ask for one, two or three units of each spice, or for four or eight units of a single spice. You pay with cards from your warehouse, never from your hand. There is no change: what you pay beyond the order is lost. Every order exists only a few times, so look at what the others are collecting.
guide-9 = The game ends when a new port has to be opened and none is left, or when there is nothing left to draw. Everybody then has one last chance to complete an order. You score the points of your orders and 1 point for every card in your warehouse; if there is a tie, the greater number of orders decides.
guide-10 = The card edition differs in a few ways. After a monopoly the first merchant of the company gets the port card, not the player who laid the last card, and there are no jokers. The companies have no limit of five merchants, but you may not place two of your own next to each other before the first turn. If two companies reach the monopoly number at once, the one with more flags has the monopoly; in the board edition it is the one whose flag comes first on the last card.
