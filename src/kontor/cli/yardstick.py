"""Catanatron as the yardstick: run by its own interpreter in its own environment, never imported."""

import subprocess
from pathlib import Path

import msgspec

from kontor.cli.language import CliError

INTERPRETER = Path(".venv-catanatron/bin/python")
SCRIPT = Path("tests/perf/catanatron_speed.py")


class Measured(msgspec.Struct, frozen=True):
    """What one run of the script says."""

    decisions_per_s: float
    copy_us: float


class Yardstick:
    """Finds the script and its interpreter upward from the current directory."""

    def __init__(self) -> None:
        here = Path.cwd()
        found = (home for home in (here, *here.parents) if (home / INTERPRETER).exists() and (home / SCRIPT).exists())
        self.home = next(found, None)

    def measure(self, seconds: float, seed: int) -> Measured | None:
        """Let Catanatron play for about so long; None where it is not installed."""
        if self.home is None:
            return None
        command = [str(self.home / INTERPRETER), str(self.home / SCRIPT), str(seconds), str(seed)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
        if done.returncode:
            last = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
            raise CliError("yardstick", script=str(SCRIPT), why=last, folder=INTERPRETER.parts[0])
        return msgspec.json.decode(done.stdout, type=Measured)
