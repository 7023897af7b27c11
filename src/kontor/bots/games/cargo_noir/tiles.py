"""What tiles are worth to a player of Cargo Noir, in points: now, and kept for the turns to come.

Tiles are counted by type, nine types and the wild ones last, all in one number (`Counts`): hands are added and compared
all the time, and so tiles are added by an addition. All types are worth the same, so everything is computed for the
sorted counts, the `Shape`, and remembered. "Thought n" is item n of "What a good player thinks about" in
docs/rules/cargo_noir.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, groupby, pairwise, product
from operator import sub
from typing import NamedTuple, TypeAlias

from kontor.bots.games.cargo_noir.prices import Prices
from kontor.games.cargo_noir.components import CargoNoirBox

Counts: TypeAlias = int
"""How many tiles there are of each cargo type, eight bits for a type; the wild ones last, in the highest bits."""
Shape: TypeAlias = bytes
"""The counts of the nine types in ascending order, then the wild ones."""

BITS = 8
"""Bits of a count; nobody owns as many tiles as they can hold."""

DIFFERENT_TO_COME = 3
"""Maximum number of new types that a turn is expected to bring."""
MAX_TAKES = 2
"""Maximum number of types to take that are compared in a swap."""
MANY = 13
"""With more tiles than this, only some ways to pay are compared."""
MAX_REMEMBERED = 1 << 10
"""Results of a kind that are remembered. Sixty-four times as many made a process larger by 60 MB, and no faster."""


class Split(NamedTuple):
    """A way to pay: what it buys at most, what the rest is worth, and how many tiles of which counts it takes."""

    sum: int
    rest: float
    paid: bytes
    """How many tiles of each type are paid, the type with most tiles first; the wild ones last."""


class Tiles:
    """The worth of tiles, by the smuggling values and the costs of a box and the prices of one policy."""

    def __init__(self, box: CargoNoirBox, prices: Prices) -> None:
        self.box, self.prices = box, prices
        self.place = {cargo: place for place, cargo in enumerate(box.cargo_types)}
        self.one = [1 << BITS * place for place in range(len(self.place))]
        """By place of a cargo type: the counts of one tile of it."""
        self.one_of = {tile: self.one[self.place[cargo]] for tile, cargo in box.type_of.items()}
        highest = 1 + 25 * max(box.file.values.same) // 9
        self.sums = [sums([card.cost for card in box.cards_of(former).values()], highest) for former in (False, True)]
        """With today's and with the former unique cards (CAR-O7), by value: the highest sum of costs it can pay."""
        sizes = range(len(box.file.values.different))
        self.more = [prices.growth_of_different_tiles * self.grown(size) for size in sizes]
        """By number of different types: the part of their growth that counts already."""
        self.most_gain = self.steepest()
        """What one more tile adds at most."""
        self.counted = lru_cache(MAX_REMEMBERED // 4)(self.tally)
        self.value = lru_cache(MAX_REMEMBERED)(self._value)
        self.keeping = lru_cache(MAX_REMEMBERED)(self._keeping)
        self.now = lru_cache(MAX_REMEMBERED)(self._now)
        self.later = lru_cache(MAX_REMEMBERED)(self._later)
        self.steps = lru_cache(MAX_REMEMBERED // 4)(self._steps)
        self.swaps = lru_cache(MAX_REMEMBERED // 4)(self._swaps)
        self.singles = lru_cache(MAX_REMEMBERED // 4)(self._singles)
        self.swap = lru_cache(MAX_REMEMBERED // 4)(self._swap)
        self.splits = lru_cache(MAX_REMEMBERED // 4)(self._splits)

    def grown(self, size: int) -> float:
        """Return how much more a set of different tiles and those to come are worth together than apart."""
        values = self.box.file.values.different
        more = min(DIFFERENT_TO_COME, len(values) - 1 - size)
        return float(values[size + more] - values[size] - values[more])

    def steepest(self) -> float:
        """Return what one more tile adds at most: its combination, and what may grow from it."""
        values = self.box.file.values
        combos = max(then - now for each in (values.same, values.different) for now, then in pairwise(each))
        growth = max(0.0, *(then - now for now, then in pairwise(self.more)))
        return combos + growth + self.prices.growth_of_equal_tiles * 2

    def count(self, tiles: Iterable[str]) -> Counts:
        """Count tiles by type."""
        return self.counted(tuple(tiles))

    def tally(self, tiles: Iterable[str]) -> Counts:
        """Count tiles that will hardly be the same again, such as those in the bag."""
        return sum(map(self.one_of.__getitem__, tiles))

    def each(self, counts: Counts) -> bytes:
        """Return the counts one by one, by place of the cargo type."""
        return counts.to_bytes(len(self.one), "little")

    def shape(self, counts: Counts) -> Shape:
        """Return the shape of tiles."""
        return shape_of(self.each(counts))

    def _value(self, shape: Shape) -> int:
        """Return what tiles pay: the best division into combinations (CAR-T2.14)."""
        cargo = [name for name, count in zip(self.box.cargo_types, shape, strict=True) for _ in range(count)]
        return self.box.combos.best_value(cargo)

    def _keeping(self, shape: Shape, room: int) -> float:
        """Thoughts 1 and 4: return what kept tiles are worth; there is room for `room` of them (CAR-T2.11)."""
        if sum(shape) > room:
            return max(self.keeping(less, room) for less in one_less(shape))
        types, wild = len(shape) - 1, shape[-1]
        different = min(types, types - shape.count(0, 0, types) + wild)
        same = min(types, shape[-2] + wild)
        return self.value(shape) + self.more[different] + self.prices.growth_of_equal_tiles * 2 * same

    def worth(self, shape: Shape, last: bool) -> float:
        """Return what tiles are worth in the next trade; after the last one nothing is kept."""
        return float(self.value(shape)) if last else self.keeping(shape, 99)

    def _now(self, counts: Counts) -> float:
        """Return what tiles are worth in the last trade."""
        return self.worth(self.shape(counts), last=True)

    def _later(self, counts: Counts) -> float:
        """Return what tiles are worth in the next trade, if others follow."""
        return self.worth(self.shape(counts), last=False)

    def gain(self, counts: Counts, more: Counts, last: bool) -> float:
        """Thought 1: return what more tiles add; price them by that, not by their number."""
        worth = self.now if last else self.later
        return worth(counts + more) - worth(counts)

    def _steps(self, shape: Shape, last: bool) -> tuple[float, ...]:
        """Return by place in a shape what one more tile of that type adds."""
        now = self.worth(shape, last)
        return tuple(self.worth(shape_of(changed(shape, place, 1)), last) - now for place in range(len(shape)))

    def _swaps(self, shape: Shape, take: int, last: bool) -> tuple[float, ...]:
        """Return by place in a shape what it adds to give a tile of that type for one of the type at place `take`."""
        now, more = self.worth(shape, last), changed(shape, take, 1)
        return tuple(
            self.worth(shape_of(changed(more, give, -1)), last) - now if count and give != take else 0.0
            for give, count in enumerate(shape)
        )

    def _singles(self, counts: Counts, last: bool) -> tuple[float, ...]:
        """Return for each cargo type what one more tile of it adds."""
        each, shape = self.each(counts), self.shape(counts)
        steps = self.steps(shape, last)
        return (*[steps[shape.index(count)] for count in each[:-1]], steps[-1])

    def drawn(self, counts: Counts, last: bool) -> float:
        """Return what one tile adds, as a mean over all types but the wild ones, which are rare."""
        gains = self.singles(counts, last)[:-1]
        return sum(gains) / len(gains)

    def _swap(self, counts: Counts, offered: Counts, last: bool) -> tuple[float, int, int]:
        """Thought 11: return the best swap for a tile of those: its gain, the type to give and the type to take."""
        gains, each, shape = self.singles(counts, last), self.each(counts), self.shape(counts)
        takes, wild = [place for place, count in enumerate(self.each(offered)) if count], len(each) - 1
        best = (0.0, 0, 0)
        for take in sorted(takes, key=lambda place: -gains[place])[:MAX_TAKES]:
            # of types with equal counts the taken one is the last in the shape, a given one the first
            swaps = self.swaps(shape, wild if take == wild else shape.rindex(each[take], 0, wild), last)
            for give, count in enumerate(each):
                if count and give != take:
                    gain = swaps[wild if give == wild else shape.index(count)]
                    if gain > best[0]:
                        best = (gain, give, take)
        return best

    def payable(self, value: int, former: bool) -> int:
        """Return the highest sum of costs that a value can pay."""
        found = self.sums[former]
        return found[min(value, len(found) - 1)]

    def _splits(self, shape: Shape, room: int, former: bool) -> tuple[Split, ...]:
        """Thought 2: return the best way to pay each sum of costs that these tiles can pay, the smallest first."""
        best: dict[int, Split] = {}
        have = shape[-2::-1] + shape[-1:]
        for paid in payments(shape):
            value = self.value(shape_of(paid))
            rest = self.keeping(shape_of(bytes(map(sub, have, paid))), room)
            reached = self.payable(value, former)
            if reached not in best or rest > best[reached].rest:
                best[reached] = Split(reached, rest, paid)
        found: list[Split] = []
        for reached in sorted(best, reverse=True):  # paying more and keeping more beats paying less
            if not found or best[reached].rest > found[-1].rest:
                found.append(best[reached])
        return tuple(reversed(found))


def payments(shape: Shape) -> Iterator[bytes]:
    """Yield every way to pay with some of the tiles, the largest count first; equal counts are interchangeable."""
    counts, wild = shape[-2::-1], shape[-1]
    many = sum(shape) > MANY
    ways = [
        [bytes(some) for some in combinations_with_replacement(parts(count, many), len(list(types)))]
        for count, types in groupby(counts)
    ]
    for chosen in product(*ways):
        paid = b"".join(chosen)
        for jokers in range(wild, -1, -1):
            yield paid + bytes((jokers,))


def parts(count: int, many: bool) -> Sequence[int]:
    """Return how many of `count` equal tiles may be paid; if there are `many` tiles: all, all but one, one or none."""
    return sorted({count, max(0, count - 1), min(1, count), 0}, reverse=True) if many else range(count, -1, -1)


def shape_of(each: bytes) -> Shape:
    """Return the counts in ascending order, the wild ones last."""
    return bytes(sorted(each[:-1])) + each[-1:]


def changed(shape: Shape, place: int, more: int) -> bytes:
    """Return the counts of a shape with some more tiles at a place, or fewer; they may be out of order."""
    return shape[:place] + bytes((shape[place] + more,)) + shape[place + 1 :]


def one_less(shape: Shape) -> Iterator[Shape]:
    """Yield the shapes with one tile fewer."""
    for place, count in enumerate(shape[:-1]):
        if count and shape[place - 1 if place else -1] != count:
            yield shape_of(changed(shape, place, -1))
    if shape[-1]:
        yield changed(shape, len(shape) - 1, -1)


def sums(costs: Sequence[int], most: int) -> list[int]:
    """Return for each value the highest sum of costs that it can pay; a card may be taken several times."""
    possible = [True] + [False] * most
    for value in range(1, most + 1):
        possible[value] = any(cost <= value and possible[value - cost] for cost in costs)
    found: list[int] = []
    for value, is_sum in enumerate(possible):
        found.append(value if is_sum else found[-1])
    return found
