"""What the next step of a player of Goa is: the next action of an action turn.

Cards and tiles that are used in addition to an action, and what an action asks for, are details of a step.
"""

from kontor.bots.knowledge import Plans, PlanStep
from kontor.core import Action
from kontor.games.goa import actions as do
from kontor.games.goa import frames as ask


def step(action: Action) -> PlanStep | None:
    """Return the step that an action is; None for a detail."""
    match action:
        case do.Progress(column=column):
            return PlanStep("progress", ("column", column))
        case do.BuildShips():
            return PlanStep("ships")
        case do.Harvest():
            return PlanStep("harvest")
        case do.Taxes():
            return PlanStep("taxes")
        case do.Expedition():
            return PlanStep("expedition")
        case do.FoundColony(colony=colony):
            return PlanStep("colony", ("colony", colony))
    return None


PLANS = Plans((ask.OwnTurnFrame, ask.ExtraOrPassFrame), step)
"""Not in the auctions: which action comes after them depends on what is bought there."""
