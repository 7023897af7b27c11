"""Look for known weaknesses in the packages that we use: `make scan`.

pip-audit and `npm audit` ask databases on the network. If these cannot be reached, the line says "not scanned" and the
exit code is 0: no network is no weakness, and no proof that there is none. Found weaknesses make the exit code 1.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PIP_AUDIT = "pip-audit==2.9.0"
TIMEOUT_SECONDS = 600
GRAVE = ("high", "critical")
"""Severities of npm that count; the client is built from these packages, and few of them reach a browser."""


class Scanned(NamedTuple):
    """What a scan says about one list of packages."""

    what: str
    packages: int | None
    """None if it could not be scanned."""
    found: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """Return the result as a line."""
        if self.packages is None:
            return f"{self.what}: not scanned, the database cannot be reached"
        return f"{self.what}: {self.packages} packages, {', '.join(self.found) or 'no known weakness'}"


def read_pip_audit(what: str, output: str) -> Scanned:
    """Read what pip-audit printed; anything but its JSON means that it could not ask."""
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Scanned(what, None)
    asked = [each for each in packages if "vulns" in each]
    if not asked:  # each was skipped
        return Scanned(what, None)
    found = [f"{each['name']} {each['version']}: {vuln['id']}" for each in asked for vuln in each["vulns"]]
    return Scanned(what, len(asked), tuple(found))


def read_npm_audit(what: str, output: str) -> Scanned:
    """Read what `npm audit` printed; an error means that it could not ask."""
    try:
        answer = json.loads(output)
        count: int = answer["metadata"]["dependencies"]["total"]
        weak: dict[str, dict[str, Any]] = answer["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return Scanned(what, None)
    found = [f"{name}: {each['severity']}" for name, each in weak.items() if each["severity"] in GRAVE]
    return Scanned(what, count, tuple(found))


def output_of(*command: str, folder: Path = ROOT) -> str:
    """Return what a program prints; empty if it cannot be started or takes too long."""
    try:
        done = subprocess.run(  # noqa: S603 - our own commands
            command, cwd=folder, check=False, capture_output=True, text=True, timeout=TIMEOUT_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def main() -> int:
    """Scan everything, print a line for each, and return the exit code."""
    uv = os.environ.get("UV", "uv")
    audit = (uv, "tool", "run", PIP_AUDIT, "--disable-pip", "--no-deps", "--progress-spinner", "off", "-f", "json")
    results = [
        read_pip_audit(each, output_of(*audit, "-r", f"requirements/{each}"))
        for each in ("server.txt", "embedded.txt", "envs.txt", "dev.txt")
    ]
    results.append(read_npm_audit("web", output_of("npm", "audit", "--json", folder=ROOT / "web")))
    for result in results:
        print(result.sentence)  # noqa: T201
    return 1 if any(result.found for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
