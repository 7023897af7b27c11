"""Checks of component files: a file that passes can be played to the end, and has a text for everything in it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kontor.core import box_checks
from kontor.games.cargo_noir.component_schema import BoxError, Card, CargoNoirFile

SEATS = (2, 3, 4, 5)
DECISIONS = 3500
"""Maximum number of decisions in a match (CAR-I17)."""
TILES = 40
"""Maximum number of tiles that one player may own at once: valuing more is slow."""
PORTS = ("bombay", "cape_town", "hong_kong", "new_york", "panama", "rio", "rotterdam", "tanger")
CARGO = ("alcohol", "art", "cars", "cigars", "gold", "ivory", "jewels", "uranium", "weapons")
EDGE = ("cargo_ship", "warehouse", "syndicate")
SIMPLE = ("villa", "yacht", "dive_bar", "night_club")
UNIQUE = ("showbiz", "paparazzi", "militia", "cronies", "bank", "principality")
MARKETS = (8, 6)
"""The numbers of Black Market slots that the option CAR-O2 offers."""
GROUP = {
    **dict.fromkeys(EDGE, "smugglers_edge"),
    **dict.fromkeys(SIMPLE, "simple"),
    **dict.fromkeys(UNIQUE, "unique"),
}


def faults(file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """Yield what is wrong; a later check may rely on the earlier ones."""
    yield from faults_of_ids(file)
    yield from faults_of_figures(file)
    yield from faults_of_rounds(file)
    yield from faults_of_values("same", file.values.same, len(file.cargo))
    yield from faults_of_values("different", file.values.different, len(file.cargo))
    if any(same < different for same, different in zip(file.values.same, file.values.different, strict=False)):
        yield BoxError("components-same-less")
    for card in file.card:
        yield from faults_of_card(card, file)
    yield from faults_of_supplies(file)
    yield from faults_of_length(file)


def faults_of_ids(file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """Ports, cargo types and cards are those that have texts, each once."""
    lists = {
        "port": ([port.id for port in file.port], PORTS),
        "cargo": ([cargo.id for cargo in file.cargo], CARGO),
        "card": ([card.id for card in file.card], tuple(GROUP)),
    }
    yield from box_checks.repeated_ids({name: ids for name, (ids, _) in lists.items()})
    yield from box_checks.unknown_ids(lists)
    if len({card.place for card in file.card}) < len(file.card):
        yield BoxError("components-place")


def faults_of_figures(file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """No figure is below what the rules need."""
    least = {
        "start_coins": (file.setup.start_coins, 0),
        "start_ships": (file.setup.start_ships, 1),
        "reserve_ships": (file.setup.reserve_ships, 0),
        "wild_per_player": (file.setup.wild_per_player, 0),
        "warehouse.slots": (file.warehouse.slots, 0),
        "coins_per_ship": (file.casino.coins_per_ship, 0),
        "min_bid": (file.bidding.min_bid, 1),
        "min_increment": (file.bidding.min_increment, 1),
        **{f"port {port.id}": (port.slots, 1) for port in file.port},
        **{f"cargo {cargo.id}": (cargo.count, 1) for cargo in file.cargo},
    }
    yield from box_checks.small_figures(least)
    if (file.black_market.slots, file.black_market.alternative_slots) != MARKETS:
        yield BoxError("components-market", slots=MARKETS[0], alternative=MARKETS[1])


def faults_of_rounds(file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """Every number of players has its number of rounds, the first of which only sends ships (CAR-T0.5)."""
    players = sorted(seats for each in file.rounds for seats in each.players)
    if players != list(SEATS) or any(each.rounds < 2 for each in file.rounds):
        yield BoxError("components-rounds")


def faults_of_values(name: str, values: Sequence[int], types: int) -> Iterator[box_checks.BoxError]:
    """Values begin with 0, and each further tile adds at least as much as the one before (CAR-I14)."""
    steps = [then - now for now, then in pairwise(values)]
    if len(values) != types + 1 or values[0] != 0 or steps[0] < 1 or steps != sorted(steps):
        yield BoxError("components-values", name=name, types=types)


def faults_of_card(card: Card, file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """A card is in its group, and is worth what the group promises (CAR-C1, CAR-C8, CAR-C9)."""
    if card.group != GROUP[card.id]:
        yield BoxError("components-card-group", card=card.id)
    if card.cost < 1 or card.points < 0 or card.copies < 1 or card.limit < 0 or card.amount < 0:
        yield BoxError("components-card-figures", card=card.id)
    edge = card.group == "smugglers_edge"
    if edge != (card.limit > 0) or (card.amount > 0 and not edge):
        yield BoxError("components-card-limit", card=card.id)
    if card.group == "simple" and card.points != card.cost:
        yield BoxError("components-card-simple", card=card.id)
    if card.group == "unique" and (card.copies != 1 or card.points <= card.cost):
        yield BoxError("components-card-unique", card=card.id)
    yield from faults_of_former_figures(card)
    if card.id == "cargo_ship" and card.limit * card.amount > file.setup.reserve_ships:
        yield BoxError("components-reserve", ships=card.limit * card.amount)


def faults_of_former_figures(card: Card) -> Iterator[box_checks.BoxError]:
    """Former figures are for unique cards, both or none, and then worth more than they cost too (CAR-O7, CAR-C9)."""
    has_figures = card.former_cost != 0 or card.former_points != 0
    if has_figures and (card.group != "unique" or not 0 < card.former_cost < card.former_points):
        yield BoxError("components-card-former", card=card.id)


def faults_of_supplies(file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """There are coins and wild tiles for everybody, and bag and discard pile are never both empty (CAR-I11)."""
    seats, setup = max(SEATS), file.setup
    if setup.coins < seats * setup.start_coins:
        yield BoxError("components-coins", needed=seats * setup.start_coins)
    if file.wild.count < seats * setup.wild_per_player:
        yield BoxError("components-wild", needed=seats * setup.wild_per_player)
    slots = sorted((port.slots for port in file.port), reverse=True)
    warehouse = next(card for card in file.card if card.id == "warehouse")
    capacity = file.warehouse.slots + warehouse.limit * warehouse.amount
    market = max(file.black_market.slots, file.black_market.alternative_slots)
    ships = setup.start_ships + setup.reserve_ships
    needed = market + sum(slots) + seats * capacity + sum(slots[:ships]) + ships
    if sum(cargo.count for cargo in file.cargo) < needed:
        yield BoxError("components-few-tiles", needed=needed)


def faults_of_length(file: CargoNoirFile) -> Iterator[box_checks.BoxError]:
    """The tiles owned at once can be valued quickly, and a match ends within the decisions allowed (CAR-I17)."""
    setup = file.setup
    ships = setup.start_ships + setup.reserve_ships
    slots = sorted((port.slots for port in file.port), reverse=True)[:ships]
    warehouse = next(card for card in file.card if card.id == "warehouse")
    tiles = file.warehouse.slots + warehouse.limit * warehouse.amount + sum(slots) + ships - len(slots)
    if tiles > TILES:
        yield BoxError("components-many-tiles", tiles=tiles, most=TILES)
        return
    full, rest = divmod(tiles, len(file.cargo))
    for each in file.rounds:
        coins = setup.start_coins + each.rounds * ships * file.casino.coins_per_ship
        left = full * file.values.same[-1] + file.values.same[rest] + coins
        cards = 0
        for cost, card in sorted(((least_cost(card), card) for card in file.card), key=lambda each: each[0]):
            bought = min(card.limit or card.copies, card.copies, left // cost)
            cards, left = cards + bought, left - bought * cost
        turn = 4 * ships + cards + tiles + 3
        if max(each.players) * each.rounds * turn > DECISIONS:
            yield BoxError("components-long", rounds=each.rounds, most=DECISIONS // (max(each.players) * turn))


def least_cost(card: Card) -> int:
    """Return the lower one of a card's costs, today's and the former one."""
    return min(card.cost, card.as_former.cost)
