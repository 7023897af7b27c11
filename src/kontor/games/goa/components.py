"""The components of one box, made from a component file: tiles, cards, colonies, the development board.

Sequences that matter to the rules are data (`spice_cycle`, a column's `order`), never the order of the entries. Each
tile has an id of its own: the letter on its back, its kind and its copy, ``b:duty:1``.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from kontor.core import ComponentData, kind
from kontor.core.box_checks import demand_playable
from kontor.games.goa.box_checks import faults
from kontor.games.goa.component_schema import ANY, COLUMNS, ExpeditionAction, GoaFile

TileId: TypeAlias = Annotated[str, kind("tile")]
"""A game tile or a colony tile: everything that a player can own."""
SpiceId: TypeAlias = Annotated[str, kind("spice")]
ColumnId: TypeAlias = Annotated[str, kind("column")]
ColonyId: TypeAlias = Annotated[str, kind("colony")]
CardId: TypeAlias = Annotated[str, kind("card")]
BonanzaId: TypeAlias = Annotated[str, kind("bonanza")]
ResourceId: TypeAlias = Annotated[str, kind("resource")]
"""Ships, colonists, ducats, extra action cards; as an answer to `choose_resource` also spices."""

SHIPS, HARVEST, TAXES, EXPEDITION, COLONY = COLUMNS
COLUMN = {column: index for index, column in enumerate(COLUMNS)}
"""The place of a column on the development board."""


class GoaBox:
    """The components of one box, ready for the rules."""

    def __init__(self, data: ComponentData) -> None:
        file = data.table(GoaFile)
        demand_playable(data, faults(file))
        self.file = file
        self.spices = file.development.spice_cycle
        self.cards = {card.id: card for card in sorted(file.expedition_cards, key=lambda card: card.id)}
        self.effects = {card.id: self.action(card.action) for card in self.cards.values()}
        """By card: what its top part does."""
        self.sale_price = self.action("sell_spices").ducats_per_spice
        by_row = self.action("advance_for_ducats").ducats_by_target_row
        self._prices = {int(row.removeprefix("row")): price for row, price in by_row.items()}
        self.extra_action_cards = next(s.total_cards for s in file.card_supply if s.id == "extra_action")
        self._sort_tiles()
        self._sort_colonies()
        self._read_development_board()
        self.bonanza = {tile.id: tile.gain for tile in sorted(file.bonanza_tiles, key=lambda tile: tile.id)}

    def action(self, action: str) -> ExpeditionAction:
        """Return what the top part of a card with this action does."""
        return next(effect for effect in self.file.expedition_actions if effect.id == action)

    def _sort_tiles(self) -> None:
        kinds = sorted(self.file.tiles, key=lambda tile: (tile.phase, tile.id))
        self.tiles = {f"{t.phase.lower()}:{t.id}:{copy}": t for t in kinds for copy in range(1, t.count + 1)}
        """By single tile: its kind."""
        self.fields = {tile: kind_.fields for tile, kind_ in self.tiles.items() if kind_.is_plantation}
        """By plantation, crop rotation or colony tile: how many sacks it holds."""
        self.allows = {tile: self._allowed(self.tiles[tile].spice) for tile in self.fields}
        """By plantation, crop rotation or colony tile: the spices that each of its fields allows."""

    def _allowed(self, spice: str) -> tuple[str, ...]:
        return self.spices if spice == ANY else (spice,)

    def _sort_colonies(self) -> None:
        colonies = sorted(self.file.colonies, key=lambda colony: (colony.colonists_required, colony.id))
        self.required = {colony.id: colony.colonists_required for colony in colonies}
        self.colony_piles: dict[str, tuple[str, ...]] = dict.fromkeys(self.required, ())
        self.colony_of: dict[str, str] = {}
        for kind_ in sorted(self.file.colony_tiles, key=lambda tile: tile.id):
            for copy in range(1, kind_.count + 1):
                tile = f"{kind_.id}:{copy}"
                self.colony_piles[kind_.colony] += (tile,)
                self.colony_of[tile] = kind_.colony
                self.fields[tile] = kind_.fields
                self.allows[tile] = tuple(spice for spice in self.spices if spice in kind_.spices)

    def _read_development_board(self) -> None:
        columns = {column.id: column for column in self.file.development.column}
        self.costs = {column: columns[column].costs for column in COLUMNS}
        """By column: the spices of the step from row i + 1."""
        self.yields = {column: columns[column].yields for column in COLUMNS if column != EXPEDITION}
        """By column: what row i + 1 yields."""
        self.draw = columns[EXPEDITION].draw
        self.hand_limit = columns[EXPEDITION].hand_limit
        self.bottom = self.file.development.rows

    def tiles_of(self, phase: str) -> list[str]:
        """Return the tiles with the letter of a phase on their back, sorted (GOA-S1)."""
        return sorted(tile for tile, kind_ in self.tiles.items() if kind_.phase == phase)  # GOA-S1

    def colonists_on(self, cards: Iterable[str]) -> int:
        """Return the sum of the colonists on expedition cards."""
        return sum(self.cards[card].colonists for card in cards)

    def step_price(self, row: int) -> int:
        """Return the ducats for which a card moves a marker to a row (GOA-C7)."""
        return self._prices[row]

    def cost(self, column: str, rows: Sequence[int]) -> tuple[str, ...]:
        """Return the spices for the next step of a column, in the printed order; each also takes a ship (GOA-K5)."""
        return self.costs[column][rows[COLUMN[column]] - 1]
