"""The wheel of a former commit, with its client: built once, and kept in `.upgrade/<commit>/`."""

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".upgrade"


class Release(NamedTuple):
    """A wheel, and the versions that its own project had pinned for a server."""

    wheel: Path
    pins: Path

    @property
    def version(self) -> str:
        """The version in the name of the wheel."""
        return self.wheel.name.split("-")[1]


def run(*command: str | Path, folder: Path = ROOT, environment: dict[str, str] | None = None) -> str:
    """Run a program that must succeed, and return what it printed; SystemExit with its last lines if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | (environment or {}), capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        sys.exit(f"{' '.join(map(str, command))} failed with {done.returncode}:\n{last}")
    return done.stdout


def former_release(commit: str) -> Release:
    """Return the release of a commit; if it is not kept, its client and its wheel are built from its own files."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        sys.exit(f"This clone has no commit {commit}. Get the whole history: git fetch --unshallow --tags")
    folder = KEPT / found.stdout.strip()
    if not list(folder.glob("*.whl")):
        build(found.stdout.strip(), folder)
    (wheel,) = folder.glob("*.whl")
    return Release(wheel, folder / "server.txt")


def build(commit: str, folder: Path) -> None:
    """Build the wheel of a commit into a folder, away from Git; the sources are removed again."""
    source = folder / "source"
    shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as packed:
        packed.extractall(source, filter="data")
    run("npm", "ci", folder=source / "web")
    run("npx", "vite", "build", "--logLevel", "warn", folder=source / "web")
    shutil.copy(source / "requirements" / "server.txt", folder)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=source)
    shutil.rmtree(source)


def this_release() -> Release:
    """Return the wheel in dist/, with the pins of this commit."""
    wheels = list((ROOT / "dist").glob("kontor-*.whl"))
    if len(wheels) != 1:
        sys.exit("There must be one wheel in dist/. Run `make dist` first.")
    return Release(wheels[0], ROOT / "requirements" / "server.txt")
