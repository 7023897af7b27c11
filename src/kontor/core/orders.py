"""Standing orders: what a seat wants done when it is asked later, given ahead and sealed.

An order is a small typed record that a game declares beside its phases (`Game.order_types`). It answers from what its
seat may see and from nothing else, so it can do no more than its owner could. A form says which orders a seat may give
now and what their fields may hold; a client builds its inputs from that and from nothing else.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from kontor.core.codec import decode
from kontor.core.errors import MalformedError
from kontor.core.records import Action, Frame, Record, View, tag_of

if TYPE_CHECKING:
    from kontor.core.game import AnyGame
    from kontor.core.texts import Texts

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


def read_order(game: "AnyGame", view: View, given: bytes) -> Order:
    """Read an order that the seat with this view may give; MalformedError says what does not fit."""
    forms = {form.order: form for form in game.orderable(view)}
    if not game.order_types:
        raise MalformedError("no-such-order", known=[])
    order: Order = decode(given, game.order_union)
    form = forms.get(tag_of(order))
    if form is None:
        raise MalformedError("no-such-order", known=list(forms))
    for field in form.fields:
        if not field.takes(getattr(order, field.name)):
            raise MalformedError("order-field", field=field.name, value=str(getattr(order, field.name)))
    return order


def answer_of(game: "AnyGame", order: Order, view: View, legal: Sequence[Action]) -> Action | None:
    """Return what an order answers to the open question, if it does and if that is legal now."""
    if not legal or not view.frames or not isinstance(view.frames[-1], order.frames) or order.over(game, view):
        return None
    action = order.answer(game, view, legal)
    return action if action in legal else None


class Chosen(Record, frozen=True):
    """A choice of a field, and how it is called."""

    value: str | int
    label: str


class FieldDescribed(Record, frozen=True):
    """A field of a form in words; see `Field`."""

    name: str
    label: str
    kind: Literal["fixed", "amount", "choice", "choices", "switch"]
    default: Value
    choices: tuple[Chosen, ...]
    least: int
    most: int
    optional: bool


class FormDescribed(Record, frozen=True):
    """An order that may be given, in words."""

    order: str
    title: str
    fields: tuple[FieldDescribed, ...]


def describe_form(form: Form, texts: "Texts") -> FormDescribed:
    """Return a form in words."""
    fields = tuple(
        FieldDescribed(
            name=field.name,
            label="" if field.kind == "fixed" else texts.text(f"standing-{form.order}.{field.name}"),
            kind=field.kind,
            default=field.default,
            choices=tuple(Chosen(value, texts.name(field.thing, value)) for value in field.choices),
            least=field.least,
            most=field.most,
            optional=field.optional,
        )
        for field in form.fields
    )
    return FormDescribed(form.order, texts.text(f"standing-{form.order}.title"), fields)
