"""The evaluator: a record, some seats and a budget in, a review out. The same arguments give the same review."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from kontor.core import AnyGame, MatchRecord, Seat
from kontor.lab.review.budget import Plan, plan, read_budget
from kontor.lab.review.calibration import Correction, correction_for
from kontor.lab.review.imagined import Judge
from kontor.lab.review.losses import MIN_GAP, Compared, Loss, candidates, first_look, second_look
from kontor.lab.review.shapes import (
    VERSION,
    Account,
    KeyMoment,
    LuckEvent,
    Review,
    ReviewedDecision,
    SeatReview,
)
from kontor.lab.review.shares import on_grid, won
from kontor.lab.review.story import Story, play_again, story_of
from kontor.lab.review.walk import Passed, last_point, walk

KEY_MOMENTS = 3
"""Maximum number of key moments of each kind."""
MIN_KEY_VALUE = 0.02
"""A decision that lost less, or luck that changed the share by less, is no key moment."""
Progress: TypeAlias = Callable[[int], None]
"""Gets the number of steps that are done since the last call; a seat has as many as the match has moves."""


def review_match(
    game: AnyGame,
    record: MatchRecord,
    seats: Sequence[Seat] | None = None,
    budget: str = "quick",
    progress: Progress = lambda steps: None,  # noqa: ARG005
) -> Review:
    """Review a finished match for some seats (default: all); `budget` is for each of them."""
    played, names = play_again(game, record), tuple(seating.name for seating in record.header.seats)
    simulations = read_budget(budget, game.info.slug)
    reviews = tuple(
        review_story(game, story_of(game, played, seat), simulations, progress)
        for seat in (range(len(names)) if seats is None else seats)
    )
    return Review(game.info.slug, version_of(game), f"{simulations}sims", names, reviews)


def version_of(game: AnyGame) -> str:
    """Return the version of the method and of the rules."""
    return f"{VERSION}.{game.info.rules_version}"


def review_story(
    game: AnyGame,
    story: Story,
    simulations: int,
    progress: Progress = lambda steps: None,  # noqa: ARG005
    correct: Correction | None = None,
) -> SeatReview:
    """Review what one seat was told of a match; shares are corrected by the calibration of the game, or by another."""
    correct = correct or correction_for(game.info.slug, len(story.steps))
    judge = Judge(game, story.seats, story.end.options, correct)
    planned = plan_for(judge, story, simulations)
    passed, compared = list[Passed](), list[Compared]()
    for step in walk(judge, story, planned.worlds):
        passed.append(step._replace(worlds=[]))  # what was read in them is not needed any more
        told = step.told
        if told.decider == story.seat and told.action is not None:
            found = first_look(judge, step.worlds[: planned.first_worlds], told.view, step.point.step, told.action)
            compared += [found] if found else []
        progress(1)
    losses = second_looks(judge, compared, planned)
    decided = {step.point.step: step.decided for step in passed}
    decisions = tuple(_decision(one, losses.get(one.step), decided[one.step]) for one in compared)
    luck = luck_events(story, passed)
    return SeatReview(
        seat=story.seat,
        curve=(*(step.point for step in passed), last_point(story)),
        decisions=decisions,
        luck=luck,
        account=account(story, passed, luck),
        key_moments=key_moments(decisions, luck, [told.decider for told in story.steps]),
        simulations=judge.simulations,
    )


def plan_for(judge: Judge, story: Story, simulations: int) -> Plan:
    """Count the positions and the candidates of a story, and divide the budget."""
    many = 0
    for step, told in enumerate(story.steps):
        if told.decider == story.seat and told.action is not None:
            found = candidates(judge, judge.imagine(told.view, step, 0), story.seat, told.action)
            many += len(found) if len(found) > 1 else 0
    return plan(simulations, len(story.steps), many)


def second_looks(judge: Judge, compared: Sequence[Compared], planned: Plan) -> dict[int, Loss]:
    """Look again at the decisions with the largest gaps; return by step what that showed."""
    open_ones = sorted((one for one in compared if one.gap > MIN_GAP), key=lambda one: (-one.gap, one.step))
    return {
        one.step: second_look(judge, one, one.rival, planned.second_worlds)
        for one in open_ones[: planned.second_looks]
        if one.rival is not None
    }


def _decision(compared: Compared, loss: Loss | None, value: float) -> ReviewedDecision:
    clear = loss is not None and loss.is_clear
    return ReviewedDecision(
        step=compared.step,
        value=value,
        loss=loss.mean if loss and clear else None,
        low=loss.low if loss else None,
        high=loss.high if loss else None,
        chosen=msgspec.to_builtins(compared.chosen),
        better=msgspec.to_builtins(compared.rival) if clear else None,
    )


def luck_events(story: Story, passed: Sequence[Passed]) -> tuple[LuckEvent, ...]:
    """Return every event of chance that changed the share, beginning with the deal."""
    opening = passed[0].point.share - on_grid(1 / story.seats)
    later = (LuckEvent(step.point.step + 1, step.luck) for step in passed)
    return tuple(event for event in (LuckEvent(0, opening), *later) if event.value)


def account(story: Story, passed: Sequence[Passed], luck: Sequence[LuckEvent]) -> Account:
    """Add up a match for its seat; every number is on the grid, so the sums are exact."""
    by_seat = [0.0] * story.seats
    for step in passed:
        by_seat[step.told.decider] += step.decided
    return Account(
        start=on_grid(1 / story.seats),
        luck=sum(event.value for event in luck),
        own=by_seat[story.seat],
        others=sum(value for seat, value in enumerate(by_seat) if seat != story.seat),
        result=won(story.outcome.winners, story.seats)[story.seat],
        by_seat=tuple(by_seat),
    )


def key_moments(
    decisions: Sequence[ReviewedDecision], luck: Sequence[LuckEvent], deciders: Sequence[Seat]
) -> tuple[KeyMoment, ...]:
    """Return the greatest losses and then the greatest luck, the largest first; `deciders` decided each step."""
    large = [one for one in decisions if one.loss is not None and one.loss >= MIN_KEY_VALUE]
    events = [one for one in luck if abs(one.value) >= MIN_KEY_VALUE]
    lucky = sorted(events, key=lambda one: (-abs(one.value), one.step))
    named = list[ReviewedDecision]()
    for one in sorted(large, key=lambda one: (-(one.loss or 0), one.step)):
        if len(named) < KEY_MOMENTS and not any(in_one_turn(deciders, one.step, other.step) for other in named):
            named.append(one)
    return (
        *(KeyMoment("decision", one.step, -(one.loss or 0)) for one in named),
        *(KeyMoment("luck", one.step, one.value) for one in lucky[:KEY_MOMENTS]),
    )


def in_one_turn(deciders: Sequence[Seat], one: int, other: int) -> bool:
    """Return True if nobody else decided between two decisions of a seat: what one lost the other may lose again."""
    return len(set(deciders[min(one, other) : max(one, other) + 1])) == 1
