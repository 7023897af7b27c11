"""Several processes: they hear of each other through NATS, share a port, and stop without losing anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from kontor.client import SeatSocket, Server
from kontor.server.matches import Context
from sampling import in_turn
from server.gateway import free_port, gateway

TIMEOUT_SECONDS = 120.0


async def sat_down(stack: AsyncExitStack, address: str, game: str, seats: int) -> tuple[str, list[Server]]:
    """Return a started match of people, and the clients of its people."""
    people = [await stack.enter_async_context(Server(address)) for _ in range(seats)]
    for number, person in enumerate(people):
        await person.become_guest(f"Person {number}")
    match = await people[0].create(game, seats)
    for person in people:
        await person.join(match)
    await people[0].start(match, None)
    return match, people


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """A stack that closes at the end whatever a test opens."""
    async with AsyncExitStack() as stack:
        yield stack


async def play_on(seat: SeatSocket, acknowledged: dict[int, str], most: int | None = None) -> None:
    """Play whenever the seat is asked, to the end or for `most` moves, and note what is acknowledged."""
    async for position in seat.positions():
        if position.is_mine:
            key = f"{position.seat}-{position.seq}"
            acknowledged[await seat.play(position.legal[0], position.seq, key)] = key
        if most is not None and len(acknowledged) >= most:
            return


async def test_a_move_at_one_gateway_is_seen_at_the_other(
    stack: AsyncExitStack, database: str, services: dict[str, str]
) -> None:
    nats, noted = services["KONTOR_NATS"], dict[int, str]()
    with gateway(database, nats=nats) as here, gateway(database, nats=nats) as there:
        match, people = await sat_down(stack, here, "goa", 2)
        elsewhere = await stack.enter_async_context(Server(there, people[1].token))
        one, two = await people[0].sit_at(match), await elsewhere.sit_at(match)
        async with asyncio.timeout(TIMEOUT_SECONDS), one, two:
            await asyncio.gather(play_on(one, noted, 40), play_on(two, noted, 40))
            last = max(noted)
            assert (await one.after(last - 1)).seq >= last
            assert (await two.after(last - 1)).seq >= last


@in_turn(1, 4)
async def test_a_match_is_played_through_two_processes_behind_one_port(
    stack: AsyncExitStack, database: str, services: dict[str, str]
) -> None:
    noted: dict[int, str] = {}
    with gateway(database, workers=2, nats=services["KONTOR_NATS"]) as address:
        match, people = await sat_down(stack, address, "borneo", 3)
        seats = [await person.sit_at(match) for person in people]
        async with asyncio.timeout(TIMEOUT_SECONDS), seats[0], seats[1], seats[2]:
            await asyncio.gather(*(play_on(seat, noted) for seat in seats))
        record = await people[0].ask("GET", f"/matches/{match}/record")
    assert len(record["moves"]) == len(noted) == max(noted)


@in_turn(3, 4)
async def test_a_server_that_is_stopped_loses_nothing_and_its_people_come_back(
    stack: AsyncExitStack, context: Context, database: str
) -> None:
    port, noted = free_port(), dict[int, str]()
    with gateway(database, port=port) as address:
        match, people = await sat_down(stack, address, "goa", 2)
        seats = [await stack.enter_async_context(await person.sit_at(match)) for person in people]
        playing = [asyncio.create_task(play_on(seat, noted)) for seat in seats]
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while len(noted) < 20:  # noqa: ASYNC110 - somebody else counts
                await asyncio.sleep(0.01)
    with gateway(database, port=port):
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await asyncio.gather(*playing)

    async with context.at(match) as connection:
        rows = await connection.fetch("SELECT seq, key FROM actions WHERE match = $1 AND seq > 0 ORDER BY seq", match)
    assert {row["seq"]: row["key"] for row in rows} == noted
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    assert all(seat.reconnects >= 1 for seat in seats)
