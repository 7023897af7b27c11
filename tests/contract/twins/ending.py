"""Twins whose end, points or settled states are wrong."""

from collections.abc import Sequence
from typing import Any

from contract.toy.game import Pearls, PearlsState
from contract.twins.base import Twins, replace
from kontor.core import Outcome, Score


class TakesLonger(Pearls):
    """The game takes longer than it says."""

    def __init__(self, components: Any = None) -> None:
        super().__init__(components)
        self.info = replace(self.info, max_decisions=3)


class ScoresOneSeat(Pearls):
    """There are points for one seat only."""

    def scores(self, s: PearlsState) -> Sequence[Score]:
        return super().scores(s)[:1]


class EndsWithTurnedScores(Pearls):
    """The outcome has the scores in another order."""

    def outcome(self, s: PearlsState) -> Outcome | None:
        outcome = super().outcome(s)
        return outcome and replace(outcome, scores=outcome.scores[::-1])


class ScoresDoNotAddUp(Pearls):
    """A total is more than its parts."""

    def scores(self, s: PearlsState) -> Sequence[Score]:
        return [replace(score, total=score.total + 1) for score in super().scores(s)]


class EndsEarly(Pearls):
    """There is an outcome all the time."""

    def outcome(self, s: PearlsState) -> Outcome | None:
        return Outcome(tuple(range(1, s.seats + 1)), tuple(self.scores(s)))


class EndsWithoutOutcome(Pearls):
    """There never is an outcome."""

    def outcome(self, s: PearlsState) -> Outcome | None:
        return None


class FirstIsNotScored(Pearls):
    """The winner is not scored."""

    def outcome(self, s: PearlsState) -> Outcome | None:
        outcome = super().outcome(s)
        return outcome and replace(outcome, unscored=outcome.winners)


class NobodyIsScored(Pearls):
    """Nobody is scored, and yet somebody wins."""

    def outcome(self, s: PearlsState) -> Outcome | None:
        outcome = super().outcome(s)
        return outcome and replace(outcome, unscored=tuple(range(s.seats)))


def placing(name: str, places: tuple[int, ...] | None) -> type[Pearls]:
    """Return a twin whose end has these places; None for those of a game that the fewest points win."""

    def outcome(self: Pearls, s: PearlsState) -> Outcome | None:
        outcome = Pearls.outcome(self, s)
        totals = [score.total for score in self.scores(s)]
        fewest_win = tuple(1 + sum(other < own for other in totals) for own in totals)
        return outcome and replace(outcome, places=fewest_win if places is None else places * len(totals))

    return type(name, (Pearls,), {"outcome": outcome})


class UnsettledEnd(Pearls):
    """The end is not settled."""

    def settled(self, s: PearlsState) -> bool:
        return bool(s.frames)


class SettledAtTheEnd(Pearls):
    """Nothing is settled before the end."""

    def settled(self, s: PearlsState) -> bool:
        return not s.frames


TWINS: Twins = {
    "termination": (
        (TakesLonger, "goes on after 3 decisions"),
        (ScoresOneSeat, "are not the scores of"),
        (EndsWithTurnedScores, "are not the scores of"),
        (ScoresDoNotAddUp, "do not add up to its total"),
        (EndsEarly, "there is an outcome before the end"),
        (EndsWithoutOutcome, "or none at the end"),
        (placing("PlacesTwice", (1, 1)), "are not the places of"),
        (placing("NobodyFirst", (2,)), "nobody is on place 1"),
        (FirstIsNotScored, "who is not scored comes after all others"),
        (NobodyIsScored, "who is not scored comes after all others"),
        (placing("FewestWin", None), "does not have the most points"),
        (UnsettledEnd, "the end of a game is not settled"),
        (SettledAtTheEnd, "decisions 0 are asked when settled"),
    ),
}
