"""Traces: one move is one trace, from the request through store and bus to the bots that answer it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from structlog.testing import capture_logs

from kontor.core import RefusedError, encode
from kontor.server import tracing
from kontor.server.accounts import Login, do_make_guest
from kontor.server.bus import Nudge
from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Command, Context, NewMatch, do_create_match, do_join, do_play_action, do_start
from kontor.server.settings import COLLECTOR, Settings
from kontor.server.spans import Spans
from kontor.worker.bot_pool import BotPool
from kontor.worker.worker import Worker
from server.gateway import new_client
from server.sitting import decision, play, started
from server.tab import open_tab
from server.within import Served, served
from worker.working import until, working

NEVER_SECONDS = 3600.0
MAX_MOVES = 5
"""Moves that are made at most until the worker hears of one before it finds it."""


@pytest.fixture
def exporter() -> Iterator[InMemorySpanExporter]:
    """Collects the spans that end from now on."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    tracing.use(Spans(provider))
    yield exporter
    tracing.use(None)
    provider.shutdown()


async def seated(context: Context) -> tuple[str, Login]:
    """Return a match of one person against bots, in which the person decides first, and the person's login."""
    person = await do_make_guest(context, "Anna")
    match = await do_create_match(context, person.account, NewMatch("borneo", 3, {"start_player": 0}))
    await do_join(context, match, person.account, person.name, None, None)
    await do_start(context, match, person.account)
    return match, person


@asynccontextmanager
async def working_elsewhere(
    settings: Settings, services: dict[str, str], bot_pool: BotPool, context: Context
) -> AsyncIterator[Context]:
    """Run a worker that hears of this server only through NATS."""
    bus = await NatsBus.connect(services["KONTOR_NATS"])
    there = Context(settings, context.pool, bus)
    async with working(Worker(there, bot_pool, 1, poll=NEVER_SECONDS)):
        yield there
    with capture_logs():
        await bus.close()


async def answered(server: Served, context: Context, match: str) -> None:
    """Wait until the bots have answered and the person decides again."""

    async def decides_again() -> bool:
        async with server.context.cache.fresh(match) as table:
            return not table.bot_to_move

    await until(decides_again, context)


def tree(exporter: InMemorySpanExporter, match: str) -> dict[str, set[str]]:
    """Return the names of the parents of each span name; the spans of a match must be one trace with one root."""
    spans = of_match(exporter, match)
    names = {span.context.span_id: span.name for span in spans if span.context}
    assert len(traces(exporter, match)) == 1
    assert sum(span.parent is None for span in spans) == 1
    found: dict[str, set[str]] = {}
    for span in spans:
        found.setdefault(span.name, set()).add(names[span.parent.span_id] if span.parent else "")
    return found


def traces(exporter: InMemorySpanExporter, match: str) -> set[int]:
    """Return the traces of the spans of a match."""
    return {span.context.trace_id for span in of_match(exporter, match) if span.context}


def of_match(exporter: InMemorySpanExporter, match: str) -> list[ReadableSpan]:
    """Return the spans of a match."""
    return [span for span in exporter.get_finished_spans() if span.attributes and span.attributes["match"] == match]


async def test_a_move_over_http_and_the_answers_of_bots_elsewhere_are_one_trace(
    settings: Settings, services: dict[str, str], bot_pool: BotPool, exporter: InMemorySpanExporter
) -> None:
    """Two processes that share nothing but NATS and the store.

    A worker that looks just when a turn is stored finds it before it hears of its trace; then the next move counts.
    """
    with_bus = msgspec.structs.replace(settings, nats=services["KONTOR_NATS"])
    with capture_logs():
        async with served(with_bus) as server:
            match, person = await seated(server.context)
            async with (
                working_elsewhere(settings, services, bot_pool, server.context) as there,
                new_client(headers={"authorization": f"Bearer {person.token}"}) as client,
            ):
                for _ in range(MAX_MOVES):
                    _, seq, legal = await decision(server.context, match)
                    exporter.clear()
                    told = {"seq": seq, "action": msgspec.to_builtins(legal[0])}
                    answer = await client.post(f"{server.address}/api/matches/{match}/actions", json=told)
                    assert answer.status_code == 201
                    await answered(server, there, match)
                    if len(traces(exporter, match)) == 1:
                        break

    request = "POST /api/matches/{match}/actions"
    assert tree(exporter, match) == {
        request: {""},
        "store move": {request, "turn"},
        "publish": {request, "turn"},
        "bots": {"publish"},
        "turn": {"bots"},
        "think": {"turn"},
    }
    (root,) = [span for span in of_match(exporter, match) if span.name == request]
    assert root.attributes is not None
    assert root.attributes["status"] == 201


async def test_a_move_over_a_socket_is_a_trace_of_its_own(
    settings: Settings, bot_pool: BotPool, exporter: InMemorySpanExporter
) -> None:
    """A socket lives for hours, so each command is traced. Here the bots think in the background of the gateway."""

    @asynccontextmanager
    async def bots(context: Context) -> AsyncIterator[None]:
        async with working(Worker(context, bot_pool, 1, poll=NEVER_SECONDS)):
            yield

    with capture_logs():
        async with served(settings, bots) as server:
            match, person = await seated(server.context)
            async with open_tab(server.address, match, person.token) as tab:
                await tab.hear("position")
                _, seq, legal = await decision(server.context, match)
                exporter.clear()
                assert (await tab.play(seq, legal[0], "key"))["tell"] == "done"
                await answered(server, server.context, match)

    found = tree(exporter, match)
    assert found["socket command"] == {""}
    assert found["bots"] == {"publish"}
    assert found["think"] == {"turn"}


async def test_the_trace_of_a_refused_action_holds_only_the_kind_of_its_error(
    context: Context, exporter: InMemorySpanExporter
) -> None:
    """The facts of a refusal are only for the player who asked."""
    match = await started(context)
    seat, seq, legal = await decision(context, match)

    with pytest.raises(RefusedError), tracing.span("asked"):
        await do_play_action(context, Command(match, (seat + 1) % 3, seq), encode(legal[0]))

    *_, span = exporter.get_finished_spans()
    assert (span.name, span.status.description, span.events) == ("asked", "RefusedError", ())


async def test_without_a_collector_nothing_is_traced_and_a_nudge_carries_nothing(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a span costs next to nothing."""
    monkeypatch.delenv(COLLECTOR, raising=False)
    heard: list[Nudge | None] = []
    await context.bus.subscribe(heard.append)

    tracing.configure("gateway")
    await play(context, await started(context))

    assert tracing.span("one") is tracing.span("another", match="m")
    assert tracing.carried() == ""
    assert b"trace" not in encode(heard[-1])


async def test_with_a_collector_spans_are_sent_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that ends waits until the collector has them."""
    received: asyncio.Queue[bytes] = asyncio.Queue()

    async def collect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-le"))
        received.put_nowait(head + await reader.readexactly(size))
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(collect, "127.0.0.1", 0) as collector:
        port = collector.sockets[0].getsockname()[1]
        monkeypatch.setenv(COLLECTOR, f"http://127.0.0.1:{port}")
        tracing.configure("worker")
        try:
            with tracing.span("turn"):
                assert tracing.carried()
            await asyncio.to_thread(tracing.finish)
            sent = await asyncio.wait_for(received.get(), 30)
        finally:
            assert tracing.CURRENT.spans is not None
            await asyncio.to_thread(tracing.CURRENT.spans.provider.shutdown)
            tracing.use(None)

    assert sent.startswith(b"POST /v1/traces ")
    assert b"kontor-worker" in sent
