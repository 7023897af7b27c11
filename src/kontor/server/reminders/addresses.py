"""Mail addresses of people who may not know us: asked for consent at most twice a day, and never after a no.

The mailbox counts, not the account that names it, since accounts cost nothing and can be deleted again.
"""

from datetime import datetime, timedelta
from hashlib import sha256

from kontor.server.errors import ConflictError
from kontor.server.store import channels as store
from kontor.server.store.pool import Connection

A_DAY = timedelta(days=1)
MAX_MAILS_PER_DAY = 2
"""Mails per day that ask an address for consent."""
DOTLESS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}
"""Domains where dots in the name do not matter, and their canonical name."""


def canonical_address(address: str) -> str:
    """Return the canonical address of a mailbox: in lower case, without a tag."""
    name, _, domain = address.lower().rpartition("@")
    name = name.partition("+")[0] or name
    if domain in DOTLESS:
        name, domain = name.replace(".", ""), DOTLESS[domain]
    return f"{name}@{domain}"


async def demand_welcome(connection: Connection, address: str, now: datetime) -> None:
    """Count a mail that asks for consent; ConflictError if the address was asked too often, or said no."""
    requests = await store.ask_address(connection, hash_of(address), now, now - A_DAY)
    if requests.refused_at:
        raise ConflictError("address-refused")
    if requests.times > MAX_MAILS_PER_DAY:
        raise ConflictError("address-asked", most=MAX_MAILS_PER_DAY)


async def is_refused(connection: Connection, address: str) -> bool:
    """Return True if an address said no."""
    return await store.is_refused_address(connection, hash_of(address))


def hash_of(address: str) -> bytes:
    """Return the hash under which an address is stored."""
    return sha256(canonical_address(address).encode()).digest()
