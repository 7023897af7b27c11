"""What the next step of a player of Borneo is: an order, a merchant who moves, or an attack.

Every turn has a cargo card to lay, so that one comes next is no plan.
"""

from kontor.bots.knowledge import NO_STEP, Plans, PlanStep
from kontor.core import Action
from kontor.games.borneo import actions as do
from kontor.games.borneo.frames import CargoFrame, MerchantFrame, OrderFrame


def step(action: Action) -> PlanStep | None:
    """Return the step that an action is; None for a detail."""
    match action:
        case do.ChooseOrder(order=order):
            return PlanStep("order", ("order", order))
        case do.TransferMerchant(to_company=company):
            return PlanStep("transfer", ("company", company))
        case do.Attack(company=company):
            return PlanStep("attack", ("company", company))
        case do.SkipOrder() | do.SkipMerchant():
            return NO_STEP
    return None


PLANS = Plans((OrderFrame, MerchantFrame, CargoFrame), step)
"""Not in contests and distributions: those answer somebody else's step."""
