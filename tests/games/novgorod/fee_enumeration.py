"""Which routes can be paid, by brute force from the ledger's words: phase 2 is played in every order (NOV-R14).

Nothing of the game's own search is used. Only the state and the printed tables of the box are read: legs, goods, fees,
incomes, recipes and privileges. Whole routes come first, as permutations of cities; then each is evaluated by taking
incomes, productions and the privilege one after the other in every way, until the ducats reach the fees.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import NamedTuple, TypeAlias

from kontor.core import Seat
from kontor.games.novgorod import GAME, NovgorodState

MOST_STOPS = 6
RING = ("novgorod", "riga", "danzig", "luebeck", "antwerp", "london", "bergen", "visby")
LEGS = {frozenset(leg) for leg in (*pairwise((*RING, RING[0])), ("visby", "luebeck"))}
Laid: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""The stops, and which of them have a placeholder."""


class Table(NamedTuple):
    """A moment of phase 2: what is turned over, which manufactories have worked, and who has paid."""

    used: frozenset[str]
    worked: frozenset[str]
    hold: bool
    """Whether the stored good can be used."""
    merchant: bool
    """Whether the merchant can still pay."""
    privilege: bool
    """Whether the two extra ducats can still be taken."""


class Voyage:
    """A finished route of a player, at the beginning of phase 2 or in the middle of it."""

    def __init__(self, s: NovgorodState, seat: Seat, stops: tuple[str, ...], placeholders: tuple[str, ...]) -> None:
        self.s, self.stops, self.placeholders = s, stops, placeholders
        self.own = [city for city in stops if city in s.kontors[seat]]
        self.fees = sum(GAME.box.cities[city].harbour_fee for city in stops if city not in self.own)
        held = s.holds[seat]
        self.stored = None if held is None or held.fresh else GAME.box.good_of[held.city]
        self.met: dict[Table, int] = {}

    def most(self, now: Table) -> int:
        """Return the most ducats that any sequence of steps from here brings."""
        if now not in self.met:
            self.met[now] = max((ducats + self.most(then) for ducats, then in self.steps(now)), default=0)
        return self.met[now]

    def steps(self, now: Table) -> Iterator[tuple[int, Table]]:
        """Yield every next step that brings ducats: how many, and what is left afterwards."""
        if now.privilege:
            yield 2, now._replace(privilege=False)
        for city in self.own:
            if city not in now.used:
                extra, merchant = self.with_merchant(now, city)
                then = now._replace(used=now.used | {city}, merchant=merchant)
                yield GAME.box.cities[city].income + extra, then
        for place, city in enumerate(self.stops):
            yield from self.productions(now, place, city)

    def with_merchant(self, now: Table, city: str) -> tuple[int, bool]:
        """Return the merchant's ducats for an income or a production in a city, and whether he can pay later."""
        pays = now.merchant and city == self.s.merchant
        return 3 if pays else 0, now.merchant and not pays

    def productions(self, now: Table, place: int, city: str) -> Iterator[tuple[int, Table]]:
        """Yield every plain production at a stop: some of the goods to its left, its own and the stored one."""
        beside = city in self.placeholders
        if city in now.worked or (not beside and city in now.used):
            return
        sources = {each: GAME.box.good_of[each] for each in self.stops[: place + 1] if each not in now.used}
        if now.hold and self.stored:
            sources["hold"] = self.stored
        extra, merchant = self.with_merchant(now, city)
        for recipe in GAME.box.manufactories[self.s.manufactory_of[city]].recipes:
            for chosen in combinations(sources, len(recipe.goods)):
                if sorted(sources[each] for each in chosen) == sorted(recipe.goods):
                    used = now.used | set(chosen) - {"hold"} | (set() if beside else {city})
                    hold = now.hold and "hold" not in chosen
                    then = Table(used, now.worked | {city}, hold, merchant, now.privilege)
                    yield recipe.ducats + extra, then


class Captain:
    """What the ledger asks of a player who lays a route."""

    def __init__(self, s: NovgorodState, seat: Seat) -> None:
        self.s, self.seat = s, seat
        self.hand = set(s.kontors[seat])
        held = s.holds[seat]
        if held is not None and not held.base:
            self.hand.discard(held.city)
        steps = GAME.box.careers[s.careers[seat], s.sides[seat]].steps[s.covered[seat] :]
        self.privileges = {step.privilege for step in steps} if s.turn.privilege is None else set()

    def is_fast(self, stops: tuple[str, ...], placeholders: tuple[str, ...]) -> bool | None:
        """Return True if a route needs the privilege of speed; None if it is too long even with it."""
        robbed = self.s.options.pirate_side == "front" and self.s.pirate in stops
        over = len(stops) + len(placeholders) - (self.s.speeds[self.seat] - robbed)
        return None if over > ("speed" in self.privileges) else over > 0

    def routes(self) -> Iterator[Laid]:
        """Yield every route that slots and hand kontors allow, payable or not."""
        gone = self.s.pirate if self.s.options.pirate_side == "back" else None
        for stops in voyages(gone):
            for number in range(len(stops) + 1):
                for placeholders in combinations(stops, number):
                    spare = len(self.hand - set(stops))
                    if number <= spare and self.is_fast(stops, placeholders) is not None:
                        yield stops, placeholders

    def can_pay(self, stops: tuple[str, ...], placeholders: tuple[str, ...]) -> bool:
        """Return True if some way through phase 2 ends with enough ducats for the fees."""
        voyage = Voyage(self.s, self.seat, stops, placeholders)
        ducats = self.s.ducats[self.seat]
        if voyage.fees <= ducats:
            return True
        front = self.s.merchant is not None and self.s.options.merchant_side == "front"
        extra = "income" in self.privileges and not self.is_fast(stops, placeholders)
        begin = Table(frozenset(), frozenset(), hold=True, merchant=front, privilege=extra)
        return voyage.fees <= ducats + voyage.most(begin)

    def payable(self) -> set[Laid]:
        """Return every legal route."""
        return {(stops, placeholders) for stops, placeholders in self.routes() if self.can_pay(stops, placeholders)}


def can_still_pay(s: NovgorodState) -> bool:
    """Return True if the active player, in the middle of phase 2, can reach the fees of the route laid (NOV-I14)."""
    seat, captain = s.active, Captain(s, s.active)
    stops = tuple(stop.city for stop in s.route)
    voyage = Voyage(s, seat, stops, tuple(stop.city for stop in s.route if stop.placeholder))
    now = Table(
        frozenset(stop.city for stop in s.route if stop.used),
        frozenset(stop.city for stop in s.route if stop.worked),
        hold=True,
        merchant=s.merchant is not None and s.options.merchant_side == "front" and not s.turn.merchant,
        privilege="income" in captain.privileges,
    )
    return voyage.fees <= s.ducats[seat] + voyage.most(now)


@cache
def voyages(gone: str | None) -> list[tuple[str, ...]]:
    """Return all rows of up to six different cities that can be sailed; a city that is gone joins those around it."""
    legs = {leg for leg in LEGS if gone not in leg}
    if gone is not None:
        around = [city for city in RING if frozenset((city, gone)) in LEGS]
        legs |= {frozenset(pair) for pair in combinations(around, 2)}
    return [
        stops
        for length in range(MOST_STOPS + 1)
        for stops in permutations([city for city in RING if city != gone], length)
        if all(frozenset(leg) in legs for leg in pairwise(stops))
    ]
