"""The shape of a component file of Goa, as typed records."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from kontor.core import box_checks

ANY = "any"
COLUMNS = ("ships", "harvest", "taxes", "expedition", "colony")
"""The columns of the development board, from left to right."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""An amount of something, at most 1000."""


class Meta(msgspec.Struct, frozen=True):
    """Who made the game."""

    title: str
    designer: str
    published: tuple[str, ...]


class Flow(msgspec.Struct, frozen=True):
    """The numbers of the order of play (GOA-G1, GOA-K1, GOA-E3)."""

    rounds_per_phase: Count
    actions_per_round: Count
    extra_action_keep_max: Count


class Setup(msgspec.Struct, frozen=True):
    """What everybody begins with (GOA-S2, GOA-S8 to GOA-S10)."""

    ships: Count
    colonists: Count
    ducats_start_player: Count
    ducats_other_players: Count
    marker_rows_start: Count
    tiles_removed_per_phase: Count
    tiles_removed_plantations_max: Count
    start_player_symbol: str


class PersonalBoard(msgspec.Struct, frozen=True):
    """The storage of one player."""

    plantation_spaces: Count


class Spice(msgspec.Struct, frozen=True):
    """A spice; its sacks are unlimited (GOA-L1)."""

    id: str


class CardSupply(msgspec.Struct, frozen=True):
    """A kind of card in the bank; only the extra action cards are limited (GOA-L3)."""

    id: str
    total_cards: Count


class Column(msgspec.Struct, frozen=True):
    """A column of the development board: what row i + 1 yields, and the spices of the step down from it."""

    id: str
    costs: tuple[tuple[str, ...], ...]
    yields: tuple[Count, ...] = ()
    draw: tuple[Count, ...] = ()
    hand_limit: tuple[Count, ...] = ()


class Development(msgspec.Struct, frozen=True):
    """The development board and its bonuses (GOA-B1, GOA-B3)."""

    rows: Count
    spice_cycle: tuple[str, ...]
    first_to_row_bonus_rows: tuple[Count, ...]
    first_to_row_bonus_expedition_cards: Count
    all_markers_bonus_rows: tuple[Count, ...]
    all_markers_bonus_extra_actions: Count
    column: tuple[Column, ...]


class Gain(msgspec.Struct, frozen=True):
    """What a tile or a card gives."""

    ships: Count = 0
    colonists: Count = 0
    ducats: Count = 0
    spices: Count = 0
    extra_action: Count = 0
    expedition_cards: Count = 0


class Flag(msgspec.Struct, frozen=True):
    """The start-player tile (GOA-A7)."""

    gain_on_purchase: Gain


Category = Literal["plantation", "crop_rotation", "scoring", "red", "one_shot", "swap", "immediate"]


class Tile(msgspec.Struct, frozen=True):
    """A kind of game tile of one phase; its category decides which figures are used."""

    id: str
    phase: Literal["A", "B"]
    count: Count
    category: Category
    spice: str = ""
    fields: Count = 0
    vp: Count = 0
    single_plantation_vp: Count = 0
    gain: Gain = Gain()
    choose_one: tuple[Gain, ...] = ()
    spices_required: Count = 0
    fill_tiles_max: Count = 0
    reveal_cards: Count = 0
    columns: tuple[str, ...] = ()

    @property
    def is_plantation(self) -> bool:
        """Whether it takes a plantation space; crop rotation does (GOA-T3, GOA-R3)."""
        return self.category in ("plantation", "crop_rotation")

    @property
    def is_single(self) -> bool:
        """Whether it is a single plantation, which scores points; crop rotation is not one (GOA-R7)."""
        return self.category == "plantation" and self.fields == 1  # GOA-R7


class Colony(msgspec.Struct, frozen=True):
    """A colony that everybody can found once."""

    id: str
    colonists_required: Count


class ColonyTile(msgspec.Struct, frozen=True):
    """A kind of colony tile: the spices that each of its fields allows."""

    id: str
    colony: str
    spices: tuple[str, ...]
    fields: Count
    count: Count


class ExpeditionAction(msgspec.Struct, frozen=True):
    """What the top part of an expedition card does."""

    id: str
    modifies_action: bool
    ships: Count = 0
    colonists: Count = 0
    ducats: Count = 0
    spices_max: Count = 0
    sell_max: Count = 0
    ducats_per_spice: Count = 0
    ducats_by_target_row: dict[str, Count] = {}
    extra_reveals: Count = 0


class ExpeditionCard(msgspec.Struct, frozen=True):
    """An expedition card: its action, the colonists for a founding, its symbol for the scoring."""

    id: str
    action: str
    colonists: Count
    symbol: str


class Scoring(msgspec.Struct, frozen=True):
    """Points: by row, number of colonies, number of equal symbols, and the rest (GOA-F1 to GOA-F5)."""

    rows: tuple[Count, ...]
    colonies: tuple[Count, ...]
    symbol_sets: tuple[Count, ...]
    most_money: Count
    single_plantation: Count


class QuickStart(msgspec.Struct, frozen=True):
    """The quick-start variant (GOA-V1)."""

    or_ducats: Count


class Variants(msgspec.Struct, frozen=True):
    """The figures of the variants."""

    quick_start: QuickStart


class BonanzaTile(msgspec.Struct, frozen=True):
    """A small bonus under a corner tile (GOA-V2)."""

    id: str
    gain: Gain


class GoaFile(msgspec.Struct, frozen=True):
    """The shape of a component file; entries that only describe the box (`source`, `name_en`, `unit`…) are not read."""

    meta: Meta
    flow: Flow
    setup: Setup
    personal_board: PersonalBoard
    spices: tuple[Spice, ...]
    card_supply: tuple[CardSupply, ...]
    development: Development
    flag: Flag
    tiles: tuple[Tile, ...]
    colonies: tuple[Colony, ...]
    colony_tiles: tuple[ColonyTile, ...]
    expedition_actions: tuple[ExpeditionAction, ...]
    expedition_cards: tuple[ExpeditionCard, ...]
    scoring: Scoring
    variants: Variants
    bonanza_tiles: tuple[BonanzaTile, ...]


class BoxError(box_checks.BoxError):
    """Why the figures of a component file cannot make a game of Goa."""

    package = __package__
