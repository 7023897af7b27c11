"""Follow the guide in a folder with a clean Debian; `run.py` starts this in namespaces without a network.

Every line runs as it is written, and questions are answered with "yes". Only systemd does not run there: what it would
start and stop is started and stopped by hand, from the units. The last line of standard output is a JSON object.
"""

import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from time import monotonic

from guide.by_hand import read_service, start, stop
from guide.guide_lines import GUIDE, GuideLine, guide_lines
from kontor.core import Record, encode

ADDRESS = "http://127.0.0.1:8000"
READY_TIMEOUT_SECONDS = 120.0
LINE_TIMEOUT_SECONDS = 900.0
PYTHON_EXAMPLE = "import doctest, sys; sys.exit(doctest.testfile('/srv/host-it.md', module_relative=False).failed)"


class Report(Record, frozen=True):
    """What became of the guide."""

    ok: bool
    lines: int
    """Lines of the guide that ran."""
    failed: str
    """What failed first, or nothing."""
    seconds: int
    debian: str
    wheel: str


class GuideError(Exception):
    """The guide cannot be followed: the sentence says where."""


class Follower:
    """Somebody who follows the guide line by line."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.log = root / "srv/server.log"
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.lines = 0

    def prepare(self) -> None:
        """Mount what a running Debian has, and switch the loopback on."""
        for command in (
            ("hostname", "guide"),
            ("ip", "link", "set", "lo", "up"),
            ("mount", "-t", "proc", "proc", f"{self.root}/proc"),
            ("mount", "--rbind", "/dev", f"{self.root}/dev"),
            ("mount", "-t", "tmpfs", "tmpfs", f"{self.root}/tmp"),  # noqa: S108 - of the folder
        ):
            subprocess.run(command, check=True)

    def follow(self, line: GuideLine) -> None:
        """Do what a line says; GuideError if it fails."""
        say(f"line {line.number}: {line.command}")
        for name in line.stopped:
            self.stop(name)
        self.shell(line.command.replace(" enable --now ", " enable "), f"line {line.number}")
        for name in line.started:
            self.start(name)
        self.lines += 1
        if "postgresql" in line.packages:
            self.start_postgresql()

    def shell(self, command: str, where: str) -> None:
        """Run a command as root of the folder, and answer its questions with yes."""
        done = subprocess.run(
            ["chroot", self.root, "/bin/sh", "-ec", command],
            input="yes\n",
            env={
                "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
                "HOME": "/root",
                "LANG": "C.UTF-8",
            },
            capture_output=True,
            text=True,
            timeout=LINE_TIMEOUT_SECONDS,
            check=False,
        )
        for printed in (done.stdout + done.stderr).splitlines()[-8:]:
            say(f"    {printed}")
        if done.returncode:
            raise GuideError(f"{where} fails with {done.returncode}: {command}")

    def start_postgresql(self) -> None:
        """Start PostgreSQL by hand, unless installing it has done so."""
        say("by hand: PostgreSQL runs, as systemd would have started it")
        self.shell("pg_lsclusters --no-header | grep -q online || /etc/init.d/postgresql start", "PostgreSQL")

    def start(self, name: str) -> None:
        """Start a service by hand; a server must become ready and serve a match, a single job must end well."""
        service = read_service(self.root, name)
        say(f"by hand: {name}: {' '.join(service.command)}")
        process = start(self.root, service, self.log)
        if service.is_oneshot:
            if process.wait(LINE_TIMEOUT_SECONDS):
                raise GuideError(f"{name} fails: {self.log.read_text('utf-8')[-2000:]}")
            return
        self.running[name] = process
        deadline = monotonic() + READY_TIMEOUT_SECONDS
        while not is_ready():
            if process.poll() is not None or monotonic() > deadline:
                raise GuideError(f"{name} does not serve: {self.log.read_text('utf-8')[-2000:]}")
            time.sleep(0.2)
        self.play()

    def stop(self, name: str) -> None:
        """Stop a service that was started by hand; GuideError if it does not end well."""
        if process := self.running.pop(name, None):
            say(f"by hand: {name} stops")
            if code := stop(process):
                raise GuideError(f"{name} ends with {code}")

    def play(self) -> None:
        """Run the Python example of the guide: a match at the server."""
        say("the Python example of the guide plays a move")
        (self.root / "srv/host-it.md").write_bytes(GUIDE.read_bytes())
        self.shell(f'/opt/kontor/bin/python -c "{PYTHON_EXAMPLE}"', "the Python example")

    def finish(self) -> None:
        """Check what the guide has left behind, then stop everything."""
        say("the browser gets a page")
        self.shell(f"curl --fail --silent {ADDRESS}/ | grep -q '<script'", "the page")
        say("Caddy understands its file")
        self.shell("caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile", "Caddy")
        say("a wrong password is called one")
        wrong = "KONTOR_DATABASE=postgresql://kontor:wrong@localhost/kontor"
        self.shell(
            f"{wrong} /opt/kontor/bin/kontor doctor | tr -s ' \\n' ' ' | grep 'refuses the role kontor'", "doctor"
        )
        say("a second `kontor init` has nothing to do")
        self.shell("/opt/kontor/bin/kontor init --site https://kontor.example.org | grep -q '^Nothing to do'", "init")
        for name in list(self.running):
            self.stop(name)


def is_ready() -> bool:
    """Return True if the server says that it can serve."""
    try:
        with urllib.request.urlopen(f"{ADDRESS}/ready", timeout=2) as answer:  # noqa: S310 - our own server
            return bool(answer.status == 200)
    except OSError:
        return False


def say(sentence: str) -> None:
    """Tell the reader what happens."""
    sys.stderr.write(f"{sentence}\n")


def main() -> None:
    """Follow the guide and print the report; exit with 1 if it does not lead to a server."""
    root, wheel = Path(sys.argv[1]), sys.argv[2]
    follower, began, failed = Follower(root), monotonic(), ""
    follower.prepare()
    try:
        for line in guide_lines(GUIDE.read_text("utf-8")):
            follower.follow(line)
        follower.finish()
    except (GuideError, subprocess.TimeoutExpired) as error:
        failed = str(error)
        say(failed)
    debian = (root / "etc/debian_version").read_text("utf-8").strip()
    report = Report(not failed, follower.lines, failed, round(monotonic() - began), debian, wheel)
    sys.stdout.write(encode(report).decode() + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
