"""The caller of a request and their language: the token of a header or a cookie, and `Accept-Language`."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from kontor.core import LANGUAGES
from kontor.server.accounts import Caller, KnownLogin, known_login
from kontor.server.accounts.bots import has_scope
from kontor.server.api.cookies import cookie_token
from kontor.server.api.origins import BEARER, is_bearer, may_use_cookie
from kontor.server.errors import ForbiddenError, UnknownCallerError
from kontor.server.matches import Context

FOR_SUSPENDED = "for_suspended"
"""The option of a route that people who are suspended may use: their notices, their data, and the way out."""

FOR_BOTS = "for_bots"
"""The option of a route that bots may use: the scope that their token needs. Every other route refuses them."""


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
    """Give a handler the caller; None if they are unknown, or suspended and this route is not for them."""
    login = await _known_login(request)
    return None if login is None or _is_kept_out(request, login.caller) else login.caller


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Give a handler a known caller; UnknownCallerError if they are unknown, ForbiddenError if they are suspended."""
    return (await provide_login(request)).caller


async def _known_login(request: Request[Any, Any, Any]) -> KnownLogin | None:
    """Return the login that a request came with; ForbiddenError if it is a bot's and the route is not for it."""
    token = token_of(request)
    login = await known_login(context_of(request), token) if token else None
    if token and login:
        request.app.state.limits.remember(token, login)
        demand_for_bots(login, request.route_handler.opt.get(FOR_BOTS))
    return login


def demand_for_bots(login: KnownLogin, scope: str | None) -> None:
    """Refuse the token of a bot where bots are not admitted (no scope), or need a scope that it does not have."""
    if login.scopes is None:
        return
    if scope is None:
        raise ForbiddenError("bot-route")
    if not has_scope(login, scope):
        raise ForbiddenError("bot-scope", scope=scope)


def _is_kept_out(request: Request[Any, Any, Any], caller: Caller) -> bool:
    """Return True if a caller is suspended, and the route is not one of those that stay open to them."""
    return caller.suspended and not request.route_handler.opt.get(FOR_SUSPENDED)


async def provide_login(request: Request[Any, Any, Any]) -> KnownLogin:
    """Give a handler the login of a known caller; UnknownCallerError if they are unknown."""
    login = await _known_login(request)
    if login is None:
        raise UnknownCallerError("who")
    if _is_kept_out(request, login.caller):
        raise ForbiddenError("suspended")
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
