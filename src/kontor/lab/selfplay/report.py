"""A report for designers as one HTML file that stands alone: no script, no other file, light and dark."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from kontor.core import AnyGame, KontorError, Texts
from kontor.lab.errors import LabError
from kontor.lab.selfplay.figures import Figures, ShareLine
from kontor.lab.selfplay.plots import Bar, Dot, bars, histogram, scatter
from kontor.lab.stats.means import Mean

FIRST_COPY = ":1"
"""What an id of a thing with copies ends with; lines of figures have no copies."""
MAX_PRICES = 40
"""The number of lines that the table of prices has at most."""


def report_page(game: AnyGame, found: Figures, language: str) -> str:
    """Return the page."""
    return _Report(game, found, language).page()


class _Report:
    def __init__(self, game: AnyGame, found: Figures, language: str) -> None:
        self.game, self.found, self.language = game, found, language
        self.texts = Texts(language, game, packages=(LabError.package,))

    def page(self) -> str:
        """Return the whole page."""
        title = self.say("title", game=self.game.info.title)
        style = files("kontor.lab.selfplay").joinpath("report.css").read_text("utf-8")
        sections = (self.setup(), self.seats(), self.bots(), self.length(), self.sources(), self.prices(), self.forks())
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(title)}</h1>\n" + "\n".join(filter(None, sections)) + "\n</main>\n</body>\n</html>\n"
        )

    def say(self, key: str, **facts: object) -> str:
        """Return a text of the report."""
        return self.texts.text(f"report-{key}", facts)

    def setup(self) -> str:
        """Return what was played."""
        found = self.found
        lineups = "; ".join(", ".join(lineup) for lineup in found.lineups)
        options = ", ".join(f"{name}={value}" for name, value in found.options.items()) or "-"
        lines = [
            self.say("matches", matches=found.matches, deals=found.deals, seats=found.seats_count),
            self.say("lineups", lineups=lineups, budget=found.budget, options=options),
            self.say("intervals"),
        ]
        hash_ = f'<p class="soft"><code>{found.hash}</code></p>'
        return "<section>" + "".join(f"<p>{escape(line)}</p>" for line in lines) + hash_ + "</section>"

    def seats(self) -> str:
        """Return whether the seat matters."""
        fair = 1 / self.found.seats_count
        apart = [line for line in self.found.seats if not line.low <= fair <= line.high]
        verdict = self.say("seats-matter" if apart else "seats-same")
        lines = [self.share_bar(line, self.say("seat", number=int(line.who) + 1)) for line in self.found.seats]
        names = [self.say("seat", number=int(line.who) + 1) for line in self.found.seats]
        return self.section(
            "seats", verdict, bars(self.say("seats-title"), lines, fair), self.shares(names, self.found.seats)
        )

    def bots(self) -> str:
        """Return how bots compare, where there are several."""
        if len(self.found.bots) < 2:
            return ""
        lines = [self.share_bar(line, line.who) for line in self.found.bots]
        drawn = bars(self.say("bots-title"), lines, 1 / self.found.seats_count)
        return self.section("bots", "", drawn, self.shares([line.who for line in self.found.bots], self.found.bots))

    def length(self) -> str:
        """Return how long matches are."""
        found = self.found
        rows = [(self.say(f"length-{name}"), self.mean(value)) for name, value in (
            ("rounds", found.rounds), ("decisions", found.decisions), ("choices", found.choices)
        ) if value.mean]  # fmt: skip
        return self.section(
            "length", "", histogram(self.say("length-title"), found.lengths), self.table(("", "mean"), rows)
        )

    def sources(self) -> str:
        """Return where points come from."""
        names = [self.texts.text(f"score-{line.source}") for line in self.found.sources]
        lines = [
            Bar(name, line.all.mean, line.all.low, line.all.high, f"{line.all.mean:.1f}")
            for name, line in zip(names, self.found.sources, strict=True)
        ]
        rows = [
            (name, self.mean(line.all), self.mean(line.winners))
            for name, line in zip(names, self.found.sources, strict=True)
        ]
        table = self.table(("source", "mean", "winners"), rows)
        drawn = histogram(self.say("points-title"), self.found.points)
        return self.section("sources", "", bars(self.say("sources-title"), lines), table, drawn)

    def prices(self) -> str:
        """Return what was paid for what, where something is bought."""
        if not self.found.prices:
            return ""
        rows = [
            (self.thing(line.thing), str(line.sales), self.mean(line.price), f"{line.least}-{line.most}")
            for line in self.found.prices[:MAX_PRICES]
        ]
        return self.section("prices", self.say("prices-note"), self.table(("thing", "sales", "mean", "range"), rows))

    def forks(self) -> str:
        """Return what purchases are worth by intervention, where forks were played."""
        if not self.found.all_forks:
            return ""
        dots = [
            Dot(self.thing(line.thing), line.price, line.gain.mean, line.gain.low, line.gain.high)
            for line in self.found.forks
        ]
        drawn = scatter(self.say("forks-title"), self.say("price"), self.say("gain"), dots) if dots else ""
        rows = [
            (
                self.thing(line.thing) if line.thing else self.say("forks-all"),
                self.say("instead", first=line.first, second=line.second),
                str(line.forks),
                f"{line.price:.1f}",
                self.mean(line.gain),
            )
            for line in (*self.found.all_forks, *self.found.forks)
        ]
        return self.section(
            "forks", self.say("forks-note"), drawn, self.table(("thing", "answer", "forks", "price", "gain"), rows)
        )

    def section(self, key: str, verdict: str, *parts: str) -> str:
        """Return a section with its heading."""
        said = f"<p>{escape(verdict)}</p>" if verdict else ""
        return f"<section><h2>{escape(self.say(f'{key}-title'))}</h2>{said}{''.join(parts)}</section>"

    def shares(self, names: Sequence[str], lines: Sequence[ShareLine]) -> str:
        """Return shares as a table."""
        rows = [
            (
                name,
                str(line.matches),
                f"{line.win_share:.1%} [{line.low:.1%}, {line.high:.1%}]",
                self.mean(line.points),
                self.mean(line.lead),
            )
            for name, line in zip(names, lines, strict=True)
        ]
        return self.table(("who", "count", "share", "points", "lead"), rows)

    def share_bar(self, line: ShareLine, name: str) -> Bar:
        """Return a share as a bar."""
        return Bar(name, line.win_share, line.low, line.high, f"{line.win_share:.1%}")

    def mean(self, value: Mean) -> str:
        """Return a mean with its interval."""
        if value.low == float("-inf"):
            return f"{value.mean:.1f}"
        return f"{value.mean:.1f} [{value.low:.1f}, {value.high:.1f}]"

    def thing(self, ref: str) -> str:
        """Return the name of a thing, with its id where another one has the same name."""
        name = self.name(ref)
        things = {line.thing for line in self.found.prices} | {line.thing for line in self.found.forks}
        others = things - {ref, ""}
        return f"{name} ({ref.partition(':')[2]})" if name in map(self.name, others) else name

    def name(self, ref: str) -> str:
        """Return the name of a thing; its id if the game has no name for it."""
        noun, _, id_ = ref.partition(":")
        for known in (id_, f"{id_}{FIRST_COPY}"):
            try:
                return self.texts.name(noun, known)
            except (KontorError, LookupError, ValueError):
                continue
        return id_ or noun

    def table(self, keys: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """Return a table; the first column names what the others count."""
        head = "".join(f"<th>{escape(self.say(f'column-{key}')) if key else ''}</th>" for key in keys)
        body = "".join(
            "<tr>" + f"<th>{escape(row[0])}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
            for row in rows
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
