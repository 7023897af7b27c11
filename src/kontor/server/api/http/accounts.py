"""Accounts: guests, members, logins, and the caller's own account."""

from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import (
    Caller,
    Login,
    demand_password,
    do_delete_account,
    do_log_in,
    do_log_out,
    do_make_guest,
    do_recover,
    do_register,
    do_rename,
    do_renew_recovery,
    do_revoke_recovery,
    export_of,
)
from kontor.server.accounts.passkeys import relying_party
from kontor.server.api.callers import FOR_BOTS, FOR_SUSPENDED, token_of
from kontor.server.api.cookies import COOKIE, end_cookies, has_former_cookie, login_cookie
from kontor.server.api.devices import device_of
from kontor.server.api.limits import HEAVY, WAY_IN
from kontor.server.errors import ForbiddenError
from kontor.server.matches import Context
from kontor.server.reminders.mail import has_mail

AnyRequest: TypeAlias = Request[Any, Any, Any]
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


class Deletion(Record, frozen=True):
    """What shows that somebody means to delete their account: a member's password, a guest's word."""

    password: Short = ""
    confirmed: bool = False


class Visitor(Record, frozen=True):
    """Who looks at a page: somebody who is known, or nobody yet."""

    person: Caller | None
    has_passkeys: bool
    """Whether one can log in with a passkey here."""
    has_mail: bool
    """Whether the server can mail a link to somebody who has forgotten the password."""


class AccountRoutes(Controller):
    """Guests and members, and how they log in."""

    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Become a guest", opt={WAY_IN: True})
    async def make_guest(self, request: AnyRequest, context: Context, data: GuestRequest) -> Response[Login]:
        """Create a guest, with a token and a recovery link to come back on another device."""
        return logged_in(request, await do_make_guest(context, data.name, device_of(request)))

    @post("/accounts", summary="Become a member", opt={WAY_IN: True})
    async def register(
        self, request: AnyRequest, context: Context, visitor: Caller | None, data: Credentials
    ) -> Response[Login]:
        """Create an account with a password; a guest keeps their seats."""
        device = device_of(request)
        return logged_in(request, await do_register(context, visitor, data.name, data.password, device))

    @post("/logins", summary="Log in", opt={WAY_IN: True})
    async def log_in(self, request: AnyRequest, context: Context, data: Credentials) -> Response[Login]:
        """Log in with a name and a password."""
        return logged_in(request, await do_log_in(context, data.name, data.password, device_of(request)))

    @post("/logins/recovery", summary="Come back as a guest", opt={WAY_IN: True})
    async def recover(self, request: AnyRequest, context: Context, data: Recovery) -> Response[Login]:
        """Log in with a recovery link, which is used up; the answer holds the next one."""
        return logged_in(request, await do_recover(context, data.recovery, device_of(request)))

    @delete("/logins", summary="Log out", opt={FOR_SUSPENDED: True})
    async def log_out(self, request: AnyRequest, context: Context, caller: Caller) -> Response[None]:  # noqa: ARG002
        """End the login whose token came with the request."""
        token = token_of(request)
        if token:
            await do_log_out(context, token)
        response: Response[None] = Response(None, status_code=204)
        end_cookies(response)
        return response

    @get("/me", summary="Who am I?", opt={FOR_SUSPENDED: True, FOR_BOTS: "follow"})
    async def me(self, caller: Caller) -> Caller:
        """Return the caller."""
        return caller

    @get("/visitor", summary="Who am I, if anybody?", opt={FOR_SUSPENDED: True})
    async def visitor(self, request: AnyRequest, context: Context, visitor: Caller | None) -> Response[Visitor]:
        """Return the caller, and what the server offers; unlike `/api/me`, a caller who is unknown is no error."""
        offers = {"has_passkeys": has_passkeys(request, context), "has_mail": has_mail(context.settings)}
        response = Response(Visitor(visitor, **offers))
        token = token_of(request)
        if visitor and token and has_former_cookie(request):
            response.delete_cookie(COOKIE)
            response.set_cookie(login_cookie(token, request))
        return response

    @put("/me/name", summary="Another name")
    async def rename(self, context: Context, caller: Caller, data: GuestRequest) -> Caller:
        """Rename the caller; seats that are taken keep the name they were taken with."""
        return await do_rename(context, caller, data.name)

    @post("/me/recovery", summary="A new recovery link")
    async def renew(self, context: Context, caller: Caller) -> Recovery:
        """Make a new recovery link; the old ones become invalid."""
        return Recovery(await do_renew_recovery(context, caller))

    @delete("/me/recovery", summary="No recovery link", status_code=204)
    async def revoke_recovery(self, context: Context, caller: Caller) -> None:
        """Make all recovery links of the caller invalid."""
        await do_revoke_recovery(context, caller)

    @get(
        "/me/export",
        summary="All my data",
        responses={200: ResponseSpec(dict[str, Any], False, "All that is kept")},
        opt={HEAVY: True, FOR_SUSPENDED: True},
    )
    async def export(self, context: Context, caller: Caller) -> Response[bytes]:
        """Return everything that is stored about the caller, in one file."""
        headers = {"Content-Disposition": 'attachment; filename="kontor.json"', "Cache-Control": "no-store"}
        return Response(await export_of(context, caller), media_type="application/json", headers=headers)

    @delete("/me", summary="Delete my account", opt={FOR_SUSPENDED: True})
    async def delete_me(self, context: Context, caller: Caller, data: Deletion) -> Response[None]:
        """Delete the account and its name everywhere; bots take over its seats."""
        if caller.member:
            await demand_password(context, caller, data.password)
        elif not data.confirmed:
            raise ForbiddenError("confirm-deletion")
        await do_delete_account(context, caller)
        response: Response[None] = Response(None, status_code=204)
        end_cookies(response)
        return response


def has_passkeys(request: AnyRequest, context: Context) -> bool:
    """Return True if passkeys can be used at the address that the browser asked for."""
    return relying_party(context.settings, request.headers.get("host", "")) is not None


def logged_in(request: AnyRequest, login: Login) -> Response[Login]:
    """Answer with a login: in the body for programs, as a cookie for browsers."""
    return Response(login, status_code=201, cookies=[login_cookie(login.token, request)])
