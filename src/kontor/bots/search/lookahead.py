"""Looking ahead: an imagined world, an action in it, and the policy's play until a value can be read.

The trader, the searches of the factor and the hints are built on this.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, overload

from kontor.bots.knowledge import policy_of
from kontor.bots.memo import lazy
from kontor.bots.value import Value
from kontor.core import Action, AnyGame, Rng, Seat, View, chance, no_emit

AT_ONCE = (0,)
"""The turns after which the value is read by default: in the settled world right after the action."""
MAX_PLIES = 300
"""Maximum number of decisions in one lookahead; then the value is read even if nothing is settled."""


class Lookahead:
    """Plays on in imagined worlds of a game, and reads the learned value there."""

    def __init__(self, game: AnyGame, value: Value | None = None) -> None:
        self.game = game
        self.policy = policy_of(game)
        self.value = value or Value(game)

    def world(self, view: View, seed: bytes, number: int) -> Any:
        """Imagine a world; the same seed and number give the same one."""
        return self.game.determinize(view, chance(seed, "world", number))

    def waits(self, world: Any) -> Sequence[int]:
        """Return the numbers of turns after which the value is read by default."""
        turns = self.policy.wait(world)
        return (turns,) if turns else AT_ONCE

    def after(self, world: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        """Return the world after an action, played on until it is settled."""
        return next(self.readings(world, seat, action, rng, self.waits(world)))

    def shares(
        self,
        world: Any,
        seat: Seat,
        action: Action,
        rng: Rng,
        turns: Sequence[int] = (),
        lead: float = 0.0,
        weighed: int = 0,
    ) -> list[float]:
        """Return the shares of the win that an action promises in one world: the mean of all readings.

        Without `turns` the value is read as soon as the policy says that the action shows its effect.
        """
        turns = turns or self.waits(world)
        read = [self.value.shares(then, lead) for then in self.readings(world, seat, action, rng, turns, weighed)]
        return read[0] if len(read) == 1 else [fmean(of_seat) for of_seat in zip(*read, strict=True)]

    def readings(
        self, world: Any, seat: Seat, action: Action, rng: Rng, turns: Sequence[int], weighed: int = 0
    ) -> Iterator[Any]:
        """Yield the world once it is settled after each of these numbers of turns.

        Every yield is the same object, in which the policy plays on; a match that ends earlier is yielded as it ended.
        The first `weighed` choices are not the policy's: the player who decides takes the `best_at_once`.
        """
        game, policy, asked = self.game, self.policy, world.frames[-1]
        then, turn, over, due = world.clone(), policy.turn(world), 0, 0
        game.advance(then, seat, action, no_emit)
        for _ in range(MAX_PLIES):
            if then.frames and (now := policy.turn(then)) != turn:
                turn, over = now, over + 1
            while not then.frames or (over >= turns[due] and game.settled(then) and policy.shows(asked, then)):
                yield then
                due += 1
                if due == len(turns):
                    return
            decider = game.deciders(then)[0]
            legal, best = LazyLegalActions(game, then, decider), None
            if weighed and (best := self.best_at_once(then, decider, legal, rng)) is not None:
                weighed -= 1
            chosen = policy.choose(then, decider, legal, rng) if best is None else best
            game.advance(then, decider, chosen, no_emit)
        yield then

    def best_at_once(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action | None:
        """Return the candidate with the best value for a seat as soon as it shows; None if there is nothing to compare.

        The seat knows this world, so it decides like a trader who has guessed everything hidden.
        """
        actions = self.policy.candidates(world, seat, legal, rng)
        if len(actions) == 1:
            return None
        return max(actions, key=lambda action: self.value.shares(self.after(world, seat, action, rng))[seat])


class LazyLegalActions(Sequence[Action]):
    """The legal actions of a seat, listed only if needed: `in` checks one action, which is much faster."""

    def __init__(self, game: AnyGame, world: Any, seat: Seat) -> None:
        self.game, self.world, self.seat = game, world, seat

    @lazy
    def all(self) -> list[Action]:
        """All of them, in their order."""
        return self.game.legal_actions(self.world, self.seat)

    def __contains__(self, action: object) -> bool:
        """Return True if an action is legal."""
        if "all" in self.__dict__:
            return action in self.all
        return isinstance(action, Action) and self.game.check(self.world, self.seat, action) is None

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        """Iterate over all of them."""
        return iter(self.all)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        """Return one of them, or some."""
        return self.all[at]
