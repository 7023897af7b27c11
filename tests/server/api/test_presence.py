"""Presence: who has a socket at any gateway, with a clock that tests control."""

import pytest

from kontor.server.api.socket import presence as module
from kontor.server.api.socket.presence import BEAT_SECONDS, RELOAD_SECONDS, SILENT_SECONDS, Presence
from kontor.server.bus import Beat, LocalBus


class Gateway:
    """A gateway at a bus: the accounts that have a socket there, and what it was told."""

    def __init__(self, bus: LocalBus) -> None:
        self.connected: set[int] = set()
        self.told: list[set[int]] = []
        self.presence = Presence(bus, lambda: self.connected, self.told.append)
        bus.beat_listeners.append(self.presence.hear)

    @property
    def here(self) -> set[int]:
        """Who is here, as this gateway knows it."""
        return self.presence.here


class Clock:
    """The monotonic time of the module."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that stands still until a test moves it."""
    clock = Clock()
    monkeypatch.setattr(module, "monotonic", clock)
    return clock


async def test_somebody_who_comes_is_known_at_every_gateway(clock: Clock) -> None:
    bus = LocalBus()
    one, other = Gateway(bus), Gateway(bus)
    one.connected, other.connected = {1}, {2}

    await one.presence.tick()
    await other.presence.tick()

    assert one.here == other.here == {1, 2}


async def test_somebody_who_reloads_the_page_is_never_gone_and_somebody_who_leaves_is(clock: Clock) -> None:
    gateway = Gateway(LocalBus())
    gateway.connected = {1}
    await gateway.presence.tick()

    gateway.connected = set()
    clock.now += RELOAD_SECONDS
    await gateway.presence.tick()
    assert gateway.here == {1}

    clock.now += 0.1
    await gateway.presence.tick()
    assert gateway.here == set()
    assert gateway.told == [{1}, set()]


async def test_a_gateway_at_which_nothing_changes_gives_a_sign_of_life_now_and_then(clock: Clock) -> None:
    bus, beats = LocalBus(), list[Beat]()
    gateway = Gateway(bus)
    bus.beat_listeners.append(beats.append)

    for _ in range(21):
        await gateway.presence.tick()
        clock.now += BEAT_SECONDS / 10

    assert [beat.is_new for beat in beats] == [True, False, False]


async def test_the_people_of_a_gateway_that_died_are_gone_after_a_while(clock: Clock) -> None:
    bus = LocalBus()
    gateway = Gateway(bus)
    await bus.publish_beat(Beat("another", (7,)))
    await gateway.presence.tick()
    assert gateway.here == {7}

    clock.now += SILENT_SECONDS + 1
    await gateway.presence.tick()

    assert gateway.here == set()


async def test_while_the_bus_is_away_nobody_is_said_to_have_left(clock: Clock) -> None:
    bus = LocalBus()
    gateway = Gateway(bus)
    await bus.publish_beat(Beat("another", (7,)))

    bus.is_connected = False
    clock.now += SILENT_SECONDS + 1
    await gateway.presence.tick()

    assert gateway.here == {7}


async def test_a_new_gateway_learns_at_once_who_is_at_the_others(clock: Clock) -> None:
    bus = LocalBus()
    old = Gateway(bus)
    old.connected = {1}
    await old.presence.tick()

    new = Gateway(bus)
    await new.presence.tick()
    await old.presence.tick()

    assert new.here == {1}
