"""Bonus cards: the high value in the first round, the low one later, then they leave (NOV-B1 to NOV-B6)."""

from kontor.core import Emit, Seat
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import BonusGained, BonusLowered, BonusRemoved
from kontor.games.novgorod.rules import B1, B2, B3
from kontor.games.novgorod.state import NovgorodState

KONTOR8 = "kontor8"
ROUTE5 = "route5"
LUXURY_MERCHANT = "luxury_merchant"
ORDERS3 = "orders3"
CAREER3 = "career3"
BONUS = "bonus"


def gain_bonus(box: NovgorodBox, s: NovgorodState, seat: Seat, bonus: str, emit: Emit) -> None:
    """Give a player a bonus that is in play and not yet theirs (NOV-B1, NOV-B3, NOV-B4)."""
    shown = s.bonuses.get(bonus)
    if shown is None or seat in s.bonus_of[bonus]:  # NOV-B4
        return
    card = box.bonuses[bonus]
    seals = card.high if shown == "high" else card.low  # NOV-B1 NOV-B3 NOV-R22
    s.bonus_of[bonus].append(seat)
    s.bonus_now[bonus].append(seat)
    s.gain_seals(seat, seals, BONUS)
    emit(BonusGained(seat, bonus, seals, rule=B1 if shown == "high" else B3))


def end_round(box: NovgorodBox, s: NovgorodState, emit: Emit) -> None:
    """Lower the cards whose high value only one player gained, remove those used up (NOV-B2, NOV-B3)."""
    for bonus, seats in s.bonus_now.items():
        if not seats:
            continue
        shown = s.bonuses[bonus]
        if shown == "high" and len(seats) == 1:
            s.bonuses[bonus] = "low"  # NOV-B2
            emit(BonusLowered(bonus, box.bonuses[bonus].low, rule=B2))
        else:
            s.bonuses.pop(bonus)  # NOV-B2 NOV-B3
            emit(BonusRemoved(bonus, rule=B2 if shown == "high" else B3))
        s.bonus_now[bonus] = []
