"""Reading what was typed: the game and its options, a seed, an address, and options that exclude each other."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kontor.cli.errors import CliError
from kontor.core import AnyGame, ComponentData, Option, Refusal, RefusedError
from kontor.core.recorder import SEED_BYTES
from kontor.core.registry import game as registered
from kontor.core.registry import slugs
from kontor.core.rules import OPTION_VALUE

YES = ("true", "yes", "on", "ja")
NO = ("false", "no", "off", "nein")
SCHEMES = ("http", "https")


def load_game(slug: str, components: Path | None = None) -> AnyGame:
    """Return a game, with the components of a file if one is named."""
    game = registered(known_slug(slug))
    return game.with_components(ComponentData.read(components)) if components else game


def known_slug(typed: str) -> str:
    """Return the slug that a person means, however it is spelt: `Borneo`, `cargo-noir`; else what was typed."""
    plain = typed.casefold().replace("-", "_").replace(" ", "_")
    return plain if plain in slugs() else typed


def require_game(slug: str | None) -> str:
    """Return the slug; CliError if none was typed."""
    if slug is None:
        raise CliError("play-needs-game", known=slugs())
    return slug


def refuse_together(option: str, others: Mapping[str, object]) -> None:
    """Refuse options that make no sense together with another one."""
    for other, value in others.items():
        if value not in (None, ()):
            raise CliError("not-together", option=other, other=option)


def refuse_without_server(options: Mapping[str, object]) -> None:
    """Refuse options that only a match on a server has."""
    for option, value in options.items():
        if value is not None:
            raise CliError("needs-server", option=option)


def read_options(game: AnyGame, settings: Sequence[str]) -> dict[str, Any]:
    """Return the options that `key=value` settings choose."""
    by_name = {option.name: option for option in game.info.options}
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if name not in by_name or not equals:
            raise CliError("no-option", option=name or setting, known=list(by_name))
        chosen[name] = read_choice(game, by_name[name], value)
    return chosen


def read_choice(game: AnyGame, option: Option, value: str) -> str | int | bool:
    """Return the choice of an option that a word means."""
    word = value.casefold()
    for choice in option.choices:
        spellings = (YES if choice else NO) if isinstance(choice, bool) else (str(choice).casefold(),)
        if word in spellings:
            return choice
    refusal = Refusal(OPTION_VALUE, {"option": option.name, "value": value or "-"})
    raise CliError("option-value", why=RefusedError(refusal, game), known=[spell(choice) for choice in option.choices])


def spell(choice: str | int | bool) -> str:
    """Return a choice as it is typed."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def read_seed(typed: str | None) -> bytes:
    """Return the seed in hex, short ones padded with zeros on the left, or a random one."""
    if typed is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(typed.zfill(2 * SEED_BYTES))
    except ValueError:
        seed = b""
    if not typed or len(seed) != SEED_BYTES:
        raise CliError("no-seed", seed=typed)
    return seed


def read_address(typed: str) -> str:
    """Return the address of a server, with its scheme; CliError if it cannot be one."""
    address = typed if "://" in typed else f"http://{typed}"
    try:
        split = urlsplit(address)
        is_address = split.scheme in SCHEMES and bool(split.hostname) and split.port != 0
    except ValueError:
        is_address = False
    if not is_address or not address.isprintable():
        raise CliError("no-address", address=typed)
    return address.rstrip("/")
