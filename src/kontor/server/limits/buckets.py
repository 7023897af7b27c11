"""Buckets in the memory of one process: each caller has one, which holds a burst and refills over time."""

from collections import OrderedDict
from hashlib import blake2b

from kontor.server.store.operation.limits import MAX_REFILL_SECONDS, Use

MAX_CALLERS = 10_000
"""Callers that are remembered per kind of bucket; the least recent are dropped first."""
KEY_BYTES = 16


class Buckets:
    """The buckets of one kind. `pending` is what this process granted and has not told the database yet."""

    def __init__(self, name: str, per_minute: float, size: float, secret: str = "") -> None:
        self.name = name
        self.rate = per_minute / 60
        self.size = float(size)
        self.secret = blake2b(secret.encode(), digest_size=32).digest()
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.pending: dict[str, float] = {}
        if round(self.size / self.rate) > MAX_REFILL_SECONDS:
            raise ValueError(f"{name} refills too slowly to be forgotten after {MAX_REFILL_SECONDS} seconds")

    def wait(self, caller: str, now: float, weight: float = 1.0) -> float:
        """Return the seconds until a caller may make a request of this weight; 0 if now. Nothing is taken."""
        left = self._refilled(caller, now)
        missing = min(weight, self.size) - left
        return max(0.0, missing / self.rate)

    def take(self, caller: str, now: float, weight: float = 1.0) -> float:
        """Take a request from a caller's bucket and return 0; if too little is left, the seconds until there is."""
        waits = self.wait(caller, now, weight)
        if waits:
            return waits
        used = min(weight, self.size)
        self._put(caller, self._refilled(caller, now) - used, now)
        self.pending[caller] = self.pending.get(caller, 0.0) + used
        return 0.0

    def use(self, caller: str, used: float) -> Use:
        """Return a use of a caller's bucket, as the database counts it; it never learns who the caller is."""
        key = blake2b(f"{self.name}:{caller}".encode(), key=self.secret, digest_size=KEY_BYTES).digest()
        return Use(self.name, key, used, self.size, self.rate)

    def correct(self, caller: str, remaining: float, now: float) -> None:
        """Replace what this process believed by what is left after all processes, less what was granted since."""
        self._put(caller, remaining - self.pending.get(caller, 0.0), now)

    def _refilled(self, caller: str, now: float) -> float:
        left, at = self.left.get(caller, (self.size, now))
        return min(self.size, left + (now - at) * self.rate)

    def _put(self, caller: str, left: float, now: float) -> None:
        self.left[caller] = (left, now)
        self.left.move_to_end(caller)
        if len(self.left) > MAX_CALLERS:
            self.left.popitem(last=False)
