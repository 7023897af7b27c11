"""Fill the database of one point in history with matches. Run by `make.py`, with the code of that commit on the path.

Usage: drive.py POINT DATABASE TIME FILE. TIME is what the server's clock shows at first; into FILE goes, by id of a
match, what it is for, and what the clock shows at the end.
"""

import asyncio
import secrets
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec


def fix_luck(name: str) -> None:
    """Let ids, secrets and entropy of matches come from a fixed seed; before the server is imported."""
    luck = Random(name)  # noqa: S311 - no match of the corpus is anybody's
    replaced: dict[str, Any] = {
        "choice": luck.choice,
        "randbelow": luck.randrange,
        "token_bytes": luck.randbytes,
        "token_hex": lambda size: luck.randbytes(size).hex(),
    }
    for function, fixed in replaced.items():
        setattr(secrets, function, fixed)


async def fill(name: str, database: str, now: datetime) -> dict[str, Any]:
    """Make all wanted matches of a point; return what each is for, and the time of the server's clock after that."""
    from updates.make_corpus.plan import PLANS  # noqa: PLC0415 - after the luck is fixed
    from updates.make_corpus.play import Play  # noqa: PLC0415
    from updates.make_corpus.server import opened  # noqa: PLC0415

    about = {}
    async with opened(database, now) as server:
        for wanted in PLANS[name]:
            about[await Play(server, wanted).make()] = wanted.about
            sys.stdout.write(f"  {wanted.game}: {wanted.about}\n")
        return {"about": about, "clock": server.time}


def main() -> None:
    """Do what the command line says."""
    name, database, time, file = sys.argv[1:]
    fix_luck(name)
    Path(file).write_bytes(msgspec.json.encode(asyncio.run(fill(name, database, datetime.fromisoformat(time)))))


if __name__ == "__main__":
    main()
