"""How a sensible player of Goa answers what actions, cards and tiles ask."""

from collections.abc import Sequence

from kontor.bots.games.goa import worth
from kontor.bots.games.goa.worth import Seen
from kontor.core import Action
from kontor.games.goa import actions as do
from kontor.games.goa.components import COLUMN
from kontor.games.goa.grid import INDEX

SALE = 0.3
"""A sack that helps less than this is sold."""
SINGLE_SPICE = 0.01
"""How much a field that allows one spice is filled rather than one that allows several."""


def quick_start(seen: Seen, legal: Sequence[Action]) -> Action:
    """Thoughts 2 to 4: two columns that yield most for the rest of the game, or ducats."""
    steps = {column: worth.step(seen, column) for column in COLUMN}
    ducats = seen.box.file.variants.quick_start.or_ducats * worth.ducat(seen)

    def gain(choice: Action) -> float:
        return steps[choice.first] + steps[choice.second] if type(choice) is do.AdvanceTwo else ducats

    return max(legal, key=gain)


def place_spice(seen: Seen, legal: Sequence[Action]) -> Action:
    """Thought 8: the spice that helps most; fields that allow one spice before those that allow any."""
    wanted = worth.demand(seen)
    allows = seen.box.allows

    def help_(choice: Action) -> float:
        if type(choice) is not do.PlaceSpice:
            return -1.0
        return wanted[choice.spice] - SINGLE_SPICE * len(allows[choice.tile])

    return max(legal, key=help_)


def take_spice(seen: Seen, legal: Sequence[Action]) -> Action:
    """Thought 8: free the field that can be refilled with most; sell or return what helps least."""
    allows = seen.box.allows
    if seen.frame.purpose == "progress":
        return max(legal, key=lambda choice: len(allows[choice.tile]))  # type: ignore[attr-defined]
    helps = least_helpful(seen)
    best = min(
        (choice for choice in legal if type(choice) is do.TakeSpice),
        key=lambda choice: (helps[choice.spice], -len(allows[choice.tile])),
    )
    if seen.frame.may_stop and helps[best.spice] > SALE and worth.rounds_left(seen.s):
        return legal[-1]
    return best


def least_helpful(seen: Seen) -> dict[str, float]:
    """Thought 8: by spice, what the next steps lose with a sack of it."""
    found = dict.fromkeys(seen.box.spices, 0.0)
    for column, index in COLUMN.items():
        row = seen.s.rows[seen.seat][index]
        if row < seen.box.bottom:
            cost = seen.box.costs[column][row - 1]
            lacking = sum(not seen.stock[spice] for spice in cost)
            for spice in cost:
                found[spice] += row / ((1 + lacking) ** 2 * max(1, seen.stock[spice]))
    return found


def choose_column(seen: Seen, legal: Sequence[do.ChooseColumn]) -> Action:
    """Thoughts 3, 5 and 13: the step that is worth most without what is paid for it."""
    each = {
        "no_spices": worth.ship(seen),
        "no_ships": worth.spice(seen),
        "ducats": 5 * worth.ducat(seen),
        "vice_king": 0.0,
    }[seen.frame.purpose]
    rows = seen.s.rows[seen.seat]
    return max(legal, key=lambda choice: worth.step(seen, choice.column) - each * rows[COLUMN[choice.column]])


def mix_ships(seen: Seen, legal: Sequence[do.MixShips]) -> Action:
    """Thought 4: as many ships as bring ships and sacks level."""
    left: int = seen.frame.left
    wanted = max(left - worth.free_fields(seen), (left + seen.sacks - seen.ships + 1) // 2)
    return legal[min(max(wanted, 0), len(legal) - 1)]


def mix_colonists(seen: Seen, legal: Sequence[do.MixColonists]) -> Action:
    """Thoughts 2 and 7: sacks, unless colonists are dearer."""
    return legal[0] if worth.spice(seen) >= worth.colonist(seen) else legal[-1]


def choose_resource(seen: Seen, legal: Sequence[do.ChooseResource]) -> Action:
    """Thoughts 2, 4 and 7: what is short."""
    values = {
        "ships": seen.frame.ships * worth.ship(seen),
        "colonists": seen.frame.colonists * worth.colonist(seen),
        "spices": min(seen.frame.spices, worth.free_fields(seen)) * worth.spice(seen),
    }
    return max(legal, key=lambda choice: values[choice.resource])


def discard_plantation(seen: Seen, legal: Sequence[do.DiscardPlantation]) -> Action:
    """Thought 2: give up the plantation that loses least."""
    return min(legal, key=lambda choice: worth.given_up(seen, choice.tile))


def choose_favor(seen: Seen, legal: Sequence[do.ChooseFavor]) -> Action:
    """Take the removed tile that is worth most."""
    return max(legal, key=lambda choice: worth.tile_worth(seen, choice.tile))


def choose_grid_tile(seen: Seen, legal: Sequence[do.ChooseGridTile]) -> Action:
    """Take the tile of the grid that is worth most."""
    return max(legal, key=lambda choice: worth.tile_worth(seen, seen.s.grid[INDEX[choice.field]]))


def choose_fill_tile(seen: Seen, legal: Sequence[Action]) -> Action:
    """Thought 14: the tile with most free fields."""
    stored, fields = seen.s.storage[seen.seat], seen.box.fields

    def free(choice: Action) -> int:
        return fields[choice.tile] - len(stored[choice.tile]) if type(choice) is do.ChooseFillTile else 0

    return max(legal, key=free)


def choose_colony_tile(seen: Seen, legal: Sequence[do.ChooseColonyTile]) -> Action:
    """Thoughts 2 and 7: the spices that help most, those without a field before the others."""
    wanted = worth.demand(seen)

    def help_(choice: do.ChooseColonyTile) -> float:
        return sum(
            wanted[spice] + (0 if seen.fields[spice] else worth.NEW_SPICE) for spice in seen.box.allows[choice.tile]
        )

    return max(legal, key=help_)
