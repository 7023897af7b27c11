"""Twins whose numbers cannot be learned from."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from contract.toy.game import Bid, Lay, Pass, Pearls, PearlsState, PearlsView
from contract.twins.base import Twins
from kontor.core import Action, ActionSpace, Limit, Numbers, Seat, View


class FewBids(Pearls):
    """A bid that is legal has no id."""

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        return {**super().number_limits(seats), "bid.coins": 2}


class Repeats(Pearls):
    """A pearl is listed twice, so that it has two ids."""

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        pearls = super().vocabulary()["pearl"]
        return {"pearl": [*pearls, pearls[0]]}


class LastIdMissing(ActionSpace):
    def ids(self, seat: Seat, legal: Iterable[Action]) -> list[int]:
        return super().ids(seat, legal)[:-1]


class MasksTooMuch(Pearls):
    """The mask leaves out a legal action."""

    def numbers(self, seats: int) -> Numbers:
        numbers = Numbers(self, seats)
        numbers.actions.__class__ = LastIdMissing
        return numbers


class Turning(ActionSpace):
    def action_of(self, seat: Seat, id_: int) -> Action:
        return super().action_of(seat, (id_ + seat) % self.size)

    def id_of(self, seat: Seat, action: Action) -> int:
        return (super().id_of(seat, action) - seat) % self.size


class MeansOtherThings(Pearls):
    """An id means something else for every seat."""

    def numbers(self, seats: int) -> Numbers:
        numbers = Numbers(self, seats)
        numbers.actions.__class__ = Turning
        return numbers


class TooPoor(Pearls):
    """Coins exceed what they can be."""

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        return {**super().number_limits(seats), "coins": 1}


class NoDiscards(Pearls):
    """A pearl that a view shows has no entry."""

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        return {"pearl": {pearl: str(pearl) for pearl in self.vocabulary()["pearl"][1:]}}


class Forgetful(Numbers):
    asked = 0

    def encode(self, view: View) -> "array[int]":
        found = super().encode(view)
        self.asked += 1
        found[0] = self.asked % 2
        return found


class CountsQuestions(Pearls):
    """Numbers depend on how often somebody asked."""

    def numbers(self, seats: int) -> Numbers:
        if seats not in self._numbers:
            self._numbers[seats] = Forgetful(self, seats)
        return self._numbers[seats]


class Peeking(Numbers):
    top = 0

    def encode(self, view: View) -> "array[int]":
        found = super().encode(view)
        found[0] = self.top
        return found


class PeeksAtThePile(Pearls):
    """Numbers tell which pearl will be drawn next."""

    def numbers(self, seats: int) -> Numbers:
        if seats not in self._numbers:
            self._numbers[seats] = Peeking(self, seats)
        return self._numbers[seats]

    def view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        numbers = self.numbers(s.seats)
        if isinstance(numbers, Peeking):
            numbers.top = int(s.pile[-1] > "p06") if s.pile else 0
        return super().view(s, seat)


class LeavesOutTooMuch(Pearls):
    """The view for observations lacks what they have an entry for."""

    def encoded_view(self, s: PearlsState, seat: Seat | None) -> PearlsView:
        return msgspec.structs.replace(self.view(s, seat), pile=0)


class FromASet(Pearls):
    """The order of ids is that of a set, so it differs from process to process."""

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        return {"pearl": list(set(self.box.values))}


class AsInTheFile(Pearls):
    """The order of ids is that of the component file."""

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        return {"pearl": list(self.box.values)}


class AnotherOrder(Pearls):
    """Verbs were declared in another order, and the version is the old one."""

    action_types = (Pass, Bid, Lay)


class NotFrozen(Pearls):
    """The version was raised, and nobody froze it."""

    numbers_version: ClassVar[int] = 2


TWINS: Twins = {
    "action ids": (
        (FewBids, "is legal and has no id"),
        (Repeats, "names of ids are not unique"),
        (MasksTooMuch, "the mask marks"),
        (MeansOtherThings, "for seat 1 and .* for seat 0"),
    ),
    "observations": (
        (TooPoor, r"coins\[\+0\] is \d+, not 0 to 1: see `number_limits`"),
        (NoDiscards, "has no numbers: KeyError"),
        (CountsQuestions, "numbers depend on what|have different numbers"),
        (PeeksAtThePile, "numbers depend on what .* cannot see"),
        (LeavesOutTooMuch, "`encoded_view` has other numbers"),
    ),
    "frozen numbers": (
        (FromASet, "has other numbers"),
        (AsInTheFile, "reordering the component file changes the numbers"),
        (AnotherOrder, "other numbers for 2, 3 seats: raise `numbers_version`"),
        (NotFrozen, "version 2 of the numbers is not frozen"),
    ),
}
