"""Members who bring records of other servers, for tests of imports."""

from typing import Any

from kontor.server.matches import Context
from kontor.server.matches.imports.keeping import do_import
from kontor.server.store.pool import connected
from server.sitting import new_account
from signed.files import signed_file, whole_record


def file_of(slug: str) -> str:
    """Return the signed file of a match of another server."""
    return signed_file(whole_record(slug)).decode()


async def brought(context: Context, slug: str = "goa") -> tuple[int, str]:
    """Return a member who has imported a match, and the match."""
    account = await new_account(context)
    return account, await do_import(context, account, file_of(slug))


async def count(context: Context, statement: str, *values: Any) -> int:
    async with connected(context.pool) as connection:
        number: int = await connection.fetchval(statement, *values)
    return number
