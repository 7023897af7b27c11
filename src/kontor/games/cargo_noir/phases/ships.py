"""Phase I: every ship on the board acts, in an order of the player's choice (CAR-T1.1 to CAR-T1.6, CAR-D2)."""

from collections.abc import Iterator
from typing import TypeAlias, get_args

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.cargo_noir.actions import (
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveRaise,
    ResolveSwap,
    ResolveWithdraw,
)
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.events import CasinoPaid, TileDrawn
from kontor.games.cargo_noir.frames import RaiseFrame, ShipsFrame, SwapFrame
from kontor.games.cargo_noir.phases.black_market import check_swap
from kontor.games.cargo_noir.phases.ports import capture, check_port, coins_to_raise, withdraw
from kontor.games.cargo_noir.rules import T1_4, T1_5
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import draw_tile, types_of

CASINO = ResolveCasino()
DRAW = ResolveDraw()


ShipAction: TypeAlias = ResolveCasino | ResolveCapture | ResolveWithdraw | ResolveRaise | ResolveDraw | ResolveSwap


class ShipActions(Phase[CargoNoirState, ShipsFrame, ShipAction]):
    """Choose what the next ship does."""

    frame = ShipsFrame
    verbs = get_args(ShipAction)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box
        self.in_port = {port: (ResolveCapture(port), ResolveRaise(port), ResolveWithdraw(port)) for port in box.ports}
        self.swaps = {cargo_type: ResolveSwap(cargo_type) for cargo_type in box.cargo_types}

    def candidates(self, s: CargoNoirState, frame: ShipsFrame, seat: Seat) -> Iterator[ShipAction]:
        """Offer what the player's ships on the board can do."""
        if s.at_casino[seat]:
            yield CASINO
        for port in s.unresolved_ports(seat):
            yield ResolveCapture(port)
            yield ResolveRaise(port)
            yield ResolveWithdraw(port)
        if s.at_black_market[seat]:
            yield DRAW
            for cargo_type in types_of(self.box, s.tiles[seat]):
                yield ResolveSwap(cargo_type)

    def legal(self, s: CargoNoirState, frame: ShipsFrame, seat: Seat) -> list[ShipAction]:
        """Return the candidates that pass; each port and the Black Market are looked at once."""
        found: list[ShipAction] = [CASINO] if s.at_casino[seat] else []
        for port in s.unresolved_ports(seat):
            capturing, raising, withdrawing = self.in_port[port]
            highest = s.highest_other(port, seat)
            if not highest:
                found.append(capturing)
            elif coins_to_raise(self.box, s, seat, port, highest) <= s.safes[seat]:
                found += (raising, withdrawing)
            else:
                found.append(withdrawing)
        if s.at_black_market[seat]:
            only = types_of(self.box, s.black_market)
            own = types_of(self.box, s.tiles[seat])
            found += (DRAW, *(self.swaps[each] for each in own if only != [each]))
        return found

    def check(self, s: CargoNoirState, frame: ShipsFrame, seat: Seat, action: ShipAction) -> Refusal | None:
        """Refuse what no ship of the player can do."""
        match action:
            case ResolveCasino():
                return None if s.at_casino[seat] else Refusal(T1_4)
            case ResolveDraw():
                return None if s.at_black_market[seat] else Refusal(T1_5)
            case ResolveSwap(give_type):
                return check_swap(self.box, s, seat, give_type)
            case _:
                return check_port(self.box, s, seat, action)

    def advance(self, s: CargoNoirState, frame: ShipsFrame, seat: Seat, action: ShipAction, emit: Emit) -> None:
        """Let the ship act, or ask the second half of the question; Phase I ends with the last ship."""
        match action:
            case ResolveRaise(port):
                s.push(RaiseFrame(seat, port))  # CAR-D3
            case ResolveSwap(give_type):
                s.push(SwapFrame(seat, give_type))  # CAR-D3
            case _:
                self.act(s, seat, action, emit)
                s.end_ship_actions()

    def act(self, s: CargoNoirState, seat: Seat, action: ShipAction, emit: Emit) -> None:
        """Carry out what needs no second step."""
        match action:
            case ResolveCasino():
                s.at_casino[seat] -= 1
                s.docks[seat] += 1  # CAR-T1.3
                emit(CasinoPaid(seat, s.take_from_bank(seat, self.box.casino_coins), rule=T1_4))  # CAR-T1.4
            case ResolveDraw():
                s.at_black_market[seat] -= 1
                s.docks[seat] += 1  # CAR-T1.3
                tile = draw_tile(s, emit)
                s.tiles[seat].append(tile)  # CAR-T1.5 CAR-T1.6
                emit(TileDrawn(seat, tile, rule=T1_5))
            case ResolveCapture(port):
                capture(self.box, s, seat, port, emit)
            case ResolveWithdraw(port):
                withdraw(self.box, s, seat, port, emit)
