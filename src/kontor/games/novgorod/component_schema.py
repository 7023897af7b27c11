"""The shape of a component file of Novgorod, as typed records."""

from typing import Literal, TypeAlias

import msgspec

from kontor.core import box_checks

Side: TypeAlias = Literal["front", "back"]
Privilege: TypeAlias = Literal["speed", "income", "order_discount", "seal"]
Part: TypeAlias = Literal["A", "B", "C", "D"]
PARTS: tuple[Part, ...] = ("A", "B", "C", "D")
DIVERSITY = "diversity"
HOLD = "hold"
DECK = "deck"


class Meta(msgspec.Struct, frozen=True):
    """Who made the game."""

    title: str
    designer: str
    publisher: str
    year: int


class Setup(msgspec.Struct, frozen=True):
    """What everybody begins with, and what is picked in the introductory rounds."""

    ducats: int
    speed: int
    orders_dealt: int
    intro_kontors: int
    intro_orders: int
    open_orders_beside_players: int


class Limits(msgspec.Struct, frozen=True):
    """The numbers of the rules."""

    open_orders: int
    orders_in_progress: int
    end_seals: int
    safety_round: int


class Prices(msgspec.Struct, frozen=True):
    """What an order costs."""

    order: int


class Rewards(msgspec.Struct, frozen=True):
    """The seals of the rows of an order."""

    upper: int
    lower: int
    lower_same_turn: int


class Privileges(msgspec.Struct, frozen=True):
    """How much each privilege gives."""

    speed: int
    income: int
    order_discount: int
    seal: int


class Map(msgspec.Struct, frozen=True):
    """The sea route that is not on the ring."""

    chord: tuple[str, str]


class City(msgspec.Struct, frozen=True):
    """A city: its place on the ring, its good, the prices of its kontors, their income and the fee for guests."""

    id: str
    ring: int
    good: str
    prices: tuple[int, ...]
    income: int
    harbour_fee: int


class Recipe(msgspec.Struct, frozen=True):
    """Goods that make a luxury, and what plain production pays."""

    goods: tuple[str, ...]
    seals: int
    ducats: int


class Manufactory(msgspec.Struct, frozen=True):
    """A manufactory: what it makes, and of what."""

    id: str
    luxury: str
    recipes: tuple[Recipe, ...]

    def __post_init__(self) -> None:
        """Put the recipes in their printed order, whatever order the file has: those of fewer goods first."""
        recipes = sorted(self.recipes, key=lambda recipe: (len(recipe.goods), recipe.goods))
        msgspec.structs.force_setattr(self, "recipes", tuple(recipes))


class Order(msgspec.Struct, frozen=True):
    """An order: each row asks for several goods or for one luxury."""

    id: str
    upper: tuple[str, ...]
    lower: tuple[str, ...]


class CareerStep(msgspec.Struct, frozen=True):
    """A step: its cost, the privilege that it covers, its seals per turn while it is the lowest free one, the red X."""

    step: int
    """Its place, from 1 at the bottom."""
    ducats: int
    goods: int
    luxuries: int
    privilege: Privilege
    seals: int
    red_x: bool


class Career(msgspec.Struct, frozen=True):
    """One side of a career card, its steps from the bottom."""

    id: str
    card: str
    number: int
    side: Side
    steps: tuple[CareerStep, ...]
    top_seals: int

    def __post_init__(self) -> None:
        """Put the steps in their order from the bottom, whatever order the file has."""
        steps = sorted(self.steps, key=lambda step: step.step)
        msgspec.structs.force_setattr(self, "steps", tuple(steps))


class Bonus(msgspec.Struct, frozen=True):
    """A bonus card and its values."""

    id: str
    high: int = 0
    low: int = 0


class Diversity(msgspec.Struct, frozen=True):
    """By number of different goods and luxuries: the seals."""

    seals_by_distinct: tuple[int, ...]


class FirstGame(msgspec.Struct, frozen=True):
    """The bonus cards of a first game."""

    bonus_cards: tuple[str, ...]


class ShipLevel(msgspec.Struct, frozen=True):
    """A speed, and the price to reach it."""

    id: str
    speed: int
    price: int


class Merchant(msgspec.Struct, frozen=True):
    """Where the merchant begins, and what he brings on each side."""

    start_city: str
    front_ducats: int
    back_seals: int


class Pirate(msgspec.Struct, frozen=True):
    """Where the pirate begins, the slots that his front takes from a route, and what moving him costs."""

    start_city: str
    front_penalty: int
    cost_most_seals: int
    cost_second_most: int


class SpecialOrders(msgspec.Struct, frozen=True):
    """The column of the special orders."""

    start_parts: tuple[Part, ...]
    cost_per_card_above: int


class SpecialOrderPart(msgspec.Struct, frozen=True):
    """One part of a special order; the luxury is empty where none is asked for."""

    id: str
    card: str
    part: Part
    goods: tuple[str, ...]
    luxury: str
    luxury_inputs: int
    cost: int
    seals: int


class NovgorodFile(msgspec.Struct, frozen=True):
    """The shape of a component file; entries that only describe the box (`source`, `note`) are not read."""

    meta: Meta
    setup: Setup
    limits: Limits
    prices: Prices
    rewards: Rewards
    privileges: Privileges
    map: Map
    city: tuple[City, ...]
    manufactory: tuple[Manufactory, ...]
    order: tuple[Order, ...]
    career: tuple[Career, ...]
    bonus: tuple[Bonus, ...]
    diversity: Diversity
    first_game: FirstGame
    ship_level: tuple[ShipLevel, ...]
    merchant: Merchant
    pirate: Pirate
    special_orders: SpecialOrders
    special_order_part: tuple[SpecialOrderPart, ...]


class BoxError(box_checks.BoxError):
    """Why the figures of a component file cannot make a game of Novgorod."""

    package = __package__
