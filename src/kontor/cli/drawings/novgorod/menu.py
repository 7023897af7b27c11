"""The menu of Novgorod: a line for each verb, its answers side by side; what says little in short stands in full."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.drawings.flow import grouped
from kontor.cli.drawings.novgorod.entries import SHORT
from kontor.cli.drawings.novgorod.pieces import Pieces
from kontor.cli.prose import in_short
from kontor.core import Action, Forecast
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.actions import ChooseCareerSide, ChooseRecipe, Produce
from kontor.games.novgorod.labels import label_facts

NUMBER = "bold cyan"
SAID = ("privilege", "merchant")
"""Consequences that no answer says itself."""
GAINS = ("seals", "ducats")
MORE = " …"
"""There are several ways, and they are asked for next."""


def menu(
    pieces: Pieces, view: NovgorodView, legal: Sequence[Action], foretold: Sequence[Forecast | None]
) -> RenderableType:
    """Return the numbered answers in their groups, each with what would follow from it."""
    rows: dict[tuple[str, int], list[Text]] = {}
    for number, (action, forecast) in enumerate(zip(legal, foretold, strict=True), 1):
        group, (first, *rest) = entries(pieces, view, action)
        line = Text().append(f"{number:>2} ", NUMBER).append(first).append(pays(pieces, view, action, forecast))
        for change in forecast or ():
            if change.key in SAID:
                line.append(f" · {in_short(pieces.texts, change)}", "dim")
        rows.setdefault((group, 0 if group else number), []).extend([line, *rest])
    return grouped((group[:1].upper() + group[1:], parts) for (group, _), parts in rows.items())


def entries(pieces: Pieces, view: NovgorodView, action: Action) -> tuple[str, list[Text]]:
    """Return the group of an answer and the answer in short; the side of a career card as its steps."""
    if isinstance(action, ChooseCareerSide):
        career = pieces.box.careers[pieces.asked(view).career, "front" if action.side == "front" else "back"]
        return pieces.name("side", action.side), pieces.ladder(career, covered=-1)
    short = SHORT.get(type(action))
    found = short(pieces, view, action) if short else None
    if found is None:
        return "", [Text(pieces.texts.action(view, action))]
    group, said = found
    return group, [said]


def pays(pieces: Pieces, view: NovgorodView, action: Action, forecast: Forecast | None) -> str:
    """Return what plain production would pay, with the merchant's share where it is sure."""
    frame = pieces.compound(view)
    if not isinstance(action, Produce) and (frame is None or frame.aim != "produce"):
        return ""
    gains = {change.key: int(change.after) - int(change.before) for change in forecast or () if change.key in GAINS}
    if not gains and isinstance(action, ChooseRecipe):
        facts = label_facts(pieces.box, view, action)
        gains = {key: facts[key] for key in GAINS}
    return f" {pieces.say('novgorod-pays', **gains)}" if gains else MORE
