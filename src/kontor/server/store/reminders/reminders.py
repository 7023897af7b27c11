"""The statements of reminders: who is due, what they were told, and the delivery of each message."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias
from uuid import uuid4

from kontor.core import Record, Seat, decode, encode
from kontor.server.store.pool import Connection
from kontor.server.store.work import chores

SEND = "send_reminder"
"""The name of the task that sends a message; its argument is `delivery`."""
Why: TypeAlias = Literal["turns", "test", "confirm", "reset", "invited", "notice", "found", "unfound", "week"]
"""Turns that wait; a test; consent; a new password; a decision; a match for a seek, and none found; a letter."""
State: TypeAlias = Literal["waiting", "sent", "moot", "failed"]


class PendingTurn(Record, frozen=True):
    """A turn of somebody: the match, the seat, and the entry of the log since which they are asked."""

    match: str
    seat: Seat
    turn: int


class Wait(NamedTuple):
    """A turn, and since when it waits."""

    turn: PendingTurn
    since: datetime


class Delivery(NamedTuple):
    """One message through one channel."""

    id: str
    account: int
    channel: int | None
    kind: Why
    turns: tuple[PendingTurn, ...]
    state: State
    tries: int
    made_at: datetime


class WaitingMatch(NamedTuple):
    """What everybody may know of a match that waits, and the clock of the seat."""

    match: str
    game: str
    since: datetime
    seat: Seat
    others: tuple[str, ...]
    clocks: bytes | None


REACHABLE = """
SELECT c.account, $1::timestamptz - COALESCE(r.after_minutes, 10) * interval '1 minute' AS before
FROM (SELECT DISTINCT account FROM channels WHERE enabled AND confirmed) c
    LEFT JOIN reminding r ON r.account = c.account
WHERE (r.reminded_at IS NULL OR r.reminded_at <= $1 - r.every_minutes * interval '1 minute')
    AND (r.not_before IS NULL OR r.not_before <= $1)
"""
DUE = """
SELECT c.account, oldest.since FROM unnest($1::bigint[], $2::timestamptz[]) AS c (account, before)
    JOIN LATERAL (
        SELECT since FROM waits w WHERE w.account = c.account AND reminded_at IS NULL ORDER BY since LIMIT 1
    ) oldest ON oldest.since <= c.before
ORDER BY oldest.since, c.account LIMIT $3
"""
WAITS = """
SELECT match, seat, turn, since FROM waits WHERE account = $1 AND reminded_at IS NULL ORDER BY since, match FOR UPDATE
"""
GIVEN = "unnest($2::text[], $3::smallint[], $4::integer[]) AS given (match, seat, turn)"
MARK = f"""
UPDATE waits w SET reminded_at = $1 FROM {GIVEN} WHERE (w.match, w.seat, w.turn) = (given.match, given.seat, given.turn)
"""  # noqa: S608 - our own words
STILL = f"""
SELECT w.match, m.game, w.since, w.seat,
    ARRAY(
        SELECT s.name FROM seats s WHERE s.match = w.match AND s.seat <> w.seat AND s.kind <> 'empty' ORDER BY s.seat
    ), m.clocks
FROM waits w JOIN matches m ON m.id = w.match
    JOIN {GIVEN} ON (w.match, w.seat, w.turn) = (given.match, given.seat, given.turn)
WHERE w.account = $1 ORDER BY w.since, w.match
"""  # noqa: S608
BEGIN = """
UPDATE deliveries SET tries = tries + 1 WHERE id = $1 AND state = 'waiting'
RETURNING id, account, channel, kind, turns, state, tries, made_at
"""


class Reachable(NamedTuple):
    """Somebody who has a channel and was not reminded just now; their turns count that began to wait before a time."""

    account: int
    before: datetime


class Due(NamedTuple):
    """Somebody who is due for a reminder, and since when the oldest of their turns waits."""

    account: int
    since: datetime


async def reachable(home: Connection, now: datetime) -> list[Reachable]:
    """Return the people who may be reminded now if a turn has waited for them long enough."""
    return [Reachable(*row) for row in await home.fetch(REACHABLE, now)]


async def due(connection: Connection, people: Sequence[Reachable], most: int) -> list[Due]:
    """Return for which of some people a turn has waited long enough in a database, the longest waiting first."""
    columns = [each.account for each in people], [each.before for each in people]
    return [Due(*row) for row in await connection.fetch(DUE, *columns, most)]


async def waits_of(connection: Connection, account: int) -> list[Wait]:
    """Return the turns that somebody has not been reminded of, and lock them until the transaction ends."""
    rows = await connection.fetch(WAITS, account)
    return [Wait(PendingTurn(row["match"], row["seat"], row["turn"]), row["since"]) for row in rows]


async def mark(connection: Connection, turns: Sequence[PendingTurn], now: datetime) -> None:
    """Note in the database of some turns that somebody is reminded of them."""
    await connection.execute(MARK, now, *_columns(turns))


async def note_reminded(home: Connection, account: int, now: datetime) -> None:
    """Note at home when somebody was reminded."""
    await home.execute("UPDATE reminding SET reminded_at = $2 WHERE account = $1", account, now)


IS_REMINDED = "SELECT reminded_at IS NOT NULL FROM waits WHERE match = $1 AND seat = $2"
HAS_CHANNEL = "SELECT EXISTS (SELECT FROM channels WHERE account = $1 AND enabled AND confirmed)"


async def is_reminded(connection: Connection, match: str, seat: Seat) -> bool:
    """Return True if the person who is asked at a seat was reminded of it; also if nobody is asked there."""
    return await connection.fetchval(IS_REMINDED, match, seat) is not False


async def has_channel(connection: Connection, account: int | None) -> bool:
    """Return True if somebody can be reminded."""
    return await connection.fetchval(HAS_CHANNEL, account) is True


async def still_waiting(connection: Connection, account: int, turns: Sequence[PendingTurn]) -> list[WaitingMatch]:
    """Return those of some turns that still wait for somebody, the oldest first."""
    rows = await connection.fetch(STILL, account, *_columns(turns))
    return [WaitingMatch(*row) for row in rows]


async def name_of(connection: Connection, account: int) -> str:
    """Return the name of an account."""
    name: str = await connection.fetchval("SELECT name FROM accounts WHERE id = $1", account)
    return name


async def put_in_line(
    connection: Connection, account: int, channel: int, kind: Why, now: datetime, turns: Sequence[PendingTurn] = ()
) -> str:
    """Queue a message in the caller's transaction: it is sent exactly if its cause is stored."""
    delivery = uuid4().hex
    await connection.execute(
        "INSERT INTO deliveries (id, account, channel, kind, turns, made_at) VALUES ($1, $2, $3, $4, $5::jsonb, $6)",
        delivery,
        account,
        channel,
        kind,
        encode(turns).decode(),
        now,
    )
    await chores.defer(connection, SEND, delivery, delivery=delivery)
    return delivery


NOTICE_CHANNELS = "SELECT id FROM channels WHERE account = $1 AND enabled AND confirmed"


async def tell_of_notice(connection: Connection, account: int) -> None:
    """Queue through every channel that somebody has chosen that there is a notice for them; it says no more."""
    now = await connection.fetchval("SELECT now()")
    for row in await connection.fetch(NOTICE_CHANNELS, account):
        await put_in_line(connection, account, row["id"], "notice", now)


async def begin(connection: Connection, delivery: str) -> Delivery | None:
    """Count an attempt to send a message; None if it is gone or done."""
    row = await connection.fetchrow(BEGIN, delivery)
    if row is None:
        return None
    turns = tuple(decode(row["turns"].encode(), list[PendingTurn]))
    return Delivery(
        row["id"], row["account"], row["channel"], row["kind"], turns, row["state"], row["tries"], row["made_at"]
    )


async def put_off(connection: Connection, delivery: str) -> None:
    """Do not count an attempt that came too early."""
    await connection.execute("UPDATE deliveries SET tries = tries - 1 WHERE id = $1", delivery)


async def end(connection: Connection, delivery: str, state: State, now: datetime) -> None:
    """Store the final state of a message."""
    await connection.execute("UPDATE deliveries SET state = $2, done_at = $3 WHERE id = $1", delivery, state, now)


async def note(connection: Connection, delivery: str, error: str, facts: str) -> None:
    """Store why an attempt failed."""
    await connection.execute("UPDATE deliveries SET error = $2, facts = $3 WHERE id = $1", delivery, error, facts)


async def waiting(connection: Connection) -> list[str]:
    """Return all messages that are still to be sent, the oldest first."""
    rows = await connection.fetch("SELECT id FROM deliveries WHERE state = 'waiting' ORDER BY made_at, id")
    return [row["id"] for row in rows]


async def made_since(connection: Connection, account: int, kind: Why, since: datetime) -> int:
    """Return the number of messages of a kind that were made for somebody since a moment."""
    statement = "SELECT count(*) FROM deliveries WHERE account = $1 AND kind = $2 AND made_at > $3"
    count: int = await connection.fetchval(statement, account, kind, since)
    return count


async def confirmations_since(connection: Connection, account: int, since: datetime) -> set[int]:
    """Return the channels of somebody that were asked for consent since a moment."""
    statement = "SELECT channel FROM deliveries WHERE account = $1 AND kind = 'confirm' AND made_at > $2"
    return {row["channel"] for row in await connection.fetch(statement, account, since)}


async def tidy(connection: Connection, before: datetime) -> None:
    """Delete messages that were done before a moment."""
    await connection.execute("DELETE FROM deliveries WHERE done_at < $1", before)


def _columns(turns: Sequence[PendingTurn]) -> tuple[list[str], list[int], list[int]]:
    return [turn.match for turn in turns], [turn.seat for turn in turns], [turn.turn for turn in turns]
