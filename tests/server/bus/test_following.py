"""What a process hears through NATS: what it follows, its own nudges once, and what concerns everybody."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from kontor.core import KontorError
from kontor.server.bus import Nudge, nats
from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.kernel.commit import own_command
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from server.sitting import new_account

MATCH, SAME_SLOT, ELSEWHERE = "0bcqz2345678abcde", "0bcqzabcdefgh2345", "0bcq22345678abcde"
LAST = Nudge("", 0, logins=(1,))
"""Every process hears this one: whatever was sent before it has arrived."""
TIMEOUT_SECONDS = 30.0


class Ear:
    """What one process hears."""

    def __init__(self, bus: NatsBus) -> None:
        self.bus = bus
        self.heard: list[Nudge | None] = []
        self.heard_last = asyncio.Event()

    def hear(self, nudge: Nudge | None) -> None:
        """Keep a nudge."""
        if nudge == LAST:
            self.heard_last.set()
        else:
            self.heard.append(nudge)

    async def until_last(self) -> list[Nudge | None]:
        """Return what was heard before the last nudge of another process: each subject has a queue of its own."""
        await asyncio.wait_for(self.heard_last.wait(), TIMEOUT_SECONDS)
        followed = [subscribed.result() for subscribed in self.bus.followed.values()]
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while any(each and each.pending_msgs for each in followed):  # noqa: ASYNC110 - a queue tells nobody
                await asyncio.sleep(0)
        return self.heard


@pytest.fixture
async def ears(services: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Ear, Ear]]:
    """Two processes of one installation, which wait for NATS to take a subscription, however busy the machine is."""
    monkeypatch.setattr(nats, "FLUSH_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
    with capture_logs():
        buses = [await NatsBus.connect(services["KONTOR_NATS"], "following") for _ in range(2)]
        for bus in buses:
            assert bus.connecting is not None
            await asyncio.wait_for(bus.connecting, TIMEOUT_SECONDS)  # `connect` waits for a second only
    both = Ear(buses[0]), Ear(buses[1])
    for ear in both:
        await ear.bus.subscribe(ear.hear)
    yield both
    for ear in both:
        await ear.bus.close()


async def send(bus: NatsBus, *nudges: Nudge) -> None:
    """Send nudges, and the last one."""
    for nudge in (*nudges, LAST):
        await bus.publish(nudge)


async def test_a_process_hears_the_matches_whose_slot_it_follows_and_no_others(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    await here.bus.follow_match(MATCH)

    await send(there.bus, Nudge(MATCH, 1), Nudge(ELSEWHERE, 2), Nudge(SAME_SLOT, 3))

    assert await here.until_last() == [Nudge(MATCH, 1), Nudge(SAME_SLOT, 3)]
    assert here.bus.follows_match(MATCH)
    assert not here.bus.follows_match(ELSEWHERE)


async def test_a_process_hears_about_the_people_it_follows(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    await here.bus.follow_person(5)

    await send(there.bus, Nudge(MATCH, 1, people=(5, 6)), Nudge(MATCH, 2, people=(6,)))

    assert await here.until_last() == [Nudge(MATCH, 0, people=(5,))]


async def test_a_worker_hears_that_bots_are_to_move_and_nothing_else(ears: tuple[Ear, Ear]) -> None:
    worker, there = ears
    await worker.bus.follow_bots()

    await send(there.bus, Nudge(MATCH, 1), Nudge(MATCH, 2, bot=True, people=(5,)))

    assert await worker.until_last() == [Nudge(MATCH, 2, bot=True)]


async def test_a_process_hears_its_own_nudges_once_and_whole_though_it_follows_nothing(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    await here.bus.follow_match(MATCH)
    moved = Nudge(MATCH, 1, bot=True, people=(5, 6))

    await here.bus.publish(moved)
    await send(there.bus)

    assert await here.until_last() == [moved]


async def test_a_process_stops_hearing_what_it_has_not_wanted_for_a_while(
    ears: tuple[Ear, Ear], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = ears
    for match in (MATCH, ELSEWHERE):
        await here.bus.follow_match(match)
    await here.bus.follow_person(5)

    await here.bus.follow_only([], [])
    assert here.bus.follows_match(MATCH)  # it was asked for just now
    monkeypatch.setattr(nats, "KEPT_SECONDS", 0)
    await here.bus.follow_only([MATCH], [])
    await send(there.bus, Nudge(ELSEWHERE, 1), Nudge("", 0, people=(5,)), Nudge(MATCH, 2))

    assert await here.until_last() == [Nudge(MATCH, 2)]
    assert not here.bus.follows_match(ELSEWHERE)


async def test_somebody_who_sat_down_at_another_process_can_move_here_at_once(
    ears: tuple[Ear, Ear], settings: Settings
) -> None:
    """This process knew the match before, and heard nothing of it: nobody had a socket here."""
    pool = await open_pool(settings.database, settings.connections)
    here, there = (Context(settings, pool, ear.bus) for ear in ears)
    creator, guest = await new_account(here, "Anna"), await new_account(here, "Bruno")
    match = await do_create_match(here, creator, NewMatch("goa", 2))
    await do_join(here, match, creator, "Anna", None, None)
    with pytest.raises(KontorError):
        await own_command(here, match, guest, 0, "early")

    seat = await do_join(there, match, guest, "Bruno", None, None)
    await do_start(there, match, creator)
    await here.bus.follow_match(match)  # a socket opens here; what was said before, nobody repeats
    command = await own_command(here, match, guest, 0, "late")

    assert command.seat == seat
    await pool.close()
