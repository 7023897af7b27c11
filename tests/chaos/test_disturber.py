"""The disturber gives every kind its turn, waits for full windows, and undoes what it did."""

import asyncio
from random import Random
from time import monotonic

import pytest

from chaos import disturber
from chaos.disturber import FIRST_MOVES, Disturber
from chaos.faults import Fault
from chaos.windows import Windows

MOVES = 3
CHANCE = Random(1)  # noqa: S311 - no secret


class Noted:
    """A fault that only notes when it is in force."""

    def __init__(self, kind: str, *, is_kill: bool) -> None:
        self.kind = self.name = kind
        self.is_kill = is_kill
        self.in_force = False
        self.times = 0

    async def begin(self) -> None:
        """Begin, which must not be so already."""
        assert not self.in_force
        self.in_force = True
        self.times += 1

    async def end(self) -> None:
        """End."""
        self.in_force = False


async def keep_moving(windows: Windows) -> None:
    """Acknowledge a move whenever others have had their turn."""
    while True:
        windows.acknowledge(monotonic())
        await asyncio.sleep(0.001)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MIN_HOLD_SECONDS", "MAX_HOLD_SECONDS", "MIN_PAUSE_SECONDS", "MAX_PAUSE_SECONDS"):
        monkeypatch.setattr(disturber, name, 0.0)


def noted_faults() -> list[Noted]:
    """Return two kinds in each lane."""
    kinds = {"kill-gateway": True, "kill-postgres": True, "pause": False, "partition": False}
    return [Noted(kind, is_kill=is_kill) for kind, is_kill in kinds.items()]


async def test_every_kind_has_its_turn_and_every_window_is_full_even_if_no_time_is_left(hurry: None) -> None:
    windows, faults = Windows(), noted_faults()
    moving = asyncio.create_task(keep_moving(windows))
    chosen: list[Fault] = [*faults]
    disturbing = Disturber(chosen, windows, CHANCE, MOVES)
    await disturbing.run(0.0)
    moving.cancel()
    assert all(fault.times and not fault.in_force for fault in faults)
    assert set(windows.kinds) == {fault.kind for fault in faults}
    assert not windows.unfilled
    assert min(window.moves for window in windows.all) >= MOVES
    assert disturbing.kills == sum(fault.times for fault in faults if fault.is_kill)


async def test_a_run_in_which_nobody_moves_any_more_fails_and_undoes_its_faults(
    hurry: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disturber, "FULL_TIMEOUT_SECONDS", 0.05)
    windows, faults = Windows(), noted_faults()
    for move in range(FIRST_MOVES):
        windows.acknowledge(float(move))
    chosen: list[Fault] = [*faults]
    with pytest.raises(ExceptionGroup) as failed:
        await Disturber(chosen, windows, CHANCE, MOVES).run(10.0)
    assert failed.group_contains(TimeoutError)
    assert windows.unfilled
    assert not any(fault.in_force for fault in faults)


async def test_a_fault_that_cannot_be_begun_ends_the_run_with_its_own_reason(hurry: None) -> None:
    """What was not begun is not ended: the end's complaint would hide the reason."""

    class Impossible(Noted):
        async def begin(self) -> None:
            raise ChildProcessError("no space to leave")

        async def end(self) -> None:
            raise RuntimeError("it was never begun")

    windows = Windows()
    moving = asyncio.create_task(keep_moving(windows))
    chosen: list[Fault] = [Impossible("full-disk", is_kill=False)]
    with pytest.raises(ExceptionGroup) as failed:
        await Disturber(chosen, windows, CHANCE, MOVES).run(10.0)
    moving.cancel()
    assert failed.group_contains(ChildProcessError)
    assert not failed.group_contains(RuntimeError)
