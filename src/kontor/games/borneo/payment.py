"""What a warehouse can pay (BOR-P3 to BOR-P6): units, jokers and the one pirate trade.

`missing` is always a tuple in the sequence of the spices (BOR-P5).
"""

from collections.abc import Sequence

from kontor.core import Seat
from kontor.games.borneo.component_schema import JOKER, OrderType
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import PaymentFrame
from kontor.games.borneo.state import BorneoState


def missing_units(box: BorneoBox, order: OrderType, spice: str | None) -> tuple[int, ...]:
    """Return what the order asks for: the same amount of each spice, or all of the named one (BOR-P3, BOR-T1.3)."""
    if order.kind == "each":
        return (order.amount,) * len(box.spices)  # BOR-T1.3
    return tuple(order.amount if s == spice else 0 for s in box.spices)  # BOR-P3


def stock(box: BorneoBox, cards: Sequence[str]) -> tuple[list[int], int]:
    """Return the units of each spice and the number of jokers among the cards (BOR-T1.5, BOR-T1.6b)."""
    have = [0] * (len(box.spices) + 1)
    for card in cards:
        place, units = box.stock[card]
        have[place] += units  # BOR-T1.5
    jokers = have.pop()  # BOR-T1.6b
    return have, jokers


def gap(have: Sequence[int], missing: Sequence[int]) -> int:
    """Return how many missing units the spices themselves do not cover."""
    short = 0
    for h, m in zip(have, missing, strict=True):
        if m > h:
            short += m - h
    return short


def is_payable(box: BorneoBox, rest: Sequence[str], missing: Sequence[int], *, pirates: bool) -> bool:
    """Return True if the cards can cover the missing units, with a pirate trade if one is open (BOR-P4)."""
    have, jokers = stock(box, rest)
    return covers(box, rest, have, jokers, missing, pirates=pirates)


def covers(
    box: BorneoBox, rest: Sequence[str], have: list[int], jokers: int, missing: Sequence[int], *, pirates: bool
) -> bool:
    """Return the same as `is_payable` for cards whose units and jokers are already counted."""
    short = gap(have, missing)
    if short <= jokers:  # BOR-P4
        return True
    return pirates and short == jokers + 1 and trade_helps(box, rest, have, missing)  # BOR-VB2


def shortage(box: BorneoBox, rest: Sequence[str], missing: Sequence[int], *, pirates: bool) -> int:
    """Return how many units are still missing after jokers and the best pirate trade."""
    have, jokers = stock(box, rest)
    return gap(have, missing) - jokers - (pirates and trade_helps(box, rest, have, missing))


def trade_helps(box: BorneoBox, rest: Sequence[str], have: list[int], missing: Sequence[int]) -> bool:
    """Return True if some pirate trade closes the gap by one unit, the most it can do."""
    short = gap(have, missing)
    for given, units in {box.goods[card] for card in rest}:
        if given == JOKER:  # BOR-R24
            continue
        t = box.spices.index(given)
        for s, due in enumerate(missing):
            if s == t or due == 0:
                continue
            have_then = [h - units if i == t else h for i, h in enumerate(have)]
            missing_then = [m - 1 if i == s else m for i, m in enumerate(missing)]
            if gap(have_then, missing_then) < short:
                return True
    return False


def pirates_open(s: BorneoState, seat: Seat, *, last_chance: bool) -> bool:
    """Return True if the player may trade with the pirates in a payment (BOR-VB2, BOR-VB4, BOR-VB5)."""
    return s.options.blackbeard and s.ship != seat and not last_chance  # BOR-VB4 BOR-VB5 BOR-O3


def due_index(missing: Sequence[int]) -> int:
    """Return the place of the due spice: the first with missing units (BOR-P5)."""
    due = 0
    while not missing[due]:  # BOR-P5
        due += 1
    return due


def lay(box: BorneoBox, frame: PaymentFrame, card: str) -> PaymentFrame:
    """Return the payment after a card is laid aside; its goods decide what it covers (BOR-P5)."""
    due = due_index(frame.missing)
    spice, units = box.goods[card]
    trade = spice not in (box.spices[due], JOKER)
    covers = 1 if trade else min(units, frame.missing[due])  # BOR-P5 BOR-VB2
    return PaymentFrame(
        seat=frame.seat,
        order=frame.order,
        spice=frame.spice,
        missing=tuple(m - covers if i == due else m for i, m in enumerate(frame.missing)),
        laid=(*frame.laid, card),
        last_chance=frame.last_chance,
        pirate=card if trade else frame.pirate,
    )


def rest_of(s: BorneoState, frame: PaymentFrame) -> list[str]:
    """Return the warehouse without the cards laid aside."""
    return [card for card in s.warehouses[frame.seat] if card not in frame.laid]
