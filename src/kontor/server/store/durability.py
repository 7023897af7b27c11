"""Whether PostgreSQL keeps what it has acknowledged: a move that was said to be saved must be on disk (ADR 34)."""

import asyncio
from collections.abc import Mapping

import asyncpg

from kontor.server.errors import StoreError
from kontor.server.store.failures import CONNECTION_ERRORS, connection_failure

TIMEOUT_SECONDS = 5.0
DURABLE = ("fsync", "synchronous_commit")
"""The settings of PostgreSQL that must not be off, or a power failure takes moves away that were acknowledged."""
SETTINGS = "SELECT name, setting FROM pg_settings WHERE name = ANY ($1)"


async def durable_settings(connection: asyncpg.Connection) -> Mapping[str, str]:
    """Return the settings that durability depends on, as they are for this role and database."""
    return {row["name"]: row["setting"] for row in await connection.fetch(SETTINGS, DURABLE)}


def unsafe_settings(settings: Mapping[str, str]) -> list[str]:
    """Return the names of the settings by which acknowledged moves can be lost."""
    return [name for name in DURABLE if settings.get(name) == "off"]


def demand_durable(database: str, *, allow_unsafe: bool) -> None:
    """Refuse a database that can lose what it has acknowledged, unless the host allows it; StoreError says how."""
    if not allow_unsafe and (unsafe := unsafe_settings(asyncio.run(_settings(database)))):
        raise StoreError("unsafe-database", settings=", ".join(unsafe), first=unsafe[0])


async def _settings(database: str) -> Mapping[str, str]:
    try:
        connection = await asyncpg.connect(database, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS)
    except CONNECTION_ERRORS as error:
        raise connection_failure(database, error) from error
    try:
        return await durable_settings(connection)
    finally:
        await connection.close()
