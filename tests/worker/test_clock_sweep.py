"""The caretaker at work: a real worker plays for whoever ran out of time, until they are back."""

from kontor.server.matches import (
    Command,
    House,
    Proposal,
    do_come_back,
    do_create_match,
    do_join,
    do_start,
    do_step_away,
    do_want_pause,
)
from kontor.server.matches.clock.speeds import SPEEDS
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from kontor.worker.clock_sweep import sweep_clocks_in_background
from kontor.worker.turns import take_turn
from kontor.worker.worker import Worker
from server.hands import Hands
from server.sitting import decision, new_account, play, started
from worker.working import until, working

BY = "SELECT DISTINCT by FROM actions WHERE match = $1 AND kind = 'action' AND seat = $2"


async def test_the_caretaker_plays_for_who_ran_out_of_time_and_the_owner_takes_the_seat_back(house: House) -> None:
    hands = Hands(house)
    people = [await new_account(house, name) for name in ("Anna", "Bruno", "Clara")]
    match = await do_create_match(house, people[0], Proposal("borneo", 3, speed="live"))
    for account in people:
        await do_join(house, match, account, "Somebody", None, None)
    await do_start(house, match, people[0])
    seat, _, _ = await decision(house, match)

    async def others_are_asked() -> bool:
        return (await decision(house, match))[0] != seat

    async with (
        BotPool(1) as bot_pool,
        working(Worker(house, bot_pool, 1)),
        sweep_clocks_in_background(house, every=0.05),
    ):
        hands.move(seconds=SPEEDS["live"].bank or 0)
        await until(others_are_asked, house)

    async with connected(house.pool) as connection:
        assert [row["by"] for row in await connection.fetch(BY, match, seat)] == ["caretaker:trader"]
    async with house.table(match) as table:
        seq = (await house.fresh(table)).seq
    await do_come_back(house, Command(match, seat, seq))
    while (await decision(house, match))[0] != seat:
        await play(house, match)
    async with house.table(match) as table:
        assert not table.bot_to_move


async def test_no_key_of_a_person_keeps_the_caretaker_from_playing(house: House) -> None:
    """Keys are of a seat, and people choose them: those that a machine might choose, too."""
    match = await started(house, people=3)
    seat, seq, _ = await decision(house, match)
    for number, key in enumerate((f"bot:{seq + 3}", f"order:{seq + 3}")):
        await do_want_pause(house, Command(match, seat, seq + number, key), number == 0)
    await do_step_away(house, Command(match, seat, seq + 2))

    async with BotPool(1) as bot_pool:
        assert await take_turn(house, bot_pool, match)

    assert (await decision(house, match))[1] == seq + 4
