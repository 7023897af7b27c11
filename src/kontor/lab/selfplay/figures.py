"""What the matches of a folder say: the figures of tournaments and of reports for designers.

Matches of one deal share their luck, so deals are what is counted: every interval is one over the means of deals.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from kontor.lab.selfplay.folder import Folder
from kontor.lab.selfplay.rows import ForkRow, MatchRow, SaleRow, ScoreRow
from kontor.lab.selfplay.spec import SelfPlay
from kontor.lab.stats.clusters import share
from kontor.lab.stats.means import Mean, mean_of

MIN_FORKS = 20
"""A thing with fewer forks gets no line: its interval would say nothing."""


class ShareLine(msgspec.Struct, frozen=True):
    """A share of the win with its interval of 95 %, and mean points; `who` is a bot, or a seat from 0."""

    who: str
    matches: int
    win_share: float
    low: float
    high: float
    points: Mean
    lead: Mean


class SourceLine(msgspec.Struct, frozen=True):
    """The points from one source: of all seats, and of winners."""

    source: str
    all: Mean
    winners: Mean


class PriceLine(msgspec.Struct, frozen=True):
    """What was paid for a thing."""

    thing: str
    sales: int
    price: Mean
    least: int
    most: int


class ForkLine(msgspec.Struct, frozen=True):
    """What the first verb is worth instead of the second, in points of lead: a thing played to the end both ways."""

    thing: str
    first: str
    second: str
    forks: int
    price: float
    gain: Mean


class Figures(msgspec.Struct, frozen=True):
    """All figures of a folder."""

    game: str
    seats_count: int
    lineups: tuple[tuple[str, ...], ...]
    budget: str
    options: dict[str, Any]
    deals: int
    matches: int
    hash: str
    seats: list[ShareLine]
    bots: list[ShareLine]
    pairs: dict[str, list[ShareLine]]
    """By lineup, as it was typed: its bots; empty if there is only one."""
    rounds: Mean
    decisions: Mean
    choices: Mean
    lengths: list[int]
    """The decisions of each match."""
    points: list[int]
    """The points of each seat of each match."""
    sources: list[SourceLine]
    prices: list[PriceLine]
    forks: list[ForkLine]
    all_forks: list[ForkLine]


class Read(msgspec.Struct):
    """The rows that figures are made of."""

    matches: list[MatchRow] = []
    scores: list[ScoreRow] = []
    sales: list[SaleRow] = []
    forks: list[ForkRow] = []


def figures_of(folder: Folder) -> Figures:
    """Return the figures of a folder in which all has been played; LabError if a chunk is missing."""
    rows = Read()
    for chunk in folder.chunks():
        rows.matches += chunk.matches
        rows.scores += chunk.scores
        rows.sales += chunk.sales
        rows.forks += chunk.forks
    spec, matches = folder.spec, rows.matches
    lineups = [",".join(lineup) for lineup in spec.lineups]
    return Figures(
        game=spec.game,
        seats_count=spec.seats,
        lineups=spec.lineups,
        budget=spec.budget,
        options=spec.options,
        deals=spec.deals,
        matches=len(matches),
        hash=folder.hash(),
        seats=share_lines(spec, matches, lambda _, seat: str(seat)),
        bots=share_lines(spec, matches, lambda match, seat: match.bots[seat]),
        pairs={
            lineup: share_lines(spec, [match for match in matches if match.lineup == number], bot_of)
            for number, lineup in enumerate(lineups)
            if len(lineups) > 1
        },
        rounds=by_deal((match.deal, match.rounds) for match in matches),
        decisions=by_deal((match.deal, match.decisions) for match in matches),
        choices=by_deal((match.deal, match.choices) for match in matches),
        lengths=[match.decisions for match in matches],
        points=[points for match in matches for points in match.points],
        sources=source_lines(rows),
        prices=price_lines(rows),
        forks=[line for line in fork_lines(rows.forks, kind_of) if line.forks >= MIN_FORKS],
        all_forks=fork_lines(rows.forks, lambda _: ""),
    )


def bot_of(match: MatchRow, seat: int) -> str:
    """Return who sat on a seat."""
    return match.bots[seat]


def share_lines(spec: SelfPlay, matches: Sequence[MatchRow], who: Callable[[MatchRow, int], str]) -> list[ShareLine]:
    """Return a line for each of those who sat at the table, in the order of their names."""
    shares, points, leads = (defaultdict[str, list[tuple[int, float]]](list) for _ in range(3))
    for match in matches:
        for seat in range(spec.seats):
            name = who(match, seat)
            shares[name].append((match.deal, match.shares[seat]))
            points[name].append((match.deal, match.points[seat]))
            best = max(other for at, other in enumerate(match.points) if at != seat)
            leads[name].append((match.deal, match.points[seat] - best))
    found = []
    for name in sorted(shares):
        means = means_by_deal(shares[name])
        measured = share(means, max(1, len(shares[name]) // len(means)))
        found.append(
            ShareLine(
                who=name,
                matches=len(shares[name]),
                win_share=measured.mean,
                low=measured.low,
                high=measured.high,
                points=by_deal(points[name]),
                lead=by_deal(leads[name]),
            )
        )
    return found


def source_lines(rows: Read) -> list[SourceLine]:
    """Return the points by source, the largest first."""
    by_number = {match.match: match for match in rows.matches}
    every, winners = (defaultdict[str, list[tuple[int, float]]](list) for _ in range(2))
    for row in rows.scores:
        match = by_number[row.match]
        every[row.source].append((match.deal, row.points))
        if match.places[row.seat] == 1:
            winners[row.source].append((match.deal, row.points))
    lines = [SourceLine(source, by_deal(every[source]), by_deal(winners[source])) for source in every]
    return sorted(lines, key=lambda line: (-line.all.mean, line.source))


def price_lines(rows: Read) -> list[PriceLine]:
    """Return what was paid for each thing, the highest mean first."""
    deal_of = {match.match: match.deal for match in rows.matches}
    paid: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for row in rows.sales:
        paid[kind_of(row.thing)].append((deal_of[row.match], row.price))
    lines = [
        PriceLine(thing, len(all_), by_deal(all_), min(price for _, price in all_), max(price for _, price in all_))
        for thing, all_ in paid.items()
    ]
    return sorted(lines, key=lambda line: (-line.price.mean, line.thing))


def fork_lines(forks: Iterable[ForkRow], group: Callable[[str], str]) -> list[ForkLine]:
    """Return what the first of two verbs gained instead of the second, the largest gain first."""
    gains, prices = defaultdict[tuple[str, str, str], list[tuple[int, float]]](list), defaultdict(list)
    for row in forks:
        first, second = sorted((row.taken, row.forced))
        key = (group(row.thing), first, second)
        gain = row.taken_lead - row.forced_lead
        gains[key].append((row.deal, gain if row.taken == first else -gain))
        prices[key].append(row.price)
    lines = [ForkLine(*key, len(found), fmean(prices[key]), by_deal(found)) for key, found in gains.items()]
    return sorted(lines, key=lambda line: (-line.gain.mean, line.thing))


def kind_of(thing: str) -> str:
    """Return a thing without the number of its copy."""
    stem, _, copy = thing.rpartition(":")
    return stem if stem.count(":") and copy.isdigit() else thing


def by_deal(values: Iterable[tuple[int, float]]) -> Mean:
    """Return the mean of values, with the interval of the means of their deals; 0 if there are none."""
    means = means_by_deal(values)
    return mean_of(means) if means else Mean(0.0, 0.0, 0.0)


def means_by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """Return the mean of each deal, in the order of the deals."""
    found: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        found[deal].append(value)
    return [fmean(found[deal]) for deal in sorted(found)]
