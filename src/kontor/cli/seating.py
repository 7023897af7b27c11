"""Reading who sits where, the options of a game and the components of a box from the command line."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kontor.cli.language import CliError
from kontor.core import AnyGame, ComponentData, Option, Refusal, RefusedError, Seating, Texts
from kontor.core.registry import game as registered
from kontor.core.rules import OPTION_VALUE
from kontor.levels import all_levels, level_for

PERSON = "person"
ME = "me"
OPEN = "open"
"""A seat at a server that waits for a friend."""
USUAL_SEATS = 3
NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")
YES = ("true", "yes", "on", "ja")
NO = ("false", "no", "off", "nein")


def box_of(slug: str, components: Path | None = None) -> AnyGame:
    """Return the game, with the components of the given file if there is one."""
    game = registered(slug)
    return game.with_components(ComponentData.read(components)) if components else game


def usual_seats(game: AnyGame) -> str:
    """Return who sits at a table that nobody has described: one person, and two bots if the game is for three."""
    level = level_for(game.info.slug)
    seats = min(game.info.seats, key=lambda count: abs(count - USUAL_SEATS))
    return ",".join([ME, *[level] * (seats - 1)])


def read_seats(texts: Texts, seats: str, names: str | None) -> list[Seating]:
    """Return the seatings for `me,trader,trader`, with the given names or the usual ones."""
    kinds = [read_kind(word) for word in seats.split(",")]
    for kind in kinds:
        if not (kind == ME or kind in all_levels() or is_bot_path(kind)):
            raise CliError("no-seat-kind", kind=kind or "-", known=[ME, *all_levels()])
    called = [name.strip() for name in names.split(",")] if names else []
    if names and (len(called) != len(kinds) or not all(map(presentable, called)) or len(set(called)) != len(called)):
        raise CliError("names-do-not-fit", seats=len(kinds))
    if not called:
        called = [*NAMES, *(texts.text("seat", {"number": n + 1}) for n in range(len(NAMES), len(kinds)))][: len(kinds)]
    return [Seating(name, PERSON if kind == ME else kind) for name, kind in zip(called, kinds, strict=True)]


def read_places(seats: str) -> list[str]:
    """Return the kinds of the seats of a table at a server: `me` once, `open` for friends, and levels of bots."""
    kinds = [read_kind(word) for word in seats.split(",")]
    for kind in kinds:
        if kind not in (ME, OPEN, *all_levels()):
            raise CliError("no-seat-kind", kind=kind or "-", known=[ME, OPEN, *all_levels()])
    if kinds.count(ME) != 1:
        raise CliError("one-me")
    return kinds


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


def presentable(name: str) -> bool:
    """Say whether a name can be shown and recorded."""
    return bool(name) and name.isprintable()


def read_options(game: AnyGame, settings: Sequence[str]) -> dict[str, Any]:
    """Return the options that `key=value` settings give, each as one of its choices."""
    known = {option.name: option for option in game.info.options}
    read: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if name not in known or not equals:
            raise CliError("no-option", option=name or setting, known=list(known))
        read[name] = read_choice(game, known[name], value)
    return read


def read_choice(game: AnyGame, option: Option, value: str) -> str | int | bool:
    """Return the choice of an option that a word means."""
    word = value.casefold()
    for choice in option.choices:
        spelled = (YES if choice else NO) if isinstance(choice, bool) else (str(choice).casefold(),)
        if word in spelled:
            return choice
    refusal = Refusal(OPTION_VALUE, {"option": option.name, "value": value or "-"})
    raise CliError("option-value", why=RefusedError(refusal, game), known=[spell(choice) for choice in option.choices])


def spell(choice: str | int | bool) -> str:
    """Return a choice as it is typed."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)
