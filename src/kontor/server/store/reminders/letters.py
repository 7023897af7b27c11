"""The statements of weekly letters: who wants one, whether anything happened, and what."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection
from kontor.server.store.reminders.reminders import WaitingMatch

CHOOSE = """
INSERT INTO reminding (account, letter_at) VALUES ($1, $2) ON CONFLICT (account) DO UPDATE SET letter_at = $2
"""
DUE = "SELECT account FROM reminding WHERE letter_at <= $1 ORDER BY letter_at, account LIMIT $2"
TAKE = "UPDATE reminding SET letter_at = $3 WHERE account = $1 AND letter_at <= $2 RETURNING true"
STOP = "UPDATE reminding r SET letter_at = NULL FROM channels c WHERE c.id = $1 AND r.account = c.account"
UNDER_WAY = "SELECT EXISTS (SELECT FROM deliveries WHERE account = $1 AND kind = 'week' AND state = 'waiting')"
OPEN_INVITATION = """
FROM invitations i JOIN matches m ON m.id = i.match JOIN accounts a ON a.id = i.inviter
WHERE i.account = $1 AND NOT i.declined AND m.status = 'open'
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.account = $1)
    AND EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'empty')
"""
CLOSED_TRY = """
FROM deal_tries t JOIN deals d ON d.id = t.deal
WHERE t.account = $1 AND d.closes_at > $2 AND d.closes_at <= $3
"""
PLAYED = """
FROM results r JOIN matches m ON m.id = r.match
    LEFT JOIN rating_changes c ON c.match = r.match AND c.account = r.account
WHERE r.account = $1 AND r.ended_at > $2 AND r.ended_at <= $3 AND m.deal IS NULL
"""
HAPPENED = f"""
SELECT EXISTS (SELECT FROM waits WHERE account = $1 AND since > $2 AND since <= $3)
    OR EXISTS (SELECT {OPEN_INVITATION} AND i.invited_at > $2)
    OR EXISTS (SELECT {PLAYED}) OR EXISTS (SELECT {CLOSED_TRY})
"""  # noqa: S608 - own text
WAITING = """
SELECT w.match, m.game, w.since, w.seat,
    ARRAY(
        SELECT s.name FROM seats s WHERE s.match = w.match AND s.seat <> w.seat AND s.kind <> 'empty' ORDER BY s.seat
    ), m.clocks
FROM waits w JOIN matches m ON m.id = w.match WHERE w.account = $1 ORDER BY w.since, w.match
"""
INVITED = f"SELECT i.match, m.game, a.name {OPEN_INVITATION} ORDER BY i.invited_at, i.match LIMIT $2"
RESULTS = f"""
SELECT r.match, r.game, r.seats, r.place, r.points, r.finished, c.mu_before, c.sigma_before, c.mu, c.sigma {PLAYED}
ORDER BY r.ended_at, r.match
"""
TRIES = f"""
SELECT t.deal {CLOSED_TRY} AND d.game = ANY ($4::text[]) ORDER BY d.closes_at DESC, t.deal LIMIT $5
"""


class OpenTable(NamedTuple):
    """A table to which somebody is invited."""

    match: str
    game: str
    inviter: str


class PlayedMatch(NamedTuple):
    """What became of somebody's seat in a match, and of their rating if it counts."""

    match: str
    game: str
    seats: int
    place: int
    points: int
    finished: bool
    mu_before: float | None
    sigma_before: float | None
    mu: float | None
    sigma: float | None


async def choose(connection: Connection, account: int, letter_at: datetime | None) -> None:
    """Store when the next letter to somebody is due; None if they want none."""
    await connection.execute(CHOOSE, account, letter_at)


async def is_wanted(connection: Connection, account: int) -> bool:
    """Return True if somebody wants weekly letters."""
    statement = "SELECT letter_at IS NOT NULL FROM reminding WHERE account = $1"
    return await connection.fetchval(statement, account) is True


async def due(connection: Connection, now: datetime, most: int) -> list[int]:
    """Return accounts whose letter is due, the longest first."""
    return [row["account"] for row in await connection.fetch(DUE, now, most)]


async def take(connection: Connection, account: int, now: datetime, letter_at: datetime) -> bool:
    """Move the next letter of an account on; False if it is not due any more."""
    return await connection.fetchval(TAKE, account, now, letter_at) is not None


async def stop(connection: Connection, channel: int) -> None:
    """Send the owner of a channel no more weekly letters."""
    await connection.execute(STOP, channel)


async def is_under_way(connection: Connection, account: int) -> bool:
    """Return True if a letter to an account still waits to be sent."""
    found: bool = await connection.fetchval(UNDER_WAY, account)
    return found


async def happened(connection: Connection, account: int, since: datetime, until: datetime) -> bool:
    """Return True if a turn began to wait, an invitation came, or a match or the deal of a try ended in a span."""
    found: bool = await connection.fetchval(HAPPENED, account, since, until)
    return found


async def waiting_for(connection: Connection, account: int) -> list[WaitingMatch]:
    """Return the matches in which it is somebody's turn, the oldest first."""
    return [WaitingMatch(*row) for row in await connection.fetch(WAITING, account)]


async def invited(connection: Connection, account: int, most: int) -> list[OpenTable]:
    """Return tables to which somebody is invited and that still have a free seat, the oldest first."""
    return [OpenTable(*row) for row in await connection.fetch(INVITED, account, most)]


async def played(connection: Connection, account: int, since: datetime, until: datetime) -> list[PlayedMatch]:
    """Return somebody's matches that ended in a span, without tries at deals, in order."""
    return [PlayedMatch(*row) for row in await connection.fetch(RESULTS, account, since, until)]


async def closed_deals(
    connection: Connection, account: int, since: datetime, until: datetime, games: Sequence[str], most: int
) -> list[str]:
    """Return the deals of some games that somebody tried and that closed in a span, the latest first."""
    return [row["deal"] for row in await connection.fetch(TRIES, account, since, until, list(games), most)]
