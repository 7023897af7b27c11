"""`kontor keep`: make one HTML file of a record, which shows the whole match without a server."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.files import create
from kontor.cli.language import LangOption, language
from kontor.cli.verbs.replay import read_any_record, read_file
from kontor.cli.verbs.verify import texts_for
from kontor.core import RecordError
from kontor.signed import write_signed
from kontor.signed.checking import game_of
from kontor.signed.lines import FIRST_LINE
from kontor.signed.page import page_of

BYTES_PER_KILOBYTE = 1000


def keep(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file")],
    out: Annotated[Path | None, typer.Argument(metavar="OUT", help="help-keep-out")] = None,
    lang: LangOption = None,
) -> None:
    """Verify a record while it is drawn, and write the page."""
    data, target = read_file(file), out or file.with_suffix(".html")
    record = read_any_record(data)
    game = game_of(record)
    if game is None:
        raise RecordError("record-components")
    page = page_of(game, data if data.startswith(FIRST_LINE) else write_signed(record))
    create(target, page)
    facts = {"file": str(target), "kilobytes": len(page) // BYTES_PER_KILOBYTE}
    typer.echo(texts_for(language(lang)).text("kept-page", facts))
