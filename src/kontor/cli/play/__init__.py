"""A whole match in the terminal: the match with its way back, the menu, the answers, and the talk at the prompt."""
