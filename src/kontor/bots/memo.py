"""Memories for results that are expensive to compute: a bounded one by key, and one for each object."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, Self, TypeVar, overload

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


class lazy(Generic[Result]):  # noqa: N801 - it is written like `property`
    """A property that is computed when it is first read, and remembered by the object.

    Like `functools.cached_property`, but without the lock that this one takes up to Python 3.11: bots make an object
    for every decision that they imagine, so the first reads are most of them.
    """

    def __init__(self, compute: Callable[[Any], Result]) -> None:
        self._compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Result: ...
    def __get__(self, instance: object | None, owner: type) -> Result | Self:
        """Compute the result; the next read finds it among the attributes of the object and does not come here."""
        if instance is None:
            return self
        result = self._compute(instance)
        setattr(instance, self._name, result)
        return result
