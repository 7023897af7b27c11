"""The shape of a component file of Goa, as typed tables."""

from typing import Literal

import msgspec

from kontor.core import KontorError

ANY = "any"


class Meta(msgspec.Struct, frozen=True):
    """Who made the game."""

    title: str
    designer: str
    published: tuple[str, ...]


class Flow(msgspec.Struct, frozen=True):
    """The numbers of the order of play (GOA-G1, GOA-K1, GOA-C2, GOA-E3)."""

    rounds_per_phase: int
    actions_per_round: int
    extra_action_keep_max: int


class Setup(msgspec.Struct, frozen=True):
    """What everybody begins with (GOA-S2, GOA-S8 to GOA-S10)."""

    ships: int
    colonists: int
    ducats_start_player: int
    ducats_other_players: int
    marker_rows_start: int
    tiles_removed_per_phase: int
    tiles_removed_plantations_max: int
    start_player_symbol: str


class PersonalBoard(msgspec.Struct, frozen=True):
    """The storage of one player."""

    plantation_spaces: int


class Spice(msgspec.Struct, frozen=True):
    """A spice; its sacks are unlimited (GOA-L1)."""

    id: str


class CardSupply(msgspec.Struct, frozen=True):
    """A kind of card in the bank; only the extra action cards are limited (GOA-L3)."""

    id: str
    total_cards: int


class Column(msgspec.Struct, frozen=True):
    """A column of the development board: what row i + 1 yields, and the spices of the step down from it."""

    id: str
    order: int
    costs: tuple[tuple[str, ...], ...]
    yields: tuple[int, ...] = ()
    draw: tuple[int, ...] = ()
    hand_limit: tuple[int, ...] = ()


class Development(msgspec.Struct, frozen=True):
    """The development board and its bonuses (GOA-B1, GOA-B3)."""

    rows: int
    spice_cycle: tuple[str, ...]
    first_to_row_bonus_rows: tuple[int, ...]
    first_to_row_bonus_expedition_cards: int
    all_markers_bonus_rows: tuple[int, ...]
    all_markers_bonus_extra_actions: int
    column: tuple[Column, ...]


class Gain(msgspec.Struct, frozen=True):
    """What a tile or a card gives."""

    ships: int = 0
    colonists: int = 0
    ducats: int = 0
    spices: int = 0
    extra_action: int = 0
    expedition_cards: int = 0


class Flag(msgspec.Struct, frozen=True):
    """The start-player tile (GOA-A7)."""

    gain_on_purchase: Gain


Category = Literal["plantation", "crop_rotation", "scoring", "red", "one_shot", "swap", "immediate"]


class Tile(msgspec.Struct, frozen=True):
    """A kind of game tile of one phase; which figures count depends on its category."""

    id: str
    phase: Literal["A", "B"]
    count: int
    category: Category
    spice: str = ""
    fields: int = 0
    vp: int = 0
    single_plantation_vp: int = 0
    gain: Gain = Gain()
    choose_one: tuple[Gain, ...] = ()
    pick_from_removed: int = 0
    spices_required: int = 0
    fill_tiles_max: int = 0
    reveal_cards: int = 0
    columns: tuple[str, ...] = ()

    @property
    def is_plantation(self) -> bool:
        """Whether it takes a plantation space; crop rotation does (GOA-T3, GOA-R3)."""
        return self.category in ("plantation", "crop_rotation")

    @property
    def is_single(self) -> bool:
        """Whether it is a single plantation, which counts points; crop rotation is none (GOA-R7)."""
        return self.category == "plantation" and self.fields == 1  # GOA-R7


class Colony(msgspec.Struct, frozen=True):
    """A colony that everybody can found once."""

    id: str
    colonists_required: int


class ColonyTile(msgspec.Struct, frozen=True):
    """A kind of colony tile: the spices that each of its fields allows."""

    id: str
    colony: str
    spices: tuple[str, ...]
    fields: int
    count: int


class ExpeditionDeck(msgspec.Struct, frozen=True):
    """What the expedition cards show."""

    symbols: tuple[str, ...]


class ExpeditionAction(msgspec.Struct, frozen=True):
    """What the top part of an expedition card does."""

    id: str
    modifies_action: bool
    ships: int = 0
    colonists: int = 0
    ducats: int = 0
    spices_max: int = 0
    sell_max: int = 0
    ducats_per_spice: int = 0
    ducats_by_target_row: dict[str, int] = {}
    extra_reveals: int = 0


class ExpeditionCard(msgspec.Struct, frozen=True):
    """An expedition card: its action, the colonists for a founding, its symbol for the scoring."""

    id: str
    action: str
    colonists: int
    symbol: str


class Scoring(msgspec.Struct, frozen=True):
    """Points: by row, number of colonies, number of equal symbols, and the rest (GOA-F1 to GOA-F5)."""

    rows: tuple[int, ...]
    colonies: tuple[int, ...]
    symbol_sets: tuple[int, ...]
    most_money: int
    single_plantation: int
    single_plantation_with_foreman: int


class QuickStart(msgspec.Struct, frozen=True):
    """The quick-start variant (GOA-V1)."""

    markers_to_row_2: int
    or_ducats: int


class Variants(msgspec.Struct, frozen=True):
    """The figures of the variants."""

    quick_start: QuickStart


class BonanzaTile(msgspec.Struct, frozen=True):
    """A small bonus under a corner tile (GOA-V2)."""

    id: str
    gain: Gain


class GoaFile(msgspec.Struct, frozen=True):
    """The shape of a component file; entries that only describe the box (`source`, `name_de`, `unit`…) are not read."""

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
    expedition_deck: ExpeditionDeck
    expedition_actions: tuple[ExpeditionAction, ...]
    expedition_cards: tuple[ExpeditionCard, ...]
    scoring: Scoring
    variants: Variants
    bonanza_tiles: tuple[BonanzaTile, ...]


class BoxError(KontorError):
    """Why the figures of a component file cannot make a game of Goa."""

    package = __package__
