"""Parquet files for Polars, pandas, DuckDB and whatever reads them: one for each chunk and table.

They are made from the chunks, which stay the truth: what is missing is written, and a file is there whole or not at
all. Polars is in the extra ``kontor[lab]``.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from kontor.core.codec import encode
from kontor.lab.selfplay.columns import TABLES, Column
from kontor.lab.selfplay.folder import Folder, write_beside

DATASET = "dataset"
TYPES: dict[str, Any] = {
    "number": pl.Int32,
    "numbers": pl.List(pl.Int32),
    "real": pl.Float64,
    "reals": pl.List(pl.Float64),
    "text": pl.String,
    "texts": pl.List(pl.String),
    "json": pl.String,
}
COMPRESSION = "zstd"


def write_dataset(folder: Folder) -> Iterator[Path]:
    """Write what is missing of the Parquet files of all chunks, and yield each file that was written."""
    for number in range(folder.spec.chunks):
        files = {name: file_of(folder, name, number) for name in TABLES}
        if all(file.exists() for file in files.values()):
            continue
        chunk = folder.chunk(number)
        for name, file in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            frame = frame_of(TABLES[name], getattr(chunk, name))
            with write_beside(file) as beside:
                frame.write_parquet(beside, compression=COMPRESSION)
            yield file
    forget_others(folder)


def file_of(folder: Folder, table: str, chunk: int) -> Path:
    """Return the file of a chunk's table: its name says which deals it has."""
    stem = folder.file_of(chunk).name.partition(".")[0]
    return folder.path / DATASET / table / f"{stem}.parquet"


def frame_of(columns: Sequence[Column], rows: Sequence[msgspec.Struct]) -> pl.DataFrame:
    """Return rows as a frame with the documented columns."""
    values = [msgspec.structs.astuple(row) for row in rows]
    by_column: list[Any] = list(zip(*values, strict=True)) or [()] * len(columns)
    return pl.DataFrame(
        {
            column.name: pl.Series(_plain(column, found), dtype=TYPES[column.type])
            for column, found in zip(columns, by_column, strict=True)
        }
    )


def _plain(column: Column, found: Sequence[Any]) -> list[Any]:
    if column.type == "json":
        return [encode(value).decode() for value in found]
    return [list(value) if isinstance(value, tuple) else value for value in found]


def forget_others(folder: Folder) -> None:
    """Delete files of chunks that the spec no longer has: a last one with fewer deals, before more were asked for."""
    known = {file_of(folder, name, number) for name in TABLES for number in range(folder.spec.chunks)}
    for file in (folder.path / DATASET).glob("*/*.parquet"):
        if file not in known:
            file.unlink()


def read(path: Path, table: str) -> pl.LazyFrame:
    """Return a table of the dataset in a folder."""
    return pl.scan_parquet(path / DATASET / table / "*.parquet")
