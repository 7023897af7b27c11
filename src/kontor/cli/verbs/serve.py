"""`kontor serve` runs the server, in one process or in several behind one port; `kontor schema` prints its API."""

import logging
import os
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from kontor.cli.errors import CliError, server_installed
from kontor.cli.home_server import (
    ANY_HOST,
    await_database,
    host_database,
    may_open_browser,
    network_address,
    own_address,
    show_network,
    when_it_listens,
)
from kontor.cli.language import LangOption, language, speak
from kontor.cli.ports import require_free_port
from kontor.cli.screen import is_interactive, screen
from kontor.core import encode

if TYPE_CHECKING:
    from litestar import Litestar

BOTS_VARIABLE = "KONTOR_BOTS"
"""The environment variable by which `kontor serve` tells its processes how many bot processes each of them runs."""
LOG_VARIABLE = "KONTOR_LOG"
"""The environment variable by which `kontor serve` tells its processes to log only what is wrong: `warning`."""
MAX_MESSAGE_BYTES = 64 * 1024
PING_INTERVAL_SECONDS = 45
"""How often a socket is asked whether its client is still there: within the minute after which proxies close it."""
PING_TIMEOUT_SECONDS = 20
SHUTDOWN_TIMEOUT_SECONDS = 5
"""How long requests may still take when the server stops."""


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="help-serve-port")] = 8000,
    network: Annotated[bool, typer.Option("--network", help="help-serve-network")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-serve-no-browser")] = False,
    workers: Annotated[int, typer.Option(min=1, max=256, help="help-serve-workers")] = 1,
    bots: Annotated[int | None, typer.Option(min=0, max=256, help="help-serve-bots")] = None,
    lang: LangOption = None,
) -> None:
    """Have a database with an up-to-date schema, then serve until SIGTERM or SIGINT."""
    with server_installed():
        from kontor.server.matches.updates import demand_readable  # noqa: PLC0415 - players install no server
        from kontor.server.settings import read_settings  # noqa: PLC0415
        from kontor.server.store.durability import demand_durable  # noqa: PLC0415
        from kontor.server.store.schema import upgrade  # noqa: PLC0415
        from kontor.server.store.shards.claims import upgrade_shards  # noqa: PLC0415
    texts = speak(language(lang))
    host = ANY_HOST[0] if network else host
    if workers > 1 and not read_settings(os.environ).nats:
        raise CliError("workers-need-nats")
    require_free_port(host, port)
    with host_database(texts, alone=True, create=True) as embedded:
        settings = read_settings(os.environ)
        database = settings.database
        await_database(texts, settings)
        for address in (database, *settings.shard_addresses):
            demand_durable(address, allow_unsafe=settings.allow_unsafe_database)
        upgrade(database)
        upgrade_shards(database, settings.shard_addresses)
        demand_readable(database, settings.shard_addresses)
        others = network_address(port) if host in ANY_HOST else None
        if embedded or network:
            be_at_home(others if network else None)
        os.environ[BOTS_VARIABLE] = str(1 if bots is None else bots)

        def tell() -> None:
            typer.echo(texts.text("serving", {"address": own_address(host, port)}), err=True)
            if host in ANY_HOST:
                show_network(texts, others)
            if not no_browser and may_open_browser():
                webbrowser.open(own_address(host, port))

        when_it_listens(host, port, tell)  # somebody who opens the address earlier would be refused
        run_gateways(host, port, workers)


def be_at_home(address: str | None) -> None:
    """Set what suits a server without HTTPS, and the site where others find it, unless the host has set them."""
    os.environ.setdefault("KONTOR_SECURE_COOKIES", "0")
    if is_interactive(screen(stderr=True)):
        os.environ[LOG_VARIABLE] = "warning"  # a line for every request would bury the address
    if address:
        os.environ.setdefault("KONTOR_SITE", address)


def run_gateways(host: str, port: int, workers: int) -> None:
    """Serve until a signal ends it, in one process or in several that share the port."""
    with server_installed():
        import uvicorn  # noqa: PLC0415 - players install no server
    uvicorn.run(
        f"{__name__}:{create_gateway.__name__}",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # packing a few KiB costs more than sending them, and memory for each socket
        ws_ping_interval=PING_INTERVAL_SECONDS,
        ws_ping_timeout=PING_TIMEOUT_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
        server_header=False,
    )


def create_gateway() -> "Litestar":
    """Return what one process of `kontor serve` runs: the application, and bots in the background if there are any."""
    from kontor.server import logs, tracing  # noqa: PLC0415 - players install no server
    from kontor.server.app import create_app  # noqa: PLC0415
    from kontor.server.garbage import spare_startup_objects  # noqa: PLC0415
    from kontor.server.settings import read_settings  # noqa: PLC0415
    from kontor.worker.program import run_worker_in_background  # noqa: PLC0415

    logs.configure(logging.WARNING if os.environ.get(LOG_VARIABLE) == "warning" else logging.INFO)
    tracing.configure("gateway")
    bots = int(os.environ.get(BOTS_VARIABLE, "0"))
    app = create_app(read_settings(os.environ), partial(run_worker_in_background, bots) if bots else None)
    spare_startup_objects()
    return app


def schema(lang: LangOption = None) -> None:
    """Print the OpenAPI document: every route, every message of a socket, and the records of the installed games."""
    language(lang)
    with server_installed():
        from kontor.server.app import openapi_document  # noqa: PLC0415 - players install no server
    typer.echo(msgspec.json.format(encode(openapi_document()), indent=2).decode())
