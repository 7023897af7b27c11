"""`make outside`: a game made by `kontor new game` is built, installed beside the wheel, and played in Chromium.

The wheel is installed into a new environment with what its extras `server` and `testing` ask for, in the pinned
versions. There the command makes a package; its code is typed and linted, its module is checked against the interface
of boards, its wheel is built and installed, its own tests run, bots and a person play it at the terminal, and a person
plays a whole match on its own board against its own bot. The last line of standard output is a JSON object.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from server.fixtures import SERVICES, new_database
from server.gateway import gateway

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PINS = ROOT / "requirements" / "dev.txt"
GAME = "tide_pools"
PICTURES = WEB / "test-results" / "outside"
DECISIONS = "1\n" * 60
TSC = (
    *("--noEmit", "--allowJs", "--checkJs", "--strict"),
    *("--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"),
)


class Steps:
    """Runs programs that must succeed, and keeps how long each step took, in seconds."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def run(self, step: str, *command: str | Path, cwd: str | Path = ".", typed: str = "", **more: str) -> str:
        """Run a program and return what it printed; exit with its output if it fails."""
        began = monotonic()
        environment = {**os.environ, "LANG": "en_GB.UTF-8", **more}
        done = subprocess.run(
            command, cwd=cwd, env=environment, input=typed, capture_output=True, text=True, check=False
        )
        self.seconds[step] = round(self.seconds.get(step, 0.0) + monotonic() - began, 1)
        if done.returncode:
            sys.exit(
                f"{step}: {' '.join(map(str, command))} failed with {done.returncode}:\n{done.stdout}{done.stderr}"
            )
        return done.stdout


def wheel_of(steps: Steps, step: str, source: Path, out: Path) -> Path:
    """Build the wheel of a project."""
    steps.run(step, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", out, cwd=source)
    return max(out.glob("*.whl"), key=lambda wheel: wheel.stat().st_mtime_ns)


def install_kontor(steps: Steps, folder: Path) -> Path:
    """Install the wheel into a new environment; return the folder of its programs."""
    uv, programs = os.environ.get("UV", "uv"), folder / "venv" / "bin"
    wheel = wheel_of(steps, "build Kontor", ROOT, folder / "wheels")
    steps.run("install", uv, "venv", "-q", "--python", sys.executable, programs.parent)
    wanted = f"kontor[server,testing] @ {wheel.as_uri()}"
    into = ("--python", programs / "python", "--constraint", PINS)
    steps.run("install", uv, "pip", "install", "-q", "--compile-bytecode", *into, wanted)
    return programs


def check_sources(steps: Steps, package: Path, programs: Path) -> None:
    """Lint and type the package as its author would, and its module against the interface of boards."""
    tools = Path(sys.executable).parent
    steps.run("lint", tools / "ruff", "check", "--no-cache", ".", cwd=package)
    steps.run("lint", tools / "ruff", "format", "--no-cache", "--check", ".", cwd=package)
    cache = package.parent / "mypy"
    typing = ("--python-executable", programs / "python", "--cache-dir", cache)
    steps.run("types", tools / "mypy", *typing, cwd=package)
    module = package / GAME / "board" / "board.js"
    steps.run("types of the board", WEB / "node_modules" / ".bin" / "tsc", *TSC, module, cwd=WEB)


def play_in_browser(steps: Steps, database: str, programs: Path) -> None:
    """Play in Chromium at a server of the environment, whose bots think in its background."""
    with gateway(database, bots=1, python=str(programs / "python")) as address:
        told = {"KONTOR_OUTSIDE_ADDRESS": address, "KONTOR_OUTSIDE_GAME": GAME}
        command = ("npx", "playwright", "test", "--project=outside", "--workers=1")
        said = steps.run("browser", *command, cwd=WEB, KONTOR_OUTSIDE_PICTURES=str(PICTURES), **told)
    if "2 passed" not in said:
        sys.exit(f"not both tests in the browser ran:\n{said}")


def main() -> None:
    """Make, build, install and play; exit with 1 and the output of the step that failed."""
    os.environ.pop("PYTHONPATH", None)  # the tests are on it, and the new environment must not see them
    steps = Steps()
    services = dict(
        line.removeprefix("export ").split("=", 1) for line in steps.run("services", SERVICES, "up").splitlines()
    )
    with TemporaryDirectory() as name, new_database(services) as database:
        folder = Path(name)
        programs = install_kontor(steps, folder)
        kontor, package = programs / "kontor", folder / GAME
        steps.run("new", kontor, "new", "game", GAME, cwd=folder)
        check_sources(steps, package, programs)
        wheel = wheel_of(steps, "build the game", package, folder / "wheels")
        uv = os.environ.get("UV", "uv")
        steps.run("install", uv, "pip", "install", "-q", "--python", programs / "python", "--no-deps", wheel)
        where = steps.run("installed", programs / "python", "-c", f"import {GAME}; print({GAME}.__file__)", cwd=folder)
        if not where.startswith(str(programs.parent)):
            sys.exit(f"the game comes from {where} and not from its wheel")
        steps.run("own tests", programs / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)
        for seats, typed in (("clerk,deckhand,clerk", ""), ("me,clerk", DECISIONS)):
            played = ("play", GAME, "--seats", seats, "--plain", "--record", f"{seats[:2]}.json")
            steps.run("terminal", kontor, *played, cwd=folder, typed=typed)
            steps.run("terminal", kontor, "replay", f"{seats[:2]}.json", cwd=folder)
        play_in_browser(steps, database, programs)
    sys.stdout.write(json.dumps({"game": GAME, "seconds": steps.seconds}) + "\n")


if __name__ == "__main__":
    main()
