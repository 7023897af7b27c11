"""Matches of mixed bots, with a few positions of each, read as a review reads them.

A match depends on the seed and its number alone, so that a run can be split, stopped and resumed.
"""

from typing import Any

from kontor.core import AnyGame, Record, Rng, Seat, chance, registry, seeded
from kontor.lab.calibration.matches import Decided, draw_players, make_players, play_to_end, setup_of
from kontor.lab.review.budget import QUICK, plan, read_budget
from kontor.lab.review.imagined import Judge
from kontor.lab.review.shares import PHASES, phase_at


class Sample(Record, frozen=True):
    """A position of a match, as the seat that decided there could judge it."""

    step: int
    """The number of moves that were made before."""
    seat: Seat
    worlds: tuple[tuple[float, ...], ...]
    """The shares of all seats in each imagined world, before any calibration."""


class SampledMatch(Record, frozen=True):
    """A match of mixed bots: who played, who won, and some of its positions."""

    number: int
    options: dict[str, Any]
    players: tuple[str, ...]
    steps: int
    """The number of moves of the match."""
    winners: tuple[Seat, ...]
    """Nobody, if nobody was scored."""
    samples: tuple[Sample, ...]
    """One for each phase of the match, as far as the seat that was drawn for it had a choice there."""

    def won(self, seat: Seat) -> float:
        """Return the share of the win that a seat got."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def sample_match(slug: str, seed: int, number: int) -> SampledMatch:
    """Play one match of mixed bots and read some of its positions."""
    game = registry.game(slug)
    luck = chance(seeded(seed).bytes(32), f"calibration/{slug}", number).bytes(32)
    options, seats = setup_of(game, number)
    players = draw_players(game, seats, chance(luck, "players", 0))
    last = game.start(seats, game.options(options), luck)
    decided = play_to_end(game, make_players(players, game), last, luck)
    samples = _read(game, last, decided, chance(luck, "samples", 0))
    return SampledMatch(number, options, players, len(decided), tuple(game.final_outcome(last).winners), samples)


def worlds_for(game: AnyGame, steps: int) -> int:
    """Return in how many worlds a quick review reads a position of a match with this many moves."""
    return plan(read_budget(QUICK, game.info.slug), steps, 0).worlds


def _read(game: AnyGame, last: Any, decided: list[Decided], rng: Rng) -> tuple[Sample, ...]:
    """Read a position of each phase: a random decision of a random seat, in as many worlds as a quick review."""
    judge, steps = Judge(game, last.seats, last.options), len(decided)
    found = []
    for phase in range(PHASES):
        seat = rng.below(last.seats)
        own = [
            (step, one.view)
            for step, one in enumerate(decided)
            if one.seat == seat and one.legal > 1 and phase_at(step / steps) == phase
        ]
        if own:
            step, view = rng.pick(own)
            found.append(Sample(step, seat, judge.read(view, step, worlds_for(game, steps))))
    return tuple(found)
