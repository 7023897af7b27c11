"""What a bot costs: the processor time of one seat in a match, whose other seats are plain scripts."""

from collections.abc import Sequence
from statistics import fmean, quantiles
from time import process_time

import msgspec

from kontor.bots import Bot, Budget
from kontor.core import AnyGame, Seat, chance, no_emit, registry, seeded
from kontor.lab.arena.play import make_contender
from kontor.lab.arena.pool import SCRIPT
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


def seconds_of_match(game: AnyGame, spec: Spec, number: int, bot: Bot, field: Bot) -> list[float]:
    """Play one match of a deal and return the seconds of each decision of the bot, whose seat changes with the deal."""
    seed = chance(seeded(spec.seed).bytes(32), "arena", number).bytes(32)
    own: Seat = number % spec.seats
    budget, taken = Budget.read(spec.budget), list[float]()
    state = game.start(spec.seats, game.options(spec.options), seed)
    decisions = 0
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal, view = game.legal_actions(state, seat), game.view(state, seat)
        luck = chance(seed, f"bot/{seat}", decisions).bytes(32)
        began = process_time()
        action = (bot if seat == own else field).decide(view, legal, budget, luck).action
        if seat == own and len(legal) > 1:
            taken.append(process_time() - began)
        game.advance(state, seat, action, no_emit)
        decisions += 1
    return taken


def cost(spec: Spec, number: int) -> list[float]:
    """Return the seconds of each decision of the challenger in one match, as a piece of work of its own."""
    game = registry.game(spec.game)
    return seconds_of_match(game, spec, number, make_contender(spec.challenger, game), make_contender(SCRIPT, game))


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
