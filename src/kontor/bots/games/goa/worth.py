"""What things are worth to a player of Goa, in victory points: steps, sacks, ships, tiles, cards, colonies.

The thoughts of the ledger's section "What a good player thinks about" are named by their numbers.
"""

from typing import Any

from kontor.core import Seat
from kontor.games.goa.component_schema import COLUMNS, Gain, Tile
from kontor.games.goa.components import COLUMN, GoaBox
from kontor.games.goa.frames import ActionsFrame, RoundFrame
from kontor.games.goa.state import GoaState

ACTION = 1.6
SHIP = 0.4
SPICE = 0.3
COLONIST = 0.3
DUCAT = 0.2
CARD = 1.2
FIELD = 0.05
"""What a field yields for each own turn that is left."""
NEW_SPICE = 0.8
"""What the first field of a spice is worth beyond its sacks."""
ENOUGH, ONCE_MORE = 3, 0.7
"""With so many fields of a spice another plantation of it is worth less by so much."""
ANY_SPICE = 0.3
LOWEST = 0.3
SWAP = 1.5
"""A tile of choice: swap and favor."""
SINGLES_TO_COME = 0.5
ROW_BONUS = 0.5
"""What the vice-king may bring beside the points."""
GROWTH = {"ships": 0.09, "harvest": 0.1, "taxes": 0.04, "expedition": 0.08, "colony": 0.105}
"""What the better yield of a lower row is worth for each own turn that is left."""
SOON = 8
"""With fewer turns left than this, goods that are not spent lose their worth."""
SHORT, AMPLE = 1.25, 0.5
"""How much more a ship or a sack is worth where it is the bottleneck, and how much less where it is not."""
PLENTY = 3
PLAYED_LATER = 0.4
"""What the top part of a card is worth before it is seen."""
SPARE = 0.1
"""How much a sack helps that no next step lacks."""
LONE_EARLY, LONE_ROUNDS = 0.5, 5
"""A lone symbol counts so much less while so many rounds or more are left: another card can replace it."""
CHAIN = 0.3
"""What it is worth to choose where the chain starts."""
PURSE, PURSE_PER_ROUND = 5, 5
"""The ducats that a player has use for, now and for each round to come."""
RICHEST = 3.0
LAST_ROUND = 8


def rounds_left(s: GoaState) -> int:
    """Return how many rounds come after this one."""
    return LAST_ROUND - s.round_no


class Seen:
    """The table as one seat sees it, counted once for a decision."""

    __slots__ = ("box", "fields", "frame", "free", "later", "planted", "s", "sacks", "seat", "ships", "stock")

    def __init__(self, box: GoaBox, s: GoaState, seat: Seat) -> None:
        self.box, self.s, self.seat = box, s, seat
        self.frame: Any = s.frames[-1]
        """The open question."""
        self.later = later_turns(s, seat)
        self.ships = s.ships[seat]
        self.stock: dict[str, int] = dict.fromkeys(box.spices, 0)
        self.fields: dict[str, int] = dict.fromkeys(box.spices, 0)
        """By spice: how many fields allow it."""
        self.free: list[str] = []
        self.sacks = self.planted = 0
        for tile, sacks in s.storage[seat].items():
            self.planted += tile not in box.colony_of
            self.sacks += len(sacks)
            for spice in sacks:
                self.stock[spice] += 1
            for spice in box.allows[tile]:
                self.fields[spice] += box.fields[tile]
            if len(sacks) < box.fields[tile]:
                self.free.append(tile)


def later_turns(s: GoaState, seat: Seat) -> int:
    """Thought 1, actions are the scarce good: count the own action turns to come after the open one."""
    turns = 3 * rounds_left(s) + s.extra_actions[seat]
    for frame in s.frames:
        if type(frame) is ActionsFrame:
            begun = (frame.turns - (seat - s.flag_holder) % s.seats + s.seats - 1) // s.seats
            return turns + 3 - begun
        if type(frame) is RoundFrame and frame.next == "end":
            return turns
    return turns + 3


def fading(seen: Seen) -> float:
    """Thought 11 for all goods: what is left over at the end scores nothing."""
    return min(1.0, seen.later / SOON)


def ship(seen: Seen) -> float:
    """Thought 4, ships are the usual bottleneck: dear while there are more sacks than ships."""
    more = seen.ships - seen.sacks
    return SHIP * fading(seen) * (SHORT if more < 0 else AMPLE if more > PLENTY else 1.0)


def spice(seen: Seen) -> float:
    """Thought 2, without spices nothing progresses: dear while there are more ships than sacks."""
    more = seen.sacks - seen.ships
    return SPICE * fading(seen) * (SHORT if more < 0 else AMPLE if more > PLENTY else 1.0)


def colonist(seen: Seen) -> float:
    """Thought 7: colonists are good for founding alone."""
    return COLONIST * fading(seen) if colonies(seen) < len(seen.box.required) else 0.0


def ducat(seen: Seen) -> float:
    """Thought 11, money only buys tiles: worth less the more of it there is for the rounds to come."""
    s, rounds = seen.s, rounds_left(seen.s)
    if not rounds:
        return 0.0
    return DUCAT * min(1.0, (PURSE + PURSE_PER_ROUND * rounds) / (PURSE + s.ducats[seen.seat]))


def colonies(seen: Seen) -> int:
    """Return how many colonies the player has founded."""
    return len(seen.s.storage[seen.seat]) - seen.planted


def card(seen: Seen) -> float:
    """Thought 13: a card drawn unseen is a symbol, the dearer the more cards it can match, and a top part to play."""
    return 1.0 + len(seen.s.hands[seen.seat]) / 6 + PLAYED_LATER * fading(seen)


def kept(seen: Seen, which: str) -> float:
    """Thought 13, collect one or two symbols: a card in hand counts as many points as its symbol has cards."""
    cards = seen.box.cards
    symbol = cards[which].symbol
    alike = sum(cards[other].symbol == symbol for other in seen.s.hands[seen.seat])
    if alike > 1:
        return float(alike)
    return 1.0 - LONE_EARLY * min(1.0, rounds_left(seen.s) / LONE_ROUNDS)


def step(seen: Seen, column: str) -> float:
    """Thoughts 3, 5 and 6: points, better yields, the first card of a row, the extra action for all markers."""
    box, s, index = seen.box, seen.s, COLUMN[column]
    rows = s.rows[seen.seat]
    row = rows[index]
    worth = box.file.scoring.rows[row] - box.file.scoring.rows[row - 1] + GROWTH[column] * seen.later
    if row >= 3 and all(other[index] <= row for other in s.rows):  # thought 6
        worth += card(seen)
    lowest = min(rows)
    if row == lowest:  # thought 5
        worth += ACTION if rows.count(lowest) == 1 and seen.later else LOWEST * fading(seen)
    return worth


def demand(seen: Seen) -> dict[str, float]:
    """Thoughts 2 and 3: by spice, how much one more sack helps towards the steps that come next."""
    found = {each: SPARE / (1 + seen.stock[each]) for each in seen.box.spices}
    for column in COLUMNS:
        row = seen.s.rows[seen.seat][COLUMN[column]]
        if row == seen.box.bottom:
            continue
        missing = [each for each in seen.box.costs[column][row - 1] if not seen.stock[each]]
        if missing:
            worth = step(seen, column) / (len(missing) * len(missing))
            for each in missing:
                found[each] += worth
    return found


def gain(seen: Seen, given: Gain) -> float:
    """Return what a bonus is worth."""
    worth = 0.0
    if given.ships:
        worth += given.ships * ship(seen)
    if given.colonists:
        worth += given.colonists * colonist(seen)
    if given.ducats:
        worth += given.ducats * ducat(seen)
    if given.spices:
        worth += min(given.spices, len(seen.free)) * spice(seen)
    if given.extra_action:
        worth += given.extra_action * ACTION
    if given.expedition_cards:
        worth += given.expedition_cards * card(seen)
    return worth


def plantation(seen: Seen, kind: Tile) -> float:
    """Thought 2, a plantation pays twice: its spices now, its fields for every later harvest; a new spice most."""
    worth = kind.fields * (SPICE * fading(seen) + FIELD * seen.later)
    if kind.spice in seen.fields and seen.fields[kind.spice] >= ENOUGH:
        worth *= ONCE_MORE
    if kind.category == "crop_rotation":
        worth += ANY_SPICE * fading(seen)
    elif not seen.fields[kind.spice]:
        worth += NEW_SPICE * fading(seen)
    if kind.is_single:
        worth += single(seen)
    if seen.planted == seen.box.file.personal_board.plantation_spaces:
        worth -= min(given_up(seen, tile) for tile in seen.s.storage[seen.seat] if tile not in seen.box.colony_of)
    return worth


def single(seen: Seen) -> float:
    """Thought 15: a single plantation counts a point, three with the foreman."""
    kinds = seen.box.tiles
    return max((kinds[tile].single_plantation_vp for tile in seen.s.tiles[seen.seat]), default=0) or 1.0


def given_up(seen: Seen, tile: str) -> float:
    """Thought 2, turned round: what is lost with an old plantation, the only source of a spice most."""
    kind = seen.box.tiles[tile]
    worth = len(seen.s.storage[seen.seat][tile]) * SPICE * fading(seen) + kind.fields * FIELD * seen.later
    if kind.spice in seen.fields and seen.fields[kind.spice] == kind.fields:
        worth += NEW_SPICE * fading(seen)
    return worth


def red(seen: Seen, kind: Tile) -> float:
    """Thought 12: a red tile is worth its yield times the remaining rounds, this one included."""
    given, rounds = kind.gain, rounds_left(seen.s) + 1
    one = given.ships * SHIP + given.colonists * COLONIST + given.ducats * DUCAT + given.spices * SPICE
    return rounds * (one + given.expedition_cards * CARD)


def duty(seen: Seen, kind: Tile) -> float:
    """Thought 14: six spices for five points, if there are fields for them."""
    fields = seen.sacks + len(seen.free)
    return kind.vp - 6 * SPICE if fields >= 6 or seen.later > SOON else 0.0


def vice_king(seen: Seen) -> float:
    """Thought 15: worth most when the highest marker stands in row 4; it may bring an extra action."""
    rows = seen.s.rows[seen.seat]
    return float(max(min(rows), 2)) + ROW_BONUS if min(rows) < seen.box.bottom else 0.0


def foreman(seen: Seen) -> float:
    """Thought 15: the foreman pays two more points for each single plantation."""
    kinds = seen.box.tiles
    own = (*seen.s.storage[seen.seat], *seen.s.tiles[seen.seat])
    return 2.0 * sum(tile in kinds and kinds[tile].is_single for tile in own) + SINGLES_TO_COME


def flag(seen: Seen) -> float:
    """Thought 1: the flag is worth an action, plus the choice of where the chain starts."""
    return ACTION + (CHAIN if rounds_left(seen.s) else 0.0)


def tile_worth(seen: Seen, tile: str | None) -> float:
    """Return what a tile is worth to a player who gets it now; no tile means the flag."""
    if tile is None:
        return flag(seen)
    kind = seen.box.tiles[tile]
    match kind.category:
        case "plantation" | "crop_rotation":
            return plantation(seen, kind)
        case "red":
            return red(seen, kind)
        case "immediate":
            if kind.choose_one:
                return max(gain(seen, one) for one in kind.choose_one)
            return gain(seen, kind.gain) if kind.id != "favor" else SWAP
        case "scoring":
            return foreman(seen) if kind.single_plantation_vp else float(kind.vp)
        case "swap":
            return SWAP
        case _:
            return one_shot(seen, kind)


def one_shot(seen: Seen, kind: Tile) -> float:
    """Return what a tile is worth that is used once."""
    match kind.id:
        case "duty":
            return duty(seen, kind)
        case "vice_king":
            return vice_king(seen)
        case "extra_harvest":
            fields = sorted(seen.box.fields[tile] for tile in seen.s.storage[seen.seat])
            return sum(fields[-3:]) * SPICE
        case "resupply":
            return 4 * SHIP
        case _:  # espionage
            return ACTION


def founding(seen: Seen, colony: str, board: int, odds: list[float]) -> float:
    """Thought 7: the odds of two cards, the points and the flexible fields; a failure still gives a colonist."""
    box, s = seen.box, seen.s
    missing = box.required[colony] - board
    needed = missing - s.colonists[seen.seat]
    chance = odds[min(max(needed, 0), len(odds) - 1)]
    have = colonies(seen)
    tile = box.colony_piles[colony][0]
    points = box.file.scoring.colonies[have + 1] - box.file.scoring.colonies[have]
    fields = box.fields[tile] * (spice(seen) + FIELD * seen.later) + ANY_SPICE * (len(box.allows[tile]) > 2)
    paid = max(0, min(missing - 4, s.colonists[seen.seat])) * colonist(seen)
    return chance * (points + fields - paid) + (1 - chance) * colonist(seen)


def column_yield(seen: Seen, column: str, row: int) -> float:
    """Return what ships, sacks, ducats or a founding of this row are worth as an action."""
    amount = seen.box.yields[column][row - 1]
    match column:
        case "ships":
            return amount * ship(seen)
        case "harvest":
            return min(amount, free_fields(seen)) * spice(seen)
        case _:
            return amount * ducat(seen)


def free_fields(seen: Seen) -> int:
    """Return how many sacks can be placed."""
    stored = seen.s.storage[seen.seat]
    return sum(seen.box.fields[tile] - len(stored[tile]) for tile in seen.free)
