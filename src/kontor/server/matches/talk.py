"""Talking at a match: what its seats say to all, whom somebody will not hear, and notes for oneself alone.

Who may see a match hears its talk; who has a seat talks. What was said is numbered without gaps, so that "since
number N" is all that anybody has to ask.
"""

from datetime import datetime
from unicodedata import category

from kontor.core import Record, Seat
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError, NotFoundError, ServerError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.read.look import watcher
from kontor.server.store import matches, talk
from kontor.server.store.pool import connected

LONGEST_CHAT = 500
LONGEST_NOTE = 4000
MOST_HEARD = 500
"""So many messages are told at once; who missed more asks again from the last one."""
LAYOUT = "\n\r\t"
"""The control characters that a text may have."""


class Said(Record, frozen=True):
    """Something that was said at a match; the name is the one that the seat had then."""

    number: int
    seat: Seat
    name: str
    text: str
    at: datetime


class UnfitTextError(ServerError):
    """A text is too long, is empty, or has characters that nobody can read."""


async def do_chat(house: House, match: str, account: int, text: str, key: str | None = None) -> int:
    """Say something to everybody at a match and return its number; with the key of something said, that number."""
    said = text.strip()
    if not said or not _fits(said, LONGEST_CHAT):
        raise UnfitTextError("chat-text", most=LONGEST_CHAT)
    async with connected(house.pool) as connection, connection.transaction():
        await matches.hold(connection, match)
        place = await talk.place_of(connection, match, account)
        if place is None:
            raise NotFoundError("no-match", match=match)
        if place.seat is None:
            raise ForbiddenError("no-seat")
        number = await talk.number_of_key(connection, match, place.seat, key) if key is not None else None
        if number is None:
            number = await talk.say(connection, match, account, place, said, key)
    await house.bus.publish(Nudge(match, place.seq, talk=True))
    return number


async def chat_since(house: House, match: str, account: int | None, number: int) -> list[Said]:
    """Return what was said after a number, the oldest first, without the seats that the caller muted."""
    async with house.table(match) as table:
        await house.fresh(table)
        watcher(table, account)
    async with connected(house.pool) as connection:
        return [Said(*row) for row in await talk.hear(connection, match, account, number, MOST_HEARD)]


async def do_mute(house: House, match: str, account: int, seat: Seat, muted: bool) -> None:
    """Stop hearing another seat, or hear it again, with all that it said meanwhile."""
    async with house.table(match) as table:
        await house.fresh(table)
        own, seats = watcher(table, account), table.seats
    if seat == own or not 0 <= seat < seats:
        raise NotFoundError("mute-seat")
    async with connected(house.pool) as connection:
        await talk.mute(connection, match, account, seat, muted)


async def do_write_note(house: House, match: str, account: int, text: str) -> None:
    """Keep a note that only its writer reads, in place of the one before."""
    if not _fits(text, LONGEST_NOTE):
        raise UnfitTextError("note-text", most=LONGEST_NOTE)
    async with house.table(match) as table:
        await house.fresh(table)
        table.demand_seat(account)
    async with connected(house.pool) as connection:
        await talk.write_note(connection, match, account, text)


async def note_of(house: House, match: str, account: int) -> str:
    """Return the caller's own note; empty if there is none."""
    async with connected(house.pool) as connection:
        return await talk.read_note(connection, match, account)


def _fits(text: str, most: int) -> bool:
    return len(text) <= most and all(sign in LAYOUT or category(sign) not in ("Cc", "Cs") for sign in text)
