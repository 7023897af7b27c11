"""Which installed package draws a game in the browser."""

from functools import cache
from importlib.metadata import entry_points

from kontor.boards.board import GROUP, Board, BoardError, BoardFiles, read_files


@cache
def find_board(slug: str) -> BoardFiles | None:
    """Return the board of a game, read once; None if no package brings one, BoardError if it cannot be used."""
    found = list(entry_points(group=GROUP, name=slug))
    if not found:
        return None
    if len(found) > 1:
        raise BoardError("board-broken", game=slug, why="two packages draw it")
    try:
        board = found[0].load()
    except Exception as error:  # importing a package can raise anything
        raise BoardError("board-broken", game=slug, why=f"{type(error).__name__}: {error}") from error
    if not isinstance(board, Board):
        raise BoardError("board-broken", game=slug, why=f"{found[0].value} is not a Board")
    return read_files(slug, board)
