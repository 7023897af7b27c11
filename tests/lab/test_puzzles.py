"""Puzzles: only a position with one clearly best answer becomes one, and it holds no more than its seat knew."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from kontor.cli.app import app
from kontor.core import LANGUAGES, Action, AnyGame, chance, decode, encode, read_record, registry, seeded
from kontor.core.puzzles import Puzzle, PuzzleOrigin, PuzzleSet, puzzle_id, read_puzzles
from kontor.lab.puzzles.choose import choose
from kontor.lab.puzzles.positions import Position
from kontor.lab.puzzles.proof import (
    DOUBT_FROM,
    MAX_ANSWERS,
    MIN_ANSWERS,
    MIN_LOSS,
    PROOF_FROM,
    HorizonReader,
    Readings,
    is_clear,
    losses,
    prove,
    stands_out,
)
from kontor.lab.puzzles.run import PuzzleSpec, kept_puzzles
from kontor.lab.puzzles.search import FoundPuzzle, SearchedMatch, judge_of, luck_of, make_puzzle
from kontor.lab.review.losses import Loss
from kontor.lab.review.story import play_again
from sampling import rotating

GAMES = registry.slugs()
SHIPPED = [puzzle for slug in GAMES for puzzle in read_puzzles(registry.game(slug).package)]
NEW_WORLDS, NEW_FROM = 24, 4_000_000
"""Worlds in which a shipped puzzle is tried again, and the number of the first: none was looked at when it was made."""


def by_id(puzzle: Puzzle) -> str:
    """Return the name of a test of a puzzle."""
    return puzzle.id


def game_of(puzzle: Puzzle) -> AnyGame:
    """Return the rules with the box of a puzzle."""
    game = registry.game_with(puzzle.id.rpartition("-")[0], puzzle.components)
    assert game
    return game


def state_of(puzzle: Puzzle) -> Any:
    """Return the stored position of a puzzle."""
    return decode(encode(puzzle.state), game_of(puzzle).state_type)


def position_of(puzzle: Puzzle, state: Any) -> Position:
    """Return what the seat of a puzzle is told in a state."""
    game, seat = game_of(puzzle), puzzle.seat
    played: Action = decode(encode(puzzle.origin.played), game.action_union)
    return Position(game.view(state, seat), game.legal_actions(state, seat), played, puzzle.origin.step)


class Imagined:
    """A reader with given shares: noise that all actions share, and more of it that they do not.

    The second horizon may see the actions differently.
    """

    def __init__(
        self,
        worth: Mapping[Action, float],
        noise: float = 0.0,
        sign: int = 1,
        later: Mapping[Action, float] | None = None,
    ) -> None:
        self.horizons, self.noise, self.sign = (worth, later or worth), noise, sign

    def read(self, position: Position, action: Action, first: int, worlds: int) -> Readings:
        """Return the shares in some worlds at both horizons."""
        rng = chance(first.to_bytes(4, "big"), encode(action).decode(), len(position.legal))
        luck = [self.noise * (rng.below(1001) / 500 - 1) for _ in range(worlds)]
        return [[self.sign * worth[action] + each for each in luck] for worth in self.horizons]


@cache
def asked() -> Position:
    """Return a position of Borneo with eight legal actions or more."""
    puzzle = next(each for each in SHIPPED if len(each.answers) >= 8)
    return position_of(puzzle, state_of(puzzle))


def worth(*best: float, others: float = 0.2) -> dict[Action, float]:
    """Return what the actions of the position are worth: the first ones as given."""
    return {action: best[n] if n < len(best) else others for n, action in enumerate(asked().legal)}


def proven(reader: Imagined, expected: int = 0) -> bool:
    """Return True if there is a proof that the expected action is clearly best."""
    return prove(reader, asked(), asked().legal[expected]) is not None


def test_a_clearly_best_answer_is_proven_with_the_loss_of_every_other() -> None:
    """The mean is near what was put in; 64 worlds with this noise err by 0.03 in three cases of a thousand."""
    found = prove(Imagined(worth(0.5), noise=0.1), asked(), asked().legal[0])
    assert found is not None
    assert found.best == asked().legal[0]
    assert found.losses[0] is None
    assert all(loss and loss.low < loss.mean < loss.high for loss in found.losses[1:])
    assert [loss.mean for loss in found.losses[1:] if loss] == pytest.approx([0.3] * (len(found.losses) - 1), abs=0.04)


@pytest.mark.parametrize(
    "reader",
    [
        Imagined(worth(0.5, 0.5)),
        Imagined(worth(0.5, 0.41)),
        Imagined(worth(0.5, 0.38), noise=0.9),
        Imagined(worth(others=0.3), noise=0.9),
        Imagined(worth(0.5), sign=-1),
        Imagined(worth(0.9), later=worth(0.28)),
        Imagined(worth(0.28), later=worth(0.9)),
    ],
    ids=[
        "two equal ones",
        "a second one that loses 9 points",
        "not clear of chance",
        "chance alone",
        "the wrong sign",
        "clear at the first horizon alone",
        "clear at the second horizon alone",
    ],
)
def test_a_position_without_one_clearly_best_answer_is_refused(reader: Imagined) -> None:
    """Whatever stood out at the first look."""
    assert not any(proven(reader, number) for number in range(len(asked().legal)))


def test_a_proof_must_agree_with_the_first_look() -> None:
    """Another answer than the one that stood out may be clearly best: then one of the two judgements is wrong."""
    assert proven(Imagined(worth(0.5)), expected=0)
    assert not proven(Imagined(worth(0.5)), expected=1)


def test_the_figures_come_from_worlds_that_did_not_choose_the_best_answer() -> None:
    """A reader that promises much to one action in the first worlds, and nothing in the new ones, is caught."""

    class Luckiest(Imagined):
        def read(self, position: Position, action: Action, first: int, worlds: int) -> Readings:
            return super().read(position, action, first, worlds) if first < PROOF_FROM else [[0.2] * worlds]

    assert DOUBT_FROM < PROOF_FROM
    assert not proven(Luckiest(worth(0.5)))


def test_losses_with_the_wrong_sign_are_not_clear() -> None:
    """The worst action taken for the best one loses less than nothing."""
    read = [[[0.5, 0.6]], [[0.1, 0.2]], [[0.2, 0.3]]]
    assert is_clear(losses(read, 0))
    assert not is_clear(losses(read, 1))
    assert not is_clear([None, Loss(0.2, MIN_LOSS, 0.3)])


@pytest.mark.parametrize("many", [MIN_ANSWERS - 1, MAX_ANSWERS + 1])
def test_a_position_with_too_few_or_too_many_answers_is_none(many: int) -> None:
    """All legal actions are compared, or none."""
    legal = [asked().legal[0]] + [asked().legal[1]] * (many - 1)
    position = asked()._replace(legal=legal)
    assert prove(Imagined(worth(0.5)), position, legal[0]) is None


@pytest.mark.parametrize("puzzle", SHIPPED, ids=by_id)
def test_a_shipped_puzzle_holds_no_more_than_its_view(puzzle: Puzzle) -> None:
    """Its state is made again from the view alone; every answer is a legal action, and all others surely lose."""
    game, state = game_of(puzzle), state_of(puzzle)
    position = position_of(puzzle, state)
    assert puzzle.id == puzzle_id(game.info.slug, position.view)
    assert encode(game.determinize(position.view, luck_of(game.info.slug, puzzle.id))) == encode(state)
    assert [msgspec.to_builtins(action) for action in position.legal] == [each.action for each in puzzle.answers]
    assert len([each for each in puzzle.answers if each.best]) == 1
    assert all(each.best or MIN_LOSS < each.low <= each.loss <= each.high for each in puzzle.answers)
    assert puzzle.why.keys() == set(LANGUAGES)
    assert all(puzzle.why.values())


def test_every_game_has_puzzles_that_ask_different_things() -> None:
    """At least six, and no two of the same position."""
    for slug in GAMES:
        found = [each for each in SHIPPED if each.id.startswith(f"{slug}-")]
        assert len(found) >= 6
        assert len({each.id for each in found}) == len(found)
        assert len({state_of(each).frames[-1].__class__ for each in found}) >= 3


@pytest.mark.parametrize("puzzle", rotating(SHIPPED, 5), ids=by_id)
def test_the_best_answer_is_best_in_worlds_that_it_was_not_made_with(puzzle: Puzzle) -> None:
    """Also with the bots of today. If it is not, `kontor lab puzzles` makes the set again."""
    game, state = game_of(puzzle), state_of(puzzle)
    position = position_of(puzzle, state)
    reader = HorizonReader(judge_of(game, position.view.options, puzzle.origin))
    read = [reader.read(position, action, NEW_FROM, NEW_WORLDS) for action in position.legal]
    best = next(place for place, each in enumerate(puzzle.answers) if each.best)
    assert all(loss is None or loss.mean > MIN_LOSS / 2 for loss in losses(read, best))


@pytest.mark.parametrize("game", rotating(GAMES, len(GAMES)))
def test_two_worlds_that_look_alike_to_the_seat_give_the_same_puzzle(game: str) -> None:
    """With other cards where the seat has never looked."""
    mine = [each for each in SHIPPED if each.id.startswith(f"{game}-")]
    puzzle = min(mine, key=lambda each: len(each.answers))
    box, state = game_of(puzzle), state_of(puzzle)
    other = box.determinize(box.view(state, puzzle.seat), seeded(7))
    assert encode(other) != encode(state)
    made = [remade(puzzle, world) for world in (state, other)]
    assert made[0] is not None
    assert encode(made[0]) == encode(made[1])
    assert made[0].puzzle.id == puzzle.id


def remade(puzzle: Puzzle, state: Any) -> FoundPuzzle | None:
    """Return the puzzle that is made of a state."""
    game, position = game_of(puzzle), position_of(puzzle, state)
    judge = judge_of(game, position.view.options, puzzle.origin)
    expected = stands_out(judge, position)
    assert expected is not None
    return make_puzzle(game, judge, position, expected, puzzle.origin)


def found(number: int, question: str, *, easy: bool = True) -> FoundPuzzle:
    """Return an imagined puzzle of the match of this number."""
    origin = PuzzleOrigin(("trader",) * 3, 1, 2, {}, seed=1, match=number)
    puzzle = msgspec.structs.replace(SHIPPED[0], id=f"goa-{number}-{question}", origin=origin)
    return FoundPuzzle(puzzle, question, 0.2, easy)


def test_a_set_asks_different_questions_and_rather_what_the_policy_misses() -> None:
    """Of two questions of the same kind the harder one; the order is that of the matches."""
    matches = [
        SearchedMatch(0, 9, 9, 2, (found(0, "bid"), found(0, "turn"))),
        SearchedMatch(1, 9, 9, 1, (found(1, "bid", easy=False),)),
    ]
    assert [each.puzzle.id for each in choose(matches, 2)] == ["goa-0-turn", "goa-1-bid"]
    assert len(choose(matches, 9)) == 3


def test_the_command_writes_a_set_from_kept_matches_and_says_how(tmp_path: Path) -> None:
    """Nothing is searched again; the set is read as a server reads it."""
    kept = kept_puzzles(PuzzleSpec("borneo", registry.game("borneo").info.rules_version, 1), tmp_path / "kept.jsonl")
    kept.add(SearchedMatch(0, 9, 9, 2, (found(0, "bid"), found(0, "turn"))))
    out = tmp_path / "set.json"
    words = ["lab", "puzzles", "borneo", "--matches", "1", "--keep", str(kept.file), "--out", str(out)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0
    made = decode(out.read_bytes(), PuzzleSet)
    assert [each.id for each in made.puzzles] == ["goa-0-bid", "goa-0-turn"]
    assert made.made == "kontor lab puzzles borneo --matches 1 --seed 1 --most 8"


def test_a_finished_match_is_searched_and_its_puzzles_name_its_record_and_nobody(tmp_path: Path) -> None:
    """The set holds the first link of the chain of its record, and neither names nor the luck of the match."""
    file = Path(__file__).parent.parent / "playthroughs/borneo/3-board-1.json"
    record, out = read_record(file.read_bytes()), tmp_path / "set.json"
    words = ["lab", "puzzles", "borneo", "--record", str(file), "--workers", "1", "--out", str(out)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    made = decode(out.read_bytes(), PuzzleSet)
    assert made.made == "kontor lab puzzles borneo --matches 0 --seed 1 --most 8 --record …"
    assert len(made.puzzles) == 2
    played = play_again(registry.game("borneo"), record)
    for puzzle in made.puzzles:
        state, seat, action = played.moves[puzzle.origin.step]
        assert puzzle.origin.opening == record.opening
        assert (puzzle.seat, puzzle.origin.played) == (seat, msgspec.to_builtins(action))
        assert game_of(puzzle).view(state_of(puzzle), seat) == game_of(puzzle).view(state, seat)
        assert state_of(puzzle).seed != state.seed
        test_a_shipped_puzzle_holds_no_more_than_its_view(puzzle)
    assert not [each.name for each in record.header.seats if each.name in out.read_text("utf-8")]


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    """It says of which game it is."""
    record = next(Path(__file__).parent.parent.glob("playthroughs/goa/*.json"))
    words = ["lab", "puzzles", "borneo", "--record", str(record), "--out", str(tmp_path / "set.json")]
    done = CliRunner().invoke(app, words)
    assert done.exit_code != 0
    assert not (tmp_path / "set.json").exists()
