"""Deleting an account removes its name everywhere, and leaves the matches of others whole. On a real PostgreSQL."""

from secrets import token_hex
from typing import Any

import pytest

from kontor.core import encode, registry, replay
from kontor.server.accounts import Caller, Login, do_delete_account, do_make_guest, do_register
from kontor.server.bus import LocalBus
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_chat,
    do_create_match,
    do_join,
    do_mute,
    do_resign_to_bot,
    do_start,
    do_write_note,
)
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.matches.read.records import record_of, scores_by_step
from kontor.server.matches.talk import chat_since
from kontor.server.matches.watching.delay import LIVE_DELAY
from kontor.server.store.matches.seats import Occupant
from server.gateway import new_client
from server.party import new_member
from server.sharded import everywhere as ask
from server.sitting import decision, play, play_out
from server.tab import open_tab

NAMED = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = 'public' AND data_type IN ('text', 'bytea', 'jsonb') AND table_name NOT LIKE 'procrastinate%'
"""


async def columns_with(context: Context, name: str) -> list[str]:
    """Return the columns of all tables that contain a text, whatever their type is."""
    found = []
    for table, column in dict.fromkeys(map(tuple, await ask(context, NAMED))):
        text = f"{column}::text"  # bytes become hexadecimal digits
        found_in = f"position($1 IN {text}) > 0 OR position($2 IN {text}) > 0"
        statement = f"SELECT count(*) AS hits FROM {table} WHERE {found_in}"  # noqa: S608 - own names
        if any(row["hits"] for row in await ask(context, statement, name, name.encode().hex())):
            found.append(f"{table}.{column}")
    return sorted(found)


def caller(login: Login) -> Caller:
    return Caller(login.account, login.name, login.member)


async def two(context: Context, seats: int = 2, *, guests: bool = False) -> tuple[Login, Login, str]:
    """Return two people in an open match, whose names are stored nowhere else."""
    enter = do_make_guest if guests else new_member
    anna, bruno = [await enter(context, f"{name} {token_hex(6)}") for name in ("Anna", "Bruno")]
    match = await do_create_match(context, anna.account, NewMatch("goa", seats, speed="live", rated=not guests))
    for login in (anna, bruno):
        await do_join(context, match, login.account, login.name, None, None)
    return anna, bruno, match


async def talk_and_note(context: Context, match: str, *people: Login) -> None:
    for login in people:
        await do_chat(context, match, login.account, "Hello")
        await do_write_note(context, match, login.account, "Remember the ships")
    await do_mute(context, match, people[0].account, 1, muted=True)


async def test_the_search_finds_a_name_wherever_it_is_stored(context: Context) -> None:
    anna, _, match = await two(context)
    await do_start(context, match, anna.account)
    await talk_and_note(context, match, anna)

    assert await columns_with(context, anna.name) == ["accounts.name", "actions.action", "chat.name", "seats.name"]


async def test_an_open_match_forgets_who_waited_there(context: Context) -> None:
    anna, bruno, match = await two(context)
    await talk_and_note(context, match, anna, bruno)

    await do_delete_account(context, caller(anna))

    assert await columns_with(context, anna.name) == []
    shown = await get_summary(context, match, bruno.account)
    assert [seat.kind for seat in shown.seats] == ["empty", "person"]
    assert [said.name for said in await chat_since(context, match, bruno.account, 0)] == ["N. N. 1", bruno.name]


@pytest.mark.parametrize("deciding", [True, False], ids=["in mid-turn", "while waiting"])
async def test_a_running_match_goes_on_without_the_name(
    context: Context, another_context: Context, deciding: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, match = await two(context)
    await do_start(context, match, anna.account)
    await talk_and_note(context, match, anna, bruno)
    await play(context, match)
    seat, _, _ = await decision(another_context, match)
    gone = seat if deciding else 1 - seat
    leaving, staying = (anna, bruno)[gone], (anna, bruno)[1 - gone]

    await do_delete_account(another_context, caller(leaving))

    assert await columns_with(context, leaving.name) == []
    assert await ask(context, "SELECT FROM waits WHERE account = $1", leaving.account) == []
    assert await ask(context, "SELECT FROM notes WHERE account = $1", leaving.account) == []
    shown = await get_summary(context, match, staying.account)
    assert [each.kind for each in shown.seats] == ["bot" if each == gone else "person" for each in range(2)]
    monkeypatch.setattr(context, "clock", lambda: context.play_clock.now() + LIVE_DELAY)
    heard = await chat_since(context, match, None, 0)
    assert {said.name for said in heard} == {f"N. N. {gone + 1}", staying.name}
    await play_out(context, match)
    await whole(context, match, {gone: f"N. N. {gone + 1}", 1 - gone: staying.name})


async def test_a_match_that_is_over_stays_whole_without_the_name(context: Context, another_context: Context) -> None:
    anna, bruno, match = await two(context)
    await do_start(context, match, anna.account)
    await talk_and_note(context, match, anna, bruno)
    await play_out(context, match)
    before = await record_of(context, match)
    await get_summary(another_context, match, None)

    await do_delete_account(context, caller(anna))

    assert await columns_with(context, anna.name) == []
    after = await whole(context, match, {0: "N. N. 1", 1: bruno.name})
    assert (after.opening, after.moves, after.result) == (before.opening, before.moves, before.result)
    shown = await get_summary(context, match, bruno.account)
    assert [(seat.kind, seat.name) for seat in shown.seats] == [("person", "N. N. 1"), ("person", bruno.name)]


async def test_a_match_that_was_left_long_ago_forgets_the_name_as_well(context: Context) -> None:
    anna, bruno, match = await two(context)
    await do_start(context, match, anna.account)
    _, seq, _ = await decision(context, match)
    await do_resign_to_bot(context, Command(match, 0, seq))
    await play_out(context, match)
    assert await columns_with(context, anna.name) == ["accounts.name", "actions.action"]

    await do_delete_account(context, caller(anna))

    assert await columns_with(context, anna.name) == []
    await whole(context, match, {0: "N. N. 1", 1: bruno.name})


async def test_an_entry_that_gave_a_seat_to_a_person_forgets_that_person_and_nobody_else(context: Context) -> None:
    anna, bruno, match = await two(context, 3)
    await do_start(context, match, anna.account)
    occupants = [Occupant("person", login.name, login.account) for login in (anna, bruno)]
    for seq, occupant in enumerate(occupants, 1):
        entry = "INSERT INTO actions (match, seq, step, before, kind, seat, action, events, link, sealed, by) "
        values = "VALUES ($1, $2, 0, 0, 'chair', 2, $3, '[]', '', true, 'person')"
        await ask(context, entry + values, match, seq, encode(occupant))
        await ask(context, "UPDATE matches SET seq = $2 WHERE id = $1", match, seq)

    await do_delete_account(context, caller(anna))

    names = [told.chair.name for told in await get_log(context, match, bruno.account, 0) if told.chair]
    assert names[:2] == ["N. N. 3", bruno.name]
    assert await columns_with(context, anna.name) == []


async def test_another_process_that_has_cached_the_name_forgets_it_when_it_is_nudged(
    context: Context, another_context: Context
) -> None:
    anna, bruno, match = await two(context)
    await do_start(context, match, anna.account)
    await play_out(context, match)
    assert (await get_summary(another_context, match, None)).seats[0].name == anna.name
    assert isinstance(context.bus, LocalBus)
    await context.bus.subscribe(another_context.cache.hear)

    await do_delete_account(context, caller(anna))

    assert [seat.name for seat in (await get_summary(another_context, match, None)).seats] == ["N. N. 1", bruno.name]


async def test_the_sockets_of_a_match_hear_that_a_name_is_gone(context: Context, address: str) -> None:
    anna, bruno, match = await two(context, guests=True)
    await do_start(context, match, anna.account)
    await play_out(context, match)
    async with (
        new_client(address) as client,
        open_tab(address, match, bruno.token) as tab,
    ):
        assert (await tab.hear("table"))["table"]["seats"][0]["name"] == anna.name
        headers = {"authorization": f"Bearer {anna.token}"}
        gone = await client.request("DELETE", "/api/me", headers=headers, json={"confirmed": True})
        table = (await client.get(f"/api/matches/{match}")).json()
        told = await tab.hear("table")

    assert gone.status_code == 204
    assert table["seats"][0]["name"] == told["table"]["seats"][0]["name"] == "N. N. 1"


async def test_a_guest_who_registers_in_mid_turn_keeps_the_seat_the_clock_and_the_socket(
    context: Context, address: str
) -> None:
    anna, bruno, match = await two(context, guests=True)
    await do_start(context, match, anna.account)
    seat, seq, legal = await decision(context, match)
    guest = (anna, bruno)[seat]
    waits, clocks = "SELECT * FROM waits WHERE match = $1", "SELECT clocks, due_at FROM matches WHERE id = $1"
    before = await ask(context, waits, match), await ask(context, clocks, match)
    async with open_tab(address, match, guest.token) as tab:
        await tab.hear("position")

        member = await do_register(context, caller(guest), f"Member {token_hex(6)}", "eight letters and more")

        assert (await ask(context, waits, match), await ask(context, clocks, match)) == before
        assert (await tab.play(seq, legal[0], "a key"))["tell"] == "done"
    assert [row["account"] for row in before[0]] == [guest.account] == [member.account]
    async with new_client(address) as client:
        for token in (guest.token, member.token):
            shown = (await client.get(f"/api/matches/{match}", headers={"authorization": f"Bearer {token}"})).json()
            assert shown["seat"] == seat


async def whole(context: Context, match: str, names: dict[int, str]) -> Any:
    """Return the record of a match that is over; check that it verifies, replays, and has these names."""
    context.cache.forget(match)
    record = await record_of(context, match)
    replay(registry.game("goa"), record)
    assert {seat: seating.name for seat, seating in enumerate(record.header.seats)} == names
    assert {seating.kind for seating in record.header.seats} == {"person"}
    assert len(await scores_by_step(context, match, None)) == len(record.moves) + 1
    return record


async def test_a_member_deletes_the_account_only_with_the_password(context: Context, address: str) -> None:
    """A browser that somebody left open is not enough."""
    member = await do_register(context, None, "Leaving", "eight letters")
    headers = {"authorization": f"Bearer {member.token}"}
    async with new_client(address, headers=headers) as client:
        attempts = [{}, {"confirmed": True}, {"password": "other letters"}, {"password": "eight letters"}]
        answers = [await client.request("DELETE", "/api/me", json=body) for body in attempts]

    assert [answer.status_code for answer in answers] == [403, 403, 403, 204]
    assert {answer.json()["code"] for answer in answers[:3]} == {"wrong-password"}


async def test_a_guest_deletes_the_account_only_if_they_confirm_it(context: Context, address: str) -> None:
    guest = await do_make_guest(context, "Leaving")
    headers = {"authorization": f"Bearer {guest.token}"}
    async with new_client(address, headers=headers) as client:
        answers = [
            await client.request("DELETE", "/api/me", json=body)
            for body in ({}, {"password": "x"}, {"confirmed": True})
        ]

    assert [answer.status_code for answer in answers] == [403, 403, 204]
