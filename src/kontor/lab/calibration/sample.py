"""Matches of mixed bots, with a few positions of each, read as a review reads them.

A match depends on the seed and its number alone, so that a run can be split, stopped and resumed.
"""

from typing import Any, NamedTuple

from kontor.bots import Bot, Budget
from kontor.bots.builtin import Trader
from kontor.core import AnyGame, Record, Rng, Seat, View, chance, no_emit, registry, seeded
from kontor.lab.arena.ladder import editions
from kontor.lab.arena.play import make_contender
from kontor.lab.arena.pool import pool_of
from kontor.lab.review.budget import QUICK, plan, read_budget
from kontor.lab.review.imagined import Judge
from kontor.lab.review.shares import PHASES, phase_at

TRADER, CLERK, DECKHAND = "trader", "clerk", "deckhand"
TRADER_LOTS, CLERK_LOTS, DECKHAND_LOTS, LOTS = 4, 4, 1, 16
"""The lots of traders, clerks and deckhands among all that are drawn from for a seat; the rest are scripts."""
TRADER_WORLDS = 1
"""Worlds that a trader imagines here: it plays somewhat weaker than at a table, in a fraction of the time."""
BOT_BUDGET = Budget(simulations=1)
"""None of these bots searches, so a budget changes nothing."""


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


class _Choice(NamedTuple):
    """A decision with more than one legal answer."""

    step: int
    view: View


def sample_match(slug: str, seed: int, number: int) -> SampledMatch:
    """Play one match of mixed bots and read some of its positions."""
    game = registry.game(slug)
    luck = chance(seeded(seed).bytes(32), f"calibration/{slug}", number).bytes(32)
    setups = [(options, seats) for options in editions(game) for seats in game.info.seats]
    options, seats = setups[number % len(setups)]
    players = draw_players(game, seats, chance(luck, "players", 0))
    choices, steps, last = _play(game, options, players, luck)
    samples = _read(game, last, choices, steps, chance(luck, "samples", 0))
    return SampledMatch(number, options, players, steps, tuple(game.final_outcome(last).winners), samples)


def draw_players(game: AnyGame, seats: int, rng: Rng) -> tuple[str, ...]:
    """Draw who plays: about one trader, one clerk and two scripts of any style at four seats, seldom a deckhand."""
    return tuple(_draw_player(game, rng) for _ in range(seats))


def _draw_player(game: AnyGame, rng: Rng) -> str:
    lot = rng.below(LOTS)
    if lot < TRADER_LOTS:
        return TRADER
    if lot < TRADER_LOTS + CLERK_LOTS:
        return CLERK
    return DECKHAND if lot < TRADER_LOTS + CLERK_LOTS + DECKHAND_LOTS else rng.pick(pool_of(game))


def _make_player(name: str, game: AnyGame) -> Bot:
    return Trader(game, worlds=TRADER_WORLDS) if name == TRADER else make_contender(name, game)


def _play(
    game: AnyGame, options: dict[str, Any], players: tuple[str, ...], luck: bytes
) -> tuple[list[_Choice], int, Any]:
    """Play a match; return its decisions with a choice, the number of all decisions, and the last state."""
    bots = {name: _make_player(name, game) for name in players}
    state = game.start(len(players), game.options(options), luck)
    step, choices = 0, list[_Choice]()
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal, view = game.legal_actions(state, seat), game.view(state, seat)
        if len(legal) > 1:
            choices.append(_Choice(step, view))
        seed = chance(luck, f"bot/{seat}", step).bytes(32)
        game.advance(state, seat, bots[players[seat]].decide(view, legal, BOT_BUDGET, seed).action, no_emit)
        step += 1
    return choices, step, state


def _read(game: AnyGame, last: Any, choices: list[_Choice], steps: int, rng: Rng) -> tuple[Sample, ...]:
    """Read a position of each phase: a random decision of a random seat, in as many worlds as a quick review."""
    judge = Judge(game, last.seats, last.options)
    worlds = plan(read_budget(QUICK, game.info.slug), steps, 0).worlds
    found = []
    for phase in range(PHASES):
        seat = rng.below(last.seats)
        own = [one for one in choices if one.view.own_seat == seat and phase_at(one.step / steps) == phase]
        if own:
            step, view = rng.pick(own)
            found.append(Sample(step, seat, judge.read(view, step, worlds)))
    return tuple(found)
