"""The routes of reminders on a real server: people see only their own, and each link does only one thing."""

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import httpx
import msgspec
import pytest

from kontor.server.accounts import Login, do_make_guest
from kontor.server.matches import Context
from kontor.server.reminders import links, remind, send_waiting
from kontor.server.settings import Settings
from server.gateway import new_client
from server.receivers import Post, Web
from server.reminded import Watch, as_seen, reminding_context, rows, states, waits_for
from server.within import Served, served

LONG_SECRET = "a-long-secret-part-of-a-webhook"  # noqa: S105


@pytest.fixture
async def reminding(settings: Settings, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, Watch(), smtp=mail.url, site="http://127.0.0.1") as context:
        yield context


@pytest.fixture
async def at(reminding: Context) -> AsyncIterator[Served]:
    async with served(reminding.settings) as at:
        at.context.clock = reminding.clock
        yield at


class Person:
    """A caller with a token."""

    def __init__(self, at: Served, login: Login | None) -> None:
        self.account = login.account if login else 0
        headers = {"authorization": f"Bearer {login.token}"} if login else {}
        self.client = new_client(at.address, headers=headers)

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Send a request about the caller's own reminders."""
        return await self.client.request(method, f"/api/me/reminders{path}", json=body or None)

    async def add_webhook(self, url: str) -> int:
        """Add a webhook and return its number."""
        answer = await self.ask("POST", "/webhooks", url=url, shape="plain")
        assert answer.status_code == 201, answer.text
        number: int = answer.json()["id"]
        return number


@pytest.fixture
async def anna(at: Served) -> AsyncIterator[Person]:
    person = Person(at, await do_make_guest(at.context, "Anna"))
    async with person.client:
        yield person


@pytest.fixture
async def ben(at: Served) -> AsyncIterator[Person]:
    person = Person(at, await do_make_guest(at.context, "Ben"))
    async with person.client:
        yield person


async def test_callers_see_their_own_channels_without_their_secrets(anna: Person, ben: Person, web: Web) -> None:
    await anna.add_webhook(f"{web.url}/{LONG_SECRET}")

    mine, others = await anna.ask("GET", ""), await ben.ask("GET", "")

    assert LONG_SECRET not in mine.text
    assert [each["target"] for each in mine.json()["channels"]] == ["127.0.0.1/…hook"]
    assert others.json()["channels"] == []
    assert (mine.json()["mail"], mine.json()["webhooks"], len(mine.json()["push_key"])) == (True, True, 87)


@pytest.mark.parametrize(
    ("method", "rest", "body"), [("PUT", "", {"enabled": False}), ("DELETE", "", {}), ("POST", "/test", {})]
)
async def test_nobody_can_touch_the_channel_of_another_account(
    reminding: Context, anna: Person, ben: Person, web: Web, method: str, rest: str, body: dict[str, Any]
) -> None:
    number = await anna.add_webhook(f"{web.url}/hook")
    before = await as_seen(reminding, number)

    answer = await ben.ask(method, f"/channels/{number}{rest}", **body)

    assert (answer.status_code, answer.json()["code"]) == (404, "no-channel")
    assert await as_seen(reminding, number) == before
    assert await states(reminding, anna.account) == await states(reminding, ben.account) == []
    assert (await anna.ask(method, f"/channels/{number}{rest}", **body)).is_success


async def test_a_caller_without_a_login_gets_nothing(at: Served) -> None:
    nobody = Person(at, None)

    async with nobody.client:
        assert (await nobody.ask("GET", "")).status_code == 401
        assert (await nobody.ask("POST", "/webhooks", url="https://example.org", shape="plain")).status_code == 401
        assert (await nobody.ask("POST", "/channels/1/test")).status_code == 401


async def test_the_test_button_sends_and_the_health_shows_it(reminding: Context, anna: Person, web: Web) -> None:
    number = await anna.add_webhook(f"{web.url}/hook")

    sent = await anna.ask("POST", f"/channels/{number}/test")
    await send_waiting(reminding)

    assert [heard.json["id"] for heard in web.heard] == [sent.json()["delivery"]]
    [seen] = (await anna.ask("GET", "")).json()["channels"]
    assert seen["succeeded_at"] == "2026-06-10T12:00:00Z"
    assert (seen["failures"], seen["error"]) == (0, "")


async def test_tests_are_limited(anna: Person, web: Web) -> None:
    number = await anna.add_webhook(f"{web.url}/hook")

    found = [(await anna.ask("POST", f"/channels/{number}/test")).status_code for _ in range(6)]

    assert found == [201] * 5 + [409]


async def test_each_person_chooses_how_long_to_wait(reminding: Context, anna: Person, web: Web) -> None:
    await anna.add_webhook(f"{web.url}/hook")
    await waits_for(reminding, anna.account, reminding.now() - timedelta(minutes=59))

    told = await anna.ask("PUT", "", after_minutes=60, every_minutes=120)
    assert (told.json()["after_minutes"], told.json()["every_minutes"]) == (60, 120)
    assert await remind(reminding) == 0
    await anna.ask("PUT", "", after_minutes=59, every_minutes=120)
    assert await remind(reminding) == 1
    assert (await anna.ask("PUT", "", after_minutes=-1, every_minutes=0)).status_code == 400


async def followed(at: Served, letter: Any, deed: str) -> list[httpx.Response]:
    """Get a link of a letter, then post to it, both without a login."""
    path = next(part for part in letter.get_content().split() if f"/{deed}/" in part).partition("127.0.0.1")[2]
    async with new_client(at.address) as client:
        return [await client.get(path), await client.post(path, content="List-Unsubscribe=One-Click")]


async def test_an_address_is_confirmed_and_unsubscribed_by_links_that_only_act_when_posted(
    at: Served, reminding: Context, anna: Person, mail: Post
) -> None:
    added = (await anna.ask("POST", "/mails", address="anna@example.org")).json()
    assert not added["confirmed"]
    await send_waiting(reminding)

    page, done = await followed(at, mail.letters[0], "confirm")
    assert page.headers["content-type"].startswith("text/html")
    assert "Do you want reminders at anna@example.org" in page.text
    assert 'method="post"' in page.text
    assert (done.status_code, (await as_seen(reminding, added["id"])).confirmed) == (200, True)

    await waits_for(reminding, anna.account, reminding.now() - timedelta(hours=1))
    await remind(reminding)
    await send_waiting(reminding)
    letter = mail.letters[1]
    path = letter["List-Unsubscribe"].strip("<>").partition("127.0.0.1")[2]
    async with new_client(at.address) as client:
        asked = await client.get(path)
        assert (await as_seen(reminding, added["id"])).enabled
        stopped = await client.post(path, content="List-Unsubscribe=One-Click")
    assert (asked.status_code, stopped.status_code) == (200, 200)
    assert "no-store" in stopped.headers["cache-control"]
    assert not (await as_seen(reminding, added["id"])).enabled


async def test_the_weekly_letter_is_chosen_and_stopped_by_a_link_that_only_acts_when_posted(
    at: Served, reminding: Context, anna: Person
) -> None:
    added = (await anna.ask("POST", "/mails", address="anna@example.org")).json()
    assert (await anna.ask("GET", "")).json()["weekly"] is False
    assert (await anna.ask("PUT", "/letter", weekly=True)).json()["weekly"] is True
    path = links.link(reminding.settings, "letters", added["id"]).partition("127.0.0.1")[2]

    async with new_client(at.address) as client:
        asked = await client.get(path)
        assert "no more weekly letters to anna@example.org" in asked.text
        assert (await anna.ask("GET", "")).json()["weekly"] is True
        stopped = await client.post(path, content="List-Unsubscribe=One-Click")

    assert (asked.status_code, stopped.status_code) == (200, 200)
    told = (await anna.ask("GET", "")).json()
    assert (told["weekly"], told["channels"][0]["enabled"]) == (False, True)
    refused = await rows(reminding, "SELECT count(*) FROM addresses WHERE refused_at IS NOT NULL")
    assert refused[0][0] == 0


async def test_a_link_is_for_one_purpose_and_one_channel_and_is_signed(
    at: Served, reminding: Context, anna: Person, web: Web
) -> None:
    number = await anna.add_webhook(f"{web.url}/hook")
    stop = links.link(reminding.settings, "stop", number).rpartition("/")[2]
    elsewhere = msgspec.structs.replace(reminding.settings, secret="of somebody else")  # noqa: S106
    forged = links.link(elsewhere, "stop", number).rpartition("/")[2]

    async with new_client(at.address) as client:
        found = [
            (await client.request(method, f"/api/reminders/{path}")).status_code
            for method in ("GET", "POST")
            for path in (f"confirm/{stop}", f"stop/{forged}", f"stop/{number}", f"stop/{stop[:-1]}")
        ]

    assert found == [404] * 8
    assert (await as_seen(reminding, number)).enabled


async def test_the_link_of_a_deleted_channel_leads_nowhere(
    at: Served, reminding: Context, anna: Person, web: Web
) -> None:
    number = await anna.add_webhook(f"{web.url}/hook")
    assert (await anna.ask("DELETE", f"/channels/{number}")).status_code == 204

    async with new_client(at.address) as client:
        path = links.link(reminding.settings, "stop", number).partition("127.0.0.1")[2]
        assert (await client.post(path)).status_code == 404


async def test_a_deleted_account_leaves_no_trace_of_its_reminders(reminding: Context, anna: Person, web: Web) -> None:
    number = await anna.add_webhook(f"{web.url}/hook")
    await anna.ask("POST", f"/channels/{number}/test")

    assert (await anna.client.request("DELETE", "/api/me", json={"confirmed": True})).status_code == 204

    for table in ("channels", "deliveries", "reminding"):
        statement = f"SELECT count(*) FROM {table} WHERE account = $1"  # noqa: S608
        assert (await rows(reminding, statement, anna.account))[0][0] == 0
    await send_waiting(reminding)
    assert web.heard == []


URLS = [
    "http://\x00",
    "http://a\x00b.de/",
    "http://a:99999/",
    "http://a:-1/",
    "http://😀/",
    "http://a..b/",
    "http://" + "a" * 990,
]
URLS += [
    "https://xn--/",
    "http://[::1%25eth0]/",
    "http://a/\ud7ff",
    "HTTPS://EXAMPLE.ORG",
    "http:///a",
    "//a",
    "http://%/",
]


@pytest.mark.parametrize("url", URLS)
async def test_no_strange_address_causes_a_server_error(anna: Person, url: str) -> None:
    for path, body in (
        ("/webhooks", {"url": url, "shape": "plain"}),
        ("/pushes", {"endpoint": url, "p256dh": url[:200], "auth": url[:200]}),
        ("/mails", {"address": url[:254]}),
    ):
        assert (await anna.ask("POST", path, **body)).status_code < 500
    assert (await anna.ask("GET", "")).status_code == 200


@pytest.mark.parametrize("number", ["0", "-1", str(2**63), str(2**64), "9" * 60, "x", "1.5"])
async def test_no_strange_number_causes_a_server_error(anna: Person, number: str) -> None:
    found = [
        await anna.ask("PUT", f"/channels/{number}", enabled=True),
        await anna.ask("DELETE", f"/channels/{number}"),
        await anna.ask("POST", f"/channels/{number}/test"),
    ]

    assert {answer.status_code for answer in found} <= {400, 404}
