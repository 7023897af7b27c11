"""The statements of seeks: games that people look for."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from kontor.server.store.pool import Connection, Statement

SeekState: TypeAlias = Literal["waiting", "found", "missed", "expired"]


class NewSeekRow(msgspec.Struct, frozen=True):
    """A seek to be stored; bound by name in `CREATE`."""

    account: int
    game: str
    seats: Sequence[int]
    speed: str
    rated: bool
    near: bool
    entropy: str
    committed: str | None
    """The SHA-256 of the string, if it was not sent plain."""
    now: datetime
    expires_at: datetime
    most: int
    """Seeks that the account may have waiting at once."""


class SeekRow(NamedTuple):
    """A seek as it is stored, with the name of the person; without the string for the luck."""

    id: int
    account: int
    name: str
    game: str
    seats: tuple[int, ...]
    speed: str
    rated: bool
    near: bool
    sought_at: datetime
    seen_at: datetime
    expires_at: datetime
    state: SeekState
    match: str | None
    mu: float | None
    """The rating for the smallest number of seats that suits the person; None without a rating."""
    sigma: float | None


class Claim(NamedTuple):
    """A seek that a transaction has locked to answer it: what its person brings to the table."""

    id: int
    account: int
    name: str
    entropy: str
    entropy_sha256: str | None


CREATE = Statement(
    NewSeekRow,
    """
INSERT INTO seeks (account, game, seats, speed, rated, near, entropy, entropy_sha256, sought_at, seen_at, expires_at)
SELECT :account, :game, :seats::smallint[], :speed, :rated, :near, :entropy, :committed, :now, :now, :expires_at
WHERE (SELECT count(*) FROM seeks WHERE account = :account AND state = 'waiting') < :most RETURNING id
""",
)
COLUMNS = """
SELECT s.id, s.account, a.name, s.game, s.seats, s.speed, s.rated, s.near, s.sought_at, s.seen_at, s.expires_at,
    s.state, s.match, r.mu, r.sigma
FROM seeks s JOIN accounts a ON a.id = s.account
LEFT JOIN ratings r ON r.account = s.account AND r.game = s.game AND r.seats = s.seats[1]
"""
MATCHABLE = f"""
SELECT near.* FROM unnest($1::text[]) AS game, unnest($2::text[]) AS speed, unnest(ARRAY[true, false]) AS rated,
LATERAL ({COLUMNS}
    WHERE s.state = 'waiting' AND s.game = game.game AND s.speed = speed.speed AND s.rated = rated.rated
        AND s.expires_at > $3 AND (s.speed <> ALL ($4::text[]) OR s.seen_at > $5)
    ORDER BY s.sought_at, s.id LIMIT $6
) near
"""  # noqa: S608 - own names
OF_ACCOUNT = f"""
{COLUMNS} WHERE s.account = $1 AND (s.state = 'waiting' OR s.ended_at > $2) ORDER BY s.id DESC LIMIT $3
"""
CLAIM = """
SELECT s.id, s.account, a.name, s.entropy, s.entropy_sha256 FROM seeks s JOIN accounts a ON a.id = s.account
WHERE s.id = ANY ($1::bigint[]) AND s.state = 'waiting' ORDER BY s.id FOR UPDATE OF s SKIP LOCKED
"""
HOLD_PEOPLE = "SELECT FROM accounts WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE"
FOUND = "UPDATE seeks SET state = 'found', match = $2, ended_at = $3 WHERE id = ANY ($1::bigint[])"
WITHDRAW_OTHERS = """
DELETE FROM seeks WHERE account = ANY ($1::bigint[]) AND speed = ANY ($2::text[]) AND state = 'waiting'
    AND id <> ALL ($3::bigint[])
"""
BLOCKS = """
SELECT blocker, blocked FROM blocks WHERE blocker = ANY ($1::bigint[]) AND blocked = ANY ($1::bigint[])
"""
EXPIRE = """
UPDATE seeks SET state = 'expired', ended_at = $1 WHERE id IN (
    SELECT id FROM seeks WHERE state = 'waiting' AND expires_at <= $1 ORDER BY expires_at LIMIT $2
    FOR UPDATE SKIP LOCKED
) RETURNING account, speed
"""
UNSTARTED = """
SELECT m.id FROM matches m WHERE m.status = 'open' AND m.reveal_until IS NULL AND m.creator IS NULL
    AND EXISTS (SELECT FROM seeks s WHERE s.match = m.id AND s.state = 'found') LIMIT $1
"""
IS_UNSTARTED = """
SELECT true FROM matches m WHERE m.id = $1 AND m.status = 'open' AND m.reveal_until IS NULL
    AND EXISTS (SELECT FROM seeks s WHERE s.match = m.id AND s.state = 'found')
"""
SEEK_AGAIN = """
UPDATE seeks s SET state = 'waiting', match = NULL, ended_at = NULL, entropy = t.entropy,
    entropy_sha256 = t.entropy_sha256
FROM seats t WHERE s.match = $1 AND s.state = 'found' AND t.match = $1 AND t.account = s.account
RETURNING s.account
"""
MISS = "UPDATE seeks SET state = 'missed', ended_at = $2 WHERE match = $1 AND state = 'found' RETURNING account"


async def create(connection: Connection, row: NewSeekRow) -> int | None:
    """Store a seek and return its id; None if its account has too many. The account must be locked."""
    found: int | None = await connection.fetchval(CREATE.text, *CREATE.values(row))
    return found


async def hold_people(connection: Connection, accounts: Collection[int]) -> None:
    """Lock accounts until the transaction ends: their seeks are not answered or begun elsewhere meanwhile."""
    await connection.execute(HOLD_PEOPLE, sorted(accounts))


async def withdraw(connection: Connection, account: int, seek: int) -> bool:
    """Delete a seek of an account that still waits; False if there is none."""
    statement = "DELETE FROM seeks WHERE id = $2 AND account = $1 AND state = 'waiting' RETURNING true"
    return await connection.fetchval(statement, account, seek) is True


async def withdraw_all(connection: Connection, account: int) -> None:
    """Delete all seeks of a locked account that still wait."""
    await connection.execute("DELETE FROM seeks WHERE account = $1 AND state = 'waiting'", account)


async def matchable(
    connection: Connection,
    games: Sequence[str],
    speeds: Sequence[str],
    live: Sequence[str],
    now: datetime,
    seen_after: datetime,
    most: int,
) -> list[SeekRow]:
    """Return the seeks that wait, of each game, speed and kind the `most` oldest; live ones only of people here."""
    return [SeekRow(*row) for row in await connection.fetch(MATCHABLE, games, speeds, now, live, seen_after, most)]


async def of_account(connection: Connection, account: int, ended_after: datetime, most: int) -> list[SeekRow]:
    """Return the seeks of an account that wait or ended lately, the newest first."""
    return [SeekRow(*row) for row in await connection.fetch(OF_ACCOUNT, account, ended_after, most)]


async def blocks_among(connection: Connection, accounts: Collection[int]) -> set[tuple[int, int]]:
    """Return who of some accounts has blocked whom of them."""
    return {(row[0], row[1]) for row in await connection.fetch(BLOCKS, list(accounts))}


async def claim(connection: Connection, seeks: Collection[int]) -> list[Claim]:
    """Lock some seeks to answer them; those that do not wait any more, or are locked elsewhere, are left out."""
    return [Claim(*row) for row in await connection.fetch(CLAIM, list(seeks))]


async def answer(connection: Connection, seeks: Collection[int], match: str, now: datetime) -> None:
    """Note the match that was found for some claimed seeks."""
    await connection.execute(FOUND, list(seeks), match, now)


async def withdraw_others(
    connection: Connection, accounts: Collection[int], speeds: Sequence[str], seeks: Collection[int]
) -> None:
    """Delete the seeks of locked accounts for some speeds, except for those that are answered."""
    await connection.execute(WITHDRAW_OTHERS, list(accounts), speeds, list(seeks))


async def expire(connection: Connection, now: datetime, most: int) -> list[tuple[int, str]]:
    """End the seeks whose time is over; return the account and the speed of each."""
    return [(row["account"], row["speed"]) for row in await connection.fetch(EXPIRE, now, most)]


async def unstarted(connection: Connection, most: int) -> list[str]:
    """Return matches that were made for seeks and did not start, because somebody did not reveal a string."""
    return [row["id"] for row in await connection.fetch(UNSTARTED, most)]


async def is_unstarted(connection: Connection, match: str) -> bool:
    """Return True if a locked match was made for seeks and did not start."""
    return await connection.fetchval(IS_UNSTARTED, match) is True


async def seek_again(connection: Connection, match: str) -> list[int]:
    """Let the people who still have a seat of a match wait again, as long as before; return their accounts."""
    return [row["account"] for row in await connection.fetch(SEEK_AGAIN, match)]


async def miss(connection: Connection, match: str, now: datetime) -> list[int]:
    """End the seeks of the people who have no seat of a match any more; return their accounts."""
    return [row["account"] for row in await connection.fetch(MISS, match, now)]


async def delete_match(connection: Connection, match: str) -> None:
    """Delete a locked match that did not start."""
    await connection.execute("DELETE FROM matches WHERE id = $1 AND status = 'open'", match)


async def see(connection: Connection, accounts: Collection[int], now: datetime) -> None:
    """Note that some people are connected."""
    statement = "UPDATE seeks SET seen_at = $2 WHERE account = ANY ($1::bigint[]) AND state = 'waiting'"
    await connection.execute(statement, list(accounts), now)


async def tidy(connection: Connection, before: datetime) -> None:
    """Delete seeks that ended before a moment."""
    await connection.execute("DELETE FROM seeks WHERE ended_at < $1", before)
