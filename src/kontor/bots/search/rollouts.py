"""Policy rollouts at the root: each candidate in the same imagined worlds, played on by the policy for a while.

Sequential halving: the worse half of the candidates is dropped each time an equal part of the budget is spent. In a
race candidates also leave when they are surely no better than the leader; what is left of the budget is not used.
"""

from collections.abc import Mapping, Sequence
from math import ceil, log2
from typing import Any

from kontor.bots.search.config import SearchConfig
from kontor.bots.search.lookahead import Lookahead
from kontor.bots.search.race import beaten, margin_of
from kontor.bots.search.stats import ActionStats, Meter, Scored
from kontor.core import Action, Rng, Seat, View, chance


class Rollouts:
    """Searches with rollouts to the end of some turns."""

    def __init__(self, ahead: Lookahead, config: SearchConfig) -> None:
        self.ahead = ahead
        self.config = config

    def search(self, view: View, actions: Sequence[Action], meter: Meter, seed: bytes) -> list[Scored]:
        """Return the candidates, the best one first."""
        rng, number = chance(seed, "rollouts", 0), 0
        tallies = {action: ActionStats(len(view.scores)) for action in actions}
        running, left = list(actions), list[Action]()
        begun, stages = meter.spent(), max(1, ceil(log2(len(actions))))
        for stage in range(1, stages + 1):
            if stage > 1 and (
                meter.spent() >= 1.0 or len(running) == 1
            ):  # one look at each took all the time, or decided
                break
            end = begun + (1.0 - begun) * stage / stages
            while True:
                world = self.ahead.world(view, seed, number)
                self.try_each(running, tallies, world, view.own_seat, rng, self.config.weighed_in(number))
                number += 1
                meter.count(len(running))
                if self.config.race:
                    running, left = self.without_beaten(running, left, tallies, view.own_seat)
                if meter.spent() >= end or (self.config.race and len(running) == 1):
                    break
            running.sort(key=lambda action: -tallies[action].means()[view.own_seat])
            if stage < stages:
                keep = ceil(len(running) / 2)
                running, left = running[:keep], running[keep:] + left
        rows = {action: tally.of(view.own_seat) for action, tally in tallies.items()}
        best = running[0]
        return [
            Scored(action, tallies[action].means(), None if action == best else margin_of(rows[best], rows[action]))
            for action in running + left
        ]

    def try_each(
        self,
        running: Sequence[Action],
        tallies: Mapping[Action, ActionStats],
        world: Any,
        seat: Seat,
        rng: Rng,
        weighed: int,
    ) -> None:
        """Try every candidate that is still compared in one world, where this many choices are weighed."""
        turns, scale = self.config.turns, self.config.margin_scale
        for action in running:
            tallies[action].add(self.ahead.shares(world, seat, action, rng, turns, scale, weighed))

    def without_beaten(
        self, running: list[Action], left: list[Action], tallies: Mapping[Action, ActionStats], seat: Seat
    ) -> tuple[list[Action], list[Action]]:
        """Return the candidates that stay, and those that have left, the last ones to leave first."""
        out = {running[place] for place in beaten([tallies[action].of(seat) for action in running])}
        if not out:
            return running, left
        gone = sorted([each for each in running if each in out], key=lambda each: -tallies[each].means()[seat])
        return [each for each in running if each not in out], gone + left
