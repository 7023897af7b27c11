"""A match needs at least one person: bots that play among themselves would take the turns of everybody else's."""

import pytest
from msgspec.structs import replace

from kontor.server.errors import ConflictError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_create_match,
    do_join,
    do_leave,
    do_resign_to_bot,
    do_seat_bot,
    do_start,
)
from sentences import raises_saying
from server.sitting import new_account


async def test_a_match_of_bots_alone_is_not_started_and_the_error_says_what_to_do(context: Context) -> None:
    """Neither by filling all seats at the start, nor by seating bots one by one; nothing has changed afterwards."""
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))

    with raises_saying(ConflictError, "A match needs at least one person. Take a seat yourself"):
        await do_start(context, match, anna, "clerk")
    async with context.cache.fresh(match) as table:
        assert [occupant.kind for occupant in table.occupants] == ["empty", "empty"]
    for seat in range(2):
        await do_seat_bot(context, match, anna, seat, "clerk")
    with pytest.raises(ConflictError) as caught:
        await do_start(context, match, anna, None)
    assert caught.value.key == "no-person"
    async with context.cache.fresh(match) as table:
        assert table.status == "open"


async def test_a_match_starts_once_a_person_has_sat_down(context: Context) -> None:
    """It need not be the one who created it."""
    anna, ben = await new_account(context), await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))
    for seat in range(2):
        await do_seat_bot(context, match, anna, seat, "clerk")
    await do_leave(context, match, anna, 1)
    await do_join(context, match, ben, "Ben", None, None)

    await do_start(context, match, anna)

    async with context.cache.fresh(match) as table:
        assert (table.status, [occupant.kind for occupant in table.occupants]) == ("playing", ["bot", "person"])


async def test_the_last_person_may_leave_a_running_match_to_the_bots(context: Context) -> None:
    """A seat is never a prison: the match goes on, behind those in which somebody waits."""
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))
    await do_join(context, match, anna, "Anna", None, None)
    await do_start(context, match, anna, "clerk")

    await do_resign_to_bot(context, Command(match, 0, 0), "clerk")

    async with context.cache.fresh(match) as table:
        assert table.bot_to_move
        assert {occupant.kind for occupant in table.occupants} == {"bot"}


async def test_a_host_can_allow_matches_of_bots_alone(context: Context) -> None:
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))

    await do_start(Context(replace(context.settings, bots_alone=True), context.pool, context.bus), match, anna)

    async with context.cache.fresh(match) as table:
        assert table.bot_to_move
