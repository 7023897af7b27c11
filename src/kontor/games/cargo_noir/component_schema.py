"""The shape of a component file of Cargo Noir, as typed records."""

from typing import Literal, TypeAlias

import msgspec

from kontor.core import box_checks

WILD = "wild"
CASINO = "casino"
BLACK_MARKET = "black_market"

Group: TypeAlias = Literal["smugglers_edge", "simple", "unique"]


class Meta(msgspec.Struct, frozen=True):
    """Who made the game."""

    title: str
    designer: str
    publisher: str
    year: int
    players_min: int
    players_max: int


class Setup(msgspec.Struct, frozen=True):
    """What there is, and what everybody begins with."""

    coins: int
    start_coins: int
    start_ships: int
    reserve_ships: int
    wild_per_player: int


class Warehouse(msgspec.Struct, frozen=True):
    """The slots of a family sheet."""

    slots: int


class Rounds(msgspec.Struct, frozen=True):
    """The number of rounds for these numbers of players."""

    id: str
    players: tuple[int, ...]
    rounds: int


class Casino(msgspec.Struct, frozen=True):
    """What a ship at the Casino brings."""

    coins_per_ship: int


class BlackMarket(msgspec.Struct, frozen=True):
    """How many tiles lie in the Black Market (CAR-O2)."""

    slots: int
    alternative_slots: int


class Bidding(msgspec.Struct, frozen=True):
    """The smallest stack, and by how much a stack must top another."""

    min_bid: int
    min_increment: int


class Port(msgspec.Struct, frozen=True):
    """A port: its cargo slots, and with how many players it is open in the two profiles (CAR-O1)."""

    id: str
    slots: int
    open_for: tuple[int, ...]
    open_for_b: tuple[int, ...]


class Cargo(msgspec.Struct, frozen=True):
    """A type of cargo and the number of its tiles."""

    id: str
    count: int


class Wild(msgspec.Struct, frozen=True):
    """The wild tiles in the box."""

    count: int


class Values(msgspec.Struct, frozen=True):
    """By number of tiles: the smuggling value of a combination."""

    different: tuple[int, ...]
    same: tuple[int, ...]


class Card(msgspec.Struct, frozen=True):
    """A victory card: its place in the market, cost and points; limit 0 means none, and `amount` is for its effect.

    A unique card may have a former cost and former points, for matches with the former reading (CAR-O7).
    """

    id: str
    place: int
    group: Group
    cost: int
    points: int
    copies: int
    limit: int = 0
    amount: int = 0
    former_cost: int = 0
    former_points: int = 0

    @property
    def as_former(self) -> "Card":
        """The card with its former figures; the same card if it has none."""
        if not self.former_cost:
            return self
        return msgspec.structs.replace(self, cost=self.former_cost, points=self.former_points)


class CargoNoirFile(msgspec.Struct, frozen=True):
    """The shape of a component file; entries that only describe the box (`source`, `note`) are not read."""

    meta: Meta
    setup: Setup
    warehouse: Warehouse
    rounds: tuple[Rounds, ...]
    casino: Casino
    black_market: BlackMarket
    bidding: Bidding
    port: tuple[Port, ...]
    cargo: tuple[Cargo, ...]
    wild: Wild
    values: Values
    card: tuple[Card, ...]


class BoxError(box_checks.BoxError):
    """Why the figures of a component file cannot make a game of Cargo Noir."""

    package = __package__
