"""Regatta: everybody shows in turn how well they did, and a stake that the shuffle decides is added for all.

It is the smallest game that a server can run: a match is one decision of each seat, without secrets. So the village can
draw who does best from true strengths and still let the server create, play, end and rate every single match.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from kontor.core import (
    Action,
    Amount,
    BySeat,
    ComponentData,
    Emit,
    Event,
    Frame,
    Game,
    GameInfo,
    Outcome,
    Phase,
    Record,
    Refusal,
    Rng,
    Score,
    Seat,
    State,
    View,
    chance,
    rule,
)

S1, P1, E1 = rule("REG-S1"), rule("REG-P1"), rule("REG-E1")


class Perform(Action, frozen=True, tag="perform"):
    """A seat shows how well it did."""

    points: Amount


class Performed(Event, frozen=True, tag="performed"):
    """A seat has shown how well it did."""

    seat: Seat
    points: Amount


class PerformancesFrame(Frame, frozen=True, tag="performances"):
    """The seats that still have to show something."""

    to_show: tuple[Seat, ...]

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The first of them."""
        return self.to_show[:1]


class RegattaOptions(Record, frozen=True):
    """There are none."""


class RegattaState(State[PerformancesFrame]):
    """The stake, and what was shown; -1 for who has shown nothing."""

    stake: int
    shown: list[int]

    def clone(self) -> "RegattaState":
        """Return an independent copy."""
        return RegattaState(self.seed, self.seats, self.draws.copy(), self.frames.copy(), self.stake, self.shown.copy())


class RegattaView(View, frozen=True):
    """What everybody sees, which is all."""

    options: RegattaOptions
    stake: int
    shown: BySeat[int]
    frames: tuple[PerformancesFrame, ...]


class RegattaBox:
    """The highest stake and the highest performance."""

    def __init__(self, data: ComponentData) -> None:
        self.highest_stake: int = data.data["stake"]["highest"]
        self.highest: int = data.data["performance"]["highest"]


class Performances(Phase[RegattaState, PerformancesFrame, Perform]):
    """Everybody shows a performance once."""

    frame = PerformancesFrame
    verbs = (Perform,)

    def __init__(self, highest: int) -> None:
        self.highest = highest

    def candidates(self, s: RegattaState, frame: PerformancesFrame, seat: Seat) -> Iterable[Perform]:
        """Yield every performance."""
        return map(Perform, range(self.highest + 1))

    def check(self, s: RegattaState, frame: PerformancesFrame, seat: Seat, action: Perform) -> Refusal | None:
        """Refuse what nobody can do."""
        return None if action.points <= self.highest else Refusal(P1, {"highest": self.highest})

    def advance(self, s: RegattaState, frame: PerformancesFrame, seat: Seat, action: Perform, emit: Emit) -> None:
        """Note the performance."""
        s.shown[seat] = action.points
        emit(Performed(seat, action.points, rule=P1))
        s.replace(PerformancesFrame(frame.to_show[1:]))

    def resume(self, s: RegattaState, frame: PerformancesFrame, emit: Emit) -> None:
        """End the match."""
        s.pop()


class Regatta(Game[RegattaState, RegattaView, RegattaOptions, RegattaBox]):
    """The game of the village."""

    state_type = RegattaState
    view_type: ClassVar[type[View]] = RegattaView
    options_type = RegattaOptions
    action_types: ClassVar[tuple[type[Action], ...]] = (Perform,)
    event_types: ClassVar[tuple[type[Event], ...]] = (Performed,)
    rule_ids: ClassVar[tuple[str, ...]] = (S1, P1, E1)
    package = "village.regatta"

    def make_box(self, components: ComponentData) -> RegattaBox:
        """Return the figures of the box."""
        return RegattaBox(components)

    def make_info(self) -> GameInfo:
        """Return two to six seats, and no options."""
        return GameInfo("regatta", "REG", "Regatta", "nobody", (), (2, 3, 4, 5, 6), S1, (), 6, 1)

    def make_phases(self) -> Sequence[Phase[RegattaState, Any, Any]]:
        """Return the only phase."""
        return (Performances(self.box.highest),)

    def setup(self, seats: int, options: RegattaOptions, seed: bytes) -> RegattaState:
        """Draw the stake."""
        stake = chance(seed, "stake", 0).shuffled(range(self.box.highest_stake + 1))[0]
        return RegattaState(seed, seats, {"stake": 1}, [PerformancesFrame(tuple(range(seats)))], stake, [-1] * seats)

    def view(self, s: RegattaState, seat: Seat | None) -> RegattaView:
        """Return everything."""
        return RegattaView(
            seat=seat,
            scores=tuple(self.scores(s)),
            options=RegattaOptions(),
            stake=s.stake,
            shown=tuple(s.shown),
            frames=tuple(s.frames),
        )

    def hidden(self, s: RegattaState, seat: Seat | None) -> frozenset[str]:
        """Return nothing: there are no secrets."""
        return frozenset()

    def determinize(self, view: RegattaView, rng: Rng) -> RegattaState:
        """Return the state itself, with other luck."""
        return RegattaState(
            rng.bytes(32), len(view.shown), {"stake": 1}, list(view.frames), view.stake, list(view.shown)
        )

    def scores(self, s: RegattaState) -> Sequence[Score]:
        """Return performance and stake of each seat."""
        shown = [max(points, 0) for points in s.shown]
        return [
            Score(seat, points + s.stake, {"performance": points, "stake": s.stake})
            for seat, points in enumerate(shown)
        ]

    def final_outcome(self, s: RegattaState) -> Outcome:
        """Return the places; who did equally well shares one."""
        scores = self.scores(s)
        places = tuple(1 + sum(other.total > own.total for other in scores) for own in scores)
        return Outcome(places, tuple(scores))

    def settled(self, s: RegattaState) -> bool:
        """Return True if everybody has shown something."""
        return not s.frames

    def inventory(self, seats: int, options: RegattaOptions) -> Sequence[str]:
        """Return nothing: there are no components."""
        return ()

    def census(self, s: RegattaState) -> Sequence[str]:
        """Return nothing."""
        return ()

    def vocabulary(self) -> Mapping[str, Sequence[str | int]]:
        """Return nothing: an action names no thing."""
        return {}
