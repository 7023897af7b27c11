"""The open questions of Goa, and the frames that carry the order of play between them.

A frame may hold components that are under way: a tile to be placed, cards that lie revealed, a card being played.
"""

from typing import Annotated, Literal, TypeAlias

from kontor.core import Frame, Record, RuleId, Seat, in_order
from kontor.games.goa.components import CardId, ColonyId, ColumnId, SpiceId, TileId
from kontor.games.goa.grid import FieldId, Place
from kontor.parts.questions import QueueFrame, SeatFrame

# The order of play.


class StartPlayerFrame(Frame, frozen=True, tag="start_player"):
    """The start player is to be found; this seat reveals first (GOA-S9)."""

    revealer: Seat


class QuickStartFrame(QueueFrame, frozen=True, tag="quick_start"):
    """Who still chooses two markers or ducats (GOA-V1)."""


class RoundFrame(Frame, frozen=True, tag="round"):
    """A round, and the part of it that comes next (GOA-G2)."""

    next: Literal["placing", "auctions", "actions", "extra_actions", "end"]


class PlaceFlagFrame(SeatFrame, frozen=True, tag="place_flag"):
    """Where to put the flag with marker 1."""


class PlaceMarkerFrame(SeatFrame, frozen=True, tag="place_marker"):
    """On which tile to put the marker with this number."""

    marker: int


# Auctions.


class Offer(Record, frozen=True):
    """What a player said in an auction: a bid, or 0 for a pass."""

    seat: Seat
    amount: int


class Auction(Record, frozen=True):
    """An auction: its marker, who sells what (no tile: the flag), and the offers in order."""

    marker: int
    auctioneer: Seat
    place: Place
    tile: TileId | None
    offers: Annotated[tuple[Offer, ...], in_order("seat")] = ()

    @property
    def highest(self) -> Offer | None:
        """The highest bid, which is the last one (GOA-A2)."""
        return next((offer for offer in reversed(self.offers) if offer.amount), None)

    @property
    def winning(self) -> Offer:
        """The highest bid once somebody has bid; LookupError before."""
        if self.highest is None:
            raise LookupError("nobody has bid yet")
        return self.highest

    @property
    def price(self) -> int:
        """The highest bid in ducats, 0 before the first one (GOA-A2)."""
        return self.highest.amount if self.highest else 0

    @property
    def own_price(self) -> int:
        """What the auctioneer pays to keep it: one ducat less than the highest bid (GOA-A6)."""
        return self.price - 1  # GOA-A6


class AuctionsFrame(Frame, frozen=True, tag="auctions"):
    """The auction of this marker is done; the next one follows (GOA-A1)."""

    marker: int


class BidFrame(QueueFrame, frozen=True, tag="bid"):
    """What to bid; who still has a turn, in order (GOA-A2)."""

    auction: Auction


class AuctioneerFrame(Frame, frozen=True, tag="auctioneer_decide"):
    """Whether to sell or to buy."""

    auction: Auction

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The auctioneer."""
        return (self.auction.auctioneer,)


# Action turns, and the questions in them that also offer free effects.


class ActionsFrame(Frame, frozen=True, tag="actions"):
    """Number of action turns of this round that are over (GOA-K1)."""

    turns: int


class ExtraActionsFrame(Frame, frozen=True, tag="extra_actions"):
    """Who has not passed yet, the next one first (GOA-E1)."""

    queue: tuple[Seat, ...]


class ExtraOrPassFrame(SeatFrame, frozen=True, tag="extra_or_pass"):
    """Whether to play an extra action card."""


class ActionTurnFrame(Frame, frozen=True, tag="action_turn"):
    """An action turn, before or after its action."""

    seat: Seat
    acted: bool


class OwnTurnFrame(SeatFrame, frozen=True):
    """A question of an action turn that offers free effects besides its own answers (GOA-K4).

    Every answer closes it; the frame below asks again as long as there is something to ask.
    """


class TurnFrame(OwnTurnFrame, frozen=True, tag="turn"):
    """Which action to take."""


class AfterActionFrame(OwnTurnFrame, frozen=True, tag="after_action"):
    """Whether to use something after the action."""


class HarvestFrame(Frame, frozen=True, tag="harvest"):
    """A harvest under way: the sacks that are still to be placed (GOA-R53)."""

    seat: Seat
    left: int


class HarvestPauseFrame(OwnTurnFrame, frozen=True, tag="harvest_pause"):
    """Whether to make room for the sacks that would be lost (GOA-R53)."""

    left: int


class ExpeditionFrame(Frame, frozen=True, tag="expedition"):
    """An expedition under way: the cards that may still be drawn (GOA-R53)."""

    seat: Seat
    left: int


class ExpeditionPauseFrame(OwnTurnFrame, frozen=True, tag="expedition_pause"):
    """Whether to draw the next card (GOA-R53)."""

    left: int


class FoundingAttemptFrame(Frame, frozen=True, tag="founding_attempt"):
    """A colony being founded: the colonists of the column, and the cards revealed so far (GOA-K24)."""

    seat: Seat
    colony: ColonyId
    board: int
    revealed: tuple[CardId, ...]
    espionage: bool


class NameFoundingFrame(SeatFrame, frozen=True, tag="name_founding"):
    """Which colony to found with the card for one more reveal (GOA-R50)."""


class FoundingPauseFrame(OwnTurnFrame, frozen=True, tag="founding"):
    """Whether to pay the missing colonists (GOA-K25)."""

    colony: ColonyId
    missing: int
    espionage: bool


# What actions, cards and tiles ask.


class PlayedCardFrame(Frame, frozen=True, tag="played_card"):
    """A card whose effect is under way; the card is discarded when the effect is finished (GOA-C13)."""

    card: CardId


class StepFrame(Frame, frozen=True, tag="step"):
    """A step that is being paid; then the marker moves (GOA-K5)."""

    seat: Seat
    column: ColumnId


class PlaceSpiceFrame(SeatFrame, frozen=True, tag="place_spice"):
    """Onto which field the next sack goes; `tile` if only that one may be filled."""

    left: int
    rule: RuleId
    tile: TileId | None = None
    up_to: bool = False
    may_stop: bool = False


class TakeSpiceFrame(SeatFrame, frozen=True, tag="take_spice"):
    """From which tile the next sack is returned; for a step the spices that are still due, the next one first."""

    purpose: Literal["progress", "sale", "duty"]
    left: int
    due: tuple[SpiceId, ...] = ()
    may_stop: bool = False


class DutyFrame(Frame, frozen=True, tag="duty"):
    """A duty whose spices are being returned; then its tile is turned over (GOA-T14)."""

    tile: TileId


class ChooseColumnFrame(SeatFrame, frozen=True, tag="choose_column"):
    """Which marker moves, and what for."""

    purpose: Literal["no_spices", "no_ships", "ducats", "vice_king"]


class MixShipsFrame(SeatFrame, frozen=True, tag="mix_ships"):
    """How much of a harvest is taken as ships."""

    left: int


class MixColonistsFrame(SeatFrame, frozen=True, tag="mix_colonists"):
    """How much of what is left of a harvest is taken as colonists."""

    left: int


class ChooseResourceFrame(SeatFrame, frozen=True, tag="choose_resource"):
    """Which resource to take, and how much of each; resupply holds its revealed cards here."""

    ships: int
    colonists: int
    spices: int
    rule: RuleId
    revealed: tuple[CardId, ...] = ()


class DiscardPlantationFrame(SeatFrame, frozen=True, tag="discard_plantation"):
    """Which old plantation makes room for the new tile."""

    tile: TileId


class ChooseFavorFrame(SeatFrame, frozen=True, tag="choose_favor"):
    """Which removed tile to take."""


class ChooseGridTileFrame(SeatFrame, frozen=True, tag="choose_grid_tile"):
    """Which tile of the grid to take for this swap tile."""

    tile: TileId


class ChooseEspionageFrame(SeatFrame, frozen=True, tag="choose_espionage"):
    """Whose row of which column to use."""

    pause: bool
    """Whether a founding is under way, so that no other may begin (GOA-K26)."""


class NameColonyFrame(SeatFrame, frozen=True, tag="name_colony"):
    """Which colony to found with the row of an opponent."""

    opponent: Seat


class ExtraHarvestFrame(Frame, frozen=True, tag="extra_harvest"):
    """An extra harvest: how many tiles may still be filled (GOA-T11)."""

    seat: Seat
    left: int
    may_stop: bool


class ChooseFillTileFrame(SeatFrame, frozen=True, tag="choose_fill_tile"):
    """Which tile an extra harvest fills next."""

    left: int
    may_stop: bool


class ChooseColonyTileFrame(SeatFrame, frozen=True, tag="choose_colony_tile"):
    """Which tile of the founded colony to take."""

    colony: ColonyId


class BonanzaFrame(Frame, frozen=True, tag="bonanza"):
    """A corner tile was taken here; its effect is done before the tile below it is turned up (GOA-V3)."""

    seat: Seat
    field: FieldId


GoaFrame: TypeAlias = (
    StartPlayerFrame
    | QuickStartFrame
    | RoundFrame
    | PlaceFlagFrame
    | PlaceMarkerFrame
    | AuctionsFrame
    | BidFrame
    | AuctioneerFrame
    | ActionsFrame
    | ExtraActionsFrame
    | ExtraOrPassFrame
    | ActionTurnFrame
    | TurnFrame
    | AfterActionFrame
    | HarvestFrame
    | HarvestPauseFrame
    | ExpeditionFrame
    | ExpeditionPauseFrame
    | FoundingAttemptFrame
    | NameFoundingFrame
    | FoundingPauseFrame
    | PlayedCardFrame
    | StepFrame
    | PlaceSpiceFrame
    | TakeSpiceFrame
    | DutyFrame
    | ChooseColumnFrame
    | MixShipsFrame
    | MixColonistsFrame
    | ChooseResourceFrame
    | DiscardPlantationFrame
    | ChooseFavorFrame
    | ChooseGridTileFrame
    | ChooseEspionageFrame
    | NameColonyFrame
    | ExtraHarvestFrame
    | ChooseFillTileFrame
    | ChooseColonyTileFrame
    | BonanzaFrame
)


def components_in(frame: GoaFrame) -> tuple[str, ...]:
    """Return the components that are under way in a frame."""
    match frame:
        case FoundingAttemptFrame(revealed=cards) | ChooseResourceFrame(revealed=cards):
            return cards
        case PlayedCardFrame(card=card):
            return (card,)
        case DiscardPlantationFrame(tile=tile) | ChooseGridTileFrame(tile=tile):
            return (tile,)
        case _:
            return ()
