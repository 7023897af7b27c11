"""`kontor bot run` against a real server: the bot in JavaScript of the guide, and one in Python, play one another."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kontor.cli.bot_decider import PythonDecider
from kontor.client import Server
from kontor.client.bots import BotRunner, Decider, Policy, Program
from kontor.server.accounts import Login
from kontor.server.matches import Context
from server.bots.knowing import Bot, new_bot
from server.people.knowing import new_members
from wire.guide import write_script

TIMEOUT_SECONDS = 120.0
SECONDS = 5.0


class Reports:
    """What a runner reported."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, Any]]] = []
        self.changed = asyncio.Event()

    def __call__(self, key: str, facts: dict[str, Any]) -> None:
        self.said.append((key, facts))
        self.changed.set()

    async def heard(self, key: str) -> None:
        """Wait until something has happened."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while key not in self.keys:
                self.changed.clear()
                await self.changed.wait()

    @property
    def keys(self) -> list[str]:
        """What happened, in order."""
        return [key for key, _ in self.said]


@asynccontextmanager
async def running(
    address: str, bot: Bot, decider: Decider, policy: Policy, reports: Reports
) -> AsyncIterator[BotRunner]:
    """Run a bot as the command does."""
    async with (
        Server(address, bot.made.token) as server,
        BotRunner(server, decider, policy, SECONDS, reports) as runner,
    ):
        task = asyncio.create_task(runner.run())
        try:
            yield runner
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def table_of(address: str, host: Login, *bots: Bot, game: str = "goa") -> str:
    """Return a match that a host has created, and to which bots are invited."""
    async with Server(address, host.token) as http:
        match = await http.create(game, 2)
        for bot in bots:
            await http.ask("POST", f"/matches/{match}/invited", {"name": bot.view.name})
    return match


async def until(address: str, match: str, is_so: Any) -> dict[str, Any]:
    """Ask for a match until something is so."""
    async with Server(address) as http, asyncio.timeout(TIMEOUT_SECONDS):
        while not is_so(table := await http.ask("GET", f"/matches/{match}")):  # noqa: ASYNC110 - over the wire
            await asyncio.sleep(0.1)
    found: dict[str, Any] = table
    return found


def is_full(table: dict[str, Any]) -> bool:
    """Return True if every seat is taken."""
    return all(seat["kind"] != "empty" for seat in table["seats"])


async def test_a_bot_of_the_guide_plays_a_match_with_one_in_python(
    context: Context, address: str, tmp_path: Path
) -> None:
    (host,) = await new_members(context, "Host")
    in_javascript, in_python = await new_bot(context), await new_bot(context)
    of_program, of_python = Reports(), Reports()
    program = Program(["node", str(write_script(tmp_path))], of_program)
    clerk = PythonDecider("deckhand", of_python)

    async with (
        running(address, in_javascript, program, Policy(), of_program),
        running(address, in_python, clerk, Policy(games=("goa",)), of_python),
    ):
        match = await table_of(address, host, in_javascript, in_python)
        await until(address, match, is_full)
        async with Server(address, host.token) as http:
            await http.start(match, None)
        table = await until(address, match, lambda table: table["status"] == "over")
        await of_program.heard("bot-ended")
        await of_python.heard("bot-ended")
    await program.stop()
    await clerk.stop()

    assert {seat["bot_of"] for seat in table["seats"]} == {in_javascript.owner.name, in_python.owner.name}
    for reports in (of_program, of_python):
        assert reports.keys == ["bot-connected", "bot-accepted", "bot-ended"]
        assert reports.said[-1][1]["status"] == "over"


async def test_a_bot_declines_what_it_does_not_play(context: Context, address: str) -> None:
    (host,) = await new_members(context, "Host")
    bot, reports = await new_bot(context), Reports()
    match = await table_of(address, host, bot)

    async with running(
        address, bot, PythonDecider("deckhand", reports), Policy(games=("novgorod",)), reports
    ) as runner:
        await reports.heard("bot-declined")
        assert runner.matches == set()

    assert not is_full(await until(address, match, bool))
