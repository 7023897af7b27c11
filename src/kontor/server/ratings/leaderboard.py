"""Leaderboards: who plays a game with a number of seats best, as far as that is known.

They are ordered by the points that somebody has at least: the estimate minus three times its uncertainty. So playing
more moves somebody up only by making the estimate surer or better. The bots stand at their anchors, and have no place.
"""

from kontor.core import Record, registry
from kontor.levels import plain_levels_for
from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.ratings.anchors import anchor
from kontor.server.ratings.places import orders_of
from kontor.server.ratings.rating import POINTS_AT_FIRST, POINTS_EACH, Rating
from kontor.server.store.competition import leaderboards as store
from kontor.server.store.competition.leaderboards import MIN_MATCHES, BoardRow
from kontor.server.store.pool import connected

PAGE_ROWS = 50
MAX_PAGES = 20
"""Pages of a leaderboard: the first thousand people. Places behind them are not counted: that would cost too much."""
CERTAIN = 2.2
"""The interval reaches this many sigmas to both sides: the strength lies in it 19 times out of 20.

Two sigmas would do if estimates had no bias. They are stretched by some per cent, and this is what holds (ADR 55).
"""


class LeaderboardRow(Record, frozen=True):
    """Somebody on a leaderboard."""

    place: int | None
    """None behind the first thousand."""
    name: str
    matches: int
    points: int
    """What they are ordered by: the estimate minus three times its uncertainty."""
    low: int
    """The lower end of the interval in which the strength lies, 19 times out of 20."""
    high: int
    me: bool
    """Whether it is the caller."""


class AnchorView(Record, frozen=True):
    """A level of bots, at its fixed points."""

    level: str
    points: int
    mark: int
    """Where its strength lies on the scale of the intervals."""


class Leaderboard(Record, frozen=True):
    """A part of a leaderboard."""

    game: str
    seats: int
    min_matches: int
    """Rated matches that somebody needs to be on it."""
    rows: tuple[LeaderboardRow, ...]
    bots: tuple[AnchorView, ...]
    """The levels of bots for this game, the strongest first."""
    mine: LeaderboardRow | None
    """The caller, wherever they stand; None if they have not enough matches or are hidden."""
    my_matches: int
    """The rated matches of the caller here."""
    more: bool
    """Whether there is another page."""


async def leaderboard_of(context: Context, game: str, seats: int, page: int, account: int | None) -> Leaderboard:
    """Return a page of a leaderboard, the first one is 0; NotFoundError if nobody plays so."""
    if seats not in registry.game(game).info.seats:
        raise NotFoundError("no-leaderboard", seats=seats)
    first = page * PAGE_ROWS
    async with connected(context.pool) as connection:
        found = await store.page(connection, game, seats, first, PAGE_ROWS + 1)
        own = await store.own(connection, game, seats, account) if account is not None else None
        is_listed = own is not None and own.matches >= MIN_MATCHES and await store.is_visible(connection, own.account)
        most = PAGE_ROWS * MAX_PAGES
        rows = tuple(_row(row, first + number + 1, account) for number, row in enumerate(found[:PAGE_ROWS]))
        shown = next((row.place - 1 for row in rows if row.me and row.place is not None), None)
        ahead = most if shown is None else shown
        if own and is_listed and shown is None:
            ahead = await orders_of(context).ahead_of(connection, game, seats, own, most)
    return Leaderboard(
        game=game,
        seats=seats,
        min_matches=MIN_MATCHES,
        rows=rows,
        bots=anchors_of(game),
        mine=_row(own, ahead + 1 if ahead < most else None, account) if own and is_listed else None,
        my_matches=own.matches if own else 0,
        more=len(found) > PAGE_ROWS and page + 1 < MAX_PAGES,
    )


def anchors_of(game: str) -> tuple[AnchorView, ...]:
    """Return the levels of bots for a game at their anchors, the strongest first; styles have those of their level."""
    views = []
    for level in plain_levels_for(game):
        fixed = anchor(game, level)
        views.append(AnchorView(level, fixed.points, points_at(fixed.mu)))
    return tuple(sorted(views, key=lambda view: view.points, reverse=True))


def points_at(strength: float) -> int:
    """Return a strength on the scale of points."""
    return round(POINTS_AT_FIRST + POINTS_EACH * strength)


def _row(row: BoardRow, place: int | None, account: int | None) -> LeaderboardRow:
    reach = CERTAIN * row.sigma
    return LeaderboardRow(
        place=place,
        name=row.name,
        matches=row.matches,
        points=Rating(row.mu, row.sigma).points,
        low=points_at(row.mu - reach),
        high=points_at(row.mu + reach),
        me=row.account == account,
    )
