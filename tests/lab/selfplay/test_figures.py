"""Figures and reports: right where the truth is known, and a page that stands alone in both languages."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from kontor.core import LANGUAGES, registry
from kontor.lab.selfplay import Folder, Reading, SelfPlay, run
from kontor.lab.selfplay.figures import Figures, by_deal, figures_of, fork_lines, kind_of, share_lines
from kontor.lab.selfplay.report import report_page
from kontor.lab.selfplay.rows import ForkRow, MatchRow

SPEC = SelfPlay("goa", (("clerk", "deckhand"),), 2, budget="1sims", readings=(Reading.FORKS,))

THINGS = ("flag", "tile:a:duty")
WORDS = {"en": ("Does the seat matter?", "Development board"), "de": ("Kommt es auf den Platz an?", "Abgaben")}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    """Return the figures of a few matches."""
    folder = Folder(tmp_path_factory.mktemp("run"), SPEC)
    list(run(folder))
    return figures_of(folder)


def match(number: int, deal: int, bots: tuple[str, ...], points: tuple[int, ...]) -> MatchRow:
    """Return a match with these points, in which the most win."""
    best = max(points)
    winners = [seat for seat, own in enumerate(points) if own == best]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(points)))
    places = tuple(1 if seat in winners else 2 for seat in range(len(points)))
    return MatchRow(number, deal, 0, 0, "", bots, 8, 100, 90, points, places, shares)


def fork(deal: int, taken: str, taken_lead: int, forced_lead: int) -> ForkRow:
    """Return a fork between buying and selling the flag for 3."""
    forced = "sell" if taken == "buy" else "buy"
    return ForkRow(deal, deal, 5, 0, "auctioneer", "flag", 3, taken, forced, taken_lead, forced_lead, 0.0, 0.0)


def test_shares_count_deals_and_not_matches() -> None:
    """Ten matches of one deal say no more than one: without that, an interval would be a third as wide."""
    spec = SelfPlay("goa", (("a", "b"),), 2)
    rows = [match(n, n % 2, ("a", "b"), (3, 1) if n % 2 else (1, 3)) for n in range(20)]
    [first, second] = share_lines(spec, rows, lambda row, seat: row.bots[seat])
    assert (first.who, first.win_share, first.points.mean, first.lead.mean) == ("a", 0.5, 2.0, 0.0)
    assert second.win_share == 0.5
    alone = by_deal((row.match, row.points[0]) for row in rows)
    assert first.points.high - first.points.low > 3 * (alone.high - alone.low)


def test_a_gain_is_that_of_one_verb_over_the_other_whichever_was_taken() -> None:
    """Buying gave 4 points more in one deal and 2 more in another, in which the bot had sold."""
    [line] = fork_lines([fork(0, "buy", 5, 1), fork(1, "sell", -1, 1)], kind_of)
    assert (line.first, line.second, line.forks, line.gain.mean, line.price) == ("buy", "sell", 2, 3.0, 3.0)


def test_copies_of_a_thing_are_one_line() -> None:
    """The number of a copy is the last part of an id that has several."""
    assert [kind_of(thing) for thing in ("tile:a:ships:2", "flag", "port:3")] == ["tile:a:ships", "flag", "port:3"]


def test_the_stronger_bot_wins_and_points_add_up(found: Figures) -> None:
    """Clerk against random play; the mean points of the sources are the mean points of a seat."""
    clerk, deckhand = found.bots
    assert (clerk.who, clerk.win_share, deckhand.win_share) == ("clerk", 1.0, 0.0)
    assert sum(line.all.mean for line in found.sources) == pytest.approx(sum(found.points) / len(found.points))
    assert [line.win_share for line in found.seats] == [0.5, 0.5]
    assert found.all_forks[0].forks > 0


class Outline(HTMLParser):
    """The elements of a page, which must close as they open."""

    EMPTY = ("meta", "rect", "path", "circle")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_stands_alone(found: Figures, language: str) -> None:
    """Every text and name is there in the language, every plot has a title, and nothing is loaded."""
    forks = [
        msgspec.structs.replace(line, thing=thing) for line in found.all_forks for thing in ("flag", "tile:a:duty")
    ]
    page = report_page(registry.game("goa"), msgspec.structs.replace(found, forks=forks), language)
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert page.count("<svg") == page.count("<svg viewBox") == 6
    assert not re.search(r"(src|href)=|@import|url\(|<script", page)
    assert not re.search(r"\bnan\b|\binf\b|None", page)
    for word in WORDS[language]:
        assert word in page


def test_the_smallest_run_has_a_report(tmp_path: Path) -> None:
    """One match of one bot: no interval, no comparison, and no purchase in a game without prices."""
    folder = Folder(tmp_path, SelfPlay("borneo", (("deckhand",) * 3,), 1, budget="1sims"))
    list(run(folder))
    page = report_page(registry.game("borneo"), figures_of(folder), "en")
    assert not re.search(r"\bnan\b|\binf\b|None", page)
