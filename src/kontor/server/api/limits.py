"""Rate limits: what a request weighs is taken from the bucket of its account and from that of its address.

Accounts cost nothing, so having more of them must not mean more requests: an address gets four times what one account
gets, for a household or a club. Bots are a class of their own: all of one owner share a bucket, and those of an address
another one, so that a program never keeps the people of a household from playing. Logins are counted by address,
exactly and over all processes. Other buckets are counted in memory and settled with the other processes every second.
"""

from collections import OrderedDict
from collections.abc import Iterator
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from time import monotonic
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kontor.server.accounts import KnownLogin
from kontor.server.api.callers import context_of, token_of
from kontor.server.api.proxies import UntrustedProxies
from kontor.server.errors import TooManyError
from kontor.server.limits import MAX_CALLERS, Buckets, take_exactly
from kontor.server.settings import Settings

BURST = 60
"""Requests of weight 1 that a caller may make at once."""
BOT_BURST = 120
"""Requests of weight 1 that the bots of one owner may make at once."""
ADDRESS_SHARE = 4
"""How many times as much as one account an address may ask, whatever accounts it has."""
WEIGHT = "weight"
"""The option of a route that says how many simple requests it is worth; 0 for files in memory, which never count."""
HEAVY = "heavy"
"""The option of a route that may be asked only a few times a minute."""
WAY_IN = "way_in"
"""The option of a route that makes an account or a login."""
HEAVY_PER_MINUTE = 2
ONE_HOUSE = (1 << 64) - 1
"""The bits of an IPv6 address that its owner chooses freely."""


class Counted(NamedTuple):
    """Whose requests are counted together: those of a person, or those of all bots of an owner."""

    account: int
    is_bot: bool


class RateLimits(ASGIMiddleware):
    """Lets through requests within the limits, the host's own probes, and the files of the page; refuses the rest."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_path_pattern = ("^/health$", "^/ready$")

    def __init__(self, settings: Settings) -> None:
        self.proxies = UntrustedProxies()
        self.per_minute = settings.requests_per_minute
        secret = settings.secret
        self.shared: list[Buckets] = []
        if self.per_minute:
            burst = min(BURST, self.per_minute)
            self.requests = Buckets("requests", self.per_minute, burst, secret)
            self.address_requests = Buckets("address", ADDRESS_SHARE * self.per_minute, ADDRESS_SHARE * burst, secret)
            self.heavy = Buckets("heavy", HEAVY_PER_MINUTE, HEAVY_PER_MINUTE, secret)
            self.address_heavy = Buckets(
                "address-heavy", ADDRESS_SHARE * HEAVY_PER_MINUTE, ADDRESS_SHARE * HEAVY_PER_MINUTE, secret
            )
            self.shared += [self.requests, self.address_requests, self.heavy, self.address_heavy]
        by_bots = settings.bot_requests_per_minute
        self.bots = Buckets("bots", by_bots, min(BOT_BURST, by_bots), secret) if self.per_minute and by_bots else None
        self.address_bots = (
            Buckets("address-bots", ADDRESS_SHARE * by_bots, ADDRESS_SHARE * min(BOT_BURST, by_bots), secret)
            if self.bots
            else None
        )
        self.shared += [buckets for buckets in (self.bots, self.address_bots) if buckets]
        logins = settings.logins_per_minute
        self.logins = Buckets("logins", logins, min(BURST, logins), secret) if logins else None
        self.accounts: OrderedDict[int, Counted] = OrderedDict()

    def remember(self, token: str, login: KnownLogin) -> None:
        """Remember whose a token is: from now on the account is counted as well, or the owner of the bot."""
        if not self.per_minute:
            return
        self.accounts[hash(token)] = Counted(login.owner or login.caller.account, is_bot=login.owner is not None)
        if len(self.accounts) > MAX_CALLERS:
            self.accounts.popitem(last=False)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count a request, or refuse it with the time to wait."""
        waits = await self.admit(ASGIConnection(scope))
        if waits:
            raise refusal(scope, waits)
        await next_app(scope, receive, send)

    async def admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> float:
        """Count a request and return the seconds its caller must wait; 0 if it may pass."""
        self.proxies.note(connection)
        waits = self.wait(connection, monotonic()) if self.per_minute else 0.0
        if not waits and self.logins and options_of(connection).get(WAY_IN):
            waits = await take_exactly(context_of(connection).pool, self.logins, address_of(connection))
        return waits

    def wait(self, connection: ASGIConnection[Any, Any, Any, Any], now: float) -> float:
        """Count a request and return the seconds its caller must wait; 0 if it may pass, and nothing if it may not."""
        taken = list(self.taken_by(connection))
        waits = max((buckets.wait(caller, now, weight) for buckets, caller, weight in taken), default=0.0)
        if not waits:
            for buckets, caller, weight in taken:
                buckets.take(caller, now, weight)
        return waits

    def taken_by(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[tuple[Buckets, str, float]]:
        """Yield the buckets that a request is taken from, whose they are, and how much."""
        options = options_of(connection)
        weight = float(options.get(WEIGHT, 1))
        if not weight:
            return
        address, token = address_of(connection), token_of(connection)
        counted = self.accounts.get(hash(token)) if token else None
        if counted and counted.is_bot:
            if self.bots and self.address_bots:
                yield self.bots, f"owner {counted.account}", weight
                yield self.address_bots, address, weight
            return
        caller = f"address {address}" if counted is None else f"account {counted.account}"
        yield self.requests, caller, weight
        yield self.address_requests, address, weight
        if options.get(HEAVY):
            yield self.heavy, caller, 1.0
            yield self.address_heavy, address, 1.0


def options_of(connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
    """Return the options of the route that a request was given to."""
    options: dict[str, Any] = connection.scope["route_handler"].opt
    return options


def refusal(scope: Scope, seconds: float) -> Exception:
    """Return the error of a request too many; a socket is refused before it opens."""
    if scope["type"] == ScopeType.WEBSOCKET:
        return TooManyRequestsException(headers={"Retry-After": str(ceil(seconds))})
    return TooManyError("too-many", seconds, seconds=ceil(seconds))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request comes from; a household has many IPv6 addresses and counts as one."""
    host = connection.client.host if connection.client else ""
    try:
        address = IPv6Address(host)
    except AddressValueError:
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) & ~ONE_HOUSE))
