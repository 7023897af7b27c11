"""The people of `make abuse`: a guest with many strong bots, and somebody who plays against clerks."""

import asyncio
from contextlib import suppress
from time import monotonic

from kontor.client import ProblemError, SeatSocket, Server

GREEDY_ADDRESS, OTHER_ADDRESS = "203.0.113.10", "203.0.113.20"
"""Where they come from, as a proxy on the same machine says."""
GREEDY_GAME, GREEDY_SEATS, GREEDY_LEVEL = "novgorod", 4, "factor"
GAME, SEATS, LEVEL = "borneo", 3, "clerk"
PAUSE_SECONDS = 0.3
"""Seconds that a person takes to decide."""


async def guest(address: str, host: str) -> Server:
    """Return a new guest who comes from an address."""
    server = Server(address)
    server.http.headers["x-forwarded-for"] = host
    await server.become_guest("Anna")
    return server


async def keep_tables(address: str, count: int, end: float, *, busy: bool) -> None:
    """Keep a number of tables with strong bots until the end; the person is away, or answers at once if `busy`."""
    server = await guest(address, GREEDY_ADDRESS)
    async with server:
        await asyncio.gather(*(keep_table(server, end, busy=busy) for _ in range(count)))


async def keep_table(server: Server, end: float, *, busy: bool) -> None:
    """Play one match after the other.

    Somebody who is idle in a match without a clock would soon stop its bots. One who is away never does: the caretaker
    answers.
    """
    while monotonic() < end:
        match = await server.create(GREEDY_GAME, GREEDY_SEATS)
        await server.join(match)
        await server.start(match, fill_with=GREEDY_LEVEL)
        if busy:
            async with await server.sit_at(match) as seat:
                await answer_at_once(seat, end)
        else:
            await step_away(server, match)
            async with await server.sit_at(match) as seat:
                await watch(seat, end)


async def watch(seat: SeatSocket, end: float) -> None:
    """Wait for the end of a match, but not longer than until the end of the measurement."""
    with suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, end - monotonic())):
            async for position in seat.positions():
                if position.status == "over":
                    return


async def step_away(server: Server, match: str) -> None:
    """Let the caretaker play; bots may move at the same time."""
    while True:
        seq = (await server.ask("GET", f"/matches/{match}"))["seq"]
        try:
            await server.ask("PUT", f"/matches/{match}/caretaker", {"seq": seq, "plays": True})
        except ProblemError as problem:
            if problem.code != "stale":
                raise
        else:
            return


async def answer_at_once(seat: SeatSocket, end: float) -> None:
    """Take the first legal action whenever the seat is asked."""
    positions = seat.positions()
    while (left := end - monotonic()) > 0:
        try:
            position = await asyncio.wait_for(anext(positions), left)
        except TimeoutError:
            return
        if position.status == "over":
            return
        if position.is_mine:
            await seat.play(position.legal[0], position.seq)


async def play_against_clerks(address: str, end: float) -> list[float]:
    """Play against clerks until the end; return the seconds from each question to a clerk until its answer is seen.

    A clerk that has not answered at the end counts with the time until then.
    """
    server, answers = await guest(address, OTHER_ADDRESS), list[float]()
    async with server:
        while monotonic() < end:
            match = await server.create(GAME, SEATS)
            await server.join(match)
            await server.start(match, fill_with=LEVEL)
            async with await server.sit_at(match) as seat:
                await time_clerks(seat, end, answers)
    return answers


async def time_clerks(seat: SeatSocket, end: float, answers: list[float]) -> None:
    """Play one match, and add the time of each answer of a clerk."""
    positions, asked = seat.positions(), monotonic()
    is_clerks = False
    while monotonic() < end:
        try:
            position = await asyncio.wait_for(anext(positions), end - monotonic())
        except TimeoutError:
            if is_clerks:
                answers.append(monotonic() - asked)
            return
        if is_clerks:
            answers.append(monotonic() - asked)
        if position.status == "over":
            return
        asked, is_clerks = monotonic(), not position.is_mine
        if position.is_mine:
            await asyncio.sleep(PAUSE_SECONDS)
            asked = monotonic()
            await seat.play(position.legal[len(answers) % len(position.legal)], position.seq)
