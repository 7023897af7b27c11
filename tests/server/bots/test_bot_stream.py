"""The stream of a bot, from outside at a real server: challenges, turns and ends of all its matches."""

from typing import Any

import pytest

from kontor.client import ProblemError, Server
from kontor.server.accounts import Login
from kontor.server.matches import Context, do_start
from kontor.server.store.pool import connected
from server.bots.knowing import Bot, bot_tab, invited, new_bot, seated
from server.party import party
from server.people.knowing import new_members
from server.sitting import play_out
from server.tab import Tab, open_tab, person_tab

UNKNOWN_CALLER = 4401
UNREADABLE = 4400


async def hear_turn(tab: Tab, match: str, after: int = -1) -> dict[str, Any]:
    """Return the next question to a bot in a match."""
    while True:
        seen: dict[str, Any] = (await tab.hear("turn"))["seen"]
        if seen["match"] == match and seen["seq"] > after:
            return seen


async def begin(address: str, host: Login, bot: Bot, match: str) -> None:
    """Let a bot accept a challenge, and the host start."""
    async with Server(address, bot.made.token) as http:
        await http.join(match)
    async with Server(address, host.token) as http:
        await http.start(match, None)


async def let_play(address: str, host: Login, match: str) -> None:
    """Let the host take the first legal action until it is the bot's turn."""
    async with Server(address, host.token) as http:
        while (seen := await http.ask("GET", f"/matches/{match}/view"))["legal"]:
            await http.ask("POST", f"/matches/{match}/actions", {"seq": seen["seq"], "action": seen["legal"][0]})


async def test_a_bot_is_told_who_it_is_and_who_challenges_it(context: Context, address: str) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match = await invited(context, bot, host)

    async with bot_tab(address, bot.made.token) as tab:
        welcome, told, challenge = await tab.hear("welcome"), await tab.hear("matches"), await tab.hear("challenge")
        async with Server(address, bot.made.token) as http:
            await http.ask("DELETE", f"/me/invitations/{match}")
        gone = await tab.hear("challenge-gone")

    assert (welcome["name"], welcome["bot_of"], welcome["version"]) == (bot.view.name, bot.owner.name, 1)
    assert told == {"tell": "matches", "matches": []}
    assert (challenge["table"]["match"], challenge["by"]) == (match, host.name)
    assert gone["match"] == match


async def test_a_bot_is_asked_again_after_each_of_its_own_actions(context: Context, address: str) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match, seq, in_a_row = await invited(context, bot, host), -1, 0

    async with bot_tab(address, bot.made.token) as tab, Server(address, bot.made.token) as http:
        await begin(address, host, bot, match)
        while not in_a_row:  # the luck decides when it has two in a row; a match without any fails the test
            await let_play(address, host, match)
            seen = await hear_turn(tab, match, seq)
            in_a_row += seen["seq"] == seq + 1
            body = {"seq": seen["seq"], "key": f"at-{seen['seq']}", "action": seen["legal"][0]}
            seq = (await http.ask("POST", f"/matches/{match}/actions", body))["seq"] - 1
            again = await http.ask("POST", f"/matches/{match}/actions", body)
            assert again["again"]


async def test_a_stream_that_opens_again_tells_every_open_question_again(context: Context, address: str) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    matches = [await invited(context, bot, host) for _ in range(2)]
    for match in matches:
        await begin(address, host, bot, match)
        await let_play(address, host, match)

    for _ in range(2):
        async with bot_tab(address, bot.made.token) as tab:
            assert sorted((await tab.hear("matches"))["matches"]) == sorted(matches)
            asked = {(await tab.hear("turn"))["seen"]["match"] for _ in matches}
        assert asked == set(matches)


async def test_a_bot_hears_how_a_match_ended(context: Context, address: str) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match = await invited(context, bot, host)

    async with bot_tab(address, bot.made.token) as tab:
        await begin(address, host, bot, match)
        async with Server(address, host.token) as http:
            await tab.hear("matches")
            await play_out(context, match)
            assert (await http.ask("GET", f"/matches/{match}"))["status"] == "over"
        await tab.say("look")
        assert (await tab.hear("matches"))["matches"] == []


async def test_a_bot_takes_its_seat_back_from_the_caretaker(context: Context, address: str) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    match = await invited(context, bot, host)
    await begin(address, host, bot, match)
    async with Server(address, bot.made.token) as http:
        seq = (await http.ask("GET", f"/matches/{match}"))["seq"]
        await http.ask("PUT", f"/matches/{match}/caretaker", {"seq": seq, "plays": True})

        async with bot_tab(address, bot.made.token) as tab:
            away = await tab.hear("away")
            await http.ask("PUT", f"/matches/{match}/caretaker", {"seq": away["seq"], "plays": False})
        seat = (await http.ask("GET", f"/matches/{match}"))["seats"][1]

    assert (away["match"], seat["caretaker"]) == (match, False)


async def test_a_token_that_is_revoked_or_expires_closes_its_stream(context: Context, address: str) -> None:
    bot = await new_bot(context)

    async with bot_tab(address, bot.made.token) as tab, Server(address, bot.owner.token) as owner:
        await tab.hear("matches")
        path = f"/me/bots/{bot.view.id}/tokens"
        await owner.ask("DELETE", f"{path}/{bot.made.view.id}")
        revoked = await tab.closed()
        made = await owner.ask("POST", path, {"label": "again", "scopes": ["follow"], "days": 1})
        async with bot_tab(address, made["token"]) as other:
            await other.hear("matches")
            async with connected(context.pool) as connection:
                await connection.execute("UPDATE logins SET expires_at = now() WHERE id = $1", made["view"]["id"])
            expired = await other.closed()

    assert (revoked, expired) == (UNKNOWN_CALLER, UNKNOWN_CALLER)


async def test_a_deleted_bot_loses_its_stream(context: Context, address: str) -> None:
    bot = await new_bot(context)

    async with bot_tab(address, bot.made.token) as tab, Server(address, bot.owner.token) as owner:
        await tab.hear("matches")
        await owner.ask("DELETE", f"/me/bots/{bot.view.id}")
        assert await tab.closed() == UNKNOWN_CALLER


async def test_a_person_has_no_stream_of_a_bot_and_a_bot_no_socket_of_a_person_or_a_match(
    context: Context, address: str
) -> None:
    bot, at = await new_bot(context), await party(context)

    for opened in (
        bot_tab(address, at.turn.token),
        person_tab(address, bot.made.token),
        open_tab(address, at.match, bot.made.token),
    ):
        async with opened as tab:
            refused = await tab.hear("refused")
            assert refused["problem"]["code"] in ("bots-only", "bot-route")
            assert await tab.closed() == UNREADABLE


@pytest.mark.parametrize(
    ("scope", "play", "talk"), [("follow", False, False), ("play", True, False), ("chat", False, True)]
)
async def test_a_token_does_what_its_scopes_say_and_no_more(
    context: Context, address: str, scope: Any, play: bool, talk: bool
) -> None:
    bot, (host,) = await new_bot(context, scope), await new_members(context, "Host")
    match = await seated(context, bot, host)
    await do_start(context, match, host.account)

    async def may(method: str, path: str, body: Any = None) -> bool:
        async with Server(address, bot.made.token) as http:
            try:
                await http.ask(method, f"/matches/{match}{path}", body)
            except ProblemError as error:
                return error.code not in ("bot-scope", "bot-route")
        return True

    assert await may("POST", "/actions", {"seq": 0, "action": {"do": "nothing"}}) is play
    assert await may("POST", "/resignation", {"seq": 0, "level": "no such level"}) is play
    assert await may("POST", "/chat", {"text": "Hello"}) is talk
    assert await may("GET", "/chat") is talk
    assert await may("GET", "/view") is (scope != "chat")
