"""All that is kept of a person in one file: nothing is missing, and nothing is in it that is not theirs."""

from secrets import token_hex
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from kontor.core import encode
from kontor.server.accounts import Caller, Login, do_delete_account, do_make_guest, export_of
from kontor.server.accounts.exporting import PARTS
from kontor.server.errors import UnknownCallerError
from kontor.server.matches import (
    Command,
    House,
    Proposal,
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
from kontor.server.store import exports, rests
from kontor.server.store.chair import Chair
from kontor.server.store.pool import Connection, connected
from server.sitting import decision, play_out
from server.tab import PATIENCE

HIDDEN = "SELECT encode(secret, 'hex'), encode(seed, 'hex'), encode(state, 'hex') FROM matches WHERE id = $1"


class Pair(NamedTuple):
    """Two people at a match that is played."""

    match: str
    people: tuple[Login, Login]


async def pair(house: House, seats: int = 2) -> Pair:
    people = [await do_make_guest(house, f"{name} {token_hex(4)}") for name in ("Anna", "Bruno")]
    match = await do_create_match(house, people[0].account, Proposal("goa", seats, speed="live", rated=True))
    for login in people:
        await do_join(house, match, login.account, login.name, None, None)
    await do_start(house, match, people[0].account)
    return Pair(match, (people[0], people[1]))


async def exported(house: House, login: Login) -> Any:
    return msgspec.json.decode(await export_of(house, Caller(login.account, login.name, login.member)))


async def play(house: House, match: str, decisions: int, by: str = "person") -> list[tuple[int, int]]:
    """Play some decisions; return the seat and the entry of each."""
    made = []
    for number in range(decisions):
        seat, seq, legal = await decision(house, match)
        await do_play_action(house, Command(match, seat, seq, by=by), encode(legal[number * 7 % len(legal)]))
        made.append((seat, seq + 1))
    return made


async def test_it_holds_all_that_a_person_did_said_and_wrote(house: House) -> None:
    match, (anna, bruno) = await pair(house)
    made = await play(house, match, 12)
    await do_chat(house, match, anna.account, "What a market")
    await do_chat(house, match, bruno.account, "A secret of Bruno's")
    await do_write_note(house, match, anna.account, "Pepper first")
    await do_write_note(house, match, bruno.account, "A plan of Bruno's")
    await do_mute(house, match, anna.account, 1, muted=True)

    data = await exported(house, anna)

    assert set(data) == {"format", *PARTS}
    assert (data["account"]["name"], data["account"]["member"]) == (anna.name, False)
    assert len(data["logins"]) == 1
    assert data["rest"]["time_zone"] == "UTC"
    assert [(each["match"], each["seat"], each["still_mine"]) for each in data["matches"]] == [(match, 0, True)]
    assert [each["seq"] for each in data["actions"]] == [seq for seat, seq in made if seat == 0]
    assert all(each["action"]["do"] and each["at"] for each in data["actions"])
    assert [each["text"] for each in data["chat"]] == ["What a market"]
    assert data["notes"] == [{"match": match, "text": "Pepper first"}]
    assert data["mutes"] == [{"match": match, "seat": 1}]
    assert "Bruno" not in encode(data).decode()


async def test_of_a_running_match_it_holds_nothing_hidden_and_nothing_of_other_seats(house: House) -> None:
    match, (anna, _) = await pair(house)
    await play(house, match, 8)
    async with connected(house.pool) as connection:
        secrets = await connection.fetchrow(HIDDEN, match)

    data = await exported(house, anna)

    text = encode(data).decode()
    assert not any(secret in text for secret in secrets)
    assert {each["seat"] for each in data["actions"]} == {0}
    assert set(data["matches"][0]) == {
        *("match", "game", "options", "status", "speed", "rated", "created_at", "moved_at"),
        *("created", "seat", "still_mine", "place"),
    }


async def test_who_played_for_a_person_is_not_that_person(house: House) -> None:
    match, (anna, _) = await pair(house)
    own = await play(house, match, 4)
    await play(house, match, 6, by="caretaker:trader")
    ordered = await play(house, match, 4, by="order")

    data = await exported(house, anna)

    assert [each["seq"] for each in data["actions"]] == [seq for seat, seq in own + ordered if seat == 0]


async def test_a_seat_that_was_left_is_the_persons_up_to_then_and_the_next_ones_from_then_on(house: House) -> None:
    match, (anna, _) = await pair(house)
    dora = await do_make_guest(house, "Dora")
    first = await play(house, match, 6)
    _, seq, _ = await decision(house, match)
    await do_resign_to_bot(house, Command(match, 0, seq))
    await given_to(house, match, dora)
    second = await play(house, match, 6)

    of_anna, of_dora = await exported(house, anna), await exported(house, dora)

    assert [each["seq"] for each in of_anna["actions"]] == [seq for seat, seq in first if seat == 0]
    assert [each["seq"] for each in of_dora["actions"]] == [seq for seat, seq in second if seat == 0]
    assert [(each["seat"], each["still_mine"]) for each in of_anna["matches"]] == [(0, False)]
    assert [(each["seat"], each["still_mine"]) for each in of_dora["matches"]] == [(0, True)]


async def given_to(house: House, match: str, login: Login) -> None:
    """Give seat 0 to somebody by an entry of the log."""
    entry = """
    WITH moved AS (UPDATE matches SET seq = seq + 1 WHERE id = $1 RETURNING id, seq, step, head, link),
        sat AS (UPDATE seats SET kind = 'person', level = NULL, account = $3, name = $4 WHERE match = $1 AND seat = 0)
    INSERT INTO actions (match, seq, step, before, kind, seat, action, events, link, sealed, by)
    SELECT id, seq, step, head, 'chair', 0, $2, '[]', link, true, 'person' FROM moved
    """
    chair = encode(Chair("person", login.name, login.account))
    async with connected(house.pool) as connection:
        await connection.execute(entry, match, chair, login.account, login.name)
    house.forget(match)


async def test_a_rated_match_is_in_it_with_its_place_and_what_it_made_of_the_rating(house: House) -> None:
    match, (anna, _) = await pair(house)
    await play_out(house, match)
    await do_rate_match(house, match)

    data = await exported(house, anna)

    assert data["matches"][0]["place"] in (1, 2)
    assert [(each["game"], each["seats"], each["matches"]) for each in data["ratings"]["now"]] == [("goa", 2, 1)]
    assert [(each["match"], each["counted"]) for each in data["ratings"]["changes"]] == [(match, True)]


async def test_a_match_that_one_created_and_never_sat_at_is_in_it(house: House) -> None:
    anna = await do_make_guest(house, "Anna")
    match = await do_create_match(house, anna.account, Proposal("goa", 2))

    (row,) = (await exported(house, anna))["matches"]

    assert (row["match"], row["created"], row["seat"], row["place"]) == (match, True, None, None)


KEPT = """
SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
WHERE contype = 'f' AND confrelid = 'accounts'::regclass
"""
DERIVED = {"waits", "owners"}
"""What follows from the matches and their logs, which are in the file."""


async def test_nothing_that_is_kept_of_people_is_left_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that refers to accounts is read for the file."""
    anna = await do_make_guest(house, "Anna")
    read: list[str] = []
    rows = exports.rows

    async def listening(connection: Connection, statement: str, account: int) -> exports.Rows:
        read.append(statement)
        return await rows(connection, statement, account)

    monkeypatch.setattr(exports, "rows", listening)
    async with connected(house.pool) as connection:
        kept = {row["name"] for row in await connection.fetch(KEPT)}

    await exported(house, anna)

    left_out = {
        name for name in kept if not any(f" {name} " in each.replace("\n", " ") for each in [*read, rests.RESTS])
    }
    assert left_out - DERIVED == set()
    assert "holidays" in kept


async def test_who_is_gone_has_no_data(house: House) -> None:
    anna = await do_make_guest(house, "Anna")
    who = Caller(anna.account, anna.name, member=False)
    await do_delete_account(house, who)

    with pytest.raises(UnknownCallerError):
        await export_of(house, who)


async def test_a_browser_saves_it_as_a_file_and_nobody_keeps_a_copy(house: House, address: str) -> None:
    anna = await do_make_guest(house, "Anna")
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        answer = await client.get("/api/me/export", headers={"authorization": f"Bearer {anna.token}"})

    assert answer.headers["content-disposition"] == 'attachment; filename="kontor.json"'
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["account"]["id"] == anna.account
