"""Work on the machines of a Ray cluster: the same function on many numbers, each result as it comes.

Ray (the extra ``kontor[ray]``) starts what it needs on this machine, unless the environment variable `RAY_ADDRESS`
names a cluster, whose machines must have the same release of Kontor and the same bots. A task whose worker is killed
is begun again by Ray.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from kontor.lab.errors import LabError

T = TypeVar("T")

MAX_RETRIES = 3
"""How often a task is begun again whose worker ended."""
TASKS_PER_CORE = 2
"""Tasks that wait or run for each core, so that none is idle while a result travels."""


def on_ray(function: Callable[[int], T], numbers: Sequence[int], workers: int | None = None) -> Iterator[T]:
    """Yield each result as it completes; `workers` is the number of cores that are used at most."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a run tells nobody that it runs
    try:
        import ray  # noqa: PLC0415 - a heavy package that nothing else needs
    except ModuleNotFoundError as error:
        raise LabError("no-ray") from error
    ours = not ray.is_initialized()
    if ours:
        _begin(ray, workers)
    try:
        task = ray.remote(max_retries=MAX_RETRIES, num_cpus=1)(_work)
        count = TASKS_PER_CORE * (workers or int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(function, number) for number in numbers[:count]]
        rest = iter(numbers[count:])
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [task.remote(function, number) for _, number in zip(done, rest, strict=False)]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


def _begin(ray: Any, workers: int | None) -> None:
    """Join the cluster of the environment, or start one on this machine."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(address="local", num_cpus=workers, **quiet)


def _work(function: Callable[[int], T], number: int) -> T:
    return function(number)
