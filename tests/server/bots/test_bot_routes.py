"""What a bot may not: every route of a real server, asked with a token that has every scope."""

import pytest

from kontor.client import Server
from kontor.core import decode, encode
from kontor.server.api.problems import Problem
from kontor.server.matches import Context
from server.api.test_routes import ASKING, SOCKET, TABLE, Asking, by_bearer, path_of
from server.bots.knowing import Bot, new_bot
from server.gateway import new_client
from server.party import Party, everything, party

FOR_BOTS = {
    "GET /api/me",
    "GET /api/me/matches",
    "DELETE /api/me/invitations/{match}",
    "GET /api/matches/{match}",
    "POST /api/matches/{match}/seats",
    "DELETE /api/matches/{match}/seats/{seat}",
    "POST /api/matches/{match}/resignation",
    "GET /api/matches/{match}/view",
    "GET /api/matches/{match}/log",
    "POST /api/matches/{match}/actions",
    "PUT /api/matches/{match}/caretaker",
    "GET /api/matches/{match}/chat",
    "POST /api/matches/{match}/chat",
}
"""The routes that the token of a bot opens; a route that is added is closed to bots until it is named here."""
ASKED = sorted(set(TABLE) - FOR_BOTS - {SOCKET})


@pytest.fixture(scope="module")
def kept() -> dict[str, tuple[Bot, Party]]:
    return {}


async def bot_and_party(context: Context, kept: dict[str, tuple[Bot, Party]]) -> tuple[Bot, Party]:
    """Return a bot with every scope, and a match of other people; the same for all routes: a bot changes nothing."""
    if not kept:
        kept["all"] = await new_bot(context, "follow", "play", "chat"), await party(context)
    return kept["all"]


@pytest.mark.parametrize("route", ASKED)
async def test_a_bot_gets_no_further_than_somebody_without_a_login(
    context: Context, address: str, kept: dict[str, tuple[Bot, Party]], route: str
) -> None:
    bot, at = await bot_and_party(context, kept)
    asking = ASKING.get(route, Asking())
    method, path = route.split(" ")
    content = encode(asking.body(at)) if asking.body else None
    before = await everything(context, at.match)

    async with new_client(address) as client:
        headers = by_bearer(bot.made.token)
        answer = await client.request(
            method, path_of(path, at, asking) + asking.query, content=content, headers=headers
        )

    if answer.is_error and decode(answer.content, Problem).code == "bot-route":
        assert answer.status_code == 403
    else:  # the route does not look at who asks
        assert set(TABLE[route]) == {answer.status_code}, f"{route} lets a bot in: {answer.status_code}"
    assert await everything(context, at.match) == before


async def test_the_routes_that_a_bot_may_use_know_it(context: Context, address: str) -> None:
    bot = await new_bot(context, "follow", "play", "chat")

    async with Server(address, bot.made.token) as http:
        me = await http.ask("GET", "/me")

    assert (me["name"], me["member"], me["bot_of"]) == (bot.view.name, False, bot.owner.name)
