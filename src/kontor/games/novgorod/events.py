"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from typing import Literal

import msgspec

from kontor.core import Event, Seat, declared
from kontor.games.novgorod import motions as moving
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


class SideChosen(Event, frozen=True, tag="side_chosen"):
    """A player chose the side of their career card."""

    seat: Seat
    card: CareerId
    side: SideId

    marks = moving.player_alone


class KontorPicked(Event, frozen=True, tag="kontor_picked"):
    """A player picked a kontor in the introductory rounds."""

    seat: Seat
    city: CityId
    price: int

    motions = moving.kontor_to_owner


class OrderTaken(Event, frozen=True, tag="order_taken"):
    """A player took an open order for this many ducats (0 in the introductory rounds, which are paid later)."""

    seat: Seat
    order: OrderId
    price: int

    motions = moving.open_order_to_owner


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    """A player took the top order of the deck; only the owner sees it (NOV-N4, NOV-T3.5)."""

    seat: Seat
    order: OrderId | None
    price: int

    def seen_by(self, seat: Seat | None) -> "OrderDrawn":
        """Show the order to its owner alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, order=None)  # NOV-N4

    motions = moving.drawn_order_to_owner


class IntroPaid(Event, frozen=True, tag="intro_paid"):
    """A player paid for what was picked and dealt."""

    quiet = True

    seat: Seat
    ducats: int


class OrdersOpened(Event, frozen=True, tag="orders_opened"):
    """Orders were opened next to the deck."""

    quiet = True

    orders: tuple[OrderId, ...]

    motions = moving.orders_from_deck


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began."""

    quiet = True

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

    motions = moving.ship_along_route


class HoldSwapped(Event, frozen=True, tag="hold_swapped"):
    """The kontor of the hold was laid into the route, and the base kontor took its place."""

    quiet = True

    seat: Seat
    city: CityId


class PrivilegeUsed(Event, frozen=True, tag="privilege_used"):
    """A player used the privilege of the turn."""

    seat: Seat
    privilege: PrivilegeId

    marks = moving.player_alone


class BonusGained(Event, frozen=True, tag="bonus_gained"):
    """A player met the condition of a bonus card."""

    seat: Seat
    bonus: BonusId
    seals: int

    motions = moving.seals_of_bonus


class LuxuryProduced(Event, frozen=True, tag="luxury_produced"):
    """A manufactory made a luxury; plain production pays seals and ducats."""

    seat: Seat
    city: CityId
    luxury: LuxuryId
    goods: tuple[GoodId, ...]
    seals: int
    ducats: int

    motions = moving.luxury_from_manufactory


class GoodsConsumed(Event, frozen=True, tag="goods_consumed"):
    """Goods were paid for a row, a career step or a special order."""

    quiet = True

    seat: Seat
    goods: tuple[GoodId, ...]

    motions = moving.goods_from_owner


class RowFulfilled(Event, frozen=True, tag="row_fulfilled"):
    """A row of an order was fulfilled."""

    seat: Seat
    order: OrderId
    row: RowId
    seals: int

    motions = moving.seals_of_order


class OrderPlaced(Event, frozen=True, tag="order_placed"):
    """An order was laid aside or filed."""

    quiet = True

    seat: Seat
    order: OrderId
    place: PlaceId

    motions = moving.order_at_owner

    marks = moving.player_and_order


class StepCovered(Event, frozen=True, tag="step_covered"):
    """A career step was paid, and its privilege lost."""

    seat: Seat
    step: int
    privilege: PrivilegeId
    ducats: int

    marks = moving.player_alone


class SpecialFulfilled(Event, frozen=True, tag="special_fulfilled"):
    """A special order was fulfilled for this many ducats."""

    seat: Seat
    card: SpecialId
    part: Part
    ducats: int
    seals: int

    motions = moving.seals_of_special


class MarkerTaken(Event, frozen=True, tag="marker_taken"):
    """The top order of the deck became the marker of a special order; only the owner may look (NOV-XS6)."""

    quiet = True

    seat: Seat
    order: OrderId | None

    def seen_by(self, seat: Seat | None) -> "MarkerTaken":
        """Show the order to its owner alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, order=None)  # NOV-XS6

    motions = moving.marker_from_deck


class GoodStored(Event, frozen=True, tag="good_stored"):
    """A good was stored in the hold."""

    seat: Seat
    city: CityId
    good: GoodId

    motions = moving.good_into_hold


class GoodLost(Event, frozen=True, tag="good_lost"):
    """A good left the hold without use."""

    quiet = True

    seat: Seat
    good: GoodId

    motions = moving.good_from_hold


class IncomeTaken(Event, frozen=True, tag="income_taken"):
    """A kontor of the route brought its income."""

    seat: Seat
    city: CityId
    ducats: int

    motions = moving.ducats_of_kontor


class DucatsGained(Event, frozen=True, tag="ducats_gained"):
    """A privilege or the merchant brought ducats."""

    quiet = True

    seat: Seat
    ducats: int
    by: Literal["privilege", "merchant"]

    motions = moving.ducats_to_owner


class MerchantSeal(Event, frozen=True, tag="merchant_seal"):
    """The merchant brought seals for a plain production."""

    quiet = True

    seat: Seat
    seals: int

    motions = moving.seals_of_merchant


class FeesPaid(Event, frozen=True, tag="fees_paid"):
    """The harbour fees were paid."""

    quiet = True

    seat: Seat
    ducats: int

    motions = moving.ducats_from_owner


class MerchantMoved(Event, frozen=True, tag="merchant_moved"):
    """The merchant moved clockwise."""

    quiet = True

    city: CityId

    motions = moving.merchant_to_city


class PirateMoved(Event, frozen=True, tag="pirate_moved"):
    """A player moved the pirate."""

    seat: Seat
    city: CityId
    ducats: int

    motions = moving.pirate_to_city


class SpecialMoved(Event, frozen=True, tag="special_moved"):
    """A fulfilled special order went to the bottom of the column and shows its next part."""

    quiet = True

    card: SpecialId
    part: Part

    motions = moving.special_order_away


class KontorBought(Event, frozen=True, tag="kontor_bought"):
    """A player bought a kontor."""

    seat: Seat
    city: CityId
    price: int

    motions = moving.kontor_to_owner


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

    motions = moving.seals_to_owner


class BonusLowered(Event, frozen=True, tag="bonus_lowered"):
    """A bonus card shows its low value from now on."""

    quiet = True

    bonus: BonusId
    seals: int


class BonusRemoved(Event, frozen=True, tag="bonus_removed"):
    """A bonus card left the game."""

    quiet = True

    bonus: BonusId

    motions = moving.bonus_away


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
