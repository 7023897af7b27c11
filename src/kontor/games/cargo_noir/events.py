"""What happens in a match, one frozen record per event, each with the rule that made it happen."""

from kontor.core import Event, Seat, declared
from kontor.games.cargo_noir.components import CardId, Destination, PortId, TileId


class RoundBegan(Event, frozen=True, tag="round_began"):
    """The start player advanced the round marker."""

    number: int
    last: bool


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A player's turn began."""

    seat: Seat


class CasinoPaid(Event, frozen=True, tag="casino_paid"):
    """A ship came back from the Casino with coins."""

    seat: Seat
    coins: int


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    """A player drew a tile from the bag, for all to see."""

    seat: Seat
    tile: TileId


class TilesSwapped(Event, frozen=True, tag="tiles_swapped"):
    """A player swapped a tile with the Black Market."""

    seat: Seat
    given: TileId
    taken: TileId


class CargoCaptured(Event, frozen=True, tag="cargo_captured"):
    """A player paid the stack and took all the cargo of a port."""

    seat: Seat
    port: PortId
    coins: int
    tiles: tuple[TileId, ...]


class PortRefilled(Event, frozen=True, tag="port_refilled"):
    """New cargo came to a port."""

    port: PortId
    tiles: tuple[TileId, ...]


class BagRefilled(Event, frozen=True, tag="bag_refilled"):
    """The discard pile was mixed into the empty bag."""

    count: int


class BidRaised(Event, frozen=True, tag="bid_raised"):
    """An outbid player raised the stack to this many coins."""

    seat: Seat
    port: PortId
    coins: int


class ShipWithdrawn(Event, frozen=True, tag="ship_withdrawn"):
    """An outbid player left a port with the whole stack."""

    seat: Seat
    port: PortId
    coins: int


class SyndicatePaid(Event, frozen=True, tag="syndicate_paid"):
    """A Syndicate paid for a withdrawal."""

    seat: Seat
    coins: int


class CardsBought(Event, frozen=True, tag="cards_bought"):
    """A trade was carried out: these cards for these tiles, what they are worth, and the coins."""

    seat: Seat
    cards: tuple[CardId, ...]
    tiles: tuple[TileId, ...]
    value: int
    coins: int


class ShipAdded(Event, frozen=True, tag="ship_added"):
    """A reserve ship joined a fleet, which now has this many ships."""

    seat: Seat
    fleet: int


class TileDiscarded(Event, frozen=True, tag="tile_discarded"):
    """A tile in excess of the capacity was discarded."""

    seat: Seat
    tile: TileId


class ShipSent(Event, frozen=True, tag="ship_sent"):
    """A ship was sent to the Casino or to the Black Market."""

    seat: Seat
    destination: Destination


class BidPlaced(Event, frozen=True, tag="bid_placed"):
    """A ship was sent to a port, on a stack of this many coins."""

    seat: Seat
    port: PortId
    coins: int


class MatchScored(Event, frozen=True, tag="match_scored"):
    """The winners are known."""

    winners: tuple[Seat, ...]


EVENTS = declared(__name__, Event)
