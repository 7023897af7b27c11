"""The file of a signed record: lines of JSON, each with a hash over itself and the hash before it.

    kontor-record 1
    <hash> {"part":"match",…}
    <hash> {"part":"luck",…}
    <hash> {"part":"step","step":1,…}
    <hash> {"part":"end",…}
    <hash> {"part":"signer",…}
    signature <signature>

The hash of a line is the SHA-256 of the hash before it, a space, the JSON and the end of the line. Bytes are hashed as
they are in the file, so nobody has to write JSON as we do to verify them. A file without signer and signature is
complete, too: it proves that it is consistent, not who wrote it.
"""

from datetime import datetime
from hashlib import sha256
from typing import TypeVar

from kontor.core import BranchStart, Continuation, MatchRecord, Outcome, Record, Seat, decode, encode
from kontor.core.errors import MalformedError
from kontor.core.recorder import Header, Move
from kontor.signed.errors import BrokenError, Place
from kontor.signed.keys import SigningKey

FIRST_LINE = b"kontor-record 1\n"
SIGNATURE = b"signature "
HASH_CHARACTERS = 64
SIGNATURE_CHARACTERS = 128
FIRST_STEP_LINE = 3
"""The line of step 1, where the first line is line 0."""


class MatchPart(Record, frozen=True, omit_defaults=True, tag_field="part", tag="match"):
    """What was fixed before the first step."""

    header: Header
    seed: str
    opening: str
    continued: Continuation | None = None
    """Where the match went on from its opening, because later rules lead elsewhere."""
    branch: BranchStart | None = None


class Luck(Record, frozen=True, omit_defaults=True):
    """What the seed came from: the SHA-256 of the secret was published before anybody sat down."""

    secret: str
    commitment: str
    strings: tuple[str, ...]
    sources: tuple[str, ...] = ()
    """Where each string came from, as far as it is known."""
    failed_reveals: int = 0


class LuckPart(Record, frozen=True, tag_field="part", tag="luck"):
    """What the seed came from; None where that is not known, or where the deal was prepared."""

    luck: Luck | None


class StepPart(Record, frozen=True, omit_defaults=True, tag_field="part", tag="step"):
    """One action, with the link that `kontor.core` hashes over what followed from it."""

    step: int
    seat: Seat
    action: dict[str, object]
    link: str
    continued: Continuation | None = None
    """Where the match went on from the position after this step, because later rules lead elsewhere."""


class EndPart(Record, frozen=True, tag_field="part", tag="end"):
    """How many steps there are, and the result."""

    steps: int
    result: Outcome | None


class Signer(Record, frozen=True, tag_field="part", tag="signer"):
    """Who signs, where and when."""

    public: str
    """The public key, in hex."""
    site: str
    """The address of the server; empty if it has none."""
    match: str
    """The id of the match there."""
    signed_at: datetime


class SignedRecord(Record, frozen=True):
    """A record as it is kept, with what its chain has shown."""

    record: MatchRecord
    luck: Luck | None
    last_hash: str
    signer: Signer | None = None
    signature: str = ""


def is_signed_record(data: bytes) -> bool:
    """Return True if a file is meant to be one: a changed first line does not make it something else."""
    return not data.lstrip().startswith(b"{")


def body(value: Record) -> bytes:
    """Return a part as JSON that may stand in a page as it is: without the sign that begins a tag."""
    return encode(value).replace(b"<", b"\\u003c")


def next_hash(before: str, content: bytes) -> str:
    """Return the hash of a line from the one before it and its JSON."""
    return sha256(before.encode() + b" " + content + b"\n").hexdigest()


def signed_message(last_hash: str) -> bytes:
    """Return what is signed: the first line, and the hash of the signer's line."""
    return FIRST_LINE + last_hash.encode() + b"\n"


def chained(before: str, parts: list[Record]) -> tuple[list[bytes], str]:
    """Return the lines of some parts, and the hash of the last one."""
    lines = []
    for part in parts:
        content = body(part)
        before = next_hash(before, content)
        lines.append(before.encode() + b" " + content + b"\n")
    return lines, before


def write_signed(
    record: MatchRecord, luck: Luck | None = None, key: SigningKey | None = None, signer: Signer | None = None
) -> bytes:
    """Return the file of a record; signed if a key and its signer are given."""
    after = {part.after: part for part in record.continued}
    parts: list[Record] = [
        MatchPart(record.header, record.seed, record.opening, after.get(0), record.branch),
        LuckPart(luck),
        *(
            StepPart(number, move.seat, move.action, move.link, after.get(number))
            for number, move in enumerate(record.moves, 1)
        ),
        EndPart(len(record.moves), record.result),
        *([signer] if key and signer else []),
    ]
    lines, last = chained(sha256(FIRST_LINE).hexdigest(), parts)
    if key and signer:
        lines.append(SIGNATURE + key.sign(signed_message(last)).encode() + b"\n")
    return FIRST_LINE + b"".join(lines)


def read_signed(data: bytes) -> SignedRecord:
    """Read a file and verify its chain; BrokenError names the place at which it was changed.

    The signature is read, not checked: `kontor.signed.checking` does that.
    """
    if not data.startswith(FIRST_LINE):
        raise BrokenError("broken-first-line", "file")
    reader = _Reader(data[len(FIRST_LINE) :].split(b"\n"))
    match = reader.part(MatchPart, "match")
    luck = reader.part(LuckPart, "luck").luck
    moves: list[Move] = []
    continued = [match.continued] if match.continued else []
    while reader.tag == b"step":
        step = reader.part(StepPart, "step")
        if step.step != len(moves) + 1:
            raise BrokenError("broken-order", "step", len(moves) + 1)
        moves.append(Move(step.seat, step.action, step.link))
        continued += [step.continued] if step.continued else []
    end = reader.part(EndPart, "end")
    if end.steps != len(moves):
        raise BrokenError("broken-order", "end")
    record = MatchRecord(
        match.header, match.seed, match.opening, tuple(moves), end.result, tuple(continued), match.branch
    )
    signer = None if reader.is_over else reader.part(Signer, "signer")
    last_hash, signature = reader.hash, reader.signature() if signer else ""
    if not reader.is_over:
        raise BrokenError("broken-order", "signature" if signer else "end")
    return SignedRecord(record, luck, last_hash, signer, signature)


P = TypeVar("P", bound=Record)


class _Reader:
    """The lines of a file after its first one."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines
        self.number = 1
        self.hash = sha256(FIRST_LINE).hexdigest()

    @property
    def line(self) -> bytes:
        """The next line, without its end; empty after the last one."""
        return self.lines[self.number - 1] if self.number <= len(self.lines) else b""

    @property
    def is_over(self) -> bool:
        """Whether the file ends here, with the end of a line."""
        return self.number == len(self.lines) and not self.line

    @property
    def tag(self) -> bytes:
        """The part that the next line says it is, whether or not its hash fits; `step` where it says nothing else."""
        named = self.line[HASH_CHARACTERS + 1 :].removeprefix(b'{"part":"').partition(b'"')[0]
        return b"end" if named in (b"end", b"signer") or self.line.startswith(SIGNATURE) else b"step"

    def part(self, type_: type[P], place: Place) -> P:
        """Read the next line, which has to be this part, and verify its hash."""
        step = self.number - FIRST_STEP_LINE + 1 if place == "step" else 0
        content = self.line[HASH_CHARACTERS + 1 :]
        if self.number >= len(self.lines):
            raise BrokenError("broken-short", place, step)
        computed = next_hash(self.hash, content)
        if self.line[: HASH_CHARACTERS + 1] != computed.encode() + b" ":
            raise BrokenError("broken-hash", place, step)
        try:
            value = decode(content, type_)
        except MalformedError as error:
            raise BrokenError("broken-part", place, step, why=error) from error
        self.number, self.hash = self.number + 1, computed
        return value

    def signature(self) -> str:
        """Read the signature, which ends the file."""
        written = self.line.removeprefix(SIGNATURE)
        is_whole = self.line.startswith(SIGNATURE) and len(written) == SIGNATURE_CHARACTERS
        if not is_whole or written.strip(b"0123456789abcdef") or self.number + 1 != len(self.lines):
            raise BrokenError("broken-signature", "signature")
        self.number += 1
        return written.decode()
