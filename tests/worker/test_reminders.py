"""Reminders by real workers: sent through every kind of channel, tried again, and none lost when a sender is killed."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from kontor.server.accounts import Caller
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.reminders import deliver, remind
from kontor.server.reminders.channels import do_test
from kontor.server.reminders.sending import UNSIGNED
from kontor.server.settings import Settings
from kontor.worker.chores import run_chores_in_background
from kontor.worker.reminders import send_reminders_in_background
from sampling import sampled
from server.receivers import Post, Web
from server.reminded import (
    VAPID,
    as_seen,
    channel,
    person,
    reminding_context,
    rows,
    states,
    waits_for,
    webhook,
)

PROGRAM = Path(__file__).with_name("reminding.py")
TIMEOUT_SECONDS = 120.0
DEAD_AFTER_SECONDS = 1.5
AGO = timedelta(minutes=11)
KILLS = sampled(push=2, night=5)
"""Number of senders that are killed in the middle of a message."""


@pytest.fixture
async def reminding(settings: Settings, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, smtp=mail.url) as context:
        yield context


async def wide_awake(context: Context, name: str = "Anna") -> Caller:
    """Return a player who never sleeps, because these tests run at any hour."""
    known = await person(context, name)
    await rows(context, "UPDATE accounts SET night_from = 0, night_until = 0 WHERE id = $1", known.account)
    return known


@contextmanager
def worker(context: Context, mail: Post) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own, which is killed at the end."""
    command = [sys.executable, str(PROGRAM), context.settings.database, str(DEAD_AFTER_SECONDS), mail.url, VAPID]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not await condition():  # noqa: ASYNC110 - it happens in another process
            await asyncio.sleep(0.05)


async def test_a_worker_reminds_of_one_turn_by_mail_webhook_and_push(reminding: Context, web: Web, mail: Post) -> None:
    anna = await wide_awake(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await webhook(reminding, anna.account, web)
    await channel(reminding, anna.account, "push", f"{web.url}/push")
    await waits_for(reminding, anna.account, reminding.now() - AGO)

    with worker(reminding, mail):

        async def all_sent() -> bool:
            return await states(reminding, anna.account) == ["sent"] * 3

        await until(all_sent)

    # On a busy machine a worker that pauses counts as dead, and another sends its message again with the same key.
    keys = {(heard.path, heard.headers.get("idempotency-key") or heard.headers["topic"]) for heard in web.heard}
    assert sorted(path for path, _ in keys) == ["/hook", "/push"]
    assert {letter["To"] for letter in mail.letters} == {"anna@example.org"}


@pytest.mark.slow
async def test_no_reminder_is_lost_or_silently_duplicated_when_its_sender_is_killed_again_and_again(
    reminding: Context, web: Web, mail: Post
) -> None:
    people = [await wide_awake(reminding, f"Person {number}") for number in range(12)]
    for number, each in enumerate(people):
        await webhook(reminding, each.account, web, f"/{number}")
        await channel(reminding, each.account, "push", f"{web.url}/push/{number}")
        await channel(reminding, each.account, "mail", f"p{number}@example.org")
        await waits_for(reminding, each.account, reminding.now() - AGO)
    web.silent = True  # so that every sender is killed in the middle of a message

    for _ in range(KILLS):
        heard = len(web.heard)
        with worker(reminding, mail):

            async def in_the_middle(before: int = heard) -> bool:
                return len(web.heard) > before

            await until(in_the_middle)
    web.silent = False
    with worker(reminding, mail), worker(reminding, mail):

        async def all_done() -> bool:  # a job is removed after its message was sent
            waiting = await rows(reminding, "SELECT count(*) FROM deliveries WHERE state = 'waiting'")
            jobs = await rows(reminding, "SELECT count(*) FROM procrastinate_jobs WHERE task_name = 'send_reminder'")
            return bool(waiting[0][0] == jobs[0][0] == 0)

        await until(all_done)

    assert [await states(reminding, each.account) for each in people] == [["sent"] * 3] * 12
    for path in [f"/{number}" for number in range(12)]:
        keys = {heard.headers["idempotency-key"] for heard in web.heard if heard.path == path}
        assert len(keys) == 1, path
    for path in [f"/push/{number}" for number in range(12)]:
        assert len({heard.headers["topic"] for heard in web.heard if heard.path == path}) == 1, path
    letters = {(letter["To"], letter["Message-ID"]) for letter in mail.letters}
    assert len(letters) == 12


async def test_without_the_secret_of_the_server_nobody_is_reminded_and_the_log_says_what_to_do(
    reminding: Context, web: Web
) -> None:
    """Links to unsubscribe would lead nowhere, so what is queued is left to a worker that can sign them."""
    anna = await wide_awake(reminding)
    added = await webhook(reminding, anna.account, web)
    await waits_for(reminding, anna.account, reminding.now() - AGO)
    delivery = await do_test(reminding, anna, added.id)
    settings = msgspec.structs.replace(reminding.settings, secret="")
    unsigned = Context(settings, reminding.pool, LocalBus())

    with capture_logs() as lines:
        async with send_reminders_in_background(unsigned):
            pass
        assert await remind(unsigned) == 0
        assert [await deliver(unsigned, delivery) for _ in range(3)] == [UNSIGNED] * 3  # logged only once

    errors = [line for line in lines if line["event"] == "not-reminding"]
    assert [line["log_level"] for line in errors] == ["error", "error"]
    assert all("KONTOR_SECRET" in line["error"] for line in errors)
    found = await rows(reminding, "SELECT kind, state, tries FROM deliveries WHERE account = $1", anna.account)
    assert [tuple(row) for row in found] == [("test", "waiting", 0)]
    assert await remind(reminding) == 1
    assert await deliver(reminding, delivery) is None
    assert len(web.heard) == 1


async def test_a_message_that_failed_is_tried_again_until_it_goes_through(reminding: Context, web: Web) -> None:
    anna = await wide_awake(reminding)
    added = await webhook(reminding, anna.account, web)
    await waits_for(reminding, anna.account, reminding.now() - AGO)
    web.statuses = [503]

    async with run_chores_in_background(reminding):
        await remind(reminding)

        async def noted() -> bool:
            return (await as_seen(reminding, added.id)).failures == 1

        await until(noted)

        async def sent() -> bool:
            return await states(reminding, anna.account) == ["sent"]

        await until(sent)

    assert len(web.heard) == 2
    assert len({heard.headers["idempotency-key"] for heard in web.heard}) == 1
    seen = await as_seen(reminding, added.id)
    assert (seen.failures, seen.error) == (0, None)
    assert seen.succeeded_at is not None


async def test_the_sql_function_that_retries_chores_is_the_one_we_call(reminding: Context) -> None:
    found = await rows(
        reminding,
        "SELECT pg_get_function_arguments(oid) FROM pg_proc WHERE proname = 'procrastinate_retry_job_v2'",
    )

    wanted = "job_id bigint, retry_at timestamp with time zone, new_priority integer, new_queue_name character varying"
    assert [row[0] for row in found] == [f"{wanted}, new_lock character varying"]


@pytest.mark.slow
async def test_a_chore_of_a_living_worker_is_left_to_it(reminding: Context, web: Web) -> None:
    anna = await wide_awake(reminding)
    await webhook(reminding, anna.account, web)
    await waits_for(reminding, anna.account, reminding.now() - AGO)
    web.silent = True

    async with run_chores_in_background(reminding, DEAD_AFTER_SECONDS):
        await remind(reminding)

        async def begun() -> bool:
            return len(web.heard) >= 1

        await until(begun)
        started = asyncio.get_running_loop().time()

        async def lived_on() -> bool:
            return asyncio.get_running_loop().time() > started + 3 * DEAD_AFTER_SECONDS

        await until(lived_on)

    assert len(web.heard) == 1
