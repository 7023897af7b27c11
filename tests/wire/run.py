"""A bot written by following the guide alone finishes ten matches at a server through restarts of both.

`make wire`. The gateway, which also runs bots of the server, is killed and started again while the matches run, and so
is the bot. The last line of standard output is the verdict as JSON; the exit code is 1 if a bar is missed.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from msgspec import to_builtins

from kontor.client import Server
from kontor.core import Record, encode
from kontor.server.store import schema
from server.fixtures import SERVICES, new_database
from server.gateway import LIMITS, SECRET, free_port, wait_until_ready
from wire.guide import run_command, write_script

TABLES = (("goa", 2), ("borneo", 3), ("cargo_noir", 2))
STEPS_BEFORE_RESTART = 20
"""Actions on average in each match before the gateway is killed, and as many again before the bot is."""
TIMEOUT_SECONDS = 1800.0
CONNECTED = "is connected"
"""What the runner says whenever its stream opens."""
FALLBACK = "the first"
"""What the runner says whenever it had to play the first legal action instead of the bot."""


class Verdict(Record, frozen=True):
    """The figures of a run."""

    verb: str
    matches: int
    over: int
    steps: int
    restarts: int
    connections: int
    """How often the bot was connected to the server."""
    fallbacks: int
    """Turns in which the runner had to decide for the bot."""
    seats_lost: int
    """Seats that the bot does not have at the end."""
    seconds: int

    @property
    def is_whole(self) -> bool:
        """Whether every match is over, and the bot itself played all of its turns through all restarts."""
        connected_again = self.connections > self.restarts
        return self.over == self.matches and connected_again and not (self.fallbacks or self.seats_lost)


class Gateway:
    """A server in a process of its own, always at the same address."""

    def __init__(self, database: str, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        given = {**dict.fromkeys(LIMITS, 0), "database": database, "secret": SECRET, "secure_cookies": 0, "nats": ""}
        given |= {"allow_unsafe_database": 1, "drain_seconds": 0}
        self.environment = os.environ | {f"KONTOR_{name.upper()}": str(value) for name, value in given.items()}
        self.log = folder / "gateway.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        command = [sys.executable, "-m", "kontor.cli", "serve", "--port", str(self.port), "--bots", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        wait_until_ready(self.address, self.process, self.log)

    def kill(self) -> None:
        """Kill it without any warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class BotProcess:
    """The bot of the guide, run by the command of the guide in the folder where somebody has saved it."""

    def __init__(self, address: str, token: str, folder: Path) -> None:
        write_script(folder)
        (folder / "bot.token").write_text(token, "utf-8")
        self.command = [sys.executable, "-m", "kontor.cli", *run_command(address)]
        self.folder = folder
        self.log = folder / "bot.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=self.folder, stdout=log, stderr=log)

    def kill(self) -> None:
        """Kill it without any warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def count(self, text: str) -> int:
        """Return how often it has said something."""
        return self.log.read_text("utf-8").count(text)


class Owner:
    """The member who owns the bot, opens the tables and watches."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.bot_name = ""

    async def make_bot(self) -> str:
        """Become a member with a bot, as the guide says, and return its token."""
        name, password = f"Owner {token_hex(4)}", token_hex(8)
        login = await self.server.ask("POST", "/accounts", {"name": name, "password": password})
        self.server.token = login["token"]
        bot = await self.server.ask("POST", "/me/bots", {"name": f"Flagbearer {token_hex(4)}"})
        self.bot_name = bot["name"]
        body = {"label": "at home", "scopes": ["play"], "days": 90}
        token: str = (await self.server.ask("POST", f"/me/bots/{bot['id']}/tokens", body))["token"]
        return token

    async def challenge(self, number: int) -> str:
        """Open a table, invite the bot, and start when it has sat down; bots of the server take the other seats."""
        game, seats = TABLES[number % len(TABLES)]
        match = await self.server.create(game, seats)
        await self.server.ask("POST", f"/matches/{match}/invited", {"name": self.bot_name})
        while not self.sits(await self.server.ask("GET", f"/matches/{match}")):  # noqa: ASYNC110 - over the wire
            await asyncio.sleep(0.1)
        await self.server.start(match, "deckhand")
        return match

    async def summaries(self, matches: list[str]) -> list[dict[str, Any]]:
        """Return how the matches stand."""
        return [await self.server.ask("GET", f"/matches/{match}") for match in matches]

    async def wait_for(self, matches: list[str], steps: int) -> None:
        """Wait until so many actions were played altogether, or all matches are over."""
        while True:
            tables = await self.summaries(matches)
            if sum(table["step"] for table in tables) >= steps or all(table["status"] == "over" for table in tables):
                return
            await asyncio.sleep(0.5)

    def sits(self, table: dict[str, Any]) -> bool:
        """Return True if the bot has a seat, and plays there itself."""
        return any(seat["member"] == self.bot_name and not seat["caretaker"] for seat in table["seats"])


async def play(gateway: Gateway, folder: Path, many: int) -> Verdict:
    """Let the bot play, with both restarts."""
    began = monotonic()
    async with Server(gateway.address) as server, asyncio.timeout(TIMEOUT_SECONDS):
        owner = Owner(server)
        bot = BotProcess(gateway.address, await owner.make_bot(), folder)
        bot.start()
        try:
            matches = [await owner.challenge(number) for number in range(many)]
            await owner.wait_for(matches, many * STEPS_BEFORE_RESTART)
            gateway.kill()
            gateway.start()
            await owner.wait_for(matches, 2 * many * STEPS_BEFORE_RESTART)
            bot.kill()
            bot.start()
            await owner.wait_for(matches, sys.maxsize)
            tables = await owner.summaries(matches)
        finally:
            bot.kill()
    return Verdict(
        verb="wire",
        matches=many,
        over=sum(table["status"] == "over" for table in tables),
        steps=sum(table["step"] for table in tables),
        restarts=2,
        connections=bot.count(CONNECTED),
        fallbacks=bot.count(FALLBACK),
        seats_lost=sum(not owner.sits(table) for table in tables),
        seconds=round(monotonic() - began),
    )


@contextmanager
def running_gateway(database: str, folder: Path) -> Iterator[Gateway]:
    """Run a gateway, and end it in any case."""
    gateway = Gateway(database, folder)
    gateway.start()
    try:
        yield gateway
    finally:
        gateway.kill()


def main() -> int:
    """Run, print the verdict, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10)
    many = parser.parse_args().matches
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with new_database(services) as database, TemporaryDirectory() as folder:
        schema.upgrade(database)
        with running_gateway(database, Path(folder)) as gateway:
            try:
                verdict = asyncio.run(play(gateway, Path(folder), many))
            except BaseException:
                for log in Path(folder).glob("*.log"):
                    sys.stderr.write(f"== {log.name}\n{log.read_text('utf-8')[-4000:]}\n")
                raise
        if not verdict.is_whole:
            sys.stderr.write((Path(folder) / "bot.log").read_text("utf-8")[-4000:])
    sys.stdout.write(encode({**to_builtins(verdict), "ok": verdict.is_whole}).decode() + "\n")
    return 0 if verdict.is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
