"""What a check is run on: a game, how a second process finds it, and samples of its random play."""

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec

from kontor.core import Action, AnyGame, Event, Rng, Seat, State, Step, seeded
from kontor.testing.ledger import Ledger

MOST_TABLES = 24
"""So many different tables the dear checks play at most; `kontor fuzz` sees all of them."""


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


class Plan:
    """A game under test.

    `source` is ``slug`` of a registered game or ``module:ATTRIBUTE``; `games` random games are played over all its
    setups; `ledger` and `marked` (the ids that tests are marked with) serve the check of the rules.
    """

    def __init__(
        self,
        game: AnyGame,
        source: str,
        games: int = 24,
        ledger: Ledger | None = None,
        marked: frozenset[str] | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.games = games
        self.ledger = ledger
        self.marked = marked

    @cached_property
    def setups(self) -> list[tuple[int, Any]]:
        """All allowed tables, in an order in which a few games see different ones."""
        return ordered_setups(self.game)

    def play(self, number: int) -> Iterator[Sample]:
        """Play one random game, step by step."""
        seats, options = self.setups[number % len(self.setups)]
        rng = seeded(number)
        state = self.game.start(seats, options, rng.bytes(32))
        count = 0
        while deciders := self.game.deciders(state):
            seat = rng.pick(deciders)
            legal = self.game.legal_actions(state, seat)
            if not legal:
                raise ContractViolationError(f"seat {seat} has to decide and can do nothing: {state.frames[-1]}")
            action = rng.pick(legal)
            step = self.game.apply(state, seat, action)
            yield Sample(options, count, state, seat, legal, action, step)
            state = step.state
            count += 1

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
    """Return all allowed tables, shuffled; those on which fewer options name a seat come first."""
    return sorted(seeded(0).shuffled(game.all_setups()), key=lambda setup: seats_named(game, setup))


def seats_named(game: AnyGame, setup: tuple[int, Any]) -> int:
    """Return how many options of a table name a seat."""
    seats, options = setup
    return sum(getattr(options, option.name) in range(seats) for option in game.info.options if option.names_seat)


def ordered_setups(game: AnyGame) -> list[tuple[int, Any]]:
    """Return all allowed tables; few of them show every two choices together, seats named by options come last."""
    left, met, found = shuffled_setups(game), set[Any](), []
    while left:
        # The table that shows most that is new; of equals the one that the shuffle brought first.
        best = min(left, key=lambda setup: (seats_named(game, setup), -len(pairs(setup) - met)))
        left.remove(best)
        met |= pairs(best)
        found.append(best)
    return found


def pairs(setup: tuple[int, Any]) -> set[Any]:
    """Return every two choices that meet on a table, the number of seats among them."""
    seats, options = setup
    return set(combinations([("seats", seats), *msgspec.structs.asdict(options).items()], 2))


def distinct_tables(game: AnyGame) -> int:
    """Return how many tables differ in more than the choice of a seat: the first of the ordered setups."""
    same = {option.name: option.default for option in game.info.options if option.names_seat}
    return len({(seats, msgspec.structs.replace(options, **same)) for seats, options in game.all_setups()})


def tables_played(game: AnyGame) -> int:
    """Return on how many different tables the dear checks play: all, or so many that options meet each other."""
    return min(distinct_tables(game), MOST_TABLES)
