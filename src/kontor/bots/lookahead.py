"""Looking ahead: an imagined world, an action in it, and the script's play until a value can be read.

Every level that thinks stands on this, and hints do.
"""

from typing import Any

from kontor.bots.knowledge import script_of
from kontor.bots.value import Value
from kontor.core import Action, AnyGame, Rng, Seat, View, chance, no_emit

PLIES = 200
"""So many decisions the script may make at most."""


class Lookahead:
    """Plays imagined worlds of a game on, and reads the learned value there."""

    def __init__(self, game: AnyGame, value: Value | None = None) -> None:
        self.game = game
        self.script = script_of(game)
        self.value = value or Value(game)

    def world(self, view: View, seed: bytes, number: int) -> Any:
        """Imagine a world; the same seed and number give the same one."""
        return self.game.determinize(view, chance(seed, "world", number))

    def after(self, world: Any, seat: Seat, action: Action, rng: Rng, turns: int = 0) -> Any:
        """Return the world after an action, the end of so many turns, and as much as it takes until it is settled."""
        game, script, asked = self.game, self.script, world.frames[-1]
        then, turn = world.clone(), script.turn(world)
        game.advance(then, seat, action, no_emit)
        for _ in range(PLIES):
            if not then.frames:
                break
            if turns and (now := script.turn(then)) != turn:
                turn, turns = now, turns - 1
            if not turns and game.settled(then) and script.shows(asked, then):
                break
            decider = game.deciders(then)[0]
            legal = game.legal_actions(then, decider)
            chosen = legal[0] if len(legal) == 1 else script.script(then, decider, legal, rng)
            game.advance(then, decider, chosen, no_emit)
        return then

    def shares(self, world: Any, seat: Seat, action: Action, rng: Rng, turns: int = 0) -> list[float]:
        """Return the shares of the win that an action promises in one world."""
        return self.value.shares(self.after(world, seat, action, rng, turns))
