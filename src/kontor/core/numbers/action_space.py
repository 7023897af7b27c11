"""The actions of a game as numbers: every action that can be built from the vocabulary of a box has an id.

The ids count through the verbs in the order in which the game declares them, and for each verb through the values of
its fields, the last field fastest. Amounts are bounded by the limits of the game. A seat is counted clockwise from the
one that acts, so that "my left neighbour" has the same id for everybody.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Protocol, TypeAlias

from kontor.core.kinds import KindedField, Seat, kinded_fields
from kontor.core.records import Action, tag_of

Limit: TypeAlias = int | tuple[int, int]
"""The highest value of a number, or the lowest and the highest."""


class MutableNumbers(Protocol):
    """What numbers are written into: a list, an array, a memory that processes share."""

    def __getitem__(self, at: int, /) -> int:
        """Return the number at a place."""

    def __setitem__(self, at: int, value: int, /) -> None:
        """Write the number at a place."""


class ActionSpace:
    """All actions of one game with a number of seats: stable ids from 0 to `size` - 1, and a name for each."""

    def __init__(
        self,
        verbs: Sequence[type[Action]],
        vocabulary: Mapping[str, Sequence[str | int]],
        seats: int,
        limits: Mapping[str, Limit],
        default_limit: int,
    ) -> None:
        self._vocabulary = vocabulary
        self._limits = limits
        self._default_limit = default_limit
        self.names: tuple[str, ...] = tuple(self._names(verbs, seats))
        """By id: ``verb`` or ``verb:field=value,field=value``; ``+1`` is the left neighbour of the acting seat."""
        self.size = len(self.names)
        names_seat = any(field.kind == "seat" for verb in verbs for field in kinded_fields(verb))
        self._actions = [list(self._all(verbs, seats, me)) for me in range(seats if names_seat else 1)]
        self._actions *= 1 if names_seat else seats
        self._ids = [{action: id_ for id_, action in enumerate(actions)} for actions in self._actions]

    def limit_of(self, verb: type[Action], field: KindedField) -> int:
        """Return the highest amount of a field that has an id."""
        limit = self._limits.get(f"{tag_of(verb)}.{field.name}", self._default_limit)
        return limit if isinstance(limit, int) else limit[1]

    def action_of(self, seat: Seat, id_: int) -> Action:
        """Return the action that an id means for a seat; IndexError for a number that is no id."""
        if id_ < 0:
            raise IndexError(f"{id_} is no id of an action")
        return self._actions[seat][id_]

    def id_of(self, seat: Seat, action: Action) -> int:
        """Return the id of a seat's action; LookupError if it has none, such as an amount above the limit."""
        id_ = self._ids[seat].get(action)
        if id_ is None:
            raise LookupError(f"{action} has no id: an amount is above its limit, or a thing is not of this game")
        return id_

    def ids(self, seat: Seat, legal: Iterable[Action]) -> list[int]:
        """Return the ids of a seat's legal actions; what has no id, such as an absurdly high bid, is left out."""
        found = self._ids[seat]
        return [found[action] for action in legal if action in found]

    def by_id(self, seat: Seat, legal: Iterable[Action]) -> dict[int, Action]:
        """Return a seat's legal actions by their ids; what has no id is left out."""
        found = self._ids[seat]
        return {found[action]: action for action in legal if action in found}

    def mask_into(self, seat: Seat, legal: Iterable[Action], mask: MutableNumbers) -> None:
        """Write 1 for the id of every legal action into a mask of zeros."""
        for id_ in self.ids(seat, legal):
            mask[id_] = 1

    def mask(self, seat: Seat, legal: Iterable[Action]) -> list[int]:
        """Return for every id 1 if its action is legal, otherwise 0."""
        mask = [0] * self.size
        self.mask_into(seat, legal, mask)
        return mask

    def _values(self, verb: type[Action], seats: int, me: Seat) -> list[Sequence[Any]]:
        """Return for each field of a verb the values that it can have."""
        choices: list[Sequence[Any]] = []
        for field in kinded_fields(verb):
            if field.kind is None or field.many:
                raise TypeError(f"{verb.__name__}.{field.name} must name one thing of a kind: decisions are small")
            values: Sequence[Any]
            if field.kind == "amount":
                values = range(self.limit_of(verb, field) + 1)
            elif field.kind == "seat":
                values = [(me + further) % seats for further in range(seats)]
            else:
                values = self._vocabulary[field.kind]
            choices.append((*values, None) if field.optional else values)
        return choices

    def _all(self, verbs: Sequence[type[Action]], seats: int, me: Seat) -> Iterator[Action]:
        for verb in verbs:
            for values in product(*self._values(verb, seats, me)):
                yield verb(*values)

    def _names(self, verbs: Sequence[type[Action]], seats: int) -> Iterator[str]:
        for verb in verbs:
            fields = kinded_fields(verb)
            for values in product(*self._values(verb, seats, 0)):
                pairs = zip(fields, values, strict=True)
                said = ",".join(f"{f.name}={'+' if f.kind == 'seat' else ''}{value}" for f, value in pairs)
                yield f"{tag_of(verb)}:{said}" if said else tag_of(verb)
