"""The statements of results: what became of each person's seat in the matches that are over.

A row is derived from the match and its log. It exists so that a page about a person costs the same however many matches
there are.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import asyncpg

from kontor.server.store.pool import Connection
from kontor.server.store.work import chores

NOTE_RESULTS = "note_results"
"""The name of the task that stores the results of a match; its argument is `match`."""

TOLD = """
SELECT o.seat, told.answered, told.missed, bots.levels
FROM owners o
    CROSS JOIN LATERAL (
        SELECT COALESCE(array_agg(seating ->> 'kind' ORDER BY seating ->> 'kind'), '{}') AS levels
        FROM actions a, jsonb_array_elements(convert_from(a.action, 'UTF8')::jsonb) seating
        WHERE a.match = o.match AND a.seq = 0 AND seating ->> 'kind' <> 'person'
    ) bots
    CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE a.kind = 'action' AND a.by IN ('person', 'order'))::int AS answered,
            count(*) FILTER (WHERE a.kind = 'chair' AND a.by = 'clock')::int AS missed
        FROM actions a WHERE a.match = o.match AND a.seat = o.seat AND a.seq < COALESCE((
            SELECT min(l.seq) FROM actions l WHERE l.match = o.match AND l.seat = o.seat AND l.kind = 'chair'
                AND chair_account(l.action) IS DISTINCT FROM o.account
        ), 2147483647)
    ) told
WHERE o.match = $1 ORDER BY o.seat
"""
NOTE = """
INSERT INTO results (account, match, ended_at, game, seats, seat, place, points, parts, people, levels, rated, public,
    finished, timed, answered, missed)
SELECT o.account, m.id, m.moved_at, m.game, jsonb_array_length(r.outcome -> 'places'), o.seat,
    (r.outcome -> 'places' ->> o.seat)::smallint, (score ->> 'total')::integer, COALESCE(score -> 'parts', '{}'),
    (SELECT count(*) FROM seats s WHERE s.match = m.id) - cardinality($2::text[]), $2::text[], m.rated,
    m.listed AND m.spectators, here.account IS NOT DISTINCT FROM o.account AND NOT here.caretaker,
    m.speed <> 'untimed', told.answered, told.missed
FROM matches m
    CROSS JOIN LATERAL (SELECT convert_from(m.result, 'UTF8')::jsonb AS outcome) r
    JOIN owners o ON o.match = m.id
    JOIN unnest($3::smallint[], $4::int[], $5::int[]) AS told (seat, answered, missed) ON told.seat = o.seat
    JOIN seats here ON here.match = m.id AND here.seat = o.seat
    JOIN LATERAL (
        SELECT one FROM jsonb_array_elements(r.outcome -> 'scores') one WHERE (one ->> 'seat')::integer = o.seat
    ) scores (score) ON true
WHERE m.id = $1 AND m.status = 'over' AND m.lesson IS NULL
    AND NOT EXISTS (SELECT FROM branches b WHERE b.match = m.id)
ON CONFLICT DO NOTHING
"""
"""A lesson and a branch are in nobody's results: both begin in a position that was chosen."""
MISSING = """
SELECT DISTINCT m.id FROM owners o JOIN matches m ON m.id = o.match
WHERE m.status = 'over' AND m.lesson IS NULL
    AND NOT EXISTS (SELECT FROM branches b WHERE b.match = m.id)
    AND NOT EXISTS (SELECT FROM results r WHERE r.account = o.account AND r.match = o.match)
LIMIT $1
"""
BEFORE = """
($2::text IS NULL OR (r.ended_at, r.match) < (
    SELECT b.ended_at, b.match FROM results b WHERE b.account = $1 AND b.match = $2
))
"""
PAGE = f"""
SELECT r.match, r.ended_at, r.game, r.seats, r.seat, r.place, r.points, r.rated, r.public, r.finished, m.result,
    c.mu_before, c.sigma_before, c.mu, c.sigma, m.spectators, (
        SELECT json_agg(json_build_object('name', s.name, 'level', s.level, 'member', CASE WHEN a.login IS NOT NULL
            THEN a.name END) ORDER BY s.seat)::text
        FROM seats s LEFT JOIN accounts a ON a.id = s.account WHERE s.match = r.match
    ) AS others
FROM results r JOIN matches m ON m.id = r.match
    LEFT JOIN rating_changes c ON c.match = r.match AND c.account = r.account
WHERE r.account = $1 AND {BEFORE}
"""  # noqa: S608 - own names
LATEST = " ORDER BY r.ended_at DESC, r.match DESC LIMIT $3"
PLACES = """
SELECT game, seats, place, count(*) AS matches FROM (
    SELECT game, seats, place FROM results WHERE account = $1 AND rated AND public
    ORDER BY ended_at DESC, match DESC LIMIT {most}
) latest GROUP BY game, seats, place ORDER BY game, seats, place
"""
"""The limit stands in the statement: PostgreSQL plans it once then, and not again for every page that is read."""
FAIR_PLAY = """
SELECT count(*) AS begun, count(*) FILTER (WHERE finished) AS finished,
    COALESCE(sum(answered) FILTER (WHERE timed), 0) AS answered, COALESCE(sum(missed) FILTER (WHERE timed), 0) AS missed
FROM (
    SELECT finished, timed, answered, missed FROM results WHERE account = $1 AND people > 1
    ORDER BY ended_at DESC, match DESC LIMIT {most}
) latest
"""
COURSE = """
SELECT r.game, r.seats, r.ended_at, c.mu, c.sigma FROM (
    SELECT match, game, seats, ended_at FROM results WHERE account = $1 AND rated AND public
    ORDER BY ended_at DESC, match DESC LIMIT $2
) r JOIN rating_changes c ON c.match = r.match AND c.account = $1 ORDER BY r.ended_at, r.match
"""
TOGETHER = """
SELECT mine.game, count(*) AS matches, count(*) FILTER (WHERE mine.place = 1 AND theirs.place > 1) AS won,
    count(*) FILTER (WHERE theirs.place = 1 AND mine.place > 1) AS lost
FROM (
    SELECT match, game, place FROM results WHERE account = $1 AND people > 1 AND finished
    ORDER BY ended_at DESC, match DESC LIMIT $3
) mine JOIN results theirs ON theirs.match = mine.match AND theirs.account = $2 AND theirs.finished
GROUP BY mine.game ORDER BY count(*) DESC, mine.game
"""
FINISHED = """
SELECT game, seats, seat, place, points, parts::text AS parts, people, levels, ended_at FROM results
WHERE account = $1 AND finished ORDER BY ended_at DESC, match DESC LIMIT $2
"""


class PlaceCount(NamedTuple):
    """How many matches of a game with a number of seats ended with a place."""

    game: str
    seats: int
    place: int
    matches: int


class RatingAfter(NamedTuple):
    """A rating after a match."""

    game: str
    seats: int
    ended_at: datetime
    mu: float
    sigma: float


class TogetherCounts(NamedTuple):
    """What became of the matches of a game that two people played to the end at one table."""

    game: str
    matches: int
    won: int
    """By the first of them, with the other behind."""
    lost: int


class FairPlayCounts(NamedTuple):
    """What became of the latest matches of a person with other people; turns only where there was a clock."""

    begun: int
    finished: int
    answered: int
    missed: int


class FinishedRow(NamedTuple):
    """A match that a person played to its end."""

    game: str
    seats: int
    seat: int
    place: int
    points: int
    parts: str
    """The points by source, as JSON."""
    people: int
    levels: list[str]
    ended_at: datetime


async def put_in_line(connection: Connection, match: str) -> None:
    """Queue that the results of a match are stored, in the transaction in which it ended."""
    await chores.defer(connection, NOTE_RESULTS, match, match=match)


class ToldSeat(NamedTuple):
    """What the log of a match tells of the person who had a seat at the start: turns answered and missed."""

    seat: int
    answered: int
    missed: int
    levels: list[str]
    """Of the bots at the start; the same for all seats."""


async def told_by_log(connection: Connection, match: str) -> list[ToldSeat]:
    """Return what the log of a match tells of its people; it is in the database in which it was played."""
    return [ToldSeat(*row) for row in await connection.fetch(TOLD, match)]


async def note(home: Connection, match: str, told: Sequence[ToldSeat]) -> None:
    """Store the results of a match that is over, unless they are stored already."""
    if told:
        columns = [each.seat for each in told], [each.answered for each in told], [each.missed for each in told]
        await home.execute(NOTE, match, told[0].levels, *columns)


async def missing(connection: Connection, most: int) -> list[str]:
    """Return some matches that are over and whose results are not stored."""
    return [row["id"] for row in await connection.fetch(MISSING, most)]


async def page(
    connection: Connection, account: int, before: str | None, most: int, *, public: bool
) -> list[asyncpg.Record]:
    """Return the results of an account before those of a match, the latest first: all, or those that all may see."""
    condition = " AND r.rated AND r.public" if public else ""
    return list(await connection.fetch(f"{PAGE}{condition}{LATEST}", account, before, most))


async def places(connection: Connection, account: int, most: int) -> list[PlaceCount]:
    """Return how often an account took each place in its latest public rated matches."""
    return [PlaceCount(*row) for row in await connection.fetch(PLACES.format(most=int(most)), account)]


async def fair_play(connection: Connection, account: int, most: int) -> FairPlayCounts:
    """Return what became of the latest matches of an account with other people."""
    row = await connection.fetchrow(FAIR_PLAY.format(most=int(most)), account)
    assert row is not None
    return FairPlayCounts(*row)


async def course(connection: Connection, account: int, most: int) -> list[RatingAfter]:
    """Return the ratings of an account after its latest public rated matches, in order."""
    return [RatingAfter(*row) for row in await connection.fetch(COURSE, account, most)]


async def together(connection: Connection, account: int, other: int, most: int) -> list[TogetherCounts]:
    """Return what became of the matches of two people at one table, among the latest ones of the first of them."""
    return [TogetherCounts(*row) for row in await connection.fetch(TOGETHER, account, other, most)]


async def finished(connection: Connection, account: int, most: int) -> list[FinishedRow]:
    """Return the latest matches that an account played to their end, the latest first."""
    return [FinishedRow(*row) for row in await connection.fetch(FINISHED, account, most)]
