"""The files of imports: the record as it was brought, which tells of the match instead of the log."""

from typing import NamedTuple

from kontor.core import MatchRecord, read_record
from kontor.server.errors import NotFoundError
from kontor.server.matches.kernel.context import Context
from kontor.server.store.matches import imports
from kontor.server.store.pool import connected
from kontor.signed import Luck, SignedRecord, is_signed_record, read_signed


class RecordFile(NamedTuple):
    """What is in a file: a record, and the lines around it if it has any."""

    record: MatchRecord
    signed: SignedRecord | None
    """None for a record as plain JSON."""

    @property
    def luck(self) -> Luck | None:
        """What the seed came from, if the file says it."""
        return self.signed.luck if self.signed else None


def read_file(data: bytes) -> RecordFile:
    """Read a file of either kind and verify its chain; KontorError says what is wrong with it."""
    signed = read_signed(data) if is_signed_record(data) else None
    return RecordFile(signed.record if signed else read_record(data), signed)


async def file_of(context: Context, match_id: str) -> bytes:
    """Return the file of an import, byte for byte; NotFoundError if there is none any more."""
    async with connected(context.pool) as connection:
        file = await imports.file_of(connection, match_id)
    if file is None:
        raise NotFoundError("no-match", match=match_id)
    return file
