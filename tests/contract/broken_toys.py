"""Broken twins of the toy: each breaks one promise of the contract, and one check must see it."""

from collections.abc import Mapping, Sequence
from typing import Any

from contract.toy.game import (
    L2,
    Auction,
    Bid,
    Drawn,
    Lay,
    LayFrame,
    Laying,
    Pearls,
    PearlsOptions,
    PearlsState,
    PearlsView,
    Round,
)
from kontor.core import Action, Change, Emit, Event, Forecast, Phase, Refusal, Rng, Seat


class Unmasked(Drawn, frozen=True, tag="drawn"):
    def seen_by(self, seat: Seat | None) -> "Drawn":
        return self


class Unspoken(Event, frozen=True, tag="unspoken"):
    seat: Seat


class LegalForgetsPassing(Auction):
    def legal(self, s: PearlsState, frame: Any, seat: Seat) -> list[Action]:
        return [action for action in super().legal(s, frame, seat) if isinstance(action, Bid)] or [Bid(1)]


class OneTruthTwin(Pearls):
    """`legal` and `check` disagree."""

    def make_phases(self) -> Sequence[Phase[PearlsState, Any]]:
        return (Round(), LegalForgetsPassing(), Laying())


class SharedHands(PearlsState):
    def clone(self) -> "SharedHands":
        copied = PearlsState.clone(self)
        fields = {field: getattr(copied, field) for field in self.__struct_fields__}
        return SharedHands(**{**fields, "hands": self.hands})


class CloneTwin(Pearls):
    """A clone shares the hands with its state."""

    state_type = SharedHands


class DrawsByHash(Laying):
    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Action, emit: Emit) -> None:
        s.pile.sort(key=hash)
        super().advance(s, frame, seat, action, emit)


class ReplayTwin(Pearls):
    """The order of hashes decides what is drawn."""

    def make_phases(self) -> Sequence[Phase[PearlsState, Any]]:
        return (Round(), Auction(), DrawsByHash())


class ReorderTwin(Pearls):
    """The order of the component file decides what is drawn."""

    def setup(self, seats: int, options: PearlsOptions, seed: bytes) -> PearlsState:
        s = super().setup(seats, options, seed)
        s.pile.sort(key=list(self.values).index)
        return s


class LaxView(PearlsView, frozen=True, forbid_unknown_fields=False):
    pass


class CodecTwin(Pearls):
    """A view takes fields that nobody knows."""

    view_type = LaxView

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        seen = super().view(s, seat)
        return LaxView(*(getattr(seen, field) for field in seen.__struct_fields__))


class ViewsTwin(Pearls):
    """A world forgets the discarded pearls."""

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        world = super().determinize(view, rng)
        world.discarded.clear()
        return world


class LooksIntoHands(Auction):
    def check(self, s: PearlsState, frame: Any, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Bid) and s.hands[(seat + 1) % s.seats][0] < "p05":
            return Refusal(L2, {"pearl": "p01"})
        return super().check(s, frame, seat, action)


class VisibleLegalityTwin(Pearls):
    """A bid is forbidden by another player's hand."""

    def make_phases(self) -> Sequence[Phase[PearlsState, Any]]:
        return (Round(), LooksIntoHands(), Laying())


class LosesPearls(Laying):
    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Action, emit: Emit) -> None:
        super().advance(s, frame, seat, action, emit)
        s.rows[seat].pop()


class CensusTwin(Pearls):
    """A pearl that is laid is lost."""

    def make_phases(self) -> Sequence[Phase[PearlsState, Any]]:
        return (Round(), Auction(), LosesPearls())


class TellsTheDraw(Laying):
    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Action, emit: Emit) -> None:
        def unmasked(event: Event) -> None:
            emit(Unmasked(event.seat, event.pearl, rule=L2) if isinstance(event, Drawn) else event)

        super().advance(s, frame, seat, action, unmasked)


class EventSecrecyTwin(Pearls):
    """Everybody is told what a player draws."""

    def make_phases(self) -> Sequence[Phase[PearlsState, Any]]:
        return (Round(), Auction(), TellsTheDraw())


class ViewSecrecyTwin(Pearls):
    """A view lists the pile in its order, and worlds respect it."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        seen = super().view(s, seat)
        others = [pearl for other, hand in enumerate(s.hands) if other != seat for pearl in hand]
        return type(seen)(
            *(tuple(others + s.pile) if field == "unseen" else getattr(seen, field) for field in seen.__struct_fields__)
        )

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        world = super().determinize(view, rng)
        unseen = list(view.unseen)
        world.hands = [
            list(view.hand) if seat == view.seat else [unseen.pop(0) for _ in hand]
            for seat, hand in enumerate(world.hands)
        ]
        world.pile = unseen
        return world


class HiddenTwin(Pearls):
    """The game believes that the pile is no secret, so that drawing from it could be undone."""

    def hidden(self, s: PearlsState, seat: Seat | None) -> frozenset[str]:
        return super().hidden(s, seat) - frozenset(s.pile)

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        seen = super().view(s, seat)
        unseen = tuple(sorted(super().hidden(s, seat)))
        return type(seen)(*(unseen if field == "unseen" else getattr(seen, field) for field in seen.__struct_fields__))


class ForecastTwin(Pearls):
    """A what-if counts another player's hand."""

    def forecast(self, s: PearlsState, seat: Seat, action: Action) -> Forecast | None:
        pearl = s.hands[(seat + 1) % s.seats][0] if s.hands[(seat + 1) % s.seats] else ""
        return (Change("coins", f"seat:{seat}", 0, pearl, L2),) if isinstance(action, Lay) else None


class RulesTwin(Pearls):
    """The code cites a rule that nobody wrote."""

    rule_ids = (*Pearls.rule_ids, "TOY-Z9")


class MessagesTwin(Pearls):
    """An event has no text."""

    event_types = (*Pearls.event_types, Unspoken)


class TerminationTwin(Pearls):
    """The game takes longer than it says."""

    def __init__(self, components: Any = None) -> None:
        super().__init__(components)
        self.info = type(self.info)(
            *(3 if field == "max_decisions" else getattr(self.info, field) for field in self.info.__struct_fields__)
        )


TWINS: Mapping[str, tuple[type[Pearls], ...]] = {
    "one truth": (OneTruthTwin,),
    "clone": (CloneTwin,),
    "replay": (ReplayTwin, ReorderTwin),
    "codec": (CodecTwin,),
    "views": (ViewsTwin,),
    "visible legality": (VisibleLegalityTwin,),
    "census": (CensusTwin,),
    "secrecy": (EventSecrecyTwin, ViewSecrecyTwin, HiddenTwin, ForecastTwin),
    "rules": (RulesTwin,),
    "messages": (MessagesTwin,),
    "termination": (TerminationTwin,),
}
INSTANCES = {twin.__name__: twin() for twins in TWINS.values() for twin in twins}
globals().update({f"GAME_{name}": game for name, game in INSTANCES.items()})  # found by a second process
