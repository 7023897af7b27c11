"""`kontor play --server`: who one is there, the table, and the match at it."""

import shlex
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.text import Text

from kontor.cli.drawings import drawing_of
from kontor.cli.files import create
from kontor.cli.language import CliError, speak
from kontor.cli.option_conflicts import demand_game, refuse
from kontor.cli.play.line import Line
from kontor.cli.play.lobby import Lobby
from kontor.cli.play.remote import RemoteMatch
from kontor.cli.play.session import Session
from kontor.cli.play.wire import Login, Table
from kontor.cli.prose import flowing
from kontor.cli.seating import ME, NAMES, OPEN, box_of, read_options, read_places, usual_seats
from kontor.core import AnyGame, RefusedError, Texts

SCHEMES = ("http", "https")


class Wanted(msgspec.Struct, frozen=True):
    """What was typed about a match at a server."""

    server: str
    game: str | None
    seats: str | None
    settings: tuple[str, ...]
    match: str | None
    name: str | None
    recovery: str | None


class Plan(msgspec.Struct, frozen=True):
    """A table that is to be created."""

    box: AnyGame
    kinds: list[str]
    options: dict[str, Any]


def play_online(
    wanted: Wanted, shell: Texts, console: Console, record: Path | None, *, hints: bool, plain: bool
) -> None:
    """Come in, sit down, wait for the others, and play."""
    address = read_address(wanted.server)
    if wanted.recovery is not None:
        refuse("--recovery", {"--name": wanted.name})
    if wanted.match is not None:
        refuse("--match", {"--seats": wanted.seats, "--set": wanted.settings})
        if not wanted.match.isascii() or not wanted.match.isalnum():
            raise CliError("no-match-id", match=wanted.match)
    plan = planned(wanted) if wanted.match is None else None
    if record is not None:
        create(record)  # so that nobody learns at the end that it cannot be written
    try:
        with closing(Line(address, shell.language)) as line:
            Visit(line, wanted, shell, console).play(plan, record, hints=hints, plain=plain)
    finally:
        if record is not None and not record.stat().st_size:
            record.unlink()  # there is a record only after the end


def read_address(given: str) -> str:
    """Return the address of a server; CliError if it can be none."""
    address = given if "://" in given else f"http://{given}"
    try:
        split = urlsplit(address)
        known = split.scheme in SCHEMES and bool(split.hostname) and split.port != 0
    except ValueError:
        known = False
    if not known or not address.isprintable():
        raise CliError("no-address", address=given)
    return address.rstrip("/")


def planned(wanted: Wanted) -> Plan:
    """Return the table that somebody wants to create; CliError or RefusedError if there can be none like that."""
    box = box_of(demand_game(wanted.game))
    kinds = read_places(usual_seats(box) if wanted.seats is None else wanted.seats)
    options = read_options(box, wanted.settings)
    refusal = box.check_setup(len(kinds), box.options(options))
    if refusal:
        raise RefusedError(refusal, box)
    return Plan(box, kinds, options)


class Visit:
    """One person's way to a match at a server."""

    def __init__(self, line: Line, wanted: Wanted, shell: Texts, console: Console) -> None:
        self.line = line
        self.wanted = wanted
        self.shell = shell
        self.console = console
        self.entropy: str | None = token_hex(16)
        """What this person adds to the luck of a match; None if that was done before."""

    def play(self, plan: Plan | None, record: Path | None, *, hints: bool, plain: bool) -> None:
        """Sit down at a match, wait until it starts, and play it."""
        sat, table = self.sit_down(plan)
        here = f"kontor play --server {shlex.quote(self.line.address)} --match {table.match}"
        back = f"{here} --recovery {sat.recovery}"
        if table.creator and any(chair.is_empty for chair in table.seats):
            self.say("invite")
            self.console.print(Text(f"  {here} --name NAME"), soft_wrap=True)
        try:
            table = Lobby(self.line, table, self.say).wait()
        except BaseException:
            self.say("come-back")
            self.console.print(Text(f"  {back}"), soft_wrap=True)
            raise
        match = RemoteMatch(self.line, table, back, self.entropy)
        texts = speak(self.shell.language, match.game, match.names)
        drawing = drawing_of(match.game.info.slug)(match.game, texts, plain=plain)
        Session(match, drawing, texts, self.console, record, hints=hints).run()

    def sit_down(self, plan: Plan | None) -> tuple[Login, Table]:
        """Become somebody, and take a seat at a new match or at the one that was named."""
        if plan is None:
            found = self.line.ask("GET", f"/matches/{self.wanted.match}", Table)
            self.demand_same_rules(found)
            taken = [chair.name for chair in found.seats]
            login = self.come_in(next((name for name in NAMES if name not in taken), NAMES[0]))
            return login, self.join(found.match, None)
        login = self.come_in(NAMES[0])
        proposal = {"game": plan.box.info.slug, "seats": len(plan.kinds), "options": plan.options}
        made = self.line.ask("POST", "/matches", Table, proposal)
        self.demand_same_rules(made)
        table = self.join(made.match, plan.kinds.index(ME))
        for seat, level in enumerate(plan.kinds):
            if level not in (ME, OPEN):
                table = self.line.ask("PUT", f"/matches/{made.match}/seats/{seat}", Table, {"level": level})
        return login, table

    def come_in(self, usual: str) -> Login:
        """Come back as somebody who was here before, or become a guest."""
        if self.wanted.recovery is not None:
            login = self.line.ask("POST", "/logins/recovery", Login, {"recovery": self.wanted.recovery})
        else:
            login = self.line.ask("POST", "/guests", Login, {"name": self.wanted.name or usual})
        self.line.server.token = login.token
        return login

    def join(self, match: str, seat: int | None) -> Table:
        """Take a seat, or the one that is one's own already."""
        before = self.line.ask("GET", f"/matches/{match}", Table)
        if before.seat is not None:
            self.entropy = None
            return before
        return self.line.ask("POST", f"/matches/{match}/seats", Table, {"seat": seat, "entropy": self.entropy})

    def demand_same_rules(self, table: Table) -> None:
        """Refuse a match of another game than the one that was named, or with other rules than those here."""
        box = box_of(table.game)
        if self.wanted.game not in (None, table.game):
            raise CliError("other-game", match=table.match, game=table.game)
        if box.info.rules_version != table.rules_version:
            raise CliError("other-rules", game=box.info.title, there=table.rules_version, here=box.info.rules_version)

    def say(self, key: str, **facts: str | int) -> None:
        """Print one message."""
        self.console.print(Text(flowing(self.shell.text(key, facts))))
