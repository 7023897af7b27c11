"""What a package says about its board, and the files of a board as they are served."""

from hashlib import sha256
from importlib.resources import files

import msgspec

from kontor.core import LANGUAGES, KontorError

GROUP = "kontor.boards"
INTERFACES = (1,)
"""The versions of `board_table.d.ts` that this release can draw with."""
ENTRY_FILE = "board.js"
"""The ES module that exports `createBoard`."""
STYLE_FILE = "board.css"
"""The style sheet, if there is one; it is loaded before the module."""
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
}
"""By ending: the media type of a file that is served; others are not."""
MAX_BYTES = 8_000_000
"""Bytes that all files of a board may have together: they are kept in memory."""
BUILD_LENGTH = 32
"""Hexadecimal digits of the hash that names a build."""


class BoardError(KontorError):
    """The board of a package cannot be used."""


class Board(msgspec.Struct, frozen=True):
    """A drawing for the browser: the files of a folder in a package."""

    package: str
    """The package whose folder holds the files, all on one level."""
    interface: int
    """The version of `board_table.d.ts` that it was written to."""


class BoardFiles(msgspec.Struct, frozen=True):
    """The files of a board by their names, and the hash of all of them."""

    interface: int
    build: str
    files: dict[str, bytes]

    def messages(self) -> dict[str, str]:
        """Return by language: the name of the file with the texts that only the drawing needs."""
        named = {language: f"{language}.ftl" for language in LANGUAGES}
        return {language: name for language, name in named.items() if name in self.files}


def read_files(slug: str, board: Board) -> BoardFiles:
    """Read the files of a board; BoardError says what it lacks."""
    if board.interface not in INTERFACES:
        known = ", ".join(map(str, INTERFACES))
        raise BoardError("board-broken", game=slug, why=f"it needs interface {board.interface}, not {known}")
    folder = sorted(files(board.package).iterdir(), key=lambda file: file.name)
    found = {file.name: file.read_bytes() for file in folder if file.is_file() and ending(file.name) in TYPES}
    if ENTRY_FILE not in found:
        raise BoardError("board-broken", game=slug, why=f"{board.package} has no {ENTRY_FILE}")
    if sum(map(len, found.values())) > MAX_BYTES:
        raise BoardError("board-broken", game=slug, why=f"its files have more than {MAX_BYTES} bytes")
    return BoardFiles(board.interface, build_of(found), found)


def build_of(found: dict[str, bytes]) -> str:
    """Return the hash of files with their names: another one as soon as any of them changes."""
    whole = sha256()
    for name, content in sorted(found.items()):
        whole.update(f"{name}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()[:BUILD_LENGTH]


def media_type(name: str) -> str:
    """Return the media type of a file that is served."""
    return TYPES[ending(name)]


def ending(name: str) -> str:
    """Return the ending of a name, with its dot."""
    return name[name.rfind(".") :] if "." in name else ""
