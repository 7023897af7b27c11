"""Keep the box of every game that is being developed here: `make boxes`, after a change of a component file.

A match is played with the box it began with (ADR 23), so each content that ever landed stays in the folder `boxes` of
its game, named by its hash.
"""

# ruff: noqa: T201 - to print is what this script is for
from importlib.resources import files
from pathlib import Path

import msgspec

from kontor.core import registry


def main() -> None:
    """Write the content of each game's component file, if it is not kept yet."""
    for slug in registry.slugs():
        components = registry.game(slug).components
        file = Path(str(files(registry.game(slug).package))) / "boxes" / f"{components.hash}.json"
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(msgspec.json.encode(components.content) + b"\n")
            print(f"kept {file}")


if __name__ == "__main__":
    main()
