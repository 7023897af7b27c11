"""Names that nobody chose, in the reader's language: those of bots, and of guests who gave none.

Such a name is stored as it was made, in one language. A name that a person chose stays as it is.
"""

import re

from kontor.core import Texts
from kontor.levels import all_levels
from kontor.server.matches.kernel.match import Match
from kontor.server.store.matches.seats import Occupant

PACKAGES = ("kontor.server",)
GUEST = re.compile(r"(?:Guest|Gast) ([1-9][0-9]{2})")
"""The names that the browser makes for guests, in every language."""


def bot_name(level: str, number: int) -> str:
    """Return the name under which a bot is stored; the number is that of its seat, from 1."""
    known = all_levels().get(level)
    return known.person if known and known.person else f"{level.capitalize()} {number}"


def name_for(occupant: Occupant, language: str | None) -> str:
    """Return the name of an occupant for a reader; without a language as it is stored."""
    if language is None:
        return occupant.name
    if occupant.kind == "person":
        return guest_name(occupant.name, language)
    texts, number = Texts(language, packages=PACKAGES), occupant.name.rpartition(" ")[2]
    key = f"bot-name-{occupant.level}"
    is_made = number.isdecimal() and occupant.level and occupant.name == bot_name(occupant.level, int(number))
    return texts.text(key, {"number": number}) if is_made and texts.has(key) else occupant.name


def guest_name(name: str, language: str | None) -> str:
    """Return the name of a person for a reader; only one that was made for a guest changes."""
    made = GUEST.fullmatch(name)
    if made is None or language is None:
        return name
    return Texts(language, packages=PACKAGES).text("guest-name", {"number": made[1]})


def names_for(match: Match, language: str | None) -> tuple[str, ...]:
    """Return the names of the seats of a match for a reader."""
    return tuple(name_for(occupant, language) for occupant in match.occupants)
