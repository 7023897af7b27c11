"""A container of the image: a folder as its root, and processes that see only each other, the first as number 1.

The network is that of this machine, so that PostgreSQL can be reached. Number 1 gets signals as in a container: those
that it does not handle are lost. buildah's own `run` cannot show this, because it answers SIGTERM by killing.
"""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from image.build import BUILDAH, IMAGE, run

MAX_STOP_SECONDS = 10.0
"""Seconds after which an engine kills a container that it has asked to stop."""
NAMESPACES = ("unshare", "--mount", "--pid", "--fork")
INSIDE = """
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/tmp"
root=$1 user=$2 folder=$3
shift 3
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
"""
"""Runs a command in a root: the root, the user and the folder come before it."""


class Container(NamedTuple):
    """A container and what its image says about its processes."""

    root: Path
    settings: dict[str, Any]

    @property
    def command(self) -> list[str]:
        """What it runs if nobody says something else."""
        return list(self.settings["Cmd"])

    @property
    def health_command(self) -> list[str]:
        """What tells whether it is well, without the mark that it is a command."""
        return list(self.settings["Healthcheck"]["Test"][1:])

    def start(self, command: list[str], environment: dict[str, str], log: Path) -> subprocess.Popen[bytes]:
        """Start a command as the image's user in its folder, with its environment and more."""
        own = dict(entry.split("=", 1) for entry in self.settings["Env"])
        user = self.settings["User"]
        line = [*NAMESPACES, "/bin/sh", "-ec", INSIDE, "sh", str(self.root), f"{user}:{user}"]
        with log.open("ab") as written:
            return subprocess.Popen(
                [*line, self.settings["WorkingDir"], *command], env=own | environment, stdout=written, stderr=written
            )

    def tell(self, command: list[str], log: Path) -> str:
        """Run a command that must succeed, and return what it printed."""
        log.write_bytes(b"")
        code = self.start(command, {}, log).wait()
        told = log.read_text("utf-8").strip()
        if code:
            raise RuntimeError(f"{' '.join(command)} fails with {code} in the container: {told[-2000:]}")
        return told


def new_container() -> Container:
    """Make a container of the image."""
    name = run(*BUILDAH, "from", "--pull-never", IMAGE)
    settings = json.loads(run(*BUILDAH, "inspect", "--type", "image", IMAGE))["Docker"]["config"]
    return Container(Path(run(*BUILDAH, "mount", name)), settings)


def first_process(started: subprocess.Popen[bytes]) -> int | None:
    """Return the number, on this machine, of the process that is number 1 in its container; None if it has ended."""
    try:
        children = Path(f"/proc/{started.pid}/task/{started.pid}/children").read_text("utf-8").split()
    except FileNotFoundError:
        return None
    return int(children[0]) if children else None


def kill(started: subprocess.Popen[bytes]) -> None:
    """End a container at once. The end of number 1 ends all others in it.

    To kill what started it is not enough: `unshare --kill-child` has no effect after the change of the user.
    """
    if first := first_process(started):
        os.kill(first, signal.SIGKILL)
    elif started.poll() is None:
        started.kill()
    started.wait()


def stop(started: subprocess.Popen[bytes]) -> tuple[int, float]:
    """Ask number 1 to stop, as an engine does; return the exit code and the seconds that it took."""
    began = monotonic()
    if first := first_process(started):
        os.kill(first, signal.SIGTERM)
    while started.poll() is None and monotonic() - began < MAX_STOP_SECONDS:
        time.sleep(0.05)
    seconds = monotonic() - began
    kill(started)
    return started.wait(), seconds
