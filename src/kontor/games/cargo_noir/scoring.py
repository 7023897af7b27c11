"""Points and places (CAR-E4 to CAR-E7)."""

from kontor.core import Outcome, Score, Seat, TieBreak
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.rules import E6
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.parts.ranking import places, tie_breaks

GROUPS = ("smugglers_edge", "simple", "unique")


def scores(box: CargoNoirBox, s: CargoNoirState) -> tuple[Score, ...]:
    """Return each player's points by group of cards; coins and tiles are worth nothing (CAR-E4)."""
    found, figures = [], box.cards_of(s.options.has_former_uniques)
    for seat, owned in enumerate(s.cards):
        parts = dict.fromkeys(GROUPS, 0)
        for card in owned:
            parts[figures[card].group] += figures[card].points  # CAR-E5
        found.append(Score(seat, sum(parts.values()), parts))
    return tuple(found)


def outcome(box: CargoNoirBox, s: CargoNoirState) -> Outcome:
    """Return the ranking: most points, then the best single card, then a shared place (CAR-E6, CAR-E7)."""
    return Outcome(places(merits(box, s)), scores(box, s))  # CAR-E7 CAR-R33


def merits(box: CargoNoirBox, s: CargoNoirState) -> list[tuple[int, ...]]:
    """Return what is compared of each player, the first number first."""
    return [(score.total, *best_card(box, s, score.seat)) for score in scores(box, s)]


def ties(box: CargoNoirBox, s: CargoNoirState) -> tuple[TieBreak, ...]:
    """Return what set players of equal points apart (CAR-E6)."""
    return tie_breaks(merits(box, s), ("card_points", "card_cost"), E6)


def best_card(box: CargoNoirBox, s: CargoNoirState, seat: Seat) -> tuple[int, int]:
    """Return the points of a player's best card, then its cost where that decides too; zeros without a card."""
    figures = box.cards_of(s.options.has_former_uniques)
    owned = [figures[card] for card in s.cards[seat]]
    by_cost = s.options.cost_breaks_ties  # CAR-R36
    return max(((card.points, card.cost if by_cost else 0) for card in owned), default=(0, 0))  # CAR-E6 CAR-R21
