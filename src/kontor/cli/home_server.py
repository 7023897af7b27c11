"""What a host at home needs around the server: a database, the address for others with its QR code, the browser."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING

import typer
from rich.text import Text

from kontor.cli.errors import server_installed
from kontor.cli.screen import is_interactive, screen
from kontor.core import Texts

if TYPE_CHECKING:
    from kontor.server.settings import Settings

ANY_HOST = ("0.0.0.0", "::")  # noqa: S104 - what a host may ask for
THIS_MACHINE = "127.0.0.1"
ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737). Nothing is sent to it; the system only says how it would be reached."""
LISTEN_TIMEOUT_SECONDS = 60.0
"""Longest time until the server listens; after it nobody is told, and the browser is not opened any more."""
POLL_SECONDS = 0.1
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Two modules of a QR code, one above the other, as one character."""


@contextmanager
def host_database(texts: Texts, *, alone: bool = False, create: bool = False) -> Iterator[bool]:
    """Have the server's database for the block; yield True if it is embedded, and say on stderr what is done for it."""
    with server_installed():
        from kontor.server.embedded import open_database  # noqa: PLC0415 - players install no server

    def tell(key: str, **facts: str) -> None:
        with suppress(OSError):  # a closed terminal must not keep the database from being stopped
            typer.echo(texts.text(key, facts), err=True)

    with open_database(os.environ, tell, alone=alone, create=create) as embedded:
        yield embedded


def await_database(texts: Texts, settings: "Settings") -> None:
    """Wait until the server's database answers, and say so on stderr if it does not at once; StoreError if never."""
    with server_installed():
        from kontor.server.errors import StoreError  # noqa: PLC0415 - players install no server
        from kontor.server.store.waiting import wait_for_database  # noqa: PLC0415
    seconds = settings.database_wait_seconds

    def report(failure: StoreError) -> None:
        typer.echo(texts.text("waiting-for-database", {"why": failure.facts["why"], "seconds": seconds}), err=True)

    for address in (settings.database, *settings.shard_addresses):
        wait_for_database(address, seconds, report)


def own_address(host: str, port: int) -> str:
    """Return where this machine itself opens the server."""
    name = THIS_MACHINE if host in ANY_HOST else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def network_address(port: int) -> str | None:
    """Return where other devices of the network open the server; None if this machine is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        own: str = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}"


def show_network(texts: Texts, address: str | None) -> None:
    """Print on stderr what others in the network open, on a terminal also as a QR code."""
    if address is None:
        typer.echo(texts.text("serving-no-network"), err=True)
        return
    typer.echo(texts.text("serving-network", {"address": address}), err=True)
    console = screen(stderr=True)
    if console.is_terminal and not console.no_color and (console.encoding or "").lower().startswith("utf"):
        console.print(drawn_code(address))


def drawn_code(content: str) -> Text:
    """Return a QR code in half blocks, black on white in every terminal."""
    with server_installed():
        import segno  # noqa: PLC0415 - players install no server
    rows = [tuple(row) for row in segno.make(content, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append((0,) * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ["".join(HALVES[bool(up), bool(down)] for up, down in zip(*pair, strict=True)) for pair in pairs]
    return Text("\n").join(Text(line, "#000000 on #ffffff", no_wrap=True) for line in lines)


def may_open_browser() -> bool:
    """Return True if a person sits at this machine: a terminal, a display, and no connection from elsewhere."""
    if not is_interactive(screen(stderr=True)) or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform not in ("darwin", "win32") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    return type(found) is not webbrowser.GenericBrowser or "BROWSER" in os.environ  # else one of the terminal's own


def when_it_listens(host: str, port: int, act: Callable[[], object]) -> threading.Thread:
    """Call a function as soon as the server listens, in the background; return the thread that does it."""

    def wait_and_act() -> None:
        deadline = monotonic() + LISTEN_TIMEOUT_SECONDS
        while monotonic() < deadline:
            with suppress(OSError), socket.create_connection((THIS_MACHINE if host in ANY_HOST else host, port), 1):
                break
            sleep(POLL_SECONDS)
        else:
            return
        act()

    thread = threading.Thread(target=wait_and_act, daemon=True)
    thread.start()
    return thread
