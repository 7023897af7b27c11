"""What things are worth to a player of Goa, in victory points: steps, sacks, ships, tiles, cards, colonies.

The constants were set by hand; only the bots as a whole were measured (docs/bots.md).
"Thought n" is item n of "What a good player thinks about" in docs/rules/goa.md.
"""

from kontor.bots.games.goa.position import GoaPosition
from kontor.games.goa.component_schema import COLUMNS, Gain, Tile
from kontor.games.goa.components import COLUMN

ACTION = 1.6
SHIP = 0.4
SPICE = 0.3
COLONIST = 0.3
DUCAT = 0.2
CARD = 1.2
FIELD = 0.05
"""What a field yields for each action turn that is left."""
NEW_SPICE = 0.8
"""What the first field of a spice is worth beyond its sacks."""
ENOUGH, ONCE_MORE = 3, 0.7
"""With this many fields of a spice, another plantation of it is worth only this part."""
ANY_SPICE = 0.3
LOWEST = 0.3
SWAP = 1.5
"""What a tile of choice is worth: swap and favor."""
SINGLES_TO_COME = 0.5
ROW_BONUS = 0.5
"""What the vice-king may bring in addition to the points."""
GROWTH = {"ships": 0.09, "harvest": 0.1, "taxes": 0.04, "expedition": 0.08, "colony": 0.105}
"""By column: what the better yield of the next row is worth for each action turn that is left."""
SOON = 8
"""With fewer turns left than this, goods that are not spent lose their worth."""
SHORT, AMPLE = 1.25, 0.5
"""Factors for a ship or a sack where it is the bottleneck, and where there are more than enough."""
PLENTY = 3
PLAYED_LATER = 0.4
"""What the top part of a card is worth before it is seen."""
SPARE = 0.1
"""How much a sack helps if no next step lacks it."""
LONE_EARLY, LONE_ROUNDS = 0.5, 5
"""How much less a lone symbol counts while this many rounds or more are left: another card can replace it."""
CHAIN = 0.3
"""What it is worth to choose where the chain starts."""
PURSE, PURSE_PER_ROUND = 5, 5
"""The ducats that a player has use for, now and for each round to come."""
RICHEST = 3.0


def fading(pos: GoaPosition) -> float:
    """Thought 11 for all goods: return the part that they are still worth; leftovers score nothing."""
    return min(1.0, pos.later / SOON)


def ship(pos: GoaPosition) -> float:
    """Thought 4, ships are the usual bottleneck: worth more while there are more sacks than ships."""
    more = pos.ships - pos.sacks
    return SHIP * fading(pos) * (SHORT if more < 0 else AMPLE if more > PLENTY else 1.0)


def spice(pos: GoaPosition) -> float:
    """Thought 2, without spices nothing progresses: worth more while there are more ships than sacks."""
    more = pos.sacks - pos.ships
    return SPICE * fading(pos) * (SHORT if more < 0 else AMPLE if more > PLENTY else 1.0)


def colonist(pos: GoaPosition) -> float:
    """Thought 7: colonists are good for founding alone."""
    return COLONIST * fading(pos) if colonies(pos) < len(pos.box.required) else 0.0


def ducat(pos: GoaPosition) -> float:
    """Thought 11, money only buys tiles: worth less the more of it there is for the rounds to come."""
    s, rounds = pos.s, pos.rounds_left
    if not rounds:
        return 0.0
    return DUCAT * min(1.0, (PURSE + PURSE_PER_ROUND * rounds) / (PURSE + s.ducats[pos.seat]))


def colonies(pos: GoaPosition) -> int:
    """Return how many colonies the player has founded."""
    return len(pos.s.storage[pos.seat]) - pos.planted


def card(pos: GoaPosition) -> float:
    """Thought 13: a card drawn unseen is a symbol, worth more the more cards it can match, and a top part to play."""
    return 1.0 + len(pos.s.hands[pos.seat]) / 6 + PLAYED_LATER * fading(pos)


def kept(pos: GoaPosition, which: str) -> float:
    """Thought 13, collect one or two symbols: a card in hand counts as many points as its symbol has cards."""
    cards = pos.box.cards
    symbol = cards[which].symbol
    alike = sum(cards[other].symbol == symbol for other in pos.s.hands[pos.seat])
    if alike > 1:
        return float(alike)
    return 1.0 - LONE_EARLY * min(1.0, pos.rounds_left / LONE_ROUNDS)


def step(pos: GoaPosition, column: str) -> float:
    """Thoughts 3, 5 and 6: points, better yields, the first card of a row, the extra action for all markers."""
    box, s, index = pos.box, pos.s, COLUMN[column]
    rows = s.rows[pos.seat]
    row = rows[index]
    worth = box.file.scoring.rows[row] - box.file.scoring.rows[row - 1] + GROWTH[column] * pos.later
    if row >= 3 and all(other[index] <= row for other in s.rows):  # thought 6
        worth += card(pos)
    lowest = min(rows)
    if row == lowest:  # thought 5
        worth += ACTION if rows.count(lowest) == 1 and pos.later else LOWEST * fading(pos)
    return worth


def demand(pos: GoaPosition) -> dict[str, float]:
    """Thoughts 2 and 3: by spice, how much one more sack helps towards the steps that come next."""
    found = {each: SPARE / (1 + pos.stock[each]) for each in pos.box.spices}
    for column in COLUMNS:
        row = pos.s.rows[pos.seat][COLUMN[column]]
        if row == pos.box.bottom:
            continue
        missing = [each for each in pos.box.costs[column][row - 1] if not pos.stock[each]]
        if missing:
            worth = step(pos, column) / (len(missing) * len(missing))
            for each in missing:
                found[each] += worth
    return found


def gain(pos: GoaPosition, given: Gain) -> float:
    """Return what a bonus is worth."""
    worth = 0.0
    if given.ships:
        worth += given.ships * ship(pos)
    if given.colonists:
        worth += given.colonists * colonist(pos)
    if given.ducats:
        worth += given.ducats * ducat(pos)
    if given.spices:
        worth += min(given.spices, len(pos.free)) * spice(pos)
    if given.extra_action:
        worth += given.extra_action * ACTION
    if given.expedition_cards:
        worth += given.expedition_cards * card(pos)
    return worth


def plantation(pos: GoaPosition, kind: Tile) -> float:
    """Thought 2, a plantation pays twice: its spices now, its fields for every later harvest; a new spice most."""
    worth = kind.fields * (SPICE * fading(pos) + FIELD * pos.later)
    if kind.spice in pos.fields and pos.fields[kind.spice] >= ENOUGH:
        worth *= ONCE_MORE
    if kind.category == "crop_rotation":
        worth += ANY_SPICE * fading(pos)
    elif not pos.fields[kind.spice]:
        worth += NEW_SPICE * fading(pos)
    if kind.is_single:
        worth += single(pos)
    if pos.planted == pos.box.file.personal_board.plantation_spaces:
        worth -= min(given_up(pos, tile) for tile in pos.s.storage[pos.seat] if tile not in pos.box.colony_of)
    return worth


def single(pos: GoaPosition) -> float:
    """Thought 15: a single plantation counts a point, three with the foreman."""
    kinds = pos.box.tiles
    return max((kinds[tile].single_plantation_vp for tile in pos.s.tiles[pos.seat]), default=0) or 1.0


def given_up(pos: GoaPosition, tile: str) -> float:
    """Thought 2, reversed: return what the loss of a plantation costs, most for the only source of a spice."""
    kind = pos.box.tiles[tile]
    worth = len(pos.s.storage[pos.seat][tile]) * SPICE * fading(pos) + kind.fields * FIELD * pos.later
    if kind.spice in pos.fields and pos.fields[kind.spice] == kind.fields:
        worth += NEW_SPICE * fading(pos)
    return worth


def red(pos: GoaPosition, kind: Tile) -> float:
    """Thought 12: a red tile is worth its yield times the remaining rounds, this one included."""
    given, rounds = kind.gain, pos.rounds_left + 1
    one = given.ships * SHIP + given.colonists * COLONIST + given.ducats * DUCAT + given.spices * SPICE
    return rounds * (one + given.expedition_cards * CARD)


def duty(pos: GoaPosition, kind: Tile) -> float:
    """Thought 14: six spices for five points, if there are fields for them."""
    fields = pos.sacks + len(pos.free)
    return kind.vp - 6 * SPICE if fields >= 6 or pos.later > SOON else 0.0


def vice_king(pos: GoaPosition) -> float:
    """Thought 15: worth most when the highest marker stands in row 4; it may bring an extra action."""
    rows = pos.s.rows[pos.seat]
    return float(max(min(rows), 2)) + ROW_BONUS if min(rows) < pos.box.bottom else 0.0


def foreman(pos: GoaPosition) -> float:
    """Thought 15: the foreman pays two more points for each single plantation."""
    kinds = pos.box.tiles
    own = (*pos.s.storage[pos.seat], *pos.s.tiles[pos.seat])
    return 2.0 * sum(tile in kinds and kinds[tile].is_single for tile in own) + SINGLES_TO_COME


def flag(pos: GoaPosition) -> float:
    """Thought 1: the flag is worth an action, plus the choice of where the chain starts."""
    return ACTION + (CHAIN if pos.rounds_left else 0.0)


def tile_worth(pos: GoaPosition, tile: str | None) -> float:
    """Return what a tile is worth to a player who gets it now; no tile means the flag."""
    if tile is None:
        return flag(pos)
    kind = pos.box.tiles[tile]
    match kind.category:
        case "plantation" | "crop_rotation":
            return plantation(pos, kind)
        case "red":
            return red(pos, kind)
        case "immediate":
            if kind.choose_one:
                return max(gain(pos, one) for one in kind.choose_one)
            return gain(pos, kind.gain) if kind.id != "favor" else SWAP
        case "scoring":
            return foreman(pos) if kind.single_plantation_vp else float(kind.vp)
        case "swap":
            return SWAP
        case _:
            return one_shot(pos, kind)


def one_shot(pos: GoaPosition, kind: Tile) -> float:
    """Return what a tile that is used once is worth."""
    match kind.id:
        case "duty":
            return duty(pos, kind)
        case "vice_king":
            return vice_king(pos)
        case "extra_harvest":
            fields = sorted(pos.box.fields[tile] for tile in pos.s.storage[pos.seat])
            return sum(fields[-3:]) * SPICE
        case "resupply":
            return 4 * SHIP
        case _:  # espionage
            return ACTION


def founding(pos: GoaPosition, colony: str, board: int, odds: list[float]) -> float:
    """Thought 7: the odds of two cards, the points and the flexible fields; a failure still gives a colonist."""
    box, s = pos.box, pos.s
    missing = box.required[colony] - board
    needed = missing - s.colonists[pos.seat]
    chance = odds[min(max(needed, 0), len(odds) - 1)]
    have = colonies(pos)
    tile = box.colony_piles[colony][0]
    points = box.file.scoring.colonies[have + 1] - box.file.scoring.colonies[have]
    fields = box.fields[tile] * (spice(pos) + FIELD * pos.later) + ANY_SPICE * (len(box.allows[tile]) > 2)
    paid = max(0, min(missing - 4, s.colonists[pos.seat])) * colonist(pos)
    return chance * (points + fields - paid) + (1 - chance) * colonist(pos)


def column_yield(pos: GoaPosition, column: str, row: int) -> float:
    """Return what the ships, sacks or ducats of a row are worth as an action."""
    amount = pos.box.yields[column][row - 1]
    match column:
        case "ships":
            return amount * ship(pos)
        case "harvest":
            return min(amount, free_fields(pos)) * spice(pos)
        case _:
            return amount * ducat(pos)


def free_fields(pos: GoaPosition) -> int:
    """Return how many sacks can be placed."""
    stored = pos.s.storage[pos.seat]
    return sum(pos.box.fields[tile] - len(stored[tile]) for tile in pos.free)
