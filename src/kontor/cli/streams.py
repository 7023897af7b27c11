"""Standard input, output and error: they may be closed, full, or unable to encode a character."""

import errno
import io
import os
import sys

from kontor.cli.errors import CliError


def prepare() -> None:
    """Reopen closed streams, and replace characters that cannot be encoded instead of failing."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - open until the process ends
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def give_up(error: OSError) -> CliError | None:
    """Discard what is still to be written; return the error to print, or None if the reader closed the pipe."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, sys.stdout.fileno())
        except io.UnsupportedOperation:  # not a stream of the system
            pass
        finally:
            os.close(nowhere)
    if error.errno == errno.EPIPE:
        return None
    return CliError("system", file=str(error.filename), why=error) if error.filename else CliError("output", why=error)
