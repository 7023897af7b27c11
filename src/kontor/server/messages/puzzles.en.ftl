error-no-puzzle = There is no such puzzle here. Choose another one from the list of puzzles.
puzzle-you = You
