"""Where people sit down: a hash that tells within one match whether two of them share network, browser and system.

The hash contains the match and a salt that changes every week, so it says nothing about two matches, and nothing at all
once the salt is deleted. Moderators see it as a signal: families and clubs share an address as well.
"""

from hashlib import blake2b
from secrets import token_bytes

from kontor.server.matches.kernel.context import Context
from kontor.server.store.moderation import places
from kontor.server.store.pool import connected

PLACE_BYTES, SALT_BYTES = 8, 32


async def do_note_place(context: Context, match: str, account: int, origin: bytes | None, device: str) -> None:
    """Store where somebody sat down; nothing for an address that says nothing, such as one of a home network."""
    if origin is None:
        return
    async with connected(context.pool) as connection, connection.transaction():
        salt = await places.salt_for(connection, match, token_bytes(SALT_BYTES))
        if salt is not None:
            await places.note(connection, match, account, place_of(salt, match, origin, device))


def place_of(salt: bytes, match: str, origin: bytes, device: str) -> bytes:
    """Return the hash of a place at one match."""
    return blake2b(b"\0".join((match.encode(), origin, device.encode())), key=salt, digest_size=PLACE_BYTES).digest()
