"""Verify the corpus: every dump can be restored and upgraded, and holds what its manifest says, before and after.

Usage: verify.py [POINT …], with KONTOR_DATABASE for a PostgreSQL where databases may be created.
"""

import os
import subprocess
import sys

import msgspec

from updates.make_corpus.databases import CORPUS, ROOT, database, restore
from updates.make_corpus.manifest import Manifest, StoredMatch, revision_of, stored_matches
from updates.make_corpus.points import POINTS, Point

UPGRADE = ("-c", "from kontor.cli import main; main()", "db", "upgrade")


def differences(expected: list[StoredMatch], found: list[StoredMatch]) -> list[str]:
    """Return a line for each match that is not as the manifest says."""
    before, after = ({match.id: match for match in matches} for matches in (expected, found))
    return [
        f"{match_id}: {before.get(match_id)} became {after.get(match_id)}"
        for match_id in sorted(before.keys() | after.keys())
        if before.get(match_id) != after.get(match_id)
    ]


def verify(point: Point, server: str) -> list[str]:
    """Restore and upgrade the dump of a point; return what is not as its manifest says."""
    manifest = msgspec.json.decode((CORPUS / f"{point.name}.json").read_bytes(), type=Manifest)
    with database(server, f"corpus_verify_{point.name.replace('-', '_')}") as url:
        restore(url, CORPUS / f"{point.name}.dump")
        wrong = differences(manifest.matches, stored_matches(url))
        before = revision_of(url)
        if before != manifest.revision:
            wrong.append(f"revision {before} instead of {manifest.revision}")
        environment = {**os.environ, "KONTOR_DATABASE": url, "PYTHONPATH": str(ROOT / "src")}
        subprocess.run([sys.executable, *UPGRADE], env=environment, check=True, stdout=subprocess.DEVNULL)
        wrong += differences(manifest.matches, stored_matches(url))
        sys.stdout.write(f"{point.name}: {len(manifest.matches)} matches, {before} → {revision_of(url)}\n")
    return [f"{point.name}: {line}" for line in wrong]


def main() -> None:
    """Verify all points, or those that the command line names."""
    server = os.environ.get("KONTOR_DATABASE")
    if server is None:
        sys.exit('KONTOR_DATABASE is not set: eval "$(dev/services up)"')
    names = sys.argv[1:] or [point.name for point in POINTS]
    wrong = [line for point in POINTS if point.name in names for line in verify(point, server)]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
