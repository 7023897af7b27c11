"""The statements of owners: who had a seat at the start, and how a name is removed from everything stored.

A name is stored with seats, in chat, in the opening of a log and in changes of occupants. The hash chain of a record
includes none of these, so that a match without the name still proves itself.
"""

from kontor.core import Seat
from kontor.server.store.pool import Connection

NOBODY = "N. N."
"""The placeholder for a removed name, in every language; the number of the seat follows."""

KEEP = """
INSERT INTO owners (match, seat, account) SELECT match, seat, account FROM seats
WHERE match = $1 AND account IS NOT NULL
"""


async def keep_owners(connection: Connection, match: str) -> None:
    """Store who has the seats of a match that starts."""
    await connection.execute(KEEP, match)


async def owners_of(connection: Connection, match: str) -> dict[Seat, int]:
    """Return who had the seats of a match at the start; deleted accounts are left out."""
    rows = await connection.fetch("SELECT seat, account FROM owners WHERE match = $1", match)
    return {row["seat"]: row["account"] for row in rows}


async def sitting(connection: Connection, match: str) -> dict[Seat, int]:
    """Return which accounts have the seats of a match now."""
    rows = await connection.fetch("SELECT seat, account FROM seats WHERE match = $1 AND account IS NOT NULL", match)
    return {row["seat"]: row["account"] for row in rows}


SEATS = "UPDATE seats SET name = $2::text || seat + 1 WHERE account = $1 RETURNING match"
CHAT = "UPDATE chat SET name = $2::text || seat + 1 WHERE account = $1 RETURNING match"
OPENINGS = """
UPDATE actions a SET action = convert_to(jsonb_set(convert_from(a.action, 'UTF8')::jsonb,
    ARRAY[o.seat::text, 'name'], to_jsonb($2::text || o.seat + 1))::text, 'UTF8')
FROM owners o WHERE o.account = $1 AND a.match = o.match AND a.seq = 0 AND a.kind = 'opening' RETURNING a.match
"""
CHAIRS = """
UPDATE actions a SET action = convert_to((convert_from(a.action, 'UTF8')::jsonb ||
    jsonb_build_object('account', NULL, 'name', $2::text || a.seat + 1))::text, 'UTF8')
WHERE a.kind = 'chair' AND chair_account(a.action) = $1 RETURNING a.match
"""


async def forget_name(connection: Connection, account: int) -> set[str]:
    """Remove the name of an account from every match, and return these."""
    changed: set[str] = set()
    for statement in (SEATS, CHAT, OPENINGS, CHAIRS):
        changed |= {row["match"] for row in await connection.fetch(statement, account, f"{NOBODY} ")}
    return changed
