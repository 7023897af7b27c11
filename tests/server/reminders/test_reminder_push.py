"""Reminders on devices: encrypted, signed, and without hidden information of the game."""

from collections.abc import AsyncIterator

import pytest

from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.reminders import RejectedError, send_waiting
from kontor.server.reminders.channels import channel_view, do_add_mail, do_add_push, do_add_webhook, reminders_of
from kontor.server.reminders.push import public_key
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.server.store.reminders import channels as store
from sentences import raises_saying
from server.receivers import Device, Post, Web, claims_signed_by
from server.reminded import (
    SITE,
    Watch,
    as_seen,
    channel,
    person,
    reminded,
    reminding_context,
    rows,
)


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        yield context


async def test_no_message_depends_on_anything_that_only_one_seat_may_know(
    reminding: Context, web: Web, mail: Post
) -> None:
    """Whatever the hands and the seed are, the messages are the same, byte for byte."""
    anna, device = await person(reminding), Device()
    await channel(reminding, anna.account, "mail", "anna@example.org")
    for shape in ("plain", "discord", "slack"):
        await channel(reminding, anna.account, "webhook", f"{web.url}/{shape}", shape)
    await do_add_push(reminding, anna, f"{web.url}/push", device.p256dh, device.auth, "en")
    match = await reminded(reminding, anna.account)

    await rows(reminding, "UPDATE matches SET state = 'another world', seed = '', secret = '' WHERE id = $1", match)
    await rows(reminding, "UPDATE deliveries SET state = 'waiting' WHERE account = $1", anna.account)
    await send_waiting(reminding)

    one, other = web.heard[:4], web.heard[4:]
    assert len(other) == 4
    said = [sorted((each.path, each.body) for each in world if each.path != "/push") for world in (one, other)]
    assert said[0] == said[1]
    pushed = [device.read(each) for each in web.heard if each.path == "/push"]
    assert pushed[0] == pushed[1]
    assert mail.letters[0].get_content() == mail.letters[1].get_content()


async def test_a_device_can_decrypt_what_is_sent_to_it_and_knows_who_signed_it(reminding: Context, web: Web) -> None:
    anna, device = await person(reminding), Device()
    await do_add_push(reminding, anna, f"{web.url}/push", device.p256dh, device.auth, "en")

    match = await reminded(reminding, anna.account)

    [heard] = web.heard
    told = device.read(heard)
    assert (told["title"], told["url"]) == ("Your turn in Borneo", f"{SITE}/table/{match}")
    assert told["id"] == heard.headers["topic"]
    assert len(heard.body) < 4096
    key = public_key(reminding.settings)
    assert key is not None
    claims = claims_signed_by(key, heard)
    assert claims["aud"] == web.url
    assert claims["sub"] == "mailto:kontor@example.org"


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_has_unsubscribed_is_switched_off(reminding: Context, web: Web, status: int) -> None:
    anna = await person(reminding)
    added = await channel(reminding, anna.account, "push", f"{web.url}/push")
    web.statuses = [status]

    await reminded(reminding, anna.account)

    seen = await as_seen(reminding, added.id)
    assert not seen.enabled
    assert "has unsubscribed" in channel_view(seen, "en").error


async def test_a_device_belongs_to_the_account_that_subscribed_last(reminding: Context, web: Web) -> None:
    anna, ben, device = await person(reminding), await person(reminding, "Ben"), Device()

    for each in (anna, ben):
        await do_add_push(reminding, each, f"{web.url}/push", device.p256dh, device.auth, "en")

    async with connected(reminding.pool) as connection:
        assert await store.channels_of(connection, anna.account) == []
        assert len(await store.channels_of(connection, ben.account)) == 1


@pytest.mark.parametrize(("p256dh", "auth"), [("x", "y"), ("", ""), ("é", "a"), ("A" * 87, "AAAAAAAAAAAAAAAAAAAAAA")])
async def test_keys_that_no_browser_gives_are_refused(reminding: Context, p256dh: str, auth: str) -> None:
    with raises_saying(RejectedError, "do not come from a browser"):
        await do_add_push(reminding, await person(reminding), "https://push.example.org/1", p256dh, auth, "en")


@pytest.mark.parametrize(
    ("kind", "missing"), [("mail", "KONTOR_SMTP"), ("push", "KONTOR_VAPID_KEY"), ("webhook", "KONTOR_SITE")]
)
async def test_a_channel_that_the_host_has_not_set_up_is_refused_with_the_reason(
    settings: Settings, kind: str, missing: str
) -> None:
    async with reminding_context(settings, site="", smtp="", vapid_key="") as context:
        anna, device = await person(context), Device()
        adding = {
            "mail": lambda: do_add_mail(context, anna, "anna@example.org", "en"),
            "webhook": lambda: do_add_webhook(context, anna, "https://example.org/", "plain", "en"),
            "push": lambda: do_add_push(context, anna, "https://example.org/", device.p256dh, device.auth, "en"),
        }

        with raises_saying(ConflictError, missing):
            await adding[kind]()


async def test_a_host_without_a_secret_offers_no_reminders_because_their_links_would_lead_nowhere(
    settings: Settings,
) -> None:
    async with reminding_context(settings, secret="", smtp="smtp://127.0.0.1:1") as context:
        anna, device = await person(context), Device()
        offered = await reminders_of(context, anna, "en")
        assert (offered.mail, offered.webhooks, offered.push_key) == (False, False, None)
        for adding in (
            do_add_mail(context, anna, "anna@example.org", "en"),
            do_add_webhook(context, anna, "https://example.org/", "plain", "en"),
            do_add_push(context, anna, "https://example.org/", device.p256dh, device.auth, "en"),
        ):
            with raises_saying(ConflictError, "KONTOR_SECRET"):
                await adding
