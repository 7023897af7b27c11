"""The `kontor` command: the library at the prompt. Nothing imports this package."""

from kontor.cli.app import main

__all__ = ["main"]
