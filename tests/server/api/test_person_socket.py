"""A person's own socket from outside, at real servers: one process, and two that hear of each other through NATS."""

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from kontor.client import Server
from kontor.server.accounts import do_log_out
from kontor.server.matches import Context
from server.gateway import gateway
from server.party import Party, party
from server.sitting import decision
from server.tab import Tab, open_tab, person_tab

MALFORMED = {
    "nothing": "",
    "an unknown verb": '{"say": "fly"}',
    "a command of a match": '{"say": "chat", "text": "Hello", "key": "k"}',
    "an unknown field": '{"say": "look", "loud": true}',
}


async def passed_on(context: Context, at: Party, http: Server) -> None:
    """Let the player whose turn it is decide over HTTP until it is the other's."""
    while (found := await decision(context, at.match))[0] == at.seat:
        _, seq, legal = found
        http.token = at.turn.token
        await http.play(at.match, seq, legal[0])


async def hear_here(tab: Tab, match: str, seats: list[int]) -> None:
    """Listen until these seats of a match are said to be here."""
    while True:
        told = await tab.hear("here")
        if {"match": match, "seats": seats} in told["matches"]:
            return


async def test_a_person_hears_whom_a_match_waits_for_on_every_page(context: Context, address: str) -> None:
    at = await party(context)

    async with person_tab(address, at.turn.token) as one, person_tab(address, at.other.token) as other:
        before = [(await tab.hear("mine"))["matches"][0]["waits_for_me"] for tab in (one, other)]
        async with Server(address) as http:
            await passed_on(context, at, http)
        after = [(await tab.hear("changed"))["matches"][0]["waits_for_me"] for tab in (one, other)]

    assert (before, after) == ([True, False], [False, True])


async def test_a_person_hears_at_one_gateway_what_happens_at_the_other_and_who_is_there(
    context: Context, database: str, services: dict[str, str]
) -> None:
    at, nats = await party(context), services["KONTOR_NATS"]

    with gateway(database, nats=nats) as here, gateway(database, nats=nats) as there:
        async with person_tab(here, at.other.token) as tab, Server(there) as http:
            assert [each["waits_for_me"] for each in (await tab.hear("mine"))["matches"]] == [False]
            await hear_here(tab, at.match, [1 - at.seat])
            await passed_on(context, at, http)
            assert [each["waits_for_me"] for each in (await tab.hear("changed"))["matches"]] == [True]
            async with open_tab(there, at.match, at.turn.token):
                await hear_here(tab, at.match, [0, 1])


async def test_the_whole_list_can_be_asked_for_again(context: Context, address: str) -> None:
    at = await party(context)

    async with person_tab(address, at.turn.token) as tab:
        first = await tab.hear("mine")
        await tab.say("look")
        again = await tab.hear("mine")

    assert [each["table"]["match"] for each in again["matches"]] == [at.match]
    assert first["matches"][0]["asked"] == again["matches"][0]["asked"]


async def test_the_list_is_in_the_language_that_the_client_asked_for(context: Context, address: str) -> None:
    at = await party(context)

    asked = []
    for language in ("en", "de"):
        async with person_tab(address, at.turn.token, language) as tab:
            asked.append((await tab.hear("mine"))["matches"][0]["asked"])

    assert asked[0] != asked[1]


async def test_nobody_without_a_valid_token_is_let_in(context: Context, address: str) -> None:
    at = await party(context)
    await do_log_out(context, at.turn.token)

    for token in (None, "made up", at.turn.token):
        async with person_tab(address, token) as tab:
            assert await tab.closed() == 4401


async def test_a_cookie_is_trusted_only_from_a_page_of_this_server(context: Context, address: str) -> None:
    at = await party(context)
    cookie = f"kontor_login={at.turn.token}"

    async with person_tab(address, None, additional_headers={"cookie": cookie, "origin": address}) as tab:
        assert len((await tab.hear("mine"))["matches"]) == 1
    elsewhere = {"cookie": cookie, "origin": "https://evil.example"}
    async with person_tab(address, None, additional_headers=elsewhere) as tab:
        assert await tab.closed() == 4401


@pytest.mark.parametrize("frame", MALFORMED.values(), ids=MALFORMED.keys())
async def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays_open(
    context: Context, address: str, frame: str
) -> None:
    at = await party(context)

    async with person_tab(address, at.turn.token) as tab:
        await tab.hear("mine")
        await tab.socket.send(frame)
        assert (await tab.hear("refused"))["problem"]["code"] == "malformed"
        await tab.say("ping")
        await tab.hear("pong")


async def test_a_socket_that_sends_too_much_is_closed(context: Context, address: str) -> None:
    at = await party(context)

    async with person_tab(address, at.turn.token) as tab:
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await tab.say("ping")
        assert await tab.closed() == 1008
