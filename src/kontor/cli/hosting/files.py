"""The files of a small server, made from templates, and how they compare with what is on the disk."""

import os
from importlib.resources import files
from pathlib import Path, PurePosixPath
from string import Template
from typing import Literal, NamedTuple, TypeAlias

from kontor.cli.errors import CliError

SETTINGS = PurePosixPath("/etc/kontor/kontor.env")
CADDY = PurePosixPath("/etc/caddy/kontor.caddy")
UNITS = PurePosixPath("/etc/systemd/system")
HOST_COMMAND = PurePosixPath("/usr/local/sbin/kontor-host")
BACKUPS = PurePosixPath("/var/lib/kontor-backups")
"""The folder of the nightly backups, which systemd makes and which only root can read."""
KEPT_BACKUPS = 14
"""Number of nightly backups that are kept."""
PRIVATE, PUBLIC, EXECUTABLE = 0o600, 0o644, 0o755
HIDDEN = "…"
"""What is shown instead of a secret."""

Comparison: TypeAlias = Literal["new", "same", "different"]


class ServerPlan(NamedTuple):
    """What a host chose, and the secrets of the server."""

    program: str
    """The absolute path of the `kontor` command."""
    site: str
    """The public address, or nothing for a home network without HTTPS."""
    port: int
    database: str
    """The address of the database, with its password."""
    password: str
    secret: str
    record_key: str
    """The private key that records of matches are signed with."""


class HostFile(NamedTuple):
    """A file that the server needs: where, with which mode, and what is inside."""

    path: PurePosixPath
    mode: int
    content: str

    def below(self, root: Path) -> Path:
        """Return where the file is if a folder stands for the root of the file system."""
        return root / self.path.relative_to("/")

    def compare(self, root: Path) -> Comparison:
        """Compare the file with what is on the disk; CliError if that cannot be read."""
        file = self.below(root)
        try:
            if not os.path.lexists(file):
                return "new"
            return "same" if file.read_text("utf-8") == self.content else "different"
        except UnicodeDecodeError:
            return "different"
        except OSError as error:
            raise CliError("init-cannot-read", file=str(file), why=error) from error

    def write(self, root: Path) -> None:
        """Write a new file with its mode, and the folders above it; CliError if it exists or cannot be written."""
        file = self.below(root)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, self.mode)
            with os.fdopen(descriptor, "w", encoding="utf-8") as new:
                os.fchmod(new.fileno(), self.mode)  # whatever the umask is
                new.write(self.content)
        except FileExistsError as error:
            raise CliError("file-exists", file=str(file)) from error
        except OSError as error:
            raise CliError("cannot-write", file=str(file), why=error) from error


def plan_files(plan: ServerPlan) -> list[HostFile]:
    """Return all files of a server; the snippet for Caddy only if it has a public address."""
    hardening = read_template("hardening.conf").rstrip("\n")
    values = {
        **plan._asdict(),
        "hardening": hardening,
        "host": "127.0.0.1" if plan.site else "0.0.0.0",  # noqa: S104 - a home network is meant to reach it
        "secure_cookies": "1" if plan.site.startswith("https:") else "0",
        "settings": SETTINGS,
        "caddy": CADDY,
        "backups": BACKUPS,
        "backup_folder_name": BACKUPS.name,
        "kept_backups": KEPT_BACKUPS,
    }
    wanted = [
        (SETTINGS, PRIVATE),
        (UNITS / "kontor.service", PUBLIC),
        (UNITS / "kontor-backup.service", PUBLIC),
        (UNITS / "kontor-backup.timer", PUBLIC),
        (HOST_COMMAND, EXECUTABLE),
        *([(CADDY, PUBLIC)] if plan.site else []),
    ]
    return [HostFile(path, mode, Template(read_template(path.name)).substitute(values)) for path, mode in wanted]


def read_template(name: str) -> str:
    """Return a template of the package."""
    return files(__package__).joinpath("templates", name).read_text("utf-8")


def read_settings_file(root: Path) -> dict[str, str]:
    """Return the settings of an earlier run; nothing if there is no file."""
    file = root / SETTINGS.relative_to("/")
    try:
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
    except (OSError, UnicodeDecodeError) as error:
        raise CliError("init-cannot-read", file=str(file), why=error) from error
    pairs = (line.partition("=") for line in lines if not line.startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, equals, value in pairs if equals}


def without_secrets(text: str, plan: ServerPlan) -> str:
    """Return a text as it may be shown on a screen."""
    for secret in (plan.password, plan.secret, plan.record_key):
        text = text.replace(secret, HIDDEN) if secret else text
    return text
