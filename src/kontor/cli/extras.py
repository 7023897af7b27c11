"""Parts of the package that need more than a player installs."""

from collections.abc import Iterator
from contextlib import contextmanager

from kontor.cli.language import CliError


@contextmanager
def server_installed() -> Iterator[None]:
    """Import parts of the server inside; CliError says what to install if something that they need is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CliError("no-server", module=error.name) from error


@contextmanager
def client_installed() -> Iterator[None]:
    """Import what talks to a server inside; CliError says what to install if something that it needs is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CliError("no-client", module=error.name) from error
