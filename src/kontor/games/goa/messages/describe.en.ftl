### Goa: what every thing on the table is. The sentence says what it is and does; `.kind` names its kind, `.when` says
### when it is used, `.now` the fact that matters to the reader now.

## Tiles

describe-tile_plantation = { $power }
    .kind = Plantation
    .when = You get it in an auction; the harvest action fills its free fields, and progress takes spices from it.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours, with { $sacks_count ->
                [one] 1 sack
               *[other] { $sacks_count } sacks
            }.
            [theirs] It belongs to { $seat }, with { $sacks_count ->
                [one] 1 sack
               *[other] { $sacks_count } sacks
            }.
           *[elsewhere] It is out of play now.
        }
describe-tile_crop_rotation = { $power }
    .kind = Plantation
    .when = You get it in an auction; the harvest action fills its field, and progress takes the spice from it.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours, with { $sacks_count ->
                [one] 1 sack
               *[other] { $sacks_count } sacks
            }.
            [theirs] It belongs to { $seat }, with { $sacks_count ->
                [one] 1 sack
               *[other] { $sacks_count } sacks
            }.
           *[elsewhere] It is out of play now.
        }
describe-tile_scoring = { $power }
    .kind = Scoring tile
    .when = You get it in an auction and keep it; it counts at the end.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours.
            [theirs] It belongs to { $seat }.
           *[elsewhere] It is out of play now.
        }
describe-tile_red = { $power }
    .kind = Red tile
    .when = You get it in an auction; from then on you may use it once in every action phase.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours.
            [theirs] It belongs to { $seat }.
           *[elsewhere] It is out of play now.
        }
describe-tile_one_shot = { $power }
    .kind = Tile to use once
    .when = You get it in an auction and keep it until you use it in one of your action turns.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours.
            [theirs] It belongs to { $seat }.
           *[elsewhere] It is out of play now.
        }
describe-tile_swap = { $power }
    .kind = Tile to use once
    .when = You get it in an auction and keep it until you use it in one of your action turns.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours.
            [theirs] It belongs to { $seat }.
           *[elsewhere] It is out of play now.
        }
describe-tile_immediate = { $power }
    .kind = Resource tile
    .when = The player who gets it in an auction takes what it gives before the next auction.
    .now =
        { $where ->
            [grid] It lies on the grid.
            [mine] It is yours.
            [theirs] It belongs to { $seat }.
           *[elsewhere] It is out of play now.
        }
describe-tile_colony =
    A colony with { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    } for { $spices }: they are filled at once when you found { $colony }, and by every harvest.
    .kind = Colony
    .when = You get it by the action found a colony.
    .now =
        { $where ->
            [mine] It is yours, with { $sacks_count ->
                [one] 1 sack
               *[other] { $sacks_count } sacks
            }.
            [theirs] It belongs to { $seat }, with { $sacks_count ->
                [one] 1 sack
               *[other] { $sacks_count } sacks
            }.
           *[elsewhere] It lies in the pile of { $colony }.
        }
describe-colony =
    It needs { $required } colonists: those of your colony column and of 2 revealed expedition cards count, and you may pay the missing ones.
    .kind = Colony
    .when = You may found it by the action found a colony, once in the game.
    .now =
        { $founded ->
            [yes] You have founded { $colony }.
           *[no] { $left ->
                [one] 1 tile of { $colony } is left.
               *[other] { $left } tiles of { $colony } are left.
            }
        }

## Cards

describe-card =
    Played for its top part (“{ $effect }”), revealed for { $colonists ->
        [one] its 1 colonist
       *[other] its { $colonists } colonists
    }, or kept in hand to the end for its symbol ({ $symbol }).
    .kind = Expedition card
    .when =
        { $modifies ->
            [yes] You may play one card in each of your action turns. The letter A at the top means: this one only together with the action it names.
           *[no] You may play one card in each of your action turns. The arrow at the top means: this one takes effect at once, before, during or after the action.
        }
    .now =
        { $where ->
            [discard] It is in the discard pile.
           *[hand] It is in your hand.
        }
describe-hidden_card = An expedition card that lies face down: only the player who holds it sees it.
    .kind = Expedition card
    .name = Hidden card
    .when = It is shown when it is played, discarded or revealed, and at the end.
    .now =
        The players hold { $hands ->
            [one] 1 card
           *[other] { $hands } cards
        } in all.
describe-deck = The expedition cards to come, face down: nobody knows their order.
    .kind = Pile
    .name = Expedition deck
    .when = You draw from it with the expedition action; for a founding 2 cards are revealed.
    .now =
        It has { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
describe-discards = Expedition cards that were played, revealed or discarded, face up.
    .kind = Pile
    .name = Discard pile
    .when = It is shuffled into a new deck when the deck is empty.
    .now =
        It has { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.

## The development board

describe-column =
    { $column ->
        [ships] Your marker here says how many ships the action build ships gives.
        [harvest] Your marker here says how many spices the action harvest gives.
        [taxes] Your marker here says how many ducats the action taxes gives.
        [expedition] Of the two numbers at your marker, the first says how many cards an expedition draws, the second how many you may hold.
       *[colony] Your marker here says how many colonists count for you when you found a colony.
    }
    .kind = Column of the development board
    .when = The action progress moves one marker down a row, for the spices shown and one ship for each.
    .now =
        Row { $row } gives { $amount }{ $limit ->
            [0] { "" }
           *[other] /{ $limit }: { $amount ->
                [one] draw 1 card
               *[other] draw up to { $amount } cards
            }, hold at most { $limit }
        }{ $ships ->
            [0] ; it is the last row
            [one] ; the next step costs 1 ship and { $spices }
           *[other] ; the next step costs { $ships } ships and { $spices }
        }.
describe-progress = A progress marker: the further down it stands, the more its column yields and the more points it counts at the end.
    .kind = Progress marker
    .name = Progress marker: { $column }
    .when = It moves by the action progress, by some expedition cards and by the vice-king.
    .now =
        { $where ->
            [mine] Yours stands in row { $row } of { $bottom }
           *[theirs] That of { $seat } stands in row { $row } of { $bottom }
        }{ $limit ->
            [0] {""}
           *[other] {""}; { $amount }/{ $limit } there means: draw { $amount }, hold at most { $limit }
        }.

## Goods

describe-spice = Spices pay for progress; they lie in sacks on your plantations and colonies.
    .kind = Spice
    .name = { $spice }
    .when = You get them by the harvest action and return them for progress.
    .now =
        You have { $count ->
            [one] 1 sack
           *[other] { $count } sacks
        } of { $spice }.
describe-spices = Spices of your choice, each for a fitting free field of your plantations and colonies.
    .kind = Resource
    .name = Spices
    .when = You return them for progress.
describe-ships = Ships carry spices: every spice that progress costs takes one ship as well.
    .kind = Resource
    .name = Ships
    .when = You get them by the action build ships and return them for progress.
    .now =
        You have { $count ->
            [one] 1 ship
           *[other] { $count } ships
        }.
describe-colonists = Colonists make up for what is missing when you found a colony.
    .kind = Resource
    .name = Colonists
    .when = You pay them in a founding that the revealed cards do not cover; a founding that fails gives you 1.
    .now =
        You have { $count ->
            [one] 1 colonist
           *[other] { $count } colonists
        }.
describe-ducats = Ducats pay for tiles in the auctions; the most at the end count 3 points.
    .kind = Money
    .name = Ducats
    .when = You bid with them in the auctions; the action taxes gives new ones.
    .now =
        You have { $count ->
            [one] 1 ducat
           *[other] { $count } ducats
        }.
describe-extra_actions = An extra action card is worth one more action.
    .kind = Extra action card
    .name = Extra action cards
    .when = You play them one at a time after the three actions of a round, and may keep 1 for the next round.
    .now =
        You have { $count ->
            [one] 1 extra action card
           *[other] { $count } extra action cards
        }.
describe-supply = Ships, colonists, ducats, spices and extra action cards that nobody owns; only the extra action cards can run out.
    .kind = Supply
    .name = Supply
    .when = What you gain comes from here, and what you pay goes back here.

## The grid and the auctions

describe-field =
    { $empty ->
        [yes] A field of the grid, where the tiles lie that are auctioned.
       *[no] { $power }
    }
    .kind =
        { $empty ->
            [yes] Field
           *[no] Tile on the grid
        }
    .name =
        { $empty ->
            [yes] { $field }
           *[no] { $tile }
        }
    .when = Before the auctions everybody puts a marker on a tile next to the one before.
    .now =
        { $empty ->
            [yes] It is empty: the flag can lie here if a tile touches it.
           *[no] It lies in { $field }. You get it in an auction, once a marker is on it.
        }
describe-edge = A place at the edge of the grid, where the flag can lie.
    .kind = Edge
    .when = The flag holder chooses it at the beginning of a round; a tile must touch it.
describe-flag =
    It is auctioned first: who gets it acts first and takes { $extra_actions ->
        [one] 1 extra action card
       *[other] { $extra_actions } extra action cards
    }.
    .kind = Flag
    .name = Flag
    .when = At the beginning of every round its holder puts it at the edge or on an empty field.
    .now =
        { $where ->
            [mine] You hold it.
           *[theirs] { $seat } holds it.
        }
describe-marker =
    { $number ->
        [1] It lies with the flag: its owner auctions the flag first.
       *[other] It says in which order the tiles are auctioned, and its owner is the auctioneer.
    }
    .kind = Auction marker
    .name = Auction marker { $number }
    .when = Markers are placed at the beginning of every round; then the tiles are auctioned in their order.
    .now = It lies here: { $place }.
describe-auction = The tile on sale and its bids: everybody but the auctioneer has one bid.
    .kind = Auction
    .name = Auction
    .when = You bid more than the highest bid or pass; at last the auctioneer sells, or buys for 1 ducat less.
describe-bonanza = A small bonus that lies face down under a corner tile.
    .kind = Bonanza tile
    .when = The player who gets the corner tile takes the bonus, too.
    .now =
        { $corners ->
            [0] No corner has one any more.
            [one] 1 corner still has one.
           *[other] { $corners } corners still have one.
        }

describe-phase = One of the two halves of the game, A and then B: { $phase }1 to { $phase }{ $rounds } are its rounds, and the tiles on the grid have its letter on their backs.
    .kind = Phase
    .when = Every round has auctions and three actions for everybody; after phase A the tiles of phase B are laid out.
    .now = Round { $round } of { $rounds } is played now.
describe-action = One of the six actions: progress, build ships, harvest, taxes, expedition, found a colony.
    .kind = Action
    .name = Action
    .when = Everybody takes three in every action phase, one at a time.

## Players

describe-mat = What { $seat } has: the development board, plantations, colonies and tiles; the hand cards and the ducats are covered.
    .kind = Player
    .when = Rows, colonies, tiles and the symbols of the hand cards count at the end.
    .now =
        { $seat } has { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }, { $colonists ->
            [one] 1 colonist
           *[other] { $colonists } colonists
        }, { $colonies ->
            [one] 1 colony
           *[other] { $colonies } colonies
        } and { $hand ->
            [one] 1 hand card
           *[other] { $hand } hand cards
        }.
describe-own_mat = What you have: your development board, plantations, colonies, tiles, hand cards and ducats.
    .kind = Your place
    .when = Rows, colonies, tiles and the symbols of your hand cards count at the end.
    .now =
        You have { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }, { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }, { $colonists ->
            [one] 1 colonist
           *[other] { $colonists } colonists
        }, { $colonies ->
            [one] 1 colony
           *[other] { $colonies } colonies
        } and { $hand ->
            [one] 1 hand card
           *[other] { $hand } hand cards
        }.
