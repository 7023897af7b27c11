"""PostgreSQL of the system in the place where the extra `embedded` installs its own: tests need no second one."""

import os
import shutil
from pathlib import Path

from kontor.server.embedded import programs


def system_programs() -> Path:
    """Return the folder of PostgreSQL's newest programs on this system."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("postgres", path=os.environ.get("PATH"))
    return (found[-1] if found else Path(on_path or "/").resolve()).parent


def install_stand_in(folder: Path) -> Path:
    """Make a package that holds the programs of the system; return the folder to put on Python's path."""
    package = folder / programs.PACKAGE
    install = package / "pginstall"
    install.mkdir(parents=True)
    (package / "__init__.py").touch()
    (install / "bin").symlink_to(system_programs())
    return folder
