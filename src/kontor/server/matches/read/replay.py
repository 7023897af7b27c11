"""Replay: a match step by step. As long as it is played everybody looks with their own eyes; after the end with any.

What a view shows its seat will always know, so that an earlier one tells nothing new. The record of a match that is
over opens everything anyway.
"""

import msgspec

from kontor.core import Seat
from kontor.server.errors import NotFoundError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table, read_state
from kontor.server.matches.kernel.timeline import Tape, recorded
from kontor.server.matches.read.records import counting, demand_over
from kontor.server.matches.read.views import Seen, seen, texts_of, told_of
from kontor.server.store import log
from kontor.server.store import matches as store
from kontor.server.store.pool import connected


async def show_step(
    house: House, match: str, account: int | None, language: str, step: int, seat: Seat | None = None
) -> Seen:
    """Return a match as it stood after so many actions, and the entry that led there, in words.

    As a seat saw it, or without one the caller's own, or a spectator. ConflictError for the eyes of anybody but the
    caller's own seat before the end. NotFoundError if there is no such step or seat.
    """
    async with house.table(match) as table:
        await house.fresh(table)
        own = table.seat_of(account)
        if own is None or table.status != "playing" or seat not in (None, own):
            await demand_over(house, table, account)
        now = msgspec.structs.replace(table)
    viewer = now.seat_of(account) if seat is None else seat
    if viewer is not None and not 0 <= viewer < now.seats:
        raise NotFoundError("no-such-seat", seats=now.seats)
    tape = await tape_of(house, now)
    if not 0 <= step < len(tape.entries):
        raise NotFoundError("no-step", steps=len(tape.entries) - 1)
    entry, state, texts = tape.entries[step], tape.position(step), texts_of(now, language)
    status = "playing" if state.frames else "over"
    then = msgspec.structs.replace(
        now, seq=entry.seq, step=step, head=entry.seq, state=state, status=status, clocks=None
    )
    told = told_of(now.game, entry, viewer, texts)
    if told.action is not None and not told.lines:
        before = now.game.view(tape.position(step - 1), viewer)
        told = msgspec.structs.replace(told, did=texts.action(before, told.action))
    return seen(then, viewer, house.now(), (told,), texts=texts)


async def tape_of(house: House, table: Table) -> Tape:
    """Return the tape of a started match, which is not for anybody's eyes: from memory, or read and then kept."""
    found = house.tapes.find(table.link)
    if found:
        return found
    async with connected(house.pool) as connection:
        entries = await log.entries(connection, table.id, -1)
        if table.status == "playing":
            opening = read_state(table.game, (await log.since_snapshot(connection, table.id, 0))[0])
        else:
            seed, _ = await store.opened(connection, table.id)  # snapshots are tidied away after the end
            opening = table.game.start(table.seats, table.options, seed)
    tape = recorded(table.game, opening, tuple(counting(entries, table.head)))
    house.tapes.keep(table.link, tape)
    return tape
