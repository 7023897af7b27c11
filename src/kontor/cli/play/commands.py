"""The commands that the prompt understands, always in both languages."""

from collections.abc import Sequence
from typing import TypeAlias

from kontor.cli.language import speak
from kontor.core import LANGUAGES

COMMANDS = (
    *("bid", "why", "if", "hint", "undo", "log", "rules", "guide", "hand", "table", "scores"),
    *("say", "save", "help", "quit"),
)

LESSON_COMMANDS = ("which", "skip", "again", "own")
"""What the prompt understands in a lesson besides."""

MAX_DIGITS = 9

TypedCommand: TypeAlias = tuple[str, str]
"""A command and the words after it; the command is `number` for a number and `unknown` for anything else."""


def vocabulary(commands: Sequence[str] = COMMANDS) -> dict[str, str]:
    """Return the command for every word: the names that `help` shows, and synonyms (attribute `also`)."""
    words: dict[str, str] = {}
    for language in LANGUAGES:
        texts = speak(language)
        for command in commands:
            words[texts.text(f"command-{command}")] = command
            if texts.has(f"command-{command}.also"):
                words |= dict.fromkeys(texts.text(f"command-{command}.also").split(), command)
    return words


def number_in(words: str) -> int | None:
    """Return the number in a text, or None; one with more than MAX_DIGITS digits becomes the largest with that many."""
    if not words.isdecimal():
        return None
    return int(words) if len(words) <= MAX_DIGITS else 10**MAX_DIGITS - 1


def understand(line: str, words: dict[str, str]) -> TypedCommand:
    """Return the command in a line."""
    first, _, rest = line.strip().partition(" ")
    if first.isdecimal() and not rest:
        return "number", first
    command = words.get(first.casefold().rstrip("?") or first)
    if command == "say":
        return command, rest.strip()
    return (command, rest.strip().rstrip("?").strip()) if command else ("unknown", line.strip())
