"""The two long menus of Borneo as small maps: cards by ports, and merchants by companies."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.borneo.pieces import BorneoPieces
from kontor.cli.prose import in_short
from kontor.core import Action, Forecast
from kontor.games.borneo import BorneoView
from kontor.games.borneo.actions import PlayCargo, TransferMerchant

NUMBER = "bold cyan"
LOUD = "bold magenta"


def menu(
    pieces: BorneoPieces, view: BorneoView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
) -> RenderableType | None:
    """Return the menu of a cargo or a merchant phase; None for every other question."""
    if all(isinstance(action, PlayCargo) for action in legal):
        return cargo_menu(pieces, view, legal, forecasts)
    if any(isinstance(action, TransferMerchant) for action in legal):
        return merchant_menu(pieces, view, legal, forecasts)
    return None


def cargo_menu(
    pieces: BorneoPieces, view: BorneoView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
) -> Group:
    """Return a row for each hand card and a column for each port."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), expand=True, header_style="dim")
    table.add_column(pieces.texts.text("borneo-card-column"), no_wrap=True)
    for place in view.ports:
        table.add_column("", style=NUMBER, justify="right", no_wrap=True)
        table.add_column(pieces.box.ports[place.port].name if place.port else "", ratio=1)
    rows: dict[str, list[Text | str]] = {}
    for number, (action, forecast) in enumerate(zip(legal, forecasts, strict=True), 1):
        if not isinstance(action, PlayCargo):
            continue
        row = rows.setdefault(action.card, [""] * (2 * len(view.ports)))
        row[2 * action.slot] = str(number)
        row[2 * action.slot + 1] = laying(pieces, view, action, forecast or ())
    for card, row in rows.items():
        table.add_row(pieces.card(card, covered=False), *row)
    return Group(table, Text(pieces.texts.text("borneo-cargo-hint"), "dim"))


def laying(pieces: BorneoPieces, view: BorneoView, action: PlayCargo, forecast: Forecast) -> Text:
    """Return in a few words what a card would do at a port: the flags there, or who gets how much."""
    texts = pieces.texts
    flags = {change.ref.split(":")[2]: change for change in forecast if change.key == "flags"}
    ranked = sorted(flags.items(), key=lambda item: -int(item[1].after))
    way = next((change.after for change in forecast if change.key == "distribution"), None)
    if way is None:
        counts = [pieces.flag(company).append(f":{c.before}→{c.after}") for company, c in ranked]
        return Text(" ").join(counts)
    picks = [
        texts.text("borneo-pick", {"name": texts.thing(change.ref), "count": change.after})
        for change in forecast
        if change.key == "picks"
    ]
    summary = Text(texts.text(f"borneo-{way}", {"picks": texts.listed(picks), "count": len(picks)}), LOUD)
    port = view.ports[action.slot].port
    reached = [company for company, c in ranked if port and int(c.after) >= pieces.box.ports[port].monopoly]
    return pieces.flag(reached[0]).append(" ").append(summary) if len(reached) == 1 else summary


def merchant_menu(
    pieces: BorneoPieces, view: BorneoView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
) -> Group:
    """Return the transfers as a table of the viewer's merchants by companies, and every other action as a line."""
    texts = pieces.texts
    lines: list[Text] = []
    cells: dict[tuple[str, int], dict[str, Text]] = {}
    for number, (action, forecast) in enumerate(zip(legal, forecasts, strict=True), 1):
        mark = Text().append(f"{number:>2} ", NUMBER)
        if isinstance(action, TransferMerchant):
            rank = next((change.after for change in forecast or () if change.key == "rank"), "")
            arrival = mark.append(texts.text("borneo-arrives", {"rank": rank}))
            cells.setdefault((action.from_company, action.rank), {})[action.to_company] = arrival
        else:
            line = mark.append(texts.action(view, action))
            for change in forecast or ():
                line.append(f" · {in_short(texts, change)}", "dim")
            lines.append(line)
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    table.add_column(texts.text("borneo-move-column"), no_wrap=True)
    for company in pieces.box.companies:
        table.add_column(texts.text("borneo-to-company", {"company": ("company", company)}), no_wrap=True)
    for (company, rank), row in cells.items():
        label = pieces.company(company).append(f", {texts.text('borneo-at-rank', {'rank': rank})}")
        table.add_row(label, *(row.get(target, "") for target in pieces.box.companies))
    return Group(*lines, table)
