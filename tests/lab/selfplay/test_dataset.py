"""Parquet files: every row of the chunks with the documented columns. Skipped where Polars is not installed."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.core.codec import encode
from kontor.lab.selfplay import Folder, Reading, SelfPlay, run
from kontor.lab.selfplay.columns import TABLES

pytest.importorskip("polars")

SPEC = SelfPlay("goa", (("clerk", "clerk"),), 3, budget="1sims", readings=(Reading.NUMBERS,), chunk_deals=2)


def test_the_dataset_has_every_row_and_value_of_the_chunks(tmp_path: Path) -> None:
    """A value of an action is its JSON; everything else is as it is in the chunk."""
    from kontor.lab.selfplay.dataset import read, write_dataset  # noqa: PLC0415 - needs Polars

    folder = Folder(tmp_path, SPEC)
    list(run(folder))
    assert len(list(write_dataset(folder))) == 2 * len(TABLES)
    assert list(write_dataset(folder)) == []
    for table, columns in TABLES.items():
        rows = [json.loads(encode(row)) for chunk in folder.chunks() for row in getattr(chunk, table)]
        found: list[dict[str, Any]] = read(tmp_path, table).collect().to_dicts()
        assert len(found) == len(rows)
        for one, row in zip(found, rows, strict=True):
            told = [json.loads(one[each.name]) if each.type == "json" else one[each.name] for each in columns]
            assert told == row


def test_a_chunk_that_grew_replaces_its_files(tmp_path: Path) -> None:
    """No deal is in the dataset twice after more deals were asked for."""
    from kontor.lab.selfplay.dataset import read, write_dataset  # noqa: PLC0415 - needs Polars

    for deals in (3, 4):
        folder = Folder(tmp_path, SelfPlay("goa", (("clerk", "clerk"),), deals, budget="1sims", chunk_deals=2))
        list(run(folder))
        list(write_dataset(folder))
    assert sorted(read(tmp_path, "matches").collect()["match"].to_list()) == [0, 1, 2, 3]
