"""The export of a person's data in one file: nothing is missing, and nothing in it belongs to others."""

from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
import pytest

from kontor.core import encode
from kontor.server.accounts import Caller, Login, do_delete_account, do_make_guest, export_of
from kontor.server.accounts.exporting import PARTS
from kontor.server.errors import UnknownCallerError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_chat,
    do_create_match,
    do_join,
    do_mute,
    do_play_action,
    do_resign_to_bot,
    do_start,
    do_write_note,
)
from kontor.server.ratings import do_rate_match
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.people import exports, rests
from kontor.server.store.pool import Connection, connected
from server.gateway import new_client
from server.party import new_member
from server.sitting import decision, play_out

HIDDEN = "SELECT encode(secret, 'hex'), encode(seed, 'hex'), encode(state, 'hex') FROM matches WHERE id = $1"


class Pair(NamedTuple):
    """Two people in a running match."""

    match: str
    people: tuple[Login, Login]


async def pair(context: Context, seats: int = 2) -> Pair:
    people = [await new_member(context, f"{name} {token_hex(4)}") for name in ("Anna", "Bruno")]
    match = await do_create_match(context, people[0].account, NewMatch("goa", seats, speed="live", rated=True))
    for login in people:
        await do_join(context, match, login.account, login.name, None, None)
    await do_start(context, match, people[0].account)
    return Pair(match, (people[0], people[1]))


async def exported(context: Context, login: Login) -> Any:
    return msgspec.json.decode(await export_of(context, Caller(login.account, login.name, login.member)))


async def play(context: Context, match: str, decisions: int, by: str = "person") -> list[tuple[int, int]]:
    """Play some decisions; return the seat and the entry of each."""
    made = []
    for number in range(decisions):
        seat, seq, legal = await decision(context, match)
        await do_play_action(context, Command(match, seat, seq, by=by), encode(legal[number * 7 % len(legal)]))
        made.append((seat, seq + 1))
    return made


async def test_it_holds_all_that_a_person_did_said_and_wrote(context: Context) -> None:
    match, (anna, bruno) = await pair(context)
    made = await play(context, match, 12)
    await do_chat(context, match, anna.account, "What a market")
    await do_chat(context, match, bruno.account, "A secret of Bruno's")
    await do_write_note(context, match, anna.account, "Pepper first")
    await do_write_note(context, match, bruno.account, "A plan of Bruno's")
    await do_mute(context, match, anna.account, 1, muted=True)

    data = await exported(context, anna)

    assert set(data) == {"format", *PARTS}
    assert (data["account"]["name"], data["account"]["member"]) == (anna.name, True)
    assert len(data["logins"]) == 1
    assert data["rest"]["time_zone"] == "UTC"
    assert [(each["match"], each["seat"], each["still_mine"]) for each in data["matches"]] == [(match, 0, True)]
    assert [each["seq"] for each in data["actions"]] == [seq for seat, seq in made if seat == 0]
    assert all(each["action"]["do"] and each["at"] for each in data["actions"])
    assert [each["text"] for each in data["chat"]] == ["What a market"]
    assert data["notes"] == [{"match": match, "text": "Pepper first"}]
    assert data["mutes"] == [{"match": match, "seat": 1}]
    assert "Bruno" not in encode(data).decode()


async def test_of_a_running_match_it_holds_nothing_hidden_and_nothing_of_other_seats(context: Context) -> None:
    match, (anna, _) = await pair(context)
    await play(context, match, 8)
    async with context.at(match) as connection:
        secrets = await connection.fetchrow(HIDDEN, match)

    data = await exported(context, anna)

    text = encode(data).decode()
    assert not any(secret in text for secret in secrets)
    assert {each["seat"] for each in data["actions"]} == {0}
    assert set(data["matches"][0]) == {
        *("match", "game", "options", "status", "speed", "rated", "created_at", "moved_at"),
        *("created", "seat", "still_mine", "place"),
    }


async def test_decisions_that_others_made_for_a_person_are_not_in_it(context: Context) -> None:
    match, (anna, _) = await pair(context)
    own = await play(context, match, 4)
    await play(context, match, 6, by="caretaker:trader")
    ordered = await play(context, match, 4, by="order")

    data = await exported(context, anna)

    assert [each["seq"] for each in data["actions"]] == [seq for seat, seq in own + ordered if seat == 0]


async def test_a_seat_that_was_left_belongs_to_the_person_up_to_then_and_to_the_next_one_afterwards(
    context: Context,
) -> None:
    match, (anna, _) = await pair(context)
    dora = await do_make_guest(context, "Dora")
    first = await play(context, match, 6)
    _, seq, _ = await decision(context, match)
    await do_resign_to_bot(context, Command(match, 0, seq))
    await given_to(context, match, dora)
    second = await play(context, match, 6)

    of_anna, of_dora = await exported(context, anna), await exported(context, dora)

    assert [each["seq"] for each in of_anna["actions"]] == [seq for seat, seq in first if seat == 0]
    assert [each["seq"] for each in of_dora["actions"]] == [seq for seat, seq in second if seat == 0]
    assert [(each["seat"], each["still_mine"]) for each in of_anna["matches"]] == [(0, False)]
    assert [(each["seat"], each["still_mine"]) for each in of_dora["matches"]] == [(0, True)]


async def given_to(context: Context, match: str, login: Login) -> None:
    """Give seat 0 to a person by an entry of the log."""
    entry = """
    WITH moved AS (UPDATE matches SET seq = seq + 1 WHERE id = $1 RETURNING id, seq, step, head, link),
        sat AS (UPDATE seats SET kind = 'person', level = NULL, account = $3, name = $4 WHERE match = $1 AND seat = 0)
    INSERT INTO actions (match, seq, step, before, kind, seat, action, events, link, sealed, by)
    SELECT id, seq, step, head, 'chair', 0, $2, '[]', link, true, 'person' FROM moved
    """
    occupant = encode(Occupant("person", login.name, login.account))
    async with context.at(match) as connection:
        await connection.execute(entry, match, occupant, login.account, login.name)
    context.cache.forget(match)


async def test_a_rated_match_is_in_it_with_the_place_and_the_change_of_the_rating(context: Context) -> None:
    match, (anna, _) = await pair(context)
    await play_out(context, match)
    await do_rate_match(context, match)

    data = await exported(context, anna)

    assert data["matches"][0]["place"] in (1, 2)
    assert [(each["game"], each["seats"], each["matches"]) for each in data["ratings"]["now"]] == [("goa", 2, 1)]
    assert [(each["match"], each["counted"]) for each in data["ratings"]["changes"]] == [(match, True)]


async def test_a_match_that_a_person_created_without_taking_a_seat_is_in_it(context: Context) -> None:
    anna = await do_make_guest(context, "Anna")
    match = await do_create_match(context, anna.account, NewMatch("goa", 2))

    (row,) = (await exported(context, anna))["matches"]

    assert (row["match"], row["created"], row["seat"], row["place"]) == (match, True, None, None)


KEPT = """
SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
WHERE contype = 'f' AND confrelid = 'accounts'::regclass
"""
DERIVED = {"waits", "owners", "passkey_challenges"}
"""Tables that are derived from the matches and their logs, which are in the file; and what is deleted in minutes."""


async def test_no_table_with_data_of_people_is_left_out(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that refers to accounts is read for the file."""
    anna = await do_make_guest(context, "Anna")
    read: list[str] = []
    rows = exports.rows

    async def listening(connection: Connection, statement: str, account: int) -> exports.Rows:
        read.append(statement)
        return await rows(connection, statement, account)

    monkeypatch.setattr(exports, "rows", listening)
    async with connected(context.pool) as connection:
        kept = {row["name"] for row in await connection.fetch(KEPT)}

    await exported(context, anna)

    left_out = {
        name for name in kept if not any(f" {name} " in each.replace("\n", " ") for each in [*read, rests.RESTS])
    }
    assert left_out - DERIVED == set()
    assert "holidays" in kept


async def test_a_deleted_account_has_no_data(context: Context) -> None:
    anna = await do_make_guest(context, "Anna")
    who = Caller(anna.account, anna.name, member=False)
    await do_delete_account(context, who)

    with pytest.raises(UnknownCallerError):
        await export_of(context, who)


async def test_a_browser_saves_it_as_a_file_and_nobody_keeps_a_copy(context: Context, address: str) -> None:
    anna = await do_make_guest(context, "Anna")
    async with new_client(address) as client:
        answer = await client.get("/api/me/export", headers={"authorization": f"Bearer {anna.token}"})

    assert answer.headers["content-disposition"] == 'attachment; filename="kontor.json"'
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["account"]["id"] == anna.account
