"""Letter boxes of people who perhaps know nothing of us: asked twice a day at most, whoever asks, and not after a no.

What counts is the letter box, not the account that names it, since an account costs nothing and can be deleted again.
"""

from datetime import datetime, timedelta
from hashlib import sha256

from kontor.server.errors import ConflictError
from kontor.server.store import channels as store
from kontor.server.store.pool import Connection

A_DAY = timedelta(days=1)
MOST_LETTERS = 2
"""So many letters a day ask whether an address wants reminders."""
DOTLESS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}
"""Where a dot in the name makes no other letter box, and what the domain is called."""


def folded(address: str) -> str:
    """Return the same for all addresses that lead into the same letter box: in small letters, without a tag."""
    name, _, domain = address.lower().rpartition("@")
    name = name.partition("+")[0] or name
    if domain in DOTLESS:
        name, domain = name.replace(".", ""), DOTLESS[domain]
    return f"{name}@{domain}"


async def demand_welcome(connection: Connection, address: str, now: datetime) -> None:
    """Count a letter that asks an address; ConflictError if it was asked too often, or said no."""
    asked = await store.ask_address(connection, hash_of(address), now, now - A_DAY)
    if asked.refused_at:
        raise ConflictError("address-refused")
    if asked.times > MOST_LETTERS:
        raise ConflictError("address-asked", most=MOST_LETTERS)


async def is_refused(connection: Connection, address: str) -> bool:
    """Say whether an address said no."""
    return await store.is_refused_address(connection, hash_of(address))


def hash_of(address: str) -> bytes:
    """Return what is kept of an address."""
    return sha256(folded(address).encode()).digest()
