"""Hints on the screen: the best answers with their numbers, the share of the win, and why."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.bots import USUAL
from kontor.bots.hints import Adviser, Hint, Reason
from kontor.bots.knowledge import KnowledgeError
from kontor.cli.playing.match import Match
from kontor.cli.playing.menu import Menu
from kontor.core import Action, Seat, Texts, View

BID = "bid"
"""The action that a game's menu does not number, and the command for it."""


class Hints:
    """Asks the adviser for a seat that has to decide; its luck is its own, so no bot at the table plays otherwise."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match = match
        self.texts = texts
        self.words = Texts(texts.language, texts.game, texts.seat_names, packages=(KnowledgeError.package,))
        self.adviser: Adviser | None = None

    def draw(self, seat: Seat, view: View, menu: Menu) -> RenderableType:
        """Return up to three hints; one sentence if nobody knows the game well enough."""
        try:
            self.adviser = self.adviser or Adviser(self.match.game)
        except KnowledgeError:
            return Text(self.texts.text("hint-nobody", {"game": self.match.game.info.title}))
        hints = self.adviser.advise(view, menu.legal, USUAL, self.match.fresh_seed("hint", seat))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(justify="right", style="bold green", no_wrap=True)
        table.add_column()
        for hint in hints:
            share = self.texts.text("hint-share", {"percent": 100 * hint.share})
            line = Text(self.texts.action(view, hint.action))
            if len(hints) > 1:
                line.append(f" · {self.why(hint)}", "dim")
            table.add_row(self.typed(menu, hint.action), share, line)
        return Group(Text(self.texts.text("hint-title"), "bold green"), table)

    def typed(self, menu: Menu, action: Action) -> str:
        """Return what to type for an action: a bid as it is said, anything else by its number."""
        if action.__struct_config__.tag == BID:
            return f"{self.texts.text('command-bid')} {action.amount()}"
        return str(menu.legal.index(action) + 1)

    def why(self, hint: Hint) -> str:
        """Say what speaks for an action, and then what speaks against it."""
        good = [self.said(reason) for reason in hint.reasons if reason.effect > 0]
        bad = [self.said(reason) for reason in hint.reasons if reason.effect < 0]
        if good and bad:
            return self.texts.text("hint-but", {"good": good, "bad": bad})
        return self.texts.listed(good or bad) if good or bad else self.texts.text("hint-alike")

    def said(self, reason: Reason) -> str:
        """Return a reason in words; facts of a reason are seats."""
        return self.words.text(reason.key, {fact: ("seat", seat) for fact, seat in reason.facts.items()})
