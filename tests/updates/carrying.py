"""One dump of the corpus: restored, upgraded, played to its end by bots at a real server, and read."""

import asyncio
import os
import subprocess
import sys
from operator import add
from pathlib import Path

import msgspec

from fortnight.context import own_context
from kontor.core import KontorError
from kontor.server.matches import Command, Context, do_resign_to_bot, do_start
from kontor.server.matches.kernel.match import OpenMatch
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from server.fixtures import new_database
from server.gateway import SECRET, gateway, new_client
from updates.make_corpus.databases import restore
from updates.make_corpus.manifest import Manifest, StoredMatch
from updates.reading import Reader

LEVEL = "deckhand"
BOT_PROCESSES = 2
POLL_SECONDS = 0.5
MAX_QUIET_SECONDS = 120.0
"""Seconds without a move of any match after which those that are still running count as stuck."""
SHOW_EVERYTHING = "UPDATE matches SET spectators = true"
"""So that a stranger may read every match."""
PROGRESS = "SELECT count(*) FILTER (WHERE status = 'playing') AS playing, sum(seq) AS entries FROM matches"


class Tally(msgspec.Struct, frozen=True):
    """What became of the matches of a corpus; the last line of `make updates`."""

    matches: int = 0
    running: int = 0
    finished: int = 0
    lost: int = 0
    """Matches of which something is gone, or that nobody can play on."""
    unreadable: int = 0
    continued_from_position: int = 0
    """Matches that corrected rules would have led elsewhere: they went on from their position."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*map(add, msgspec.structs.astuple(self), msgspec.structs.astuple(other)))

    @property
    def is_clean(self) -> bool:
        """Whether no match is lost or unreadable."""
        return not self.lost and not self.unreadable


def carry_over(dump: Path, services: dict[str, str], former_path: str | None = None) -> Tally:
    """Restore a dump, upgrade it, play and read its matches; return what became of them.

    With `former_path`, a PYTHONPATH, another release runs a night on it before.
    """
    manifest = msgspec.json.decode(dump.with_suffix(".json").read_bytes(), type=Manifest)
    with new_database(services) as address:
        restore(address, dump)
        environment = {**os.environ, "KONTOR_DATABASE": address}
        if former_path:
            night = [sys.executable, "-m", "updates.night"]
            subprocess.run(night, env={**environment, "PYTHONPATH": former_path}, check=True)
        upgrade = [sys.executable, "-m", "kontor.cli", "db", "upgrade"]
        subprocess.run(upgrade, env=environment, check=True, stdout=subprocess.DEVNULL)
        return asyncio.run(play_and_read(manifest, address))


async def play_and_read(manifest: Manifest, database: str) -> Tally:
    """Read all matches, play those that are not over, and read them again."""
    settings, reader = Settings(database=database, secret=SECRET), Reader()
    async with own_context(settings) as context:
        async with connected(context.pool) as connection:
            await connection.execute(SHOW_EVERYTHING)
        with gateway(database) as server:  # without bots: nothing moves
            async with new_client(server) as reader.client:
                for stored in manifest.matches:
                    await reader.look(stored)
        for stored in manifest.matches:
            if stored.status != "over" and stored.id not in reader.unreadable:
                await leave_to_bots(context, stored, reader)
        with gateway(database, bots=BOT_PROCESSES) as server:
            async with new_client(server) as reader.client:
                await wait_for_the_end(context)
                readable = [stored for stored in manifest.matches if stored.id not in reader.unreadable]
                jumps = [await reader.look_back(stored) for stored in readable]
    for match, why in (reader.lost | reader.unreadable).items():
        sys.stderr.write(f"  {match}: {why}\n")
    return Tally(
        matches=len(manifest.matches),
        running=sum(stored.status == "playing" for stored in manifest.matches),
        finished=sum(stored.status == "over" for stored in manifest.matches),
        lost=len(reader.lost),
        unreadable=len(reader.unreadable),
        continued_from_position=sum(map(bool, jumps)),
    )


async def leave_to_bots(context: Context, stored: StoredMatch, reader: Reader) -> None:
    """Start a match that is open, and let bots take the seats of all people."""
    try:
        async with context.cache.fresh(stored.id) as match:
            creator, is_open = match.creator, isinstance(match, OpenMatch)
        if is_open:
            await do_start(context, stored.id, creator or 0, LEVEL)
        for seat in range(len(stored.seats)):
            async with context.cache.fresh(stored.id) as match:
                is_person, seq = match.occupants[seat].kind == "person", match.seq
            if is_person:
                await do_resign_to_bot(context, Command(stored.id, seat, seq), LEVEL)
    except KontorError as error:
        reader.lost.setdefault(stored.id, f"cannot be played on: {error}")


async def wait_for_the_end(context: Context) -> None:
    """Wait until all matches are over, or none has moved for a while."""
    loop, last_entries = asyncio.get_running_loop(), -1
    deadline = loop.time() + MAX_QUIET_SECONDS
    while loop.time() < deadline:
        async with connected(context.pool) as connection:
            row = await connection.fetchrow(PROGRESS)
        assert row is not None
        if not row["playing"]:
            return
        if row["entries"] != last_entries:
            last_entries, deadline = row["entries"], loop.time() + MAX_QUIET_SECONDS
        await asyncio.sleep(POLL_SECONDS)
