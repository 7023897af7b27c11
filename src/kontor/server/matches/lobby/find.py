"""Finding matches: open ones, and those of the caller."""

from datetime import datetime
from functools import partial

from kontor.core import KontorError, Outcome, Record, Seat, Texts
from kontor.server.matches.kernel.boxes import load_boxes
from kontor.server.matches.kernel.cache import read_match
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import as_unreadable, note_failure
from kontor.server.matches.kernel.match import Match, RunningMatch
from kontor.server.matches.kernel.played_rows import as_played
from kontor.server.matches.read.unavailable import unavailable_summary
from kontor.server.matches.read.views import MatchSummary, legal_of, match_summary, texts_of, view_of
from kontor.server.matches.read.words import question_text
from kontor.server.store.lobby import open_tables
from kontor.server.store.matches import matches as store
from kontor.server.store.pool import connected
from kontor.server.store.shards.mirrors import Row

TableFilter = open_tables.TableFilter
MAX_MATCHES = 50
MAX_LOOKED_AT = 1000
"""Open tables that are looked at for one page: those that pass the filters may be few."""
MAX_FINISHED_MATCHES = 30


class MyMatch(Record, frozen=True):
    """A match of the caller, and whether it waits for the caller."""

    table: MatchSummary
    waits_for_me: bool
    moved_at: datetime
    since: datetime | None
    """Since when it waits for the caller."""
    left: float | None
    """Seconds left on the caller's clock; None without one."""
    due_at: datetime | None
    """When the caller's clock runs out, nights included; None if it stands still."""
    quick: bool
    """Whether the question wants a quick answer, not a whole turn."""
    asked: str
    """The open question in words, as in the words of the position; empty before the start and after the end.

    If the match cannot be opened here: why.
    """
    place: int | None = None
    """The caller's place at the end, 1 for the winner; None before."""
    points: int | None = None
    """The caller's points at the end; None before."""


async def open_matches(
    context: Context, account: int | None, wanted: TableFilter | None = None, language: str | None = None
) -> list[MatchSummary]:
    """Return the newest listed matches that still have free seats or wait for their start, if they pass a filter.

    Tables of people whom the account has blocked, or who have blocked it, are left out.
    """
    async with connected(context.pool) as connection:
        rows = await open_tables.listed(connection, wanted or TableFilter(), MAX_MATCHES, MAX_LOOKED_AT, account)
        await load_boxes(connection, [(row["game"], row["components"]) for row in rows])
    summaries = []
    for row in rows:
        try:
            summaries.append(match_summary(read_match(row), account, context.now(), language))
        except Exception as error:  # noqa: BLE001 - one match must not take the lobby away
            note_failure("lobby", row["id"], error)
            summaries.append(unavailable_summary(row, account, as_unreadable(error), language))
    return summaries


async def my_matches(context: Context, account: int, language: str, *, over: bool = False) -> list[MyMatch]:
    """Return the matches of an account that are not over, or the latest ones that are.

    Those that wait for the account come first, the longest waiting at the top; then the most recent. One that cannot
    be opened here, because its game is not installed, is in the list with the reason.
    """
    rows = await rows_of_account(context, account, MAX_FINISHED_MATCHES if over else MAX_MATCHES, over=over)
    return [my_match_of_row(context, account, language, row) for row in rows]


async def rows_of_account(
    context: Context, account: int, most: int, among: list[str] | None = None, *, over: bool = False
) -> list[Row]:
    """Return the matches of an account that are over or those that are not, all or some, in their order."""
    if context.databases.shards and not over:
        return await _rows_as_played(context, account, most, among)
    async with connected(context.pool) as connection:
        rows = await store.of_account(connection, account, over, most, among)
        await load_boxes(connection, [(row["game"], row["components"]) for row in rows])
    return list(rows)


async def _rows_as_played(context: Context, account: int, most: int, among: list[str] | None) -> list[Row]:
    """Return the matches of an account that are not over, wherever they are played.

    Every database says which of them wait for the account and when they moved, and the first ones are read.
    """
    ask = partial(store.ranks_of, account=account, most=most, among=among)
    found = await context.databases.ask_each(ask, skip_away=True)
    ranks = {rank.match: rank for each in found for rank in each}  # what a shard says replaces the mirror
    first = sorted(ranks.values(), key=store.Rank.order)[:most]
    async with connected(context.pool) as connection:
        rows = await store.of_account(connection, account, False, most, [rank.match for rank in first])
        await load_boxes(connection, [(row["game"], row["components"]) for row in rows])
    now = {row["id"]: row for row in await as_played(context.databases, rows)}
    return [{**dict(now[rank.match].items()), "waits_since": rank.since} for rank in first if rank.match in now]


def my_match_of_row(context: Context, account: int, language: str, row: Row) -> MyMatch:
    """Return a match of an account from its row, also if it cannot be opened here."""
    try:
        return my_match(read_match(row), account, language, row, context.now())
    except Exception as error:  # noqa: BLE001 - one match must not take the list away
        note_failure("my-matches", row["id"], error)
        return my_unavailable_match(account, language, row, as_unreadable(error))


def my_match(match: Match, account: int, language: str, row: Row, now: datetime) -> MyMatch:
    """Return a match of an account, and what is asked in it."""
    summary, seat = match_summary(match, account, now, language), match.seat_of(account)
    question, is_quick, clock = "", False, None
    if isinstance(match, RunningMatch):
        clock = match.clocks.seats[seat] if seat is not None else None
        if match.status == "playing":
            view, legal = view_of(match, seat), legal_of(match, seat)
            question = question_text(match, texts_of(match, language, seat), seat, view, len(legal))
            is_quick = match.game.quick(match.state)
    outcome = match.game.outcome(match.state) if isinstance(match, RunningMatch) and match.status == "over" else None
    place, points = (None, None) if seat is None or outcome is None else result_of(outcome, seat)
    seconds_left = clock.left(now) if clock else None
    return MyMatch(
        table=summary,
        waits_for_me=row["waits_since"] is not None,
        moved_at=row["moved_at"],
        since=row["waits_since"],
        left=None if seconds_left is None else max(seconds_left, 0),
        due_at=clock.due_at if clock else None,
        quick=is_quick,
        asked=question,
        place=place,
        points=points,
    )


def result_of(outcome: Outcome, seat: Seat) -> tuple[int, int]:
    """Return the place and the points of a seat."""
    return outcome.places[seat], next(score.total for score in outcome.scores if score.seat == seat)


def my_unavailable_match(account: int, language: str, row: Row, error: KontorError) -> MyMatch:
    """Return a match of an account that cannot be opened here, with the reason instead of the question."""
    return MyMatch(
        table=unavailable_summary(row, account, error, language),
        waits_for_me=False,
        moved_at=row["moved_at"],
        since=None,
        left=None,
        due_at=None,
        quick=False,
        asked=Texts(language).error(error),
    )
