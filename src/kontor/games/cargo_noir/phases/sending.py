"""Phase III: every ship next to the family sheet is sent out, into ports on a stack of coins (CAR-T3.1 to CAR-T3.9)."""

from collections.abc import Iterator, Sequence

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.cargo_noir.actions import EndTurn, SendShip, SetBid
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.events import BidPlaced, ShipSent
from kontor.games.cargo_noir.frames import BidFrame, SendingFrame
from kontor.games.cargo_noir.rules import S1, T3_1, T3_2, T3_3, T3_4, T3_5, T3_6
from kontor.games.cargo_noir.state import CargoNoirState

END_TURN = EndTurn()


def least_bid(box: CargoNoirBox, s: CargoNoirState, port: str) -> int:
    """Return the smallest stack that may be placed in a port (CAR-T3.3, CAR-T3.4)."""
    return least_above(box, s.stacks[port])


def least_above(box: CargoNoirBox, stacks: Sequence[int]) -> int:
    """Return the smallest stack that may be placed beside the stacks of a port (CAR-T3.3, CAR-T3.4)."""
    highest = max(stacks)
    return highest + box.bidding.min_increment if highest else box.bidding.min_bid  # CAR-T3.4 CAR-T3.3 CAR-R1


class Sending(Phase[CargoNoirState, SendingFrame, SendShip | EndTurn]):
    """Choose where the next ship goes."""

    frame = SendingFrame
    verbs = (SendShip, EndTurn)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box
        self.sends = tuple(map(SendShip, box.destinations))
        self.to = {send.destination: send for send in self.sends}
        self.free = (self.to[CASINO], self.to[BLACK_MARKET])
        self.ports = tuple(box.ports)

    def candidates(self, s: CargoNoirState, frame: SendingFrame, seat: Seat) -> Iterator[SendShip | EndTurn]:
        """Offer every destination, and the end of the turn."""
        yield from self.sends
        yield END_TURN

    def legal(self, s: CargoNoirState, frame: SendingFrame, seat: Seat) -> list[SendShip | EndTurn]:
        """Return the candidates that pass: the places without bids, then the open ports that the safe can pay."""
        safe, barred, sends = s.safes[seat], s.barred, self.to
        found: list[SendShip | EndTurn] = [*self.free]
        for port in self.ports:
            stacks = s.stacks.get(port)
            if stacks and not stacks[seat] and port not in barred and least_above(self.box, stacks) <= safe:
                found.append(sends[port])
        if s.in_last_round:
            found.append(END_TURN)
        return found

    def check(self, s: CargoNoirState, frame: SendingFrame, seat: Seat, action: SendShip | EndTurn) -> Refusal | None:
        """Refuse a port that is closed, has a ship of the player, is barred or too expensive."""
        if isinstance(action, EndTurn):
            return None if s.in_last_round else Refusal(T3_1)  # CAR-E8 CAR-R15
        port = action.destination
        if port in (CASINO, BLACK_MARKET):
            return None  # CAR-T3.2
        if port not in s.stacks:
            return Refusal(S1, {"port": port})
        if s.stacks[port][seat]:
            return Refusal(T3_5, {"port": port})  # CAR-R2
        if port in s.barred:
            return Refusal(T3_6, {"port": port})
        least = least_bid(self.box, s, port)
        if least <= s.safes[seat]:
            return None
        if any(s.stacks[port]):
            return Refusal(T3_4, {"port": port, "least": least}, "coins")
        return Refusal(T3_3, {"port": port, "least": least}, "coins")

    def advance(
        self, s: CargoNoirState, frame: SendingFrame, seat: Seat, action: SendShip | EndTurn, emit: Emit
    ) -> None:
        """Send the ship, ask for the bid, or leave the rest behind."""
        match action:
            case EndTurn():
                s.pop()
            case SendShip(destination) if destination in s.stacks:
                s.push(BidFrame(seat, destination))  # CAR-D3
            case SendShip(destination):
                there = s.at_casino if destination == CASINO else s.at_black_market
                there[seat] += 1  # CAR-T3.2
                s.docks[seat] -= 1
                emit(ShipSent(seat, destination, rule=T3_2))
                end_if_sent(s, seat)


def end_if_sent(s: CargoNoirState, seat: Seat) -> None:
    """End Phase III when no ship is left (CAR-T3.9)."""
    if not s.docks[seat]:
        s.pop()  # CAR-T3.9


class Bidding(Phase[CargoNoirState, BidFrame, SetBid]):
    """Choose the height of the stack."""

    frame = BidFrame
    verbs = (SetBid,)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box

    def candidates(self, s: CargoNoirState, frame: BidFrame, seat: Seat) -> Iterator[SetBid]:
        """Offer every height from the least bid to the whole safe."""
        return map(SetBid, range(least_bid(self.box, s, frame.port), s.safes[seat] + 1))

    def legal(self, s: CargoNoirState, frame: BidFrame, seat: Seat) -> list[SetBid]:
        """Return the candidates: none of them is too low or too high."""
        return list(self.candidates(s, frame, seat))

    def check(self, s: CargoNoirState, frame: BidFrame, seat: Seat, action: SetBid) -> Refusal | None:
        """Refuse too few coins, and more than the safe holds."""
        least = least_bid(self.box, s, frame.port)
        if action.coins < least and any(s.stacks[frame.port]):
            return Refusal(T3_4, {"port": frame.port, "least": least}, "least")
        if action.coins < least:
            return Refusal(T3_3, {"port": frame.port, "least": least}, "least")
        if action.coins > s.safes[seat]:
            return Refusal(T3_3, {"port": frame.port, "coins": s.safes[seat]}, "most")
        return None

    def advance(self, s: CargoNoirState, frame: BidFrame, seat: Seat, action: SetBid, emit: Emit) -> None:
        """Put the ship on its stack."""
        s.safes[seat] -= action.coins
        s.stacks[frame.port][seat] = action.coins  # CAR-T3.3
        s.docks[seat] -= 1
        emit(BidPlaced(seat, frame.port, action.coins, rule=T3_3))
        s.pop()
        end_if_sent(s, seat)
