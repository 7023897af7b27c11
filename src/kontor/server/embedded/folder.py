"""The data folder of an embedded database: the files of PostgreSQL, the host's secret, and a lock.

Only the user to whom the folder belongs can enter it, and the socket of PostgreSQL is inside: that is the whole access
control, and there is no password.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from urllib.parse import quote

from kontor.server.errors import StoreError

VARIABLE = "KONTOR_DATA"
DATABASE = ROLE = "kontor"
PORT = 5432
"""Part of the name of the socket; nothing listens on this port of the network."""
MAX_SOCKET_FOLDER_BYTES = 85
"""Longest path of a folder in which a socket can be addressed everywhere: macOS allows 104 bytes with the name."""
SECRET_BYTES = 32


class DataFolder:
    """The folder that holds an embedded database; it may not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.cluster = path / "postgres"
        self.log = path / "postgres.log"
        self.lock = path / "lock"

    @property
    def version(self) -> int | None:
        """The major version of PostgreSQL that made the data; None if there is none yet."""
        try:
            return int((self.cluster / "PG_VERSION").read_text("ascii"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            raise StoreError("unreadable-folder", folder=str(self.path), why=str(error)) from error

    @property
    def socket_folder(self) -> Path:
        """Where PostgreSQL's socket is: in the folder, or under a short path if that of the folder is too long."""
        if len(os.fsencode(self.path)) <= MAX_SOCKET_FOLDER_BYTES:
            return self.path
        return Path(tempfile.gettempdir()) / f"kontor-{hashlib.sha256(os.fsencode(self.path)).hexdigest()[:16]}"

    @property
    def runs_as(self) -> int | None:
        """The user that PostgreSQL runs as if root starts it: the folder's owner. None: the user of this process."""
        if os.geteuid() != 0:
            return None
        owner = self.path.stat().st_uid
        if owner == 0:
            raise StoreError("no-root", folder=str(self.path))
        return owner

    def address(self, database: str = DATABASE) -> str:
        """Return the address of a database in this folder, in the form that every driver understands."""
        return f"postgresql://{ROLE}@/{database}?host={quote(str(self.socket_folder), safe='')}&port={PORT}"

    def prepare(self) -> None:
        """Create the folder for its owner alone; StoreError if that is not possible."""
        if os.geteuid() == 0 and not self.path.exists():
            raise StoreError("no-root", folder=str(self.path))
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path.chmod(0o700)
            place = self.socket_folder
            if place != self.path:
                place.mkdir(mode=0o700, exist_ok=True)
                if place.is_symlink() or place.stat().st_uid not in (os.geteuid(), self.path.stat().st_uid):
                    raise PermissionError(f"{place} belongs to somebody else")
                if self.runs_as is not None:
                    os.chown(place, self.runs_as, -1)
        except OSError as error:
            raise StoreError("unreadable-folder", folder=str(self.path), why=str(error)) from error

    @contextmanager
    def locked(self) -> Iterator[bool]:
        """Yield True if the folder is this process's until the end of the block, False if another process has it.

        The system gives the lock back when its process ends, however it ends.
        """
        import fcntl  # noqa: PLC0415 - Windows has none, and no embedded database either

        with os.fdopen(os.open(self.lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600), "r+") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield False
                return
            file.truncate(0)
            file.write(str(os.getpid()))
            file.flush()
            yield True

    def holder(self) -> str:
        """Return the number of the process that last took the lock."""
        return self.lock.read_text("ascii").strip() or "?"

    def secret(self) -> str:
        """Return the secret of this folder, which is made once and which only the owner can read."""
        return self._made_once("secret")

    def record_key(self) -> str:
        """Return the private key for records, which is made once and which only the owner can read."""
        return self._made_once("record-key")

    def _made_once(self, name: str) -> str:
        file = self.path / name
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return file.read_text("ascii").strip()
        with os.fdopen(handle, "w") as new:
            new.write(token_hex(SECRET_BYTES))
        return file.read_text("ascii")


def data_folder(environ: Mapping[str, str]) -> DataFolder:
    """Return the folder that KONTOR_DATA names, or the usual place for data of programs on this system."""
    if named := environ.get(VARIABLE):
        return DataFolder(Path(named).expanduser().absolute())
    if sys.platform == "darwin":
        return DataFolder(Path.home() / "Library" / "Application Support" / "kontor")
    return DataFolder(Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kontor")
