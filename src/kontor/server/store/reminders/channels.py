"""The statements of channels: where people are reminded, whether that works, and what they want.

Mail addresses that were asked for consent are stored as hashes, without an account.
"""

from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

from kontor.server.store.pool import Connection

Kind: TypeAlias = Literal["mail", "webhook", "push"]


class Channel(NamedTuple):
    """A way to reach somebody."""

    id: int
    account: int
    kind: Kind
    target: str
    shape: str
    p256dh: str
    auth: str
    language: str
    enabled: bool
    confirmed: bool
    succeeded_at: datetime | None
    failed_at: datetime | None
    failures: int
    error: str | None
    facts: str


class Reminding(NamedTuple):
    """A person's reminder settings, and when they were last reminded."""

    after_minutes: int = 10
    every_minutes: int = 30
    reminded_at: datetime | None = None


COLUMNS = ", ".join(f"c.{name}" for name in Channel._fields)
HOLD = "INSERT INTO reminding (account) VALUES ($1) ON CONFLICT DO NOTHING"
READ = "SELECT after_minutes, every_minutes, reminded_at FROM reminding WHERE account = $1"
SET = """
INSERT INTO reminding (account, after_minutes, every_minutes) VALUES ($1, $2, $3)
ON CONFLICT (account) DO UPDATE SET after_minutes = $2, every_minutes = $3
"""
PUT_OFF = """
INSERT INTO reminding (account, not_before) VALUES ($1, $2) ON CONFLICT (account) DO UPDATE SET not_before = $2
"""
PUT = f"""
INSERT INTO channels AS c (account, kind, target, shape, p256dh, auth, language, confirmed)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (account, kind, target) DO UPDATE
SET shape = $4, p256dh = $5, auth = $6, language = $7, enabled = true, failures = 0, error = NULL, facts = DEFAULT
RETURNING {COLUMNS}
"""  # noqa: S608 - the names of our own columns


async def held(connection: Connection, account: int) -> Reminding:
    """Return a person's reminder settings, and lock them until the transaction ends."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR KEY SHARE", account)  # first, as deletion does
    await connection.execute(HOLD, account)
    return Reminding(*await connection.fetchrow(f"{READ} FOR UPDATE", account))


async def reminding_of(connection: Connection, account: int) -> Reminding:
    """Return a person's reminder settings."""
    row = await connection.fetchrow(READ, account)
    return Reminding(*row) if row else Reminding()


async def set_reminding(connection: Connection, account: int, after_minutes: int, every_minutes: int) -> None:
    """Store a person's reminder settings."""
    await connection.execute(SET, account, after_minutes, every_minutes)


async def put_off(connection: Connection, account: int, until: datetime) -> None:
    """Let sweeps skip a person until a moment."""
    await connection.execute(PUT_OFF, account, until)


async def channels_of(connection: Connection, account: int) -> list[Channel]:
    """Return all channels of a person, the oldest first."""
    rows = await connection.fetch(f"SELECT {COLUMNS} FROM channels c WHERE account = $1 ORDER BY id", account)  # noqa: S608
    return [Channel(*row) for row in rows]


async def channel_of(connection: Connection, account: int, channel: int) -> Channel | None:
    """Return a channel of somebody; None if it is not theirs."""
    statement = f"SELECT {COLUMNS} FROM channels c WHERE account = $1 AND id = $2"  # noqa: S608
    row = await connection.fetchrow(statement, account, channel)
    return Channel(*row) if row else None


async def any_channel(connection: Connection, channel: int) -> Channel | None:
    """Return a channel of anybody."""
    row = await connection.fetchrow(f"SELECT {COLUMNS} FROM channels c WHERE id = $1", channel)  # noqa: S608
    return Channel(*row) if row else None


async def put(  # noqa: PLR0913, RUF100 - what a channel is made of
    connection: Connection,
    account: int,
    kind: Kind,
    target: str,
    language: str,
    *,
    shape: str = "",
    p256dh: str = "",
    auth: str = "",
    confirmed: bool = True,
) -> Channel:
    """Add a channel, or reset the one that is there; a device belongs only to its last owner."""
    if kind == "push":
        statement = "DELETE FROM channels WHERE kind = 'push' AND target = $1 AND account <> $2"
        await connection.execute(statement, target, account)
    row = await connection.fetchrow(PUT, account, kind, target, shape, p256dh, auth, language, confirmed)
    return Channel(*row)


async def enable(connection: Connection, account: int, channel: int, enabled: bool) -> Channel | None:
    """Switch a channel of somebody on or off; None if it is not theirs."""
    row = await connection.fetchrow(
        "UPDATE channels c SET enabled = $3, failures = CASE WHEN $3 THEN 0 ELSE failures END"  # noqa: S608
        f" WHERE account = $1 AND id = $2 RETURNING {COLUMNS}",
        account,
        channel,
        enabled,
    )
    return Channel(*row) if row else None


async def stop(connection: Connection, channel: int) -> None:
    """Switch a channel off, by its link."""
    await connection.execute("UPDATE channels SET enabled = false WHERE id = $1", channel)


async def confirm(connection: Connection, channel: int) -> None:
    """Note that the owner of an address confirmed it."""
    await connection.execute("UPDATE channels SET confirmed = true, enabled = true WHERE id = $1", channel)


async def delete(connection: Connection, account: int, channel: int) -> bool:
    """Delete a channel of somebody; False if it is not theirs."""
    deleted = await connection.fetchval(
        "DELETE FROM channels WHERE account = $1 AND id = $2 RETURNING true", account, channel
    )
    return deleted is not None


async def succeeded(connection: Connection, channel: int, now: datetime) -> None:
    """Note that a message went through."""
    await connection.execute(
        "UPDATE channels SET succeeded_at = $2, failures = 0, error = NULL, facts = DEFAULT WHERE id = $1", channel, now
    )


async def failed(connection: Connection, channel: int, now: datetime, error: str, facts: str, *, final: bool) -> None:
    """Note that a message did not go through; if that is final, switch the channel off."""
    await connection.execute(
        "UPDATE channels SET failed_at = $2, failures = failures + 1, error = $3, facts = $4,"
        " enabled = enabled AND NOT $5 WHERE id = $1",
        channel,
        now,
        error,
        facts,
        final,
    )


class AddressRequests(NamedTuple):
    """How often an address was asked recently, this time included, and when it said no."""

    times: int
    refused_at: datetime | None


ASK_ADDRESS = """
INSERT INTO addresses AS a (sha256, asked) VALUES ($1, ARRAY[$2::timestamptz])
ON CONFLICT (sha256) DO UPDATE SET asked = ARRAY(SELECT at FROM unnest(a.asked) AS at WHERE at > $3) || $2::timestamptz
RETURNING cardinality(asked), refused_at
"""
REFUSE_ADDRESS = """
INSERT INTO addresses (sha256, refused_at) VALUES ($1, $2) ON CONFLICT (sha256) DO UPDATE SET refused_at = $2
"""
TIDY_ADDRESSES = """
DELETE FROM addresses WHERE refused_at IS NULL AND NOT EXISTS (SELECT FROM unnest(asked) AS at WHERE at > $1)
"""


async def ask_address(connection: Connection, sha256: bytes, now: datetime, since: datetime) -> AddressRequests:
    """Note that an address is asked, and return how often since a moment; locks the address."""
    return AddressRequests(*await connection.fetchrow(ASK_ADDRESS, sha256, now, since))


async def refuse_address(connection: Connection, sha256: bytes, now: datetime) -> None:
    """Note that an address refused."""
    await connection.execute(REFUSE_ADDRESS, sha256, now)


async def welcome_address(connection: Connection, sha256: bytes) -> None:
    """Note that an address withdrew its refusal."""
    await connection.execute("UPDATE addresses SET refused_at = NULL WHERE sha256 = $1", sha256)


async def is_refused_address(connection: Connection, sha256: bytes) -> bool:
    """Return True if an address refused."""
    statement = "SELECT EXISTS (SELECT FROM addresses WHERE sha256 = $1 AND refused_at IS NOT NULL)"
    refused: bool = await connection.fetchval(statement, sha256)
    return refused


async def tidy_addresses(connection: Connection, before: datetime) -> None:
    """Delete addresses that were not asked since a moment; those that refused are kept."""
    await connection.execute(TIDY_ADDRESSES, before)
