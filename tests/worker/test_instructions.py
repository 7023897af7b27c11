"""Workers carry out instructions: under a lease and by a commit, whether a nudge arrived or not."""

from functools import partial

from kontor.games.goa.frames import AuctioneerFrame, BidFrame
from kontor.server.matches import Command, Context, do_resign_to_bot
from kontor.worker.bot_pool import BotPool
from kontor.worker.worker import Worker
from server.instructions import PASS, SELL, auction, bid, entries, give, table_of
from server.sitting import decision
from worker.working import until, working


async def moved(context: Context, match: str, seq: int) -> bool:
    """Return True if the log of a match has gone beyond an entry."""
    return (await table_of(context, match)).seq > seq


async def another_question(context: Context, match: str) -> bool:
    """Return True if the open question is not one of the auctions."""
    return not isinstance((await table_of(context, match)).state.frames[-1], BidFrame | AuctioneerFrame)


async def test_a_whole_auction_phase_is_played_by_instructions_alone(context: Context, bot_pool: BotPool) -> None:
    match = await auction(context)
    seq = (await table_of(context, match)).seq
    for seat in range(4):
        await give(context, match, seat, bid(seat + 1))
        await give(context, match, seat, SELL)

    async with working(Worker(context, bot_pool, 1)):
        await until(partial(another_question, context, match), context)

    done = await entries(context, match, seq)
    assert {by for _, by, _ in done} == {"order"}
    assert len(done) >= 4


async def test_an_instruction_is_carried_out_even_if_its_nudge_was_lost(
    context: Context, another_context: Context, bot_pool: BotPool
) -> None:
    """It was given at another process, whose nudges this worker does not hear."""
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    async with working(Worker(context, bot_pool, 1, poll=0.2)):
        await give(another_context, match, seat, PASS)
        await until(partial(moved, another_context, match, seq), context)

    assert (await entries(context, match, seq))[0][:2] == (seat, "order")


async def test_instructions_and_bots_take_turns(context: Context, bot_pool: BotPool) -> None:
    """The first player asked has instructions, the next is a bot, the third is a person who has to think."""
    match = await auction(context)
    first, second, third = (await table_of(context, match)).state.frames[-1].queue
    _, seq, _ = await decision(context, match)
    await do_resign_to_bot(context, Command(match, second, seq), "clerk")
    async with working(Worker(context, bot_pool, 1)):
        await give(context, match, first, PASS)
        await until(partial(moved, context, match, seq + 2), context)

    assert [(seat, by) for seat, by, _ in await entries(context, match, seq + 1)] == [
        (first, "order"),
        (second, "bot:clerk"),
    ]
    assert (await table_of(context, match)).deciders == (third,)
