"""Points and places (BOR-E5, BOR-E6, BOR-VB6)."""

from collections.abc import Sequence

from kontor.core import Outcome, Score, Seat, TieBreak
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.rules import E6
from kontor.games.borneo.state import BorneoState
from kontor.parts.ranking import places, tie_breaks

CARGO = "cargo"
PORTS = "ports"
ORDERS = "orders"
SHIP = "ship"


def order_points(box: BorneoBox, orders: Sequence[str]) -> int:
    """Return the points of completed orders."""
    return sum([box.orders[order].points for order in orders])  # BOR-E5 BOR-T1.3


def score(box: BorneoBox, s: BorneoState, seat: Seat, orders: bool = True) -> Score:
    """Return a player's points by source, as if the game ended now; with or without those for completed orders."""
    warehouse = s.warehouses[seat]
    cargo = len([card for card in warehouse if card in box.cargo])
    parts = {
        CARGO: cargo * box.scoring.points_per_cargo_card,  # BOR-E5
        PORTS: (len(warehouse) - cargo) * box.scoring.points_per_port_card,  # BOR-E5
    }
    if orders:
        parts[ORDERS] = order_points(box, s.completed[seat])
    if s.options.blackbeard:
        parts[SHIP] = box.scoring.pirate_ship_penalty if s.ship == seat else 0  # BOR-VB6
    return Score(seat, sum(parts.values()), parts)


def scores(box: BorneoBox, s: BorneoState) -> tuple[Score, ...]:
    """Return each player's points by source, as if the game ended now."""
    return tuple(score(box, s, seat) for seat in range(s.seats))


def outcome(box: BorneoBox, s: BorneoState) -> Outcome:
    """Return the ranking: most points, then most completed orders, then a shared place."""
    return Outcome(places(merits(box, s)), scores(box, s))  # BOR-R21


def merits(box: BorneoBox, s: BorneoState) -> list[tuple[int, ...]]:
    """Return what is compared of each player, the first number first."""
    return [(score.total, len(s.completed[score.seat])) for score in scores(box, s)]  # BOR-E6


def ties(box: BorneoBox, s: BorneoState) -> tuple[TieBreak, ...]:
    """Return what set players of equal points apart (BOR-E6)."""
    return tie_breaks(merits(box, s), ("orders",), E6)
