"""What the menu of phase 2 allows: goods, manufactories and fees are looked at once for all its entries.

Which goods are there decides most entries at once. Only where goods or ducats could be wanted twice, every way to enter
the action is tried (`wholes`). `check_aim` stays the truth and gives the reasons; the contract kit compares both.
"""

from kontor.core import Seat
from kontor.games.novgorod.career import has_privilege, lowest_free
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.compound_options import wholes
from kontor.games.novgorod.earnings import usable
from kontor.games.novgorod.frames import CompoundFrame
from kontor.games.novgorod.harbour_fees import FeeCover
from kontor.games.novgorod.state import NovgorodState, SpecialOrder


class EvaluationMenu:
    """The table of a player in phase 2, counted for the compound actions."""

    def __init__(self, box: NovgorodBox, s: NovgorodState, seat: Seat) -> None:
        self.box, self.s, self.seat = box, s, seat
        self.cover = FeeCover(box, s, seat)
        self.safe = self.cover.safe
        """Whether no use of goods can leave the fees unpaid."""
        self.makers: dict[str, str] = {}
        """The stops, from left to right, that have the goods of a recipe within reach, and the luxuries they make."""
        self.goods, self.luxuries = 0, 0
        """The goods that are there and the luxuries that could be made, as bits."""
        self._look_around()

    def _look_around(self) -> None:
        """Go along the route and see which goods lie to the left of each manufactory."""
        box, stored = self.box, usable(self.s.holds[self.seat])
        goods = 0 if stored is None else box.good_bit[stored]  # NOV-TD3 NOV-R16
        for stop in self.s.route:
            if not stop.used:
                goods |= box.good_bit[stop.city]  # NOV-TA2 NOV-T2.2 NOV-R17
            if not stop.worked and (stop.placeholder or not stop.used):  # NOV-TA1
                maker = self.s.manufactory_of[stop.city]
                if any(not recipe & ~goods for recipe, _, _ in box.makings[maker]):
                    luxury = self.makers[stop.city] = box.manufactories[maker].luxury
                    self.luxuries |= box.bits[luxury]
        self.goods = goods

    def allows_production(self, stop: str) -> bool:
        """Return True if one of the makers can produce; which goods it takes may matter to the fees."""
        if self.safe:
            return True
        earnings = self.cover.earnings
        bit = earnings.bits[stop]
        share = earnings.share if bit == earnings.merchant else 0  # NOV-XM1
        return any(
            self.cover.suffices_without(used, bit, ducats + share, merchant=not share)
            for used, ducats in earnings.makers[bit]
        )

    def allows_row(self, order: str, row: str) -> bool:
        """Return True if a row can be fulfilled: it asks for one luxury, or for different goods (NOV-R38)."""
        if self.box.row_bits[order, row] & ~(self.goods | self.luxuries):  # NOV-TB2
            return False
        if self.safe:
            return True
        asked, earnings = self.box.row(order, row), self.cover.earnings
        if asked[0] not in self.box.luxuries:
            return any(map(self.cover.suffices_without, earnings.ways(asked)))
        bits = [earnings.bits[stop] for stop, luxury in self.makers.items() if luxury == asked[0]]
        return any(self.cover.suffices_without(used, bit) for bit in bits for used, _ in earnings.makers[bit])

    def allows_career(self) -> bool:
        """Return True if the lowest free step can be covered."""
        step = lowest_free(self.box, self.s, self.seat)
        if step is None or step.ducats > self.cover.ducats:
            return False
        if step.goods > self.goods.bit_count() or step.luxuries > self.luxuries.bit_count():  # NOV-TC1
            return False
        if not step.luxuries:
            kept = has_privilege(self.box, self.s, self.seat, "income", 1)
            paid = step.ducats if kept else step.ducats + self.cover.privilege
            if self.cover.safe_after(paid):
                return True
            return any(
                self.cover.suffices_without(used, 0, -paid) for used in self.cover.earnings.different(step.goods)
            )
        return next(wholes(self.box, self.s, CompoundFrame(self.seat, "career")), None) is not None  # NOV-A2

    def allows_special(self, shown: SpecialOrder) -> bool:
        """Return True if a card of the column can be fulfilled."""
        if shown.fulfilled:  # NOV-XS7
            return False
        if self.box.part_bits[shown.card, shown.part] & ~(self.goods | self.luxuries):  # NOV-XS5
            return False
        return self.can_be_entered(CompoundFrame(self.seat, "special", card=shown.card))

    def can_be_entered(self, aim: CompoundFrame) -> bool:
        """Return True if some whole completes an action that covers no privilege (NOV-A2)."""
        return next(wholes(self.box, self.s, aim, self.cover), None) is not None  # NOV-A2
