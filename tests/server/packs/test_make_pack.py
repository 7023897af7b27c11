"""`make pack`, smaller: matches of all games are packed while the packer is killed, and all are read."""

from pathlib import Path

import pytest

from kontor.core import registry
from perf.pack.run import judge, make, measure, pack
from sampling import in_turn, sampled

MATCHES, KILLS = sampled(push=(16, 3), night=(40, 4))
NEVER = 1e9
"""Steps after which the packer is killed: more than it takes."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("packs"))


@in_turn(0, 4)
@pytest.mark.slow
def test_a_packer_that_is_killed_at_random_loses_no_match_and_the_packs_are_small(database: str, place: str) -> None:
    line = measure(database, place, MATCHES, KILLS, workers=2, seed=1).line()

    assert (line["ok"], line["why"]) == (True, [])
    assert (line["matches"], line["lost"], set(line["by_game"])) == (MATCHES, 0, set(registry.slugs()))
    assert line["kills"] > 0
    assert line["log_b"] > 10 * line["mean_b"]


def test_a_match_whose_pack_is_damaged_is_called_lost(database: str, place: str) -> None:
    """The judge's broken twin."""
    made = make(database, [1_000, 1_001, 1_002])
    before = set(Path(place).rglob("*.xz"))
    pack(database, place, NEVER, seed=1)
    (packed,) = set(Path(place).rglob("*.xz")) - before
    assert judge(database, place, made) == []
    content = bytearray(packed.read_bytes())

    content[len(content) // 2] ^= 1
    packed.write_bytes(content)

    lost = judge(database, place, made)
    assert len(lost) == 1
    assert "pack-damaged" in lost[0]
