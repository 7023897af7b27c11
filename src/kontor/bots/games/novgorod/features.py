"""How well a seat stands in Novgorod, in numbers for a linear value: seals, the career, slots, kontors, orders, ducats.

Everything is counted for one seat as it will stand at the end of its turn, which is played on as planned; of the others
only the seals count. Everything else is priced in seals as the policy does it. "Thought n" is item n of "What a good
player thinks about" in docs/rules/novgorod.md.
"""

from math import sqrt

from kontor.bots.games.novgorod.outlook import Outlook
from kontor.bots.games.novgorod.planner import planner_of
from kontor.bots.games.novgorod.reasons import REASONS
from kontor.bots.knowledge import Features
from kontor.core import AnyGame, Seat
from kontor.games.novgorod.component_schema import DIVERSITY
from kontor.games.novgorod.state import NovgorodState

NAMES: tuple[str, ...] = (
    "seals",
    "lead_late",
    "career",
    "slots",
    "kontors",
    "orders",
    "aside",
    "bonus",
    "next_turn",
    "turns",
)


SURE = 2.0
"""Scale of the figures, divided by sqrt(1 + turns left): they count more towards the end."""
BLIND = 2.0
"""What an order of unknown content is worth, in seals."""


class NovgorodFeatures(Features):
    """Computes the figures of a seat."""

    names = NAMES
    reasons = REASONS
    editions = ()
    """No option: all share one vector of weights for each number of seats."""

    def __init__(self, game: AnyGame) -> None:
        self.planner = planner_of(game)
        self.box, self.worth = self.planner.box, self.planner.worth

    def of(self, world: NovgorodState, seat: Seat) -> tuple[float, ...]:
        """Return the figures of a seat, in the order of the names."""
        its = Outlook(self.planner, world, seat)
        others = max([world.total_seals(each) for each in range(world.seats) if each != seat])
        lead = max(-20.0, min(20.0, its.seals - others))
        found = [its.seals, lead / (1 + its.left)]
        found += self.prices(world, its) if its.left else [0.0] * 7
        sure = SURE / sqrt(1 + its.left) / 10
        return (*[sure * figure for figure in found], float(its.to_come))

    def prices(self, s: NovgorodState, its: Outlook) -> list[float]:
        """Return what everything else is worth in seals: the next turn as it is planned, and what it leaves."""
        worth, holdings, left = self.worth, its.holdings, max(0.0, its.left - 1)
        career = worth.rate(holdings.card, its.covered) + worth.career(holdings.card, its.covered, left)
        return [
            career,  # thoughts 8 to 10
            worth.prices.slot[its.speed] * left,  # thoughts 2 and 3
            self.kontors(its, left),  # thoughts 1, 3 and 14
            sum([worth.order(holdings, order, left)[0] for order in its.hand]) + BLIND * its.blind * (left > 0),
            sum([worth.order(holdings, order, left)[1] for order in its.aside]),  # thoughts 6 and 7
            self.bonus(s, its),  # thought 13
            self.next_turn(its, left),  # thoughts 4 to 6, and 11
        ]

    def kontors(self, its: Outlook, left: float) -> float:
        """Return what the kontors are worth."""
        places = [at for at in range(len(self.box.ring)) if its.kontors >> at & 1]
        return sum([self.worth.kontor(its.holdings, at, left) for at in places])

    def bonus(self, s: NovgorodState, its: Outlook) -> float:
        """Return what the filed orders promise through bonus cards (NOV-TB8, NOV-B5)."""
        found = 0.0
        if DIVERSITY in s.bonuses:
            found += self.box.file.diversity.seals_by_distinct[self.worth.printed(its.filed)]
        if "orders3" in s.bonuses and len(its.filed) < 3:
            found += 0.5 * len(its.filed)
        return found

    def next_turn(self, its: Outlook, left: float) -> float:
        """Return what the next turn promises, including ducats and hold, if `left` turns follow it."""
        then = its.holdings.later(
            left,
            ducats=max(0, its.ducats),
            speed=its.speed,
            kontors=its.kontors,
            hold=its.hold,
            covered=its.covered,
            hand=its.hand,
            aside=its.aside,
            filed=its.filed,
        )
        return self.planner.promise(then)
