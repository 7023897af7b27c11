"""The levels of bots that may sit down; the workers know how they play (a test compares both lists)."""

LEVELS = ("deckhand", "clerk", "trader", "factor")
USUAL = "trader"
