"""The role and the database of a small server: what is missing, the commands that make it, and running them."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit, urlunsplit

from kontor.cli.errors import CliError

ADMIN_USER = "postgres"
"""The user of Debian's PostgreSQL that may do everything."""
LOCAL = "localhost"
PSQL = ("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1")
DATABASE_OPTIONS = "ENCODING 'UTF8' TEMPLATE template0"
"""Texts of people have all kinds of letters, also where PostgreSQL was installed without a language."""
CREATE_ROLE = "CREATE ROLE {role} LOGIN CREATEDB PASSWORD '{password}'"
"""The role may create databases, so that `kontor db upgrade --check` can try an upgrade in a copy."""
CREATE_DATABASE = f"CREATE DATABASE {{name}} OWNER {{role}} {DATABASE_OPTIONS}"
TIMEOUT_SECONDS = 30
"""Seconds that a statement may take."""


class DatabaseAddress(NamedTuple):
    """The parts of the address of a database."""

    role: str
    password: str
    place: str
    """The host of PostgreSQL, with its port if that is not the usual one."""
    name: str

    def __str__(self) -> str:
        return f"postgresql://{self.role}:{self.password}@{self.place}/{self.name}"


class Missing(NamedTuple):
    """Whether the role and the database have to be made."""

    role: bool
    database: bool


class Administrator(NamedTuple):
    """How statements reach PostgreSQL: a command, and the environment that it needs."""

    command: tuple[str, ...]
    environment: dict[str, str]

    def run(self, statement: str) -> str:
        """Run a statement and return its output; CliError if it fails. A pipe passes it on, as it may hold a secret."""
        environment = {**os.environ, **self.environment, "PGCONNECT_TIMEOUT": "5"}
        done = subprocess.run(  # noqa: S603 - ours
            self.command,
            input=statement,
            env=environment,
            cwd="/",
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        if done.returncode:
            raise CliError("init-database-failed", why=" ".join(done.stderr.split()))
        return done.stdout.strip()

    def look(self, address: DatabaseAddress) -> Missing:
        """Return what is missing."""
        roles = self.run(f"SELECT count(*) FROM pg_roles WHERE rolname = '{address.role}'")  # noqa: S608 - checked names
        databases = self.run(f"SELECT count(*) FROM pg_database WHERE datname = '{address.name}'")  # noqa: S608
        return Missing(role=roles == "0", database=databases == "0")

    def create(self, address: DatabaseAddress, missing: Missing) -> None:
        """Make what is missing."""
        if missing.role:
            self.run(CREATE_ROLE.format(role=address.role, password=address.password))
        if missing.database:
            self.run(CREATE_DATABASE.format(name=address.name, role=address.role))


def find_administrator(admin: str | None, address: DatabaseAddress, root: Path) -> Administrator | None:
    """Return how this user reaches PostgreSQL, or None: by an address, or as root of this machine as its own user."""
    if not shutil.which(PSQL[0]):
        return None
    if admin is not None:
        parts = urlsplit(admin)
        without_password = urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@", 1)))
        password = {"PGPASSWORD": unquote(parts.password)} if parts.password else {}
        return Administrator((*PSQL, "--no-password", f"--dbname={without_password}"), password)
    is_here = root == Path("/") and address.place == LOCAL
    if not is_here or os.geteuid() != 0 or not shutil.which("runuser") or not has_user(ADMIN_USER):
        return None
    return Administrator(("runuser", "-u", ADMIN_USER, "--", *PSQL, f"--dbname={ADMIN_USER}"), {})


def has_user(name: str) -> bool:
    """Return True if this machine has the user."""
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def commands(address: DatabaseAddress, missing: Missing) -> list[str]:
    """Return the commands with which a person makes what is missing; `createuser` asks for the password."""
    role = f"sudo -u {ADMIN_USER} createuser {address.role} --createdb --pwprompt"
    database = (
        f"sudo -u {ADMIN_USER} createdb {address.name} --owner={address.role} --encoding=UTF8 --template=template0"
    )
    return [*([role] if missing.role else []), *([database] if missing.database else [])]


def address_in(settings: Mapping[str, str]) -> DatabaseAddress | None:
    """Return the address of the database in the settings of an earlier run; None if it does not name all parts."""
    parts = urlsplit(settings.get("KONTOR_DATABASE", ""))
    name, place = parts.path.strip("/"), parts.netloc.rpartition("@")[2]
    if not (parts.username and place and name):
        return None
    return DatabaseAddress(parts.username, unquote(parts.password or ""), place, name)


def new_address(name: str, password: str, admin: str | None) -> DatabaseAddress:
    """Return the address of a new database: on this machine, or where the administrator's PostgreSQL is."""
    return DatabaseAddress(name, password, urlsplit(admin or "").netloc.rpartition("@")[2] or LOCAL, name)
