"""What the screen needs of a match, whether it is played at this keyboard alone or on a server."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from kontor.core import Action, AnyGame, Event, MatchRecord, Outcome, Seat, Seating, State, Texts, TieBreak, View

Sentence: TypeAlias = tuple[str, Mapping[str, Any]]
"""The key of a message and its facts."""


class News(NamedTuple):
    """What is printed while others decide: events of the game, or a sentence about the match."""

    events: tuple[Event, ...] = ()
    sentence: Sentence | None = None


class Advice(NamedTuple):
    """A recommended action, its share of the win, why and what then, and the level of the bot that says so."""

    action: Action
    share: float
    sentence: str
    """One sentence that says why, then what is known about the next step and about the points at the end."""
    level: str


class MatchProtocol(Protocol):
    """A match with at least one person at this keyboard.

    A method that cannot do what was asked raises CliError, and the open question stays open.
    """

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
        """The state, or one that looks the same to the seat that decides; pass it to the rules only."""

    @property
    def decider(self) -> Seat | None:
        """The seat at this keyboard that has to decide; None when the match is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""

    @property
    def ties(self) -> tuple[TieBreak, ...]:
        """What set players of equal points apart; nothing while it is played."""

    @property
    def decision_count(self) -> int:
        """The number of decisions, without those that were undone."""

    @property
    def return_command(self) -> str:
        """The command that brings a person back later; empty if the match ends with the command."""

    def wait_for_turn(self) -> Iterator[News]:
        """Let the others decide until a seat at this keyboard is asked or the match is over; yield the news."""

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may see."""

    def act(self, seat: Seat, action: Action) -> None:
        """Play an action."""

    def undo_barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Return why a seat cannot undo its last decision (a message key and the seat it is about), or None."""

    def undo(self) -> None:
        """Undo the last decision."""

    def events_for(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:
        """Yield the events of all decisions from number `since` on, as a seat may see them; 0 includes the opening."""

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""

    def advise(self, seat: Seat, view: View, legal: Sequence[Action], texts: Texts) -> Sequence[Advice]:
        """Return the best answers to the open question, the best one first."""

    def chat(self, text: str) -> None:
        """Send a line to the others."""

    def record(self) -> MatchRecord:
        """Return the record, which reveals the seed."""

    def commitment(self) -> Sentence:
        """Return the sentence that commits the shuffle before the first decision."""

    def revelation(self) -> Sequence[Sentence]:
        """Return the sentences that reveal the seed after the last decision, and how to check it."""
