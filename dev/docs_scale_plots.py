"""The plots of the chapter about many gateways, drawn from its tables and set below them. Used by `docs_pages.py`."""

from collections.abc import Callable, Iterator, Mapping

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
    return f'\n<figure class="plot">{plot(rows)}</figure>\n' if plot else ""


def costs(rows: Rows) -> str:
    """Return the processor time of gateways and PostgreSQL for a move, by fleet."""
    lines = [
        _bar(f"{row[0].partition(' (')[0]}: {name}", float(row[column]), f"{row[column]} ms")
        for row in rows[2:]
        for column, name in ((1, "gateway"), (2, "PostgreSQL"))
    ]
    return bars("Processor time a move, in milliseconds", lines)


def points(rows: Rows) -> str:
    """Return what the model predicts as a share of what was measured; the dashed line is a model without a fault."""
    shares = [(row[0], 100 * float(row[2]) / float(row[1]), row[3]) for row in rows[2:]]
    lines = [_bar(name, share, off) for name, share, off in shares]
    return bars("Predicted, in percent of what was measured", lines, EXACT_PERCENT)


def money(rows: Rows) -> str:
    """Return what servers and strong bots cost in a month, by moves a second and open sockets."""
    head, by_name = rows[0], {row[0].partition(",")[0]: row for row in rows}
    lines = [
        _bar(f"{head[column].partition(',')[0]}/s: {name}", float(cost), f"{cost} EUR")
        for column in (1, 2, 3)
        for name in ("servers", "strong bots")
        for cost in (by_name[name][column].replace(",", ""),)
    ]
    return bars("Euros a month, by moves a second", lines)


PLOTS: Mapping[tuple[int, str], Callable[[Rows], str]] = {
    (1, "gateway"): costs,
    (0, "point"): points,
    (0, "moves a second, open sockets"): money,
}
"""The plots by a column of a table's head and its name."""


def _bar(label: str, value: float, text: str) -> Bar:
    """Return a bar without an interval."""
    return Bar(label, value, value, value, text)
