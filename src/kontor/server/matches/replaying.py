"""Replay: a match that is over, step by step, through the eyes of any seat. Its record opens everything anyway."""

import msgspec

from kontor.core import Seat
from kontor.server.errors import NotFoundError
from kontor.server.matches.house import House
from kontor.server.matches.seen import Seen, seen, texts_of, told_of
from kontor.server.matches.story import counting, demand_over
from kontor.server.matches.table import Table
from kontor.server.matches.tape import Tape, recorded
from kontor.server.store import log
from kontor.server.store import matches as store
from kontor.server.store.pool import connected


async def show_step(
    house: House, match: str, account: int | None, language: str, step: int, seat: Seat | None = None
) -> Seen:
    """Return a match that is over as it stood after so many actions, and the entry that led there, in words.

    As a seat saw it, or without one the caller's own, or a spectator. NotFoundError if there is no such step or seat.
    """
    async with house.table(match) as table:
        await demand_over(house, table, account)
        now = msgspec.structs.replace(table)
    viewer = now.seat_of(account) if seat is None else seat
    if viewer is not None and not 0 <= viewer < now.seats:
        raise NotFoundError("no-such-seat", seats=now.seats)
    tape = house.tapes.find(now.link) or await _recorded(house, now)
    if not 0 <= step < len(tape.entries):
        raise NotFoundError("no-step", steps=len(tape.entries) - 1)
    entry, state, texts = tape.entries[step], tape.position(step), texts_of(now, language)
    status = "playing" if state.frames else "over"
    then = msgspec.structs.replace(now, seq=entry.seq, step=step, head=entry.seq, state=state, status=status)
    told = told_of(now.game, entry, viewer, texts)
    if told.action is not None and not told.lines:
        before = now.game.view(tape.position(step - 1), viewer)
        told = msgspec.structs.replace(told, did=texts.action(before, told.action))
    return seen(then, viewer, (told,), texts=texts)


async def _recorded(house: House, table: Table) -> Tape:
    """Read the tape of a match and keep it."""
    async with connected(house.pool) as connection:
        entries = await log.entries(connection, table.id, -1)
        seed, _ = await store.opened(connection, table.id)  # snapshots are tidied away after the end
    opening = table.game.start(table.seats, table.options, seed)
    tape = recorded(table.game, opening, tuple(counting(entries, table.head)))
    house.tapes.keep(table.link, tape)
    return tape
