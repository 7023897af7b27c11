"""Laying a cargo card at a port, and seeing whether the port pays out.

Ledger: BOR-T3.1 to BOR-T3.7, BOR-R29.
"""

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import PlayCargo
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import CargoPlayed
from kontor.games.borneo.flags import monopoly
from kontor.games.borneo.frames import CargoFrame
from kontor.games.borneo.phases.distribution import monopoly_distribution, shared_distribution
from kontor.games.borneo.rules import T3_1
from kontor.games.borneo.state import BorneoState


class PlayingCargo(Phase[BorneoState, CargoFrame, PlayCargo]):
    """The active player must lay exactly one hand card at one of the open ports."""

    frame = CargoFrame
    verbs = (PlayCargo,)

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        slots = range(box.limits.open_ports)
        self.plays: dict[str, tuple[PlayCargo, ...]] = {
            c: tuple(PlayCargo(c, slot) for slot in slots) for c in box.cargo
        }

    def legal(self, s: BorneoState, frame: CargoFrame, seat: Seat) -> list[PlayCargo]:
        """Offer every hand card at every port: all of them are legal."""
        return [play for card in s.hands[seat] for play in self.plays[card]]

    def check(self, s: BorneoState, frame: CargoFrame, seat: Seat, action: PlayCargo) -> Refusal | None:
        """Refuse a card that is not in hand; every port is open to everybody."""
        if action.card not in s.hands[seat]:
            return Refusal(T3_1, {"card": action.card})
        return None

    def advance(self, s: BorneoState, frame: CargoFrame, seat: Seat, action: PlayCargo, emit: Emit) -> None:
        """Lay the card; a monopoly comes before a full port (BOR-T3.6)."""
        s.pop()
        slot = action.slot
        port = s.open_port(slot)
        cards = s.cargo[slot]
        s.hands[seat].remove(action.card)  # BOR-T3.1
        cards.append(action.card)  # BOR-T3.1
        emit(CargoPlayed(seat, action.card, port, slot, rule=T3_1))
        numbers = self.box.ports[port]
        company = monopoly(self.box, s.edition, cards, numbers.monopoly)
        if company is not None:  # BOR-T3.6
            monopoly_distribution(self.box, s, slot, company, emit)  # BOR-T3.5 BOR-D1
        elif len(cards) == numbers.limit:  # BOR-T3.6 BOR-T3.7
            shared_distribution(self.box, s, slot, emit)  # BOR-T3.6 BOR-D1
