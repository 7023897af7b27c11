"""The three streams of the process: they may be closed, full, or unable to show a letter."""

import errno
import io
import os
import sys

from kontor.cli.language import CliError


def prepare() -> None:
    """Open what is closed, and replace letters that cannot be shown or read instead of giving up."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - open to the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def give_up(error: OSError) -> CliError | None:
    """Let what is still to be written go nowhere; return what to say, nothing if the reader just went away."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, sys.stdout.fileno())
        except io.UnsupportedOperation:  # no stream of the system
            pass
        finally:
            os.close(nowhere)
    if error.errno == errno.EPIPE:
        return None
    return CliError("system", file=str(error.filename), why=error) if error.filename else CliError("output", why=error)
