"""How much of a law is tried: a sample on every push, all of it every night.

`KONTOR_TESTS=full` asks for the whole; `make nightly` sets it.
"""

import os
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import pytest

T = TypeVar("T")

NOT_NOW = "tried by other pushes, and at night"
"""Why a test is skipped that takes turns."""
IS_FULL = os.environ.get("KONTOR_TESTS") == "full"


def sampled(push: T, night: T) -> T:
    """Return what a test tries: the first value on a push, the second every night."""
    return night if IS_FULL else push


def rotating(items: Iterable[T], of: int) -> list[T]:
    """Return one item in `of` on a push, others at every commit, so that some pushes try all; every night all.

    Each list begins elsewhere, or one push would try the longest cases of all lists together.
    """
    cases = list(items)
    begin = commit_number() + crc32(f"{len(cases)} cases, one in {of}".encode())
    return [case for number, case in enumerate(cases) if IS_FULL or (number + begin) % of == 0]


def in_turn(number: int, of: int) -> pytest.MarkDecorator:
    """Mark a test that one push in `of` tries, and every night: tests with the same number have their turn together."""
    has_turn = IS_FULL or (number + commit_number()) % of == 0
    return pytest.mark.skipif(not has_turn, reason=NOT_NOW)


@cache
def commit_number() -> int:
    """Return a number that the commit decides: every process of a run, and every repetition of it, takes the same."""
    command = ("git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD")
    head = subprocess.run(command, check=False, capture_output=True, text=True).stdout
    return int(head[:8] or "0", 16)
