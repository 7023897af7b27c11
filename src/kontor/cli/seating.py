"""Reading who sits where, the options of a game and the components of a box from the command line."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kontor.bots import LEVELS
from kontor.bots.knowledge import KnowledgeError
from kontor.cli.language import CliError
from kontor.core import AnyGame, ComponentData, Option, Refusal, RefusedError, Seating, Texts
from kontor.core.registry import game as registered
from kontor.core.rules import OPTION_VALUE

PERSON = "person"
ME = "me"
OPEN = "open"
"""A seat at a server that waits for a friend."""
USUAL_SEATS = 3
USUAL_LEVELS = ("trader", "clerk", "deckhand")
"""Who sits down where nobody is named: the first of these that knows the game; the deckhand knows every game."""
NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")
YES = ("true", "yes", "on", "ja")
NO = ("false", "no", "off", "nein")


def box_of(slug: str, components: Path | None = None) -> AnyGame:
    """Return the game, with the components of the given file if there is one."""
    game = registered(slug)
    return game.with_components(ComponentData.read(components)) if components else game


def usual_seats(game: AnyGame) -> str:
    """Return who sits at a table that nobody has described: one person, and two bots if the game is for three."""
    level = next(level for level in USUAL_LEVELS if knows(level, game))
    seats = min(game.info.seats, key=lambda count: abs(count - USUAL_SEATS))
    return ",".join([ME, *[level] * (seats - 1)])


def knows(level: str, game: AnyGame) -> bool:
    """Say whether bots of a level can play a game."""
    try:
        LEVELS[level](game)
    except KnowledgeError:
        return False
    return True


def read_seats(texts: Texts, seats: str, names: str | None) -> list[Seating]:
    """Return the seatings for `me,trader,trader`, with the given names or the usual ones."""
    kinds = [word.strip().casefold() for word in seats.split(",")]
    for kind in kinds:
        if kind != ME and kind not in LEVELS:
            raise CliError("no-seat-kind", kind=kind or "-", known=[ME, *LEVELS])
    called = [name.strip() for name in names.split(",")] if names else []
    if names and (len(called) != len(kinds) or not all(map(presentable, called)) or len(set(called)) != len(called)):
        raise CliError("names-do-not-fit", seats=len(kinds))
    if not called:
        called = [*NAMES, *(texts.text("seat", {"number": n + 1}) for n in range(len(NAMES), len(kinds)))][: len(kinds)]
    return [Seating(name, PERSON if kind == ME else kind) for name, kind in zip(called, kinds, strict=True)]


def read_places(seats: str) -> list[str]:
    """Return the kinds of the seats of a table at a server: `me` once, `open` for friends, and levels of bots."""
    kinds = [word.strip().casefold() for word in seats.split(",")]
    for kind in kinds:
        if kind not in (ME, OPEN, *LEVELS):
            raise CliError("no-seat-kind", kind=kind or "-", known=[ME, OPEN, *LEVELS])
    if kinds.count(ME) != 1:
        raise CliError("one-me")
    return kinds


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
