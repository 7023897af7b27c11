"""What the next step of a player of Novgorod is: the next stop of the route, what it is used for, or a purchase.

Orders are not named: that of an imagined world may still lie in the deck.
"""

from kontor.bots.knowledge import Plans, PlanStep
from kontor.core import Action
from kontor.games.novgorod import actions as do
from kontor.games.novgorod import frames as ask


def step(action: Action) -> PlanStep | None:
    """Return the step that an action is; None for a detail, such as an income or a source of a good."""
    match action:
        case do.LayStop(city=city):
            return PlanStep("stop", ("city", city))
        case do.Produce():
            return PlanStep("produce")
        case do.FulfilRow():
            return PlanStep("row")
        case do.FulfilSpecial():
            return PlanStep("special")
        case do.TakeCareerStep():
            return PlanStep("career")
        case do.StoreGood():
            return PlanStep("store")
        case do.BuyKontor(city=city):
            return PlanStep("kontor", ("city", city))
        case do.BuyShip():
            return PlanStep("ship")
        case do.BuyOrder() | do.BuyOrderDiscounted():
            return PlanStep("order")
    return None


PLANS = Plans((ask.RouteFrame, ask.EvaluationFrame, ask.PurchaseFrame), step)
"""Not while an action is entered source by source: that is a detail of a step."""
