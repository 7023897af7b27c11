"""Many tables in one process, whose numbers lie in flat memory that other processes may share.

A row is one table. It never waits: a match that ends is followed by the next one in the same step.
"""

from array import array
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kontor.bots import Budget
from kontor.core import Seat, chance
from kontor.core.numbers import Observer
from kontor.envs.opponents import BotsAtTable
from kontor.envs.rewards import Reward
from kontor.envs.seeds import SEED_BYTES, MatchSeeds
from kontor.envs.table import Table


class BatchSetup(NamedTuple):
    """What all tables of a batch have in common; plain values, so that another process can be told."""

    game: str
    seats: int
    options: Mapping[str, Any]
    reward: str | Reward
    bots: tuple[str, ...]
    """The bots from the learner's left; empty where the learner plays all seats."""
    seat: Seat | None
    """The learner's seat against bots; None: each match draws it."""
    budget: Budget


class BatchShape(NamedTuple):
    """How long the rows of a batch are."""

    rows: int
    entries: int
    ids: int
    seats: int

    def formats(self) -> dict[str, tuple[str, int]]:
        """Return for every field of the memory its `array` type code and its length."""
        return {
            "actions": ("i", self.rows),
            "observations": ("h", self.rows * self.entries),
            "masks": ("b", self.rows * self.ids),
            "seats": ("b", self.rows),
            "rewards": ("f", self.rows),
            "seat_rewards": ("f", self.rows * self.seats),
            "ended": ("b", self.rows),
            "last_observations": ("h", self.rows * self.entries),
        }


Memory = Mapping[str, Any]
"""By field: its numbers, which can be read and written by place and by slice."""


class Row:
    """One table of a batch: it plays match after match, and writes what its seat sees into the row's memory."""

    def __init__(self, setup: BatchSetup, shape: BatchShape, memory: Memory, row: int) -> None:
        self.table = Table(setup.game, setup.seats, setup.options, setup.reward)
        self.seeds = MatchSeeds(f"row/{row}")
        self._wanted_seat = setup.seat
        self._bots = BotsAtTable(self.table.game, setup.bots, setup.budget) if setup.bots else None
        self._learner: Seat | None = None
        self._memory = memory
        self._masks, self._actions, self._ended = memory["masks"], memory["actions"], memory["ended"]
        self._seats, self._observations = memory["seats"], memory["observations"]
        self._row = row
        self._observers: list[Observer] = [self.table.numbers.observer(seat) for seat in range(setup.seats)]
        self._entries = slice(row * shape.entries, (row + 1) * shape.entries)
        self._first_id = row * shape.ids
        self._first_seat = row * shape.seats
        self._marked: list[int] = []
        """The ids that are 1 in the mask now."""
        self._nothing = array("f", bytes(4 * shape.seats))

    def reset(self, seed: int | None) -> None:
        """Begin the next match, or the first one of a seed."""
        if seed is not None:
            self.seeds.begin(seed)
        self._start()
        self._clear_end()
        self._show()

    def step(self) -> None:
        """Carry out the action in the memory; a match that ends is followed by the next one."""
        row, table = self._row, self.table
        actor = table.asked if self._learner is None else self._learner
        table.step(self._actions[row])
        if self._bots is not None:
            self._bots.play(table)
        if self._ended[row]:
            self._clear_end()
        if table.asked is None:
            assert actor is not None
            self._tell_end(actor)
            self._start()
        self._show()

    def _start(self) -> None:
        """Begin the next match in which the learner is asked at all."""
        luck = self.seeds.next()
        self.table.start(luck)
        if self._bots is not None:
            seats = self.table.seats
            learner = chance(luck, "seat", 0).below(seats) if self._wanted_seat is None else self._wanted_seat
            self._learner = learner
            self._bots.sit_down(learner, seats, chance(luck, "bots", 0).bytes(SEED_BYTES))
            self._bots.play(self.table)
            if self.table.over:
                self._start()

    def _tell_end(self, actor: Seat) -> None:
        """Write the rewards, and what the seat that acted sees at the end."""
        memory, row = self._memory, self._row
        rewards = self.table.rewards()
        memory["ended"][row] = 1
        memory["rewards"][row] = rewards[actor]
        memory["seat_rewards"][self._first_seat : self._first_seat + len(rewards)] = array("f", rewards)
        memory["last_observations"][self._entries] = self._observers[actor].observe(self.table.encoded_view(actor))

    def _clear_end(self) -> None:
        memory, row = self._memory, self._row
        memory["ended"][row] = 0
        memory["rewards"][row] = 0
        memory["seat_rewards"][self._first_seat : self._first_seat + len(self._nothing)] = self._nothing

    def _show(self) -> None:
        """Write what the seat that is asked sees, and its mask."""
        table, masks, first = self.table, self._masks, self._first_id
        seat = table.asked
        assert seat is not None
        self._observations[self._entries] = self._observers[seat].observe(table.encoded_view(seat))
        self._seats[self._row] = seat
        for id_ in self._marked:
            masks[id_] = 0
        self._marked = [first + id_ for id_ in table.legal()]
        for id_ in self._marked:
            masks[id_] = 1


class Batch:
    """Some rows of a batch, played in this process."""

    def __init__(self, setup: BatchSetup, shape: BatchShape, memory: Memory, rows: range) -> None:
        self.rows = [Row(setup, shape, memory, row) for row in rows]

    def reset(self, seed: int | None) -> None:
        """Begin a match at every table."""
        for row in self.rows:
            row.reset(seed)

    def step(self) -> None:
        """Carry out the action of every row."""
        for row in self.rows:
            row.step()


def shape_of(setup: BatchSetup, rows: int) -> BatchShape:
    """Return how long the rows of a batch are."""
    numbers = Table(setup.game, setup.seats).numbers
    return BatchShape(rows, numbers.size, numbers.actions.size, setup.seats)


def shares(rows: int, workers: int) -> Iterator[range]:
    """Yield the rows of each worker: as equal as possible, and never none."""
    first = 0
    for worker in range(min(workers, rows)):
        end = first + rows // workers + (worker < rows % workers) if workers <= rows else first + 1
        yield range(first, end)
        first = end
