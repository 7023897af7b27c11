"""Following: somebody sees the public tables of members they follow, and nobody is told."""

import pytest
from msgspec.structs import replace

from kontor.server.accounts import do_delete_account
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches import Context, NewMatch, do_create_match, do_resign_to_bot
from kontor.server.matches.kernel.commit import Command
from kontor.server.people import do_block, do_follow, followed_by, following
from sentences import raises_saying
from server.hands import Hands
from server.people.knowing import RATED, begun, caller_of, new_members, open_table, sit
from server.sitting import decision, play_out

LISTED = NewMatch("goa", 3, listed=True)


async def tables(context: Context, account: int) -> list[tuple[str, tuple[str, ...]]]:
    return [(each.table.match, each.names) for each in (await followed_by(context, account, "en")).tables]


async def test_open_listed_tables_of_followed_people_come_first_then_those_that_are_played(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    for person in (bruno, clara):
        await do_follow(context, anna.account, person.name, wanted=True)
    together = await begun(context, bruno, clara, new=RATED)
    table = await open_table(context, bruno, new=LISTED)

    assert await tables(context, anna.account) == [(table, (bruno.name,)), (together, (bruno.name, clara.name))]
    assert (await followed_by(context, bruno.account, "en")).names == ()  # who is followed learns nothing of it


HIDDEN = {"not listed": replace(LISTED, listed=False), "no spectators": replace(RATED, spectators=False)}


@pytest.mark.parametrize("kind", HIDDEN)
async def test_a_private_table_of_a_followed_person_is_not_shown(context: Context, kind: str) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    await do_follow(context, anna.account, bruno.name, wanted=True)

    if HIDDEN[kind].spectators:
        await open_table(context, bruno, new=HIDDEN[kind])
    else:
        await begun(context, bruno, clara, new=HIDDEN[kind])

    assert await tables(context, anna.account) == []


async def test_a_table_that_is_over_and_one_that_the_person_left_are_not_shown(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    await do_follow(context, anna.account, bruno.name, wanted=True)
    await play_out(context, await begun(context, bruno, clara, new=NewMatch("goa", 2, listed=True)))
    left = await begun(context, bruno, clara, new=NewMatch("goa", 2, listed=True))
    _, seq, _ = await decision(context, left)
    await do_resign_to_bot(context, Command(left, 0, seq))

    assert await tables(context, anna.account) == []


async def test_a_table_where_somebody_sits_who_is_blocked_or_blocks_is_not_shown(context: Context) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    await do_follow(context, anna.account, bruno.name, wanted=True)
    await open_table(context, bruno, clara, new=LISTED)

    await do_block(context, clara.account, anna.name, blocked=True)

    assert await tables(context, anna.account) == []


async def test_a_match_that_began_months_ago_is_no_news(context: Context) -> None:
    """Ids begin with the month of a match, so that the work is bounded however much a person has played."""
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_follow(context, anna.account, bruno.name, wanted=True)
    hands = Hands(context)
    match = await do_create_match(context, bruno.account, LISTED)
    await sit(context, match, bruno)
    assert [each for each, _ in await tables(context, anna.account)] == [match]

    hands.move(days=100)

    assert await tables(context, anna.account) == []


async def test_one_stops_following_by_oneself_by_a_block_and_when_the_account_is_gone(context: Context) -> None:
    anna, *others = await new_members(context, "Anna", "Bruno", "Clara", "Dora", "Emil")
    for person in others:
        await do_follow(context, anna.account, person.name, wanted=True)
    bruno, clara, dora, emil = others

    await do_follow(context, anna.account, bruno.name, wanted=False)
    await do_block(context, clara.account, anna.name, blocked=True)
    await do_delete_account(context, caller_of(dora))

    assert (await followed_by(context, anna.account, "en")).names == (emil.name,)


async def test_nobody_follows_themselves_somebody_they_blocked_or_a_name_that_nobody_has(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    await do_block(context, anna.account, bruno.name, blocked=True)

    with pytest.raises(ConflictError):
        await do_follow(context, anna.account, anna.name, wanted=True)
    with raises_saying(ConflictError, "Unblock them"):
        await do_follow(context, anna.account, bruno.name, wanted=True)
    with pytest.raises(NotFoundError):
        await do_follow(context, anna.account, "Nobody has this name", wanted=True)
    await do_follow(context, bruno.account, anna.name, wanted=True)  # who is blocked notices nothing


async def test_a_person_follows_only_so_many_others(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno, clara = await new_members(context, "Anna", "Bruno", "Clara")
    monkeypatch.setattr(following, "MAX_FOLLOWED", 1)
    await do_follow(context, anna.account, bruno.name, wanted=True)

    with raises_saying(ConflictError, "the maximum"):
        await do_follow(context, anna.account, clara.name, wanted=True)
