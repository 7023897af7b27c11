"""Policy rollouts at the root: each candidate in the same imagined worlds, played on by the policy for a while.

Sequential halving: the worse half of the candidates is dropped each time an equal part of the budget is spent.
"""

from collections.abc import Sequence
from math import ceil, log2

from kontor.bots.search.config import SearchConfig
from kontor.bots.search.lookahead import Lookahead
from kontor.bots.search.stats import ActionStats, Meter, Scored
from kontor.core import Action, View, chance


class Rollouts:
    """Searches with rollouts to the end of some turns."""

    def __init__(self, ahead: Lookahead, config: SearchConfig) -> None:
        self.ahead = ahead
        self.config = config

    def search(self, view: View, actions: Sequence[Action], meter: Meter, seed: bytes) -> list[Scored]:
        """Return the candidates, the best one first."""
        seat, config = view.own_seat, self.config
        rng, number = chance(seed, "rollouts", 0), 0
        tallies = {action: ActionStats(len(view.scores)) for action in actions}
        running, left = list(actions), list[Action]()
        begun, stages = meter.spent(), max(1, ceil(log2(len(actions))))
        for stage in range(1, stages + 1):
            if stage > 1 and meter.spent() >= 1.0:  # one look at each took all the time
                break
            end = begun + (1.0 - begun) * stage / stages
            while True:
                world = self.ahead.world(view, seed, number)
                number += 1
                for action in running:
                    tallies[action].add(self.ahead.shares(world, seat, action, rng, config.turns, config.margin_scale))
                meter.count(len(running))
                if meter.spent() >= end:
                    break
            running.sort(key=lambda action: -tallies[action].means()[seat])
            if stage < stages:
                keep = ceil(len(running) / 2)
                running, left = running[:keep], running[keep:] + left
        return [(action, tallies[action].means()) for action in running + left]
