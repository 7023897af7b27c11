"""The plots of the arena for the documentation site, drawn from the tables of docs/bots.md. Used by `docs_pages.py`."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from kontor.lab.selfplay.plots import Bar, bars

HEADING = re.compile(r"^## (.+)$")
LADDER = "The ladder"
"""The heading whose tables name the game in each row; under other headings it is the heading."""
SHARE = re.compile(r"(\d+) % \((?:(\d+) to (\d+)|from (\d+)[\d, ]*)\)")
"""A share in percent with its interval; "from 95" says that it reaches up to 100 %."""
FAIR_PERCENT = 50.0
"""The share of somebody who is as strong as their opponent, in percent."""
ABOUT = """# The ladder of the bots, drawn

Each line is a row of the tables in [The bots and how strong they are](bots.md): a level against the one below it, as
the share that it would win head to head, with its interval of 95 %. The dashed line is the share of equals. The page
there has the same figures as tables, and says how this was measured, with how many games, and what does not hold yet.
"""


class Step(NamedTuple):
    """One row of a ladder: the game, who plays whom, and the share head to head, in percent with its interval."""

    game: str
    pair: str
    label: str
    share: float
    low: float
    high: float
    bar: str


def steps(text: str) -> Iterator[Step]:
    """Yield the rows of all tables that have a step and a share head to head."""
    heading, columns, pair = "", list[str](), ""
    for line in text.splitlines():
        if found := HEADING.match(line):
            heading = found[1]
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
        elif "step" in columns and "head to head" in columns and not set(cells[0]) <= set("-: "):
            step = step_of(heading, dict(zip(columns, cells, strict=True)), pair)
            pair = step.pair
            yield step


def step_of(heading: str, row: dict[str, str], pair: str) -> Step:
    """Return a row as a step; `pair` is that of the row above, which the row may call the same."""
    found = SHARE.match(row["head to head"])
    if found is None:
        raise ValueError(f"docs/bots.md: not a share with an interval: {row['head to head']!r}")
    share, low, high, lowest = (float(each) if each else None for each in found.groups())
    assert share is not None
    game, _, edition = (row["game"] if heading == LADDER else heading).partition(", ")
    who, _, how = row["step"].partition(", ")
    label = ", ".join(filter(None, (edition, f"{row['seats']} seats", how)))
    named = pair if who == "the same" else who
    return Step(game, named, label, share, low or lowest or 0.0, high or 100.0, row["bar"])


def arena_page(text: str) -> str:
    """Return the page with a plot for each game and pair of levels."""
    found: dict[str, dict[str, list[Step]]] = {}
    for step in steps(text):
        found.setdefault(step.game, {}).setdefault(step.pair, []).append(step)
    parts = [ABOUT]
    for game, pairs in found.items():
        parts.append(f"\n## {game}\n")
        parts += [f"\n### {game}: {pair}\n\n{plot(f'{game}: {pair}', rows)}\n" for pair, rows in pairs.items()]
    return "".join(parts)


def plot(title: str, rows: list[Step]) -> str:
    """Return the plot of some rows."""
    lines = [Bar(step.label, step.share, step.low, step.high, f"{step.share:.0f} % (bar {step.bar})") for step in rows]
    return f'<figure class="plot">{bars(f"{title}, shares head to head", lines, FAIR_PERCENT)}</figure>'
