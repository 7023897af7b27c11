"""Reading who plays which seat, and choosing opponents where nobody is named."""

import sys
from collections.abc import Sequence
from pathlib import Path

from kontor.cli.errors import CliError
from kontor.core import AnyGame, Seat, Seating, Texts
from kontor.levels import all_levels, demand_level, level_for, levels_for

PERSON = "person"
ME = "me"
OPEN = "open"
"""A seat on a server that waits for a friend."""
DEFAULT_SEATS = 3
NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")


def default_seats(game: AnyGame) -> str:
    """Return the seats of a match that nobody described: one person, and two bots if the game is for three."""
    seats = min(game.info.seats, key=lambda count: abs(count - DEFAULT_SEATS))
    return ",".join([ME, *[level_for(game.info.slug)] * (seats - 1)])


def read_seats(game: AnyGame, texts: Texts, seats: str, names: str | None) -> list[Seating]:
    """Return the seatings for `me,trader,trader`, with the given names or the default ones."""
    kinds = [read_kind(word) for word in seats.split(",")]
    require_players(game, [kind for kind in kinds if not is_bot_path(kind)], (ME,))
    typed_names = [name.strip() for name in names.split(",")] if names else []
    if names and not are_usable(typed_names, len(kinds)):
        raise CliError("names-do-not-fit", seats=len(kinds))
    unnamed = (texts.text("seat", {"number": n + 1}) for n in range(len(NAMES), len(kinds)))
    seat_names = typed_names or [*NAMES, *unnamed][: len(kinds)]
    return [Seating(name, PERSON if kind == ME else kind) for name, kind in zip(seat_names, kinds, strict=True)]


def only_person(seatings: Sequence[Seating]) -> Seat | None:
    """Return the seat of the one person at this terminal; None if several share it, or only bots play."""
    people = [seat for seat, seating in enumerate(seatings) if seating.kind == PERSON]
    return people[0] if len(people) == 1 else None


def read_server_seats(game: AnyGame, seats: str) -> list[str]:
    """Return the kinds of the seats of a match on a server: `me` once, `open` for friends, and levels of bots."""
    kinds = [read_kind(word) for word in seats.split(",")]
    require_players(game, kinds, (ME, OPEN))
    if kinds.count(ME) != 1:
        raise CliError("one-me")
    return kinds


def require_players(game: AnyGame, kinds: list[str], people: tuple[str, ...]) -> None:
    """Refuse a kind of seat that is neither one for people nor a level of bots that can play the game."""
    slug = game.info.slug
    for kind in kinds:
        if kind in people:
            continue
        if kind not in all_levels():
            raise CliError("no-seat-kind", kind=kind or "-", known=[*people, *levels_for(slug)])
        demand_level(kind, slug, game.info.title)


def read_kind(word: str) -> str:
    """Return who takes a seat, as it was typed; capitals matter only in a bot's path."""
    return word.strip() if is_bot_path(word) else word.strip().casefold()


def is_bot_path(word: str) -> bool:
    """Return True if a word names a bot of your own, as ``module:Class``; from then on modules are also found here.

    Only what is typed at this terminal is imported; a server seats levels by their names alone.
    """
    if ":" not in word:
        return False
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return True


def occupant_text(texts: Texts, kind: str) -> str:
    """Return in words who takes a seat: a person, a bot of a level, or random play."""
    return texts.text(f"kind-{kind}") if texts.has(f"kind-{kind}") else texts.text("kind-bot", {"level": kind})


def are_usable(names: list[str], seats: int) -> bool:
    """Return True if there is a different printable name for each seat."""
    return len(set(names)) == len(names) == seats and all(name and name.isprintable() for name in names)
