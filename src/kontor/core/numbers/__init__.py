"""A game as numbers, for programs that learn: ids for its actions, and a vector for each view.

Both depend on the box and the number of seats alone: every option and every reading of the rules has the same ids and
entries. They are frozen by a hash and a version in the game's package; `kontor.testing` checks them.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from msgspec import inspect

from kontor.core.codec import digest
from kontor.core.kinds import Seat
from kontor.core.numbers.action_space import ActionSpace, Limit, MutableNumbers
from kontor.core.numbers.layout import Entry, Layout, LayoutRules
from kontor.core.numbers.observer import Observer, PartedLayout, Update
from kontor.core.records import Action, View

__all__ = ["ActionSpace", "Entry", "Layout", "LayoutRules", "Limit", "MutableNumbers", "Numbers", "Observer", "Source"]

NOT_ENCODED = ("seat", "options")
"""Fields of every view that are the same for a whole match; what belongs to a seat is counted from the viewer's own."""


class Source(Protocol):
    """What numbers are made from: what a game says of its ids and bounds."""

    action_types: ClassVar[tuple[type[Action], ...]]
    view_type: ClassVar[type[View]]
    numbers_version: ClassVar[int]

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return the ids of every kind that a field of an action may have."""

    def encoded_ids(self) -> Mapping[str, Mapping[str | int, str]]:
        """Return the ids of further kinds, which only views name, each with the name of its entry."""

    def number_limits(self, seats: int) -> Mapping[str, Limit]:
        """Return the highest values of numbers."""

    def inventory(self, seats: int, options: Any) -> Sequence[str]:
        """Return every component of a match."""

    def options(self, requested: Mapping[str, Any]) -> Any:
        """Return options with what is left out at its default."""


class Numbers:
    """The action ids and the observations of one game with a number of seats."""

    def __init__(self, game: Source, seats: int) -> None:
        inventory = game.inventory(seats, game.options({}))
        default_limit = max(seats, len(inventory))
        limits = game.number_limits(seats)
        encoded = game.encoded_ids()
        vocabulary = {noun: tuple(encoded.get(noun, ids)) for noun, ids in game.vocabulary().items()}
        own: dict[str, Mapping[str | int, str]] = {
            noun: {id_: str(id_) for id_ in ids} for noun, ids in vocabulary.items() if noun != "seat"
        }
        copies: dict[str | int, int] = {}
        for component in inventory:
            copies[component] = copies.get(component, 0) + 1
        rules = LayoutRules(seats, {**own, **encoded}, limits, copies, default_limit)
        declared = inspect.type_info(game.view_type)
        assert isinstance(declared, inspect.StructType)
        layouts = [Layout(declared, rules, me, NOT_ENCODED) for me in range(seats)]
        self._declared, self._rules = declared, rules
        self._updates: dict[Seat, Update] = {}
        self.seats = seats
        self.version: int = game.numbers_version
        self.actions = ActionSpace(game.action_types, vocabulary, seats, limits, default_limit)
        self.entries: tuple[Entry, ...] = tuple(layouts[0].entries)
        """By index of the observation: what the number says, and its bounds."""
        self.omitted: tuple[str, ...] = tuple(layouts[0].omitted)
        """The fields of the view that have no entry."""
        self._writes = [layout.write for layout in layouts]
        self._zeros = array("h", bytes(2 * len(self.entries)))

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.entries)

    def encode(self, view: View) -> "array[int]":
        """Return a view as numbers, one for each entry; a spectator's view is told as that of seat 0."""
        out = self._zeros[:]
        self._writes[view.seat or 0](view, out)
        return out

    def encode_into(self, view: View, out: MutableNumbers) -> None:
        """Write a view into numbers that are all zero, such as memory that processes share."""
        self._writes[view.seat or 0](view, out)

    def observer(self, seat: Seat) -> Observer:
        """Return what encodes the views of one seat one after the other, each in a part of the time of `encode`."""
        if seat not in self._updates:
            self._updates[seat] = PartedLayout(self._declared, self._rules, seat, NOT_ENCODED).update
        return Observer(self._writes[seat], self._updates[seat], self.size)

    def mask(self, seat: Seat, legal: Iterable[Action]) -> list[int]:
        """Return for every action id 1 if its action is legal, otherwise 0."""
        return self.actions.mask(seat, legal)

    def digest(self) -> str:
        """Return the hash of all names and bounds; a change of it needs another version."""
        return digest((self.seats, self.actions.names, self.entries))
