"""The components of one box, made from a component file: tiles, ports, victory cards, smuggling values.

Sequences that matter are data (a card's `place`), never the order of the entries. Each tile has an id of its own, made
of its type and copy: ``ivory:3``, ``wild:1``.
"""

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from kontor.core import ComponentData, kind
from kontor.core.box_checks import demand_playable
from kontor.games.cargo_noir.box_checks import faults
from kontor.games.cargo_noir.combos import Combos
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO, WILD, Card, CargoNoirFile

TileId: TypeAlias = Annotated[str, kind("tile")]
"""One cargo tile."""
CargoType: TypeAlias = Annotated[str, kind("cargo_type")]
"""The cargo on a tile; equal tiles are interchangeable, so decisions name the type."""
PortId: TypeAlias = Annotated[str, kind("port")]
Destination: TypeAlias = Annotated[str, kind("destination")]
"""Where a ship can be sent: the Casino, the Black Market or a port."""
CardId: TypeAlias = Annotated[str, kind("card")]

CARGO_SHIP = "cargo_ship"
WAREHOUSE = "warehouse"
SYNDICATE = "syndicate"


class CargoNoirBox:
    """The components of one box, ready for the rules."""

    def __init__(self, data: ComponentData) -> None:
        file = data.table(CargoNoirFile)
        demand_playable(data, faults(file))
        self.file = file
        self.setup = file.setup
        self.bidding = file.bidding
        self.casino_coins = file.casino.coins_per_ship
        self.market_slots = (file.black_market.slots, file.black_market.alternative_slots)
        self.ports = {port.id: port for port in sorted(file.port, key=lambda port: port.id)}
        self.destinations = (CASINO, BLACK_MARKET, *self.ports)
        self.cards: dict[str, Card] = {card.id: card for card in sorted(file.card, key=lambda card: card.place)}
        """By id, with today's figures; costs and points of a match are those of `cards_of`."""
        self._former_cards = {card.id: card.as_former for card in self.cards.values()}
        self.has_former_cards = self._former_cards != self.cards
        """Whether the file names former figures, so that there is a choice (CAR-O7)."""
        self.cargo = tuple(sorted(cargo.id for cargo in file.cargo))
        self.cargo_types = (*self.cargo, WILD)
        self.combos = Combos(file.values, self.cargo)
        self._counts = {cargo.id: cargo.count for cargo in file.cargo}
        self._rounds = {seats: each.rounds for each in file.rounds for seats in each.players}
        self.type_of = {tile: tile.split(":")[0] for tile in self.tiles_in_play(max(self._rounds))}
        """By single tile: its cargo type."""

    def best_value(self, tiles: Iterable[str]) -> int:
        """Return what tiles are worth (CAR-T2.14)."""
        type_of = self.type_of
        return self.combos.best_value([type_of[tile] for tile in tiles])

    def cards_of(self, former: bool) -> dict[str, Card]:
        """Return the cards by id, with the former figures of the unique ones or with today's (CAR-O7)."""
        return self._former_cards if former else self.cards  # CAR-O7 CAR-R37

    def cost(self, cards: Iterable[str], former: bool) -> int:
        """Return what cards cost together, with the former unique cards or with today's (CAR-T2.2)."""
        figures = self.cards_of(former)
        return sum(figures[card].cost for card in cards)  # CAR-T2.2

    def rounds(self, seats: int) -> int:
        """Return how many rounds are played (CAR-T0.3)."""
        return self._rounds[seats]

    def tiles_in_play(self, seats: int) -> list[str]:
        """Return all tiles of a match, sorted: the normal ones, and a wild one for each player (CAR-S2)."""
        counts = self._counts | {WILD: seats * self.setup.wild_per_player}  # CAR-S2
        return sorted(f"{cargo}:{copy}" for cargo, count in counts.items() for copy in range(1, count + 1))

    def open_ports(self, profile: str, seats: int) -> list[str]:
        """Return the ports whose open side is up (CAR-S1, CAR-O1)."""
        return [
            port.id
            for port in self.ports.values()
            if seats in (port.open_for if profile == "a" else port.open_for_b)  # CAR-S1 CAR-O1
        ]
