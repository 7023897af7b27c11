"""Twins that warn of something that nobody can read, see or know."""

from collections.abc import Sequence

from contract.toy.game import A2, E1, Bid, Pearls, PearlsState, PearlsView
from contract.twins.base import Twins, replace
from kontor.core import Action, Caution, Seat


class WarnsWithoutWords(Pearls):
    """A caution has no text."""

    def cautions(self, view: PearlsView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        return (Caution("unspoken", A2),)


class WarnsByUnwrittenRule(Pearls):
    """A caution cites a rule that nobody wrote."""

    def cautions(self, view: PearlsView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        return (Caution("whole_purse", "TOY-Z7", (), {"coins": 1}),)


class WarnsOfNoThing(Pearls):
    """A caution is about a thing that does not exist."""

    def cautions(self, view: PearlsView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        return (Caution("whole_purse", A2, ("oyster:1",), {"coins": 1}),)


class WarnsOfTheNextPearl(Pearls):
    """The view keeps the order of what is hidden, and a caution tells it."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        others = [pearl for other, hand in enumerate(s.hands) if other != seat for pearl in hand]
        return replace(super().view(s, seat), unseen=tuple(s.pile + others))

    def cautions(self, view: PearlsView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
        if isinstance(action, Bid) and view.unseen:
            return (Caution("whole_purse", E1, (f"pearl:{view.unseen[0]}",), {"coins": action.coins}),)
        return ()


TWINS: Twins = {
    "cautions": (
        (WarnsWithoutWords, "no text 'caution-unspoken'"),
        (WarnsByUnwrittenRule, "cites TOY-Z7"),
        (WarnsOfNoThing, "speaks of oyster:1"),
        (WarnsOfTheNextPearl, "a caution depends on what"),
    ),
}
