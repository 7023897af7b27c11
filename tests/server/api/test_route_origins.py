"""Route by caller by origin by content type: what changes something is JSON, and comes from our own page.

The routes, their callers and what they answer are the table of `test_routes.py`, which fails if a route has no row. A
route that is not in the document of the API has to be a signed link, or it fails here.
"""

from itertools import product

import pytest

from kontor.core import decode
from kontor.server.api.openapi import handlers
from kontor.server.api.origins import SAFE_METHODS, SIGNED_LINK
from kontor.server.api.problems import Problem
from kontor.server.matches import Context
from kontor.server.settings import Settings
from sampling import rotating
from server.api.test_routes import ASKING, CALLERS, TABLE, Asking, Parties, asked_by, path_of, token_of
from server.gateway import new_client
from server.party import everything
from server.within import new_app

CHANGING = [route for route in TABLE if not route.startswith(("GET", "WS"))]
FOREIGN = {
    "another site": {"origin": "https://evil.example"},
    "another port": {"origin": "http://127.0.0.1:1"},
    "hidden": {"origin": "null"},
    "no origin, another site": {"sec-fetch-site": "cross-site"},
    "no origin, a neighbour": {"sec-fetch-site": "same-site"},
}
OTHER_TYPES = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", None)
SENDERS = tuple(caller for caller in CALLERS if caller != "kept out")
FROM_ELSEWHERE = rotating(product(CHANGING, SENDERS, FOREIGN, ("application/json", *OTHER_TYPES)), 11)
"""On a push one in eleven of the requests to each route, other ones at the next route, so that every kind is sent."""
NOT_JSON = rotating(product(CHANGING, SENDERS, OTHER_TYPES), 5)
OWN_PAGE = rotating(product(CHANGING, CALLERS), 3)
"""What each caller may do is asked of every route in `test_routes.py`; here a third of it comes with a cookie."""


@pytest.fixture(scope="module")
def parties() -> Parties:
    return Parties()


def with_cookie(token: str | None) -> dict[str, str]:
    """Return the headers that a browser adds by itself."""
    return {"cookie": f"kontor_login={token}"} if token else {}


@pytest.mark.parametrize("route", CHANGING)
async def test_what_another_site_sends_or_what_is_not_json_changes_nothing(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    asking = ASKING.get(route, Asking())
    method, path = route.split(" ")
    at = await parties.find(context, "GET", asking.stage, "turn")
    tokens = {caller: await token_of(context, at, caller) for caller in SENDERS}
    before = await everything(context, at.match)
    expected, found = {}, {}

    async with new_client(address) as client:

        async def ask(caller: str, headers: dict[str, str], content_type: str | None) -> tuple[int, str]:
            declared = {"content-type": content_type} if content_type else {}
            sent = with_cookie(tokens[caller]) | headers | declared
            answer = await client.request(method, path_of(path, at, asking), content=b'{"name": "x"}', headers=sent)
            assert "set-cookie" not in answer.headers
            return answer.status_code, decode(answer.content, Problem).code

        for asked, caller, origin, content_type in FROM_ELSEWHERE:
            if asked == route:
                found[caller, origin, content_type] = await ask(caller, FOREIGN[origin], content_type)
                expected[caller, origin, content_type] = (403, "other-origin")
        for asked, caller, content_type in NOT_JSON:
            if asked == route:
                found[caller, "own", content_type] = await ask(caller, {"origin": address}, content_type)
                expected[caller, "own", content_type] = (415, "not-json")

    assert found
    assert found == expected
    assert await everything(context, at.match) == before


@pytest.mark.parametrize("route", CHANGING)
async def test_our_own_page_with_a_cookie_may_do_what_a_program_with_a_token_may(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    asking = ASKING.get(route, Asking())
    own = {"origin": address, "content-type": "application/json"}

    callers = [caller for asked, caller in OWN_PAGE if asked == route]
    found = {
        caller: await asked_by(context, address, parties, route, asking, caller, lambda token: own | with_cookie(token))
        for caller in callers
    }

    assert found
    assert found == {caller: TABLE[route][CALLERS.index(caller)] for caller in callers}


@pytest.mark.parametrize("route", CHANGING)
async def test_a_cookie_without_an_origin_changes_nothing_unless_the_browser_vouches_for_the_page(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    asking = ASKING.get(route, Asking())
    method, path = route.split(" ")
    at = await parties.find(context, "GET", asking.stage, "turn")
    sent = with_cookie("made up") | {"content-type": "application/json"}

    async with new_client(address) as client:
        bare, vouched = [
            await client.request(method, path_of(path, at, asking), content=b"[]", headers=sent | page)
            for page in ({}, {"sec-fetch-site": "same-origin"})
        ]

    assert (bare.status_code, bare.json()["code"]) == (403, "other-origin")
    assert vouched.json()["code"] != "other-origin"


def test_every_route_that_changes_something_has_a_row_or_a_signed_link() -> None:
    changing = {
        f"{method.upper()} {path}": bool(handler.opt.get(SIGNED_LINK))
        for path, method, handler in handlers(new_app(Settings()))
        if method.upper() not in SAFE_METHODS
    }

    signed = {route for route, is_signed in changing.items() if is_signed}
    assert changing.keys() - signed == set(CHANGING)
    assert signed == {f"POST /api/reminders/{deed}/{{token}}" for deed in ("stop", "welcome", "confirm", "letters")}
