"""Removing: the creator of an open match removes a person, who cannot sit down again until they are invited again."""

from typing import NamedTuple

import pytest

from kontor.server.accounts import Caller, do_delete_account
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import (
    Context,
    NewMatch,
    do_create_match,
    do_invite_again,
    do_join,
    do_leave,
    do_rematch,
    do_start,
)
from kontor.server.matches.lobby.personal import find_invitations
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.talk import chat_since
from sentences import raises_saying
from server.party import party
from server.sitting import new_account


class Lobby(NamedTuple):
    """An open match that Anna created, in which Bruno has the second of three seats."""

    match: str
    anna: int
    bruno: int


async def lobby(context: Context, *, spectators: bool = True) -> Lobby:
    anna, bruno = await new_account(context, "Anna"), await new_account(context, "Bruno")
    match = await do_create_match(context, anna, NewMatch("goa", 3, spectators=spectators))
    await do_join(context, match, anna, "Anna", None, None)
    await do_join(context, match, bruno, "Bruno", None, None)
    return Lobby(match, anna, bruno)


async def test_a_removed_person_loses_the_seat_and_cannot_sit_down_again(
    context: Context, another_context: Context
) -> None:
    at = await lobby(context)

    await do_leave(context, at.match, at.anna, 1)

    for where in (context, another_context):
        with raises_saying(ForbiddenError, "has removed you"):
            await do_join(where, at.match, at.bruno, "Bruno", None, None)
    seen = await get_summary(context, at.match, at.bruno)
    assert (seen.kept_out, seen.seat, [seat.kind for seat in seen.seats]) == (True, None, ["person", "empty", "empty"])


async def test_a_person_who_stands_up_may_sit_down_again(context: Context) -> None:
    at = await lobby(context)

    await do_leave(context, at.match, at.bruno, 1)

    assert await do_join(context, at.match, at.bruno, "Bruno", None, None) == 1


async def test_a_person_who_is_invited_again_may_sit_down(context: Context) -> None:
    at = await lobby(context)
    await do_leave(context, at.match, at.anna, 1)
    (removed,) = (await get_summary(context, at.match, at.anna)).removed

    await do_invite_again(context, at.match, at.anna, removed.number)

    seen = await get_summary(context, at.match, at.anna)
    assert (removed.name, seen.removed) == ("Bruno", ())
    assert await do_join(context, at.match, at.bruno, "Bruno", None, None) == 1


async def test_only_the_creator_sees_who_was_removed_and_invites_again(context: Context) -> None:
    at = await lobby(context)
    await do_leave(context, at.match, at.anna, 1)
    clara = await new_account(context, "Clara")
    await do_join(context, at.match, clara, "Clara", None, None)

    for account in (clara, at.bruno, None):
        assert (await get_summary(context, at.match, account)).removed == ()
    for account in (clara, at.bruno):
        with pytest.raises(ForbiddenError):
            await do_invite_again(context, at.match, account, 1)
    with pytest.raises(NotFoundError):
        await do_invite_again(context, at.match, at.anna, 2**40)


async def test_only_the_creator_removes_people_and_only_before_the_start(context: Context) -> None:
    at = await lobby(context)

    with pytest.raises(ForbiddenError):
        await do_leave(context, at.match, at.bruno, 0)
    with pytest.raises(ForbiddenError):
        await do_leave(context, at.match, at.anna, 2)  # nobody sits there
    await do_start(context, at.match, at.anna)
    with pytest.raises(ConflictError):
        await do_leave(context, at.match, at.anna, 1)


async def test_at_a_table_without_spectators_a_removed_person_is_told_why_it_is_closed(context: Context) -> None:
    at = await lobby(context, spectators=False)
    await do_leave(context, at.match, at.anna, 1)

    with raises_saying(ForbiddenError, "has removed you"):
        await chat_since(context, at.match, at.bruno, 0)


async def test_a_removed_person_is_not_invited_to_the_rematch_and_cannot_join_it(context: Context) -> None:
    over = await party(context, "over")
    anna, bruno = over.sitting
    rematch = await do_rematch(context, over.match, anna.account, anna.name)
    await do_rematch(context, over.match, bruno.account, bruno.name)
    await do_leave(context, rematch, anna.account, 1)

    assert await find_invitations(context, bruno.account) == ()
    with pytest.raises(ForbiddenError):
        await do_rematch(context, over.match, bruno.account, bruno.name)


async def test_a_deleted_account_is_in_no_list_of_removed_people(context: Context) -> None:
    at = await lobby(context)
    await do_leave(context, at.match, at.anna, 1)

    await do_delete_account(context, Caller(at.bruno, "Bruno", member=True))

    assert (await get_summary(context, at.match, at.anna)).removed == ()
