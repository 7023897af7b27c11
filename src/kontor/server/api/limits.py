"""How often one caller may ask: a bucket for each, that fills again by the minute.

Whoever is known is counted by their account, anybody else by their address. Coming in is counted by address alone:
accounts cost nothing, so more of them must not mean more attempts. Each process counts for itself.
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
"""So many requests may come at once."""
MOST_CALLERS = 10_000
"""So many callers are remembered; who asked longest ago is forgotten first."""
PARTS = "/assets/"
"""What a page is made of: many files at once, out of memory."""
WAYS_IN = ("/api/accounts", "/api/guests", "/api/logins", "/api/logins/recovery")
HEAVY = ("/api/me/export",)
HEAVY_PER_MINUTE = 2
"""So often somebody may ask for what is much work."""
ONE_HOUSE = (1 << 64) - 1
"""The part of an IPv6 address that whoever has it chooses freely."""


class Buckets:
    """A bucket for each caller: it holds a burst, and fills at the rate of so many a minute."""

    def __init__(self, per_minute: int, burst: int) -> None:
        self.rate = per_minute / 60
        self.size = float(max(1, min(burst, per_minute)))
        self.left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, caller: Hashable, now: float) -> float:
        """Take one from the bucket of a caller and return 0; of an empty one, how many seconds it stays so."""
        left, at = self.left.pop(caller, (self.size, now))
        left = min(self.size, left + (now - at) * self.rate)
        taken = 1 if left >= 1 else 0
        self.left[caller] = (left - taken, now)
        if len(self.left) > MOST_CALLERS:
            self.left.popitem(last=False)
        return 0.0 if taken else (1 - left) / self.rate


class RateLimits(ASGIMiddleware):
    """Lets through what is within the limits, the host's own probes, and the parts of the page; the rest must wait."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_path_pattern = ("^/health$", "^/ready$")

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_minute, BURST) if settings.requests_per_minute else None
        self.logins = Buckets(settings.logins_per_minute, BURST) if settings.logins_per_minute else None
        self.heavy = Buckets(HEAVY_PER_MINUTE, HEAVY_PER_MINUTE) if settings.requests_per_minute else None
        self.accounts: OrderedDict[int, int] = OrderedDict()

    def remember(self, token: str, account: int) -> None:
        """Remember whose token this is: from now on the account is counted, and not the address."""
        if self.requests is None:
            return
        self.accounts[hash(token)] = account
        if len(self.accounts) > MOST_CALLERS:
            self.accounts.popitem(last=False)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count a request, or refuse it with the time to wait."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        waits = self.wait(connection, monotonic())
        if waits:
            raise TooManyRequestsException(headers={"Retry-After": str(ceil(waits))})
        await next_app(scope, receive, send)

    def wait(self, connection: ASGIConnection[Any, Any, Any, Any], now: float) -> float:
        """Count a request; return how many seconds its caller must wait, 0 if it may pass."""
        address = address_of(connection)
        if self.logins and connection.scope["path"].rstrip("/") in WAYS_IN:
            waits = self.logins.take(address, now)
            if waits:
                return waits
        if self.requests is None or connection.scope["path"].startswith(PARTS):
            return 0.0
        token = token_of(connection)
        account = self.accounts.get(hash(token)) if token else None
        who: Hashable = address if account is None else account
        if self.heavy and connection.scope["path"].rstrip("/") in HEAVY:
            waits = self.heavy.take(who, now)
            if waits:
                return waits
        return self.requests.take(who, now)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request comes from; one context has many addresses of IPv6, and counts as one."""
    host = connection.client.host if connection.client else ""
    try:
        return str(IPv6Address(int(IPv6Address(host)) & ~ONE_HOUSE))
    except AddressValueError:
        return host
