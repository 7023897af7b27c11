"""`make recovery`: the drill of the guide. A database that archives its log is lost, and restored to a moment.

A match is played, a base backup is made, the match goes on, and the moment is noted. Then come moves that somebody
wants to undo, and the machine dies. What is restored must be the match at that moment, and it must go on. The last line
is JSON; the exit code is 1 if anything is missing.
"""

import asyncio
import json
import signal
import sys
from datetime import datetime
from time import monotonic
from typing import NamedTuple

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import connected, open_pool
from recovery.cluster import Cluster, temporary_folder
from server.gateway import LIMITS, SECRET, free_port
from server.sitting import play, started

MOVES = 5
"""Moves in each part of the match."""


class Noted(NamedTuple):
    """What is known about the match at the moment to which it is restored."""

    match: str
    seq: int
    link: str
    moment: datetime


async def context_at(database: str) -> Context:
    """Return the matches of a database."""
    settings = Settings(database=database, secret=SECRET, **dict.fromkeys(LIMITS, 0))  # type: ignore[arg-type]
    return Context(settings, await open_pool(database, 2), LocalBus())


async def last_entry(context: Context, match: str) -> tuple[int, str]:
    """Return the last entry of the log of a match, and its link in the hash chain."""
    async with connected(context.pool) as connection:
        statement = "SELECT seq, link FROM actions WHERE match = $1 ORDER BY seq DESC LIMIT 1"
        seq, link = await connection.fetchrow(statement, match)
    return seq, link


async def live(cluster: Cluster) -> Noted:
    """Play before and after the base backup, note the moment, and play on."""
    context = await context_at(cluster.address)
    match = await started(context)
    for _ in range(MOVES):
        await play(context, match)
    cluster.base_backup()
    for _ in range(MOVES):
        await play(context, match)
    async with connected(context.pool) as connection:
        moment: datetime = await connection.fetchval("SELECT clock_timestamp()")
    noted = Noted(match, *await last_entry(context, match), moment)
    for _ in range(MOVES):
        await play(context, match)
    async with connected(context.pool) as connection:
        await connection.execute("SELECT pg_switch_wal()")
    await context.pool.close()
    return noted


async def look(cluster: Cluster, noted: Noted) -> tuple[bool, bool]:
    """Return whether the match is as it was at the moment, and whether it goes on."""
    context = await context_at(cluster.address)
    same = await last_entry(context, noted.match) == (noted.seq, noted.link)
    await play(context, noted.match)
    goes_on = (await last_entry(context, noted.match))[0] > noted.seq
    await context.pool.close()
    return same, goes_on


def main() -> int:
    """Do the drill, and print one line of JSON."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("interrupted"))  # so that PostgreSQL is stopped
    with temporary_folder() as folder, Cluster(folder, free_port()) as cluster:
        cluster.create()
        schema.upgrade(cluster.address)
        noted = asyncio.run(live(cluster))
        cluster.wait_until_archived()
        cluster.die()
        began = monotonic()
        cluster.restore(noted.moment.isoformat())
        seconds = monotonic() - began
        same, goes_on = asyncio.run(look(cluster, noted))
        files = len(list(cluster.archive.iterdir()))
    found = {"moves": 2 * MOVES, "undone": MOVES, "files": files, "restore_s": round(seconds, 1)}
    print(json.dumps({**found, "same": same, "goes_on": goes_on, "ok": same and goes_on}))  # noqa: T201
    return 0 if same and goes_on else 1


if __name__ == "__main__":
    sys.exit(main())
