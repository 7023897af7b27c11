"""The page of a member: what everybody may know of them, and how the caller stands to them.

Never on it: a mail address, whether somebody is here or was lately, chat, private tables, matches that go on, and who
follows or has blocked whom.
"""

from collections.abc import Iterable, Sequence
from datetime import date

import asyncpg
from msgspec.structs import replace

from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.people.finding import demand_member
from kontor.server.ratings.rating import POINTS_AT_FIRST, POINTS_EACH, SETTLED_AFTER, Rating
from kontor.server.store.competition import ratings as stored_ratings
from kontor.server.store.competition import results as stored_results
from kontor.server.store.competition.results import FairPlayCounts, RatingAfter
from kontor.server.store.people import blocks, bots, follows
from kontor.server.store.pool import connected

MAX_PLACES = 1000
"""Latest matches whose places are counted."""
MAX_COURSE = 200
"""Latest public rated matches of which a rating is shown over time."""
MAX_TOGETHER = 1000
"""Latest matches of the caller among which those with a member are counted."""
FAIR_PLAY_MATCHES = 100
"""Latest matches that fair play is computed from: people change."""
MIN_FAIR_PLAY_MATCHES = 5
"""Matches below which fair play would say something about one evening, not about a person."""
CONFIDENCE = 1.96
"""Standard deviations that hold the true strength 19 times out of 20."""


class RatingPoint(Record, frozen=True):
    """The points of a rating after a match, and the day on which it ended (UTC)."""

    day: date
    points: int


class PublicRating(Record, frozen=True):
    """A rating with its uncertainty, in points, for one game with one number of seats."""

    game: str
    seats: int
    points: int
    """What the person plays at least, as everywhere else."""
    strength: int
    """The estimate of how they play."""
    margin: int
    """Half of the interval around the estimate that holds the true strength 19 times out of 20."""
    matches: int
    settled: bool
    """Whether it rests on enough matches to be more than a guess."""
    course: tuple[RatingPoint, ...] = ()
    """After each of the latest public rated matches, the first one in front; empty if the person hides results."""


class PlacesView(Record, frozen=True):
    """How often a person took each place in public rated matches of a game with a number of seats."""

    game: str
    seats: int
    counts: tuple[int, ...]
    """For each place from the first on."""


class FairPlayView(Record, frozen=True):
    """Whether a person answers in time and plays to the end, over their latest matches with other people."""

    begun: int
    finished: int
    turns: int
    """Questions that a clock was running for."""
    in_time: int
    """How many of them they answered before their clock ran out."""
    matches: int = FAIR_PLAY_MATCHES
    """How many of their latest matches are counted at most."""


class HeadToHead(Record, frozen=True):
    """The matches of a game that the caller and a member both played to the end at one table."""

    game: str
    matches: int
    won: int
    """Matches that the caller won, and the member did not."""
    lost: int
    """Matches that the member won, and the caller did not."""


class Relation(Record, frozen=True):
    """How the caller stands to a member, which only the caller may know."""

    oneself: bool
    follows: bool = False
    blocks: bool = False
    together: tuple[HeadToHead, ...] = ()
    """The games with the most common matches first."""


class PersonPage(Record, frozen=True):
    """What everybody may know of a member."""

    name: str
    since: str
    """The month in which the account was made, as YYYY-MM."""
    bot_of: str | None
    """The name of the member whose bot it is; None for a person."""
    bots: tuple[str, ...]
    """The bots that belong to the member."""
    ratings: tuple[PublicRating, ...]
    places: tuple[PlacesView, ...]
    """Empty if the person hides results."""
    fair_play: FairPlayView | None
    """None while there are not enough matches to say something."""
    hides_results: bool
    relation: Relation | None
    """None if nobody is logged in."""


async def person_page(context: Context, name: str, caller: int | None) -> PersonPage:
    """Return the page of a member; NotFoundError if nobody has the name."""
    async with connected(context.pool) as connection:
        member = await demand_member(connection, name)
        ratings = await stored_ratings.of_account(connection, member.account)
        counted = [] if member.hides_results else await stored_results.places(connection, member.account, MAX_PLACES)
        course = [] if member.hides_results else await stored_results.course(connection, member.account, MAX_COURSE)
        fair = await stored_results.fair_play(connection, member.account, FAIR_PLAY_MATCHES)
        owned = await bots.owned_by(connection, member.account)
        relation = None
        if caller == member.account:
            relation = Relation(oneself=True)
        elif caller is not None:
            relation = Relation(
                oneself=False,
                follows=await follows.does_follow(connection, caller, member.account),
                blocks=await blocks.has_blocked(connection, caller, member.account),
                together=tuple(
                    HeadToHead(*row)
                    for row in await stored_results.together(connection, caller, member.account, MAX_TOGETHER)
                ),
            )
    return PersonPage(
        name=member.name,
        since=f"{member.created_at:%Y-%m}",
        bot_of=member.bot_of,
        bots=tuple(bot.name for bot in owned),
        ratings=tuple(replace(rating, course=course_of(rating, course)) for rating in public_ratings(ratings)),
        places=places_by_setup(counted),
        fair_play=fair_play_view(fair),
        hides_results=member.hides_results,
        relation=relation,
    )


def public_ratings(rows: Iterable[asyncpg.Record]) -> list[PublicRating]:
    """Return the ratings of a person."""
    return [public_rating(*row) for row in rows]


def course_of(rating: PublicRating, course: Sequence[RatingAfter]) -> tuple[RatingPoint, ...]:
    """Return how a rating came about: its points after each match, the first one in front."""
    return tuple(
        RatingPoint(after.ended_at.date(), Rating(after.mu, after.sigma).points)
        for after in course
        if (after.game, after.seats) == (rating.game, rating.seats)
    )


def public_rating(game: str, seats: int, mu: float, sigma: float, matches: int) -> PublicRating:
    """Return a rating with its uncertainty, in points."""
    return PublicRating(
        game=game,
        seats=seats,
        points=Rating(mu, sigma).points,
        strength=round(POINTS_AT_FIRST + POINTS_EACH * mu),
        margin=round(CONFIDENCE * POINTS_EACH * sigma),
        matches=matches,
        settled=matches >= SETTLED_AFTER,
    )


def places_by_setup(counted: list[stored_results.PlaceCount]) -> tuple[PlacesView, ...]:
    """Return the counts of places by game and number of seats, those with the most matches first."""
    counts: dict[tuple[str, int], list[int]] = {}
    for each in counted:
        by_place = counts.setdefault((each.game, each.seats), [0] * each.seats)
        if each.place > len(by_place):  # if nobody wins, all places are one further down
            by_place += [0] * (each.place - len(by_place))
        by_place[each.place - 1] += each.matches
    ordered = sorted(counts.items(), key=lambda item: (-sum(item[1]), item[0]))
    return tuple(PlacesView(game, seats, tuple(by_place)) for (game, seats), by_place in ordered)


def fair_play_view(counts: FairPlayCounts) -> FairPlayView | None:
    """Return fair play in figures; None while there are too few matches."""
    if counts.begun < MIN_FAIR_PLAY_MATCHES:
        return None
    turns = counts.answered + counts.missed
    return FairPlayView(counts.begun, counts.finished, turns, counts.answered)
