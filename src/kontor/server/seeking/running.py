"""Running matches that one may watch: public tables, rated ones as late as they are seen (ADR 56)."""

from typing import Literal, TypeAlias

from kontor.core import Record
from kontor.server.matches import Context, Match
from kontor.server.matches.kernel.boxes import load_boxes
from kontor.server.matches.kernel.cache import read_match
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.played_rows import as_played
from kontor.server.matches.read.views import MatchSummary, match_summary
from kontor.server.matches.watching.delay import as_seen
from kontor.server.ratings import Rating
from kontor.server.seeking.matching import LIVE_SPEEDS, SLOW_SPEEDS
from kontor.server.store.competition import ratings
from kontor.server.store.lobby import running as store
from kontor.server.store.lobby.running import RunningFilter
from kontor.server.store.pool import connected

Pace: TypeAlias = Literal["live", "days"]
SPEEDS_OF = {"live": ("untimed", *LIVE_SPEEDS), "days": SLOW_SPEEDS}
MAX_RUNNING = 12
MAX_LOOKED_AT = 1000
"""Running matches that are looked at for one page: those that pass the filters may be few."""


class RunningTable(Record, frozen=True):
    """A running match that the caller may watch."""

    table: MatchSummary
    points: tuple[int | None, ...]
    """The rating of the person at each seat, for this game with this number of seats; None without one."""


class RunningPage(Record, frozen=True):
    """Running matches, the newest first."""

    tables: tuple[RunningTable, ...]
    before: str | None
    """What to ask for as `before` to get the next page; None on the last one."""


async def running_tables(
    context: Context, account: int | None, language: str, game: str | None, pace: Pace | None, before: str | None
) -> RunningPage:
    """Return the newest running matches that an account may watch and does not play."""
    wanted = RunningFilter(game, SPEEDS_OF[pace] if pace else None, before)
    async with connected(context.pool) as connection:
        rows = await store.running(connection, wanted, MAX_RUNNING, MAX_LOOKED_AT, account)
        await load_boxes(connection, [(row["game"], row["components"]) for row in rows])
    rows = await as_played(context.databases, rows)
    seen: list[Match] = []
    for row in rows:
        try:
            match = await as_seen(context, read_match(row), account)
        except Exception as error:  # noqa: BLE001 - one match must not take the list away
            note_failure("running", row["id"], error)
            continue
        if match.status == "playing":
            seen.append(match)
    points = await _points_of(context, seen)
    tables = tuple(
        RunningTable(match_summary(match, account, context.now(), language), _points_at(match, points))
        for match in seen
    )
    return RunningPage(tables, rows[-1]["id"] if len(rows) == MAX_RUNNING else None)


async def _points_of(context: Context, matches: list[Match]) -> dict[tuple[int, str, int], int]:
    people = {each.account for match in matches for each in match.occupants if each.account is not None}
    if not people:
        return {}
    async with connected(context.pool) as connection:
        rows = await ratings.of_accounts(connection, people)
    return {(row["account"], row["game"], row["seats"]): Rating(row["mu"], row["sigma"]).points for row in rows}


def _points_at(match: Match, points: dict[tuple[int, str, int], int]) -> tuple[int | None, ...]:
    game, seats = match.game.info.slug, match.seats
    return tuple(points.get((each.account, game, seats)) if each.account else None for each in match.occupants)
