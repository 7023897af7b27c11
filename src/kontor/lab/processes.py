"""Work on all cores: the same function on many numbers, each result as it comes."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

MAX_LOSSES = 3
"""How often in a row processes may end without a result before the work is given up."""


def begin_to_leave_with_parent() -> None:
    """Let this process end as soon as the one that started it does, even if that one is killed."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_all_cores(function: Callable[[int], T], numbers: Sequence[int], workers: int | None = None) -> Iterator[T]:
    """Yield each result as it completes; closing the generator cancels what has not started.

    If a process is killed, what it and its neighbours were at is begun again. BrokenProcessPool if that happens again
    and again without a result, because then it is the work that kills them.
    """
    left = list(numbers)
    losses = 0
    while left:
        lost = list[int]()
        found = 0
        for result in _in_one_pool(function, left, workers, lost):
            found += 1
            yield result
        losses = 0 if found else losses + 1
        if lost and losses == MAX_LOSSES:
            raise BrokenProcessPool(f"processes ended {MAX_LOSSES} times in a row without a result")
        left = lost


def _in_one_pool(
    function: Callable[[int], T], numbers: Sequence[int], workers: int | None, lost: list[int]
) -> Iterator[T]:
    """Yield results as they complete; if a process is killed, `lost` has the numbers without a result."""
    count = min(workers or os.cpu_count() or 1, len(numbers))
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=begin_to_leave_with_parent)
    rest = iter(numbers)
    waiting: dict[Future[T], int] = {}

    def begin(count: int) -> None:
        for number in islice(rest, count):
            try:
                waiting[pool.submit(function, number)] = number
            except BrokenProcessPool:
                lost.append(number)

    try:
        begin(count)
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                number = waiting.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    lost.append(number)
                    continue
                begin(0 if lost else 1)
                yield result
        lost.extend(rest)
    finally:
        pool.shutdown(cancel_futures=True)
