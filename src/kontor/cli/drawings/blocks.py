"""What the drawings share: entries side by side, groups of answers, and players as coloured letters."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kontor.core import Seat, Texts, View

GAP = "   "
INDENT = "   "
SEAT_STYLES = (
    "bold white on #b3261e",
    "bold white on #1f5fbf",
    "bold white on #1b7f4b",
    "bold black on #f2c14e",
    "bold white on #7b3fa0",
)
LETTERS = "ABCDE"


class EntryFlow:
    """Entries side by side, as many in each line as fit; an entry longer than a line is wrapped and indented.

    `indent` starts every line but the first, to show that they belong to the first entry.
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
        total = sum(widths) + cell_len(self.gap) * max(len(widths) - 1, 0)
        return Measurement(min(max(widths, default=0), options.max_width), min(total, options.max_width))


def grouped(groups: Iterable[tuple[str, Sequence[Text]]]) -> Table:
    """Return a line for each group: its name and its entries side by side."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for group, entries in groups:
        table.add_row(Text(group), EntryFlow(entries))
    return table


def badge(seat: Seat, before: str = "") -> Text:
    """Return a player's letter on the seat's colour, after a prefix such as a number."""
    return Text().append(f"{before}{LETTERS[seat]}", SEAT_STYLES[seat])


def player(texts: Texts, view: View, seat: Seat) -> Text:
    """Return a player's letter and name; the viewer's own name is highlighted."""
    name = texts.name("seat", seat)
    return badge(seat).append(f" {name}", "bold cyan" if seat == view.seat else "not bold default on default")
