"""Checks of component files: a file that passes can be played to the end, and has a text for everything in it."""

import re
from collections import Counter
from collections.abc import Iterator

from kontor.core import box_checks
from kontor.games.goa.component_schema import ANY, COLUMNS, BoxError, Column, GoaFile, Tile

SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
COLONIES = ("quilon", "cochin", "madras", "calicut")
SYMBOLS = ("elephant", "tiger", "fish", "palm", "shell", "statue")
BONUSES = ("gain_ships", "gain_colonists", "gain_ducats", "gain_spices", "sell_spices", "advance_for_ducats")
MODIFIERS = ("harvest_mix", "found_extra_reveal", "progress_no_spices", "progress_no_ships")
CARD_ACTIONS = (*BONUSES, *MODIFIERS)
BONANZA = ("ships", "colonists", "ship_colonist", "ducats", "ship_ducats", "spices", "expedition", "extra_action")
ONE_SHOTS = ("espionage", "extra_harvest", "resupply", "vice_king", "duty")
MISSIONS = ("mission_2", "mission_3")
NAMED_TILES = {
    "crop_rotation": ("crop_rotation",),
    "scoring": ("foreman", *MISSIONS),
    "red": ("red_ship", "red_colonist", "red_ducats", "red_spice", "red_expedition"),
    "one_shot": ONE_SHOTS,
    "swap": ("swap",),
    "immediate": (
        "ships_4",
        "colonists_4",
        "ships_or_colonists",
        "settlement",
        "extra_actions_2",
        "expeditions_2",
        "expeditions_3",
        "favor",
    ),
}
"""The tiles that have a text, by category; plantations are named by their spice and their fields."""
ONE_OF_TWO = {(True, False), (False, True)}
ALWAYS_USABLE = {"ships", "taxes"}
"""The columns that espionage can use in every position (GOA-R39)."""
GRID = 25
ROWS = 5
STEPS = [1, 2, 3, 4]
ID = re.compile(r"[a-z][a-z0-9_]*")
"""An id that a ref can contain."""


def faults(file: GoaFile) -> Iterator[box_checks.BoxError]:
    """Yield what is wrong; a later check may rely on the earlier ones."""
    yield from faults_of_lists(file)
    for column in file.development.column:
        yield from faults_of_column(column)
    for tile in file.tiles:
        yield from faults_of_tile(tile)
    yield from faults_of_grid(file)
    yield from faults_of_colonies(file)
    yield from faults_of_cards(file)
    yield from faults_of_numbers(file)


def faults_of_lists(file: GoaFile) -> Iterator[box_checks.BoxError]:
    """Spices, columns, colonies and cards' actions are those that have texts; ids are unique and plain."""
    known = {
        "spices": ([spice.id for spice in file.spices], SPICES),
        "spice_cycle": (list(file.development.spice_cycle), SPICES),
        "development.column": ([column.id for column in file.development.column], COLUMNS),
        "colonies": ([colony.id for colony in file.colonies], COLONIES),
        "expedition_actions": ([action.id for action in file.expedition_actions], CARD_ACTIONS),
        "bonanza_tiles": ([tile.id for tile in file.bonanza_tiles], tuple(f"bonanza_{name}" for name in BONANZA)),
    }
    yield from box_checks.unknown_ids(known)
    lists = {
        "tiles": [f"{tile.phase} {tile.id}" for tile in file.tiles],
        "colony_tiles": [tile.id for tile in file.colony_tiles],
        "expedition_cards": [card.id for card in file.expedition_cards],
    }
    if {card.id for card in file.expedition_cards} & {tile.id for tile in file.bonanza_tiles}:
        yield BoxError("components-shared-id")
    yield from box_checks.repeated_ids(lists)
    for name, ids in lists.items():
        for id_ in ids:
            if not ID.fullmatch(id_.partition(" ")[2] if name == "tiles" else id_):
                yield BoxError("components-id", list=name, id=id_)


def faults_of_column(column: Column) -> Iterator[box_checks.BoxError]:
    """A column has five rows; each step costs different spices, as many as its upper row's number (GOA-I13)."""
    tables = (column.draw, column.hand_limit) if column.id == "expedition" else (column.yields,)
    if any(len(table) != ROWS for table in tables):
        yield BoxError("components-column", column=column.id)
    if [len(step) for step in column.costs] != STEPS or [len(set(step)) for step in column.costs] != STEPS:
        yield BoxError("components-cost", column=column.id)
    if not {spice for step in column.costs for spice in step} <= set(SPICES):
        yield BoxError("components-cost-spice", column=column.id)


def faults_of_tile(tile: Tile) -> Iterator[box_checks.BoxError]:
    """A plantation has a spice and up to three fields; every other tile is one that the rules know."""
    if tile.count < 1:
        yield BoxError("components-tile-count", tile=tile.id)
    if tile.category == "plantation":
        if tile.spice not in SPICES or not 1 <= tile.fields <= 3:
            yield BoxError("components-plantation", tile=tile.id)
    elif tile.id not in NAMED_TILES[tile.category]:
        yield BoxError("components-tile", tile=tile.id, known=", ".join(NAMED_TILES[tile.category]))
    elif tile.category == "crop_rotation" and (tile.spice, tile.fields) != (ANY, 1):
        yield BoxError("components-crop-rotation")
    elif tile.choose_one and {(bool(gain.ships), bool(gain.colonists)) for gain in tile.choose_one} != ONE_OF_TWO:
        yield BoxError("components-choose-one", tile=tile.id)
    elif tile.id == "espionage" and not ALWAYS_USABLE <= set(tile.columns) <= {*ALWAYS_USABLE, "harvest", "colony"}:
        yield BoxError("components-espionage")


def faults_of_grid(file: GoaFile) -> Iterator[box_checks.BoxError]:
    """Each phase fills the grid once the surplus tiles are removed (GOA-S2, GOA-S3); favor finds a removed tile."""
    removed = file.setup.tiles_removed_per_phase
    favors = 0
    for number, phase in enumerate("AB", 1):
        tiles = [tile for tile in file.tiles if tile.phase == phase]
        count = sum(tile.count for tile in tiles)
        if count != GRID + removed:
            yield BoxError("components-grid", phase=phase, count=count, wanted=GRID + removed)
        others = sum(tile.count for tile in tiles if not tile.is_plantation)
        if others + file.setup.tiles_removed_plantations_max < removed:
            yield BoxError("components-removed", phase=phase)
        favors += sum(tile.count for tile in tiles if tile.id == "favor")
        if favors > number * removed:
            yield BoxError("components-favor", phase=phase)
    if sum(tile.count for tile in file.tiles if tile.id == "swap") > 1:
        yield BoxError("components-swap")  # two of them could fetch each other for ever


def faults_of_colonies(file: GoaFile) -> Iterator[box_checks.BoxError]:
    """There is a tile of every colony for everybody, and a spice for each of its fields."""
    for tile in file.colony_tiles:
        if (
            tile.colony not in COLONIES
            or not tile.spices
            or not set(tile.spices) <= set(SPICES)
            or not 1 <= tile.fields <= 3
        ):
            yield BoxError("components-colony-tile", tile=tile.id)
    for colony in COLONIES:
        if sum(tile.count for tile in file.colony_tiles if tile.colony == colony) < 4:
            yield BoxError("components-few-colonies", colony=colony)


def faults_of_cards(file: GoaFile) -> Iterator[box_checks.BoxError]:
    """Cards show what has a text, one has the symbol of the start player, and marker moves have a price."""
    for card in file.expedition_cards:
        if card.action not in CARD_ACTIONS or card.symbol not in SYMBOLS:
            yield BoxError("components-card", card=card.id)
    if file.setup.start_player_symbol not in {card.symbol for card in file.expedition_cards}:
        yield BoxError("components-start-symbol", symbol=file.setup.start_player_symbol)
    for action in file.expedition_actions:
        if action.modifies_action != (action.id in MODIFIERS):
            wanted = "true" if action.id in MODIFIERS else "false"
            yield BoxError("components-modifier", action=action.id, value=wanted)
        if bool(action.extra_reveals) != (action.id == "found_extra_reveal"):
            yield BoxError("components-reveals", action=action.id)
        if action.id == "advance_for_ducats" and set(action.ducats_by_target_row) != {"row2", "row3", "row4", "row5"}:
            yield BoxError("components-prices")


def faults_of_numbers(file: GoaFile) -> Iterator[box_checks.BoxError]:
    """The tables of points are long enough, and the numbers of the rules make a match that ends (GOA-I18)."""
    most = max(Counter(card.symbol for card in file.expedition_cards).values())
    lengths = {
        "rows": (len(file.scoring.rows), ROWS),
        "colonies": (len(file.scoring.colonies), len(COLONIES) + 1),
        "symbol_sets": (len(file.scoring.symbol_sets), most + 1),
    }
    for name, (length, wanted) in lengths.items():
        if length < wanted:
            yield BoxError("components-scoring", name=name, wanted=wanted)
    extra_actions = [supply.total_cards for supply in file.card_supply if supply.id == "extra_action"]
    if len(extra_actions) != 1:
        yield BoxError("components-extra-action")
    amounts = {action.id: action for action in file.expedition_actions}
    ranges = {
        # In the last round of a phase every marker still needs a tile, and the swap another one (GOA-P9).
        "rounds_per_phase": (file.flow.rounds_per_phase, 1, 5),
        "actions_per_round": (file.flow.actions_per_round, 1, 5),
        "marker_rows_start": (file.setup.marker_rows_start, 1, 1),
        "plantation_spaces": (file.personal_board.plantation_spaces, 1, 10),
        "development.rows": (file.development.rows, ROWS, ROWS),
        "all_markers_bonus_extra_actions": (file.development.all_markers_bonus_extra_actions, 0, 3),
        "gain_spices.spices_max": (amounts["gain_spices"].spices_max, 1, 10),
        "sell_spices.sell_max": (amounts["sell_spices"].sell_max, 1, 10),
        "extra_action.total_cards": (extra_actions[0], 0, 20),
    }
    for name, (value, least, greatest) in ranges.items():
        if not least <= value <= greatest:
            yield BoxError("components-range", name=name, least=least, greatest=greatest)
