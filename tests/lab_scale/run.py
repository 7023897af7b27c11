"""The lab at scale: the same matches inline, in processes and on Ray, with a worker killed in between.

Run by `make lab-scale`, in an environment with Polars and Ray. One line of JSON; the exit code is 1 if a hash differs.
"""

import argparse
import json
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from kontor.lab.backends import Backend
from kontor.lab.selfplay import Folder, SelfPlay, run
from kontor.lab.selfplay.columns import TABLES
from kontor.lab.selfplay.dataset import read, write_dataset

WORKERS = 2
LINEUP = ("clerk", "script")
GUIDE = Path(__file__).parents[2] / "docs/guides/data-from-the-lab.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""How the guide reads a dataset with Polars."""
DONE_BEFORE_KILL = 2
"""Chunks that are done before a worker is killed; by then all of them work."""


def main() -> int:
    """Play on all backends, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="goa")
    parser.add_argument("--matches", type=int, default=400)
    os.environ.setdefault("RAY_worker_niceness", "0")  # Ray's 15 would measure what else the machine does
    parser.add_argument("--backends", nargs="*", type=Backend, default=list(Backend))
    typed = parser.parse_args()
    spec = SelfPlay(typed.game, (LINEUP,), typed.matches // len(LINEUP), budget="1sims")
    with tempfile.TemporaryDirectory() as name:
        found = {backend.value: played(Path(name) / backend, spec, backend) for backend in typed.backends}
        dataset = rows_of_dataset(Path(name) / typed.backends[0])
        by_guide = rows_by_guide(Path(name) / typed.backends[0])
    hashes = {each["hash"] for each in found.values()}
    killed = all(each["killed"] for name, each in found.items() if name != Backend.INLINE)
    same = len(hashes) == 1 and killed and dataset["parquet"] == dataset["chunks"]
    same = same and len(by_guide) > 1 and by_guide.items() <= dataset["chunks"].items()
    print(json.dumps({"matches": spec.matches, "same": same, "backends": found, "rows": dataset}))  # noqa: T201
    return 0 if same else 1


def played(path: Path, spec: SelfPlay, backend: Backend) -> dict[str, Any]:
    """Play a spec and kill a worker in between; return what is to be told."""
    folder, began, killed = Folder(path, spec), monotonic(), None
    for done, _ in enumerate(run(folder, backend, WORKERS), 1):
        if done == DONE_BEFORE_KILL and backend != Backend.INLINE:
            killed = next(workers(backend), None)
            if killed is not None:
                os.kill(killed, signal.SIGKILL)
    return {"hash": folder.hash(), "killed": killed, "seconds": round(monotonic() - began, 1)}


def workers(backend: Backend) -> Iterator[int]:
    """Yield the workers below this process that are at work."""
    for process in below(os.getpid()):
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        is_worker = command.startswith(b"ray::_work") if backend == Backend.RAY else b"spawn_main" in command
        if is_worker and b"resource_tracker" not in command:
            yield process


def below(process: int) -> Iterator[int]:
    """Yield the processes that a process, or one below it, has started."""
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in map(int, (task / "children").read_text("ascii").split()):
            yield child
            yield from below(child)


def rows_of_dataset(path: Path) -> dict[str, dict[str, int]]:
    """Return how many rows the chunks have and how many the Parquet files have, by table."""
    folder = Folder.read(path)
    list(write_dataset(folder))
    chunks = dict.fromkeys(TABLES, 0)
    for chunk in folder.chunks():
        for table in TABLES:
            chunks[table] += len(getattr(chunk, table))
    return {"chunks": chunks, "parquet": {table: read(path, table).collect().height for table in TABLES}}


def rows_by_guide(path: Path) -> dict[str, int]:
    """Return how many rows each table has that the guide reads, by its own lines."""
    (lines,) = EXAMPLE.findall(GUIDE.read_text("utf-8"))
    read_by_guide: dict[str, Any] = {}
    exec(lines.replace("goa-run", str(path)), read_by_guide)  # noqa: S102 - the lines of our own guide
    return {table: read_by_guide[table].collect().height for table in TABLES if table in read_by_guide}


if __name__ == "__main__":
    sys.exit(main())
