"""The golden records replay byte for byte, those kept as a line are played again, and all are told as they were."""

from pathlib import Path

import pytest

from kontor.core import registry, write_record
from playthroughs.golden import (
    FOLDER,
    MIN_KEPT,
    WHOLE,
    Digest,
    digests,
    golden_files,
    golden_game,
    kept_games,
    load,
    play_again,
    whole_games,
)
from playthroughs.telling import tell
from sampling import rotating

pytestmark = pytest.mark.slow

FILES = [file for slug in registry.slugs() for file in golden_files(slug)]
LINES = [
    pytest.param(slug, digest, id=f"{slug}-{digest.name}") for slug in registry.slugs() for digest in digests(slug)
]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_its_golden_records(slug: str) -> None:
    """At least twenty, over every setup that the game allows; six are whole, with a text, and the others a line."""
    game = golden_game(slug)
    whole = [file.stem for file in golden_files(slug)]
    lines = [digest.name for digest in digests(slug)]

    assert len(whole) == WHOLE
    assert sorted(whole) == sorted(kept.name for kept in whole_games(game))
    assert sorted(file.stem for file in (FOLDER / slug).glob("*.txt")) == sorted(whole)
    assert sorted([*whole, *lines]) == sorted(kept.name for kept in kept_games(game))
    assert len(whole) + len(lines) >= MIN_KEPT


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays_and_is_told_as_it_was(file: Path) -> None:
    """Every link of the chain holds, and no word of the playthrough changed."""
    game, record = load(file)

    assert write_record(record) == file.read_bytes()
    assert record.result is not None
    assert tell(game, record) == file.with_suffix(".txt").read_text("utf-8"), "run `make playthroughs`, read the diff"


@pytest.mark.parametrize(("slug", "digest"), rotating(LINES, 3))
def test_a_match_that_is_kept_as_a_line_is_played_and_told_as_it_was(slug: str, digest: Digest) -> None:
    """From its setup and its luck come the same steps, the same last link of the chain and the same words."""
    assert play_again(golden_game(slug), digest) == digest, "run `make playthroughs`, read the diff"
