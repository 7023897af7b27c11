"""`kontor replay`: replay records, verify every step, and print what that proves."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import MofNCompleteColumn
from rich.text import Text

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.play.ending import breakdown, ranking
from kontor.cli.prose import log as log_table
from kontor.cli.screen import progress_bar, screen
from kontor.cli.seating import occupant_text
from kontor.core import AnyGame, ComponentsError, Event, KontorError, MatchRecord, Outcome, Step, Texts, read_record
from kontor.core import replay as replay_record
from kontor.core.registry import game_with

BROKEN = 1


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-record-file")],
    components: Annotated[Path | None, typer.Option(metavar="FILE", help="help-components")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    log: Annotated[bool, typer.Option("--log", help="help-replay-log")] = False,
    lang: LangOption = None,
) -> None:
    """Replay one or several records; exit with 1 at the first that cannot be verified."""
    texts = speak(language(lang))
    for file in files:
        try:
            record, events, outcome, match_texts = replay_file(texts, file, components)
        except (CliError, ComponentsError):
            raise  # a mistake in the command, not in the record
        except KontorError as error:
            why = " ".join(texts.error(error).split())
            typer.echo(texts.text("replay-broken", {"file": str(file), "why": why}), err=True)
            if as_json:
                typer.echo(msgspec.json.encode({"verified": False, "file": str(file), "error": why}).decode())
            raise typer.Exit(BROKEN) from error
        if as_json:
            typer.echo(msgspec.json.encode(summary(record)).decode())
        elif len(files) > 1:
            typer.echo(f"✓ {file}: {texts.text('verified-moves', {'count': len(record.moves)})}")
        else:
            show(match_texts, record, events if log else [], outcome)


def replay_file(
    texts: Texts, file: Path, components: Path | None
) -> tuple[MatchRecord, list[Event], Outcome | None, Texts]:
    """Read and verify a file; return the record, its events, how it ended, and texts with the names of its players."""
    record = read_record(read_file(file))
    game = load_game(record.header.game, components)
    if components is None:
        game = game_with(record.header.game, record.header.components) or game  # the replay says what is missing
    match_texts = speak(texts.language, game, [seating.name for seating in record.header.seats])
    events, outcome = verify(game, record, match_texts)
    return record, events, outcome, match_texts


def read_file(file: Path) -> bytes:
    """Return the bytes of a file; CliError if it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise CliError("cannot-read", file=str(file), why=error) from error


def verify(game: AnyGame, record: MatchRecord, texts: Texts) -> tuple[list[Event], Outcome | None]:
    """Replay a record with a progress bar; return all events and how the match ended."""
    events: list[Event] = []
    with progress_bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(texts.text("replaying"), total=len(record.moves))

        def watch(number: int, seat: int, action: Any, step: Step[Any]) -> None:  # noqa: ARG001
            events.extend(step.events)
            progress.update(task, completed=number)

        state = replay_record(game, record, watch, events.append)
    return events, game.outcome(state)


def summary(record: MatchRecord) -> dict[str, Any]:
    """Return what was verified, for `--json`."""
    return {
        "verified": True,
        "game": record.header.game,
        "seats": record.header.seats,
        "options": record.header.options,
        "moves": len(record.moves),
        "seed_sha256": record.header.seed_sha256,
        "last_link": record.moves[-1].link if record.moves else record.opening,
        "result": record.result,
    }


def show(texts: Texts, record: MatchRecord, events: list[Event], outcome: Outcome | None) -> None:
    """Print what was verified."""
    console = screen()
    if events:
        console.print(log_table(texts, events))
    header = record.header
    names = texts.listed(f"{seating.name} ({occupant_text(texts, seating.kind)})" for seating in header.seats)
    console.print(Text(texts.text("game-title"), "bold").append(f"  {names}", "not bold"))
    console.print(Text(f"✓ {texts.text('verified-moves', {'count': len(record.moves)})}"))
    console.print(Text(f"✓ {texts.text('verified-seed', {'hash': header.seed_sha256})}"))
    if outcome is None:
        console.print(Text(texts.text("verified-unfinished")))
        return
    console.print(Text(f"✓ {texts.text('verified-result')}"))
    console.print(ranking(texts, outcome))
    console.print(breakdown(texts, outcome.scores))
