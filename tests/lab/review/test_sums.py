"""Every account adds up exactly, every figure is repeatable, and a budget is read and divided as documented."""

import subprocess
import sys

import msgspec
import pytest

from kontor.core import encode
from kontor.core.registry import slugs
from kontor.lab.review import ReviewError, SeatReview, review_match
from kontor.lab.review.budget import MIN_WORLDS, plan, read_budget
from kontor.lab.review.evaluate import review_story
from kontor.lab.review.shares import half_width, on_grid, won
from lab.review.matches import cut, golden, story
from sampling import rotating
from sentences import raises_saying

SMALL = 200
"""Simulations: enough for a few steps."""

AGAIN = """
from lab.review.matches import cut, story
from kontor.lab.review.evaluate import review_story
from kontor.core import encode
import sys
box, whole = story("goa", 1)
sys.stdout.buffer.write(encode(review_story(box, cut(whole, 20, 40), 200)))
"""


def adds_up(review: SeatReview) -> bool:
    """Return True if the account is exact, and made of exactly what the review lists."""
    account = review.account
    changes = [point.share for point in review.curve]
    return (
        account.start + account.luck + account.own + account.others == account.result
        and sum(event.value for event in review.luck) == account.luck
        and sum(account.by_seat) == account.own + account.others
        and account.by_seat[review.seat] == account.own
        and changes[-1] == account.result
    )


@pytest.mark.slow
@pytest.mark.parametrize("slug", rotating(slugs(), len(slugs())))
def test_a_golden_match_adds_up_exactly(slug: str) -> None:
    """For the winner, whose result is not zero; in the match of Novgorod nobody is scored, so nobody wins."""
    box, record = golden(slug)
    assert record.result is not None
    seat = next(iter(record.result.winners), 0)
    found = review_match(box, record, [seat], "1sims")
    assert (found.game, found.budget, len(found.reviews)) == (slug, "1sims", 1)
    assert found.reviews[0].account.result == won(record.result.winners, len(found.seats))[seat]
    assert (found.reviews[0].account.result > 0) == (slug != "novgorod")
    assert len(found.reviews[0].curve) == len(record.moves) + 1
    assert adds_up(found.reviews[0])


@pytest.mark.parametrize("seat", [0, 1])
def test_losers_and_winners_add_up_in_every_language_that_reads_json(seat: int) -> None:
    """Written and read again, the sums are still exact."""
    box, whole = story("goa", seat)
    found = review_story(box, cut(whole, 100, 130), SMALL)
    assert adds_up(msgspec.json.decode(encode(found), type=SeatReview))


def test_the_same_story_gives_the_same_bytes_here_and_in_another_process() -> None:
    """Nothing depends on the clock, on memory addresses or on what was reviewed before."""
    box, whole = story("goa", 1)
    first, second = (encode(review_story(box, cut(whole, 20, 40), SMALL)) for _ in range(2))
    assert first == second
    again = subprocess.run(
        [sys.executable, "-c", AGAIN],
        env={"PYTHONHASHSEED": "7", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        check=True,
    )
    assert again.stdout == first


def test_a_budget_is_named_or_a_number_of_simulations() -> None:
    """Seconds would make the figures depend on the machine."""
    assert read_budget("full", "goa") > read_budget("quick", "goa") > 0
    assert read_budget("quick", "a-game-from-elsewhere") > 0
    assert read_budget("70sims", "goa") == 70
    for written in ("2s", "0sims", "fast", ""):
        with raises_saying(ReviewError, f"“{written}” is not a budget"):
            read_budget(written, "goa")


def test_a_larger_budget_gives_more_worlds_and_more_second_looks() -> None:
    """A budget that is too small still gives every position enough worlds for an interval."""
    small, large = plan(10, 300, 900), plan(60_000, 300, 900)
    assert small.worlds == MIN_WORLDS
    assert small.second_looks == 0
    assert large.worlds > small.worlds
    assert large.first_worlds > small.first_worlds
    assert large.second_looks > 12
    assert plan(60_000, 600, 900).worlds < large.worlds


def test_shares_are_binary_fractions_with_student_s_intervals() -> None:
    """A third cannot be one; three equal winners then add up to almost 1."""
    assert won([0, 2], 3) == [0.5, 0.0, 0.5]
    assert on_grid(1 / 3) * 2**20 == 349525
    assert half_width([0.25]) == float("inf")
    assert half_width([0.4, 0.4, 0.4]) == 0
    assert half_width([0.0, 1.0] * 2) == pytest.approx(3.182 * 0.57735 / 2, rel=1e-4)
    assert half_width([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.502519 / 10, rel=1e-4)


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    """What a bot thinks of a running match would help one side."""
    box, record = golden("goa")
    with raises_saying(ReviewError, "not over"):
        review_match(box, msgspec.structs.replace(record, result=None))
