"""What actions, cards and kept tiles are worth in an own turn of Goa, now rather than later."""

from collections.abc import Sequence

from kontor.bots.games.goa import worth
from kontor.bots.games.goa.worth import RICHEST, Seen
from kontor.core import Action, Seat
from kontor.games.goa import actions as do
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLONY, COLUMN

NEXT_ACTION = 0.6
"""How much of a step counts for the action that makes it payable."""
EXTRA_HARVEST = 5
"""As many free fields on three tiles make an extra harvest worth its tile."""
COUNTED = 0.7
"""How much of what a step costs is counted: sacks and ships are there to be spent."""
SALE_GAIN = 0.7
"""How much of the price of sold sacks is a gain."""
DUTY = 5.0
DUTY_TURNS = 2
"""With no more turns to come than this a duty is fulfilled as soon as it can be."""
SACKS = 6
"""The sacks of a duty."""


# Actions.


def own_yield(seen: Seen, column: str) -> int:
    """Return the yield of the own row."""
    return seen.box.yields[column][seen.s.row(seen.seat, column) - 1]


def colonies_left(seen: Seen) -> list[str]:
    """Return the colonies that can still be founded."""
    have = {seen.box.colony_of.get(tile) for tile in seen.s.storage[seen.seat]}
    return [colony for colony in seen.box.required if colony not in have]


def missing(seen: Seen, column: str, ships: bool = True) -> bool:
    """Say whether a step cannot be paid."""
    row = seen.s.rows[seen.seat][COLUMN[column]]
    if row == seen.box.bottom or (ships and seen.ships < row):
        return True
    return not all(seen.stock[spice] for spice in seen.box.costs[column][row - 1])


def progress(seen: Seen, column: str, spices: bool = True, ships: bool = True) -> float:
    """Thought 3, late steps are the best: what a step brings without what its sacks and ships could do later."""
    row = seen.s.rows[seen.seat][COLUMN[column]]
    return worth.step(seen, column) - row * (worth.spice(seen) * spices + worth.ship(seen) * ships) * COUNTED


def build_ships(seen: Seen) -> float:
    """Thought 4: ships, and the step that they make payable in the next action."""
    amount = own_yield(seen, "ships")
    best = 0.0
    if seen.later:
        rows = seen.s.rows[seen.seat]
        for column in COLUMNS:
            if seen.ships < rows[COLUMN[column]] <= seen.ships + amount and not missing(seen, column, ships=False):
                best = max(best, progress(seen, column))
    return max(amount * worth.ship(seen), NEXT_ACTION * best)


def harvest(seen: Seen) -> float:
    """Thought 2: sacks, and the step that they make payable in the next action."""
    amount = min(own_yield(seen, "harvest"), worth.free_fields(seen))
    best = 0.0
    if seen.later and amount:
        allowed = {spice for tile in seen.free for spice in seen.box.allows[tile]}
        for column in COLUMNS:
            row = seen.s.rows[seen.seat][COLUMN[column]]
            if row < seen.box.bottom and row <= seen.ships:
                lacking = [spice for spice in seen.box.costs[column][row - 1] if not seen.stock[spice]]
                if lacking and len(lacking) <= amount and allowed.issuperset(lacking):
                    best = max(best, progress(seen, column))
    return max(amount * worth.spice(seen), NEXT_ACTION * best)


def taxes(seen: Seen) -> float:
    """Thought 11: money buys tiles; at the end it counts for the richest alone."""
    amount, s = own_yield(seen, "taxes"), seen.s
    if worth.rounds_left(s):
        return amount * worth.ducat(seen)
    richest = max(ducats for seat, ducats in enumerate(s.ducats) if seat != seen.seat)
    return RICHEST * (s.ducats[seen.seat] < richest <= s.ducats[seen.seat] + amount)


def modifier(seen: Seen, card: str) -> float:
    """Thought 13: a modifier saves most in the last steps; what it counts in hand is the price."""
    effect = seen.box.effects[card].id
    price = worth.kept(seen, card)
    if effect == "harvest_mix":
        return own_yield(seen, "harvest") * worth.ship(seen) - price
    spices = effect == "progress_no_ships"
    values = [progress(seen, column, spices, not spices) for column in payable(seen, spices)]
    return max(values, default=0.0) - price


def payable(seen: Seen, spices: bool) -> list[str]:
    """Return the columns whose step a modifier makes payable: with spices alone, or with ships alone."""
    if spices:
        return [column for column in COLUMNS if not missing(seen, column, ships=False)]
    rows = seen.s.rows[seen.seat]
    return [
        column for column in COLUMNS if rows[COLUMN[column]] < seen.box.bottom and rows[COLUMN[column]] <= seen.ships
    ]


# Free effects.


def bonus_card(seen: Seen, card: str) -> float:
    """Thought 13, play the cards that match no other: what the top part brings beyond the symbol."""
    effect = seen.box.effects[card]
    value = effect.ships * worth.ship(seen) + effect.colonists * worth.colonist(seen)
    value += effect.ducats * worth.ducat(seen)
    if effect.spices_max:
        value += min(effect.spices_max, worth.free_fields(seen)) * worth.spice(seen)
    elif effect.sell_max:
        value += min(effect.sell_max, max(0, seen.sacks - seen.ships)) * 3 * worth.ducat(seen) * SALE_GAIN
    elif effect.ducats_by_target_row:
        value += max(step_for_ducats(seen, column) for column in COLUMNS)
    return value - worth.kept(seen, card)


def step_for_ducats(seen: Seen, column: str) -> float:
    """Thought 11: a step without spices, ships and action is the best that money buys late."""
    row = seen.s.rows[seen.seat][COLUMN[column]]
    if row == seen.box.bottom:
        return -1.0
    price = seen.box.step_price(row + 1)
    return worth.step(seen, column) - price * worth.ducat(seen) if price <= seen.s.ducats[seen.seat] else -1.0


def duty_now(seen: Seen, acted: bool) -> float:
    """Thought 14: fulfil a duty in the last turns, unless a step in the very last one leaves enough sacks for it."""
    if seen.later > DUTY_TURNS:
        return 0.0
    if acted or seen.later:
        return DUTY
    steps = [seen.s.rows[seen.seat][COLUMN[column]] for column in COLUMNS if not missing(seen, column)]
    return 0.0 if steps and seen.sacks - max(steps) >= SACKS else DUTY


def vice_king_now(seen: Seen) -> float:
    """Thought 15: wait until the highest marker stands in row 4, but not for ever."""
    return 4.0 if min(seen.s.rows[seen.seat]) == seen.box.bottom - 1 or seen.later <= 1 else 0.0


def extra_harvest_now(seen: Seen) -> float:
    """Thought 14: an extra harvest waits for empty fields."""
    stored = seen.s.storage[seen.seat]
    free = sorted(seen.box.fields[tile] - len(stored[tile]) for tile in seen.free)
    return 1.0 if sum(free[-3:]) >= min(EXTRA_HARVEST, seen.later) else 0.0


def spies(seen: Seen) -> list[tuple[Seat, str]]:
    """Return whose rows can be spied."""
    columns = ("ships", "harvest", "taxes", COLONY)
    return [(other, column) for other in range(seen.s.seats) if other != seen.seat for column in columns]


def founding_pause(seen: Seen, legal: Sequence[Action]) -> Action:
    """Thought 7: pay what is missing; a card or tile that could save the founding comes before giving up."""
    if type(legal[0]) is do.Pay:
        return legal[0]
    lack = seen.frame.missing - seen.s.colonists[seen.seat]
    for action in legal:
        if type(action) is do.PlayCard:
            effect = seen.box.effects[action.card]
            if effect.colonists >= lack or (effect.extra_reveals and lack <= 2):
                return action
        elif type(action) is do.UseTile and seen.box.tiles[action.tile].gain.colonists:
            return action
    return legal[0]
