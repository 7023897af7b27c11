"""The proxy between a process and what it depends on: it passes everything, resets, or holds bytes back."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import pytest_asyncio

from chaos.proxy import HOST, Proxy, Way

SOON_SECONDS = 0.2
"""Within this time nothing must arrive that is held."""
TIMEOUT_SECONDS = 10.0


class Echo:
    """A server that answers every line with the same line, and knows what it was asked."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[bytes] = asyncio.Queue()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer until the other side ends."""
        try:
            while line := await reader.readline():
                self.asked.put_nowait(line)
                writer.write(line)
        except ConnectionError:
            pass
        finally:
            writer.close()


class Line:
    """A connection to the echo by way of the proxy."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self) -> bytes:
        """Return the next line."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            return await self.reader.readline()

    async def stays_silent(self) -> bool:
        """Return True if no answer comes soon."""
        return await silent(self.reader.readline())


async def silent(coming: Coroutine[Any, Any, bytes]) -> bool:
    """Return True if something does not come soon."""
    task = asyncio.create_task(coming)
    finished, _ = await asyncio.wait({task}, timeout=SOON_SECONDS)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return not finished


@asynccontextmanager
async def line_to(proxy: Proxy) -> AsyncIterator[Line]:
    """Connect to a proxy."""
    reader, writer = await asyncio.open_connection(HOST, proxy.port)
    try:
        yield Line(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@pytest.fixture
def echo() -> Echo:
    """Return the echo behind the proxy."""
    return Echo()


@pytest_asyncio.fixture
async def proxy(echo: Echo) -> AsyncIterator[Proxy]:
    """Return a proxy that leads to the echo."""
    server = await asyncio.start_server(echo.answer, HOST, 0)
    proxy = Proxy(server.sockets[0].getsockname()[1])
    await proxy.start()
    yield proxy
    await proxy.close()
    server.close()


async def test_an_open_proxy_passes_everything_in_both_directions(proxy: Proxy) -> None:
    long = b"x" * 60_000 + b"\n"
    async with line_to(proxy) as line:
        line.writer.write(b"one\n" + long)
        assert await line.answer() == b"one\n"
        assert await line.answer() == long


async def test_a_cut_resets_connections_and_refuses_new_ones_until_it_ends(proxy: Proxy) -> None:
    async with line_to(proxy) as line:
        line.writer.write(b"one\n")
        await line.answer()
        proxy.turn(Way.CUT)
        with pytest.raises(ConnectionError):
            await line.answer()
    with pytest.raises(ConnectionError):
        async with line_to(proxy) as refused:
            await refused.answer()
    proxy.turn(Way.OPEN)
    async with line_to(proxy) as again:
        again.writer.write(b"two\n")
        assert await again.answer() == b"two\n"


async def test_what_is_held_arrives_when_the_network_works_again(proxy: Proxy) -> None:
    async with line_to(proxy) as line:
        proxy.turn(Way.HELD)
        line.writer.write(b"one\n")
        assert await line.stays_silent()
        proxy.turn(Way.OPEN)
        assert await line.answer() == b"one\n"


async def test_requests_that_are_held_do_not_arrive(proxy: Proxy, echo: Echo) -> None:
    async with line_to(proxy) as line:
        proxy.turn(Way.REQUESTS_HELD)
        line.writer.write(b"one\n")
        assert await silent(echo.asked.get())


async def test_held_answers_are_lost_although_the_requests_were_carried_out(proxy: Proxy, echo: Echo) -> None:
    async with line_to(proxy) as line:
        proxy.turn(Way.ANSWERS_HELD)
        line.writer.write(b"one\n")
        assert await asyncio.wait_for(echo.asked.get(), TIMEOUT_SECONDS) == b"one\n"
        assert await line.stays_silent()
        proxy.turn(Way.OPEN)
        with pytest.raises(ConnectionError):
            await line.answer()


async def test_a_proxy_to_nobody_ends_the_connection() -> None:
    lost = Proxy(1)
    await lost.start()
    with pytest.raises(ConnectionError):
        async with line_to(lost) as line:
            await line.answer()
    await lost.close()
