"""The typed tables of one box, made from a component file: cargo cards, ports, orders, editions, limits, points.

Sequences that matter for the rules stand in the data (`flags`, a spice's `due`), never in the order of the entries.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from kontor.core import ComponentData, KontorError, kind

CardId: TypeAlias = Annotated[str, kind("card")]
"""A cargo card or a port card: everything that can lie in a warehouse."""
CompanyId: TypeAlias = Annotated[str, kind("company")]
SpiceId: TypeAlias = Annotated[str, kind("spice")]
OrderId: TypeAlias = Annotated[str, kind("order")]
Slot: TypeAlias = Annotated[int, kind("port")]
"""The place of an open port, 0 to 2."""
Rank: TypeAlias = Annotated[int, kind("rank")]
"""1 is best."""

JOKER = "joker"


class Company(msgspec.Struct, frozen=True):
    """A trading company."""

    id: str


class Spice(msgspec.Struct, frozen=True):
    """A spice, with its place in the sequence of paying (BOR-P5)."""

    id: str
    due: int


class Cargo(msgspec.Struct, frozen=True):
    """A cargo card: three flags of the upper row, the one of the lower row, and its goods."""

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
    """A port card: a spice or a joker when it lies in a warehouse."""

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
    """The points beside those of the orders."""

    points_per_cargo_card: int
    points_per_port_card: int
    pirate_ship_penalty: int


class Meta(msgspec.Struct, frozen=True):
    """Who made the game."""

    title: str
    designer: str
    players_min: int
    players_max: int


class BorneoFile(msgspec.Struct, frozen=True):
    """The shape of a component file; entries that only explain (`source`, `note`) are not read."""

    meta: Meta
    edition: dict[str, Edition]
    limits: Limits
    scoring: Scoring
    company: tuple[Company, ...]
    spice: tuple[Spice, ...]
    order_type: tuple[OrderType, ...]
    port: tuple[Port, ...]
    cargo: tuple[Cargo, ...]


class BoxError(KontorError):
    """Why the figures of a component file cannot make a game of Borneo."""

    package = __package__


class BorneoBox:
    """The components of one box, ready for the rules."""

    def __init__(self, data: ComponentData) -> None:
        file = data.table(BorneoFile)
        self.meta = file.meta
        self.editions = file.edition
        self.limits = file.limits
        self.scoring = file.scoring
        self.companies = tuple(company.id for company in file.company)
        self.spices = tuple(spice.id for spice in sorted(file.spice, key=lambda spice: spice.due))
        self.cargo = {card.id: card for card in file.cargo}
        self.ports = {port.id: port for port in file.port}
        self.orders = {order.id: order for order in sorted(file.order_type, key=lambda order: order.points)}
        self._demand_a_playable_box(data)

        self.goods: dict[str, tuple[str, int]] = {card.id: (card.spice, card.value) for card in file.cargo}
        """Every warehouse card: its spice (or the joker) and its units (BOR-T1.5, BOR-T1.6b)."""
        self.goods |= {port.id: (port.contents, 1) for port in file.port}
        places = {spice: place for place, spice in enumerate((*self.spices, JOKER))}
        self.stock = {card: (places[spice], units) for card, (spice, units) in self.goods.items()}
        """The same with the spice's place in the sequence of paying; jokers come after the last spice."""
        self.strength = {
            company: {card.id: card.flags.count(company) for card in file.cargo if company in card.flags}
            for company in self.companies
        }
        """By company: the cards that show its flag, and how often (BOR-T2.9)."""

    def _demand_a_playable_box(self, data: ComponentData) -> None:
        """Refuse a file from which no game can be set up."""
        data.demand(set(self.editions) == {"board", "card"}, BoxError("components-editions"))
        spices, companies = set(self.spices), set(self.companies)
        for card in self.cargo.values():
            shown = sorted(card.flags)
            wanted = sorted([card.triple] * 3 + [card.single])
            data.demand(shown == wanted, BoxError("components-cargo-flags", card=card.id))
            data.demand(card.spice in spices, BoxError("components-cargo-spice", card=card.id, spice=card.spice))
            data.demand({card.triple, card.single} <= companies, BoxError("components-cargo-company", card=card.id))
            data.demand(card.value in (1, 2), BoxError("components-cargo-value", card=card.id))
        for port in self.ports.values():
            stray_joker = port.edition != "board" and port.contents == JOKER
            data.demand(port.edition in self.editions, BoxError("components-port-edition", port=port.id))
            data.demand(port.contents in {*spices, JOKER}, BoxError("components-port-spice", port=port.id))
            data.demand(not stray_joker, BoxError("components-port-joker", port=port.id))
            data.demand(port.limit >= 2 and port.monopoly >= 4, BoxError("components-port-full", port=port.id))
        data.demand(not set(self.cargo) & set(self.ports), BoxError("components-shared-id"))
        data.demand(len(self.cargo) >= 30, BoxError("components-few-cargo"))
        for edition in self.editions:
            for seats in (3, 4, 5):
                few = len(self.ports_in_play(edition, seats)) <= self.limits.open_ports
                data.demand(not few, BoxError("components-few-ports", edition=edition, seats=seats))

    def ports_in_play(self, edition: str, seats: int) -> list[str]:
        """Return the port deck, sorted (BOR-S4b, BOR-S4c)."""
        removed = "3/4" if seats == 5 else "5"  # BOR-S4b
        return sorted(p.id for p in self.ports.values() if p.edition == edition and p.mark != removed)  # BOR-S4c

    def orders_in_play(self, edition: str, seats: int) -> dict[str, int]:
        """Return the number of orders of each type (BOR-S5b, BOR-S5c)."""
        if edition == "card":
            return {order.id: order.card for order in self.orders.values()}  # BOR-S5c
        five = seats == 5  # BOR-S5b
        return {o.id: o.board_base + (o.board_five if five else 0) for o in self.orders.values()}
