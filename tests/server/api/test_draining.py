"""A gateway that is told to stop drains: it says so at once, finishes moves, and lets its sockets go one by one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack

import pytest
from msgspec.structs import replace

from kontor.server.api.draining import Drain
from kontor.server.matches import Context
from kontor.server.settings import Settings
from server.api.test_metrics import figure
from server.gateway import TIMEOUT_SECONDS, gateway, new_client
from server.party import party
from server.tab import bare_tab, open_tab, person_tab
from server.within import Served, served

RESTART = 1012
"""The close code that says: come back, to another gateway."""


@pytest.fixture
async def server(settings: Settings, services: dict[str, str]) -> AsyncIterator[Served]:
    """A gateway in this process, one of several."""
    async with served(replace(settings, nats=services["KONTOR_NATS"], drain_seconds=1)) as server:
        yield server


def drain_of(server: Served) -> Drain:
    """Return the drain of a gateway."""
    drain: Drain = server.app.state.drain
    return drain


async def test_moves_are_finished_while_it_is_not_ready_and_then_sockets_are_let_go(
    server: Served,
) -> None:
    at = await party(server.context)
    async with (
        open_tab(server.address, at.match, at.turn.token) as playing,
        open_tab(server.address, at.match, at.other.token) as waiting,
        person_tab(server.address, at.turn.token) as person,
        new_client(server.address) as client,
    ):
        draining = asyncio.create_task(drain_of(server).run())
        await asyncio.sleep(0)
        answer = await client.get("/ready")
        assert (answer.status_code, answer.headers["connection"]) == (503, "close")
        done = await playing.play(at.seq, at.legal[0], "one")
        codes = await asyncio.gather(playing.closed(), waiting.closed(), person.closed())
        await draining
        late = await client.get(f"/api/matches/{at.match}")

    assert (done["tell"], done["key"]) == ("done", "one")
    assert list(codes) == [RESTART] * 3
    assert late.status_code == 200


async def test_a_command_that_has_begun_is_answered_before_its_socket_is_let_go(
    server: Served, context: Context
) -> None:
    at = await party(server.context)
    async with open_tab(server.address, at.match, at.turn.token) as tab:
        await tab.hear("position")
        async with server.context.cache.locked(at.match):  # the command has to wait
            frames = figure("kontor_frames_total")
            await tab.say("play", seq=at.seq, action=at.legal[0], key="one")
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while figure("kontor_frames_total") == frames:  # noqa: ASYNC110 - a metric tells nobody
                    await asyncio.sleep(0.001)
            for listener in server.app.state.rooms.rooms[at.match]:
                listener.leave()
        answered = await tab.answer("one")
        assert (answered["tell"], answered["key"]) == ("done", "one")
        assert await tab.closed() == RESTART
    async with context.cache.fresh(at.match) as match:
        assert match.seq == at.seq + 1


async def test_nobody_new_gets_a_socket_while_sockets_are_let_go(server: Served) -> None:
    at = await party(server.context)
    await drain_of(server).run()

    async with bare_tab(server.address, at.match) as late:
        assert await late.closed() == RESTART


async def test_a_signal_starts_it_and_a_gateway_that_is_alone_does_not_make_its_host_wait(
    database: str, services: dict[str, str], context: Context
) -> None:
    at = await party(context)
    for nats, code in ((services["KONTOR_NATS"], 503), ("", None)):
        with ExitStack() as stack:
            address = stack.enter_context(gateway(database, nats=nats, drain_seconds=3))
            async with open_tab(address, at.match, at.turn.token) as tab, new_client(address) as client:
                stopping = asyncio.create_task(asyncio.to_thread(stack.close))
                codes = set()
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    while nats and 503 not in codes:
                        codes.add((await client.get("/ready")).status_code)
                assert await tab.closed() == RESTART
            await stopping
        assert code is None or code in codes
