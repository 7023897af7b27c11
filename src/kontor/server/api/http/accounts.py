"""Accounts: guests, members, logins, and the caller's own account."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import (
    Caller,
    Login,
    do_delete_account,
    do_log_in,
    do_log_out,
    do_make_guest,
    do_recover,
    do_register,
    do_rename,
    do_renew_recovery,
    export_of,
)
from kontor.server.api.callers import COOKIE, login_cookie, token_of
from kontor.server.matches import Context

Short = Annotated[str, Meta(max_length=200)]


class GuestRequest(Record, frozen=True):
    """The name of a new guest."""

    name: Short


class Credentials(Record, frozen=True):
    """A member's name and password."""

    name: Short
    password: Short


class Recovery(Record, frozen=True):
    """A link that brings a person back on another device."""

    recovery: Annotated[str, Meta(max_length=500)]


class Visitor(Record, frozen=True):
    """Who looks at a page: somebody who is known, or nobody yet."""

    person: Caller | None


class AccountRoutes(Controller):
    """Guests and members, and how they log in."""

    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Become a guest")
    async def make_guest(self, context: Context, data: GuestRequest) -> Response[Login]:
        """Create a guest, with a token and a recovery link to come back on another device."""
        return logged_in(context, await do_make_guest(context, data.name))

    @post("/accounts", summary="Become a member")
    async def register(self, context: Context, visitor: Caller | None, data: Credentials) -> Response[Login]:
        """Create an account with a password; a guest keeps their seats."""
        return logged_in(context, await do_register(context, visitor, data.name, data.password))

    @post("/logins", summary="Log in")
    async def log_in(self, context: Context, data: Credentials) -> Response[Login]:
        """Log in with a name and a password."""
        return logged_in(context, await do_log_in(context, data.name, data.password))

    @post("/logins/recovery", summary="Come back as a guest")
    async def recover(self, context: Context, data: Recovery) -> Response[Login]:
        """Log in with a recovery link."""
        return logged_in(context, await do_recover(context, data.recovery))

    @delete("/logins", summary="Log out")
    async def log_out(self, request: Request[Any, Any, Any], context: Context, caller: Caller) -> Response[None]:  # noqa: ARG002
        """End the login whose token came with the request."""
        token = token_of(request)
        if token:
            await do_log_out(context, token)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @get("/me", summary="Who am I?")
    async def me(self, caller: Caller) -> Caller:
        """Return the caller."""
        return caller

    @get("/visitor", summary="Who am I, if anybody?")
    async def visitor(self, visitor: Caller | None) -> Visitor:
        """Return the caller; unlike `/api/me`, a caller who is unknown is no error."""
        return Visitor(visitor)

    @put("/me/name", summary="Another name")
    async def rename(self, context: Context, caller: Caller, data: GuestRequest) -> Caller:
        """Rename a guest; seats that are taken keep the name they were taken with."""
        return await do_rename(context, caller, data.name)

    @post("/me/recovery", summary="A new recovery link")
    async def renew(self, context: Context, caller: Caller) -> Recovery:
        """Make a new recovery link; the old ones become invalid."""
        return Recovery(await do_renew_recovery(context, caller))

    @get("/me/export", summary="All my data", responses={200: ResponseSpec(dict[str, Any], False, "All that is kept")})
    async def export(self, context: Context, caller: Caller) -> Response[bytes]:
        """Return everything that is stored about the caller, in one file."""
        headers = {"Content-Disposition": 'attachment; filename="kontor.json"', "Cache-Control": "no-store"}
        return Response(await export_of(context, caller), media_type="application/json", headers=headers)

    @delete("/me", summary="Delete my account")
    async def delete_me(self, context: Context, caller: Caller) -> Response[None]:
        """Delete the account and its name everywhere; bots take over its seats."""
        await do_delete_account(context, caller)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


def logged_in(context: Context, login: Login) -> Response[Login]:
    """Answer with a login: in the body for programs, as a cookie for browsers."""
    return Response(login, status_code=201, cookies=[login_cookie(login, context)])
