"""What can go wrong at the command line, as errors with a message key; `app.main` prints each as one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from kontor.core import KontorError


class CliError(KontorError):
    """The command cannot do what was asked."""

    package = "kontor.cli"


@contextmanager
def server_installed() -> Iterator[None]:
    """Import parts of the server inside; CliError says what to install if a module is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CliError("no-server", module=error.name) from error


@contextmanager
def client_installed() -> Iterator[None]:
    """Import the client of a server inside; CliError says what to install if a module is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CliError("no-client", module=error.name) from error
