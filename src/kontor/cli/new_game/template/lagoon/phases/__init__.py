"""One file for each kind of question."""
