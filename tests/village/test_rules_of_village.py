"""What the village compares the server with: the drawing of places, honest seeks, ranks of deals, and the verdict."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from math import exp
from random import Random
from typing import Any

import msgspec
import pytest

from kontor.server.matches.deals.results import Try
from kontor.server.ratings.rating import START
from kontor.server.seeking import NewSeek
from village.duplicates import Attempt, is_right
from village.run import plan_for
from village.seekers import LASTS, NEAR_POINTS, Sought, is_honest, overlooked
from village.truth import draw_order, odds_scale, ranks
from village.verdict import Figures, faults

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
TICK = timedelta(hours=1)


def test_places_are_drawn_at_the_odds_of_the_model() -> None:
    strengths, chance = [30.0, 25.0, 20.0], Random(1)  # noqa: S311 - a simulation
    first = Counter(draw_order(strengths, chance)[0] for _ in range(20_000))

    weights = [exp(strength / odds_scale(3)) for strength in strengths]
    for seat, weight in enumerate(weights):
        assert first[seat] / 20_000 == pytest.approx(weight / sum(weights), abs=0.015)


def test_equal_values_share_their_rank() -> None:
    assert ranks([3.0, 1.0, 3.0, 2.0]) == [2.5, 0.0, 2.5, 1.0]


def waiting(seek: int, account: int, near: bool = False, seats: tuple[int, ...] = (2,)) -> Any:
    return {
        "id": seek,
        "account": account,
        "game": "regatta",
        "seats": seats,
        "speed": "days",
        "rated": True,
        "near": near,
        "sought_at": NOW,
    }


def test_two_who_fit_and_were_left_over_are_seen_and_those_who_do_not_fit_are_not() -> None:
    pair = [waiting(1, 10), waiting(2, 20)]
    assert overlooked(pair, {}, set(), NOW) == {1, 2}
    assert overlooked(pair, {}, {frozenset((10, 20))}, NOW) == set()
    assert overlooked([waiting(1, 10), waiting(2, 10)], {}, set(), NOW) == set()
    assert overlooked([waiting(1, 10), waiting(2, 20, seats=(3,))], {}, set(), NOW) == set()

    far = {(10, "regatta", 2): START.points + NEAR_POINTS + 1}
    assert overlooked([waiting(1, 10, near=True), waiting(2, 20)], far, set(), NOW) == set()
    assert overlooked([waiting(1, 10, near=True), waiting(2, 20)], far, set(), NOW + timedelta(hours=8)) == {1, 2}


def test_a_table_of_three_needs_three_who_all_fit_together() -> None:
    people = [waiting(number, number, seats=(3,)) for number in (1, 2, 3)]

    assert overlooked(people, {}, set(), NOW) == {1, 2, 3}
    assert overlooked(people, {}, {frozenset((1, 3))}, NOW) == set()
    assert overlooked([*people, waiting(4, 4, seats=(3,))], {}, {frozenset((1, 3))}, NOW) == {1, 2, 3, 4}


def ended(state: str, after: timedelta, status: str | None = None) -> Any:
    return {"state": state, "ended_at": NOW + after, "status": status}


def test_a_seek_is_honest_if_it_was_answered_or_ended_when_its_time_was_over() -> None:
    sought = Sought(10, NewSeek("regatta", (2,), "days"), NOW)
    lasts, refusing = LASTS["days"], Sought(10, sought.new, NOW, refuses=True)

    assert is_honest(sought, ended("found", TICK, "over"), TICK, may_be_gone=False)
    assert not is_honest(sought, ended("found", TICK, "open"), TICK, may_be_gone=False)
    assert not is_honest(sought, ended("found", TICK), TICK, may_be_gone=False)
    assert is_honest(sought, ended("expired", lasts + TICK), TICK, may_be_gone=False)
    assert not is_honest(sought, ended("expired", lasts - TICK), TICK, may_be_gone=False)
    assert not is_honest(sought, ended("expired", lasts + 2 * TICK), TICK, may_be_gone=False)
    assert not is_honest(sought, ended("waiting", TICK), TICK, may_be_gone=False)
    assert not is_honest(sought, None, TICK, may_be_gone=False)
    assert is_honest(sought, None, TICK, may_be_gone=True)
    assert not is_honest(sought, ended("missed", TICK), TICK, may_be_gone=False)
    assert is_honest(refusing, ended("missed", TICK), TICK, may_be_gone=False)


@pytest.mark.parametrize(
    ("told", "right"),
    [
        (Try("m", "counted", 12, 1, 2, 50), True),
        (Try("m", "counted", 13, 1, 2, 50), False),
        (Try("m", "counted", 12, 1, 1, 50), False),
        (Try("m", "counted", 12, 1, 2, 67), False),
        (Try("m", "left"), False),
    ],
)
def test_a_try_is_right_if_rank_and_percentage_follow_from_the_points_of_all(told: Try, right: bool) -> None:
    attempt = Attempt("deal", 0, 10, "m", 12, "counted")

    assert is_right(attempt, told, {10: 12, 20: 20, 30: 12, 40: 3}) is right


def test_a_try_that_does_not_count_has_no_rank() -> None:
    late = Attempt("deal", 0, 10, "m", 12, "late")

    assert is_right(late, Try("m", "late"), {20: 3})
    assert not is_right(late, Try("m", "late", 12, 1, 1, 100), {20: 3})


KEPT: dict[str, Any] = {
    **dict.fromkeys(Figures.__struct_fields__, 0),
    "people": 500,
    "matches_each": 50,
    "spearman": 0.95,
    "coverage95": 0.95,
    "coverage95_least": 0.93,
    "ranked": 480,
    "evenings": 50,
    "played_by_moves": 50,
}
GOOD = Figures(**KEPT)
BROKEN = {
    "unanswered": 1,
    "blocked_pairs": 1,
    "spearman": 0.89,
    "coverage95": 0.92,
    "stuck": 1,
    "lost_actions": 1,
    "ranked": 349,
    "unrated": 1,
    "suspended_seated": 1,
    "limits_missed": 1,
    "deals_ranked_wrong": 1,
    "deals_unequal": 1,
    "played_by_moves": 49,
}


@pytest.mark.parametrize("name", BROKEN)
def test_every_broken_promise_has_one_sentence(name: str) -> None:
    assert faults(GOOD) == []

    (sentence,) = faults(msgspec.structs.replace(GOOD, **{name: BROKEN[name]}))

    assert sentence.endswith(".")


def test_less_is_asked_of_the_order_after_fewer_matches() -> None:
    assert faults(msgspec.structs.replace(GOOD, matches_each=20, spearman=0.8)) == []
    assert len(faults(msgspec.structs.replace(GOOD, matches_each=20, spearman=0.6))) == 1


def test_a_shorter_time_asks_for_as_much_a_day_and_for_enough_to_be_on_the_leaderboard() -> None:
    assert plan_for(30) == {"matches": 50, "evenings": 50}
    assert plan_for(3) == {"matches": 20, "evenings": 5}
