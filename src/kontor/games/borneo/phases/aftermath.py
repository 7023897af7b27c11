"""After a contest: where the beaten merchant goes, or what the defender keeps.

Ledger: BOR-T2.12 to BOR-T2.17, BOR-R19, BOR-R23, BOR-R36.
"""

from collections.abc import Iterable

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import SWAP, DeclineReward, RelocateDefender, TakeReward
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import CardsDiscarded, DefenderRelocated, RewardTaken
from kontor.games.borneo.frames import RelocationFrame, RewardFrame
from kontor.games.borneo.phases.merchants import transfer
from kontor.games.borneo.phases.placement import is_full
from kontor.games.borneo.rules import R36, T2_13B, T2_13C, T2_15, T2_16
from kontor.games.borneo.state import BorneoState

DECLINE = DeclineReward()


class Relocation(Phase[BorneoState, RelocationFrame, RelocateDefender]):
    """The beaten merchant takes the attacker's old place or goes to the end of a company."""

    frame = RelocationFrame
    verbs = (RelocateDefender,)
    quick = True

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.destinations = tuple(RelocateDefender(to) for to in (SWAP, *box.companies))

    def candidates(self, s: BorneoState, frame: RelocationFrame, seat: Seat) -> Iterable[RelocateDefender]:
        """Offer the exchange and every company."""
        return self.destinations

    def leaves_the_company(self, s: BorneoState) -> bool:
        """Return True if a beaten merchant that does not exchange must go to another company."""
        return self.box.editions[s.edition].displaced_targets == "attackers_place_or_other_company"  # BOR-T2.13b

    def check(self, s: BorneoState, frame: RelocationFrame, seat: Seat, action: RelocateDefender) -> Refusal | None:
        """Refuse the same company (board), a full one, and an end that is the attacker's old place (card)."""
        if action.to == SWAP:
            return None
        contest = frame.contest
        if action.to == contest.company:
            if self.leaves_the_company(s):
                return Refusal(T2_13B, {"company": action.to})
            if contest.attacker_rank == len(s.ladders[action.to]):
                return Refusal(R36, {"company": action.to})
        elif is_full(self.box, s, action.to):
            return Refusal(T2_13B, {"company": action.to}, "full")
        return None

    def advance(self, s: BorneoState, frame: RelocationFrame, seat: Seat, action: RelocateDefender, emit: Emit) -> None:
        """Move the merchant; a gap at the attacker's old place is closed (BOR-R19)."""
        contest = frame.contest
        company, rank = contest.company, contest.attacker_rank
        if action.to != SWAP:
            company, rank = action.to, transfer(s, company, rank, action.to)  # BOR-T2.13b BOR-T2.13c BOR-R19
        s.pop()
        emit(DefenderRelocated(seat, company, rank, rule=T2_13B if self.leaves_the_company(s) else T2_13C))
        discard_contest(s, contest.attack + contest.defence, emit)


class Reward(Phase[BorneoState, RewardFrame, TakeReward | DeclineReward]):
    """After repelling, one card of the defence may become a spice."""

    frame = RewardFrame
    verbs = (TakeReward, DeclineReward)
    quick = True

    def candidates(self, s: BorneoState, frame: RewardFrame, seat: Seat) -> Iterable[TakeReward | DeclineReward]:
        """Offer every card of the defence, then none."""
        return (*map(TakeReward, frame.contest.defence), DECLINE)

    def check(
        self, s: BorneoState, frame: RewardFrame, seat: Seat, action: TakeReward | DeclineReward
    ) -> Refusal | None:
        """Refuse a card that was not played in this defence."""
        if isinstance(action, TakeReward) and action.card not in frame.contest.defence:
            return Refusal(T2_15, {"card": action.card})
        return None

    def advance(
        self, s: BorneoState, frame: RewardFrame, seat: Seat, action: TakeReward | DeclineReward, emit: Emit
    ) -> None:
        """Put the card into the warehouse; all others are discarded."""
        s.pop()
        gone = frame.contest.attack + frame.contest.defence
        if isinstance(action, TakeReward):
            s.warehouses[seat].append(action.card)  # BOR-T2.15 BOR-R23
            gone = tuple(card for card in gone if card != action.card)  # BOR-R23
            emit(RewardTaken(seat, action.card, rule=T2_15))
        discard_contest(s, gone, emit)


def discard_contest(s: BorneoState, cards: tuple[str, ...], emit: Emit) -> None:
    """Put the cards played in a contest on the discard pile (BOR-T2.16)."""
    s.discard_pile += cards  # BOR-T2.16
    emit(CardsDiscarded(cards, rule=T2_16))
