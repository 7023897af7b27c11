"""Deleting an account: its name goes everywhere, and the others' matches stay whole. On a real PostgreSQL."""

from secrets import token_hex
from typing import Any

import httpx
import pytest

from kontor.core import encode, registry, replay
from kontor.server.accounts import Caller, Login, do_delete_account, do_make_guest, do_register
from kontor.server.bus import WithinBus
from kontor.server.matches import (
    Command,
    House,
    Proposal,
    do_chat,
    do_create_match,
    do_join,
    do_mute,
    do_resign_to_bot,
    do_start,
    do_write_note,
)
from kontor.server.matches.read.look import show_log, show_table
from kontor.server.matches.read.records import record_of, scores_by_step
from kontor.server.matches.talk import chat_since
from kontor.server.store.chair import Chair
from kontor.server.store.pool import connected
from server.sitting import decision, play, play_out
from server.tab import PATIENCE, open_tab

NAMED = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = 'public' AND data_type IN ('text', 'bytea', 'jsonb') AND table_name NOT LIKE 'procrastinate%'
"""


async def ask(house: House, statement: str, *values: Any) -> Any:
    async with connected(house.pool) as connection:
        return await connection.fetch(statement, *values)


async def where_it_stands(house: House, name: str) -> list[str]:
    """Return in which columns of which tables a text stands, whatever it is stored as."""
    found = []
    for table, column in await ask(house, NAMED):
        text = f"{column}::text"  # of bytes in hexadecimal digits
        found_in = f"position($1 IN {text}) > 0 OR position($2 IN {text}) > 0"
        statement = f"SELECT count(*) AS so_many FROM {table} WHERE {found_in}"  # noqa: S608 - own names
        (row,) = await ask(house, statement, name, name.encode().hex())
        if row["so_many"]:
            found.append(f"{table}.{column}")
    return sorted(found)


def caller(login: Login) -> Caller:
    return Caller(login.account, login.name, login.member)


async def two(house: House, seats: int = 2) -> tuple[Login, Login, str]:
    """Return two people at an open match; their names stand nowhere else."""
    anna, bruno = [await do_make_guest(house, f"{name} {token_hex(6)}") for name in ("Anna", "Bruno")]
    match = await do_create_match(house, anna.account, Proposal("goa", seats, speed="live", rated=True))
    for login in (anna, bruno):
        await do_join(house, match, login.account, login.name, None, None)
    return anna, bruno, match


async def talk_and_note(house: House, match: str, *people: Login) -> None:
    for login in people:
        await do_chat(house, match, login.account, "Hello")
        await do_write_note(house, match, login.account, "Remember the ships")
    await do_mute(house, match, people[0].account, 1, muted=True)


async def test_the_search_finds_a_name_wherever_it_stands(house: House) -> None:
    anna, _, match = await two(house)
    await do_start(house, match, anna.account)
    await talk_and_note(house, match, anna)

    assert await where_it_stands(house, anna.name) == ["accounts.name", "actions.action", "chat.name", "seats.name"]


async def test_an_open_match_forgets_who_waited_there(house: House) -> None:
    anna, bruno, match = await two(house)
    await talk_and_note(house, match, anna, bruno)

    await do_delete_account(house, caller(anna))

    assert await where_it_stands(house, anna.name) == []
    shown = await show_table(house, match, bruno.account)
    assert [seat.kind for seat in shown.seats] == ["empty", "person"]
    assert [said.name for said in await chat_since(house, match, bruno.account, 0)] == ["N. N. 1", bruno.name]


@pytest.mark.parametrize("deciding", [True, False], ids=["in mid-turn", "while waiting"])
async def test_a_running_match_goes_on_without_the_name(house: House, another_house: House, deciding: bool) -> None:
    anna, bruno, match = await two(house)
    await do_start(house, match, anna.account)
    await talk_and_note(house, match, anna, bruno)
    await play(house, match)
    seat, _, _ = await decision(another_house, match)
    gone = seat if deciding else 1 - seat
    leaving, staying = (anna, bruno)[gone], (anna, bruno)[1 - gone]

    await do_delete_account(another_house, caller(leaving))

    assert await where_it_stands(house, leaving.name) == []
    assert await ask(house, "SELECT FROM waits WHERE account = $1", leaving.account) == []
    assert await ask(house, "SELECT FROM notes WHERE account = $1", leaving.account) == []
    shown = await show_table(house, match, staying.account)
    assert [each.kind for each in shown.seats] == ["bot" if each == gone else "person" for each in range(2)]
    assert {said.name for said in await chat_since(house, match, None, 0)} == {f"N. N. {gone + 1}", staying.name}
    await play_out(house, match)
    await whole(house, match, {gone: f"N. N. {gone + 1}", 1 - gone: staying.name})


async def test_a_match_that_is_over_stays_whole_without_the_name(house: House, another_house: House) -> None:
    anna, bruno, match = await two(house)
    await do_start(house, match, anna.account)
    await talk_and_note(house, match, anna, bruno)
    await play_out(house, match)
    before = await record_of(house, match)
    await show_table(another_house, match, None)

    await do_delete_account(house, caller(anna))

    assert await where_it_stands(house, anna.name) == []
    after = await whole(house, match, {0: "N. N. 1", 1: bruno.name})
    assert (after.opening, after.moves, after.result) == (before.opening, before.moves, before.result)
    shown = await show_table(house, match, bruno.account)
    assert [(seat.kind, seat.name) for seat in shown.seats] == [("person", "N. N. 1"), ("person", bruno.name)]


async def test_a_match_that_was_left_long_ago_forgets_the_name_as_well(house: House) -> None:
    anna, bruno, match = await two(house)
    await do_start(house, match, anna.account)
    _, seq, _ = await decision(house, match)
    await do_resign_to_bot(house, Command(match, 0, seq))
    await play_out(house, match)
    assert await where_it_stands(house, anna.name) == ["accounts.name", "actions.action"]

    await do_delete_account(house, caller(anna))

    assert await where_it_stands(house, anna.name) == []
    await whole(house, match, {0: "N. N. 1", 1: bruno.name})


async def test_an_entry_that_gave_a_seat_to_somebody_forgets_them_and_nobody_else(house: House) -> None:
    anna, bruno, match = await two(house, 3)
    await do_start(house, match, anna.account)
    chairs = [Chair("person", login.name, login.account) for login in (anna, bruno)]
    for seq, chair in enumerate(chairs, 1):
        entry = "INSERT INTO actions (match, seq, step, before, kind, seat, action, events, link, sealed, by) "
        values = "VALUES ($1, $2, 0, 0, 'chair', 2, $3, '[]', '', true, 'person')"
        await ask(house, entry + values, match, seq, encode(chair))
        await ask(house, "UPDATE matches SET seq = $2 WHERE id = $1", match, seq)

    await do_delete_account(house, caller(anna))

    names = [told.chair.name for told in await show_log(house, match, None, 0) if told.chair]
    assert names[:2] == ["N. N. 3", bruno.name]
    assert await where_it_stands(house, anna.name) == []


async def test_another_process_that_remembers_the_name_forgets_it_when_it_hears_of_it(
    house: House, another_house: House
) -> None:
    anna, bruno, match = await two(house)
    await do_start(house, match, anna.account)
    await play_out(house, match)
    assert (await show_table(another_house, match, None)).seats[0].name == anna.name
    assert isinstance(house.bus, WithinBus)
    await house.bus.subscribe(another_house.heard)

    await do_delete_account(house, caller(anna))

    assert [seat.name for seat in (await show_table(another_house, match, None)).seats] == ["N. N. 1", bruno.name]


async def test_the_sockets_at_a_match_hear_that_a_name_went(house: House, address: str) -> None:
    anna, bruno, match = await two(house)
    await do_start(house, match, anna.account)
    await play_out(house, match)
    async with (
        httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client,
        open_tab(address, match, bruno.token) as tab,
    ):
        assert (await tab.hear("table"))["table"]["seats"][0]["name"] == anna.name
        gone = await client.delete("/api/me", headers={"authorization": f"Bearer {anna.token}"})
        table = (await client.get(f"/api/matches/{match}")).json()
        told = await tab.hear("table")

    assert gone.status_code == 204
    assert table["seats"][0]["name"] == told["table"]["seats"][0]["name"] == "N. N. 1"


async def test_a_guest_who_registers_in_mid_turn_keeps_the_seat_the_clock_and_the_socket(
    house: House, address: str
) -> None:
    anna, bruno, match = await two(house)
    await do_start(house, match, anna.account)
    seat, seq, legal = await decision(house, match)
    guest = (anna, bruno)[seat]
    waits, clocks = "SELECT * FROM waits WHERE match = $1", "SELECT clocks, due_at FROM matches WHERE id = $1"
    before = await ask(house, waits, match), await ask(house, clocks, match)
    async with open_tab(address, match, guest.token) as tab:
        await tab.hear("position")

        member = await do_register(house, caller(guest), f"Member {token_hex(6)}", "eight letters and more")

        assert (await ask(house, waits, match), await ask(house, clocks, match)) == before
        assert (await tab.play(seq, legal[0], "a key"))["tell"] == "done"
    assert [row["account"] for row in before[0]] == [guest.account] == [member.account]
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        for token in (guest.token, member.token):
            shown = (await client.get(f"/api/matches/{match}", headers={"authorization": f"Bearer {token}"})).json()
            assert shown["seat"] == seat


async def whole(house: House, match: str, names: dict[int, str]) -> Any:
    """Return the record of a match that is over, and see that it proves itself, replays, and has these names."""
    house.forget(match)
    record = await record_of(house, match)
    assert replay(registry.game("goa"), record)
    assert {seat: seating.name for seat, seating in enumerate(record.header.seats)} == names
    assert {seating.kind for seating in record.header.seats} == {"person"}
    assert len(await scores_by_step(house, match, None)) == len(record.moves) + 1
    return record
