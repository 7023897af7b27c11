### The table of Goa


goa-part-quick_start = quick start
goa-part-placing = placing markers
goa-part-auctions = auctions
goa-part-actions = action phase
goa-part-extra_actions = extra actions
goa-part-over = the match is over
goa-round = round { $round }
goa-turn = { $player } decides
goa-flag-holder = flag: { $player }
goa-piles = deck { $deck }, discards { $discard }
goa-area = Play area: (row,column), edges n e s w, { $flag } flag
goa-bonanza = { $sign } Bonanza tile below
goa-removed = Removed (for a favor):
goa-now = Now
goa-flag = Flag
goa-placing = Marker { $marker } of { $last }
goa-auction = Auction { $marker } of { $last }
goa-sold-by = sold by
goa-offer = bids { $amount }
goa-passed = passes
goa-bids-now = next
goa-bids-later = later
goa-auctioneer-decides = The auctioneer decides.
goa-action = Action { $number } of { $last }
goa-not-passed = Not passed yet: { $seats }
goa-card-played = A card has been played.
goa-played = Card in play:
goa-new-tile = New tile:
goa-founding = { $colony } needs { $required }
goa-brought = Board: { $board }
goa-missing = Missing: { $missing }
goa-revealed = Revealed: { $colonists }
goa-players = Players
goa-players-covered = Players ({ $sign } covered ducats)
goa-ducats = Ducats
goa-ships = Ships
goa-colonists = Colon.
goa-extra = Extra
goa-cards = Hand
goa-points = VP
goa-development = development: row and yield
goa-column-ships = Ships
goa-column-harvest = Harvest
goa-column-taxes = Taxes
goa-column-expedition = Exped.
goa-column-colony = Colony
goa-first = card for 1st
goa-next = step costs
goa-storage = Plantations, colonies and kept tiles
goa-turned = (turned over)
goa-fulfilled = (fulfilled)
goa-face-down = (face down)
goa-your-hand = Your hand ({ $count })

goa-code-ginger = Gi
goa-code-cinnamon = Ci
goa-code-pepper = Pe
goa-code-nutmeg = Nu
goa-code-clove = Cl

# The tiles in at most a dozen letters; $count is what they give.
goa-tile-crop_rotation = Crop rot.
goa-tile-foreman = Foreman
goa-tile-mission_2 = Mission { $count } VP
goa-tile-mission_3 = Mission { $count } VP
goa-tile-red_ship = Red Ship
goa-tile-red_colonist = Red Colonist
goa-tile-red_ducats = Red Ducats
goa-tile-red_spice = Red Spice
goa-tile-red_expedition = Red Exped.
goa-tile-espionage = Espionage
goa-tile-extra_harvest = Extra harv.
goa-tile-resupply = Resupply
goa-tile-vice_king = Vice-king
goa-tile-duty = Duty
goa-tile-swap = Swap
goa-tile-ships_4 = Ships { $count }
goa-tile-colonists_4 = Colonists { $count }
goa-tile-ships_or_colonists = Ship/Col. { $count }
goa-tile-settlement = Settlement
goa-tile-extra_actions_2 = Extra act. { $count }
goa-tile-expeditions_2 = Exped. II
goa-tile-expeditions_3 = Exped. III
goa-tile-favor = Favor

goa-group-advance_two = To row 2
goa-group-place_marker = Marker on
goa-group-swap = Swap for
goa-group-progress = Progress
goa-group-income = Act
goa-group-found = Found
goa-group-play_card = Play
goa-group-discard_card = Discard
goa-group-use_tile = Use
goa-group-give_up = Give up
goa-group-favor = Take
goa-group-fill = Fill
goa-group-colony_tile = Take
goa-group-mix_ships = Ships
goa-group-mix_colonists = Colonists
goa-map-hint = Type the number of the place for the flag; { $sign } is a tile.
goa-bids-none = You don't have enough ducats to bid.
goa-bids-one =
    Bid { $most ->
        [one] 1 ducat
       *[other] { $most } ducats
    }: type `bid { $most }`
goa-bids-many = Bid { $least } to { $most } ducats: type the bid, such as `bid { $least }`
goa-card = { $symbol }: { $effect }
goa-step = { $column } → row { $row }
goa-step-progress =
    { $spices } + { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
goa-step-no_spices =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
goa-step-no_ships = { $spices }
goa-step-ducats =
    { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
goa-step-vice_king = free
goa-income-ships =
    Build { $amount ->
        [one] 1 ship
       *[other] { $amount } ships
    }
goa-income-harvest =
    Harvest { $amount ->
        [one] 1 spice
       *[other] up to { $amount } spices
    }
goa-income-taxes = Taxes: { $amount } ducats
goa-income-expedition =
    Expedition: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
goa-found = { $colony }: needs { $required }, board { $board }

goa-short-ships = your ships { $before } → { $after }
goa-short-colonists = your colonists { $before } → { $after }
goa-short-ducats = your ducats { $before } → { $after }
goa-short-spices = your spices { $before } → { $after }
goa-short-sacks = your { $thing } { $before } → { $after }
goa-short-row = row { $before } → { $after }
goa-short-points =
    { $rule ->
        [GOA-F2] colony VP { $before } → { $after }
       *[other] row VP { $before } → { $after }
    }
goa-short-cards = expedition card
goa-short-extra_actions = extra action card
goa-short-colonists_needed = { $after } colonists needed
