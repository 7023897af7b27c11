"""The packer as a process of its own, which tells each step on its standard output. Usage: packer.py DATABASE PLACE."""

import asyncio
import sys

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool


def tell(step: str, name: str) -> None:
    """Print a step at once."""
    sys.stdout.write(f"{step} {name}\n")
    sys.stdout.flush()


async def pack(database: str, place: str) -> None:
    """Pack all matches that are over."""
    pool = await open_pool(database, 2)
    await do_pack_matches(Context(Settings(database=database, packs=place), pool, LocalBus()), days=0, watch=tell)
    await pool.close()


if __name__ == "__main__":
    asyncio.run(pack(*sys.argv[1:]))
