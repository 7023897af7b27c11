"""The menu of Novgorod: a line for each verb with its actions side by side; some actions need their full label."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.drawings.blocks import grouped
from kontor.cli.drawings.novgorod.entries import SHORT
from kontor.cli.drawings.novgorod.pieces import NovgorodPieces
from kontor.cli.prose import in_short
from kontor.core import Action, Forecast
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.actions import ChooseCareerSide, ChooseRecipe, Produce
from kontor.games.novgorod.labels import label_facts

NUMBER = "bold cyan"
SAID = ("privilege", "merchant")
"""Changes of a forecast that no label says."""
GAINS = ("seals", "ducats")
MORE = " …"
"""Stands for gains that depend on the answer to the next question."""


def menu(
    pieces: NovgorodPieces, view: NovgorodView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
) -> RenderableType:
    """Return the numbered actions in groups, each with its forecast."""
    rows: dict[tuple[str, int], list[Text]] = {}
    for number, (action, forecast) in enumerate(zip(legal, forecasts, strict=True), 1):
        group, (first, *rest) = entries(pieces, view, action)
        line = Text().append(f"{number:>2} ", NUMBER).append(first).append(pays(pieces, view, action, forecast))
        for change in forecast or ():
            if change.key in SAID:
                line.append(f" · {in_short(pieces.texts, change)}", "dim")
        rows.setdefault((group, 0 if group else number), []).extend([line, *rest])
    return grouped((group[:1].upper() + group[1:], parts) for (group, _), parts in rows.items())


def entries(pieces: NovgorodPieces, view: NovgorodView, action: Action) -> tuple[str, list[Text]]:
    """Return the group of an action and the action in short; the side of a career card as its steps."""
    if isinstance(action, ChooseCareerSide):
        career = pieces.box.careers[pieces.asked(view).career, "front" if action.side == "front" else "back"]
        return pieces.name("side", action.side), pieces.ladder(career, covered=-1)
    short = SHORT.get(type(action))
    entry = short(pieces, view, action) if short else None
    if entry is None:
        return "", [Text(pieces.texts.action(view, action))]
    group, label = entry
    return group, [label]


def pays(pieces: NovgorodPieces, view: NovgorodView, action: Action, forecast: Forecast | None) -> str:
    """Return what a simple production would pay, with the merchant's share if it is certain."""
    frame = pieces.compound(view)
    if not isinstance(action, Produce) and (frame is None or frame.aim != "produce"):
        return ""
    gains = {change.key: int(change.after) - int(change.before) for change in forecast or () if change.key in GAINS}
    if not gains and isinstance(action, ChooseRecipe):
        facts = label_facts(pieces.box, view, action)
        gains = {key: facts[key] for key in GAINS}
    return f" {pieces.say('novgorod-pays', **gains)}" if gains else MORE
