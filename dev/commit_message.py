"""Fail if a commit message breaks the rules of CONTRIBUTING.md.

Usage: `commit_message.py FILE`, as pre-commit runs it, or `commit_message.py --history [SINCE]` for all commits since
the rules exist.
"""

import re
import subprocess
import sys
from pathlib import Path

MAX_SUBJECT_LENGTH = 72
SUBJECT = re.compile(r"[a-z0-9_., /-]+: \S")
"""An area, a colon, and what changes."""
EXEMPT = ("Merge ", "Revert ", "fixup! ", "squash! ")
LAST_WITHOUT_RULES = "38c6bed672a2fd59b48683e3485afb665c31118e"
"""The last commit from before bodies were required."""


def complaints(message: str) -> list[str]:
    """Return what is wrong with a commit message."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject, body = (lines[0] if lines else ""), [line for line in lines[1:] if line.strip()]
    if subject.startswith(EXEMPT):
        return []
    found = []
    if not SUBJECT.match(subject):
        found.append("the subject must look like `area: What changes`")
    if len(subject) > MAX_SUBJECT_LENGTH:
        found.append(f"the subject has {len(subject)} characters; {MAX_SUBJECT_LENGTH} are allowed")
    if not body:
        found.append("the body is missing: say why")
    if len(lines) > 1 and lines[1].strip():
        found.append("a blank line must follow the subject")
    return found


def history(since: str) -> list[str]:
    """Return the messages of all commits after `since`; none in a folder that is no clone with its history."""
    command = ("git", "log", "--format=%B%x00", f"{since}..HEAD")
    log = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return [message.strip("\n") for message in log.stdout.split("\0") if message.strip()]


def main() -> None:
    """Check one message, or all of them."""
    first, *rest = sys.argv[1:]
    if first == "--history":
        messages = history(*rest or [LAST_WITHOUT_RULES])
    else:
        messages = [Path(first).read_text(encoding="utf-8")]
    found = [(message.split("\n", 1)[0], wrong) for message in messages for wrong in complaints(message)]
    if found:
        sys.exit("\n".join(f"{subject}\n  {wrong}" for subject, wrong in found))


if __name__ == "__main__":
    main()
