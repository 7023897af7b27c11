"""Invitations by mail reach an address once, can be stopped for good, and leave no address behind."""

from collections.abc import AsyncIterator
from datetime import timedelta

import msgspec
import pytest

from kontor.server.accounts import Caller, Login
from kontor.server.errors import ConflictError, ForbiddenError, TooManyError
from kontor.server.matches import Context
from kontor.server.people import do_block
from kontor.server.reminders.addresses import hash_of
from kontor.server.reminders.following import do_follow, linked
from kontor.server.reminders.inviting import KEPT, do_invite_by_mail, plain_name
from kontor.server.reminders.message import RejectedError
from kontor.server.reminders.sending_invitations import send_waiting_invitations
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.server.store.reminders import mail_invitations
from sentences import raises_saying
from server.people.knowing import caller_of, new_members, open_table
from server.receivers import Post
from server.reminded import SITE, Watch, channel, reminding_context, rows

ADDRESS = "Berta@example.org"


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url, new_account_days=0) as context:
        await rows(context, "DELETE FROM mail_invitations")
        await rows(context, "DELETE FROM request_limits WHERE bucket = 'invitations'")
        yield context


async def host(context: Context, name: str = "Anna") -> tuple[Login, str]:
    """Return a member, and an open table of theirs."""
    [member] = await new_members(context, name)
    return member, await open_table(context, member)


async def addresses(context: Context) -> list[str | None]:
    """Return what is stored of addresses that were invited."""
    return [row["address"] for row in await rows(context, "SELECT address FROM mail_invitations ORDER BY id")]


async def invite(context: Context, address: str = ADDRESS, language: str = "en") -> tuple[Login, str]:
    """Let a new member invite an address to a new table, and send the mail."""
    member, match = await host(context)
    await do_invite_by_mail(context, match, caller_of(member), address, language)
    await send_waiting_invitations(context)
    return member, match


async def test_a_mail_names_the_inviter_and_leads_to_the_table_and_the_address_is_gone(
    reminding: Context, mail: Post
) -> None:
    member, match = await host(reminding)
    await do_invite_by_mail(reminding, match, caller_of(member), ADDRESS, "en")
    assert await addresses(reminding) == [ADDRESS]

    await send_waiting_invitations(reminding)

    [letter] = mail.letters
    assert (letter["To"], letter["Subject"]) == (ADDRESS, f"{member.name} invites you to Goa")
    assert f"{SITE}/table/{match}" in letter.get_content().splitlines()
    assert letter["List-Unsubscribe"].startswith(f"<{SITE}/api/reminders/stop/")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert await addresses(reminding) == [None]


async def test_a_mail_is_in_the_language_in_which_it_was_asked_for(reminding: Context, mail: Post) -> None:
    member, _ = await invite(reminding, language="de")

    assert mail.letters[0]["Subject"] == f"{member.name} lädt dich zu Goa ein"


async def test_one_click_stops_all_mail_and_nobody_is_told(reminding: Context, mail: Post, watch: Watch) -> None:
    await invite(reminding)
    token = mail.letters[0]["List-Unsubscribe"].strip("<>").rpartition("/")[2]

    await do_follow(reminding, "stop", token)
    watch.on(days=400)
    member, match = await host(reminding)
    await do_invite_by_mail(reminding, match, caller_of(member), "berta+games@example.org", "en")
    assert await addresses(reminding) == [None, None]
    await send_waiting_invitations(reminding)

    assert len(mail.letters) == 1
    assert (await linked(reminding, "stop", token)).asked == hash_of(ADDRESS)


async def test_a_no_counts_for_a_mail_that_is_on_its_way(reminding: Context, mail: Post) -> None:
    member, match = await host(reminding)
    await invite(reminding)
    await do_invite_by_mail(reminding, match, caller_of(member), ADDRESS, "en")
    await do_follow(reminding, "stop", mail.letters[0]["List-Unsubscribe"].strip("<>").rpartition("/")[2])

    await send_waiting_invitations(reminding)

    assert len(mail.letters) == 1
    assert await addresses(reminding) == [None, None]


async def test_a_mailbox_gets_one_mail_a_table_and_two_a_day_in_any_spelling(reminding: Context, mail: Post) -> None:
    member, match = await invite(reminding)
    await do_invite_by_mail(reminding, match, caller_of(member), "berta+1@example.org", "en")
    await send_waiting_invitations(reminding)
    assert len(mail.letters) == 1

    await invite(reminding, "berta+2@example.org")
    await invite(reminding, "berta+3@example.org")

    assert len(mail.letters) == 2


async def test_an_account_sends_ten_a_day_and_a_new_one_three(reminding: Context, watch: Watch) -> None:
    member, match = await host(reminding)
    for number in range(10):
        await do_invite_by_mail(reminding, match, caller_of(member), f"friend{number}@example.org", "en")
    with raises_saying(ConflictError, "invited 10 people by mail"):
        await do_invite_by_mail(reminding, match, caller_of(member), ADDRESS, "en")
    watch.on(hours=25)
    await do_invite_by_mail(reminding, match, caller_of(member), ADDRESS, "en")

    reminding.settings = msgspec.structs.replace(reminding.settings, new_account_days=7)
    newcomer, table = await host(reminding)
    for number in range(3):
        await do_invite_by_mail(reminding, table, caller_of(newcomer), f"other{number}@example.org", "en")
    with raises_saying(ConflictError, "New accounts may invite 3 people"):
        await do_invite_by_mail(reminding, table, caller_of(newcomer), ADDRESS, "en")


async def test_all_accounts_together_send_sixty_an_hour(reminding: Context) -> None:
    for number in range(6):
        member, match = await host(reminding)
        for other in range(10):
            await do_invite_by_mail(reminding, match, caller_of(member), f"f{number}-{other}@example.org", "en")

    member, match = await host(reminding)
    with raises_saying(TooManyError, "many invitations in the last hour"):
        await do_invite_by_mail(reminding, match, caller_of(member), ADDRESS, "en")
    assert len(await addresses(reminding)) == 60


async def test_a_member_who_blocked_the_inviter_gets_no_mail_and_the_inviter_does_not_learn_it(
    reminding: Context, mail: Post
) -> None:
    anna, match = await host(reminding)
    [bruno] = await new_members(reminding, "Bruno")
    await channel(reminding, bruno.account, "mail", "bruno@example.org")
    await do_block(reminding, bruno.account, anna.name, blocked=True)

    await do_invite_by_mail(reminding, match, caller_of(anna), "Bruno@Example.org", "en")
    await send_waiting_invitations(reminding)

    assert mail.letters == []
    assert await addresses(reminding) == [None]


async def test_a_table_that_is_full_meanwhile_or_given_up_sends_no_mail(reminding: Context, mail: Post) -> None:
    anna, match = await host(reminding)
    await do_invite_by_mail(reminding, match, caller_of(anna), ADDRESS, "en")
    await rows(reminding, "UPDATE matches SET status = 'over' WHERE id = $1", match)

    await send_waiting_invitations(reminding)

    assert mail.letters == []
    assert await addresses(reminding) == [None]


async def test_a_mail_server_that_is_away_is_asked_again_for_a_day_at_most(
    reminding: Context, mail: Post, watch: Watch
) -> None:
    anna, match = await host(reminding)
    mail.answers = ["451 later"]
    await do_invite_by_mail(reminding, match, caller_of(anna), ADDRESS, "en")
    assert await send_waiting_invitations(reminding) == 0
    assert await addresses(reminding) == [ADDRESS]

    watch.on(hours=25)
    assert await send_waiting_invitations(reminding) == 1

    assert mail.letters == []
    assert await addresses(reminding) == [None]
    async with connected(reminding.pool) as connection:
        await mail_invitations.tidy(connection, reminding.now() - KEPT)
    assert await addresses(reminding) == []
    assert timedelta(days=1) == KEPT


async def test_an_address_that_the_mail_server_refuses_is_deleted_at_once(reminding: Context, mail: Post) -> None:
    mail.answers = ["550 nobody here"]

    await invite(reminding)

    assert mail.letters == []
    assert await addresses(reminding) == [None]


async def test_only_a_member_invites_to_their_own_open_table_and_only_where_mail_is_sent(reminding: Context) -> None:
    anna, match = await host(reminding)
    [bruno] = await new_members(reminding, "Bruno")
    with raises_saying(ForbiddenError, "Only members"):
        await do_invite_by_mail(reminding, match, Caller(anna.account, anna.name, member=False), ADDRESS, "en")
    with raises_saying(ForbiddenError, "Only the player who created"):
        await do_invite_by_mail(reminding, match, caller_of(bruno), ADDRESS, "en")
    with raises_saying(RejectedError, "not a mail address"):
        await do_invite_by_mail(reminding, match, caller_of(anna), "nobody", "en")
    reminding.settings = msgspec.structs.replace(reminding.settings, smtp="")
    with raises_saying(ConflictError, "does not send mail"):
        await do_invite_by_mail(reminding, match, caller_of(anna), ADDRESS, "en")

    assert await addresses(reminding) == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Anna", "Anna"), ("Dr. Anna B.", "Dr. Anna B."), ("win.example.org", ""), ("http://x", ""), ("a@b", "")],
)
def test_a_name_that_a_mail_program_would_make_a_link_of_is_left_out(name: str, shown: str) -> None:
    assert plain_name(name) == shown
