"""Sending invitations by mail: tried for at most a day, and the address is deleted with the last attempt."""

from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.reminders.addresses import is_refused
from kontor.server.reminders.inviting import KEPT, invitation_mail
from kontor.server.reminders.mail import has_mail, send_mail
from kontor.server.reminders.message import NotSentError, RejectedError
from kontor.server.reminders.sending import GROWTH, MAX_ATTEMPTS, UNSIGNED, say_what_is_missing
from kontor.server.store.pool import connected
from kontor.server.store.reminders import mail_invitations as store


async def deliver_invitation(context: Context, number: int) -> float | None:
    """Try to send an invitation; return the seconds until the next attempt, None if there is nothing more to do."""
    if not has_mail(context.settings):
        say_what_is_missing(context)
        return UNSIGNED
    now = context.now()
    async with connected(context.pool) as connection:
        invitation = await store.begin(connection, number, now - KEPT, now)
        if invitation is None or await is_refused(connection, invitation.target):
            await store.forget_address(connection, number)
            return None
    try:
        await send_mail(context.settings, invitation, invitation_mail(context.settings, invitation))
    except NotSentError as error:
        log.warning("invitation-unsent", invitation=number, tries=invitation.tries, error=error.key)
        if not isinstance(error, RejectedError) and invitation.tries < MAX_ATTEMPTS:
            return GROWTH**invitation.tries
    async with connected(context.pool) as connection:
        await store.forget_address(connection, number)
    return None


async def send_waiting_invitations(context: Context) -> int:
    """Try every waiting invitation once, here and now, without a worker; return how many are done."""
    async with connected(context.pool) as connection:
        waiting = await store.waiting(connection)
    return sum([await deliver_invitation(context, number) is None for number in waiting])
