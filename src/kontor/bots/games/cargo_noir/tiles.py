"""What tiles are worth to a player of Cargo Noir, in points: now, and kept for the turns to come.

Tiles are counted by type: nine counts and the wild ones last (`Counts`). All types are worth the same, so everything is
computed for the sorted counts, the `Shape`, and remembered. "Thought n" is item n of "What a good player thinks about"
in docs/rules/cargo_noir.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations_with_replacement, groupby, product
from typing import NamedTuple, TypeAlias

from kontor.bots.games.cargo_noir.prices import Prices
from kontor.games.cargo_noir.components import CargoNoirBox

Counts: TypeAlias = tuple[int, ...]
"""By cargo type: how many tiles; the wild ones last."""
Shape: TypeAlias = tuple[int, ...]
"""The counts of the nine types in ascending order, then the wild ones."""

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
    paid: tuple[tuple[int, int], ...]
    """For each type, the largest count first: its tiles, and those that are paid; the wild ones last."""


class Tiles:
    """The worth of tiles, by the smuggling values and the costs of a box and the prices of one policy."""

    def __init__(self, box: CargoNoirBox, prices: Prices) -> None:
        self.box, self.prices = box, prices
        self.place = {cargo: place for place, cargo in enumerate(box.cargo_types)}
        self.place_of = {tile: self.place[cargo] for tile, cargo in box.type_of.items()}
        self.none = (0,) * len(self.place)
        highest = 1 + 25 * max(box.file.values.same) // 9
        self.sums = [sums([card.cost for card in box.cards_of(former).values()], highest) for former in (False, True)]
        """With today's and with the former unique cards (CAR-O7), by value: the highest sum of costs it can pay."""
        self.growth = [self.grown(size) for size in range(len(box.file.values.different))]
        self.counted = lru_cache(MAX_REMEMBERED // 4)(self._count)
        self.typed = lru_cache(MAX_REMEMBERED // 4)(self._types)
        self.value = lru_cache(MAX_REMEMBERED)(self._value)
        self.keeping = lru_cache(MAX_REMEMBERED)(self._keeping)
        self.worth = lru_cache(MAX_REMEMBERED)(self._worth)
        self.gain = lru_cache(MAX_REMEMBERED)(self._gain)
        self.drawn = lru_cache(MAX_REMEMBERED // 4)(self._drawn)
        self.swap = lru_cache(MAX_REMEMBERED // 4)(self._swap)
        self.splits = lru_cache(MAX_REMEMBERED // 4)(self._splits)

    def grown(self, size: int) -> float:
        """Return how much more a set of different tiles and those to come are worth together than apart."""
        values = self.box.file.values.different
        more = min(DIFFERENT_TO_COME, len(values) - 1 - size)
        return float(values[size + more] - values[size] - values[more])

    def count(self, tiles: Iterable[str]) -> Counts:
        """Count tiles by type."""
        return self.counted(tuple(tiles))

    def types(self, tiles: Iterable[str]) -> tuple[int, ...]:
        """Return the places of the types of tiles, in ascending order."""
        return self.typed(tuple(tiles))

    def _count(self, tiles: tuple[str, ...]) -> Counts:
        """Compute `count`."""
        counts, place_of = list(self.none), self.place_of
        for tile in tiles:
            counts[place_of[tile]] += 1
        return tuple(counts)

    def _types(self, tiles: tuple[str, ...]) -> tuple[int, ...]:
        """Compute `types`."""
        place_of = self.place_of
        return tuple(sorted([place_of[tile] for tile in tiles]))

    def _value(self, shape: Shape) -> int:
        """Return what tiles pay: the best division into combinations (CAR-T2.14)."""
        cargo = [name for name, count in zip(self.box.cargo_types, shape, strict=True) for _ in range(count)]
        return self.box.combos.best_value(cargo)

    def _keeping(self, shape: Shape, room: int) -> float:
        """Thoughts 1 and 4: return what kept tiles are worth; there is room for `room` of them (CAR-T2.11)."""
        if sum(shape) > room:
            return max(self.keeping(less, room) for less in one_less(shape))
        *counts, wild = shape
        different = min(len(counts), len(counts) - counts.count(0) + wild)
        same = min(len(counts), counts[-1] + wild)
        more = self.prices.growth_of_different_tiles * self.growth[different]
        return self.value(shape) + more + self.prices.growth_of_equal_tiles * 2 * same

    def _worth(self, counts: Counts, last: bool) -> float:
        """Return what tiles are worth in the next trade; after the last one nothing is kept."""
        shape = shape_of(counts)
        if last:
            return float(self.value(shape))
        return self.keeping(shape, 99)

    def _gain(self, counts: Counts, types: tuple[int, ...], last: bool) -> float:
        """Thought 1: return what more tiles of these types add; price them by that, not by their number."""
        return self.worth(with_types(counts, types), last) - self.worth(counts, last)

    def _drawn(self, counts: Counts, last: bool) -> float:
        """Return what one tile adds, as a mean over all types but the wild ones, which are rare."""
        types = len(self.none) - 1
        return sum(self.gain(counts, (place,), last) for place in range(types)) / types

    def _swap(self, counts: Counts, offered: tuple[int, ...], last: bool) -> tuple[float, int, int]:
        """Thought 11: return the best swap for one of these types: its gain, the type to give and the type to take."""
        takes = {place: self.gain(counts, (place,), last) for place in dict.fromkeys(offered)}
        best, now = (0.0, 0, 0), self.worth(counts, last)
        for take in sorted(takes, key=lambda place: -takes[place])[:MAX_TAKES]:
            more = with_types(counts, (take,))
            for give, count in enumerate(counts):
                if count and give != take:
                    gain = self.worth(without(more, give), last) - now
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
        for paid in payments(shape):
            value = self.value(shape_of([tiles for _, tiles in paid]))
            rest = self.keeping(shape_of([count - tiles for count, tiles in paid]), room)
            reached = self.payable(value, former)
            if reached not in best or rest > best[reached].rest:
                best[reached] = Split(reached, rest, paid)
        found: list[Split] = []
        for reached in sorted(best, reverse=True):  # paying more and keeping more beats paying less
            if not found or best[reached].rest > found[-1].rest:
                found.append(best[reached])
        return tuple(reversed(found))


def payments(shape: Shape) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield every way to pay with some of the tiles; types of equal counts are interchangeable."""
    *counts, wild = shape
    groups = [(count, len(list(group))) for count, group in groupby(sorted(counts, reverse=True))]
    many = sum(shape) > MANY
    ways = [
        [tuple((count, paid) for paid in some) for some in combinations_with_replacement(parts(count, many), types)]
        for count, types in groups
    ]
    for chosen in product(*ways):
        for jokers in range(wild, -1, -1):
            yield (*chain.from_iterable(chosen), (wild, jokers))


def parts(count: int, many: bool) -> Sequence[int]:
    """Return how many of `count` equal tiles may be paid; if there are `many` tiles: all, all but one, one or none."""
    return sorted({count, max(0, count - 1), min(1, count), 0}, reverse=True) if many else range(count, -1, -1)


def shape_of(counts: Sequence[int]) -> Shape:
    """Return the counts in ascending order, the wild ones last."""
    return (*sorted(counts[:-1]), counts[-1])


def with_types(counts: Counts, types: Iterable[int]) -> Counts:
    """Return the counts with one more tile of each of these types."""
    more = list(counts)
    for each in types:
        more[each] += 1
    return tuple(more)


def without(counts: Counts, place: int) -> Counts:
    """Return the counts with one tile fewer of a type."""
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def one_less(shape: Shape) -> Iterator[Shape]:
    """Yield the shapes with one tile fewer."""
    for place, count in enumerate(shape[:-1]):
        if count and shape[place - 1 if place else -1] != count:
            yield shape_of(without(shape, place))
    if shape[-1]:
        yield without(shape, len(shape) - 1)


def sums(costs: Sequence[int], most: int) -> list[int]:
    """Return for each value the highest sum of costs that it can pay; a card may be taken several times."""
    possible = [True] + [False] * most
    for value in range(1, most + 1):
        possible[value] = any(cost <= value and possible[value - cost] for cost in costs)
    found: list[int] = []
    for value, is_sum in enumerate(possible):
        found.append(value if is_sum else found[-1])
    return found
