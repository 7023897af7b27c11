"""Signed records of finished matches, and the keys of this server (ADR 63)."""

import asyncio

from kontor.core import MatchRecord
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.read.files import file_of, read_file
from kontor.server.matches.read.records import OpenedSecret, demand_revealed, open_secret, record_of
from kontor.server.settings import Settings
from kontor.server.store.operation import record_keys
from kontor.server.store.pool import connected
from kontor.signed import KeyList, KnownKey, Luck, Signer, SigningKey, UnsignableError, key_id, write_signed
from kontor.signed.page import page_of


async def do_announce_key(context: Context) -> None:
    """Note the key of the settings as the one in use; without one nothing changes."""
    if context.settings.record_key:
        async with connected(context.pool) as connection:
            await record_keys.use_key(connection, SigningKey(context.settings.record_key).public)


async def published_keys(context: Context) -> KeyList:
    """Return all keys that this server has had."""
    async with connected(context.pool) as connection:
        rows = await record_keys.all_keys(connection)
    return KeyList(
        tuple(KnownKey(key_id(row.public), row.public, row.since, row.until) for row in rows), context.settings.site
    )


async def signed_record_of(context: Context, match_id: str, account: int | None) -> bytes:
    """Return the file of a match that is over; signed if this server has a key."""
    async with context.cache.fresh(match_id) as match:
        demand_revealed(match, account, context.now())
        imported = match.imported
    if imported:
        return await imported_file(context, match_id)
    record = await record_of(context, match_id, account)
    luck = luck_of(record, await open_secret(context, match_id, account))
    key, signer = signing(context, match_id)
    return write_signed(record, luck, key, signer)


async def imported_file(context: Context, match_id: str) -> bytes:
    """Return the file of an import as it was brought: this server signs only what was played here."""
    file = await file_of(context, match_id)
    read = read_file(file)
    return file if read.signed else write_signed(read.record)


async def page_of_match(context: Context, match_id: str, account: int | None) -> bytes:
    """Return a match that is over as one HTML file that shows all of it; signed if this server has a key."""
    signed = await signed_record_of(context, match_id, account)
    async with context.cache.fresh(match_id) as match:
        game = match.game
        imported = match.imported
    key, _ = (None, None) if imported else signing(context, match_id)
    try:
        async with context.drawing:
            return await asyncio.to_thread(page_of, game, signed, key)
    except UnsignableError as error:
        raise ConflictError("no-viewer") from error


def signing(context: Context, match_id: str) -> tuple[SigningKey | None, Signer | None]:
    """Return the key of this server, and what it says about itself; None without a key."""
    settings: Settings = context.settings
    if not settings.record_key:
        return None, None
    key = SigningKey(settings.record_key)
    return key, Signer(key.public, settings.site, match_id, context.now())


def luck_of(record: MatchRecord, opened: OpenedSecret) -> Luck | None:
    """Return what the seed came from; None where the deal was prepared, and follows from no secret."""
    if opened.prepared or opened.seed != record.seed:
        return None
    return Luck(
        opened.secret,
        opened.commitment,
        opened.entropies,
        tuple(source or "" for source in opened.sources),
        opened.failed_reveals,
    )
