"""Puzzles: positions of real matches in which one answer is clearly best, as data beside the rules (ADR 46).

A set is a file ``puzzles.json`` in the package of a game, which `kontor lab puzzles` writes. The state of a puzzle is
no state of the match that it comes from: it is imagined from the view of one seat, so nothing is in it that this seat
could not know.
"""

from functools import cache
from importlib.resources import files
from typing import Any, Literal

from kontor.core.codec import decode, digest
from kontor.core.kinds import Seat
from kontor.core.records import Record, View

FILE = "puzzles.json"
FORMAT: Literal[1] = 1
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
"""What the seats are called: a puzzle is about the position and not about those who played there."""
ID_DIGITS = 8


class PuzzleAnswer(Record, frozen=True, omit_defaults=True):
    """A legal action, and how much less of the win it promises than the best one, with the 95 % interval."""

    action: dict[str, Any]
    loss: float
    """0 for the best one, like both ends of its interval."""
    low: float
    high: float
    best: bool = False
    why: dict[str, str] = {}  # noqa: RUF012 - a record is frozen
    """By language: what speaks against it, in one sentence; empty if no single reason stands out."""


class PuzzleOrigin(Record, frozen=True, omit_defaults=True):
    """The match that a position comes from."""

    players: tuple[str, ...]
    """For each seat the level of its bot, or `person`."""
    step: int
    """The number of moves before the position."""
    steps: int
    """The number of moves of the match."""
    played: dict[str, Any]
    """What the seat did in the match."""
    seed: int | None = None
    match: int | None = None
    """For a match of bots: the seed of the search and the number of the match, from 0 on."""
    opening: str = ""
    """For a match from a record: the first link of its hash chain."""


class Puzzle(Record, frozen=True):
    """A position as one seat could see it, and what each of its answers is worth."""

    id: str
    """It stays the same when a set is made again, so that a browser can remember it."""
    rules_version: int
    components: str
    """The hash of the box."""
    seat: Seat
    state: dict[str, Any]
    """A possible world for this seat, made from its view alone."""
    answers: tuple[PuzzleAnswer, ...]
    """All legal actions, in their order."""
    why: dict[str, str]
    """By language: what speaks for the best answer, in one sentence."""
    worlds: int
    """The number of imagined worlds in which all answers were compared."""
    origin: PuzzleOrigin


class PuzzleSet(Record, frozen=True):
    """The puzzles of a game."""

    format: Literal[1]
    game: str
    made: str
    """The command that makes this set again."""
    puzzles: tuple[Puzzle, ...]


def puzzle_id(game: str, view: View) -> str:
    """Return the id of the puzzle that asks what to do in this view."""
    return f"{game}-{digest(view)[:ID_DIGITS]}"


@cache
def read_puzzles(package: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in the package of a game; none if it has no such file. MalformedError if it cannot be read."""
    file = files(package).joinpath(FILE)
    return decode(file.read_bytes(), PuzzleSet).puzzles if file.is_file() else ()
