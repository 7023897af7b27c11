## Why a component file cannot make a game, and what to mend in it

error-components-editions = it needs the editions board and card, and no other.
error-components-cargo-flags = the flags of cargo card { $card } must show its triple three times and its single once.
error-components-cargo-spice = cargo card { $card } names the unknown spice { $spice }: list it as a spice, or name another.
error-components-cargo-company = cargo card { $card } names an unknown company: list it as a company, or name another.
error-components-cargo-value = the value of cargo card { $card } must be 1 or 2.
error-components-port-edition = the edition of port { $port } must be board or card.
error-components-port-spice = the contents of port { $port } must be a spice of the list, or the joker.
error-components-port-joker = port { $port } holds a joker, but only the board edition has them: name a spice.
error-components-port-full = port { $port } would be full with its first card: its limit must be at least 2, its monopoly at least 4.
error-components-shared-id = a cargo card and a port have the same id: change one of them.
error-components-few-cargo = it needs at least 30 cargo cards, so that five can play.
error-components-few-ports = edition { $edition } needs more ports for { $seats } players.
