"""A bot's bug never stops a match: the clerk answers for it, and if that fails too, the first legal action is taken."""

import asyncio

import pytest
from structlog.testing import capture_logs

from kontor.bots import BotType, Clerk
from kontor.core import encode
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import demand_started
from kontor.worker.bot_pool import Answer, BotPool
from kontor.worker.bot_process import Question
from kontor.worker.thinking import Thinking
from kontor.worker.turns import next_turn, take_turn
from worker.broken_bots import Cheating, Crashing, Endless, Raising, Unborn
from worker.working import bots_alone, moves


@pytest.mark.parametrize("broken", [Raising, Unborn, Cheating, Endless, Crashing])
async def test_the_clerk_answers_for_a_bot_that_fails(context: Context, broken: BotType) -> None:
    """Whatever the bug is; the log says which bot failed in which match."""
    match = await bots_alone(context, "trader")

    with capture_logs() as logs:
        async with BotPool(1, {"clerk": Clerk, "trader": broken}, timeout=3) as bot_pool:
            assert await take_turn(context, bot_pool, match)

    assert await moves(context, match) == [(1, "bot:clerk")]
    (failure,) = [entry for entry in logs if entry["event"] == "bot-failed"]
    assert (failure["match"], failure["seq"], failure["level"]) == (match, 0, "trader")


async def test_the_first_legal_action_is_taken_if_nobody_can_answer(context: Context) -> None:
    """A level that does not exist, and a clerk that fails."""
    match = await bots_alone(context, "trader")
    async with context.cache.locked(match) as table:
        first = table.game.legal_actions(demand_started(table).state, table.deciders[0])[0]
        wanted = encode(table.game.apply(demand_started(table).state, table.deciders[0], first).state)

    async with BotPool(1, {"clerk": Raising}) as bot_pool:
        assert await take_turn(context, bot_pool, match)

    assert await moves(context, match) == [(1, "bot:first")]
    async with context.cache.locked(match) as table:
        assert encode(demand_started(table).state) == wanted


async def test_the_same_seed_gives_the_same_decision(context: Context, bot_pool: BotPool) -> None:
    """The seed is a bot's only source of randomness."""
    match = await bots_alone(context)
    async with context.cache.locked(match) as table:
        turn = next_turn(table, b"luck" * 8)
    assert turn is not None

    answers = [await bot_pool.answer(turn.question, "trader") for _ in range(3)]

    assert len(set(answers)) == 1


class Together(BotPool):
    """Answers as soon as two are asking."""

    def __init__(self) -> None:
        super().__init__(1)
        self.both = asyncio.Barrier(2)

    async def answer(self, question: Question, level: str, thinking: Thinking | None = None) -> Answer:
        await self.both.wait()
        return await super().answer(question, level, thinking)


async def test_of_two_answers_to_one_question_one_is_played(context: Context, another_context: Context) -> None:
    """Two workers that lease the same match do no harm."""
    match = await bots_alone(context)

    async with Together() as bot_pool:
        played = await asyncio.gather(*(take_turn(where, bot_pool, match) for where in (context, another_context)))

    assert sorted(played) == [False, True]
    assert await moves(context, match) == [(1, "bot:clerk")]
