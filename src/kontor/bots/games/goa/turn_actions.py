"""What actions, cards and kept tiles are worth in a player's turn of Goa, now rather than later."""

from collections.abc import Sequence

from kontor.bots.games.goa import worth
from kontor.bots.games.goa.position import GoaPosition
from kontor.core import Action, Seat
from kontor.games.goa import actions as do
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLONY, COLUMN, EXPEDITION
from kontor.games.goa.frames import FoundingAttemptFrame

SACKS = 6
"""The sacks of a duty."""


# Actions.


def own_yield(pos: GoaPosition, column: str) -> int:
    """Return the yield of the player's row in a column."""
    return pos.box.yields[column][pos.s.row(pos.seat, column) - 1]


def colonies_left(pos: GoaPosition) -> list[str]:
    """Return the colonies that can still be founded."""
    have = {pos.box.colony_of.get(tile) for tile in pos.s.storage[pos.seat]}
    return [colony for colony in pos.box.required if colony not in have]


def missing(pos: GoaPosition, column: str, ships: bool = True) -> bool:
    """Return True if a step cannot be paid, with or without its ships."""
    row = pos.s.rows[pos.seat][COLUMN[column]]
    if row == pos.box.bottom or (ships and pos.ships < row):
        return True
    return not all(pos.stock[spice] for spice in pos.box.costs[column][row - 1])


def progress(pos: GoaPosition, column: str, spices: bool = True, ships: bool = True) -> float:
    """Thought 3, late steps are the best: what a step brings, less what its sacks and ships could do later."""
    row = pos.s.rows[pos.seat][COLUMN[column]]
    cost = row * (worth.spice(pos) * spices + worth.ship(pos) * ships)
    return worth.step(pos, column) - cost * pos.prices.step_cost_part


def build_ships(pos: GoaPosition) -> float:
    """Thought 4: ships, and the step that they make payable in the next action."""
    amount = own_yield(pos, "ships")
    best = 0.0
    if pos.later:
        rows = pos.s.rows[pos.seat]
        for column in COLUMNS:
            if pos.ships < rows[COLUMN[column]] <= pos.ships + amount and not missing(pos, column, ships=False):
                best = max(best, progress(pos, column))
    return max(amount * worth.ship(pos), pos.prices.next_step_part * best)


def harvest(pos: GoaPosition) -> float:
    """Thought 2: sacks, and the step that they make payable in the next action."""
    amount = min(own_yield(pos, "harvest"), worth.free_fields(pos))
    best = 0.0
    if pos.later and amount:
        allowed = {spice for tile in pos.free for spice in pos.box.allows[tile]}
        for column in COLUMNS:
            row = pos.s.rows[pos.seat][COLUMN[column]]
            if row < pos.box.bottom and row <= pos.ships:
                lacking = [spice for spice in pos.box.costs[column][row - 1] if not pos.stock[spice]]
                if lacking and len(lacking) <= amount and allowed.issuperset(lacking):
                    best = max(best, progress(pos, column))
    return max(amount * worth.spice(pos), pos.prices.next_step_part * best)


def taxes(pos: GoaPosition) -> float:
    """Thought 11: money buys tiles; at the end it counts for the richest alone."""
    amount, s = own_yield(pos, "taxes"), pos.s
    if pos.rounds_left:
        return amount * worth.ducat(pos)
    richest = max(ducats for seat, ducats in enumerate(s.ducats) if seat != pos.seat)
    return pos.prices.being_richest * (s.ducats[pos.seat] < richest <= s.ducats[pos.seat] + amount)


def modifier(pos: GoaPosition, card: str) -> float:
    """Thought 13: a modifier saves most in the last steps; its price is what it counts in hand."""
    effect = pos.box.effects[card].id
    price = worth.kept(pos, card)
    if effect == "harvest_mix":
        return own_yield(pos, "harvest") * worth.ship(pos) - price
    spices = effect == "progress_no_ships"
    values = [progress(pos, column, spices, not spices) for column in payable(pos, spices)]
    return max(values, default=0.0) - price


def payable(pos: GoaPosition, spices: bool) -> list[str]:
    """Return the columns whose step a modifier makes payable: with spices alone, or with ships alone."""
    if spices:
        return [column for column in COLUMNS if not missing(pos, column, ships=False)]
    rows = pos.s.rows[pos.seat]
    return [column for column in COLUMNS if rows[COLUMN[column]] < pos.box.bottom and rows[COLUMN[column]] <= pos.ships]


# Free effects.


def bonus_card(pos: GoaPosition, card: str) -> float:
    """Thought 13, play the cards that match no other: what the top part brings beyond the symbol."""
    effect = pos.box.effects[card]
    value = effect.ships * worth.ship(pos) + effect.colonists * worth.colonist(pos)
    value += effect.ducats * worth.ducat(pos)
    if effect.spices_max:
        value += min(effect.spices_max, worth.free_fields(pos)) * worth.spice(pos)
    elif effect.sell_max:
        value += min(effect.sell_max, max(0, pos.sacks - pos.ships)) * 3 * worth.ducat(pos) * pos.prices.sale_gain_part
    elif effect.ducats_by_target_row:
        value += max(step_for_ducats(pos, column) for column in COLUMNS)
    return value - worth.kept(pos, card)


def step_for_ducats(pos: GoaPosition, column: str) -> float:
    """Thought 11: a step without spices, ships and action is the best that money buys late."""
    row = pos.s.rows[pos.seat][COLUMN[column]]
    if row == pos.box.bottom:
        return -1.0
    price = pos.box.step_price(row + 1)
    return worth.step(pos, column) - price * worth.ducat(pos) if price <= pos.s.ducats[pos.seat] else -1.0


def duty_now(pos: GoaPosition, acted: bool) -> float:
    """Thought 14: fulfil a duty in the last turns; in the very last one after the step, if that leaves enough sacks."""
    if pos.later > pos.prices.duty_last_turns:
        return 0.0
    if acted or pos.later:
        return pos.prices.duty_now
    steps = [pos.s.rows[pos.seat][COLUMN[column]] for column in COLUMNS if not missing(pos, column)]
    return 0.0 if steps and pos.sacks - max(steps) >= SACKS else pos.prices.duty_now


def vice_king_now(pos: GoaPosition) -> float:
    """Thought 15: wait until the highest marker stands in row 4, but not for ever."""
    ready = min(pos.s.rows[pos.seat]) == pos.box.bottom - 1
    return pos.prices.vice_king_now if ready or pos.later <= pos.prices.vice_king_last_turns else 0.0


def extra_harvest_now(pos: GoaPosition) -> float:
    """Thought 14: an extra harvest waits for empty fields."""
    stored = pos.s.storage[pos.seat]
    free = sorted(pos.box.fields[tile] - len(stored[tile]) for tile in pos.free)
    enough = min(pos.prices.extra_harvest_fields, pos.later)
    return pos.prices.extra_harvest_now if sum(free[-3:]) >= enough else 0.0


def spies(pos: GoaPosition) -> list[tuple[Seat, str]]:
    """Return the rows that espionage can use, by opponent and column."""
    columns = ("ships", "harvest", "taxes", COLONY)
    return [(other, column) for other in range(pos.s.seats) if other != pos.seat for column in columns]


def founding_pause(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thought 7: pay what is missing; a card or tile that could save the founding comes before giving up."""
    if type(legal[0]) is do.Pay:
        return legal[0]
    lack = pos.frame.missing - pos.s.colonists[pos.seat]
    for action in legal:
        if type(action) is do.PlayCard:
            effect = pos.box.effects[action.card]
            if effect.colonists >= lack or (effect.extra_reveals and lack <= 2):
                return action
        elif type(action) is do.UseTile:
            kind = pos.box.tiles[action.tile]
            if kind.gain.colonists or (kind.id == "espionage" and can_spy(pos, lack)):
                return action
    return legal[0]


def room_in_hand(pos: GoaPosition) -> int:
    """Return how many cards the hand limit still allows."""
    return pos.box.hand_limit[pos.s.row(pos.seat, EXPEDITION) - 1] - len(pos.s.hands[pos.seat])


def draw_on(pos: GoaPosition, legal: Sequence[Action]) -> Action:  # noqa: ARG001 - a function of one signature
    """Thought 13: draw as many cards as an expedition allows."""
    return legal[0]


def can_spy(pos: GoaPosition, lack: int) -> bool:
    """Return True if the colony column of an opponent brings the colonists that are missing (GOA-R54)."""
    if not pos.s.options.spies_colonists:
        return False
    rows = [pos.s.row(other, COLONY) for other in range(pos.s.seats) if other != pos.seat]
    return pos.box.yields[COLONY][max(rows) - 1] - own_yield(pos, COLONY) >= lack


def spied_lack(pos: GoaPosition) -> int:
    """Return how many colonists the founding under way lacks beyond the player's own; very many without a founding."""
    for frame in pos.s.frames:
        if type(frame) is FoundingAttemptFrame:
            missing = pos.box.required[frame.colony] - frame.board - pos.box.colonists_on(frame.revealed)
            return missing - pos.s.colonists[pos.seat]
    return max(pos.box.required.values())
