"""Ready: players who wait in the lobby say that they are ready, and the others see it."""

import asyncio

import pytest

from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches import Context, do_get_ready, do_join, do_leave, do_seat_bot, do_start
from kontor.server.matches.read.look import get_summary
from server.party import party


async def ready(context: Context, match: str) -> list[bool]:
    """Return which seats are ready."""
    return [seat.ready for seat in (await get_summary(context, match, None)).seats]


async def test_a_seat_says_whether_it_is_ready_and_a_bot_always_is(context: Context) -> None:
    at = await party(context, "open")
    assert await ready(context, at.match) == [False, False, False]

    await do_get_ready(context, at.match, at.sitting[1].account, 1, True)
    await do_seat_bot(context, at.match, at.creator.account, 2, "clerk")
    assert await ready(context, at.match) == [False, True, True]

    await do_get_ready(context, at.match, at.sitting[1].account, 1, False)
    assert await ready(context, at.match) == [False, False, True]


async def test_nobody_can_be_ready_for_another_player(context: Context) -> None:
    at = await party(context, "open")

    for account, seat in ((at.sitting[0].account, 1), (at.creator.account, 0), (at.sitting[0].account, 7)):
        with pytest.raises(ForbiddenError):
            await do_get_ready(context, at.match, account, seat, True)
    assert await ready(context, at.match) == [False, False, False]


async def test_the_others_are_told_who_is_ready(context: Context) -> None:
    at, heard = await party(context, "open"), asyncio.Queue[Nudge | None]()
    await context.bus.subscribe(heard.put_nowait)

    await do_get_ready(context, at.match, at.sitting[0].account, 0, True)

    people = tuple(each.account for each in at.sitting)
    assert heard.get_nowait() == Nudge(at.match, 0, talk=True, people=people)


async def test_a_player_who_takes_a_seat_is_not_ready_yet(context: Context) -> None:
    at = await party(context, "open")
    await do_get_ready(context, at.match, at.sitting[0].account, 0, True)

    await do_leave(context, at.match, at.sitting[0].account, 0)
    await do_join(context, at.match, at.stranger.account, "Xaver", 0, None)

    assert await ready(context, at.match) == [False, False, False]


async def test_a_match_starts_even_if_nobody_is_ready_and_then_nobody_can_get_ready(context: Context) -> None:
    at = await party(context, "open")
    await do_start(context, at.match, at.creator.account)

    with pytest.raises(ConflictError) as refused:
        await do_get_ready(context, at.match, at.sitting[0].account, 0, True)
    assert refused.value.key == "not-open"
