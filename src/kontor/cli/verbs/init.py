"""`kontor init`: makes what a small server needs: settings, units of systemd, a proxy, a role and a database.

Everything is shown before it is written, and nothing that exists is overwritten.
"""

import os
import re
import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kontor.cli.arguments import YES, refuse_together
from kontor.cli.errors import CliError, server_installed
from kontor.cli.hosting.database import (
    Administrator,
    DatabaseAddress,
    Missing,
    address_in,
    commands,
    find_administrator,
    new_address,
)
from kontor.cli.hosting.files import (
    CADDY,
    SETTINGS,
    HostFile,
    ServerPlan,
    plan_files,
    read_settings_file,
    without_secrets,
)
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.core import Texts
from kontor.signed import new_key

SECRET_BYTES = 32
SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+")
NAME = re.compile(r"[a-z_][a-z0-9_]{0,62}")
HIDDEN_FOLDERS = (Path("/home"), Path("/root"))
"""Folders that a service with ProtectHome cannot see."""
COLOURS = {"new": "green", "same": "dim", "different": "yellow"}


def init(
    site: Annotated[str | None, typer.Option(metavar="URL", help="help-init-site")] = None,
    home: Annotated[bool, typer.Option("--home", help="help-init-home")] = False,
    port: Annotated[int, typer.Option(min=1, max=65535, help="help-init-port")] = 8000,
    database: Annotated[str, typer.Option(metavar="NAME", help="help-init-database")] = "kontor",
    admin: Annotated[str | None, typer.Option(metavar="URL", help="help-init-admin")] = None,
    program: Annotated[Path | None, typer.Option(metavar="FILE", help="help-init-program")] = None,
    root: Annotated[Path, typer.Option(metavar="FOLDER", help="help-init-root")] = Path("/"),
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help-init-dry-run")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="help-init-yes")] = False,
    lang: LangOption = None,
) -> None:
    """Show what is missing, ask, and make it."""
    with server_installed():
        import kontor.server.app  # noqa: F401, PLC0415 - the units would start nothing without it
    texts, console = speak(language(lang)), screen()
    if site is None and not home:
        raise CliError("init-where")
    if home:
        refuse_together("--home", {"--site": site})
    if root == Path("/") and os.geteuid() != 0 and not dry_run:
        raise CliError("init-not-root")
    plan, address = make_plan(root, read_site(site), port, database, read_program(program), admin)
    planned = [(file, file.compare(root)) for file in plan_files(plan)]
    administrator = find_administrator(admin, address, root)
    missing = administrator.look(address) if administrator else Missing(role=True, database=True)
    for file, comparison in planned:
        show_file(texts, console, file.below(root), file, comparison, plan)
    new = [file for file, comparison in planned if comparison == "new"]
    show_database(texts, console, administrator, address, missing)
    if not new and not (administrator and any(missing)):
        say(console, texts, "init-nothing")
    elif dry_run:
        say(console, texts, "init-dry-run")
        return
    else:
        ask(texts, console, yes=yes)
        for file in new:
            file.write(root)
            say(console, texts, "init-written", file=str(file.below(root)))
        make_database(texts, console, administrator, address, missing)
        if administrator and not missing.role and new and new[0].path == SETTINGS:
            say(console, texts, "init-role-password", role=address.role, file=str(SETTINGS))
    show_next_steps(texts, console, has_site=bool(plan.site))


def make_plan(
    root: Path, site: str, port: int, name: str, program: str, admin: str | None
) -> tuple[ServerPlan, DatabaseAddress]:
    """Return what to make; secrets and the address of the database are those of an earlier run, if there was one."""
    before = read_settings_file(root)
    address = address_in(before) or new_address(name, secrets.token_hex(SECRET_BYTES), admin)
    for part in (address.role, address.name):
        require_plain_name(part)
    database = before.get("KONTOR_DATABASE") or str(address)
    secret = before.get("KONTOR_SECRET") or secrets.token_hex(SECRET_BYTES)
    record_key = before.get("KONTOR_RECORD_KEY") or new_key()
    return ServerPlan(program, site, port, database, address.password, secret, record_key), address


def read_site(typed: str | None) -> str:
    """Return the public address, or nothing; CliError if it cannot be one."""
    if typed is not None and not SITE.fullmatch(typed):
        raise CliError("init-site", site=typed)
    return typed or ""


def require_plain_name(name: str) -> None:
    """Refuse a name of a role or a database that PostgreSQL would want in quotes."""
    if not NAME.fullmatch(name):
        raise CliError("init-name", name=name)


def read_program(typed: Path | None) -> str:
    """Return the path of the command for the units; CliError if a service could not start it."""
    program = typed or Path(sys.executable).with_name("kontor")
    if not program.is_absolute() or (typed is None and not shutil.which(str(program))):
        raise CliError("init-no-program", file=str(program))
    used = [program] if typed else [program, Path(sys.executable).resolve()]
    for path in used:
        if any(path.is_relative_to(folder) for folder in HIDDEN_FOLDERS):
            raise CliError("init-hidden-program", file=str(path))
    return str(program)


def show_file(texts: Texts, console: Console, place: Path, file: HostFile, comparison: str, plan: ServerPlan) -> None:
    """Print what becomes of a file, and its content if it is new."""
    facts = {"file": str(place), "mode": f"{file.mode:04o}"}
    console.print(Text(texts.text(f"init-{comparison}", facts), COLOURS[comparison]), soft_wrap=True)
    if comparison == "new":
        for line in without_secrets(file.content, plan).splitlines():
            console.print(Text(f"    {line}"), soft_wrap=True)


def show_database(
    texts: Texts, console: Console, administrator: Administrator | None, address: DatabaseAddress, missing: Missing
) -> None:
    """Print what becomes of the role and the database: who makes them, or that they are there."""
    if administrator and not any(missing):
        say(console, texts, "init-database-there", role=address.role, name=address.name)
        return
    say(console, texts, "init-database-runs" if administrator else "init-database-yourself", file=str(SETTINGS))
    for command in commands(address, missing):
        console.print(Text(f"    {command}"), soft_wrap=True)


def make_database(
    texts: Texts, console: Console, administrator: Administrator | None, address: DatabaseAddress, missing: Missing
) -> None:
    """Make the role and the database, if this user can."""
    if administrator and any(missing):
        administrator.create(address, missing)
        say(console, texts, "init-database-made", role=address.role, name=address.name)


def ask(texts: Texts, console: Console, *, yes: bool) -> None:
    """Ask whether to go on; CliError unless the answer is yes."""
    if yes:
        return
    try:
        answer = console.input(f"{texts.text('init-ask')} ")
    except EOFError as error:
        raise CliError("init-nobody") from error
    if answer.strip().casefold() not in (*YES, "y", "j"):
        raise CliError("init-refused")


def show_next_steps(texts: Texts, console: Console, *, has_site: bool) -> None:
    """Print the commands that start the server."""
    say(console, texts, "init-next")
    steps: Sequence[str] = (
        "sudo kontor-host doctor",
        "sudo systemctl daemon-reload",
        "sudo systemctl enable --now kontor.service kontor-backup.timer",
        *((f"echo 'import {CADDY}' | sudo tee -a /etc/caddy/Caddyfile", "sudo systemctl reload caddy") * has_site),
    )
    for step in steps:
        console.print(Text(f"    {step}"), soft_wrap=True)


def say(console: Console, texts: Texts, key: str, **facts: object) -> None:
    """Print a message of the command."""
    console.print(Text(" ".join(texts.text(key, facts).split())), soft_wrap=len(facts) > 0)  # paths stay whole
