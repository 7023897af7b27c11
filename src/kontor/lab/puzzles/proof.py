"""Whether one answer is clearly best: a look with the evaluator of reviews, then a proof in new worlds.

The look compares the candidates of the policy in a few worlds, as a review does, at one horizon. The proof does not use
what it saw: it compares all legal actions in new worlds, each in all of them, at both horizons of a second look. An
answer has to be clearly best at each of them.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple, Protocol

from kontor.core import Action, Seat
from kontor.lab.puzzles.positions import Position
from kontor.lab.review.imagined import Imagined, Judge
from kontor.lab.review.losses import Loss, candidates, loss_over

MIN_LOSS = 0.10
"""What every other answer must surely lose at least, as a share of the win: the lower end of its interval."""
MIN_ANSWERS, MAX_ANSWERS = 3, 40
"""Legal actions of a position: with two, one of them is usually absurd; with very many the proof would take minutes."""
GLANCE_WORLDS, GLANCE_GAP = 2, 0.03
"""Worlds of the first look, for each candidate of the policy; where none leads by this gap there, the look ends."""
LOOK_WORLDS = 6
"""Worlds of the whole look."""
DOUBT_WORLDS = 10
"""New worlds in which all legal actions are compared first; most positions without a clear best end here."""
PROOF_WORLDS = 64
"""New worlds in which all of them are compared again: the figures of a puzzle come from these alone."""
DOUBT_FROM, PROOF_FROM = 2_000_000, 3_000_000
"""The numbers of their first worlds: no look of a review and no other step of a proof has the same ones."""

Readings = Sequence[Sequence[float]]
"""What an action promises its seat: for each horizon the share in each world."""


class Reader(Protocol):
    """Reads what an action promises its seat in imagined worlds of a position."""

    def read(self, position: Position, action: Action, first: int, worlds: int) -> Readings:
        """Return the shares in some worlds, from a number on; the same number gives the same world and luck."""
        ...


class HorizonReader:
    """Reads with the evaluator of reviews, at the horizons of a second look."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def read(self, position: Position, action: Action, first: int, worlds: int) -> Readings:
        """Return the shares in some worlds, from a number on; the same number gives the same world and luck."""
        view, judge = position.view, self.judge
        imagined = (judge.imagine(view, position.step, first + number) for number in range(worlds))
        return list(zip(*(judge.after_each_horizon(each, view.own_seat, action) for each in imagined), strict=True))


class Proven(NamedTuple):
    """A position with one clearly best answer."""

    best: Action
    losses: list[Loss | None]
    """For each legal action, in their order; None for the best one."""


def stands_out(judge: Judge, position: Position) -> Action | None:
    """Return the candidate of the policy that promises much more than the others at a first look; None without one."""
    worlds = [judge.imagine(position.view, position.step, number) for number in range(LOOK_WORLDS)]
    actions = candidates(judge, worlds[0], position.view.own_seat, position.played)
    best = None
    for many, gap in ((GLANCE_WORLDS, GLANCE_GAP), (LOOK_WORLDS, MIN_LOSS)):
        best = _leader(judge, worlds[:many], position.view.own_seat, actions, gap)
        if best is None:
            break
    return best


def _leader(
    judge: Judge, worlds: Sequence[Imagined], seat: Seat, actions: Sequence[Action], gap: float
) -> Action | None:
    """Return the action that promises more than all others by a gap; None without one."""
    shares = [[judge.after(world, seat, action)[seat] for world in worlds] for action in actions]
    best = best_of([[each] for each in shares])
    others = [fmean(each) for place, each in enumerate(shares) if place != best]
    return actions[best] if others and fmean(shares[best]) - max(others) > gap else None


def prove(reader: Reader, position: Position, expected: Action) -> Proven | None:
    """Return the proof that one answer is clearly best, and is the expected one; None without a proof."""
    if not MIN_ANSWERS <= len(position.legal) <= MAX_ANSWERS:
        return None
    first = [reader.read(position, action, DOUBT_FROM, DOUBT_WORLDS) for action in position.legal]
    best = best_of(first)
    if position.legal[best] != expected or any(loss and loss.mean <= MIN_LOSS for loss in losses(first, best)):
        return None
    found = losses([reader.read(position, action, PROOF_FROM, PROOF_WORLDS) for action in position.legal], best)
    return Proven(expected, found) if is_clear(found) else None


def best_of(read: Sequence[Readings]) -> int:
    """Return which action has the largest mean share over all horizons; the first of several."""
    return max(range(len(read)), key=lambda place: fmean(fmean(horizon) for horizon in read[place]))


def losses(read: Sequence[Readings], best: int) -> list[Loss | None]:
    """Return what each action loses against one of them, in pairs: world by world; None for that one."""
    return [None if place == best else _loss(read[best], each) for place, each in enumerate(read)]


def _loss(better: Readings, worse: Readings) -> Loss:
    return loss_over(
        [[one - other for one, other in zip(high, low, strict=True)] for high, low in zip(better, worse, strict=True)]
    )


def is_clear(found: Sequence[Loss | None]) -> bool:
    """Return True if all actions but the best one surely lose more than `MIN_LOSS`."""
    return all(loss is None or loss.low > MIN_LOSS for loss in found)
