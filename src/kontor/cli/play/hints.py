"""Hints on the screen: the best answers with their numbers, the share of the win, and a sentence that says why."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.bots.hint_words import hint_texts, plan, points, sentences
from kontor.bots.hints import Adviser, Hint
from kontor.bots.knowledge import KnowledgeError
from kontor.cli.errors import CliError
from kontor.cli.play.match_protocol import Advice, MatchProtocol
from kontor.cli.play.menu import Menu
from kontor.cli.prose import flowing
from kontor.core import Action, AnyGame, Seat, Texts, View
from kontor.levels import ADVISER_LEVEL

BID = "bid"
"""The tag of the action that no menu numbers, and the command for it."""


def adviser_of(game: AnyGame) -> Adviser:
    """Return the adviser for a game; CliError if bots know nothing about it."""
    try:
        return Adviser(game)
    except KnowledgeError as error:
        raise CliError("hint-nobody", game=game.info.title) from error


def in_words(hints: Sequence[Hint], game: AnyGame, texts: Texts, answers: int) -> list[Advice]:
    """Return hints in words, for a question with this many legal actions."""
    words = hint_texts(texts, game)
    said = [
        " ".join(filter(None, (why, plan(words, hints, number), points(words, hints, number))))
        for number, why in enumerate(sentences(words, hints, answers))
    ]
    return [Advice(hint.action, hint.share, why, ADVISER_LEVEL) for hint, why in zip(hints, said, strict=True)]


class HintTable:
    """Draws the advice for a seat that has to decide; asking for it changes nothing that the bots will do."""

    def __init__(self, match: MatchProtocol, texts: Texts) -> None:
        self.match = match
        self.texts = texts

    def draw(self, seat: Seat, view: View, menu: Menu) -> RenderableType:
        """Return up to three hints, or a sentence if no bot knows the game well enough or none is free."""
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
            if hint.sentence:
                line.append(f" · {hint.sentence}", "dim")
            table.add_row(self.what_to_type(menu, hint.action), share, line)
        title = self.texts.text("hint-title", {"level": hints[0].level if hints else ADVISER_LEVEL})
        return Group(Text(title, "bold green"), table)

    def what_to_type(self, menu: Menu, action: Action) -> str:
        """Return what to type for an action: `bid 5` for a bid, its number for anything else."""
        if action.__struct_config__.tag == BID:
            return f"{self.texts.text('command-bid')} {action.amount()}"
        return str(menu.legal.index(action) + 1)
