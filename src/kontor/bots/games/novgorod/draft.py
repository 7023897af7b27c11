"""Before the first turn of Novgorod: the side of the career card, two kontors and an order."""

from collections.abc import Sequence

from kontor.bots.games.novgorod.planner import TurnPlanner
from kontor.core import Action, Seat
from kontor.games.novgorod.actions import ChooseCareerSide, IntroTakeKontor, IntroTakeOrder
from kontor.games.novgorod.component_schema import DECK
from kontor.games.novgorod.state import NovgorodState

USUAL_TURNS = 10.0
"""Number of turns in a usual match."""


def side(planner: TurnPlanner, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the side whose steps and privileges promise more (thought 9)."""

    def promise(action: Action) -> float:
        assert isinstance(action, ChooseCareerSide)
        return planner.worth.career((s.careers[seat], "front" if action.side == "front" else "back"), 0, USUAL_TURNS)

    return max(legal, key=promise)


def pick(planner: TurnPlanner, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the kontor or the order that fits best (thoughts 1 and 4)."""
    holdings = planner.holdings(s, seat)
    worth, chart, prices = planner.worth, planner.chart, planner.worth.prices

    def promise(action: Action) -> float:
        if isinstance(action, IntroTakeOrder):
            if action.order == DECK:
                return 0.0
            return worth.order(holdings, action.order, USUAL_TURNS)[0] - (
                prices.draft_order if holdings.kontors.bit_count() < 2 else 0.0
            )
        assert isinstance(action, IntroTakeKontor)
        at = chart.place[action.city]
        good = chart.good[at]
        near = any(holdings.kontors >> each & 1 for each in chart.next_to[at])
        maker = planner.box.manufactories[s.manufactory_of[action.city]]
        alone = [recipe.goods[0] for recipe in maker.recipes if len(recipe.goods) == 1]
        reach = {chart.good[each] for each in (at, *chart.next_to[at])}
        fits = sum([each in reach for each in alone])
        orders = [planner.box.orders[order] for order in holdings.hand]
        wanted = sum([good in card.upper or good in card.lower for card in orders])
        found = prices.draft_income * chart.income[at] - prices.ducat * holdings.prices[at]
        return found + prices.draft_near * near + prices.draft_fits * fits + prices.draft_wanted * wanted

    return max(legal, key=promise)
