"""Reminders by mail, to a real SMTP server."""

from collections.abc import AsyncIterator

import pytest

from kontor.core import encode
from kontor.server.accounts import do_delete_account
from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.matches.clock.clocks import Clock, Clocks
from kontor.server.reminders import RejectedError, remind, send_waiting
from kontor.server.reminders.addresses import A_DAY
from kontor.server.reminders.channels import channel_view, do_add_mail, do_delete_channel, do_test
from kontor.server.reminders.following import do_follow
from kontor.server.reminders.links import LinkPurpose, link
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.server.store.reminders import channels
from sentences import raises_saying
from server.receivers import Post
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
)


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        yield context


async def test_a_letter_says_what_waits_and_can_be_unsubscribed_in_one_click(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")

    match = await reminded(reminding, anna.account)

    [letter] = mail.letters
    assert (letter["To"], letter["Subject"]) == ("anna@example.org", "Your turn in Borneo")
    assert letter["List-Unsubscribe"].startswith(f"<{SITE}/api/reminders/stop/")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    text = letter.get_content()
    assert "Anna, it is your turn." in text
    assert "Borneo with Person 1, Person 2: waiting for 25 minutes." in text
    assert f"{SITE}/table/{match}" in text.splitlines()
    assert letter["List-Unsubscribe"].strip("<>") in text


async def test_the_same_message_keeps_its_id_however_often_it_is_sent(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await reminded(reminding, anna.account)

    await rows(reminding, "UPDATE deliveries SET state = 'waiting' WHERE account = $1", anna.account)
    await send_waiting(reminding)

    assert len(mail.letters) == 2
    assert mail.letters[0]["Message-ID"] == mail.letters[1]["Message-ID"]


async def test_a_letter_in_german_is_in_german(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    added = await channel(reminding, anna.account, "mail", "anna@example.org")
    await rows(reminding, "UPDATE channels SET language = 'de' WHERE id = $1", added.id)

    await reminded(reminding, anna.account)

    assert mail.letters[0]["Subject"] == "Du bist dran in Borneo"
    assert "Borneo mit Person 1, Person 2: wartet seit 25 Minuten." in mail.letters[0].get_content()


async def test_a_letter_says_what_the_clock_has_left(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    match = await waits_for(reminding, anna.account, NOON - AGO)
    clocks = encode(Clocks((Clock(bank=3 * 86400.0), Clock(bank=5.0), Clock())))
    await rows(reminding, "UPDATE matches SET clocks = $2 WHERE id = $1", match, clocks)

    await remind(reminding)
    await send_waiting(reminding)

    assert "waiting for 25 minutes, your clock has 3 days left." in mail.letters[0].get_content()


async def test_an_address_is_used_only_after_its_link_was_followed(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    added = await do_add_mail(reminding, anna, "anna@example.org", "en")
    await waits_for(reminding, anna.account, NOON - AGO)
    await send_waiting(reminding)

    assert await remind(reminding) == 0
    assert [letter["Subject"] for letter in mail.letters] == ["Do you want reminders from Kontor?"]
    assert f"{SITE}/api/reminders/confirm/" in mail.letters[0].get_content()
    with raises_saying(ConflictError, "not confirmed"):
        await do_test(reminding, anna, added.id)


async def test_nobody_can_fill_the_mailboxes_of_others(reminding: Context) -> None:
    anna = await person(reminding)
    for number in range(5):
        await do_add_mail(reminding, anna, f"victim{number}@example.org", "en")
    await rows(reminding, "DELETE FROM channels WHERE account = $1", anna.account)

    with raises_saying(ConflictError, "5 confirmation mails"):
        await do_add_mail(reminding, anna, "victim@example.org", "en")


@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("victim@example.org", "Victim@Example.ORG", "victim+more@example.org"),
        ("victim+a@gmail.com", "v.ictim@gmail.com", "vic.tim@googlemail.com"),
    ],
)
async def test_a_mailbox_is_asked_at_most_twice_a_day_by_any_accounts_in_any_spelling(
    reminding: Context, mail: Post, watch: Watch, first: str, second: str, third: str
) -> None:
    """Deleting a channel or an account does not allow another letter."""
    strangers = [await person(reminding, f"Guest {number}") for number in range(3)]
    added = await do_add_mail(reminding, strangers[0], first, "en")
    await send_waiting(reminding)
    await do_delete_channel(reminding, strangers[0], added.id)
    await do_add_mail(reminding, strangers[1], second, "en")
    await send_waiting(reminding)
    await do_delete_account(reminding, strangers[1])

    with raises_saying(ConflictError, "asked this address 2 times today"):
        await do_add_mail(reminding, strangers[2], third, "en")
    watch.on(days=1)
    await do_add_mail(reminding, strangers[2], third, "en")
    await send_waiting(reminding)

    assert [letter["To"] for letter in mail.letters] == [first, second, third]


async def follow(context: Context, deed: LinkPurpose, channel: int) -> None:
    """Do what a link in a letter is for."""
    await do_follow(context, deed, link(context.settings, deed, channel).rpartition("/")[2])


async def test_an_address_that_said_no_gets_no_other_letter_until_it_says_yes(
    reminding: Context, mail: Post, watch: Watch
) -> None:
    anna, ben = await person(reminding), await person(reminding, "Ben")
    added = await do_add_mail(reminding, anna, "victim@example.org", "en")
    await send_waiting(reminding)
    await do_add_mail(reminding, ben, "Victim@example.org", "en")

    await follow(reminding, "stop", added.id)
    await send_waiting(reminding)
    assert await states(reminding, ben.account) == ["moot"]
    watch.on(days=400)
    for each in (anna, ben):
        with raises_saying(ConflictError, "does not want mail from us"):
            await do_add_mail(reminding, each, "victim@example.org", "en")
    assert len(mail.letters) == 1

    await follow(reminding, "confirm", added.id)
    await do_add_mail(reminding, ben, "victim@example.org", "en")
    await send_waiting(reminding)
    assert len(mail.letters) == 2


async def test_only_the_no_of_an_address_is_kept_for_longer_than_a_day_and_never_the_address(
    reminding: Context, watch: Watch
) -> None:
    anna = await person(reminding)
    await do_add_mail(reminding, anna, "anna@example.org", "en")
    added = await do_add_mail(reminding, anna, "victim@example.org", "en")
    await follow(reminding, "stop", added.id)
    kept = await rows(reminding, "SELECT a::text FROM addresses a")
    assert len(kept) == 2
    assert not any("example" in row["a"] or b"example".hex() in row["a"] for row in kept)

    watch.on(days=1)
    async with connected(reminding.pool) as connection:
        await channels.tidy_addresses(connection, reminding.now() - A_DAY)

    assert len(await rows(reminding, "SELECT FROM addresses WHERE refused_at IS NOT NULL")) == 1
    assert len(await rows(reminding, "SELECT FROM addresses")) == 1


async def test_a_person_who_stops_reminders_that_they_wanted_can_start_them_again(reminding: Context) -> None:
    anna = await person(reminding)
    added = await do_add_mail(reminding, anna, "anna@example.org", "en")
    await follow(reminding, "confirm", added.id)
    await follow(reminding, "stop", added.id)

    again = await do_add_mail(reminding, anna, "anna@example.org", "en")

    assert (again.id, again.enabled, again.confirmed) == (added.id, True, True)


@pytest.mark.parametrize(
    "address", ["anna", "a b@example.org", "a@b\nBcc: c@d.e", "<a@b.c>", "a@b.c, d@e.f", "@b.c", ""]
)
async def test_an_invalid_address_is_refused(reminding: Context, address: str) -> None:
    with raises_saying(RejectedError, "not a mail address"):
        await do_add_mail(reminding, await person(reminding), address, "en")


async def test_an_address_that_does_not_exist_is_switched_off_and_says_so(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    added = await channel(reminding, anna.account, "mail", "anna@example.org")
    mail.answers = ["550 no such user"]

    await reminded(reminding, anna.account)

    seen = await as_seen(reminding, added.id)
    assert not seen.enabled
    assert "550 no such user" in channel_view(seen, "en").error
    assert await states(reminding, anna.account) == ["failed"]


async def test_a_full_mailbox_is_tried_again(reminding: Context, mail: Post) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    mail.answers = ["452 full"]

    await reminded(reminding, anna.account)
    assert await states(reminding, anna.account) == ["waiting"]
    await send_waiting(reminding)

    assert await states(reminding, anna.account) == ["sent"]


async def test_nobody_learns_where_the_mail_server_of_the_host_is(settings: Settings, watch: Watch) -> None:
    async with reminding_context(settings, watch, smtp="smtp://127.0.0.1:1") as context:
        anna = await person(context)
        added = await channel(context, anna.account, "mail", "anna@example.org")

        await reminded(context, anna.account)

        error = channel_view(await as_seen(context, added.id), "en").error
        assert "try again" in error
        assert "127.0.0.1" not in error
        assert await states(context, anna.account) == ["waiting"]
