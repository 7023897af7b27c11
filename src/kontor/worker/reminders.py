"""Reminders in the background: a sweep queues messages, and a chore sends each of them, even if a worker dies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from math import ceil

from procrastinate import App, BaseRetryStrategy, RetryDecision
from procrastinate.jobs import Job

from kontor.core import Texts
from kontor.server.errors import SettingsError, StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.reminders import deliver, remind, write_letters
from kontor.server.reminders.addresses import A_DAY
from kontor.server.reminders.inviting import KEPT
from kontor.server.reminders.sending_invitations import deliver_invitation
from kontor.server.retention import DELIVERY_DAYS
from kontor.server.store.pool import connected
from kontor.server.store.reminders import channels, mail_invitations, reminders
from kontor.server.store.work import chores

SWEEP_SECONDS = 5.0
"""Seconds between two sweeps."""
NIGHTLY_CRON = "37 3 * * *"
KEEP_DELIVERIES = timedelta(days=DELIVERY_DAYS)
"""How long the outcome of a message is kept."""
MAX_PAUSE_SECONDS = 60 * 60
MAX_ATTEMPTS = 30


class NotYetError(Exception):
    """A message is to be tried again after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds:.0f} s")
        self.seconds = seconds


class DeliveryRetry(BaseRetryStrategy):
    """Tries again when the message says so; after anything else, such as a database that is away, in growing pauses."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        """Return when to try again; None if that has been tried too often."""
        if isinstance(exception, NotYetError):
            return RetryDecision(retry_in={"seconds": ceil(exception.seconds)})
        if job.attempts >= MAX_ATTEMPTS:
            return None
        return RetryDecision(retry_in={"seconds": min(2**job.attempts, MAX_PAUSE_SECONDS)})


def register_reminders(app: App, context: Context) -> None:
    """Add the chores of reminders to those of a context."""

    @app.task(name=reminders.SEND, queue=chores.QUEUE, retry=DeliveryRetry())
    async def send_reminder(delivery: str) -> None:
        pause = await deliver(context, delivery)
        if pause is not None:
            raise NotYetError(pause)

    @app.task(name=mail_invitations.SEND, queue=chores.QUEUE, retry=DeliveryRetry())
    async def send_mail_invitation(invitation: int) -> None:
        pause = await deliver_invitation(context, invitation)
        if pause is not None:
            raise NotYetError(pause)

    @app.periodic(cron=NIGHTLY_CRON)
    @app.task(name="tidy_deliveries", queue=chores.QUEUE, retry=DeliveryRetry(), queueing_lock="tidy_deliveries")
    async def tidy_deliveries(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        async with connected(context.pool) as connection:
            await reminders.tidy(connection, context.now() - KEEP_DELIVERIES)
            await channels.tidy_addresses(connection, context.now() - A_DAY)
            await mail_invitations.tidy(connection, context.now() - KEPT)


@asynccontextmanager
async def send_reminders_in_background(context: Context, every: float = SWEEP_SECONDS) -> AsyncIterator[None]:
    """Sweep as long as the block runs; a host that wants reminders and has set no secret is told what is missing."""
    if context.settings.site and not context.settings.reminding:
        log.error("not-reminding", error=Texts("en").error(SettingsError("not-reminding")))
    sweeping = asyncio.create_task(keep_reminding(context, every))
    try:
        yield
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)


async def keep_reminding(context: Context, every: float = SWEEP_SECONDS) -> None:
    """Sweep for ever; a sweep that fails is made up for by the next."""
    while True:
        try:
            await remind(context)
            await write_letters(context)
        except StoreError as error:
            log.warning("not-reminded", error=str(error))
        except Exception:  # noqa: BLE001 - reminders must not end with one mistake
            log.exception("reminding-failed")
        await asyncio.sleep(every)
