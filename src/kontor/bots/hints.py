"""Hints: the best candidates of a bot, the share of the win that each promises, and the reasons as message keys.

A bot says how good an action is; the features of the learned value say what makes the difference. Every candidate is
looked at in the same few imagined worlds, so a hint uses nothing that the seat may not know.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from kontor.bots.bot import Bot, Candidate
from kontor.bots.budget import Budget
from kontor.bots.builtin import Trader
from kontor.bots.knowledge import PlanStep, features_type_of
from kontor.bots.outlook import Points, outlooks
from kontor.bots.search.lookahead import Lookahead
from kontor.bots.search.race import Margin
from kontor.bots.value import Value, setup_key
from kontor.core import Action, AnyGame, Record, Seat, View, chance

WORLDS = 6
"""Worlds that are imagined to explain a candidate."""
MAX_HINTS = 3
MAX_REASONS = 3
MIN_EFFECT = 0.04
"""A reason must change the merit of a seat by at least this; in an even match that is about one win in a hundred."""
MIN_PART = 0.25
"""A further reason must have at least this part of the effect of the strongest one."""


class Reason(Record, frozen=True):
    """Why an action is good or bad: the key of a message (a clause), the facts for it, and how much it matters.

    The key is ``reason-<game>-<group>`` with one of the attributes ``more`` and ``less`` (the seat's own gain and
    loss), ``held`` and ``helped`` (a rival's loss and gain; its seat is in the facts). The effect is above 0 if the
    reason speaks for the action.
    """

    key: str
    effect: float
    facts: dict[str, Seat] = msgspec.field(default_factory=dict)


class Hint(Record, frozen=True):
    """An action, the share of the win that it promises, and up to three reasons, those in its favour first."""

    action: Action
    share: float
    reasons: tuple[Reason, ...] = ()
    margin: Margin | None = None
    """How much better the best action is; for the best one itself, than the next. None if the bot cannot tell."""
    plan: PlanStep | None = None
    """What the seat does next after it in most imagined worlds; None if they differ, and before `Adviser.foresee`."""
    points: Points | None = None
    """The points that the seat can expect at the end; None if nobody counted, and before `Adviser.foresee`."""


class Prospect(NamedTuple):
    """The imagined worlds after one action.

    `over` is True if all of them have ended; `shares` are the mean shares of all seats. For each world and subject (a
    seat and a group of features), `effects` are what the features add to the seat's merit, and `moves` are how much of
    the thing it has, whatever the sign of the weights.
    """

    over: bool
    shares: list[float]
    effects: list[list[float]]
    moves: list[list[float]]


class Adviser:
    """Asks a bot for its candidates and explains the best of them; KnowledgeError if the game has no features."""

    def __init__(self, game: AnyGame, bot: Bot | None = None) -> None:
        self.game = game
        value = Value(game)
        self.ahead = Lookahead(game, value)
        self.bot = bot or Trader(game, value)  # ADVISER_LEVEL, with the same value as the lookahead
        features_type = features_type_of(game)
        self.names, self.reasons = features_type.names, features_type.reasons
        self.groups = tuple(dict.fromkeys(self.reasons.groups.values()))

    def advise(
        self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes, most: int = MAX_HINTS
    ) -> tuple[Hint, ...]:
        """Return up to `most` hints for the seat that has this view, the best first; a forced action has no reasons."""
        seat = view.own_seat
        decision = self.bot.decide(view, legal, budget, seed)
        worlds = [self.ahead.world(view, seed, number) for number in range(WORLDS)]
        found = decision.candidates
        before = [self.count(world, seat)[1] for world in worlds]
        looked = [self.look(worlds, seat, one.action, seed) for one in found or [Candidate(decision.action, 0.0)]]
        if len(found) < 2:  # forced, or a bot that compares nothing
            return (Hint(decision.action, found[0].value if found else looked[0].shares[seat]),)
        for_best = self.explain(seat, looked[0], looked[1:], before, 1)
        hints = [Hint(found[0].action, found[0].value, for_best, found[1].margin)]
        for one, prospect in zip(found[1:most], looked[1:most], strict=True):
            hints.append(Hint(one.action, one.value, self.explain(seat, prospect, looked[:1], before, -1), one.margin))
        return tuple(hints)

    def foresee(self, view: View, hints: Sequence[Hint], seed: bytes) -> tuple[Hint, ...]:
        """Return hints, the best one first, also with the next step and the points that each leads to."""
        found = outlooks(self.ahead, view, [hint.action for hint in hints], seed)
        return tuple(
            msgspec.structs.replace(hint, plan=outlook.plan, points=outlook.points)
            for hint, outlook in zip(hints, found, strict=True)
        )

    def judge(self, view: View, legal: Sequence[Action], best: Action, seconds: float, seed: bytes) -> tuple[Hint, ...]:
        """Return what each legal action promises, and what speaks against it beside the best one, which comes first.

        Those that are not reached within some seconds are left out.
        """
        seat, until = view.own_seat, perf_counter() + seconds
        worlds = [self.ahead.world(view, seed, number) for number in range(WORLDS)]
        before = [self.count(world, seat)[1] for world in worlds]
        first = self.look(worlds, seat, best, seed)
        found = [Hint(best, first.shares[seat])]
        for action in legal:
            if perf_counter() > until:
                break
            if action != best:
                prospect = self.look(worlds, seat, action, seed)
                found.append(Hint(action, prospect.shares[seat], self.explain(seat, prospect, [first], before, -1)))
        return tuple(found)

    def look(self, worlds: Sequence[Any], seat: Seat, action: Action, seed: bytes) -> Prospect:
        """Look at the settled worlds after an action; every action meets the same luck in the same world."""
        after = [self.ahead.after(world, seat, action, chance(seed, "why", n)) for n, world in enumerate(worlds)]
        shares = [fmean(of_seat) for of_seat in zip(*map(self.ahead.value.shares, after), strict=True)]
        counted = [self.count(world, seat) for world in after]
        over = not any(self.game.deciders(world) for world in after)
        return Prospect(over, shares, [effects for effects, _ in counted], [moves for _, moves in counted])

    def count(self, world: Any, seat: Seat) -> tuple[list[float], list[float]]:
        """Return the effects and moves in a world by subject: all groups of the first seat, of the second, and so on.

        Rivals are not judged by the features in `Reasons.own`, which change with what the seat itself does.
        """
        weights = self.ahead.value.by_setup[setup_key(self.game, world.seats, world.options)]
        effects, moves = list[float](), list[float]()
        for who in range(world.seats):
            effect, moved = dict.fromkeys(self.groups, 0.0), dict.fromkeys(self.groups, 0.0)
            for name, weight, figure in zip(self.names, weights, self.ahead.value.features.of(world, who), strict=True):
                if who == seat or name not in self.reasons.own:
                    group = self.reasons.groups[name]
                    effect[group] += weight * figure
                    moved[group] += abs(weight) * (-figure if name in self.reasons.burdens else figure)
            effects += effect.values()
            moves += moved.values()
        return effects, moves

    def explain(
        self, seat: Seat, prospect: Prospect, against: Sequence[Prospect], before: list[list[float]], sign: int
    ) -> tuple[Reason, ...]:
        """Return what sets an action apart; empty if nothing speaks for it (sign 1) or against it (sign -1)."""
        different = self.differences(seat, prospect, against, before)
        weakest_first = sorted(different, key=lambda reason: abs(reason.effect))
        each = {reason.key: reason for reason in weakest_first}  # the strongest one of each key stays
        found = sorted(each.values(), key=lambda reason: -abs(reason.effect))
        telling = next((reason for reason in found if reason.effect * sign > 0), None)
        if telling is None:
            return ()
        kept = [reason for reason in found if abs(reason.effect) >= MIN_PART * abs(found[0].effect)]
        kept = [telling, *(reason for reason in kept if reason is not telling)][:MAX_REASONS]
        return tuple(sorted(kept, key=lambda reason: (reason.effect < 0, -abs(reason.effect))))

    def differences(
        self, seat: Seat, prospect: Prospect, against: Sequence[Prospect], before: list[list[float]]
    ) -> Iterable[Reason]:
        """Yield a reason for every subject in which an action differs and the imagined worlds agree.

        `before` are the moves in each world before the action: what nobody has, then and after it, is not spoken of.
        """
        shares = [(mine + fmean(o)) / 2 for mine, *o in zip(prospect.shares, *(a.shares for a in against), strict=True)]
        subjects = [(who, group) for who in range(len(shares)) for group in self.groups]
        over = prospect.over or all(other.over for other in against)
        for place, (who, group) in enumerate(subjects):
            if over and group != self.reasons.last:
                continue
            if group in self.reasons.had and not any(moves[place] for moves in (*before, *prospect.moves)):
                continue
            effects = [
                mine[place] - fmean(other.effects[world][place] for other in against)
                for world, mine in enumerate(prospect.effects)
            ]
            moved = sum(
                mine[place] - fmean(other.moves[world][place] for other in against)
                for world, mine in enumerate(prospect.moves)
            )
            effect = fmean(effects)
            # Messages say that there is more or less of a thing: skip those that the learned weights contradict.
            if effect * moved <= 0 or abs(effect) < stdev(effects) / sqrt(len(effects)):
                continue
            weight = 1.0 if who == seat else -rivalry(shares, seat, who)
            if abs(effect * weight) >= MIN_EFFECT:
                yield self.reason(seat, who, group, effect * weight)

    def reason(self, seat: Seat, who: Seat, group: str, effect: float) -> Reason:
        """Return the reason with the key that fits the seat and the sign of the effect."""
        key = f"reason-{self.game.info.slug}-{group}"
        if who == seat:
            return Reason(f"{key}.{'more' if effect > 0 else 'less'}", effect)
        return Reason(f"{key}.{'held' if effect > 0 else 'helped'}", effect, {"seat": who})


def rivalry(shares: Sequence[float], seat: Seat, rival: Seat) -> float:
    """Return the rival's part of what the seat does not win: the weight of its merit against the seat's own."""
    others = 1.0 - shares[seat]
    return shares[rival] / others if others > 0 else 1.0 / (len(shares) - 1)
