"""Which challenges a bot accepts."""

from typing import Any

import pytest

from kontor.client.bots import Policy


def challenge(game: str = "goa", seats: int = 2, by: str | None = "Anna") -> dict[str, Any]:
    return {"table": {"game": game, "seats": [{}] * seats, "unavailable": None}, "by": by}


@pytest.mark.parametrize(
    ("policy", "declined"),
    [
        (Policy(), False),
        (Policy(games=("goa", "borneo")), False),
        (Policy(games=("borneo",)), True),
        (Policy(seats=(2,)), False),
        (Policy(seats=(3, 4)), True),
        (Policy(friends=("Anna",)), False),
        (Policy(friends=("Bruno",)), True),
    ],
)
def test_a_bot_declines_what_does_not_fit(policy: Policy, declined: bool) -> None:
    assert policy.declines(challenge()) is declined


def test_a_bot_declines_a_match_that_nobody_here_can_open() -> None:
    told = challenge()
    told["table"]["unavailable"] = "not-installed"

    assert Policy().declines(told)


def test_a_rematch_is_asked_by_nobody_in_particular() -> None:
    assert Policy(friends=("Anna",)).declines(challenge(by=None))


def test_a_bot_plays_only_so_many_matches_at_a_time() -> None:
    assert Policy(most=2).has_room({"one"})
    assert not Policy(most=2).has_room({"one", "another"})
