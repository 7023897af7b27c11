"""The plots of the chapter about many gateways, drawn from its tables and set below them. Used by `docs_pages.py`."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from kontor.lab.selfplay.plots import Bar, bars

EXACT_PERCENT = 100.0
"""The share of what was measured that a model without a fault predicts, in percent."""
Rows = list[list[str]]


def with_scale_plots(text: str) -> str:
    """Return the chapter with a plot below each table that has one."""
    return "".join(_with_plots(text))


def _with_plots(text: str) -> Iterator[str]:
    rows: Rows = []
    for line in text.splitlines(keepends=True):
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif rows:
            yield figure_of(rows)
            rows = []
        yield line
    yield figure_of(rows) if rows else ""


def figure_of(rows: Rows) -> str:
    """Return the plot of a table by what is in its head, with an empty line before it; empty if it has none."""
    plot = next((plot for (column, name), plot in PLOTS.items() if rows[0][column : column + 1] == [name]), None)
    if plot is None:
        return ""
    drawn = bars(plot.title, list(plot.lines(rows)), plot.mark)
    return f'\n<figure class="plot">{drawn}<figcaption>{plot.title}</figcaption></figure>\n'


def costs(rows: Rows) -> Iterator[Bar]:
    """Yield the processor time of gateways and PostgreSQL for a move, by fleet."""
    for row in rows[2:]:
        for column, name in ((1, "gateway"), (2, "PostgreSQL")):
            yield _bar(f"{row[0].partition(' (')[0]}: {name}", float(row[column]), f"{row[column]} ms")


def points(rows: Rows) -> Iterator[Bar]:
    """Yield what the model predicts as a share of what was measured, by point."""
    for name, measured, predicted, off in rows[2:]:
        yield _bar(name.replace(" in seconds", ""), 100 * float(predicted) / float(measured), off)


def money(rows: Rows) -> Iterator[Bar]:
    """Yield what servers and strong bots cost in a month, by moves a second."""
    head, by_name = rows[0], {row[0].partition(",")[0]: row for row in rows}
    for column in (1, 2, 3):
        for name in ("servers", "strong bots"):
            cost = by_name[name][column]
            yield _bar(f"{head[column].split(', ')[0]}: {name}", float(cost.replace(",", "")), f"{cost} EUR")


def _bar(label: str, value: float, text: str) -> Bar:
    """Return a bar without an interval."""
    return Bar(label, value, value, value, text)


class Plot(NamedTuple):
    """A plot below a table."""

    title: str
    lines: Callable[[Rows], Iterator[Bar]]
    mark: float | None = None
    """Where the dashed line is."""


PLOTS: Mapping[tuple[int, str], Plot] = {
    (1, "gateway"): Plot("Processor time of a move, in milliseconds", costs),
    (0, "point"): Plot("Predicted, in percent of what was measured (dashed: no difference)", points, EXACT_PERCENT),
    (0, "moves a second, open sockets"): Plot("Euros a month, by moves a second", money),
}
"""The plots by a column of a table's head and its name."""
