"""Every route that the ledger allows can be laid step by step, and nothing else: an enumeration of its own.

The search here knows the table of sea routes, fees and incomes from the ledger's text and builds whole routes first:
permutations of cities, subsets of placeholders. What of them is legal is then compared with what the steps reach. The
fees are those of the former reading (NOV-R14); `test_fees_all` has the same law for today's.
"""

from functools import cache
from itertools import combinations, pairwise, permutations, product
from typing import Literal, TypeAlias

from games.novgorod.table import A, FormerTable, Table
from kontor.core import Rng, seeded
from kontor.games.novgorod.actions import EndRoute, LayPlaceholder, LayStop
from kontor.games.novgorod.frames import RouteFrame, TurnFrame
from kontor.testing.marks import rule

POSITIONS = 560
SEA = (
    "novgorod-riga riga-danzig danzig-luebeck luebeck-antwerp antwerp-london london-bergen bergen-visby visby-novgorod"
)
LEGS = {frozenset(leg.split("-")) for leg in (*SEA.split(), "visby-luebeck")}
CITIES = sorted(set().union(*LEGS))
MONEY = dict.fromkeys(CITIES, 2) | {"danzig": 3, "visby": 3, "london": 3, "novgorod": 4, "antwerp": 4}
"""The fee of a guest, and the income of an owner."""
PRIVILEGES = {"c1": "POISS", "c2": "OISPI", "c3": "IOPSO", "c4": "SIOPP"}
"""The fronts of the career cards, bottom to top."""
Laid: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""The stops, and which of them have a placeholder."""


class Position:
    """What the ledger asks of a player who lays a route."""

    def __init__(self, rng: Rng, number: int) -> None:
        self.side: Literal["front", "back"] = "front" if number % 3 else "back"
        self.pirate = rng.pick(CITIES) if number % 2 else None
        self.speed = 2 + number % 4 if number % 5 == 0 else 2 + number % 2
        self.ducats = rng.pick((0, 0, 1, 2, 3, 4, 5, 7, 9, 12, 30))
        shuffled = rng.shuffled(CITIES)
        self.own = shuffled[: rng.pick((0, 1, 2, 2, 3, 4, 6, 8))]
        self.held = rng.pick(self.own) if self.own and number % 7 < 3 else None
        self.career = rng.pick(sorted(PRIVILEGES))
        self.covered = rng.pick((0, 0, 1, 2, 3, 4, 5))
        self.used = number % 11 == 0

    def table(self) -> Table:
        """Set the position up."""
        side = self.side if self.pirate else "front"
        table = FormerTable(merchant_and_pirate=self.pirate is not None, pirate_side=side)
        table.kontors(A, *self.own).speed(A, self.speed).ducats(A, self.ducats)
        table.career(A, self.career, covered=self.covered)
        if self.held:
            table.hold(A, self.held)
        if self.pirate:
            table.pirate(self.pirate)
        return table.laying(A).done(privilege="income" if self.used else None)

    def has(self, letter: str) -> bool:
        """Return True if a privilege can be used."""
        return not self.used and letter in PRIVILEGES[self.career][self.covered :]

    def allows(self, stops: tuple[str, ...], placeholders: tuple[str, ...]) -> bool:
        """Return True if slots, hand kontors and money suffice for a route."""
        slots = len(stops) + len(placeholders)
        most = self.speed - (self.side == "front" and self.pirate in stops)
        fast = slots > most
        if fast and not (slots == most + 1 and self.has("S")):
            return False
        on_hand = set(self.own) - {self.held} - set(stops)
        if len(placeholders) > len(on_hand):
            return False
        due = sum(MONEY[city] for city in stops if city not in self.own)
        extra = 2 if self.has("I") and not fast else 0
        return due <= self.ducats + sum(MONEY[city] for city in stops if city in self.own) + extra

    def routes(self) -> set[Laid]:
        """Return every legal route."""
        found: set[Laid] = set()
        for stops in voyages(self.pirate if self.side == "back" else None):
            if len(stops) <= self.speed + 1:
                for many in range(len(stops) + 1):
                    found |= {(stops, each) for each in combinations(stops, many) if self.allows(stops, each)}
        return found


@cache
def voyages(gone: str | None) -> list[tuple[str, ...]]:
    """Return all sequences of up to six different cities that can be sailed; a city that is gone joins those around."""
    legs = {leg for leg in LEGS if gone not in leg}
    if gone is not None:
        around = [city for city in CITIES if frozenset((city, gone)) in LEGS]
        legs |= {frozenset(pair) for pair in combinations(around, 2)}
    return [
        stops
        for length in range(7)
        for stops in permutations([city for city in CITIES if city != gone], length)
        if all(frozenset(leg) in legs for leg in pairwise(stops))
    ]


def reached(table: Table) -> tuple[set[Laid], int]:
    """Return every route that the steps reach, and how many sequences of steps there are."""
    found: set[Laid] = set()
    ways = 0
    pending: list[Laid] = [((), ())]
    while pending:
        stops, placeholders = pending.pop()
        table.state.frames[:] = [TurnFrame("evaluate"), RouteFrame(A, stops, placeholders, asked=True)]
        legal = [step for step in table.legal(A) if isinstance(step, EndRoute | LayPlaceholder | LayStop)]
        assert legal, f"{stops} {placeholders} is a dead end"
        for step in legal:
            match step:
                case EndRoute():
                    found.add((stops, placeholders))
                    ways += 1
                case LayPlaceholder():
                    pending.append((stops, (*placeholders, stops[-1])))
                case LayStop(city):
                    pending.append(((*stops, city), placeholders))
    return found, ways


def positions() -> list[Position]:
    """Return many different positions."""
    return [Position(seeded(number), number) for number in range(POSITIONS)]


@rule("NOV-A2", "NOV-T1.8", "NOV-T1.5")
def test_the_steps_reach_exactly_the_routes_that_the_ledger_allows() -> None:
    """On hundreds of random positions, each route by one sequence of steps, and without dead ends."""
    sizes = []
    for position in positions():
        expected = position.routes()
        found, ways = reached(position.table())
        assert found == expected, vars(position)
        assert ways == len(found)
        sizes.append(len(found))
    assert len(sizes) >= 500
    assert (min(sizes), max(sizes) > 500) == (1, True)


@rule("NOV-T1.3", "NOV-A4")
def test_with_enough_kontors_and_ducats_the_numbers_of_routes_are_those_of_the_ledger() -> None:
    """35, 95, 217, 457 and 901 with two to six slots, the empty route included."""
    counts = {}
    for speed, covered in ((2, 5), (3, 5), (4, 5), (5, 5), (5, 0)):
        table = Table().speed(A, speed).ducats(A, 99).covered(A, covered).laying(A)
        table.state.kontors[A] = [*CITIES, *(f"spare{number}" for number in range(8))]
        counts[speed + (covered == 0)] = reached(table)[1]
    assert counts == {2: 35, 3: 95, 4: 217, 5: 457, 6: 901}


@rule("NOV-T1.6", "NOV-T1.4")
def test_every_laid_route_uses_the_players_kontor_where_there_is_one() -> None:
    """Played out from random positions: fees, swap and privilege follow from the route alone."""
    for position, number in product(positions()[::8], range(4)):
        rng, table = seeded(number), position.table()
        legal = sorted(position.routes())
        stops, placeholders = rng.pick(legal)
        table.hand(A, blind=["o1"]).frame(TurnFrame("evaluate"), RouteFrame(A, stops, placeholders, asked=True))
        s = table.play(A, EndRoute()).state
        assert [(stop.city, stop.own) for stop in s.route] == [(city, city in position.own) for city in stops]
        assert tuple(stop.city for stop in s.route if stop.placeholder) == placeholders
        held = s.holds[A]
        assert (held is not None and held.base) is (position.held in stops)
        most = position.speed - (position.side == "front" and position.pirate in stops)
        if not position.used:
            assert s.turn.privilege == ("speed" if len(stops) + len(placeholders) > most else None)
