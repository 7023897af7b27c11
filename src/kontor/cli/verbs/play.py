"""`kontor play`: a whole game in the terminal, with people and bots, here or at a server."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.drawings import drawing_of
from kontor.cli.extras import client_installed
from kontor.cli.files import create
from kontor.cli.language import CliError, LangOption, language, speak
from kontor.cli.option_conflicts import demand_game, demand_server, refuse
from kontor.cli.play.match import Match
from kontor.cli.play.session import Session
from kontor.cli.screen import screen
from kontor.cli.seating import box_of, read_options, read_seats, usual_seats
from kontor.core.replay import SEED_BYTES


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
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
    """Set up the table, here or at a server, and play."""
    shell = speak(language(lang))
    if server is not None:
        refuse("--server", {"--seed": seed, "--components": components, "--names": names})
        with client_installed():
            from kontor.cli.play.online import Wanted, play_online  # noqa: PLC0415 - who plays here installs no client
        play_online(
            Wanted(server, game, seats, tuple(settings or ()), match, name, recovery),
            *(shell, screen(plain=plain), record),
            hints=hints,
            plain=plain,
        )
        return
    demand_server({"--match": match, "--name": name, "--recovery": recovery})
    box = box_of(demand_game(game), components)
    texts = speak(shell.language, box)
    seatings = read_seats(texts, usual_seats(box) if seats is None else seats, names)
    texts = speak(shell.language, box, [seating.name for seating in seatings])
    options = box.options(read_options(box, settings or []))
    luck = read_seed(seed)
    table = Match(box, seatings, options, luck)
    console = screen(plain=plain)
    drawing = drawing_of(box.info.slug)(box, texts, plain=plain)
    if record is not None:
        create(record)  # so that nobody learns at the end that it cannot be written
    Session(table, drawing, texts, console, record, hints=hints).run()


def read_seed(given: str | None) -> bytes:
    """Return the given seed, short ones filled up with zeros in front, or fresh luck."""
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(given.zfill(2 * SEED_BYTES))
    except ValueError:
        seed = b""
    if not given or len(seed) != SEED_BYTES:
        raise CliError("no-seed", seed=given)
    return seed
