"""Where a request comes from: our own page, another site's, or a program that is no browser.

Browsers send `Origin` with every socket and with every request that may change something. A cookie counts only if that
origin is ours. A request that changes something also has to be JSON, which no form of another site can send.
"""

from time import monotonic
from typing import Any, ClassVar

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kontor.server.errors import ForbiddenError, ServerError
from kontor.server.logs import log
from kontor.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SIGNED_LINK = "signed_link"
"""The option of a route that a mail program or a form may post to: the signature in its path says who may."""
BEARER = "Bearer "
LOG_INTERVAL_SECONDS = 60.0
"""Seconds between two log lines about foreign origins: anybody can cause them."""


class ForeignOriginError(ForbiddenError):
    """A browser sent this from another site's page, or a proxy hides which site ours is."""


class NotJsonError(ServerError):
    """The body is not declared as JSON."""

    status: ClassVar[int] = 415


class ForeignOrigins:
    """Logs foreign origins, at most once a minute: a proxy that changes `Host` makes our own page look like one."""

    def __init__(self) -> None:
        self.logged_at = -LOG_INTERVAL_SECONDS

    def note(self, connection: AnyConnection, settings: Settings, now: float) -> None:
        """Log the origin of a request that was refused or whose cookie was ignored."""
        if now - self.logged_at < LOG_INTERVAL_SECONDS:
            return
        self.logged_at = now
        log.warning(
            "foreign-origin",
            origin=connection.headers.get("origin", "")[:200],
            host=connection.headers.get("host", "")[:200],
            site=settings.site,
            advice="if the origin is your own site, set KONTOR_SITE to it, or let the proxy pass Host on unchanged",
        )


FOREIGN = ForeignOrigins()


def is_bearer(connection: AnyConnection) -> bool:
    """Return True if a request names its token itself; no other site can make a browser do that."""
    return connection.headers.get("authorization", "").startswith(BEARER)


def settings_of(connection: AnyConnection) -> Settings:
    """Return the settings of the application."""
    settings: Settings = connection.app.state.settings
    return settings


def is_own_origin(origin: str, connection: AnyConnection) -> bool:
    """Return True if an origin is that of the site, or the host that was asked; over HTTPS only if the site has it.

    A page over HTTPS of our own host is ours, even if the proxy in front does not say that it speaks HTTPS.
    """
    site = settings_of(connection).site.rstrip("/").lower()
    if site and origin.lower() == site:
        return True
    scheme, _, host = origin.partition("://")
    if host != connection.headers.get("host"):
        return False
    is_plain = connection.scope["scheme"] in ("http", "ws") and not site.startswith("https:")
    return scheme == "https" or (scheme == "http" and is_plain)


def may_use_cookie(connection: AnyConnection) -> bool:
    """Return True if the cookie of a request counts: our own page sent it, or a browser opens an address."""
    origin = connection.headers.get("origin")
    if origin is not None:
        if is_own_origin(origin, connection):
            return True
        if "cookie" in connection.headers:
            FOREIGN.note(connection, settings_of(connection), monotonic())
        return False
    return connection.scope["type"] == ScopeType.HTTP and (
        connection.scope["method"] in SAFE_METHODS or connection.headers.get("sec-fetch-site") == "same-origin"
    )


def is_over_https(connection: AnyConnection) -> bool:
    """Return True if the page that asks was loaded over HTTPS: its origin or the site may know what a proxy hides."""
    origin, site = connection.headers.get("origin", ""), settings_of(connection).site.rstrip("/").lower()
    if origin:
        return origin.startswith("https://")
    return connection.scope["scheme"] in ("https", "wss") or site == f"https://{connection.headers.get('host')}"


class OwnPages(ASGIMiddleware):
    """Refuses requests that change something unless they are JSON, and not sent by another site's page."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on; ForeignOriginError or NotJsonError if it may not change anything."""
        connection: AnyConnection = ASGIConnection(scope)
        if scope["method"] not in SAFE_METHODS and not scope["route_handler"].opt.get(SIGNED_LINK):  # type: ignore[typeddict-item]
            demand_own_page(connection)
            demand_json(connection)
        await next_app(scope, receive, send)


def demand_own_page(connection: AnyConnection) -> None:
    """Refuse what the page of another site sends, and a cookie without an origin; ForeignOriginError says so."""
    if is_bearer(connection):
        return
    origin, fetch_site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    if origin is None and fetch_site is None and "cookie" not in connection.headers:
        return  # no browser: all of them send an origin with such a request
    if not may_use_cookie(connection):
        FOREIGN.note(connection, settings_of(connection), monotonic())
        raise ForeignOriginError("other-origin")


def demand_json(connection: AnyConnection) -> None:
    """Refuse a body that is not declared as JSON with NotJsonError; without a body, nothing has to be declared."""
    declared = connection.headers.get("content-type")
    has_body = connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers
    if declared is None and not has_body:
        return
    if (declared or "").partition(";")[0].strip().lower() != "application/json":
        raise NotJsonError("not-json")
