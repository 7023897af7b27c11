"""`kontor verify`: verify the file of a match, and say in plain words what that proves and what it does not."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import MofNCompleteColumn
from rich.text import Text

from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language
from kontor.cli.screen import progress_bar, screen
from kontor.cli.seating import occupant_text
from kontor.cli.verbs.replay import read_file
from kontor.core import KontorError, Texts
from kontor.core.registry import game, slugs
from kontor.signed import BrokenError, KeyList, read_keys
from kontor.signed.checking import Checked, Finding, check_file

CHANGED, PARTLY = 1, 3
"""Exit codes: the file was changed; nothing was, but something could not be checked here."""
MARKS = {"holds": "✓", "open": "!", "broken": "✗"}


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file")],
    key: Annotated[Path | None, typer.Option(metavar="FILE", help="help-verify-key")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Verify a record; exit with 1 if it was changed, with 3 if not everything could be checked."""
    texts = texts_for(language(lang))
    checked = check(texts, read_file(file), read_keys(read_file(key)) if key else None)
    texts = texts_for(texts.language, checked)
    if as_json:
        typer.echo(msgspec.json.encode(summary(texts, file, checked)).decode())
    else:
        show(texts, checked)
    raise typer.Exit(CHANGED if checked.is_broken else 0 if checked.is_complete else PARTLY)


def texts_for(language: str, checked: Checked | None = None) -> Texts:
    """Return the texts of the command and of signed records; with those of the game of a record that was read."""
    record = checked.record if checked else None
    own = game(record.header.game) if record and record.header.game in slugs() else None
    names = [seating.name for seating in record.header.seats] if record else ()
    return Texts(language, own, names, packages=(CliError.package, BrokenError.package))


def check(texts: Texts, data: bytes, keys: KeyList | None) -> Checked:
    """Verify a file with a progress bar."""
    with progress_bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(texts.text("replaying"), total=None)
        return check_file(data, keys, lambda number: progress.update(task, completed=number))


def sentence(texts: Texts, finding: Finding) -> str:
    """Return what a check has shown."""
    why = finding.facts.get("why")
    said = texts.error(why) if isinstance(why, KontorError) else texts.text(finding.key, finding.facts)
    return " ".join(said.split())


def show(texts: Texts, checked: Checked) -> None:
    """Print what each check has shown, and what follows from all of them."""
    console = screen()
    if checked.record:
        seats = checked.record.header.seats
        names = texts.listed(f"{seating.name} ({occupant_text(texts, seating.kind)})" for seating in seats)
        title = texts.text("game-title") if texts.game else checked.record.header.game
        console.print(Text(title, "bold").append(f"  {names}", "not bold"))
    for finding in checked.findings:
        console.print(Text(f"{MARKS[finding.verdict]} {sentence(texts, finding)}"))
    key = "checked-broken" if checked.is_broken else "checked-holds" if checked.is_complete else "checked-partly"
    console.print(Text(texts.text(key), "bold"))


def summary(texts: Texts, file: Path, checked: Checked) -> dict[str, Any]:
    """Return what was verified, for `--json`."""
    signer = checked.signed.signer if checked.signed else None
    findings = [
        {
            "check": each.check,
            "verdict": each.verdict,
            "place": each.facts.get("place"),
            "step": each.facts.get("step") or None,
            "text": sentence(texts, each),
        }
        for each in checked.findings
    ]
    return {
        "file": str(file),
        "changed": checked.is_broken,
        "complete": checked.is_complete,
        "game": checked.record.header.game if checked.record else None,
        "moves": len(checked.record.moves) if checked.record else None,
        "signer": signer,
        "checks": findings,
    }
