"""Harbour fees: what is due, and what covers it. All amounts are ducats, and no figure of a box is below 0.

A route is legal only if its fees can be paid (NOV-T1.8): `RouteReach.is_payable` asks for its balance. In phase 2
nothing may be done that leaves them unpaid (NOV-TZ2): every phase asks a `FeeCover`, the only place that adds up.
"""

from collections.abc import Collection, Container, Iterable
from functools import cached_property

from kontor.core import Seat
from kontor.games.novgorod.career import has_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.earnings import Earnings, merchant_city, usable
from kontor.games.novgorod.state import NovgorodState


def fees_of(box: NovgorodBox, own: Container[str], stops: Iterable[str]) -> int:
    """Return the harbour fees of a route, by its stops and the cities of the player's kontors (NOV-T1.4, NOV-R15)."""
    return sum([box.cities[city].harbour_fee for city in stops if city not in own])  # NOV-T1.4


def balance_of(box: NovgorodBox, own: Container[str], stops: Iterable[str]) -> int:
    """Return the incomes of the own kontors among the stops of a route, less the fees of the others (NOV-T1.8)."""
    balance = 0
    for stop in stops:
        city = box.cities[stop]
        balance += city.income if stop in own else -city.harbour_fee  # NOV-T1.4 NOV-T1.8
    return balance


def fees(box: NovgorodBox, s: NovgorodState) -> int:
    """Return the harbour fees that are due at the end of phase 2 (NOV-TZ1, NOV-R15)."""
    return sum([box.cities[stop.city].harbour_fee for stop in s.route if not stop.own])  # NOV-TZ1


class FeeCover:
    """What a player in phase 2 can still pay the fees with; counted once, asked for many actions (NOV-TZ2)."""

    def __init__(self, box: NovgorodBox, s: NovgorodState, seat: Seat, climbed: int = 0) -> None:
        self.due, self.income = 0, 0
        """The fees, and all incomes that are left."""
        self.ducats = s.ducats[seat]
        self.incomes: dict[str, int] = {}
        """By unused stop with a kontor of the player, from left to right: its income."""
        for stop in s.route:
            city = box.cities[stop.city]
            if not stop.own:
                self.due += city.harbour_fee  # NOV-TZ1
            elif not stop.used:
                self.incomes[stop.city] = city.income
                self.income += city.income
        self.privilege = box.privileges.income if has_privilege(box, s, seat, "income", climbed) else 0
        """What the privilege `income` adds; 0 if it may not be used."""
        self.luxuries = s.options.luxuries_pay_fees
        """Whether luxuries and the merchant count in advance (NOV-R47)."""
        self._table = box, s, seat

    @cached_property
    def earnings(self) -> Earnings:
        """All that the route can still bring: looked at only where incomes are not enough."""
        box, s, seat = self._table
        return Earnings(box, s.manufactory_of, s.route, usable(s.holds[seat]), merchant_city(s))

    @property
    def in_hand(self) -> bool:
        """Whether the ducats alone pay the fees, so that the phase can be ended (NOV-TZ2)."""
        return self.due <= self.ducats  # NOV-TZ2

    @property
    def safe(self) -> bool:
        """Whether the fees stay covered by whatever only uses goods: even without any income."""
        return self.due <= self.ducats + self.privilege

    def safe_after(self, paid: int, *, privilege: bool = True) -> bool:
        """Return True if the fees stay covered after a payment, even without any income."""
        return self.due <= self.ducats - paid + (self.privilege if privilege else 0)

    @property
    def by_income(self) -> bool:
        """Whether incomes and the privilege suffice, so that every income may be taken."""
        return self.due <= self.ducats + self.income + self.privilege

    @property
    def spare(self) -> int:
        """What may be paid without leaving the fees unpaid, at most all ducats (NOV-TZ2)."""
        have = self.ducats + self.income + self.privilege
        if have - self.due < self.ducats and self.luxuries:
            have = self.ducats + self.earnings.most() + self.privilege  # NOV-R47
        return min(self.ducats, have - self.due)  # NOV-TZ2

    def suffices(
        self,
        gained: int = 0,
        used: Collection[str] = (),
        worked: Collection[str] = (),
        *,
        privilege: bool = True,
        merchant: bool = True,
    ) -> bool:
        """Return True if the fees can be paid after an action (NOV-TZ2).

        It gains ducats (below 0: pays them), uses stops, the hold and manufactories, and may use up the privilege of
        the turn and the merchant's ducats.
        """
        have = self.ducats + gained + (self.privilege if privilege else 0)
        incomes = sum([income for stop, income in self.incomes.items() if stop not in used])
        if self.due <= have + incomes:
            return True  # NOV-TZ2
        if not self.luxuries:
            return False
        earnings = self.earnings
        most = earnings.most(earnings.mask(used), earnings.mask(worked), merchant=merchant)
        return self.due <= have + most  # NOV-R47

    def suffices_without(self, used: int, worked: int = 0, gained: int = 0, *, merchant: bool = True) -> bool:
        """Return what `suffices` would, with stops, hold and manufactories as bits of the earnings (NOV-TZ2)."""
        earnings, wanted = self.earnings, self.due - self.ducats - self.privilege - gained
        if wanted <= earnings.income(earnings.free & ~used):
            return True
        return self.luxuries and wanted <= earnings.most(used, worked, merchant=merchant)  # NOV-R47
