"""Puzzles as somebody sees them who has not answered yet, and what an answer was worth (ADR 46).

The position is shown like that of a match, for the one seat that decides. Its state is imagined from what this seat
knew, so nothing is in it that could leak; its solution is read only after an answer.
"""

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from typing import Any

import msgspec

from kontor.core import (
    Action,
    AnyGame,
    Record,
    RefusedError,
    Seat,
    Texts,
    decode,
    encode,
    read_action,
    read_state,
    registry,
)
from kontor.core.puzzles import NAMES, Puzzle, read_puzzles
from kontor.server.errors import NotFoundError
from kontor.server.matches.clock.clocks import Clocks
from kontor.server.matches.clock.speeds import UNTIMED
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.read.views import PositionView, SeatView, position_view, seat_view, texts_of
from kontor.server.store.matches.seats import Occupant

PACKAGES = ("kontor.server",)


class PuzzleSummary(Record, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    asked: str
    """The open question, in the caller's language."""
    answers: int
    """The number of legal actions."""


class PuzzleView(Record, frozen=True):
    """A puzzle before its answer."""

    id: str
    game: str
    components: str
    """The hash of the box."""
    options: dict[str, Any]
    seat: Seat
    """The seat that decides, from which the position is seen."""
    seats: tuple[SeatView, ...]
    position: PositionView
    worlds: int
    """The number of imagined worlds in which the answers were compared."""


class PuzzleAnswerView(Record, frozen=True):
    """What one of the answers is worth."""

    action: Any
    label: str
    best: bool
    loss: float
    """How much less of the win it promises than the best answer; 0 for that one."""
    low: float
    high: float
    """The 95 % interval of the loss, over imagined worlds."""
    why: str
    """What speaks for the best answer, or against another one; empty if no single reason stands out."""


class PuzzleOriginView(Record, frozen=True):
    """The match that the position comes from."""

    players: tuple[str, ...]
    """For each seat the level of its bot, or `person`."""
    step: int
    steps: int
    played: str
    """What was done in the match, in words."""
    seed: int | None
    match: int | None
    """For a match of bots: the seed of the search, and the number of the match."""
    opening: str
    """For a match from a record: the first link of its hash chain."""


class PuzzleSolution(Record, frozen=True):
    """What an answer was worth, and all others."""

    given: PuzzleAnswerView
    answers: tuple[PuzzleAnswerView, ...]
    """All legal actions, the best first."""
    origin: PuzzleOriginView


class OpenPuzzle(msgspec.Struct, frozen=True):
    """A puzzle with its position."""

    puzzle: Puzzle
    match: RunningMatch

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    def action(self, stored: dict[str, Any]) -> Action:
        """Return an action as it was stored."""
        return read_action(self.game, encode(stored), self.puzzle.rules_version)

    def texts(self, language: str) -> Texts:
        """Return the texts for the one who answers."""
        return texts_of(self.match, language, self.puzzle.seat)


@cache
def list_puzzles(language: str) -> tuple[PuzzleSummary, ...]:
    """Return all puzzles of all games; they are data of the packages, so the list is made once."""
    return tuple(sum_up(puzzle, language) for puzzle in all_puzzles())


def sum_up(puzzle: Puzzle, language: str) -> PuzzleSummary:
    """Return a puzzle as the list shows it."""
    found = open_puzzle(puzzle)
    view = found.game.view(found.match.state, puzzle.seat)
    return PuzzleSummary(
        id=puzzle.id,
        game=found.game.info.slug,
        seats=found.match.seats,
        options=found.game.option_values(found.match.options),
        asked=found.texts(language).question(view, len(puzzle.answers)),
        answers=len(puzzle.answers),
    )


def show_puzzle(puzzle: Puzzle, language: str, now: datetime) -> PuzzleView:
    """Return a puzzle as its seat sees the position."""
    found = open_puzzle(puzzle)
    position = position_view(found.match, found.puzzle.seat, now, texts=found.texts(language))
    seats = [seat_view(occupant, language) for occupant in found.match.occupants]
    you = Texts(language, packages=PACKAGES).text("puzzle-you")
    seats[found.puzzle.seat] = msgspec.structs.replace(seats[found.puzzle.seat], name=you)
    return PuzzleView(
        id=found.puzzle.id,
        game=found.game.info.slug,
        components=found.puzzle.components,
        options=found.game.option_values(found.match.options),
        seat=found.puzzle.seat,
        seats=tuple(seats),
        position=position,
        worlds=found.puzzle.worlds,
    )


def solve_puzzle(puzzle: Puzzle, language: str, answer: Any) -> PuzzleSolution:
    """Return what an answer is worth; RefusedError if the rules forbid it, MalformedError if it is no action."""
    found = open_puzzle(puzzle)
    given = decode(encode(answer), found.game.action_union)
    refusal = found.game.check(found.match.state, found.puzzle.seat, given)
    if refusal:
        raise RefusedError(refusal, found.game)
    answers = sorted(_answers(found, language), key=lambda each: each.loss)
    own = next(each for each in answers if each.action == given)
    origin, view = found.puzzle.origin, found.game.view(found.match.state, found.puzzle.seat)
    played = found.texts(language).action(view, found.action(origin.played))
    return PuzzleSolution(
        given=own,
        answers=tuple(answers),
        origin=PuzzleOriginView(
            origin.players, origin.step, origin.steps, played, origin.seed, origin.match, origin.opening
        ),
    )


def _answers(found: OpenPuzzle, language: str) -> Iterator[PuzzleAnswerView]:
    texts, view = found.texts(language), found.game.view(found.match.state, found.puzzle.seat)
    for each in found.puzzle.answers:
        action = found.action(each.action)
        why = (found.puzzle.why if each.best else each.why).get(language, "")
        yield PuzzleAnswerView(action, texts.action(view, action), each.best, each.loss, each.low, each.high, why)


def all_puzzles() -> list[Puzzle]:
    """Return the puzzles of all games that today's rules can show, in the order of their sets."""
    found = [puzzle for slug in registry.slugs() for puzzle in read_puzzles(registry.game(slug).package)]
    return [puzzle for puzzle in found if _game_of(puzzle) is not None]


def find_puzzle(puzzle_id: str) -> Puzzle:
    """Return a puzzle by its id; NotFoundError if there is none."""
    puzzle = next((each for each in all_puzzles() if each.id == puzzle_id), None)
    if puzzle is None:
        raise NotFoundError("no-puzzle")
    return puzzle


def open_puzzle(puzzle: Puzzle) -> OpenPuzzle:
    """Return a puzzle with its position, as a match that nobody plays; NotFoundError if it cannot be shown."""
    game = _game_of(puzzle)
    if game is None:
        raise NotFoundError("no-puzzle")
    state = read_state(game, encode(puzzle.state), puzzle.rules_version)
    names = NAMES[: state.seats]
    return OpenPuzzle(
        puzzle,
        RunningMatch(
            id=puzzle.id,
            game=game,
            rules_version=puzzle.rules_version,
            options=game.view(state, puzzle.seat).options,
            listed=False,
            spectators=False,
            creator=None,
            rematch_of=None,
            commitment="",
            speed=UNTIMED,
            rated=False,
            hints=False,
            occupants=tuple(Occupant("person", name) for name in names),
            seq=0,
            status="playing",
            step=puzzle.origin.step,
            head=0,
            link="",
            state=state,
            clocks=Clocks(()),
        ),
    )


def _game_of(puzzle: Puzzle) -> AnyGame | None:
    """Return the rules with the box of a puzzle; None if the box is gone, or a later release made the puzzle."""
    game = registry.game_with(puzzle.id.rpartition("-")[0], puzzle.components)
    return game if game and puzzle.rules_version <= game.info.rules_version else None
