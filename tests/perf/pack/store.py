"""Matches that were made in memory, written into the store as if a server had played them a month ago."""

from zlib import compress

from kontor.core import registry
from kontor.server.store.competition import results
from kontor.server.store.matches import matches as store
from kontor.server.store.matches import versions
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.matches import NewMatchRow
from kontor.server.store.matches.packs import BACK
from kontor.server.store.matches.versions import StoredPositions
from kontor.server.store.pool import Connection
from kontor.server.store.work.chores import tidy_match
from perf.pack.play import PlayedMatch

OVER = """
UPDATE matches SET status = 'over', seed = $2, seq = $3, step = $4, head = $5, link = $6, state = $7, result = $8,
    current_version = rules_version, created_at = $9, moved_at = $10
WHERE id = $1
"""
SEAT = "UPDATE seats SET kind = 'person', name = $3, account = $4 WHERE match = $1 AND seat = $2"
OWNER = "INSERT INTO owners (match, seat, account) VALUES ($1, $2, $3)"
PERSON = "INSERT INTO accounts (name) VALUES ($1) RETURNING id"
MOST_SEATS = 5


async def make_people(connection: Connection) -> list[int]:
    """Return new accounts, one for each seat that a match can have."""
    return [await connection.fetchval(PERSON, f"Person {seat}") for seat in range(MOST_SEATS)]


async def write_match(connection: Connection, played: PlayedMatch, people: list[int]) -> None:
    """Store a match that is over, with its log, its positions and its results."""
    game = registry.game(played.game)
    row = NewMatchRow(
        id=played.id,
        game=played.game,
        rules_version=game.info.rules_version,
        components=game.components.hash,
        options=played.options.decode(),
        listed=False,
        spectators=True,
        creator=None,
        rematch_of=None,
        secret=bytes(32),
        commitment="",
        speed="untimed",
        rated=False,
        hints=False,
    )
    entries = [(played.opening, played.moves[0].at), *played.moves]
    rows = [(played.id, *(getattr(entry, name) for name in Entry.__struct_fields__), at) for entry, at in entries]
    place = (len(played.moves), played.step, played.head, played.link, played.states[-1], played.result)
    async with connection.transaction():
        await store.create(connection, row, played.seats)
        for seat, account in enumerate(people[: played.seats]):
            await connection.execute(SEAT, played.id, seat, f"Person {seat}", account)
            await connection.execute(OWNER, played.id, seat, account)
        await connection.copy_records_to_table("actions", records=rows, columns=BACK)
        await connection.execute(OVER, played.id, played.seed, *place, entries[0][1], entries[-1][1])
        positions = compress(b"\n".join(played.states), 6)
        await versions.put_positions(connection, played.id, StoredPositions(game.info.rules_version, positions))
        await results.note(connection, played.id, await results.told_by_log(connection, played.id))
        await tidy_match(connection, played.id)
