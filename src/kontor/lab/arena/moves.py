"""Playing a match of bots from a position to its end: what the arena, datasets and reports have in common."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kontor.bots import Bot, Budget, Decision
from kontor.core import Action, AnyGame, Seat, chance, no_emit
from kontor.core.phase import Emit
from kontor.lab.arena.oracle import Oracle

SEED_BYTES = 32


class Decided(NamedTuple):
    """A decision that is about to be carried out."""

    number: int
    """How many decisions the match has seen before."""
    seat: Seat
    state: Any
    """The position before it. It is the match itself: clone it to keep it."""
    legal: Sequence[Action]
    decision: Decision


def play_on(
    game: AnyGame, state: Any, bots: Sequence[Bot], budget: Budget, seed: bytes, emit: Emit = no_emit, number: int = 0
) -> Iterator[Decided]:
    """Play to the end in the state itself, and yield each decision before it is carried out.

    The luck of the bots comes from the seed and the number of the decision alone; `number` is how many there were
    before.
    """
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        bot, luck = bots[seat], chance(seed, f"bot/{seat}", number).bytes(SEED_BYTES)
        if isinstance(bot, Oracle):
            bot.look(state)
        decision = bot.decide(game.view(state, seat), legal, budget, luck)
        yield Decided(number, seat, state, legal, decision)
        game.advance(state, seat, decision.action, emit)
        number += 1
