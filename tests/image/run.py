"""The image for containers is built and serves: `make image`.

The Dockerfile is built from the wheel in dist/. Then its command runs as in a container, with PostgreSQL of this
machine: the page, `/ready` and the health check must answer, nobody is root, and it stops in time. The last line of
standard output is a JSON object; the exit code is 1 if something is not as it should be.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import httpx

from image.build import IMAGE, build, check_tools, import_base, make_base, remove_store, run
from image.container import MAX_STOP_SECONDS, Container, first_process, kill, new_container, stop
from kontor import __version__
from kontor.core import Record, encode
from server.fixtures import SERVICES, new_database
from server.gateway import NO_CERTIFICATES, SECRET, free_port, wait_until_ready

PORT_IN_IMAGE = "8000"


class Served(Record, frozen=True):
    """What happened while the image's own command ran."""

    user: int
    """The number of the user whose processes serve; 0 is root."""
    ready_seconds: float
    page: int
    """The status of the first page."""
    is_healthy: bool
    exit_code: int
    stop_seconds: float
    log_errors: int

    @property
    def is_clean(self) -> bool:
        """Whether it served as a user without rights, and stopped in time."""
        answers = self.page == httpx.codes.OK and self.is_healthy and not self.log_errors
        return answers and self.user != 0 and self.exit_code == 0 and self.stop_seconds < MAX_STOP_SECONDS


class Report(Record, frozen=True):
    """What the image is and does."""

    ok: bool
    version: str
    python: str
    postgresql_client: str
    megabytes: int
    build_seconds: int
    served: Served


def say(sentence: str) -> None:
    """Tell the reader what happens."""
    sys.stderr.write(f"{sentence}\n")


def user_of(started: subprocess.Popen[bytes]) -> int:
    """Return the number of the user of a container's first process."""
    lines = Path(f"/proc/{first_process(started)}/status").read_text("utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("Uid:")).split()[2])


def serve(container: Container, database: str, folder: Path) -> Served:
    """Run the image's own command at a free port, ask it, and stop it."""
    port, log = free_port(), folder / "serve.log"
    environment = {"KONTOR_DATABASE": database, "KONTOR_SECRET": SECRET, "LANG": "C.UTF-8"}
    environment["KONTOR_ALLOW_UNSAFE_DATABASE"] = "1"  # `dev/services` runs without fsync
    began = monotonic()
    started = container.start([*container.command, "--port", str(port)], environment, log)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_ready(address, started, log)
        ready_seconds = monotonic() - began
        page = httpx.get(address, verify=NO_CERTIFICATES).status_code
        health = [word.replace(f":{PORT_IN_IMAGE}/", f":{port}/") for word in container.health_command]
        is_healthy = container.start(health, {}, folder / "health.log").wait() == 0
        user = user_of(started)
        code, stop_seconds = stop(started)
    finally:
        kill(started)
    errors = [line for line in log.read_text("utf-8").splitlines() if '"level": "error"' in line or "Traceback" in line]
    for line in errors:
        say(line)
    return Served(
        user=user,
        ready_seconds=round(ready_seconds, 1),
        page=page,
        is_healthy=is_healthy,
        exit_code=code,
        stop_seconds=round(stop_seconds, 1),
        log_errors=len(errors),
    )


def megabytes_of(root: Path) -> int:
    """Return the size of everything in a container, in megabytes."""
    return int(run("du", "--summarize", "--block-size=MB", root).split("MB")[0])


def main() -> None:
    """Build the image, try it, and print the report."""
    check_tools()
    say("the base: a small Debian with Python")
    make_base()
    import_base()
    say("the image, as the Dockerfile says (2 to 4 minutes)")
    began = monotonic()
    build()
    build_seconds = round(monotonic() - began)
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with TemporaryDirectory() as name, new_database(services) as database:
        folder, container = Path(name), new_container()
        log = folder / "told.log"
        say(f"a container of {IMAGE} serves, with PostgreSQL of this machine")
        version, served = container.tell(["kontor", "--version"], log), serve(container, database, folder)
        report = Report(
            ok=served.is_clean and version == f"kontor {__version__}",
            version=version,
            python=container.tell(["python", "--version"], log),
            postgresql_client=container.tell(["pg_dump", "--version"], log),
            megabytes=megabytes_of(container.root),
            build_seconds=build_seconds,
            served=served,
        )
    remove_store()
    sys.stdout.write(encode(report).decode() + "\n")
    sys.exit(0 if report.ok else 1)


if __name__ == "__main__":
    main()
