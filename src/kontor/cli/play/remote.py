"""A match at a server, as one seat there sees it.

The server knows the position; here it is imagined anew from the view whenever it moved. The rules look only at what the
seat can see, so the menu, *why not?* and *what if?* are the same in every such world. At the end the record is
fetched and played again: what is shown then was checked here.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from time import sleep
from typing import Any

from kontor.cli.language import CliError
from kontor.cli.play.advice import Advice, reasons_listed
from kontor.cli.play.line import AwayError, Line, SaidNoError
from kontor.cli.play.luck import is_committed, seed_of
from kontor.cli.play.match_protocol import News, Sentence
from kontor.cli.play.story import Story
from kontor.cli.play.wire import Entry, Hints, Opened, Said, Table
from kontor.cli.seating import PERSON
from kontor.client.position import Position
from kontor.core import (
    Action,
    Event,
    MatchRecord,
    Seat,
    Seating,
    State,
    Texts,
    View,
    decode,
    encode,
    registry,
    replay,
    seeded,
)

QUIET = 1.5
"""When nothing happened for so many seconds, it is said for whom one waits, and looked whether somebody talks."""
DISTANT = "distant"
OVER = "over"


class RemoteMatch:
    """A started match, with one person at this keyboard."""

    def __init__(self, line: Line, table: Table, way_back: str, entropy: str | None = None) -> None:
        assert table.seat is not None
        self.line = line
        self.path = f"/matches/{table.match}"
        self.game = registry.game(table.game)
        self.me = table.seat
        self.people = (table.seat,)
        self.names = [chair.name for chair in table.seats]
        self.seats = [
            Seating(chair.name, PERSON if seat == table.seat else chair.level or DISTANT)
            for seat, chair in enumerate(table.seats)
        ]
        self.commitment = table.commitment
        self.entropy = entropy
        """What this seat added to the luck; None if that was in another run of the command."""
        self.comes_back = way_back
        self.story = Story(self.game, self.me, self.names)
        self.position: Position | None = None
        self.least = 0
        """The match stands at least here: what was told before is old."""
        self.imagined: tuple[int, State[Any]] | None = None
        self.ending: tuple[MatchRecord, Opened, State[Any]] | None = None
        self.waited_for: tuple[Seat, ...] = ()
        self.lost = False
        self.said = 0
        line.sit_at(table.match, self.game)

    @property
    def seen(self) -> Position:
        """The position as it was last told."""
        assert self.position is not None
        return self.position

    @property
    def state(self) -> State[Any]:
        """A possible world; after the end the true one."""
        if self.ending is not None:
            return self.ending[2]
        seen = self.seen
        if self.imagined is None or self.imagined[0] != seen.seq:
            self.imagined = seen.seq, self.game.determinize(seen.view, seeded(seen.seq))
        return self.imagined[1]

    @property
    def decider(self) -> Seat | None:
        """The own seat; None when the match is over."""
        return None if self.ending is not None else self.me

    @property
    def played(self) -> int:
        """How many decisions count."""
        return len(self.story.decisions)

    @property
    def way_back(self) -> str:
        """The command that brings this person back, as long as the match goes on."""
        return "" if self.ending is not None else self.comes_back

    def until_asked(self) -> Iterator[News]:
        """Wait for the own turn or the end."""
        while True:
            try:
                yield from self.news()
                if self.seen_now and self.seen.status == OVER:
                    self.ending = self.finish()
                    return
                if self.seen_now and self.me in self.seen.deciders:
                    yield from self.heard()
                    self.waited_for = ()
                    return
                moved = self.line.moved(self.position.seq if self.position else -1, QUIET)
            except AwayError:
                sleep(QUIET)
                moved = False
            if not moved:
                yield from self.silence()

    @property
    def seen_now(self) -> bool:
        """Whether the position is as new as anything else that is known."""
        return self.position is not None and self.position.seq >= max(self.least, self.story.seq)

    def news(self) -> Iterator[News]:
        """Look where the match stands, and yield what happened since; at first, since the own last decision."""
        self.position = self.line.position or self.position
        if self.position is None or self.position.seq <= self.story.seq:
            return
        first = self.story.seq < 0
        told = [self.story.add(entry) for entry in self.missed(self.position)]
        yield from [News(tuple(self.story.told(self.story.last_decision_of(self.me))))] if first else told

    def missed(self, position: Position) -> list[Entry]:
        """Return the entries of the log up to a position: as it came along, or else as the server has it."""
        told = [decode(encode(each), Entry) for each in position.told]
        known = self.story.seq
        if not told or told[0].seq > known + 1:
            told = []
            while not told or told[-1].seq < position.seq:
                last = told[-1].seq if told else known
                told += self.line.ask("GET", f"{self.path}/log", list[Entry], since=last)
        return [entry for entry in told if entry.seq > known]

    def silence(self) -> Iterator[News]:
        """Say for whom one waits, and whether the server is there; listen to what people say."""
        lost = self.line.is_lost
        if lost != self.lost:
            self.lost = lost
            yield News(sentence=("line-lost" if lost else "line-back", {}))
        deciders = self.position.deciders if self.position else ()
        if not lost and deciders not in ((), self.waited_for) and self.me not in deciders:
            self.waited_for = deciders
            yield News(sentence=("waiting-for", {"seats": [("seat", seat) for seat in deciders]}))
        if not lost:
            yield from self.heard()

    def heard(self) -> Iterator[News]:
        """Yield what others said since the last time; whatever cannot be heard now is heard later."""
        with suppress(CliError):
            for said in self.line.ask("GET", f"{self.path}/chat", list[Said], since=self.said):
                self.said = said.number
                if said.seat != self.me:
                    yield News(sentence=("said", {"name": said.name, "text": said.text}))

    def view(self, seat: Seat | None) -> View:  # noqa: ARG002 - there is but one seat here
        """Return what the own seat may know."""
        return self.seen.view

    def act(self, seat: Seat, action: Action) -> None:  # noqa: ARG002
        """Send a decision; when this returns, it is on the server's disk."""
        self.send(lambda: self.line.play(action, self.seen.seq))

    def undo(self) -> None:
        """Ask to take the last decision back."""
        self.send(lambda: self.line.undo(self.seen.seq))

    def send(self, command: Callable[[], int]) -> None:
        """Send a command, and note from where on the match is worth looking at."""
        try:
            self.least = command()
        except SaidNoError as error:
            self.least = max(self.least, error.seq)
            raise

    def barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Say why a seat cannot take its last decision back, as far as that is known here."""
        return self.story.barrier(seat)

    def told(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:  # noqa: ARG002
        """Yield what the own seat has learned."""
        return self.story.told(since)

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""
        return self.story.last_decision_of(seat)

    def advise(self, seat: Seat, view: View, legal: Sequence[Action], texts: Texts) -> list[Advice]:  # noqa: ARG002
        """Ask the server what a bot of its would do."""
        told = self.line.ask("POST", f"{self.path}/hints", Hints)
        hints = [(decode(encode(hint.choice.action), self.game.action_union), hint) for hint in told.hints]
        return [
            Advice(action, hint.share, reasons_listed(list(hint.reasons), texts))
            for action, hint in hints
            if action in legal
        ]

    def chat(self, text: str) -> None:
        """Say something to the table."""
        self.line.chat(text)

    def record(self) -> MatchRecord:
        """Return the record; CliError before the end, because it opens the shuffle."""
        if self.ending is None:
            raise CliError("record-later")
        return self.ending[0]

    def finish(self) -> tuple[MatchRecord, Opened, State[Any]]:
        """Fetch the record and the secret of a match that is over, and play it again."""
        record = self.line.ask("GET", f"{self.path}/record", MatchRecord)
        opened = self.line.ask("GET", f"{self.path}/secret", Opened)
        return record, opened, replay(self.game, record)

    def promise(self) -> Sentence:
        """Say what the shuffle is bound to: the secret of the server, which nobody can choose any more."""
        return "commitment-server", {"hash": self.commitment}

    def opened(self) -> list[Sentence]:
        """Say what the seed was, and whether it came from what was promised."""
        assert self.ending is not None
        record, opened, _ = self.ending
        fair = (
            is_committed(opened.secret, self.commitment)
            and seed_of(opened.secret, opened.entropies) == record.seed
            and self.entropy in (None, *opened.entropies[self.me : self.me + 1])
        )
        facts = {"secret": opened.secret, "hash": self.commitment}
        return [("end-seed", {"seed": record.seed}), ("end-fair" if fair else "end-unfair", facts)]
