"""A match on a server, as one seat there sees it.

Only the server has the state. Whenever the match moved, a state that fits the view is made up here: the rules look only
at what the seat can see, so the menu, *why not?* and *what if?* are the same for every such state. At the end the
record is downloaded and replayed, so what is shown then has been verified here.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from time import sleep
from typing import Any, NamedTuple

from kontor.cli.errors import CliError
from kontor.cli.play.connection import Connection, ServerAwayError, ServerRefusedError
from kontor.cli.play.luck import OwnLuck
from kontor.cli.play.match_protocol import Advice, News, Sentence
from kontor.cli.play.remote_log import RemoteLog
from kontor.cli.play.wire import WireChat, WireEntry, WireHints, WireMatch, WireSecret
from kontor.cli.seating import PERSON
from kontor.client.position import Position
from kontor.core import (
    Action,
    Event,
    MatchRecord,
    Outcome,
    Seat,
    Seating,
    State,
    Texts,
    TieBreak,
    View,
    decode,
    encode,
    replay,
    seeded,
)

QUIET_SECONDS = 1.5
"""After this time without news the person is told who has to decide, and the chat is fetched."""
DISTANT = "distant"
"""The kind of a person at another keyboard."""
OVER, CLOSED = "over", "closed"


class RemoteEnding(NamedTuple):
    """What the server reveals after the end, and the state that the replayed record ends in."""

    record: MatchRecord
    secret: WireSecret
    state: State[Any]


class RemoteMatch:
    """A started match with one person at this keyboard."""

    def __init__(self, connection: Connection, match: WireMatch, me: Seat, return_command: str, luck: OwnLuck) -> None:
        self.connection = connection
        self.path = f"/matches/{match.match}"
        self.game = connection.run(connection.server.game_with(match.game, match.components))
        self.me = me
        self.people = (me,)
        self.names = [occupant.name for occupant in match.seats]
        self.seats = [
            Seating(occupant.name, PERSON if seat == me else occupant.level or DISTANT)
            for seat, occupant in enumerate(match.seats)
        ]
        self.committed_hash = luck.commitment or match.commitment
        self.luck = luck
        self.log = RemoteLog(self.game, self.me, self.names)
        self.position: Position | None = None
        self.min_seq = 0
        """The match has at least this many entries, so positions before it are outdated."""
        self.imagined: tuple[int, State[Any]] | None = None
        self.ending: RemoteEnding | None = None
        self.waited_for: tuple[Seat, ...] = ()
        self.was_lost = False
        self.chat_number = 0
        self.command = return_command
        self.seat = connection.join(match.match, self.game)

    @property
    def current(self) -> Position:
        """The last position from the server."""
        if self.position is None:
            raise ServerAwayError("no-answer", address=self.connection.address)
        return self.position

    @property
    def is_current(self) -> bool:
        """True if the position is as new as anything else that is known."""
        return self.position is not None and self.position.seq >= max(self.min_seq, self.log.seq)

    @property
    def state(self) -> State[Any]:
        """A state that fits the view; after the end the true one."""
        if self.ending is not None:
            return self.ending.state
        if self.imagined is None or self.imagined[0] != self.current.seq:
            seq = self.current.seq
            self.imagined = seq, self.game.determinize(self.current.view, seeded(seq))
        return self.imagined[1]

    @property
    def decider(self) -> Seat | None:
        """The seat of this person; None when the match is over."""
        return None if self.ending is not None else self.me

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""
        return None if self.ending is None else self.game.outcome(self.ending.state)

    @property
    def ties(self) -> tuple[TieBreak, ...]:
        """What set players of equal points apart; nothing while it is played."""
        return () if self.ending is None else self.game.tie_breaks(self.ending.state)

    @property
    def decision_count(self) -> int:
        """The number of decisions, without those that were undone."""
        return len(self.log.decisions)

    @property
    def return_command(self) -> str:
        """The command that brings this person back while the match is played."""
        return "" if self.ending is not None else self.command

    def wait_for_turn(self) -> Iterator[News]:
        """Wait until this person is asked or the match is over; yield the news."""
        while True:
            try:
                yield from self.news()
                if self.is_current and self.current.status == OVER:
                    self.ending = self.finish()
                    return
                if self.is_current and self.current.status == CLOSED:
                    raise CliError("table-closed")
                if self.is_current and self.me in self.current.deciders:
                    yield from self.new_chat()
                    self.waited_for = ()
                    return
                moved = self.seat.wait_beyond(self.position.seq if self.position else -1, QUIET_SECONDS)
            except ServerAwayError:
                sleep(QUIET_SECONDS)
                moved = False
            if not moved:
                yield from self.quiet_news()

    def news(self) -> Iterator[News]:
        """Take the latest position and yield what happened; the first time, since this person's last decision."""
        self.position = self.seat.position or self.position
        if self.position is None or self.position.seq <= self.log.seq:
            return
        is_first = self.log.seq < 0
        news = [self.log.add(entry) for entry in self.missing_entries(self.position)]
        if is_first:
            yield News(tuple(self.log.events_since(self.log.last_decision_of(self.me))))
        else:
            yield from news

    def missing_entries(self, position: Position) -> list[WireEntry]:
        """Return the log entries up to a position: those that came with it, or from the server if there is a gap."""
        entries = [decode(encode(entry), WireEntry) for entry in position.told]
        known_seq = self.log.seq
        if not entries or entries[0].seq > known_seq + 1:
            entries = []
            while not entries or entries[-1].seq < position.seq:
                last_seq = entries[-1].seq if entries else known_seq
                entries += self.connection.ask("GET", f"{self.path}/log", list[WireEntry], since=last_seq)
        return [entry for entry in entries if entry.seq > known_seq]

    def quiet_news(self) -> Iterator[News]:
        """Yield who has to decide, whether the connection is lost or restored, and new chat."""
        is_lost = self.seat.is_lost
        if is_lost != self.was_lost:
            self.was_lost = is_lost
            yield News(sentence=("line-lost" if is_lost else "line-back", {}))
        deciders = self.position.deciders if self.position else ()
        if not is_lost and deciders not in ((), self.waited_for) and self.me not in deciders:
            self.waited_for = deciders
            yield News(sentence=("waiting-for", {"seats": [("seat", seat) for seat in deciders]}))
        if not is_lost:
            yield from self.new_chat()

    def new_chat(self) -> Iterator[News]:
        """Yield what others wrote since the last time; if it cannot be fetched now, it comes later."""
        with suppress(CliError):
            for message in self.connection.ask("GET", f"{self.path}/chat", list[WireChat], since=self.chat_number):
                self.chat_number = message.number
                if message.seat != self.me:
                    yield News(sentence=("said", {"name": message.name, "text": message.text}))

    def view(self, seat: Seat | None) -> View:  # noqa: ARG002 - there is only one seat here
        """Return what this person may see."""
        return self.current.view

    def act(self, seat: Seat, action: Action) -> None:  # noqa: ARG002
        """Send a decision; when this returns, the server has stored it."""
        self.send(lambda: self.seat.play(action, self.current.seq))

    def undo(self) -> None:
        """Ask the server to undo the last decision."""
        self.send(lambda: self.seat.undo(self.current.seq))

    def send(self, command: Callable[[], int]) -> None:
        """Send a command, and note how long the log is at least after it."""
        try:
            self.min_seq = command()
        except ServerRefusedError as error:
            self.min_seq = max(self.min_seq, error.seq)
            raise

    def undo_barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Return why a seat cannot undo its last decision; None if nothing known here forbids it."""
        return self.log.undo_barrier(seat)

    def events_for(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:  # noqa: ARG002
        """Yield the events of all decisions from a number on, as this person may see them."""
        return self.log.events_since(since)

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""
        return self.log.last_decision_of(seat)

    def advise(self, seat: Seat, view: View, legal: Sequence[Action], texts: Texts) -> list[Advice]:  # noqa: ARG002
        """Ask the server for hints."""
        answer = self.connection.ask("POST", f"{self.path}/hints", WireHints)
        hints = [(decode(encode(hint.choice.action), self.game.action_union), hint) for hint in answer.hints]
        return [Advice(action, hint.share, hint.said(texts), answer.level) for action, hint in hints if action in legal]

    def chat(self, text: str) -> None:
        """Send a line to the others."""
        self.seat.chat(text)

    def record(self) -> MatchRecord:
        """Return the record; CliError before the end, because it reveals the seed."""
        if self.ending is None:
            raise CliError("record-later")
        return self.ending.record

    def finish(self) -> RemoteEnding:
        """Download the record and the secret of a match that is over, and replay it."""
        record = self.connection.ask("GET", f"{self.path}/record", MatchRecord)
        secret = self.connection.ask("GET", f"{self.path}/secret", WireSecret)
        return RemoteEnding(record, secret, replay(self.game, record))

    def commitment(self) -> Sentence:
        """Return the sentence with the hash of the server's secret, which nobody can choose any more."""
        return "commitment-server", {"hash": self.committed_hash}

    def revelation(self) -> list[Sentence]:
        """Return the sentences with the seed, and whether it follows from what was committed."""
        if self.ending is None:
            return []
        record, secret, _ = self.ending
        if record.branch:
            return [("end-branch", {"step": record.branch.step})]
        is_fair = (
            secret.matches_commitment(self.committed_hash)
            and secret.seed() == record.seed
            and not self.luck.is_missing(secret, self.me)
        )
        facts = {"secret": secret.secret, "hash": self.committed_hash}
        if not is_fair:
            return [("end-seed", {"seed": record.seed}), ("end-unfair", facts)]
        proof = self.luck.proves(secret, self.me, self.names)
        return [("end-seed", {"seed": record.seed}), ("end-fair", facts), proof]
