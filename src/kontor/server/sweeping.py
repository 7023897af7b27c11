"""Sweeps in the background: something that is looked after again and again, as long as a process runs."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from kontor.server.errors import StoreError
from kontor.server.logs import log


@asynccontextmanager
async def sweeping_in_background(
    sweep_once: Callable[[], Awaitable[object]], every: float, failure: str
) -> AsyncIterator[None]:
    """Sweep at once and then again and again, with a pause of some seconds, as long as the block runs.

    The next sweep makes up for one that fails; `failure` is what the log says of it.
    """
    task = asyncio.create_task(_keep_sweeping(sweep_once, every, failure))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_sweeping(sweep_once: Callable[[], Awaitable[object]], every: float, failure: str) -> None:
    while True:
        try:
            await sweep_once()
        except StoreError as error:
            log.warning(failure, error=str(error))
        except Exception:  # noqa: BLE001 - whatever it was, the next sweep tries again
            log.exception(failure)
        await asyncio.sleep(every)
