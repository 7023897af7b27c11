"""The statements that let matches outlive versions: boxes, positions, and where a match goes on (ADR 23)."""

from collections.abc import Sequence

import asyncpg
import msgspec

from kontor.core import Record
from kontor.server.store.pool import Connection, Statement

PUT_BOX = "INSERT INTO boxes (game, hash, content) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
BOXES = """
SELECT game, hash, content FROM boxes
JOIN unnest($1::text[], $2::text[]) AS wanted (wanted_game, wanted_hash) ON game = wanted_game AND hash = wanted_hash
"""


async def put_box(connection: Connection, game: str, components: str, content: bytes) -> None:
    """Keep the components that a match begins with."""
    await connection.execute(PUT_BOX, game, components, content)


async def boxes(connection: Connection, wanted: Sequence[tuple[str, str]]) -> list[asyncpg.Record]:
    """Return the boxes of some games and hashes, as far as they are kept."""
    games, hashes = [game for game, _ in wanted], [components for _, components in wanted]
    return list(await connection.fetch(BOXES, games, hashes))


class NewContinuation(msgspec.Struct, frozen=True):
    """An entry that says that a match goes on from its position; bound by name in `CONTINUE`."""

    match: str
    expected: int
    """The length that the log must still have."""
    step: int
    before: int
    link: str
    state: bytes
    rules_version: int


CONTINUE = Statement(
    NewContinuation,
    """
WITH moved AS (
    UPDATE matches SET seq = :expected + 1, head = :expected + 1, link = :link, state = :state,
        current_version = :rules_version
    WHERE id = :match AND seq = :expected AND status IN ('playing', 'closed')
    RETURNING id
), logged AS (
    INSERT INTO actions (match, seq, step, kind, action, events, link, sealed, before, by, rules_version)
    SELECT id, :expected + 1, :step, 'continued', :state, '[]', :link, true, :before, 'server', :rules_version
    FROM moved
)
INSERT INTO snapshots (match, seq, state) SELECT id, :expected + 1, :state FROM moved
""",
)


async def continue_from_position(connection: Connection, entry: NewContinuation) -> None:
    """Store that a match goes on from its position, unless it has moved on."""
    await connection.execute(CONTINUE.text, *CONTINUE.values(entry))


async def set_current_version(connection: Connection, match: str, version: int) -> None:
    """Note the version of the rules that plays a match from now on."""
    await connection.execute("UPDATE matches SET current_version = $2 WHERE id = $1", match, version)


class StoredPositions(Record, frozen=True):
    """Every position of a match that is over, compressed."""

    rules_version: int
    states: bytes


async def put_positions(connection: Connection, match: str, positions: StoredPositions) -> None:
    """Keep the positions of a match that is over, unless they are kept already."""
    await connection.execute(
        "INSERT INTO positions (match, rules_version, states) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        match,
        positions.rules_version,
        positions.states,
    )


async def positions_of(connection: Connection, match: str) -> StoredPositions | None:
    """Return the positions of a match that is over, if they are kept."""
    row = await connection.fetchrow("SELECT rules_version, states FROM positions WHERE match = $1", match)
    return StoredPositions(row["rules_version"], row["states"]) if row else None


WITHOUT_POSITIONS = """
SELECT id FROM matches m
WHERE status = 'over' AND shard = 0 AND NOT EXISTS (SELECT FROM positions p WHERE p.match = m.id)
ORDER BY moved_at DESC LIMIT $1
"""


async def without_positions(connection: Connection, most: int) -> list[str]:
    """Return matches that are over and whose positions are not kept, the latest first."""
    return [row["id"] for row in await connection.fetch(WITHOUT_POSITIONS, most)]


STORED_VERSIONS = """
SELECT game, status, rules_version, coalesce(current_version, rules_version) AS current_version, components,
    count(*) AS matches
FROM matches WHERE shard = 0 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 3, 4, 5, 2
"""


class StoredVersion(Record, frozen=True):
    """How many matches of a game have a status, began with a version and a box, and are played by a version."""

    game: str
    status: str
    rules_version: int
    current_version: int
    components: str
    matches: int


async def stored_versions(connection: Connection) -> list[StoredVersion]:
    """Return all versions and boxes that the matches of a database have; a mirror is none of them."""
    return [StoredVersion(**dict(row)) for row in await connection.fetch(STORED_VERSIONS)]


MATCHES_OF = """
SELECT id FROM matches WHERE game = $1 AND status = $2 AND rules_version = $3
    AND coalesce(current_version, rules_version) = $4 AND components = $5 AND shard = 0
ORDER BY moved_at DESC LIMIT $6
"""


async def matches_of(connection: Connection, group: StoredVersion, most: int | None = None) -> list[str]:
    """Return the ids of the matches of a group, the latest first."""
    rows = await connection.fetch(
        MATCHES_OF,
        group.game,
        group.status,
        group.rules_version,
        group.current_version,
        group.components,
        most,
    )
    return [row["id"] for row in rows]
