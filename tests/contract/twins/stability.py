"""Twins that change what they should not, or differ from place to place."""

from copy import deepcopy
from typing import Any

from contract.toy.game import Lay, LayFrame, Laying, Pearls, PearlsOptions, PearlsState, PearlsView
from contract.twins.base import Twins, replace, with_laying
from kontor.core import Action, ComponentData, Emit, Seat, Step, no_emit


class SharedHands(PearlsState):
    def clone(self) -> "SharedHands":
        copied = PearlsState.clone(self)
        fields = {field: getattr(copied, field) for field in self.__struct_fields__}
        return SharedHands(**{**fields, "hands": self.hands})


class ClonesShareHands(Pearls):
    """A clone shares the hands with its state."""

    state_type = SharedHands


class TurnedHands(PearlsState):
    def clone(self) -> "TurnedHands":
        copied = PearlsState.clone(self)
        fields = {field: getattr(copied, field) for field in self.__struct_fields__}
        return TurnedHands(**{**fields, "hands": [hand[::-1] for hand in self.hands]})


class ClonesTurnHands(Pearls):
    """A clone has the hands in another order."""

    state_type = TurnedHands


class DrawsIfHeard(Laying):
    """What happens depends on whether somebody listens."""

    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
        if emit is no_emit:
            s.pile.reverse()
        super().advance(s, frame, seat, action, emit)


class AppliesInPlace(Pearls):
    """`apply` works on the state that it is given."""

    def apply(self, s: PearlsState, seat: Seat, action: Action) -> Step[PearlsState]:
        self.advance(s, seat, action, no_emit)
        return Step(s, (), sealed=False)


def meddling(query: str) -> type[Pearls]:
    """Return a twin in which a question changes the state."""

    def ask(self: Pearls, s: PearlsState, *rest: Any) -> Any:
        s.draws["asked"] = s.draws.get("asked", 0) + 1
        return getattr(Pearls, query)(self, s, *rest)

    return type(f"Meddling_{query}", (Pearls,), {query: ask})


QUERIES = ("hidden", "scores", "census", "settled", "outcome", "legal_actions", "check", "forecast", "view")


class DrawsByHash(Laying):
    """The order of hashes decides what is drawn."""

    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
        s.pile.sort(key=hash)
        super().advance(s, frame, seat, action, emit)


class DealsInFileOrder(Pearls):
    """The order of the component file decides what is drawn."""

    def setup(self, seats: int, options: PearlsOptions, seed: bytes) -> PearlsState:
        s = super().setup(seats, options, seed)
        s.pile.sort(key=list(self.box.values).index)
        return s


class TakesAnotherBox(Pearls):
    """With other components come other coins."""

    def with_components(self, components: ComponentData) -> "TakesAnotherBox":
        data = deepcopy(dict(components.data))
        data["purse"]["coins"] += 1
        return TakesAnotherBox(ComponentData(data, "another box"))


class LaxView(PearlsView, frozen=True, forbid_unknown_fields=False):
    pass


class ShowsLaxly(Pearls):
    """A view takes fields that nobody knows."""

    view_type = LaxView

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        seen = super().view(s, seat)
        return LaxView(*(getattr(seen, field) for field in seen.__struct_fields__))


class ShowsLists(Pearls):
    """A view holds a list where its type says tuple."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        return replace(super().view(s, seat), coins=list(s.coins))


TWINS: Twins = {
    "clone": (
        (ClonesShareHands, "on a clone changed the state that it came from"),
        (ClonesTurnHands, "a clone is not equal to its state"),
        (with_laying(DrawsIfHeard), "`advance` and `apply` differ"),
        (AppliesInPlace, "a later action changed an earlier state"),
        *((meddling(query), f"to ask for `{query}` changes the state") for query in QUERIES),
    ),
    "replay": (
        (with_laying(DrawsByHash), "plays other games from the same seeds"),
        (DealsInFileOrder, "with reordered components a record breaks"),
        (TakesAnotherBox, "reordering the component file changes its hash"),
    ),
    "codec": (
        (ShowsLaxly, "takes unknown fields"),
        (ShowsLists, "does not survive its encoding"),
    ),
}
