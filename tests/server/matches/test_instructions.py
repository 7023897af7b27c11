"""Instructions: given ahead, carried out by a commit, editable until then, and visible only to their owner."""

import asyncio
from datetime import UTC, datetime
from typing import cast

import pytest

from kontor.core import MalformedError, Seat, decode, encode
from kontor.games.goa.actions import Bid, PassBid
from kontor.server.accounts import do_make_guest
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import (
    Command,
    Context,
    do_arrange_instructions,
    do_free_seat,
    do_give_instruction,
    do_play_action,
    do_replace_instruction,
    do_resign_to_bot,
    do_revoke_instruction,
    do_step_away,
    do_substitute,
)
from kontor.server.matches.instructions.follow import ReadyInstruction, do_follow_instruction, find_ready_instruction
from kontor.server.matches.instructions.manage import MAX_INSTRUCTIONS, instructions_of
from kontor.server.store.matches import instructions as store
from server.gateway import new_client
from server.instructions import PASS, SELL, account_of, auction, bid, entries, give, look, table_of, waits_for_worker
from server.party import party
from server.sitting import decision, new_account, play, play_out


async def test_instructions_given_before_anyone_is_asked_play_a_whole_auction(context: Context) -> None:
    match = await auction(context)
    table = await table_of(context, match)
    bidders = table.state.frames[-1].queue
    auctioneer = table.state.frames[-1].auction.auctioneer
    for seat, order in zip((*bidders, auctioneer), (PASS, bid(2), bid(5), SELL), strict=True):
        await give(context, match, seat, order)

    await look(context, match)

    done = await entries(context, match, table.seq)
    assert [(seat, by) for seat, by, _ in done[:4]] == [(seat, "order") for seat in (*bidders, auctioneer)]
    answers = [decode(action, table.game.action_union) for _, _, action in done[:3]]
    assert answers == [PassBid(), Bid(1), Bid(2)]


async def test_an_instruction_leads_to_the_same_log_as_the_same_answer_by_hand(context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    by_hand = (await table_of(context, match)).game.apply((await table_of(context, match)).state, seat, Bid(1))
    await give(context, match, seat, bid(3))

    await look(context, match)

    table = await table_of(context, match)
    assert (table.seq, encode(table.state)) == (seq + 1, encode(by_hand.state))


async def test_only_a_seat_that_is_asked_wakes_a_worker_by_giving_an_instruction(context: Context) -> None:
    match = await auction(context)
    asked, later = (await table_of(context, match)).state.frames[-1].queue[:2]
    await give(context, match, later, PASS)
    assert not await waits_for_worker(context, match)
    await give(context, match, asked, PASS)
    assert await waits_for_worker(context, match)


async def test_a_move_that_asks_a_seat_with_instructions_wakes_a_worker(context: Context) -> None:
    match = await auction(context)
    await give(context, match, (await table_of(context, match)).state.frames[-1].queue[1], PASS)
    await play(context, match)
    assert await waits_for_worker(context, match)


async def test_if_no_instruction_answers_no_worker_has_to_look_until_something_changes(context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    await give(context, match, seat, bid(2))
    await do_revoke_instruction(context, match, await account_of(context, match, seat), 1)
    assert await waits_for_worker(context, match)

    assert await look(context, match) == 0

    assert not await waits_for_worker(context, match)
    assert (await table_of(context, match)).seq == seq


async def test_an_instruction_that_comes_while_a_worker_looks_is_not_forgotten(
    context: Context, another_context: Context
) -> None:
    """The worker reads how often the instructions were changed; giving one meanwhile makes it look again."""
    match = await auction(context)
    seat, _, _ = await decision(context, match)
    table = await table_of(context, match)

    async with context.at(match) as connection:
        changes = await store.changed(connection, match)
        await give(another_context, match, seat, PASS)
        assert not await store.calm(connection, match, table.seq, changes)
    assert await waits_for_worker(context, match)


async def test_a_move_that_waits_for_an_instruction_being_given_finds_it(
    context: Context, another_context: Context
) -> None:
    """Both want the row of the match at the same time, again and again; the flag is never lost."""
    match = await auction(context)
    for _ in range(8):
        frame = (await table_of(context, match)).state.frames[-1]
        if len(getattr(frame, "queue", ())) < 2:
            await play(context, match)
            continue
        order = give(another_context, match, frame.queue[1], {**PASS})
        await asyncio.gather(order, play(context, match))
        assert await waits_for_worker(context, match)
        await look(context, match)


async def test_the_first_instruction_that_answers_acts_and_they_can_be_reordered(context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    account = await account_of(context, match, seat)
    numbers = [await give(context, match, seat, PASS), await give(context, match, seat, bid(4))]
    with pytest.raises(ConflictError):
        await do_arrange_instructions(context, match, account, numbers[:1])
    await do_arrange_instructions(context, match, account, numbers[::-1])

    await look(context, match)

    assert decode(
        (await entries(context, match, seq))[0][2], (await table_of(context, match)).game.action_union
    ) == Bid(1)
    shown = (await instructions_of(context, match, account, "en")).orders
    assert [(each.number, each.acted) for each in shown] == [(numbers[1], 1), (numbers[0], 0)]


async def test_an_instruction_can_be_changed_and_withdrawn_until_it_acts(context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    account = await account_of(context, match, seat)
    number = await give(context, match, seat, bid(4))
    assert await do_replace_instruction(context, match, account, number, encode(PASS)) == number
    assert (await instructions_of(context, match, account, "en")).orders[0].order.above is None
    await do_revoke_instruction(context, match, account, number)

    assert await look(context, match) == 0
    assert (await instructions_of(context, match, account, "en")).orders == ()
    assert (await table_of(context, match)).seq == seq
    for act in (
        do_revoke_instruction(context, match, account, number),
        do_replace_instruction(context, match, account, number, encode(PASS)),
    ):
        with pytest.raises(NotFoundError):
            await act


async def test_an_instruction_that_is_withdrawn_at_the_last_moment_does_not_act(
    context: Context, another_context: Context
) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    number = await give(context, match, seat, PASS)
    found = await find_ready_instruction(context, match)
    assert isinstance(found, ReadyInstruction)
    await do_revoke_instruction(another_context, match, await account_of(context, match, seat), number)

    assert await do_follow_instruction(context, match, found)

    assert (await table_of(context, match)).seq == seq
    assert await look(context, match) == 0


async def test_two_workers_carry_out_an_instruction_once(context: Context, another_context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    await give(context, match, seat, PASS)
    found = [cast("ReadyInstruction", await find_ready_instruction(each, match)) for each in (context, another_context)]

    done = [
        await do_follow_instruction(each, match, one)
        for each, one in zip((context, another_context), found, strict=True)
    ]

    assert done == [True, False]
    assert (await table_of(context, match)).seq == seq + 1


async def test_an_instruction_ends_with_what_it_was_given_for_and_its_owner_is_told(context: Context) -> None:
    match = await auction(context)
    queue = (await table_of(context, match)).state.frames[-1].queue
    account = await account_of(context, match, queue[1])
    await give(context, match, queue[1], bid(4, "flag"))
    for _ in range(12):
        await play(context, match)
        await look(context, match)

    english, german = [(await instructions_of(context, match, account, each)).orders[0] for each in ("en", "de")]

    assert (english.holds, english.over) == (False, "The auctions that it was meant for are over.")
    assert german.over == "Die Versteigerungen, für die sie galt, sind vorbei."


async def test_an_instruction_that_ended_when_its_owner_was_asked_stays_ended(context: Context) -> None:
    match = await auction(context)
    first, second = (await table_of(context, match)).state.frames[-1].queue[:2]
    account = await account_of(context, match, second)
    await give(context, match, second, PASS | {"above": 1})
    seat, seq, _ = await decision(context, match)
    assert seat == first
    await do_play_action(context, Command(match, first, seq), encode(Bid(2)))

    assert await look(context, match) == 0
    assert not (await instructions_of(context, match, account, "en")).orders[0].holds
    await play_out(context, match)
    assert not (await instructions_of(context, match, account, "en")).orders[0].holds
    assert (await instructions_of(context, match, account, "en")).forms == ()


async def test_an_instruction_that_no_form_offers_is_refused(context: Context) -> None:
    match = await auction(context)
    seat, _, _ = await decision(context, match)
    for wrong in (bid(0), bid(2) | {"round_no": 2}, {"order": "no_such"}, {"order": "bid_up_to"}):
        with pytest.raises(MalformedError):
            await give(context, match, seat, wrong)


async def test_a_seat_has_a_limited_number_of_instructions(context: Context) -> None:
    match = await auction(context)
    seat, _, _ = await decision(context, match)
    for _ in range(MAX_INSTRUCTIONS):
        await give(context, match, seat, PASS)
    with pytest.raises(ConflictError):
        await give(context, match, seat, PASS)


async def test_instructions_belong_to_their_owner_and_not_to_the_seat(context: Context) -> None:
    match = await auction(context)
    seat, seq, _ = await decision(context, match)
    account = await account_of(context, match, seat)
    await give(context, match, seat, PASS)
    await do_resign_to_bot(context, Command(match, seat, seq))

    assert not isinstance(await find_ready_instruction(context, match), ReadyInstruction)
    with pytest.raises(ForbiddenError):
        await instructions_of(context, match, account, "en")


async def test_nobody_without_a_seat_gives_or_reads_instructions(context: Context) -> None:
    match = await auction(context)
    stranger = await new_account(context)
    for act in (
        instructions_of(context, match, stranger, "en"),
        do_give_instruction(context, match, stranger, encode(PASS)),
    ):
        with pytest.raises(ForbiddenError):
            await act


async def test_instructions_are_dated_by_the_clock_of_the_context(context: Context) -> None:
    match = await auction(context)
    seat, _, _ = await decision(context, match)
    account = await account_of(context, match, seat)
    context.clock = lambda: datetime(2030, 1, 2, tzinfo=UTC)
    await give(context, match, seat, PASS)
    assert (await instructions_of(context, match, account, "en")).orders[0].given_at == datetime(2030, 1, 2, tzinfo=UTC)


async def test_the_routes_show_the_forms_take_an_instruction_and_show_it_only_to_its_owner(
    context: Context, address: str
) -> None:
    at = await party(context)
    keep = {"order": "keep_extra_actions", "round_no": 1}
    async with new_client(f"{address}/api/matches/{at.match}") as client:
        mine = {"authorization": f"Bearer {at.turn.token}", "accept-language": "de"}
        theirs = {"authorization": f"Bearer {at.other.token}"}
        forms = (await client.get("/orders", headers=mine)).json()["forms"]
        given = await client.post("/orders", headers=mine, json={"order": keep})
        read, other = [(await client.get("/orders", headers=who)).json()["orders"] for who in (mine, theirs)]
        wrong = await client.post("/orders", headers=mine, json={"order": {"order": "no"}})
        gone = await client.delete("/orders/1", headers=theirs)
        huge = await client.delete(f"/orders/{2**46}", headers=mine)

    assert {"order": "keep_extra_actions", "title": "Zusatzaktionskarten behalten"}.items() <= forms[-1].items()
    assert (given.status_code, given.json(), wrong.status_code, gone.status_code) == (201, {"number": 1}, 400, 404)
    assert huge.status_code == 400
    assert [(each["number"], each["order"], each["label"], each["holds"]) for each in read] == [
        (1, keep, "Spiele in Runde 1 keine Zusatzaktionskarte.", True)
    ]
    assert other == []


async def test_a_guest_who_watches_is_refused(context: Context, address: str) -> None:
    match = await auction(context)
    guest = await do_make_guest(context, "Gustav")
    async with new_client(address) as client:
        headers = {"authorization": f"Bearer {guest.token}"}
        assert (await client.get(f"/api/matches/{match}/orders", headers=headers)).status_code == 403


async def substituted(context: Context, match: str, left: Seat) -> None:
    """Let the owner leave a seat, and another person take it."""

    async def command(seat: Seat) -> Command:
        return Command(match, seat, (await table_of(context, match)).seq)

    await do_step_away(context, await command(left))
    for seat in set(range(4)) - {left}:
        await do_free_seat(context, await command(seat), left, True)
    await do_substitute(context, await command(left), await new_account(context), "Dora")


async def test_a_substitute_cannot_tell_how_many_instructions_there_were_before(context: Context) -> None:
    match = await auction(context)
    waiting = (await table_of(context, match)).state.frames[-1].queue[1]
    former = await account_of(context, match, waiting)
    assert [await give(context, match, waiting, order) for order in (PASS, SELL, bid(2))] == [1, 2, 3]

    await substituted(context, match, waiting)
    first = await give(context, match, waiting, bid(3))

    assert first == 1
    async with context.at(match) as connection:
        kept = await store.of_seat(connection, match, waiting, former)
    assert [each.number for each in kept] == [1, 2, 3]


async def test_an_instruction_does_not_act_for_a_substitute_who_never_gave_it(context: Context) -> None:
    """The seat belongs to another person now, but the instructions do not."""
    match = await auction(context)
    waiting = (await table_of(context, match)).state.frames[-1].queue[1]
    await give(context, match, waiting, PASS)

    await substituted(context, match, waiting)
    while (await decision(context, match))[0] != waiting:
        await play(context, match)

    assert await look(context, match) == 0
