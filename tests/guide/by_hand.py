"""What systemd would do, by hand: a service's command with its settings, as a user without rights."""

import os
import shlex
import signal
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import NamedTuple

from kontor.cli.hosting.files import read_settings_file

STOP_TIMEOUT_SECONDS = 30.0
NOBODY = "65534:65534"
"""The user and the group without rights, in place of the dynamic user of systemd."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class Service(NamedTuple):
    """A service as its unit describes it."""

    command: list[str]
    environment: dict[str, str]
    state_folder: str
    is_oneshot: bool


def read_service(root: Path, name: str) -> Service:
    """Return a service from its unit below a root; its settings must be the file that the unit names."""
    unit = ConfigParser(interpolation=None, delimiters=("=",))
    unit.read_string((root / "etc/systemd/system" / name).read_text("utf-8"))
    section = unit["Service"]
    assert section["EnvironmentFile"] == "/etc/kontor/kontor.env"
    environment = {"PATH": PATH, "LANG": "C.UTF-8", **read_settings_file(root)}
    state = f"/var/lib/{section['StateDirectory']}" if "StateDirectory" in section else ""
    return Service(shlex.split(section["ExecStart"]), environment, state, section["Type"] == "oneshot")


def start(root: Path, service: Service, log: Path) -> subprocess.Popen[bytes]:
    """Start a service in the folder; its folder for state is made as systemd would."""
    if service.state_folder:
        folder = root / service.state_folder.lstrip("/")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        user, _, group = NOBODY.partition(":")
        os.chown(folder, int(user), int(group))
    command = ["chroot", f"--userspec={NOBODY}", str(root), *service.command]
    with log.open("ab") as written:
        return subprocess.Popen(command, env=service.environment, stdout=written, stderr=written)


def stop(process: subprocess.Popen[bytes]) -> int:
    """Stop a service as systemd does, and return its exit code; to end by SIGTERM is 0, as for systemd."""
    process.send_signal(signal.SIGTERM)
    code = process.wait(STOP_TIMEOUT_SECONDS)
    return 0 if code == -signal.SIGTERM else code
