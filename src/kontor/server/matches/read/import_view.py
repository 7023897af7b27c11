"""What people are told about an import: that it was not played here, and who has signed its file."""

from datetime import datetime
from typing import Literal, TypeAlias

from kontor.core import Record
from kontor.server.store.matches.imports import Imported
from kontor.signed import key_id

SignedBy: TypeAlias = Literal["here", "elsewhere", "nobody"]


class ImportView(Record, frozen=True):
    """Where an import comes from, as far as its file proves it."""

    signed: SignedBy
    """`here`: with a key of this server, so it was played here. `elsewhere`: with a key that this server cannot vouch
    for. `nobody`: the file has no signature."""
    key: str
    """The short name of the key that it is signed with; empty without a signature."""
    site: str
    """The address of the server, as the file says it; empty if it says none."""
    signed_at: datetime | None
    """When it was signed, as the file says it."""
    imported_at: datetime
    mine: bool
    """Whether the caller has imported it, and can remove it."""


def import_view(imported: Imported, account: int | None) -> ImportView:
    """Return where an import comes from, for one caller; who has imported it is told to nobody else."""
    signed: SignedBy = "nobody" if imported.public is None else "here" if imported.is_own else "elsewhere"
    return ImportView(
        signed=signed,
        key=key_id(imported.public) if imported.public else "",
        site=imported.site,
        signed_at=imported.signed_at,
        imported_at=imported.imported_at,
        mine=imported.account == account,
    )
