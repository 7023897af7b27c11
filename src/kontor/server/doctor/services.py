"""The checks of the services: PostgreSQL with its version, schema and clock, and NATS."""

import asyncio
from datetime import UTC, datetime

import asyncpg
import nats
from nats.errors import Error as NatsError

from kontor.server.doctor.found import Finding, failed, ok, warning
from kontor.server.errors import StoreError
from kontor.server.matches.kernel.play_clock import MAX_CLOCK_OFF_SECONDS
from kontor.server.store import schema
from kontor.server.store.durability import durable_settings, unsafe_settings
from kontor.server.store.failures import CONNECTION_ERRORS, connection_failure

TIMEOUT_SECONDS = 5.0
"""Seconds a service may take to answer."""
OLDEST = 14
"""The oldest release of PostgreSQL that has what our statements need."""


async def database(address: str, *, allow_unsafe: bool = False) -> list[Finding]:
    """Check PostgreSQL: its connection, and if that works also its version, schema, clock and durability."""
    try:
        connection = await asyncpg.connect(address, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS)
    except CONNECTION_ERRORS as error:
        failure = connection_failure(address, error)
        return [failed("database", failure.key, **failure.facts)]
    try:
        release = connection.get_server_version()
        before = datetime.now(UTC)
        database_time: datetime = await connection.fetchval("SELECT clock_timestamp()")
        after = datetime.now(UTC)
        unsafe = unsafe_settings(await durable_settings(connection))
        is_read_only: bool = await connection.fetchval("SELECT current_setting('transaction_read_only')::boolean")
    finally:
        await connection.close()
    apart = (database_time - (before + (after - before) / 2)).total_seconds()
    reached = failed("database", "database-read-only", why="transaction_read_only") if is_read_only else ok("database")
    return [
        reached,
        version(release.major),
        await tables(address),
        clock(apart),
        durability(unsafe, allow_unsafe=allow_unsafe),
    ]


def version(major: int) -> Finding:
    """Check the release of PostgreSQL."""
    if major < OLDEST:
        return failed("version", "version-old", version=major, oldest=OLDEST)
    return ok("version", version=major)


def clock(apart: float) -> Finding:
    """Check the seconds by which the clock of PostgreSQL is ahead of ours."""
    if abs(apart) > MAX_CLOCK_OFF_SECONDS:
        return warning("clock", "clock-apart", seconds=round(abs(apart), 1))
    return ok("clock", milliseconds=round(abs(apart) * 1000))


def durability(unsafe: list[str], *, allow_unsafe: bool) -> Finding:
    """Check that what PostgreSQL has acknowledged outlives a power failure; `unsafe` are the settings against it."""
    if not unsafe:
        return ok("durability")
    if allow_unsafe:
        return warning("durability", "durability-allowed", settings=", ".join(unsafe))
    return failed("durability", "durability-off", settings=", ".join(unsafe), first=unsafe[0])


async def tables(address: str) -> Finding:
    """Check that the tables are those of this release, or that `kontor serve` can make them so at its start."""
    try:
        schema_status = await asyncio.to_thread(schema.status, address)
    except StoreError as error:
        return failed("schema", error.key, **error.facts)
    if schema_status.revision is None:
        return ok("schema", "schema-new")
    if schema_status.missing:
        return warning("schema", "schema-behind", missing=", ".join(schema_status.missing))
    return ok("schema", revision=schema_status.newest)


async def bus(address: str) -> Finding:
    """Check NATS, if one is configured."""
    if not address:
        return ok("bus", "bus-none")
    causes: list[Exception] = []

    async def noted(error: Exception) -> None:
        causes.append(error)

    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            client = await nats.connect(address, max_reconnect_attempts=1, reconnect_time_wait=0, error_cb=noted)
            await client.flush()
            await client.close()
    except (OSError, NatsError, TimeoutError) as error:
        why = causes[-1] if causes else error
        return failed("bus", "no-bus", why=str(why) or type(why).__name__)
    return ok("bus")
