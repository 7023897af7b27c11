"""Freeze the numbers of every game that is being developed here: `make numbers`, after their version was raised.

Models learn from action ids and entries of observations, so a change needs another `numbers_version` of its game.
"""

# ruff: noqa: T201 - to print is what this script is for
import json
import sys
from importlib.resources import files
from pathlib import Path

from kontor.core import registry
from kontor.testing.contract.numbers import FROZEN_FILE, current, read_frozen


def main() -> int:
    """Write the file of each game whose version is new; return 1 if numbers changed and their version did not."""
    refused = 0
    for slug in registry.slugs():
        game = registry.game(slug)
        frozen, now = read_frozen(game), current(game)
        if frozen == now:
            continue
        if frozen and frozen["version"] >= now["version"]:
            print(f"{slug}: the numbers changed; raise numbers_version, which is {now['version']}")
            refused = 1
            continue
        file = Path(str(files(game.package))) / FROZEN_FILE
        file.write_text(json.dumps(now, indent=2) + "\n", "utf-8")
        print(f"froze {file}")
    return refused


if __name__ == "__main__":
    sys.exit(main())
