"""Python's garbage collector in a process that people wait for."""

import gc

YOUNG_THRESHOLD = 5_000
"""New objects until the youngest are searched; nearly all that a move makes are gone before, without a search."""


def spare_startup_objects() -> None:
    """Take everything that is there now out of the search for garbage: modules, schemas, texts and rules stay for ever.

    A whole search stops everything else. With these 220,000 objects it took 50 to 200 ms, and everybody at the
    gateway waited so long for a move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, *gc.get_threshold()[1:])
