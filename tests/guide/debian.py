"""A clean Debian in a folder, with what a server without a network needs: downloaded packages and wheels.

The base, the packages and the wheels are kept in `.guide/`; the folder in which the guide is followed is always new.
The wheels are for the Python that makes them, which must have the version of Debian's: 3.11 for bookworm.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".guide"
BASE, DEBIAN, WHEELS = KEPT / "base", KEPT / "debian", KEPT / "wheels"
SUITE = os.environ.get("GUIDE_SUITE", "bookworm")
MIRROR = os.environ.get("GUIDE_MIRROR", "http://deb.debian.org/debian")
INSTALLED = ("ca-certificates", "curl", "sudo", "systemd")
"""What every Debian server has, and the smallest Debian has not."""
PIP_SETTINGS = "[global]\nno-index = true\nfind-links = /srv/wheels\ndisable-pip-version-check = true\n"
"""Where pip finds the release in the folder: there is no network."""
HOSTS = "127.0.0.1 localhost guide\n::1 localhost\n"


def run(*command: str | Path, folder: Path = ROOT) -> None:
    """Run a command whose output nobody needs; SystemExit with its last lines if it fails."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        sys.exit(f"{' '.join(map(str, command))} failed with {done.returncode}:\n{last}")


def make_base(packages: Sequence[str]) -> None:
    """Make the smallest Debian once, and download packages into it without installing them."""
    if os.geteuid() != 0:
        sys.exit("Only root can change the root of a process: run `sudo make guide`.")
    if not shutil.which("debootstrap"):
        sys.exit("debootstrap is missing. Debian: apt-get install debootstrap")
    if not (BASE / "etc/debian_version").exists():
        shutil.rmtree(BASE, ignore_errors=True)
        unfinished = KEPT / "unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        KEPT.mkdir(exist_ok=True)
        run("debootstrap", "--variant=minbase", f"--include={','.join(INSTALLED)}", SUITE, unfinished, MIRROR)
        unfinished.rename(BASE)
    downloaded = BASE / "var/cache/apt/downloaded"
    if not downloaded.exists() or downloaded.read_text("utf-8").split() != list(packages):
        shutil.copy("/etc/resolv.conf", BASE / "etc/resolv.conf")
        run("chroot", BASE, "apt-get", "update", "--quiet")
        run("chroot", BASE, "apt-get", "install", "--yes", "--download-only", *packages)
        downloaded.write_text(" ".join(packages), "utf-8")


def make_wheels() -> Path:
    """Build the wheel of this project, and get the wheels of what it needs; return the first."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    pins = ROOT / "requirements/server.txt"
    stamp = WHEELS / "pins"
    if not stamp.exists() or stamp.read_bytes() != pins.read_bytes():
        python = shutil.which("python3") or sys.executable
        run(python, "-m", "pip", "wheel", "--quiet", "--require-hashes", "--no-deps", "-w", WHEELS, "-r", pins)
        shutil.copy(pins, stamp)
    for old in WHEELS.glob("kontor-*.whl"):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", WHEELS)
    (wheel,) = WHEELS.glob("kontor-*.whl")
    return wheel


def make_debian() -> None:
    """Make a new folder from the base, with the wheels and a name for the machine."""
    shutil.rmtree(DEBIAN, ignore_errors=True)
    run("cp", "--archive", "--reflink=auto", BASE, DEBIAN)
    run("cp", "--recursive", WHEELS, DEBIAN / "srv/wheels")
    (DEBIAN / "etc/pip.conf").write_text(PIP_SETTINGS, "utf-8")
    (DEBIAN / "etc/hosts").write_text(HOSTS, "utf-8")
