"""The form of a pack: one stream of xz for a match, which `xz -dc` shows as lines of JSON.

The first line is the header with the columns of all entries, in which most values are the difference to the one before.
Then each entry has two lines: its action (empty for none) and its events, in the bytes that were hashed. A link
is stored only where it does not follow from the positions that the database keeps (`links.py`).
"""

import lzma
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import pairwise
from typing import Literal

import msgspec

from kontor.core import Seat, encode
from kontor.server.errors import ConflictError
from kontor.server.store.matches.log import Entry, EntryKind
from kontor.server.store.matches.packs import Move

FORM: Literal[1] = 1
DICTIONARY_BYTES = 1 << 20
"""How far back the compression looks: further than any log is long; as much memory is needed to read a pack."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY_BYTES}]
MAX_LOG_BYTES = 64 << 20
"""Uncompressed bytes beyond which a pack is not read: no log is nearly as long, so it is no pack of ours."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
SECOND = timedelta(seconds=1)


class Columns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entries of a match, column by column; `links` is empty where a link follows from the positions."""

    seq: list[int]
    step: list[int]
    before: list[int]
    """How many entries back it is."""
    kind: list[EntryKind]
    seat: list[Seat | None]
    sealed: list[bool]
    undone_to: list[int | None]
    by: list[str]
    rules_version: list[int]
    at: list[int]
    """In whole seconds since 1970."""
    links: list[str]


class PackHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says about its match: no names and no accounts, as in what is hashed."""

    form: Literal[1]
    match: str
    game: str
    rules_version: int
    components: str
    options: msgspec.Raw
    seats: tuple[str, ...]
    """The kinds of the seats at the start: `person`, or the level of a bot."""
    seed: str
    result: msgspec.Raw
    opening: str
    """Link 0."""
    opening_events: msgspec.Raw
    head: int
    """The entry of the last action that counts."""
    link: str
    """The last link."""
    columns: Columns


class OpenedPack(msgspec.Struct, frozen=True):
    """A pack that was read; the links of its moves are empty where they follow from the positions."""

    header: PackHeader
    moves: tuple[Move, ...]


def columns_of(moves: Sequence[Move], links: Sequence[str]) -> Columns:
    """Return the columns of some entries, of which these links are to be stored."""
    entries = [move.entry for move in moves]
    return Columns(
        seq=_differences(entry.seq for entry in entries),
        step=_differences(entry.step for entry in entries),
        before=[entry.seq - entry.before for entry in entries],
        kind=[entry.kind for entry in entries],
        seat=[entry.seat for entry in entries],
        sealed=[entry.sealed for entry in entries],
        undone_to=[entry.undone_to for entry in entries],
        by=[entry.by for entry in entries],
        rules_version=[entry.rules_version for entry in entries],
        at=_differences((move.at - EPOCH) // SECOND for move in moves),
        links=list(links),
    )


def write_pack(header: PackHeader, moves: Sequence[Move]) -> bytes:
    """Return a pack; `header` has the columns of these moves."""
    lines = [encode(header)]
    for move in moves:
        lines += [move.entry.action or b"", move.entry.events]
    return lzma.compress(b"\n".join([*lines, b""]), lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=FILTERS)


def read_pack(content: bytes, match: str, proof: str) -> OpenedPack:
    """Read a pack whose SHA-256 is `proof`; ConflictError if it is another one, or damaged."""
    if sha256(content).hexdigest() != proof:
        raise ConflictError("pack-damaged", match=match)
    unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=16 * DICTIONARY_BYTES)
    try:
        first, *lines = unpacker.decompress(content, MAX_LOG_BYTES).split(b"\n")[:-1] or [b""]
        header = msgspec.json.decode(first, type=PackHeader)
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise ConflictError("pack-damaged", match=match) from error
    columns = header.columns
    if header.match != match or not unpacker.eof or len(lines) != 2 * len(columns.seq):
        raise ConflictError("pack-damaged", match=match)
    moments = [EPOCH + SECOND * seconds for seconds in _sums(columns.at)]
    numbers = zip(_sums(columns.seq), _sums(columns.step), columns.before, strict=True)
    moves = tuple(
        Move(
            Entry(
                seq=seq,
                step=step,
                before=seq - back,
                kind=columns.kind[place],
                seat=columns.seat[place],
                action=lines[2 * place] or None,
                events=lines[2 * place + 1],
                link=columns.links[place],
                sealed=columns.sealed[place],
                undone_to=columns.undone_to[place],
                by=columns.by[place],
                rules_version=columns.rules_version[place],
            ),
            moments[place],
        )
        for place, (seq, step, back) in enumerate(numbers)
    )
    return OpenedPack(header, moves)


def in_seconds(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return moves as a pack keeps them: their times in whole seconds."""
    return tuple(Move(move.entry, EPOCH + SECOND * ((move.at - EPOCH) // SECOND)) for move in moves)


def _differences(values: Iterable[int]) -> list[int]:
    return [after - before for before, after in pairwise([0, *values])]


def _sums(differences: Sequence[int]) -> list[int]:
    total, sums = 0, []
    for each in differences:
        total += each
        sums.append(total)
    return sums
