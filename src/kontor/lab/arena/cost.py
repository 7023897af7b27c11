"""What a bot costs: the processor time of one seat in a match, whose other seats are plain scripts."""

from collections.abc import Sequence
from statistics import fmean, quantiles
from time import process_time

import msgspec

from kontor.bots import Bot, Budget, Decision
from kontor.core import Action, View, registry
from kontor.lab.arena.play import deal, make_contender, result_of
from kontor.lab.arena.spec import Spec
from kontor.lab.stats.means import mean_of

MILLISECONDS = 1000


class Cost(msgspec.Struct, frozen=True):
    """The cost of one seat; seconds are those of a processor, not of a clock on the wall."""

    bot: str
    games: int
    decisions: float
    """Decisions with a choice in a match, on average."""
    match_s: float
    """Seconds in a match, with the bounds of its interval."""
    low_s: float
    high_s: float
    decision_ms: float
    p95_ms: float
    """The 95th percentile of a decision, in milliseconds."""


class Timed:
    """A bot whose decisions are timed, unless there is only one answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Decide as the bot does."""
        began = process_time()
        decision = self.bot.decide(view, legal, budget, seed)
        if len(legal) > 1:
            self.seconds.append(process_time() - began)
        return decision


def cost(spec: Spec, number: int) -> list[float]:
    """Play a match of a deal and return the seconds of each decision of the challenger, whose seat changes."""
    game = registry.game(spec.game)
    timed, field = Timed(make_contender(spec.challenger, game)), make_contender(spec.field, game)
    own = number % spec.seats
    result_of(game, spec, deal(spec, number), own, [timed if seat == own else field for seat in range(spec.seats)])
    return timed.seconds


def cost_of(bot: str, matches: Sequence[Sequence[float]]) -> Cost:
    """Return what matches cost, from the seconds of their decisions."""
    each = [taken for match in matches for taken in match]
    whole = mean_of([sum(match) for match in matches])
    return Cost(
        bot=bot,
        games=len(matches),
        decisions=fmean([len(match) for match in matches]),
        match_s=whole.mean,
        low_s=whole.low,
        high_s=whole.high,
        decision_ms=fmean(each) * MILLISECONDS,
        p95_ms=quantiles(each, n=20, method="inclusive")[-1] * MILLISECONDS,
    )
