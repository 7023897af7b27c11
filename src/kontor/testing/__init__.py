"""The contract kit and its tools, shipped so that an author of a game outside this repository can use them."""
