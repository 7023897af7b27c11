"""The statements of the table `matches`, except for those that grow a log (`entries.py`)."""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

import asyncpg
import msgspec

from kontor.server.store.people.blocks import no_block_at
from kontor.server.store.pool import Connection, Statement

COLUMNS = """
SELECT m.*, (
    SELECT json_agg(json_build_object('kind', s.kind, 'name', s.name, 'account', s.account, 'level', s.level,
        'ready', s.ready, 'caretaker', s.caretaker, 'guest', a.id IS NOT NULL AND a.login IS NULL
    ) ORDER BY s.seat)::text
    FROM seats s LEFT JOIN accounts a ON a.id = s.account WHERE s.match = m.id
) AS occupants, CASE WHEN m.status = 'open' THEN (
    SELECT json_agg(json_build_object('sha256', s.entropy_sha256,
        'hidden', s.entropy_source = 'committed' AND s.entropy = '') ORDER BY s.seat)::text
    FROM seats s WHERE s.match = m.id
) END AS promises, CASE WHEN m.status = 'open' THEN (
    SELECT json_agg(json_build_object('number', r.number, 'account', r.account, 'name', a.name) ORDER BY r.number)::text
    FROM removals r JOIN accounts a ON a.id = r.account WHERE r.match = m.id
) END AS removed, (
    SELECT json_build_object('origin', b.origin, 'step', b.step, 'dealt_again', b.dealt_again)::text
    FROM branches b WHERE b.match = m.id
) AS branch, (
    SELECT json_build_object('account', i.account, 'public', i.public, 'site', i.site, 'signed_at', i.signed_at,
        'is_own', i.is_own, 'imported_at', i.imported_at)::text
    FROM imports i WHERE i.match = m.id
) AS imported, (SELECT d.closes_at FROM deals d WHERE d.id = m.deal) AS withheld_until, (
    SELECT json_object_agg(a.id, ARRAY[a.name, o.name])::text FROM seats s JOIN accounts a ON a.id = s.account
    LEFT JOIN accounts o ON o.id = a.owner WHERE s.match = m.id AND a.login IS NOT NULL
) AS members
"""
MATCH = f"{COLUMNS} FROM matches m WHERE m.id = $1"
OF_ACCOUNT = f"""
{COLUMNS}, w.since AS waits_since FROM matches m JOIN seats mine ON mine.match = m.id AND mine.account = $1
LEFT JOIN waits w ON w.match = m.id AND w.account = $1
WHERE (m.status IN ('over', 'closed')) = $2 AND ($4::text[] IS NULL OR m.id = ANY ($4))
ORDER BY w.since NULLS LAST, m.moved_at DESC LIMIT $3
"""
INVITES = f"""
JOIN seats former ON former.match = m.rematch_of AND former.account = $1
WHERE m.status = 'open' AND m.created_at > now() - $2 * interval '1 day'
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.account = $1)
    AND NOT EXISTS (SELECT FROM removals r WHERE r.match = m.id AND r.account = $1)
    AND EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'empty')
    AND EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'person')
    AND {no_block_at("m", "$1")}
"""  # noqa: S608 - own names
INVITED_BY_NAME = f"""
{COLUMNS} FROM invitations i JOIN matches m ON m.id = i.match
WHERE i.account = $1 AND NOT i.declined AND i.invited_at > now() - $2 * interval '1 day' AND m.status = 'open'
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.account = $1)
    AND NOT EXISTS (SELECT FROM removals r WHERE r.match = m.id AND r.account = $1)
    AND EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'empty')
    AND {no_block_at("m", "$1")}
ORDER BY i.invited_at DESC LIMIT $3
"""  # noqa: S608 - own names
INVITING = f"{COLUMNS} FROM matches m {INVITES} ORDER BY m.created_at DESC LIMIT $3"
RANKS = """
SELECT m.id, w.since, m.moved_at FROM matches m JOIN seats mine ON mine.match = m.id AND mine.account = $1
LEFT JOIN waits w ON w.match = m.id AND w.account = $1
WHERE m.status NOT IN ('over', 'closed') AND ($3::text[] IS NULL OR m.id = ANY ($3))
ORDER BY w.since NULLS LAST, m.moved_at DESC LIMIT $2
"""
STANDING = """
SELECT mine.account, m.id, m.status, w.since FROM seats mine JOIN matches m ON m.id = mine.match
LEFT JOIN waits w ON w.match = m.id AND w.account = mine.account
WHERE mine.account = ANY ($1::bigint[]) AND m.status IN ('open', 'playing')
"""

UNFINISHED_LESSON = """
SELECT m.id, m.created_at FROM matches m JOIN seats s ON s.match = m.id AND s.account = $1
WHERE m.shard = 0 AND m.lesson->>'id' = $5 AND m.lesson->>'end' IS NULL
    AND NOT coalesce((m.lesson->>'left')::boolean, false)
    AND m.status = 'playing' AND m.game = $2 AND m.components = $3 AND m.rules_version = $4
ORDER BY m.created_at DESC LIMIT 1
"""
NOTE_OF_COACH = """
UPDATE matches SET lesson = lesson || jsonb_build_object('coach', coalesce(lesson->'coach', '{}'::jsonb) || $2::jsonb)
WHERE id = $1
"""
LESSONS_OF = """
SELECT m.id, m.game, m.step, m.lesson, m.status, m.created_at
FROM matches m JOIN seats s ON s.match = m.id AND s.account = $1
WHERE m.lesson IS NOT NULL AND (m.shard = 0 OR m.status = 'over') ORDER BY m.created_at DESC
"""


async def match_row(connection: Connection, match: str) -> asyncpg.Record | None:
    """Return the row of a match with its occupants as JSON."""
    return await connection.fetchrow(MATCH, match)


async def of_account(
    connection: Connection, account: int, over: bool, most: int, among: list[str] | None = None
) -> list[asyncpg.Record]:
    """Return the matches of an account that are over, the latest first, or those that are not; all or some.

    Those that wait for the account come first, the longest waiting at the top.
    """
    return list(await connection.fetch(OF_ACCOUNT, account, over, most, among))


class Rank(NamedTuple):
    """What a match of an account that is not over is sorted by, as one database knows it."""

    match: str
    since: datetime | None
    """Since when it waits for the account."""
    moved_at: datetime

    def order(self) -> tuple[bool, float, float]:
        """Return the key that sorts as `of_account` does."""
        return self.since is None, self.since.timestamp() if self.since else 0.0, -self.moved_at.timestamp()


async def ranks_of(connection: Connection, account: int, most: int, among: list[str] | None) -> list[Rank]:
    """Return the first matches of an account that are not over, in the order of `of_account`."""
    return [Rank(*row) for row in await connection.fetch(RANKS, account, most, among)]


async def inviting(connection: Connection, account: int, days: int, most: int) -> list[asyncpg.Record]:
    """Return the open matches that an account is invited to: by name, and as rematches; the newest first."""
    by_name = await connection.fetch(INVITED_BY_NAME, account, days, most)
    known = {row["id"] for row in by_name}
    rematches = await connection.fetch(INVITING, account, days, most)
    return [*by_name, *(row for row in rematches if row["id"] not in known)][:most]


async def standing(connection: Connection, accounts: list[int]) -> list[asyncpg.Record]:
    """Return for some accounts which of their matches are not over, and since when these wait for them."""
    return list(await connection.fetch(STANDING, accounts))


async def sequence(connection: Connection, match: str) -> int | None:
    """Return the length of a match's log."""
    seq: int | None = await connection.fetchval("SELECT seq FROM matches WHERE id = $1", match)
    return seq


async def last_entry(connection: Connection, match: str) -> tuple[int, datetime]:
    """Return the length of a match's log, and when it last grew."""
    row = await connection.fetchrow("SELECT seq, moved_at FROM matches WHERE id = $1", match)
    assert row is not None
    return row["seq"], row["moved_at"]


async def sequences(connection: Connection, matches: list[str]) -> dict[str, int]:
    """Return the lengths of the logs of some matches; those that have not started are left out."""
    rows = await connection.fetch("SELECT id, seq FROM matches WHERE id = ANY ($1) AND status <> 'open'", matches)
    return {row["id"]: row["seq"] for row in rows}


async def speeds_of(connection: Connection, matches: Collection[str]) -> dict[str, str]:
    """Return the speeds of some matches."""
    rows = await connection.fetch("SELECT id, speed FROM matches WHERE id = ANY ($1::text[])", list(matches))
    return {row["id"]: row["speed"] for row in rows}


async def delete_open(connection: Connection, match: str) -> bool:
    """Delete a locked match if it has not started; return True if it is gone."""
    status: str = await connection.execute("DELETE FROM matches WHERE id = $1 AND status = 'open'", match)
    return status == "DELETE 1"


async def lock(connection: Connection, match: str) -> None:
    """Lock a match until the transaction ends."""
    await connection.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", match)


async def rematch_of(connection: Connection, match: str) -> str | None:
    """Return the rematch of a match; None if there is none."""
    rematch: str | None = await connection.fetchval("SELECT id FROM matches WHERE rematch_of = $1", match)
    return rematch


class NewMatchRow(msgspec.Struct, frozen=True):
    """A match to be created; bound by name in `CREATE`."""

    id: str
    game: str
    rules_version: int
    components: str
    options: str
    """As JSON."""
    listed: bool
    spectators: bool
    creator: int | None
    """None if the server brought the people together."""
    rematch_of: str | None
    secret: bytes
    commitment: str
    speed: str
    rated: bool
    hints: bool
    branches_before_end: bool = False
    lesson: str | None = None
    """The lesson that it is, as JSON; None if it is none."""
    origin: bytes | None = None
    """A keyed hash of the address of its creator; None if it is not known."""
    deal: str | None = None
    """The deal that it is a try of; None if it is none."""


CREATE = Statement(
    NewMatchRow,
    """
INSERT INTO matches (id, game, rules_version, components, options, listed, spectators, creator, rematch_of, secret,
    commitment, speed, rated, hints, branches_before_end, lesson, origin, deal)
VALUES (:id, :game, :rules_version, :components, :options::jsonb, :listed, :spectators, :creator, :rematch_of, :secret,
    :commitment, :speed, :rated, :hints, :branches_before_end,
    :lesson::jsonb, :origin, :deal)
""",
)


async def create(connection: Connection, row: NewMatchRow, seats: int) -> None:
    """Insert a match with empty seats."""
    await connection.execute(CREATE.text, *CREATE.values(row))
    await connection.executemany(
        "INSERT INTO seats (match, seat, kind) VALUES ($1, $2, 'empty')", [(row.id, seat) for seat in range(seats)]
    )


async def set_lesson(connection: Connection, match: str, lesson: str) -> None:
    """Store how far the lesson of a match is, as JSON."""
    await connection.execute("UPDATE matches SET lesson = $2::jsonb WHERE id = $1", match, lesson)


async def note_of_coach(connection: Connection, match: str, note: str) -> None:
    """Store something that the coach of a match remembers, as JSON; the rest stays as it is."""
    await connection.execute(NOTE_OF_COACH, match, note)


class LessonKey(NamedTuple):
    """A lesson of one box and one version of the rules."""

    game: str
    components: str
    rules_version: int
    lesson: str


async def unfinished_lesson(connection: Connection, account: int, key: LessonKey) -> tuple[datetime, str] | None:
    """Return the latest match of an account in which the script of this lesson still runs; None without one.

    It comes behind the time at which it was created.
    """
    row = await connection.fetchrow(UNFINISHED_LESSON, account, *key)
    return (row["created_at"], row["id"]) if row else None


async def lessons_of(connection: Connection, account: int) -> list[asyncpg.Record]:
    """Return game, step, lesson and status of every match of an account that is a lesson, the latest first."""
    return list(await connection.fetch(LESSONS_OF, account))


async def seed_and_result(connection: Connection, match: str) -> tuple[bytes, bytes]:
    """Return the seed and the result of a match that is over."""
    row = await connection.fetchrow("SELECT seed, result FROM matches WHERE id = $1", match)
    assert row is not None
    return row["seed"], row["result"]
