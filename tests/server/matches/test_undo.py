"""Undo among people who may have given instructions: it reveals nothing, and nothing is lost."""

import pytest

from kontor.core import Seat, encode
from kontor.games.goa.actions import Bid, PassBid
from kontor.games.goa.frames import AuctioneerFrame, TurnFrame
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError
from kontor.server.matches import (
    Command,
    Context,
    do_come_back,
    do_play_action,
    do_resign_to_bot,
    do_step_away,
    do_undo,
)
from kontor.server.matches.instructions.manage import instructions_of
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.look import build_position as seen_by
from server.instructions import SELL, account_of, auction, bid, give, look, table_of, waits_for_worker
from server.sitting import decision, play, started


async def last_bid(context: Context) -> tuple[str, int, int]:
    """Return a match in which the last bidder is asked, that bidder's seat, and the seat of the auctioneer."""
    match = await auction(context)
    while len((frame := (await table_of(context, match)).state.frames[-1]).queue) > 1:
        seat, seq, _ = await decision(context, match)
        await do_play_action(context, Command(match, seat, seq), encode(PassBid()))
    return match, frame.queue[0], frame.auction.auctioneer


@pytest.mark.parametrize("ordered", [True, False])
async def test_nobody_learns_by_undo_at_which_bid_an_instruction_sells(context: Context, ordered: bool) -> None:
    """The answer is the same with and without an instruction, so it reveals nothing."""
    match, bidder, auctioneer = await last_bid(context)
    if ordered:
        await give(context, match, auctioneer, SELL | {"sell_from": 6})
    _, seq, _ = await decision(context, match)
    await do_play_action(context, Command(match, bidder, seq), encode(Bid(3)))
    assert await look(context, match) == 0

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, Command(match, bidder, seq + 1))

    assert caught.value.key == "undo-asked"
    assert (await table_of(context, match)).deciders == (auctioneer,)


async def test_an_action_that_asks_a_person_who_may_have_instructions_is_called_final(context: Context) -> None:
    match, bidder, _ = await last_bid(context)
    async with context.cache.locked(match) as table:
        words = (await seen_by(context, demand_started(table), bidder, None, "en")).words
    assert words is not None
    assert all(label.final for label in words.legal)


async def test_a_caretaker_counts_as_the_person_for_whom_it_plays(context: Context) -> None:
    match, bidder, auctioneer = await last_bid(context)
    await do_step_away(context, Command(match, auctioneer, (await table_of(context, match)).seq))
    _, seq, _ = await decision(context, match)
    await do_play_action(context, Command(match, bidder, seq), encode(Bid(3)))

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, Command(match, bidder, seq + 1))

    assert caught.value.key == "undo-asked"


async def test_a_bot_gives_no_instructions_so_an_action_that_asks_it_can_be_undone(context: Context) -> None:
    match, bidder, auctioneer = await last_bid(context)
    await do_resign_to_bot(context, Command(match, auctioneer, (await table_of(context, match)).seq), "clerk")
    _, seq, _ = await decision(context, match)
    await do_play_action(context, Command(match, bidder, seq), encode(Bid(3)))

    await do_undo(context, Command(match, bidder, seq + 1))

    assert (await table_of(context, match)).deciders == (bidder,)


async def test_a_player_who_is_away_cannot_undo(context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    await do_step_away(context, Command(match, seat, seq))

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, Command(match, seat, seq + 1))

    assert caught.value.key == "caretaker-plays"


async def test_an_owner_cannot_undo_what_the_caretaker_decided(context: Context) -> None:
    """Otherwise leaving and coming back would earn time for the same question forever."""
    match = await started(context, "borneo", 3)
    seat, seq, legal = await decision(context, match)
    await do_step_away(context, Command(match, seat, seq))
    await do_play_action(context, Command(match, seat, seq + 1, by="caretaker:trader"), encode(legal[0]))
    await do_come_back(context, Command(match, seat, seq + 2))

    with pytest.raises(ConflictError) as caught:
        await do_undo(context, Command(match, seat, seq + 3))

    assert caught.value.key == "undo-others"


async def last_auction_ended(context: Context) -> tuple[str, int, Seat, Seat]:
    """Return a match whose last auction has just ended, its seq, the auctioneer, and the seat whose turn began.

    Everybody had an instruction to bid. A match ends its auctions in another way if chance wants
    it so: the last tile may ask its buyer what to take, or draw a card, which nobody can undo. Then another is tried.
    """
    for _ in range(20):
        match = await auction(context)
        for seat in range(4):
            await give(context, match, seat, bid(1))
        before = table = await table_of(context, match)
        while not isinstance(table.state.frames[-1], TurnFrame):
            before = table
            await play(context, match, pick=-1)
            table = await table_of(context, match)
        actor, asked = before.deciders[0], table.deciders[0]
        is_sealed = table.recent[-1].sealed
        if isinstance(before.state.frames[-1], AuctioneerFrame) and actor != asked and not is_sealed:
            return match, table.seq, actor, asked
    raise AssertionError("in twenty matches no auctioneer ended the last auction")


async def test_an_instruction_that_an_action_ended_is_active_again_after_its_undo(context: Context) -> None:
    """The last auction ends, and with it the instructions to bid; then its end is undone."""
    match, seq, actor, asked = await last_auction_ended(context)
    account = await account_of(context, match, asked)
    assert await look(context, match) == 0
    assert [each.holds for each in (await instructions_of(context, match, account, "en")).orders] == [False]

    heard: list[Nudge | None] = []
    await context.bus.subscribe(heard.append)

    undone = await do_undo(context, Command(match, actor, seq))

    # The actor's instruction is active again, so a worker has to look.
    assert [(nudge.seq, nudge.bot) for nudge in heard if nudge] == [(undone.seq, True)]
    assert [each.holds for each in (await instructions_of(context, match, account, "en")).orders] == [True]
    async with context.cache.locked(match) as now:
        assert isinstance(demand_started(now).state.frames[-1], AuctioneerFrame)
    await look(context, match)
    assert not await waits_for_worker(context, match)
