"""An upgrade costs no match: `make upgrade`.

A former release serves a match of every game and is stopped in the middle of them. By the steps of the guide for hosts
the new wheel is installed into the same environment, and the server starts again with the same database. Then every
match must go on to its end, and its record must be proven by `kontor replay`. Packages come in the versions that each
release has pinned, from the cache of uv where it has them; the guide's `pip` would take newer ones. The last line of
standard output is a JSON object; the exit code is 1 if something is lost.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from kontor.core import Record, encode
from server.fixtures import SERVICES, new_database
from server.gateway import SECRET, TIMEOUT_SECONDS, free_port, wait_until_ready
from upgrade.former import Release, former_release, run, this_release
from upgrade.playing import Guest

FIRST_DECISIONS = 5
"""Number of decisions of the guest in each match before the upgrade."""
BOT_PROCESSES = 1
MAIL = {"KONTOR_SMTP": "smtp://127.0.0.1:9", "KONTOR_MAIL_FROM": "kontor@example.org"}
"""Settings for mail, which was a part of the server before it became an extra."""
MAIL_PACKAGE, MAIL_EXTRA = "aiosmtplib", "kontor[mail]"
WRONG_SETTINGS = 2
"""The exit code for settings that need something else."""


class Report(Record, frozen=True):
    """What became of the matches."""

    former: str
    new: str
    matches: int
    continued: int
    """Matches with new entries after the upgrade."""
    finished: int
    proven: int
    """Finished matches whose record `kontor replay` proves."""
    errors: int
    """Lines of errors in both logs."""
    mail_extra_named: bool
    """Whether a server with mail settings and without the extra says what to install."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing is lost."""
        complete = self.matches == self.continued == self.finished == self.proven > 0
        return complete and not self.errors and self.mail_extra_named


class Host:
    """An environment with Kontor, a database and a log."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.log = folder, folder / "log"
        self.python, self.kontor = folder / "venv/bin/python", folder / "venv/bin/kontor"
        self.settings = {"KONTOR_DATABASE": database, "KONTOR_SECRET": SECRET, "KONTOR_NATS": "", "LANG": "C.UTF-8"}
        self.settings |= {"KONTOR_REQUESTS_PER_MINUTE": "0", "KONTOR_LOGINS_PER_MINUTE": "0"}
        self.settings |= {"KONTOR_ALLOW_UNSAFE_DATABASE": "1"}  # `dev/services` runs without fsync
        run(uv(), "venv", "-q", "--python", sys.executable, folder / "venv")

    def install(self, release: Release) -> None:
        """Install a release with its extra `server`, over what is there."""
        wanted = f"kontor[server] @ {release.wheel.as_uri()}"
        run(uv(), "pip", "install", "-q", "--python", self.python, "--constraint", release.pins, wanted)
        version = run(self.python, "-c", "import kontor; print(kontor.__version__)", folder=self.folder).strip()
        if version != release.version:
            sys.exit(
                f"Version {version} is installed and not {release.version}. See what is in {release.wheel.parent}."
            )

    def tell(self, *words: str) -> str:
        """Run a verb of the installed release that must succeed, and return what it printed."""
        return run(self.kontor, *words, folder=self.folder, environment=self.settings)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Serve with bots, and yield the address."""
        port = free_port()
        command = [str(self.kontor), "serve", "--port", str(port), "--bots", str(BOT_PROCESSES)]
        with self.log.open("ab") as written:
            server = subprocess.Popen(
                command, cwd=self.folder, env=os.environ | self.settings, stdout=written, stderr=written
            )
        try:
            wait_until_ready(f"http://127.0.0.1:{port}", server, self.log)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(TIMEOUT_SECONDS)

    def errors(self) -> list[str]:
        """Return the lines of errors in the log."""
        signs = ('"level": "error"', '"level": "critical"', "Traceback")
        return [line for line in self.log.read_text("utf-8").splitlines() if any(sign in line for sign in signs)]

    def proves(self, record: str) -> bool:
        """Return True if `kontor replay` proves a record of a match."""
        return bool(json.loads(self.tell("replay", "--json", record))["verified"])

    def names_mail_extra(self) -> bool:
        """Take the package for mail away, and return True if a server with settings for mail says what to install."""
        run(uv(), "pip", "uninstall", "-q", "--python", self.python, MAIL_PACKAGE)
        done = subprocess.run(
            [self.kontor, "serve", "--port", str(free_port())],
            cwd=self.folder,
            env=os.environ | self.settings | MAIL,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        say(f"without the extra for mail: {done.stderr.strip()[-300:]}")
        return done.returncode == WRONG_SETTINGS and MAIL_EXTRA in done.stderr.replace("\n", "")


def uv() -> str:
    """Return the program that installs packages."""
    return os.environ.get("UV", "uv")


def say(sentence: str) -> None:
    """Tell the reader what happens."""
    sys.stderr.write(f"{sentence}\n")


def upgrade(host: Host, former: Release, new: Release) -> Report:
    """Play before and after the upgrade; return what became of the matches."""
    guest = Guest()
    say(f"Kontor {former.version} serves a match of every game")
    host.install(former)
    with host.serving() as address:
        guest.begin(address)
        guest.play(address, FIRST_DECISIONS)
    before = dict(guest.entries)
    say(f"stopped in the middle, after {sorted(before.values())} entries; a backup, Kontor {new.version}, and a check")
    host.tell("backup", "before-upgrade.dump")
    host.install(new)
    say(host.tell("db", "upgrade", "--check").strip())
    say("the matches go on to their end")
    with host.serving() as address:
        status = guest.play(address)
        over = [match for match in status if status[match] == "over"]
        for match in over:
            guest.keep_record(address, match, host.folder / f"{match}.json")
    say(f"{len(over)} are over, after {sorted(guest.entries.values())} entries")
    for line in host.errors():
        say(line)
    return Report(
        former=former.version,
        new=new.version,
        matches=len(before),
        continued=sum(guest.entries[match] > before[match] for match in before),
        finished=len(over),
        proven=sum(
            '"verified":true' in "".join(host.tell("replay", "--json", f"{each}.json").split()) for each in over
        ),
        errors=len(host.errors()),
        mail_extra_named=host.names_mail_extra(),
    )


def main() -> None:
    """Upgrade from the commit on the command line to the wheel in dist/, and print the report."""
    os.environ.pop("PYTHONPATH", None)  # the tests are on it, and the environment of a host must not see them
    commit = sys.argv[1]
    say(f"the wheel of {commit} (a minute, unless it is kept)")
    former, new = former_release(commit), this_release()
    told = run(SERVICES, "up")
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with TemporaryDirectory() as folder, new_database(services) as database:
        report = upgrade(Host(Path(folder), database), former, new)
    sys.stdout.write(encode(report).decode() + "\n")
    sys.exit(0 if report.is_clean else 1)


if __name__ == "__main__":
    main()
