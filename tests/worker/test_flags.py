"""The caretaker at work: a real worker plays for whoever ran out of time, until they are back."""

from kontor.server.matches import Command, House, Proposal, do_come_back, do_create_match, do_join, do_start
from kontor.server.matches.speeds import SPEEDS
from kontor.server.store.pool import connected
from kontor.worker.flags import flags_beside
from kontor.worker.minds import Minds
from kontor.worker.run import Worker
from server.hands import Hands
from server.sitting import decision, new_account, play
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

    async with Minds(1) as minds, working(Worker(house, minds, 1)), flags_beside(house, every=0.05):
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
