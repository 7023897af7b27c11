"""Replay: a match step by step. While it is played, people see their own earlier positions; after the end, anybody's.

A seat never forgets what its view showed, so an earlier position tells nothing new. The record of a match that is over
reveals everything anyway.
"""

import msgspec

from kontor.core import Seat
from kontor.server.errors import NotFoundError
from kontor.server.matches.clock.clocks import Clocks
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch, demand_started, read_state
from kontor.server.matches.kernel.timeline import Timeline, timeline_of
from kontor.server.matches.read.records import counted_entries, demand_revealed
from kontor.server.matches.read.views import PositionView, entry_view, position_view, texts_of
from kontor.server.store import log
from kontor.server.store import matches as store
from kontor.server.store.pool import connected


async def get_step(
    context: Context, match_id: str, account: int | None, language: str, step: int, seat: Seat | None = None
) -> PositionView:
    """Return a match as it stood after a number of actions, and the entry that led there, in words.

    As the given seat saw it; without one, as the caller's own or as a spectator. ConflictError for another seat than
    the caller's before the end. NotFoundError if there is no such step or seat.
    """
    async with context.cache.fresh(match_id) as match:
        own_seat = match.seat_of(account)
        if own_seat is None or match.status != "playing" or seat not in (None, own_seat):
            demand_revealed(match, account)
        current = msgspec.structs.replace(demand_started(match))
    viewer = current.seat_of(account) if seat is None else seat
    if viewer is not None and not 0 <= viewer < current.seats:
        raise NotFoundError("no-such-seat", seats=current.seats)
    timeline = await load_timeline(context, current)
    if not 0 <= step < len(timeline.entries):
        raise NotFoundError("no-step", steps=len(timeline.entries) - 1)
    entry, state, texts = timeline.entries[step], timeline.position(step), texts_of(current, language)
    status = "playing" if state.frames else "over"
    replayed = msgspec.structs.replace(
        current, seq=entry.seq, step=step, head=entry.seq, state=state, status=status, clocks=Clocks(())
    )
    entry_seen = entry_view(current.game, entry, viewer, texts)
    if entry_seen.action is not None and not entry_seen.lines:
        before = current.game.view(timeline.position(step - 1), viewer)
        entry_seen = msgspec.structs.replace(entry_seen, did=texts.action(before, entry_seen.action))
    return position_view(replayed, viewer, context.now(), (entry_seen,), texts=texts)


async def load_timeline(context: Context, match: RunningMatch) -> Timeline:
    """Return the timeline of a started match, from memory or from the store. It holds secrets: show only views."""
    cached = context.cache.timelines.find(match.link)
    if cached:
        return cached
    async with connected(context.pool) as connection:
        entries = await log.entries(connection, match.id, -1)
        if match.status == "playing":
            opening = read_state(match.game, (await log.since_snapshot(connection, match.id, 0))[0])
        else:
            seed, _ = await store.seed_and_result(connection, match.id)  # snapshots are deleted after the end
            opening = match.game.start(match.seats, match.options, seed)
    timeline = timeline_of(match.game, opening, tuple(counted_entries(entries, match.head)))
    context.cache.timelines.keep(match.link, timeline)
    return timeline
