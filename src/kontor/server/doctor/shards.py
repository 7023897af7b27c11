"""The check of shards: each answers, has today's tables, keeps what it acknowledges, and belongs to this server."""

import asyncio
from uuid import UUID

import asyncpg

from kontor.server.doctor.found import Finding, failed, ok, warning
from kontor.server.doctor.services import TIMEOUT_SECONDS
from kontor.server.errors import StoreError
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.durability import durable_settings, unsafe_settings
from kontor.server.store.failures import CONNECTION_ERRORS
from kontor.server.store.shards.claims import installation_of, is_shard


async def shards(settings: Settings) -> list[Finding]:
    """Check every shard; nothing without shards, or if the home database does not answer, which another check says."""
    if not settings.shards:
        return []
    try:
        home = await asyncpg.connect(settings.database, timeout=TIMEOUT_SECONDS)
    except CONNECTION_ERRORS:
        return []
    try:
        installation = await installation_of(home)
    except asyncpg.UndefinedTableError:
        installation = None
    finally:
        await home.close()
    if installation is None:
        return [ok("shard", "shard-new", number=number) for number, _ in enumerate(settings.shard_addresses, 1)]
    return [
        await _examine(number, address, settings, installation)
        for number, address in enumerate(settings.shard_addresses, 1)
    ]


async def _examine(number: int, address: str, settings: Settings, installation: UUID) -> Finding:
    try:
        connection = await asyncpg.connect(address, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS)
    except CONNECTION_ERRORS as error:
        return failed("shard", "shard-away", number=number, why=str(error) or type(error).__name__)
    try:
        status = await asyncio.to_thread(schema.status, address)
        if status.revision is None:
            return ok("shard", "shard-new", number=number)
        if status.missing:
            return warning("shard", "shard-behind", number=number, missing=", ".join(status.missing))
        if not await is_shard(connection, installation, number):
            return failed("shard", "shard-of-another", number=number)
        unsafe = unsafe_settings(await durable_settings(connection))
    except StoreError as error:  # the tables are those of a later release
        return failed("shard", error.key, **error.facts)
    finally:
        await connection.close()
    if unsafe and not settings.allow_unsafe_database:
        return failed("shard", "shard-unsafe", number=number, settings=", ".join(unsafe))
    return ok("shard", number=number)
