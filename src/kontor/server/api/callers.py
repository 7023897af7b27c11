"""The caller of a request and their language: the token of a header or a cookie, and `Accept-Language`."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from kontor.core import LANGUAGES
from kontor.server.accounts import Caller, Login, caller_of
from kontor.server.errors import UnknownCallerError
from kontor.server.matches import Context

COOKIE = "kontor_login"
BEARER = "Bearer "
A_DAY = 24 * 60 * 60
COOKIE_DAYS = 90


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Context:
    """Return the context of the application."""
    context: Context = connection.app.state.context
    return context


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token of a request, from its header or from a cookie that can be trusted."""
    header = connection.headers.get("authorization", "")
    if header.startswith(BEARER):
        return header.removeprefix(BEARER).strip()
    return connection.cookies.get(COOKIE) if is_own_page(connection) else None


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return True if a cookie can be trusted: it was sent by our own page, not by another site's.

    Browsers send the origin with every socket, and with every request that may change something.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.scope["type"] == ScopeType.HTTP
    return origin.partition("://")[2] == connection.headers.get("host")


async def provide_context(request: Request[Any, Any, Any]) -> Context:
    """Give a handler the context."""
    return context_of(request)


async def provide_visitor(request: Request[Any, Any, Any]) -> Caller | None:
    """Give a handler the caller; None if they are unknown."""
    token = token_of(request)
    caller = await caller_of(context_of(request), token) if token else None
    if token and caller:
        request.app.state.limits.remember(token, caller.account)
    return caller


async def provide_caller(visitor: Caller | None) -> Caller:
    """Give a handler a known caller; UnknownCallerError if they are unknown."""
    if visitor is None:
        raise UnknownCallerError("who")
    return visitor


async def provide_language(request: Request[Any, Any, Any]) -> str:
    """Give a handler the language of the caller."""
    return language_of(request)


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the first of the caller's languages that we have; English if there is none."""
    requested = request.query_params.get("lang") or request.headers.get("accept-language") or ""
    for part in str(requested).split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def login_cookie(login: Login, context: Context) -> Cookie:
    """Return the cookie that keeps a browser logged in; scripts cannot read it, other sites cannot send it."""
    return Cookie(
        key=COOKIE,
        value=login.token,
        max_age=COOKIE_DAYS * A_DAY,
        httponly=True,
        secure=context.settings.secure_cookies,
        samesite="lax",
    )
