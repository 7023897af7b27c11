"""Income of the player's kontors on the route, and the merchant's share (NOV-TE1, NOV-XM1)."""

from collections.abc import Sequence

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import DucatsGained, IncomeTaken
from kontor.games.novgorod.harbour_fees import FeeCover
from kontor.games.novgorod.rules import A12, T2_1, T2_3, TE1, TZ2, XM1
from kontor.games.novgorod.state import NovgorodState


def unused_own(s: NovgorodState) -> list[str]:
    """Return the player's stops that are still unused, from left to right."""
    return [stop.city for stop in s.route if stop.own and not stop.used]


def check_income(box: NovgorodBox, s: NovgorodState, seat: Seat, city: str) -> Refusal | None:
    """Return why a stop yields no income, or why its good is needed to pay the fees."""
    stop = s.stop(city)
    if stop is None:
        return Refusal(TE1, {"city": city})
    if not stop.own:
        return Refusal(T2_3, {"city": city})  # NOV-R13
    if stop.used:
        return Refusal(T2_1, {"city": city})
    cover = FeeCover(box, s, seat)
    return None if leaves_fees_payable(box, s, cover, [city]) else Refusal(TZ2, {"fees": cover.due}, "income")


def check_all_income(box: NovgorodBox, s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return why the incomes cannot be taken together."""
    stops = unused_own(s)
    if len(stops) < 2:
        return Refusal(A12)
    cover = FeeCover(box, s, seat)
    return None if leaves_fees_payable(box, s, cover, stops) else Refusal(TZ2, {"fees": cover.due}, "income")


def leaves_fees_payable(box: NovgorodBox, s: NovgorodState, cover: FeeCover, stops: Sequence[str]) -> bool:
    """Return True if the fees can be paid after these incomes: a good may be worth more in a luxury (NOV-TZ2)."""
    if not cover.luxuries or cover.by_income:
        return True
    return cover.suffices(earned(box, s, stops), stops, merchant=s.merchant not in stops)  # NOV-TZ2


def earned(box: NovgorodBox, s: NovgorodState, stops: Sequence[str]) -> int:
    """Return the incomes of stops, with the merchant's share."""
    paid = s.merchant in stops and s.options.merchant_side == "front" and not s.turn.merchant
    return sum(box.cities[city].income for city in stops) + (box.file.merchant.front_ducats if paid else 0)


def take_income(box: NovgorodBox, s: NovgorodState, seat: Seat, city: str, emit: Emit) -> None:
    """Take the printed income, and in the merchant's city his ducats once a turn."""
    s.use(city)
    s.ducats[seat] += box.cities[city].income  # NOV-TE1
    emit(IncomeTaken(seat, city, box.cities[city].income, rule=TE1))
    if s.merchant == city and s.options.merchant_side == "front":
        pay_merchant(box, s, seat, emit)  # NOV-XM1


def pay_merchant(box: NovgorodBox, s: NovgorodState, seat: Seat, emit: Emit) -> None:
    """Let the merchant pay, once per turn (NOV-XM1, NOV-R27)."""
    if s.turn.merchant:  # NOV-R27
        return
    s.turn = msgspec.structs.replace(s.turn, merchant=True)
    s.ducats[seat] += box.file.merchant.front_ducats  # NOV-XM1
    emit(DucatsGained(seat, box.file.merchant.front_ducats, "merchant", rule=XM1))
