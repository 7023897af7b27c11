"""The columns of datasets: those of the rows, all of them described, and the guide shows the same table."""

from pathlib import Path

import pytest

from kontor.lab.selfplay import rows
from kontor.lab.selfplay.columns import TABLES, Column

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "data-from-the-lab.md"
ROWS = {
    "matches": rows.MatchRow,
    "scores": rows.ScoreRow,
    "sales": rows.SaleRow,
    "forks": rows.ForkRow,
    "decisions": rows.DecisionRow,
}


def as_line(column: Column) -> str:
    """Return a column as the guide tells it."""
    return f"| `{column.name}` | {column.type} | {column.says} |"


@pytest.mark.parametrize("table", TABLES)
def test_every_field_of_a_row_is_a_documented_column(table: str) -> None:
    """In the order in which chunks have them; the guide has a table of each, word by word."""
    columns = TABLES[table]
    assert [column.name for column in columns] == list(ROWS[table].__struct_fields__)
    assert "\n".join(
        [f"### `{table}`", "", "| column | type | what it says |", "|---|---|---|", *map(as_line, columns)]
    ) in GUIDE.read_text("utf-8")


def test_tables_and_rows_are_the_same() -> None:
    """A chunk has the rows of each table, and nothing else."""
    assert ("number", *TABLES) == rows.Chunk.__struct_fields__
