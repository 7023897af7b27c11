"""The manifest of a dump: what was stored, read from the database itself."""

from typing import Any

import msgspec
import psycopg
from psycopg.rows import dict_row

MATCHES = """
SELECT m.id, m.game, m.rules_version, m.components, m.options, m.status, m.seq, m.step, m.link, m.result,
    (SELECT array_agg(CASE WHEN s.kind = 'bot' THEN s.level ELSE s.kind END ORDER BY s.seat)
        FROM seats s WHERE s.match = m.id) AS seats,
    (SELECT count(*) FROM actions a WHERE a.match = m.id) AS entries,
    (SELECT count(*) FROM actions a WHERE a.match = m.id AND a.kind = 'undo') AS undos,
    (SELECT count(*) FROM snapshots s WHERE s.match = m.id) AS snapshots,
    (SELECT count(*) FROM chat c WHERE c.match = m.id) AS chat
FROM matches m ORDER BY m.game, m.rules_version, m.status, m.id
"""
REVISION = "SELECT version_num FROM alembic_version"


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it was stored."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    status: str
    seq: int
    step: int
    link: str
    """The last link of its hash chain."""
    result: dict[str, Any] | None
    seats: list[str]
    """Who has each seat: empty, person, or the level of a bot."""
    entries: int
    """Entries of its log."""
    undos: int
    """Entries that are undos."""
    snapshots: int
    chat: int
    """Chat messages."""


class Manifest(msgspec.Struct, frozen=True):
    """All that a dump holds."""

    commit: str
    why: str
    """Why matches of this commit are kept."""
    revision: str
    """The revision of its schema."""
    clock: str
    """What the clock of the server showed when the last match was made."""
    about: dict[str, str]
    """By id of a match: what it is for. A rematch has no line."""
    matches: list[StoredMatch]


def stored_matches(database: str) -> list[StoredMatch]:
    """Read all matches of a database."""
    with psycopg.connect(database, row_factory=dict_row) as connection:
        rows = connection.execute(MATCHES).fetchall()
    results = [msgspec.json.decode(row["result"]) if row["result"] is not None else None for row in rows]
    return [msgspec.convert(row | {"result": result}, StoredMatch) for row, result in zip(rows, results, strict=True)]


def revision_of(database: str) -> str:
    """Return the revision of a database's schema."""
    with psycopg.connect(database) as connection:
        row = connection.execute(REVISION).fetchone()
    assert row is not None
    return str(row[0])
