"""The metrics for Prometheus."""

from collections.abc import AsyncIterator
from typing import Any, cast

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from kontor.core import RefusedError, encode
from kontor.server.errors import StaleError
from kontor.server.matches import Command, Context, do_play_action
from kontor.server.settings import Settings
from server.gateway import new_client
from server.party import party
from server.sitting import decision, play, started
from server.tab import open_tab
from server.within import Served, served


def figure(name: str, **labels: str) -> float:
    """Return a metric of this process."""
    return REGISTRY.get_sample_value(name, labels) or 0


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Served]:
    """A server in this process."""
    async with served(settings) as server:
        yield server


async def scraped(server: Served) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Read the metrics as Prometheus does."""
    async with new_client() as client:
        answer = await client.get(f"{server.address}/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_a_move_is_counted_by_game_and_by_who_made_it_and_its_duration_is_measured(context: Context) -> None:
    match = await started(context)
    before = [figure("kontor_moves_total", game="borneo", by=by) for by in ("person", "bot")]
    timed = figure("kontor_move_seconds_count")

    await play(context, match)
    seat, seq, legal = await decision(context, match)
    await do_play_action(context, Command(match, seat, seq, by="bot:clerk"), encode(legal[0]))

    after = [figure("kontor_moves_total", game="borneo", by=by) for by in ("person", "bot")]
    assert [late - early for early, late in zip(before, after, strict=True)] == [1, 1]
    assert figure("kontor_move_seconds_count") == timed + 2


async def test_a_refused_action_is_counted_by_rule_and_not_as_a_move(context: Context) -> None:
    match = await started(context)
    seat, seq, legal = await decision(context, match)
    refused, timed = figure("kontor_refusals_total", rule="KON-1"), figure("kontor_move_seconds_count")

    with pytest.raises(RefusedError):
        await do_play_action(context, Command(match, (seat + 1) % 3, seq), encode(legal[0]))
    with pytest.raises(StaleError):
        await do_play_action(context, Command(match, seat, seq + 1), encode(legal[0]))

    assert figure("kontor_refusals_total", rule="KON-1") == refused + 1
    assert figure("kontor_move_seconds_count") == timed


async def test_requests_are_timed_by_the_template_of_their_route(server: Served) -> None:
    one = await party(server.context)
    async with new_client(server.address) as client:
        await client.get(f"/api/matches/{one.match}/view")
        await client.get(f"/api/{one.match}/nowhere")

    figures = await scraped(server)
    known = {"method": "GET", "route": "/api/matches/{match}/view", "status": "200"}
    unknown = {"method": "none", "route": "none", "status": "404"}
    for labels in (known, unknown):
        assert figures["kontor_request_seconds_count", frozenset(labels.items())] >= 1
    assert one.match not in str(figures)


async def test_there_are_metrics_of_sockets_messages_and_waiting_bots(server: Served) -> None:
    one = await party(server.context)
    match = await started(server.context, people=1)
    frames = figure("kontor_frames_total")
    async with open_tab(server.address, one.match, one.turn.token) as tab:
        await tab.say("ping")
        await tab.hear("pong")
        figures = await scraped(server)

    async with server.context.cache.locked(match) as table:
        waiting = table.bot_to_move
    assert figures["kontor_sockets", frozenset()] == 1
    assert figures["kontor_frames_total", frozenset()] == frames + 1
    assert figures["kontor_waiting_bots", frozenset()] >= waiting


async def test_there_are_metrics_even_without_a_database(server: Served) -> None:
    """The process shows its own metrics, and says that it does not know the others."""
    server.context.pool.terminate()

    figures = await scraped(server)

    assert str(figures["kontor_waiting_bots", frozenset()]) == "nan"
    assert str(figures["kontor_quarantined_matches", frozenset()]) == "nan"
    assert ("kontor_sockets", frozenset()) in figures


async def test_metrics_are_only_for_this_machine(server: Served) -> None:
    found = []
    for host in ("127.0.0.1", "192.168.0.7"):
        transport = httpx.ASGITransport(cast("Any", server.app), client=(host, 1))
        async with new_client("http://here", transport=transport) as client:
            found.append((await client.get("/metrics")).status_code)

    assert found == [200, 404]
