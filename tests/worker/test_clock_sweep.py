"""The caretaker at work: a real worker plays for people who ran out of time, until they are back."""

from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_come_back,
    do_create_match,
    do_join,
    do_start,
    do_step_away,
    do_want_pause,
)
from kontor.server.matches.clock.speeds import SPEEDS
from kontor.server.seeking import NewSeek, do_seek, seeks_of
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from kontor.worker.sweeps import sweep_in_background
from kontor.worker.turns import take_turn
from kontor.worker.worker import Worker
from server.hands import Hands
from server.sharded import where_played
from server.sitting import decision, new_account, play, started
from worker.working import until, working

BY = "SELECT DISTINCT by FROM actions WHERE match = $1 AND kind = 'action' AND seat = $2"


async def test_the_caretaker_plays_for_a_player_who_ran_out_of_time_until_the_owner_takes_the_seat_back(
    context: Context,
) -> None:
    hands = Hands(context)
    people = [await new_account(context, name) for name in ("Anna", "Bruno", "Clara")]
    match = await do_create_match(context, people[0], NewMatch("borneo", 3, speed="live"))
    for account in people:
        await do_join(context, match, account, "Somebody", None, None)
    await do_start(context, match, people[0])
    seat, _, _ = await decision(context, match)

    async def others_are_asked() -> bool:
        return (await decision(context, match))[0] != seat

    async with (
        BotPool(1) as bot_pool,
        working(Worker(context, bot_pool, 1)),
        sweep_in_background(context, every=0.05),
    ):
        hands.move(seconds=SPEEDS["live"].bank or 0)
        await until(others_are_asked, context)

    async with where_played(context) as connection:
        assert [row["by"] for row in await connection.fetch(BY, match, seat)] == ["caretaker:trader"]
    async with context.cache.fresh(match) as table:
        seq = table.seq
    await do_come_back(context, Command(match, seat, seq))
    while (await decision(context, match))[0] != seat:
        await play(context, match)
    async with context.cache.locked(match) as table:
        assert not table.bot_to_move


async def test_no_key_of_a_person_keeps_the_caretaker_from_playing(context: Context) -> None:
    """Keys belong to a seat, and people may choose any key, including one that the server would choose."""
    match = await started(context, people=3)
    seat, seq, _ = await decision(context, match)
    for number, key in enumerate((f"bot:{seq + 3}", f"order:{seq + 3}")):
        await do_want_pause(context, Command(match, seat, seq + number, key), number == 0)
    await do_step_away(context, Command(match, seat, seq + 2))

    async with BotPool(1) as bot_pool:
        assert await take_turn(context, bot_pool, match)

    assert (await decision(context, match))[1] == seq + 4


async def test_the_sweeps_of_a_worker_also_bring_people_together(context: Context) -> None:
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM seeks")
    people = [await new_account(context, name) for name in ("Anna", "Bruno")]
    for person in people:
        await do_seek(context, person, NewSeek("goa", (2,), "days"))

    async def all_are_found() -> bool:
        return all([(await seeks_of(context, person))[0].state == "found" for person in people])

    async with sweep_in_background(context, every=0.05):
        await until(all_are_found, context)

    found = {(await seeks_of(context, person))[0].match for person in people}
    assert len(found) == 1
