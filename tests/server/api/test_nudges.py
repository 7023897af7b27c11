"""Nudges may be lost: nobody waits for the bus, and nobody waits forever for what it would have announced."""

import asyncio

from structlog.testing import capture_logs

from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.api.socket.sweep import sweep
from kontor.server.bus import Nudge
from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from server.sitting import new_account, play, started, told_entry

NOBODY = "nats://127.0.0.1:1"
TIMEOUT_SECONDS = 30.0


async def test_a_move_whose_nudge_was_lost_is_found_by_the_sweep(context: Context, another_context: Context) -> None:
    """The process that made it died before it sent the nudge."""
    match, rooms, listener = await started(context), Rooms(context), Listener(None, None, 0)
    await rooms.enter(match, listener)
    assert await told_entry(listener) == 0

    await play(another_context, match)
    await sweep(rooms)

    assert await told_entry(listener) == 1


async def test_a_start_whose_nudge_was_lost_is_found_by_the_sweep(context: Context, another_context: Context) -> None:
    creator = await new_account(context)
    match = await do_create_match(context, creator, NewMatch("borneo", 3))
    rooms, listener = Rooms(context), Listener(creator, None, 0)
    await rooms.enter(match, listener)

    await do_join(another_context, match, creator, "Anna", None, None)
    await do_start(another_context, match, creator)
    await sweep(rooms)

    assert await told_entry(listener) == 0
    assert listener.seat == 0


async def test_the_sweep_sends_nothing_to_sockets_that_are_up_to_date(context: Context) -> None:
    match, rooms, listener = await started(context), Rooms(context), Listener(None, None, 0)
    await rooms.enter(match, listener)
    await told_entry(listener)

    await sweep(rooms)

    assert not rooms.marks
    assert not listener.queued


async def test_a_process_starts_without_nats_and_hears_itself() -> None:
    heard: list[Nudge | None] = []
    with capture_logs():
        bus = await NatsBus.connect(NOBODY)
        await bus.subscribe(heard.append)
        await bus.publish(Nudge("match", 1))
        await bus.close()

    assert heard == [Nudge("match", 1)]


async def test_a_bus_calls_its_listeners_in_order(services: dict[str, str]) -> None:
    heard: list[str] = []
    both = asyncio.Event()

    def second(_: Nudge | None) -> None:
        heard.append("second")
        both.set()

    with capture_logs():
        bus = await NatsBus.connect(services["KONTOR_NATS"])
        await bus.subscribe(lambda _: heard.append("first"))
        await bus.subscribe(second)
        await bus.publish(Nudge("match", 1))
        await asyncio.wait_for(both.wait(), TIMEOUT_SECONDS)
        await bus.close()

    assert heard[:2] == ["first", "second"]


async def test_two_installations_that_share_a_nats_do_not_wake_each_other(services: dict[str, str]) -> None:
    heard: dict[str, list[Nudge | None]] = {"club": [], "home": []}
    at_home = asyncio.Event()
    with capture_logs():
        buses = {name: await NatsBus.connect(services["KONTOR_NATS"], name) for name in heard}
        for name, bus in buses.items():
            await bus.subscribe(heard[name].append)
        await buses["home"].subscribe(lambda _: at_home.set())
        await buses["club"].publish(Nudge("of the club", 1))
        await buses["club"].client.flush()
        await buses["home"].publish(Nudge("at home", 1))
        await asyncio.wait_for(at_home.wait(), TIMEOUT_SECONDS)
        for bus in buses.values():
            await bus.close()

    assert heard["home"] == [Nudge("at home", 1)]
    assert heard["club"] == [Nudge("of the club", 1)]
