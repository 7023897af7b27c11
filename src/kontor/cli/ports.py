"""Whether a server can listen at an address, asked before it says that it runs."""

import errno
import socket
from typing import Any

from kontor.cli.errors import CliError


def require_free_port(host: str, port: int) -> None:
    """Bind to the address and let it go again; CliError says what to do if that is not possible.

    A name may have several addresses, such as `localhost`: one of them is enough, unless another program listens there.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise _refused(host, port, error) from error
    failures = [failure for family, _, _, _, address in found if (failure := _try_to_listen(family, address))]
    in_use = [failure for failure in failures if failure.errno == errno.EADDRINUSE]
    if in_use or len(failures) == len(found):
        raise _refused(host, port, (in_use or failures)[0])


def _try_to_listen(family: int, address: tuple[Any, ...]) -> OSError | None:
    """Listen for a moment; return the error if that fails."""
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen()
    except OSError as error:
        return error
    return None


def _refused(host: str, port: int, error: OSError) -> CliError:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return CliError("no-host", host=host)
    if error.errno == errno.EADDRINUSE:
        return CliError("port-in-use", port=str(port))
    if error.errno == errno.EACCES:
        return CliError("port-forbidden", port=str(port))
    return CliError("cannot-listen", host=host, port=str(port), why=error)
