"""Losses: a planted bad decision is found, chance is not called a loss, and a review knows what its seat knew."""

import pytest

from kontor.core import encode
from kontor.lab.review.evaluate import MIN_KEY_VALUE, key_moments, review_story
from kontor.lab.review.imagined import Judge
from kontor.lab.review.losses import Compared, candidates, second_look
from kontor.lab.review.shapes import ReviewedDecision
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


def test_a_match_without_chance_for_a_seat_has_no_luck_but_the_deal(planted: Planted) -> None:
    """Its own decisions that show nothing new are never luck, however much the estimate moves."""
    whole = story_of(planted.box, planted.played(), planted.seat)
    story_around = cut(whole, planted.step - 2, planted.step + 8)
    review = review_story(planted.box, story_around, 100)
    changed = {event.step for event in review.luck}
    judge = Judge(planted.box, whole.seats, whole.end.options)
    certain = 0
    for step, told in enumerate(story_around.steps[:-1]):
        assert told.action is not None
        worlds = [judge.imagine(told.view, step, number) for number in range(12)]
        seen = story_around.steps[step + 1].view
        if told.decider == planted.seat and all(
            planted.box.view(judge.go_on(world, told.decider, told.action).world, planted.seat) == seen
            for world in worlds
        ):
            certain += 1
            assert step + 1 not in changed
    assert certain > 0


def lost(step: int, loss: float) -> ReviewedDecision:
    """Return a decision that lost so much."""
    return ReviewedDecision(step, -loss, loss, loss, loss, chosen={}, better={})


def test_key_moments_are_large_losses_of_different_turns() -> None:
    """What was lost between two decisions of others is named once, where it was largest; small losses never are."""
    deciders = (0, 0, 0, 1, 0)
    found = key_moments([lost(0, 0.2), lost(2, 0.3), lost(4, 0.1)], (), deciders)
    none = key_moments([lost(0, MIN_KEY_VALUE / 2)], (), deciders)

    assert [(moment.step, moment.value) for moment in found] == [(2, -0.3), (4, -0.1)]
    assert none == ()


@pytest.mark.parametrize("slug", ["novgorod", "goa"])
def test_a_second_look_says_what_both_horizons_say(slug: str) -> None:
    """Where nothing is hidden all worlds agree, and one horizon alone would call its own opinion certain."""
    box, whole = story(slug, 0)
    judge, wide = Judge(box, whole.seats, whole.end.options), 0
    for step, told in list(enumerate(whole.steps))[40:80]:
        if told.decider != 0 or told.action is None:
            continue
        world = judge.imagine(told.view, step, 0)
        others = [action for action in candidates(judge, world, 0, told.action) if action != told.action]
        if not others:
            continue
        found = second_look(judge, Compared(step, told.view, told.action, others[0], 0.0), others[0], 4)
        better, chosen = (judge.after_each_horizon(world, 0, action) for action in (others[0], told.action))
        assert len(better) == len(judge.horizons)
        assert found.low <= found.mean <= found.high
        wide += found.high - found.low >= abs((better[0] - chosen[0]) - (better[1] - chosen[1])) - 1e-6 > 0.01
    assert wide


@pytest.mark.parametrize(("slug", "horizons"), [("borneo", (2,)), ("goa", (2, 4)), ("novgorod", (1, 2))])
def test_a_second_look_goes_as_far_as_the_factor(slug: str, horizons: tuple[int, ...]) -> None:
    """The curve takes the first horizon alone."""
    box, whole = story(slug, 0)
    judge = Judge(box, whole.seats, whole.end.options)
    assert (judge.turns, judge.horizons) == (horizons[:1], horizons)
