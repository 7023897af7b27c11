"""Strange requests to a real server: each is refused with a problem, and none of them breaks anything."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from kontor.core import decode
from kontor.server.api.problems import Problem
from kontor.server.matches import Context
from server.gateway import new_client
from server.party import Party, everything, party

LONG = "x" * 30_000
DEEP = "[" * 20_000 + "]" * 20_000
MATCH = "/api/matches/{match}"

STRANGE: dict[str, tuple[str, str, bytes | str | None]] = {
    "no body": ("POST", "/api/guests", None),
    "an empty body": ("POST", "/api/guests", ""),
    "no JSON": ("POST", "/api/guests", "name=Anna"),
    "half of it": ("POST", "/api/guests", '{"name": "An'),
    "no object": ("POST", "/api/guests", "[]"),
    "no UTF-8": ("POST", "/api/guests", b'{"name": "\xff\xfe"}'),
    "half a surrogate": ("POST", "/api/guests", '{"name": "\\ud800"}'),
    "an unknown field": ("POST", "/api/guests", '{"name": "Anna", "admin": true}'),
    "a field twice as deep as anybody reads": ("POST", "/api/guests", f'{{"name": {DEEP}}}'),
    "a very deep action": ("POST", f"{MATCH}/actions", f'{{"seq": 0, "action": {{"do": {DEEP}}}}}'),
    "a very deep preview": ("POST", f"{MATCH}/preview", f'{{"action": {{"do": {DEEP}}}}}'),
    "an action of another game": ("POST", f"{MATCH}/actions", '{"seq": 0, "action": {"do": "place_merchant"}}'),
    "an action with a long text": ("POST", f"{MATCH}/actions", f'{{"seq": 0, "action": {{"do": "{LONG}"}}}}'),
    "a thing with a long name": ("POST", f"{MATCH}/preview", f'{{"action": {{"do": "use_tile", "tile": "{LONG}"}}}}'),
    "an action with a huge number": ("POST", f"{MATCH}/actions", f'{{"seq": 0, "action": {{"do": {"9" * 5000}}}}}'),
    "an action that is a list": ("POST", f"{MATCH}/actions", '{"seq": 0, "action": []}'),
    "a huge seq": ("POST", f"{MATCH}/actions", f'{{"seq": {"9" * 5000}, "action": {{}}}}'),
    "a seq that is no number": ("POST", f"{MATCH}/undo", '{"seq": 1.5}'),
    "a key with the character zero": ("POST", f"{MATCH}/undo", '{"seq": 0, "key": "\\u0000"}'),
    "seats without number": ("POST", "/api/matches", f'{{"game": "goa", "seats": {"9" * 400}}}'),
    "fewer seats than none": ("POST", "/api/matches", '{"game": "goa", "seats": -5}'),
    "a game that is not there": ("POST", "/api/matches", f'{{"game": "{LONG}", "seats": 2}}'),
    "options that are not there": (
        "POST",
        "/api/matches",
        f'{{"game": "goa", "seats": 2, "options": {{"{LONG}": 1}}}}',
    ),
    "options that are deep": ("POST", "/api/matches", f'{{"game": "goa", "seats": 2, "options": {{"a": {DEEP}}}}}'),
    "a seat far away": ("PUT", f"{MATCH}/seats/99999999999999999999", "{}"),
    "a seat before the first": ("DELETE", f"{MATCH}/seats/-1", None),
    "a level that is not there": ("POST", f"{MATCH}/start", '{"fill_with": "grandmaster"}'),
    "a mute of a seat far away": ("PUT", f"{MATCH}/mutes/99999999999999999999", '{"muted": true}'),
    "a note with the character zero": ("PUT", f"{MATCH}/note", '{"text": "\\u0000"}'),
    "a chat with the character zero": ("POST", f"{MATCH}/chat", '{"text": "a\\u0000b"}'),
    "things that are not there": ("POST", f"{MATCH}/why-not", f'{{"refs": ["{"x" * 101}"]}}'),
    "a thing with a very long name": ("POST", f"{MATCH}/describe", f'{{"ref": "{"x" * 101}"}}'),
    "a thing without a name": ("POST", f"{MATCH}/describe", '{"ref": ""}'),
    "no things": ("POST", f"{MATCH}/why-not", '{"refs": []}'),
    "a recovery link that is made up": ("POST", "/api/logins/recovery", '{"recovery": "W10.x"}'),
    "a login with the character zero": ("POST", "/api/logins", '{"name": "\\u0000", "password": "\\u0000"}'),
    "since long ago": ("GET", f"{MATCH}/log?since=-99999999999999999999", None),
    "since the far future": ("GET", f"{MATCH}/chat?since=99999999999999999999", None),
    "since a word": ("GET", f"{MATCH}/view?since=yesterday", None),
    "a match with the character zero": ("GET", "/api/matches/%00/view", None),
    "a match that is no text": ("GET", "/api/matches/%FF%FE/view", None),
    "a match with a long name": ("GET", f"/api/matches/{LONG}/view", None),
    "a match above": ("GET", "/api/matches/..%2F..%2Fme", None),
    "a rule with a long name": ("GET", f"/api/games/goa/rules/{LONG}", None),
    "a rule with the character zero": ("GET", "/api/games/goa/rules/%00", None),
    "a language with a long name": ("GET", f"/api/games/goa/messages/{LONG}", None),
    "a game with a long name": ("GET", f"/api/games/{LONG}/components", None),
    "a game above": ("GET", "/api/games/..%2F..%2Fcore/components", None),
    "a filter with the character zero": ("GET", "/api/matches?game=%00", None),
    "an instruction far away": ("PUT", f"{MATCH}/orders", f'{{"numbers": [{"9" * 40}]}}'),
    "a night without end": ("PUT", "/api/me/rest", f'{{"night_from": {"9" * 40}, "night_until": -{"9" * 40}}}'),
    "no such route": ("GET", "/api/nothing", None),
    "no such method": ("PATCH", "/api/me", None),
}
TOO_FAR = (-(10**40), -1, 2**31, 2**62, 2**63, 10**40)
"""Numbers outside of what columns of the database hold, and beside them."""
HEADERS: dict[str, dict[str, str | bytes]] = {
    "no language": {"accept-language": ("ü" * 1000).encode()},
    "a token that is no text": {"authorization": b"Bearer \xff\xfe"},
    "a long token": {"authorization": f"Bearer {LONG[:8000]}"},
    "a cookie that is none": {"cookie": "=;kontor_login=;;;=x", "authorization": ""},
    "a page that is none": {"origin": "http://[", "cookie": "kontor_login=x", "authorization": ""},
    "a body of another kind": {"content-type": "application/msgpack"},
    "a form": {"content-type": "multipart/form-data"},
    "a charset that is none": {"content-type": "application/json; charset=none"},
}


@pytest.fixture
async def at(context: Context) -> Party:
    return await party(context)


@pytest.fixture
async def client(address: str, at: Party) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"authorization": f"Bearer {at.turn.token}", "content-type": "application/json"}
    async with new_client(address, headers=headers) as client:
        yield client


@pytest.mark.parametrize(("method", "path", "body"), STRANGE.values(), ids=STRANGE)
async def test_a_strange_request_is_refused_and_changes_nothing(
    context: Context, client: httpx.AsyncClient, at: Party, method: str, path: str, body: Any
) -> None:
    before = await everything(context, at.match)

    answer = await client.request(method, path.replace("{match}", at.match), content=body)

    assert 400 <= answer.status_code < 500, answer.text
    assert decode(answer.content, Problem).code not in ("", "broken")
    assert len(answer.content) < 2000
    assert await everything(context, at.match) == before


async def test_no_number_in_a_path_or_a_query_is_too_far_for_a_route(client: httpx.AsyncClient, at: Party) -> None:
    document = (await client.get("/schema/openapi.json")).json()
    tried = 0

    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for name, place in numbers_of(operation):
                for number in TOO_FAR:
                    filled = path.replace(f"{{{name}}}", str(number)).replace("{match}", at.match)
                    filled = re.sub(r"{[^}]*}", "0", filled)
                    query = {name: number} if place == "query" else {}
                    answer = await client.request(method, filled, params=query, json={})
                    assert answer.status_code < 500, (method, path, name, number)
                    tried += 1

    assert tried > 200


def numbers_of(operation: Any) -> Iterator[tuple[str, str]]:
    """Yield the name of every number in the path or the query of an operation, and where it is."""
    for parameter in operation.get("parameters", ()):
        if '"integer"' in json.dumps(parameter["schema"]):
            yield parameter["name"], parameter["in"]


@pytest.mark.parametrize("depth", range(850, 1000, 10))
async def test_the_most_deeply_nested_action_that_can_be_read_breaks_nothing(
    client: httpx.AsyncClient, at: Party, depth: int
) -> None:
    action = '{"do":' * depth + "1" + "}" * depth

    answer = await client.post(f"/api/matches/{at.match}/actions", content=f'{{"seq": 0, "action": {action}}}')

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_luck_with_a_null_character_is_refused(context: Context, client: httpx.AsyncClient) -> None:
    table = await party(context, "open")

    answer = await client.post(f"/api/matches/{table.match}/seats", json={"entropy": "\0"})

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("headers", HEADERS.values(), ids=HEADERS)
@pytest.mark.parametrize("path", ["/api/me", "/api/matches/{match}/view", "/api/games"])
async def test_strange_headers_break_nothing(
    client: httpx.AsyncClient, at: Party, path: str, headers: dict[str, str]
) -> None:
    got = await client.get(path.replace("{match}", at.match), headers=headers)
    sent = await client.post("/api/guests", content='{"name": "Anna"}', headers=headers)

    assert got.status_code in (200, 401)
    assert sent.status_code in (201, 400, 403, 415)


async def test_a_body_without_a_length_is_cut_off_when_it_is_too_large(client: httpx.AsyncClient) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b" " * 1024

    answer = await client.post("/api/guests", content=endless())

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
