### Goa: names, labels, log, refusals, questions, what-ifs, options, points and the newcomer's guide.
### Optional fields come with a `<field>_count` of 0 or 1, lists with the number of their items.

## The game

game-title = Goa
game-short = Buy tiles at auction, found colonies and develop your company in eight rounds.
game-pitch = Eight rounds of auctions and three actions each: buy plantations, harvest, sail, and drive five skills of your company downwards. It suits people who like to build something and to bargain, best with three or four who have an evening. You will always be one action short, and love it.
game-about = Goa is a game of auctions and trade for 2 to 4 players. As merchants at the beginning of the 16th century you bid for plantations, ships, colonists and other help, harvest spices, found colonies, and spend what you earn on improving your own trading company. You will always have more plans than actions.
game-credits = Goa was designed by Rüdiger Dorn. It was first published by Hans im Glück in 2004; the edition played here was published in 2012 by Z-Man Games and Lookout. Kontor is an unofficial implementation in its own words; the yields of the development board, the list of the expedition cards, the numbers of the tiles of phase B and the Bonanza tiles are partly our own reconstruction.

## Names

spice-ginger = ginger
spice-cinnamon = cinnamon
spice-pepper = pepper
spice-nutmeg = nutmeg
spice-clove = clove

column-ships = ships
column-harvest = harvest
column-taxes = taxes
column-expedition = expedition
column-colony = colony

colony-quilon = Quilon
colony-cochin = Cochin
colony-madras = Madras
colony-calicut = Calicut

symbol-elephant = elephant
symbol-tiger = tiger
symbol-fish = fish
symbol-palm = palm tree
symbol-shell = shell
symbol-statue = statue

# Keywords that labels and log select on, the same in every language; they are never spoken.
resource-ships = ships
resource-colonists = colonists
resource-ducats = ducats
resource-spices = spices
resource-extra_actions = extra_actions

phase-A = phase A
phase-B = phase B

tile-plantation =
    { $fields ->
        [1] Single { $spice } plantation
        [2] Double { $spice } plantation
       *[other] Triple { $spice } plantation
    }
tile-colony =
    { $fields ->
        [1] { $colony } (any spice)
       *[other] { $colony } (any spice, { $fields } fields)
    }
tile-colony-pair =
    { $fields ->
        [1] { $colony } ({ $first }/{ $second })
       *[other] { $colony } ({ $first }/{ $second }, { $fields } fields)
    }

# What a tile does, `powers.en.ftl` says.
tile-crop_rotation = Crop rotation (any spice)
tile-foreman = Foreman
tile-mission_2 = Mission ({ $vp } VP)
tile-mission_3 = Mission ({ $vp } VP)
tile-red_ship = Ship (red)
tile-red_colonist = Colonist (red)
tile-red_ducats = Ducats (red)
tile-red_spice = Spice (red)
tile-red_expedition = Expedition (red)
tile-espionage = Espionage
tile-extra_harvest = Extra harvest
tile-resupply = Resupply
tile-vice_king = Vice-king
tile-duty = Duty
tile-swap = Swap
tile-ships_4 = Ships ({ $ships })
tile-colonists_4 = Colonists ({ $colonists })
tile-ships_or_colonists = Ships/Colonists ({ $ships }/{ $colonists })
tile-settlement = Settlement
tile-extra_actions_2 = Extra actions ({ $extra_actions })
tile-expeditions_2 = Expeditions II
tile-expeditions_3 = Expeditions III
tile-favor = Favor

# An expedition card is called by its top part, its symbol and its colonists.
card =
    “{ $effect }” ({ $symbol }, { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    })
effect-gain_ships =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
effect-gain_colonists =
    { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
effect-gain_ducats =
    { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
effect-gain_spices =
    up to { $spices ->
        [one] 1 spice
       *[other] { $spices } spices
    }
effect-sell_spices =
    sell up to { $spices ->
        [one] 1 spice
       *[other] { $spices } spices
    } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    } each
effect-advance_for_ducats = advance for ducats
effect-harvest_mix = mixed harvest
effect-found_extra_reveal = one more reveal when founding
effect-progress_no_spices = progress without spices
effect-progress_no_ships = progress without ships

bonanza-bonanza_ships =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
bonanza-bonanza_colonists =
    { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
bonanza-bonanza_ship_colonist =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } and { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
bonanza-bonanza_ducats =
    { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
bonanza-bonanza_ship_ducats =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } and { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
bonanza-bonanza_spices =
    { $spices ->
        [one] 1 spice
       *[other] { $spices } spices
    } of your choice
bonanza-bonanza_expedition =
    { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    }
bonanza-bonanza_extra_action =
    { $extra_actions ->
        [one] 1 extra action card
       *[other] { $extra_actions } extra action cards
    }

# Row and column count from 1, from the top left corner.
field = row { $row }, column { $column }
edge-n = the top edge, column { $number }
edge-e = the right edge, row { $number }
edge-s = the bottom edge, column { $number }
edge-w = the left edge, row { $number }

# What somebody does, after the name: see `event-action_taken`.
deed-progress = makes progress
    .you = make progress
deed-build_ships = builds ships
    .you = build ships
deed-harvest = harvests
    .you = harvest
deed-taxes = collects taxes
    .you = collect taxes
deed-expedition = goes on an expedition
    .you = go on an expedition
deed-found_colony = sets out to found a colony
    .you = set out to found a colony

## Actions

action-advance_two = Begin with your markers of { $first } and { $second } in row 2
action-take_ducats =
    Begin with { $amount ->
        [one] 1 ducat
       *[other] { $amount } ducats
    } more
action-place_flag = Put the flag at { $place }
action-place_marker = Put your marker on { $tile } ({ $field })
action-bid =
    { $ducats ->
        [one] Bid 1 ducat
       *[other] Bid { $ducats } ducats
    }
action-pass_bid = Pass
action-sell =
    Sell to { $bidder } and get { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }
action-buy =
    { $price ->
        [0] Buy it yourself for free
        [one] Buy it yourself and pay 1 ducat to the bank
       *[other] Buy it yourself and pay { $price } ducats to the bank
    }
action-progress =
    Progress in { $column } to row { $row }: pay { $spices } and { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
action-build_ships =
    { $amount ->
        [one] Build 1 ship
       *[other] Build { $amount } ships
    }
action-harvest =
    { $lost ->
        [0] { $amount ->
            [one] Harvest 1 spice
           *[other] Harvest { $amount } spices
        }
       *[other] { $fits ->
            [0] Harvest nothing: you have no free field
           *[other] Harvest { $fits } of { $amount } spices: you have no more free fields
        }
    }
action-taxes =
    { $amount ->
        [one] Collect 1 ducat of taxes
       *[other] Collect { $amount } ducats of taxes
    }
action-expedition =
    { $cards ->
        [one] Expedition: draw 1 card
       *[other] Expedition: draw { $cards } cards
    }
action-found_colony =
    Found { $colony }: it needs { $required } colonists, and { $board ->
        [0] your board gives none
       *[other] your board gives { $board }
    }
action-play_card = Play { $card }
action-use_tile = Use { $tile }. { $power }
action-discard_card = Discard { $card }
action-end_turn = End your turn
action-pay =
    { $missing ->
        [one] Pay 1 colonist and found { $colony }
       *[other] Pay { $missing } colonists and found { $colony }
    }
action-fail =
    { $missing ->
        [one] Give up founding { $colony } (1 colonist is missing) and take 1 colonist
       *[other] Give up founding { $colony } ({ $missing } colonists are missing) and take 1 colonist
    }
action-place_spice =
    Put { $spice } on { $tile }{ $fields ->
        [1] {""}
       *[other] { $sacks_count ->
            [0] , which is empty
           *[other] , where { $sacks_count } of { $fields } fields { $sacks_count ->
                [one] is
               *[other] are
            } full ({ $sacks })
        }
    }
action-take_spice =
    Return { $spice } from { $tile }{ $fields ->
        [1] {""}
       *[other] , where { $sacks_count } of { $fields } fields { $sacks_count ->
            [one] is
           *[other] are
        } full ({ $sacks })
    }
action-done =
    { $ends ->
        [harvest] { $lost ->
            [one] Give up 1 sack
           *[other] Give up { $lost } sacks
        }
        [expedition] End the expedition
       *[other] Stop here
    }
action-draw_next = Draw the next card
action-choose_column =
    Move your marker of { $column } to row { $row }{ $purpose ->
        [no_spices] : pay { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        } and no spices
        [no_ships] : pay { $spices } and no ships
        [ducats] : pay { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }
       *[vice_king] {" "}for free
    }
action-mix_ships =
    { $ships ->
        [0] Take no ships
        [one] Take 1 ship
       *[other] Take { $ships } ships
    }
action-mix_colonists =
    { $colonists ->
        [0] Take no colonists
        [one] Take 1 colonist
       *[other] Take { $colonists } colonists
    }
action-choose_resource =
    Take { $resource ->
        [ships] { $amount ->
            [one] 1 ship
           *[other] { $amount } ships
        }
        [colonists] { $amount ->
            [one] 1 colonist
           *[other] { $amount } colonists
        }
       *[spices] { $lost ->
            [0] { $amount ->
                [one] 1 spice
               *[other] { $amount } spices
            }
           *[other] { $fits ->
                [0] no spice: you have no free field
               *[other] { $fits } of { $amount } spices: you have no more free fields
            }
        }
    }
action-discard_plantation =
    Give up { $tile }{ $sacks_count ->
        [0] , which is empty
       *[other] {" "}and return { $sacks }{ $fields ->
            [1] {""}
           *[other] {" "}({ $sacks_count } of { $fields } fields { $sacks_count ->
                [one] is
               *[other] are
            } full)
        }
    }
action-choose_favor = Take { $tile }. { $power }
action-choose_grid_tile = Take { $tile } ({ $field })
action-choose_espionage = Use the { $column } column of { $opponent }: row { $row } gives { $amount }
action-name_colony =
    Found { $colony }: it needs { $required } colonists, and { $board ->
        [0] that board gives none
       *[other] that board gives { $board }
    }
action-choose_fill_tile =
    Fill { $tile }{ $sacks_count ->
        [0] , which is empty
       *[other] , where { $sacks_count } of { $fields } fields { $sacks_count ->
            [one] is
           *[other] are
        } full ({ $sacks })
    }
action-choose_colony_tile = Take { $tile }
action-play_extra = Play an extra action card and take an action
action-pass_extra = Pass for this round

## Log

event-start_card_revealed = { $seat } reveals { $card } in the search for the start player.
    .you = You reveal { $card } in the search for the start player.
event-start_player_found = { $seat } has the first elephant, takes the flag and becomes start player.
    .you = You have the first elephant, take the flag and become start player.
event-tiles_removed =
    { $tiles_count ->
        [one] 1 tile is
       *[other] { $tiles_count } tiles are
    } removed before { $phase }: { $tiles }.
event-round_began = Round { $number } begins, in { $phase }. { $seat } has the flag and is the first to place.
    .you = Round { $number } begins, in { $phase }. You have the flag and are the first to place.
event-flag_placed = { $seat } puts the flag and auction marker 1 at { $place }.
    .you = You put the flag and auction marker 1 at { $place }.
event-marker_placed = { $seat } puts auction marker { $marker } on { $tile } ({ $field }).
    .you = You put auction marker { $marker } on { $tile } ({ $field }).
event-auction_began =
    { $tile_count ->
        [0] Auction { $marker }: { $seat } puts up the flag.
       *[other] Auction { $marker }: { $seat } puts up { $tile }.
    }
    .you =
        { $tile_count ->
            [0] Auction { $marker }: you put up the flag.
           *[other] Auction { $marker }: you put up { $tile }.
        }
event-bid_made =
    { $amount ->
        [one] { $seat } bids 1 ducat.
       *[other] { $seat } bids { $amount } ducats.
    }
    .you =
        { $amount ->
            [one] You bid 1 ducat.
           *[other] You bid { $amount } ducats.
        }
event-bid_passed = { $seat } passes and does not bid.
    .you = You pass and do not bid.
event-tile_taken_for_nothing =
    { $tile_count ->
        [0] Nobody has bid, so { $seat } gets the flag for free.
       *[other] Nobody has bid, so { $seat } gets { $tile } for free.
    }
    .you =
        { $tile_count ->
            [0] Nobody has bid, so you get the flag for free.
           *[other] Nobody has bid, so you get { $tile } for free.
        }
event-tile_sold =
    { $seat } pays { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    } to { $auctioneer } for { $tile_count ->
        [0] the flag
       *[other] { $tile }
    }.
    .you =
        You pay { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        } to { $auctioneer } for { $tile_count ->
            [0] the flag
           *[other] { $tile }
        }.
    .you-auctioneer =
        { $seat } pays you { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        } for { $tile_count ->
            [0] the flag
           *[other] { $tile }
        }.
event-tile_bought =
    { $seat }, the auctioneer, buys { $tile_count ->
        [0] the flag
       *[other] { $tile }
    } for { $price ->
        [0] nothing
        [one] 1 ducat, paid to the bank
       *[other] { $price } ducats, paid to the bank
    }.
    .you =
        You buy { $tile_count ->
            [0] the flag
           *[other] { $tile }
        } yourself for { $price ->
            [0] nothing
            [one] 1 ducat, paid to the bank
           *[other] { $price } ducats, paid to the bank
        }.
event-flag_taken = { $seat } gets the flag and becomes start player.
    .you = You get the flag and become start player.
event-resources_gained =
    { $rule ->
        [GOA-B3] All markers of { $seat } have reached a new row: { $seat } takes { $amount ->
            [one] 1 extra action card
           *[other] { $amount } extra action cards
        }.
       *[other] { $seat } takes { $resource ->
            [ships] { $amount ->
                [one] 1 ship
               *[other] { $amount } ships
            }
            [colonists] { $amount ->
                [one] 1 colonist
               *[other] { $amount } colonists
            }
            [ducats] { $amount ->
                [one] 1 ducat
               *[other] { $amount } ducats
            }
           *[extra_actions] { $amount ->
                [one] 1 extra action card
               *[other] { $amount } extra action cards
            }
        }.
    }
    .you =
        { $rule ->
            [GOA-B3] All your markers have reached a new row: you take { $amount ->
                [one] 1 extra action card
               *[other] { $amount } extra action cards
            }.
           *[other] You take { $resource ->
                [ships] { $amount ->
                    [one] 1 ship
                   *[other] { $amount } ships
                }
                [colonists] { $amount ->
                    [one] 1 colonist
                   *[other] { $amount } colonists
                }
                [ducats] { $amount ->
                    [one] 1 ducat
                   *[other] { $amount } ducats
                }
               *[extra_actions] { $amount ->
                    [one] 1 extra action card
                   *[other] { $amount } extra action cards
                }
            }.
        }
event-resources_paid =
    { $seat } pays { $resource ->
        [ships] { $amount ->
            [one] 1 ship
           *[other] { $amount } ships
        }
        [colonists] { $amount ->
            [one] 1 colonist
           *[other] { $amount } colonists
        }
       *[ducats] { $amount ->
            [one] 1 ducat
           *[other] { $amount } ducats
        }
    }.
    .you =
        You pay { $resource ->
            [ships] { $amount ->
                [one] 1 ship
               *[other] { $amount } ships
            }
            [colonists] { $amount ->
                [one] 1 colonist
               *[other] { $amount } colonists
            }
           *[ducats] { $amount ->
                [one] 1 ducat
               *[other] { $amount } ducats
            }
        }.
event-spice_placed = { $seat } puts { $spice } on { $tile }.
    .you = You put { $spice } on { $tile }.
event-spices_lost =
    { $count ->
        [one] 1 spice of { $seat } finds no free field and is lost.
       *[other] { $count } spices of { $seat } find no free field and are lost.
    }
    .you =
        { $count ->
            [one] 1 of your spices finds no free field and is lost.
           *[other] { $count } of your spices find no free field and are lost.
        }
event-spice_returned = { $seat } returns { $spice } from { $tile }.
    .you = You return { $spice } from { $tile }.
event-plantation_placed = { $seat } puts { $tile } on a plantation space.
    .you = You put { $tile } on a plantation space.
event-plantation_replaced =
    { $kept ->
        [yes] { $seat } gives up { $tile }, which stays face down and still counts at the end.
       *[no] { $seat } gives up { $tile }.
    }
    .you =
        { $kept ->
            [yes] You give up { $tile }, which stays face down and still counts at the end.
           *[no] You give up { $tile }.
        }
event-tile_kept =
    { $rule ->
        [GOA-R51] { $seat } keeps { $tile } next to the board, turned over until the next round.
       *[other] { $seat } keeps { $tile } next to the board.
    }
    .you =
        { $rule ->
            [GOA-R51] You keep { $tile } next to your board, turned over until the next round.
           *[other] You keep { $tile } next to your board.
        }
event-favor_taken = { $seat } takes { $tile } from the removed tiles.
    .you = You take { $tile } from the removed tiles.
event-bonanza_taken = { $seat } turns up a Bonanza tile: { $bonanza }.
    .you = You turn up a Bonanza tile: { $bonanza }.
event-turn_began = { $seat } begins action { $number } of the round.
    .you = You begin action { $number } of the round.
event-action_taken = { $seat } { $action }.
    .you = You { $action }.
event-marker_moved = { $seat } moves the { $column } marker down to row { $row }.
    .you = You move your { $column } marker down to row { $row }.
event-card_drawn =
    { $rule ->
        [GOA-B1] { $card_count ->
            [0] { $seat } is the first to reach this row and draws an expedition card.
           *[other] { $seat } is the first to reach this row and draws { $card }.
        }
       *[other] { $card_count ->
            [0] { $seat } draws an expedition card.
           *[other] { $seat } draws { $card }.
        }
    }
    .you =
        { $rule ->
            [GOA-B1] You are the first to reach this row and draw { $card }.
           *[other] You draw { $card }.
        }
event-cards_revealed =
    { $cards_count ->
        [0] { $seat } finds no card to reveal.
       *[other] { $rule ->
            [GOA-R9] { $seat } also reveals { $cards }: { $colonists ->
                [one] 1 more colonist
               *[other] { $colonists } more colonists
            }.
           *[other] { $seat } reveals { $cards }: { $colonists ->
                [one] 1 colonist
               *[other] { $colonists } colonists
            } in all.
        }
    }
    .you =
        { $cards_count ->
            [0] You find no card to reveal.
           *[other] { $rule ->
                [GOA-R9] You also reveal { $cards }: { $colonists ->
                    [one] 1 more colonist
                   *[other] { $colonists } more colonists
                }.
               *[other] You reveal { $cards }: { $colonists ->
                    [one] 1 colonist
                   *[other] { $colonists } colonists
                } in all.
            }
        }
event-deck_reshuffled =
    The discard pile is shuffled and becomes the new deck ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
event-card_played = { $seat } plays { $card }.
    .you = You play { $card }.
event-card_discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-tile_used = { $seat } uses { $tile }.
    .you = You use { $tile }.
event-tile_swapped = { $seat } takes { $tile } ({ $field }) and puts Swap in its place.
    .you = You take { $tile } ({ $field }) and put Swap in its place.
event-row_spied = { $seat } uses the { $column } column of { $opponent }.
    .you = You use the { $column } column of { $opponent }.
    .you-opponent = { $seat } uses your { $column } column.
event-founding_began =
    { $seat } tries to found { $colony }, which needs { $required } colonists; { $board ->
        [0] the board gives none
       *[other] the board gives { $board }
    }, and cards are revealed for the rest.
    .you =
        You try to found { $colony }, which needs { $required } colonists; your board { $board ->
            [0] gives none
           *[other] gives { $board }
        }, and cards are revealed for the rest.
event-colony_founded = { $seat } founds { $colony }.
    .you = You found { $colony }.
event-colony_tile_taken = { $seat } takes the colony tile { $tile }.
    .you = You take the colony tile { $tile }.
event-founding_failed = { $seat } fails to found { $colony }: colonists are missing.
    .you = You fail to found { $colony }: colonists are missing.
event-extra_action_played = { $seat } plays an extra action card and takes one more action.
    .you = You play an extra action card and take one more action.
event-extra_actions_passed =
    { $rule ->
        [GOA-E8] { $seat } has no extra action card and passes for this round.
       *[other] { $seat } takes no extra action and passes for this round.
    }
    .you =
        { $rule ->
            [GOA-E8] You have no extra action card and pass for this round.
           *[other] You take no extra action and pass for this round.
        }
event-round_ended = Round { $number } ends, and the red tiles are turned back.
event-hand_shown =
    { $cards_count ->
        [0] { $seat } has no cards in hand.
       *[other] { $seat } shows the cards in hand: { $cards }.
    }
    .you =
        { $cards_count ->
            [0] You have no cards in hand.
           *[other] You show the cards in your hand: { $cards }.
        }
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

refusal-GOA-O1 = Goa is for { $least } to { $most } players, but this match has { $seats } seats. Choose from { $least } to { $most } seats.
refusal-GOA-O4 = The first revealer must have a seat in this match. Choose one of its { $seats } seats, or have the first revealer drawn by lot.
refusal-GOA-V1 = The quick start moves two different markers, and { $column } is named twice. Choose another column for one of them.
    .order = Name the two columns in the order of the board: ships, harvest, taxes, expedition, colony. The result is the same.
refusal-GOA-P1 = There is a tile here: { $place }. Put the flag on an empty field or at the edge of the grid.
refusal-GOA-P2 = There is no tile directly next to this place: { $place }. Put the flag where it touches a tile; touching it diagonally is not enough.
refusal-GOA-P3 = The tile in { $field } is not next to the flag. Choose a tile that touches the flag, directly or diagonally.
refusal-GOA-P4 = The tile in { $field } is not next to auction marker { $marker }. Choose a tile that touches it, directly or diagonally.
    .empty = There is no tile in { $field }. Put your marker on a tile.
refusal-GOA-P7 = The tile in { $field } already has a marker. Choose a tile without one.
refusal-GOA-A2 =
    { $bid ->
        [0] A bid is at least 1 ducat. Bid that much or more, or pass.
        [one] The highest bid is 1 ducat. Bid more, or pass.
       *[other] The highest bid is { $bid } ducats. Bid more, or pass.
    }
refusal-GOA-A3 =
    { $ducats ->
        [0] You have no ducats, so you can only pass.
        [one] You have only 1 ducat, and you cannot bid more than you have. Bid less, or pass.
       *[other] You have only { $ducats } ducats, and you cannot bid more than you have. Bid less, or pass.
    }
refusal-GOA-A6 =
    To buy it yourself you would have to pay { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }, and you have { $ducats ->
        [0] none
       *[other] only { $ducats }
    }. Sell it to the highest bidder.
refusal-GOA-K4 = You cannot use { $tile }: it only counts at the end of the game.
refusal-GOA-K5 =
    .bottom = Your marker of { $column } is in row 5 and cannot go any further. Choose another column.
    .ships =
        This step in { $column } costs { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }, and you have { $owned ->
            [0] none
           *[other] only { $owned }
        }. Build ships first, or choose a cheaper step.
    .spices = This step in { $column } costs { $spice }, and you have none. Get some first, or choose another column.
refusal-GOA-K6 = There is no { $spice } on { $tile }. Choose one of your tiles that holds it.
    .due = The next spice to pay is { $spice }. Choose a tile that holds it.
    .stop = The step has to be paid in full, and { $spice } comes next. Choose a tile that holds it.
refusal-GOA-K8 =
    .other = This spice cannot go on { $tile }. Choose one of the tiles that are offered.
    .full = All fields of { $tile } are full. Choose a tile with a free field.
    .fitting = { $tile } does not take { $spice }. Choose a spice that this tile allows, or another tile.
refusal-GOA-K9 =
    You must place as many spices as fit, and { $left ->
        [one] 1 spice is
       *[other] { $left } spices are
    } left. Choose the next field.
refusal-GOA-K11 =
    Your expedition row allows you to draw at most { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }. Draw fewer.
refusal-GOA-K12 =
    Your hand limit is { $limit }, and you hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }, so there is no room for that many. Discard or play a card first, or draw fewer if that is enough.
refusal-GOA-K13 = You have already founded { $colony }. Name a colony that you do not have yet.
refusal-GOA-K16 =
    The founding lacks { $missing ->
        [one] 1 colonist
       *[other] { $missing } colonists
    }, and you have { $owned ->
        [0] none
       *[other] only { $owned }
    }. Use a card or a tile that brings colonists, or give up the founding.
refusal-GOA-K19 = { $tile } is not in the pile of { $colony }. Choose a tile from that pile.
refusal-GOA-K22 =
    .none = An expedition draws at least 1 card. Draw one, or choose another action.
    .left =
        { $left ->
            [0] There is no card left to draw. Choose another action.
            [one] There is only 1 card left to draw. Draw that one.
           *[other] There are only { $left } cards left to draw. Draw fewer.
        }
refusal-GOA-K26 = You are already founding a colony, and a second founding cannot begin during the founding pause. Choose ships, harvest or taxes.
refusal-GOA-C1 = { $card } is not in your hand. Play one of your hand cards.
refusal-GOA-C2 = You have already played an expedition card in this turn, and only one is allowed. Keep this one for a later turn.
refusal-GOA-C4 = This card changes an action and is played at the start of it. Play it in a later turn, before you take your action.
refusal-GOA-C5 = The card gives at least 1 spice. Choose a field for it.
refusal-GOA-C6 = The card sells at least 1 spice. Choose one to return.
refusal-GOA-C7 =
    This step in { $column } costs { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }, more than you have. Choose a cheaper step.
    .bottom = Your marker of { $column } is in row 5 and cannot go any further. Choose another column.
refusal-GOA-C8 =
    Your harvest has only { $left } left to give. Take at most { $left }.
    .fields =
        You do not have enough free fields for the rest as spices. Take at least { $fewest ->
            [one] 1 colonist
           *[other] { $fewest } colonists
        }.
refusal-GOA-C10 = { $card } is not in your hand. Discard one of your hand cards.
refusal-GOA-C12 =
    .bottom = All your markers are in row 5, so there is no step left to take.
    .colony = You have already founded all four colonies, so this card has no founding to help.
    .ships = You do not have the ships for a step in any column. Get ships before you play “{ effect-progress_no_spices }”.
    .spices = You do not have the spices for a step in any column. Get spices before you play “{ effect-progress_no_ships }”.
refusal-GOA-T2 = { $tile } is not on one of your plantation spaces. Give up one of the four plantations there; the new one stays.
refusal-GOA-T6 = There is no tile in { $field }. Choose a field with a tile.
refusal-GOA-T7 = This tile gives no spices. Choose ships or colonists.
refusal-GOA-T8 = { $tile } is not among the removed tiles. Choose one of those.
refusal-GOA-T9 = { $tile } is turned over: you have already used it in this round, or you got it by swap. You can use it in the next round.
refusal-GOA-T10 = Espionage uses the row of an opponent. Choose another player.
    .column = Espionage does not work with { $column }. Choose ships, harvest, taxes or colony.
refusal-GOA-T11 = { $tile } is not yours or has no free field. Choose one of your plantations or colonies with a free field.
    .first = Extra harvest fills at least one tile. Choose it before you stop.
refusal-GOA-T12 = You have no free field for a spice. Take ships or colonists.
refusal-GOA-T13 = Vice-king moves one of your least advanced markers, and your { $column } marker is further down. Choose a marker in the row with the smallest number.
refusal-GOA-T14 =
    .fulfilled = You have already fulfilled this duty. It counts at the end.
    .spices = Duty costs { $required } spices, and you have fewer. Harvest first.
    .stop =
        { $left ->
            [one] 1 spice is
           *[other] { $left } spices are
        } still due for the duty. Choose the next one to return.
refusal-GOA-T15 = You do not have { $tile }. Use one of your own tiles.
refusal-GOA-E3 =
    You have { $cards ->
        [one] 1 extra action card
       *[other] { $cards } extra action cards
    }, and you may keep { $keep ->
        [0] none
       *[other] only { $keep }
    } for the next round. Play one now.
refusal-GOA-R9 = You play the card “{ effect-found_extra_reveal }” during a founding, when colonists are missing after the reveal. Begin to found a colony first.
refusal-GOA-R16 = This founding uses espionage, and “{ effect-found_extra_reveal }” only helps an action of your own. Use something else, pay, or give up the founding.
refusal-GOA-R17 = All your markers are in row 5, so Vice-king has none to move.
refusal-GOA-R33 = In this match cards are discarded only before the action. Discard them in your next turn, before you act.
refusal-GOA-R39 =
    .bottom = All your markers are in row 5, so this would change nothing.
    .field = You have no free field for a spice, so this would change nothing. Make room first, for example by progress.
    .board = This row gives no more colonists than your founding has already. Choose a lower row or another column.
    .spice = You have no spice to sell. Harvest first.
    .price =
        With { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        } you cannot pay for any step with this card. Get more ducats first.
    .card = There is no expedition card left to draw or reveal, so this would change nothing.
    .colony = You have founded all four colonies. Choose ships, harvest or taxes.
refusal-GOA-R54 = The colony column of an opponent helps in a founding of your own, when colonists are missing. Choose ships, harvest or taxes.
refusal-GOA-R44 =
    There is no expedition card left to reveal. Use something else, pay, or give up the founding.
    .start = The two cards of the founding are the last ones, so there is no third one to reveal. Found a colony without this card.

## Questions

question-quick_start = How do you begin: with two markers in row 2 of your development board, or with more ducats?
    .other = { $seat } chooses how to begin: with two markers in row 2, or with more ducats.
question-place_flag = Where do you put the flag with auction marker 1? It goes to the edge of the grid or on an empty field, directly next to a tile. The next marker must lie next to the flag.
    .other = { $seat } chooses a place for the flag with auction marker 1.
question-place_marker = On which tile do you put auction marker { $marker }? You will be the auctioneer of this tile.
    .other = { $seat } chooses a tile for auction marker { $marker }.
question-bid =
    What do you bid for { $tile_count ->
        [0] the flag
       *[other] { $tile }
    }, if anything? { $price ->
        [0] Nobody has bid yet.
        [one] { $bidder } bids 1 ducat.
       *[other] { $bidder } bids { $price } ducats.
    } You can bid only once; { $auctioneer } decides. { $power }
    .other =
        { $seat } chooses a bid for { $tile_count ->
            [0] the flag
           *[other] { $tile }
        }. { $price ->
            [0] Nobody has bid yet.
            [one] The highest bid is 1 ducat.
           *[other] The highest bid is { $price } ducats.
        }
question-auctioneer_decide =
    { $bidder } bids { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    } for { $tile_count ->
        [0] the flag
       *[other] { $tile }
    }. { $payable ->
        [yes] Do you sell it, or buy it yourself for 1 ducat less?
       *[no] You have too few ducats to buy it yourself, so you sell it.
    } { $power }
    .other =
        { $seat } decides about { $tile_count ->
            [0] the flag
           *[other] { $tile }
        }: sell for { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        }, or buy for 1 ducat less.
question-turn = Which action do you take? Before it you may use tiles and discard cards, and you may play one card in each turn.
    .other = { $seat } chooses an action.
question-after_action =
    { $answers ->
        [1] Your action is done, and you have nothing more to use or to play.
       *[other] Your action is done. Do you still use a tile or a card, or are you finished?
    }
    .other = { $seat } has taken the action and may still use tiles and cards before the turn ends.
question-extra_or_pass =
    { $must ->
        [yes] You have { $cards } extra action cards and may keep only one for the next round, so play one for one more action.
       *[no] Do you play your extra action card for one more action, or keep it and pass for this round?
    }
    .other =
        { $must ->
            [yes] { $seat } has to play an extra action card.
           *[no] { $seat } decides whether to play an extra action card or to pass for this round.
        }
question-harvest_pause =
    { $left ->
        [one] 1 sack of your harvest finds no free field
       *[other] { $left } sacks of your harvest find no free field
    }{ $answers ->
        [1] , and you have nothing to make room with.
       *[other] . Do you make room with { $played ->
            [yes] a tile, such as a duty
           *[no] a card or a tile, such as a sale or a duty
        }, or do you give up { $left ->
            [one] the sack?
           *[other] the sacks?
        }{ $discards ->
            [yes] {" "}You may also discard cards.
           *[no] {""}
        }
    }
    .other =
        { $left ->
            [one] 1 sack of the harvest finds no free field
           *[other] { $left } sacks of the harvest find no free field
        }: { $seat } may make room.
question-expedition_pause =
    Your expedition may bring { $left ->
        [one] 1 more card
       *[other] up to { $left } more cards
    }. { $draws ->
        [full] You hold { $hand ->
            [one] 1 card
           *[other] { $hand } cards
        } with a limit of { $limit }: { $discards ->
            [yes] { $played ->
                [yes] discard a card to make room, or end
               *[no] play or discard a card to make room, or end
            }
           *[no] { $played ->
                [yes] end
               *[no] play a card to make room, or end
            }
        } the expedition.
       *[other] { $draws ->
            [none] But there is none left: do you end the expedition?
           *[yes] Your hand has room for { $room }: do you draw the next one, or end the expedition?
        } Before that you may use a tile{ $discards ->
            [yes] , play or discard a card
           *[no] {""} or play a card
        }.
    }
    .other =
        { $seat } decides whether to go on with the expedition. It may bring { $left ->
            [one] 1 more card
           *[other] up to { $left } more cards
        }.
question-founding =
    { $missing ->
        [one] 1 colonist is
       *[other] { $missing } colonists are
    } missing for { $colony }. { $payable ->
        [yes] Do you pay, or give up and take 1 colonist?
       *[no] You have too few to pay: do you give up and take 1 colonist?
    } Before that you may still use a tile or a card{ $espionage ->
        [yes] , but not the extra reveal, since this founding uses espionage
       *[no] {""}
    }.
    .other =
        { $missing ->
            [one] 1 colonist is
           *[other] { $missing } colonists are
        } missing for { $colony }: { $seat } decides whether to pay or to give up.
question-place_spice =
    { $tile_count ->
        [0] { $up_to ->
            [yes] On which field do you put the next spice? You may place { $left ->
                [one] 1 more
               *[other] up to { $left }
            }.
           *[no] Which spice do you put on which field?{ $left ->
                [one] {""}
               *[other] {" "}{ $left } spices are left to place, as many as fit.
            }
        }
       *[other] Which spice do you put on { $tile }? { $left ->
            [one] 1 field is free.
           *[other] { $left } fields are free.
        }
    }
    .other =
        { $tile_count ->
            [0] { $seat } chooses a field for the next spice.
           *[other] { $seat } chooses a spice for { $tile }.
        }
question-take_spice =
    { $purpose ->
        [progress] { $due_count ->
            [one] From which tile do you return the spice that is due, { $due }?
           *[other] From which tile do you return the next spice? Still due, in this order: { $due }.
        }
        [sale] { $may_stop ->
            [yes] Which spice do you sell next, or do you stop here? You may sell { $left } more.
           *[no] Which spice do you sell first? You may sell up to { $left }.
        }
       *[duty] Which spice do you return { $left ->
            [one] as the last one for the duty?
           *[other] for the duty? { $left } spices are still due.
        }
    }
    .other =
        { $purpose ->
            [progress] { $seat } chooses a tile to return a spice from.
            [sale] { $seat } chooses a spice to sell.
           *[duty] { $seat } chooses a spice to return for the duty.
        }
question-choose_column =
    { $purpose ->
        [no_spices] Which of your markers do you move one row down, paying ships but no spices?
        [no_ships] Which of your markers do you move one row down, paying spices but no ships?
        [ducats] Which of your markers do you move one row down, paying ducats?
       *[vice_king] Which of your least advanced markers do you move one row down for free?
    }
    .other = { $seat } chooses a marker to move one row down.
question-mix_ships = You divide a harvest of { $left } among ships, colonists and spices. How many ships do you take?
    .other = { $seat } divides a harvest of { $left } among ships, colonists and spices.
question-mix_colonists = A harvest of { $left } is left for colonists and spices. How many colonists do you take?
    .other = { $seat } divides a harvest of { $left } among colonists and spices.
question-choose_resource =
    { $revealed_count ->
        [0] Do you take ships or colonists?
       *[other] The revealed cards show { $ships ->
            [one] 1 colonist
           *[other] { $ships } colonists
        }: do you take that many ships, colonists or spices?
    }
    .other =
        { $revealed_count ->
            [0] { $seat } chooses between ships and colonists.
           *[other] { $seat } chooses between ships, colonists and spices for the revealed cards.
        }
question-discard_plantation = Your four plantation spaces are full. Which plantation do you give up for { $tile }? You lose the spices on it.
    .other = { $seat } chooses a plantation to give up for { $tile }.
question-choose_favor = Which of the removed tiles do you take? It works as if you had bought it.
    .other = { $seat } chooses one of the removed tiles.
question-choose_grid_tile = Which tile of the grid do you take? Swap is put in its place, and the new tile works as if you had bought it.
    .other = { $seat } chooses a tile of the grid; Swap is put in its place.
question-choose_espionage =
    Which column of which opponent do you use: ships, harvest{ $spies ->
        [yes] { $pause ->
            [yes] , taxes or colony? The number of the colony column replaces yours in this founding.
           *[no] {" "}or taxes? The colony column helps only while you found a colony.
        }
       *[no] { $pause ->
            [yes] {" "}or taxes? A second founding cannot begin now.
           *[no] , taxes or colony?
        }
    }
    .other = { $seat } chooses a column of another player to use.
question-name_colony = Which colony do you found with the colony column of { $opponent }?
    .other = { $seat } chooses a colony to found.
question-name_founding = Which colony do you found? You reveal { $cards } cards for it instead of { $usual }.
    .other = { $seat } chooses a colony to found, with { $cards } cards to reveal instead of { $usual }.
question-choose_fill_tile =
    Which of your plantations and colonies do you fill completely? You may fill { $left ->
        [one] 1 more
       *[other] up to { $left }
    }{ $may_stop ->
        [yes] , or stop here
       *[no] {""}
    }.
    .other = { $seat } chooses a plantation or a colony to fill.
question-choose_colony_tile = Which tile of { $colony } do you take? It decides which spices the colony can hold.
    .other = { $seat } chooses a tile of { $colony }.

## What-ifs

change-ships = Ships of { $thing }: { $before } → { $after }
    .you = Your ships: { $before } → { $after }
change-colonists = Colonists of { $thing }: { $before } → { $after }
    .you = Your colonists: { $before } → { $after }
change-ducats = Ducats of { $thing }: { $before } → { $after }
    .you = Your ducats: { $before } → { $after }
change-extra_actions = Extra action cards of { $thing }: { $before } → { $after }
    .you = Your extra action cards: { $before } → { $after }
change-spices = Spices of { $thing }: { $before } → { $after }
    .you = Your spices: { $before } → { $after }
change-cards = Expedition cards of { $thing }: { $before } → { $after }
    .you = Your expedition cards: { $before } → { $after }
change-row = Row in { $thing }: { $before } → { $after }
change-points = VP that { $thing } gets for this: { $before } → { $after }
    .you = Your VP for this: { $before } → { $after }
change-colonists_needed =
    { $after ->
        [0] Your board gives all the colonists that { $thing } needs
       *[other] { $after ->
            [one] 1 colonist for { $thing } must come from the revealed cards and your own; if that is not enough, you take 1 colonist
           *[other] { $after } colonists for { $thing } must come from the revealed cards and your own; if they are too few, you take 1 colonist
        }
    }
change-sacks = Your sacks of { $thing }: { $before } → { $after }
change-sacks_lost = Sacks of your harvest that are lost: { $after }

## Options

option-quick_start = Quick start: before the first round everybody either moves two markers to row 2 or takes 10 more ducats, so that the companies get going sooner.
option-quick_start-true = With quick start
option-quick_start-false = Without quick start
option-bonanza = Bonanza: under each corner tile of the grid lies a small bonus, face down. The player who gets the corner tile gets the bonus too.
option-bonanza-true = With Bonanza tiles
option-bonanza-false = Without Bonanza tiles
option-first_revealer = First revealer: the player who reveals the first card, drawn by lot or chosen. Players reveal cards in turn, and the one who reveals the first elephant becomes start player.
option-first_revealer-random = Drawn by lot
option-first_revealer-seat = Seat { $number }
option-open_money = Open money: everybody sees all ducats. Otherwise you see only your own, and you have to remember what the others gained and paid.
option-open_money-true = Ducats open
option-open_money-false = Ducats hidden
option-extra_reveal = One more reveal: the moment at which you play the expedition card that reveals one more card in a founding. The German rulebook wants it at the start of the action.
option-extra_reveal-start = At the start of the founding
option-extra_reveal-after_reveal = After the reveal, if colonists are missing
option-swapped_red_tiles = Red tiles by swap: when you can first use a red tile that you get by swap in the action phase. The German rulebook says that red tiles are used from the following action phase on.
option-swapped_red_tiles-next_phase = From the next action phase on
option-swapped_red_tiles-at_once = At once
option-discarding = Discarding: when in your turn you may throw expedition cards away. The German rulebook says at any time.
option-discarding-any_time = At any moment of your turn
option-discarding-before_action = Only before your action
option-effects_during = During an action: where you may use tiles and play a card in the middle of an action. The German rulebook says during any action: when sacks of a harvest would be lost, and before the next card of an expedition.
option-effects_during-any_action = In harvests and expeditions, too
option-effects_during-founding = Only when founding a colony
option-espionage_colony = Espionage on colonies: what the colony column of an opponent gives you. The German rulebook speaks of the colonists in a founding.
option-espionage_colony-number = Its number in one founding of your own
option-espionage_colony-founding = A whole founding without an action

## Points

score-development = Development board
score-colonies = Colonies
score-plantations = Single plantations
score-duties = Fulfilled duties
score-missions = Missions
score-symbols = Symbols on hand cards
score-money = Most ducats
score-total = Total

# Which rule set players of equal points apart.
tie-ducats = { $ahead } and { $behind } have equal points; more ducats decide: { $ahead } has { $more }, { $behind } { $less }.

## The newcomer's guide (one line each: the screen breaks them)

guide-1 = You lead a trading company and improve it step by step. Your development board has five columns: ships, harvest, taxes, expedition and colony. In each of them a marker starts in row 1. The further down it goes, the more that action gives you, and the more victory points (VP) it counts at the end. After eight rounds, four in phase A and four in phase B, the player with the most VP wins.
guide-2 = In the middle lies a grid of 25 tiles. Every round begins with placing markers: the player who holds the flag puts it with auction marker 1 next to a tile, at the edge of the grid or on an empty field. Then, clockwise, each player puts a marker on a tile next to the marker before it, directly or diagonally, and the flag holder places the last one. Rows and columns are counted from the top left.
guide-3 = Then the flag and these tiles are sold, in the order of the markers. The owner of the marker is the auctioneer. Every other player has just one chance to bid more or to pass, and the auctioneer decides last: either the highest bidder pays the auctioneer, or the auctioneer buys the tile and pays 1 ducat less, to the bank. If nobody bids, the auctioneer gets the tile for free. The player who gets the flag acts first and takes an extra action card.
guide-4 = Now everybody takes three actions, one at a time in turn. Build ships, harvest and taxes give you ships, spices or ducats, as many as your row of that column shows. With an expedition you draw cards, and with “found a colony” you try to found one. The sixth action is progress: you move one marker one row down and pay the spices shown there and one ship for each of them. The first step costs 1 spice, the next ones 2, 3 and 4 different spices.
guide-5 = Spices need a field to lie on. A plantation comes with all its fields full of its own spice, and a harvest fills fields that have become free. What does not fit is lost. You have space for four plantations; for a fifth you give up one of them.
guide-6 = There are four colonies, and you can found each of them once: Quilon needs 6 colonists, Cochin 8, Madras 10 and Calicut 12. Name one and reveal two expedition cards. The colonists in your row of colony and those on the two cards count together, and you may pay what is missing from your own colonists. If you cannot or do not want to pay, you lose nothing and even take 1 colonist. A colony gives you fields for more than one kind of spice, and VP.
guide-7 = An expedition card can be used in three ways: you play it for its top part, at most one card in each turn; it is revealed from the deck for its colonists; or you keep it for its symbol. Equal symbols in your hand count 1, 3, 6, 10 or 15 VP at the end. In your turn you can also use the tiles that you keep, such as the red ones, which work once in every round. None of this costs an action.
guide-8 = After the three actions come the extra actions. Play an extra action card for one more action, or pass; you can keep only one card for the next round. You get these cards with the flag, from some tiles, and whenever the last of your five markers reaches row 2, 3, 4 or 5. The first player to reach row 4 or row 5 of a column draws an expedition card.
guide-9 = At the end each marker counts 0, 1, 3, 6 or 10 VP by its row, and your colonies count 1, 3, 6 or 10 VP by their number. Add your symbols, 1 VP for each single plantation (3 with Foreman), 5 VP for each fulfilled Duty, your Missions, and 3 VP for having the most ducats. Ships, colonists and spices that are left over count nothing.
guide-10 = Some first advice: get two or three plantations early, because without spices there is no progress. Watch your ships: every spice that you spend on progress costs a ship as well. Red tiles are worth most in the first rounds. As auctioneer, welcome every bid: it brings you either money or the tile for 1 ducat less. And never bid more than you want to pay: the auctioneer may let you have it.
