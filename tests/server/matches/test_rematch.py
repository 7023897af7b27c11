"""A rematch is the same match again: the same options, and the same bots in the same seats."""

import asyncio

from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_rematch, do_seat_bot, do_start
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.views import MatchSummary
from server.sitting import new_account, play_out

OPTIONS = {"edition": "card", "start_player": 1}


async def finished(context: Context, people: list[int], bots: dict[int, str]) -> str:
    """Return a finished match of these people in the seats that the bots leave free."""
    match = await do_create_match(context, people[0], NewMatch("borneo", len(people) + len(bots), OPTIONS))
    for seat, level in bots.items():
        await do_seat_bot(context, match, people[0], seat, level)
    for number, account in enumerate(people):
        await do_join(context, match, account, f"Person {number}", None, None)
    await do_start(context, match, people[0])
    await play_out(context, match)
    return match


def seated(summary: MatchSummary) -> list[tuple[str, str | None]]:
    """Return who sits where: the kind of each seat and the level of its bot."""
    return [(seat.kind, seat.level) for seat in summary.seats]


async def test_a_rematch_against_bots_runs_at_once_with_the_same_bots_and_options(context: Context) -> None:
    anna = await new_account(context)
    match = await finished(context, [anna], {0: "clerk", 2: "deckhand"})
    before = await get_summary(context, match, anna)

    again = await get_summary(context, await do_rematch(context, match, anna, "Anna"), anna)

    assert again.match != match
    assert again.status == "playing"
    assert seated(again) == seated(before) == [("bot", "clerk"), ("person", None), ("bot", "deckhand")]
    assert again.options == before.options
    assert again.seat == before.seat == 1


async def test_who_asks_for_a_rematch_twice_gets_the_same_one(context: Context) -> None:
    anna = await new_account(context)
    match = await finished(context, [anna], {0: "clerk", 2: "clerk"})

    first, second = await asyncio.gather(*(do_rematch(context, match, anna, "Anna") for _ in range(2)))

    assert first == second == await do_rematch(context, match, anna, "Anna")
    assert (await get_summary(context, first, anna)).status == "playing"


async def test_with_people_the_bots_sit_already_and_the_match_waits_for_the_others(context: Context) -> None:
    anna, bruno = await new_account(context), await new_account(context, "Bruno")
    match = await finished(context, [anna, bruno], {1: "clerk"})

    again = await get_summary(context, await do_rematch(context, match, bruno, "Bruno"), bruno)

    assert again.status == "open"
    assert seated(again) == [("person", None), ("bot", "clerk"), ("empty", None)]
    joined = await get_summary(context, await do_rematch(context, match, anna, "Anna"), anna)
    assert (joined.match, joined.status) == (again.match, "open")
    assert seated(joined) == [("person", None), ("bot", "clerk"), ("person", None)]
