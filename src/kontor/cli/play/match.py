"""A match at this terminal: who decides, what happened, and how far one may go back."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kontor.bots import DEFAULT_BUDGET, Bot, make_bot
from kontor.bots.hints import Adviser
from kontor.cli.language import CliError
from kontor.cli.play.advice import Advice, adviser_of, in_words
from kontor.cli.play.match_protocol import News, Sentence
from kontor.cli.seating import PERSON
from kontor.core import (
    Action,
    AnyGame,
    Event,
    MatchRecord,
    Recorder,
    Seat,
    Seating,
    State,
    Texts,
    View,
    chance,
)


class Decision(msgspec.Struct, frozen=True):
    """One decision that was carried out, with the state before it."""

    seat: Seat
    before: State[Any]
    events: tuple[Event, ...]
    sealed: bool


class Match:
    """A recorded match with people and bots; it keeps every state, so that people can take decisions back."""

    way_back = ""

    def __init__(self, game: AnyGame, seats: Sequence[Seating], options: Any, seed: bytes) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.recorder = Recorder(game, seats, options, seed)
        self.decisions: list[Decision] = []
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(seating.kind, game) for seat, seating in enumerate(seats) if seating.kind != PERSON
        }
        self.luck = chance(seed, "bots", 0).bytes(32)
        """The seed of the bots' luck: from it nobody gets back to the shuffle."""
        self.adviser: Adviser | None = None

    @property
    def people(self) -> list[Seat]:
        """The seats at this keyboard."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def played(self) -> int:
        """How many decisions count."""
        return len(self.decisions)

    @property
    def state(self) -> State[Any]:
        """The position now; only the rules may look at it."""
        return self.recorder.state

    @property
    def decider(self) -> Seat | None:
        """The seat that is asked; None when the match is over."""
        deciders = self.game.deciders(self.state)
        return deciders[0] if deciders else None

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def legal(self, seat: Seat) -> list[Action]:
        """Return what a seat may do."""
        return self.game.legal_actions(self.state, seat)

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out a decision."""
        before = self.state
        step = self.recorder.play(seat, action)
        self.decisions.append(Decision(seat, before, step.events, step.sealed))

    def until_asked(self) -> Iterator[News]:
        """Let the bots play; nothing has to be told meanwhile, because nobody waits for them."""
        self.let_bots_play()
        return iter(())

    def let_bots_play(self) -> None:
        """Carry out decisions until a person is asked or the match is over."""
        while (seat := self.decider) is not None and seat in self.bots:
            seed = self.fresh_seed("bot", seat)
            self.act(seat, self.bots[seat].decide(self.view(seat), self.legal(seat), DEFAULT_BUDGET, seed).action)

    def fresh_seed(self, stream: str, seat: Seat) -> bytes:
        """Return luck for what is thought about the next decision; each stream has its own, and none is used up."""
        return chance(self.luck, f"{stream}/{seat}", len(self.decisions)).bytes(32)

    def barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Say why a seat cannot take its last decision back: a message key and the seat it is about."""
        if not self.decisions:
            return "undo-nothing", seat
        last = self.decisions[-1]
        if last.seat != seat:
            return "undo-other", last.seat
        return ("undo-sealed", seat) if last.sealed else None

    def undo(self) -> None:
        """Take the last decision back."""
        last = self.decisions.pop()
        self.recorder.rewind(len(self.decisions), last.before)

    def told(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:
        """Yield what a seat has learned of all decisions from a number on; from 0 on also of the opening."""
        events = [event for decision in self.decisions[since:] for event in decision.events]
        for event in events if since else (*self.recorder.opening_events, *events):
            seen = event.seen_by(seat)
            if seen is not None:
                yield seen

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""
        return next((n for n in range(len(self.decisions) - 1, -1, -1) if self.decisions[n].seat == seat), 0)

    def advise(self, seat: Seat, view: View, legal: Sequence[Action], texts: Texts) -> list[Advice]:
        """Return what a trader thinks; its luck is its own, so no bot at the table plays otherwise."""
        self.adviser = self.adviser or adviser_of(self.game)
        hints = self.adviser.advise(view, legal, DEFAULT_BUDGET, self.fresh_seed("hint", seat))
        return [in_words(hint, texts) for hint in hints]

    def chat(self, text: str) -> None:  # noqa: ARG002 - every match is talked at alike
        """Refuse: whoever could hear it sits here."""
        raise CliError("say-nobody")

    def record(self) -> MatchRecord:
        """Return the record of the match so far."""
        return self.recorder.record()

    def promise(self) -> Sentence:
        """Say what the shuffle is bound to: the hash of its seed."""
        return "commitment", {"hash": self.recorder.header.seed_sha256}

    def opened(self) -> list[Sentence]:
        """Say what the seed was, and its hash once more."""
        return [("end-seed", {"seed": self.seed.hex()}), ("end-hash", {"hash": self.recorder.header.seed_sha256})]
