"""A folder of packs: each object is a file that is written once, and is on the disk before anybody relies on it."""

import asyncio
import os
from pathlib import Path
from secrets import token_hex

from kontor.server.errors import StoreError

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
UNFINISHED = ".unfinished"
"""What the name of a file ends with while it is written; what a killed process left behind is of no use to anybody."""


class FolderPlace:
    """Packs in a folder of this machine, or of a disk that all processes share."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = str(folder)

    async def put(self, name: str, content: bytes) -> None:
        """Write an object that does not exist yet; when this returns, a power failure cannot take it away."""
        await asyncio.to_thread(self._put, name, content)

    async def get(self, name: str, first_byte: int, count: int) -> bytes:
        """Return some bytes of an object; StoreError if it is not there or too short."""
        return await asyncio.to_thread(self._get, name, first_byte, count)

    async def check(self) -> None:
        """Write, read and remove an object; StoreError says why that fails."""
        name = f"check-{token_hex(6)}"
        await self.put(name, name.encode())
        await self.get(name, 0, len(name))
        (self.folder / name).unlink()

    async def close(self) -> None:
        """Do nothing: no file stays open."""

    def _put(self, name: str, content: bytes) -> None:
        path = self.folder / name
        unfinished = path.with_name(path.name + UNFINISHED)
        try:
            # A folder that is missing is not made: it may be a disk that is not there at the moment.
            owner = self.folder.stat()
            path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            descriptor = os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE)
            with os.fdopen(descriptor, "wb") as file:
                if os.geteuid() == 0:  # by the hand of a host; the server runs as the owner of the folder
                    os.chown(path.parent, owner.st_uid, owner.st_gid)
                    os.fchown(file.fileno(), owner.st_uid, owner.st_gid)
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
                if hasattr(os, "posix_fadvise"):  # what is read back then comes from the disk
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            unfinished.rename(path)
            for folder in path.relative_to(self.folder).parents:
                _sync(self.folder / folder)
        except OSError as error:
            raise StoreError("packs-unwritable", place=self.address, why=str(error)) from error

    def _get(self, name: str, first_byte: int, count: int) -> bytes:
        try:
            with (self.folder / name).open("rb") as file:
                file.seek(first_byte)
                content = file.read(count)
        except OSError as error:
            raise StoreError("packs-unreadable", place=self.address, why=str(error)) from error
        if len(content) != count:
            raise StoreError("packs-unreadable", place=self.address, why=f"{name}: {len(content)} < {count}")
        return content


def _sync(folder: Path) -> None:
    """Let the names in a folder reach the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
