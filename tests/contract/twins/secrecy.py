"""Twins that tell a secret."""

from typing import Any

from contract.toy.game import (
    L2,
    Drawn,
    Lay,
    LayFrame,
    Laying,
    LotTurned,
    Pearls,
    PearlsState,
    PearlsView,
)
from contract.twins.base import Twins, replace, with_auction, with_laying
from contract.twins.legality import LooksIntoHands
from kontor.core import Action, Change, Emit, Event, Forecast, Rng, Score, Seat, Step


class Unmasked(Drawn, frozen=True, tag="drawn"):
    def seen_by(self, seat: Seat | None) -> "Drawn":
        return self


class TellsTheDraw(Laying):
    """Everybody is told what a player draws."""

    def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
        def unmasked(event: Event) -> None:
            emit(Unmasked(event.seat, event.pearl, rule=L2) if isinstance(event, Drawn) else event)

        super().advance(s, frame, seat, action, unmasked)


class ListsThePile(Pearls):
    """A view lists the pile in its order, and worlds respect it."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        others = [pearl for other, hand in enumerate(s.hands) if other != seat for pearl in hand]
        return replace(super().view(s, seat), unseen=tuple(others + s.pile))

    def determinize(self, view: PearlsView, rng: Rng) -> PearlsState:
        world = super().determinize(view, rng)
        unseen = list(view.unseen)
        world.hands = [
            list(view.hand) if seat == view.seat else [unseen.pop(0) for _ in hand]
            for seat, hand in enumerate(world.hands)
        ]
        world.pile = unseen
        return world


class TopView(PearlsView, frozen=True):
    top: str = ""


class ShowsTheTop(Pearls):
    """A view names the next pearl of the pile."""

    view_type = TopView

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        seen = super().view(s, seat)
        top = s.pile[-1] if s.pile else ""
        return TopView(**{field: getattr(seen, field) for field in seen.__struct_fields__}, top=top)


class ScoresTheTop(Pearls):
    """A view has points under the name of the next pearl of the pile."""

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        return replace(super().view(s, seat), scores=(Score(0, 0, dict.fromkeys(s.pile[-1:], 0)),))


class KnowsThePile(Pearls):
    """The game believes that the pile is not a secret, so that drawing from it could be undone."""

    def hidden(self, s: PearlsState, seat: Seat | None) -> frozenset[str]:
        return super().hidden(s, seat) - frozenset(s.pile)

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        return replace(super().view(s, seat), unseen=tuple(sorted(super().hidden(s, seat))))


class SealsNothing(Pearls):
    """Every step can be undone."""

    def foresee(self, s: PearlsState, seat: Seat, action: Action, *hidden: Any) -> Step[PearlsState]:
        return replace(super().foresee(s, seat, action, *hidden), sealed=False)


class TurnsLotsInSilence(Pearls):
    """A lot is seen on the table, but no event tells of it."""

    def settle(self, s: PearlsState, emit: Emit) -> None:
        def silent(event: Event) -> None:
            if not isinstance(event, LotTurned):
                emit(event)

        super().settle(s, silent)


class ForetellsHands(Pearls):
    """A what-if counts another player's hand."""

    def forecast(self, s: PearlsState, seat: Seat, action: Action) -> Forecast | None:
        pearl = s.hands[(seat + 1) % s.seats][0] if s.hands[(seat + 1) % s.seats] else ""
        return (Change("coins", f"seat:{seat}", 0, pearl, L2),) if isinstance(action, Lay) else None


TWINS: Twins = {
    "secrecy": (
        (with_laying(TellsTheDraw), "tells .* about"),
        (ListsThePile, r"places the hidden \("),
        (ShowsTheTop, "places the hidden p"),
        (ScoresTheTop, "tells about the hidden"),
        (KnowsThePile, "`hidden` leaves out"),
        (SealsNothing, "a secret, but can be undone"),
        (TurnsLotsInSilence, "events and view tell .* different things"),
        (with_auction(LooksIntoHands), "is answered with"),
        (ForetellsHands, "the forecast of .* depends on"),
    ),
}
