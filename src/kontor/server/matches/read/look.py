"""Reading a match: its summary, its position and its log, each as the caller may see it."""

from collections.abc import Sequence

from kontor.core import Seat
from kontor.server.errors import ForbiddenError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, OpenMatch, RunningMatch, demand_started, has_removed
from kontor.server.matches.kernel.packed import entries_of
from kontor.server.matches.read.views import (
    EntryView,
    MatchSummary,
    PositionView,
    entry_view,
    match_summary,
    position_view,
    texts_for,
)
from kontor.server.matches.watching.delay import as_seen
from kontor.server.store.matches.log import Entry

MAX_ENTRIES = 200
"""Entries of the log returned at once; a client that missed more asks for the log."""


async def get_summary(
    context: Context, match_id: str, account: int | None, language: str | None = None
) -> MatchSummary:
    """Return the summary of a match, which everybody who has its link may see."""
    async with context.cache.fresh(match_id) as match:
        return match_summary(await as_seen(context, match, account), account, context.now(), language)


async def get_position(
    context: Context, match_id: str, account: int | None, since: int | None = None, language: str | None = None
) -> PositionView:
    """Return a started match as the caller sees it, with what happened since an entry of its log."""
    async with context.cache.fresh(match_id) as match:
        seat = watching_seat(match, account)
        seen = demand_started(await as_seen(context, match, account))
        return await build_position(context, seen, seat, since, language)


async def get_log(
    context: Context, match_id: str, account: int | None, since: int, language: str | None = None
) -> tuple[EntryView, ...]:
    """Return the next entries of the log after one of them, as the caller may know them."""
    async with context.cache.fresh(match_id) as match:
        seat, game = watching_seat(match, account), match.game
        seen = await as_seen(context, match, account)
        texts, last = texts_for(seen, language, seat), seen.seq
    entries = await entries_of(context, match_id, since, max(0, min(MAX_ENTRIES, last - since)))
    return tuple(entry_view(game, entry, seat, texts) for entry in entries)


async def build_position(
    context: Context, match: RunningMatch, seat: Seat | None, since: int | None, language: str | None = None
) -> PositionView:
    """Return a locked match as a seat sees it, with what happened since an entry of its log.

    With a language also in words.
    """
    texts = texts_for(match, language, seat)
    if since is None or since >= match.seq:
        return position_view(match, seat, context.now(), texts=texts)
    start = max(since, match.seq - MAX_ENTRIES)
    entries: Sequence[Entry] | None = match.recent_since(start)
    if entries is None:
        entries = await entries_of(context, match.id, start, match.seq - start)
    entry_views = tuple(entry_view(match.game, entry, seat, texts) for entry in entries)
    return position_view(match, seat, context.now(), entry_views, start - since, texts)


def watching_seat(match: Match, account: int | None) -> Seat | None:
    """Return the caller's seat, None for a spectator; ForbiddenError if the match has no spectators."""
    seat = match.seat_of(account)
    if seat is None and not match.spectators:
        raise ForbiddenError("removed" if has_removed(match, account) else "no-spectators")
    return seat


def may_enter(match: Match, account: int | None) -> bool:
    """Return True if an account may follow a match: those with the link of an open one may still sit down."""
    may_sit_down = isinstance(match, OpenMatch) and not has_removed(match, account)
    return match.spectators or may_sit_down or match.seat_of(account) is not None


def demand_entry(match: Match, account: int | None) -> None:
    """Do nothing if an account may follow a match; ForbiddenError if it may not."""
    if not may_enter(match, account):
        watching_seat(match, account)
