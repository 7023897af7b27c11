"""Points and places (BOR-E5, BOR-E6, BOR-VB6)."""

from collections.abc import Sequence

from kontor.core import Outcome, Score, Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.state import BorneoState
from kontor.parts.ranking import places

CARGO = "cargo"
PORTS = "ports"
ORDERS = "orders"
SHIP = "ship"


def order_points(box: BorneoBox, orders: Sequence[str]) -> int:
    """Return the points of completed orders."""
    return sum(box.orders[order].points for order in orders)  # BOR-E5 BOR-T1.3


def score(box: BorneoBox, s: BorneoState, seat: Seat, orders: bool = True) -> Score:
    """Return a player's points by source, as if the game ended now; with or without those for completed orders."""
    warehouse = s.warehouses[seat]
    cargo = sum(card in box.cargo for card in warehouse)
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
    counted = scores(box, s)
    merit = [(score.total, len(s.completed[score.seat])) for score in counted]  # BOR-E6
    return Outcome(places(merit), counted)  # BOR-R21
