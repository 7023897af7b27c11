"""The processes in which bots think, and what happens when one of them fails.

A bot's mistake never stops a match: if it raises, takes too long or breaks the rules, the clerk answers for it, and if
the clerk fails too, the first legal action is taken. If a process dies, the decision is tried again in a new one.
"""

from asyncio import gather, get_running_loop
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import token_bytes
from time import perf_counter
from typing import Any, NamedTuple, Self

import msgspec

from kontor.bots import BotType, Budget
from kontor.core import encode
from kontor.levels import all_levels, level_for
from kontor.server import metrics
from kontor.server.logs import log
from kontor.server.tracing import span
from kontor.worker.bot_process import BotError, Question, load_bots, prepare, think
from kontor.worker.thinking import Thinking, ThinkingGate

FALLBACK_LEVEL = "clerk"
"""The level that answers for one that failed."""
FIRST_ACTION = "first"
"""Who answers if nobody could: the first legal action."""
THINK_TIMEOUT_SECONDS = 8.0
"""Seconds that a decision may take, whatever its budget; more means an endless loop, or a very busy machine."""
MAX_TRIES = 3
"""How often a decision is tried: the processes die together, so one bot's crash also ends the work of others."""
SEED_BYTES = 32


def new_seed() -> bytes:
    """Draw the luck of a decision: bots of the server need not be repeatable."""
    return token_bytes(SEED_BYTES)


class Answer(NamedTuple):
    """An action, as the protocol spells it, and the level that chose it."""

    action: bytes
    level: str


class BotPool:
    """Some processes in which bots think; tests bring levels and luck of their own."""

    def __init__(
        self,
        processes: int,
        bots: Mapping[str, str | BotType] | None = None,
        luck: Callable[[], bytes] = new_seed,
        timeout: float = THINK_TIMEOUT_SECONDS,
    ) -> None:
        self.processes = processes
        self.bots = {level.name: level.bot for level in all_levels().values()} if bots is None else bots
        self.luck = luck
        self.timeout = timeout
        self.gate = ThinkingGate(processes)
        self.pool = self._new_pool()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def answer(self, question: Question, level: str, thinking: Thinking | None = None) -> Answer:
        """Let a bot of a level answer, or the clerk for it; there is always an answer.

        `thinking` says how much of its time the bot has, and is told how long it thought.
        """
        thinking = thinking or Thinking()
        for trying in dict.fromkeys((level, level_for(question.game, FALLBACK_LEVEL))):
            try:
                with span("think", match=question.match, seq=question.seq, level=trying):
                    return Answer(await self._think(trying, question, thinking), trying)
            except (BotError, BrokenProcessPool, KeyError):
                log.exception("bot-failed", match=question.match, seq=question.seq, level=trying)
        legal: list[Any] = msgspec.json.decode(question.legal)
        return Answer(encode(legal[0]), FIRST_ACTION)

    async def warm_up(self) -> None:
        """Start the processes and load all bots before anybody waits: that takes longer than most decisions."""
        try:
            await gather(*(self.run(load_bots) for _ in range(self.processes)))
        except BrokenProcessPool:
            log.warning("bot-pool-cold", processes=self.processes)

    async def close(self) -> None:
        """End the processes, each after its current decision."""
        await get_running_loop().run_in_executor(None, lambda: self.pool.shutdown(cancel_futures=True))

    async def run(self, function: Callable[..., bytes], *arguments: Any) -> bytes:
        """Run a function of a module in one of the processes; if they die, in new ones."""
        tries = 0
        while True:
            pool, tries = self.pool, tries + 1
            try:
                return await get_running_loop().run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                self._replace(pool)
                if tries == MAX_TRIES:
                    raise

    async def _think(self, level: str, question: Question, thinking: Thinking) -> bytes:
        asked, bot, seconds = perf_counter(), self.bots[level], all_levels()[level].seconds
        async with self.gate.passed(seconds):
            began = perf_counter()
            try:
                action = await self.run(think, bot, question, Budget(thinking.budget(seconds)), self.timeout)
            finally:
                thinking.seconds += perf_counter() - began
        metrics.thought(level, perf_counter() - asked)
        return action

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.gate.all_processes, mp_context=get_context("spawn"), initializer=prepare)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Make new processes, unless another task that met the same failure was quicker."""
        if self.pool is broken:
            log.warning("bot-pool-broken", processes=self.processes)
            broken.shutdown(wait=False)
            self.pool = self._new_pool()
