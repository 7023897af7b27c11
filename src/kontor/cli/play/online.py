"""`kontor play --server`: log in, take a seat in a match, wait for the others, and play."""

import shlex
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from kontor.cli.arguments import load_game, read_address, read_options, refuse_together, require_game
from kontor.cli.drawings import drawing_of
from kontor.cli.errors import CliError
from kontor.cli.files import create
from kontor.cli.language import speak
from kontor.cli.play.connection import Connection
from kontor.cli.play.lobby import Lobby
from kontor.cli.play.luck import OwnLuck
from kontor.cli.play.remote_match import RemoteMatch
from kontor.cli.play.session import Session
from kontor.cli.play.wire import WireLogin, WireMatch
from kontor.cli.prose import flowing
from kontor.cli.seating import ME, NAMES, OPEN, default_seats, read_server_seats
from kontor.core import AnyGame, RefusedError, Texts


class OnlineRequest(msgspec.Struct, frozen=True):
    """What was typed about a match on a server."""

    server: str
    game: str | None
    seats: str | None
    settings: tuple[str, ...]
    match: str | None
    name: str | None
    recovery: str | None


class MatchToCreate(msgspec.Struct, frozen=True):
    """A match that is to be created."""

    game: AnyGame
    kinds: list[str]
    options: dict[str, Any]


def play_online(
    request: OnlineRequest, shell: Texts, console: Console, record: Path | None, *, hints: bool, plain: bool
) -> None:
    """Check what was typed, then connect and play."""
    address = read_address(request.server)
    if request.recovery is not None:
        refuse_together("--recovery", {"--name": request.name})
    if request.match is not None:
        refuse_together("--match", {"--seats": request.seats, "--set": request.settings})
        if not request.match.isascii() or not request.match.isalnum():
            raise CliError("no-match-id", match=request.match)
    new_match = read_new_match(request) if request.match is None else None
    if record is not None:
        create(record)  # to fail now and not at the end if it cannot be written
    try:
        with closing(Connection(address, shell.language)) as connection:
            Visit(connection, request, shell, console).play(new_match, record, hints=hints, plain=plain)
    finally:
        if record is not None and not record.stat().st_size:
            record.unlink()  # the server has no record before the end


def read_new_match(request: OnlineRequest) -> MatchToCreate:
    """Return the match to create; CliError or RefusedError if its seats or options are not possible."""
    game = load_game(require_game(request.game))
    kinds = read_server_seats(game, default_seats(game) if request.seats is None else request.seats)
    options = read_options(game, request.settings)
    refusal = game.check_setup(len(kinds), game.options(options))
    if refusal:
        raise RefusedError(refusal, game)
    return MatchToCreate(game, kinds, options)


class Visit:
    """One person at a server, from the login to the end of the match."""

    def __init__(self, connection: Connection, request: OnlineRequest, shell: Texts, console: Console) -> None:
        self.connection = connection
        self.request = request
        self.shell = shell
        self.console = console
        self.next_link: str | None = None
        """The recovery link that replaces the one that was typed, which is used up."""
        self.luck = OwnLuck()
        """What this person adds to the seed of the match."""

    def play(self, new_match: MatchToCreate | None, record: Path | None, *, hints: bool, plain: bool) -> None:
        """Take a seat in a match, wait until it starts, and play it."""
        try:
            login, opened = self.take_seat(new_match)
        except BaseException:
            if self.next_link is not None:
                self.say("next-recovery")
                self.console.print(Text(f"  {self.next_link}"), soft_wrap=True)
            raise
        command = f"kontor play --server {shlex.quote(self.connection.address)} --match {opened.match}"
        return_command = f"{command} --recovery {login.recovery}"
        if opened.creator and any(occupant.is_empty for occupant in opened.seats):
            self.say("invite")
            self.console.print(Text(f"  {command} --name NAME"), soft_wrap=True)
        try:
            started = Lobby(self.connection, opened, self.say, self.luck).wait()
        except BaseException:
            self.say("come-back")
            self.console.print(Text(f"  {return_command}"), soft_wrap=True)
            raise
        if started.seat is None:
            raise CliError("no-kontor", address=self.connection.address)
        match = RemoteMatch(self.connection, started, started.seat, return_command, self.luck)
        texts = speak(self.shell.language, match.game, match.names, started.seat)
        drawing = drawing_of(match.game.info.slug)(match.game, texts, plain=plain)
        Session(match, drawing, texts, self.console, record, hints=hints).run()

    def take_seat(self, new_match: MatchToCreate | None) -> tuple[WireLogin, WireMatch]:
        """Log in, and take a seat in a new match or in the one that was named."""
        if new_match is None:
            named = self.connection.ask("GET", f"/matches/{self.request.match}", WireMatch)
            self.require_same_rules(named)
            taken_names = [occupant.name for occupant in named.seats]
            login = self.log_in(next((name for name in NAMES if name not in taken_names), NAMES[0]))
            return login, self.join(named.match, None)
        login = self.log_in(NAMES[0])
        terms = {"game": new_match.game.info.slug, "seats": len(new_match.kinds), "options": new_match.options}
        created = self.connection.ask("POST", "/matches", WireMatch, terms)
        self.require_same_rules(created)
        joined = self.join(created.match, new_match.kinds.index(ME))
        for seat, level in enumerate(new_match.kinds):
            if level not in (ME, OPEN):
                path = f"/matches/{created.match}/seats/{seat}"
                joined = self.connection.ask("PUT", path, WireMatch, {"level": level})
        return login, joined

    def log_in(self, default_name: str) -> WireLogin:
        """Log in by the recovery link, or as a new guest."""
        if self.request.recovery is not None:
            login = self.connection.ask("POST", "/logins/recovery", WireLogin, {"recovery": self.request.recovery})
            self.next_link = login.recovery
        else:
            login = self.connection.ask("POST", "/guests", WireLogin, {"name": self.request.name or default_name})
        self.connection.server.token = login.token
        return login

    def join(self, match: str, seat: int | None) -> WireMatch:
        """Take a seat, or return to the seat this person already has."""
        before = self.connection.ask("GET", f"/matches/{match}", WireMatch)
        if before.seat is not None and (before.status != "open" or not before.takes_commitments):
            return before
        # An earlier run of the command took its string with it, so an open match gets another one.
        request = {"seat": seat, **self.luck.joining(before)}
        return self.connection.ask("POST", f"/matches/{match}/seats", WireMatch, request)

    def require_same_rules(self, match: WireMatch) -> None:
        """Refuse a match of another game than the one that was named, or with another version of its rules."""
        game = load_game(match.game)
        if self.request.game not in (None, match.game):
            raise CliError("other-game", match=match.match, game=match.game)
        if game.info.rules_version != match.rules_version:
            raise CliError("other-rules", game=game.info.title, there=match.rules_version, here=game.info.rules_version)

    def say(self, key: str, **facts: str | int) -> None:
        """Print one message."""
        self.console.print(Text(flowing(self.shell.text(key, facts))))
