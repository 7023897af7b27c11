"""The commands of the guide for hosts: the lines of its `sh` blocks, in order."""

import re
from pathlib import Path
from typing import NamedTuple

GUIDE = Path(__file__).parents[2] / "docs/guides/host-it.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SYSTEMCTL = re.compile(r"^sudo systemctl (?:enable --now|(start|stop|restart)) (.+)$")


class GuideLine(NamedTuple):
    """A command of the guide and the line on which it starts."""

    number: int
    command: str

    @property
    def packages(self) -> list[str]:
        """The packages that it installs with apt-get."""
        words = self.command.split()
        is_apt = words[:3] == ["sudo", "apt-get", "install"]
        return [word for word in words[3:] if not word.startswith("-")] if is_apt else []

    @property
    def started(self) -> list[str]:
        """The services that it lets systemd start."""
        found = SYSTEMCTL.match(self.command)
        return _services(found[2]) if found and found[1] != "stop" else []

    @property
    def stopped(self) -> list[str]:
        """The services that it lets systemd stop."""
        found = SYSTEMCTL.match(self.command)
        return _services(found[2]) if found and found[1] in ("stop", "restart") else []


def _services(units: str) -> list[str]:
    """Return the services among the units of a command; a name without an ending is a service."""
    named = [unit if "." in unit else f"{unit}.service" for unit in units.split()]
    return [unit for unit in named if unit.endswith(".service")]


def guide_lines(text: str) -> list[GuideLine]:
    """Return the commands of a guide; a backslash at the end of a line joins it with the next."""
    found = []
    for block in BLOCK.finditer(text):
        number = text.count("\n", 0, block.start(1)) + 1
        for line in block[1].replace("\\\n", "\0").split("\n"):
            if line.strip():
                found.append(GuideLine(number, " ".join(line.replace("\0", " ").split())))
            number += 1 + line.count("\0")
    return found
