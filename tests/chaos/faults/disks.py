"""Full disk: nothing can be added to the disk of the primary, neither to its tables nor to its log."""

import os

from chaos.pair import Pair
from chaos.postgres import DISK_MEGABYTES, Postgres

SHRINK_ATTEMPTS = 20


class FullDisk:
    """The primary's disk shrinks to what is on it. PostgreSQL may well crash, and cannot start until there is space."""

    kind, is_kill = "full-disk", False

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.full: Postgres | None = None

    @property
    def name(self) -> str:
        """What is hit."""
        return self.pair.primary.name

    async def begin(self) -> None:
        """Leave no space; until the end nothing else is done to the pair."""
        await self.pair.busy.acquire()
        self.full = self.pair.primary
        try:
            await self.shrink(self.full)
        except BaseException:
            self.pair.busy.release()
            raise

    async def shrink(self, full: Postgres) -> None:
        """Let a disk be no larger than what is on it; again, if more has been written since that was measured."""
        for attempt in range(SHRINK_ATTEMPTS):
            space = os.statvfs(full.folder)
            try:
                await full.resize_disk(str((space.f_blocks - space.f_bfree) * space.f_frsize))
                break
            except ChildProcessError:
                if attempt == SHRINK_ATTEMPTS - 1:
                    raise

    async def end(self) -> None:
        """Give the space back."""
        assert self.full is not None
        try:
            await self.full.resize_disk(f"{DISK_MEGABYTES}m")
        finally:
            self.pair.busy.release()
