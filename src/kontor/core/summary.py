"""Summaries for programs: the facts of a game and the forms of its instructions, with texts in one language."""

from typing import Literal

from kontor.core.instructions import InstructionForm, Value
from kontor.core.records import Record, RuleId
from kontor.core.texts import Texts
from kontor.core.wording import Wording


class OptionSummary(Record, frozen=True):
    """An option of a game: its values, when a value other than the default is allowed, and what it means."""

    name: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: RuleId
    needs: dict[str, str | int | bool]
    """The values that other options must have for it."""
    needs_seats: tuple[int, ...]
    """The numbers of seats it can be played with; empty for all."""
    refused_by: RuleId
    explanation: str


class GameSummary(Record, frozen=True):
    """What a program needs to know about a game."""

    slug: str
    title: str
    designer: str
    published: tuple[str, ...]
    seats: tuple[int, ...]
    max_decisions: int
    rules_version: int
    options: tuple[OptionSummary, ...]
    minutes: int
    """Minutes that a match usually takes; 0 if the game does not say."""
    weight: int
    """From 1 (light) to 5 (heavy); 0 if the game does not say."""
    short: str
    """What one does in it, in one sentence."""
    about: str
    credits: str
    unofficial: bool


def summarize(game: Wording, texts: Texts) -> GameSummary:
    """Return what a program needs to know about a game."""
    info = game.info
    return GameSummary(
        slug=info.slug,
        title=info.title,
        designer=info.designer,
        published=info.published,
        seats=info.seats,
        max_decisions=info.max_decisions,
        rules_version=info.rules_version,
        options=tuple(
            OptionSummary(
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
        minutes=info.minutes,
        weight=info.weight,
        short=texts.text("game-short"),
        about=texts.text("game-about"),
        credits=texts.text("game-credits"),
        unofficial=True,
    )


class LabelledChoice(Record, frozen=True):
    """A choice of a field, with its name in words."""

    value: str | int
    label: str


class LabelledField(Record, frozen=True):
    """A field of a form, with its label; see `InstructionField`."""

    name: str
    label: str
    kind: Literal["fixed", "amount", "choice", "choices", "switch"]
    default: Value
    choices: tuple[LabelledChoice, ...]
    least: int
    most: int
    optional: bool


class LabelledForm(Record, frozen=True):
    """The form of an instruction that may be given, with its labels."""

    order: str
    title: str
    fields: tuple[LabelledField, ...]


def label_form(form: InstructionForm, texts: Texts) -> LabelledForm:
    """Return a form with its labels."""
    fields = tuple(
        LabelledField(
            name=field.name,
            label="" if field.kind == "fixed" else texts.text(f"instruction-{form.order}.{field.name}"),
            kind=field.kind,
            default=field.default,
            choices=tuple(LabelledChoice(value, texts.name(field.thing, value)) for value in field.choices),
            least=field.least,
            most=field.most,
            optional=field.optional,
        )
        for field in form.fields
    )
    return LabelledForm(form.order, texts.text(f"instruction-{form.order}.title"), fields)
