"""What every thing on the table is: the message that says so, its facts from one seat's view, and its rule."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.core import Description, Ref, RuleId
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLUMN, EXPEDITION, GoaBox
from kontor.games.goa.grid import FIELDS, INDEX, PLACES
from kontor.games.goa.view import GoaView

RULES: dict[str, RuleId] = {
    "card": "GOA-C1",
    "hidden_card": "GOA-H4",
    "tile_plantation": "GOA-T1",
    "tile_crop_rotation": "GOA-T3",
    "tile_scoring": "GOA-F5",
    "tile_red": "GOA-T9",
    "tile_one_shot": "GOA-T15",
    "tile_swap": "GOA-T6",
    "tile_immediate": "GOA-T7",
    "tile_colony": "GOA-K19",
    "column": "GOA-K5",
    "progress": "GOA-F1",
    "colony": "GOA-K13",
    "spice": "GOA-K8",
    "spices": "GOA-K8",
    "ships": "GOA-K7",
    "colonists": "GOA-K16",
    "ducats": "GOA-A2",
    "extra_actions": "GOA-E1",
    "field": "GOA-P4",
    "edge": "GOA-P1",
    "flag": "GOA-A7",
    "marker": "GOA-A1",
    "bonanza": "GOA-V3",
    "auction": "GOA-A2",
    "deck": "GOA-H5",
    "discards": "GOA-C11",
    "supply": "GOA-S4",
    "mat": "GOA-H1",
    "own_mat": "GOA-H1",
    "phase": "GOA-G1",
    "action": "GOA-K2",
}
"""The rule that says most about a thing, by the key of its message."""

AMOUNTS = {
    "ships": "ships",
    "colonists": "colonists",
    "ducats": "ducats",
    "extra_actions": "extra_actions",
    "colonist": "colonists",
    "extra_action": "extra_actions",
}
"""What everybody takes from the supply: by the kind of its refs the field of a player's view."""


DEEDS = ("progress", "build_ships", "harvest", "taxes", "expedition", "found_colony")
"""The six actions, as events name them."""


def things(view: GoaView) -> tuple[Ref, ...]:
    """Return what lies on the table although no action names it."""
    markers = [f"marker:{number}" for number in range(1, len(view.players) + 2)]
    progress = [f"progress:{seat}:{column}" for seat in range(len(view.players)) for column in COLUMNS]
    tiles = [f"tile:{tile}" for tile in view.grid if tile is not None]
    goods = ("ships", "colonists", "ducats", "extra_actions")
    return ("deck", "discards", "flag", "supply", "auction", "card", *goods, *markers, *progress, *tiles)


def description(box: GoaBox, view: GoaView, kind: str, id_: str | int) -> Description | None:
    """Return what says what a thing is; None for what is not in this game."""
    return KINDS[kind](box, view, str(id_)) if kind in KINDS else None


def described(key: str, now: bool = True, /, **facts: Any) -> Description:
    """Return the description with this key, its rule and its facts."""
    return Description(key, RULES[key], facts, now)


def whose(view: GoaView, seat: int) -> dict[str, Any]:
    """Return the facts about the owner of a thing."""
    return {"where": "mine" if seat == view.seat else "theirs", "seat": ("seat", seat)}


def card(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what an expedition card is; without an id any card that lies face down."""
    if id_ == "":
        return described("hidden_card", hands=sum(sum(player.hand) for player in view.players))
    if id_ not in box.cards:
        return None
    found, where = box.cards[id_], "hidden"
    if id_ in view.hand:
        where = "hand"
    elif id_ in view.expedition_discard:
        where = "discard"
    modifies = box.effects[id_].modifies_action
    facts = {"effect": ("effect", found.action), "symbol": ("symbol", found.symbol), "colonists": found.colonists}
    return described("card", where != "hidden", **facts, modifies=modifies, where=where)


def tile(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a tile does, when, and where it lies; tiles differ by their category."""
    if id_ in box.colony_of:
        spices = [("spice", spice) for spice in box.allows[id_]]
        facts = {"colony": ("colony", box.colony_of[id_]), "fields": box.fields[id_], "spices": spices}
        return described("tile_colony", **facts, **place_of_tile(view, id_))
    if id_ not in box.tiles:
        return None
    return described(f"tile_{box.tiles[id_].category}", power=("power", id_), **place_of_tile(view, id_))


def place_of_tile(view: GoaView, id_: str) -> dict[str, Any]:
    """Return where a tile lies: on the grid, with a player (with the sacks on it), or elsewhere."""
    if id_ in view.grid:
        return {"where": "grid", "field": ("field", FIELDS[view.grid.index(id_)])}
    for seat, player in enumerate(view.players):
        if id_ in player.tiles or id_ in player.storage:
            sacks = player.storage.get(id_, ())
            return {**whose(view, seat), "sacks": [("spice", spice) for spice in sacks], "sacks_count": len(sacks)}
    return {"where": "elsewhere"}


def column(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a column of the development board yields, and what the reader's next step costs."""
    if id_ not in COLUMN:
        return None
    if view.seat is None:
        return described("column", False, column=id_)
    rows = view.players[view.seat].rows
    row = rows[COLUMN[id_]]
    cost = box.cost(id_, rows) if row < box.bottom else ()
    facts = {"row": row, "ships": len(cost), "spices": [("spice", spice) for spice in cost]}
    return described("column", column=id_, **facts, **yield_of(box, id_, row))


def yield_of(box: GoaBox, id_: str, row: int) -> dict[str, int]:
    """Return what a row of a column yields; for the expedition also how many cards a hand may have."""
    if id_ == EXPEDITION:
        return {"amount": box.draw[row - 1], "limit": box.hand_limit[row - 1]}
    return {"amount": box.yields[id_][row - 1], "limit": 0}


def progress(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a progress marker is, and how far it has come; the id is ``SEAT:COLUMN``."""
    digits, _, column_id = id_.partition(":")
    seat = next((seat for seat in range(len(view.players)) if digits == str(seat)), None)
    if seat is None or column_id not in COLUMN:
        return None
    row = view.players[seat].rows[COLUMN[column_id]]
    facts = {"column": ("column", column_id), "row": row, "bottom": box.bottom}
    return described("progress", **facts, **yield_of(box, column_id, row), **whose(view, seat))


def colony(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a colony requires, and whether the reader has founded it."""
    if id_ not in box.required:
        return None
    own = view.players[view.seat].storage if view.seat is not None else ()
    founded = any(box.colony_of.get(each) == id_ for each in own)
    facts = {"colony": ("colony", id_), "required": box.required[id_], "left": len(view.colony_piles[id_])}
    return described("colony", **facts, founded=founded)


def spice(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a spice is, and how many sacks of it the reader has."""
    if id_ not in box.spices:
        return None
    own = view.players[view.seat].storage if view.seat is not None else {}
    count = sum(sacks.count(id_) for sacks in own.values())
    return described("spice", view.seat is not None, spice=("spice", id_), count=count)


def resource(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a resource is that a player may choose."""
    return described("spices") if id_ == "spices" else amount_of(id_)(box, view, id_)


def amount_of(kind: str) -> Callable[[GoaBox, GoaView, str], Description | None]:
    """Return what describes ships, colonists, ducats or extra action cards, and how many the reader has."""

    def describe(_: GoaBox, view: GoaView, __: str) -> Description | None:
        if kind not in AMOUNTS:
            return None
        key = AMOUNTS[kind]
        count = 0 if view.seat is None else getattr(view.players[view.seat], key)
        return described(key, view.seat is not None, count=count)

    return describe


def place(_: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a field of the grid or a place at its edge is."""
    if id_ not in PLACES:
        return None
    if id_ not in INDEX:
        return described("edge")
    there = view.grid[INDEX[id_]]
    tile_facts = {"tile": ("tile", there), "power": ("power", there)} if there else {"tile": "", "power": ""}
    return described("field", empty=there is None, field=("field", id_), **tile_facts)


def flag(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what the flag is, and who holds it."""
    cards = box.file.flag.gain_on_purchase.extra_action
    return described("flag", extra_actions=cards, **whose(view, view.flag_holder)) if id_ == "" else None


def marker(_: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what an auction marker is, and on which place it lies in this round."""
    number = next((number for number in range(1, len(view.players) + 2) if id_ == str(number)), None)
    if number is None:
        return None
    seen = view.markers[number - 1] if number <= len(view.markers) else None
    return described("marker", seen is not None, number=number, place=("place", seen) if seen else "")


def bonanza(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a Bonanza tile is."""
    return described("bonanza", corners=len(view.corners)) if id_ == "" or id_ in box.bonanza else None


def phase(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what a phase is, and which of its rounds is played if it is the one that runs (GOA-G1)."""
    rounds = box.file.flow.rounds_per_phase
    running = id_ == view.phase and bool(view.frames)
    facts = {"phase": id_, "round": (view.round_no - 1) % rounds + 1, "rounds": rounds}
    return described("phase", running, **facts) if id_ in ("A", "B") else None


def only(key: str, facts: Callable[[GoaView], dict[str, Any]]) -> Callable[[GoaBox, GoaView, str], Description | None]:
    """Return what describes a thing of which there is one."""
    return lambda _, view, id_: described(key, **facts(view)) if id_ == "" else None


def mat(box: GoaBox, view: GoaView, id_: str) -> Description | None:
    """Return what lies before a player, as far as the table shows it to the reader; ducats are covered (GOA-G6)."""
    player = view.players[int(id_)]
    colonies = sum(each in box.colony_of for each in player.storage)
    facts = {"hand": sum(player.hand), "ships": player.ships, "colonists": player.colonists, "colonies": colonies}
    key = "own_mat" if int(id_) == view.seat else "mat"
    return described(key, seat=("seat", int(id_)), ducats=player.ducats if key == "own_mat" else 0, **facts)


KINDS: Mapping[str, Callable[[GoaBox, GoaView, str], Description | None]] = {
    "card": card,
    "tile": tile,
    "column": column,
    "progress": progress,
    "colony": colony,
    "spice": spice,
    "sack": spice,
    "resource": resource,
    **{kind: amount_of(kind) for kind in AMOUNTS},
    "field": place,
    "place": place,
    "flag": flag,
    "marker": marker,
    "bonanza": bonanza,
    "phase": phase,
    "action": lambda _, __, id_: described("action") if id_ in DEEDS else None,
    "auction": only("auction", lambda _: {}),
    "deck": only("deck", lambda view: {"count": view.deck}),
    "discards": only("discards", lambda view: {"count": len(view.expedition_discard)}),
    "supply": only("supply", lambda _: {}),
    "seat": mat,
}
"""What describes the things of each kind."""
