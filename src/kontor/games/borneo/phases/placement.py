"""Placing the merchants before the first turn.

Ledger: BOR-S6b to BOR-S8c, BOR-R4, BOR-R30.
"""

from collections.abc import Iterable

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import PlaceMerchant
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import MerchantPlaced, TurnBegan
from kontor.games.borneo.frames import PlacementFrame
from kontor.games.borneo.rules import S8, S8B, S8C, S9
from kontor.games.borneo.state import BorneoState


class Placement(Phase[BorneoState, PlacementFrame, PlaceMerchant]):
    """In turn each player puts one merchant at the end of a company."""

    frame = PlacementFrame
    verbs = (PlaceMerchant,)
    quick = True

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.placements = tuple(PlaceMerchant(company) for company in box.companies)

    def candidates(self, s: BorneoState, frame: PlacementFrame, seat: Seat) -> Iterable[PlaceMerchant]:
        """Offer every company."""
        return self.placements

    def check(self, s: BorneoState, frame: PlacementFrame, seat: Seat, action: PlaceMerchant) -> Refusal | None:
        """Refuse a full ladder (board), or a place next to one's own merchant (card)."""
        ladder = s.ladders[action.company]
        if is_full(self.box, s, action.company):
            return Refusal(S8B, {"company": action.company, "capacity": len(ladder)})
        own_neighbour = bool(ladder) and ladder[-1] == seat
        if own_neighbour and not self.box.editions[s.edition].adjacent_own_merchants_in_setup:
            return Refusal(S8C, {"company": action.company})
        return None

    def advance(self, s: BorneoState, frame: PlacementFrame, seat: Seat, action: PlaceMerchant, emit: Emit) -> None:
        """Put the merchant on the best free rank."""
        ladder = s.ladders[action.company]
        ladder.append(seat)  # BOR-S8 BOR-S6b BOR-S6c BOR-R30
        emit(MerchantPlaced(seat, action.company, len(ladder), rule=S8))
        s.replace(PlacementFrame(frame.queue[1:]))

    def resume(self, s: BorneoState, frame: PlacementFrame, emit: Emit) -> None:
        """Begin the first turn when all merchants are placed (BOR-S9)."""
        s.pop()
        emit(TurnBegan(s.active, rule=S9))


def is_full(box: BorneoBox, s: BorneoState, company: str) -> bool:
    """Return True if a ladder of the board edition has no free space (BOR-S6b, BOR-R4)."""
    capacity = box.editions[s.edition].ladder_capacity
    return bool(capacity) and len(s.ladders[company]) >= capacity  # BOR-R3 BOR-R4
