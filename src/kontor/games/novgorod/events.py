"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from typing import Literal

import msgspec

from kontor.core import Event, Motion, Seat, declared
from kontor.games.novgorod.component_schema import Part
from kontor.games.novgorod.components import (
    BonusId,
    CareerId,
    CityId,
    GoodId,
    LuxuryId,
    OrderId,
    PlaceId,
    PrivilegeId,
    RowId,
    SideId,
    SpecialId,
)
from kontor.games.novgorod.motions import marking, moving


class SideChosen(Event, frozen=True, tag="side_chosen"):
    """A player chose the side of their career card."""

    seat: Seat
    card: CareerId
    side: SideId

    marks = marking("seat:{seat}")


class KontorPicked(Event, frozen=True, tag="kontor_picked"):
    """A player picked a kontor in the introductory rounds."""

    seat: Seat
    city: CityId
    price: int

    motions = moving("kontor", "city:{city}", "seat:{seat}")


class OrderTaken(Event, frozen=True, tag="order_taken"):
    """A player took an open order for this many ducats (0 in the introductory rounds, which are paid later)."""

    seat: Seat
    order: OrderId
    price: int

    motions = moving("order:{order}", "order:deck", "seat:{seat}")


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    """A player took the top order of the deck; only the owner sees it (NOV-N4, NOV-T3.5)."""

    seat: Seat
    order: OrderId | None
    price: int

    def seen_by(self, seat: Seat | None) -> "OrderDrawn":
        """Show the order to its owner alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, order=None)  # NOV-N4

    def motions(self) -> tuple[Motion, ...]:
        """Return the order, from the deck."""
        return (Motion(f"order:{self.order}" if self.order else "order", "order:deck", f"seat:{self.seat}"),)


class IntroPaid(Event, frozen=True, tag="intro_paid"):
    """A player paid for what was picked and dealt."""

    quiet = True

    seat: Seat
    ducats: int


class OrdersOpened(Event, frozen=True, tag="orders_opened"):
    """Orders were opened next to the deck."""

    quiet = True

    orders: tuple[OrderId, ...]

    def motions(self) -> tuple[Motion, ...]:
        """Return the orders, from the deck."""
        return tuple(Motion(f"order:{order}", "order:deck") for order in self.orders)


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began."""

    quiet = True
    begins_round = True

    number: int
    last: bool


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A player's turn began."""

    quiet = True
    begins_turn = True

    seat: Seat


class RouteLaid(Event, frozen=True, tag="route_laid"):
    """A route was finished, with placeholders at some of its stops."""

    seat: Seat
    stops: tuple[CityId, ...]
    placeholders: tuple[CityId, ...]
    fees: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship, from stop to stop."""
        return tuple(
            Motion("ship", f"city:{one}", f"city:{other}")
            for one, other in zip(self.stops, self.stops[1:], strict=False)
        )


class HoldSwapped(Event, frozen=True, tag="hold_swapped"):
    """The kontor of the hold was laid into the route, and the base kontor took its place."""

    quiet = True

    seat: Seat
    city: CityId


class PrivilegeUsed(Event, frozen=True, tag="privilege_used"):
    """A player used the privilege of the turn."""

    seat: Seat
    privilege: PrivilegeId

    marks = marking("seat:{seat}")


class BonusGained(Event, frozen=True, tag="bonus_gained"):
    """A player met the condition of a bonus card."""

    seat: Seat
    bonus: BonusId
    seals: int

    motions = moving("seal:{seals}", "bonus:{bonus}", "seat:{seat}")


class LuxuryProduced(Event, frozen=True, tag="luxury_produced"):
    """A manufactory made a luxury; plain production pays seals and ducats."""

    seat: Seat
    city: CityId
    luxury: LuxuryId
    goods: tuple[GoodId, ...]
    seals: int
    ducats: int

    motions = moving("luxury:{luxury}", "city:{city}", "seat:{seat}")


class GoodsConsumed(Event, frozen=True, tag="goods_consumed"):
    """Goods were paid for a row, a career step or a special order."""

    quiet = True

    seat: Seat
    goods: tuple[GoodId, ...]

    def motions(self) -> tuple[Motion, ...]:
        """Return the goods, from their owner."""
        return tuple(Motion(f"good:{good}", f"seat:{self.seat}") for good in self.goods)


class RowFulfilled(Event, frozen=True, tag="row_fulfilled"):
    """A row of an order was fulfilled."""

    seat: Seat
    order: OrderId
    row: RowId
    seals: int

    motions = moving("seal:{seals}", "order:{order}", "seat:{seat}")


class OrderPlaced(Event, frozen=True, tag="order_placed"):
    """An order was laid aside or filed."""

    quiet = True

    seat: Seat
    order: OrderId
    place: PlaceId

    motions = moving("order:{order}", "seat:{seat}", "seat:{seat}")

    marks = marking("seat:{seat}", "order:{order}")


class StepCovered(Event, frozen=True, tag="step_covered"):
    """A career step was paid, and its privilege lost."""

    seat: Seat
    step: int
    privilege: PrivilegeId
    ducats: int

    marks = marking("seat:{seat}")


class SpecialFulfilled(Event, frozen=True, tag="special_fulfilled"):
    """A special order was fulfilled for this many ducats."""

    seat: Seat
    card: SpecialId
    part: Part
    ducats: int
    seals: int

    motions = moving("seal:{seals}", "special_order:{card}", "seat:{seat}")


class MarkerTaken(Event, frozen=True, tag="marker_taken"):
    """The top order of the deck became the marker of a special order; only the owner may look (NOV-XS6)."""

    quiet = True

    seat: Seat
    order: OrderId | None

    def seen_by(self, seat: Seat | None) -> "MarkerTaken":
        """Show the order to its owner alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, order=None)  # NOV-XS6

    motions = moving("order", "order:deck", "seat:{seat}")


class GoodStored(Event, frozen=True, tag="good_stored"):
    """A good was stored in the hold."""

    seat: Seat
    city: CityId
    good: GoodId

    motions = moving("good:{good}", "city:{city}", "seat:{seat}")


class GoodLost(Event, frozen=True, tag="good_lost"):
    """A good left the hold without use."""

    quiet = True

    seat: Seat
    good: GoodId

    motions = moving("good:{good}", "seat:{seat}")


class IncomeTaken(Event, frozen=True, tag="income_taken"):
    """A kontor of the route brought its income."""

    seat: Seat
    city: CityId
    ducats: int

    motions = moving("ducats:{ducats}", "city:{city}", "seat:{seat}")


class DucatsGained(Event, frozen=True, tag="ducats_gained"):
    """A privilege or the merchant brought ducats."""

    quiet = True

    seat: Seat
    ducats: int
    by: Literal["privilege", "merchant"]

    def motions(self) -> tuple[Motion, ...]:
        """Return the ducats."""
        return (
            Motion(f"ducats:{self.ducats}", "figure:merchant" if self.by == "merchant" else "", f"seat:{self.seat}"),
        )


class MerchantSeal(Event, frozen=True, tag="merchant_seal"):
    """The merchant brought seals for a plain production."""

    quiet = True

    seat: Seat
    seals: int

    motions = moving("seal:{seals}", "figure:merchant", "seat:{seat}")


class FeesPaid(Event, frozen=True, tag="fees_paid"):
    """The harbour fees were paid."""

    quiet = True

    seat: Seat
    ducats: int

    motions = moving("ducats:{ducats}", "seat:{seat}")


class MerchantMoved(Event, frozen=True, tag="merchant_moved"):
    """The merchant moved clockwise."""

    quiet = True

    city: CityId

    motions = moving("figure:merchant", "figure:merchant", "city:{city}")


class PirateMoved(Event, frozen=True, tag="pirate_moved"):
    """A player moved the pirate."""

    seat: Seat
    city: CityId
    ducats: int

    motions = moving("figure:pirate", "figure:pirate", "city:{city}")


class SpecialMoved(Event, frozen=True, tag="special_moved"):
    """A fulfilled special order went to the bottom of the column and shows its next part."""

    quiet = True

    card: SpecialId
    part: Part

    motions = moving("special_order:{card}")


class KontorBought(Event, frozen=True, tag="kontor_bought"):
    """A player bought a kontor."""

    seat: Seat
    city: CityId
    price: int

    motions = moving("kontor", "city:{city}", "seat:{seat}")


class ShipBought(Event, frozen=True, tag="ship_bought"):
    """A player's ship became faster."""

    seat: Seat
    speed: int
    price: int


class SealsGained(Event, frozen=True, tag="seals_gained"):
    """The career brought its seals of the turn, or the privilege its seal."""

    quiet = True

    seat: Seat
    seals: int
    by: Literal["career", "privilege"]

    motions = moving("seal:{seals}", "", "seat:{seat}")


class BonusLowered(Event, frozen=True, tag="bonus_lowered"):
    """A bonus card shows its low value from now on."""

    quiet = True

    bonus: BonusId
    seals: int


class BonusRemoved(Event, frozen=True, tag="bonus_removed"):
    """A bonus card left the game."""

    quiet = True

    bonus: BonusId

    motions = moving("bonus:{bonus}")


class LastRoundAnnounced(Event, frozen=True, tag="last_round_announced"):
    """One more round is played."""

    number: int


class MarkersShown(Event, frozen=True, tag="markers_shown"):
    """The markers of a player were turned up for the diversity of goods."""

    seat: Seat
    orders: tuple[OrderId, ...]
    seals: int


class MatchScored(Event, frozen=True, tag="match_scored"):
    """The winners are known; there may be none."""

    winners: tuple[Seat, ...]


EVENTS = declared(__name__, Event)
