"""The rows of a batch over processes: they share the memory, and are told by a word through a pipe what to do."""

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from kontor.envs.batch import Batch, BatchSetup, BatchShape, shares
from kontor.envs.errors import EnvError, IllegalActionError

STEP = ("step",)
STOP_TIMEOUT_SECONDS = 5.0
_CONTEXT = get_context("spawn")


def views_of(raw: dict[str, Any], shape: BatchShape) -> dict[str, Any]:
    """Return the fields of shared memory as memory views with their types."""
    plain: dict[str, Any] = {name: memoryview(found).cast("B") for name, found in raw.items()}
    return {name: plain[name].cast(code) for name, (code, _) in shape.formats().items()}


def shared_memory(shape: BatchShape) -> dict[str, Any]:
    """Return memory for all fields that processes can share; it is freed with the last process that has it."""
    return {name: _CONTEXT.RawArray(code, length) for name, (code, length) in shape.formats().items()}


def work(orders: Connection, setup: BatchSetup, shape: BatchShape, raw: dict[str, Any], rows: range) -> None:
    """Carry out orders until the pipe closes: what one worker process does."""
    try:
        batch = Batch(setup, shape, views_of(raw, shape), rows)
        orders.send(None)
        while (order := orders.recv())[0] != "stop":
            try:
                if order == STEP:
                    batch.step()
                else:
                    batch.reset(order[1])
                orders.send(None)
            except IllegalActionError as error:
                orders.send(error)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception as error:  # noqa: BLE001 - the parent says what went wrong
        orders.send(EnvError(f"a worker failed: {type(error).__name__}: {error}"))


class Workers:
    """Processes that play the rows of a batch."""

    def __init__(self, setup: BatchSetup, shape: BatchShape, raw: dict[str, Any], count: int) -> None:
        self._pipes: list[Connection] = []
        self.processes: list[Any] = []
        for rows in shares(shape.rows, count):
            here, there = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=work, args=(there, setup, shape, raw, rows), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self.processes.append(process)
        self._wait()

    def reset(self, seed: int | None) -> None:
        """Begin a match at every table."""
        self._order(("reset", seed))

    def step(self) -> None:
        """Carry out the action of every row; IllegalActionError if one is not legal."""
        self._order(STEP)

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            with suppress(BrokenPipeError):
                pipe.send(("stop",))
        for process in self.processes:
            process.join(STOP_TIMEOUT_SECONDS)
            if process.is_alive():
                process.terminate()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self.processes = [], []

    def _order(self, order: Sequence[Any]) -> None:
        for pipe in self._pipes:
            with suppress(BrokenPipeError):  # its answer, which never comes, tells that it has ended
                pipe.send(order)
        self._wait()

    def _wait(self) -> None:
        """Wait for all workers, and then raise the first error."""
        errors = []
        for number, pipe in enumerate(self._pipes):
            try:
                answer = pipe.recv()
            except (EOFError, ConnectionResetError):
                answer = EnvError(f"worker {number} has ended")
            if answer is not None:
                errors.append(answer)
        if errors:
            raise errors[0]
