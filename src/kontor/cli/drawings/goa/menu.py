"""The menu of Goa: a line for each verb, tile or opponent, and a map of the places for the flag."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.drawings.blocks import grouped
from kontor.cli.drawings.goa.area import GoaArea
from kontor.cli.drawings.goa.entries import SHORT
from kontor.cli.prose import in_short
from kontor.core import Action, Forecast, Texts
from kontor.games.goa import GoaView
from kontor.games.goa.actions import Bid, PassBid, PlaceFlag

NUMBER = "bold cyan"
BONUSES = ("cards", "extra_actions")
"""The changes of a forecast that are shown next to an action."""


def menu(
    area: GoaArea, view: GoaView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
) -> RenderableType | None:
    """Return the numbered actions, or None if none of them has a short form."""
    flags = {action: number for number, action in enumerate(legal, 1) if isinstance(action, PlaceFlag)}
    if flags:
        hint = area.pieces.texts.text("goa-map-hint", {"sign": area.pieces.full})
        return Group(*area.places(view, flags, NUMBER), Text(hint, "dim"))
    if isinstance(legal[0], PassBid):
        return bidding(area.pieces.texts, view, legal)
    if not any(type(action) in SHORT for action in legal):
        return None
    rows: dict[tuple[str, int], list[Text]] = {}
    for number, (action, forecast) in enumerate(zip(legal, forecasts, strict=True), 1):
        mark = Text().append(f"{number:>2} ", NUMBER)
        short = SHORT.get(type(action))
        if short is None:
            rows["", number] = [mark.append(area.pieces.texts.action(view, action))]
        else:
            group, label = short(area.pieces, view, action)
            for change in forecast or ():
                if change.key in BONUSES:
                    label.append(f", {in_short(area.pieces.texts, change)}")
            rows.setdefault((group, 0), []).append(mark.append(label))
    return grouped((group, entries) for (group, _), entries in rows.items())


def bidding(texts: Texts, view: GoaView, legal: Sequence[Action]) -> RenderableType:
    """Return the pass with its number, and the range of bids, which are typed as `bid 5`."""
    bids = [action.ducats for action in legal if isinstance(action, Bid)]
    match bids:
        case []:
            hint = texts.text("goa-bids-none")
        case [only]:
            hint = texts.text("goa-bids-one", {"most": only})
        case _:
            hint = texts.text("goa-bids-many", {"least": bids[0], "most": bids[-1]})
    return Group(Text("1 ", NUMBER).append(texts.action(view, legal[0]), "default"), Text(hint, "default"))
