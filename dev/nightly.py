"""What a push only samples, whole, in parts that can be resumed: `make nightly`, `make nightly-<part>`.

A part that passed leaves a stamp with its duration in `.nightly/<commit>/`; the next run at the same commit skips it.
With changes that are not committed nothing is skipped and no stamp is left. Without an argument all parts run, also
after one has failed; the parts that are named run again in any case.
"""

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from kontor.core import registry
from kontor.lab.review.calibration import published_games

ROOT = Path(__file__).parents[1]
TODAY = datetime.now(UTC)
DAY = TODAY.timetuple().tm_yday
FUZZED_GAMES = 20_000
"""Number of fuzzed games, over all games together."""


class Part(NamedTuple):
    """One part of the night: its name, and the verb of the Makefile that it runs."""

    name: str
    command: tuple[str, ...]


def parts() -> list[Part]:
    """Return all parts; fuzzing begins at another seed every day, and one game a day has its rules proven."""
    slugs = registry.slugs()
    fuzz = (f"GAMES={FUZZED_GAMES // len(slugs)}", f"SEED={TODAY.year * 1000 + DAY}")
    return [
        Part("tests", ("test",)),
        Part("shards", ("test-shards",)),
        Part("e2e", ("e2e",)),
        Part("follow", ("follow",)),
        Part("schema", ("schema",)),
        Part("load", ("load",)),
        Part("chaos", ("chaos", "CHAOS_SECONDS=600", "CHAOS_MATCHES=200")),
        Part("chaos-shards", ("chaos", "CHAOS_SECONDS=300", "CHAOS_MATCHES=60", "CHAOS_SHARDS=1")),
        Part("chaos-mutants", ("chaos-mutants",)),
        Part("fleet-gateway", ("fleet", "SHARDS=2", "KILL=gateway", "NOISY=1")),
        Part("fleet-postgres", ("fleet", "SHARDS=2", "KILL=postgres", "NOISY=1")),
        Part("simulate", ("simulate-test",)),
        Part("abuse", ("abuse",)),
        Part("answers", ("answers",)),
        Part("docs", ("docs",)),
        Part("scan", ("scan",)),
        Part("recovery", ("recovery",)),
        Part("pack", ("pack",)),
        Part("soak", ("soak",)),
        Part("fortnight", ("fortnight",)),
        Part("village", ("village",)),
        Part("wire", ("wire",)),
        Part("updates", ("updates",)),
        Part("embedded", ("embedded",)),
        Part("envs", ("envs",)),
        Part("outside", ("outside",)),
        Part("lab-scale", ("lab-scale",)),
        Part("ppo", ("ppo",)),
        Part("guide", ("guide",)),
        Part("image", ("image",)),
        Part("upgrade", ("upgrade",)),
        Part("rolling-former", ("rolling", "FROM=d9bacb4c")),
        Part("prove", ("prove", f"GAME={slugs[DAY % len(slugs)]}")),
        Part("review-check", ("review-check", "REVIEW_CHECK_ARGS=--check")),
        *(Part(f"calibration-{slug}", ("calibration", f"GAME={slug}")) for slug in published_games()),
        *(Part(f"fuzz-{slug}", ("fuzz", f"GAME={slug}", *fuzz)) for slug in slugs),
    ]


def git(*arguments: str) -> str:
    """Return what git says."""
    command = ("git", *arguments)
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603


def run(part: Part, stamp: Path, *, keep: bool) -> bool:
    """Run a part and keep its stamp if it passed; return True if it did."""
    print(f"== {part.name}: make {' '.join(part.command)}", flush=True)  # noqa: T201
    began = monotonic()
    command = ("make", "--no-print-directory", *part.command)
    code = subprocess.run(command, cwd=ROOT, check=False, env=os.environ | {"KONTOR_TESTS": "full"}).returncode  # noqa: S603
    seconds = round(monotonic() - began)
    print(f"== {part.name}: {'passed' if code == 0 else 'FAILED'} after {seconds} s", flush=True)  # noqa: T201
    if code == 0 and keep:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        report = {"command": " ".join(part.command), "seconds": seconds, "ended_at": datetime.now(UTC).isoformat()}
        stamp.write_text(json.dumps(report) + "\n", "utf-8")
    return code == 0


def main(names: list[str]) -> int:
    """Run the parts of these names, or all that have not passed; return the exit code."""
    known = {part.name: part for part in parts()}
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(known)}")
    changed = bool(git("status", "--porcelain"))
    folder = ROOT / ".nightly" / git("rev-parse", "HEAD")
    failed = []
    for name in names or known:
        stamp = folder / name
        if not names and not changed and stamp.exists():
            continue
        if not run(known[name], stamp, keep=not changed):
            failed.append(name)
    print(f"\n== the night at {folder.name[:12]}")  # noqa: T201
    for name in known:
        stamp = folder / name
        seconds = f"{json.loads(stamp.read_text('utf-8'))['seconds']:6} s" if stamp.exists() else "       -"
        print(f"{seconds}  {name}{'  FAILED' if name in failed else ''}")  # noqa: T201
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
