"""Parameters that several routes have.

Bounds of a number in a path or a query have to be a `Parameter`: Litestar does not look at msgspec's `Meta` there.
"""

from typing import Annotated

from litestar.params import Parameter

MAX_ROW_NUMBER = 2**62
"""Above every number that the database gives a row, and within what it can compare."""

RowNumber = Annotated[int, Parameter(ge=0, le=MAX_ROW_NUMBER)]
"""The number of a row, in a path."""
OptionalRowNumber = Annotated[int | None, Parameter(ge=0, le=MAX_ROW_NUMBER)]
"""The number of a row, in a query that may leave it out."""
