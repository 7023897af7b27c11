### Words that only the drawing of Goa needs. Short names may have soft hyphens, so that they break well on a small tile.

## Where the match stands

board-rounds = Rounds
board-steps = Parts of the round
board-step-placing = Placing
board-step-auctions = Auctions
board-step-actions = Actions
board-step-extra_actions = Extra actions
board-you = You
board-starts = flag
board-decides = decides
board-vp = VP
board-points = { $points } VP
board-points-sight = { $points } VP in sight
board-points-open = Visible points: development board, colonies and tiles. Hand cards and money are added at the end.
board-points-long = Points at the end
board-points-own = Points so far; the points for most ducats are added at the end

## The grid

board-grid = Grid of tiles
board-field =
    { $is ->
        [tile] { $tile } at { $place }. { $power }
       *[empty] { $place }, empty
    }{ $marker ->
        [0] {""}
        [1] . The flag and marker 1 of { $owner } are here
       *[other] . Marker { $marker } of { $owner }
    }{ $bonanza ->
        [yes] . There is a Bonanza tile underneath
       *[no] {""}
    }
board-tiles-left =
    { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
board-kind-plantation = plantation
board-kind-red = each round
board-kind-immediate = at once
board-kind-once = once
board-kind-scoring = scoring
board-kind-bonanza = Bonanza below
board-flag = Flag
board-flag-long = The flag

board-spice-ginger = Ginger
board-spice-cinnamon = Cinna­mon
board-spice-pepper = Pepper
board-spice-nutmeg = Nutmeg
board-spice-clove = Clove
board-tile-crop_rotation = Crop rotation
board-tile-foreman = Foreman
board-tile-mission_2 = Mission
board-tile-mission_3 = Mission
board-tile-red_ship = Ship
board-tile-red_colonist = Colonist
board-tile-red_ducats = Ducats
board-tile-red_spice = Spice
board-tile-red_expedition = Expe­dition
board-tile-espionage = Espio­nage
board-tile-extra_harvest = Extra harvest
board-tile-resupply = Re­supply
board-tile-vice_king = Vice-king
board-tile-duty = Duty
board-tile-swap = Swap
board-tile-ships_4 = Ships
board-tile-colonists_4 = Colo­nists
board-tile-ships_or_colonists = Choice
board-tile-settlement = Settle­ment
board-tile-extra_actions_2 = Extra actions
board-tile-expeditions_2 = Expe­ditions
board-tile-expeditions_3 = Expe­ditions
board-tile-favor = Favor

## Placing and auctions

board-placing-why = The player who puts a marker on a tile auctions it. Each tile must be next to the one before, directly or diagonally.
board-marker-of = Marker { $number } of { $name }
board-link-done = done
board-link-now = now
board-link-placing = places
board-auction = Auction { $number } of { $all }
board-sells =
    { $you ->
        [yes] sell
       *[no] sells
    }
board-bonanza-below = With it comes the Bonanza tile underneath.
board-bid-purse = have { $ducats }
board-bid-highest = highest
board-bid-bid = bid
board-bid-passed = passed
board-bid-now = to bid
board-bid-later = still to bid
board-bid-last = decides
board-bid-decides = decides
board-if-sold = If sold:
board-if-kept = If kept:
board-then-sold =
    { $you ->
        [buyer] you pay { $price } to { $seller }.
        [seller] { $buyer } pays you { $price }.
       *[no] { $buyer } pays { $price } to { $seller }.
    }
board-then-kept =
    { $you ->
        [buyer] { $seller } pays the bank 1 less, you nothing.
        [seller] you pay the bank 1 less.
       *[no] { $seller } pays the bank 1 less.
    }
board-then-nobody =
    { $you ->
        [seller] If nobody bids, you get it for free.
       *[no] If nobody bids, { $seller } gets it for free.
    }

## Actions

board-action-of = Action { $number } of { $all }
board-action-short = Action { $number }/{ $all }
board-acts = to act
board-acted = after the action
board-turn =
    { $name }: { $state ->
        [done] done
        [now] acts now
       *[next] still to act
    }
board-extra-of =
    { $name }: { $cards ->
        [0] no extra action card
        [one] 1 extra action card
       *[other] { $cards } extra action cards
    }{ $passed ->
        [yes] , out for this round
       *[no] {""}
    }
board-card-of-turn =
    { $played ->
        [yes] The card for this turn has been played.
       *[no] 1 card may still be played in this turn.
    }
board-pause-harvest = Sacks without a field
board-pause-harvest-left =
    { $left ->
        [one] 1 sack has found no field yet. If a card or a tile makes room, it is placed; otherwise it is lost.
       *[other] { $left } sacks have found no field yet. If a card or a tile makes room, they are placed; otherwise they are lost.
    }
board-pause-expedition = More cards to draw
board-pause-expedition-left =
    { $left ->
        [one] 1 more card may be drawn.
       *[other] Up to { $left } more cards may be drawn.
    } Hand: { $cards } of { $limit }.
board-take = What to take
board-resource-ships =
    { $amount ->
        [one] 1 ship
       *[other] { $amount } ships
    }
board-resource-colonists =
    { $amount ->
        [one] 1 colonist
       *[other] { $amount } colonists
    }
board-resource-spices =
    { $amount ->
        [one] 1 spice
       *[other] { $amount } spices
    }
board-of-ships = ships
board-of-colonists = colonists
board-of-spices = spices
board-needs-room = It needs a plantation space. Choose which of your plantations to give up; the spices on it go back to the supply.
board-swaps = It replaces the tile that you take from the grid.
board-removed = Removed tiles
board-mix-ships = { $taken } as ships, { $rest } left for colonists and spices
board-mix-colonists = { $taken } as colonists, { $rest } left for spices
board-to-place = { $left } to place
board-to-return = { $left } left
board-row = row { $row }

## Colonies

board-colonies = Colonies
board-colony =
    { $colony } needs { $required } colonists and has { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }. { $mine ->
        [yes] You have founded it.
        [watching] {""}
       *[no] With your board and your own colonists, the cards would have to bring { $cards }.
    } { $left ->
        [one] 1 tile is left.
       *[other] { $left } tiles are left.
    } { $count ->
        [0] Nobody has founded it.
       *[other] Founded by { $founders }.
    }
board-colony-place = { $colony } needs { $required } colonists; the cards would have to bring { $cards }.
board-colony-founded = { $colony } is founded: which tile?
board-founding = Founding of { $colony }
board-from-board = board
board-needed = needed
board-missing =
    { $missing ->
        [one] 1 colonist is missing
       *[other] { $missing } colonists are missing
    }; { $own ->
        [0] no colonists left to pay with.
        [one] 1 colonist left to pay with.
       *[other] { $own } colonists left to pay with.
    }
board-reach-board = board
board-reach-own = own
board-reach-cards = from cards
board-any = any

## Expedition cards and supply

board-supply = Expedition cards and supply
board-deck = Deck
board-deck-long = Expedition cards in the deck
board-discards = Discards
board-unseen = unseen
board-unseen-long = Cards that you have not seen, in the deck and in other hands, by the colonists they show
board-colonists-shown = colonists, when revealed
board-extra-left = extra actions left
board-more = open piles
board-bonanza-open =
    Bonanza, { $corners ->
        [one] 1 corner left
       *[other] { $corners } corners left
    }; not seen yet
board-card-gain_ships = Ships
    .does = { $effect }, once, in a turn of your choice
board-card-gain_colonists = Colonists
    .does = { $effect }, once, in a turn of your choice
board-card-gain_ducats = Ducats
    .does = { $effect }, once, in a turn of your choice
board-card-gain_spices = Spices
    .does = { $effect } of choice onto free fields
board-card-sell_spices = Sale
    .does = { $effect }
board-card-advance_for_ducats = Bought step
    .does = one marker one row, for { $prices } ducats by its row
board-card-harvest_mix = Mixed harvest
    .does = with harvest: ships, colonists or spices
board-card-found_extra_reveal = One more reveal
    .does = with a founding: reveal another card
board-card-progress_no_spices = No spices
    .does = with progress: pay only the ships
board-card-progress_no_ships = No ships
    .does = with progress: pay only the spices

## Players

board-own = Your things
board-goods = Goods
board-spices = Your spices
board-spice-count =
    { $spice }: { $amount ->
        [one] 1 sack
       *[other] { $amount } sacks
    }
board-good-ducats =
    { $amount ->
        [one] 1 ducat
       *[other] { $amount } ducats
    }
board-good-ships =
    { $amount ->
        [one] 1 ship
       *[other] { $amount } ships
    }
board-good-colonists =
    { $amount ->
        [one] 1 colonist
       *[other] { $amount } colonists
    }
board-good-extra_actions =
    { $amount ->
        [one] 1 extra action card
       *[other] { $amount } extra action cards
    }
board-good-cards =
    { $amount ->
        [one] 1 expedition card in hand
       *[other] { $amount } expedition cards in hand
    }
board-unit-ducats =
    { $amount ->
        [one] ducat
       *[other] ducats
    }
board-unit-ships =
    { $amount ->
        [one] ship
       *[other] ships
    }
board-unit-colonists =
    { $amount ->
        [one] colonist
       *[other] colonists
    }
board-unit-extra_actions =
    { $amount ->
        [one] extra action
       *[other] extra actions
    }
board-unit-cards =
    { $amount ->
        [one] hand card
       *[other] hand cards
    }
board-covered = Ducats are covered: remember what was gained and paid
board-covered-short = covered
board-development = Development board
board-column-ships = Ships
    .gives = Ships from one action
board-column-harvest = Harvest
    .gives = Spices from one harvest
board-column-taxes = Taxes
    .gives = Ducats from one action
board-column-expedition = Expedition
    .gives = Cards to draw / hand limit
board-column-colony = Colony
    .gives = Colonists that the board adds to a founding
board-column =
    { $column }: row { $row }, gives { $gives }. { $ships ->
        [0] The last row is reached.
       *[other] The next row gives { $next } and costs { $cost } and { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }.
    }
board-column-row = { $column }: row { $row }, gives { $gives }
board-first = 1st
board-all = all 5
board-all-long = Whenever all five markers reach a row, you take 1 extra action card
board-plantations = Plantations
board-plantations-of = Plantations of { $name }
board-colonies-of-player = Colonies of { $name }
board-colonies-of = { $count } of { $all }
board-sacks =
    { $sacks ->
        [0] empty
       *[other] { $spices }
    } ({ $sacks } of { $fields })
board-sacks-free =
    { $fields ->
        [0] no field for spices yet
       *[other] { $sacks ->
            [one] 1 sack
           *[other] { $sacks } sacks
        }, { $free ->
            [0] no free field
            [one] 1 free field
           *[other] { $free } free fields
        }
    }
board-space-free = free space
board-kept = Kept tiles
board-kept-used = used
board-kept-none = No tile kept
board-kept-tile =
    { $tile }. { $power } { $state ->
        [used] Used in this round.
        [fulfilled] Fulfilled.
        [down] It is face down and counts at the end.
       *[ready] {""}
    }
board-hand = Hand
board-hand-limit =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, limit { $limit }
board-hand-empty = no expedition card
board-hand-shown = Hand cards
board-score-development = board
board-score-colonies = colonies
board-score-plantations = plantations
board-score-duties = duties
board-score-missions = missions
board-score-symbols = cards
board-score-money = money
