"""What a route can still bring in phase 2 at most: incomes, plain productions and the merchant's ducats (NOV-TZ2).

Each kontor and each good serves once (NOV-T2.1). So a use of the route is a choice of productions that share nothing;
the player's kontors that they leave yield income. In which order this is done does not matter. Places in the route are
bits, from left to right, and the hold is the bit above them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.state import Held, NovgorodState, Stop

Ways: TypeAlias = list[tuple[int, int]]
"""The productions that a manufactory can make: of each the bits used up and the ducats."""


def merchant_city(s: NovgorodState) -> str | None:
    """Return the city where the merchant still pays ducats in this turn, if he does (NOV-XM1, NOV-R27)."""
    if s.options.merchant_side != "front" or s.turn.merchant:  # NOV-XM1 NOV-R27
        return None
    return s.merchant


def usable(held: Held | None) -> str | None:
    """Return the city of the good in the hold, if it can be used in this turn (NOV-TD3, NOV-R17)."""
    return None if held is None or held.fresh else held.city  # NOV-TD3 NOV-R17


class Earnings:
    """The ducats that stops and hold of a player can be turned into; every answer is remembered."""

    def __init__(
        self,
        box: NovgorodBox,
        manufactory_of: Mapping[str, str],
        stops: Sequence[Stop],
        stored: str | None,
        merchant: str | None,
    ) -> None:
        self.bits = {stop.city: 1 << at for at, stop in enumerate(stops)}
        self.bits[HOLD] = hold = 1 << len(stops)
        self.incomes: list[tuple[int, int]] = []
        """The unused kontors of the player: bit and income."""
        self.makers: dict[int, Ways] = {}
        """By bit of the stop, from left to right: the productions of the manufactories that can work."""
        self.free = 0
        self.known: dict[tuple[int, int, bool], int] = {}
        self.sources: dict[str, list[int]] = {}
        """By good: the bits of the sources so far."""
        self.reach = 0
        """The goods of the sources so far, as bits of the box."""
        if stored is not None:
            self.sources[box.good_of[stored]] = [hold]
            self.free, self.reach = hold, box.good_bit[stored]
        for stop in stops:
            self._look_at(box, stop, manufactory_of[stop.city])
        self.merchant = self.bits.get(merchant, 0) if merchant is not None else 0
        self.share = box.file.merchant.front_ducats if self.merchant else 0

    def _look_at(self, box: NovgorodBox, stop: Stop, manufactory: str) -> None:
        """Note what a stop adds to the sources of those to its right, its income, and its manufactory."""
        city, bit = stop.city, self.bits[stop.city]
        if not stop.used:  # NOV-T2.2
            self.free |= bit
            self.reach |= box.good_bit[city]
            self.sources.setdefault(box.good_of[city], []).append(bit)  # NOV-TA2
            if stop.own:
                self.incomes.append((bit, box.cities[city].income))  # NOV-TE1
        if stop.worked or (stop.used and not stop.placeholder):  # NOV-TA1
            return
        covered = 0 if stop.placeholder else bit  # NOV-TA3
        for goods, names, ducats in box.makings[manufactory]:
            if not goods & ~self.reach:
                ways = [(used | covered, ducats) for used in self.ways(names)]  # NOV-TA4
                self.makers.setdefault(bit, []).extend(ways)

    def ways(self, goods: Iterable[str]) -> list[int]:
        """Return the bits of every way to take different goods, one source each (NOV-TA2, NOV-R38)."""
        found = [0]
        for good in goods:
            found = [have | bit for have in found for bit in self.sources[good]]
        return found

    def different(self, number: int) -> Iterator[int]:
        """Yield the bits of every choice of so many different goods (NOV-TC1)."""
        for goods in combinations(self.sources, number):
            yield from self.ways(goods)

    def mask(self, names: Iterable[str]) -> int:
        """Return the bits of stops and the hold."""
        found = 0
        for name in names:
            found |= self.bits[name]
        return found

    def most(self, used: int = 0, worked: int = 0, *, merchant: bool = True) -> int:
        """Return the most ducats without these sources and manufactories; the merchant may have paid by then."""
        key = self.free & ~used, worked, merchant
        if key not in self.known:
            makers = [(stop, ways) for stop, ways in self.makers.items() if not stop & worked]
            self.known[key] = self._best(makers, len(makers), key[0], self.share if merchant else 0)
        return self.known[key]

    def _best(self, makers: Sequence[tuple[int, Ways]], number: int, free: int, share: int) -> int:
        """Return the most ducats of the first `number` manufactories and the incomes; `share` is the merchant's."""
        if not number:
            return self.income(free, share)
        best = self._best(makers, number - 1, free, share)
        stop, ways = makers[number - 1]
        more = share if stop == self.merchant else 0  # NOV-XM1
        for used, ducats in ways:
            if not used & ~free:
                best = max(best, ducats + more + self._best(makers, number - 1, free & ~used, share - more))
        return best

    def income(self, free: int, share: int = 0) -> int:
        """Return the incomes of the kontors that are free, with the merchant's share."""
        found = 0
        for bit, income in self.incomes:
            if bit & free:
                found += income + share if bit == self.merchant else income  # NOV-XM1
        return found
