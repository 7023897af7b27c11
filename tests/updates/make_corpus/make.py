"""Make the corpus of stored matches, by the code of former commits; README.md says how and why.

Usage: make.py [POINT …], with KONTOR_DATABASE for a PostgreSQL where databases may be created.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from updates.make_corpus.databases import CORPUS, ROOT, checkout, database, dump, git, write_entry_points
from updates.make_corpus.manifest import Manifest, revision_of, stored_matches
from updates.make_corpus.points import POINTS, Point

DRIVE = Path(__file__).with_name("drive.py")


def make(point: Point, server: str) -> None:
    """Write the dump and the manifest of a point."""
    sys.stdout.write(f"{point.name} ({point.commit})\n")
    time = git("show", "--no-patch", "--format=%cI", point.commit)
    with TemporaryDirectory() as temporary, database(server, f"corpus_{point.name.replace('-', '_')}") as url:
        folder = Path(temporary)
        told = folder / "told.json"
        with checkout(point.commit, folder / "tree") as tree:
            write_entry_points(tree, folder / "site")
            path = os.pathsep.join(str(each) for each in (folder / "site", tree / "src", ROOT / "tests"))
            command = [sys.executable, str(DRIVE), point.name, url, time, str(told)]
            subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, check=True)
        facts: dict[str, Any] = msgspec.json.decode(told.read_bytes())
        manifest = Manifest(
            commit=git("rev-parse", point.commit),
            why=point.why,
            revision=revision_of(url),
            clock=facts["clock"],
            about=facts["about"],
            matches=stored_matches(url),
        )
        CORPUS.mkdir(exist_ok=True)
        dump(url, CORPUS / f"{point.name}.dump")
        written = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
        (CORPUS / f"{point.name}.json").write_bytes(written + b"\n")


def main() -> None:
    """Make all points, or those that the command line names."""
    server = os.environ.get("KONTOR_DATABASE")
    if server is None:
        sys.exit('KONTOR_DATABASE is not set: eval "$(dev/services up)"')
    names = sys.argv[1:] or [point.name for point in POINTS]
    for point in POINTS:
        if point.name in names:
            make(point, server)


if __name__ == "__main__":
    main()
