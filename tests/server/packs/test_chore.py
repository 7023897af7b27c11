"""Old matches are packed by a chore of the night, which a worker does."""

import asyncio

from procrastinate import jobs

from kontor.server.matches import Context
from kontor.worker.chores import make_app
from server.packs.packed import over, rows

TIMEOUT_SECONDS = 60.0


async def test_a_worker_packs_what_is_due_when_the_chore_of_the_night_comes(context: Context) -> None:
    match = await over(context, "goa", 2)
    assert await rows(context, match) > 0
    app = make_app(context)

    async with asyncio.timeout(TIMEOUT_SECONDS), app.open_async():
        await app.configure_task("pack_matches").defer_async(timestamp=0)
        await app.run_worker_async(wait=False, install_signal_handlers=False, delete_jobs="never")
        done = await app.job_manager.list_jobs_async(task="pack_matches")

    assert [job.status for job in done] == [jobs.Status.SUCCEEDED.value]
    assert await rows(context, match) == 0
