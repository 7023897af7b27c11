"""What questions and actions say in addition to their fields: variables of messages, never sentences."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kontor.core import Action, Seat
from kontor.games.goa.actions import (
    BuildShips,
    Buy,
    ChooseColumn,
    ChooseEspionage,
    ChooseFavor,
    ChooseFillTile,
    ChooseGridTile,
    ChooseResource,
    DiscardPlantation,
    Done,
    Fail,
    FoundColony,
    Harvest,
    NameColony,
    Pay,
    PlaceMarker,
    PlaceSpice,
    Progress,
    Sell,
    TakeDucats,
    TakeSpice,
    Taxes,
    UseTile,
)
from kontor.games.goa.components import COLONY, COLUMN, EXPEDITION, HARVEST, SHIPS, TAXES, GoaBox
from kontor.games.goa.frames import (
    AfterActionFrame,
    AuctioneerFrame,
    BidFrame,
    ChooseColumnFrame,
    ChooseEspionageFrame,
    ChooseResourceFrame,
    ExpeditionPauseFrame,
    ExtraOrPassFrame,
    FoundingPauseFrame,
    HarvestPauseFrame,
    NameColonyFrame,
    NameFoundingFrame,
    PlayedCardFrame,
)
from kontor.games.goa.grid import INDEX
from kontor.games.goa.supply import FOUNDING_REVEALS
from kontor.games.goa.view import GoaView

Facts: TypeAlias = Mapping[str, Any]


def label_facts(box: GoaBox, view: GoaView, action: Action) -> Facts:
    """Return what the label says in addition to the action's fields, from the view alone."""
    facts = FACTS.get(type(action))
    return facts(box, view, action) if facts else {}


def question_facts(box: GoaBox, view: GoaView) -> Facts:
    """Return what the question says in addition to its frame's fields: the tile on sale, cards, what can be paid."""
    frame = view.frames[-1]
    if isinstance(frame, ExtraOrPassFrame):
        cards = view.players[frame.seat].extra_actions
        return {"cards": cards, "must": cards > box.file.flow.extra_action_keep_max}
    if isinstance(frame, AfterActionFrame):
        return {"discards": view.options.discards_any_time}
    if isinstance(frame, HarvestPauseFrame | ExpeditionPauseFrame):
        facts = {"played": view.card_played, "discards": view.options.discards_any_time}
        return facts if isinstance(frame, HarvestPauseFrame) else {**facts, **room_for_cards(box, view, frame.seat)}
    if isinstance(frame, ChooseEspionageFrame):
        return {"spies": view.options.spies_colonists}
    if isinstance(frame, NameFoundingFrame):
        (card,) = (below.card for below in view.frames if isinstance(below, PlayedCardFrame))
        return {"cards": FOUNDING_REVEALS + box.effects[card].extra_reveals, "usual": FOUNDING_REVEALS}
    if isinstance(frame, FoundingPauseFrame):
        payable = view.players[frame.seat].colonists >= frame.missing
        return {"payable": payable, "discards": view.options.discards_any_time}
    if not isinstance(frame, BidFrame | AuctioneerFrame):
        return {}
    auction = frame.auction
    sale: dict[str, Any] = {"price": auction.price, "power": ("power", auction.tile or "flag")}
    if isinstance(frame, AuctioneerFrame):
        sale["payable"] = view.players[auction.auctioneer].ducats >= auction.own_price
    return {**sale, "bidder": ("seat", auction.highest.seat)} if auction.highest else sale


def room_for_cards(box: GoaBox, view: GoaView, seat: Seat) -> Facts:
    """Return how many cards a hand has and may have, and whether the next one of an expedition can be drawn."""
    player = view.players[seat]
    hand, limit = sum(player.hand), box.hand_limit[player.rows[COLUMN[EXPEDITION]] - 1]
    left = view.deck + len(view.expedition_discard)
    draws = "full" if hand >= limit else "yes" if left else "none"
    return {"hand": hand, "limit": limit, "room": limit - hand, "draws": draws}


def what_ends(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what a player stops who has enough, and how many sacks are lost by it."""
    frame = view.frames[-1]
    if isinstance(frame, HarvestPauseFrame):
        return {"ends": "harvest", "lost": frame.left}
    return {"ends": "expedition" if isinstance(frame, ExpeditionPauseFrame) else "other", "lost": 0}


def own_rows(view: GoaView) -> tuple[int, ...]:
    """Return the rows of the markers of the seat whose view it is."""
    return view.players[view.own_seat].rows


def tile_there(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return which tile lies on the field."""
    return {"tile": ("tile", view.grid[INDEX[action.field]])}


def price_of_auction(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return who bid what, and what the auctioneer would pay."""
    frame = view.top_frame(AuctioneerFrame)
    price = frame.auction.own_price if isinstance(action, Buy) else frame.auction.price
    return {"bidder": ("seat", frame.auction.winning.seat), "price": price}


def step(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return which row the marker reaches, and what it costs."""
    rows = own_rows(view)
    cost = box.cost(action.column, rows)
    spices = [("spice", spice) for spice in cost]
    return {"row": rows[COLUMN[action.column]] + 1, "ships": len(cost), "spices": spices}


def step_by_card(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return which row the marker reaches, for what purpose, and what it costs."""
    frame = view.top_frame(ChooseColumnFrame)
    facts = step(box, view, action)
    return {**facts, "purpose": frame.purpose, "price": box.step_price(facts["row"])}


def amount_of_column(column: str) -> Callable[[GoaBox, GoaView, Any], Facts]:
    """Return a function that returns what the player's row of a column yields."""

    def facts(box: GoaBox, view: GoaView, action: Any) -> Facts:
        return {"amount": box.yields[column][own_rows(view)[COLUMN[column]] - 1]}

    return facts


def harvest_that_fits(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what the player's row yields, how many of these sacks find a free field, and how many do not (GOA-K8)."""
    return sacks_that_fit(box, view, box.yields[HARVEST][own_rows(view)[COLUMN[HARVEST]] - 1])


def sacks_that_fit(box: GoaBox, view: GoaView, amount: int) -> Facts:
    """Return a number of sacks, how many of them the seat whose view it is can place, and how many it cannot."""
    storage = view.players[view.own_seat].storage
    fits = min(amount, sum(box.fields[tile] - len(sacks) for tile, sacks in storage.items()))
    return {"amount": amount, "fits": fits, "lost": amount - fits}


def amount_of_start(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return how many ducats the quick start gives."""
    return {"amount": box.file.variants.quick_start.or_ducats}


def colonists_of_founding(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what the colony requires, and what the board gives: one's own or, by espionage, an opponent's."""
    frame = view.frames[-1]
    rows = view.players[frame.opponent].rows if isinstance(frame, NameColonyFrame) else own_rows(view)
    return {"required": box.required[action.colony], "board": box.yields[COLONY][rows[COLUMN[COLONY]] - 1]}


def power_of_tile(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what the tile does."""
    return {"power": ("power", action.tile)}


def missing_colonists(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what the founding still needs."""
    frame = view.top_frame(FoundingPauseFrame)
    return {"missing": frame.missing, "colony": ("colony", frame.colony)}


def yield_of_opponent(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what the opponent's row yields."""
    row = view.players[action.opponent].rows[COLUMN[action.column]]
    return {"amount": box.yields[action.column][row - 1], "row": row}


def amount_of_resource(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return how much of the resource it is, and of spices how many find a free field."""
    frame = view.top_frame(ChooseResourceFrame)
    amount = getattr(frame, action.resource)
    if action.resource == "spices":
        return sacks_that_fit(box, view, amount)
    return {"amount": amount, "fits": amount, "lost": 0}


def sacks_there(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Return what lies on the tile."""
    sacks = [("spice", spice) for spice in view.players[view.own_seat].storage[action.tile]]
    return {"sacks": sacks, "sacks_count": len(sacks), "fields": box.fields[action.tile]}


FACTS: dict[type[Action], Callable[[GoaBox, GoaView, Any], Facts]] = {
    PlaceMarker: tile_there,
    ChooseGridTile: tile_there,
    Sell: price_of_auction,
    Buy: price_of_auction,
    Progress: step,
    ChooseColumn: step_by_card,
    BuildShips: amount_of_column(SHIPS),
    Harvest: harvest_that_fits,
    Taxes: amount_of_column(TAXES),
    TakeDucats: amount_of_start,
    FoundColony: colonists_of_founding,
    NameColony: colonists_of_founding,
    Done: what_ends,
    Pay: missing_colonists,
    Fail: missing_colonists,
    ChooseEspionage: yield_of_opponent,
    ChooseResource: amount_of_resource,
    PlaceSpice: sacks_there,
    TakeSpice: sacks_there,
    DiscardPlantation: sacks_there,
    ChooseFillTile: sacks_there,
    UseTile: power_of_tile,
    ChooseFavor: power_of_tile,
}
