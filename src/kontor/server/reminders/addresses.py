"""Mail addresses of people who may not know us: asked for consent at most twice a day, and never after a no.

The mailbox counts, not the account that names it, since accounts cost nothing and can be deleted again.
"""

import re
from datetime import datetime, timedelta
from hashlib import sha256

from kontor.server.errors import ConflictError
from kontor.server.reminders.message import RejectedError
from kontor.server.store.pool import Connection
from kontor.server.store.reminders import channels as store

A_DAY = timedelta(days=1)
MAX_MAILS_PER_DAY = 2
"""Mails per day to an address that has not agreed: questions for consent, and invitations."""
ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]{0,188}[A-Za-z0-9])?", re.ASCII)
DOTLESS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}
"""Domains where dots in the name do not matter, and their canonical name."""


def checked_address(address: str) -> None:
    """Refuse what is no mail address."""
    if not ADDRESS.fullmatch(address):
        raise RejectedError("no-address")


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


async def is_welcome(connection: Connection, address: str, now: datetime) -> bool:
    """Count a mail to an address that did not ask for it; False if it had enough today, or said no."""
    requests = await store.ask_address(connection, hash_of(address), now, now - A_DAY)
    return requests.refused_at is None and requests.times <= MAX_MAILS_PER_DAY


async def is_refused(connection: Connection, address: str) -> bool:
    """Return True if an address said no."""
    return await store.is_refused_address(connection, hash_of(address))


def hash_of(address: str) -> bytes:
    """Return the hash under which an address is stored."""
    return sha256(canonical_address(address).encode()).digest()
