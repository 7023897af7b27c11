"""Kontor: the great merchant games, as a library, a command line and a table."""

__version__ = "0.9.0"
