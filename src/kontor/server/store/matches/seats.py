"""The occupants of seats, who had them at the start, and the statements of the tables `seats` and `owners`.

A name is stored with seats, in chat, in the opening of a log and in changes of occupants. The hash chain of a record
includes none of these, so that a match without the name still proves itself.
"""

from typing import Literal

from kontor.core import Record, Seat, Seating
from kontor.server.store.matches.luck import NO_ENTROPY, Entropy
from kontor.server.store.pool import Connection

CARETAKER = "trader"
"""The level of the bot that plays for people who are away."""
NEUTRAL = "Merchant "
"""What a name begins with that a moderator gave somebody; a number follows."""
NOBODY = "N. N."
"""The placeholder for a removed name, in every language; the number of the seat follows."""


class Occupant(Record, frozen=True):
    """Who has a seat: nobody yet, a person, or a bot of a level."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    account: int | None = None
    level: str | None = None
    ready: bool = False
    """Whether a person at an open match wants it to begin."""
    caretaker: bool = False
    """Whether a bot plays for a person until that person is back."""

    guest: bool = False
    """Whether a person has no account with a password: somebody else may come with the same name tomorrow."""

    @property
    def machine(self) -> str | None:
        """The level of the bot that decides here, at its own seat or as a caretaker; None for people."""
        return CARETAKER if self.caretaker else self.level

    @property
    def seating(self) -> Seating:
        """The occupant as the record of a match names it."""
        return Seating(self.name, self.level or "person")


SIT = """
UPDATE seats SET kind = $3, name = $4, account = $5, level = $6, ready = false, entropy = $7, entropy_source = $8,
    entropy_sha256 = $9, entropy_next = NULL
WHERE match = $1 AND seat = $2
"""


async def sit(
    connection: Connection, match: str, seat: Seat, occupant: Occupant, entropy: Entropy = NO_ENTROPY
) -> None:
    """Give a seat of a locked match to an occupant."""
    who = (occupant.kind, occupant.name, occupant.account, occupant.level)
    await connection.execute(SIT, match, seat, *who, entropy.text, entropy.source, entropy.sha256)


async def set_ready(connection: Connection, match: str, seat: Seat, ready: bool) -> None:
    """Note whether a seat of a locked match is ready."""
    await connection.execute("UPDATE seats SET ready = $3 WHERE match = $1 AND seat = $2", match, seat, ready)


HAND_OVER = """
UPDATE seats SET kind = $3, name = $4, account = $5, level = $6, caretaker = $7 WHERE match = $1 AND seat = $2
"""


async def hand_over(connection: Connection, match: str, seat: Seat, occupant: Occupant) -> None:
    """Give a seat of a running match to another occupant; the luck stays as it is."""
    fields = (occupant.kind, occupant.name, occupant.account, occupant.level, occupant.caretaker)
    await connection.execute(HAND_OVER, match, seat, *fields)


KEEP_OWNERS = """
INSERT INTO owners (match, seat, account) SELECT match, seat, account FROM seats
WHERE match = $1 AND account IS NOT NULL
"""


async def keep_owners(connection: Connection, match: str) -> None:
    """Store who has the seats of a match that starts."""
    await connection.execute(KEEP_OWNERS, match)


async def owners_of(connection: Connection, match: str) -> dict[Seat, int]:
    """Return who had the seats of a match at the start; deleted accounts are left out."""
    rows = await connection.fetch("SELECT seat, account FROM owners WHERE match = $1", match)
    return {row["seat"]: row["account"] for row in rows}


async def sitting(connection: Connection, match: str) -> dict[Seat, int]:
    """Return which accounts have the seats of a match now."""
    rows = await connection.fetch("SELECT seat, account FROM seats WHERE match = $1 AND account IS NOT NULL", match)
    return {row["seat"]: row["account"] for row in rows}


NEW_NAME = "CASE WHEN $3 THEN $2::text || {seat} + 1 ELSE $2::text END"
"""The name that stands everywhere from now on: with the number of the seat behind it, or as it is."""
SEATS = f"UPDATE seats SET name = {NEW_NAME.format(seat='seat')} WHERE account = $1 RETURNING match"  # noqa: S608
CHAT = f"UPDATE chat SET name = {NEW_NAME.format(seat='seat')} WHERE account = $1 RETURNING match"  # noqa: S608
OPENINGS = f"""
UPDATE actions a SET action = convert_to(jsonb_set(convert_from(a.action, 'UTF8')::jsonb,
    ARRAY[o.seat::text, 'name'], to_jsonb({NEW_NAME.format(seat="o.seat")}))::text, 'UTF8')
FROM owners o WHERE o.account = $1 AND a.match = o.match AND a.seq = 0 AND a.kind = 'opening' RETURNING a.match
"""  # noqa: S608 - own names
CHAIRS = f"""
UPDATE actions a SET action = convert_to((convert_from(a.action, 'UTF8')::jsonb || jsonb_build_object(
    'account', CASE WHEN $3 THEN NULL ELSE $1::bigint END, 'name', {NEW_NAME.format(seat="a.seat")}))::text, 'UTF8')
WHERE a.kind = 'chair' AND chair_account(a.action) = $1 RETURNING a.match
"""  # noqa: S608 - own names


async def forget_name(connection: Connection, account: int) -> set[str]:
    """Remove the name of an account from every match, and return these."""
    return await _replace_name(connection, account, f"{NOBODY} ", is_numbered=True)


async def replace_name(connection: Connection, account: int, name: str) -> set[str]:
    """Replace the name of an account in every match, also in what it said there, and return these."""
    return await _replace_name(connection, account, name, is_numbered=False)


async def _replace_name(connection: Connection, account: int, name: str, *, is_numbered: bool) -> set[str]:
    changed: set[str] = set()
    for statement in (SEATS, CHAT, OPENINGS, CHAIRS):
        changed |= {row["match"] for row in await connection.fetch(statement, account, name, is_numbered)}
    return changed
