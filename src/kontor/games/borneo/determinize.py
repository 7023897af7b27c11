"""A possible world from a view: hidden cards dealt again, each from the pile it can come from (BOR-H6, BOR-H7).

Covered orders are dealt again as well (BOR-H9).
"""

from collections import Counter

from kontor.core import Rng
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import AttackFrame
from kontor.games.borneo.state import CARGO_DECK, PORT_DECK, START_PLAYER, BorneoState
from kontor.games.borneo.view import BorneoView
from kontor.parts.piles import deal, known_piles


def is_possible(box: BorneoBox, view: BorneoView, hands: list[list[str]]) -> bool:
    """Return True if these hands fit an attack just begun: its attacker must have a card for it (BOR-R38)."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, AttackFrame) or frame.contest.attack:
        return True
    return not box.strength[frame.contest.company].keys().isdisjoint(hands[frame.contest.attacker])  # BOR-R38


def completed_orders(box: BorneoBox, view: BorneoView, rng: Rng) -> list[list[str]]:
    """Return possible completed orders of everybody: those not on display and not seen lie covered, in any way."""
    seen = [list(player.completed) for player in view.players]
    if not view.options.covers_orders:
        return seen
    left = Counter(box.orders_in_play(view.options.edition, len(view.players)))
    left.subtract(view.orders)
    left.subtract(order for orders in seen for order in orders)
    covered = rng.shuffled(left.elements())  # BOR-H9
    counts = [player.completed_count for player in view.players]
    return [orders or [covered.pop() for _ in range(count)] for orders, count in zip(seen, counts, strict=True)]


def determinize(box: BorneoBox, view: BorneoView, rng: Rng) -> BorneoState:
    """Return a state that has exactly this view; its secrets and its future luck come from rng."""
    counts = [player.hand for player in view.players]
    hands, draw_pile = deal(view.unseen, counts, view.seat, view.hand, rng)  # BOR-H7
    while not is_possible(box, view, hands):
        hands, draw_pile = deal(view.unseen, counts, view.seat, view.hand, rng)  # BOR-R38
    own = () if view.seat is None else counts[view.seat]
    return BorneoState(
        seed=rng.bytes(32),
        seats=len(view.players),
        draws={CARGO_DECK: 1 + view.reshuffles, PORT_DECK: 1, START_PLAYER: 1},
        frames=list(view.frames),
        options=view.options,
        active=view.active,
        hands=hands,
        warehouses=[list(player.warehouse) for player in view.players],
        completed=completed_orders(box, view, rng),
        ladders={company: list(ladder) for company, ladder in view.ladders.items()},
        draw_pile=draw_pile,
        discard_pile=list(view.discard_pile),
        ports=[slot.port for slot in view.ports],
        cargo=[list(slot.cargo) for slot in view.ports],
        port_stack=rng.shuffled(view.port_stack),
        out_of_game=list(view.out_of_game),
        orders=view.orders.copy(),
        ship=view.ship,
        pile_of=known_piles(view.unseen, own, view.hand),
        reshuffles=view.reshuffles,
    )
