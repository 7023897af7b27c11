# ruff: noqa: ARG002 - the plain answers look at nothing
"""What a game may draw for itself; everything has a plain answer that fits any game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.panel import Panel

from kontor.cli.screen import frame_box
from kontor.core import Action, AnyGame, Forecast, Ref, Texts, View


class Drawing:
    """Draws the table of one game for one language, from views alone."""

    columns: ClassVar[int] = 0
    """How wide a terminal the drawing needs; below that tables and menus are plain lists."""

    def __init__(self, game: AnyGame, texts: Texts, *, plain: bool = False) -> None:
        self.game = game
        self.texts = texts
        self.plain = plain

    def framed(self, content: RenderableType, title: str, height: int | None = None) -> Panel:
        """Return a part of the table in a frame."""
        return Panel(content, title=title, title_align="left", box=frame_box(plain=self.plain), height=height)

    def table(self, view: View, width: int) -> RenderableType:
        """Return the whole table as the view shows it."""
        raise NotImplementedError

    def hand(self, view: View) -> RenderableType | None:
        """Return what the seat holds, or None if the table shows all there is."""
        return None

    def menu(self, view: View, legal: Sequence[Action], foretold: Sequence[Forecast | None]) -> RenderableType | None:
        """Return the numbered actions in a form of the game's own; None for the plain list."""
        return None

    def also_called(self, view: View) -> Mapping[Ref, Sequence[str]]:
        """Return further words by which a person may point at a thing."""
        return {}

    def is_plausible(self, view: View, action: Action) -> bool:
        """Say whether a person could mean this action when they ask why it is not allowed."""
        return True
