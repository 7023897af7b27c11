"""Income of the player's kontors on the route, and the merchant's share (NOV-TE1, NOV-XM1)."""

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import DucatsGained, IncomeTaken
from kontor.games.novgorod.rules import T2_1, T2_3, TE1, XM1
from kontor.games.novgorod.state import NovgorodState


def unused_own(s: NovgorodState) -> list[str]:
    """Return the player's stops that are still unused, from left to right."""
    return [stop.city for stop in s.route if stop.own and not stop.used]


def check_income(s: NovgorodState, city: str) -> Refusal | None:
    """Return why a stop yields no income."""
    stop = s.stop(city)
    if stop is None:
        return Refusal(TE1, {"city": city})
    if not stop.own:
        return Refusal(T2_3, {"city": city})  # NOV-R13
    return Refusal(T2_1, {"city": city}) if stop.used else None


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
