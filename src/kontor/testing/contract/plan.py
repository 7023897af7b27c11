"""What a check is run on: a game, how a second process finds it, and samples of its random play."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import combinations, groupby
from typing import Any

import msgspec

from kontor.core import Action, AnyGame, Event, Rng, Seat, State, Step, encode, seeded
from kontor.testing.ledger import Ledger

HASH_SEEDS = ("4711", "0", "1")
"""Values of PYTHONHASHSEED under which a second process must play the same games."""
MAX_SETUPS = 24
"""Maximum number of different setups that the expensive checks play; `kontor fuzz` plays all of them."""


class ContractViolationError(AssertionError):
    """A game breaks the contract; the sentence says how and where."""


class Sample(msgspec.Struct, frozen=True):
    """One step of random play."""

    options: Any
    number: int
    before: State[Any]
    seat: Seat
    legal: list[Action]
    action: Action
    step: Step[Any]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return self.step.events


class SharedGame:
    """A game that is played on as its samples are asked for, and whose samples are kept for the next check."""

    def __init__(self, rest: Iterator[Sample]) -> None:
        self._rest = rest
        self._samples: list[Sample] = []
        self._hash = sha256()
        self._error: Exception | None = None

    def __iter__(self) -> Iterator[Sample]:
        at = 0
        while at < len(self._samples) or self._play_on():
            yield self._samples[at]
            at += 1

    def _play_on(self) -> bool:
        """Play one step; False at the end. A game that broke once breaks at the same step for everybody."""
        if self._error:
            raise self._error
        try:
            sample = next(self._rest, None)
        except Exception as error:
            self._error = error
            raise
        if sample is not None:
            self._samples.append(sample)
            self._hash.update(encode(sample))
        return sample is not None

    def is_untouched(self) -> bool:
        """Return True if every sample is still what it was when it was played."""
        now = sha256()
        for sample in self._samples:
            now.update(encode(sample))
        return now.digest() == self._hash.digest()


class Plan:
    """A game under test, with the random games that all checks share.

    `source` is the slug of a registered game or ``module:ATTRIBUTE``; `games` random games are played over all its
    setups; `ledger` and `marked` (the ids that tests are marked with) serve the check of the rules, `hash_seeds` that
    of the replay. Give the same plan to several checks to play its games only once.
    """

    def __init__(
        self,
        game: AnyGame,
        source: str,
        games: int = 24,
        ledger: Ledger | None = None,
        marked: frozenset[str] | None = None,
        hash_seeds: Sequence[str] = HASH_SEEDS,
    ) -> None:
        self.game = game
        self.source = source
        self.games = games
        self.ledger = ledger
        self.marked = marked
        self.hash_seeds = hash_seeds
        self._played: dict[int, SharedGame] = {}

    @cached_property
    def setups(self) -> list[tuple[int, Any]]:
        """All allowed setups, in an order in which a few games see different ones."""
        return ordered_setups(self.game)

    def play(self, number: int) -> "SharedGame":
        """Return one random game; it is played only once, so leave its samples as they are."""
        if number not in self._played:
            self._played[number] = SharedGame(self._play(number))
        return self._played[number]

    def _play(self, number: int) -> Iterator[Sample]:
        seats, options = self.setups[number % len(self.setups)]
        rng = seeded(number)
        state = self.game.start(seats, options, rng.bytes(32))
        bound = self.game.info.max_decisions
        count = 0
        while deciders := self.game.deciders(state):
            demand(count < bound, lambda: f"game {number} goes on after {bound} decisions")
            seat = rng.pick(deciders)
            legal = self.game.legal_actions(state, seat)
            demand(bool(legal), lambda: f"seat {seat} has to decide and can do nothing: {state.frames[-1]}")
            action = rng.pick(legal)
            step = self.game.apply(state, seat, action)
            yield Sample(options, count, state, seat, legal, action, step)
            state = step.state
            count += 1

    def demand_untouched(self) -> None:
        """Raise a violation if a game is no longer what it was when it was played."""
        for number, game in self._played.items():
            demand(game.is_untouched(), lambda: f"something that was asked of game {number} changed a position in it")

    def samples(self, stride: int = 1) -> Iterator[Sample]:
        """Yield the steps of all games, every `stride`-th of them and the last."""
        for number in range(self.games):
            for sample in self.play(number):
                if (sample.number + number) % stride == 0 or not sample.step.state.frames:
                    yield sample

    def viewers(self, state: State[Any]) -> list[Seat | None]:
        """Return every seat and the spectator."""
        return [*range(state.seats), None]

    def worlds(self, state: State[Any], viewer: Seat | None, count: int, rng: Rng) -> list[State[Any]]:
        """Return worlds that the viewer cannot tell from this one."""
        view = self.game.view(state, viewer)
        return [self.game.determinize(view, rng) for _ in range(count)]


def who(viewer: Seat | None) -> str:
    """Return how a sentence calls a viewer."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def demand(holds: bool, sentence: str | Callable[[], str]) -> None:
    """Raise a violation with the sentence unless it holds; a sentence that takes work to write comes as a function."""
    if not holds:
        raise ContractViolationError(sentence if isinstance(sentence, str) else sentence())


def shuffled_setups(game: AnyGame) -> list[tuple[int, Any]]:
    """Return all allowed setups, shuffled; those in which fewer options name a seat come first."""
    return sorted(seeded(0).shuffled(game.all_setups()), key=lambda setup: seats_named(game, setup))


def seats_named(game: AnyGame, setup: tuple[int, Any]) -> int:
    """Return how many options of a setup name a seat."""
    seats, options = setup
    return sum(getattr(options, option.name) in range(seats) for option in game.info.options if option.names_seat)


@lru_cache(maxsize=16)  # a game with many options takes a second, and every plan of it asks
def ordered_setups(game: AnyGame) -> list[tuple[int, Any]]:
    """Return all allowed setups: the first few combine every two choices; those that name a seat come last.

    The caller must not change the answer.
    """
    met, ordered = set[Any](), list[tuple[int, Any]]()
    for _, group in groupby(shuffled_setups(game), lambda setup: seats_named(game, setup)):
        left = [(setup, pairs(setup)) for setup in group]
        # The setup with most pairs that are new; of equals the one that the shuffle brought first.
        while left and (best := max(left, key=lambda each: len(each[1] - met)))[1] - met:
            left.remove(best)
            met |= best[1]
            ordered.append(best[0])
        ordered += [setup for setup, _ in left]
    return ordered


def pairs(setup: tuple[int, Any]) -> set[Any]:
    """Return every two choices that meet in a setup, the number of seats among them."""
    seats, options = setup
    return set(combinations([("seats", seats), *msgspec.structs.asdict(options).items()], 2))


def distinct_setups(game: AnyGame) -> int:
    """Return how many setups differ in more than the choice of a seat: the first of the ordered setups."""
    same = {option.name: option.default for option in game.info.options if option.names_seat}
    return len({(seats, msgspec.structs.replace(options, **same)) for seats, options in game.all_setups()})


def setups_played(game: AnyGame) -> int:
    """Return how many different setups the expensive checks play: all, or enough that every two choices meet."""
    return min(distinct_setups(game), MAX_SETUPS)
