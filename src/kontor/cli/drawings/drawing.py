# ruff: noqa: ARG002 - the defaults do not need their arguments
"""The contract of a drawing: how the terminal shows one game.

A package registers its drawing under the slug of the game::

    [project.entry-points."kontor.drawings"]
    goa = "kontor.cli.drawings.goa:GoaDrawing"

Only `table` must be written; every other method has an answer that fits any game.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rich.console import RenderableType
from rich.panel import Panel

from kontor.cli.screen import frame_box
from kontor.core import Action, AnyGame, Forecast, Ref, Score, Texts, View

CLI_PACKAGE = "kontor.cli"
UNKNOWN = "?"
"""Points that are still hidden from the person who looks."""

GameT = TypeVar("GameT", bound=AnyGame)
ViewT = TypeVar("ViewT", bound=View)


class Drawing(ABC, Generic[GameT, ViewT]):
    """Draws one game in one language, from views alone; `GameT` and `ViewT` are the types of that game."""

    package: ClassVar[str] = CLI_PACKAGE
    """The package whose `messages` folder holds the drawing's texts (`en.ftl`, `de.ftl`).

    The keys begin with the slug of the game: `goa-round`. Where a key exists already, in the core, the game or the
    command line, that text is used. `<slug>-short-<key>` is the short form of a forecast's change, for menus.
    """
    columns: ClassVar[int] = 0
    """The narrowest terminal, in columns, that the drawing fits; narrower ones get plain lists as menus."""

    def __init__(self, game: GameT, texts: Texts, *, plain: bool = False) -> None:
        self.game = game
        self.texts = Texts(
            texts.language, texts.game, texts.seat_names, (CLI_PACKAGE, self.package), reader=texts.reader
        )
        """The texts of the core, the game, the command line and the drawing."""
        self.plain = plain
        """True if only ASCII and no colours may be used."""

    def framed(self, content: RenderableType, title: str, height: int | None = None) -> Panel:
        """Return a part of the table in a frame."""
        return Panel(content, title=title, title_align="left", box=frame_box(plain=self.plain), height=height)

    @abstractmethod
    def table(self, view: ViewT, width: int) -> RenderableType:
        """Return everything that the view shows, in at most `width` columns."""

    def hand(self, view: ViewT) -> RenderableType | None:
        """Return what the seat holds, or None if `table` shows all there is."""
        return None

    def menu(self, view: ViewT, legal: Sequence[Action], forecasts: Sequence[Forecast | None]) -> RenderableType | None:
        """Return the actions, numbered from 1 in the order of `legal`, or None for the plain list.

        `forecasts` has the forecast of each action, or None where there is none.
        """
        return None

    def also_called(self, view: ViewT) -> Mapping[Ref, Sequence[str]]:
        """Return further words by which a person may point at a thing when they ask `why not`."""
        return {}

    def is_plausible(self, view: ViewT, action: Action) -> bool:
        """Return True if a person could mean this action when they ask why it is not allowed."""
        return True


def add_unknown(total: str, score: Score, sources: Collection[str]) -> str:
    """Return the text of a total, with a mark if the points of one of these sources are not in it."""
    return total if all(source in score.parts for source in sources) else f"{total} + {UNKNOWN}"


AnyDrawing: TypeAlias = Drawing[Any, Any]
"""A drawing of any game."""
