"""Twins whose standing orders are not what their forms say, do more than they may, or never end."""

from collections.abc import Sequence
from typing import Any, ClassVar

from contract.toy.game import BidUpTo, Lay, LayFirst, Pearls, PearlsState, PearlsView
from contract.twins.base import Twins
from kontor.core import Action, Form, Order, Seat
from kontor.core.orders import amount


class BidsTooMuch(BidUpTo, frozen=True, tag="bid_up_to"):
    """It answers with what it does not hold."""

    def answer(self, game: Pearls, view: PearlsView, legal: Sequence[Action]) -> Action | None:
        return Lay("p1")


class Remembers(LayFirst, frozen=True, tag="lay_first"):
    """It looks at what the box remembers of the match."""

    def answer(self, game: Any, view: PearlsView, legal: Sequence[Action]) -> Action | None:
        return legal[-1] if game.looked else legal[0]


class NeverEnds(LayFirst, frozen=True, tag="lay_first"):
    """It goes on for ever."""

    def over(self, game: Pearls, view: PearlsView) -> bool:
        return False


class HasEnded(LayFirst, frozen=True, tag="lay_first"):
    """It has ended before it began."""

    def over(self, game: Pearls, view: PearlsView) -> bool:
        return True


class OffersWhatItIsNot(LayFirst, frozen=True, tag="lay_first"):
    """Its form has a number where a pearl is wanted."""

    @classmethod
    def form(cls, game: Pearls, view: PearlsView) -> Form | None:
        return Form("lay_first", (amount("pearls", 0, 3),))


class HasNoWords(LayFirst, frozen=True, tag="lay_silently"):
    """There is no text for it."""

    @classmethod
    def form(cls, game: Pearls, view: PearlsView) -> Form | None:
        form = super().form(game, view)
        return form and Form("lay_silently", form.fields)


def ordering(order: type[Order], **more: Any) -> type[Pearls]:
    """Return the toy with one standing order."""
    return type(f"Ordering{order.__name__}", (Pearls,), {"order_types": (order,), **more})


class RemembersAll(Pearls):
    """A box that remembers that somebody looked."""

    order_types: ClassVar[tuple[type[Order], ...]] = (Remembers,)
    looked = False

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        self.looked = True
        return super().view(s, seat)


class SpectatorsOrder(Pearls):
    """Whoever watches may give orders."""

    def orderable(self, view: PearlsView) -> tuple[Form, ...]:
        return tuple(form for each in self.order_types if (form := each.form(self, view)))


class ChangesItsForms(Pearls):
    """What may be ordered depends on how often somebody asked."""

    asked = 0

    def orderable(self, view: PearlsView) -> tuple[Form, ...]:
        self.asked += view.seat is not None
        return super().orderable(view) if self.asked % 2 else ()


TWINS: Twins = {
    "orders": (
        (ordering(BidsTooMuch), "which is not legal"),
        (RemembersAll, "answers from more than the view"),
        (ordering(NeverEnds), "goes on after the match"),
        (ordering(HasEnded), "is offered, but has ended"),
        (ordering(OffersWhatItIsNot), "are offered for lay_first, but refused"),
        (ordering(HasNoWords), "no text 'standing-lay_silently"),
        (ChangesItsForms, "has other forms with the view that a client is sent"),
        (SpectatorsOrder, "a spectator may give orders"),
    ),
}
