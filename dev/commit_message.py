"""Fail if a commit message breaks the rules of CONTRIBUTING.md. Run by pre-commit; usage: `commit_message.py FILE`."""

import re
import sys
from pathlib import Path

MAX_SUBJECT_LENGTH = 72
SUBJECT = re.compile(r"[a-z0-9_., /-]+: \S")
"""An area, a colon, and what changes."""
EXEMPT = ("Merge ", "Revert ", "fixup! ", "squash! ")


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


if __name__ == "__main__":
    if found := complaints(Path(sys.argv[1]).read_text(encoding="utf-8")):
        sys.exit("\n".join(found))
