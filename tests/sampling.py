"""How much of a law is tried: a sample on every push, all of it every night.

`KONTOR_TESTS=full` asks for the whole; `make nightly` sets it.
"""

import os
from typing import TypeVar

T = TypeVar("T")

IS_FULL = os.environ.get("KONTOR_TESTS") == "full"


def sampled(push: T, night: T) -> T:
    """Return what a test tries: the first value on a push, the second every night."""
    return night if IS_FULL else push
