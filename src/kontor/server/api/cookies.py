"""The cookie that keeps a browser logged in; scripts cannot read it, other sites cannot send it.

Over HTTPS its name begins with `__Host-`: a browser takes such a cookie only from this very host, so that a
neighbouring subdomain cannot plant one. At home, without HTTPS, browsers refuse that name, and the plain one is used.
"""

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie

from kontor.server.api.origins import AnyConnection, is_over_https, settings_of

COOKIE = "kontor_login"
HOST_COOKIE = f"__Host-{COOKIE}"
A_DAY_SECONDS = 24 * 60 * 60
COOKIE_DAYS = 90


def cookie_token(connection: AnyConnection) -> str | None:
    """Return the token in the cookie of a request; None without one.

    Over HTTPS the plain name is the former one. It still counts where the other is missing, so that nobody was logged
    out by the new name, and `GET /api/visitor` replaces it. Such cookies ended 90 days after the upgrade.
    """
    return connection.cookies.get(HOST_COOKIE) or connection.cookies.get(COOKIE)


def has_former_cookie(connection: AnyConnection) -> bool:
    """Return True if a browser that should have the cookie of this host was known by the plain one."""
    found = connection.cookies
    return COOKIE in found and HOST_COOKIE not in found and cookie_name(connection) == HOST_COOKIE


def cookie_name(connection: AnyConnection) -> str:
    """Return the name that the cookie has for the page that asks."""
    return HOST_COOKIE if settings_of(connection).secure_cookies and is_over_https(connection) else COOKIE


def login_cookie(token: str, connection: AnyConnection) -> Cookie:
    """Return the cookie that holds a token."""
    return Cookie(
        key=cookie_name(connection),
        value=token,
        max_age=COOKIE_DAYS * A_DAY_SECONDS,
        path="/",
        httponly=True,
        secure=settings_of(connection).secure_cookies,
        samesite="lax",
    )


def end_cookies(response: Response[Any]) -> None:
    """Delete the cookie under both names; a browser takes `__Host-` only with all that it demands."""
    response.delete_cookie(COOKIE)
    response.set_cookie(Cookie(key=HOST_COOKIE, value="", max_age=0, path="/", httponly=True, secure=True))
