"""Packing old matches: some of them become one object, which is proven before their moves leave the database.

A process that is killed leaves each match either in the database or in a pack that was read back from its place. An
object that nobody refers to may be left: it is waste and harms nobody.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from secrets import token_hex
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from kontor.core import Seating, decode
from kontor.server.errors import StoreError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.packed import open_pack
from kontor.server.matches.packing.prove import Proof, prove
from kontor.server.packs.form import FORM, PackHeader, columns_of, write_pack
from kontor.server.packs.links import missing_links
from kontor.server.packs.opened import states_in
from kontor.server.packs.places import Place
from kontor.server.store.matches import log, packs, versions
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.packs import Due, MatchFacts, Move, PackRow
from kontor.server.store.pool import connected
from kontor.server.store.shards.databases import Shard

BATCH = 50
"""Matches in one object: enough for few files, and for a night that is interrupted to lose little work."""
MAX_A_NIGHT = 20_000
"""Matches that one night packs, at about a tenth of a second each."""
BEGINNING = Due("", datetime(1970, 1, 1, tzinfo=UTC))

PackStep: TypeAlias = Literal["proven", "written", "read", "removed", "packed"]
"""How far the packer is: `written` for an object, the others for a match; `removed` is not yet committed."""
Watch: TypeAlias = Callable[[PackStep, str], None]
"""Gets each step with the match or the object that it is about."""


class PackedCount(msgspec.Struct):
    """What a run of the packer did."""

    matches: int = 0
    bytes: int = 0
    replayed: int = 0
    """Matches that were replayed to their last link; of the others this release has no rules."""
    left: int = 0
    """Matches that stay in the database, because something about them could not be proven."""


class NewPack(NamedTuple):
    """A match as a pack that was proven, and that nobody has written yet."""

    match: str
    content: bytes
    entries: int
    last_link: str
    proof: Proof

    def row(self, name: str, first_byte: int) -> PackRow:
        """Return where it is in an object."""
        proof = sha256(self.content).hexdigest()
        return PackRow(self.match, name, first_byte, len(self.content), self.entries, self.last_link, proof)


def _no_watch(step: PackStep, name: str) -> None:
    """Do nothing."""


async def do_pack_matches(
    context: Context,
    days: int | None = None,
    most: int = MAX_A_NIGHT,
    watch: Watch = _no_watch,
    *,
    search: bool = False,
) -> PackedCount:
    """Pack matches that ended some days ago, the oldest first; nothing if the host chose no place for packs.

    With `search` every match that ever was is looked at, in case a former release ended some.

    StoreError if the database or the place cannot be used; what was packed until then is packed.
    """
    done = PackedCount()
    if search:
        await context.databases.ask_each(packs.find_forgotten)
    if context.packs:
        for shard in context.databases.every:
            await _pack_at(context, shard, context.packs, days, most, done, watch)
    return done


async def _pack_at(
    context: Context, shard: Shard, place: Place, days: int | None, most: int, done: PackedCount, watch: Watch
) -> None:
    """Pack the matches of one database, as long as there are fewer than `most` altogether."""
    after = BEGINNING
    while done.matches < most:
        async with context.databases.on(shard) as connection:
            wanted = context.settings.pack_days if days is None else days
            found = await packs.due(connection, wanted, after, min(BATCH, most - done.matches))
        if not found:
            return
        after = found[-1]
        async with connected(context.pool) as home:
            counted = await packs.counted(home, [due.match for due in found])
        made = [await _make(context, due.match, watch) for due in found if due.match in counted]
        await _keep(context, place, [new for new in made if new], done, watch)
        done.left += made.count(None)


async def _make(context: Context, match_id: str, watch: Watch) -> NewPack | None:
    """Return a match as a pack that says what the log says, and replays; None if it does not."""
    async with context.at(match_id) as connection:
        facts = await packs.facts_of(connection, match_id)
        opening = await log.one_entry(connection, match_id, 0)
        moves = await packs.moves_of(connection, match_id)
        stored = await versions.positions_of(connection, match_id)
    positions = stored.states if stored else b""
    try:
        content = await asyncio.to_thread(_write, match_id, facts, opening, moves, positions)
        new = NewPack(match_id, content, len(moves), facts.link, "compared")
        proof = await prove(context, new.row("", 0), content, positions, moves)
    except StoreError:
        raise
    except Exception as error:  # noqa: BLE001 - one broken match must not keep the others in the database
        note_failure("pack", match_id, error)
        return None
    watch("proven", match_id)
    return new._replace(proof=proof)


def _write(match_id: str, facts: MatchFacts, opening: Entry, moves: list[Move], positions: bytes) -> bytes:
    links = missing_links(opening.link, moves, states_in(positions))
    header = PackHeader(
        form=FORM,
        match=match_id,
        game=facts.game,
        rules_version=facts.rules_version,
        components=facts.components,
        options=msgspec.Raw(facts.options.encode()),
        seats=tuple(seating.kind for seating in decode(opening.content, list[Seating])),
        seed=facts.seed.hex(),
        result=msgspec.Raw(facts.result),
        opening=opening.link,
        opening_events=msgspec.Raw(opening.events),
        head=facts.head,
        link=facts.link,
        columns=columns_of(moves, links),
    )
    return write_pack(header, moves)


async def _keep(context: Context, place: Place, made: list[NewPack], done: PackedCount, watch: Watch) -> None:
    """Write packs as one object; of each that is read back as it was proven, the moves leave the database."""
    if not made:
        return
    name = f"{context.now():%Y-%m/%d}-{token_hex(8)}.xz"
    await place.put(name, b"".join(new.content for new in made))
    watch("written", name)
    first_byte = 0
    for new in made:
        row = new.row(name, first_byte)
        first_byte += row.length
        if await place.get(name, row.first_byte, row.length) != new.content:
            raise StoreError("packs-unreadable", place=place.address, why=name)
        watch("read", new.match)
        if await _remove_moves(context, row, watch):
            watch("packed", new.match)
            done.matches += 1
            done.bytes += row.length
            done.replayed += new.proof == "replayed"


async def _remove_moves(context: Context, row: PackRow, watch: Watch) -> bool:
    """Note where a pack is and remove its moves from the log, both or neither; False if the match has changed."""
    async with context.at(row.match) as connection:
        transaction = connection.transaction()
        await transaction.start()
        try:
            await store.lock(connection, row.match)
            is_noted = await packs.put(connection, row)
            watch("removed", row.match)
        except BaseException:
            await transaction.rollback()
            raise
        await (transaction.commit() if is_noted else transaction.rollback())
    return is_noted


async def do_unpack_match(context: Context, match_id: str) -> bool:
    """Put the moves of a match into the database again; False if they are there. Its pack stays, and nobody needs it.

    Their times are in whole seconds then, and the keys by which commands were recognised are gone.
    """
    async with context.at(match_id) as connection:
        row = await packs.find(connection, match_id)
    if row is None:
        return False
    moves = await open_pack(context, row)
    async with context.at(match_id) as connection, connection.transaction():
        await store.lock(connection, match_id)
        return await packs.take_back(connection, match_id, moves)
