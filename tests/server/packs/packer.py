"""A packer that is killed at a step: run by `test_killed.py` as a process of its own.

Usage: packer.py DATABASE FOLDER STEP NUMBER. It kills itself when it comes to this step for the given time.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.packs.folder import FolderPlace
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool

HALF_WRITTEN = "half"
"""The step at which only half of an object is written."""


class Fate:
    """Kills the process when a step comes for the given time."""

    def __init__(self, step: str, number: int) -> None:
        self.step, self.left = step, number

    def watch(self, step: str, name: str) -> None:
        """Count a step."""
        self.left -= step == self.step
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)


class HalfWritten(FolderPlace):
    """A folder whose process is killed while it writes an object."""

    def __init__(self, folder: Path, fate: Fate) -> None:
        super().__init__(folder)
        self.fate = fate

    async def put(self, name: str, content: bytes) -> None:
        """Write the first half where an object is while it is written."""
        if self.fate.step == HALF_WRITTEN:
            await super().put(f"{name}.unfinished", content[: len(content) // 2])
            self.fate.watch(HALF_WRITTEN, name)
        await super().put(name, content)


async def pack(database: str, folder: Path, fate: Fate) -> None:
    """Pack all matches that are over."""
    pool = await open_pool(database, 2)
    context = Context(Settings(database=database, packs=str(folder)), pool, LocalBus())
    context.packs = HalfWritten(folder, fate)
    await do_pack_matches(context, days=0, watch=fate.watch)
    await pool.close()


if __name__ == "__main__":
    asyncio.run(pack(sys.argv[1], Path(sys.argv[2]), Fate(sys.argv[3], int(sys.argv[4]))))
