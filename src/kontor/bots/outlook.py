"""What comes after an action if everybody follows the policy: the seat's next step, and its points at the end.

All actions are followed in the same imagined worlds, so their points are compared world by world, as in a race. What
is imagined is counted in decisions and not in seconds: the same question has the same answer in every process.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from kontor.bots.knowledge import NO_STEP, PlanStep
from kontor.bots.search.lookahead import LazyLegalActions, Lookahead
from kontor.bots.search.race import SURE_ERRORS, gap_between
from kontor.core import Action, Record, Seat, View, chance, no_emit

PLAN_WORLDS = 6
"""Worlds in which the next step is looked for."""
MIN_AGREEING_PART = 2 / 3
"""The part of these worlds that must have the same next step; otherwise there is no plan to speak of."""
MAX_PLAN_DECISIONS = 300
"""Maximum number of decisions of all seats until the next step; what comes later is no plan."""
MIN_POINTS_WORLDS = 5
"""The worlds that points are the mean of; where so many take too long, none are told.

From this number on three standard errors are at least an interval of 95 %.
"""
MAX_POINTS_WORLDS = 12
MAX_END_DECISIONS = 2000
"""Maximum number of decisions of all seats until the end of a match; one that is longer has no points."""
MIN_POINTS_APART = 0.5
"""A smaller difference is no difference to a player."""


class Points(Record, frozen=True):
    """The points that a seat can expect at the end, and what sets them apart from those of the best action."""

    mean: float
    difference: float | None = None
    """Points more (below 0: less) than after the best action; None if no difference can be told, and for that one."""


class Outlook(NamedTuple):
    """What comes after an action; None where nothing can be said."""

    plan: PlanStep | None = None
    points: Points | None = None


class Continuation:
    """One imagined world after an action, in which everybody follows the policy."""

    def __init__(self, ahead: Lookahead, world: Any, seat: Seat, action: Action, seed: bytes, number: int) -> None:
        self.ahead, self.seat, self.rng = ahead, seat, chance(seed, "outlook", number)
        self.world = world.clone()
        self.decisions = 0
        ahead.game.advance(self.world, seat, action, no_emit)

    def decide(self) -> tuple[Seat, Action]:
        """Let the policy decide once; return who did what."""
        game, world = self.ahead.game, self.world
        decider = game.deciders(world)[0]
        chosen = self.ahead.policy.choose(world, decider, LazyLegalActions(game, world, decider), self.rng)
        game.advance(world, decider, chosen, no_emit)
        self.decisions += 1
        return decider, chosen

    def next_step(self) -> PlanStep:
        """Play on until the seat takes the next step of its plan, and return it."""
        plans = self.ahead.policy.plans
        while plans and self.world.frames and self.decisions < MAX_PLAN_DECISIONS:
            decider, chosen = self.decide()
            step = plans.step(chosen) if decider == self.seat else None
            if step is not None:
                return step
        return NO_STEP

    def points(self) -> float | None:
        """Play on to the end and return the points of the seat; None if it is not scored, or if there is no end."""
        while self.world.frames and self.decisions < MAX_END_DECISIONS:
            self.decide()
        outcome = self.ahead.game.outcome(self.world)
        if outcome is None or self.seat in outcome.unscored:
            return None
        return float(outcome.scores[self.seat].total)


def outlooks(ahead: Lookahead, view: View, actions: Sequence[Action], seed: bytes) -> list[Outlook]:
    """Return what comes after each of these actions of the seat that has this view, the best one first."""
    worlds = [ahead.world(view, seed, number) for number in range(max(PLAN_WORLDS, MAX_POINTS_WORLDS))]
    followed = [
        [Continuation(ahead, world, view.own_seat, action, seed, number) for number, world in enumerate(worlds)]
        for action in actions
    ]
    plans, asked = ahead.policy.plans, worlds[0].frames[-1]
    if plans and isinstance(asked, plans.at):
        found = [plan_of([each.next_step() for each in row[:PLAN_WORLDS]]) for row in followed]
    else:
        found = [None] * len(actions)
    return [Outlook(plan, points) for plan, points in zip(found, points_of(ahead, followed), strict=True)]


def plan_of(steps: Sequence[PlanStep]) -> PlanStep | None:
    """Return the step that most worlds agree on; without its thing if they agree on the kind alone."""
    least = MIN_AGREEING_PART * len(steps)
    for candidates in (steps, [PlanStep(step.kind) for step in steps]):
        step, worlds = Counter(candidates).most_common(1)[0]
        if worlds >= least:
            return None if step == NO_STEP else step
    return None


def points_of(ahead: Lookahead, followed: Sequence[Sequence[Continuation]]) -> list[Points | None]:
    """Return the expected points after each action, from as many worlds as the policy's `points_decisions` allow."""
    none: list[Points | None] = [None] * len(followed)
    first = followed[0][0]
    if first.points() is None:
        return none
    affordable = ahead.policy.points_decisions // (max(1, first.decisions) * len(followed))
    if affordable < MIN_POINTS_WORLDS:
        return none
    rows = [[each.points() for each in row[: min(affordable, MAX_POINTS_WORLDS)]] for row in followed]
    known = [world for world in zip(*rows, strict=True) if None not in world]
    if len(known) < MIN_POINTS_WORLDS:
        return none
    scored = [[float(points or 0) for points in row] for row in zip(*known, strict=True)]
    return [Points(fmean(row), difference(row, scored[0]) if place else None) for place, row in enumerate(scored)]


def difference(points: Sequence[float], best: Sequence[float]) -> float | None:
    """Return how many points more an action brings than the best one in the same worlds; None if that is not sure."""
    gap = gap_between(points, best)
    sure = abs(gap.mean) > SURE_ERRORS * gap.error
    return gap.mean if sure and abs(gap.mean) >= MIN_POINTS_APART else None
