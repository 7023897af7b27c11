"""Passkeys: a device that signs is as good as a password; a copied or old answer is worth nothing."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from kontor.server.accounts import Caller, caller_of, do_change_password, do_reset_password
from kontor.server.accounts.changing_passwords import reset_link
from kontor.server.accounts.passkeys import (
    do_add_passkey,
    do_delete_passkey,
    do_log_in_by_passkey,
    passkey_to_ask_for,
    passkey_to_make,
    passkeys_of,
    relying_party,
)
from kontor.server.accounts.passwords import hashed
from kontor.server.bus import LocalBus
from kontor.server.errors import ConflictError, NotFoundError, UnknownCallerError
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.people.accounts import recovery_of, set_password
from kontor.server.store.pool import connected, open_pool
from server.authenticator import Authenticator
from server.party import new_member

SITE = "https://kontor.example.org"
HOST = "kontor.example.org"


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[Context]:
    """A server that strangers find at an address of its own."""
    pool = await open_pool(settings.database, 4)
    yield Context(replace(settings, site=SITE), pool, LocalBus())
    await pool.close()


async def member_with(context: Context, device: Authenticator) -> Caller:
    """Return a member who has added a passkey."""
    login = await new_member(context, "Anna")
    member = Caller(login.account, login.name, member=True)
    await do_add_passkey(context, member, HOST, "My phone", device.make(await passkey_to_make(context, member, HOST)))
    return member


async def test_a_member_logs_in_with_a_passkey(site: Context) -> None:
    device = Authenticator(SITE)
    anna = await member_with(site, device)

    login = await do_log_in_by_passkey(site, HOST, device.sign(await passkey_to_ask_for(site, HOST)), "Safari, iPhone")

    assert await caller_of(site, login.token) == anna
    [shown] = await passkeys_of(site, anna)
    assert (shown.name, shown.used_at is not None) == ("My phone", True)


async def test_an_answer_is_used_once(site: Context) -> None:
    device = Authenticator(SITE)
    await member_with(site, device)
    answer = device.sign(await passkey_to_ask_for(site, HOST))
    await do_log_in_by_passkey(site, HOST, answer)

    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, answer)


async def test_a_page_of_another_site_gets_nobody_in(site: Context) -> None:
    device = Authenticator(SITE)
    await member_with(site, device)
    device.origin = "https://kontor.example.evil"

    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, device.sign(await passkey_to_ask_for(site, HOST)))


async def test_another_key_with_the_same_name_gets_nobody_in(site: Context) -> None:
    device, forger = Authenticator(SITE), Authenticator(SITE)
    await member_with(site, device)
    forger.credential = device.credential

    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, forger.sign(await passkey_to_ask_for(site, HOST)))


async def test_a_copy_that_has_signed_less_often_gets_nobody_in(site: Context) -> None:
    device = Authenticator(SITE)
    await member_with(site, device)
    device.count = 7
    await do_log_in_by_passkey(site, HOST, device.sign(await passkey_to_ask_for(site, HOST)))
    device.count = 3

    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, device.sign(await passkey_to_ask_for(site, HOST)))


async def test_a_challenge_for_one_person_adds_no_passkey_to_another(site: Context) -> None:
    anna, bruno = [Caller((await new_member(site, name)).account, name, member=True) for name in ("Anna", "Bruno")]
    answer = Authenticator(SITE).make(await passkey_to_make(site, anna, HOST))

    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_add_passkey(site, bruno, HOST, "Not mine", answer)

    assert await passkeys_of(site, bruno) == ()


@pytest.mark.parametrize(
    "answer", [{}, {"rawId": 7}, {"rawId": "AA", "response": {"clientDataJSON": "AA"}}, {"response": None}]
)
async def test_nonsense_gets_nobody_in(site: Context, answer: dict[str, object]) -> None:
    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, answer)


async def test_a_deleted_passkey_gets_nobody_in_and_only_its_owner_deletes_it(site: Context) -> None:
    device = Authenticator(SITE)
    anna, bruno = await member_with(site, device), await member_with(site, Authenticator(SITE))
    [passkey] = await passkeys_of(site, anna)
    with pytest.raises(NotFoundError):
        await do_delete_passkey(site, bruno, passkey.id)

    await do_delete_passkey(site, anna, passkey.id)

    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, device.sign(await passkey_to_ask_for(site, HOST)))


@pytest.mark.parametrize("way", ["typed", "by mail"])
async def test_a_new_password_takes_the_passkeys_of_a_thief_away(site: Context, way: str) -> None:
    """Somebody with a stolen login may have added one."""
    device = Authenticator(SITE)
    anna = await member_with(site, device)
    password = "eight letters and more"  # noqa: S105
    async with connected(site.pool) as connection:
        await set_password(connection, anna.account, await hashed(password))
        number = await recovery_of(connection, anna.account)

    if way == "typed":
        await do_change_password(site, anna, 0, password, "a better password")
    else:
        token = reset_link(site.settings, anna.account, number).partition("#")[2]
        await do_reset_password(site, token, "a better password")

    assert await passkeys_of(site, anna) == ()
    with pytest.raises(UnknownCallerError, match="passkey"):
        await do_log_in_by_passkey(site, HOST, device.sign(await passkey_to_ask_for(site, HOST)))


async def test_a_guest_has_no_passkey(site: Context) -> None:
    guest = Caller((await new_member(site, "Anna")).account, "Anna", member=False)

    with pytest.raises(ConflictError, match="no-password"):
        await passkey_to_make(site, guest, HOST)


@pytest.mark.parametrize(
    ("site", "host", "party"),
    [
        ("https://kontor.example.org", "10.0.0.1:80", ("kontor.example.org", "https://kontor.example.org")),
        ("http://kontor.lan", "kontor.lan", None),
        ("", "localhost:8000", ("localhost", "http://localhost:8000")),
        ("", "192.168.1.7:8000", None),
    ],
)
def test_passkeys_belong_to_the_site_or_to_this_machine(site: str, host: str, party: tuple[str, str] | None) -> None:
    assert relying_party(Settings(site=site), host) == party
