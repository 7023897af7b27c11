"""`kontor rules --coverage` and `--prove`: which rules have a test, and whether the test fails if they are broken."""

import os

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kontor.cli.arguments import load_game
from kontor.cli.screen import progress_bar, screen
from kontor.core import Texts
from kontor.core.registry import slugs
from kontor.testing.marked import Coverage, repository_root, rule_coverage
from kontor.testing.prove import Proof, prove

UNDEFENDED = 1


def show_coverage(texts: Texts, *, as_json: bool) -> None:
    """Print how many ids of every ledger have a marked test; exit with 1 if one has none."""
    coverages = rule_coverage(repository_root(), slugs())
    if as_json:
        plain = {slug: {"ids": c.ids, "tested": c.tested, "missing": c.missing} for slug, c in coverages.items()}
        typer.echo(msgspec.json.encode(plain).decode())
    else:
        for slug, coverage in coverages.items():
            print_coverage(texts, slug, coverage)
    if any(coverage.missing for coverage in coverages.values()):
        raise typer.Exit(UNDEFENDED)


def print_coverage(texts: Texts, slug: str, coverage: Coverage) -> None:
    """Print one game: ids by kind, ids with a marked test, and the ids without one."""
    table = Table(title=slug, title_justify="left", title_style="bold")
    table.add_column(texts.text("coverage-kind"))
    table.add_column(texts.text("coverage-ids"), justify="right")
    table.add_column(texts.text("coverage-tested"), justify="right")
    for kind, (ids, tested) in coverage.kinds.items():
        table.add_row(texts.text(f"kind-{kind}"), str(ids), str(tested))
    table.add_section()
    share = f"{100 * coverage.tested / coverage.ids:.0f} %"
    table.add_row(texts.text("coverage-all"), str(coverage.ids), f"{coverage.tested} ({share})", style="bold")
    console = screen()
    console.print(table)
    if coverage.missing:
        missing = texts.text("coverage-missing", {"ids": texts.listed(coverage.missing)})
        console.print(Text(missing, "bold red"))


def show_proof(texts: Texts, slug: str, *, as_json: bool) -> None:
    """Break every line that cites a rule, one at a time; exit with 1 if the tests of a rule still pass."""
    game = load_game(slug)
    root = repository_root()
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(texts.text("proving", {"game": slug}), total=None)
        proof = prove(
            game, root, os.cpu_count() or 1, lambda done, total: progress.update(task, completed=done, total=total)
        )
    if as_json:
        plain = {"ids": proof.ids, "sites": proof.sites, "green": proof.green, "unnoticed": proof.unnoticed}
        typer.echo(msgspec.json.encode({slug: plain}).decode())
    else:
        print_proof(texts, slug, proof)
    if proof.green:
        raise typer.Exit(UNDEFENDED)


def print_proof(texts: Texts, slug: str, proof: Proof) -> None:
    """Print every broken line that no test noticed, then a summary."""
    console = screen()
    for id_, place in proof.unnoticed:
        console.print(Text(texts.text("proof-green", {"rule": id_, "place": place}), "red"))
    facts = {"game": slug, "ids": proof.ids, "sites": proof.sites, "green": len(proof.green)}
    console.print(Text(texts.text("proof", facts), "bold red" if proof.green else "bold green"))
