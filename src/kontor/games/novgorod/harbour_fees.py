"""Harbour fees: what is due, and what covers it. All amounts are ducats, and no figure of a box is below 0.

A route is legal only if its fees can be paid (NOV-T1.8): `RouteReach.is_payable` asks for its balance. In phase 2
nothing may be done that leaves them unpaid (NOV-TZ2): every phase asks a `FeeCover`, the only place that adds up.
"""

from collections.abc import Container, Iterable

from kontor.core import Record, Seat
from kontor.games.novgorod.career import has_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.state import NovgorodState


def fees_of(box: NovgorodBox, own: Container[str], stops: Iterable[str]) -> int:
    """Return the harbour fees of a route, by its stops and the cities of the player's kontors (NOV-T1.4, NOV-R15)."""
    return sum(box.cities[city].harbour_fee for city in stops if city not in own)  # NOV-T1.4


def balance_of(box: NovgorodBox, own: Container[str], stops: Iterable[str]) -> int:
    """Return the incomes of the own kontors among the stops of a route, less the fees of the others (NOV-T1.8)."""
    balance = 0
    for stop in stops:
        city = box.cities[stop]
        balance += city.income if stop in own else -city.harbour_fee  # NOV-T1.4 NOV-T1.8
    return balance


def fees(box: NovgorodBox, s: NovgorodState) -> int:
    """Return the harbour fees that are due at the end of phase 2 (NOV-TZ1, NOV-R15)."""
    return sum(box.cities[stop.city].harbour_fee for stop in s.route if not stop.own)  # NOV-TZ1


class FeeCover(Record, frozen=True):
    """What a player in phase 2 can still pay the fees with; counted once, asked for many actions (NOV-TZ2)."""

    due: int
    ducats: int
    incomes: dict[str, int]
    """By unused stop with a kontor of the player: its income."""
    privilege: int
    """What the privilege `income` adds; 0 if it may not be used."""

    @property
    def in_hand(self) -> bool:
        """Whether the ducats alone pay the fees, so that the phase can be ended (NOV-TZ2)."""
        return self.due <= self.ducats  # NOV-TZ2

    @property
    def safe(self) -> bool:
        """Whether the fees stay covered by whatever only uses goods: even without any income."""
        return self.due <= self.ducats + self.privilege

    @property
    def spare(self) -> int:
        """What may be paid without leaving the fees unpaid, at most all ducats (NOV-TZ2)."""
        have = self.ducats + sum(self.incomes.values()) + self.privilege
        return min(self.ducats, have - self.due)  # NOV-TZ2

    def suffices(self, gained: int = 0, used: Container[str] = (), *, privilege: bool = True) -> bool:
        """Return True if the fees can be paid after an action (NOV-TZ2).

        It gains ducats (below 0: pays them), uses stops, and may use up the privilege of the turn.
        """
        have = self.ducats + gained + sum([income for stop, income in self.incomes.items() if stop not in used])
        if privilege:
            have += self.privilege
        return self.due <= have  # NOV-TZ2


def fee_cover(box: NovgorodBox, s: NovgorodState, seat: Seat, climbed: int = 0) -> FeeCover:
    """Count what covers the fees after the player has climbed `climbed` more steps of the career."""
    incomes = {stop.city: box.cities[stop.city].income for stop in s.route if stop.own and not stop.used}
    privilege = box.privileges.income if has_privilege(box, s, seat, "income", climbed) else 0
    return FeeCover(fees(box, s), s.ducats[seat], incomes, privilege)
