"""Opens every match as a reader does, and compares it with what was written: its log, and what it replays to."""

from hashlib import sha256
from typing import NamedTuple

from kontor.core import KontorError, encode, registry
from kontor.core.replay import verify
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.matches.kernel.packed import entries_of
from kontor.server.matches.read.records import full_record
from kontor.server.settings import Settings
from kontor.server.store.matches.log import Entry
from kontor.server.store.pool import open_pool
from perf.pack.play import PlayedMatch


class Expected(NamedTuple):
    """What must be read of a match."""

    match: str
    game: str
    log: str
    """The SHA-256 of its entries."""
    link: str


def expected(played: PlayedMatch) -> Expected:
    """Return what must be read of a match that was made."""
    entries = [played.opening, *(move.entry for move in played.moves)]
    return Expected(played.id, played.game, hash_of(entries), played.link)


def hash_of(entries: list[Entry]) -> str:
    """Return the SHA-256 of entries."""
    return sha256(encode(entries)).hexdigest()


async def lost_matches(database: str, place: str, matches: list[Expected]) -> list[str]:
    """Return the matches that are not read as they were written, each with the reason."""
    pool = await open_pool(database, 2)
    context = Context(Settings(database=database, packs=place), pool, LocalBus())
    lost = []
    for match in matches:
        try:
            if hash_of(await entries_of(context, match.match, -1)) != match.log:
                lost.append(f"{match.match}: its log is another one")
                continue
            record = await full_record(context, match.match)
            verify(registry.game(match.game), record)
            if record.moves[-1].link != match.link:
                lost.append(f"{match.match}: it replays to another link")
        except KontorError as error:
            lost.append(f"{match.match}: {error}")
    await pool.close()
    return lost
