"""How good shares are in the middle of a match: their error beyond chance's own, and their skill beyond the leader's.

Noise alone gives a calibration error above zero. Chance's own error is what remains if the shares are true: winners are
drawn by the shares of their match, one for each match, and the error is measured in the same way. The shares of a match
come from several views and need not add up to 1; for this drawing they are divided by their sum.

The baseline knows the points on the table and nothing else: how often the leader wins at this number of seats, in the
same matches. That is more than a player knows, so the baseline has more than a fair chance.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean

from kontor.core import Record, Rng, seeded
from kontor.lab.calibration.figures import Judged, bins, brier_skill, expected_error, in_order, share_of
from kontor.lab.check.midgame import MIDDLE, MidgameMatch
from kontor.lab.review.calibration import Bin, Calibration

MIDGAME_BINS = 5
"""Groups of equally many positions."""
CHANCE_DRAWS = 100
"""Drawings of all winners: with 200 matches, the mean of their errors is known to about a tenth of a point."""
CHANCE_SEED = 41


class MidgameFigures(Record, frozen=True):
    """How good the shares of one game are in the middle of its matches, over all seats."""

    game: str
    matches: int
    positions: int
    """One for each seat of each match."""
    ece: float
    """Expected calibration error as measured."""
    chance_ece: float
    """The mean error if the shares were true, for the same matches."""
    brier_skill: float
    """1 less the Brier score divided by that of the leader's baseline."""
    leader_wins: dict[str, float]
    """By number of seats: how often one of the leaders by points won."""
    bins: tuple[Bin, ...]

    @property
    def excess_ece(self) -> float:
        """The error beyond chance's own; 0 if there is none."""
        return max(0.0, self.ece - self.chance_ece)


def measure_midgame(game: str, matches: Sequence[MidgameMatch], calibration: Calibration | None) -> MidgameFigures:
    """Return how good the shares of these matches of one game are, as a review shows them; there must be a match."""
    wins = leader_wins(matches)
    positions = in_order(
        [
            Judged(
                match=place,
                phase=MIDDLE,
                baseline=leader_shares(match.scores, wins)[one.seat],
                share=share_of(one, match.steps, calibration),
                won=match.won(one.seat),
            )
            for place, match in enumerate(matches)
            for one in match.samples
        ]
    )
    once = [1] * len(matches)
    return MidgameFigures(
        game=game,
        matches=len(matches),
        positions=len(positions),
        ece=expected_error(positions, once, MIDGAME_BINS),
        chance_ece=chance_error(positions, len(matches)),
        brier_skill=brier_skill(positions, once),
        leader_wins={str(seats): wins[seats] for seats in sorted(wins)},
        bins=tuple(bins(positions, once, MIDGAME_BINS)),
    )


def chance_error(positions: Sequence[Judged], matches: int) -> float:
    """Return the mean calibration error over many drawings of the winners by the shares."""
    totals, once, rng = [0.0] * matches, [1] * matches, seeded(CHANCE_SEED)
    for one in positions:
        totals[one.match] += one.share
    shared = in_order([one._replace(share=one.share / totals[one.match]) for one in positions if totals[one.match]])
    by_match = defaultdict[int, list[int]](list)
    for place, one in enumerate(shared):
        by_match[one.match].append(place)
    errors = []
    for _ in range(CHANCE_DRAWS):
        winners = {_draw(shared, places, rng) for places in by_match.values()}
        drawn = [one._replace(won=float(place in winners)) for place, one in enumerate(shared)]
        errors.append(expected_error(drawn, once, MIDGAME_BINS))
    return fmean(errors)


def _draw(shared: Sequence[Judged], places: Sequence[int], rng: Rng) -> int:
    """Return the place of a seat of one match, drawn by its share."""
    rest = rng.word() / 2**64
    for place in places:
        rest -= shared[place].share
        if rest < 0:
            return place
    return places[-1]


def leader_wins(matches: Sequence[MidgameMatch]) -> dict[int, float]:
    """Return by number of seats how often one of the leaders by points won; matches without a leader do not count."""
    found = defaultdict[int, list[float]](list)
    for match in matches:
        leaders = _leaders(match.scores)
        if len(leaders) < len(match.scores):
            found[len(match.scores)].append(sum(match.won(seat) for seat in leaders))
    return {seats: fmean(won) for seats, won in found.items()}


def leader_shares(scores: Sequence[int], wins: Mapping[int, float]) -> list[float]:
    """Return what the baseline says: leaders share how often they win, and the others share the rest."""
    leaders, seats = _leaders(scores), len(scores)
    if len(leaders) == seats:
        return [1 / seats] * seats
    won = wins[seats]
    return [won / len(leaders) if seat in leaders else (1 - won) / (seats - len(leaders)) for seat in range(seats)]


def _leaders(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
