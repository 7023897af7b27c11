"""Where packs are kept: in a folder, or in a bucket that speaks S3."""

from pathlib import Path
from typing import Protocol

from kontor.server.packs.bucket import BucketPlace, bucket_address
from kontor.server.packs.folder import FolderPlace
from kontor.server.packs.signing import Key
from kontor.server.settings import Settings

BUCKET = "s3://"


class Place(Protocol):
    """Keeps objects that are written once and never changed; StoreError if it cannot."""

    @property
    def address(self) -> str:
        """What the host calls it, without secrets."""

    async def put(self, name: str, content: bytes) -> None:
        """Write an object that does not exist yet; when this returns, it is durable."""

    async def get(self, name: str, first_byte: int, count: int) -> bytes:
        """Return some bytes of an object."""

    async def check(self) -> None:
        """Write, read and remove an object."""

    async def close(self) -> None:
        """Let go of connections."""


def place_of(settings: Settings) -> Place | None:
    """Return the place that the host chose for packs; None if matches stay in the database."""
    if settings.packs.startswith(BUCKET):
        where = bucket_address(settings.packs, settings.packs_endpoint)
        return BucketPlace(where, Key(settings.packs_key, settings.packs_secret, settings.packs_region))
    return FolderPlace(Path(settings.packs)) if settings.packs else None
