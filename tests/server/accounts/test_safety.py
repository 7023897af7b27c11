"""An account can be won back: passwords, logins and links end at once, on every device. On a real PostgreSQL."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from secrets import token_hex
from typing import Any

import pytest
from argon2 import PasswordHasher

from kontor.server.accounts import (
    Caller,
    Login,
    caller_of,
    changing_passwords,
    do_ask_for_reset,
    do_change_password,
    do_end_login,
    do_end_other_logins,
    do_log_in,
    do_recover,
    do_register,
    do_renew_recovery,
    do_reset_password,
    known_login,
    logins_of,
    passwords,
    valid_logins,
)
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, UnknownCallerError
from kontor.server.matches import Context
from kontor.server.reminders import send_waiting
from kontor.server.reminders.channels import do_add_mail
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from server.gateway import new_client
from server.party import new_member, party
from server.receivers import Post
from server.reminded import SITE, Watch, channel, reminding_context
from server.tab import open_tab, person_tab

OLD, NEW = "eight letters and more", "a better password"
PARAMETERS: dict[str, Any] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}
CLOSE_UNKNOWN_CALLER = 4401
SEEN_AGO = "UPDATE logins SET seen_at = now() - $2::interval WHERE id = $1"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash with next to no effort; the real effort is tested by the library."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(**PARAMETERS))
    monkeypatch.setattr(passwords, "NOBODY", passwords._nobody())


def caller(login: Login) -> Caller:
    return Caller(login.account, login.name, login.member)


async def registered(context: Context) -> Login:
    return await do_register(context, None, f"Anna {token_hex(4)}", OLD, "Firefox, Linux")


async def id_of(context: Context, login: Login) -> int:
    known = await known_login(context, login.token)
    assert known
    return known.id


async def test_a_member_sees_where_they_are_logged_in(context: Context) -> None:
    anna = await registered(context)
    await do_log_in(context, anna.name, OLD, "Safari, iPhone")

    shown = await logins_of(context, caller(anna), await id_of(context, anna))

    assert {(each.device, each.current) for each in shown} == {("Firefox, Linux", True), ("Safari, iPhone", False)}


async def test_a_new_password_ends_all_other_logins_and_links(context: Context) -> None:
    anna = await registered(context)
    thief = await do_log_in(context, anna.name, OLD)
    assert anna.recovery is not None

    await do_change_password(context, caller(anna), await id_of(context, anna), OLD, NEW)

    assert await caller_of(context, anna.token) == caller(anna)
    assert await caller_of(context, thief.token) is None
    with pytest.raises(UnknownCallerError):
        await do_recover(context, anna.recovery)
    with pytest.raises(UnknownCallerError):
        await do_log_in(context, anna.name, OLD)
    assert (await do_log_in(context, anna.name, NEW)).account == anna.account


async def test_who_does_not_know_the_password_cannot_change_it(context: Context) -> None:
    anna, guest = await registered(context), (await party(context)).stranger

    with pytest.raises(ForbiddenError, match="wrong-password"):
        await do_change_password(context, caller(anna), 0, NEW, NEW)
    with pytest.raises(ConflictError, match="no-password"):
        await do_change_password(context, caller(guest), 0, OLD, NEW)

    assert (await do_log_in(context, anna.name, OLD)).account == anna.account


async def test_only_an_own_login_can_be_ended(context: Context) -> None:
    anna, bruno = await registered(context), await registered(context)

    with pytest.raises(NotFoundError):
        await do_end_login(context, caller(anna), await id_of(context, bruno))
    await do_end_login(context, caller(anna), await id_of(context, anna))

    assert await caller_of(context, bruno.token) == caller(bruno)
    assert await caller_of(context, anna.token) is None


async def test_ending_all_others_counts_them_and_keeps_this_one(context: Context) -> None:
    anna = await registered(context)
    others = [await do_log_in(context, anna.name, OLD) for _ in range(2)]

    assert await do_end_other_logins(context, caller(anna), await id_of(context, anna)) == 2

    assert await caller_of(context, anna.token) == caller(anna)
    assert [await caller_of(context, other.token) for other in others] == [None, None]


@pytest.mark.parametrize("way", ["DELETE /api/logins", "DELETE /api/me/logins/{id}", "DELETE /api/me"])
async def test_a_login_that_ends_closes_its_sockets_at_once(context: Context, address: str, way: str) -> None:
    at = await party(context)
    method, path = way.split(" ")
    url = path.format(id=await id_of(context, at.turn))
    async with open_tab(address, at.match, at.turn.token) as tab, person_tab(address, at.turn.token) as person:
        await tab.hear("position")
        await person.hear()

        async with new_client(address, headers={"authorization": f"Bearer {at.turn.token}"}) as client:
            sure = {"confirmed": True} if url == "/api/me" else None
            assert (await client.request(method, url, json=sure)).status_code == 204

        assert [await tab.closed(), await person.closed()] == [CLOSE_UNKNOWN_CALLER] * 2


async def test_the_sockets_of_the_login_that_stays_are_left_alone(context: Context, address: str) -> None:
    at = await party(context)
    link = await do_renew_recovery(context, caller(at.turn))
    elsewhere = await do_recover(context, link)
    async with (
        open_tab(address, at.match, at.turn.token) as stays,
        open_tab(address, at.match, elsewhere.token) as goes,
    ):
        await stays.hear("position")
        await goes.hear("position")

        async with new_client(address, headers={"authorization": f"Bearer {at.turn.token}"}) as client:
            assert (await client.delete("/api/me/logins")).status_code == 204

        assert await goes.closed() == CLOSE_UNKNOWN_CALLER
        assert (await stays.play(at.seq, at.legal[0], "a key"))["tell"] == "done"


async def test_a_socket_whose_login_ended_without_a_nudge_is_closed_by_the_sweep(
    context: Context, address: str
) -> None:
    """Another process ended it while the bus was away: here a context whose bus the server does not hear."""
    at = await party(context)
    async with person_tab(address, at.turn.token) as person:
        await person.hear()
        await do_end_login(context, caller(at.turn), await id_of(context, at.turn))
        assert await person.closed() == CLOSE_UNKNOWN_CALLER


@pytest.fixture
async def mailing(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        yield context


async def reset_token(context: Context, mail: Post, name: str) -> str:
    """Ask for a reset and return the token of the link in the mail."""
    await do_ask_for_reset(context, name)
    await send_waiting(context)
    found = re.search(rf"^{re.escape(SITE)}/reset#(\S+)", mail.letters[-1].get_content(), re.MULTILINE)
    assert found
    return found.group(1)


async def test_a_forgotten_password_is_reset_by_mail_once(mailing: Context, mail: Post) -> None:
    anna = await registered(mailing)
    await channel(mailing, anna.account, "mail", "anna@example.org")

    token = await reset_token(mailing, mail, anna.name)
    login = await do_reset_password(mailing, token, NEW)

    assert mail.letters[-1]["List-Unsubscribe"] is None
    assert login.account == anna.account
    assert await caller_of(mailing, anna.token) is None
    assert (await do_log_in(mailing, anna.name, NEW)).account == anna.account
    with pytest.raises(UnknownCallerError, match="reset"):
        await do_reset_password(mailing, token, OLD)


async def test_a_link_of_a_reset_is_valid_for_an_hour(
    mailing: Context, mail: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await registered(mailing)
    await channel(mailing, anna.account, "mail", "anna@example.org")
    token = await reset_token(mailing, mail, anna.name)

    monkeypatch.setattr(changing_passwords, "RESET_LASTS", -changing_passwords.RESET_LASTS)

    with pytest.raises(UnknownCallerError, match="reset"):
        await do_reset_password(mailing, token, NEW)


async def test_nobody_learns_who_has_a_mail_address_and_nobody_is_flooded(mailing: Context, mail: Post) -> None:
    anna, bruno = await registered(mailing), await registered(mailing)
    await channel(mailing, anna.account, "mail", "anna@example.org")
    await channel(mailing, (await new_member(mailing, "Carla")).account, "mail", "carla@example.org")

    for name in ("Nobody", bruno.name, *[anna.name] * 9):
        await do_ask_for_reset(mailing, name)
    await send_waiting(mailing)

    assert [letter["To"] for letter in mail.letters] == ["anna@example.org"] * changing_passwords.MAX_RESETS_PER_DAY


async def test_an_address_that_was_added_just_now_resets_nothing(mailing: Context, mail: Post, watch: Watch) -> None:
    """Otherwise a stolen login would be enough to take the account over."""
    anna = await registered(mailing)
    added = await do_add_mail(mailing, caller(anna), "thief@example.org", "en")
    async with connected(mailing.pool) as connection:
        await connection.execute("UPDATE channels SET confirmed = true WHERE id = $1", added.id)

    await do_ask_for_reset(mailing, anna.name)
    watch.on(days=8)
    await do_ask_for_reset(mailing, anna.name)
    await send_waiting(mailing)

    assert [letter["Subject"] for letter in mail.letters] == ["A new password for Kontor"]


@pytest.mark.parametrize("token", ["", "made up", "W10.x.y"])
async def test_a_made_up_link_resets_nothing(context: Context, token: str) -> None:
    with pytest.raises(UnknownCallerError, match="reset"):
        await do_reset_password(context, token, NEW)


async def test_an_open_socket_counts_as_being_seen_once_an_hour(context: Context) -> None:
    """The sweep of sockets asks which logins are valid, and notes those that were not used for an hour."""
    lately, long_ago = [await registered(context) for _ in range(2)]
    ids = [await id_of(context, login) for login in (lately, long_ago)]
    async with connected(context.pool) as connection:
        await connection.execute(SEEN_AGO, ids[0], timedelta(minutes=50))
        await connection.execute(SEEN_AGO, ids[1], timedelta(minutes=70))

    assert await valid_logins(context, ids) == set(ids)

    async with connected(context.pool) as connection:
        rows = await connection.fetch("SELECT id, now() - seen_at AS since FROM logins WHERE id = ANY ($1)", ids)
    since = {row["id"]: row["since"] for row in rows}
    assert since[ids[0]] > timedelta(minutes=49)
    assert since[ids[1]] < timedelta(minutes=1)
