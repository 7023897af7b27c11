"""The list of what a person has imported, which nobody else can see."""

import asyncpg

from kontor.core import Outcome, Record, decode
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.names import name_for
from kontor.server.matches.read.import_view import ImportView, import_view
from kontor.server.store.matches import imports
from kontor.server.store.matches.imports import Imported
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import connected


class ImportedMatch(Record, frozen=True):
    """An import in the list of who brought it."""

    match: str
    game: str
    names: tuple[str, ...]
    """Of the seats, as the file says."""
    places: tuple[int, ...]
    """Of the seats."""
    steps: int
    imported: ImportView


async def imports_of(context: Context, account: int, language: str) -> list[ImportedMatch]:
    """Return what an account has imported, the latest first."""
    async with connected(context.pool) as connection:
        rows = await imports.of_account(connection, account)
    return [_listed(row, account, language) for row in rows]


def _listed(row: asyncpg.Record, account: int, language: str) -> ImportedMatch:
    seats = zip(row["names"], row["levels"], strict=True)
    occupants = [Occupant("bot" if level else "person", name, level=level) for name, level in seats]
    imported = Imported(**{name: row[name] for name in Imported.__struct_fields__})
    return ImportedMatch(
        match=row["match"],
        game=row["game"],
        names=tuple(name_for(each, language) for each in occupants),
        places=tuple(decode(row["result"], Outcome).places),
        steps=row["step"],
        imported=import_view(imported, account),
    )
