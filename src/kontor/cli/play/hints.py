"""Hints on the screen: the best answers with their numbers, the share of the win, and why."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.language import CliError
from kontor.cli.play.match_protocol import Playable
from kontor.cli.play.menu import Menu
from kontor.cli.prose import flowing
from kontor.core import Action, Seat, Texts, View

BID = "bid"
"""The action that a game's menu does not number, and the command for it."""


class Hints:
    """Asks for advice for a seat that has to decide; no bot at the table plays otherwise for it."""

    def __init__(self, match: Playable, texts: Texts) -> None:
        self.match = match
        self.texts = texts

    def draw(self, seat: Seat, view: View, menu: Menu) -> RenderableType:
        """Return up to three hints; one sentence if nobody knows the game well enough or has time."""
        try:
            hints = self.match.advise(seat, view, menu.legal, self.texts)
        except CliError as error:
            return Text(flowing(self.texts.error(error)))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(justify="right", style="bold green", no_wrap=True)
        table.add_column()
        for hint in hints:
            share = self.texts.text("hint-share", {"percent": 100 * hint.share})
            line = Text(self.texts.action(view, hint.action))
            if len(hints) > 1:
                line.append(f" · {hint.why}", "dim")
            table.add_row(self.typed(menu, hint.action), share, line)
        return Group(Text(self.texts.text("hint-title"), "bold green"), table)

    def typed(self, menu: Menu, action: Action) -> str:
        """Return what to type for an action: a bid as it is said, anything else by its number."""
        if action.__struct_config__.tag == BID:
            return f"{self.texts.text('command-bid')} {action.amount()}"
        return str(menu.legal.index(action) + 1)
