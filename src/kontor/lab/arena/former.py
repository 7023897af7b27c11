"""Former bots, kept as opponents: a change must not lose against what it replaces."""

from kontor.bots.builtin import Factor, Trader
from kontor.core import AnyGame


class ThoroughFactor(Factor):
    """The factor before it could stop early: ``--field kontor.lab.arena.former:ThoroughFactor``."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, race=False)


class ShortSightedFactor(Factor):
    """The factor before it played the last turns to the end: ``kontor.lab.arena.former:ShortSightedFactor``."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, to_end=False)


class DistrustfulTrader(Trader):
    """The trader before it followed the policy where little depends on it, and believed the value alone."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.trust = 0.0
