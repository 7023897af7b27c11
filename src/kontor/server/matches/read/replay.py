"""Replay: a match step by step. While it is played, people see their own earlier positions; after the end, anybody's.

A seat never forgets what its view showed, so an earlier position tells nothing new. The record of a match that is over
reveals everything anyway.
"""

from datetime import datetime, timedelta

import msgspec

from kontor.core import Seat, Texts, read_action
from kontor.server.errors import NotFoundError
from kontor.server.matches.clock.clocks import Clocks
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.kernel.timeline import Timeline
from kontor.server.matches.read.positions import load_timeline
from kontor.server.matches.read.records import demand_revealed
from kontor.server.matches.read.views import PositionView, entry_view, position_view, texts_of


async def get_step(
    context: Context, match_id: str, account: int | None, language: str, step: int, seat: Seat | None = None
) -> PositionView:
    """Return a match as it stood after a number of actions, and the entry that led there, in words.

    As the given seat saw it; without one, as the caller's own or as a spectator. The words say "you" to the owner of
    that seat alone. ConflictError for another seat than
    the caller's before the end. NotFoundError if there is no such step or seat.
    """
    async with context.cache.fresh(match_id) as match:
        own_seat, now = match.seat_of(account), context.now()
        keeps_secrets = match.status != "over" or match.is_withheld(now)
        if own_seat is None or not keeps_secrets or seat not in (None, own_seat):
            demand_revealed(match, account, now)
        current = msgspec.structs.replace(demand_started(match))
    viewer = current.seat_of(account) if seat is None else seat
    if viewer is not None and not 0 <= viewer < current.seats:
        raise NotFoundError("no-such-seat", seats=current.seats)
    timeline = await load_timeline(context, current)
    if not 0 <= step < len(timeline.entries):
        raise NotFoundError("no-step", steps=len(timeline.entries) - 1)
    entry, state = timeline.entries[step], timeline.position(step)
    texts = texts_of(current, language, viewer if viewer == current.seat_of(account) else None)
    status = "playing" if state.frames else "over"
    replayed = msgspec.structs.replace(
        current, seq=entry.seq, step=step, head=entry.seq, state=state, status=status, clocks=Clocks(())
    )
    if current.status == "over":
        replayed.delay = timedelta(0)  # it is over: everybody may see any step of it
    entry_seen = entry_view(current.game, entry, viewer, texts)
    if entry_seen.action is not None and not entry_seen.lines:
        entry_seen = msgspec.structs.replace(entry_seen, did=what_was_done(current, timeline, step, viewer, texts, now))
    return position_view(replayed, viewer, now, (entry_seen,), texts=texts)


def what_was_done(
    match: RunningMatch, timeline: Timeline, step: int, viewer: Seat | None, texts: Texts, now: datetime
) -> str:
    """Return the action of a step in words; empty if the position before it is lost.

    What was done is told from the view of the seat that decided. Before the end nobody else may read that.
    """
    entry = timeline.entries[step]
    seat, content = entry.move
    may_read = viewer == seat or (match.status == "over" and not match.is_withheld(now))
    if not may_read or step - 1 not in timeline.known_steps():
        return ""
    before = match.game.view(timeline.position(step - 1), seat)
    return texts.done(before, read_action(match.game, content, entry.rules_version))
