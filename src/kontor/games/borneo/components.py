"""The components of one box, made from a component file: cargo cards, ports, orders, editions, limits, points.

Sequences that matter to the rules are data (`flags`, a spice's `due`), never the order of the entries.
"""

from typing import Annotated, TypeAlias

from kontor.core import ComponentData, kind
from kontor.core.box_checks import demand_playable
from kontor.games.borneo.box_checks import faults
from kontor.games.borneo.component_schema import JOKER, BorneoFile

CardId: TypeAlias = Annotated[str, kind("card")]
"""A cargo card or a port card: everything that can lie in a warehouse."""
CompanyId: TypeAlias = Annotated[str, kind("company")]
SpiceId: TypeAlias = Annotated[str, kind("spice")]
OrderId: TypeAlias = Annotated[str, kind("order")]
"""A type of orders, of which there are several."""
OrderPiece: TypeAlias = Annotated[str, kind("order_piece")]
"""One order as a thing that can lie face down: ``order_piece:one_each``. Orders of one type are alike."""
Slot: TypeAlias = Annotated[int, kind("port")]
"""The place of an open port, 0 to 2."""
Rank: TypeAlias = Annotated[int, kind("rank")]
"""1 is best."""


class BorneoBox:
    """The components of one box, ready for the rules."""

    def __init__(self, data: ComponentData) -> None:
        file = data.table(BorneoFile)
        demand_playable(data, faults(file))
        self.file = file
        self.meta = file.meta
        self.editions = file.edition
        self.limits = file.limits
        self.scoring = file.scoring
        self.companies = tuple(company.id for company in file.company)
        self.spices = tuple(spice.id for spice in sorted(file.spice, key=lambda spice: spice.due))
        self.cargo = {card.id: card for card in file.cargo}
        self.ports = {port.id: port for port in file.port}
        self.orders = {order.id: order for order in sorted(file.order_type, key=lambda order: order.points)}

        self.goods: dict[str, tuple[str, int]] = {card.id: (card.spice, card.value) for card in file.cargo}
        """Every warehouse card: its spice (or the joker) and its units (BOR-T1.5, BOR-T1.6b)."""
        self.goods |= {port.id: (port.contents, 1) for port in file.port}
        places = {spice: place for place, spice in enumerate((*self.spices, JOKER))}
        self.stock = {card: (places[spice], units) for card, (spice, units) in self.goods.items()}
        """The same with the spice's place in the order of payment; jokers come after the last spice."""
        self.strength = {
            company: {card.id: card.flags.count(company) for card in file.cargo if company in card.flags}
            for company in self.companies
        }
        """By company: the cards that show its flag, and how often (BOR-T2.9)."""

    def ports_in_play(self, edition: str, seats: int) -> list[str]:
        """Return the port deck, sorted (BOR-S4b, BOR-S4c)."""
        return self.file.ports_in_play(edition, seats)

    def orders_in_play(self, edition: str, seats: int) -> dict[str, int]:
        """Return the number of orders of each type (BOR-S5b, BOR-S5c)."""
        if edition == "card":
            return {order.id: order.card for order in self.orders.values()}  # BOR-S5c
        five = seats == 5  # BOR-S5b
        return {o.id: o.board_base + (o.board_five if five else 0) for o in self.orders.values()}
