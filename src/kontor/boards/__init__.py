"""Drawings for the browser that packages bring: one board for each game, found by an entry point (ADR 65).

A package registers its board under the slug of the game, in the group ``kontor.boards``::

    [project.entry-points."kontor.boards"]
    pearls = "pearls.board:BOARD"

`board_table.d.ts` in this folder is the interface that the files of a board are written to.
"""

from kontor.boards.board import (
    ENTRY_FILE,
    GROUP,
    INTERFACES,
    STYLE_FILE,
    Board,
    BoardError,
    BoardFiles,
    media_type,
    read_files,
)
from kontor.boards.finding import find_board

__all__ = [
    "ENTRY_FILE",
    "GROUP",
    "INTERFACES",
    "STYLE_FILE",
    "Board",
    "BoardError",
    "BoardFiles",
    "find_board",
    "media_type",
    "read_files",
]
