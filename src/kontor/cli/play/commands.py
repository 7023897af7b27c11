"""The words that the prompt understands, in both languages at any time."""

from typing import TypeAlias

from kontor.cli.language import speak
from kontor.core import LANGUAGES

COMMANDS = (
    *("bid", "why", "if", "hint", "undo", "log", "rules", "guide", "hand", "table", "scores"),
    *("say", "save", "help", "quit"),
)

MOST_DIGITS = 9

Said: TypeAlias = tuple[str, str]
"""A command and what was said after it; the command `number` for a number, `unknown` for anything else."""


def vocabulary() -> dict[str, str]:
    """Return every word for a command: the names shown by `help`, and others (attribute `also`)."""
    words: dict[str, str] = {}
    for language in LANGUAGES:
        texts = speak(language)
        for command in COMMANDS:
            words[texts.text(f"command-{command}")] = command
            if texts.has(f"command-{command}.also"):
                words |= dict.fromkeys(texts.text(f"command-{command}.also").split(), command)
    return words


def number_in(words: str) -> int | None:
    """Return the number that was typed; None if it is none. Endless digits are as good as nine nines."""
    if not words.isdecimal():
        return None
    return int(words) if len(words) <= MOST_DIGITS else 10**MOST_DIGITS - 1


def understand(line: str, words: dict[str, str]) -> Said:
    """Read one line."""
    first, _, rest = line.strip().partition(" ")
    if first.isdecimal() and not rest:
        return "number", first
    command = words.get(first.casefold().rstrip("?") or first)
    if command == "say":
        return command, rest.strip()
    return (command, rest.strip().rstrip("?").strip()) if command else ("unknown", line.strip())
