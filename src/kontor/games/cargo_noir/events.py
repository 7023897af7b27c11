"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from kontor.core import Event, Motion, Ref, Seat, declared
from kontor.games.cargo_noir.components import CardId, Destination, PortId, TileId


class RoundBegan(Event, frozen=True, tag="round_began"):
    """The start player advanced the round marker."""

    quiet = True
    begins_round = True

    number: int
    last: bool


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A player's turn began."""

    quiet = True
    begins_turn = True

    seat: Seat


class CasinoPaid(Event, frozen=True, tag="casino_paid"):
    """A ship came back from the Casino with coins."""

    seat: Seat
    coins: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship and its coins, to their owner."""
        return (
            Motion("ship", "destination:casino", f"seat:{self.seat}"),
            Motion(f"coin:{self.coins}", "destination:casino", f"seat:{self.seat}"),
        )


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    """A player drew a tile from the bag, for all to see."""

    seat: Seat
    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, from the bag."""
        return (Motion(f"tile:{self.tile}", "bag", f"seat:{self.seat}"),)


class TilesSwapped(Event, frozen=True, tag="tiles_swapped"):
    """A player swapped a tile with the Black Market."""

    seat: Seat
    given: TileId
    taken: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return both tiles."""
        return (
            Motion(f"tile:{self.given}", f"seat:{self.seat}", "destination:black_market"),
            Motion(f"tile:{self.taken}", "destination:black_market", f"seat:{self.seat}"),
        )


class CargoCaptured(Event, frozen=True, tag="cargo_captured"):
    """A player paid the stack and took all the cargo of a port."""

    seat: Seat
    port: PortId
    coins: int
    tiles: tuple[TileId, ...]

    def motions(self) -> tuple[Motion, ...]:
        """Return the cargo, to the player, and the coins, to the bank."""
        return (
            *(Motion(f"tile:{tile}", f"destination:{self.port}", f"seat:{self.seat}") for tile in self.tiles),
            Motion(f"coin:{self.coins}", f"destination:{self.port}", "coin_bank"),
        )

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the port."""
        return (f"seat:{self.seat}", f"destination:{self.port}")


class PortRefilled(Event, frozen=True, tag="port_refilled"):
    """New cargo came to a port."""

    quiet = True

    port: PortId
    tiles: tuple[TileId, ...]

    def motions(self) -> tuple[Motion, ...]:
        """Return the tiles, from the bag."""
        return tuple(Motion(f"tile:{tile}", "bag", f"destination:{self.port}") for tile in self.tiles)

    def marks(self) -> tuple[Ref, ...]:
        """Return the port and its cargo."""
        return (f"destination:{self.port}", *(f"tile:{tile}" for tile in self.tiles))


class BagRefilled(Event, frozen=True, tag="bag_refilled"):
    """The discard pile was mixed into the empty bag."""

    quiet = True

    count: int


class BidRaised(Event, frozen=True, tag="bid_raised"):
    """An outbid player raised the stack to this many coins."""

    seat: Seat
    port: PortId
    coins: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the coins, to the stack."""
        return (Motion("coin", f"seat:{self.seat}", f"destination:{self.port}"),)

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the port."""
        return (f"seat:{self.seat}", f"destination:{self.port}")


class ShipWithdrawn(Event, frozen=True, tag="ship_withdrawn"):
    """An outbid player left a port with the whole stack."""

    seat: Seat
    port: PortId
    coins: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship and the stack, to their owner."""
        return (
            Motion("ship", f"destination:{self.port}", f"seat:{self.seat}"),
            Motion(f"coin:{self.coins}", f"destination:{self.port}", f"seat:{self.seat}"),
        )

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the port."""
        return (f"seat:{self.seat}", f"destination:{self.port}")


class SyndicatePaid(Event, frozen=True, tag="syndicate_paid"):
    """A Syndicate paid for a withdrawal."""

    quiet = True

    seat: Seat
    coins: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the coins."""
        return (Motion(f"coin:{self.coins}", "coin_bank", f"seat:{self.seat}"),)


class CardsBought(Event, frozen=True, tag="cards_bought"):
    """A trade was carried out: these cards for these tiles, what they are worth, and the coins."""

    seat: Seat
    cards: tuple[CardId, ...]
    tiles: tuple[TileId, ...]
    value: int
    coins: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the cards, to the buyer, and the tiles, to the discard pile."""
        return (
            *(Motion(f"tile:{tile}", f"seat:{self.seat}", "discards") for tile in self.tiles),
            *(Motion(f"card:{card}", "market", f"seat:{self.seat}") for card in self.cards),
        )


class ShipAdded(Event, frozen=True, tag="ship_added"):
    """A reserve ship joined a fleet, which now has this many ships."""

    quiet = True

    seat: Seat
    fleet: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship, from the reserve."""
        return (Motion("ship", "market", f"seat:{self.seat}"),)


class TileDiscarded(Event, frozen=True, tag="tile_discarded"):
    """A tile in excess of the capacity was discarded."""

    seat: Seat
    tile: TileId

    def motions(self) -> tuple[Motion, ...]:
        """Return the tile, to the discard pile."""
        return (Motion(f"tile:{self.tile}", f"seat:{self.seat}", "discards"),)


class ShipSent(Event, frozen=True, tag="ship_sent"):
    """A ship was sent to the Casino or to the Black Market."""

    seat: Seat
    destination: Destination

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship."""
        return (Motion("ship", f"seat:{self.seat}", f"destination:{self.destination}"),)


class BidPlaced(Event, frozen=True, tag="bid_placed"):
    """A ship was sent to a port, on a stack of this many coins."""

    seat: Seat
    port: PortId
    coins: int

    def motions(self) -> tuple[Motion, ...]:
        """Return the ship with its coins."""
        return (
            Motion("ship", f"seat:{self.seat}", f"destination:{self.port}"),
            Motion(f"coin:{self.coins}", f"seat:{self.seat}", f"destination:{self.port}"),
        )

    def marks(self) -> tuple[Ref, ...]:
        """Return the player and the port."""
        return (f"seat:{self.seat}", f"destination:{self.port}")


class MatchScored(Event, frozen=True, tag="match_scored"):
    """The winners are known."""

    winners: tuple[Seat, ...]


EVENTS = declared(__name__, Event)
