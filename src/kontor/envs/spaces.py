"""The spaces of Gymnasium for a table: what an observation, a mask and an action can be."""

from typing import Any

import numpy as np
from gymnasium import spaces

from kontor.core.numbers import Numbers
from kontor.envs.table import Table


def observation_space(numbers: Numbers) -> Any:
    """Return the box of all observations: 16-bit integers within the bounds of their entries."""
    low = np.array([entry.low for entry in numbers.entries], np.int16)
    high = np.array([entry.high for entry in numbers.entries], np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def mask_space(size: int) -> Any:
    """Return the box of all masks: a number for each action id, 1 if it is legal, otherwise 0."""
    return spaces.Box(0, 1, (size,), np.int8)


def observation(table: Table, seat: int) -> Any:
    """Return what a seat may know as an array of its own."""
    return np.frombuffer(table.observe(seat), np.int16)


def mask(table: Table, seat: int, size: int | None = None) -> Any:
    """Return the mask of a seat: all zeros if it is not asked."""
    found = np.zeros(size or table.numbers.actions.size, np.int8)
    if seat == table.asked:
        found[list(table.legal())] = 1
    return found
