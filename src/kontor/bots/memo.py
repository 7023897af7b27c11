"""A bounded memory for results that are expensive to compute."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")


class Memo(Generic[Key, Result]):
    """Remembers results by key, at most `limit` of them.

    When it is full it forgets everything: bots think about one position at a time, so what was remembered for earlier
    positions is rarely asked for again, and nothing has to be kept in order of use. `functools.lru_cache` is the choice
    where the key alone gives the result; here a caller brings what else is needed to compute it.
    """

    __slots__ = ("_limit", "_results")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._results: dict[Key, Result] = {}

    def get(self, key: Key, compute: Callable[[], Result]) -> Result:
        """Return the result of a key, computed if it is not remembered."""
        try:
            return self._results[key]
        except KeyError:
            result = compute()
        if len(self._results) >= self._limit:
            self._results.clear()
        self._results[key] = result
        return result

    def __len__(self) -> int:
        return len(self._results)
