"""Bots at a table: they take their turns until a seat without a bot is asked."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from kontor.bots import Bot, Budget, make_bot
from kontor.core import AnyGame, Seat, chance
from kontor.envs.errors import EnvError
from kontor.envs.seeds import SEED_BYTES
from kontor.envs.table import Table

OPPONENT_BUDGET = Budget(simulations=40)
"""The budget of bots that search; in simulations, so that matches can be repeated."""

Opponents: TypeAlias = str | Sequence[str]
"""The bots of all other seats: one name for all of them, or one for each, clockwise from the learner's left.

A name is that of a level, such as ``clerk``, or the path of a class, ``module:Class``.
"""


def bot_names(opponents: Opponents, seats: int) -> tuple[str, ...]:
    """Return the name of the bot on each of the other seats; EnvError if there are too few or too many."""
    names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != seats - 1:
        raise EnvError(f"{seats} seats have {seats - 1} opponents, not {len(names)}")
    return names


class BotsAtTable:
    """The bots on all seats but one."""

    def __init__(self, game: AnyGame, names: Sequence[str], budget: Budget = OPPONENT_BUDGET) -> None:
        made = {name: make_bot(name, game) for name in dict.fromkeys(names)}
        self._bots = [made[name] for name in names]
        self._budget = budget
        self._seed = b""
        self._seated: Mapping[Seat, Bot] = {}

    def sit_down(self, learner: Seat, seats: int, seed: bytes) -> None:
        """Take the seats from the learner's left, for a match in which their luck comes from a seed."""
        self._seated = {(learner + 1 + place) % seats: bot for place, bot in enumerate(self._bots)}
        self._seed = seed

    def play(self, table: Table) -> None:
        """Answer for the bots until the learner is asked, or the match is over."""
        number = 0
        while table.asked is not None and (bot := self._seated.get(table.asked)) is not None:
            seat, legal = table.asked, table.legal()
            seed = chance(self._seed, f"bot/{seat}", number).bytes(SEED_BYTES)
            if len(legal) == 1:
                table.step(next(iter(legal)))
            else:
                decision = bot.decide(table.view(seat), list(legal.values()), self._budget, seed)
                table.step(table.numbers.actions.id_of(seat, decision.action))
            number += 1
        self._seed = chance(self._seed, "bots", number).bytes(SEED_BYTES)
