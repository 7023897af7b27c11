"""Names: what people are called at a table, and how two spellings are told to be the same."""

from unicodedata import category, normalize

from kontor.server.errors import ServerError

LONGEST_NAME = 40
HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""The kinds of characters that nobody sees: control, format, half a pair, and breaks of lines and paragraphs."""


class UnfitNameError(ServerError):
    """Nobody can be called that."""


def checked_name(name: str) -> str:
    """Return a name without the space around it; UnfitNameError if it is empty, too long, or hides something."""
    shown = name.strip()
    if not 1 <= len(shown) <= LONGEST_NAME or any(category(sign) in HIDDEN for sign in shown):
        raise UnfitNameError("name", most=LONGEST_NAME)
    return shown


def folded(name: str) -> str:
    """Return what all spellings of a name have in common; empty for what is no name, so that nobody has it."""
    try:
        shown = checked_name(name)
    except UnfitNameError:
        return ""
    return normalize("NFKC", normalize("NFKC", shown).casefold()).strip()
