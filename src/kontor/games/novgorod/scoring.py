"""Seals by their source, diversity, and places (NOV-E2 to NOV-E6, NOV-B5)."""

from kontor.core import Outcome, Score, Seat, TieBreak
from kontor.games.novgorod.career import lowest_free
from kontor.games.novgorod.component_schema import DIVERSITY
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.rules import E4
from kontor.games.novgorod.state import NovgorodState
from kontor.parts.ranking import tie_breaks

SOURCES = ("career", "luxuries", "orders", "special_orders", "privilege", "bonus")


def diversity(box: NovgorodBox, s: NovgorodState, seat: Seat) -> int:
    """Return the seals for the different goods and luxuries on all filed orders, markers included (NOV-B5)."""
    cards = [box.orders[order] for order in s.filed[seat] + s.markers[seat]]
    printed = {each for card in cards for each in card.upper + card.lower}  # NOV-B5
    return box.file.diversity.seals_by_distinct[len(printed)]


def known_scores(s: NovgorodState) -> tuple[Score, ...]:
    """Return everybody's seals by source, without diversity: all of it is public."""
    found = []
    for seat in range(s.seats):
        parts = {source: s.seals[seat].get(source, 0) for source in SOURCES}
        found.append(Score(seat, sum(parts.values()), parts))
    return tuple(found)


def scores(box: NovgorodBox, s: NovgorodState) -> tuple[Score, ...]:
    """Return everybody's seals by source as if the game ended now (NOV-E2)."""
    found = known_scores(s)
    if DIVERSITY not in s.bonuses:
        return found
    more = [diversity(box, s, seat) for seat in range(s.seats)]  # NOV-E2
    return tuple(
        Score(each.seat, each.total + more[each.seat], each.parts | {DIVERSITY: more[each.seat]}) for each in found
    )


def is_scored(box: NovgorodBox, s: NovgorodState, seat: Seat) -> bool:
    """Return True if a player shows no red X (NOV-E3)."""
    step = lowest_free(box, s, seat)
    return step is None or not step.red_x  # NOV-E3


def outcome(box: NovgorodBox, s: NovgorodState) -> Outcome:
    """Return the ranking: those without a red X first, each by seals, ducats, steps, kontors and later turn."""
    counted, merit = scores(box, s), merits(box, s)
    unscored = tuple(seat for seat, own in enumerate(merit) if not own[0])
    nobody = len(unscored) == s.seats  # NOV-E5 NOV-R31
    return Outcome(tuple(1 + nobody + sum(other > own for other in merit) for own in merit), counted, unscored)


def merits(box: NovgorodBox, s: NovgorodState) -> list[tuple[int, ...]]:
    """Return what is compared of each player, the first number first (NOV-E4, NOV-E6)."""
    counted = scores(box, s)
    return [
        (
            is_scored(box, s, seat),  # NOV-E6
            counted[seat].total,  # NOV-E4
            s.ducats[seat],
            s.covered[seat],
            len(s.kontors[seat]),
            (seat - s.start_player) % s.seats,
        )
        for seat in range(s.seats)
    ]


def ties(box: NovgorodBox, s: NovgorodState) -> tuple[TieBreak, ...]:
    """Return what set players of equal seals apart (NOV-E4)."""
    return tie_breaks(merits(box, s), ("ducats", "steps", "kontors", "turn"), E4)
