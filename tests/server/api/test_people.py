"""People's own sockets: what is sent to them when their matches move; on a real PostgreSQL."""

import asyncio
from typing import Any

import msgspec
import pytest

from kontor.core import encode
from kontor.server.api.socket.listeners import PersonListener
from kontor.server.api.socket.outbox import MAX_QUEUED_MESSAGES, MAX_SOCKETS_PER_ACCOUNT
from kontor.server.api.socket.people import People
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError
from kontor.server.matches import Command, Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.lobby.create import do_rematch
from kontor.server.matches.lobby.find import my_matches
from kontor.server.matches.play.resign import do_resign_to_bot
from server.hands import Hands
from server.party import party
from server.sitting import decision, new_account, play, play_out, started


def told(listener: PersonListener) -> list[dict[str, Any]]:
    """Return the messages that are queued for a socket."""
    frames = []
    while listener.queued:
        frames.append(msgspec.json.decode(listener.queued.pop(0)))
    return frames


def told_of(listener: PersonListener, *tells: str) -> list[dict[str, Any]]:
    """Return the queued messages of some kinds."""
    return [frame for frame in told(listener) if frame["tell"] in tells]


async def all_told(people: People) -> None:
    """Wait until nobody is being told anything."""
    while people.tasks:
        await asyncio.gather(*people.tasks.values())


async def entered(context: Context, *accounts: int, language: str = "en") -> tuple[People, list[PersonListener]]:
    """Return the people of a process that hears its nudges, and a socket of each account that knows its list."""
    people = People(context)
    await context.bus.subscribe(people.heard)
    listeners = [PersonListener(account, language) for account in accounts]
    for listener in listeners:
        people.enter(listener)
    await all_told(people)
    return people, listeners


async def test_a_new_socket_is_sent_all_matches_invitations_and_who_is_here(context: Context) -> None:
    at = await party(context)

    _, [listener] = await entered(context, at.turn.account)

    mine, invited, seeks, here = told(listener)
    assert (seeks["tell"], seeks["seeks"]) == ("seeks", [])
    [match] = mine["matches"]
    assert (mine["tell"], match["table"]["match"], match["waits_for_me"]) == ("mine", at.match, True)
    assert match["table"]["seat"] == at.seat
    assert match["asked"]
    assert (invited["tell"], invited["tables"]) == ("invited", [])
    assert (here["tell"], here["matches"]) == ("here", [{"match": at.match, "seats": [at.seat]}])


async def test_a_move_that_passes_the_turn_on_is_told_to_both_people(context: Context) -> None:
    at = await party(context)
    people, [one, other] = await entered(context, at.turn.account, at.other.account)
    told(one), told(other)

    while (await decision(context, at.match))[0] == at.seat:
        await play(context, at.match)
    await all_told(people)

    for listener, waits in ((one, False), (other, True)):
        [changed] = told_of(listener, "changed")
        [match] = changed["matches"]
        assert (match["table"]["match"], match["waits_for_me"], changed["gone"]) == (at.match, waits, [])


async def test_nothing_is_told_or_looked_up_while_bots_play(context: Context) -> None:
    match = await started(context, seats=4, people=1)
    async with context.cache.fresh(match) as table:
        account = table.occupants[0].account
    assert account is not None
    people, [listener] = await entered(context, account)
    nudges: list[Nudge | None] = []
    await context.bus.subscribe(nudges.append)

    async def turns(of_person: bool) -> int:
        """Play as long as the person decides, or as long as bots do; return the number of moves."""
        moves = 0
        while ((await decision(context, match))[0] == 0) is of_person:
            await play(context, match)
            moves += 1
        return moves

    for _ in range(20):
        await turns(of_person=True)
        await all_told(people)
        told(listener)
        nudges.clear()
        moves = await turns(of_person=False)
        await all_told(people)

        assert [nudge.people for nudge in nudges if nudge] == [()] * (moves - 1) + [(account,)]
        [changed] = told(listener)
        assert [each["waits_for_me"] for each in changed["matches"]] == [True]
        if moves > 1:
            return
    raise AssertionError("no two bots played one after the other")


async def test_changes_shortly_after_each_other_are_told_together(context: Context) -> None:
    at = await party(context)
    people, [listener] = await entered(context, at.turn.account)
    told(listener)

    for seq in range(12):
        people.heard(Nudge(at.match, seq, people=(at.turn.account,)))
    await all_told(people)

    assert len(told(listener)) == 1


async def test_a_match_that_is_over_leaves_the_list(context: Context) -> None:
    at = await party(context)
    people, [listener] = await entered(context, at.turn.account)

    await play_out(context, at.match)
    await all_told(people)

    frames = told_of(listener, "changed")
    assert frames[-1]["gone"] == [at.match]


async def test_a_seat_that_is_taken_joins_the_list_and_one_that_is_left_leaves_it(context: Context) -> None:
    anna, ben = await new_account(context), await new_account(context, "Ben")
    people, [of_anna, of_ben] = await entered(context, anna, ben)
    told(of_anna), told(of_ben)
    match = await do_create_match(context, anna, NewMatch("borneo", 3))

    await do_join(context, match, anna, "Anna", None, None)
    await do_join(context, match, ben, "Ben", None, None)
    await all_told(people)
    assert [each["table"]["match"] for each in told_of(of_ben, "changed")[-1]["matches"]] == [match]
    assert [seat["name"] for seat in told_of(of_anna, "changed")[-1]["matches"][0]["table"]["seats"]][:2] == [
        "Anna",
        "Ben",
    ]

    await do_start(context, match, anna, "clerk")
    await do_resign_to_bot(context, Command(match, 1, 0))
    await all_told(people)
    assert told_of(of_ben, "changed")[-1]["gone"] == [match]


async def test_the_others_are_invited_to_a_rematch_until_they_sit_down(context: Context) -> None:
    at = await party(context)
    await play_out(context, at.match)
    people, [listener] = await entered(context, at.other.account)
    told(listener)

    rematch = await do_rematch(context, at.match, at.turn.account, "Anna")
    await all_told(people)
    [invited] = told_of(listener, "invited")
    assert [table["match"] for table in invited["tables"]] == [rematch]

    await do_join(context, rematch, at.other.account, "Ben", None, None)
    await all_told(people)
    frames = told(listener)
    assert [frame["tables"] for frame in frames if frame["tell"] == "invited"] == [[]]
    assert [frame["matches"][0]["table"]["match"] for frame in frames if frame["tell"] == "changed"] == [rematch]


async def test_the_people_at_a_table_hear_who_comes_and_who_leaves(context: Context) -> None:
    at = await party(context)
    people, [one, stranger] = await entered(context, at.turn.account, at.stranger.account)
    told(one), told(stranger)

    people.moved({at.turn.account, at.other.account})
    people.moved({at.turn.account, at.other.account, at.stranger.account})
    people.moved({at.turn.account})

    assert [frame["matches"][0]["seats"] for frame in told_of(one, "here")] == [[0, 1], [at.seat]]
    assert told(stranger) == []


async def test_a_change_whose_nudge_was_lost_is_found_by_the_sweep(context: Context, another_context: Context) -> None:
    """The process that made it died before it sent the nudge."""
    at = await party(context)
    people, [one, other] = await entered(context, at.turn.account, at.other.account)
    told(one), told(other)
    await people.sweep()
    assert not people.marks

    while (await decision(another_context, at.match))[0] == at.seat:
        await play(another_context, at.match)
    await people.sweep()
    await all_told(people)

    assert [frame["matches"][0]["waits_for_me"] for frame in told_of(one, "changed")] == [False]
    assert [frame["matches"][0]["waits_for_me"] for frame in told_of(other, "changed")] == [True]


async def test_after_lost_nudges_everybody_is_sent_everything_again(context: Context) -> None:
    at = await party(context)
    people, [listener] = await entered(context, at.turn.account)
    told(listener)

    people.heard(None)
    await all_told(people)

    assert [frame["tell"] for frame in told(listener)] == ["mine", "invited", "seeks", "here"]


async def test_every_socket_of_a_person_is_told_in_its_own_language(context: Context) -> None:
    at = await party(context)
    people, [english] = await entered(context, at.turn.account)
    german = PersonListener(at.turn.account, "de")
    people.enter(german)
    await all_told(people)

    [one], [other] = (told_of(listener, "mine") for listener in (english, german))
    assert one["matches"][0]["asked"] != other["matches"][0]["asked"]


async def test_a_socket_that_does_not_read_is_dropped(context: Context) -> None:
    at = await party(context)
    people, [listener] = await entered(context, at.turn.account)

    for _ in range(MAX_QUEUED_MESSAGES):
        people.moved({at.other.account})
        people.moved(set())

    assert listener.is_dropped
    assert not listener.queued


async def test_an_account_has_a_limited_number_of_sockets(context: Context) -> None:
    account = await new_account(context)
    people, _ = await entered(context, *[account] * MAX_SOCKETS_PER_ACCOUNT)
    one_too_many = PersonListener(account, "en")

    with pytest.raises(ForbiddenError):
        people.enter(one_too_many)
    people.leave(one_too_many)

    assert people.sockets == MAX_SOCKETS_PER_ACCOUNT


async def test_when_the_last_socket_has_left_nothing_is_kept(context: Context) -> None:
    at = await party(context)
    people, [listener] = await entered(context, at.turn.account)

    people.leave(listener)
    await play(context, at.match)

    assert (people.people, people.marks, people.tasks) == ({}, {}, {})


async def test_the_list_is_the_one_that_the_api_returns(context: Context) -> None:
    """The same function builds both, so neither shows more than the other."""
    at = await party(context)
    Hands(context)

    _, listeners = await entered(context, at.turn.account, at.other.account)

    for listener in listeners:
        [mine] = told_of(listener, "mine")
        assert mine["matches"] == msgspec.json.decode(encode(await my_matches(context, listener.account, "en")))
