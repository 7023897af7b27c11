"""What the leaderboard says of people, against what is true.

The scale: two people of known strength who differ by d play at odds exp(d / (β·√seats)), which fixes the unit. Matches
among people say nothing about the origin, so the true strengths are moved, all by the same, until their mean is that of
the middles of the printed intervals. Nothing is stretched.
"""

from collections.abc import Mapping
from math import sqrt
from statistics import correlation, fmean, linear_regression
from typing import NamedTuple

from kontor.server.matches import Context
from kontor.server.ratings.leaderboard import PAGE_ROWS, LeaderboardRow, leaderboard_of
from kontor.server.ratings.rating import POINTS_EACH
from kontor.server.store.pool import connected
from village.people import Person
from village.truth import ranks

PROMISED = 0.95
SIGNIFICANT = 1.645
"""Standard errors below the promise at which chance explains a share in one of twenty cases."""
MIN_PEOPLE = 3


class Standings(NamedTuple):
    """How well a leaderboard tells the truth about those who have played enough."""

    ranked: int
    """People on the leaderboard with as many matches as were asked for."""
    spearman: float
    """The correlation of their order on the leaderboard with the order of their strengths."""
    coverage: float
    """The share of those, among people who have left no match, whose strength lies in the printed interval."""
    coverage_all: float
    """The same with those who have left one."""
    measured: int
    """The people who have left no match."""
    width: float
    """The mean width of an interval, in points."""
    stretch: float
    """How many points the leaderboard puts between two people who are one true point apart."""

    @property
    def least_coverage(self) -> float:
        """The smallest share that chance alone explains although the promise is kept."""
        return PROMISED - SIGNIFICANT * sqrt(PROMISED * (1 - PROMISED) / max(self.measured, 1))


async def read_board(context: Context, game: str, seats: int) -> list[LeaderboardRow]:
    """Return all rows of a leaderboard, as everybody may read it."""
    rows: list[LeaderboardRow] = []
    for page in range(100):
        board = await leaderboard_of(context, game, seats, page, None)
        assert len(board.rows) <= PAGE_ROWS
        rows += board.rows
        if not board.more:
            break
    return rows


async def compare(
    context: Context, people: Mapping[int, Person], left: set[int], game: str, seats: int, least: int
) -> Standings:
    """Compare the leaderboard with the truth, for those with enough matches."""
    async with connected(context.pool) as connection:
        named = {row["name"]: row["id"] for row in await connection.fetch("SELECT id, name FROM accounts")}
    rows = [row for row in await read_board(context, game, seats) if row.matches >= least]
    accounts = [named[row.name] for row in rows]
    if len(rows) < MIN_PEOPLE:
        return Standings(len(rows), 0.0, 0.0, 0.0, 0, 0.0, 0.0)
    true = [POINTS_EACH * people[account].strength for account in accounts]
    middles = [(row.low + row.high) / 2 for row in rows]
    order = [float(-place) for place in range(len(rows))]
    inside, of_all = _inside(rows, true, middles, accounts, left), _inside(rows, true, middles, accounts, set())
    return Standings(
        ranked=len(rows),
        spearman=correlation(ranks(order), ranks(true)),
        coverage=fmean(inside) if inside else 0.0,
        coverage_all=fmean(of_all),
        measured=len(inside),
        width=fmean(row.high - row.low for row in rows),
        stretch=linear_regression(true, middles).slope,
    )


def _inside(
    rows: list[LeaderboardRow], true: list[float], middles: list[float], accounts: list[int], without: set[int]
) -> list[bool]:
    """Return whether the strength of each person lies in the interval, on a common origin."""
    kept = [place for place, account in enumerate(accounts) if account not in without]
    if not kept:
        return []
    origin = fmean(middles[place] - true[place] for place in kept)
    return [rows[place].low <= true[place] + origin <= rows[place].high for place in kept]
