"""A table set up by hand: place a frame, put the cards where the rule needs them, play, and look."""

from typing import Any, Generic, Self, TypeVar

from kontor.core import Action, AnyGame, Event, Frame, Refusal, Seat, State

S = TypeVar("S", bound=State[Any])
E = TypeVar("E", bound=Event)


class Scenario(Generic[S]):
    """A match in the middle of a rule. A game's own tests add verbs that move its components."""

    def __init__(self, game: AnyGame, seats: int, seed: bytes = bytes(32), **options: Any) -> None:
        self.game = game
        self.options = game.options(options)
        self.state: S = game.start(seats, self.options, seed)
        self.events: list[Event] = []
        self.sealed = False

    def frame(self, *frames: Frame) -> Self:
        """Replace all open questions by these, the top one last."""
        self.state.frames[:] = frames
        return self

    def settle(self) -> Self:
        """Let the rules go on until somebody has to decide."""
        self.game.settle(self.state, self.events.append)
        return self

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return self.game.deciders(self.state)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Return which rule forbids the action."""
        return self.game.check(self.state, seat, action)

    def view(self, seat: Seat | None) -> Any:
        """Return what the seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat) -> list[Action]:
        """Return what the seat may do."""
        return self.game.legal_actions(self.state, seat)

    def play(self, seat: Seat, *actions: Action) -> Self:
        """Apply actions of one seat; `events` and `sealed` tell of the last one."""
        for action in actions:
            step = self.game.apply(self.state, seat, action)
            self.state, self.events, self.sealed = step.state, list(step.events), step.sealed
        return self

    def event(self, type_: type[E]) -> E:
        """Return the only event of a type in the last step."""
        found = [event for event in self.events if isinstance(event, type_)]
        assert len(found) == 1, f"{len(found)} events {type_.__name__} in {self.events}"
        return found[0]

    def assert_census(self) -> Self:
        """Demand that no component was lost or doubled."""
        inventory = self.game.inventory(self.state.seats, self.options)
        assert list(self.game.census(self.state)) == list(inventory)
        return self
