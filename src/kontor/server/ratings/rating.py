"""The arithmetic of ratings: what a match makes of them. Pure.

A rating is a belief: `mu` is how well somebody plays, `sigma` how unsure that is. The model is the one of Plackett and
Luce, as openskill computes it. Bots are anchors: they count, and stay as they are.

Leaving is never better than losing. A person who left is not counted for the others, and is rated as if placed behind
everybody who is counted. Of two who are rated in the same field the one behind has the lower `mu`, and nothing is
learned about how the one who left plays: `sigma` does not fall. So whatever the places of the others, leaving gives
neither a higher `mu` nor more points than any place that staying could have given.
"""

from collections.abc import Sequence
from math import hypot
from typing import Any, Literal, TypeAlias

from openskill.models import PlackettLuce

from kontor.core import Record

Standing: TypeAlias = Literal["person", "bot", "left"]


def learn_fully(*_: Any) -> float:
    """Return the share of what a match tells by which the uncertainty falls: all of it (ADR 55)."""
    return 1.0


MODEL = PlackettLuce(gamma=learn_fully)
MIN_COUNTED = 2
SURE = 3
"""Points are counted this many sigmas below mu: playing more makes a rating more certain, not better."""
POINTS_AT_FIRST, POINTS_EACH = 1000, 40
"""Points at an ordinal of 0, and for each unit of it."""
SETTLED_AFTER = 8
"""Matches after which a rating is more than a guess."""


class Rating(Record, frozen=True):
    """How well somebody plays, and how unsure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def ordinal(self) -> float:
        """The strength that somebody has at least, with high probability."""
        return self.mu - SURE * self.sigma

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return max(0, round(POINTS_AT_FIRST + POINTS_EACH * self.ordinal))


START = Rating()


class Player(Record, frozen=True):
    """A seat of a match that is over: its rating before, its place, and whether that place is its owner's doing."""

    rating: Rating
    place: int
    standing: Standing = "person"


def rate_players(players: Sequence[Player]) -> list[Rating]:
    """Return what a match makes of the ratings of its seats; equal places are shared."""
    counted = [player for player in players if player.standing != "left"]
    after = iter(rate_ranked(counted))
    return [rate_leaver(player, counted) if player.standing == "left" else next(after) for player in players]


def rate_leaver(player: Player, counted: Sequence[Player]) -> Rating:
    """Return the rating of a person who left: as the last of all who are counted, and no more certain than before."""
    if not counted:
        return player.rating
    behind = max(other.place for other in counted) + 1
    last = rate_ranked([*counted, Player(player.rating, behind)])[-1]
    return Rating(last.mu, grow_sigma(player.rating.sigma))


def rate_ranked(players: Sequence[Player]) -> list[Rating]:
    """Return the ratings after a match in which everybody counts; bots, and one player alone, keep theirs."""
    if len(players) < MIN_COUNTED:
        return [player.rating for player in players]
    teams = [[MODEL.rating(mu=player.rating.mu, sigma=player.rating.sigma)] for player in players]
    after = MODEL.rate(teams, ranks=[float(player.place) for player in players])
    return [
        player.rating if player.standing == "bot" else Rating(new.mu, min(new.sigma, START.sigma))
        for player, (new,) in zip(players, after, strict=True)
    ]


def grow_sigma(sigma: float) -> float:
    """Return how unsure a rating is after a match that says nothing: people change with time."""
    return min(hypot(sigma, MODEL.tau), START.sigma)
