"""A Python bot that decides for a bot account: the class of a module, or a level."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kontor.bots import Budget, make_bot
from kontor.bots.bot import Bot
from kontor.client.bots import Turn
from kontor.client.bots.runner import Report
from kontor.client.position import Position
from kontor.core import Action, AnyGame

SHARE_TO_THINK = 0.8
"""The part of a turn's seconds that is the budget of the bot; the rest is for the way."""
GRACE_SECONDS = 2.0
"""Seconds behind the end of a turn after which nobody waits for the bot any more."""


class PythonDecider:
    """Decides one turn after the other in a thread."""

    def __init__(self, name: str, report: Report) -> None:
        self.name = name
        self.report = report
        self.bots: dict[tuple[str, str], Bot] = {}
        self.thread = ThreadPoolExecutor(1)
        self.asking = asyncio.Lock()

    async def decide(self, turn: Turn, game: AnyGame, position: Position, seed: bytes) -> Action:
        """Return what the bot decides; the first legal action if it fails, or takes much too long."""
        async with self.asking:
            try:
                return await asyncio.wait_for(self._ask(turn, game, position, seed), turn.seconds + GRACE_SECONDS)
            except TimeoutError:
                self.report("bot-program-late", {"match": turn.match, "why": ""})
                self.thread = ThreadPoolExecutor(1)  # the former one is still busy
            except Exception as error:  # noqa: BLE001 - somebody else's code: the table must not wait for it
                self.report("bot-program-nonsense", {"match": turn.match, "why": repr(error)[:200]})
        return position.legal[0]

    async def ended(self, told: dict[str, Any]) -> None:
        """Python bots remember nothing, so there is nothing to tell."""

    async def stop(self) -> None:
        """Let the thread end."""
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, turn: Turn, game: AnyGame, position: Position, seed: bytes) -> Action:
        known = (turn.game, game.components.hash)
        if known not in self.bots:
            self.bots[known] = make_bot(self.name, game)
        budget = Budget(seconds=turn.seconds * SHARE_TO_THINK)
        bot, legal = self.bots[known], list(position.legal)
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self.thread, bot.decide, position.view, legal, budget, seed)
        if decision.action not in legal:
            raise ValueError(f"{decision.action} is not legal")
        return decision.action
