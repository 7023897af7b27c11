"""Points and places (CAR-E4 to CAR-E7)."""

from kontor.core import Outcome, Score
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.parts.ranking import places

GROUPS = ("smugglers_edge", "simple", "unique")


def scores(box: CargoNoirBox, s: CargoNoirState) -> tuple[Score, ...]:
    """Return each player's points by group of cards; coins and tiles are worth nothing (CAR-E4)."""
    found = []
    for seat, owned in enumerate(s.cards):
        parts = dict.fromkeys(GROUPS, 0)
        for card in owned:
            parts[box.cards[card].group] += box.cards[card].points  # CAR-E5
        found.append(Score(seat, sum(parts.values()), parts))
    return tuple(found)


def outcome(box: CargoNoirBox, s: CargoNoirState) -> Outcome:
    """Return the ranking: most points, then the best single card, then a shared place (CAR-E6, CAR-E7)."""
    counted = scores(box, s)
    best = [max((box.cards[card].points for card in owned), default=0) for owned in s.cards]  # CAR-E6 CAR-R21
    merit = [(score.total, best[score.seat]) for score in counted]
    return Outcome(places(merit), counted)  # CAR-E7 CAR-R33
