"""How the browser draws the game: `board.js` and the files next to it. `board_table.d.ts` says what it is given."""

from kontor.boards import Board

BOARD = Board("kontor.cli.new_game.template.lagoon.board", interface=1)
