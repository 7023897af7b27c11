"""What-ifs: the public consequences of an action in numbers, from what the seat can see.

They stop before chance and secrets: a revealed card, a drawn card and another player's answer are never forecast.
"""

from collections.abc import Callable, Iterator
from typing import Any

from kontor.core import Action, Change, Forecast, Seat
from kontor.games.goa.actions import (
    BuildShips,
    Buy,
    ChooseColumn,
    ChooseResource,
    DiscardCard,
    Done,
    DrawNext,
    Fail,
    FoundColony,
    Harvest,
    Pay,
    PlaceSpice,
    PlayCard,
    Progress,
    Sell,
    TakeDucats,
    TakeSpice,
    Taxes,
    UseTile,
)
from kontor.games.goa.components import COLONY, HARVEST, SHIPS, TAXES, GoaBox
from kontor.games.goa.development import bonuses
from kontor.games.goa.frames import (
    AuctioneerFrame,
    ChooseColumnFrame,
    ChooseResourceFrame,
    FoundingPauseFrame,
    HarvestPauseFrame,
    PlaceSpiceFrame,
    TakeSpiceFrame,
)
from kontor.games.goa.phases.colonies import FAILURE_COLONISTS
from kontor.games.goa.rules import (
    A5,
    A6,
    B1,
    B3,
    C3,
    C6,
    C7,
    C10,
    F1,
    F2,
    K5,
    K7,
    K8,
    K10,
    K11,
    K14,
    K16,
    K17,
    T9,
    T13,
    V1,
)
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import TAKEN_BY, free_fields, spices_of
from kontor.games.goa.supply import extra_actions_left, purse


def forecast(box: GoaBox, s: GoaState, seat: Seat, action: Action) -> Forecast | None:
    """Return what everybody will see change at once; None where nothing can be said."""
    foretell = FORETOLD.get(type(action))
    return tuple(foretell(box, s, seat, action)) if foretell else None


def changed(s: GoaState, seat: Seat, resource: str, by: int, rule: str) -> Change:
    """Return the change in a player's ships, colonists, ducats or extra action cards."""
    have = purse(s, resource)[seat]
    return Change(resource, f"seat:{seat}", have, have + by, rule)


def progressing(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the ships that a step costs, and what it brings."""
    yield changed(s, seat, "ships", -len(box.cost(action.column, s.rows[seat])), K5)
    yield from moving(box, s, seat, action.column, K5)


def yielding(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast what the player's row yields."""
    if isinstance(action, BuildShips):
        yield changed(s, seat, "ships", box.yields[SHIPS][s.row(seat, SHIPS) - 1], K7)
    elif isinstance(action, Taxes):
        yield changed(s, seat, "ducats", box.yields[TAXES][s.row(seat, TAXES) - 1], K10)
    else:
        have, room = len(spices_of(s, seat)), free_fields(box, s, seat)
        more = min(room, box.yields[HARVEST][s.row(seat, HARVEST) - 1])
        yield Change("spices", f"seat:{seat}", have, have + more, K8)


def starting(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the ducats of the quick start."""
    yield changed(s, seat, "ducats", box.file.variants.quick_start.or_ducats, V1)


def naming(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the colonists that cards and the player still have to provide."""
    board = box.yields[COLONY][s.row(seat, COLONY) - 1]
    yield Change("colonists_needed", f"colony:{action.colony}", 0, max(0, box.required[action.colony] - board), K14)


def playing(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast what a card gives at once."""
    effect = box.effects[action.card]
    for resource, amount in (("ships", effect.ships), ("colonists", effect.colonists), ("ducats", effect.ducats)):
        if amount:
            yield changed(s, seat, resource, amount, C3)


def using(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast what a red tile gives."""
    gain = box.tiles[action.tile].gain
    for resource, amount in (("ships", gain.ships), ("colonists", gain.colonists), ("ducats", gain.ducats)):
        if amount:
            yield changed(s, seat, resource, amount, T9)


def moving(box: GoaBox, s: GoaState, seat: Seat, column: str, rule: str) -> Iterator[Change]:
    """Forecast the new row, its points, and the bonuses; an expedition card is drawn unseen."""
    points, row = box.file.scoring.rows, s.row(seat, column)
    yield Change("row", f"column:{column}", row, row + 1, rule)
    yield Change("points", f"seat:{seat}", points[row - 1], points[row], F1)
    cards, extra_actions = bonuses(box, s, seat, column)
    cards, extra_actions = min(cards, s.cards_left()), min(extra_actions, extra_actions_left(box, s))
    if cards:
        yield Change("cards", f"seat:{seat}", len(s.hands[seat]), len(s.hands[seat]) + cards, B1)
    if extra_actions:
        yield changed(s, seat, "extra_actions", extra_actions, B3)


STEP_BY = {"no_spices": K5, "no_ships": K5, "ducats": C7, "vice_king": T13}
"""By purpose: the rule that moves the marker."""


def choosing(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast what a card's step costs and brings."""
    frame, column = s.top_frame(ChooseColumnFrame), action.column
    if frame.purpose == "ducats":
        yield changed(s, seat, "ducats", -box.step_price(s.row(seat, column) + 1), C7)
    elif frame.purpose == "no_spices":
        yield changed(s, seat, "ships", -len(box.cost(column, s.rows[seat])), K5)
    yield from moving(box, s, seat, column, STEP_BY[frame.purpose])


def deciding(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast whose ducats change, and by how much."""
    frame = s.top_frame(AuctioneerFrame)
    if isinstance(action, Buy):
        yield changed(s, seat, "ducats", -frame.auction.own_price, A6)
    else:
        yield changed(s, seat, "ducats", frame.auction.price, A5)


def founding(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the colonists, and the points for one more colony."""
    frame = s.top_frame(FoundingPauseFrame)
    if isinstance(action, Pay):
        yield changed(s, seat, "colonists", -frame.missing, K16)
        points, have = box.file.scoring.colonies, sum(tile in box.colony_of for tile in s.storage[seat])
        yield Change("points", f"seat:{seat}", points[have], points[have + 1], F2)
    else:
        yield changed(s, seat, "colonists", FAILURE_COLONISTS, K17)


def moving_sack(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast how many sacks of the spice are left, and what a sale brings."""
    spice = action.spice
    have = spices_of(s, seat).count(spice)
    if isinstance(action, PlaceSpice):
        yield Change("sacks", f"spice:{spice}", have, have + 1, s.top_frame(PlaceSpiceFrame).rule)
        return
    frame = s.top_frame(TakeSpiceFrame)
    yield Change("sacks", f"spice:{spice}", have, have - 1, TAKEN_BY[frame.purpose])
    if frame.purpose == "sale":
        yield changed(s, seat, "ducats", box.sale_price, C6)


def choosing_resource(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the ships or colonists."""
    frame = s.top_frame(ChooseResourceFrame)
    if action.resource != "spices":
        yield changed(s, seat, action.resource, getattr(frame, action.resource), frame.rule)


def stopping(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the sacks that a harvest loses if it ends now."""
    if isinstance(frame := s.frames[-1], HarvestPauseFrame):
        yield Change("sacks_lost", f"seat:{seat}", 0, frame.left, K8)


def drawing(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the hand after one more card of an expedition."""
    yield Change("cards", f"seat:{seat}", len(s.hands[seat]), len(s.hands[seat]) + 1, K11)


def discarding(box: GoaBox, s: GoaState, seat: Seat, action: Any) -> Iterator[Change]:
    """Forecast the hand without a card."""
    yield Change("cards", f"seat:{seat}", len(s.hands[seat]), len(s.hands[seat]) - 1, C10)


FORETOLD: dict[type[Action], Callable[[GoaBox, GoaState, Seat, Any], Iterator[Change]]] = {
    TakeDucats: starting,
    Sell: deciding,
    Buy: deciding,
    Progress: progressing,
    ChooseColumn: choosing,
    BuildShips: yielding,
    Harvest: yielding,
    Taxes: yielding,
    FoundColony: naming,
    Pay: founding,
    Fail: founding,
    PlayCard: playing,
    UseTile: using,
    PlaceSpice: moving_sack,
    TakeSpice: moving_sack,
    ChooseResource: choosing_resource,
    Done: stopping,
    DrawNext: drawing,
    DiscardCard: discarding,
}
