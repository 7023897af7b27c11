"""The hold of the ship: storing a good, consuming it, losing it (NOV-TD1 to NOV-TD5)."""

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import GoodLost, GoodStored
from kontor.games.novgorod.harbour_fees import FeeCover
from kontor.games.novgorod.rules import T2_1, TD1, TD2, TD5, TZ2
from kontor.games.novgorod.state import Held, NovgorodState


def check_store(box: NovgorodBox, s: NovgorodState, seat: Seat, city: str) -> Refusal | None:
    """Return why the good of a stop cannot be stored."""
    stop = s.stop(city)
    if stop is None or not stop.own:
        return Refusal(TD1, {"city": city})  # NOV-TD1 NOV-T2.3
    if stop.used:
        return Refusal(T2_1, {"city": city})
    cover = FeeCover(box, s, seat)
    return None if cover.suffices(used=(city, HOLD)) else Refusal(TZ2, {"fees": cover.due}, "store")  # NOV-TZ2


def store_good(box: NovgorodBox, s: NovgorodState, seat: Seat, city: str, emit: Emit) -> None:
    """Put the kontor of a stop under the ship; what was there leaves (NOV-TD2, NOV-TD5)."""
    held = s.holds[seat]
    if held is not None:
        emit(GoodLost(seat, box.good_of[held.city], rule=TD5 if held.base else TD2))  # NOV-TD2 NOV-TD5 NOV-R46
    s.use(city)
    s.holds[seat] = Held(city, fresh=True)  # NOV-TD1 NOV-TD3
    emit(GoodStored(seat, city, box.good_of[city], rule=TD1))


def clear_hold(box: NovgorodBox, s: NovgorodState, seat: Seat, emit: Emit) -> None:
    """At the end of the phase a base kontor leaves the hold; what was stored stays (NOV-TD3, NOV-TD5)."""
    held = s.holds[seat]
    if held is None:
        return
    if held.base:
        s.holds[seat] = None  # NOV-TD5 NOV-R18
        emit(GoodLost(seat, box.good_of[held.city], rule=TD5))
    else:
        s.holds[seat] = Held(held.city)  # NOV-TD3
