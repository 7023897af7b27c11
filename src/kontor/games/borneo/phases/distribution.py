"""Sharing out the cargo of a port: who gets the port card, who picks in which order, and the next port.

Ledger: BOR-D1 to BOR-D12, BOR-P13, BOR-E1, BOR-R7 to BOR-R9, BOR-R18, BOR-R35.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from kontor.core import Emit, Phase, Refusal, RuleId, Seat
from kontor.games.borneo.actions import TakeCargo
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.ending import end_game
from kontor.games.borneo.events import (
    CardsDiscarded,
    CargoTaken,
    DistributionBegan,
    PortRemoved,
    PortRevealed,
    PortTaken,
)
from kontor.games.borneo.flags import sharing_order
from kontor.games.borneo.frames import DistributionFrame
from kontor.games.borneo.rules import D3B, D3C, D4, D6, D7, D10, D11, D12, E1, P13, T3_5, T3_6
from kontor.games.borneo.state import BorneoState


def monopoly_distribution(box: BorneoBox, s: BorneoState, slot: int, company: str, emit: Emit) -> None:
    """All cargo goes to the merchants of one company, in rank order (BOR-D3b, BOR-D3c, BOR-D4)."""
    port = s.open_port(slot)
    emit(DistributionBegan("monopoly", port, (company,), rule=T3_5))
    merchants = s.ladders[company]
    if box.editions[s.edition].monopoly_port_card_to == "trigger_player":
        take_port(s, slot, s.active, D3B, emit)  # BOR-D3b
    elif merchants:
        take_port(s, slot, merchants[0], D3C, emit)  # BOR-D3c
    else:
        s.out_of_game.append(port)  # BOR-D10 BOR-R7
        s.ports[slot] = None
        emit(PortRemoved(port, rule=D10))
    share_out(s, slot, port, merchants, D4, emit)  # BOR-D4


def shared_distribution(box: BorneoBox, s: BorneoState, slot: int, emit: Emit) -> None:
    """The cargo goes to all flagged companies: first merchants, second merchants and so on (BOR-D5 to BOR-D9)."""
    port = s.open_port(slot)
    companies = sharing_order(box, s.cargo[slot])
    emit(DistributionBegan("shared", port, tuple(companies), rule=T3_6))
    take_port(s, slot, s.active, D6, emit)  # BOR-D6
    share_out(s, slot, port, by_rank([s.ladders[company] for company in companies]), D7, emit)  # BOR-D7


def by_rank(ladders: Sequence[Sequence[Seat]]) -> list[Seat]:
    """Return the merchants of several companies rank by rank; shorter ladders are skipped (BOR-D7, BOR-R9)."""
    longest = max(len(ladder) for ladder in ladders)
    return [ladder[rank] for rank in range(longest) for ladder in ladders if rank < len(ladder)]  # BOR-D7 BOR-R9


def take_port(s: BorneoState, slot: int, seat: Seat, rule: RuleId, emit: Emit) -> None:
    """Put the port card into a warehouse, before the cargo is chosen."""
    port = s.open_port(slot)
    s.warehouses[seat].append(port)  # BOR-D3b BOR-D3c BOR-D6
    s.ports[slot] = None
    emit(PortTaken(seat, port, rule=rule))


def share_out(s: BorneoState, slot: int, port: str, merchants: Sequence[Seat], rule: RuleId, emit: Emit) -> None:
    """Open the picks: merchant after merchant, round and round, until every card has a taker (BOR-D4, BOR-D9)."""
    cards = s.cargo[slot]
    if merchants:
        picks = tuple(merchants[i % len(merchants)] for i in range(len(cards)))  # BOR-D4 BOR-D9 BOR-R8
    else:
        picks = ()
        s.discard_pile += cards  # BOR-D10 BOR-R7
        emit(CardsDiscarded(tuple(cards), rule=D10))
        cards.clear()
    s.push(DistributionFrame(slot, port, picks, rule))
    give_the_rest(s, emit)


def give_the_rest(s: BorneoState, emit: Emit) -> None:
    """Give all remaining cards to one player as soon as all remaining picks are theirs (BOR-D11, BOR-R35)."""
    frame = s.top_frame(DistributionFrame)
    if frame.picks and len(set(frame.picks)) == 1:  # BOR-D11 BOR-R35
        cards = s.cargo[frame.slot]
        s.warehouses[frame.picks[0]] += cards  # BOR-D11
        emit(CargoTaken(frame.picks[0], tuple(cards), rule=D11))
        cards.clear()
        s.replace(replace(frame, picks=()))


class Distribution(Phase[BorneoState, DistributionFrame, TakeCargo]):
    """The owner of the merchant that picks takes one of the cards that are left."""

    frame = DistributionFrame
    verbs = (TakeCargo,)
    quick = True

    def legal(self, s: BorneoState, frame: DistributionFrame, seat: Seat) -> list[TakeCargo]:
        """Offer the cargo of the port."""
        return [TakeCargo(card) for card in s.cargo[frame.slot]]

    def check(self, s: BorneoState, frame: DistributionFrame, seat: Seat, action: TakeCargo) -> Refusal | None:
        """Refuse a card that is not in the port."""
        if action.card not in s.cargo[frame.slot]:
            return Refusal(P13, {"card": action.card})
        return None

    def advance(self, s: BorneoState, frame: DistributionFrame, seat: Seat, action: TakeCargo, emit: Emit) -> None:
        """Put the card into the warehouse; the next pick follows."""
        s.cargo[frame.slot].remove(action.card)  # BOR-P13
        s.warehouses[seat].append(action.card)  # BOR-D4
        emit(CargoTaken(seat, (action.card,), rule=frame.rule))  # BOR-D4 BOR-D7
        s.replace(replace(frame, picks=frame.picks[1:]))
        give_the_rest(s, emit)

    def resume(self, s: BorneoState, frame: DistributionFrame, emit: Emit) -> None:
        """Reveal the next port; without one the game ends at once (BOR-D12, BOR-E1)."""
        s.pop()
        if not s.port_stack:
            end_game(s, E1, emit)  # BOR-E1 BOR-R17
            return
        port = s.port_stack.pop()  # BOR-D12
        s.ports[frame.slot] = port  # BOR-D12
        emit(PortRevealed(port, frame.slot, rule=D12))
