"""What the menu of phase 2 allows: goods, manufactories and fees are looked at once for all its entries.

Which goods are there decides most entries at once. Only where goods or ducats could be wanted twice, every way to enter
the action is tried (`wholes`). `check_aim` stays the truth and gives the reasons; the contract kit compares both.
"""

from collections.abc import Mapping

from kontor.core import Seat
from kontor.games.novgorod.career import lowest_free
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.compound_options import available, wholes
from kontor.games.novgorod.frames import CompoundFrame
from kontor.games.novgorod.harbour_fees import FeeCover
from kontor.games.novgorod.state import NovgorodState, SpecialOrder


class EvaluationMenu:
    """The table of a player in phase 2, counted for the compound actions."""

    def __init__(self, box: NovgorodBox, s: NovgorodState, seat: Seat) -> None:
        there = available(box, s, seat)
        self.box, self.s, self.seat = box, s, seat
        self.cover = FeeCover(box, s, seat)
        self.goods = frozenset(there.values())
        self.makers = makers(box, s, there)
        self.luxuries = frozenset(self.makers.values())

    def allows_production(self, stop: str) -> bool:
        """Return True if the manufactory of a stop can produce; the sources of its goods may matter to the fees."""
        if stop not in self.makers:
            return False
        return self.cover.safe or self.can_be_entered(CompoundFrame(self.seat, "produce", stop=stop))

    def allows_row(self, order: str, row: str) -> bool:
        """Return True if a row can be fulfilled: it asks for one luxury, or for different goods (NOV-R38)."""
        asked = self.box.row(order, row)
        if not (self.goods.issuperset(asked) or asked[0] in self.luxuries):  # NOV-TB2
            return False
        return self.cover.safe or self.can_be_entered(CompoundFrame(self.seat, "row", order=order, row=row))

    def allows_career(self) -> bool:
        """Return True if the lowest free step can be covered."""
        step = lowest_free(self.box, self.s, self.seat)
        if step is None or step.ducats > self.cover.ducats:
            return False
        if step.goods > len(self.goods) or step.luxuries > len(self.luxuries):  # NOV-TC1
            return False
        return self.can_be_entered(CompoundFrame(self.seat, "career"))

    def allows_special(self, shown: SpecialOrder) -> bool:
        """Return True if a card of the column can be fulfilled."""
        part = self.box.parts[shown.card, shown.part]
        if shown.fulfilled:  # NOV-XS7
            return False
        if not self.goods.issuperset(part.goods) or (part.luxury and part.luxury not in self.luxuries):  # NOV-XS5
            return False
        return self.can_be_entered(CompoundFrame(self.seat, "special", card=shown.card))

    def can_be_entered(self, aim: CompoundFrame) -> bool:
        """Return True if some whole completes the action (NOV-A2)."""
        return next(wholes(self.box, self.s, aim), None) is not None  # NOV-A2


def makers(box: NovgorodBox, s: NovgorodState, there: Mapping[str, str]) -> dict[str, str]:
    """Return the stops, from left to right, that have the goods of a recipe within reach, and the luxuries they make.

    The goods of a recipe are different (NOV-R38), and the good of the own stop may be one of them, so a set suffices.
    """
    found: dict[str, str] = {}
    reach = {there[HOLD]} if HOLD in there else set()
    for stop in s.route:
        free = stop.city in there
        if free:
            reach.add(there[stop.city])  # NOV-TA2 NOV-R17
        if not stop.worked and (free or stop.placeholder):  # NOV-TA1
            maker = box.manufactories[s.manufactory_of[stop.city]]
            if any(reach.issuperset(recipe.goods) for recipe in maker.recipes):
                found[stop.city] = maker.luxury
    return found
