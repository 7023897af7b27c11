"""The caller of a request and their language: the token of a header or a cookie, and `Accept-Language`."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from kontor.core import LANGUAGES
from kontor.server.accounts import Caller, KnownLogin, caller_of, known_login
from kontor.server.api.cookies import cookie_token
from kontor.server.api.origins import BEARER, is_bearer, may_use_cookie
from kontor.server.errors import UnknownCallerError
from kontor.server.matches import Context


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Context:
    """Return the context of the application."""
    context: Context = connection.app.state.context
    return context


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token of a request, from its header or from a cookie that can be trusted."""
    if is_bearer(connection):
        return connection.headers["authorization"].removeprefix(BEARER).strip()
    return cookie_token(connection) if may_use_cookie(connection) else None


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


async def provide_login(request: Request[Any, Any, Any]) -> KnownLogin:
    """Give a handler the login of a known caller; UnknownCallerError if they are unknown."""
    token = token_of(request)
    login = await known_login(context_of(request), token) if token else None
    if login is None:
        raise UnknownCallerError("who")
    return login


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
