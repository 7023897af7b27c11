"""Blocks: people of whom one has blocked the other do not come together; on a real PostgreSQL."""

from collections.abc import Callable

import pytest

from kontor.server.accounts import Login, do_delete_account, do_rename
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_chat,
    do_create_match,
    do_free_seat,
    do_rematch,
    do_start,
    do_step_away,
    do_substitute,
)
from kontor.server.matches.lobby.find import TableFilter, open_matches
from kontor.server.matches.lobby.personal import find_invitations
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.talk import chat_since
from kontor.server.people import blocking, do_block, people_blocked_by
from sentences import raises_saying
from server.people.knowing import caller_of, new_members, open_table, sit
from server.sitting import decision, play_out


async def listed(context: Context, account: int | None) -> list[str]:
    return [table.match for table in await open_matches(context, account, TableFilter("goa"))]


async def test_neither_sits_down_where_the_other_sits_and_only_the_blocker_is_told_why(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    await do_block(context, anna.account, bruno.name, blocked=True)
    of_anna, of_bruno = await open_table(context, clara, anna), await open_table(context, clara, bruno)

    with raises_saying(ForbiddenError, "list of blocked people"):
        await sit(context, of_bruno, anna)
    with raises_saying(ForbiddenError, "You cannot take a seat at this table") as refused:
        await sit(context, of_anna, bruno)

    assert (refused.value.key, refused.value.facts) == ("seat-refused", {})


async def test_nobody_sits_down_at_a_table_of_somebody_who_blocked_them_and_does_not_sit_there(
    context: Context,
) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_block(context, anna.account, bruno.name, blocked=True)
    match = await do_create_match(context, anna.account, NewMatch("goa", 3))

    with pytest.raises(ForbiddenError):
        await sit(context, match, bruno)


async def test_a_block_that_is_taken_back_prevents_nothing(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_block(context, anna.account, bruno.name, blocked=True)
    match = await open_table(context, anna)

    await do_block(context, anna.account, bruno.name, blocked=False)

    await sit(context, match, bruno)
    assert await people_blocked_by(context, anna.account) == []


async def test_who_sits_already_keeps_the_seat_and_the_match_starts(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await open_table(context, anna, bruno, new=NewMatch("goa", 2))

    await do_block(context, anna.account, bruno.name, blocked=True)

    await sit(context, match, bruno)  # who has a seat keeps it
    await do_start(context, match, anna.account)
    assert await play_out(context, match) > 0


async def test_open_tables_of_the_other_are_in_nobodys_list_but_those_of_strangers(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    await do_block(context, anna.account, bruno.name, blocked=True)
    of_anna = await open_table(context, anna, new=NewMatch("goa", 3, listed=True))
    with_bruno = await open_table(context, clara, bruno, new=NewMatch("goa", 3, listed=True))

    assert of_anna not in await listed(context, bruno.account)
    assert with_bruno not in await listed(context, anna.account)
    for stranger in (clara.account, None):
        assert {of_anna, with_bruno} <= {*await listed(context, stranger)}


async def test_the_blocker_does_not_read_what_the_other_writes_and_the_other_notices_nothing(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await open_table(context, anna, bruno)
    await do_chat(context, match, bruno.account, "Insult")
    await do_chat(context, match, anna.account, "Hello")

    await do_block(context, anna.account, bruno.name, blocked=True)
    await do_chat(context, match, bruno.account, "Another one")

    async def heard(account: int | None) -> list[str]:
        return [line.text for line in await chat_since(context, match, account, 0)]

    assert await heard(anna.account) == ["Hello"]
    assert await heard(bruno.account) == await heard(None) == ["Insult", "Hello", "Another one"]


async def test_nobody_becomes_the_substitute_at_a_table_of_somebody_who_blocked_them(context: Context) -> None:
    anna, bruno, clara, dora = await new_members(context, "Anna", "Bruno", "Clara", "Dora")
    match = await open_table(context, anna, bruno, new=NewMatch("goa", 2))
    await do_start(context, match, anna.account)
    _, seq, _ = await decision(context, match)
    away = await do_step_away(context, Command(match, 1, seq))
    free = await do_free_seat(context, Command(match, 0, away.seq), 1, agreed=True)
    await do_block(context, anna.account, clara.name, blocked=True)
    await do_block(context, bruno.account, dora.name, blocked=True)

    with pytest.raises(ForbiddenError):
        await do_substitute(context, Command(match, 1, free.seq), clara.account, clara.name)
    # Bruno makes room: whom he has blocked does not come to sit with him.
    await do_substitute(context, Command(match, 1, free.seq), dora.account, dora.name)
    assert (await get_summary(context, match, dora.account)).seat == 1


async def test_nobody_is_invited_to_the_rematch_of_somebody_they_blocked(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await open_table(context, anna, bruno, new=NewMatch("goa", 2))
    await do_start(context, match, anna.account)
    await play_out(context, match)
    rematch = await do_rematch(context, match, bruno.account, bruno.name)
    assert [table.match for table in await find_invitations(context, anna.account)] == [rematch]

    await do_block(context, anna.account, bruno.name, blocked=True)

    assert await find_invitations(context, anna.account) == ()
    with raises_saying(ForbiddenError, "list of blocked people"):
        await do_rematch(context, match, anna.account, anna.name)


async def test_only_oneself_sees_whom_one_has_blocked_by_the_name_they_have_now(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")

    for _ in range(2):
        await do_block(context, anna.account, bruno.name.upper(), blocked=True)
    await do_rename(context, caller_of(bruno), f"{bruno.name} the Bold")

    assert [each.name for each in await people_blocked_by(context, anna.account)] == [f"{bruno.name} the Bold"]
    assert await people_blocked_by(context, bruno.account) == []


async def test_a_deleted_account_is_in_no_list_and_blocks_nobody(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_block(context, anna.account, bruno.name, blocked=True)
    await do_block(context, bruno.account, anna.name, blocked=True)

    await do_delete_account(context, caller_of(bruno))

    assert await people_blocked_by(context, anna.account) == []


REFUSED: dict[str, tuple[Callable[[Login], str], type[Exception]]] = {
    "oneself": (lambda anna: anna.name, ConflictError),
    "nobody": (lambda _: "Nobody has this name", NotFoundError),
    "no name": (lambda _: "\0", NotFoundError),
}


@pytest.mark.parametrize("whom", REFUSED)
async def test_only_another_member_can_be_blocked(context: Context, whom: str) -> None:
    (anna,) = await new_members(context, "Anna")
    name_of, error = REFUSED[whom]

    with pytest.raises(error):
        await do_block(context, anna.account, name_of(anna), blocked=True)


async def test_a_person_blocks_only_so_many_others(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    monkeypatch.setattr(blocking, "MAX_BLOCKS", 1)
    await do_block(context, anna.account, bruno.name, blocked=True)

    with raises_saying(ConflictError, "the maximum"):
        await do_block(context, anna.account, clara.name, blocked=True)

    await do_block(context, anna.account, bruno.name, blocked=True)  # once more changes nothing
    assert [each.name for each in await people_blocked_by(context, anna.account)] == [bruno.name]
