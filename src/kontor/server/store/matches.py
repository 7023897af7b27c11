"""The statements of a match: its row, its seats, and the one statement of a move."""

from datetime import datetime
from typing import Any, cast

import asyncpg
import msgspec

from kontor.core import Seat
from kontor.server.store.chair import Chair
from kontor.server.store.log import Entry
from kontor.server.store.pool import Connection
from kontor.server.tracing import span

SNAPSHOT_EVERY = 32
"""Every so many steps the position is kept, so that going back folds a few actions and never the whole match."""


class Move(msgspec.Struct, frozen=True):
    """What one entry of the log makes of a match; the names are those of the columns."""

    match: str
    expected: int
    step: int
    head: int
    link: str
    state: bytes
    deciders: tuple[Seat, ...]
    bot_to_move: bool
    result: bytes | None
    kind: str
    seat: Seat
    action: bytes | None
    events: bytes
    entry_link: str
    sealed: bool
    before: int
    undone_to: int | None
    by: str
    key: str | None
    at: datetime | None = None
    clocks: bytes | None = None
    due_at: datetime | None = None
    asked: tuple[Seat, ...] = ()
    """The people who are asked from this entry on."""
    asked_accounts: tuple[int | None, ...] = ()
    answered: tuple[Seat, ...] = ()
    """Those who are asked no longer."""

    @property
    def snapshot(self) -> bool:
        """Whether the position is kept."""
        return self.kind == "action" and self.step % SNAPSHOT_EVERY == 0

    @property
    def logged(self) -> Entry:
        """The entry as the log will have it."""
        return Entry(
            seq=self.expected + 1,
            step=self.step,
            before=self.before,
            kind=self.kind,
            seat=self.seat,
            action=self.action,
            events=self.events,
            link=self.entry_link,
            sealed=self.sealed,
            undone_to=self.undone_to,
            by=self.by,
        )


MOVE = """
WITH moved AS (
    UPDATE matches SET seq = $2 + 1, step = $3, head = $4, link = $5, state = $6, deciders = $7,
        bot_to_move = $8 OR ordering && $7,
        status = CASE WHEN $9::bytea IS NULL THEN 'playing' ELSE 'over' END, result = $9,
        lease_until = CASE WHEN $8 AND $18 <> 'person' THEN lease_until END, moved_at = $20, clocks = $21, due_at = $22
    WHERE id = $1 AND seq = $2 AND status = 'playing'
    RETURNING id, bot_to_move
), logged AS (
    INSERT INTO actions (match, seq, step, kind, seat, action, events, link, sealed, before, undone_to, by, key, at)
    SELECT id, $2 + 1, $3, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20 FROM moved
), kept AS (
    INSERT INTO snapshots (match, seq, state) SELECT id, $2 + 1, $6 FROM moved WHERE $26
), answered AS (
    DELETE FROM waits USING moved WHERE match = id AND seat = ANY ($25)
), asked AS (
    INSERT INTO waits (match, seat, turn, account, since)
    SELECT id, seat, $2 + 1, account, $20 FROM moved, unnest($23::smallint[], $24::bigint[]) AS one (seat, account)
    ON CONFLICT (match, seat) DO UPDATE
    SET turn = EXCLUDED.turn, account = EXCLUDED.account, since = EXCLUDED.since, reminded_at = NULL
)
SELECT bot_to_move FROM moved
"""


async def move(connection: Connection, m: Move) -> bool | None:
    """Store an entry if the match is still where it was expected; say whether a worker has to look, None if it is not.

    A worker looks if a bot or a caretaker has to decide, or somebody who gave standing orders.
    """
    fields = [getattr(m, name) for name in Move.__struct_fields__]
    with span("store move", match=m.match, seq=m.expected + 1, seat=m.seat):
        look: bool | None = await connection.fetchval(MOVE, *fields, m.snapshot)
    return look


COLUMNS = """
SELECT m.*, (
    SELECT json_agg(json_build_object('kind', s.kind, 'name', s.name, 'account', s.account, 'level', s.level,
        'ready', s.ready, 'caretaker', s.caretaker) ORDER BY s.seat)::text
    FROM seats s WHERE s.match = m.id
) AS chairs
"""
MATCH = f"{COLUMNS} FROM matches m WHERE m.id = $1"
LISTED = f"""
{COLUMNS} FROM matches m WHERE m.listed AND m.status = 'open' AND ($1::text IS NULL OR m.game = $1)
ORDER BY m.created_at DESC LIMIT $2
"""
OF_ACCOUNT = f"""
{COLUMNS}, w.since AS waits_since FROM matches m JOIN seats mine ON mine.match = m.id AND mine.account = $1
LEFT JOIN waits w ON w.match = m.id AND w.account = $1
WHERE (m.status = 'over') = $2 ORDER BY w.since NULLS LAST, m.moved_at DESC LIMIT $3
"""


async def match_row(connection: Connection, match: str) -> asyncpg.Record | None:
    """Return the row of a match with its chairs as JSON."""
    return await connection.fetchrow(MATCH, match)


async def listed(connection: Connection, game: str | None, most: int) -> list[asyncpg.Record]:
    """Return the newest open matches that everybody may find."""
    return list(await connection.fetch(LISTED, game, most))


async def of_account(connection: Connection, account: int, over: bool, most: int) -> list[asyncpg.Record]:
    """Return the matches of an account that are over, the latest first, or those that are not.

    Of these first the ones that wait for the account, the longest waiting before the others.
    """
    return list(await connection.fetch(OF_ACCOUNT, account, over, most))


async def sequence(connection: Connection, match: str) -> int | None:
    """Return how long the log of a match is."""
    found: int | None = await connection.fetchval("SELECT seq FROM matches WHERE id = $1", match)
    return found


async def moved(connection: Connection, match: str) -> tuple[int, datetime]:
    """Return how long the log of a match is, and when it last grew."""
    row = await connection.fetchrow("SELECT seq, moved_at FROM matches WHERE id = $1", match)
    assert row is not None
    return row["seq"], row["moved_at"]


async def sequences(connection: Connection, matches: list[str]) -> dict[str, int]:
    """Return how long the logs of some matches are; those that have not started have none."""
    rows = await connection.fetch("SELECT id, seq FROM matches WHERE id = ANY ($1) AND status <> 'open'", matches)
    return {row["id"]: row["seq"] for row in rows}


async def entry_of_key(connection: Connection, match: str, seat: Seat, key: str) -> int | None:
    """Return the entry that the seat's command with this key has made."""
    found: int | None = await connection.fetchval(
        "SELECT seq FROM actions WHERE match = $1 AND seat = $2 AND key = $3", match, seat, key
    )
    return found


class Opening(msgspec.Struct, frozen=True):
    """The opening position of a match, and what led to it; the names are those of the columns."""

    match: str
    seed: bytes
    link: str
    state: bytes
    deciders: tuple[Seat, ...]
    bot_to_move: bool
    seatings: bytes
    """Who sat where at the beginning, as the record of the match will say."""
    events: bytes
    at: datetime
    clocks: bytes
    due_at: datetime | None
    asked: tuple[Seat, ...]
    asked_accounts: tuple[int | None, ...]


START = """
WITH started AS (
    UPDATE matches SET status = 'playing', seed = $2, link = $3, state = $4, deciders = $5, bot_to_move = $6,
        moved_at = $9, clocks = $10, due_at = $11
    WHERE id = $1
    RETURNING id
), logged AS (
    INSERT INTO actions (match, seq, step, kind, action, events, link, sealed, before, by, at)
    SELECT id, 0, 0, 'opening', $7, $8, $3, true, 0, 'server', $9 FROM started
), asked AS (
    INSERT INTO waits (match, seat, turn, account, since)
    SELECT id, seat, 0, account, $9 FROM started, unnest($12::smallint[], $13::bigint[]) AS one (seat, account)
)
INSERT INTO snapshots (match, seq, state) SELECT id, 0, $4 FROM started
"""


async def start(connection: Connection, opening: Opening) -> None:
    """Store the opening position of a match that is held."""
    await connection.execute(START, *(getattr(opening, name) for name in Opening.__struct_fields__))


async def hold(connection: Connection, match: str) -> None:
    """Keep everybody else from changing the match until the transaction ends."""
    await connection.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", match)


async def rematch_of(connection: Connection, match: str) -> str | None:
    """Return the match that is played instead of one that is over, if somebody wanted it."""
    found: str | None = await connection.fetchval("SELECT id FROM matches WHERE rematch_of = $1", match)
    return found


CREATE = """
INSERT INTO matches (id, game, rules_version, components, options, listed, spectators, creator, rematch_of, secret,
    commitment, speed, rated)
VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13)
"""


async def create(connection: Connection, values: tuple[Any, ...], seats: int) -> None:
    """Insert a match with empty seats."""
    await connection.execute(CREATE, *values)
    await connection.executemany(
        "INSERT INTO seats (match, seat, kind) VALUES ($1, $2, 'empty')", [(values[0], seat) for seat in range(seats)]
    )


SIT = """
UPDATE seats SET kind = $3, name = $4, account = $5, level = $6, entropy = $7, ready = false
WHERE match = $1 AND seat = $2
"""


async def sit(connection: Connection, match: str, seat: Seat, chair: Chair, entropy: str) -> None:
    """Give a seat of a match that is held to somebody."""
    await connection.execute(SIT, match, seat, chair.kind, chair.name, chair.account, chair.level, entropy)


async def say_ready(connection: Connection, match: str, seat: Seat, ready: bool) -> None:
    """Say of a seat of a match that is held whether it is ready."""
    await connection.execute("UPDATE seats SET ready = $3 WHERE match = $1 AND seat = $2", match, seat, ready)


HAND_OVER = """
UPDATE seats SET kind = $3, name = $4, account = $5, level = $6, caretaker = $7 WHERE match = $1 AND seat = $2
"""


async def hand_over(connection: Connection, match: str, seat: Seat, chair: Chair) -> None:
    """Give a seat of a match that is played to somebody else; the luck stays as it is."""
    fields = (chair.kind, chair.name, chair.account, chair.level, chair.caretaker)
    await connection.execute(HAND_OVER, match, seat, *fields)


async def sources_of_luck(connection: Connection, match: str) -> tuple[bytes, list[str]]:
    """Return the secret of a match and the strings of its seats, in their order."""
    secret = await connection.fetchval("SELECT secret FROM matches WHERE id = $1", match)
    rows = await connection.fetch("SELECT entropy FROM seats WHERE match = $1 ORDER BY seat", match)
    return cast("bytes", secret), [row["entropy"] for row in rows]


async def opened(connection: Connection, match: str) -> tuple[bytes, bytes]:
    """Return the seed and the result of a match that is over."""
    row = await connection.fetchrow("SELECT seed, result FROM matches WHERE id = $1", match)
    assert row is not None
    return row["seed"], row["result"]
