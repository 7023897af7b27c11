"""Imagined worlds: what a position promises in each of them, if the reference policy plays on for everybody.

All actions that are compared are tried in the same worlds and meet the same luck there, and the value is read at the
same moment of the game.
"""

from hashlib import blake2b
from typing import Any

from kontor.bots.search.config import SearchConfig, search_configs
from kontor.bots.search.lookahead import LazyLegalActions, Lookahead
from kontor.bots.value import setup_key
from kontor.core import Action, AnyGame, Seat, View, chance, no_emit
from kontor.lab.review.calibration import Correction, as_read
from kontor.lab.review.shares import won


class Imagined:
    """One world in one position, with everything that was read in it."""

    __slots__ = ("base", "choice", "decider", "key", "read", "step", "world")

    def __init__(self, world: Any, key: bytes, step: int) -> None:
        self.world = world
        self.step = step
        """The number of moves that were made before."""
        self.key = key
        """What the luck of the policy comes from: it stays with the world, so that pairs stay pairs."""
        self.decider: Seat = world.frames[-1].deciders[0] if world.frames else -1
        self.choice: Action | None = None
        """What the policy would do."""
        self.base: list[float] | None = None
        """The shares if the policy decides, as soon as they are known."""
        self.read: dict[tuple[Seat, Action], list[float]] = {}


class Judge:
    """Reads shares in imagined worlds of a game, corrects them, and counts the simulations."""

    def __init__(self, game: AnyGame, seats: int, options: Any, correct: Correction = as_read) -> None:
        self.game = game
        self.correct = correct
        self.ahead = Lookahead(game)
        config = search_configs(game).get(setup_key(game, seats, options), SearchConfig())
        turns = config.turns_in_reviews or config.turns
        self.turns = turns[:1]
        """The policy plays on to the end of this many turns: the first reading."""
        self.horizons = turns[:2]
        """After which numbers of turns a second look reads: the first two readings, or the only one."""
        self.simulations = 0

    def imagine(self, view: View, step: int, number: int) -> Imagined:
        """Return a world that a seat cannot tell from the true one; the same arguments give the same world."""
        name = f"review/{self.game.info.slug}/{view.own_seat}/{step}/{number}"
        key = blake2b(name.encode(), digest_size=32).digest()
        return Imagined(self.game.determinize(view, chance(key, "world", 0)), key, step)

    def read(self, view: View, step: int, worlds: int) -> tuple[tuple[float, ...], ...]:
        """Return the shares of all seats in each of some new worlds of a position."""
        return tuple(tuple(self.base(self.imagine(view, step, number))) for number in range(worlds))

    def base(self, imagined: Imagined) -> list[float]:
        """Return the shares if the policy decides for everybody; in a match that is over the true ones."""
        if imagined.base is None:
            world = imagined.world
            if imagined.decider < 0:
                imagined.base = won(self.game.final_outcome(world).winners, world.seats)
            else:
                imagined.base = self.after(imagined, imagined.decider, self.choice(imagined))
        return imagined.base

    def choice(self, imagined: Imagined) -> Action:
        """Return what the policy would do."""
        if imagined.choice is None:
            legal = LazyLegalActions(self.game, imagined.world, imagined.decider)
            luck = chance(imagined.key, "choice", 0)
            imagined.choice = self.ahead.policy.choose(imagined.world, imagined.decider, legal, luck)
        return imagined.choice

    def after(self, imagined: Imagined, seat: Seat, action: Action) -> list[float]:
        """Return the shares if a seat takes an action and the policy plays on."""
        if imagined.base is not None and seat == imagined.decider and action == self.choice(imagined):
            return imagined.base
        if (seat, action) not in imagined.read:
            luck = chance(imagined.key, "rollout", 0)
            shares = self.ahead.shares(imagined.world, seat, action, luck, self.turns)
            imagined.read[seat, action] = self.correct(shares, imagined.step)
            self.simulations += 1
        return imagined.read[seat, action]

    def after_each_horizon(self, imagined: Imagined, seat: Seat, action: Action) -> list[float]:
        """Return the share of a seat if it takes an action and the policy plays on, at each of the horizons."""
        luck = chance(imagined.key, "rollout", 0)
        found = list[float]()
        for then in self.ahead.readings(imagined.world, seat, action, luck, self.horizons):
            found.append(self.correct(self.ahead.value.shares(then), imagined.step)[seat])
        self.simulations += 1
        return found + found[-1:] * (len(self.horizons) - len(found))  # a line that is never settled is read once

    def go_on(self, imagined: Imagined, seat: Seat, action: Action) -> Imagined:
        """Return the world after an action.

        Within a turn, what was read stays true: the policy that plays on reads the value at the same moment.
        """
        then = imagined.world.clone()
        self.game.advance(then, seat, action, no_emit)
        following = Imagined(then, imagined.key, imagined.step + 1)
        turn = self.ahead.policy.turn
        if then.frames and turn(then) == turn(imagined.world):
            following.base = self.after(imagined, seat, action)
        return following
