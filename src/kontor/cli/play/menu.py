"""The numbered actions of the open question, each with its forecast in short."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.drawing import AnyDrawing
from kontor.cli.prose import in_short
from kontor.core import Action, AnyGame, Forecast, Seat, Texts, View

NUMBER_WIDTH = 3


class Menu:
    """What a seat can do now; number 1 is the first legal action."""

    def __init__(self, game: AnyGame, state: object, seat: Seat, view: View) -> None:
        self.view = view
        self.legal: list[Action] = game.legal_actions(state, seat)
        self.forecasts: list[Forecast | None] = [game.forecast(state, seat, action) for action in self.legal]

    def draw(self, drawing: AnyDrawing, width: int) -> RenderableType:
        """Return the menu of the game's drawing if it has one for this question, else the list."""
        drawn = drawing.menu(self.view, self.legal, self.forecasts) if width >= drawing.columns else None
        return drawn or self.listed(drawing.texts, width)

    def listed(self, texts: Texts, width: int) -> Table:
        """Return one line for each action; changes of the forecast are added while they fit."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column()
        for number, (action, forecast) in enumerate(zip(self.legal, self.forecasts, strict=True), 1):
            line = Text(texts.action(self.view, action))
            for change in forecast or ():
                suffix = f" · {in_short(texts, change)}"
                if len(line) + len(suffix) <= width - NUMBER_WIDTH:
                    line.append(suffix, "dim")
            table.add_row(str(number), line)
        return table

    def consequences(self, number: int, texts: Texts) -> list[Text]:
        """Return everything that an action would change, each change with its rule."""
        return [
            Text(f"  {texts.change(change)}  ").append(change.rule, "dim")
            for change in self.forecasts[number - 1] or ()
        ]

    def with_amount(self, amount: int) -> Action | None:
        """Return the action with this amount, such as a bid; None unless there is exactly one."""
        matching = [action for action in self.legal if action.amount() == amount]
        return matching[0] if len(matching) == 1 else None

    def __contains__(self, number: int) -> bool:
        return 1 <= number <= len(self.legal)


def named(texts: Texts, view: View, legal: Sequence[Action], places: Sequence[int]) -> list[Text]:
    """Return some of the legal actions with their numbers."""
    return [
        Text(f"{place + 1:>4} ", "bold cyan").append(texts.action(view, legal[place]), "not bold default")
        for place in places
    ]
