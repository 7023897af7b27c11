"""Standing orders: what a seat wants done when it is asked later, given ahead and sealed.

An order is a small typed record that a game declares beside its phases (`Game.order_types`). It answers from what its
seat may see and from nothing else, so it can do no more than its owner could. A form says which orders a seat may give
now and what their fields may hold; a client builds its inputs from that and from nothing else.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from kontor.core.records import Action, Frame, Record, View

Value: TypeAlias = str | int | bool | tuple[str | int, ...] | None
"""What a field of an order holds."""


class Field(Record, frozen=True):
    """One field of a form: what may be put in.

    `fixed` is given back as it is: it says what the order was meant for, such as a round. `amount` is a number from
    `least` to `most`. `choice` is one of the choices, `choices` a list of `least` to `most` of them, the most wanted
    first and none twice. `switch` is yes or no. Only an optional field may be left empty (null).
    """

    name: str
    kind: Literal["fixed", "amount", "choice", "choices", "switch"]
    default: Value
    choices: tuple[str | int, ...] = ()
    thing: str = ""
    """The kind of thing that the choices are, by which they are named."""
    least: int = 0
    most: int = 0
    optional: bool = False

    def takes(self, value: Value) -> bool:
        """Say whether the field may hold this value."""
        if value is None and self.optional:
            return True
        match self.kind:
            case "fixed":
                return value == self.default
            case "amount":
                return type(value) is int and self.least <= value <= self.most
            case "choice":
                return value in self.choices
            case "choices":
                return (
                    isinstance(value, tuple)
                    and self.least <= len(value) <= self.most
                    and len(set(value)) == len(value)
                    and all(one in self.choices for one in value)
                )
            case "switch":
                return type(value) is bool


class Form(Record, frozen=True):
    """An order that a seat may give now: the wire name of its type, and its fields."""

    order: str
    fields: tuple[Field, ...]


class Order(Record, frozen=True, tag_field="order"):
    """What a seat wants done when it is asked; its wire name is that of its message ``standing-…``.

    The attributes of that message name the form (``.title``), its fields, and say why the order has ended (``.over``).
    """

    frames: ClassVar[tuple[type[Frame], ...]] = ()
    """The questions that it may answer."""

    @classmethod
    def form(cls, game: Any, view: Any) -> Form | None:
        """Return what the seat that has this view may order, asked or not; None if it makes no sense now."""
        raise NotImplementedError

    def answer(self, game: Any, view: Any, legal: Sequence[Action]) -> Action | None:
        """Return the answer to the open question, which is one of `frames` and asks the seat that has this view.

        None if the order says nothing about it. The game stands here for its components: it holds no match.
        """
        raise NotImplementedError

    def over(self, game: Any, view: Any) -> bool:  # noqa: ARG002
        """Say whether what it was given for has ended, as far as the seat can see."""
        return not view.frames


def fixed(name: str, value: str | int) -> Field:
    """Return a field that is given back as it is."""
    return Field(name, "fixed", value)


def amount(name: str, least: int, most: int, default: int | None = None, *, optional: bool = False) -> Field:
    """Return a field for a number; without a default the least one, or none if the field may be empty."""
    given = default if default is not None or optional else least
    return Field(name, "amount", given, least=least, most=max(least, most), optional=optional)


def choice(name: str, thing: str, choices: Iterable[str | int], *, optional: bool = False) -> Field:
    """Return a field for one of some things, by default the first; none if it may be empty."""
    offered = tuple(choices)
    return Field(name, "choice", None if optional else offered[0], offered, thing, optional=optional)


def preference(name: str, thing: str, choices: Iterable[str | int], least: int = 1) -> Field:
    """Return a field for some things, the most wanted first; by default those that are offered first."""
    offered = tuple(choices)
    return Field(name, "choices", offered[:least], offered, thing, least, len(offered))


def switch(name: str, *, default: bool = False) -> Field:
    """Return a field for yes or no."""
    return Field(name, "switch", default)


def answer_of(game: Any, order: Order, view: View, legal: Sequence[Action]) -> Action | None:
    """Return what an order answers to the open question, if it does and if that is legal now."""
    if not legal or not view.frames or not isinstance(view.frames[-1], order.frames) or order.over(game, view):
        return None
    action = order.answer(game, view, legal)
    return action if action in legal else None
