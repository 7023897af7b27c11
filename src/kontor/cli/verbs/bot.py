"""`kontor bot run`: lets a bot of your own play at a server, under a bot account."""

import asyncio
import os
import shlex
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kontor.cli.arguments import known_slug, read_address
from kontor.cli.errors import CliError, client_installed
from kontor.cli.language import LangOption, language, speak
from kontor.cli.seating import is_bot_path

if TYPE_CHECKING:
    from kontor.cli.bot_decider import PythonDecider
    from kontor.client.bots import Policy, Program

TOKEN = "KONTOR_BOT_TOKEN"  # noqa: S105 - the name of a variable
DEFAULT_SECONDS = 5.0

bot = typer.Typer(help="help-bot", no_args_is_help=True)


@bot.command("run", help="help-bot-run")
def run(
    name: Annotated[str | None, typer.Argument(metavar="MODULE:CLASS", help="help-bot-name")] = None,
    server: Annotated[str, typer.Option(metavar="URL", help="help-bot-server")] = "http://127.0.0.1:8000",
    program: Annotated[str | None, typer.Option(metavar="COMMAND", help="help-bot-program")] = None,
    token_file: Annotated[Path | None, typer.Option(metavar="FILE", help="help-bot-token-file")] = None,
    games: Annotated[str, typer.Option(metavar="LIST", help="help-bot-games")] = "",
    seats: Annotated[str, typer.Option(metavar="LIST", help="help-bot-seats")] = "",
    friends: Annotated[str, typer.Option("--from", metavar="LIST", help="help-bot-from")] = "",
    matches: Annotated[int, typer.Option(min=1, max=40, help="help-bot-matches")] = 10,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="help-bot-seconds")] = DEFAULT_SECONDS,
    lang: LangOption = None,
) -> None:
    """Play until it is stopped, or until the token ends."""
    shell = speak(language(lang))
    if (name is None) == (program is None):
        raise CliError("bot-one-of")
    with client_installed():
        from kontor.client import ProblemError  # noqa: PLC0415 - needs the client extra
        from kontor.client.bots import Policy, Program  # noqa: PLC0415 - needs the client extra
    policy = Policy(
        games=tuple(known_slug(slug) for slug in words_of(games)),
        seats=tuple(read_number(word) for word in words_of(seats)),
        most=matches,
        friends=tuple(words_of(friends)),
    )

    def report(key: str, facts: dict[str, Any]) -> None:
        typer.echo(shell.text(key, {fact: "" if value is None else value for fact, value in facts.items()}), err=True)

    decider = Program(shlex.split(program), report) if program is not None else python_bot(name or "", report)
    token = read_token(token_file)
    try:
        asyncio.run(play(read_address(server), token, decider, policy, seconds, report))
    except ProblemError as error:
        raise CliError("server-says", text=str(error)) from error


def python_bot(name: str, report: Any) -> "PythonDecider":
    """Return a bot by the path of its class, or a level; modules of this folder are found."""
    from kontor.cli.bot_decider import PythonDecider  # noqa: PLC0415 - needs the client extra

    is_bot_path(name)
    return PythonDecider(name, report)


async def play(
    address: str, token: str, decider: "PythonDecider | Program", policy: "Policy", seconds: float, report: Any
) -> None:
    """Run the bot until SIGINT or SIGTERM."""
    from kontor.client import Server  # noqa: PLC0415 - needs the client extra
    from kontor.client.bots import BotRunner  # noqa: PLC0415 - needs the client extra

    async with Server(address, token) as server, BotRunner(server, decider, policy, seconds, report) as runner:
        running = asyncio.create_task(runner.run())
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(number, running.cancel)
        try:
            with suppress(asyncio.CancelledError):
                await running
        finally:
            await decider.stop()
    report("bot-stopped", {"count": runner.ended})


def words_of(typed: str) -> Sequence[str]:
    """Return the words of a list that was typed with commas."""
    return [word.strip() for word in typed.split(",") if word.strip()]


def read_number(word: str) -> int:
    """Return a number of seats."""
    if not word.isdecimal():
        raise CliError("bad-value", parameter="--seats")
    return int(word)


def read_token(file: Path | None) -> str:
    """Return the token: of a file, or of the environment. It is no option, since everybody can read those."""
    if file is None:
        token = os.environ.get(TOKEN, "")
        if not token:
            raise CliError("bot-no-token", variable=TOKEN)
        return token.strip()
    try:
        return file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise CliError("bot-token-file", file=str(file), why=str(error)) from error
