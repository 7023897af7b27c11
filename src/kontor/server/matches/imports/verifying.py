"""Verifying a file before it is kept: by the code of `kontor verify`, and nothing in it is taken on trust.

What is stored is what today's rules make of the moves, never a position or an event of the file.
"""

from typing import Any, NamedTuple
from zlib import compressobj

from kontor.core import (
    AnyGame,
    KontorError,
    MatchRecord,
    Outcome,
    RecordError,
    RefusedError,
    Seat,
    Step,
    encode,
    verify,
)
from kontor.core.records import Action, Event
from kontor.server.errors import ServerError
from kontor.server.logs import log
from kontor.server.matches.read.files import RecordFile, read_file
from kontor.server.matches.texts_checked import LAYOUT, fits, turns
from kontor.server.store.matches.imports import ImportedEntry
from kontor.signed import Signer
from kontor.signed.checking import check_origin
from kontor.signed.page import is_page, record_in

MAX_RECORD_BYTES = 1024 * 1024
"""Size of a record: ten times what the longest matches take."""
MAX_STEPS = 5_000
"""Moves of a record: ten times what the longest matches have."""
MAX_NAME_CHARACTERS = 60
"""Characters of a name, and of the level of a bot."""
MAX_SITE_CHARACTERS = 200
"""Characters of the address of a server."""
YEARS = range(2000, 9000)
"""Years in which a file can have been signed; beyond, time zones lead out of the calendar."""
COMPRESSION = 9


class UnfitImportError(ServerError):
    """A file cannot be imported; the text says what to do instead."""


class Played(NamedTuple):
    """What today's rules make of a record."""

    state: Any
    """The last position."""
    outcome: Outcome
    entries: tuple[ImportedEntry, ...]
    """The opening, and each move with its events."""
    positions: bytes
    """All positions, as `StoredPositions` has them."""


def read_import(data: bytes) -> tuple[bytes, RecordFile]:
    """Return the record of a file, or in a page, and what it says; KontorError if it is none that can be imported."""
    if is_page(data):
        data = record_in(data)
    if len(data) > MAX_RECORD_BYTES:
        raise UnfitImportError("import-long")
    try:
        file = read_file(data)
    except RecursionError as error:
        raise UnfitImportError("import-unreadable") from error
    demand_importable(file.record)
    if file.signed and file.signed.signer:
        demand_shown(file.signed.signer)
    return data, file


def demand_shown(signer: Signer) -> None:
    """Refuse what a signer says of itself if it cannot be stored and shown: its address, and the time."""
    has_address = not signer.site or is_readable(signer.site, MAX_SITE_CHARACTERS)
    if not has_address or signer.signed_at.tzinfo is None or signer.signed_at.year not in YEARS:
        raise UnfitImportError("import-unreadable")


def demand_importable(record: MatchRecord) -> None:
    """Refuse a record that is not over, begins in a position that nothing proves, or names people unreadably."""
    if len(record.moves) > MAX_STEPS:
        raise UnfitImportError("import-long")
    if record.result is None:
        raise UnfitImportError("import-unfinished")
    if record.branch is not None:
        raise UnfitImportError("import-branch")
    if record.continued:
        raise UnfitImportError("import-former")
    for seating in record.header.seats:
        if not is_readable(seating.name) or not is_readable(seating.kind):
            raise UnfitImportError("import-name", most=MAX_NAME_CHARACTERS)


def is_readable(text: str, most: int = MAX_NAME_CHARACTERS) -> bool:
    """Return True if a text may stand where a name does: one line, not empty, and nothing that turns it around."""
    one_line = text == text.strip() and not any(sign in LAYOUT for sign in text)
    return bool(text) and one_line and fits(text, most) and not turns(text)


def play_through(game: AnyGame, file: RecordFile, name: str) -> Played:
    """Replay the record of a file, verify every move and its luck; KontorError says where it was changed.

    A forged record may lead rules to places where no player gets; whatever they raise there, it is the file's fault.
    `name` is what the log calls it.
    """
    try:
        return _play_through(game, file)
    except KontorError:
        raise
    except Exception as error:
        # Not counted as a match that failed: nobody should be able to wake the host with a file.
        log.warning("import-unreadable", file=name, exc_info=error)
        raise UnfitImportError("import-unreadable") from error


def _play_through(game: AnyGame, file: RecordFile) -> Played:
    record, header = file.record, file.record.header
    options = game.stored_options(header.options)
    refusal = game.check_setup(len(header.seats), options)
    if refusal:
        raise RefusedError(refusal, game)
    check_origin(record, file.signed)
    told: list[Event] = []
    packer, packed = compressobj(COMPRESSION), []
    opening = game.start(len(header.seats), options, bytes.fromhex(record.seed), told.append)
    packed.append(packer.compress(encode(opening)))
    entries = [ImportedEntry(None, encode(header.seats), encode(told), record.opening, sealed=True)]

    def watch(number: int, seat: Seat, action: Action, step: Step[Any]) -> None:
        packed.append(packer.compress(b"\n" + encode(step.state)))
        link = record.moves[number - 1].link
        entries.append(ImportedEntry(seat, encode(action), encode(step.events), link, step.sealed))

    state, trusted = verify(game, record, watch)
    outcome = game.outcome(state)
    if trusted or len(entries) != len(record.moves) + 1:
        raise UnfitImportError("import-former")
    if outcome is None:
        raise RecordError("record-result")
    packed.append(packer.flush())
    return Played(state, outcome, tuple(entries), b"".join(packed))
