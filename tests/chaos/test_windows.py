"""Windows count moves and not seconds, and the longest stall is measured from the first fault on."""

from chaos.windows import Windows


async def test_a_window_is_full_when_its_fault_has_ended_and_enough_moves_were_acknowledged() -> None:
    windows = Windows()
    window = windows.begin("pause", 2, 0.0)
    for now in (1.0, 2.0, 3.0):
        windows.acknowledge(now)
    assert windows.unfilled == [window]
    window.end()
    assert window.full.is_set()
    windows.acknowledge(4.0)
    assert (windows.unfilled, windows.during_faults) == ([], 3)


async def test_a_window_with_too_few_moves_stays_open_after_its_fault() -> None:
    windows = Windows()
    window = windows.begin("kill-gateway", 2, 0.0)
    window.end()
    windows.acknowledge(1.0)
    assert windows.unfilled == [window]
    windows.acknowledge(2.0)
    assert not windows.unfilled


async def test_a_move_counts_in_every_open_window_and_in_no_closed_one() -> None:
    windows = Windows()
    first = windows.begin("pause", 1, 0.0)
    first.end()
    windows.acknowledge(1.0)
    second = windows.begin("kill-nats", 1, 2.0)
    third = windows.begin("kill-nats", 1, 2.0)
    windows.acknowledge(3.0)
    assert [window.moves for window in (first, second, third)] == [1, 1, 1]
    assert windows.kinds == {"kill-nats": 2, "pause": 1}


async def test_the_longest_stall_begins_with_a_fault_and_ends_with_a_move() -> None:
    windows = Windows()
    windows.acknowledge(0.0)
    windows.begin("kill-postgres", 1, 100.0)
    windows.acknowledge(104.0)
    windows.acknowledge(105.0)
    assert windows.longest_stall_seconds == 4.0


async def test_silence_up_to_the_end_of_the_run_is_a_stall() -> None:
    windows = Windows()
    windows.begin("kill-postgres", 1, 100.0)
    windows.stop(120.0)
    windows.acknowledge(500.0)
    assert windows.longest_stall_seconds == 20.0
