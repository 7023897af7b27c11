"""Points and places (GOA-F1 to GOA-F7, GOA-R28)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from kontor.core import Outcome, Score, Seat, TieBreak
from kontor.games.goa.components import GoaBox
from kontor.games.goa.rules import F6
from kontor.games.goa.state import GoaState
from kontor.parts.ranking import places, tie_breaks

DEVELOPMENT = "development"
COLONIES = "colonies"
SYMBOLS = "symbols"
MONEY = "money"
PLANTATIONS = "plantations"
DUTIES = "duties"
MISSIONS = "missions"
REMEMBERED = 1 << 10
"""Players whose open points are remembered."""

Rows: TypeAlias = tuple[int, ...]
Tiles: TypeAlias = tuple[str, ...]


@lru_cache(REMEMBERED)
def points_of(box: GoaBox, rows: Rows, storage: Tiles, tiles: Tiles, turned: Tiles) -> Mapping[str, int]:
    """Return the points for markers, colonies and tiles; they change seldom, and every view has those of all seats."""
    points = box.file.scoring
    colonies = sum(tile in box.colony_of for tile in storage)
    own = [box.tiles[tile] for tile in (*storage, *tiles) if tile not in box.colony_of]
    singles = sum(kind.is_single for kind in own)  # GOA-T2 GOA-F5
    each = max((kind.single_plantation_vp for kind in own), default=0) or points.single_plantation  # GOA-T4
    duties = [box.tiles[tile] for tile in tiles if tile in turned and box.tiles[tile].spices_required]
    return {
        DEVELOPMENT: sum(points.rows[row - 1] for row in rows),  # GOA-F1
        COLONIES: points.colonies[colonies],  # GOA-F2
        PLANTATIONS: singles * each,  # GOA-F5
        DUTIES: sum(kind.vp for kind in duties),  # GOA-F5 GOA-T14 GOA-R45
        MISSIONS: sum(kind.vp for kind in own if kind.category == "scoring"),  # GOA-F5 GOA-T5
    }


def open_parts(box: GoaBox, s: GoaState, seat: Seat) -> dict[str, int]:
    """Return the points that everybody can see: markers, colonies and tiles."""
    return dict(points_of(box, s.rows[seat], tuple(s.storage[seat]), s.tiles[seat], s.turned))


def symbols(box: GoaBox, hand: Iterable[str]) -> int:
    """Return the points for equal symbols in a hand (GOA-F3)."""
    shown = [box.cards[card].symbol for card in hand]
    return sum(box.file.scoring.symbol_sets[shown.count(symbol)] for symbol in set(shown))  # GOA-F3


def money(box: GoaBox, s: GoaState, seat: Seat) -> int:
    """Return the points for the most ducats; all tied players get them (GOA-F4)."""
    return box.file.scoring.most_money if s.ducats[seat] == max(s.ducats) else 0  # GOA-F4


def score(box: GoaBox, s: GoaState, seat: Seat, hand: bool = True, purse: bool = True) -> Score:
    """Return a player's points by source, as if the game ended now; with or without those for hand and money."""
    parts = open_parts(box, s, seat)
    if hand:
        parts[SYMBOLS] = symbols(box, s.hands[seat])
    if purse:
        parts[MONEY] = money(box, s, seat)
    return Score(seat, sum(parts.values()), parts)


def scores(box: GoaBox, s: GoaState) -> tuple[Score, ...]:
    """Return everybody's points by source, as if the game ended now."""
    return tuple(score(box, s, seat) for seat in range(s.seats))


def known_scores(box: GoaBox, s: GoaState, viewer: Seat | None) -> tuple[Score, ...]:
    """Return the points that a seat can see: none for other hands, nor for covered money (GOA-H3, GOA-H4)."""
    over = not s.frames
    purse = over or s.options.open_money  # GOA-R34 GOA-G6
    return tuple(score(box, s, seat, over or seat == viewer, purse) for seat in range(s.seats))  # GOA-H4


def outcome(box: GoaBox, s: GoaState) -> Outcome:
    """Return the ranking: most points, then most ducats, then a shared place (GOA-F6)."""
    return Outcome(places(merits(box, s)), scores(box, s))  # GOA-R28


def merits(box: GoaBox, s: GoaState) -> list[tuple[int, ...]]:
    """Return what is compared of each player, the first number first."""
    return [(own.total, s.ducats[own.seat]) for own in scores(box, s)]  # GOA-F6


def ties(box: GoaBox, s: GoaState) -> tuple[TieBreak, ...]:
    """Return what set players of equal points apart (GOA-F6)."""
    return tie_breaks(merits(box, s), ("ducats",), F6)
