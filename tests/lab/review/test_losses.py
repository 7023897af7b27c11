"""Losses: a planted bad decision is found, chance is not called a loss, and a review knows what its seat knew."""

import pytest

from kontor.core import encode
from kontor.lab.review.evaluate import review_story
from kontor.lab.review.story import play_again, story_of
from lab.review.matches import Planted, alike, cut, golden, story


@pytest.fixture(scope="module")
def planted() -> Planted:
    """Return a match of Borneo in which seat 1 makes one bad decision."""
    match = Planted("borneo", 3, seat=1, after=60)
    assert match.step > 0
    return match


def test_a_planted_bad_decision_is_the_largest_loss(planted: Planted) -> None:
    """Around it the seat plays as the policy does."""
    whole = story_of(planted.box, planted.played(), planted.seat)
    first = planted.step - 6
    review = review_story(planted.box, cut(whole, first, planted.step + 6), 1500)
    largest = next(moment for moment in review.key_moments if moment.kind == "decision")
    assert largest.step == planted.step - first
    decision = next(one for one in review.decisions if one.step == largest.step)
    assert decision.loss is not None
    assert decision.low is not None
    assert decision.loss >= decision.low > 0.02
    assert decision.value < 0
    assert decision.better not in (None, decision.chosen)


def test_losses_are_named_only_where_the_interval_excludes_zero() -> None:
    """In a match of random moves there are both: clear losses, and decisions that cannot be told apart."""
    box, whole = story("borneo", 0)
    decisions = review_story(box, cut(whole, 20, 70), 1500).decisions
    named = [one for one in decisions if one.loss is not None]
    assert 0 < len(named) < len(decisions)
    for one in decisions:
        assert (one.loss is None) == (one.better is None) == (one.low is None or one.low <= 0)
        assert one.loss is None or (one.low is not None and one.high is not None and one.low <= one.loss <= one.high)


def test_two_matches_that_look_alike_to_a_seat_give_it_the_same_review() -> None:
    """Every position is replaced by another one with the same view: other hands, other decks, another seed."""
    box, record = golden("borneo")
    played = play_again(box, record)
    true = cut(story_of(box, played, 2), 30, 45)
    other = cut(alike(box, played, 2, number=1), 30, 45)
    assert encode(review_story(box, other, 200)) == encode(review_story(box, true, 200))


def test_a_decision_that_follows_the_policy_changes_nothing(planted: Planted) -> None:
    """It is forced in the worlds in which the policy chose it anyway, so the difference is exactly zero."""
    whole = story_of(planted.box, planted.played(), planted.seat)
    review = review_story(planted.box, cut(whole, planted.step + 1, planted.step + 16), 100)
    assert review.decisions
    followed = [one for one in review.decisions if one.value == 0]
    assert len(followed) >= len(review.decisions) / 2
