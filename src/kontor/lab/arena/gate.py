"""The gate: a change must not be worse than what it replaces, against any opponent of the pool, at any number of seats.

The challenger and its predecessor play the same seeds against the same opponents; the difference of their leads is
compared seed by seed, so luck of the deal cancels. And the challenger plays against its predecessor itself.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from statistics import fmean
from typing import Any

import msgspec

from kontor.core import AnyGame
from kontor.lab.arena.ladder import editions, kept_as
from kontor.lab.arena.pool import pool_of
from kontor.lab.arena.report import report
from kontor.lab.arena.spec import Cluster, Spec
from kontor.lab.errors import LabError
from kontor.lab.stats.clusters import CONFIDENCE
from kontor.lab.stats.means import mean_of


class Change(StrEnum):
    """What a line says about the challenger, compared with its predecessor."""

    BETTER = "better"
    WORSE = "worse"
    SAME = "same"
    """No difference is shown."""


class Comparison(msgspec.Struct, frozen=True):
    """What is measured for one line: both contenders among copies of the same opponent."""

    challenger: Spec
    former: Spec


class Line(msgspec.Struct, frozen=True):
    """A line of the gate. Leads are points over the best other player; all figures are means."""

    seats: int
    options: dict[str, Any]
    opponent: str
    games: int
    win_share: float
    former_win_share: float
    h2h: float
    lead: float
    former_lead: float
    difference: float
    low: float
    high: float
    change: Change
    waste: dict[str, float]
    former_waste: dict[str, float]


class Judgement(msgspec.Struct, frozen=True):
    """What the gate says: a change passes if no line is worse."""

    game: str
    challenger: str
    former: str
    budget: str
    passed: bool
    lines: tuple[Line, ...]


def comparisons(
    game: AnyGame, challenger: str, former: str, games: int, seed: int, budget: str, opponents: Sequence[str] = ()
) -> Iterator[Comparison]:
    """Yield what has to be measured in every edition at every number of seats; by default against pool and former."""
    for options in editions(game):
        for seats in game.info.seats:
            for opponent in opponents or dict.fromkeys([*pool_of(game), former]):
                spec = Spec(game.info.slug, challenger, opponent, seats, games, seed, budget, options)
                yield Comparison(spec, msgspec.structs.replace(spec, challenger=former))


def file_of(spec: Spec) -> str:
    """Return the name of the file that keeps the games of a spec; bots of your own have no slash or colon in it."""
    return kept_as(spec).replace(":", ".").replace("/", ".")


def line(comparison: Comparison, challenger: Sequence[Cluster], former: Sequence[Cluster], lines: int = 1) -> Line:
    """Return what the games of both contenders show, seed by seed, as one of so many lines.

    The more lines there are, the wider is the interval of each, so that an equal bot fails at most once in forty gates,
    however many opponents it meets. LabError if the games were kept before leads were counted.
    """
    if not all(cluster.leads for cluster in (*challenger, *former)):
        raise LabError("kept-without-leads")
    spec, before = comparison.challenger, {cluster.number: cluster for cluster in former}
    both = [(after, before[after.number]) for after in challenger if after.number in before]
    found, replaced = report(spec, [one for one, _ in both]), report(spec, [other for _, other in both])
    difference = mean_of([one.lead - other.lead for one, other in both], 1 - (1 - CONFIDENCE) / lines)
    return Line(
        seats=spec.seats,
        options=spec.options,
        opponent=spec.field,
        games=found.games,
        win_share=found.win_share,
        former_win_share=replaced.win_share,
        h2h=found.h2h,
        lead=fmean([one.lead for one, _ in both]),
        former_lead=fmean([other.lead for _, other in both]),
        difference=difference.mean,
        low=difference.low,
        high=difference.high,
        change=change_of(difference.low, difference.high),
        waste=mean_waste([one for one, _ in both]),
        former_waste=mean_waste([other for _, other in both]),
    )


def mean_waste(clusters: Sequence[Cluster]) -> dict[str, float]:
    """Return what was wasted in a game on average, by name."""
    names = dict.fromkeys(name for cluster in clusters for name in cluster.waste)
    return {name: fmean([cluster.waste.get(name, 0.0) for cluster in clusters]) for name in names}


def change_of(low: float, high: float) -> Change:
    """Return what an interval of differences shows."""
    if low > 0:
        return Change.BETTER
    return Change.WORSE if high < 0 else Change.SAME


def judge(game: str, challenger: str, former: str, budget: str, lines: Sequence[Line]) -> Judgement:
    """Return whether a change passes."""
    passed = all(each.change != Change.WORSE for each in lines)
    return Judgement(game, challenger, former, budget, passed, tuple(lines))
