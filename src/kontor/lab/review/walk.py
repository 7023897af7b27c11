"""A match from the perspective of one seat: the curve of its share, and what every step changed.

In each position `share` is the mean over imagined worlds in which the policy plays for everybody. The decision that was
made there is forced in the same worlds: the difference is what the decision changed. The share in the next position,
minus that forced mean, is what nobody decided: it is the luck of the step. So every step adds up, and all steps do.
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
    """What nobody decided."""
    chance: bool
    """Whether other outcomes of the same decision were possible."""


def walk(judge: Judge, story: Story, worlds: int) -> Iterator[Passed]:
    """Yield every step of a story, judged in a number of worlds; the changes add up to the result, exactly."""
    seat = story.seat
    result = won(story.outcome.winners, story.seats)
    imagined = _refill(judge, [], story.steps[0].view, 0, worlds)
    shares, spread = _judged(judge, imagined, seat)
    views = [*(told.view for told in story.steps[1:]), story.end]
    for step, (told, seen) in enumerate(zip(story.steps, views, strict=True)):
        point = _point(step, shares, spread, seat)
        forced, following, chance = _decide(judge, imagined, told, seen)
        here = imagined
        if step + 1 == len(story.steps):
            then = result
        else:
            imagined = _refill(judge, following, seen, step + 1, worlds)
            then, spread = _judged(judge, imagined, seat)
        middle = then[seat] if forced is None else forced[seat]  # a decision that was not told is not split
        yield Passed(point, told, here, middle - shares[seat], then[seat] - middle, chance)
        shares = then


def last_point(story: Story) -> Point:
    """Return the end of the curve, which is certain."""
    result = won(story.outcome.winners, story.seats)
    return _point(len(story.steps), result, 0.0, story.seat)


def _decide(
    judge: Judge, imagined: list[Imagined], told: Told, seen: View
) -> tuple[list[float] | None, list[Imagined], bool]:
    """Return the mean shares after a decision, the worlds that go on as it did, and whether others go on differently.

    The mean is None if the decision was not told, or is possible in none of the worlds.
    """
    if told.action is None:
        return None, [], False
    able = [world for world in imagined if _is_possible(judge, world, told.decider, told.action)]
    if not able:
        return None, [], False
    forced = mean_shares([judge.after(world, told.decider, told.action) for world in able])
    following = [judge.go_on(world, told.decider, told.action, seen) for world in able]
    same = [world for world in following if world is not None]
    return forced, same, len(same) < len(able)


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
