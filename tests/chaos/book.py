"""The book of a run: what people sent, what was answered, and what every socket was told."""

from collections import Counter
from hashlib import blake2b
from time import monotonic
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from chaos.windows import Windows
from kontor.core import Seat

DIGEST_BYTES = 8
"""Bytes kept of the hash of an entry: enough, because nobody tries to forge one."""
Say: TypeAlias = Literal["play", "undo", "chat"]
End: TypeAlias = Literal["open", "done", "refused"]


class Acknowledged(NamedTuple):
    """What the server acknowledged as stored: an action, or None for an undo."""

    match: str
    seq: int
    seat: Seat
    key: str
    action: Any


class SentCommand(msgspec.Struct):
    """A command that was sent over a socket, and its end; `lost` if a connection broke before the answer."""

    match: str
    seat: Seat
    key: str
    say: Say
    content: Any
    """The action, the text that was said, or None for an undo."""
    end: End = "open"
    number: int | None = None
    """The entry or the line that the answer named."""
    lost: bool = False


class Given(NamedTuple):
    """An instruction that the server acknowledged."""

    match: str
    seat: Seat
    number: int
    order: Any


class Sleeper(NamedTuple):
    """A seat whose person never answers, so that the flag must fall."""

    match: str
    seat: Seat


class Book:
    """What all people know together."""

    def __init__(self) -> None:
        self.windows = Windows()
        self.started: list[str] = []
        self.over: set[str] = set()
        self.left: set[str] = set()
        """Matches that still moved at the end, when their people stood up."""
        self.acknowledged: list[Acknowledged] = []
        self.commands: list[SentCommand] = []
        self.told: dict[tuple[str, Seat], dict[int, bytes]] = {}
        """The digest of every entry that a seat's socket was told, by its number."""
        self.heard: dict[str, dict[int, tuple[Seat, str]]] = {}
        """Every chat line that a socket was told, by match and number."""
        self.contradictions: list[tuple[str, str]] = []
        """Matches whose sockets were told one thing and then another, and what."""
        self.sleepers: list[Sleeper] = []
        self.given: list[Given] = []
        self.rated: list[str] = []
        """Matches that count, and have started."""
        self.received: list[str] = []
        """The ids of the messages that the webhook got, also those that came twice."""
        self.unanswered = Counter[str]()
        """Requests that had to be sent again, by the reason."""
        self.longest_wait_seconds = 0.0
        """The longest time that a player waited for the answer to an action."""

        self.answer_seconds: list[float] = []
        """From each action to its answer."""
        self.showing_seconds: list[float] = []
        """From each answer until the socket that got it was shown the entry."""
        self.not_shown: dict[tuple[str, Seat], tuple[int, float]] = {}
        """The entry that was acknowledged and not shown yet, and since when."""

    def acknowledge(self, done: Acknowledged) -> None:
        """Note a move that the server says is stored."""
        self.acknowledged.append(done)
        self.windows.acknowledge(monotonic())
        if done.seq in self.told.get((done.match, done.seat), {}):
            self.showing_seconds.append(0.0)
        else:
            self.not_shown[done.match, done.seat] = (done.seq, monotonic())

    def tell(self, match: str, seat: Seat, entries: list[dict[str, Any]]) -> None:
        """Note entries that a socket was told."""
        known = self.told.setdefault((match, seat), {})
        waited_for, since = self.not_shown.get((match, seat), (None, 0.0))
        if any(entry["seq"] == waited_for for entry in entries):
            self.showing_seconds.append(monotonic() - since)
            del self.not_shown[match, seat]
        for entry in entries:
            told = digest_of(entry)
            if known.setdefault(entry["seq"], told) != told:
                self.contradictions.append((match, f"told seat {seat} two versions of entry {entry['seq']}"))

    def hear(self, match: str, lines: list[dict[str, Any]]) -> None:
        """Note chat lines that a socket was told."""
        known = self.heard.setdefault(match, {})
        for line in lines:
            said = (line["seat"], line["text"])
            if known.setdefault(line["number"], said) != said:
                self.contradictions.append((match, f"told two versions of line {line['number']}"))

    def show(self, match: str, seat: Seat, known: int, seq: int) -> None:
        """Note that a socket which knows an entry is shown a position, and whether that is older."""
        if seq < known:
            self.contradictions.append((match, f"showed seat {seat} entry {known} and later only {seq}"))

    @property
    def unknown(self) -> list[SentCommand]:
        """The commands whose end was not known when a connection broke, and those that were never answered."""
        return [command for command in self.commands if command.lost or command.end == "open"]


def digest_of(entry: dict[str, Any]) -> bytes:
    """Return a digest of an entry as a socket is told it."""
    return blake2b(msgspec.json.encode(entry, order="sorted"), digest_size=DIGEST_BYTES).digest()
