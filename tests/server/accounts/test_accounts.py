"""Accounts: how people get in, come back and leave; on a real PostgreSQL."""

import asyncio
import threading
import time
from hashlib import sha256
from secrets import token_hex
from typing import Any

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from kontor.server.accounts import (
    Caller,
    Login,
    UnfitNameError,
    UnfitPasswordError,
    caller_of,
    do_delete_account,
    do_log_in,
    do_log_out,
    do_make_guest,
    do_recover,
    do_register,
    do_rename,
    do_renew_recovery,
    do_revoke_recovery,
    passwords,
)
from kontor.server.bus import LocalBus, Nudge
from kontor.server.errors import ConflictError, NotFoundError, ServerError, UnknownCallerError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.store.pool import connected
from server.sitting import decision, new_account, play_out

PASSWORD = "eight letters and more"  # noqa: S105
PARAMETERS: dict[str, Any] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash with next to no effort; the real effort is tested by the library."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(**PARAMETERS))
    monkeypatch.setattr(passwords, "NOBODY", passwords._nobody())


def a_name(name: str = "Anna") -> str:
    """Return a name that no other test takes."""
    return f"{name} {token_hex(4)}"


def caller(login: Login) -> Caller:
    return Caller(login.account, login.name, login.member)


async def ask(context: Context, statement: str, *values: Any) -> Any:
    async with connected(context.pool) as connection:
        return await connection.fetchval(statement, *values)


async def test_a_name_is_enough_to_be_a_guest(context: Context) -> None:
    login = await do_make_guest(context, "  Anna ")

    assert (login.name, login.member) == ("Anna", False)
    assert await caller_of(context, login.token) == Caller(login.account, "Anna", member=False)


async def test_the_store_holds_no_token_but_its_hash(context: Context) -> None:
    login = await do_make_guest(context, "Anna")

    stored = await ask(context, "SELECT token_sha256 FROM logins WHERE account = $1", login.account)

    assert stored == sha256(login.token.encode()).digest()


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "An\nna", "An\0na", "An\u202ena", "An\u200bna", "An\u2028na"])
async def test_a_name_that_is_empty_or_long_or_hides_something_is_refused(context: Context, name: str) -> None:
    with pytest.raises(UnfitNameError):
        await do_make_guest(context, name)


async def test_forty_characters_of_any_script_are_a_name(context: Context) -> None:
    assert (await do_make_guest(context, "島" * 40)).name == "島" * 40


async def test_a_guest_can_choose_another_name(context: Context) -> None:
    guest = await do_make_guest(context, "Guest 774")

    renamed = await do_rename(context, caller(guest), "  Berta ")

    assert renamed == await caller_of(context, guest.token) == Caller(guest.account, "Berta", member=False)
    with pytest.raises(UnfitNameError):
        await do_rename(context, caller(guest), " ")


async def test_a_member_who_takes_another_name_logs_in_with_it(context: Context) -> None:
    before, after, taken = a_name(), a_name("Berta"), a_name()
    member = await do_register(context, None, before, PASSWORD)
    await do_register(context, None, taken, PASSWORD)

    await do_rename(context, caller(member), after)

    assert (await do_log_in(context, after, PASSWORD)).account == member.account
    with pytest.raises(UnknownCallerError):
        await do_log_in(context, before, PASSWORD)
    with pytest.raises(ConflictError):
        await do_rename(context, caller(member), taken.upper())


async def test_a_guest_cannot_bear_the_name_of_a_member(context: Context) -> None:
    name = a_name()
    await do_register(context, None, name, PASSWORD)
    guest = await do_make_guest(context, "Guest 774")

    with pytest.raises(ConflictError) as made:
        await do_make_guest(context, f" {name.upper()}")
    with pytest.raises(ConflictError) as renamed:
        await do_rename(context, caller(guest), name)

    assert made.value.key == renamed.value.key == "name-taken"


async def test_a_token_ends_after_ninety_days_and_is_swept_at_the_next_login(context: Context) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None
    lasts = await ask(context, "SELECT expires_at - created_at FROM logins WHERE account = $1", login.account)
    assert lasts.days == 90

    await ask(context, "UPDATE logins SET expires_at = now() WHERE account = $1", login.account)

    assert await caller_of(context, login.token) is None
    await do_recover(context, login.recovery)
    assert await ask(context, "SELECT count(*) FROM logins WHERE account = $1", login.account) == 1


async def test_logging_out_on_one_device_does_not_log_out_the_other(context: Context) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None
    other = await do_recover(context, login.recovery)

    await do_log_out(context, login.token)

    assert await caller_of(context, login.token) is None
    assert await caller_of(context, other.token) == caller(login)


async def test_a_recovery_link_brings_a_guest_back_once_and_hands_out_the_next_one(
    context: Context, another_context: Context
) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None

    again = await do_recover(another_context, login.recovery)

    assert (again.account, again.token == login.token) == (login.account, False)
    with pytest.raises(UnknownCallerError):
        await do_recover(context, login.recovery)
    assert again.recovery is not None
    assert (await do_recover(context, again.recovery)).account == login.account


async def test_of_two_who_use_a_recovery_link_at_once_one_gets_in(context: Context, another_context: Context) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None

    answers = await asyncio.gather(
        *(do_recover(where, login.recovery) for where in (context, another_context)), return_exceptions=True
    )

    assert sorted(type(answer).__name__ for answer in answers) == ["Login", "UnknownCallerError"]


async def test_a_revoked_recovery_link_lets_nobody_in(context: Context) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None

    await do_revoke_recovery(context, caller(login))

    with pytest.raises(UnknownCallerError):
        await do_recover(context, login.recovery)
    assert await caller_of(context, login.token) == caller(login)


async def test_a_new_recovery_link_replaces_the_old_one(context: Context) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None

    renewed = await do_renew_recovery(context, caller(login))

    assert (await do_recover(context, renewed)).account == login.account
    with pytest.raises(UnknownCallerError) as caught:
        await do_recover(context, login.recovery)
    assert caught.value.key == "recovery"


@pytest.mark.parametrize("link", ["", "anna", "WzEsMF0.forged", "島"])
async def test_a_recovery_link_that_nobody_signed_is_refused(context: Context, link: str) -> None:
    with pytest.raises(UnknownCallerError) as caught:
        await do_recover(context, link)

    assert caught.value.key == "recovery"


async def test_a_host_without_a_secret_signs_with_one_of_the_process(context: Context) -> None:
    login = await do_make_guest(context, "Anna")
    assert login.recovery is not None
    secretless = Context(replace(context.settings, secret=""), context.pool, context.bus)

    own = await do_renew_recovery(secretless, caller(login))

    assert (await do_recover(secretless, own)).account == login.account
    with pytest.raises(UnknownCallerError):
        await do_recover(context, own)


async def test_a_member_logs_in_by_any_spelling_of_the_name(context: Context) -> None:
    name = a_name("Straße")
    made = await do_register(context, None, name, PASSWORD)

    again = await do_log_in(context, f" {name.upper()} ", PASSWORD)

    assert (again.account, again.name, again.member) == (made.account, name, True)


async def test_two_cannot_have_the_same_name_however_it_is_spelled(context: Context) -> None:
    name = a_name()
    await do_register(context, None, name, PASSWORD)
    guest = caller(await do_make_guest(context, "Guest 774"))

    for who in (None, guest):
        with pytest.raises(ConflictError) as caught:
            await do_register(context, who, name.replace("Anna", "ＡＮＮＡ"), PASSWORD)  # noqa: RUF001
        assert caught.value.key == "name-taken"


async def test_of_two_people_who_register_a_name_at_once_one_gets_it(
    context: Context, another_context: Context
) -> None:
    name = a_name()

    answers = await asyncio.gather(
        *(do_register(where, None, name, PASSWORD) for where in (context, another_context)), return_exceptions=True
    )

    assert sorted(type(answer).__name__ for answer in answers) == ["ConflictError", "Login"]


async def test_a_guest_who_registers_keeps_account_seat_and_link(context: Context) -> None:
    guest = await do_make_guest(context, "Anna")
    assert guest.recovery is not None
    match = await do_create_match(context, guest.account, NewMatch("goa", 2))
    await do_join(context, match, guest.account, "Anna", 1, None)

    made = await do_register(context, caller(guest), a_name(), PASSWORD)

    assert (made.account, made.member, made.recovery) == (guest.account, True, guest.recovery)
    async with context.cache.locked(match) as table:
        assert table.seat_of(made.account) == 1
    assert (await do_recover(context, guest.recovery)).member


async def test_a_member_does_not_register_again(context: Context) -> None:
    guest = await do_make_guest(context, "Anna")
    made = await do_register(context, caller(guest), a_name(), PASSWORD)

    for who in (caller(made), caller(guest)):
        with pytest.raises(ConflictError) as caught:
            await do_register(context, who, a_name(), PASSWORD)
        assert caught.value.key == "registered"


@pytest.mark.parametrize(("password", "key"), [("seven 7", "password-short"), ("x" * 201, "password-long")])
async def test_a_password_has_eight_to_two_hundred_characters(context: Context, password: str, key: str) -> None:
    with pytest.raises(UnfitPasswordError) as caught:
        await do_register(context, None, a_name(), password)

    assert caught.value.key == key


async def test_a_password_is_the_same_however_the_keyboard_composes_it(context: Context) -> None:
    name = a_name()
    made = await do_register(context, None, name, "gr\u00fc\u00dfe aus Goa")

    assert (await do_log_in(context, name, "gru\u0308\u00dfe aus Goa")).account == made.account


@pytest.mark.parametrize("given", ["known", "unknown", "\0"])
async def test_an_unknown_name_and_a_wrong_password_take_as_long_and_get_the_same_answer(
    context: Context, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    name = a_name()
    await do_register(context, None, name, PASSWORD)
    verified: list[str] = []
    fits = passwords._fits

    def counted(password: str, stored: str) -> bool:
        verified.append(stored)
        return fits(password, stored)

    monkeypatch.setattr(passwords, "_fits", counted)

    with pytest.raises(UnknownCallerError) as caught:
        await do_log_in(context, name if given == "known" else given, "a wrong password")

    assert (caught.value.key, caught.value.facts) == ("login", {})
    assert [passwords.outdated(stored) for stored in verified] == [False]


async def test_a_password_with_old_parameters_is_hashed_again_at_the_next_login(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = a_name()
    made = await do_register(context, None, name, PASSWORD)
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(**{**PARAMETERS, "time_cost": 2}))

    await do_log_in(context, name, PASSWORD)

    stored = await ask(context, "SELECT password FROM accounts WHERE id = $1", made.account)
    assert not passwords.outdated(stored)
    assert (await do_log_in(context, name, PASSWORD)).account == made.account


async def test_passwords_are_hashed_two_at_a_time_and_never_in_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        running = most = 0
        lock = threading.Lock()

        def hash(self, password: str) -> str:
            assert threading.current_thread() is not threading.main_thread()
            with self.lock:
                self.running += 1
                self.most = max(self.most, self.running)
            time.sleep(0.02)
            with self.lock:
                self.running -= 1
            return password

    slow = Slow()
    monkeypatch.setattr(passwords, "HASHER", slow)

    await asyncio.gather(*(passwords.hashed(PASSWORD) for _ in range(6)))

    assert slow.most == 2


def test_the_hash_for_unknown_names_is_as_expensive_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher())

    assert not passwords.outdated(passwords._nobody())


async def test_a_deleted_account_is_gone_with_its_logins_and_its_link(context: Context) -> None:
    name = a_name()
    made = await do_register(context, None, name, PASSWORD)
    assert made.recovery is not None

    await do_delete_account(context, caller(made))

    assert await caller_of(context, made.token) is None
    for way in (do_recover(context, made.recovery), do_log_in(context, name, PASSWORD)):
        with pytest.raises(UnknownCallerError):
            await way
    with pytest.raises(UnknownCallerError) as caught:
        await do_renew_recovery(context, caller(made))
    assert caught.value.key == "account-gone"


async def test_a_bot_goes_on_for_a_deleted_account_and_the_match_ends(
    context: Context, another_context: Context
) -> None:
    anna, bruno = await do_make_guest(context, "Anna"), await do_make_guest(context, "Bruno")
    match = await do_create_match(context, anna.account, NewMatch("goa", 2))
    for login in (anna, bruno):
        await do_join(context, match, login.account, login.name, None, None)
    await show(another_context, match)
    await do_start(context, match, anna.account)
    seat, _, _ = await decision(context, match)
    gone = (anna, bruno)[seat]

    await do_delete_account(another_context, caller(gone))

    async with context.at(match) as connection:
        assert await connection.fetchval("SELECT bot_to_move FROM matches WHERE id = $1", match)
    await decision(context, match)
    async with context.cache.locked(match) as table:
        assert [occupant.kind for occupant in table.occupants].count("bot") == 1
        assert table.occupants[seat].kind == "bot"
    await play_out(context, match)


async def show(context: Context, match: str) -> None:
    """Let a process load a match into its cache."""
    async with context.cache.fresh(match):
        pass


async def test_an_open_match_of_a_deleted_account_goes_to_the_next_person(context: Context) -> None:
    anna = await do_make_guest(context, "Anna")
    bruno = await new_account(context, "Bruno")
    match = await do_create_match(context, anna.account, NewMatch("goa", 3))
    for account, name in ((anna.account, "Anna"), (bruno, "Bruno")):
        await do_join(context, match, account, name, None, None)
    heard: list[Nudge | None] = []
    assert isinstance(context.bus, LocalBus)
    await context.bus.subscribe(heard.append)

    await do_delete_account(context, caller(anna))

    assert heard[-1] == Nudge(match, 0, talk=True)
    await do_start(context, match, bruno, "clerk")
    async with context.cache.locked(match) as table:
        assert [occupant.kind for occupant in table.occupants] == ["bot", "person", "bot"]


async def test_an_open_match_where_nobody_is_left_is_deleted_with_the_account(context: Context) -> None:
    anna = await do_make_guest(context, "Anna")
    match = await do_create_match(context, anna.account, NewMatch("goa", 2, listed=True))
    await do_join(context, match, anna.account, "Anna", None, None)

    await do_delete_account(context, caller(anna))

    with pytest.raises(NotFoundError):
        await show(context, match)


async def test_a_match_that_this_server_cannot_read_does_not_prevent_deleting_an_account(
    context: Context, another_context: Context
) -> None:
    anna = await do_make_guest(context, "Anna")
    match = await do_create_match(context, anna.account, NewMatch("goa", 2))
    await do_join(context, match, anna.account, "Anna", 0, None)
    await do_start(context, match, anna.account)
    await ask(context, "UPDATE matches SET game = 'chess' WHERE id = $1", match)

    await do_delete_account(another_context, caller(anna))

    assert await ask(context, "SELECT account FROM seats WHERE match = $1 AND seat = 0", match) is None


async def test_an_account_whose_matches_keep_moving_is_told_to_try_again(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await do_make_guest(context, "Anna")
    match = await do_create_match(context, anna.account, NewMatch("goa", 2))
    await do_join(context, match, anna.account, "Anna", 0, None)

    async def stale(*_: Any) -> None:
        raise ConflictError("stale")

    monkeypatch.setattr("kontor.server.accounts.deleting.do_leave", stale)

    with pytest.raises(ServerError) as caught:
        await do_delete_account(context, caller(anna))

    assert caught.value.key == "account-busy"
    assert await caller_of(context, anna.token) == caller(anna)
