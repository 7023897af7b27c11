"""Puzzles: the position is that of one seat, nothing tells what is best before the answer, and then all is told."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from kontor.core import LANGUAGES, RefusedError, decode, encode, registry, seeded
from kontor.core.puzzles import NAMES, Puzzle, read_puzzles
from kontor.server.api.problems import Problem
from kontor.server.matches.read import puzzles
from kontor.server.matches.read.puzzles import (
    PuzzleSolution,
    PuzzleView,
    open_puzzle,
    show_puzzle,
    solve_puzzle,
    sum_up,
)
from sampling import rotating
from server.gateway import new_client

GAMES = registry.slugs()
SHIPPED = [puzzle for slug in GAMES for puzzle in read_puzzles(registry.game(slug).package)]
NOW = datetime(2999, 1, 1, tzinfo=UTC)


def by_id(puzzle: Puzzle) -> str:
    return puzzle.id


def shown(puzzle: Puzzle) -> list[bytes]:
    """Return all that anybody is told before an answer."""
    return [encode(told) for each in LANGUAGES for told in (show_puzzle(puzzle, each, NOW), sum_up(puzzle, each))]


def in_another_world(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the same puzzle with other cards where its seat has never looked."""
    found = open_puzzle(puzzle)
    state = found.game.determinize(found.game.view(found.match.state, puzzle.seat), seeded(number))
    return msgspec.structs.replace(puzzle, state=msgspec.json.decode(encode(state)))


@pytest.mark.parametrize("puzzle", rotating(SHIPPED, 3), ids=by_id)
def test_two_worlds_that_look_alike_to_the_seat_are_the_same_puzzle(puzzle: Puzzle) -> None:
    others = [in_another_world(puzzle, number) for number in range(3)]

    assert all(each.state != puzzle.state for each in others)
    assert [shown(each) for each in others] == [shown(puzzle)] * 3


def test_what_another_seat_sees_is_another_puzzle() -> None:
    puzzle = next(each for each in SHIPPED if each.id.startswith("borneo"))

    def of(seat: int) -> bytes:
        return encode(show_puzzle(msgspec.structs.replace(puzzle, seat=seat), "en", NOW).position.view)

    assert of(puzzle.seat) != of((puzzle.seat + 1) % len(puzzle.origin.players))


@pytest.mark.parametrize("puzzle", rotating(SHIPPED, 3), ids=by_id)
def test_nothing_before_the_answer_depends_on_the_solution(puzzle: Puzzle) -> None:
    first, *rest = puzzle.answers
    worth = [msgspec.structs.replace(each, best=False, loss=0.5, low=0.4, high=0.6, why={}) for each in rest]
    origin = msgspec.structs.replace(puzzle.origin, played=first.action)
    best = msgspec.structs.replace(first, best=True, loss=0.0, low=0.0, high=0.0, why={})
    other = msgspec.structs.replace(puzzle, answers=(best, *worth), why={"en": "!", "de": "!"}, origin=origin)

    assert shown(other) == shown(puzzle)
    assert [each.action for each in puzzle.answers] == [
        msgspec.to_builtins(action) for action in show_puzzle(puzzle, "en", NOW).position.legal
    ]


@pytest.mark.parametrize("puzzle", rotating(SHIPPED, 3), ids=by_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_told_its_worth_the_best_one_and_why(puzzle: Puzzle, language: str) -> None:
    best = next(each for each in puzzle.answers if each.best)
    wrong = next(each for each in puzzle.answers if not each.best)

    right, other = [solve_puzzle(puzzle, language, each.action) for each in (best, wrong)]

    assert (right.given.best, right.given.loss, right.given.why) == (True, 0.0, puzzle.why[language])
    assert (other.given.best, other.given.loss) == (False, wrong.loss)
    assert right.answers == other.answers
    assert right.answers[0] == right.given
    assert sorted(each.loss for each in right.answers) == [each.loss for each in right.answers]
    assert all(each.label for each in right.answers)
    assert right.origin.played


def test_the_reader_is_you_and_the_others_have_names() -> None:
    puzzle = SHIPPED[0]

    names = [seat.name for seat in show_puzzle(puzzle, "de", NOW).seats]

    assert names[puzzle.seat] == "Du"
    assert set(names) - {"Du"} < set(NAMES)


def test_an_action_that_the_rules_forbid_is_refused_by_its_rule() -> None:
    puzzle = next(each for each in SHIPPED if each.id.startswith("borneo"))
    found = open_puzzle(puzzle)
    forbidden = next(
        action
        for action in found.game.universe(found.match.state, puzzle.seat)
        if found.game.check(found.match.state, puzzle.seat, action)
    )

    with pytest.raises(RefusedError) as caught:
        solve_puzzle(puzzle, "en", forbidden)

    assert caught.value.refusal.rule


def test_a_puzzle_of_a_box_that_is_gone_or_of_later_rules_is_not_shown() -> None:
    """A host may have an older release than the one that made a set."""
    newer = msgspec.structs.replace(SHIPPED[0], rules_version=SHIPPED[0].rules_version + 1)
    assert puzzles._game_of(SHIPPED[0]) is not None
    assert puzzles._game_of(newer) is None
    assert puzzles._game_of(msgspec.structs.replace(SHIPPED[0], components="0" * 64)) is None


async def test_everybody_may_list_open_and_answer_puzzles(address: str) -> None:
    async with new_client(address) as client:
        listed: list[dict[str, Any]] = (await client.get("/api/puzzles")).json()
        one = listed[-1]
        view = decode((await client.get(f"/api/puzzles/{one['id']}")).content, PuzzleView)
        path = f"/api/puzzles/{one['id']}/answers"
        answers = [
            await client.post(path, json={"action": action}) for action in (view.position.legal[0], {"do": "no"})
        ]
        missing = await client.get("/api/puzzles/goa-00000000")

    assert {each["id"] for each in listed} == {puzzle.id for puzzle in SHIPPED}
    assert not any("best" in each or "loss" in each for each in listed)
    assert len(view.position.legal) == one["answers"]
    assert decode(answers[0].content, PuzzleSolution).given.action == view.position.legal[0]
    assert (answers[1].status_code, answers[1].json()["code"]) == (400, "malformed")
    assert (missing.status_code, decode(missing.content, Problem).code) == (404, "no-puzzle")
