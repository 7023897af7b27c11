"""Chat, mutes and private notes of a match.

Everybody who may see a match reads its chat, of a rated one as late as they see it; everybody who has a seat writes.
Messages are numbered without gaps, so "since number N" is all that a client has to ask for.
"""

from datetime import datetime

import msgspec

from kontor.core import Record, Seat
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.limits.newcomers import demand_room_to_chat
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.names import guest_name
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.texts_checked import UnfitTextError, checked_text, fits
from kontor.server.matches.watching.delay import chat_until
from kontor.server.store.matches import matches, talk
from kontor.server.store.matches.talk import Place
from kontor.server.store.moderation import standing
from kontor.server.store.pool import Connection, connected

MAX_CHAT_CHARACTERS = 500
MAX_NOTE_CHARACTERS = 4000
MAX_CHAT_MESSAGES = 500
"""Chat messages returned at once; a client that missed more asks again from the last one."""


class ChatMessage(Record, frozen=True):
    """A chat message; the name is the one that the seat had then."""

    number: int
    seat: Seat
    name: str
    text: str
    at: datetime
    member: str | None = None
    """The name under which the author has a page, if they are a member."""


async def do_chat(context: Context, match_id: str, account: int, text: str, key: str | None = None) -> int:
    """Send a chat message and return its number; with a key that was used before, the number of that message."""
    unfit = UnfitTextError("chat-text", most=MAX_CHAT_CHARACTERS)
    stripped = checked_text(text, MAX_CHAT_CHARACTERS, unfit, least=1)
    async with connected(context.pool) as connection, connection.transaction():
        await matches.lock(connection, match_id)
        place = await talk.place_of(connection, match_id, account)
        if place is None:
            raise NotFoundError("no-match", match=match_id)
        if place.seat is None:
            raise ForbiddenError("no-seat")
        number = await talk.number_of_key(connection, match_id, place.seat, key) if key is not None else None
        if number is None:
            await _demand_may_write(context, connection, account, place)
            number = await talk.say(connection, match_id, account, place, stripped, key, context.now())
    await context.bus.publish(Nudge(match_id, place.seq, talk=True))
    return number


async def _demand_may_write(context: Context, connection: Connection, account: int, place: Place) -> None:
    """Refuse somebody whom a moderator has muted, a closed table, and a new account that writes a lot."""
    muted_until = await standing.muted_until(connection, account)
    if muted_until is not None:
        raise ForbiddenError("muted", until=f"{muted_until:%Y-%m-%d %H:%M} UTC")
    if place.status == "closed":
        raise ConflictError("table-closed")
    await demand_room_to_chat(connection, context.settings, account)


async def chat_since(
    context: Context, match_id: str, account: int | None, number: int, language: str | None = None
) -> list[ChatMessage]:
    """Return what was said after a number, the oldest first, without people whom the caller muted or blocked."""
    async with context.cache.fresh(match_id) as match:
        watching_seat(match, account)
        until = chat_until(context, match, account)
    async with connected(context.pool) as connection:
        heard = await talk.hear(connection, match_id, account, number, MAX_CHAT_MESSAGES, until)
    messages = [ChatMessage(*row) for row in heard]
    return [msgspec.structs.replace(message, name=guest_name(message.name, language)) for message in messages]


async def do_mute(context: Context, match_id: str, account: int, seat: Seat, muted: bool) -> None:
    """Mute another seat, or unmute it; what it said in the meantime is shown then."""
    async with context.cache.fresh(match_id) as match:
        own_seat, seats = watching_seat(match, account), match.seats
    if seat == own_seat or not 0 <= seat < seats:
        raise NotFoundError("mute-seat")
    async with connected(context.pool) as connection:
        await talk.mute(connection, match_id, account, seat, muted)


async def do_write_note(context: Context, match_id: str, account: int, text: str) -> None:
    """Store a private note in place of the one before."""
    if not fits(text, MAX_NOTE_CHARACTERS):
        raise UnfitTextError("note-text", most=MAX_NOTE_CHARACTERS)
    async with context.cache.fresh(match_id) as match:
        match.demand_seat(account)
    async with connected(context.pool) as connection:
        await talk.write_note(connection, match_id, account, text)


async def note_of(context: Context, match_id: str, account: int) -> str:
    """Return the caller's own note; empty if there is none."""
    async with connected(context.pool) as connection:
        return await talk.read_note(connection, match_id, account)
