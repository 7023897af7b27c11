"""Entries side by side, as many in each line as fit; and answers in groups of such entries."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

GAP = "   "
INDENT = "   "


class Flow:
    """Entries side by side, as many in each line as fit; one that is longer than a line goes on indented.

    With an indent all lines but the first begin with it: they belong to the first entry.
    """

    def __init__(self, entries: Iterable[Text], gap: str = GAP, indent: str = "") -> None:
        self.entries = list(entries)
        self.gap = gap
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, start = Text(), ""
        for entry in self.entries:
            if line and cell_len(start + self.gap) + line.cell_len + entry.cell_len > options.max_width:
                yield Text(start).append(line)
                line, start = Text(), self.indent
            if entry.cell_len > options.max_width:
                first, *more = entry.wrap(console, options.max_width - len(INDENT))
                yield first
                yield from (Text(INDENT).append(part) for part in more)
            else:
                line.append(self.gap if line else "", "dim").append(entry)
        if line or not self.entries:
            yield Text(start).append(line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [entry.cell_len for entry in self.entries]
        whole = sum(widths) + cell_len(self.gap) * max(len(widths) - 1, 0)
        return Measurement(min(max(widths, default=0), options.max_width), min(whole, options.max_width))


def grouped(groups: Iterable[tuple[str, Sequence[Text]]]) -> Table:
    """Return a line for each group: its name, and its entries side by side."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for group, entries in groups:
        table.add_row(Text(group), Flow(entries))
    return table
