"""What a table counts for: ratings need an end, and an end needs a clock. On a real PostgreSQL."""

import httpx
import pytest

from kontor.server.accounts import do_make_guest
from kontor.server.matches import House, Proposal, do_create_match, do_join, do_rematch, do_start
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.lobby.create import UnfitTableError
from kontor.server.matches.read.look import show_table
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.sitting import new_account, play_out
from server.tab import PATIENCE


@pytest.mark.parametrize(
    ("listed", "speed", "rated"),
    [(True, "untimed", False), (True, "days", True), (False, "untimed", False), (False, "days", False)],
)
async def test_unless_it_is_said_a_listed_table_with_a_clock_counts_and_no_other(
    house: House, listed: bool, speed: Slug, rated: bool
) -> None:
    match = await do_create_match(house, await new_account(house), Proposal("goa", 2, listed=listed, speed=speed))
    assert (await show_table(house, match, None)).rated is rated


@pytest.mark.parametrize("listed", [False, True])
async def test_a_table_without_a_clock_cannot_count(house: House, listed: bool) -> None:
    with raises_saying(UnfitTableError, "Choose a speed"):
        await do_create_match(house, await new_account(house), Proposal("goa", 2, listed=listed, rated=True))


async def test_a_table_of_friends_with_a_clock_counts_if_they_say_so(house: House) -> None:
    match = await do_create_match(house, await new_account(house), Proposal("goa", 2, speed="live", rated=True))
    assert (await show_table(house, match, None)).rated


async def test_over_http_one_is_told_what_to_do(house: House, address: str) -> None:
    login = await do_make_guest(house, "Anna")
    headers = {"authorization": f"Bearer {login.token}", "accept-language": "de"}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE) as client:
        answer = await client.post("/api/matches", json={"game": "goa", "seats": 2, "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (400, "rated-untimed")
    assert "Wähle eine Bedenkzeit" in answer.json()["text"]


async def test_a_match_that_counted_without_a_clock_can_be_played_again_and_does_not_count(house: House) -> None:
    people = [await new_account(house, name) for name in ("Anna", "Bruno")]
    match = await do_create_match(house, people[0], Proposal("goa", 2))
    for account in people:
        await do_join(house, match, account, f"Person {account}", None, None)
    await do_start(house, match, people[0])
    await play_out(house, match)
    async with connected(house.pool) as connection:
        await connection.execute("UPDATE matches SET rated = true WHERE id = $1", match)
    house.forget(match)

    again = await do_rematch(house, match, people[0], "Anna")

    assert not (await show_table(house, again, people[0])).rated
