"""What the next step of a player of Cargo Noir is: a raise, a card to buy, or a ship to send."""

from kontor.bots.knowledge import Plans, PlanStep
from kontor.core import Action
from kontor.games.cargo_noir import actions as do
from kontor.games.cargo_noir import frames as ask
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO


def step(action: Action) -> PlanStep | None:
    """Return the step that an action is; None for a detail, such as a tile that pays for a card."""
    match action:
        case do.ResolveRaise(port=port):
            return PlanStep("raise", ("port", port))
        case do.BasketCard(card=card):
            return PlanStep("card", ("card", card))
        case do.SendShip(destination=place) if place in (CASINO, BLACK_MARKET):
            return PlanStep(place)
        case do.SendShip(destination=place):
            return PlanStep("port", ("port", place))
    return None


PLANS = Plans((ask.ShipsFrame, ask.BasketFrame, ask.SendingFrame, ask.BidFrame), step)
"""Not while tiles are swapped, paid or discarded: those are details of a step."""
