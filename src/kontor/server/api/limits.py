"""Rate limits: each caller has a bucket of requests that refills over time.

Known callers are counted by account, others by address. Logins are counted by address only: accounts cost nothing, so
having more of them must not mean more attempts. Each process counts for itself.
"""

from collections import OrderedDict
from collections.abc import Hashable
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kontor.server.api.callers import token_of
from kontor.server.settings import Settings

BURST = 60
"""Requests that a caller may make at once."""
MAX_CALLERS = 10_000
"""Callers that are remembered; the least recent are dropped first."""
PARTS = "/assets/"
"""The files of a page: requested all at once, and served from memory."""
WAYS_IN = ("/api/accounts", "/api/guests", "/api/logins", "/api/logins/recovery")
HEAVY = ("/api/me/export",)
HEAVY_PER_MINUTE = 2
"""Requests per minute that a caller may make to the expensive routes."""
ONE_HOUSE = (1 << 64) - 1
"""The bits of an IPv6 address that its owner chooses freely."""


class Buckets:
    """A bucket for each caller: it holds a burst of requests and refills at a rate per minute."""

    def __init__(self, per_minute: int, burst: int) -> None:
        self.rate = per_minute / 60
        self.size = float(max(1, min(burst, per_minute)))
        self.left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, caller: Hashable, now: float) -> float:
        """Take one request from a caller's bucket and return 0; if it is empty, return the seconds until it is not."""
        left, at = self.left.pop(caller, (self.size, now))
        left = min(self.size, left + (now - at) * self.rate)
        taken = 1 if left >= 1 else 0
        self.left[caller] = (left - taken, now)
        if len(self.left) > MAX_CALLERS:
            self.left.popitem(last=False)
        return 0.0 if taken else (1 - left) / self.rate


class RateLimits(ASGIMiddleware):
    """Lets through requests within the limits, the host's own probes, and the files of the page; refuses the rest."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_path_pattern = ("^/health$", "^/ready$")

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_minute, BURST) if settings.requests_per_minute else None
        self.logins = Buckets(settings.logins_per_minute, BURST) if settings.logins_per_minute else None
        self.heavy = Buckets(HEAVY_PER_MINUTE, HEAVY_PER_MINUTE) if settings.requests_per_minute else None
        self.accounts: OrderedDict[int, int] = OrderedDict()

    def remember(self, token: str, account: int) -> None:
        """Remember the owner of a token: from now on the account is counted, not the address."""
        if self.requests is None:
            return
        self.accounts[hash(token)] = account
        if len(self.accounts) > MAX_CALLERS:
            self.accounts.popitem(last=False)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count a request, or refuse it with the time to wait."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        waits = self.wait(connection, monotonic())
        if waits:
            raise TooManyRequestsException(headers={"Retry-After": str(ceil(waits))})
        await next_app(scope, receive, send)

    def wait(self, connection: ASGIConnection[Any, Any, Any, Any], now: float) -> float:
        """Count a request and return the seconds its caller must wait; 0 if it may pass."""
        address = address_of(connection)
        if self.logins and connection.scope["path"].rstrip("/") in WAYS_IN:
            waits = self.logins.take(address, now)
            if waits:
                return waits
        if self.requests is None or connection.scope["path"].startswith(PARTS):
            return 0.0
        token = token_of(connection)
        account = self.accounts.get(hash(token)) if token else None
        caller: Hashable = address if account is None else account
        if self.heavy and connection.scope["path"].rstrip("/") in HEAVY:
            waits = self.heavy.take(caller, now)
            if waits:
                return waits
        return self.requests.take(caller, now)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request comes from; a household has many IPv6 addresses and counts as one."""
    host = connection.client.host if connection.client else ""
    try:
        return str(IPv6Address(int(IPv6Address(host)) & ~ONE_HOUSE))
    except AddressValueError:
        return host
