"""A match from the perspective of one seat: the curve of its share, and what every step changed.

In each position the share is the mean over imagined worlds in which the policy plays on for everybody. The decision of
the match is then made in the same worlds. If all of them then look like the match, the step changed what the decision
changed. If some look different, the outcome was a matter of chance: the mean over all outcomes is what the decision
changed, and from there to the outcome of the match it is luck. So every step adds up, and all steps do.
"""

from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

from kontor.core import Action, Seat, View
from kontor.lab.review.imagined import Imagined, Judge
from kontor.lab.review.shapes import Point
from kontor.lab.review.shares import half_width, mean_shares, on_grid, won
from kontor.lab.review.story import Story, Told


class Passed(NamedTuple):
    """One step of a match, as it was judged."""

    point: Point
    """The position before it."""
    told: Told
    worlds: list[Imagined]
    """The worlds in which the position was judged."""
    decided: float
    """What the decision changed for the seat of the story."""
    luck: float
    """What its outcome changed, compared with the mean over all outcomes; 0 if there was only one."""


def walk(judge: Judge, story: Story, worlds: int) -> Iterator[Passed]:
    """Yield every step of a story, judged in a number of worlds; the changes add up to the result, exactly."""
    seat = story.seat
    result = won(story.outcome.winners, story.seats)
    imagined = _refill(judge, [], story.steps[0].view, 0, worlds)
    shares, spread = _judged(judge, imagined, seat)
    views = [*(told.view for told in story.steps[1:]), story.end]
    for step, (told, seen) in enumerate(zip(story.steps, views, strict=True)):
        point = _point(step, shares, spread, seat)
        resampled, following = _decide(judge, imagined, told, seen)
        here = imagined
        if step + 1 == len(story.steps):
            then = result
        else:
            imagined = _refill(judge, following, seen, step + 1, worlds)
            then, spread = _judged(judge, imagined, seat)
        middle = then[seat] if resampled is None else resampled
        yield Passed(point, told, here, middle - shares[seat], then[seat] - middle)
        shares = then


def last_point(story: Story) -> Point:
    """Return the end of the curve, which is certain."""
    result = won(story.outcome.winners, story.seats)
    return _point(len(story.steps), result, 0.0, story.seat)


def _decide(judge: Judge, imagined: list[Imagined], told: Told, seen: View) -> tuple[float | None, list[Imagined]]:
    """Return the mean share over the outcomes of a decision, and the worlds that still look like the match.

    The mean is None if no other outcome was possible, and if the decision cannot be made in the worlds: because the
    seat was not told all of it, or because it shows something that the seat did not know.
    """
    if told.action is None:
        return None, []
    able = [world for world in imagined if _is_possible(judge, world, told.decider, told.action)]
    outcomes = [judge.go_on(world, told.decider, told.action) for world in able]
    same = [outcome for outcome in outcomes if judge.game.view(outcome.world, seen.seat) == seen]
    if len(same) == len(outcomes):
        return None, same
    return mean_shares([judge.base(outcome) for outcome in outcomes])[seen.own_seat], same


def _is_possible(judge: Judge, imagined: Imagined, decider: Seat, action: Action) -> bool:
    return judge.game.check(imagined.world, decider, action) is None


def _refill(judge: Judge, kept: list[Imagined], view: View, step: int, worlds: int) -> list[Imagined]:
    """Return the worlds that still look like the match, and new ones instead of the others."""
    return [*kept, *(judge.imagine(view, step, number) for number in range(worlds - len(kept)))]


def _judged(judge: Judge, imagined: list[Imagined], seat: Seat) -> tuple[list[float], float]:
    """Return the mean shares of all seats, and half the width of the interval of one."""
    found = [judge.base(world) for world in imagined]
    return mean_shares(found), half_width([shares[seat] for shares in found])


def _point(step: int, shares: list[float], spread: float, seat: Seat) -> Point:
    low, high = max(0.0, shares[seat] - spread), min(1.0, shares[seat] + spread)
    return Point(step, shares[seat], on_grid(low), on_grid(high), tuple(shares))


def mean_after(judge: Judge, worlds: list[Imagined], seat: Seat, action: Action) -> float:
    """Return the mean share of a seat after an action of its own."""
    return fmean(judge.after(world, seat, action)[seat] for world in worlds)
