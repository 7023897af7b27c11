"""Where a match stands in its lesson is read off its moves alone."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from contract.toy import GAME
from contract.toy.game import Bid, Lay, Pass
from kontor.core import Action, Seat, seeded
from kontor.core.teacher import Place, Teacher

TEACHER = Teacher(GAME, GAME.lessons()[0])
SCRIPT: list[tuple[Seat, Action]] = [
    (0, Bid(2)),
    (1, Pass()),
    (0, Lay("p12")),
    (1, Pass()),
    (0, Bid(1)),
    (0, Lay("p05")),
]


def place_after(*moves: tuple[Seat, Action]) -> Place | None:
    """Return where a match with these moves stands."""
    state: Any = TEACHER.start()
    for seat, action in moves:
        state = GAME.apply(state, seat, action).state
    return TEACHER.place(state, moves)


def place(count: int) -> Place:
    """Return where the script stands after so many of its moves."""
    found = place_after(*SCRIPT[:count])
    assert found
    return found


def test_a_lesson_begins_with_a_look_and_a_task() -> None:
    """What wins is shown before the first decision is asked for."""
    assert [step.id for step in place(0).looks] == ["goal"]
    task = place(0).task
    assert task
    assert (task.step.id, task.number, task.accepted) == ("bid", 1, (Bid(2), Bid(3)))
    assert place(0).done is None


def test_a_decision_lights_only_its_own_things_of_a_step() -> None:
    """A step of several decisions names all their things; where no answer touches one, everything stays lit."""
    laying, bidding = place(2).task, place(0).task
    assert laying
    assert bidding

    assert laying.step.light == ("pearl:p05", "pearl:p12")
    assert msgspec.structs.replace(laying, accepted=(Lay("p12"),)).light == ("pearl:p12",)
    assert bidding.light == bidding.step.light == ("pearl:p10",)


def test_another_seat_moves_by_the_script() -> None:
    """The learner is asked again only after it."""
    assert place(1).scripted == (1, Pass())
    assert place(1).task is None


def test_a_step_is_done_once_none_of_its_decisions_is_left() -> None:
    """Then the coach says what it was good for."""
    step = place(2).done

    assert step
    assert step.id == "bid"


def test_an_accepted_answer_gets_no_reply() -> None:
    """Neither the main one nor another one."""
    task = place(0).task
    assert task
    assert task.reply(Bid(2)) is None
    assert task.reply(Bid(3)) is None


def test_the_first_reply_that_fits_speaks() -> None:
    """The one without conditions is for all the rest."""
    task = place(0).task
    assert task
    replies = [task.reply(action) for action in (Pass(), Bid(5))]
    assert [reply.key for reply in replies if reply] == ["pass", "other"]


def test_a_move_beside_the_script_ends_the_lesson() -> None:
    """The match goes on without a coach, for ever."""
    assert place_after((0, Pass())) is None
    assert place_after((0, Pass()), (1, Pass())) is None


def test_in_a_free_turn_everything_is_accepted_until_the_turn_is_over() -> None:
    """Also what the script does not do, and as many decisions as it takes."""
    for moves in (SCRIPT[:4], [*SCRIPT[:4], (0, Bid(3))]):
        found = place_after(*moves)
        assert found
        assert found.task
        assert found.task.free
        assert found.task.reply(Pass()) is None


def test_after_the_script_the_last_step_is_looked_at() -> None:
    """Nothing is asked any more, whatever the others do; once the learner plays on, the lesson is over."""
    over = [*SCRIPT, (0, Pass())]

    for moves in (over, [*over, (1, Pass())]):
        found = place_after(*moves)
        assert found
        assert found.is_finished
        assert [step.id for step in found.looks] == ["finish"]
    assert place_after(*over, (1, Pass()), (1, Pass()), (0, Pass())) is None


@given(st.integers(0, 10_000), st.integers(0, 20))
def test_random_play_never_surprises_the_teacher(seed: int, count: int) -> None:
    """Whatever is played, there is a place or none; and once the lesson was left, it stays so."""
    rng, moves, left = seeded(seed), list[tuple[Seat, Action]](), False
    state: Any = TEACHER.start()
    while (deciders := GAME.deciders(state)) and len(moves) < count:
        action = rng.pick(GAME.legal_actions(state, deciders[0]))
        moves.append((deciders[0], action))
        state = GAME.apply(state, deciders[0], action).state
        now = TEACHER.place(state, moves)
        assert now is None or not left
        left = now is None
