"""Texts of people: what they may contain."""

from unicodedata import bidirectional, category

from kontor.server.errors import ServerError

TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Bidirectional classes of controls that turn the text around them: it would not say what others read."""
LAYOUT = "\n\r\t"
"""The control characters that a text may have."""


class UnfitTextError(ServerError):
    """A text is empty, too long, or has unreadable characters."""


def fits(text: str, most: int) -> bool:
    """Return True if a text is not too long and has no control characters but those of its layout."""
    return len(text) <= most and all(sign in LAYOUT or category(sign) not in ("Cc", "Cs") for sign in text)


def turns(text: str) -> bool:
    """Return True if a text has characters that turn the text around them."""
    return any(bidirectional(each) in TURNING for each in text)


def checked_text(text: str, most: int, error: UnfitTextError, *, least: int = 0) -> str:
    """Return a text without surrounding space; the error is raised if it cannot be read as it was meant."""
    stripped = text.strip()
    if len(stripped) < least or not fits(stripped, most) or turns(stripped):
        raise error
    return stripped
