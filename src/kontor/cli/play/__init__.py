"""A whole match in the terminal: the match and its undo, the menu, the answers, and the dialogue at the prompt."""
