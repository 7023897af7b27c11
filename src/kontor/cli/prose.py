"""Sentences on the screen: flowing text, the log, rules with their ids, changes of a forecast."""

from collections.abc import Iterable
from itertools import groupby

from rich.table import Table
from rich.text import Text

from kontor.core import Change, Event, RuleId, Texts


def flowing(text: str) -> str:
    """Return a text of several lines as one line, for the screen to wrap."""
    return " ".join(text.split())


def log(texts: Texts, events: Iterable[Event]) -> Table:
    """Return one line for each event with its rule; equal lines in a row are counted."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim")
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    for (line, rule), equal in groupby((flowing(texts.event(event)), event.rule) for event in events):
        count = len(list(equal))
        table.add_row("·", Text(texts.text("log-times", {"line": line, "count": count}) if count > 1 else line), rule)
    return table


def rules(entries: Iterable[tuple[RuleId, str]]) -> Table:
    """Return a table of rule ids and texts."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold yellow", no_wrap=True)
    table.add_column()
    for id_, text in entries:
        table.add_row(id_, Text(flowing(text)))
    return table


def in_short(texts: Texts, change: Change) -> str:
    """Return a change of a forecast in short, if the drawing has a short form (`<slug>-short-<key>`), else in full."""
    key = f"{texts.game.info.slug}-short-{change.key}" if texts.game else ""
    if not texts.has(key):
        return texts.change(change)
    facts = {"thing": texts.thing(change.ref), "before": change.before, "after": change.after, "rule": change.rule}
    return texts.text(key, facts)
