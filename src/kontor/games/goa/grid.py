"""The play area: 25 fields, 20 edge positions, and what touches what (GOA-P2 to GOA-P4, GOA-P8)."""

from typing import Annotated, TypeAlias

from kontor.core import kind

SIZE = 5
RANGE = range(SIZE)

FieldId: TypeAlias = Annotated[str, kind("field")]
"""A field, ``r2c0`` for row 2, column 0."""
Place: TypeAlias = Annotated[str, kind("place")]
"""Where the flag can lie: an edge position such as ``w3``, or a field."""

FIELDS = tuple(f"r{row}c{column}" for row in RANGE for column in RANGE)
INDEX = {field: index for index, field in enumerate(FIELDS)}
"""By field: its index in the list of the grid, row by row."""
EDGES = tuple(f"{side}{number}" for side in "nesw" for number in RANGE)
PLACES = (*EDGES, *FIELDS)
CORNERS = tuple(INDEX[f"r{row}c{column}"] for row in (0, SIZE - 1) for column in (0, SIZE - 1))


def position(place: str) -> tuple[int, int]:
    """Return row and column; edge positions lie just outside the grid (GOA-P8)."""
    if place in INDEX:
        return divmod(INDEX[place], SIZE)
    number = int(place[1])
    return {"n": (-1, number), "s": (SIZE, number), "w": (number, -1), "e": (number, SIZE)}[place[0]]  # GOA-P8


def fields_around(place: str, diagonally: bool) -> tuple[int, ...]:
    """Return the indices of the fields that touch a place."""
    row, column = position(place)
    found = []
    for index in range(SIZE * SIZE):
        down, across = abs(index // SIZE - row), abs(index % SIZE - column)
        if down + across == 1 or (diagonally and down == across == 1):
            found.append(index)
    return tuple(found)


TOUCHING = {place: fields_around(place, diagonally=False) for place in PLACES}  # GOA-P2
"""By place: the fields orthogonally next to it."""
NEXT_TO = {place: fields_around(place, diagonally=True) for place in PLACES}  # GOA-P3 GOA-P4 GOA-R1
"""By place: the fields orthogonally or diagonally next to it."""
