"""Kontor: the great merchant games, as a library, a command line and a table."""

__version__ = "1.0.0"
