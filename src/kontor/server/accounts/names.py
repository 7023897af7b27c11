"""Names of people, and the key under which two spellings of a name are the same."""

from unicodedata import category, normalize

from kontor.server.errors import ServerError

MAX_NAME_CHARACTERS = 40
HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories of invisible characters: control, format, surrogate, line and paragraph separators."""


class UnfitNameError(ServerError):
    """A name cannot be used."""


def checked_name(name: str) -> str:
    """Return a name without surrounding space; UnfitNameError if it is empty, too long, or has invisible characters."""
    stripped = name.strip()
    if not 1 <= len(stripped) <= MAX_NAME_CHARACTERS or any(category(sign) in HIDDEN for sign in stripped):
        raise UnfitNameError("name", most=MAX_NAME_CHARACTERS)
    return stripped


def name_key(name: str) -> str:
    """Return the key that all spellings of a name share; empty for a text that is no name."""
    try:
        display_name = checked_name(name)
    except UnfitNameError:
        return ""
    return normalize("NFKC", normalize("NFKC", display_name).casefold()).strip()
