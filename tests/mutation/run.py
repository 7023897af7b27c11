"""The mutation score of a game's rules by mutmut: `make mutate GAME=borneo`. Ends with 1 below the bar."""

import subprocess
import sys
from pathlib import Path

BAR = 0.85
KILLED = ("killed", "timeout", "segfault", "caught by type check")


def main(game: str) -> int:
    """Run mutmut on one game's rules and print the survivors and the score."""
    mutmut = str(Path(sys.executable).with_name("mutmut"))
    names = f"kontor.games.{game}.*"
    subprocess.run([mutmut, "run", names], check=True)
    listed = subprocess.run([mutmut, "results", "--all", "true"], check=True, capture_output=True, text=True).stdout
    prefix = f"kontor.games.{game}."
    results = dict(line.strip().split(": ") for line in listed.splitlines() if line.strip().startswith(prefix))
    survivors = [name for name, result in results.items() if result not in KILLED]
    for name in survivors:
        shown = subprocess.run([mutmut, "show", name], check=True, capture_output=True, text=True).stdout
        changed = [line for line in shown.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        print(f"{name} ({results[name]})", *changed, sep="\n  ")  # noqa: T201
    score = 1 - len(survivors) / len(results)
    print(f"{game}: {len(results) - len(survivors)} of {len(results)} mutants killed, score {score:.1%}")  # noqa: T201
    return 0 if score >= BAR else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
