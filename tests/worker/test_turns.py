"""A bot's answer, and what happens in the match while it thinks."""

from collections.abc import Awaitable, Callable

from kontor.server.matches import (
    Command,
    Context,
    do_come_back,
    do_free_seat,
    do_resign_to_bot,
    do_step_away,
    do_want_pause,
)
from kontor.worker.bot_pool import Answer, BotPool
from kontor.worker.bot_process import Question
from kontor.worker.thinking import Thinking
from kontor.worker.turns import take_turn
from server.sitting import decision, started
from worker.working import moves


class Disturbed(BotPool):
    """Answers after something has happened in the match, and counts how often it was asked."""

    def __init__(self, meanwhile: Callable[[int], Awaitable[object]]) -> None:
        super().__init__(1)
        self.meanwhile = meanwhile
        self.thoughts = 0

    async def answer(self, question: Question, level: str, thinking: Thinking | None = None) -> Answer:
        self.thoughts += 1
        answer = await super().answer(question, level, thinking)
        await self.meanwhile(question.seq)
        return answer


async def away(context: Context) -> tuple[str, int, tuple[int, int]]:
    """Return a match in which the caretaker is asked, its seat, and the seats of the others."""
    match = await started(context, people=3)
    seat, seq, legal = await decision(context, match)
    assert len(legal) > 1  # otherwise no bot is asked
    await do_step_away(context, Command(match, seat, seq))
    one, other = (each for each in range(3) if each != seat)
    return match, seat, (one, other)


async def test_what_people_say_while_a_bot_thinks_does_not_make_its_answer_stale(context: Context) -> None:
    """Otherwise a player who asks for a pause and takes it back, again and again, would stop the match."""
    match, seat, (one, other) = await away(context)

    async def said(seq: int) -> None:
        await do_want_pause(context, Command(match, one, seq), True)
        await do_want_pause(context, Command(match, one, seq + 1), False)
        await do_free_seat(context, Command(match, other, seq + 2), seat, True)

    async with Disturbed(said) as bot_pool:
        assert await take_turn(context, bot_pool, match)

    assert bot_pool.thoughts == 1
    assert [by for _, by in await moves(context, match)] == ["caretaker:trader"]


async def test_the_answer_of_the_caretaker_is_stale_when_the_owner_is_back(context: Context) -> None:
    match, seat, _ = await away(context)

    async def back(seq: int) -> None:
        await do_come_back(context, Command(match, seat, seq))

    async with Disturbed(back) as bot_pool:
        assert not await take_turn(context, bot_pool, match)

    assert await moves(context, match) == []


async def test_an_answer_is_stale_when_another_bot_has_the_seat_than_the_one_that_was_asked(context: Context) -> None:
    """The owner took the seat back and left it to a bot for good, which has to think for itself."""
    match, seat, _ = await away(context)

    async def resigned(seq: int) -> None:
        await do_come_back(context, Command(match, seat, seq))
        await do_resign_to_bot(context, Command(match, seat, seq + 1), "clerk")

    async with Disturbed(resigned) as bot_pool:
        assert not await take_turn(context, bot_pool, match)

    assert await moves(context, match) == []
