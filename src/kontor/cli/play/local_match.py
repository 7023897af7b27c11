"""A match at this terminal: who decides, what happened, and how far people may undo."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kontor.bots import DEFAULT_BUDGET, Bot, make_bot
from kontor.bots.hints import Adviser
from kontor.cli.errors import CliError
from kontor.cli.play.hints import adviser_of, in_words
from kontor.cli.play.match_protocol import Advice, News, Sentence
from kontor.cli.seating import PERSON
from kontor.core import (
    Action,
    AnyGame,
    Event,
    MatchRecord,
    Outcome,
    Recorder,
    Seat,
    Seating,
    State,
    Texts,
    TieBreak,
    View,
    chance,
)


class LocalDecision(msgspec.Struct, frozen=True):
    """A decision and its events, with the state before it."""

    seat: Seat
    action: Action
    before: State[Any]
    events: tuple[Event, ...]
    sealed: bool


class LocalMatch:
    """A recorded match of people and bots; it keeps every state, so that people can undo."""

    return_command = ""

    def __init__(self, game: AnyGame, seats: Sequence[Seating], options: Any, seed: bytes) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.recorder = Recorder(game, seats, options, seed)
        self.decisions: list[LocalDecision] = []
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(seating.kind, game) for seat, seating in enumerate(seats) if seating.kind != PERSON
        }
        self.bot_seed = chance(seed, "bots", 0).bytes(32)
        """The seed of the bots' luck; the seed of the shuffle cannot be computed from it."""
        self.adviser: Adviser | None = None

    @property
    def people(self) -> list[Seat]:
        """The seats at this keyboard."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def decision_count(self) -> int:
        """The number of decisions, without those that were undone."""
        return len(self.decisions)

    @property
    def state(self) -> State[Any]:
        """The state; pass it to the rules only."""
        state: State[Any] = self.recorder.state
        return state

    @property
    def decider(self) -> Seat | None:
        """The seat that has to decide; None when the match is over."""
        deciders = self.game.deciders(self.state)
        return deciders[0] if deciders else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""
        return self.game.outcome(self.state)

    @property
    def ties(self) -> tuple[TieBreak, ...]:
        """What set players of equal points apart; nothing while it is played."""
        return () if self.outcome is None else self.game.tie_breaks(self.state)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may see."""
        view: View = self.game.view(self.state, seat)
        return view

    def legal(self, seat: Seat) -> list[Action]:
        """Return what a seat may do."""
        return self.game.legal_actions(self.state, seat)

    def act(self, seat: Seat, action: Action) -> None:
        """Play an action."""
        before = self.state
        step = self.recorder.play(seat, action)
        self.decisions.append(LocalDecision(seat, action, before, step.events, step.sealed))

    def wait_for_turn(self) -> Iterator[News]:
        """Let the bots play; they are fast, so there is no news to print in between."""
        self.let_bots_play()
        return iter(())

    def let_bots_play(self) -> None:
        """Play the bots' decisions until a person is asked or the match is over."""
        while (seat := self.decider) is not None and seat in self.bots:
            seed = self.seed_for("bot", seat)
            self.act(seat, self.bots[seat].decide(self.view(seat), self.legal(seat), DEFAULT_BUDGET, seed).action)

    def seed_for(self, purpose: str, seat: Seat) -> bytes:
        """Return a seed for thinking about the next decision; it depends on nothing that was asked before."""
        return chance(self.bot_seed, f"{purpose}/{seat}", len(self.decisions)).bytes(32)

    def undo_barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Return why a seat cannot undo its last decision (a message key and the seat it is about), or None."""
        if not self.decisions:
            return "undo-nothing", seat
        last = self.decisions[-1]
        if last.seat != seat:
            return "undo-other", last.seat
        return ("undo-sealed", seat) if last.sealed else None

    def undo(self) -> None:
        """Undo the last decision."""
        last = self.decisions.pop()
        self.recorder.rewind(len(self.decisions), last.before)

    def events_for(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:
        """Yield the events of all decisions from number `since` on, as a seat may see them; 0 includes the opening."""
        events = [event for decision in self.decisions[since:] for event in decision.events]
        for event in events if since else (*self.recorder.opening_events, *events):
            seen = event.seen_by(seat)
            if seen is not None:
                yield seen

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""
        return next((n for n in range(len(self.decisions) - 1, -1, -1) if self.decisions[n].seat == seat), 0)

    def advise(self, seat: Seat, view: View, legal: Sequence[Action], texts: Texts) -> list[Advice]:
        """Return a trader's hints; they have their own luck, so asking changes nothing that the bots will do."""
        self.adviser = self.adviser or adviser_of(self.game)
        seed = self.seed_for("hint", seat)
        hints = self.adviser.advise(view, legal, DEFAULT_BUDGET, seed)
        if len(legal) > 1:
            hints = self.adviser.foresee(view, hints, seed)
        return in_words(hints, self.game, texts, len(legal))

    def chat(self, text: str) -> None:  # noqa: ARG002 - the signature of every match
        """Refuse: everybody who could read it sits at this keyboard."""
        raise CliError("say-nobody")

    def record(self) -> MatchRecord:
        """Return the record of the match so far."""
        return self.recorder.record()

    def commitment(self) -> Sentence:
        """Return the sentence with the hash of the seed."""
        return "commitment", {"hash": self.recorder.header.seed_sha256}

    def revelation(self) -> list[Sentence]:
        """Return the sentences with the seed and, once more, its hash."""
        return [("end-seed", {"seed": self.seed.hex()}), ("end-hash", {"hash": self.recorder.header.seed_sha256})]
