## Why a component file cannot be used, and what to change in it

error-components-place = every card needs its own place.
error-components-market = in black_market, slots must be { $slots } and alternative_slots { $alternative }: only these numbers have texts.
error-components-rounds = the list rounds must name each number of players from 2 to 5 once, with at least 2 rounds.
error-components-values = the values { $name } must have { $types } steps: begin with 0, rise at the first tile, and let every further tile add at least as much as the one before.
error-components-same-less = tiles of the same type must be worth at least as much as the same number of different ones: raise the values same, or lower the values different.
error-components-card-group = card { $card } is in the wrong group: give it the group that it has in the rules.
error-components-card-figures = card { $card } needs a cost and a number of copies of at least 1, and no negative number.
error-components-card-limit = card { $card } must have a limit if its group is smugglers_edge, and neither a limit nor an amount otherwise.
error-components-card-simple = card { $card } is simple: its points must be its cost.
error-components-card-unique = card { $card } is unique: it needs exactly 1 copy, and more points than its cost.
error-components-card-former = card { $card } has former figures that do not fit: only a unique card may have a former_cost and former_points, and the points must be more than the cost.
error-components-reserve = the limit of the card cargo_ship allows { $ships } ships more: raise reserve_ships to that number, or lower the limit.
error-components-coins = five players begin with { $needed } coins together: raise coins, or lower start_coins.
error-components-wild = five players need { $needed } wild tiles: raise their count, or lower wild_per_player.
error-components-few-tiles = it needs at least { $needed } cargo tiles, so that bag and discard pile are never empty together: raise the counts.
error-components-many-tiles = a player could own { $tiles } tiles at once, and the maximum is { $most }: lower the slots of ports or warehouses, or the number of ships.
error-components-long = { $rounds } rounds could take too many decisions: lower the number of rounds to { $most }, or that of ships, warehouse slots or port slots.
