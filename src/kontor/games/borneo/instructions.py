"""Instructions: the defence of a merchant and what follows it, and picks when a port is shared out.

All but one answer questions out of turn; `LeaveMerchants` gives the usual answer in the seat's own turn.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar

from kontor.core import Action, Amount, Frame, Instruction, InstructionForm, Seat
from kontor.core.instructions import amount, choice, fixed, preference
from kontor.games.borneo.actions import (
    SWAP,
    AddDefenceCard,
    DeclineReward,
    Destination,
    EndDefence,
    RelocateDefender,
    SkipMerchant,
    TakeCargo,
    TakeReward,
)
from kontor.games.borneo.components import BorneoBox, CardId, CompanyId, Rank, SpiceId
from kontor.games.borneo.frames import (
    Contest,
    DefenceFrame,
    DistributionFrame,
    MerchantFrame,
    RelocationFrame,
    RewardFrame,
)
from kontor.games.borneo.view import BorneoView


class Defend(Instruction, frozen=True, tag="defend"):
    """Repel an attack on a good rank if a few cards are enough; otherwise play none."""

    company: CompanyId | None
    rank: Rank
    """The worst rank that is worth it."""
    cards: Amount
    keep: tuple[SpiceId, ...] = ()
    """The spices whose cards are not played."""
    frames: ClassVar[tuple[type[Frame], ...]] = (DefenceFrame,)

    @classmethod
    def form(cls, box: BorneoBox, view: BorneoView) -> InstructionForm | None:
        """Offer it to a seat with a merchant."""
        companies = companies_of(box, view)
        if not companies:
            return None
        ranks = choice("rank", "rank", range(1, max(map(len, view.ladders.values())) + 1))
        company = choice("company", "company", companies, optional=True)
        cards = amount("cards", 0, box.limits.hand_limit, 2)
        return InstructionForm("defend", (company, ranks, cards, preference("keep", "spice", box.spices, 0)))

    def answer(self, box: BorneoBox, view: BorneoView, legal: Sequence[Action]) -> Action | None:
        """Play the next card of the cheapest defence that repels the attack; end it if there is none or no more."""
        contest = contest_in(view)
        if self.company not in (None, contest.company):
            return None
        if contest.defender_rank > self.rank:
            return EndDefence()
        cards = self.cheapest(box, view, contest)
        return AddDefenceCard(cards[0]) if cards else EndDefence()

    def over(self, box: BorneoBox, view: BorneoView) -> bool:
        """Return True if the seat has no merchant left in the company."""
        return super().over(box, view) or (self.company is not None and self.company not in companies_of(box, view))

    def cheapest(self, box: BorneoBox, view: BorneoView, contest: Contest) -> tuple[str, ...]:
        """Return the fewest further cards that repel the attack, then the fewest units; empty if no cards can."""
        flags = box.strength[contest.company]
        missing = sum(map(flags.__getitem__, contest.attack)) + 1 - contest.bonus
        missing -= sum(map(flags.__getitem__, contest.defence))
        playable = [card for card in view.hand if card in flags and box.goods[card][0] not in self.keep]
        most = min(
            self.cards - len(contest.defence),
            len(contest.attack) - len(contest.defence),
            len(view.hand) - box.limits.min_cards_kept_in_contest,
        )
        for count in range(1, most + 1) if missing > 0 else ():
            enough = [some for some in combinations(playable, count) if sum(flags[card] for card in some) >= missing]
            if enough:
                return min(enough, key=lambda some: sum(box.goods[card][1] for card in some))
        return ()


class RelocateTo(Instruction, frozen=True, tag="relocate_to"):
    """Where a beaten merchant goes, the most wanted place first."""

    places: tuple[Destination, ...]
    frames: ClassVar[tuple[type[Frame], ...]] = (RelocationFrame,)

    @classmethod
    def form(cls, box: BorneoBox, view: BorneoView) -> InstructionForm | None:
        """Offer it to a seat with a merchant."""
        places = (SWAP, *box.companies)
        return (
            InstructionForm("relocate_to", (preference("places", "destination", places),))
            if companies_of(box, view)
            else None
        )

    def answer(self, box: BorneoBox, view: BorneoView, legal: Sequence[Action]) -> Action | None:
        """Go to the first place that is open."""
        return next((going for going in map(RelocateDefender, self.places) if going in legal), None)


class KeepReward(Instruction, frozen=True, tag="keep_reward"):
    """Which spice to keep after a defence, the most wanted first; none if none of them was played."""

    spices: tuple[SpiceId, ...]
    frames: ClassVar[tuple[type[Frame], ...]] = (RewardFrame,)

    @classmethod
    def form(cls, box: BorneoBox, view: BorneoView) -> InstructionForm | None:
        """Offer it to a seat with a merchant."""
        return (
            InstructionForm("keep_reward", (preference("spices", "spice", box.spices),))
            if companies_of(box, view)
            else None
        )

    def answer(self, box: BorneoBox, view: BorneoView, legal: Sequence[Action]) -> Action | None:
        """Take the most units of the first spice that is there."""
        card = best_of(box, self.spices, contest_in(view).defence)
        return TakeReward(card) if card is not None else DeclineReward()


class TakeBySpice(Instruction, frozen=True, tag="take_by_spice"):
    """Which spice to take when a port is shared out, the most wanted first; from one port, or from any."""

    port: CardId | None
    spices: tuple[SpiceId, ...]
    frames: ClassVar[tuple[type[Frame], ...]] = (DistributionFrame,)

    @classmethod
    def form(cls, box: BorneoBox, view: BorneoView) -> InstructionForm | None:
        """Offer it to a seat with a merchant, as long as there are ports."""
        if not companies_of(box, view) or not ports_of(view):
            return None
        port = choice("port", "card", ports_of(view), optional=True)
        return InstructionForm("take_by_spice", (port, preference("spices", "spice", box.spices)))

    def answer(self, box: BorneoBox, view: BorneoView, legal: Sequence[Action]) -> Action | None:
        """Take the most units of the first spice that is there; if none is, the seat is asked."""
        frame = view.top_frame(DistributionFrame)
        if self.port not in (None, frame.port):
            return None
        card = best_of(box, self.spices, view.ports[frame.slot].cargo)
        return TakeCargo(card) if card is not None else None

    def over(self, box: BorneoBox, view: BorneoView) -> bool:
        """Return True if the port has been shared out."""
        return super().over(box, view) or (self.port is not None and self.port not in ports_of(view))


class LeaveMerchants(Instruction, frozen=True, tag="leave_merchants"):
    """Neither transfer nor attack until one of the seat's merchants has changed its rank."""

    ranks: str
    """Where the seat's merchants stood when it was given."""
    frames: ClassVar[tuple[type[Frame], ...]] = (MerchantFrame,)

    @classmethod
    def form(cls, box: BorneoBox, view: BorneoView) -> InstructionForm | None:
        """Offer it to a seat with a merchant."""
        return (
            InstructionForm("leave_merchants", (fixed("ranks", ranks_of(view)),)) if companies_of(box, view) else None
        )

    def answer(self, box: BorneoBox, view: BorneoView, legal: Sequence[Action]) -> Action | None:
        """Leave them."""
        return SkipMerchant()

    def over(self, box: BorneoBox, view: BorneoView) -> bool:
        """Return True if one of the seat's merchants has changed its rank."""
        return super().over(box, view) or self.ranks != ranks_of(view)


INSTRUCTIONS: tuple[type[Instruction], ...] = (Defend, RelocateTo, KeepReward, TakeBySpice, LeaveMerchants)


def companies_of(box: BorneoBox, view: BorneoView) -> list[str]:
    """Return the companies in which the seat has a merchant."""
    seat: Seat | None = view.seat
    return [company for company in box.companies if seat in view.ladders[company]]


def ranks_of(view: BorneoView) -> str:
    """Return where the merchants of the seat stand, as one string."""
    ladders = sorted(view.ladders.items())
    own = [f"{company}{rank}" for company, ladder in ladders for rank, at in enumerate(ladder, 1) if at == view.seat]
    return "-".join(own)


def ports_of(view: BorneoView) -> list[str]:
    """Return the open ports, and those that are being shared out."""
    sharing = [frame.port for frame in view.frames if isinstance(frame, DistributionFrame)]
    return [each.port for each in view.ports if each.port is not None] + sharing


def contest_in(view: BorneoView) -> Contest:
    """Return the contest that the defender is asked about."""
    frame = view.frames[-1]
    assert isinstance(frame, DefenceFrame | RewardFrame)
    return frame.contest


def best_of(box: BorneoBox, spices: Sequence[str], cards: Iterable[str]) -> str | None:
    """Return the card with the most units of the first spice that is there."""
    for spice in spices:
        found = [card for card in cards if box.goods[card][0] == spice]
        if found:
            return max(found, key=lambda card: box.goods[card][1])
    return None
