"""The statements of passkeys: public keys of members, and the challenges that they sign once."""

from datetime import datetime, timedelta
from typing import NamedTuple

from kontor.server.store.pool import Connection


class StoredPasskey(NamedTuple):
    """A passkey as its owner sees it."""

    id: int
    name: str
    created_at: datetime
    used_at: datetime | None


class PublicKey(NamedTuple):
    """What is needed to verify a signature."""

    account: int
    public_key: bytes
    sign_count: int


ADD_CHALLENGE = """
WITH swept AS (DELETE FROM passkey_challenges WHERE expires_at <= now())
INSERT INTO passkey_challenges (challenge, account, expires_at) VALUES ($1, $2, now() + $3)
"""


async def add_challenge(connection: Connection, challenge: bytes, account: int | None, lasts: timedelta) -> None:
    """Store a challenge for somebody who adds a passkey, or logs in, and delete the expired ones."""
    await connection.execute(ADD_CHALLENGE, challenge, account, lasts)


USE_CHALLENGE = """
DELETE FROM passkey_challenges WHERE challenge = $1 AND account IS NOT DISTINCT FROM $2 AND expires_at > now()
RETURNING true
"""


async def use_challenge(connection: Connection, challenge: bytes, account: int | None) -> bool:
    """Use up a challenge; False if it was used before, has expired, or was made for somebody else."""
    return await connection.fetchval(USE_CHALLENGE, challenge, account) is not None


async def add(connection: Connection, credential: bytes, account: int, key: bytes, count: int, name: str) -> None:
    """Insert a passkey; UniqueViolationError if it is known already."""
    await connection.execute(
        "INSERT INTO passkeys (credential, account, public_key, sign_count, name) VALUES ($1, $2, $3, $4, $5)",
        credential,
        account,
        key,
        count,
        name,
    )


PASSKEYS = "SELECT id, name, created_at, used_at FROM passkeys WHERE account = $1 ORDER BY id"


async def passkeys_of(connection: Connection, account: int) -> list[StoredPasskey]:
    """Return the passkeys of a member, the oldest first."""
    return [StoredPasskey(*row) for row in await connection.fetch(PASSKEYS, account)]


async def credentials_of(connection: Connection, account: int) -> list[bytes]:
    """Return the ids by which a member's devices know their passkeys."""
    rows = await connection.fetch("SELECT credential FROM passkeys WHERE account = $1", account)
    return [row["credential"] for row in rows]


async def public_key_of(connection: Connection, credential: bytes) -> PublicKey | None:
    """Return the public key of a passkey, locked until the transaction ends; None if it is unknown."""
    row = await connection.fetchrow(
        "SELECT account, public_key, sign_count FROM passkeys WHERE credential = $1 FOR UPDATE", credential
    )
    return PublicKey(*row) if row else None


async def note_use(connection: Connection, credential: bytes, count: int) -> None:
    """Store how often a passkey has signed, and that it was used now."""
    await connection.execute(
        "UPDATE passkeys SET sign_count = $2, used_at = now() WHERE credential = $1", credential, count
    )


async def delete_all(connection: Connection, account: int) -> None:
    """Delete all passkeys of a member."""
    await connection.execute("DELETE FROM passkeys WHERE account = $1", account)


async def delete(connection: Connection, account: int, passkey: int) -> bool:
    """Delete a passkey of a member; False if they have no such one."""
    deleted = await connection.fetchval(
        "DELETE FROM passkeys WHERE account = $1 AND id = $2 RETURNING true", account, passkey
    )
    return deleted is not None
