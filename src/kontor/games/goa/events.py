"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from typing import Annotated, TypeAlias

import msgspec

from kontor.core import Event, Seat, declared, kind
from kontor.games.goa.components import (
    BonanzaId,
    CardId,
    ColonyId,
    ColumnId,
    ResourceId,
    SpiceId,
    TileId,
)
from kontor.games.goa.grid import FieldId, Place

PhaseId: TypeAlias = Annotated[str, kind("phase")]
ActionId: TypeAlias = Annotated[str, kind("action")]
"""One of the six types of action (GOA-K2)."""


class SeatEvent(Event, frozen=True):
    """Something that a player did, or that happened to a player."""

    seat: Seat


class StartCardRevealed(SeatEvent, frozen=True, tag="start_card_revealed"):
    """A card was revealed to find the start player."""

    card: CardId


class StartPlayerFound(SeatEvent, frozen=True, tag="start_player_found"):
    """The first elephant was revealed."""


class TilesRemoved(Event, frozen=True, tag="tiles_removed"):
    """The tiles of a phase were laid out after these were removed."""

    phase: PhaseId
    tiles: tuple[TileId, ...]


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began; the flag holder places first."""

    phase: PhaseId
    number: int
    seat: Seat


class FlagPlaced(SeatEvent, frozen=True, tag="flag_placed"):
    """The flag and marker 1 were placed."""

    place: Place


class MarkerPlaced(SeatEvent, frozen=True, tag="marker_placed"):
    """A marker was put on a tile."""

    marker: int
    field: FieldId
    tile: TileId


class AuctionBegan(SeatEvent, frozen=True, tag="auction_began"):
    """A tile (none: the flag) was put up for auction."""

    marker: int
    tile: TileId | None


class BidMade(SeatEvent, frozen=True, tag="bid_made"):
    """A player bid."""

    amount: int


class BidPassed(SeatEvent, frozen=True, tag="bid_passed"):
    """A player passed."""


class TileTakenForNothing(SeatEvent, frozen=True, tag="tile_taken_for_nothing"):
    """Nobody bid; the auctioneer took the tile."""

    tile: TileId | None


class TileSold(SeatEvent, frozen=True, tag="tile_sold"):
    """The highest bidder paid the auctioneer."""

    auctioneer: Seat
    tile: TileId | None
    price: int


class TileBought(SeatEvent, frozen=True, tag="tile_bought"):
    """The auctioneer paid the bank."""

    tile: TileId | None
    price: int


class FlagTaken(SeatEvent, frozen=True, tag="flag_taken"):
    """A player got the flag and is start player from now on."""


class ResourcesGained(SeatEvent, frozen=True, tag="resources_gained"):
    """A player took ships, colonists, ducats or extra action cards."""

    resource: ResourceId
    amount: int


class ResourcesPaid(SeatEvent, frozen=True, tag="resources_paid"):
    """A player paid ships, colonists or ducats."""

    resource: ResourceId
    amount: int


class SpicePlaced(SeatEvent, frozen=True, tag="spice_placed"):
    """A sack was put on a field."""

    tile: TileId
    spice: SpiceId


class SpicesLost(SeatEvent, frozen=True, tag="spices_lost"):
    """Some sacks found no free field."""

    count: int


class SpiceReturned(SeatEvent, frozen=True, tag="spice_returned"):
    """A sack went back to the supply."""

    tile: TileId
    spice: SpiceId


class PlantationPlaced(SeatEvent, frozen=True, tag="plantation_placed"):
    """A plantation or crop rotation was put on its owner's board."""

    tile: TileId


class PlantationReplaced(SeatEvent, frozen=True, tag="plantation_replaced"):
    """An old plantation made room; a single one is kept face down."""

    tile: TileId
    kept: bool


class TileKept(SeatEvent, frozen=True, tag="tile_kept"):
    """A tile was laid next to its owner's board."""

    tile: TileId


class FavorTaken(SeatEvent, frozen=True, tag="favor_taken"):
    """A removed tile was taken by favor."""

    tile: TileId


class BonanzaTaken(SeatEvent, frozen=True, tag="bonanza_taken"):
    """A Bonanza tile was turned up."""

    bonanza: BonanzaId


class TurnBegan(SeatEvent, frozen=True, tag="turn_began"):
    """An action turn began: the first, second or third of the round."""

    number: int


class ActionTaken(SeatEvent, frozen=True, tag="action_taken"):
    """A player took an action."""

    action: ActionId


class MarkerMoved(SeatEvent, frozen=True, tag="marker_moved"):
    """A progress marker moved down."""

    column: ColumnId
    row: int


class CardDrawn(SeatEvent, frozen=True, tag="card_drawn"):
    """A player drew a card, which nobody else sees (GOA-H5)."""

    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "CardDrawn":
        """Show the card to its drawer alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)  # GOA-H4 GOA-H5


class CardsRevealed(SeatEvent, frozen=True, tag="cards_revealed"):
    """Cards were revealed from the deck for their colonists."""

    cards: tuple[CardId, ...]
    colonists: int


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    """The discard pile became the deck."""

    count: int


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    """A card was played for its top part."""

    card: CardId


class CardDiscarded(SeatEvent, frozen=True, tag="card_discarded"):
    """A card was discarded to make room."""

    card: CardId


class TileUsed(SeatEvent, frozen=True, tag="tile_used"):
    """A kept tile was used."""

    tile: TileId


class TileSwapped(SeatEvent, frozen=True, tag="tile_swapped"):
    """A tile of the grid was taken in exchange for the swap tile."""

    tile: TileId
    field: FieldId


class RowSpied(SeatEvent, frozen=True, tag="row_spied"):
    """The row of an opponent was used."""

    opponent: Seat
    column: ColumnId


class FoundingBegan(SeatEvent, frozen=True, tag="founding_began"):
    """A colony was named, and the colony column read."""

    colony: ColonyId
    board: int
    required: int


class ColonyFounded(SeatEvent, frozen=True, tag="colony_founded"):
    """A founding succeeded."""

    colony: ColonyId


class ColonyTileTaken(SeatEvent, frozen=True, tag="colony_tile_taken"):
    """A colony tile was put on its owner's board."""

    tile: TileId


class FoundingFailed(SeatEvent, frozen=True, tag="founding_failed"):
    """A founding failed."""

    colony: ColonyId


class ExtraActionPlayed(SeatEvent, frozen=True, tag="extra_action_played"):
    """An extra action card went back to the supply for an action."""


class ExtraActionsPassed(SeatEvent, frozen=True, tag="extra_actions_passed"):
    """A player passed for this round."""


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Everybody has passed; red tiles are turned back."""

    number: int


class HandShown(SeatEvent, frozen=True, tag="hand_shown"):
    """A hand was shown for the scoring."""

    cards: tuple[CardId, ...]


class MatchScored(Event, frozen=True, tag="match_scored"):
    """The winners are known."""

    winners: tuple[Seat, ...]


EVENTS = declared(__name__, Event)
"""Every event of this file, in the order of the file."""
