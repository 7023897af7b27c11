"""The delay of rated matches: while one runs, everybody without a seat sees it as it was some time ago (ADR 56).

What they are sent is made from a match that is built from the beginning of the log alone, up to a moment in the past:
its position, its seats, its chat. So nothing that happened later can be in it, whatever a view is made of.
"""

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec.structs import replace

from kontor.core import read_state
from kontor.server.matches.clock.speeds import Speed, speed_of
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import Match, RunningMatch
from kontor.server.matches.kernel.timeline import PastPosition, counted_chain, fold, replay_entries
from kontor.server.matches.watching.sitting import sitting_at, with_names
from kontor.server.store.matches import log
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.log import Entry, Reached
from kontor.server.store.pool import Connection, connected
from kontor.server.store.shards.databases import HOME

LIVE_DELAY = timedelta(minutes=3)
"""How late a rated live match is seen: longer than a turn takes, short enough to follow it."""
SLOW_DELAY = timedelta(hours=24)
"""How late a rated match over days is seen."""


def delay_of(match: Match, account: int | None) -> timedelta | None:
    """Return how late an account sees a match as it stands; None if it sees all there is to see at once.

    People who sit there see everything at once, and so does everybody after the end. A closed match may go on.
    """
    if not isinstance(match, RunningMatch) or not match.rated or match.status == "over":
        return None
    if match.seat_of(account) is not None:
        return None
    return _delay_at(match.speed)


async def as_seen(context: Context, match: Match, account: int | None) -> Match:
    """Return a locked match as far as an account may know it: itself, or as it was some time ago."""
    delay = delay_of(match, account)
    if delay is None or not isinstance(match, RunningMatch):
        return match
    return await match_at(context, match, delay)


def chat_until(context: Context, match: Match, account: int | None) -> datetime | None:
    """Return the moment up to which an account reads the chat of a match; None if there is no limit."""
    delay = delay_of(match, account)
    return None if delay is None else context.now() - delay


async def reached(context: Context, matches: Collection[str]) -> list[Reached]:
    """Return how far some rated matches have come for people without a seat."""
    async with connected(context.pool) as connection:
        speeds = await store.speeds_of(connection, matches)
        now = context.now()
        moments = {match: now - _delay_at(speed_of(each)) for match, each in speeds.items()}
        found = await log.reached(connection, moments)
    lines = {each.match: each.line for each in found}
    for shard, there in (await context.databases.by_shard(list(moments))).items():
        if shard != HOME:  # the chat is at home
            async with context.databases.on(shard) as connection:
                told = await log.reached(connection, {match: moments[match] for match in there})
            found = [each for each in found if each.match not in there]
            found += [each._replace(line=lines[each.match]) for each in told]
    return found


async def match_at(context: Context, match: RunningMatch, delay: timedelta) -> RunningMatch:
    """Return a running match as it was some time ago; its opening is seen from the start.

    ConflictError in the rare case that corrected rules cannot rebuild the position.
    """
    async with context.at(match.id) as connection:
        seq = await log.last_until(connection, match.id, context.now() - delay)
        position = context.cache.past.find(match.id, seq)
        if position is None:
            position = await _position_at(connection, match, seq)
            context.cache.past.keep(match.id, seq, position)
        sitting = await sitting_at(connection, match, seq)
    async with connected(context.pool) as connection:
        sitting = await with_names(connection, sitting)
    return replace(
        match,
        seq=seq,
        step=position.step,
        head=position.head,
        link=position.link,
        state=position.state,
        status="closed" if sitting.closed else "playing",
        occupants=sitting.occupants,
        members=sitting.members,
        clocks=sitting.clocks,
        bot_share=1.0,
        recent=(),
        delay=delay,
    )


async def _position_at(connection: Connection, match: RunningMatch, seq: int) -> PastPosition:
    """Return where a match stood after an entry of its log."""
    last = await log.one_entry(connection, match.id, seq)
    head = last if last.seq == head_after(last) else await log.one_entry(connection, match.id, head_after(last))
    if head.rules_version == match.game.info.rules_version:
        snapshot, since = await log.since_snapshot(connection, match.id, head.seq)
        return PastPosition(head.step, head.seq, head.link, replay_entries(match.game, snapshot, since))
    # Former rules wrote it: today's may lead elsewhere, so the whole beginning is folded and compared (ADR 23).
    chain = counted_chain(await log.entries(connection, match.id, -1, seq + 1), head.seq)
    opening = await log.opening_snapshot(connection, match.id)
    assert opening is not None  # snapshots are deleted only after the end
    state = read_state(match.game, opening, match.rules_version)
    return PastPosition(head.step, head.seq, head.link, fold(match.game, state, chain).position(head.step))


def _delay_at(speed: Speed) -> timedelta:
    return SLOW_DELAY if speed.rests else LIVE_DELAY


def head_after(entry: Entry) -> int:
    """Return the entry of the last action that counts after an entry of the log."""
    if entry.kind == "undo":
        assert entry.undone_to is not None
        return entry.undone_to
    return entry.before if entry.kind in ("chair", "sitting") else entry.seq
