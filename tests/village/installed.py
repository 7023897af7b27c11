"""Installing the game of the village for a while: its entry point lies in the folder `installed`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kontor.core import registry

FOLDER = str(Path(__file__).parent / "installed")


@contextmanager
def regatta_installed() -> Iterator[None]:
    """Let Kontor find the regatta as it finds games of other packages, also in the processes of bots."""
    sys.path.insert(0, FOLDER)
    registry._installed.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(FOLDER)
        registry._installed.cache_clear()
