"""The core of a match: the match itself, the cache of matches, and the one way to commit an entry of its log."""
