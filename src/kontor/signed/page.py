"""A match as one HTML file: a signed record, what is shown of it, and the viewer, which `make web` builds.

The page makes no request and verifies itself. Its data is in two blocks, whose lines are separated by tabs: browsers
rewrite line breaks. A last line of the second block has the hash of the page around both.
"""

from hashlib import sha256
from importlib.resources import files
from itertools import zip_longest

from kontor.core import AnyGame, MatchRecord, Record
from kontor.signed.errors import BrokenError, UnsignableError
from kontor.signed.keys import SigningKey, can_check, fits
from kontor.signed.lines import (
    HASH_CHARACTERS,
    SIGNATURE,
    Luck,
    Signer,
    body,
    chained,
    next_hash,
    read_signed,
    write_signed,
)
from kontor.signed.shown import shown_parts

TEMPLATE = ("web", "viewer", "match.html")
BEGIN_RECORD = b'<script type="text/plain" id="record">'
BEGIN_SHOWN = b'<script type="text/plain" id="shown">'
END = b"</script>"
DOCTYPE = b"<!DOCTYPE html>"
FIRST_PAGE_LINE = b"kontor-page 1\n"


class PagePart(Record, frozen=True, tag_field="part", tag="page"):
    """The end of what is shown."""

    shell: str
    """The SHA-256 of the page without its data and without the line that says that it is HTML."""


def template() -> bytes:
    """Return the page without data; UnsignableError if the client was not built."""
    file = files("kontor").joinpath(*TEMPLATE)
    if not file.is_file():
        raise UnsignableError("no-viewer")
    return file.read_bytes()


def write_page(
    game: AnyGame,
    record: MatchRecord,
    luck: Luck | None = None,
    key: SigningKey | None = None,
    signer: Signer | None = None,
) -> bytes:
    """Return the page of a record, whose moves are verified while it is drawn; signed if a key is given."""
    return page_of(game, write_signed(record, luck, key, signer), key)


def page_of(game: AnyGame, signed: bytes, key: SigningKey | None = None) -> bytes:
    """Return the page of a signed record; with a key what is shown is signed, too."""
    found, page = read_signed(signed), template()
    shell = sha256(page.removeprefix(DOCTYPE)).hexdigest()
    lines, last = chained(found.last_hash, [*shown_parts(game, found.record), PagePart(shell)])
    if key:
        lines.append(SIGNATURE + key.sign(FIRST_PAGE_LINE + last.encode() + b"\n").encode() + b"\n")
    for begin, content in ((BEGIN_RECORD, signed), (BEGIN_SHOWN, b"".join(lines))):
        page = page.replace(begin, begin + content.replace(b"\n", b"\t"), 1)
    return page


def is_page(data: bytes) -> bool:
    """Return True if a file is meant to be a page."""
    return data[:9].lower() == b"<!doctype"


def record_in(page: bytes) -> bytes:
    """Return the signed record in a page; BrokenError if there is none."""
    _, found, rest = page.partition(BEGIN_RECORD)
    if not found:
        raise BrokenError("broken-first-line", "file")
    return rest.partition(END)[0].replace(b"\t", b"\n")


class PageFound(Record, frozen=True):
    """What a page has shown."""

    is_signed: bool
    differs_at: int | None
    """The first step that this release draws in another way; None if there is none."""


def check_page(game: AnyGame | None, page: bytes) -> PageFound:
    """Verify what a page shows and the page around it; BrokenError names the place at which it was changed.

    With the game at hand it is also drawn again. Another release may have other words, so a difference proves nothing.
    """
    signed = record_in(page)
    record, shown = read_signed(signed), block(page, BEGIN_SHOWN)
    signature = shown.pop(-2) if len(shown) > 1 and shown[-2].startswith(SIGNATURE) else b""
    before = record.last_hash
    for number, line in enumerate(shown[:-1]):
        before = next_hash(before, line[HASH_CHARACTERS + 1 :])
        if line[: HASH_CHARACTERS + 1] != before.encode() + b" ":
            in_step = 0 < number < len(shown) - 2
            raise BrokenError("broken-hash", "step" if in_step else "page", number - 1 if in_step else 0)
    about = PagePart(sha256(shell_of(page)).hexdigest())
    if shown[-1] or len(shown) < 2 or shown[-2][HASH_CHARACTERS + 1 :] != body(about):
        raise BrokenError("broken-hash", "page")
    if signature and can_check():
        message = FIRST_PAGE_LINE + before.encode() + b"\n"
        if not record.signer or not fits(record.signer.public, signature[len(SIGNATURE) :].decode("latin-1"), message):
            raise BrokenError("broken-signature", "signature")
    differs = None
    if game is not None:
        drawn, _ = chained(record.last_hash, shown_parts(game, record.record))
        pairs = enumerate(zip_longest([line.rstrip(b"\n") for line in drawn], shown[:-2]))
        differs = next((max(0, number - 1) for number, (one, other) in pairs if one != other), None)
    return PageFound(bool(signature), differs)


def shell_of(page: bytes) -> bytes:
    """Return a page without its data and without the line that says that it is HTML."""
    for begin in (BEGIN_RECORD, BEGIN_SHOWN):
        before, found, rest = page.partition(begin)
        page = before + found + END + rest.partition(END)[2]
    return page.removeprefix(DOCTYPE)


def block(page: bytes, begin: bytes) -> list[bytes]:
    """Return the lines of a block of data, the last one empty."""
    return page.partition(begin)[2].partition(END)[0].split(b"\t")
