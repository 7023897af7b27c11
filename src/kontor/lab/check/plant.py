"""Planting a blunder: a strong player among traders plays one clearly bad action, and then play goes on.

What is bad is judged in worlds that no review imagines, by the mean of all readings of the factor; a review takes only
the first of them. The learned value and the policy are those of reviews all the same, so a blunder that neither of them
understands is not planted. The seat plays well otherwise, because traders lose so much in their last turns that a
blunder in the middle would not be the greatest loss.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from kontor.bots.search.lookahead import Lookahead
from kontor.core import Action, AnyGame, Rng, Seat, View, chance, no_emit, seeded
from kontor.lab.calibration.matches import TRADER, Decided, make_players, play_to_end, setup_of
from kontor.lab.check.strong import StrongPlayer, short_config
from kontor.lab.errors import LabError
from kontor.lab.review.shares import PHASES, half_width, phase_at

MIN_GAP = 0.10
"""The share of the win that a blunder costs at least, compared with what the strong player would have done."""
PLANT_PHASES = range(1, PHASES - 1)
"""The phases of a match in which a blunder is planted: all but the first and the last fifth."""
MAX_ACTIONS = 12
"""Legal actions, drawn by lot, among which the worst is looked for."""
LOOK_WORLDS = 6
"""Worlds in which each of them is tried."""
PROOF_WORLDS = 32
"""New worlds in which the worst one is compared with the choice of the strong player."""
MAX_DECISIONS = 24
"""Decisions, drawn by lot, that are tried before another match is played."""
MAX_MATCHES = 10
"""Matches that are played at most until one has a place for a blunder."""


class Planted(NamedTuple):
    """A match with a blunder."""

    decided: list[Decided]
    last: Any
    """The state at the end."""
    seat: Seat
    step: int
    """The number of moves that were made before the blunder."""
    gap: float
    """What it cost, as a share of the win."""


class Blunder(NamedTuple):
    """A clearly bad action."""

    action: Action
    gap: float


class Assessor:
    """Compares actions by the mean of all readings of the factor, in worlds that follow from a key."""

    def __init__(self, game: AnyGame, turns: Sequence[int]) -> None:
        self.ahead = Lookahead(game)
        self.turns = turns

    def shares(self, view: View, action: Action, key: bytes, worlds: int) -> list[float]:
        """Return what an action promises its seat in each world; the same key gives the same worlds and luck."""
        seat = view.own_seat
        return [
            self.ahead.shares(self.ahead.world(view, key, number), seat, action, chance(key, "on", number), self.turns)[
                seat
            ]
            for number in range(worlds)
        ]

    def blunder(self, one: Decided, rng: Rng) -> Blunder | None:
        """Return the worst of some legal actions; None if it is not surely worse than the choice, by `MIN_GAP`."""
        game, seat = self.ahead.game, one.seat
        others = [action for action in game.legal_actions(one.state, seat) if action != one.action]
        look, proof = rng.bytes(32), rng.bytes(32)
        means = {
            action: fmean(self.shares(one.view, action, look, LOOK_WORLDS))
            for action in rng.shuffled(others)[:MAX_ACTIONS]
        }
        worst = min(means, key=means.__getitem__)
        if fmean(self.shares(one.view, one.action, look, LOOK_WORLDS)) - means[worst] < MIN_GAP:
            return None
        pairs = (self.shares(one.view, action, proof, PROOF_WORLDS) for action in (one.action, worst))
        gaps = [better - worse for better, worse in zip(*pairs, strict=True)]
        gap = fmean(gaps)
        return Blunder(worst, gap) if gap >= MIN_GAP and gap > half_width(gaps) else None


def plant(game: AnyGame, seed: int, number: int) -> Planted:
    """Play matches until one has a place for a blunder of a seat, and plant it there; LabError if none has."""
    first = chance(seeded(seed).bytes(32), f"blunder/{game.info.slug}", number).bytes(32)
    options, seats = setup_of(game, number)
    for match in range(MAX_MATCHES):
        luck = chance(first, "match", match).bytes(32)
        rng, last = chance(luck, "blunder", 0), game.start(seats, game.options(options), luck)
        config, seat = short_config(game, seats, last.options), rng.below(seats)
        bots = make_players([TRADER] * seats, game)
        bots[seat] = StrongPlayer(game, config)
        decided, assessor = play_to_end(game, bots, last, luck), Assessor(game, config.turns)
        for step in _steps_to_try(decided, seat, rng):
            found = assessor.blunder(decided[step], rng)
            if found is not None:
                last = decided[step].state.clone()
                game.advance(last, seat, found.action, no_emit)
                rest = play_to_end(game, bots, last, luck, step + 1)
                told = [*decided[:step], decided[step]._replace(action=found.action), *rest]
                return Planted(told, last, seat, step, found.gap)
    raise LabError("no-blunder", game=game.info.title, matches=MAX_MATCHES)


def _steps_to_try(decided: list[Decided], seat: Seat, rng: Rng) -> list[int]:
    """Return some steps in the middle of a match at which a seat had a choice, in a random order."""
    steps = [
        step
        for step, one in enumerate(decided)
        if one.seat == seat and one.legal > 1 and phase_at(step / len(decided)) in PLANT_PHASES
    ]
    return rng.shuffled(steps)[:MAX_DECISIONS]
