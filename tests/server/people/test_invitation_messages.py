"""An invitation by name reaches a member through the channels they have, and only as long as it is open."""

from collections.abc import AsyncIterator

import pytest

from kontor.server.matches import Context
from kontor.server.people import do_decline, do_invite
from kontor.server.reminders import send_waiting
from kontor.server.settings import Settings
from server.people.knowing import caller_of, new_members, open_table
from server.receivers import Web
from server.reminded import SITE, Watch, reminding_context, states, webhook


@pytest.fixture
async def reminding(settings: Settings, watch: Watch) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch) as context:
        yield context


async def test_a_message_says_who_invites_to_which_game_and_leads_to_the_table(reminding: Context, web: Web) -> None:
    anna, bruno = await new_members(reminding, "Anna", "Bruno")
    await webhook(reminding, bruno.account, web)
    match = await open_table(reminding, anna)

    await do_invite(reminding, match, caller_of(anna), bruno.name)
    await send_waiting(reminding)

    (heard,) = web.heard
    assert heard.json["title"] == f"{anna.name} invites you to Goa"
    assert heard.json["url"] == f"{SITE}/table/{match}"
    assert (heard.json["kind"], heard.json["matches"]) == ("invited", [])


async def test_an_invitation_that_was_declined_meanwhile_sends_no_message(reminding: Context, web: Web) -> None:
    anna, bruno = await new_members(reminding, "Anna", "Bruno")
    await webhook(reminding, bruno.account, web)
    match = await open_table(reminding, anna)
    await do_invite(reminding, match, caller_of(anna), bruno.name)

    await do_decline(reminding, match, bruno.account)
    await send_waiting(reminding)

    assert (web.heard, await states(reminding, bruno.account)) == ([], ["moot"])


async def test_several_invitations_are_one_message_for_as_long_as_the_person_wishes(
    reminding: Context, web: Web, watch: Watch
) -> None:
    anna, bruno = await new_members(reminding, "Anna", "Bruno")
    await webhook(reminding, bruno.account, web)
    for minutes in (0, 10, 25):
        watch.on(minutes=minutes)
        await do_invite(reminding, await open_table(reminding, anna), caller_of(anna), bruno.name)

    assert len(await states(reminding, bruno.account)) == 2
