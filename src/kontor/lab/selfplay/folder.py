"""The folder of a run: its spec, and a file for each chunk that is there whole or not at all.

A chunk is written beside its place and then renamed, so a run that was killed leaves no half of one. The name of a
file says which deals it has; the last chunk of a run of fewer deals is therefore another one, and is played again.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec

from kontor.core.codec import decode, encode
from kontor.core.errors import MalformedError
from kontor.lab.errors import LabError
from kontor.lab.selfplay.rows import Chunk
from kontor.lab.selfplay.spec import SelfPlay

SPEC_FILE = "spec.json"
CHUNKS = "chunks"
MAY_DIFFER = ("deals",)
"""What a run that goes on in a folder may ask for differently."""


class Folder:
    """The chunks of a spec that have been played."""

    def __init__(self, path: Path, spec: SelfPlay) -> None:
        """Open or make a folder; LabError if it has another run."""
        self.path = path
        self.spec = spec
        file = path / SPEC_FILE
        if file.exists():
            other = read_spec(path)
            same = {name: getattr(spec, name) for name in MAY_DIFFER}
            if msgspec.structs.replace(other, **same) != spec:
                raise LabError("folder-other", folder=str(path))
        try:
            (path / CHUNKS).mkdir(parents=True, exist_ok=True)
            write_whole(file, encode(spec) + b"\n")
        except OSError as error:
            raise LabError("folder-unwritten", folder=str(path), why=str(error)) from error

    @classmethod
    def read(cls, path: Path) -> "Folder":
        """Open a folder for the spec that is in it; LabError if there is none."""
        return cls(path, read_spec(path))

    def file_of(self, chunk: int) -> Path:
        """Return where a chunk is kept."""
        deals = self.spec.deals_of(chunk)
        return self.path / CHUNKS / f"{deals.start:07}-{deals.stop - 1:07}.json.gz"

    def missing(self) -> list[int]:
        """Return the chunks that have not been played."""
        return [chunk for chunk in range(self.spec.chunks) if not self.file_of(chunk).exists()]

    def add(self, chunk: Chunk) -> None:
        """Keep a chunk."""
        write_whole(self.file_of(chunk.number), gzip.compress(encode(chunk), mtime=0))

    def chunk(self, number: int) -> Chunk:
        """Return a chunk; LabError if it cannot be read."""
        return decode(self._content(number), Chunk)

    def chunks(self) -> Iterator[Chunk]:
        """Yield all chunks in their order."""
        for number in range(self.spec.chunks):
            yield self.chunk(number)

    def hash(self) -> str:
        """Return the SHA-256 of the spec and of all rows: backend, order and number of workers change nothing."""
        found = sha256(self.spec.hash.encode())
        for number in range(self.spec.chunks):
            found.update(sha256(self._content(number)).digest())
        return found.hexdigest()

    def _content(self, number: int) -> bytes:
        file = self.file_of(number)
        try:
            return gzip.decompress(file.read_bytes())
        except (OSError, EOFError, zlib.error) as error:
            raise LabError("kept-unread", file=str(file), why=str(error)) from error


def read_spec(path: Path) -> SelfPlay:
    """Return the spec of a folder; LabError if it has none."""
    file = path / SPEC_FILE
    try:
        return decode(file.read_bytes(), SelfPlay)
    except (OSError, MalformedError) as error:
        raise LabError("kept-unread", file=str(file), why=str(error)) from error


def write_whole(file: Path, content: bytes) -> None:
    """Write a file that other programs see whole or not at all."""
    with write_beside(file) as beside:
        beside.write_bytes(content)


@contextmanager
def write_beside(file: Path) -> Iterator[Path]:
    """Give a path beside a file, which takes its place when the block has written it."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        yield beside
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
