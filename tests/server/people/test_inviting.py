"""Inviting by name: the creator of an open match asks a member to come, who finds it in their list."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from kontor.server.accounts import Caller, Login, do_make_guest
from kontor.server.bus import LocalBus, Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, ServerError
from kontor.server.matches import Context, NewMatch, do_leave, do_seat_bot, do_start
from kontor.server.matches.lobby.personal import find_invitations, find_inviters
from kontor.server.people import (
    PersonSettingsView,
    do_block,
    do_decline,
    do_invite,
    do_set_person_settings,
    invited_to,
    inviting,
)
from server.people.knowing import caller_of, new_members, open_table, sit


async def waiting(context: Context, person: Login) -> dict[str, str]:
    """Return the matches that a person is invited to, with the names of those who invite."""
    tables = [table.match for table in await find_invitations(context, person.account)]
    by = await find_inviters(context, person.account, tables)
    assert set(by) == set(tables)
    return by


async def test_an_invitation_is_in_the_list_of_a_member_with_the_name_of_who_invites(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await open_table(context, anna)
    nudges: list[Nudge | None] = []
    assert isinstance(context.bus, LocalBus)
    await context.bus.subscribe(nudges.append)

    await do_invite(context, match, caller_of(anna), bruno.name.lower())

    assert await waiting(context, bruno) == {match: anna.name}
    assert await invited_to(context, match, anna.account) == [bruno.name]
    assert nudges == [Nudge(match, 0, talk=True, people=(bruno.account,))]


async def bruno_comes(context: Context, match: str, anna: Login, bruno: Login) -> None:
    await sit(context, match, bruno)


async def bruno_declines(context: Context, match: str, anna: Login, bruno: Login) -> None:
    await do_decline(context, match, bruno.account)


async def bruno_is_removed(context: Context, match: str, anna: Login, bruno: Login) -> None:
    await sit(context, match, bruno)
    await do_leave(context, match, anna.account, 1)


async def the_table_is_full(context: Context, match: str, anna: Login, bruno: Login) -> None:
    for seat in (1, 2):
        await do_seat_bot(context, match, anna.account, seat, "trader")


async def the_match_begins(context: Context, match: str, anna: Login, bruno: Login) -> None:
    await do_start(context, match, anna.account)


async def bruno_blocks_anna(context: Context, match: str, anna: Login, bruno: Login) -> None:
    await do_block(context, bruno.account, anna.name, blocked=True)
    await do_block(context, bruno.account, anna.name, blocked=False)


ENDS = (bruno_comes, bruno_declines, bruno_is_removed, the_table_is_full, the_match_begins, bruno_blocks_anna)


@pytest.mark.parametrize("happens", ENDS)
async def test_an_invitation_leaves_the_list_when(
    context: Context, happens: Callable[[Context, str, Login, Login], Awaitable[None]]
) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await open_table(context, anna)
    await do_invite(context, match, caller_of(anna), bruno.name)

    await happens(context, match, anna, bruno)

    assert await waiting(context, bruno) == {}


async def test_a_no_is_told_to_nobody_and_the_same_table_does_not_ask_again(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await open_table(context, anna)
    await do_invite(context, match, caller_of(anna), bruno.name)
    await do_decline(context, match, bruno.account)

    await do_invite(context, match, caller_of(anna), bruno.name)

    assert await waiting(context, bruno) == {}
    assert await invited_to(context, match, anna.account) == [bruno.name]


async def refusal(context: Context, match: str, anna: Login, bruno: Login) -> tuple[type[ServerError], str, str]:
    with pytest.raises(ServerError) as refused:
        await do_invite(context, match, caller_of(anna), bruno.name)
    return type(refused.value), refused.value.key, str(refused.value.facts).replace(bruno.name, "NAME")


async def test_somebody_who_blocked_me_answers_like_somebody_who_takes_no_invitations(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    match = await open_table(context, anna)
    await do_block(context, bruno.account, anna.name, blocked=True)
    await do_set_person_settings(
        context, clara.account, PersonSettingsView(hides_results=False, takes_invitations=False)
    )

    by_block, by_choice = await refusal(context, match, anna, bruno), await refusal(context, match, anna, clara)

    assert by_block == (ForbiddenError, "invitation-refused", "{'name': 'NAME'}")
    assert (by_choice[0], by_choice[1]) == (by_block[0], by_block[1])
    assert await waiting(context, bruno) == await waiting(context, clara) == {}


async def test_only_the_creator_of_an_open_match_invites_and_only_as_a_member(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    guest = await do_make_guest(context, "Gustav")
    match = await open_table(context, anna, clara)
    of_guest = await open_table(context, guest)

    with pytest.raises(ForbiddenError):
        await do_invite(context, match, caller_of(clara), bruno.name)
    with pytest.raises(ForbiddenError):
        await invited_to(context, match, clara.account)
    with pytest.raises(ForbiddenError):
        await do_invite(context, of_guest, Caller(guest.account, guest.name, member=False), bruno.name)
    await do_start(context, match, anna.account)
    with pytest.raises(ConflictError):
        await do_invite(context, match, caller_of(anna), bruno.name)


async def test_who_sits_there_was_removed_is_oneself_or_nobody_cannot_be_invited(context: Context) -> None:
    anna, bruno, clara, dora = await new_members(context, "Anna", "Bruno", "Clara", "Dora")
    match = await open_table(context, anna, bruno, clara, new=NewMatch("goa", 4))
    await do_leave(context, match, anna.account, 2)
    await do_block(context, anna.account, dora.name, blocked=True)

    expected = {anna.name: "invite-oneself", bruno.name: "invite-seated", clara.name: "invite-removed"}
    for name, key in (expected | {dora.name: "invite-blocked"}).items():
        with pytest.raises(ConflictError) as refused:
            await do_invite(context, match, caller_of(anna), name)
        assert refused.value.key == key
    with pytest.raises(NotFoundError):
        await do_invite(context, match, caller_of(anna), "Nobody has this name")


async def test_a_person_invites_only_so_many_others_within_a_day(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    match = await open_table(context, anna)
    monkeypatch.setattr(inviting, "MAX_INVITATIONS_PER_DAY", 1)
    await do_invite(context, match, caller_of(anna), bruno.name)

    with pytest.raises(ConflictError) as refused:
        await do_invite(context, match, caller_of(anna), clara.name)

    assert refused.value.key == "too-many-invitations"
    tomorrow = context.now() + timedelta(days=1, minutes=1)
    context.clock = lambda: tomorrow
    await do_invite(context, match, caller_of(anna), clara.name)
