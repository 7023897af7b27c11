"""Checks of component files: a file that passes can be played to the end, and has a text for everything in it."""

import re
from collections import Counter
from collections.abc import Iterator

from kontor.core import box_checks
from kontor.games.borneo.component_schema import JOKER, BorneoFile, BoxError, Cargo, Port

EDITIONS = ("board", "card")
COMPANIES = ("red", "yellow", "green", "blue")
SPICES = ("pepper", "cinnamon", "cloves", "nutmeg")
ORDERS = {
    "one_each": ("each", 1),
    "four_same": ("same", 4),
    "two_each": ("each", 2),
    "eight_same": ("same", 8),
    "three_each": ("each", 3),
}
"""By type of order: what its name in the texts asks for, as kind and amount."""
ID = re.compile(r"[a-z][a-z0-9_]*")
"""An id that a ref can contain; digits alone would be read as a number."""


def faults(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """Yield what is wrong; a later check may rely on the earlier ones."""
    if set(file.edition) != set(EDITIONS):
        yield BoxError("components-editions")
    yield from faults_of_ids(file)
    yield from faults_of_orders(file)
    for card in file.cargo:
        yield from faults_of_cargo(card)
    for port in file.port:
        yield from faults_of_port(port)
    yield from faults_of_limits(file)
    yield from faults_of_merchants(file)
    yield from faults_of_ports_in_play(file)
    yield from faults_of_counts(file)


def faults_of_ids(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """Companies, spices and orders are those that have texts; cards and ports may be named freely."""
    lists = {
        "company": [company.id for company in file.company],
        "spice": [spice.id for spice in file.spice],
        "order_type": [order.id for order in file.order_type],
        "port": [port.id for port in file.port],
        "cargo": [card.id for card in file.cargo],
        "component": [component.id for component in file.component],
    }
    yield from box_checks.repeated_ids(lists)
    for name, ids in lists.items():
        for id_ in ids:
            if not ID.fullmatch(id_):
                yield BoxError("components-id", list=name, id=id_)
    known = {"company": COMPANIES, "spice": SPICES, "order_type": tuple(ORDERS)}
    yield from box_checks.unknown_ids({name: (lists[name], ids) for name, ids in known.items()})
    if set(lists["cargo"]) & set(lists["port"]):
        yield BoxError("components-shared-id")
    if len({spice.due for spice in file.spice}) < len(file.spice):
        yield BoxError("components-due")


def faults_of_orders(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """An order asks for what its name says, and no number of orders is negative."""
    for order in file.order_type:
        kind, amount = ORDERS[order.id]
        units = amount * len(SPICES) if kind == "each" else amount
        if (order.kind, order.amount, order.units) != (kind, amount, units):
            yield BoxError("components-order", order=order.id, kind=kind, amount=amount, units=units)
        if min(order.board_base, order.board_five, order.card) < 0:
            yield BoxError("components-order-count", order=order.id)


def faults_of_cargo(card: Cargo) -> Iterator[box_checks.BoxError]:
    """A card has four flags of two companies, and one or two units of a spice."""
    if card.triple == card.single or sorted(card.flags) != sorted([card.triple] * 3 + [card.single]):
        yield BoxError("components-cargo-flags", card=card.id)
    if card.spice not in SPICES:
        yield BoxError("components-cargo-spice", card=card.id, spice=card.spice)
    if not {card.triple, card.single} <= set(COMPANIES):
        yield BoxError("components-cargo-company", card=card.id)
    if card.value not in (1, 2):
        yield BoxError("components-cargo-value", card=card.id)


def faults_of_port(port: Port) -> Iterator[box_checks.BoxError]:
    """A port takes more than one card, and only the board edition has jokers."""
    if port.edition not in EDITIONS:
        yield BoxError("components-port-edition", port=port.id)
    if port.contents not in {*SPICES, JOKER}:
        yield BoxError("components-port-spice", port=port.id)
    if port.edition != "board" and port.contents == JOKER:
        yield BoxError("components-port-joker", port=port.id)
    if port.limit < 2 or port.monopoly < 4:
        yield BoxError("components-port-full", port=port.id)


def faults_of_limits(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """Every turn has a card to lay, even after a contest, and the first round has cards to draw."""
    limits = file.limits
    least = {
        "starting_hand": (limits.starting_hand, 1),
        "merchants_per_player": (limits.merchants_per_player, 1),
        "merchants_per_player_three_player_variant": (limits.merchants_per_player_three_player_variant, 1),
        "open_ports": (limits.open_ports, 1),
        "draw_per_turn": (limits.draw_per_turn, 1),
        "hand_limit": (limits.hand_limit, 2),
        "min_cards_kept_in_contest": (limits.min_cards_kept_in_contest, 1),
    }
    yield from box_checks.small_figures(least)
    if limits.starting_hand > limits.hand_limit:
        yield BoxError("components-hand", limit=limits.hand_limit)
    needed = 5 * (limits.starting_hand + limits.draw_per_turn)
    if len(file.cargo) < needed:
        yield BoxError("components-few-cargo", needed=needed)


def faults_of_merchants(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """Every merchant finds a place, and later another company with a free space (BOR-S8b, BOR-S8c, BOR-R4)."""
    limits = file.limits
    companies = len(file.company)
    for name, edition in file.edition.items():
        tables = [(5, limits.merchants_per_player)]
        if name == "board":
            tables.append((3, limits.merchants_per_player_three_player_variant))
        for seats, each in tables:
            merchants, capacity = seats * each, edition.ladder_capacity
            if capacity and (companies - 1) * capacity < merchants:
                yield BoxError("components-ladders", edition=name, seats=seats, merchants=merchants)
            if not edition.adjacent_own_merchants_in_setup:
                # Before the last placement `each - 1` ladders may end in the player's merchant; the others may be full.
                free = companies - (each - 1)
                if free < 1 or (capacity and free * capacity + each - 1 < merchants):
                    yield BoxError("components-neighbours", edition=name, seats=seats, merchants=each)


def faults_of_ports_in_play(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """There are enough ports to reveal, and as many as the file says."""
    for name, edition in file.edition.items():
        for seats in (3, 4, 5):
            ports = len(file.ports_in_play(name, seats))
            distributions = ports - file.limits.open_ports + 1  # BOR-E1
            if distributions < 2:
                yield BoxError("components-few-ports", edition=name, seats=seats)
            if edition.ports_by_players.get(str(seats), ports) != ports:
                yield BoxError("components-ports-by-players", edition=name, seats=seats, count=ports)
            if edition.distributions_by_players.get(str(seats), distributions) != distributions:
                yield BoxError("components-distributions-by-players", edition=name, seats=seats, count=distributions)


def faults_of_counts(file: BorneoFile) -> Iterator[box_checks.BoxError]:
    """The counts of the components agree with the lists."""
    by_edition = Counter(port.edition for port in file.port)
    counts = {
        "cargo_card": (len(file.cargo), len(file.cargo)),
        "port_card": (by_edition["board"], by_edition["card"]),
        "order": (
            sum(order.board_base + order.board_five for order in file.order_type),
            sum(order.card for order in file.order_type),
        ),
    }
    for component in file.component:
        board, card = counts.get(component.id, (component.board, component.card))
        if (component.board, component.card) != (board, card):
            yield BoxError("components-count", id=component.id, board=board, card=card)
