"""The configuration of HAProxy that hosts get: a match stays with one gateway, and moves when that gateway is gone."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest

from fleet.proxy import Kind, proxy
from kontor.server.matches.lobby.ids import LETTERS, SLOTS, two_letters

TIMEOUT_SECONDS = 30.0


class FakeGateway:
    """Answers every request with its own name, and can say that it is not ready."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_ready = True
        self.server: asyncio.Server | None = None
        self.slots: Counter[str] = Counter()

    async def start(self) -> str:
        """Listen, and return the address."""
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        path = head.split()[1]
        status = 503 if path == "/ready" and not self.is_ready else 200
        slot = next((line.split(": ")[1] for line in head.splitlines() if line.startswith("x-kontor-slot")), "")
        body = f"{self.name} {slot}".encode()
        writer.write(f"HTTP/1.1 {status} x\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        await writer.drain()
        writer.close()


Asking = Callable[[str], Awaitable[str]]
Fleet = tuple[list[FakeGateway], Asking]


@pytest.fixture
async def fleet(request: pytest.FixtureRequest) -> AsyncIterator[Fleet]:
    """Two gateways behind HAProxy, and how to ask them."""
    kind: Kind = getattr(request, "param", "affine")
    async with AsyncExitStack() as stack:
        gateways = [FakeGateway(name) for name in ("one", "two")]
        addresses = [await each.start() for each in gateways]
        running = proxy(kind, addresses)
        entrance = await asyncio.to_thread(running.__enter__)
        stack.callback(running.__exit__, None, None, None)
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=TIMEOUT_SECONDS))

        async def ask(path: str) -> str:
            answer = await http.get(f"{entrance.address}{path}", headers={"x-kontor-slot": "forged"})
            return answer.text

        yield gateways, ask
        for each in gateways:
            if each.server:
                each.server.close()


def path_of(slot: str, rest: str = "socket") -> str:
    """Return an address of some match in a slot."""
    return f"/api/matches/0bc{slot}{''.join(Random(slot).choices(LETTERS, k=12))}/{rest}"  # noqa: S311 - no secret


async def test_all_that_names_a_slot_goes_to_the_same_gateway(fleet: Fleet) -> None:
    _, ask = fleet
    for number in range(0, SLOTS, 64):
        slot = two_letters(number)

        answers = {await ask(path_of(slot, rest)) for rest in ("socket", "actions", "record/signed")}

        assert len(answers) == 1
        assert answers.pop().split()[1] == slot


async def test_two_gateways_share_the_slots(fleet: Fleet) -> None:
    _, ask = fleet
    names = Counter([(await ask(path_of(two_letters(number)))).split()[0] for number in range(0, SLOTS, 8)])

    assert min(names["one"], names["two"]) > SLOTS / 8 * 0.3


async def test_what_names_no_match_goes_to_both_and_nobody_can_choose(fleet: Fleet) -> None:
    """The client's own header is taken away."""
    _, ask = fleet
    answers = [(await ask("/api/games")).split() for _ in range(8)]

    assert {answer[0] for answer in answers} == {"one", "two"}
    assert all(len(answer) == 1 for answer in answers)


async def test_slots_of_a_gateway_that_is_not_ready_go_to_the_other_and_come_back(fleet: Fleet) -> None:
    gateways, ask = fleet
    path = path_of("qz")
    home = (await ask(path)).split()[0]
    by_name = {each.name: each for each in gateways}

    async with asyncio.timeout(TIMEOUT_SECONDS):
        by_name[home].is_ready = False
        while (await ask(path)).split()[0] == home:  # noqa: ASYNC110 - a proxy tells nobody
            await asyncio.sleep(0.1)
        by_name[home].is_ready = True
        while (await ask(path)).split()[0] != home:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("fleet", ["spread"], indirect=True)
async def test_the_twin_without_slots_sends_a_match_to_both(fleet: Fleet) -> None:
    _, ask = fleet
    answers = {(await ask(path_of("qz"))).split()[0] for _ in range(8)}

    assert answers == {"one", "two"}
