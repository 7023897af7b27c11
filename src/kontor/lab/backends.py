"""Where work is done: in this process, in processes of this machine, or on the machines of a Ray cluster."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import TypeVar

from kontor.lab.on_ray import on_ray
from kontor.lab.processes import on_all_cores

T = TypeVar("T")


class Backend(StrEnum):
    """Where work is done. It changes how long a run takes, and nothing else."""

    INLINE = "inline"
    PROCESSES = "processes"
    RAY = "ray"


def results(
    function: Callable[[int], T], numbers: Sequence[int], backend: Backend, workers: int | None = None
) -> Iterator[T]:
    """Yield the result for each number as it comes, in no particular order."""
    match backend:
        case Backend.INLINE:
            yield from map(function, numbers)
        case Backend.PROCESSES:
            yield from on_all_cores(function, numbers, workers)
        case Backend.RAY:
            yield from on_ray(function, numbers, workers)
