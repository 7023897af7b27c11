"""What the screen needs of a match, whether it is played at this keyboard alone or at a server."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from kontor.cli.play.advice import Advice
from kontor.core import Action, AnyGame, Event, MatchRecord, Seat, Seating, State, Texts, View

Sentence: TypeAlias = tuple[str, Mapping[str, Any]]
"""The key of a message and its facts."""


class News(NamedTuple):
    """What is told while others decide: what happened in the game, or a sentence about the table."""

    events: tuple[Event, ...] = ()
    sentence: Sentence | None = None


class Playable(Protocol):
    """A match with one or more people at this keyboard. What cannot be done is a CliError, and the question stands."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def seats(self) -> Sequence[Seating]:
        """Who takes part."""

    @property
    def people(self) -> Sequence[Seat]:
        """The seats at this keyboard."""

    @property
    def state(self) -> State[Any]:
        """The position, or one that looks the same to the seat that is asked; only the rules may look at it."""

    @property
    def decider(self) -> Seat | None:
        """The seat at this keyboard that is asked; None when the match is over."""

    @property
    def played(self) -> int:
        """How many decisions count."""

    @property
    def way_back(self) -> str:
        """The command that brings a person back later; empty where the match ends with the command."""

    def until_asked(self) -> Iterator[News]:
        """Let the others decide until somebody here is asked or the match is over; yield what is told meanwhile."""

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know."""

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out a decision."""

    def barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Say why a seat cannot take its last decision back: a message key and the seat it is about."""

    def undo(self) -> None:
        """Take the last decision back."""

    def told(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:
        """Yield what a seat has learned of all decisions from a number on; from 0 on also of the opening."""

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""

    def advise(self, seat: Seat, view: View, legal: Sequence[Action], texts: Texts) -> Sequence[Advice]:
        """Return the best answers to the open question."""

    def chat(self, text: str) -> None:
        """Say something to the others."""

    def record(self) -> MatchRecord:
        """Return the record, which opens the shuffle."""

    def promise(self) -> Sentence:
        """Say before the first decision what the shuffle is bound to."""

    def opened(self) -> Sequence[Sentence]:
        """Say after the last decision what the shuffle was, and how that is checked."""
