"""`kontor replay`: replay records, verify every step, and print what that proves."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

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
from kontor.core import (
    AnyGame,
    ComponentsError,
    Event,
    KontorError,
    MatchRecord,
    Outcome,
    Step,
    Texts,
    TieBreak,
    Trusted,
    read_record,
    verify,
)
from kontor.core.registry import game_with
from kontor.signed import read_signed
from kontor.signed.lines import FIRST_LINE
from kontor.signed.page import is_page, record_in

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
            replayed = replay_file(texts, file, components)
        except (CliError, ComponentsError):
            raise  # a mistake in the command, not in the record
        except KontorError as error:
            why = " ".join(texts.error(error).split())
            typer.echo(texts.text("replay-broken", {"file": str(file), "why": why}), err=True)
            if as_json:
                typer.echo(msgspec.json.encode({"verified": False, "file": str(file), "error": why}).decode())
            raise typer.Exit(BROKEN) from error
        if as_json:
            typer.echo(msgspec.json.encode(summary(replayed)).decode())
        elif len(files) > 1:
            typer.echo(f"{file}: {' '.join(verdict(replayed))}")
        else:
            show(replayed, with_log=log)


class ReplayedFile(NamedTuple):
    """A record, what its replay has shown, and texts with the names of its players."""

    record: MatchRecord
    events: list[Event]
    outcome: Outcome | None
    ties: tuple[TieBreak, ...]
    trusted: tuple[Trusted, ...]
    texts: Texts


def replay_file(texts: Texts, file: Path, components: Path | None) -> ReplayedFile:
    """Read a file and replay it."""
    record = read_any_record(read_file(file))
    game = load_game(record.header.game, components)
    if components is None:
        game = game_with(record.header.game, record.header.components) or game  # the replay says what is missing
    match_texts = speak(texts.language, game, [seating.name for seating in record.header.seats])
    return replay_record(game, record, match_texts)


def read_any_record(data: bytes) -> MatchRecord:
    """Read a record of either kind, or the one in a page; of a signed one also its hashes are verified."""
    data = record_in(data) if is_page(data) else data
    return read_signed(data).record if data.startswith(FIRST_LINE) else read_record(data)


def read_file(file: Path) -> bytes:
    """Return the bytes of a file; CliError if it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise CliError("cannot-read", file=str(file), why=error) from error


def replay_record(game: AnyGame, record: MatchRecord, texts: Texts) -> ReplayedFile:
    """Replay a record with a progress bar."""
    events: list[Event] = []
    with progress_bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(texts.text("replaying"), total=len(record.moves))

        def watch(number: int, seat: int, action: Any, step: Step[Any]) -> None:  # noqa: ARG001
            events.extend(step.events)
            progress.update(task, completed=number)

        state, trusted = verify(game, record, watch, events.append)
    outcome = game.outcome(state)
    return ReplayedFile(record, events, outcome, game.tie_breaks(state) if outcome else (), trusted, texts)


def summary(replayed: ReplayedFile) -> dict[str, Any]:
    """Return what was verified, for `--json`; `verified` is false if something was taken on trust."""
    record = replayed.record
    return {
        "verified": not replayed.trusted,
        "trusted": replayed.trusted,
        "game": record.header.game,
        "seats": record.header.seats,
        "options": record.header.options,
        "moves": len(record.moves),
        "seed_sha256": record.header.seed_sha256,
        "last_link": record.moves[-1].link if record.moves else record.opening,
        "result": record.result,
    }


def verdict(replayed: ReplayedFile) -> list[str]:
    """Return the sentences about the moves: those that were verified, and those that nothing proves."""
    texts, moves = replayed.texts, len(replayed.record.moves)
    if not replayed.trusted:
        return [f"✓ {texts.text('verified-moves', {'count': moves})}"]
    unproven = sum(part.last - max(part.first, 1) + 1 for part in replayed.trusted)
    return [
        f"✓ {texts.text('verified-other-moves', {'count': moves - unproven})}",
        *(f"! {texts.text('trusted-moves', {'first': part.first, 'last': part.last})}" for part in replayed.trusted),
    ]


def show(replayed: ReplayedFile, *, with_log: bool) -> None:
    """Print what was verified."""
    console, texts, outcome = screen(), replayed.texts, replayed.outcome
    if with_log and replayed.events:
        console.print(log_table(texts, replayed.events))
    header = replayed.record.header
    names = texts.listed(f"{seating.name} ({occupant_text(texts, seating.kind)})" for seating in header.seats)
    console.print(Text(texts.text("game-title"), "bold").append(f"  {names}", "not bold"))
    for sentence in verdict(replayed):
        console.print(Text(sentence))
    console.print(Text(f"✓ {texts.text('verified-seed', {'hash': header.seed_sha256})}"))
    if outcome is None:
        console.print(Text(texts.text("verified-unfinished")))
        return
    console.print(Text(f"✓ {texts.text('verified-result')}"))
    console.print(ranking(texts, outcome))
    for tie in replayed.ties:
        console.print(Text(texts.tie(tie), "dim"))
    console.print(breakdown(texts, outcome.scores))
