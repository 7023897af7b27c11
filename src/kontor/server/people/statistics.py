"""Statistics across a person's own matches: by game, by opponents, by seat, and where the points came from.

For the person alone, and over the matches that they played to the end, private ones included. A group with few matches
says little, so each says how many it rests on.
"""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime

import msgspec

from kontor.core import Record, Seat
from kontor.server.matches import Context
from kontor.server.store.competition import results as store
from kontor.server.store.competition.results import FinishedRow
from kontor.server.store.pool import connected

MAX_MATCHES = 500
"""Latest matches that statistics are computed from."""
MAX_COURSE = 100
"""Latest matches of a game that are in its course."""
PEOPLE = "people"
"""Opponents among whom is another person."""
MIXED = "mixed"
"""Opponents that are bots of different levels."""


class Summary(Record, frozen=True):
    """What some matches have in common."""

    matches: int
    won: int
    """Matches on place 1, shared or not."""
    even: float
    """How many of them somebody would win who plays as well as the others: the sum of 1 / seats."""
    place: float
    """The mean place."""
    points: float
    """The mean of the points."""


class ByOpponents(Record, frozen=True):
    """Matches against people, or against bots of one level."""

    against: str
    """`people`, the level of all bots, or `mixed`."""
    summary: Summary


class BySeat(Record, frozen=True):
    """Matches from one seat, with a number of seats."""

    seats: int
    seat: Seat
    summary: Summary


class Course(Record, frozen=True):
    """The points of one match, in order of time."""

    ended_at: datetime
    seats: int
    place: int
    points: int


class GameStatistics(Record, frozen=True):
    """A person's matches of one game."""

    game: str
    summary: Summary
    opponents: tuple[ByOpponents, ...]
    by_seat: tuple[BySeat, ...]
    sources: dict[str, float]
    """The mean of the points from each source, those with the most first."""
    course: tuple[Course, ...]
    """The latest matches, the oldest first."""


class Statistics(Record, frozen=True):
    """A person's statistics, the game with the most matches first."""

    games: tuple[GameStatistics, ...]
    matches: int
    most: int = MAX_MATCHES
    """How many of the latest matches are counted at most."""


async def statistics_of(context: Context, account: int) -> Statistics:
    """Return the statistics of an account, which nobody else may see."""
    async with connected(context.pool) as connection:
        rows = await store.finished(connection, account, MAX_MATCHES)
    by_game: dict[str, list[FinishedRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    games = sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))
    return Statistics(tuple(game_statistics(game, of_game) for game, of_game in games), len(rows))


def game_statistics(game: str, rows: Sequence[FinishedRow]) -> GameStatistics:
    """Return the statistics of the matches of one game, which are given the latest first."""
    opponents: dict[str, list[FinishedRow]] = defaultdict(list)
    seats: dict[tuple[int, Seat], list[FinishedRow]] = defaultdict(list)
    for row in rows:
        opponents[opponents_of(row)].append(row)
        seats[row.seats, row.seat].append(row)
    return GameStatistics(
        game=game,
        summary=summary_of(rows),
        opponents=tuple(
            ByOpponents(against, summary_of(some))
            for against, some in sorted(opponents.items(), key=lambda item: (-len(item[1]), item[0]))
        ),
        by_seat=tuple(BySeat(*setup, summary_of(some)) for setup, some in sorted(seats.items())),
        sources=mean_sources(rows),
        course=tuple(Course(row.ended_at, row.seats, row.place, row.points) for row in reversed(rows[:MAX_COURSE])),
    )


def opponents_of(row: FinishedRow) -> str:
    """Return who the opponents were: people, or bots of one level, or of several."""
    if row.people > 1:
        return PEOPLE
    levels = {*row.levels}
    return levels.pop() if len(levels) == 1 else MIXED


def summary_of(rows: Sequence[FinishedRow]) -> Summary:
    """Return what some matches, at least one, have in common."""
    count = len(rows)
    return Summary(
        matches=count,
        won=sum(row.place == 1 for row in rows),
        even=round(sum(1 / row.seats for row in rows), 2),
        place=round(sum(row.place for row in rows) / count, 2),
        points=round(sum(row.points for row in rows) / count, 1),
    )


def mean_sources(rows: Sequence[FinishedRow]) -> dict[str, float]:
    """Return the mean of the points from each source, those with the most first."""
    totals: dict[str, int] = defaultdict(int)
    for row in rows:
        for source, points in msgspec.json.decode(row.parts, type=dict[str, int]).items():
            totals[source] += points
    ordered = sorted(totals.items(), key=lambda item: (-item[1], item[0]))
    return {source: round(total / len(rows), 1) for source, total in ordered}
