"""One command is enough: `make embedded`.

Kontor's wheel with the extra `embedded`, in an environment of its own and on an empty folder: from the command to the
first page, a match against bots, a stop and a restart, a backup that is restored elsewhere, and what is left running
after Ctrl-C, SIGTERM and SIGKILL. The last line of standard output is a JSON object; the exit code is 1 if something is
not as it should be.
"""

import asyncio
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from embedded.home import GRACE_SECONDS, Home, all_gone, new_home
from kontor.client import Server
from kontor.core import Record, encode

ROOT = Path(__file__).parents[2]
KONTOR = (str(ROOT / ".venv-embedded" / "bin" / "kontor"),)
MAX_FIRST_PAGE_SECONDS = 60.0
FIRST_DECISIONS = 10
"""Number of decisions before the first stop."""
GAME, SEATS, LEVEL = "borneo", 3, "deckhand"


class Report(Record, frozen=True):
    """What happened; every list and every false value is a failure."""

    first_page_seconds: float
    restart_seconds: float
    second_server_refused: bool
    position_kept_after_ctrl_c: bool
    match_played_to_the_end: bool
    doctor_while_serving: dict[str, str]
    backup_restored_elsewhere: bool
    restart_after_sigkill_seconds: float
    log_kept_after_sigkill: bool
    left_running_after_ctrl_c: list[int]
    left_running_after_sigterm: list[int]
    left_running_after_recovery: list[int]
    exit_codes: list[int]

    @property
    def is_clean(self) -> bool:
        """Whether everything is as it should be."""
        left = (self.left_running_after_ctrl_c, self.left_running_after_sigterm, self.left_running_after_recovery)
        flags = [value for value in (getattr(self, name) for name in self.__struct_fields__) if value is False]
        failed = [state for state in self.doctor_while_serving.values() if state == "failed"]
        return not any(left) and not flags and not failed and self.first_page_seconds <= MAX_FIRST_PAGE_SECONDS


async def begin(address: str) -> tuple[str, str]:
    """Start a match against bots and make the first decisions; return the person's token and the match."""
    async with Server(address) as server:
        await server.become_guest("Anna")
        match = await server.create(GAME, SEATS)
        await server.join(match)
        await server.start(match, fill_with=LEVEL)
        await play(server, match, FIRST_DECISIONS)
        assert server.token is not None
        return server.token, match


async def go_on(address: str, token: str, match: str) -> None:
    """Play a match to its end."""
    async with Server(address, token) as server:
        await play(server, match, None)


async def play(server: Server, match: str, decisions: int | None) -> None:
    """Make a number of decisions in a match, or all until it is over: always the first one that is offered."""
    made = 0
    async with await server.sit_at(match) as seat:
        async for position in seat.positions():
            if position.status == "over" or made == decisions:
                return
            if position.is_mine:
                await seat.play(position.legal[0])
                made += 1


def ask(address: str, token: str, path: str) -> Any:
    """Return what a server answers."""

    async def answer() -> Any:
        async with Server(address, token) as server:
            return await server.ask("GET", path)

    return asyncio.run(answer())


def say(text: str) -> None:
    """Say on stderr how far the run is."""
    sys.stderr.write(f"{text}\n")


def whole(home: Home, elsewhere: Home, backup: Path) -> Report:
    """Do everything and report it."""
    first_page = home.start()
    say(f"the first page after {first_page:.1f} s")
    token, match = asyncio.run(begin(home.address))
    second = Home(home.kontor, home.folder).run("serve", "--no-browser", "--port", str(elsewhere.port))
    seat = f"/matches/{match}/view"
    before = ask(home.address, token, seat)
    codes = []
    code, after_ctrl_c = home.end(signal.SIGINT)
    codes.append(code)

    restart = home.start()
    say(f"again after {restart:.1f} s")
    kept = ask(home.address, token, seat)["seq"] >= before["seq"]
    asyncio.run(go_on(home.address, token, match))
    record = ask(home.address, token, f"/matches/{match}/record")
    doctor = home.doctor()
    done = home.run("backup", str(backup))
    say(done.stdout.strip() or done.stderr.strip())

    _, lost = home.end(signal.SIGKILL)
    say(f"killed; {len(lost)} processes went on")
    recovery = home.start()
    say(f"recovered after {recovery:.1f} s")
    log_kept = ask(home.address, token, f"/matches/{match}/record") == record
    code, after_sigterm = home.end(signal.SIGTERM)
    codes.append(code)

    restored = elsewhere.run("restore", str(backup))
    say(restored.stdout.strip() or restored.stderr.strip())
    elsewhere.start()
    same = ask(elsewhere.address, token, f"/matches/{match}/record") == record
    codes.append(elsewhere.end(signal.SIGTERM)[0])
    return Report(
        first_page_seconds=round(first_page, 1),
        restart_seconds=round(restart, 1),
        second_server_refused=second.returncode == 2 and str(home.folder) in second.stderr,
        position_kept_after_ctrl_c=kept,
        match_played_to_the_end=record["result"] is not None,
        doctor_while_serving=doctor,
        backup_restored_elsewhere=same,
        restart_after_sigkill_seconds=round(recovery, 1),
        log_kept_after_sigkill=log_kept,
        left_running_after_ctrl_c=after_ctrl_c,
        left_running_after_sigterm=after_sigterm,
        left_running_after_recovery=[pid for pid in lost if not all_gone([pid], GRACE_SECONDS)],
        exit_codes=codes,
    )


def main() -> None:
    """Run and print the last line."""
    with new_home(KONTOR) as home, new_home(KONTOR) as elsewhere, tempfile.TemporaryDirectory() as folder:
        try:
            report = whole(home, elsewhere, Path(folder) / "kontor.dump")
        except BaseException:
            say(home.log.read_text("utf-8")[-4000:])
            raise
    sys.stdout.write(encode(report).decode() + "\n")
    sys.exit(not report.is_clean)


if __name__ == "__main__":
    main()
