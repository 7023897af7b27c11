"""Inviting by mail: the creator of an open match names an address, and we send one mail there.

The one who invites writes no word of it, and gets the same answer whatever becomes of the mail: whether an address
refused us, or who owns it, is nobody's business. The address is deleted when the mail is sent.
"""

import re
from datetime import timedelta

from kontor.server.accounts import Caller
from kontor.server.errors import ConflictError, ForbiddenError, TooManyError
from kontor.server.limits.buckets import Buckets
from kontor.server.limits.newcomers import MATCHES_UNTIL_KNOWN, is_newcomer
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import demand_open
from kontor.server.matches.lobby.gather import demand_creator
from kontor.server.reminders.addresses import A_DAY, checked_address, hash_of, is_welcome
from kontor.server.reminders.composing import texts_in, title_of
from kontor.server.reminders.links import NO_CHANNEL, link
from kontor.server.reminders.mail import demand_mail
from kontor.server.reminders.message import Message
from kontor.server.settings import Settings
from kontor.server.store.operation import limits
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels
from kontor.server.store.reminders import mail_invitations as store
from kontor.server.store.reminders.mail_invitations import MailInvitation

MAX_MAIL_INVITATIONS_PER_DAY = 10
"""Invitations by mail that one account may send within a day."""
MAX_NEW_MAIL_INVITATIONS_PER_DAY = 3
"""The same for an account that is new."""
MAX_MAIL_INVITATIONS_PER_HOUR = 60
"""Invitations by mail that the whole server sends within an hour, whatever accounts ask for them."""
KEPT = timedelta(days=1)
"""How long an invitation that could not be sent is tried, and how long it is kept that a mailbox was invited."""
MINUTES_PER_HOUR = 60
LIKE_AN_ADDRESS = re.compile(r"[/\\@]|\w\.\w|www", re.IGNORECASE)
"""What a mail program could take for a link."""


async def do_invite_by_mail(context: Context, match_id: str, caller: Caller, address: str, language: str) -> None:
    """Invite the owner of a mail address to an open match of the caller's; once for each mailbox and match."""
    if not caller.member:
        raise ForbiddenError("members-only")
    async with context.cache.fresh(match_id) as match:
        demand_creator(match, caller.account)
        demand_mail(context.settings)
        checked_address(address)
        demand_open(match)
        if not any(occupant.kind == "empty" for occupant in match.occupants):
            raise ConflictError("table-full")
        async with connected(context.pool) as connection, connection.transaction():
            await channels.held(connection, caller.account)
            await _demand_room(context, connection, caller.account)
            await _put_in_line(context, connection, match_id, caller.account, address, language)


def invitation_mail(settings: Settings, invitation: MailInvitation) -> Message:
    """Return the mail with the link to a table, and one by which its reader gets no other mail."""
    texts = texts_in(invitation.language)
    name = plain_name(invitation.inviter)
    facts = {"inviter": name, "named": int(bool(name)), "game": title_of(invitation.game), "site": settings.site}
    return Message(
        id=f"invitation-{invitation.sha256.hex()[:16]}-{invitation.match}",
        kind="invitation",
        title=texts.text("reminder-invitation-title", facts),
        text=texts.text("reminder-invitation-text", facts),
        url=f"{settings.site}/table/{invitation.match}",
        stop=link(settings, "stop", NO_CHANNEL, invitation.sha256),
        stop_text=texts.text("reminder-invitation-stop"),
    )


def plain_name(name: str) -> str:
    """Return a name for a mail to a stranger; empty if a mail program could make a link of it."""
    return "" if LIKE_AN_ADDRESS.search(name) else name


async def _demand_room(context: Context, connection: Connection, account: int) -> None:
    """Refuse an invitation if the account, or the whole server, has sent enough."""
    is_new = await is_newcomer(connection, context.settings, account)
    most = MAX_NEW_MAIL_INVITATIONS_PER_DAY if is_new else MAX_MAIL_INVITATIONS_PER_DAY
    if await store.made_since(connection, account, context.now() - A_DAY) >= most:
        days = context.settings.new_account_days if is_new else 0
        raise ConflictError("too-many-mail-invitations", most=most, days=days, matches=MATCHES_UNTIL_KNOWN)
    per_minute = MAX_MAIL_INVITATIONS_PER_HOUR / MINUTES_PER_HOUR
    buckets = Buckets("invitations", per_minute, MAX_MAIL_INVITATIONS_PER_HOUR, context.settings.secret)
    waits = await limits.take(connection, buckets.use("all", 1.0))
    if waits:
        raise TooManyError("too-many-mails", waits, minutes=max(1, round(waits / MINUTES_PER_HOUR)))


async def _put_in_line(
    context: Context, connection: Connection, match: str, account: int, address: str, language: str
) -> None:
    """Store an invitation, and queue its mail unless the mailbox has it already or does not want it."""
    number = await store.invite(connection, account, match, hash_of(address), address, language, context.now())
    if number is None:
        return
    is_wanted = await is_welcome(connection, address, context.now())
    if is_wanted and not await store.is_unwelcome(connection, account, address):
        await store.put_in_line(connection, number)
    else:
        await store.forget_address(connection, number)
