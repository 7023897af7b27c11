"""What moderators decide about a bot, and about its owner."""

from kontor.server.accounts import known_login
from kontor.server.matches import Context, do_start
from kontor.server.matches.read.look import get_summary
from kontor.server.moderation.deciding import Case, Decision, do_decide
from server.bots.knowing import new_bot, seated
from server.moderating import new_moderator
from server.people.knowing import new_members


async def test_a_bot_that_is_renamed_is_still_called_a_bot(context: Context) -> None:
    bot = await new_bot(context)
    match = await seated(context, bot)

    case = Case(subject=bot.view.id)
    await do_decide(context, await new_moderator(context, "host"), case, Decision("rename", "An insult.", None))

    seat = (await get_summary(context, match, None)).seats[1]
    assert bot.view.name not in (seat.name, seat.member)
    assert seat.name.endswith(" (bot)")
    assert seat.bot_of == bot.owner.name


async def test_when_its_owner_is_suspended_a_bot_is_let_in_no_more_and_its_seats_are_played(context: Context) -> None:
    bot, (host,) = await new_bot(context), await new_members(context, "Host")
    playing, still_open = await seated(context, bot, host), await seated(context, bot)
    await do_start(context, playing, host.account)

    case = Case(subject=bot.owner.account)
    await do_decide(context, await new_moderator(context, "host"), case, Decision("suspend", "Rude.", 7))

    assert await known_login(context, bot.made.token) is None
    assert (await get_summary(context, playing, None)).seats[1].caretaker
    assert (await get_summary(context, still_open, None)).seats[1].kind == "empty"
