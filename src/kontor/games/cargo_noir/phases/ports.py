"""Ships in ports: alone they capture, outbid they raise or withdraw (CAR-T1.7 to CAR-T1.15, CAR-C5 to CAR-C7)."""

from collections.abc import Iterator

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.cargo_noir.actions import PortAction, RaiseTo, ResolveCapture, ResolveWithdraw
from kontor.games.cargo_noir.components import SYNDICATE, CargoNoirBox
from kontor.games.cargo_noir.events import BidRaised, CargoCaptured, PortRefilled, ShipWithdrawn, SyndicatePaid
from kontor.games.cargo_noir.frames import RaiseFrame
from kontor.games.cargo_noir.rules import C5, R3, R34, S1, T1_1, T1_7, T1_8, T1_9, T1_10, T1_12
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import draw_tile


def check_port(box: CargoNoirBox, s: CargoNoirState, seat: Seat, action: PortAction) -> Refusal | None:
    """Return why a ship cannot do this: alone it captures, outbid it raises or withdraws (CAR-T1.7, CAR-T1.8)."""
    port = action.port
    if port not in s.stacks:
        return Refusal(S1, {"port": port})
    if not s.stacks[port][seat]:
        return Refusal(T1_1, {"port": port})
    if port in s.raised:
        return Refusal(R34, {"port": port}, "raised")
    highest = s.highest_other(port, seat)
    # CAR-R14: since this bid everybody else has had to top it or leave.
    assert not highest or highest > s.stacks[port][seat]
    match action:
        case ResolveCapture():
            return Refusal(T1_8, {"port": port, "highest": highest}) if highest else None
        case ResolveWithdraw():
            return None if highest else Refusal(R3, {"port": port})
        case _:
            if not highest:
                return Refusal(R34, {"port": port}, "alone")
            needed = coins_to_raise(box, s, seat, port, highest)
            if needed > s.safes[seat]:
                return Refusal(T1_12, {"port": port, "needed": needed, "coins": s.safes[seat]})
            return None


def coins_to_raise(box: CargoNoirBox, s: CargoNoirState, seat: Seat, port: str, highest: int) -> int:
    """Return how many coins a player must add to top the highest other stack in a port (CAR-T1.9, CAR-T1.12)."""
    return highest + box.bidding.min_increment - s.stacks[port][seat]


def capture(box: CargoNoirBox, s: CargoNoirState, seat: Seat, port: str, emit: Emit) -> None:
    """Take all tiles of a port, pay the whole stack, refill the port at once (CAR-T1.7)."""
    coins, tiles = s.stacks[port][seat], s.ports[port]
    s.stacks[port][seat] = 0
    s.coin_bank += coins  # CAR-T1.7
    s.docks[seat] += 1  # CAR-T1.3
    s.tiles[seat] += tiles  # CAR-T1.7 CAR-T1.6
    emit(CargoCaptured(seat, port, coins, tuple(tiles), rule=T1_7))
    s.ports[port] = [draw_tile(s, emit) for _ in range(box.ports[port].slots)]  # CAR-T1.7 CAR-R28
    emit(PortRefilled(port, tuple(s.ports[port]), rule=T1_7))


def withdraw(box: CargoNoirBox, s: CargoNoirState, seat: Seat, port: str, emit: Emit) -> None:
    """Take ship and stack back; a Syndicate not yet used in this turn pays (CAR-T1.10, CAR-C5)."""
    coins = s.stacks[port][seat]
    s.stacks[port][seat] = 0
    s.safes[seat] += coins  # CAR-T1.10
    s.docks[seat] += 1  # CAR-T1.3
    emit(ShipWithdrawn(seat, port, coins, rule=T1_10))
    if len(s.barred) < s.cards[seat].count(SYNDICATE):  # CAR-C6 CAR-R29
        emit(SyndicatePaid(seat, s.take_from_bank(seat, box.cards[SYNDICATE].amount), rule=C5))  # CAR-C5 CAR-C7
    s.barred.append(port)  # CAR-T1.11


class Raising(Phase[CargoNoirState, RaiseFrame, RaiseTo]):
    """Choose the new height of the stack."""

    frame = RaiseFrame
    verbs = (RaiseTo,)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box

    def candidates(self, s: CargoNoirState, frame: RaiseFrame, seat: Seat) -> Iterator[RaiseTo]:
        """Offer every height above the highest other stack that the safe allows."""
        least = s.highest_other(frame.port, seat) + self.box.bidding.min_increment
        return map(RaiseTo, range(least, s.stacks[frame.port][seat] + s.safes[seat] + 1))

    def legal(self, s: CargoNoirState, frame: RaiseFrame, seat: Seat) -> list[RaiseTo]:
        """Return the candidates: none of them is too low or too high."""
        return list(self.candidates(s, frame, seat))

    def check(self, s: CargoNoirState, frame: RaiseFrame, seat: Seat, action: RaiseTo) -> Refusal | None:
        """Refuse too few coins, and more than stack and safe hold."""
        least = s.highest_other(frame.port, seat) + self.box.bidding.min_increment  # CAR-T1.9
        most = s.stacks[frame.port][seat] + s.safes[seat]
        if action.new_total < least:
            return Refusal(T1_9, {"port": frame.port, "least": least})
        if action.new_total > most:
            return Refusal(T1_9, {"port": frame.port, "most": most}, "most")
        return None

    def advance(self, s: CargoNoirState, frame: RaiseFrame, seat: Seat, action: RaiseTo, emit: Emit) -> None:
        """Add the coins; the ship stays and has acted."""
        s.safes[seat] -= action.new_total - s.stacks[frame.port][seat]
        s.stacks[frame.port][seat] = action.new_total  # CAR-T1.9 CAR-T1.15
        s.raised.append(frame.port)
        emit(BidRaised(seat, frame.port, action.new_total, rule=T1_9))
        s.pop()
        s.end_ship_actions()
