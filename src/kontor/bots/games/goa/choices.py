"""How a sensible player of Goa answers the questions of actions, cards and tiles."""

from collections.abc import Sequence

from kontor.bots.games.goa import worth
from kontor.bots.games.goa.position import GoaPosition
from kontor.core import Action
from kontor.games.goa import actions as do
from kontor.games.goa.components import COLUMN
from kontor.games.goa.grid import INDEX


def quick_start(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thoughts 2 to 4: two columns that yield most for the rest of the game, or ducats."""
    steps = {column: worth.step(pos, column) for column in COLUMN}
    ducats = pos.box.file.variants.quick_start.or_ducats * worth.ducat(pos)

    def gain(choice: Action) -> float:
        return steps[choice.first] + steps[choice.second] if type(choice) is do.AdvanceTwo else ducats

    return max(legal, key=gain)


def place_spice(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thought 8: the spice that helps most; fields that allow one spice before those that allow any."""
    wanted = worth.demand(pos)
    allows, handicap = pos.box.allows, pos.prices.field_choice_handicap

    def help_(choice: Action) -> float:
        if type(choice) is not do.PlaceSpice:
            return -1.0
        return wanted[choice.spice] - handicap * len(allows[choice.tile])

    return max(legal, key=help_)


def take_spice(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thought 8: free the field that can be refilled with most; sell or return what helps least."""
    allows = pos.box.allows
    if pos.frame.purpose == "progress":
        return max(legal, key=lambda choice: len(allows[choice.tile]))  # type: ignore[attr-defined]
    helps = least_helpful(pos)
    best = min(
        (choice for choice in legal if type(choice) is do.TakeSpice),
        key=lambda choice: (helps[choice.spice], -len(allows[choice.tile])),
    )
    if pos.frame.may_stop and helps[best.spice] > pos.prices.sack_kept_minimum and pos.rounds_left:
        return legal[-1]
    return best


def least_helpful(pos: GoaPosition) -> dict[str, float]:
    """Thought 8: return by spice what the next steps lose without one sack of it."""
    found = dict.fromkeys(pos.box.spices, 0.0)
    for column, index in COLUMN.items():
        row = pos.s.rows[pos.seat][index]
        if row < pos.box.bottom:
            cost = pos.box.costs[column][row - 1]
            lacking = sum(not pos.stock[spice] for spice in cost)
            for spice in cost:
                found[spice] += row / ((1 + lacking) ** 2 * max(1, pos.stock[spice]))
    return found


def choose_column(pos: GoaPosition, legal: Sequence[do.ChooseColumn]) -> Action:
    """Thoughts 3, 5 and 13: the step that is worth most after its price."""
    each = {
        "no_spices": worth.ship(pos),
        "no_ships": worth.spice(pos),
        "ducats": 5 * worth.ducat(pos),
        "vice_king": 0.0,
    }[pos.frame.purpose]
    rows = pos.s.rows[pos.seat]
    return max(legal, key=lambda choice: worth.step(pos, choice.column) - each * rows[COLUMN[choice.column]])


def mix_ships(pos: GoaPosition, legal: Sequence[do.MixShips]) -> Action:
    """Thought 4: as many ships as make ships and sacks equal."""
    left: int = pos.frame.left
    wanted = max(left - worth.free_fields(pos), (left + pos.sacks - pos.ships + 1) // 2)
    return legal[min(max(wanted, 0), len(legal) - 1)]


def mix_colonists(pos: GoaPosition, legal: Sequence[do.MixColonists]) -> Action:
    """Thoughts 2 and 7: sacks, unless colonists are worth more."""
    return legal[0] if worth.spice(pos) >= worth.colonist(pos) else legal[-1]


def choose_resource(pos: GoaPosition, legal: Sequence[do.ChooseResource]) -> Action:
    """Thoughts 2, 4 and 7: the resource that is worth most."""
    values = {
        "ships": pos.frame.ships * worth.ship(pos),
        "colonists": pos.frame.colonists * worth.colonist(pos),
        "spices": min(pos.frame.spices, worth.free_fields(pos)) * worth.spice(pos),
    }
    return max(legal, key=lambda choice: values[choice.resource])


def discard_plantation(pos: GoaPosition, legal: Sequence[do.DiscardPlantation]) -> Action:
    """Thought 2: give up the plantation whose loss costs least."""
    return min(legal, key=lambda choice: worth.given_up(pos, choice.tile))


def choose_favor(pos: GoaPosition, legal: Sequence[do.ChooseFavor]) -> Action:
    """Take the removed tile that is worth most."""
    return max(legal, key=lambda choice: worth.tile_worth(pos, choice.tile))


def choose_grid_tile(pos: GoaPosition, legal: Sequence[do.ChooseGridTile]) -> Action:
    """Take the tile of the grid that is worth most."""
    return max(legal, key=lambda choice: worth.tile_worth(pos, pos.s.grid[INDEX[choice.field]]))


def choose_fill_tile(pos: GoaPosition, legal: Sequence[Action]) -> Action:
    """Thought 14: the tile with the most free fields."""
    stored, fields = pos.s.storage[pos.seat], pos.box.fields

    def free(choice: Action) -> int:
        return fields[choice.tile] - len(stored[choice.tile]) if type(choice) is do.ChooseFillTile else 0

    return max(legal, key=free)


def choose_colony_tile(pos: GoaPosition, legal: Sequence[do.ChooseColonyTile]) -> Action:
    """Thoughts 2 and 7: the spices that help most, new ones before those that have a field."""
    wanted, first = worth.demand(pos), pos.prices.first_field_of_spice

    def help_(choice: do.ChooseColonyTile) -> float:
        return sum(wanted[spice] + (0 if pos.fields[spice] else first) for spice in pos.box.allows[choice.tile])

    return max(legal, key=help_)
