"""`kontor play`: a whole match in the terminal, with people and bots, here or on a server."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.arguments import (
    known_slug,
    load_game,
    read_options,
    read_seed,
    refuse_together,
    refuse_without_server,
    require_game,
)
from kontor.cli.drawings import drawing_of
from kontor.cli.errors import client_installed
from kontor.cli.files import create
from kontor.cli.language import LangOption, language, speak
from kontor.cli.play.local_match import LocalMatch
from kontor.cli.play.session import Session
from kontor.cli.screen import screen
from kontor.cli.seating import default_seats, only_person, read_seats


def play(
    slug: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    seats: Annotated[str | None, typer.Option(metavar="LIST", help="help-seats")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="help-set")] = None,
    names: Annotated[str | None, typer.Option(metavar="LIST", help="help-names")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="help-seed")] = None,
    components: Annotated[Path | None, typer.Option(metavar="FILE", help="help-components")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="help-record")] = None,
    hints: Annotated[bool, typer.Option("--hints", help="help-hints")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    server: Annotated[str | None, typer.Option(metavar="URL", help="help-server")] = None,
    match: Annotated[str | None, typer.Option(metavar="ID", help="help-match")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="help-name")] = None,
    recovery: Annotated[str | None, typer.Option(metavar="LINK", help="help-recovery")] = None,
    lang: LangOption = None,
) -> None:
    """Start a match, here or on a server, and play it."""
    shell = speak(language(lang))
    slug = known_slug(slug) if slug else None
    if server is not None:
        refuse_together("--server", {"--seed": seed, "--components": components, "--names": names})
        with client_installed():
            from kontor.cli.play.online import OnlineRequest, play_online  # noqa: PLC0415 - needs the client extra
        play_online(
            OnlineRequest(server, slug, seats, tuple(settings or ()), match, name, recovery),
            *(shell, screen(plain=plain), record),
            hints=hints,
            plain=plain,
        )
        return
    refuse_without_server({"--match": match, "--name": name, "--recovery": recovery})
    game = load_game(require_game(slug), components)
    seatings = read_seats(game, speak(shell.language, game), default_seats(game) if seats is None else seats, names)
    texts = speak(shell.language, game, [seating.name for seating in seatings], only_person(seatings))
    options = game.options(read_options(game, settings or []))
    local_match = LocalMatch(game, seatings, options, read_seed(seed))
    drawing = drawing_of(game.info.slug)(game, texts, plain=plain)
    if record is not None:
        create(record)  # to fail now and not at the end if it cannot be written
    Session(local_match, drawing, texts, screen(plain=plain), record, hints=hints).run()
