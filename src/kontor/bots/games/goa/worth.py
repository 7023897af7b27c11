"""What things are worth to a player of Goa, in victory points: steps, sacks, ships, tiles, cards, colonies.

The prices of the position say how much one of each is worth; here they are applied.
"Thought n" is item n of "What a good player thinks about" in docs/rules/goa.md.
"""

from kontor.bots.games.goa.position import GoaPosition
from kontor.games.goa.component_schema import COLUMNS, Gain, Tile
from kontor.games.goa.components import COLUMN


def ship(pos: GoaPosition) -> float:
    """Thought 4, ships are the usual bottleneck: worth more while there are more sacks than ships."""
    prices, more = pos.prices, pos.ships - pos.sacks
    if more < 0:
        return prices.ship * pos.fading * prices.bottleneck_factor
    return prices.ship * pos.fading * (prices.ample_factor if more > prices.ample_surplus else 1.0)


def spice(pos: GoaPosition) -> float:
    """Thought 2, without spices nothing progresses: worth more while there are more ships than sacks."""
    prices, more = pos.prices, pos.sacks - pos.ships
    if more < 0:
        return prices.sack * pos.fading * prices.bottleneck_factor
    return prices.sack * pos.fading * (prices.ample_factor if more > prices.ample_surplus else 1.0)


def colonist(pos: GoaPosition) -> float:
    """Thought 7: colonists are good for founding alone."""
    return pos.prices.colonist * pos.fading if colonies(pos) < len(pos.box.required) else 0.0


def ducat(pos: GoaPosition) -> float:
    """Thought 11, money only buys tiles: worth less the more of it there is for the rounds to come."""
    prices, rounds = pos.prices, pos.rounds_left
    if not rounds:
        return 0.0
    useful = prices.useful_ducats + prices.useful_ducats_per_round * rounds
    return prices.ducat * min(1.0, useful / (prices.useful_ducats + pos.s.ducats[pos.seat]))


def colonies(pos: GoaPosition) -> int:
    """Return how many colonies the player has founded."""
    return len(pos.s.storage[pos.seat]) - pos.planted


def card(pos: GoaPosition) -> float:
    """Thought 13: a card drawn unseen is a symbol, worth more the more cards it can match, and a top part to play."""
    prices = pos.prices
    matching = len(pos.s.hands[pos.seat]) / prices.hand_cards_per_point
    return prices.unseen_card + matching + prices.unseen_card_effect * pos.fading


def kept(pos: GoaPosition, which: str) -> float:
    """Thought 13, collect one or two symbols: a card in hand counts as many points as its symbol has cards."""
    cards = pos.box.cards
    symbol = cards[which].symbol
    alike = sum(cards[other].symbol == symbol for other in pos.s.hands[pos.seat])
    if alike > 1:
        return float(alike)
    return 1.0 - pos.prices.lone_symbol_discount * min(1.0, pos.rounds_left / pos.prices.lone_symbol_rounds)


def step(pos: GoaPosition, column: str) -> float:
    """Thoughts 3, 5 and 6: points, better yields, the first card of a row, the extra action for all markers."""
    box, s, prices, index = pos.box, pos.s, pos.prices, COLUMN[column]
    rows = s.rows[pos.seat]
    row = rows[index]
    yields: float = getattr(prices.better_yield, column)
    worth = box.file.scoring.rows[row] - box.file.scoring.rows[row - 1] + yields * pos.later
    if row >= 3 and all(other[index] <= row for other in s.rows):  # thought 6
        worth += card(pos)
    lowest = min(rows)
    if row == lowest:  # thought 5
        alone = rows.count(lowest) == 1 and pos.later
        worth += prices.extra_action if alone else prices.lowest_marker_step * pos.fading
    return worth


def demand(pos: GoaPosition) -> dict[str, float]:
    """Thoughts 2 and 3: by spice, how much one more sack helps towards the steps that come next."""
    found = {each: pos.prices.sack_not_lacking / (1 + pos.stock[each]) for each in pos.box.spices}
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
        worth += given.extra_action * pos.prices.extra_action
    if given.expedition_cards:
        worth += given.expedition_cards * card(pos)
    return worth


def plantation(pos: GoaPosition, kind: Tile) -> float:
    """Thought 2, a plantation pays twice: its spices now, its fields for every later harvest; a new spice most."""
    prices, fading = pos.prices, pos.fading
    worth = kind.fields * (prices.sack * fading + prices.field_per_turn * pos.later)
    if kind.spice in pos.fields and pos.fields[kind.spice] >= prices.fields_enough:
        worth *= prices.part_beyond_enough
    if kind.category == "crop_rotation":
        worth += prices.field_for_any_spice * fading
    elif not pos.fields[kind.spice]:
        worth += prices.first_field_of_spice * fading
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
    kind, prices = pos.box.tiles[tile], pos.prices
    worth = len(pos.s.storage[pos.seat][tile]) * prices.sack * pos.fading
    worth += kind.fields * prices.field_per_turn * pos.later
    if kind.spice in pos.fields and pos.fields[kind.spice] == kind.fields:
        worth += prices.first_field_of_spice * pos.fading
    return worth


def red(pos: GoaPosition, kind: Tile) -> float:
    """Thought 12: a red tile is worth its yield times the remaining rounds, this one included."""
    given, prices = kind.gain, pos.prices
    one = given.ships * prices.ship + given.colonists * prices.colonist
    one += given.ducats * prices.ducat
    one += given.spices * prices.sack
    return (pos.rounds_left + 1) * (one + given.expedition_cards * prices.red_tile_card)


def duty(pos: GoaPosition, kind: Tile) -> float:
    """Thought 14: six spices for five points, if there are fields for them."""
    fields = pos.sacks + len(pos.free)
    return kind.vp - 6 * pos.prices.sack if fields >= 6 or pos.later > pos.prices.goods_fade_turns else 0.0


def vice_king(pos: GoaPosition) -> float:
    """Thought 15: worth most when the highest marker stands in row 4; it may bring an extra action."""
    rows = pos.s.rows[pos.seat]
    return float(max(min(rows), 2)) + pos.prices.vice_king_bonus if min(rows) < pos.box.bottom else 0.0


def foreman(pos: GoaPosition) -> float:
    """Thought 15: the foreman pays two more points for each single plantation."""
    kinds = pos.box.tiles
    own = (*pos.s.storage[pos.seat], *pos.s.tiles[pos.seat])
    return 2.0 * sum(tile in kinds and kinds[tile].is_single for tile in own) + pos.prices.singles_to_come


def flag(pos: GoaPosition) -> float:
    """Thought 1: the flag is worth an action, plus the choice of where the chain starts."""
    return pos.prices.extra_action + (pos.prices.chain_start if pos.rounds_left else 0.0)


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
            return gain(pos, kind.gain) if kind.id != "favor" else pos.prices.tile_of_choice
        case "scoring":
            return foreman(pos) if kind.single_plantation_vp else float(kind.vp)
        case "swap":
            return pos.prices.tile_of_choice
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
            return sum(fields[-3:]) * pos.prices.sack
        case "resupply":
            return 4 * pos.prices.ship
        case _:  # espionage
            return pos.prices.extra_action


def founding(pos: GoaPosition, colony: str, board: int, odds: list[float]) -> float:
    """Thought 7: the odds of two cards, the points and the flexible fields; a failure still gives a colonist."""
    box, s, prices = pos.box, pos.s, pos.prices
    missing = box.required[colony] - board
    needed = missing - s.colonists[pos.seat]
    chance = odds[min(max(needed, 0), len(odds) - 1)]
    have = colonies(pos)
    tile = box.colony_piles[colony][0]
    points = box.file.scoring.colonies[have + 1] - box.file.scoring.colonies[have]
    fields = box.fields[tile] * (spice(pos) + prices.field_per_turn * pos.later)
    fields += prices.field_for_any_spice * (len(box.allows[tile]) > 2)
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
