"""Chores by which shards follow what is stored at home, and the home database what happens at shards (ADR 72)."""

from procrastinate import App, RetryStrategy

from kontor.server.accounts import at_shards
from kontor.server.matches import Context
from kontor.server.matches.kernel.mirroring import do_note_last_moves
from kontor.server.matches.presence import closing
from kontor.server.store.work import chores

NIGHTLY_CRON = "27 3 * * *"
UNTIL_DONE = RetryStrategy(wait=60)
"""For what must happen at a shard, however long that is away."""
NIGHTLY = RetryStrategy(max_attempts=8, exponential_wait=2)


def register_shard_chores(app: App, context: Context) -> None:
    """Add the chores of shards to those of a context; without shards nothing queues them."""

    @app.task(name=closing.FOLLOW_RECORD, queue=chores.QUEUE, retry=UNTIL_DONE)
    async def follow_record(match: str) -> None:
        await closing.do_follow_record(context, match)

    @app.task(name=at_shards.FOLLOW_PERSON, queue=chores.QUEUE, retry=UNTIL_DONE)
    async def follow_person(account: int) -> None:
        await at_shards.do_follow_person(context, account)

    @app.periodic(cron=NIGHTLY_CRON)
    @app.task(name="note_last_moves", queue=chores.QUEUE, retry=NIGHTLY, queueing_lock="note_last_moves")
    async def note_last_moves(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        await do_note_last_moves(context)
