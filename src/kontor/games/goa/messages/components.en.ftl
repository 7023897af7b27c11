## Why a component file cannot be used, and what to change in it

error-components-shared-id = an expedition card and a Bonanza tile have the same id: change that of the card.
error-components-id = the id { $id } in the list { $list } must begin with a letter and contain only lower-case letters from a to z, digits and underscores.
error-components-column = column { $column } needs one number for each of its five rows: in yields, or for expedition in draw and in hand_limit.
error-components-cost = the four steps of column { $column } must cost 1, 2, 3 and 4 spices, and no spice twice in one step: fix costs.
error-components-cost-spice = the costs of column { $column } name an unknown spice: use one from the list.
error-components-tile-count = the count of tile { $tile } must be at least 1.
error-components-plantation = plantation { $tile } needs a spice from the list and 1 to 3 fields.
error-components-tile = tile { $tile } does not fit its category, which has these tiles: { $known }. Change its id or its category.
error-components-crop-rotation = crop_rotation must have the spice any and 1 field.
error-components-choose-one = choose_one of tile { $tile } must offer a choice of only ships and only colonists, never both together.
error-components-espionage = the columns of espionage must include ships and taxes; only harvest and colony may be added.
error-components-grid = phase { $phase } has { $count } tiles and needs { $wanted }, for the grid and those that are removed: change the counts of its tiles.
error-components-removed = phase { $phase } has too many plantations to remove its tiles: raise tiles_removed_plantations_max, or give the phase more other tiles.
error-components-favor = by phase { $phase } there are more favor tiles than removed tiles that they could take: lower their count, or raise tiles_removed_per_phase.
error-components-swap = there must be only one swap, since two of them could be exchanged for each other forever: lower its count.
error-components-colony-tile = colony tile { $tile } needs a colony and spices from the lists, and at least 1 field.
error-components-few-colonies = colony { $colony } needs at least 4 colony tiles, one for each player: raise their counts.
error-components-card = expedition card { $card } must have an action from the list expedition_actions and one of the symbols elephant, tiger, fish, palm, shell and statue.
error-components-start-symbol = no expedition card shows { $symbol }, so nobody could become start player: change start_player_symbol, or give a card this symbol.
error-components-modifier = modifies_action of { $action } must be { $value }.
error-components-reveals = found_extra_reveal must reveal at least 1 card, and no other card action may reveal any: fix extra_reveals of { $action }.
error-components-prices = ducats_by_target_row of advance_for_ducats needs a price for row2, row3, row4 and row5, and for no other row.
error-components-scoring = the table { $name } of the scoring is too short: it needs at least { $wanted } numbers.
error-components-extra-action = the list card_supply needs exactly one entry extra_action.
error-components-range = { $name } must be a number from { $least } to { $greatest }.
