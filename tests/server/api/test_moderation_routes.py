"""What moderators and people who are suspended may ask, route by route, of a real server.

A moderator may ask nothing about matches that a stranger may not: the console is all that the role adds. Somebody who
is suspended may ask what a stranger without a login may, and what is left to them: notices, data, and the way out.
"""

from secrets import token_hex

import pytest

from kontor.core import decode, encode
from kontor.server.api.callers import FOR_SUSPENDED
from kontor.server.api.openapi import handlers
from kontor.server.api.problems import Problem
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from sampling import rotating
from server.api.test_routes import ASKING, CALLERS, SOCKET, TABLE, Asking, Parties, by_bearer, path_of
from server.gateway import new_client
from server.moderating import decide, give_role, quarrel
from server.party import new_member
from server.tab import open_tab, person_tab
from server.within import new_app

CONSOLE = [route for route in TABLE if " /api/moderation" in route]
OTHERS = [route for route in TABLE if route not in CONSOLE and route != SOCKET]
OPEN_TO_SUSPENDED = {
    "GET /api/me",
    "GET /api/visitor",
    "GET /api/me/export",
    "DELETE /api/me",
    "DELETE /api/logins",
    "GET /api/me/notices",
    "POST /api/me/notices/{id}/seen",
    "POST /api/me/notices/{id}/objection",
}
MEMBERS_ANSWER = (
    "POST /api/accounts",
    "POST /api/deals",
    "POST /api/imports",
    "POST /api/me/bots",
    "POST /api/series",
    "PUT /api/me/password",
    "PUT /api/me/name",
    "DELETE /api/me",
)
"""Routes that answer a member otherwise than a guest, whatever their role."""
ASKED = rotating(((route,) for route in OTHERS if route not in MEMBERS_ANSWER), 8)
"""On a push one in eight of the routes."""


@pytest.fixture(scope="module")
def parties() -> Parties:
    return Parties()


async def asked(context: Context, address: str, parties: Parties, route: str, token: str, *, hidden: bool) -> int:
    """Ask a route with a token, at a match that may be watched or not."""
    asking = ASKING.get(route, Asking())
    at = await parties.find(context, route, asking.stage, "kept out" if hidden else "stranger")
    method, path = route.split(" ")
    content = encode(asking.body(at)) if asking.body else None
    async with new_client(address) as client:
        asked_for = path_of(path, at, asking) + asking.query
        answer = await client.request(method, asked_for, content=content, headers=by_bearer(token))
    return answer.status_code


@pytest.mark.parametrize("route", [route for (route,) in ASKED])
async def test_a_role_opens_no_route_about_matches(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    found = []
    for hidden in (False, True):
        mona = await new_member(context, f"Mona {token_hex(4)}")
        await give_role(context, mona, "moderator")
        found.append(await asked(context, address, parties, route, mona.token, hidden=hidden))
        await give_role(context, mona, None)

    expected = [TABLE[route][CALLERS.index(each)] for each in ("stranger", "kept out")]
    assert found == expected


@pytest.mark.parametrize("route", [route for (route,) in ASKED])
async def test_who_is_suspended_may_ask_what_anybody_may_and_for_their_own_data(
    context: Context, address: str, parties: Parties, route: str
) -> None:
    dora = await new_member(context, f"Dora {token_hex(4)}")
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE accounts SET suspended_until = now() + interval '1 day' WHERE id = $1", dora.account
        )

    found = await asked(context, address, parties, route, dora.token, hidden=False)

    nobody, stranger = TABLE[route][CALLERS.index("nobody")], TABLE[route][CALLERS.index("stranger")]
    if route in OPEN_TO_SUSPENDED:
        assert found == stranger
    else:
        assert found == (403 if nobody == 401 != stranger else nobody)


def test_the_routes_that_stay_open_to_the_suspended_are_these() -> None:
    open_to_them = {
        f"{method.upper()} {path}"
        for path, method, handler in handlers(new_app(Settings()))
        if handler.opt.get(FOR_SUSPENDED)
    }

    assert open_to_them == OPEN_TO_SUSPENDED


async def test_a_moderator_finds_a_report_decides_and_undoes(context: Context, address: str) -> None:
    case = await quarrel(context)
    mona = await new_member(context, f"Mona {token_hex(4)}")
    await give_role(context, mona, "moderator")
    headers = by_bearer(mona.token)
    decision = {"version": 0, "decision": {"kind": "mute", "reason": "Be kind.", "days": 1}}

    async with new_client(address) as client:
        console = (await client.get("/api/moderation", headers=headers)).json()
        report = (await client.get(f"/api/moderation/reports/{case.report}", headers=headers)).json()
        made = await client.post(f"/api/moderation/reports/{case.report}/decision", json=decision, headers=headers)
        late = await client.post(f"/api/moderation/reports/{case.report}/decision", json=decision, headers=headers)
        log = (await client.get("/api/moderation/log", headers=headers)).json()
        undone = await client.post(
            f"/api/moderation/measures/{made.json()['measure']}/undo", json={"reason": "A mistake."}, headers=headers
        )
        unknown = await client.get("/api/moderation/reports/0", headers=headers)

    assert case.report in {each["id"] for each in console["open"]}
    assert [line["reported"] for line in report["lines"]] == [False, False, False, True, False]
    assert (made.status_code, late.status_code, undone.status_code, unknown.status_code) == (201, 409, 204, 404)
    assert (log[0]["deed"], log[0]["reason"]) == ("mute", "Be kind.")


async def test_without_a_role_the_console_is_a_route_that_does_not_exist(context: Context, address: str) -> None:
    login = await new_member(context, f"Dora {token_hex(4)}")
    async with new_client(address) as client:
        headers = by_bearer(login.token)
        console = await client.get("/api/moderation", headers=headers)
        nothing = await client.get("/api/nothing", headers=headers)

    assert (console.status_code, console.content) == (nothing.status_code, nothing.content)
    assert decode(console.content, Problem).code == "no-route"


async def test_a_suspension_closes_sockets_at_once_and_lets_nobody_open_one(context: Context, address: str) -> None:
    case = await quarrel(context)
    mona = await new_member(context, f"Mona {token_hex(4)}")
    await give_role(context, mona, "host")
    decision = {"version": 0, "decision": {"kind": "suspend", "reason": "Be kind.", "days": 1}}
    async with open_tab(address, case.at.match, case.rude.token) as tab, new_client(address) as client:
        while (await tab.hear())["tell"] != "position":
            pass
        await client.post(
            f"/api/moderation/reports/{case.report}/decision", json=decision, headers=by_bearer(mona.token)
        )
        closed = await tab.closed()

    assert closed == 4401


async def test_nobody_is_let_into_a_socket_who_is_suspended(context: Context, address: str) -> None:
    case = await quarrel(context)
    await decide(context, case.moderator, case.report, "warn")
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE accounts SET suspended_until = now() + interval '1 day' WHERE id = $1", case.rude.account
        )
    async with person_tab(address, case.rude.token) as tab:
        assert await tab.closed() in (1008, 4400, 4401)
