"""Keeping imports: a file that was verified becomes a match that is over, for everybody who has its link.

Nobody here has a seat in it, so it is in nobody's history, results or ratings: only in the list of who brought it.
"""

import asyncio
from hashlib import sha256

import msgspec

from kontor.core import AnyGame, UnknownGameError, encode, registry
from kontor.core.recorder import Header
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches.imports.verifying import Played, UnfitImportError, play_through, read_import
from kontor.server.matches.kernel.boxes import game_with, load_boxes
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.lobby.ids import new_match_id
from kontor.server.matches.read.files import RecordFile
from kontor.server.matches.read.signing import published_keys
from kontor.server.store.matches import imports
from kontor.server.store.matches.imports import NewImport, Removed
from kontor.server.store.matches.versions import put_box
from kontor.server.store.moderation import audit
from kontor.server.store.moderation.audit import NewAuditRow
from kontor.server.store.people import accounts
from kontor.server.store.pool import Connection, connected
from kontor.signed import KeyList
from kontor.signed.checking import check_signature

MAX_IMPORTS = 50
"""Imports that a person may have at the same time."""
PERSON = "person"


async def do_import(context: Context, account: int, text: str) -> str:
    """Verify a record and keep it as a match that is over; return its id. The same file gives the same match again.

    ForbiddenError for guests, ConflictError for somebody who has too many; others say what is wrong with the file.
    """
    async with connected(context.pool) as connection:
        if not await accounts.is_member(connection, account):
            raise ForbiddenError("import-members")
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise UnfitImportError("import-unreadable") from error
    data, file = await asyncio.to_thread(read_import, data)
    digest = sha256(data).digest()
    async with connected(context.pool) as connection:
        known = await imports.find(connection, account, digest)
        if known is not None:
            return known
        await _demand_room(connection, account)
    is_own = await is_signed_here(context, file)
    game = await game_for(context, file.record.header)
    async with context.importing:
        played = await asyncio.to_thread(play_through, game, file, digest.hex())
    return await _store(context, account, data, file, is_own, game, played)


async def is_signed_here(context: Context, file: RecordFile) -> bool:
    """Return True if a file is signed with a key of this server; BrokenError if a signature does not fit.

    A foreign key proves nothing here, because anybody can make one: people see its short name and compare.
    """
    if file.signed is None or file.signed.signer is None:
        return False
    public = file.signed.signer.public
    own = tuple(key for key in (await published_keys(context)).keys if key.public == public)
    found = check_signature(file.signed, KeyList(own) if own else None)
    if found.key == "signature-unchecked":
        raise UnfitImportError("import-unchecked")
    return bool(own)


async def game_for(context: Context, header: Header) -> AnyGame:
    """Return the rules of a record with its box; UnfitImportError if they are not here, or older."""
    try:
        title = registry.game(header.game).info.title
    except UnknownGameError as error:
        raise UnfitImportError("import-game", game=header.game) from error
    async with connected(context.pool) as connection:
        await load_boxes(connection, [(header.game, header.components)])
    try:
        game = game_with(header.game, header.components)
    except ConflictError as error:
        raise UnfitImportError("import-box", game=title) from error
    if not 1 <= header.rules_version <= game.info.rules_version:
        raise UnfitImportError("import-newer", game=title, version=header.rules_version)
    return game


async def _store(
    context: Context, account: int, data: bytes, file: RecordFile, is_own: bool, game: AnyGame, played: Played
) -> str:
    """Store an import, unless the same file was stored in the meantime; return its id."""
    record, signed, now = file.record, file.signed, context.now()
    signer = signed.signer if signed else None
    match_id, seats = new_match_id(now), record.header.seats
    row = NewImport(
        id=match_id,
        game=game.info.slug,
        rules_version=game.info.rules_version,
        components=game.components.hash,
        options=encode(msgspec.to_builtins(game.stored_options(record.header.options))).decode(),
        commitment=file.luck.commitment if file.luck else "",
        seed=bytes.fromhex(record.seed),
        step=len(record.moves),
        # Positions are kept in memory by this link: a file must not choose one that another match has.
        link=sha256(f"import {match_id}".encode()).hexdigest(),
        state=encode(played.state),
        result=encode(played.outcome),
        at=now,
        states=played.positions,
        kinds=tuple("person" if seat.kind == PERSON else "bot" for seat in seats),
        names=tuple(seat.name for seat in seats),
        levels=tuple(None if seat.kind == PERSON else seat.kind for seat in seats),
        account=account,
        digest=sha256(data).digest(),
        file=data,
        public=signer.public if signer else None,
        site=signer.site if signer else "",
        signed_at=signer.signed_at if signer else None,
        is_own=is_own,
    )
    async with connected(context.pool) as connection, connection.transaction():
        await accounts.hold_account(connection, account)
        if not await accounts.is_member(connection, account):
            raise ForbiddenError("import-members")
        known = await imports.find(connection, account, row.digest)
        if known is not None:
            return known
        await _demand_room(connection, account)
        await put_box(connection, row.game, row.components, msgspec.json.encode(game.components.content))
        await imports.add(connection, row, played.entries)
    return match_id


async def _demand_room(connection: Connection, account: int) -> None:
    """Refuse one import more than a person may have."""
    if await imports.count(connection, account) >= MAX_IMPORTS:
        raise ConflictError("too-many-imports", most=MAX_IMPORTS)


async def do_remove_import(context: Context, match_id: str, account: int, *, as_moderator: bool = False) -> None:
    """Delete an import; ForbiddenError for people who have not imported it, except for moderators.

    What a moderator deletes of somebody else is in the audit log.
    """
    async with connected(context.pool) as connection, connection.transaction():
        owner = await imports.account_of(connection, match_id)
        if owner is None:
            raise NotFoundError("no-import")
        if owner != account and not as_moderator:
            raise ForbiddenError("import-not-yours")
        removed = await imports.remove(connection, [match_id])
        if owner != account:
            await audit.add(connection, NewAuditRow(account, "remove-import", owner, match_id))
    await tell_removed(context, removed)


async def tell_removed(context: Context, removed: Removed) -> None:
    """Let every process forget imports that were deleted, and read their branches again."""
    for match_id in (*removed.imports, *removed.branches):
        context.cache.forget(match_id)
        await context.bus.publish(Nudge(match_id, 0, talk=True, renamed=True))
