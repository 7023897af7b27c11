### Novgorod: names, labels, log, refusals, questions, what-ifs, options, points and the newcomer's guide.
### Lists come with a `<field>_count`, the number of their items.

## The game

game-title = Novgorod
game-short = Lay a short trading route every turn, fill orders and climb your career.
game-pitch = Each turn you lay a sea route through Hanse cities and squeeze as much as possible out of its few stops. It suits planners and puzzlers, also for two; others disturb you little. You will see a perfect route, one stop too long, and then find the way to shorten it.
game-about = Novgorod is a card game of sea routes and trade for 2 to 4 players. As a merchant of the Hanse you lay a new route in every turn, from city to city, and decide what each kontor on it gives you: a good for an order, raw material for a luxury, cargo for the next turn, or ducats. On the way you buy kontors, faster ships and orders, and you climb your career step by step. In the end only seals count.
game-credits = Novgorod was designed by Stefan Risthaus, with illustrations by Fiore GmbH. It was published by OSTIA-Spiele in 2020. Kontor is an unofficial implementation in its own words and with drawings of its own; most numbers on the cards, one of the cities, the goods of two cities and some sea routes are our own reconstruction.

## Names

city-antwerp = Antwerp
city-bergen = Bergen
city-danzig = Danzig
city-london = London
city-luebeck = Lübeck
city-novgorod = Novgorod
city-riga = Riga
city-visby = Visby

good-amber = amber
good-cloth = cloth
good-fish = fish
good-furs = furs
good-glass = glass
good-grain = grain
good-salt = salt
good-wool = wool

luxury-clothing = clothing
luxury-jewellery = jewellery
luxury-provisions = provisions

order-card = order { $number } ({ $upper } / { $lower })
order-deck = top order of the deck
offer-deck = top order of the deck
row-upper = upper row
row-lower = lower row
row-of = { $row } of { $order }
joined = { $rest } + { $last }
place-aside = kept
place-filed = filed
stop-hold = hold
source-hold = hold
recipe = recipe { $number }
answer-yes = yes
answer-no = no

side-front = beige front
side-back = silver back
career-c1 = career card 1
career-c2 = career card 2
career-c3 = career card 3
career-c4 = career card 4
career-step = { $cost } ({ $privilege })
cost-goods =
    { $number ->
        [one] 1 good
       *[other] { $number } different goods
    }
cost-luxuries =
    { $number ->
        [one] 1 luxury
       *[other] { $number } different luxuries
    }
cost-ducats =
    { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }

privilege-speed = +{ $number } speed
privilege-income =
    { $number ->
        [one] 1 extra ducat
       *[other] { $number } extra ducats
    }
privilege-order_discount =
    { $number ->
        [one] order for 1 ducat less
       *[other] order for { $number } ducats less
    }
privilege-seal =
    { $number ->
        [one] 1 extra seal
       *[other] { $number } extra seals
    }

bonus-kontor8 = Eight kontors
bonus-route5 = Route of five cities
bonus-luxury_merchant = Luxury merchant
bonus-orders3 = Three orders
bonus-career3 = Career
bonus-diversity = Diversity of goods

special_order-s1 = special order 1
special_order-s2 = special order 2
special_order-s3 = special order 3
special_order-s4 = special order 4

## Actions

action-choose_career_side = Play with the { $side }
action-intro_take_kontor =
    Pick the kontor in { $city } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }: { $good }, income { $income }
action-intro_take_order =
    { $deck ->
        [yes] Pick the top order of the deck, unseen, for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }
       *[no] Pick { $order } for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }
    }
action-lay_stop =
    Stop in { $city }: { $good }; { $own ->
        [yes] your kontor, income { $income }
       *[no] base kontor (not yours), harbour fee { $fee }
    }; manufactory for { $luxury }
    .other =
        { $seat } stops in { $city }: { $good }; { $own ->
            [yes] own kontor, income { $income }
           *[no] base kontor, harbour fee { $fee }
        }; manufactory for { $luxury }.
action-lay_placeholder = Placeholder in { $city }: one of your other kontors, face down, takes up a stop, so that you can use both the kontor and the manufactory ({ $luxury })
    .other = { $seat } lays a placeholder in { $city }, to use kontor and manufactory ({ $luxury }).
action-end_route =
    { $slots ->
        [0] Lay no route in this turn
       *[other] End the route here: harbour fees { $fees }
    }
action-produce = Produce { $luxury } in { $stop }
    .other = { $seat } begins to produce { $luxury } in { $stop }.
action-fulfil_row =
    Fulfil the { $row } of order { $number }: { $asked }, for { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
    .other = { $seat } begins to fulfil the { $row } of order { $number }: { $asked }.
action-career_step =
    Career step { $step } for { $cost }: covers “{ $privilege }”{ $seals ->
        [0] {""}
        [one] , then brings 1 seal a turn
       *[other] , then brings { $seals } seals a turn
    }
    .other = { $seat } begins career step { $step } for { $cost }, which covers “{ $privilege }”.
action-fulfil_special =
    Fulfil { $card }: { $asked }{ $inputs ->
        [0] {""}
        [one] {""}
       *[other] , the luxury from at least { $inputs } goods,
    } and { $ducats ->
        [0] no ducats
        [one] 1 ducat
       *[other] { $ducats } ducats
    }, for { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
    .other = { $seat } begins to fulfil { $card }: { $asked }.
action-choose_manufactory = Use the manufactory in { $stop } for { $luxury } (recipes: { $recipes })
    .other = { $seat } uses the manufactory in { $stop } for { $luxury }.
action-choose_recipe =
    { $plain ->
        [yes] From { $goods }, for { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        } and { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
       *[no] From { $goods }
    }
    .other = { $seat } makes the luxury from { $goods }.
action-choose_source =
    { $hold ->
        [yes] Take { $good } from the hold
       *[no] Take { $good } from { $source }
    }
    .other =
        { $hold ->
            [yes] { $seat } takes { $good } from the hold.
           *[no] { $seat } takes { $good } from { $source }.
        }
action-use_discount =
    { $use ->
        [yes] Use the privilege and pay { $ducats ->
            [0] nothing
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
       *[no] Keep the privilege and pay { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
    }
    .other =
        { $use ->
            [yes] { $seat } uses the privilege for special orders.
           *[no] { $seat } keeps the privilege for special orders.
        }
action-place_order =
    { $aside ->
        [yes] Keep the order for later; its lower row stays open: { $asked }
       *[no] File the order for good and give up its lower row: { $asked }
    }
action-store_good =
    { $full ->
        [yes] Store { $good } from { $stop } in the hold; the good there is lost: { $left }
       *[no] Store { $good } from { $stop } in the hold
    }
action-take_income =
    Take the income in { $stop }: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }{ $merchant ->
        [0] {""}
       *[other] , { $merchant } of them from the merchant
    }
action-take_all_income =
    Take all income: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }{ $merchant ->
        [0] {""}
       *[other] , { $merchant } of them from the merchant
    }
action-use_income_privilege =
    Privilege: { $ducats ->
        [one] 1 extra ducat
       *[other] { $ducats } extra ducats
    }
action-end_phase2 =
    { $fees ->
        [0] Finish with this route
       *[other] Finish with this route: harbour fees { $fees }
    }
    .other = { $seat } finishes with the route.
action-buy_kontor =
    Buy the kontor in { $city } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }: { $good }, income { $income }
action-buy_ship =
    Buy a ship of speed { $speed } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }
action-buy_order =
    { $deck ->
        [yes] Buy the top order of the deck, unseen, for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }
       *[no] Buy { $order } for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }
    }
action-buy_order_discounted =
    { $deck ->
        [yes] Use the privilege for the top order of the deck, unseen, for { $price ->
            [0] no ducats
            [one] 1 ducat
           *[other] { $price } ducats
        }
       *[no] Use the privilege for { $order }, for { $price ->
            [0] no ducats
            [one] 1 ducat
           *[other] { $price } ducats
        }
    }
action-end_phase3 =
    { $bought ->
        [yes] Buy nothing more
       *[no] Buy nothing
    }
action-move_pirate =
    { $back ->
        [yes] Use the privilege to move the pirate to { $city }
       *[no] Move the pirate to { $city } { $ducats ->
            [0] for nothing
            [one] for 1 ducat
           *[other] for { $ducats } ducats
        }
    }
action-end_turn = Leave the pirate where he is and end your turn

## Log

event-side_chosen = { $seat } takes the { $side } of { $card }.
    .you = You take the { $side } of { $card }.
event-kontor_picked =
    { $seat } picks the kontor in { $city } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }.
    .you =
        You pick the kontor in { $city } for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }.
event-order_taken =
    { $price ->
        [0] { $seat } takes { $order }.
        [one] { $seat } takes { $order } for 1 ducat.
       *[other] { $seat } takes { $order } for { $price } ducats.
    }
    .you =
        { $price ->
            [0] You take { $order }.
            [one] You take { $order } for 1 ducat.
           *[other] You take { $order } for { $price } ducats.
        }
event-order_drawn =
    { $order_count ->
        [0] { $seat } draws an order from the deck{ $price ->
            [0] {""}
            [one] {" "}for 1 ducat
           *[other] {" "}for { $price } ducats
        }.
       *[other] { $seat } draws from the deck{ $price ->
            [0] {""}
            [one] {" "}for 1 ducat
           *[other] {" "}for { $price } ducats
        }: { $order }.
    }
    .you =
        You draw from the deck{ $price ->
            [0] {""}
            [one] {" "}for 1 ducat
           *[other] {" "}for { $price } ducats
        }: { $order }.
event-intro_paid =
    { $seat } pays { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } for kontors and orders.
    .you =
        You pay { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        } for your kontors and orders.
event-orders_opened = New orders lie open: { $orders }.
event-round_began =
    { $last ->
        [yes] Round { $number } begins, the last one.
       *[no] Round { $number } begins.
    }
event-turn_began = { $seat } begins a turn.
    .you = Your turn begins.
event-route_laid =
    { $stops_count ->
        [0] { $seat } lays no route.
       *[other] { $seat } lays the route { $stops }{ $placeholders_count ->
            [0] {""}
            [one] {" "}with a placeholder in { $placeholders }
           *[other] {" "}with placeholders in { $placeholders }
        }{ $fees ->
            [0] {""}
           *[other] ; harbour fees: { $fees }
        }.
    }
    .you =
        { $stops_count ->
            [0] You lay no route.
           *[other] You lay the route { $stops }{ $placeholders_count ->
                [0] {""}
                [one] {" "}with a placeholder in { $placeholders }
               *[other] {" "}with placeholders in { $placeholders }
            }{ $fees ->
                [0] {""}
               *[other] ; harbour fees: { $fees }
            }.
        }
event-hold_swapped = { $seat } lays the kontor in { $city } from the hold into the route; the base kontor takes its place in the hold.
    .you = You lay the kontor in { $city } from your hold into your route; the base kontor takes its place in the hold.
event-privilege_used = { $seat } uses the privilege “{ $privilege }”.
    .you = You use the privilege “{ $privilege }”.
event-bonus_gained =
    { $seat } earns the bonus card “{ $bonus }”: { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }.
    .you =
        You earn the bonus card “{ $bonus }”: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
event-luxury_produced =
    { $seat } produces { $luxury } in { $city } from { $goods }{ $seals ->
        [0] {""}
        [one] {" "}for 1 seal
       *[other] {" "}for { $seals } seals
    }{ $ducats ->
        [0] {""}
        [one] {" "}and 1 ducat
       *[other] {" "}and { $ducats } ducats
    }.
    .you =
        You produce { $luxury } in { $city } from { $goods }{ $seals ->
            [0] {""}
            [one] {" "}for 1 seal
           *[other] {" "}for { $seals } seals
        }{ $ducats ->
            [0] {""}
            [one] {" "}and 1 ducat
           *[other] {" "}and { $ducats } ducats
        }.
event-goods_consumed = { $seat } delivers { $goods }.
    .you = You deliver { $goods }.
event-row_fulfilled =
    { $seat } fulfils the { $row } of { $order }: { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }.
    .you =
        You fulfil the { $row } of { $order }: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
event-order_placed = { $seat }: { $order } is now { $place }.
    .you = Your { $order } is now { $place }.
event-step_covered =
    { $seat } takes career step { $step }{ $ducats ->
        [0] {""}
        [one] {" "}for 1 ducat
       *[other] {" "}for { $ducats } ducats
    } and covers the privilege “{ $privilege }”.
    .you =
        You take career step { $step }{ $ducats ->
            [0] {""}
            [one] {" "}for 1 ducat
           *[other] {" "}for { $ducats } ducats
        } and cover the privilege “{ $privilege }”.
event-special_fulfilled =
    { $seat } fulfils { $card }, part { $part }, for { $ducats ->
        [0] no ducats
        [one] 1 ducat
       *[other] { $ducats } ducats
    }: { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }.
    .you =
        You fulfil { $card }, part { $part }, for { $ducats ->
            [0] no ducats
            [one] 1 ducat
           *[other] { $ducats } ducats
        }: { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
event-marker_taken =
    { $order_count ->
        [0] { $seat } files the top order of the deck face down as a marker.
       *[other] { $seat } files the top order of the deck face down as a marker: { $order }.
    }
    .you = You file the top order of the deck face down as a marker: { $order }.
event-good_stored = { $seat } stores { $good } from { $city } in the hold.
    .you = You store { $good } from { $city } in your hold.
event-good_lost = { $seat } loses the { $good } in the hold.
    .you = You lose the { $good } in your hold.
event-income_taken =
    { $seat } takes the income in { $city }: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
    .you =
        You take the income in { $city }: { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }.
event-ducats_gained =
    { $by ->
        [merchant] The merchant pays { $seat } { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }.
       *[privilege] The privilege brings { $seat } { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }.
    }
    .you =
        { $by ->
            [merchant] The merchant pays you { $ducats ->
                [one] 1 ducat
               *[other] { $ducats } ducats
            }.
           *[privilege] Your privilege brings you { $ducats ->
                [one] 1 ducat
               *[other] { $ducats } ducats
            }.
        }
event-merchant_seal =
    The merchant gives { $seat } { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }.
    .you =
        The merchant gives you { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
event-fees_paid =
    { $seat } pays harbour fees of { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
    .you =
        You pay harbour fees of { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }.
event-merchant_moved = The merchant moves to { $city }.
event-pirate_moved =
    { $seat } moves the pirate to { $city }{ $ducats ->
        [0] {""}
        [one] {" "}for 1 ducat
       *[other] {" "}for { $ducats } ducats
    }.
    .you =
        You move the pirate to { $city }{ $ducats ->
            [0] {""}
            [one] {" "}for 1 ducat
           *[other] {" "}for { $ducats } ducats
        }.
event-special_moved = The card of { $card } goes to the bottom of the column and shows part { $part }.
event-kontor_bought =
    { $seat } buys the kontor in { $city } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }.
    .you =
        You buy the kontor in { $city } for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }.
event-ship_bought =
    { $seat } buys a ship of speed { $speed } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }.
    .you =
        You buy a ship of speed { $speed } for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }.
event-seals_gained =
    { $by ->
        [career] The career brings { $seat } { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
       *[privilege] The privilege brings { $seat } { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
    }
    .you =
        { $by ->
            [career] Your career brings you { $seals ->
                [one] 1 seal
               *[other] { $seals } seals
            }.
           *[privilege] Your privilege brings you { $seals ->
                [one] 1 seal
               *[other] { $seals } seals
            }.
        }
event-bonus_lowered =
    The bonus card “{ $bonus }” now brings { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }.
event-bonus_removed = The bonus card “{ $bonus }” leaves the game.
event-last_round_announced = The end is near: round { $number } will be the last one.
event-markers_shown =
    { $orders_count ->
        [0] The filed orders of { $seat } bring { $seals ->
            [0] no seals
            [one] 1 seal
           *[other] { $seals } seals
        } for the diversity of goods.
       *[other] The filed orders of { $seat } bring { $seals ->
            [0] no seals
            [one] 1 seal
           *[other] { $seals } seals
        } for the diversity of goods, with these markers turned up: { $orders }.
    }
    .you =
        { $orders_count ->
            [0] Your filed orders bring { $seals ->
                [0] no seals
                [one] 1 seal
               *[other] { $seals } seals
            } for the diversity of goods.
           *[other] Your filed orders bring { $seals ->
                [0] no seals
                [one] 1 seal
               *[other] { $seals } seals
            } for the diversity of goods, with these markers turned up: { $orders }.
        }
event-match_scored =
    { $winners_count ->
        [0] Nobody wins: every career still shows a red X.
        [one] { $winners } wins the game.
       *[other] The victory is shared: { $winners }.
    }
    .you-winners =
        { $winners_count ->
            [one] You win the game.
           *[other] You share the victory with { $others }.
        }

## Refusals

refusal-NOV-O1 = Novgorod is for { $least } to { $most } players, but this match has { $seats } seats. Choose from { $least } to { $most } seats.
refusal-NOV-O3 = There is no pirate in this game. He comes only with the expert part “merchant and pirate”.
refusal-NOV-O4 = You can choose the merchant's side only with the expert part “merchant and pirate”. Turn that part on, or keep the merchant's front.
refusal-NOV-O5 = You can choose the pirate's side only with the expert part “merchant and pirate”. Turn that part on, or keep the pirate's front.
refusal-NOV-O6 = First cities can be drawn by lot only with the expert part “merchant and pirate”. Turn that part on, or do not draw the cities.
refusal-NOV-N2 = You already have a kontor in { $city }, and the limit is one in each city. Pick a kontor in another city, or an order.
    .order = You cannot take { $order }: it is not one of the open orders. Pick an open order, draw from the deck, or pick a kontor.
refusal-NOV-N3 =
    .kontor =
        { $most ->
            [one] In these rounds everybody picks only 1 kontor, and you have yours. Pick an order.
           *[other] In these rounds everybody picks only { $most } kontors, and you have yours. Pick an order.
        }
    .order =
        { $most ->
            [one] In these rounds everybody picks only 1 order, and you have yours. Pick a kontor.
           *[other] In these rounds everybody picks only { $most } orders, and you have yours. Pick a kontor.
        }
refusal-NOV-R6 =
    The kontor in { $city } costs { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }, and after paying for your orders you have { $spare ->
        [0] no ducats
        [one] only 1 ducat
       *[other] only { $spare } ducats
    } left. Pick a cheaper kontor, or an order.
refusal-NOV-T1_2 = No sea route leads to { $city } from your last stop. Go on to a neighbouring city, or end the route.
refusal-NOV-T1_3 =
    The route would have { $slots ->
        [one] 1 stop
       *[other] { $slots } stops
    }, which is too long for your ship of speed { $speed } now. Placeholders count as stops. End the route, or plan a shorter one. If your privilege for speed is still free, it gives you one more stop.
refusal-NOV-T1_5 = You have no kontor left in your hand for the placeholder; those in the route and in the hold do not count. Go on without a placeholder.
    .stop = You need the kontor in { $city } for a placeholder that you have laid, so it cannot be a stop as well. Go on to a city where you have no kontor, or end the route.
refusal-NOV-T1_8 =
    .stop =
        The harbour fees would come to { $fees ->
            [one] 1 ducat
           *[other] { $fees } ducats
        }, and you could not pay them after this route, whatever followed. Choose a city where you have a kontor, or a cheaper city.
    .end =
        The harbour fees of this route are { $fees ->
            [one] 1 ducat
           *[other] { $fees } ducats
        }, more than you could pay afterwards. Go on to a city that brings ducats.
refusal-NOV-A4 = A placeholder belongs to the last stop, and each stop has at most one. Lay a stop first.
refusal-NOV-A13 = You cannot move the pirate now. You can move him before the first stop of a route. After that you can move his front side while you use the route or buy, and his back side only after your purchases.
refusal-NOV-R10 = { $city } is already in your route, and a route visits each city only once. Go on to another neighbouring city, or end the route.
refusal-NOV-XP1 =
    The route would have { $slots ->
        [one] 1 stop
       *[other] { $slots } stops
    }. Your ship of speed { $speed } could do that without the pirate, but a route with a stop in { $city } has fewer stops. End the route, plan a shorter one, or leave out { $city }. You can move the pirate before your first stop.
refusal-NOV-XP3 = The pirate has taken { $city } off the map. Leave out the city: its neighbours are now neighbours of each other.
refusal-NOV-T2_1 = You have already used your kontor in { $city } in this turn, and each kontor serves only one purpose. Choose another stop.
refusal-NOV-T2_3 = In { $city } you use the base kontor, and base kontors bring no income. Take the income of one of your own kontors in the route.
refusal-NOV-TA1 =
    .no_stop = { $city } is not in your route, so you cannot use its manufactory. Produce at one of your stops.
    .worked = You have already used the manufactory in { $city }, and each works only once in a turn. Choose another stop.
    .used = You have used the kontor in { $city }, and without a placeholder the manufactory would have to lie on it. Choose another stop. Next time lay a placeholder, or produce first.
    .manufactory = The manufactory in { $city } cannot make this luxury now: it makes another luxury, it has already worked, or a good is missing. Choose one that is offered.
refusal-NOV-TA2 =
    You cannot produce anything in { $city } now. The goods of a recipe must be unused and lie to the left of the manufactory, at the same stop or in the hold. Choose another stop. Next time put the raw material first.
    .recipe = You cannot use { $recipe } now: a good is missing, or you could not pay the harbour fees afterwards. Choose another recipe.
    .source = There is no unused good there now ({ $source }). Choose another place.
refusal-NOV-A2 =
    .source = You cannot take the good from there now ({ $source }): it is not needed, goods have to be chosen from left to right, or something else could not be paid afterwards. Choose one of the places that are offered.
refusal-NOV-TB1 =
    .upper = The upper row of { $order } is done. Only the lower row of an order that you kept can still be fulfilled.
    .not_there = You do not hold { $order }. Fulfil an order from your hand, or one that you kept.
refusal-NOV-TB2 = You cannot fulfil this row of { $order } now: your unused goods and manufactories do not provide everything that it asks for. Choose another row, or store a good for your next turn.
refusal-NOV-TC1 =
    You cannot pay for your next career step now. You need all its goods and luxuries in the same turn, and all of them must be different. Store a good for your next turn, or plan a longer route.
    .ducats =
        Your next career step costs { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }, more than you have now. Take income first, or wait for another turn.
refusal-NOV-TC2 = You have covered every step of your career. There is no step left.
refusal-NOV-TD1 = You have no kontor of your own in the route in { $city }. You can store only the good of your own kontor, not that of a base kontor.
refusal-NOV-TD3 = You stored this good in this turn, so you can use it only from your next turn on. Take another good now.
refusal-NOV-TZ2 =
    .action =
        { $fees ->
            [one] After that you could not pay the harbour fees of 1 ducat: the kontors or the privilege that it uses no longer bring ducats. Gain some ducats first, or do without it in this turn.
           *[other] After that you could not pay the harbour fees of { $fees } ducats: the kontors or the privilege that it uses no longer bring ducats. Gain some ducats first, or do without it in this turn.
        }
    .payment =
        After paying { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        } for it you could not pay the harbour fees of { $fees ->
            [one] 1 ducat
           *[other] { $fees } ducats
        }. Gain some ducats first, or do without it in this turn.
    .store =
        { $fees ->
            [one] If you store this good, you cannot pay the harbour fees of 1 ducat. Use it for ducats, or store another good.
           *[other] If you store this good, you cannot pay the harbour fees of { $fees } ducats. Use it for ducats, or store another good.
        }
    .income =
        { $fees ->
            [one] If you take this income, you cannot pay the harbour fees of 1 ducat: as a luxury the goods bring more. Produce first.
           *[other] If you take this income, you cannot pay the harbour fees of { $fees } ducats: as luxuries the goods bring more. Produce first.
        }
    .end =
        { $fees ->
            [one] The harbour fees are 1 ducat, and you do not have it. Take income or produce first.
           *[other] The harbour fees are { $fees } ducats, and you do not have that many. Take income or produce first.
        }
refusal-NOV-TE1 = { $city } is not in your route, so you cannot take income there. Take the income of one of your kontors in the route.
refusal-NOV-A12 = Fewer than two kontors that bring income are left. Take the income of the last one, if there is one.
refusal-NOV-T0_3 = You cannot use this privilege now: it is covered on your career card, or you have already used a privilege in this turn. The limit is one privilege in each turn.
refusal-NOV-XS2 = This special order is not in the column. Choose one that is.
refusal-NOV-A10 = There is nothing to decide about the privilege now. Go on with the step that you are asked for.
refusal-NOV-XS3 =
    .ducats =
        This special order costs you { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }, more than you have now. Every card above it makes it more expensive. Take income first, or choose one that lies higher.
refusal-NOV-XS5 = You cannot fulfil this special order now: your unused goods and manufactories do not provide everything that it asks for. Two crates ask for a luxury made of at least two goods.
refusal-NOV-XS7 = You have already fulfilled this special order in this turn, and each can be fulfilled only once in a turn. Choose another one.
refusal-NOV-T3_1 =
    .ducats =
        { $price ->
            [one] That costs 1 ducat, and you do not have it. There is no credit: buy nothing.
           *[other] That costs { $price } ducats, and you do not have that many. There is no credit: buy something cheaper, or nothing.
        }
    .twice = You have already made your purchase. In each turn you can buy one thing: a kontor, a faster ship or an order. Only the privilege allows one more order.
refusal-NOV-T3_2 = You already have a kontor in { $city }, and the limit is one in each city. Choose another city.
refusal-NOV-R29 = The pirate has taken { $city } off the map, so no kontor can be bought there. Choose another city.
refusal-NOV-T3_4 = Your ship has speed { $speed }, and there is no faster one. Buy a kontor or an order.
refusal-NOV-T3_5 = You cannot take { $order }: it is not one of the open orders. Choose an open order, or draw from the deck.
refusal-NOV-T3_6 =
    { $most ->
        [one] You can have only 1 order in progress, in your hand or kept for its lower row. Finish it first.
       *[other] You can have only { $most } orders in progress, in your hand and kept for their lower rows. Finish one first.
    }
refusal-NOV-D1 = The deck of orders is empty. Choose an open order, if there is one.
refusal-NOV-R25 =
    .same = The pirate is already in { $city }. A move must take him to another city.
    .twice = You have already moved the pirate in this turn, so you cannot move him to { $city }. You can move him again in your next turn.
    .early = You have already moved the pirate before your route, so you cannot move him to { $city } now. You can move him once more after you have laid the route.
refusal-NOV-XP2 =
    Moving the pirate would cost you { $cost ->
        [one] 1 ducat
       *[other] { $cost } ducats
    } now, and you do not have that much. Leave him where he is.
refusal-NOV-XP4 = The pirate's back side moves only with the privilege for extra ducats, and you can no longer use that in this turn. Leave him where he is.

## Questions

question-career_side = Which side of your career card do you play with?
    .other = { $seat } chooses a side of the career card.
question-pick =
    { $kontors ->
        [0] Which order do you pick? It is the last thing that you still need.
       *[other] What do you pick? You still need { $kontors ->
            [one] 1 kontor
           *[other] { $kontors } kontors
        }{ $orders ->
            [0] {""}
           *[other] {" "}and 1 order
        }. After the orders, { $spare ->
            [0] no ducats remain
            [one] 1 ducat remains
           *[other] { $spare } ducats remain
        } for kontors.
    }
    .other = { $seat } picks a kontor or an order.
question-route =
    { $slots ->
        [0] Where does your route begin? It may have { $speed ->
            [one] 1 stop
           *[other] { $speed } stops
        }. You can pay harbour fees from what you earn on the way.
       *[other] Where does your route go next, or does it end here? So far { $stops }: { $slots ->
            [one] 1 stop
           *[other] { $slots } stops, placeholders included,
        } at speed { $speed }; harbour fees { $fees }.
    }
    .other =
        { $slots ->
            [0] { $seat } chooses where the route begins.
           *[other] { $seat } chooses where the route goes next. So far: { $stops }.
        }
question-evaluation =
    { $answers ->
        [1] Only one thing is left to do.
       *[other] What do you do with your route?
    } You have { $ducats ->
        [0] no ducats
        [one] 1 ducat
       *[other] { $ducats } ducats
    }; { $fees ->
        [0] no harbour fees are due.
        [one] harbour fees of 1 ducat are due at the end.
       *[other] harbour fees of { $fees } ducats are due at the end.
    }
    .other = { $seat } decides what to do with the route.
question-compound =
    { $aim ->
        [produce] Production in { $city }:
        [row] For the { $row } of order { $number } ({ $wanted }):
        [career] For your career step ({ $wanted }):
       *[special] For { $card } ({ $wanted }):
    } { $next ->
        [discount] do you use your privilege, so that special orders cost { $discount } ducats less in this turn?
        [manufactory] which manufactory makes the luxury?
        [recipe] which goods become { $luxury }?
       *[source] { $any ->
            [yes] which good do you deliver next? They are chosen from left to right.
           *[no] where do you take the { $good } from?
        }
    }
    .other =
        { $aim ->
            [produce] { $seat } chooses goods for the production in { $city }.
            [row] { $seat } chooses goods for the { $row } of order { $number } ({ $wanted }).
            [career] { $seat } chooses goods for a career step ({ $wanted }).
           *[special] { $seat } chooses goods for { $card } ({ $wanted }).
        }
question-place_order = The upper row of { $order } is done. Do you keep the order for its lower row, or file it for good? Filed orders count for the bonus cards.
    .other = { $seat } decides whether to keep an order for its lower row or to file it: { $order }.
question-purchase =
    { $bought ->
        [yes] You have made your purchase. Do you do anything else before the end of your turn?
       *[no] What do you buy? You can buy one thing: a kontor, a faster ship or an order.
    } You have { $ducats ->
        [0] no ducats.
        [one] 1 ducat.
       *[other] { $ducats } ducats.
    }
    .other =
        { $bought ->
            [yes] { $seat } has made a purchase and may still do something before the turn ends.
           *[no] { $seat } decides what to buy.
        }
question-last_window = Do you use your privilege at the end of the turn to move the pirate, or does he stay where he is?
    .other = { $seat } decides whether to move the pirate.

## What-ifs

change-picked = Price of the kontors picked by { $thing }: { $before } → { $after }
    .you = Price of the kontors that you have picked: { $before } → { $after }
change-ducats = Ducats of { $thing }: { $before } → { $after }
    .you = Your ducats: { $before } → { $after }
change-seals = Seals of { $thing }: { $before } → { $after }
    .you = Your seals: { $before } → { $after }
change-slots = Stops and placeholders in the route of { $thing }: { $before } → { $after }
    .you = Stops and placeholders in your route: { $before } → { $after }
change-fees = Harbour fees of { $thing }: { $before } → { $after }
    .you = Your harbour fees: { $before } → { $after }
change-fees_missing = Still missing for the harbour fees after all incomes: { $after }. Luxuries, the merchant, a privilege or further stops must bring it
change-privilege = The privilege “{ $thing }” is used for this
change-step = Career steps covered by { $thing }: { $before } → { $after }
    .you = Your covered career steps: { $before } → { $after }
change-speed = Speed of { $thing }: { $before } → { $after }
    .you = Your speed: { $before } → { $after }
change-hold = The good in the hold is lost: { $thing }
change-merchant =
    The merchant: { $thing } → { $after ->
        [antwerp] { city-antwerp }
        [bergen] { city-bergen }
        [danzig] { city-danzig }
        [london] { city-london }
        [luebeck] { city-luebeck }
        [novgorod] { city-novgorod }
        [riga] { city-riga }
       *[visby] { city-visby }
    }

## Options

option-first_game = First game: the bonus cards are “Eight kontors” and “Route of five cities”, and everybody plays with the front of the career card.
option-first_game-true = Yes
option-first_game-false = No
option-merchant_and_pirate = Merchant and pirate: an expert part. The merchant moves from city to city and rewards trade where he is; the pirate makes a city hard to use.
option-merchant_and_pirate-true = Merchant and pirate
option-merchant_and_pirate-false = Without
option-merchant_side = Side of the merchant: on his front he brings ducats for income or production in his city, on his back a seal for production there.
option-merchant_side-front = Front: ducats
option-merchant_side-back = Back: a seal
option-pirate_side = Side of the pirate: on his front he makes routes through his city one stop shorter and is moved for ducats, on his back he takes the city off the map and is moved with a privilege.
option-pirate_side-front = Front: shorter routes
option-pirate_side-back = Back: city off the map
option-random_start_cities = First cities by lot: merchant and pirate begin in two cities drawn by lot instead of Novgorod and Antwerp.
option-random_start_cities-true = Drawn by lot
option-random_start_cities-false = Novgorod and Antwerp
option-special_orders = Special orders: an expert part. Four more orders lie in a column, and everybody can fulfil them, for ducats.
option-special_orders-true = With special orders
option-special_orders-false = Without
option-harbour_fees = Harbour fees: they are paid when you have used your route. A route is allowed if all that it can bring until then pays for it, luxuries and the merchant included, or only if your ducats and incomes do.
option-harbour_fees-after_production = Luxuries help to pay
option-harbour_fees-from_income = Income alone
option-pirate_moves = Moves of the pirate: with his front up you may move him once before your route and once after it, or only once in your turn.
option-pirate_moves-each_window = Before and after the route
option-pirate_moves-once = Once in a turn
option-skip_cost = Skipped special orders: each costs a ducat more. A card that you fulfil in the same turn is not skipped, or it counts like all the others above.
option-skip_cost-unfulfilled = Only those you do not fulfil
option-skip_cost-all = All cards above

## Points

score-career = Career
score-luxuries = Luxuries
score-orders = Orders
score-special_orders = Special orders
score-privilege = Privilege
score-bonus = Bonus cards
score-diversity = Diversity of goods
score-total = Seals

# Which rule set players of equal points apart.
tie-ducats = { $ahead } and { $behind } have equal seals; more ducats decide: { $ahead } has { $more }, { $behind } { $less }.
tie-steps = { $ahead } and { $behind } have equal seals and ducats; more covered career steps decide: { $ahead } has { $more }, { $behind } { $less }.
tie-kontors = { $ahead } and { $behind } have equal seals, ducats and career steps; more kontors decide: { $ahead } has { $more }, { $behind } { $less }.
tie-turn = { $ahead } and { $behind } are equal in seals, ducats, career steps and kontors; { $ahead } is ahead for being later in the turn order.

## The newcomer's guide (one line each: the screen breaks them)

guide-1 = You are a merchant of the Hanse and collect seals, with orders, luxuries and your career. As soon as somebody has 30 seals at the end of a round, or has climbed the whole career, one more round is played. Then the player with the most seals wins. But watch the red X on the two lowest steps of your career: if you have not covered both of them, you lose, no matter how many seals you have.
guide-2 = Eight cities lie around the sea, each with its own good. Next to each city lies a manufactory, placed at random for this game. A kontor is your own trading post in a city: it gives you the good of the city, or income in ducats. Where you have no kontor, you use the base kontor, which belongs to nobody; it gives you the good as well, but you pay a harbour fee for the visit.
guide-3 = Before the first turn everybody picks two kontors and an order, one thing at a time; another order is dealt to you. Of your 27 ducats you then pay for the kontors, and 6 for each of the two orders. Kontors in neighbouring cities are a good start.
guide-4 = Your turn has four phases. First you lay a route: it begins in any city and goes on from neighbour to neighbour, never twice to the same city. Your ship sets the limit: speed 2 means two stops. In a city a kontor can serve you as a trading post or lie under its manufactory, not both. If you want both, lay one of your other kontors face down next to it as a placeholder, which counts like a stop.
guide-5 = Then you use the route. Each kontor in it serves one purpose: you use its good, you store the good, you put the manufactory on it, or you take its income. You choose freely, and in any order. At the end of the phase you pay the fee of each base kontor in the route, even if you did not use it. You are only offered moves that leave you able to pay.
guide-6 = A manufactory turns goods into a luxury: clothing, jewellery or provisions. It takes only the goods to its left in the route, the good of its own city and the good in your hold. So the direction counts: first the raw material, then the manufactory. One, two or three goods bring 1, 2 or 4 seals and as many ducats. If the luxury is used for an order or your career, it brings nothing else, and a luxury cannot be kept.
guide-7 = An order has two rows, each with goods or a luxury. The upper row brings 2 seals. Then you decide: file the order, and the lower row is lost, or keep it and fulfil the lower row later for 2 more seals. Both rows in the same turn bring 5 seals. If you begin with the lower row, the upper one is lost. You can have three orders in progress.
guide-8 = Under your ship there is a hold for one good, but only from your own kontor. You can use a stored good from your next turn on, as if it lay to the left of the whole route. It saves you a stop when you need goods that are far apart.
guide-9 = On your career card you climb step by step. A step costs several different goods, different luxuries, or ducats, all at once. At the end of each turn you get the seals that stand at your lowest free step: none for the first two, later 1, 2, 3 and finally 4. But every step that you cover takes a privilege away.
guide-10 = In each turn you may use one privilege that is not covered: a stop more for your route, 2 extra ducats, or an additional order for 3 ducats. If you use none of them and have the privilege for a seal, you get 1 seal. After the route you may buy one thing: the top kontor of a city, the next speed for your ship (5, 10, then 15 ducats), or an order for 6 ducats. Last you get your seals.
guide-11 = There are two bonus cards. In the first round in which somebody meets the condition of a card, everybody who meets it gets the high value. The next time it brings the low value, and then the card is gone. Only the diversity of goods is counted at the end, for everybody.
guide-12 = Some first advice: buy speed 3 at once, because it is cheap and makes every turn better. Look for a manufactory that needs only your good. Take the career steps with seals early, because they pay in every turn, but use a privilege before you cover it. Late in the game turn everything into seals: ducats only break ties.
