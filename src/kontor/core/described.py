"""A game described to a program: its facts, and its texts in one language."""

from typing import Literal

from kontor.core.orders import Form, Value
from kontor.core.records import Record, RuleId
from kontor.core.texts import Texts
from kontor.core.wording import Wording


class OptionDescribed(Record, frozen=True):
    """An option of a game: its values, when another one than the default is allowed, and what it means."""

    name: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: RuleId
    needs: dict[str, str | int | bool]
    """The values that other options must have for it."""
    needs_seats: tuple[int, ...]
    """The numbers of seats it can be played with; none if with all."""
    refused_by: RuleId
    explanation: str


class GameDescribed(Record, frozen=True):
    """What a program wants to know of a game."""

    slug: str
    title: str
    designer: str
    published: tuple[str, ...]
    seats: tuple[int, ...]
    max_decisions: int
    rules_version: int
    options: tuple[OptionDescribed, ...]
    about: str
    credits: str
    unofficial: bool


def describe(game: Wording, texts: Texts) -> GameDescribed:
    """Return what a program wants to know of a game."""
    info = game.info
    return GameDescribed(
        slug=info.slug,
        title=info.title,
        designer=info.designer,
        published=info.published,
        seats=info.seats,
        max_decisions=info.max_decisions,
        rules_version=info.rules_version,
        options=tuple(
            OptionDescribed(
                name=option.name,
                choices=option.choices,
                default=option.default,
                rule=option.rule,
                needs=option.needs,
                needs_seats=option.needs_seats,
                refused_by=option.refused_by,
                explanation=texts.option(option),
            )
            for option in info.options
        ),
        about=texts.text("game-about"),
        credits=texts.text("game-credits"),
        unofficial=True,
    )


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


def describe_form(form: Form, texts: Texts) -> FormDescribed:
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
