"""Passkeys (WebAuthn): a device of a member signs a challenge instead of typing a password.

The checks are the library's (`webauthn`, the extra `passkeys`); this file adds that every challenge is used once, by
the person it was made for. A passkey belongs to the address of the site: `KONTOR_SITE`, or `localhost` for trying.
"""

from datetime import datetime, timedelta
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from asyncpg import UniqueViolationError
from msgspec import json

from kontor.core import Record
from kontor.server.accounts.logins import Caller, Login, enter
from kontor.server.errors import ConflictError, NotFoundError, UnknownCallerError
from kontor.server.matches import Context
from kontor.server.settings import Settings, is_installed
from kontor.server.store.people import passkeys as store
from kontor.server.store.pool import connected

CHALLENGE_LASTS = timedelta(minutes=5)
"""How long a person may take to find the device."""
MAX_PASSKEYS = 10
NAME_OF_SITE = "Kontor"


class PasskeyView(Record, frozen=True):
    """A passkey as its owner sees it."""

    id: int
    name: str
    created_at: datetime
    used_at: datetime | None


class RelyingParty(NamedTuple):
    """The site that passkeys belong to: its host, and the origin of its pages."""

    id: str
    origin: str


def relying_party(settings: Settings, host: str) -> RelyingParty | None:
    """Return whom passkeys belong to; None where browsers allow none, or without the extra."""
    if not is_installed("webauthn"):
        return None
    site = urlsplit(settings.site)
    if site.hostname and (site.scheme == "https" or site.hostname == "localhost"):
        return RelyingParty(site.hostname, settings.site)
    return RelyingParty("localhost", f"http://{host}") if host.partition(":")[0] == "localhost" else None


async def passkeys_of(context: Context, caller: Caller) -> tuple[PasskeyView, ...]:
    """Return the passkeys of a member, the oldest first."""
    async with connected(context.pool) as connection:
        return tuple(PasskeyView(*each) for each in await store.passkeys_of(connection, caller.account))


async def passkey_to_make(context: Context, caller: Caller, host: str) -> str:
    """Return as JSON what a browser needs to make a passkey; ConflictError for guests, and where there are none."""
    import webauthn  # noqa: PLC0415 - the extra `passkeys`
    from webauthn.helpers import structs  # noqa: PLC0415

    party = _demand_party(context, host)
    if not caller.member:
        raise ConflictError("no-password")
    async with connected(context.pool) as connection:
        known = await store.credentials_of(connection, caller.account)
        if len(known) >= MAX_PASSKEYS:
            raise ConflictError("passkeys-full", most=MAX_PASSKEYS)
        options = webauthn.generate_registration_options(
            rp_id=party.id,
            rp_name=NAME_OF_SITE,
            user_id=str(caller.account).encode(),
            user_name=caller.name,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=each) for each in known],
        )
        await store.add_challenge(connection, options.challenge, caller.account, CHALLENGE_LASTS)
    return webauthn.options_to_json(options)


async def do_add_passkey(context: Context, caller: Caller, host: str, name: str, answer: dict[str, Any]) -> None:
    """Store the passkey that a device has made; UnknownCallerError if its answer does not verify."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    party = _demand_party(context, host)
    try:
        async with connected(context.pool) as connection, connection.transaction():
            challenge = _challenge_in(answer)
            if not await store.use_challenge(connection, challenge, caller.account):
                raise UnknownCallerError("passkey")
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                require_user_verification=True,
            )
            key = (made.credential_public_key, made.sign_count)
            await store.add(connection, made.credential_id, caller.account, *key, name)
    except (WebAuthnException, UniqueViolationError) as error:
        raise UnknownCallerError("passkey") from error


async def passkey_to_ask_for(context: Context, host: str) -> str:
    """Return as JSON what a browser needs to ask for a passkey: any of this site, the person chooses."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers.structs import UserVerificationRequirement  # noqa: PLC0415

    party = _demand_party(context, host)
    options = webauthn.generate_authentication_options(
        rp_id=party.id, user_verification=UserVerificationRequirement.REQUIRED
    )
    async with connected(context.pool) as connection:
        await store.add_challenge(connection, options.challenge, None, CHALLENGE_LASTS)
    return webauthn.options_to_json(options)


async def do_log_in_by_passkey(context: Context, host: str, answer: dict[str, Any], device: str = "") -> Login:
    """Log a member in by the answer of a device; UnknownCallerError if it does not verify."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    party = _demand_party(context, host)
    try:
        async with connected(context.pool) as connection, connection.transaction():
            challenge, credential = _challenge_in(answer), _bytes_of(answer.get("rawId"))
            is_fresh = await store.use_challenge(connection, challenge, None)
            key = await store.public_key_of(connection, credential)
            if not is_fresh or key is None:
                raise UnknownCallerError("passkey")
            verified = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
                require_user_verification=True,
            )
            await store.note_use(connection, credential, verified.new_sign_count)
            login = await enter(connection, key.account, device=device)
    except WebAuthnException as error:
        raise UnknownCallerError("passkey") from error
    assert login is not None
    return login


async def do_delete_passkey(context: Context, caller: Caller, passkey: int) -> None:
    """Delete a passkey of the caller; NotFoundError if they have no such one."""
    async with connected(context.pool) as connection:
        if not await store.delete(connection, caller.account, passkey):
            raise NotFoundError("no-passkey")


def _demand_party(context: Context, host: str) -> RelyingParty:
    party = relying_party(context.settings, host)
    if party is None:
        raise ConflictError("passkeys-off")
    return party


def _challenge_in(answer: dict[str, Any]) -> bytes:
    """Return the challenge that a device says it has signed; what it says is verified afterwards."""
    try:
        signed = json.decode(_bytes_of(answer["response"]["clientDataJSON"]))
        return _bytes_of(signed["challenge"])
    except (KeyError, TypeError, ValueError) as error:
        raise UnknownCallerError("passkey") from error


def _bytes_of(text: Any) -> bytes:
    """Return the bytes of a base64url text; UnknownCallerError for anything else."""
    from webauthn import base64url_to_bytes  # noqa: PLC0415

    try:
        return base64url_to_bytes(text)
    except (TypeError, ValueError, AttributeError) as error:
        raise UnknownCallerError("passkey") from error
