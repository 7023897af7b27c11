"""A payment that the game proposes: enough for the basket, with the most valuable tiles left over.

The ledger's hints for the interface ask for it; it is not a rule. The player may pay in another way, tile by tile.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

from kontor.core import Proposal
from kontor.games.cargo_noir.actions import CloseTrade, PayTile
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.frames import PaymentFrame
from kontor.games.cargo_noir.view import CargoNoirView

MAX_PAYMENTS = 3000
"""Maximum number of payments to compare; if there are more, `leaving_out` finds a good one."""


def proposed_trade(box: CargoNoirBox, view: CargoNoirView) -> Proposal | None:
    """Return the rest of a payment and the end of the trade; None if no payment is open, or it is already enough."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, PaymentFrame) or frame.seat != view.seat:
        return None
    have = [box.type_of[tile] for tile in view.players[frame.seat].tiles]
    cost = box.cost(frame.basket, view.options.has_former_uniques)
    more = proposed_payment(box, without(have, frame.payment), frame.payment, cost)
    if not more:
        return None
    more.sort(key=box.cargo_types.index)
    value = box.combos.best_value([*frame.payment, *more])
    coins = max(0, cost - value)
    tiles = [("tiles", f"{cargo_type}:{count}") for cargo_type, count in Counter(more).items()]
    facts = {"tiles": tiles, "value": value, "coins": coins}
    return Proposal((*map(PayTile, more), CloseTrade()), facts)


def proposed_payment(box: CargoNoirBox, tiles: Sequence[str], paid: Sequence[str], cost: int) -> list[str]:
    """Return the types to pay in addition to those that are paid already.

    Where all tiles together are worth less than the cost, as in the last round, they are all proposed (CAR-E2).
    """
    value = box.combos.best_value
    have, needed = [*paid, *tiles], min(cost, value([*paid, *tiles]))
    if value(paid) >= needed:
        return []
    if prod(count + 1 for count in Counter(tiles).values()) > MAX_PAYMENTS:
        return leaving_out(box, tiles, paid, needed)
    enough = [some for some in choices(tiles) if value([*paid, *some]) >= needed]
    return max(enough, key=lambda some: (value(without(have, [*paid, *some])), -value([*paid, *some]), -len(some)))


def choices(tiles: Sequence[str]) -> Iterator[list[str]]:
    """Yield every choice of tiles, equal ones being interchangeable."""
    there = Counter(tiles)
    for counts in product(*(range(count + 1) for count in there.values())):
        yield [each for each, count in zip(there, counts, strict=True) for _ in range(count)]


def without(tiles: Sequence[str], some: Sequence[str]) -> list[str]:
    """Return the tiles that are left."""
    return list((Counter(tiles) - Counter(some)).elements())


def leaving_out(box: CargoNoirBox, tiles: Sequence[str], paid: Sequence[str], needed: int) -> list[str]:
    """Return a payment by leaving out one tile at a time, the one that makes the rest left over worth most."""
    value, pay, left = box.combos.best_value, list(tiles), list[str]()
    while True:
        spare = [each for each in dict.fromkeys(pay) if value([*paid, *without(pay, [each])]) >= needed]
        if not spare:
            return pay
        best = max(spare, key=lambda each: value([*left, each]))
        pay.remove(best)
        left.append(best)
