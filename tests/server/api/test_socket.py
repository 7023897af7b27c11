"""Sockets from outside, at a real server: whatever a client does, every command has one effect or none."""

import asyncio
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from kontor.client import ProblemError, Server
from kontor.core import encode
from kontor.server.accounts import do_log_out, do_recover
from kontor.server.api.socket.conversation import MAX_BURST
from kontor.server.api.socket.outbox import MAX_SOCKETS_PER_ACCOUNT
from kontor.server.matches import Context
from kontor.server.store.pool import connected
from server.gateway import new_client
from server.party import Party, everything, length, party
from server.sitting import decision
from server.tab import bare_tab, open_tab

PING_INTERVAL_SECONDS = 20.0
"""Seconds after which a server pings a silent socket."""
MALFORMED = {
    "nothing": "",
    "half a frame": '{"say": "ping"',
    "no object": "[1, 2]",
    "null": "null",
    "a number": "1e999",
    "an unknown verb": '{"say": "fly"}',
    "an unknown field": '{"say": "ping", "loud": true}',
    "no key": '{"say": "play", "seq": 0, "action": {}}',
    "an empty key": '{"say": "play", "seq": 0, "action": {}, "key": ""}',
    "no action": '{"say": "play", "seq": 0, "key": "k"}',
    "a text as seq": '{"say": "play", "seq": "0", "action": {}, "key": "k"}',
    "a seq out of range": '{"say": "undo", "seq": 10000000000000000000000, "key": "k"}',
    "half a surrogate": '{"say": "chat", "text": "\\ud800", "key": "k"}',
    "too deep": '{"say": "play", "seq": 0, "key": "k", "action": {"a": ' + "[" * 20_000 + "]" * 20_000 + "}}",
}


async def token_on_another_device(context: Context, recovery: str | None) -> str:
    assert recovery is not None
    return (await do_recover(context, recovery)).token


async def test_a_move_in_one_tab_is_seen_in_every_tab_and_on_every_device(context: Context, address: str) -> None:
    at = await party(context)
    elsewhere = await token_on_another_device(context, at.turn.recovery)

    async with AsyncExitStack() as stack:
        tokens = (at.turn.token, at.turn.token, elsewhere, at.other.token, None)
        tabs = [await stack.enter_async_context(open_tab(address, at.match, token)) for token in tokens]
        for tab in tabs:
            await tab.hear_until(0)
        done = await tabs[0].play(0, at.legal[0], "key")
        seen = [(await tab.hear_until(1))[-1] for tab in tabs[1:]]

    assert (done["tell"], done["seq"], done["again"]) == ("done", 1, False)
    assert [(each["seq"], [told["seq"] for told in each["told"]]) for each in seen] == [(1, [1])] * 4
    assert [each["seat"] for each in seen] == [at.seat, at.seat, 1 - at.seat, None]
    assert await length(context, at.match) == 1


async def test_of_two_devices_that_decide_at_once_only_one_acts(context: Context, address: str) -> None:
    at = await party(context)
    elsewhere = await token_on_another_device(context, at.turn.recovery)

    async with open_tab(address, at.match, at.turn.token) as one, open_tab(address, at.match, elsewhere) as other:
        answers = await asyncio.gather(one.play(0, at.legal[0], "one"), other.play(0, at.legal[-1], "other"))

    assert sorted(answer["tell"] for answer in answers) == ["done", "refused"]
    assert [answer["problem"]["code"] for answer in answers if answer["tell"] == "refused"] == ["stale"]
    assert await length(context, at.match) == 1


async def test_a_double_click_plays_once_and_both_clicks_are_acknowledged(context: Context, address: str) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as tab:
        await tab.say("play", seq=0, action=at.legal[0], key="click")
        await tab.say("play", seq=0, action=at.legal[0], key="click")
        answers = [await tab.answer("click"), await tab.answer("click")]

    assert [(answer["seq"], answer["again"]) for answer in answers] == [(1, False), (1, True)]
    assert await length(context, at.match) == 1


async def test_a_double_click_in_two_tabs_plays_once(context: Context, address: str) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as one, open_tab(address, at.match, at.turn.token) as other:
        answers = await asyncio.gather(*(tab.play(0, at.legal[0], "click") for tab in (one, other)))

    assert sorted((answer["seq"], answer["again"]) for answer in answers) == [(1, False), (1, True)]
    assert await length(context, at.match) == 1


@pytest.mark.parametrize("seq", [0, 2])
async def test_a_command_that_is_sent_again_much_later_gets_the_same_answer(
    context: Context, address: str, seq: int
) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as tab, Server(address) as http:
        await tab.play(0, at.legal[0], "key")
        await play_on(context, at, http, 1)
        again = await tab.play(seq, at.legal[0], "key")

    assert (again["tell"], again["seq"], again["again"]) == ("done", 1, True)
    assert await length(context, at.match) == 2


@pytest.mark.parametrize("seq", [0, 2])
async def test_a_request_that_is_sent_again_much_later_gets_the_same_answer(
    context: Context, address: str, seq: int
) -> None:
    at = await party(context)

    async with Server(address, at.turn.token) as http:
        first = await http.play(at.match, 0, at.legal[0], "key")
        await play_on(context, at, http, 1)
        http.token = at.turn.token
        again = await http.play(at.match, seq, at.legal[0], "key")

    assert (first, again) == (1, 1)
    assert await length(context, at.match) == 2


async def test_a_command_before_hello_is_not_carried_out(context: Context, address: str) -> None:
    at = await party(context)
    before = await everything(context, at.match)

    async with bare_tab(address, at.match) as tab:
        await tab.say("play", seq=0, action=at.legal[0], key="early")
        answer = await tab.answer()

        assert answer["problem"]["code"] == "malformed"
        assert await tab.closed() == 4400
    assert await everything(context, at.match) == before


async def test_a_socket_that_sends_no_hello_is_closed(context: Context, address: str) -> None:
    at = await party(context)

    async with bare_tab(address, at.match) as tab:
        assert await tab.closed() == 1008


async def test_a_decision_on_an_old_position_is_stale_and_changes_nothing(context: Context, address: str) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as tab, Server(address) as http:
        await play_on(context, at, http, 1)
        before = await everything(context, at.match)
        answers = [await tab.play(seq, at.legal[0], f"key {seq}") for seq in (-1, 0, 2, 1_000_000)]

    assert [(answer["tell"], answer["problem"]["code"]) for answer in answers] == [("refused", "stale")] * 4
    assert await everything(context, at.match) == before


@pytest.mark.parametrize("frame", MALFORMED.values(), ids=MALFORMED.keys())
async def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays_open(
    context: Context, address: str, frame: str
) -> None:
    at = await party(context)
    before = await everything(context, at.match)

    async with open_tab(address, at.match, at.turn.token) as tab:
        await tab.socket.send(frame)
        refused = await tab.answer()
        await tab.say("ping")
        await tab.hear("pong")

    assert refused["problem"]["code"] == "malformed"
    assert await everything(context, at.match) == before


async def test_a_binary_message_is_refused(context: Context, address: str) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as tab:
        await tab.socket.send(encode({"say": "ping"}))

        assert (await tab.answer())["problem"]["code"] == "malformed"


@pytest.mark.parametrize("key", ["\0", "k\0"])
async def test_a_key_that_cannot_be_stored_is_refused(context: Context, address: str, key: str) -> None:
    at = await party(context)
    before = await everything(context, at.match)

    async with open_tab(address, at.match, at.turn.token) as tab, Server(address, at.turn.token) as http:
        assert (await tab.play(0, at.legal[0], key))["problem"]["code"] == "malformed"
        await tab.say("chat", text="Hello", key=key)
        assert (await tab.answer(key))["problem"]["code"] == "malformed"
        with pytest.raises(ProblemError) as caught:
            await http.play(at.match, 0, at.legal[0], key)

    assert (caught.value.status, caught.value.code) == (400, "malformed")
    assert await everything(context, at.match) == before


async def test_a_message_of_more_than_64_kib_closes_the_socket(context: Context, address: str) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as tab:
        await tab.say("chat", text="x" * 65_000, key="long")
        assert (await tab.answer())["problem"]["code"] == "malformed"
        await tab.say("chat", text="x" * 65_536, key="longer")
        assert await tab.closed() == 1009


async def test_a_socket_that_sends_too_much_is_closed_and_may_come_back(context: Context, address: str) -> None:
    at = await party(context)

    async with open_tab(address, at.match, at.turn.token) as tab:
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await tab.say("ping")
        assert await tab.closed() == 1008
    async with open_tab(address, at.match, at.turn.token) as tab:
        await tab.hear_until(0)


@pytest.mark.parametrize("who", ["stranger", "creator", "nobody"])
async def test_a_spectator_watches_and_cannot_do_anything(context: Context, address: str, who: str) -> None:
    at = await party(context)
    token = None if who == "nobody" else getattr(at, who).token
    before = await everything(context, at.match)

    async with open_tab(address, at.match, token) as tab:
        (seen,) = await tab.hear_until(0)
        await tab.say("play", seq=0, action=at.legal[0], key="play")
        await tab.say("undo", seq=0, key="undo")
        await tab.say("chat", text="Hello", key="chat")
        answers = [await tab.answer(key) for key in ("play", "undo", "chat")]

    assert (seen["seat"], seen["legal"]) == (None, [])
    assert [(answer["tell"], answer["problem"]["code"]) for answer in answers] == [("refused", "no-seat")] * 3
    assert await everything(context, at.match) == before


async def test_another_seat_cannot_decide_for_the_one_whose_turn_it_is(context: Context, address: str) -> None:
    at = await party(context)
    before = await everything(context, at.match)

    async with open_tab(address, at.match, at.other.token) as tab:
        answer = await tab.play(0, at.legal[0], "key")

    assert (answer["problem"]["code"], answer["problem"]["rule"]) == ("refused", "KON-1")
    assert await everything(context, at.match) == before


async def test_an_unknown_token_closes_the_socket(context: Context, address: str) -> None:
    at = await party(context)
    await do_log_out(context, at.turn.token)

    for token in (at.turn.token, "made up"):
        async with open_tab(address, at.match, token) as tab:
            assert await tab.closed() == 4401


async def test_a_match_that_does_not_exist_closes_the_socket(address: str) -> None:
    for match in ("nowhere", "%00", "%F0%9F%90%8C", "x" * 5000):
        async with open_tab(address, match) as tab:
            assert (await tab.answer())["problem"]["code"] in ("no-match", "malformed")
            assert await tab.closed() == 4400


async def test_a_refusal_is_in_the_language_that_the_client_asked_for(address: str) -> None:
    async with bare_tab(address, "nowhere") as tab:
        await tab.say("hello", lang="de")
        assert "Es gibt keine Partie" in (await tab.answer())["problem"]["text"]


async def test_a_client_that_knows_an_entry_gets_exactly_the_later_ones(context: Context, address: str) -> None:
    at = await party(context)
    async with Server(address) as http:
        await play_on(context, at, http, 7)

    for since, expected in ((-1, [0, *range(1, 8)]), (0, [*range(1, 8)]), (4, [5, 6, 7]), (7, []), (None, [])):
        async with open_tab(address, at.match, at.turn.token, since) as tab:
            (seen,) = await tab.hear_until(7)
        assert [told["seq"] for told in seen["told"]] == expected
        assert (seen["seq"], seen["skipped"]) == (7, 0)


async def test_a_client_that_does_not_read_is_dropped_and_comes_back_without_a_gap(
    context: Context, address: str
) -> None:
    at = await party(context)
    await talked(context, at.match, 5000)

    async with open_tab(address, at.match, at.other.token, max_queue=1, compression=None) as deaf:
        await deaf.hear_until(0)
        deaf.socket.transport.pause_reading()
        for _ in range(MAX_BURST - 1):
            await deaf.say("ping")
        async with Server(address) as http:
            await play_on(context, at, http, 20)
        await no_socket_left(address)
        deaf.socket.transport.resume_reading()
        missed = await deaf.closed()
    async with open_tab(address, at.match, at.other.token, 0) as tab:
        (seen,) = await tab.hear_until(20)

    assert missed in (1006, 4408)
    assert [told["seq"] for told in seen["told"]] == [*range(1, 21)]


async def test_a_cookie_is_trusted_only_from_a_page_of_this_server(context: Context, address: str) -> None:
    at = await party(context)
    cookie, own = f"kontor_login={at.turn.token}", address
    pages: dict[str, tuple[dict[str, str], int | None]] = {
        "an own page": ({"origin": own}, at.seat),
        "a page elsewhere": ({"origin": "https://evil.example"}, None),
        "a page that hides": ({"origin": "null"}, None),
        "a page of another port": ({"origin": "http://127.0.0.1:1"}, None),
        "a page that logs in somehow else": ({"origin": "https://evil.example", "authorization": "Basic eDp5"}, None),
        "no page": ({}, None),
        "no page, but a token": ({"authorization": f"Bearer {at.other.token}"}, 1 - at.seat),
    }

    found = {}
    for page, (headers, _) in pages.items():
        async with open_tab(address, at.match, additional_headers={"cookie": cookie, **headers}) as tab:
            (seen,) = await tab.hear_until(0)
            found[page] = seen["seat"]

    assert found == {page: seat for page, (_, seat) in pages.items()}


async def test_an_account_has_a_limited_number_of_sockets_however_fast_it_opens_them(
    context: Context, address: str
) -> None:
    at = await party(context)

    async with AsyncExitStack() as stack:
        tabs = [
            await stack.enter_async_context(bare_tab(address, at.match)) for _ in range(MAX_SOCKETS_PER_ACCOUNT + 5)
        ]
        await asyncio.gather(*(tab.say("hello", token=at.turn.token) for tab in tabs))
        first = [await tab.hear("position", "refused") for tab in tabs]

    refused = [told["problem"]["code"] for told in first if told["tell"] == "refused"]
    assert refused == ["too-many-sockets"] * 5
    async with open_tab(address, at.match, at.turn.token) as tab:
        await tab.hear_until(0)


async def play_on(context: Context, at: Party, http: Server, times: int) -> int:
    """Let the players decide over HTTP a number of times; return the last entry."""
    seq = 0
    for _ in range(times):
        seat, seq, legal = await decision(context, at.match)
        http.token = at.sitting[seat].token
        seq = await http.play(at.match, seq, legal[0])
    return seq


async def talked(context: Context, match: str, messages: int) -> None:
    """Store so much talk that it does not fit into the buffers of a connection."""
    rows = [(match, number, 0, "Anna", "🐌" * 500) for number in range(1, messages + 1)]
    async with connected(context.pool) as connection:
        await connection.copy_records_to_table(
            "chat", records=rows, columns=("match", "number", "seat", "name", "text")
        )


async def no_socket_left(address: str) -> None:
    """Wait until the server has no open socket."""
    async with asyncio.timeout(PING_INTERVAL_SECONDS), new_client(address) as client:
        while "kontor_sockets 0.0" not in (await client.get("/metrics")).text:
            pass
