"""Lessons: a prepared match as data beside the rules, with what the coach says at each of its decisions.

A lesson is a file ``lessons/<id>.toml`` in the package of a game; its sentences are messages ``lesson-<id>-<step>``.
It holds one line of play for all seats. `kontor.core.teacher` says where in it a match stands.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import msgspec

from kontor.core.errors import MalformedError
from kontor.core.kinds import Seat
from kontor.core.records import Action, Record, Ref, RuleId, tag_of

FOLDER = "lessons"

Fields: TypeAlias = Mapping[str, Any]
"""An action as it is stored, or those of its fields that an action must have."""


class Reply(Record, frozen=True):
    """What the coach says to a legal action that is not the lesson: the attribute ``.reply-<key>`` of the step."""

    key: str
    match: Fields = {}  # noqa: RUF012 - a record is frozen
    """The fields that the action must have, ``do`` included; without any it fits every action."""

    def fits(self, action: Action) -> bool:
        """Return True if this is said to the action."""
        given = {"do": tag_of(action), **msgspec.structs.asdict(action)}
        return all(name in given and given[name] == value for name, value in self.match.items())


class LessonMove(Record, frozen=True):
    """One decision of the prepared match, of the learner or of another seat."""

    seat: Seat
    action: Fields
    also: tuple[Fields, ...] = ()
    """Other answers of the learner that are accepted too; the rest of the script fits each of them."""
    step: str = ""
    """The id of the step that the learner's decision belongs to."""
    coach: bool = False
    """Whether the coach makes this move for the learner, so that nobody clicks six times for one idea."""
    free: bool = False
    """Whether every legal action is accepted until the learner is no longer asked; only at the end of a lesson."""
    forced: str = ""
    """Why it is asked although there is only one legal answer."""
    replies: tuple[Reply, ...] = ()
    """What is said to other legal actions; the first that fits speaks, and the last fits all."""


class LessonStep(Record, frozen=True):
    """One idea of a lesson: at which position it begins, what lights up, and which rules it teaches."""

    id: str
    at: int
    """The number of moves before it."""
    light: tuple[Ref, ...]
    rules: tuple[RuleId, ...]
    look: tuple[Ref, ...] = ()
    """The things to touch in a step without a decision; going on is enough too."""


class Lesson(Record, frozen=True):
    """A prepared match of one box, with its steps."""

    id: str
    rules_version: int
    components: str
    """The hash of the box that it was made for."""
    seats: int
    learner: Seat
    names: tuple[str, ...]
    """The names of all seats; the learner's is replaced by their own."""
    options: dict[str, Any]
    seed: str
    """32 bytes in hex."""
    minutes: int
    """How long it takes, about."""
    steps: tuple[LessonStep, ...]
    moves: tuple[LessonMove, ...]

    def step_at(self, moves: int) -> int:
        """Return the number, from 1 on, of the step that a match has reached after a number of moves."""
        return max(1, sum(step.at <= moves for step in self.steps))

    def message(self, step: str, attribute: str = "") -> str:
        """Return the key of a step's title, or of one of its lines."""
        return f"lesson-{self.id}-{step}" + (f".{attribute}" if attribute else "")


def line_before(number: int) -> str:
    """Return the attribute of the line before the decision of a step with this number, from 1 on."""
    return "before" if number == 1 else f"before-{number}"


@cache
def read_lessons(package: str) -> tuple[Lesson, ...]:
    """Return the lessons in a game's package by their ids; none if it has no such folder."""
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read_lesson(file) for file in found)


def read_lesson(file: Traversable) -> Lesson:
    """Read one lesson; MalformedError says what does not fit."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise MalformedError("lesson-file", file=file.name, why=str(error)) from error
