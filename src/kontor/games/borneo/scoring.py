"""Points and places (BOR-E5, BOR-E6, BOR-VB6)."""

from kontor.core import Outcome, Score
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.state import BorneoState
from kontor.parts.ranking import places

CARGO = "cargo"
PORTS = "ports"
ORDERS = "orders"
SHIP = "ship"


def scores(box: BorneoBox, s: BorneoState) -> tuple[Score, ...]:
    """Return each player's points by source, as if the game ended now (all of it is public)."""
    found = []
    for seat, warehouse in enumerate(s.warehouses):
        cargo = sum(card in box.cargo for card in warehouse)
        parts = {
            CARGO: cargo * box.scoring.points_per_cargo_card,  # BOR-E5
            PORTS: (len(warehouse) - cargo) * box.scoring.points_per_port_card,  # BOR-E5
            ORDERS: sum(box.orders[order].points for order in s.completed[seat]),  # BOR-E5 BOR-T1.3
        }
        if s.options.blackbeard:
            parts[SHIP] = box.scoring.pirate_ship_penalty if s.ship == seat else 0  # BOR-VB6
        found.append(Score(seat, sum(parts.values()), parts))
    return tuple(found)


def outcome(box: BorneoBox, s: BorneoState) -> Outcome:
    """Return the ranking: most points, then most completed orders, then a shared place."""
    counted = scores(box, s)
    merit = [(score.total, len(s.completed[score.seat])) for score in counted]  # BOR-E6
    return Outcome(places(merit), counted)  # BOR-R21
