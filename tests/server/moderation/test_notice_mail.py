"""Notices by the channels that people chose: a mail says that there is one, and no more. To a real SMTP server."""

from kontor.server.moderation.deciding import Case, Decision, do_decide
from kontor.server.moderation.roles import HOST
from kontor.server.reminders import send_waiting
from kontor.server.settings import Settings
from server.moderating import quarrel
from server.receivers import Post
from server.reminded import SITE, Watch, channel, reminding_context


async def test_a_mail_says_that_there_is_a_notice_and_neither_what_nor_why(
    settings: Settings, watch: Watch, mail: Post
) -> None:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        case = await quarrel(context)
        await channel(context, case.rude.account, "mail", f"{case.at.match}@example.org")

        await do_decide(context, HOST, Case(case.report, 0), Decision("warn", "No insults."))
        await send_waiting(context)

    (letter,) = [each for each in mail.letters if each["To"] == f"{case.at.match}@example.org"]
    text = letter.get_content()
    assert "decided something about your account" in letter["Subject"]
    assert f"{SITE}/account" in text
    assert "No insults." not in text
