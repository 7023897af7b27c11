"""What a player can do, one frozen record per step of the ledger's section Decisions."""

from typing import TypeAlias

from kontor.core import Action, Ref, declared
from kontor.games.novgorod.components import (
    AnswerId,
    CityId,
    OfferId,
    OrderId,
    PlaceId,
    RecipeId,
    RowId,
    SideId,
    SourceId,
    SpecialId,
    StopId,
)

# Before the first turn.


class ChooseCareerSide(Action, frozen=True, tag="choose_career_side"):
    """Choose the side of your career card."""

    side: SideId


class IntroTakeKontor(Action, frozen=True, tag="intro_take_kontor"):
    """Pick the top kontor of a city."""

    city: CityId


class OfferAction(Action, frozen=True):
    """An action that takes an open order, or the top of the deck."""

    order: OfferId

    def refs(self) -> tuple[Ref, ...]:
        """Touch the order, or the deck."""
        return (f"order:{self.order}",)


class IntroTakeOrder(OfferAction, frozen=True, tag="intro_take_order"):
    """Pick an order."""


# Phase 1: lay the route.


class LayStop(Action, frozen=True, tag="lay_stop"):
    """Add a city at the right end of the route."""

    city: CityId


class LayPlaceholder(Action, frozen=True, tag="lay_placeholder"):
    """Add a placeholder to the last stop."""


class EndRoute(Action, frozen=True, tag="end_route"):
    """Finish the route."""


# Phase 2: evaluate the route.


class Produce(Action, frozen=True, tag="produce"):
    """Begin a plain production at a stop."""

    stop: StopId


class FulfilRow(Action, frozen=True, tag="fulfil_row"):
    """Begin to fulfil a row of an order."""

    order: OrderId
    row: RowId

    def refs(self) -> tuple[Ref, ...]:
        """Touch the row."""
        return (f"row:{self.order}:{self.row}",)


class TakeCareerStep(Action, frozen=True, tag="career_step"):
    """Begin to pay the lowest free step of the career."""


class FulfilSpecial(Action, frozen=True, tag="fulfil_special"):
    """Begin to fulfil the visible part of a special order."""

    card: SpecialId


class ChooseManufactory(Action, frozen=True, tag="choose_manufactory"):
    """Name the stop whose manufactory makes the luxury."""

    stop: StopId


class ChooseRecipe(Action, frozen=True, tag="choose_recipe"):
    """Name the recipe."""

    recipe: RecipeId


class ChooseSource(Action, frozen=True, tag="choose_source"):
    """Name where the next good comes from."""

    source: SourceId

    def refs(self) -> tuple[Ref, ...]:
        """Touch the stop, or the hold."""
        return (f"stop:{self.source}",)


class UseDiscount(Action, frozen=True, tag="use_discount"):
    """Choose whether the privilege lowers the cost of special orders."""

    answer: AnswerId


class PlaceOrder(Action, frozen=True, tag="place_order"):
    """Lay an order aside, or file it, after its upper row."""

    place: PlaceId


class StoreGood(Action, frozen=True, tag="store_good"):
    """Store the good of a stop in the hold."""

    stop: StopId


class TakeIncome(Action, frozen=True, tag="take_income"):
    """Take the income of a stop."""

    stop: StopId


class TakeAllIncome(Action, frozen=True, tag="take_all_income"):
    """Take the income of every stop that is still unused."""


class UseIncomePrivilege(Action, frozen=True, tag="use_income_privilege"):
    """Take the extra ducats of the privilege."""


class EndPhase2(Action, frozen=True, tag="end_phase2"):
    """End the evaluation."""


# Phase 3: purchase, and the pirate.


class BuyKontor(Action, frozen=True, tag="buy_kontor"):
    """Buy the top kontor of a city."""

    city: CityId


class BuyShip(Action, frozen=True, tag="buy_ship"):
    """Buy the next speed of the ship."""


class BuyOrder(OfferAction, frozen=True, tag="buy_order"):
    """Buy an order."""


class BuyOrderDiscounted(OfferAction, frozen=True, tag="buy_order_discounted"):
    """Buy an additional order with the privilege."""


class EndPhase3(Action, frozen=True, tag="end_phase3"):
    """Buy nothing more."""


class MovePirate(Action, frozen=True, tag="move_pirate"):
    """Move the pirate to another city."""

    city: CityId


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn and leave the pirate where he is."""


Inner: TypeAlias = ChooseManufactory | ChooseRecipe | ChooseSource | UseDiscount
"""The steps inside a compound action (NOV-A6 to NOV-A10)."""

ACTIONS = declared(__name__, Action)
