"""Write a page of a whole match of each game, signed, for the browser: `python -m signed.pages FOLDER`."""

import sys
from pathlib import Path

from kontor.signed.checking import game_of
from kontor.signed.page import write_page
from signed.files import GAMES, KEY, SIGNER, whole_record


def main(folder: Path) -> None:
    """Write the pages and print how many steps each has."""
    for slug in GAMES:
        record = whole_record(slug)
        rules = game_of(record)
        assert rules is not None
        (folder / f"{slug}.html").write_bytes(write_page(rules, record, None, KEY, SIGNER))
        sys.stdout.write(f"{slug} {len(record.moves)}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
