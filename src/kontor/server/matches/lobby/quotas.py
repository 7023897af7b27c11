"""Quotas: how many tables and bots one person, and one address, may have at the same time (ADR 32)."""

from kontor.server.errors import ConflictError
from kontor.server.settings import Settings
from kontor.server.store.operation import quotas as store
from kontor.server.store.pool import Connection

ADDRESS_FACTOR = 4
"""How many times the quota of a person an address has: a family, a school or a mobile network shares one."""


async def demand_quota(connection: Connection, settings: Settings, match_id: str) -> None:
    """Refuse what goes beyond a quota, counted after the change in the same transaction; ConflictError says which.

    Only what is new is refused: tables that exist are played on.
    """
    tables, bots = settings.tables_per_person, settings.bot_seats_per_person
    if not tables and not bots:
        return
    held = await store.held_with(connection, match_id)
    if 0 < tables < held.tables:
        raise ConflictError("too-many-tables", most=tables)
    if 0 < bots < held.bots:
        raise ConflictError("too-many-bots", most=bots)
    if 0 < tables * ADDRESS_FACTOR < held.address_tables:
        raise ConflictError("too-many-tables-here", most=tables * ADDRESS_FACTOR)
    if 0 < bots * ADDRESS_FACTOR < held.address_bots:
        raise ConflictError("too-many-bots-here", most=bots * ADDRESS_FACTOR)
