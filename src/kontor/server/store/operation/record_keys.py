"""The public keys that this server has signed records with; the private one is a setting."""

from datetime import datetime

import msgspec

from kontor.server.store.pool import Connection


class RecordKeyRow(msgspec.Struct, frozen=True):
    """A public key, and the time in which it signed."""

    public: str
    since: datetime
    until: datetime | None


USE = """
INSERT INTO record_keys (public) VALUES ($1) ON CONFLICT (public) DO UPDATE SET until = NULL
WHERE record_keys.until IS NOT NULL
"""
RETIRE = "UPDATE record_keys SET until = now() WHERE public <> $1 AND until IS NULL"
ALL = "SELECT public, since, until FROM record_keys ORDER BY until DESC NULLS FIRST, since DESC"


async def use_key(connection: Connection, public: str) -> None:
    """Note that a key is in use from now on, and no other one."""
    await connection.execute(USE, public)
    await connection.execute(RETIRE, public)


async def all_keys(connection: Connection) -> list[RecordKeyRow]:
    """Return every key, the one in use first."""
    return [RecordKeyRow(**row) for row in await connection.fetch(ALL)]
