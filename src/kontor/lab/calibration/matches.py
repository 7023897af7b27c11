"""Matches of bots for measurements of reviews: all their decisions are kept, with the state before each."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kontor.bots import Bot, Budget
from kontor.bots.builtin import Trader
from kontor.core import Action, AnyGame, Rng, Seat, View, chance, no_emit
from kontor.lab.arena.ladder import editions
from kontor.lab.arena.play import make_contender
from kontor.lab.arena.pool import pool_of

TRADER, CLERK, DECKHAND = "trader", "clerk", "deckhand"
TRADER_LOTS, CLERK_LOTS, DECKHAND_LOTS, LOTS = 4, 4, 1, 16
"""The lots of traders, clerks and deckhands among all that are drawn from for a seat; the rest are scripts."""
TRADER_WORLDS = 1
"""Worlds that a trader imagines here: it plays somewhat weaker than at a table, in a fraction of the time."""
BOT_BUDGET = Budget(simulations=1)
"""None of these bots searches, so a budget changes nothing."""


class Decided(NamedTuple):
    """A decision of a match: the state before it, what its seat saw there, and what it did."""

    state: Any
    seat: Seat
    view: View
    legal: int
    """The number of legal actions; with one there was no choice."""
    action: Action


def setup_of(game: AnyGame, number: int) -> tuple[dict[str, Any], int]:
    """Return the options and the number of seats of a match: all editions and numbers of seats take turns."""
    setups = [(options, seats) for options in editions(game) for seats in game.info.seats]
    return setups[number % len(setups)]


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


def make_players(names: Sequence[str], game: AnyGame) -> list[Bot]:
    """Return the bot of each seat; seats with the same name share one."""
    bots = {name: _make_player(name, game) for name in names}
    return [bots[name] for name in names]


def _make_player(name: str, game: AnyGame) -> Bot:
    return Trader(game, worlds=TRADER_WORLDS) if name == TRADER else make_contender(name, game)


def play_to_end(game: AnyGame, bots: Sequence[Bot], state: Any, luck: bytes, step: int = 0) -> list[Decided]:
    """Play on to the end in the state itself; return all decisions. `step` is the number of moves made before."""
    found = list[Decided]()
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal, view = game.legal_actions(state, seat), game.view(state, seat)
        seed = chance(luck, f"bot/{seat}", step + len(found)).bytes(32)
        action = bots[seat].decide(view, legal, BOT_BUDGET, seed).action
        found.append(Decided(state.clone(), seat, view, len(legal), action))
        game.advance(state, seat, action, no_emit)
    return found
