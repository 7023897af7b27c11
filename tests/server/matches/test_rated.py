"""Which matches are rated: a rating needs an end, and an end needs a clock. On a real PostgreSQL."""

import pytest
from msgspec.structs import replace

from kontor.server.accounts import Caller, do_make_guest, do_register
from kontor.server.errors import ForbiddenError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_rematch, do_start
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.lobby.create import UnfitSetupError
from kontor.server.matches.read.look import get_summary
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.gateway import new_client
from server.party import new_member
from server.sitting import new_account, play_out


@pytest.mark.parametrize(
    ("listed", "speed", "rated"),
    [(True, "untimed", False), (True, "days", True), (False, "untimed", False), (False, "days", False)],
)
async def test_by_default_only_a_listed_match_with_a_clock_is_rated(
    context: Context, listed: bool, speed: Slug, rated: bool
) -> None:
    match = await do_create_match(context, await new_account(context), NewMatch("goa", 2, listed=listed, speed=speed))
    assert (await get_summary(context, match, None)).rated is rated


@pytest.mark.parametrize("listed", [False, True])
async def test_a_match_without_a_clock_cannot_be_rated(context: Context, listed: bool) -> None:
    with raises_saying(UnfitSetupError, "Choose a speed"):
        await do_create_match(context, await new_account(context), NewMatch("goa", 2, listed=listed, rated=True))


async def test_a_match_of_friends_with_a_clock_is_rated_if_they_say_so(context: Context) -> None:
    match = await do_create_match(context, await new_account(context), NewMatch("goa", 2, speed="live", rated=True))
    assert (await get_summary(context, match, None)).rated


async def test_over_http_the_refusal_says_what_to_do(context: Context, address: str) -> None:
    login = await do_make_guest(context, "Anna")
    headers = {"authorization": f"Bearer {login.token}", "accept-language": "de"}
    async with new_client(address, headers=headers) as client:
        answer = await client.post("/api/matches", json={"game": "goa", "seats": 2, "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (400, "rated-untimed")
    assert "Wähle eine Bedenkzeit" in answer.json()["text"]


async def test_a_rated_match_without_a_clock_can_be_played_again_and_is_then_not_rated(context: Context) -> None:
    people = [await new_account(context, name) for name in ("Anna", "Bruno")]
    match = await do_create_match(context, people[0], NewMatch("goa", 2))
    for account in people:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, people[0])
    await play_out(context, match)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET rated = true WHERE id = $1", match)
    context.cache.forget(match)

    again = await do_rematch(context, match, people[0], "Anna")

    assert not (await get_summary(context, again, people[0])).rated


async def test_a_rated_match_has_no_hints(context: Context, address: str) -> None:
    logins = [await new_member(context, name) for name in ("Anna", "Bruno")]
    match = await do_create_match(context, logins[0].account, NewMatch("cargo_noir", 2, speed="live", rated=True))
    for login, name in zip(logins, ("Anna", "Bruno"), strict=True):
        await do_join(context, match, login.account, name, None, None)
    await do_start(context, match, logins[0].account)
    codes = []
    for login in logins:
        async with new_client(address, headers={"authorization": f"Bearer {login.token}"}) as client:
            answer = await client.post(f"/api/matches/{match}/hints")
        codes.append((answer.status_code, answer.json()["code"]))
    assert (403, "no-hints-rated") in codes
    assert not [code for code in codes if code[0] == 200]


async def test_a_guest_plays_unrated(context: Context) -> None:
    """Somebody new tomorrow has no rating to lose: neither at a match of their own nor at a member's."""
    guest = await do_make_guest(context, "Dora")
    wanted = NewMatch("goa", 2, listed=True, speed="days")

    own = await do_create_match(context, guest.account, wanted)
    with pytest.raises(UnfitSetupError, match="rated-members"):
        await do_create_match(context, guest.account, replace(wanted, rated=True))
    members = await do_create_match(context, await new_account(context), wanted)
    with pytest.raises(ForbiddenError, match="rated-members"):
        await do_join(context, members, guest.account, guest.name, None, None)

    assert not (await get_summary(context, own, guest.account)).rated
    assert {seat.kind for seat in (await get_summary(context, members, None)).seats} == {"empty"}


async def test_a_guest_is_marked_as_one_until_they_become_a_member(context: Context) -> None:
    guest, member = await do_make_guest(context, "Dora"), await new_member(context, "Emil")
    match = await do_create_match(context, guest.account, NewMatch("goa", 3))
    for login in (guest, member):
        await do_join(context, match, login.account, login.name, None, None)
    shown = [seat.guest for seat in (await get_summary(context, match, None)).seats]

    await do_register(
        context, Caller(guest.account, guest.name, member=False), f"Dora {match}", "eight letters and more"
    )

    assert shown == [True, False, False]
    assert [seat.guest for seat in (await get_summary(context, match, None)).seats] == [False, False, False]
