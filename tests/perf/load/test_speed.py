"""What the machine is said to be like beside a measurement."""

from perf.load.speed import busy_part, stolen_part

# user, nice, system, idle, iowait, irq, softirq, steal
BEFORE = [100, 0, 50, 1000, 10, 0, 5, 0]
AFTER = [130, 10, 60, 1140, 20, 0, 5, 10]


def test_a_core_is_busy_while_it_works_or_is_kept_waiting_by_the_host() -> None:
    """Idle time and waiting for a disk are free: 60 of 210 ticks are not."""
    assert busy_part(BEFORE, AFTER) == 60 / 210


def test_the_host_took_its_part_of_the_wanted_time_only() -> None:
    """What was idle wanted nothing: 10 of 60."""
    assert stolen_part(BEFORE, AFTER) == 10 / 60


def test_no_tick_between_two_readings_is_no_load() -> None:
    """Nothing is divided by nothing."""
    assert busy_part(BEFORE, BEFORE) == 0
    assert stolen_part(BEFORE, BEFORE) == 0
