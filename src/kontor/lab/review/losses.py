"""What a decision lost: the better action against the chosen one, in worlds that did not choose the better one.

A first look tries every candidate in a few worlds of the position. The decisions with the largest gaps get a second
look at two actions, the chosen one and the best other one, in new worlds. Only the second look says how large a loss
is: the maximum of many uncertain means is too large, and new worlds do not know which of them it was.

A second look reads at two horizons if the factor does, and its interval holds what both say. Where little is hidden all
worlds are almost alike: without that, what one turn of the policy makes of a position would be called certain.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from kontor.core import Action, Seat, View, chance
from kontor.lab.review.imagined import Imagined, Judge
from kontor.lab.review.shares import half_width, on_grid
from kontor.lab.review.walk import mean_after

SECOND_LOOK = 1_000_000
"""Worlds of second looks are numbered from here, so that none of them was seen before."""
MIN_GAP = 0.005
"""A smaller gap at the first look is not worth a second one."""


class Compared(NamedTuple):
    """A decision after the first look: the chosen action and the other one that promises most."""

    step: int
    view: View
    chosen: Action
    rival: Action | None
    """None if no other action was worth a look."""
    gap: float
    """How much more the rival promises; below 0 if the chosen action promises most."""


class Loss(NamedTuple):
    """The difference between the rival and the chosen action in new worlds: the mean over its horizons.

    The interval holds the 95 % intervals of each.
    """

    mean: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes zero, on the side of a loss."""
        return self.low > 0


def candidates(judge: Judge, imagined: Imagined, seat: Seat, chosen: Action) -> list[Action]:
    """Return the chosen action and those it is compared with; nothing if it was the only legal one."""
    legal = judge.game.legal_actions(imagined.world, seat)
    if len(legal) < 2:
        return []
    policy, luck = judge.ahead.policy, chance(imagined.key, "candidates", 0)
    looked_at = policy.candidates(imagined.world, seat, legal, luck)
    return list(dict.fromkeys([chosen, judge.choice(imagined), *looked_at]))


def first_look(judge: Judge, worlds: list[Imagined], view: View, step: int, chosen: Action) -> Compared | None:
    """Compare all candidates in the same worlds; None if only one action was legal."""
    seat = view.own_seat
    actions = candidates(judge, worlds[0], seat, chosen)
    if len(actions) < 2:
        return Compared(step, view, chosen, None, 0.0) if actions else None
    means = [mean_after(judge, worlds, seat, action) for action in actions]
    best = max(range(1, len(actions)), key=means.__getitem__)
    return Compared(step, view, chosen, actions[best], means[best] - means[0])


def second_look(judge: Judge, compared: Compared, rival: Action, worlds: int) -> Loss:
    """Compare the rival with the chosen action in new worlds."""
    seat, differences = compared.view.own_seat, [list[float]() for _ in judge.horizons]
    for number in range(worlds):
        imagined = judge.imagine(compared.view, compared.step, SECOND_LOOK + number)
        read = [judge.after_each_horizon(imagined, seat, action) for action in (rival, compared.chosen)]
        for found, better, chosen in zip(differences, *read, strict=True):
            found.append(better - chosen)
    return loss_over(differences)


def loss_over(differences: Sequence[Sequence[float]]) -> Loss:
    """Return the loss: for each horizon, how much more the better action promised in each world."""
    means, spreads = [fmean(found) for found in differences], [half_width(found) for found in differences]
    low = min(mean - spread for mean, spread in zip(means, spreads, strict=True))
    high = max(mean + spread for mean, spread in zip(means, spreads, strict=True))
    return Loss(on_grid(fmean(means)), on_grid(low), on_grid(high))
