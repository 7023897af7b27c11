"""The tests that take long one by one: a push tries a quarter of them, other ones at every commit; every night all.

They are those that took a second of processor time and more. What proves that nothing is lost or told too early
is not among them unless another test of a push proves the same. `sampling.py` has the means for single cases.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path, PurePath
from zlib import crc32

from sampling import IS_FULL, commit_number

OF = 4
"""One in this many cases has its turn on a push."""
TAKING_TURNS: Mapping[str, frozenset[str]] = {
    file: frozenset(names)
    for file, names in tomllib.loads(Path(__file__).with_name("taking_turns.toml").read_text("utf-8")).items()
}
"""The names of these tests by their files below `tests/`."""


def has_turn(file: PurePath, name: str, case: str) -> bool:
    """Return True if a case of a test is tried now; `case` tells the cases of a test with parameters apart."""
    if IS_FULL or name not in TAKING_TURNS.get(file.as_posix(), ()):
        return True
    return (crc32(case.encode()) + commit_number()) % OF == 0
