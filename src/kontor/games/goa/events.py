"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from typing import Annotated, TypeAlias

import msgspec

from kontor.core import Event, Motion, Ref, Seat, declared, kind
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

    quiet = True

    card: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the deck."""
        return (Motion(f"card:{self.card}", "deck", "deck"),)


class StartPlayerFound(SeatEvent, frozen=True, tag="start_player_found"):
    """The first elephant was revealed."""


class TilesRemoved(Event, frozen=True, tag="tiles_removed"):
    """The tiles of a phase were laid out after these were removed."""

    quiet = True

    phase: PhaseId
    tiles: tuple[TileId, ...]


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began; the flag holder places first."""

    quiet = True
    begins_round = True

    phase: PhaseId
    number: int
    seat: Seat


class FlagPlaced(SeatEvent, frozen=True, tag="flag_placed"):
    """The flag and marker 1 were placed."""

    place: Place

    def motions(self) -> tuple[Motion, ...]:
        """Return the flag, to its place."""
        return (Motion("flag", f"seat:{self.seat}", f"place:{self.place}"),)


class MarkerPlaced(SeatEvent, frozen=True, tag="marker_placed"):
    """A marker was put on a tile."""

    marker: int
    field: FieldId
    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the marker, to its tile."""
        return (Motion(f"marker:{self.marker}", f"seat:{self.seat}", f"field:{self.field}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the tile and its marker."""
        return (f"seat:{self.seat}", f"tile:{self.tile}", f"field:{self.field}", f"marker:{self.marker}")


class AuctionBegan(SeatEvent, frozen=True, tag="auction_began"):
    """A tile (none: the flag) was put up for auction."""

    marker: int
    tile: TileId | None

    def marks(self) -> tuple[Ref, ...]:
        """Return the auctioneer and where the auction is held, so that a small page goes there."""
        return (f"seat:{self.seat}", "auction")


class BidMade(SeatEvent, frozen=True, tag="bid_made"):
    """A player bid."""

    amount: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the bid."""
        return (Motion(f"ducats:{self.amount}", f"seat:{self.seat}", "auction"),)


class BidPassed(SeatEvent, frozen=True, tag="bid_passed"):
    """A player passed."""

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and where the auction is held."""
        return (f"seat:{self.seat}", "auction")


class TileTakenForNothing(SeatEvent, frozen=True, tag="tile_taken_for_nothing"):
    """Nobody bid; the auctioneer took the tile."""

    tile: TileId | None

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to the auctioneer."""
        return (Motion(f"tile:{self.tile}" if self.tile else "flag", "", f"seat:{self.seat}"),)


class TileSold(SeatEvent, frozen=True, tag="tile_sold"):
    """The highest bidder paid the auctioneer."""

    auctioneer: Seat
    tile: TileId | None
    price: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to the buyer, and the price, to the auctioneer."""
        return (
            Motion(f"tile:{self.tile}" if self.tile else "flag", "", f"seat:{self.seat}"),
            Motion(f"ducats:{self.price}", f"seat:{self.seat}", f"seat:{self.auctioneer}"),
        )


class TileBought(SeatEvent, frozen=True, tag="tile_bought"):
    """The auctioneer paid the bank."""

    tile: TileId | None
    price: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to the auctioneer, and the price, to the bank."""
        return (
            Motion(f"tile:{self.tile}" if self.tile else "flag", "", f"seat:{self.seat}"),
            Motion(f"ducats:{self.price}", f"seat:{self.seat}", "supply"),
        )


class FlagTaken(SeatEvent, frozen=True, tag="flag_taken"):
    """A player got the flag and is start player from now on."""

    quiet = True

    def motions(self) -> tuple[Motion, ...]:
        """Return the flag, to its new owner."""
        return (Motion("flag", "", f"seat:{self.seat}"),)


class ResourcesGained(SeatEvent, frozen=True, tag="resources_gained"):
    """A player took ships, colonists, ducats or extra action cards."""

    quiet = True

    resource: ResourceId
    amount: int

    def motions(self) -> tuple[Motion, ...]:
        """Return what is gained, from the supply."""
        return (Motion(f"{self.resource}:{self.amount}", "supply", f"seat:{self.seat}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the player."""
        return (f"seat:{self.seat}",)


class ResourcesPaid(SeatEvent, frozen=True, tag="resources_paid"):
    """A player paid ships, colonists or ducats."""

    quiet = True

    resource: ResourceId
    amount: int

    def motions(self) -> tuple[Motion, ...]:
        """Return what is paid, to the supply."""
        return (Motion(f"{self.resource}:{self.amount}", f"seat:{self.seat}", "supply"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the player."""
        return (f"seat:{self.seat}",)


class SpicePlaced(SeatEvent, frozen=True, tag="spice_placed"):
    """A sack was put on a field."""

    quiet = True

    tile: TileId
    spice: SpiceId

    def motions(self) -> tuple[Motion, ...]:
        """Return the sack, from the supply."""
        return (Motion(f"sack:{self.spice}", "supply", f"tile:{self.tile}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the tile."""
        return (f"seat:{self.seat}", f"tile:{self.tile}")


class SpicesLost(SeatEvent, frozen=True, tag="spices_lost"):
    """Some sacks found no free field."""

    count: int


class SpiceReturned(SeatEvent, frozen=True, tag="spice_returned"):
    """A sack went back to the supply."""

    quiet = True

    tile: TileId
    spice: SpiceId

    def motions(self) -> tuple[Motion, ...]:
        """Return the sack, to the supply."""
        return (Motion(f"sack:{self.spice}", f"tile:{self.tile}", "supply"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the tile."""
        return (f"seat:{self.seat}", f"tile:{self.tile}")


class PlantationPlaced(SeatEvent, frozen=True, tag="plantation_placed"):
    """A plantation or crop rotation was put on its owner's board."""

    quiet = True

    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to the board of its owner."""
        return (Motion(f"tile:{self.tile}", "", f"seat:{self.seat}"),)


class PlantationReplaced(SeatEvent, frozen=True, tag="plantation_replaced"):
    """An old plantation made room; a single one is kept face down."""

    quiet = True

    tile: TileId
    kept: bool

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile that makes room."""
        return (Motion(f"tile:{self.tile}", f"seat:{self.seat}", f"seat:{self.seat}" if self.kept else ""),)


class TileKept(SeatEvent, frozen=True, tag="tile_kept"):
    """A tile was laid next to its owner's board."""

    quiet = True

    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to its owner."""
        return (Motion(f"tile:{self.tile}", "", f"seat:{self.seat}"),)


class FavorTaken(SeatEvent, frozen=True, tag="favor_taken"):
    """A removed tile was taken by favor."""

    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to its new owner."""
        return (Motion(f"tile:{self.tile}", "supply", f"seat:{self.seat}"),)


class BonanzaTaken(SeatEvent, frozen=True, tag="bonanza_taken"):
    """A Bonanza tile was turned up."""

    bonanza: BonanzaId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, from the supply."""
        return (Motion(f"bonanza:{self.bonanza}", "supply", f"seat:{self.seat}"),)


class TurnBegan(SeatEvent, frozen=True, tag="turn_began"):
    """An action turn began: the first, second or third of the round."""

    quiet = True
    begins_turn = True

    number: int


class ActionTaken(SeatEvent, frozen=True, tag="action_taken"):
    """A player took an action."""

    action: ActionId

    def marks(self) -> tuple[Ref, ...]:
        """Return the player."""
        return (f"seat:{self.seat}",)


class MarkerMoved(SeatEvent, frozen=True, tag="marker_moved"):
    """A progress marker moved down."""

    quiet = True

    column: ColumnId
    row: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the marker, down its column."""
        return (Motion(f"progress:{self.seat}:{self.column}", f"seat:{self.seat}", f"seat:{self.seat}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the marker."""
        return (f"seat:{self.seat}", f"progress:{self.seat}:{self.column}")


class CardDrawn(SeatEvent, frozen=True, tag="card_drawn"):
    """A player drew a card, which nobody else sees (GOA-H5)."""

    quiet = True

    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "CardDrawn":
        """Show the card to its drawer alone."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)  # GOA-H4 GOA-H5

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the deck to the hand."""
        return (Motion(f"card:{self.card}" if self.card else "card", "deck", f"seat:{self.seat}"),)


class CardsRevealed(SeatEvent, frozen=True, tag="cards_revealed"):
    """Cards were revealed from the deck for their colonists."""

    cards: tuple[CardId, ...]
    colonists: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the cards, from the deck."""
        return tuple(Motion(f"card:{card}", "deck", "discards") for card in self.cards)


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    """The discard pile became the deck."""

    quiet = True

    count: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the discarded cards, to the deck."""
        return (Motion("card", "discards", "deck"),)


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    """A card was played for its top part."""

    card: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the hand."""
        return (Motion(f"card:{self.card}", f"seat:{self.seat}", "discards"),)


class CardDiscarded(SeatEvent, frozen=True, tag="card_discarded"):
    """A card was discarded to make room."""

    quiet = True

    card: CardId

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, from the hand."""
        return (Motion(f"card:{self.card}", f"seat:{self.seat}", "discards"),)


class TileUsed(SeatEvent, frozen=True, tag="tile_used"):
    """A kept tile was used."""

    tile: TileId


class TileSwapped(SeatEvent, frozen=True, tag="tile_swapped"):
    """A tile of the grid was taken in exchange for the swap tile."""

    tile: TileId
    field: FieldId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, from the grid."""
        return (Motion(f"tile:{self.tile}", f"field:{self.field}", f"seat:{self.seat}"),)


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

    def motions(self) -> tuple[Motion, ...]:
        """Return a colonist, to the colony."""
        return (Motion("colonist", f"seat:{self.seat}", f"colony:{self.colony}"),)


class ColonyTileTaken(SeatEvent, frozen=True, tag="colony_tile_taken"):
    """A colony tile was put on its owner's board."""

    quiet = True

    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to its owner."""
        return (Motion(f"tile:{self.tile}", "", f"seat:{self.seat}"),)


class FoundingFailed(SeatEvent, frozen=True, tag="founding_failed"):
    """A founding failed."""

    colony: ColonyId


class ExtraActionPlayed(SeatEvent, frozen=True, tag="extra_action_played"):
    """An extra action card went back to the supply for an action."""

    def motions(self) -> tuple[Motion, ...]:
        """Return the card, to the supply."""
        return (Motion("extra_action", f"seat:{self.seat}", "supply"),)


class ExtraActionsPassed(SeatEvent, frozen=True, tag="extra_actions_passed"):
    """A player passed for this round."""


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Everybody has passed; red tiles are turned back."""

    quiet = True

    number: int


class HandShown(SeatEvent, frozen=True, tag="hand_shown"):
    """A hand was shown for the scoring."""

    cards: tuple[CardId, ...]


class MatchScored(Event, frozen=True, tag="match_scored"):
    """The winners are known."""

    winners: tuple[Seat, ...]


EVENTS = declared(__name__, Event)
"""Every event of this file, in the order of the file."""
