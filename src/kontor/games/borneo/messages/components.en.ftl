## Why a component file cannot be used, and what to change in it

error-components-editions = it needs the editions board and card, and no others.
error-components-cargo-flags = the flags of cargo card { $card } must show its triple three times and its single, another company, once.
error-components-cargo-spice = cargo card { $card } names the unknown spice { $spice }: use one from the list.
error-components-cargo-company = cargo card { $card } names an unknown company: use one from the list.
error-components-cargo-value = the value of cargo card { $card } must be 1 or 2.
error-components-port-edition = the edition of port { $port } must be board or card.
error-components-port-spice = the contents of port { $port } must be a spice from the list, or the joker.
error-components-port-joker = port { $port } holds a joker, but only the board edition has them: name a spice.
error-components-port-full = port { $port } would be full after its first card: its limit must be at least 2 and its monopoly at least 4.
error-components-shared-id = a cargo card and a port have the same id: change one of them.
error-components-few-cargo = it needs at least { $needed } cargo cards, for the starting hands and the first draw of five players.
error-components-few-ports = edition { $edition } needs more ports for { $seats } players.
error-components-id = the id { $id } in the list { $list } must begin with a letter and contain only lower-case letters from a to z, digits and underscores.
error-components-due = every spice needs a due of its own.
error-components-order = order { $order } must have the kind { $kind }, the amount { $amount } and { $units } units, as its name says.
error-components-order-count = the counts of order { $order } (board_base, board_five, card) must not be negative.
error-components-hand = the limit starting_hand must not be greater than the hand_limit of { $limit }.
error-components-ladders = the ladders of edition { $edition } are too short for the { $merchants } merchants of { $seats } players: all must fit with one company left empty. Raise ladder_capacity, or lower the number of merchants.
error-components-neighbours = edition { $edition } forbids a player's merchants next to each other, so { $seats } players with { $merchants } merchants each may run out of places: lower the number of merchants, or allow neighbours.
error-components-ports-by-players = ports_by_players of edition { $edition } contradicts the list of ports: with { $seats } players there are { $count }.
error-components-distributions-by-players = distributions_by_players of edition { $edition } contradicts the ports: with { $seats } players there are { $count }.
error-components-count = the counts of the component { $id } contradict the lists: board must be { $board }, card { $card }.
