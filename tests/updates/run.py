"""Updates cost no match: `make updates`.

Every dump of the corpus is restored, upgraded, and its running matches are played to their end by bots at a real
server; then everything of every match is read. First with a copy of the package that has a raised version, a corrected
figure and a corrected fault, then as it is. The last line of standard output is a JSON object; the exit code is 1 if a
match was lost or cannot be read.
"""

import argparse
import os
import subprocess
import sys
from time import monotonic

from kontor.core import encode
from sampling import rotating
from server.fixtures import SERVICES
from updates.carrying import Tally, carry_over
from updates.changed_copy import SOURCE, changed_copy
from updates.make_corpus.databases import CORPUS

TESTS = SOURCE.parent / "tests"


def updates(names: list[str], former_path: str | None) -> Tally:
    """Carry over some dumps of the corpus with the code that runs this."""
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    tally = Tally()
    for name in names:
        began = monotonic()
        one = carry_over(CORPUS / f"{name}.dump", services, former_path)
        sys.stderr.write(f"{name}: {encode(one).decode()}, {monotonic() - began:.0f} s\n")
        tally += one
    return tally


def updates_of_a_copy(names: list[str]) -> bool:
    """Do the same with a changed copy of the package; return True if all is well."""
    with changed_copy() as source:
        sys.stderr.write("with a raised version, a corrected figure and a corrected fault:\n")
        former, later = (os.pathsep.join(map(str, (folder, TESTS))) for folder in (SOURCE, source))
        command = [sys.executable, "-m", "updates.run", "--after", former, *names]
        return subprocess.run(command, env={**os.environ, "PYTHONPATH": later}, check=False).returncode == 0


def main() -> None:
    """Read the arguments, carry the corpus over, and print the last line."""
    known = sorted(dump.stem for dump in CORPUS.glob("*.dump"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dumps", nargs="*", choices=[*known, []], help="dumps of the corpus; all if left out")
    parser.add_argument("--sample", action="store_true", help="one dump, another at every commit, with the copy only")
    parser.add_argument("--after", help="only with the code that runs this, after a night with that of this PYTHONPATH")
    given = parser.parse_args()
    if given.sample:
        sys.exit(not updates_of_a_copy(rotating(known, len(known))))
    names = given.dumps or known
    copy_is_clean = given.after or updates_of_a_copy(names)
    tally = updates(names, given.after)
    sys.stdout.write(encode(tally).decode() + "\n")
    sys.exit(not (copy_is_clean and tally.is_clean))


if __name__ == "__main__":
    main()
