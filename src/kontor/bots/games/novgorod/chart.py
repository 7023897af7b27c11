"""The map of Novgorod in bits: every source of a good is a bit, every route a row of places on the ring.

A city's bit stands for its kontor in the route, the bit after the last city for the hold. So whether two things can be
done in one turn is one operation on integers. What depends on the layout of the manufactories is remembered for each
layout, because it never changes in a match (NOV-S2).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kontor.bots.memo import Memo
from kontor.games.novgorod.component_schema import Recipe
from kontor.games.novgorod.components import NovgorodBox

Path = tuple[int, ...]
MAX_REMEMBERED = 500
"""Maximum number of results of `makes` that are remembered."""


class Make(NamedTuple):
    """A production: the city of the manufactory, what it uses up, and what it brings if it is sold."""

    city: int
    use: int
    """The sources, and the kontor that is covered (NOV-TA3)."""
    inputs: int
    """How many goods go in."""
    luxury: int
    seals: int
    ducats: int


class Makes(NamedTuple):
    """What the manufactories of a route can do: single productions, pairs of different luxuries, the best sale."""

    single: tuple[Make, ...]
    pairs: tuple[tuple[Make, Make], ...]
    luxuries: int
    """The bits of the luxuries that can be made at all."""
    sale: float


class Chart:
    """The cities of one box by their place on the ring."""

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box
        self.ring = box.ring
        self.place = {city: at for at, city in enumerate(box.ring)}
        self.hold = 1 << len(box.ring)
        self.income = [box.cities[city].income for city in box.ring]
        self.fee = [box.cities[city].harbour_fee for city in box.ring]
        self.of_good = {
            good: [at for at, city in enumerate(box.ring) if box.good_of[city] == good] for good in box.goods
        }
        self.good = [box.good_of[city] for city in box.ring]
        self.luxury = {luxury: at for at, luxury in enumerate(box.luxuries)}
        self.next_to = [[self.place[city] for city in box.neighbours[each]] for each in box.ring]
        self.incomes = [self._sum(self.income, mask) for mask in range(self.hold)]
        self.fees = [self._sum(self.fee, mask) for mask in range(self.hold)]
        self._paths: dict[tuple[int, int], tuple[tuple[Path, int], ...]] = {}
        self._sources: dict[tuple[tuple[str, ...], int], tuple[int, ...]] = {}
        """By goods and hold; boxes print few sets of goods, so nothing is forgotten."""
        self._needs: dict[tuple[str, int], tuple[int, ...]] = {}
        """By manufactory and hold: the goods of each of its recipes, from every place that has them."""
        self._makes: Memo[tuple[tuple[str, ...], Path, int, int], Makes] = Memo(MAX_REMEMBERED)

    @staticmethod
    def _sum(figures: Sequence[int], mask: int) -> int:
        return sum([figure for at, figure in enumerate(figures) if mask >> at & 1])

    def mask(self, cities: Sequence[str]) -> int:
        """Return the bits of cities."""
        found = 0
        for city in cities:
            found |= 1 << self.place[city]
        return found

    def sources(self, goods: tuple[str, ...], hold: int) -> Sequence[int]:
        """Return every way to take goods, as bits; `hold` is the place whose good lies there, or -1 (NOV-A7)."""
        found = self._sources.get((goods, hold))
        if found is None:
            found = self._sources[goods, hold] = tuple(self._ways(goods, hold))
        return found

    def _ways(self, goods: tuple[str, ...], hold: int) -> list[int]:
        found = [0]
        for good in goods:
            bits = [1 << at for at in self.of_good[good]]
            if hold >= 0 and self.good[hold] == good:
                bits.append(self.hold)
            found = [have | bit for have in found for bit in bits if not have & bit]
        return found

    # Routes.

    def paths(self, gone: int, stops: int) -> tuple[tuple[Path, int], ...]:
        """Return the rows of `stops` different cities with their bits, without the city `gone` (-1: none)."""
        found = self._paths.get((gone, stops))
        if found is None:
            rows = list(self._rows(gone, stops))
            found = self._paths[gone, stops] = tuple((row, sum([1 << at for at in row])) for row in rows)
        return found

    def _rows(self, gone: int, stops: int) -> Iterator[Path]:
        if stops == 1:
            yield from ((at,) for at in range(len(self.ring)) if at != gone)
        elif stops > 1:
            for row, mask in self.paths(gone, stops - 1):
                yield from ((*row, at) for at in self.following(gone, row[-1]) if not mask >> at & 1)

    def following(self, gone: int, last: int) -> list[int]:
        """Return where a route may go on (NOV-T1.2, NOV-XP3)."""
        found = set(self.next_to[last])
        if gone in found:
            found |= set(self.next_to[gone])
        return sorted(found - {gone, last})

    # Productions.

    def makes(self, layout: tuple[str, ...], path: Path, placed: int, hold: int) -> Makes:
        """Return what the manufactories of a route can do; `placed` are the bits of stops with a placeholder."""
        key = layout, path, placed, hold
        return self._makes.get(key, lambda: self._productions(*key))

    def _productions(self, layout: tuple[str, ...], path: Path, placed: int, hold: int) -> Makes:
        single: list[Make] = []
        reach = self.hold
        for at in path:
            reach |= 1 << at
            covered = 0 if placed >> at & 1 else 1 << at
            maker = self.box.manufactories[layout[at]]
            luxury = self.luxury[maker.luxury]
            for recipe in maker.recipes:
                single += self._making(at, recipe, luxury, hold, reach, covered)
        pairs = tuple(
            (one, other)
            for number, one in enumerate(single)
            for other in single[number + 1 :]
            if one.luxury != other.luxury and one.city != other.city and not one.use & other.use
        )
        luxuries = sum([1 << luxury for luxury in {each.luxury for each in single}])
        return Makes(tuple(single), pairs, luxuries, _sale(single))

    def _making(self, at: int, recipe: Recipe, luxury: int, hold: int, reach: int, covered: int) -> Iterator[Make]:
        for bits in self.sources(recipe.goods, hold):
            if not bits & ~reach:  # NOV-TA2
                yield Make(at, bits | covered, len(recipe.goods), luxury, recipe.seals, recipe.ducats)

    def can_work(self, manufactory: str, reach: int, hold: int) -> bool:
        """Return True if a manufactory has a recipe whose goods are all within reach, as bits."""
        needs = self._needs.get((manufactory, hold))
        if needs is None:
            recipes = self.box.manufactories[manufactory].recipes
            needs = tuple([bits for recipe in recipes for bits in self.sources(recipe.goods, hold)])
            self._needs[manufactory, hold] = needs
        for bits in needs:  # noqa: SIM110  a loop is twice as fast as any() here, and this is asked for every stop
            if not bits & ~reach:  # NOV-TA2
                return True
        return False

    def most_ducats(self, single: Sequence[Make], there: int, ours: int, merchant: int) -> int:
        """Return the most ducats of sold luxuries and incomes; `merchant` is the place where he pays once, or -1."""
        best = 0
        stack = [(0, there, 0, 0, self.box.file.merchant.front_ducats)]
        while stack:
            begin, free, worked, ducats, share = stack.pop()
            at_home = merchant >= 0 and (free & ours) >> merchant & 1
            best = max(best, ducats + self.incomes[free & ours] + (share if at_home else 0))
            for number in range(begin, len(single)):
                make = single[number]
                if not make.use & ~free and not worked >> make.city & 1:
                    more = share if make.city == merchant else 0
                    then = number + 1, free & ~make.use, worked | 1 << make.city
                    stack.append((*then, ducats + make.ducats + more, share - more))
        return best


def _sale(single: Sequence[Make]) -> float:
    """Return what sold luxuries of a route can bring together, in seals; a quarter is added for their ducats."""
    best = 0.0
    stack = [(0, 0, 0, 0.0)]
    while stack:
        begin, used, worked, worth = stack.pop()
        best = max(best, worth)
        for number in range(begin, len(single)):
            each = single[number]
            if not each.use & used and not worked >> each.city & 1:
                gain = worth + each.seals * 1.25
                stack.append((number + 1, used | each.use, worked | 1 << each.city, gain))
    return best
