"""Letters that ask for a confirmation may reach strangers: their "no" holds, no matter who gave us the address."""

from collections.abc import AsyncIterator
from email.message import Message as Letter

import httpx
import pytest

from kontor.server.accounts import do_delete_account
from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.reminders import send_waiting
from kontor.server.reminders.channels import do_add_mail, do_delete_channel
from kontor.server.reminders.links import link
from kontor.server.settings import Settings
from sentences import raises_saying
from server.gateway import new_client
from server.receivers import Post
from server.reminded import Watch, as_seen, channel, person, reminding_context, rows
from server.within import served

VICTIM = "victim@example.org"
GERMAN = {"accept-language": "de"}


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url, site="http://127.0.0.1") as context:
        yield context


@pytest.fixture
async def nobody(reminding: Context) -> AsyncIterator[httpx.AsyncClient]:
    """A reader of a letter who has no account."""
    async with served(reminding.settings) as at, new_client(at.address) as client:
        yield client


async def ask_victim(context: Context, name: str) -> None:
    """Let a stranger add the address, and delete the channel as soon as the letter is sent."""
    stranger = await person(context, name)
    added = await do_add_mail(context, stranger, VICTIM, "en")
    await send_waiting(context)
    await do_delete_channel(context, stranger, added.id)


def stop_in(letter: Letter) -> str:
    """Return the path of the link in a letter that refuses all further letters."""
    return str(letter["List-Unsubscribe"]).strip("<>").partition("127.0.0.1")[2]


async def test_a_person_who_is_asked_can_say_no_even_after_the_channel_was_deleted(
    reminding: Context, nobody: httpx.AsyncClient, mail: Post, watch: Watch
) -> None:
    await ask_victim(reminding, "Guest")

    page = await nobody.get(stop_in(mail.letters[0]), headers=GERMAN)
    assert (page.status_code, '<html lang="de">' in page.text, "deine Adresse" in page.text) == (200, True, True)
    watch.on(days=1)
    await ask_victim(reminding, "Guest again")
    done = await nobody.post(stop_in(mail.letters[0]), content="List-Unsubscribe=One-Click")

    assert (done.status_code, "will not write to your address again" in done.text) == (200, True)
    watch.on(days=1)
    with raises_saying(ConflictError, "does not want mail from us"):
        await ask_victim(reminding, "Another guest")
    assert len(mail.letters) == 2


async def test_a_no_still_holds_after_the_account_was_deleted(
    reminding: Context, nobody: httpx.AsyncClient, mail: Post
) -> None:
    stranger = await person(reminding)
    await do_add_mail(reminding, stranger, VICTIM, "en")
    await send_waiting(reminding)
    await do_delete_account(reminding, stranger)

    assert (await nobody.post(stop_in(mail.letters[0]))).status_code == 200

    with raises_saying(ConflictError, "does not want mail from us"):
        await ask_victim(reminding, "Another guest")


async def test_a_person_who_said_no_can_take_it_back_with_the_same_link(
    reminding: Context, nobody: httpx.AsyncClient, mail: Post
) -> None:
    await ask_victim(reminding, "Guest")
    stop = stop_in(mail.letters[0])
    await nobody.post(stop)

    page = await nobody.get(stop)
    welcome = stop.replace("/stop/", "/welcome/")
    assert f'method="post" action="{welcome}"' in page.text
    back = await nobody.post(welcome)

    assert (back.status_code, "invite you by mail again" in back.text) == (200, True)
    assert welcome not in (await nobody.get(stop)).text
    await ask_victim(reminding, "Another guest")
    assert len(mail.letters) == 2


async def test_the_links_of_older_letters_still_work(reminding: Context, nobody: httpx.AsyncClient, mail: Post) -> None:
    """They name only the channel."""
    anna = await person(reminding)
    added = await do_add_mail(reminding, anna, VICTIM, "en")
    stop = link(reminding.settings, "stop", added.id).partition("127.0.0.1")[2]

    assert (await nobody.get(stop)).status_code == (await nobody.post(stop)).status_code == 200

    assert not (await as_seen(reminding, added.id)).enabled
    with raises_saying(ConflictError, "does not want mail from us"):
        await do_add_mail(reminding, anna, VICTIM, "en")
    await send_waiting(reminding)
    assert mail.letters == []


async def test_only_the_link_of_a_letter_that_asks_takes_a_no_back(
    reminding: Context, nobody: httpx.AsyncClient
) -> None:
    anna = await person(reminding)
    wanted = await channel(reminding, anna.account, "mail", "anna@example.org")
    links = [link(reminding.settings, "stop", number) for number in (wanted.id, wanted.id + 1)]
    links += [link(reminding.settings, "confirm", wanted.id).replace("/confirm/", "/stop/")]

    paths = [each.partition("127.0.0.1")[2].replace("/stop/", "/welcome/") for each in links]

    assert [(await nobody.post(path)).status_code for path in paths] == [404] * 3


async def test_a_link_holds_only_the_hash_of_an_address(reminding: Context, mail: Post) -> None:
    await ask_victim(reminding, "Guest")

    token = stop_in(mail.letters[0]).rpartition("/")[2]

    assert "victim" not in token
    [kept] = await rows(reminding, "SELECT asked, refused_at FROM addresses")
    assert (len(kept["asked"]), kept["refused_at"]) == (1, None)


async def test_the_link_to_unsubscribe_is_one_line_of_plain_letters_that_mail_programs_can_read(
    reminding: Context, mail: Post
) -> None:
    await ask_victim(reminding, "Guest")

    [raw] = mail.raw
    [line] = [line for line in raw.split(b"\r\n") if line.startswith(b"List-Unsubscribe:")]
    assert line.decode() == f"List-Unsubscribe: {mail.letters[0]['List-Unsubscribe']}"
    assert line.endswith(b">")
    assert b"=?" not in line
