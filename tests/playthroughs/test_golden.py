"""The golden records replay byte for byte, here and in a second process, and the playthroughs still tell them."""

import subprocess
import sys
from pathlib import Path

import pytest

from kontor.core import registry, replay, write_record
from playthroughs.golden import AT_LEAST, FOLDER, golden_files, kept_games, load, tell

FILES = [file for slug in registry.slugs() for file in golden_files(slug)]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_its_golden_records(slug: str) -> None:
    """At least twenty, over every table that the game allows, and a text beside each."""
    names = {file.stem for file in golden_files(slug)}

    assert len(names) >= AT_LEAST
    assert names == {name for name, *_ in kept_games(registry.game(slug))}
    assert {file.stem for file in (FOLDER / slug).glob("*.txt")} == names


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays_and_is_told_as_it_was(file: Path) -> None:
    """Every link of the chain holds, and no word of the playthrough changed."""
    game, record = load(file)

    state = replay(game, record)

    assert game.outcome(state) == record.result
    assert write_record(record) == file.read_bytes()
    assert tell(game, record) == file.with_suffix(".txt").read_text("utf-8"), "run `make playthroughs`, read the diff"


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_second_process_replays_every_golden_record(slug: str) -> None:
    """`kontor replay` verifies them all outside of this process."""
    command = [sys.executable, "-m", "kontor.cli", "replay", *map(str, golden_files(slug))]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
