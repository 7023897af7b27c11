"""Moderation at the prompt, on a real PostgreSQL: from a role and a report to its undoing."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from cli.running import Run, text_of
from kontor.server.accounts import Caller, caller_of
from kontor.server.matches import Context
from kontor.server.matches.kernel.context import open_context
from kontor.server.settings import Settings
from kontor.server.store import schema
from server.moderating import Quarrel, quarrel
from server.party import new_member

T = TypeVar("T")


@pytest.fixture
def host(empty_database: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings of a host whose environment names a database."""
    schema.upgrade(empty_database)
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    return Settings(database=empty_database, new_account_days=0)


def on_server(settings: Settings, do: Callable[[Context], Awaitable[T]]) -> T:
    """Run something with the context of the host's server."""

    async def run() -> T:
        async with open_context(settings) as context:
            return await do(context)

    return asyncio.run(run())


def flat(printed: str) -> str:
    """Return what was printed without its line breaks."""
    return " ".join(printed.split())


def test_a_host_without_a_browser_reads_a_report_decides_and_undoes(kontor: Run, host: Settings) -> None:
    """The same functions as in the console, by the number of the report and of the measure."""
    case: Quarrel = on_server(host, quarrel)

    listed, shown = kontor("admin", "queue"), kontor("admin", "show", str(case.report), "--lang", "de")
    assert listed.out.startswith(f"{case.report} ")
    assert "> " in shown.out
    assert f"{case.rude.name}: you fool" in shown.out

    muted = kontor("admin", "mute", "--report", str(case.report), "--days", "3", "--reason", "Be kind.")
    measure = re.findall(r"\d+", muted.out)[-1]
    assert flat(muted.out) == text_of("admin-done-mute", measure=int(measure))
    assert kontor("admin", "queue").out.strip() == text_of("admin-queue-empty")
    assert kontor("admin", "undo", measure, "--reason", "A joke.").code == 0

    log = kontor("admin", "audit").out
    assert [line.split(": ")[1].split(",")[0] for line in log.splitlines() if "UTC" in line] == ["undo", "mute"]
    again = kontor("admin", "undo", measure, "--reason", "A joke.")
    assert (again.code, "undone before" in again.err) == (2, True)


def test_roles_are_given_to_members_and_taken_away(kontor: Run, host: Settings) -> None:
    """In whatever spelling of the name; the log has both."""

    async def registered(context: Context) -> str:
        login = await new_member(context, "Ida")
        async with context.pool.acquire() as connection:
            await connection.execute("UPDATE accounts SET login = 'ida' WHERE id = $1", login.account)
        return login.token

    token = on_server(host, registered)

    async def who(context: Context) -> Caller | None:
        return await caller_of(context, token)

    assert kontor("admin", "roles").out.startswith("Nobody has a role yet")
    assert kontor("admin", "grant", "IDA", "moderator").code == 0
    assert "Ida: moderator" in kontor("admin", "roles").out
    caller = on_server(host, who)
    assert caller
    assert caller.role == "moderator"
    assert kontor("admin", "revoke", "Ida").code == 0
    assert "grant moderator" in kontor("admin", "audit").out
    refused = kontor("admin", "grant", "Nobody", "host")
    assert (refused.code, "no member called Nobody" in refused.err) == (2, True)


def test_a_table_that_nobody_reported_is_closed_by_its_id(kontor: Run, host: Settings) -> None:
    """Each verb is told what it is about."""
    case: Quarrel = on_server(host, quarrel)

    closed = kontor("admin", "close", "--match", case.at.match, "--reason", "Spam.")
    nothing = kontor("admin", "warn", "--reason", "Spam.")

    assert closed.code == 0
    assert (nothing.code, "--report" in nothing.err) == (2, True)
