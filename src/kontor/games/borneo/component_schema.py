"""The shape of a component file of Borneo, as typed records."""

from typing import Literal

import msgspec

from kontor.core import box_checks

JOKER = "joker"


class Company(msgspec.Struct, frozen=True):
    """A trading company."""

    id: str


class Spice(msgspec.Struct, frozen=True):
    """A spice, with its place in the order of payment (BOR-P5)."""

    id: str
    due: int


class Cargo(msgspec.Struct, frozen=True):
    """A cargo card: three flags in the upper row, one in the lower row, and its goods."""

    id: str
    triple: str
    single: str
    flags: tuple[str, str, str, str]
    spice: str
    value: int

    @property
    def upper_row(self) -> tuple[str, ...]:
        """The flags that stay visible when the next card is laid."""
        return self.flags[:3]


class Port(msgspec.Struct, frozen=True):
    """A port card, which counts as a spice or a joker in a warehouse."""

    id: str
    edition: str
    name: str
    monopoly: int
    limit: int
    contents: str
    mark: Literal["", "3/4", "5"]


class OrderType(msgspec.Struct, frozen=True):
    """A type of order: `amount` units of each spice, or of one."""

    id: str
    kind: Literal["each", "same"]
    amount: int
    units: int
    points: int
    board_base: int
    board_five: int
    card: int


class Edition(msgspec.Struct, frozen=True):
    """What one edition does differently."""

    publisher: str
    year: int
    ladder_capacity: int
    adjacent_own_merchants_in_setup: bool
    monopoly_port_card_to: Literal["trigger_player", "first_merchant_of_monopoly_company"]
    multi_monopoly_rule: Literal["first_flag_on_last_card", "most_flags_then_first_flag_on_last_card"]
    displaced_targets: Literal["attackers_place_or_other_company", "attackers_place_or_end_of_any_company"]
    ports_by_players: dict[str, int] = {}
    distributions_by_players: dict[str, int] = {}


class Limits(msgspec.Struct, frozen=True):
    """The numbers of the rules."""

    starting_hand: int
    merchants_per_player: int
    merchants_per_player_three_player_variant: int
    open_ports: int
    draw_per_turn: int
    hand_limit: int
    min_cards_kept_in_contest: int


class Scoring(msgspec.Struct, frozen=True):
    """The points in addition to those of the orders."""

    points_per_cargo_card: int
    points_per_port_card: int
    pirate_ship_penalty: int


class Component(msgspec.Struct, frozen=True):
    """How many pieces of a kind lie in the boxes of the two editions."""

    id: str
    board: int
    card: int


class Meta(msgspec.Struct, frozen=True):
    """Who made the game."""

    title: str
    designer: str
    players_min: int
    players_max: int


class BorneoFile(msgspec.Struct, frozen=True):
    """The shape of a component file.

    Entries that only describe the box (`source`, `note`, `letter`, `variants`, `tie_break` and so on) are not read.
    `ports_by_players`, `distributions_by_players` and the counts of `component` describe it too, and may be left out;
    where present, they must agree with the lists.
    """

    meta: Meta
    edition: dict[str, Edition]
    limits: Limits
    scoring: Scoring
    company: tuple[Company, ...]
    spice: tuple[Spice, ...]
    order_type: tuple[OrderType, ...]
    port: tuple[Port, ...]
    cargo: tuple[Cargo, ...]
    component: tuple[Component, ...] = ()

    def ports_in_play(self, edition: str, seats: int) -> list[str]:
        """Return the port deck, sorted (BOR-S4b, BOR-S4c)."""
        removed = "3/4" if seats == 5 else "5"  # BOR-S4b
        return sorted(p.id for p in self.port if p.edition == edition and p.mark != removed)  # BOR-S4c


class BoxError(box_checks.BoxError):
    """Why the figures of a component file cannot make a game of Borneo."""

    package = __package__
