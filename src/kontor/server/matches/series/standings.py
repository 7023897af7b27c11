"""The table of a series: everybody against everybody in each round, computed from the results whenever it is read."""

from collections.abc import Mapping, Sequence

from kontor.core import Record
from kontor.server.store.competition.series import SeriesPerson


class RoundResult(Record, frozen=True):
    """What somebody did in a round that is closed."""

    points: int
    beaten: float
    """How many of the others have fewer points or no try that counts; one with equal points is half a person."""


class StandingsLine(Record, frozen=True):
    """A line of the table."""

    name: str
    rank: int
    """From 1 on; those with the same sums share it."""
    beaten: float
    """How many others were beaten, in all rounds together: this decides."""
    points: int
    """In all rounds together: this decides between those who have beaten equally many."""
    rounds: tuple[RoundResult | None, ...]
    """One for each round that is closed; None without a try that counts."""


def standings(people: Sequence[SeriesPerson], rounds: Sequence[Mapping[int, int]]) -> list[StandingsLine]:
    """Return the table: the points of each round, by account, are all that it depends on."""
    lines = []
    for person in people:
        results = tuple(_result(person.account, points, len(people)) for points in rounds)
        played = [result for result in results if result]
        beaten, sum_of_points = sum(each.beaten for each in played), sum(each.points for each in played)
        lines.append(StandingsLine(person.name, 0, float(beaten), sum_of_points, results))
    lines.sort(key=_sums, reverse=True)
    better = [sum(_sums(other) > _sums(line) for other in lines) for line in lines]
    return [
        StandingsLine(line.name, 1 + ahead, line.beaten, line.points, line.rounds)
        for line, ahead in zip(lines, better, strict=True)
    ]


def _sums(line: StandingsLine) -> tuple[float, int]:
    return line.beaten, line.points


def _result(account: int, points: Mapping[int, int], people: int) -> RoundResult | None:
    if account not in points:
        return None
    mine, missing = points[account], people - len(points)
    fewer = sum(each < mine for each in points.values())
    equal = sum(each == mine for each in points.values()) - 1
    return RoundResult(mine, missing + fewer + equal / 2)
