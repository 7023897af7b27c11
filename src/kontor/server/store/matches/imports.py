"""The statements of imports: matches that were brought as files (ADR 67)."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import NamedTuple

import asyncpg
import msgspec

from kontor.core import Record, Seat
from kontor.server.store.pool import Connection, Statement


class Imported(Record, frozen=True):
    """Who brought a match, and who has signed its file."""

    account: int
    public: str | None
    """The public key, in hex; None if nobody has signed it."""
    site: str
    """The address of the server as the file says it; empty if it says none."""
    signed_at: datetime | None
    is_own: bool
    """Whether it is signed with a key of this server."""
    imported_at: datetime


class NewImport(msgspec.Struct, frozen=True):
    """A match to be stored as one that is over, with its file; bound by name in `ADD`."""

    id: str
    game: str
    rules_version: int
    components: str
    options: str
    """As JSON."""
    commitment: str
    """Empty if the file does not say where the seed came from."""
    seed: bytes
    step: int
    link: str
    state: bytes
    result: bytes
    at: datetime
    states: bytes
    """Every position, compressed."""
    kinds: tuple[str, ...]
    """Of each seat."""
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    account: int
    digest: bytes
    """The SHA-256 of the file."""
    file: bytes
    public: str | None
    site: str
    signed_at: datetime | None
    is_own: bool


ADD = Statement(
    NewImport,
    """
WITH made AS (
    INSERT INTO matches (id, game, rules_version, current_version, components, options, status, listed, spectators,
        creator, secret, commitment, seed, seq, step, head, link, state, result, created_at, moved_at)
    VALUES (:id, :game, :rules_version, :rules_version, :components, :options::jsonb, 'over', false, true,
        NULL, '', :commitment, :seed, :step, :step, :step, :link, :state, :result, :at, :at)
    RETURNING id
), seated AS (
    INSERT INTO seats (match, seat, kind, name, level)
    SELECT made.id, one.number - 1, one.kind, one.name, one.level FROM made,
        unnest(:kinds::text[], :names::text[], :levels::text[]) WITH ORDINALITY AS one (kind, name, level, number)
), kept AS (
    INSERT INTO positions (match, rules_version, states) SELECT id, :rules_version, :states FROM made
)
INSERT INTO imports (match, account, sha256, file, public, site, signed_at, is_own, imported_at)
SELECT id, :account, :digest, :file, :public, :site, :signed_at, :is_own, :at FROM made
""",
)
LOG = """
INSERT INTO actions (match, seq, step, before, kind, seat, action, events, link, sealed, by, at)
VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, 'server', $10)
"""


class ImportedEntry(msgspec.Struct, frozen=True):
    """An entry of the log of an import: its opening, or a move."""

    seat: Seat | None
    """None for the opening."""
    action: bytes
    events: bytes
    link: str
    sealed: bool


async def add(connection: Connection, row: NewImport, entries: Sequence[ImportedEntry]) -> None:
    """Store an import with its log, whose first entry is the opening."""
    await connection.execute(ADD.text, *ADD.values(row))
    await connection.executemany(
        LOG,
        [
            (
                row.id,
                number,
                max(number - 1, 0),
                "action" if number else "opening",
                each.seat,
                each.action,
                each.events,
                each.link,
                each.sealed,
                row.at,
            )
            for number, each in enumerate(entries)
        ],
    )


async def find(connection: Connection, account: int, sha256: bytes) -> str | None:
    """Return the match that an account has imported from the file with this hash; None if there is none."""
    match: str | None = await connection.fetchval(
        "SELECT match FROM imports WHERE account = $1 AND sha256 = $2", account, sha256
    )
    return match


async def count(connection: Connection, account: int) -> int:
    """Return how many imports an account has."""
    number: int = await connection.fetchval("SELECT count(*) FROM imports WHERE account = $1", account)
    return number


async def file_of(connection: Connection, match: str) -> bytes | None:
    """Return the file of an import; None for a match that was played here."""
    file: bytes | None = await connection.fetchval("SELECT file FROM imports WHERE match = $1", match)
    return file


async def account_of(connection: Connection, match: str) -> int | None:
    """Return who has imported a match; None if it is no import."""
    account: int | None = await connection.fetchval("SELECT account FROM imports WHERE match = $1", match)
    return account


OF_ACCOUNT = """
SELECT i.match, i.account, i.public, i.site, i.signed_at, i.is_own, i.imported_at, m.game, m.step, m.result,
    ARRAY(SELECT s.name FROM seats s WHERE s.match = i.match ORDER BY s.seat) AS names,
    ARRAY(SELECT s.level FROM seats s WHERE s.match = i.match ORDER BY s.seat) AS levels
FROM imports i JOIN matches m ON m.id = i.match WHERE i.account = $1 ORDER BY i.imported_at DESC, i.match
"""


async def of_account(connection: Connection, account: int) -> list[asyncpg.Record]:
    """Return the imports of an account, the latest first."""
    return list(await connection.fetch(OF_ACCOUNT, account))


REMOVE = "DELETE FROM matches m USING imports i WHERE i.match = m.id AND m.id = ANY ($1) RETURNING m.id"


FORGET_ORIGINS = "UPDATE branches SET origin = '' WHERE origin = ANY ($1) RETURNING match"


class Removed(NamedTuple):
    """What changed when imports were deleted."""

    imports: list[str]
    branches: list[str]
    """The matches that began in one of them: they stay, and forget where that was."""


async def remove(connection: Connection, matches: Collection[str]) -> Removed:
    """Delete imports, with everything that belongs to them alone."""
    removed = [row["id"] for row in await connection.fetch(REMOVE, list(matches))]
    branches = [row["match"] for row in await connection.fetch(FORGET_ORIGINS, removed)]
    return Removed(removed, branches)


async def remove_all_of(connection: Connection, account: int) -> Removed:
    """Delete all imports of an account."""
    rows = await connection.fetch("SELECT match FROM imports WHERE account = $1", account)
    return await remove(connection, [row["match"] for row in rows])
