"""Reminders through webhooks, to a real receiver, and what goes wrong with them."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.reminders import deliver, remind, send_waiting
from kontor.server.reminders.channels import channel_view, do_add_webhook, do_enable, do_test
from kontor.server.reminders.message import MatchReminder, Message
from kontor.server.reminders.sending import MAX_ATTEMPTS
from kontor.server.reminders.webhook import shaped
from kontor.server.settings import Settings
from kontor.server.store.reminders.channels import Channel
from server.receivers import Post, Web
from server.reminded import (
    AGO,
    NOON,
    SITE,
    Watch,
    as_seen,
    channel,
    person,
    reminded,
    reminding_context,
    rows,
    states,
    waits_for,
    webhook,
)

EVIL = "@everyone <!channel> **Ben**"


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        yield context


async def test_a_webhook_gets_plain_json(reminding: Context, web: Web) -> None:
    anna = await person(reminding)
    await webhook(reminding, anna.account, web)

    match = await reminded(reminding, anna.account)

    [heard] = web.heard
    told = heard.json
    assert heard.headers["idempotency-key"] == told["id"]
    assert told["title"] == "Your turn in Borneo"
    assert told["matches"] == [
        {
            "match": match,
            "game": "borneo",
            "title": "Borneo",
            "others": ["Person 1", "Person 2"],
            "url": f"{SITE}/table/{match}",
            "since": "2026-06-10T11:35:00Z",
            "seconds_left": told["matches"][0]["seconds_left"],
            "text": told["matches"][0]["text"],
        }
    ]


def a_message(text: str) -> Message:
    match = MatchReminder("abcd", "goa", "Goa", (text,), f"{SITE}/table/abcd", NOON, None, text)
    return Message("id", "turns", "title", "Anna, it is your turn.", SITE, f"{SITE}/stop", "No more:", matches=(match,))


def test_nobodys_name_is_a_command_in_a_chat_room() -> None:
    discord, slack = shaped(a_message(EVIL), "discord"), shaped(a_message(EVIL), "slack")

    assert discord["allowed_mentions"] == {"parse": []}
    assert r"\@everyone \<!channel\> \*\*Ben\*\*" in discord["content"]
    assert f"<{SITE}/table/abcd>" in discord["content"]
    assert "&lt;!channel&gt;" in slack["text"]
    assert f"<{SITE}/table/abcd>" in slack["text"]


def test_a_message_to_discord_is_cut_to_the_length_that_it_accepts() -> None:
    assert len(shaped(a_message("x" * 5000), "discord")["content"]) < 2000


async def test_a_message_names_a_few_matches_and_counts_the_others(reminding: Context, web: Web) -> None:
    anna = await person(reminding)
    await webhook(reminding, anna.account, web)
    for _ in range(6):
        await waits_for(reminding, anna.account, NOON - AGO)

    await remind(reminding)
    await send_waiting(reminding)

    assert len(web.heard[0].json["matches"]) == 5
    assert "And one more." in web.heard[0].json["text"]


@pytest.mark.parametrize("status", [400, 401, 404, 410, 301])
async def test_a_webhook_that_refuses_is_switched_off_and_shows_it(reminding: Context, web: Web, status: int) -> None:
    anna = await person(reminding)
    added = await webhook(reminding, anna.account, web)
    web.statuses, web.moved_to = [status], f"{web.url}/elsewhere"

    await reminded(reminding, anna.account)

    seen = await as_seen(reminding, added.id)
    assert (seen.enabled, seen.failures) == (False, 1)
    assert f"status {status}" in channel_view(seen, "en").error
    assert [heard.path for heard in web.heard] == ["/hook"]


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_webhook_that_is_busy_is_tried_again_in_growing_pauses(
    reminding: Context, web: Web, status: int
) -> None:
    anna = await person(reminding)
    added = await webhook(reminding, anna.account, web)
    web.statuses = [status] * MAX_ATTEMPTS
    await waits_for(reminding, anna.account, NOON - AGO)
    await remind(reminding)
    [(delivery,)] = await rows(reminding, "SELECT id FROM deliveries WHERE account = $1", anna.account)

    pauses = [await deliver(reminding, delivery) for _ in range(MAX_ATTEMPTS)]

    assert pauses == [4, 16, 64, 256, 1024, 4096, 16384, None]
    assert await states(reminding, anna.account) == ["failed"]
    seen = await as_seen(reminding, added.id)
    assert (seen.enabled, seen.failures) == (True, MAX_ATTEMPTS)


async def test_a_receiver_that_is_not_there_is_tried_again_and_the_reason_is_shown(
    reminding: Context, web: Web
) -> None:
    anna = await person(reminding)
    added = await channel(reminding, anna.account, "webhook", "http://127.0.0.1:1/hook")

    await reminded(reminding, anna.account)

    assert await states(reminding, anna.account) == ["waiting"]
    assert channel_view(await as_seen(reminding, added.id), "de").error.startswith("127.0.0.1 ist nicht zu erreichen")


async def test_a_test_message_goes_through_at_any_hour_and_restores_the_health(
    reminding: Context, web: Web, watch: Watch
) -> None:
    anna = await person(reminding)
    added = await webhook(reminding, anna.account, web)
    web.statuses = [404]
    await reminded(reminding, anna.account)
    watch.on(hours=14)

    await do_enable(reminding, anna, added.id, True)
    await do_test(reminding, anna, added.id)
    await send_waiting(reminding)

    seen = await as_seen(reminding, added.id)
    assert (seen.failures, seen.error, seen.succeeded_at) == (0, None, watch.at)
    assert web.heard[-1].json["text"] == "Anna, reminders reach you here."


async def test_an_account_has_a_limited_number_of_channels(reminding: Context) -> None:
    anna = await person(reminding)
    add = [do_add_webhook(reminding, anna, f"https://example.org/{number}", "plain", "en") for number in range(14)]

    found = await asyncio.gather(*add, return_exceptions=True)

    assert sum(isinstance(each, Channel) for each in found) == 10
    assert {each.key for each in found if isinstance(each, ConflictError)} == {"channels"}
