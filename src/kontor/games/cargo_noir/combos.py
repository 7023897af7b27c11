"""What tiles are worth: the best division into combinations (CAR-T2.3 to CAR-T2.6, CAR-T2.14).

Exact, and quick because the smuggling values grow ever faster with the size of a combination:

- Tiles that go to `different` combinations form layers: one of every such type, then a second one of those that have
  it, and so on. No other arrangement makes the largest combinations as large.
- Wild tiles fill up the largest combinations of a kind, for the same reason; every split between the kinds is tried.
- Of two types, the one with fewer tiles gives more of them to layers, if it has that many: the other loses more.
- A type keeps its `same` combination whole or nearly dissolves it: from some size on no layer is worth a tile of it.

So the search covers only how many tiles each type gives to layers. Most choices are ruled out in advance, and one that
cannot beat the best so far is abandoned.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from kontor.core import Record
from kontor.games.cargo_noir.component_schema import WILD, Values

REMEMBERED = 1 << 12
"""Hands whose best combos are remembered."""


class Combo(Record, frozen=True):
    """A combination: tiles all of one type, or all of different types; a wild tile stands for any type."""

    kind: Literal["same", "different"]
    cargo_types: tuple[str, ...]
    value: int


class Best(Record, frozen=True):
    """The best division of sorted counts: its value, the tiles each type gives to layers, the wild tiles in layers."""

    value: int
    given: tuple[int, ...]
    wild: int


class Combos:
    """The smuggling values of a box, and the best division of any tiles by them."""

    def __init__(self, values: Values, cargo: Sequence[str]) -> None:
        self.same = values.same
        self.different = values.different
        self.cargo = tuple(cargo)
        self.most = len(cargo)
        """Maximum number of tiles in a combination (CAR-T2.3, CAR-R26)."""
        highest = self.different[-1] - self.different[-2]
        self._whole = next(
            (size for size in range(self.most) if self.same[size + 1] - self.same[size] >= highest), self.most
        )
        """From this size on, a tile adds at least as much to a `same` combination as to any layer."""
        self._same = [self._in_sets(size) for size in range(2 * self.most * self.most)]
        self._steps = [then - now for now, then in pairwise(self.different)]
        """By size of a layer: what one more tile adds."""
        self._best = lru_cache(REMEMBERED)(self._search)
        self._divided = lru_cache(REMEMBERED)(self._divide)
        self._valued = lru_cache(REMEMBERED)(self._value)

    def _in_sets(self, tiles: int) -> int:
        """Return the value of equal tiles: full combinations and the rest (CAR-R26)."""
        full, rest = divmod(tiles, self.most)  # CAR-R26
        return full * self.same[self.most] + self.same[rest]

    def best_value(self, cargo_types: Iterable[str]) -> int:
        """Return the highest sum that any division gives (CAR-T2.14)."""
        return self._valued(tuple(cargo_types))

    def _value(self, have: tuple[str, ...]) -> int:
        counts = sorted(filter(None, map(have.count, self.cargo)), reverse=True)
        return self._best(tuple(counts), have.count(WILD)).value  # CAR-I14

    def division(self, cargo_types: Iterable[str]) -> tuple[Combo, ...]:
        """Return a division with the highest sum, the most valuable combinations first."""
        return self._divided(tuple(cargo_types))

    def _divide(self, have: tuple[str, ...]) -> tuple[Combo, ...]:
        counts = sorted(((have.count(cargo), cargo) for cargo in self.cargo if cargo in have), key=lambda one: -one[0])
        best = self._best(tuple(count for count, _ in counts), have.count(WILD))
        same: list[list[str]] = []
        layers: list[list[str]] = [[] for _ in range(max(best.given, default=0))]
        for (count, cargo), given in zip(counts, best.given, strict=True):
            full, rest = divmod(count - given, self.most)
            same += [[cargo] * size for size in (*[self.most] * full, rest) if size]
            for layer in layers[:given]:
                layer.append(cargo)  # CAR-T2.5
        self._fill(same, have.count(WILD) - best.wild)
        self._fill(layers, best.wild)
        found = [Combo("same", tuple(combo), self.same[len(combo)]) for combo in same]
        found += [Combo("different", tuple(combo), self.different[len(combo)]) for combo in layers]
        return tuple(sorted(found, key=lambda combo: -combo.value))

    def _fill(self, combos: list[list[str]], wild: int) -> None:
        """Add wild tiles to the largest combinations first (CAR-T2.6)."""
        combos.sort(key=len, reverse=True)
        for combo in combos:
            added = min(wild, self.most - len(combo))
            combo.extend([WILD] * added)  # CAR-T2.6
            wild -= added
        while wild:
            combos.append([WILD] * min(wild, self.most))
            wild -= len(combos[-1])

    def _filled(self, table: Sequence[int], sizes: Iterable[int], wild: int) -> int:
        """Return what combinations of these sizes, the largest first, are worth with wild tiles."""
        total = 0
        for size in sizes:
            added = min(wild, self.most - size)
            total += table[size + added]
            wild -= added
        while wild:
            added = min(wild, self.most)
            total += table[added]
            wild -= added
        return total

    def _search(self, counts: tuple[int, ...], wild: int) -> Best:
        """Try how many tiles each type gives to layers; the counts descend."""
        best = Best(-1, (), 0)
        given: list[int] = []
        layers = [0] * (max(counts, default=0) + 1)
        hope = self._hope(max(counts, default=0), wild)
        promise = self._promise(counts, hope)

        def look(at: int, value: int) -> None:
            """Search from type `at` on; the types before it are worth `value` without wild tiles."""
            nonlocal best
            if value + promise[at] <= best.value:
                return
            if at == len(counts):
                found = self._with_wild(counts, given, layers, wild, value)
                if found.value > best.value:
                    best = found
                return
            count, same, steps = counts[at], self._same, self._steps
            wanted = self._wanted(given, counts)
            for amount in range(count + 1):
                if amount:  # one more tile joins a layer
                    value += steps[layers[amount - 1]]
                    layers[amount - 1] += 1
                if amount in wanted:
                    given.append(amount)
                    look(at + 1, value + same[count - amount])
                    given.pop()
            for layer in range(count):
                layers[layer] -= 1

        look(0, 0)
        return best

    def _wanted(self, given: Sequence[int], counts: Sequence[int]) -> Collection[int]:
        """Return how many tiles the next type may give to layers in a best division."""
        count = counts[len(given)]
        if count > self.most:
            return range(count + 1)
        least = 0
        for one, its in zip(given, counts, strict=False):
            if least < one <= count and its <= self.most:
                least = one
        some = range(max(least, count - self._whole, 1), count + 1)
        return some if least else (0, *some)

    def _promise(self, counts: Sequence[int], hope: int) -> list[int]:
        """Return, by number of types already searched, the most that the others and the wild tiles can add."""
        found = [hope]
        for at in range(len(counts) - 1, -1, -1):
            count, step = counts[at], self._steps[at]  # a layer has at most one tile of each earlier type
            found.append(found[-1] + max(self._same[count - amount] + amount * step for amount in range(count + 1)))
        return found[::-1]

    def _hope(self, largest: int, wild: int) -> int:
        """Return the most that wild tiles can add to any division: each where it could add most."""
        if not wild:
            return 0
        size = min(largest, self.most - 1)
        added = min(wild, self.most - size)
        gain = self.same[size + added] - self.same[size]
        return max(-(-wild * gain // added), wild * self._steps[-1])

    def _with_wild(
        self, counts: Sequence[int], given: Sequence[int], layers: Sequence[int], wild: int, value: int
    ) -> Best:
        """Return what a choice is worth, with the best places for the wild tiles."""
        if not wild:
            return Best(value, tuple(given), 0)
        same: list[int] = []
        for count, amount in zip(counts, given, strict=True):
            full, rest = divmod(count - amount, self.most)
            same += [self.most] * full + [rest]
        same.sort(reverse=True)
        worth = (
            (self._filled(self.different, layers, there) + self._filled(self.same, same, wild - there), there)
            for there in range(wild + 1)
        )
        value, there = max(worth)
        return Best(value, tuple(given), there)
