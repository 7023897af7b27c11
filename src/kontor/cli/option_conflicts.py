"""What was typed and what was left out: options that need each other, and those that do not go together."""

from collections.abc import Mapping

from kontor.cli.language import CliError


def demand_game(game: str | None) -> str:
    """Return the game that is named; CliError if none is."""
    if game is None:
        raise CliError("usage", why=CliError("missing", parameter="GAME"), command="kontor play")
    return game


def refuse(option: str, others: Mapping[str, object]) -> None:
    """Refuse options that say nothing beside another one."""
    for other, given in others.items():
        if given not in (None, ()):
            raise CliError("not-together", option=other, other=option)


def demand_server(options: Mapping[str, object]) -> None:
    """Refuse options that only a match at a server has."""
    for option, given in options.items():
        if given is not None:
            raise CliError("needs-server", option=option)
