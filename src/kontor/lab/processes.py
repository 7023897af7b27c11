"""Work on all cores: the same function on many numbers, each result as it comes."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def begin_to_leave_with_parent() -> None:
    """Let this process end as soon as the one that started it does, even if that one is killed."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_all_cores(function: Callable[[int], T], numbers: Sequence[int], workers: int | None = None) -> Iterator[T]:
    """Yield each result as it completes; closing the generator cancels what has not started."""
    if not numbers:
        return
    count = min(workers or os.cpu_count() or 1, len(numbers))
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=begin_to_leave_with_parent)
    try:
        waiting: set[Future[T]] = {pool.submit(function, number) for number in numbers[:count]}
        rest = iter(numbers[count:])
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(function, number) for _, number in zip(done, rest, strict=False)}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)
