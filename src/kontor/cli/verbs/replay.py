"""`kontor replay`: fold a record, verify every step, and say what that proves."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import MofNCompleteColumn
from rich.text import Text

from kontor.cli.language import CliError, LangOption, language, speak
from kontor.cli.play.ending import breakdown, ranking
from kontor.cli.prose import log as told
from kontor.cli.screen import progress_bar, screen
from kontor.cli.seating import box_of, occupant_text
from kontor.core import AnyGame, ComponentsError, Event, KontorError, MatchRecord, Outcome, Step, Texts, read_record
from kontor.core import replay as fold

BROKEN = 1


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-record-file")],
    components: Annotated[Path | None, typer.Option(metavar="FILE", help="help-components")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    log: Annotated[bool, typer.Option("--log", help="help-replay-log")] = False,
    lang: LangOption = None,
) -> None:
    """Replay one record, or several."""
    texts = speak(language(lang))
    for file in files:
        try:
            record, events, outcome, speaking = fold_file(texts, file, components)
        except (CliError, ComponentsError):
            raise  # wrong use, not a broken record
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
            show(speaking, record, events if log else [], outcome)


def fold_file(
    texts: Texts, file: Path, components: Path | None
) -> tuple[MatchRecord, list[Event], Outcome | None, Texts]:
    """Read and verify one file; return it with what happened, how it ended, and the texts of its table."""
    record = read_record(read_file(file))
    box = box_of(record.header.game, components)
    speaking = speak(texts.language, box, [seating.name for seating in record.header.seats])
    events, outcome = verify(box, record, speaking)
    return record, events, outcome, speaking


def read_file(file: Path) -> bytes:
    """Return the bytes of a file, or say why not."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise CliError("cannot-read", file=str(file), why=error) from error


def verify(box: AnyGame, record: MatchRecord, texts: Texts) -> tuple[list[Event], Outcome | None]:
    """Fold the record with a bar for long ones; return all events and how the match ended."""
    events: list[Event] = []
    with progress_bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(texts.text("replaying"), total=len(record.moves))

        def watch(number: int, seat: int, action: Any, step: Step[Any]) -> None:  # noqa: ARG001
            events.extend(step.events)
            progress.update(task, completed=number)

        state = fold(box, record, watch, events.append)
    return events, box.outcome(state)


def summary(record: MatchRecord) -> dict[str, Any]:
    """Return what was verified, for a program."""
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
    """Print what was verified, for a person."""
    console = screen()
    if events:
        console.print(told(texts, events))
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
