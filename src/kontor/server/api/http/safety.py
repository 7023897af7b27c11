"""The safety of an account: password, logins, recovery links and passkeys."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from msgspec import Meta, Raw

from kontor.core import Record
from kontor.server.accounts import (
    Caller,
    KnownLogin,
    Login,
    LoginView,
    do_ask_for_reset,
    do_change_password,
    do_end_login,
    do_end_other_logins,
    do_reset_password,
    logins_of,
)
from kontor.server.accounts.names import checked_name
from kontor.server.accounts.passkeys import (
    PasskeyView,
    do_add_passkey,
    do_delete_passkey,
    do_log_in_by_passkey,
    passkey_to_ask_for,
    passkey_to_make,
    passkeys_of,
)
from kontor.server.api.devices import device_of
from kontor.server.api.http.accounts import logged_in
from kontor.server.api.limits import WAY_IN
from kontor.server.api.parameters import RowNumber
from kontor.server.matches import Context

Short = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=500)]


class PasswordChange(Record, frozen=True):
    """A member's password, and the one that replaces it."""

    password: Short
    new: Short


class ResetRequest(Record, frozen=True):
    """The name of a member who has forgotten the password."""

    name: Short


class Reset(Record, frozen=True):
    """The token of a link in a mail, and a new password."""

    token: Token
    password: Short


class PasskeyAnswer(Record, frozen=True):
    """What a device answered, as browsers write it in JSON, and what to call it if it is new."""

    answer: dict[str, Any]
    name: Short = ""


class Safety(Record, frozen=True):
    """Where a person is logged in, and their passkeys."""

    logins: tuple[LoginView, ...]
    passkeys: tuple[PasskeyView, ...]


class SafetyRoutes(Controller):
    """What a person needs to keep an account, and to win it back."""

    path = "/api"
    tags = ("people",)

    @get("/me/safety", summary="Logins and passkeys")
    async def safety(self, context: Context, login: KnownLogin) -> Safety:
        """Return where the caller is logged in, and with which passkeys they can log in."""
        return Safety(
            await logins_of(context, login.caller, login.id),
            await passkeys_of(context, login.caller),
        )

    @delete("/me/logins", summary="End all other logins", status_code=204)
    async def end_others(self, context: Context, login: KnownLogin) -> None:
        """Log the caller out everywhere else; sockets there are closed at once."""
        await do_end_other_logins(context, login.caller, login.id)

    @delete("/me/logins/{id:int}", summary="End a login", status_code=204)
    async def end(self, context: Context, caller: Caller, id: RowNumber) -> None:  # noqa: A002 - the name in the path
        """End one login of the caller."""
        await do_end_login(context, caller, id)

    @put("/me/password", summary="Another password", status_code=204)
    async def change_password(self, context: Context, login: KnownLogin, data: PasswordChange) -> None:
        """Change the password; all other logins and all recovery links end."""
        await do_change_password(context, login.caller, login.id, data.password, data.new)

    @post("/resets", summary="I forgot my password", status_code=204, opt={WAY_IN: True})
    async def ask_for_reset(self, context: Context, data: ResetRequest) -> None:
        """Mail a link to the confirmed addresses of a member; the answer is the same if there are none."""
        await do_ask_for_reset(context, data.name)

    @post("/logins/reset", summary="A new password by mail", opt={WAY_IN: True})
    async def reset(self, request: Request[Any, Any, Any], context: Context, data: Reset) -> Response[Login]:
        """Set a new password with the link of a mail, and log in; all other logins end."""
        return logged_in(request, await do_reset_password(context, data.token, data.password, device_of(request)))

    @post("/me/passkeys/options", summary="Begin a passkey", status_code=200)
    async def begin_passkey(self, request: Request[Any, Any, Any], context: Context, caller: Caller) -> Raw:
        """Return what `navigator.credentials.create` needs."""
        return Raw((await passkey_to_make(context, caller, host_of(request))).encode())

    @post("/me/passkeys", summary="Add a passkey", status_code=204)
    async def add_passkey(
        self, request: Request[Any, Any, Any], context: Context, caller: Caller, data: PasskeyAnswer
    ) -> None:
        """Store a passkey that a device has made."""
        name = checked_name(data.name or device_of(request) or "?")
        await do_add_passkey(context, caller, host_of(request), name, data.answer)

    @delete("/me/passkeys/{id:int}", summary="Delete a passkey", status_code=204)
    async def delete_passkey(self, context: Context, caller: Caller, id: RowNumber) -> None:  # noqa: A002
        """Delete a passkey; the logins that it opened stay."""
        await do_delete_passkey(context, caller, id)

    @post("/logins/passkey/options", summary="Begin to log in with a passkey", status_code=200, opt={WAY_IN: True})
    async def begin_log_in(self, request: Request[Any, Any, Any], context: Context) -> Raw:
        """Return what `navigator.credentials.get` needs."""
        return Raw((await passkey_to_ask_for(context, host_of(request))).encode())

    @post("/logins/passkey", summary="Log in with a passkey", opt={WAY_IN: True})
    async def log_in(self, request: Request[Any, Any, Any], context: Context, data: PasskeyAnswer) -> Response[Login]:
        """Log in by the answer of a device."""
        login = await do_log_in_by_passkey(context, host_of(request), data.answer, device_of(request))
        return logged_in(request, login)


def host_of(request: Request[Any, Any, Any]) -> str:
    """Return the host that the browser asked for."""
    return request.headers.get("host", "")
