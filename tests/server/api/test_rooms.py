"""Rooms: what is sent to the sockets of a match when a lot happens at once; on a real PostgreSQL."""

import asyncio
from typing import Any

import msgspec
import pytest

from kontor.server.api.socket.outbox import MAX_QUEUED_MESSAGES, MAX_SOCKETS_PER_ACCOUNT
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError
from kontor.server.matches import Context, do_chat, do_join, do_leave, do_start
from kontor.server.matches.talk import MAX_CHAT_MESSAGES
from kontor.server.store.pool import connected
from server.party import party


def told(listener: Listener) -> list[dict[str, Any]]:
    """Return the messages that are queued for a socket."""
    frames = []
    while listener.queued:
        frames.append(msgspec.json.decode(listener.queued.pop(0)))
    return frames


def said(listener: Listener) -> list[int]:
    """Return the numbers of the chat messages that are queued for a socket."""
    return [each["number"] for frame in told(listener) if frame["tell"] == "talk" for each in frame["said"]]


async def all_told(rooms: Rooms) -> None:
    """Wait until no room is being updated."""
    while rooms.tasks:
        await asyncio.gather(*rooms.tasks.values())


async def test_nudges_that_overtake_each_other_lose_nothing(context: Context) -> None:
    at, rooms, listener = await party(context), Rooms(context), Listener(None, None, 0)
    await rooms.enter(at.match, listener)

    for nudge in (Nudge(at.match, 5), Nudge(at.match, 4, talk=True), Nudge(at.match, 3)):
        rooms.heard(nudge)

    mark = rooms.marks[at.match]
    assert mark is not None
    assert (mark.seq, mark.talk) == (5, True)
    await all_told(rooms)


async def test_a_socket_that_joins_while_a_player_talks_gets_the_message_once(context: Context) -> None:
    at = await party(context)
    for number in range(1, 11):
        await do_chat(context, at.match, at.turn.account, f"{number}")
        rooms, listener = Rooms(context), Listener(at.other.account, None, 0)
        entering = asyncio.create_task(rooms.enter(at.match, listener))
        while at.match not in rooms.rooms:  # noqa: ASYNC110 - a condition of a dict
            await asyncio.sleep(0)
        rooms.heard(Nudge(at.match, 0, talk=True))
        await entering
        await all_told(rooms)

        assert said(listener) == [*range(1, number + 1)]


async def test_a_socket_that_missed_a_lot_of_talk_gets_all_of_it(context: Context) -> None:
    at, rooms, listener = await party(context), Rooms(context), Listener(None, None, 0)
    async with connected(context.pool) as connection:
        rows = [(at.match, number, 0, "Anna", "x") for number in range(1, 2 * MAX_CHAT_MESSAGES + 2)]
        await connection.copy_records_to_table(
            "chat", records=rows, columns=("match", "number", "seat", "name", "text")
        )

    await rooms.enter(at.match, listener)

    assert said(listener) == [*range(1, 2 * MAX_CHAT_MESSAGES + 2)]


async def test_a_socket_that_claims_to_know_a_match_that_has_not_started_gets_its_opening(context: Context) -> None:
    at, rooms, listener = await party(context, "open"), Rooms(context), Listener(None, 0, 0)
    await rooms.enter(at.match, listener)
    told(listener)

    await do_start(context, at.match, at.creator.account)
    rooms.heard(Nudge(at.match, 0, talk=True))
    await all_told(rooms)

    assert [frame["seen"]["seq"] for frame in told(listener) if frame["tell"] == "position"] == [0]


async def test_a_socket_that_was_dropped_gets_nothing_more(context: Context) -> None:
    at, rooms, listener = await party(context), Rooms(context), Listener(None, None, 0)
    await rooms.enter(at.match, listener)

    for _ in range(2 * MAX_QUEUED_MESSAGES):
        listener.push(b"{}")

    assert listener.is_dropped
    assert not listener.queued


async def test_an_account_that_leaves_may_come_back(context: Context) -> None:
    at, rooms = await party(context, spectators=False), Rooms(context)
    for _ in range(MAX_SOCKETS_PER_ACCOUNT + 1):
        for account in (at.turn.account, at.stranger.account):
            listener = Listener(account, None, 0)
            try:
                await rooms.enter(at.match, listener)
            except ForbiddenError as error:
                assert (account, error.key) == (at.stranger.account, "no-spectators")  # noqa: PT017
            rooms.leave(at.match, listener)

    assert not rooms.rooms
    assert not rooms.accounts


async def test_a_match_without_spectators_closes_the_sockets_of_the_unseated_when_it_starts(
    context: Context,
) -> None:
    at, rooms = await party(context, "open", spectators=False), Rooms(context)
    listener, seated = Listener(at.stranger.account, None, 0), Listener(at.other.account, None, 0)
    for each in (listener, seated):
        await rooms.enter(at.match, each)

    await do_start(context, at.match, at.creator.account, "clerk")
    rooms.heard(Nudge(at.match, 0, talk=True))
    await all_told(rooms)

    assert (listener.is_dropped, seated.is_dropped) == (True, False)
    with pytest.raises(ForbiddenError):
        await rooms.enter(at.match, Listener(at.stranger.account, None, 0))


async def test_an_open_table_without_spectators_is_shown_to_those_with_its_link_but_not_its_chat(
    context: Context,
) -> None:
    at, rooms = await party(context, "open", spectators=False), Rooms(context)
    await do_chat(context, at.match, at.other.account, "Hello")
    listener = Listener(at.stranger.account, None, 0)

    await rooms.enter(at.match, listener)
    assert [frame["tell"] for frame in told(listener)] == ["table"]

    await do_join(context, at.match, at.stranger.account, at.stranger.name, None, None)
    rooms.heard(Nudge(at.match, 0, talk=True))
    await all_told(rooms)
    assert [frame["tell"] for frame in told(listener)] == ["table", "talk"]


async def test_a_person_whom_the_creator_removed_cannot_enter_a_table_without_spectators(context: Context) -> None:
    at, rooms = await party(context, "open", spectators=False), Rooms(context)
    await do_leave(context, at.match, at.creator.account, 1)

    with pytest.raises(ForbiddenError, match="removed"):
        await rooms.enter(at.match, Listener(at.sitting[1].account, None, 0))
