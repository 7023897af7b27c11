"""Positions are compressed with lz4 where the server offers it, and stored without it where it does not."""

from pathlib import Path

import psycopg
import pytest

from cli.conftest import kontor  # noqa: F401 - fixture
from cli.running import Run
from kontor.server.store import schema
from sampling import in_turn
from server.fixtures import empty_database, new_database, services  # noqa: F401 - fixtures

COMPRESSED = """
SELECT attrelid::regclass::text FROM pg_attribute
WHERE attcompression = 'l' AND (attrelid, attname) IN (('matches'::regclass, 'state'), ('boxes'::regclass, 'content'))
ORDER BY 1
"""
OFFERED = "SELECT 'lz4' = ANY (enumvals) FROM pg_settings WHERE name = 'default_toast_compression'"


def compressed(database: str) -> tuple[list[str], list[str]]:
    """Return the tables whose column is compressed with lz4, and those of which that is expected."""
    with psycopg.connect(database) as connection:
        found = [row[0] for row in connection.execute(COMPRESSED)]
        offered = connection.execute(OFFERED).fetchone()
    assert offered is not None
    return found, ["boxes", "matches"] if offered[0] else []


@in_turn(2, 4)
def test_lz4_is_used_where_it_is_offered_also_after_a_restore(
    kontor: Run,  # noqa: F811 - fixture
    monkeypatch: pytest.MonkeyPatch,
    empty_database: str,  # noqa: F811 - fixture
    services: dict[str, str],  # noqa: F811 - fixture
    tmp_path: Path,
) -> None:
    """A backup itself does not ask for lz4, so that every server can restore it."""
    schema.upgrade(empty_database)
    found, expected = compressed(empty_database)
    assert found == expected

    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    assert kontor("backup", str(tmp_path / "dump")).code == 0
    with new_database(services) as elsewhere:
        monkeypatch.setenv("KONTOR_DATABASE", elsewhere)
        assert kontor("restore", str(tmp_path / "dump")).code == 0
        assert compressed(elsewhere) == (expected, expected)
    assert b"lz4" not in (tmp_path / "dump").read_bytes()
