"""`kontor serve`: the server, in one process or in several behind one port."""

import os
from typing import Annotated

import typer

from kontor.cli.extras import server_installed
from kontor.cli.language import CliError, LangOption, language, speak

LARGEST_FRAME = 64 * 1024
GRACE = 5
"""So many seconds requests may take to end when the server stops."""


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="help-serve-port")] = 8000,
    workers: Annotated[int, typer.Option(min=1, max=256, help="help-serve-workers")] = 1,
    bots: Annotated[int | None, typer.Option(min=0, max=256, help="help-serve-bots")] = None,
    lang: LangOption = None,
) -> None:
    """Serve until SIGTERM or SIGINT; the schema is brought up to date first."""
    with server_installed():
        import uvicorn  # noqa: PLC0415 - players install no server

        from kontor.cli.gateway import BOTS  # noqa: PLC0415
        from kontor.server.settings import read_settings  # noqa: PLC0415
        from kontor.server.store.schema import upgrade  # noqa: PLC0415
    texts = speak(language(lang))
    settings = read_settings(os.environ)
    if workers > 1 and not settings.nats:
        raise CliError("workers-need-nats")
    upgrade(settings.database)
    os.environ[BOTS] = str(1 if bots is None else bots)
    typer.echo(texts.text("serving", {"address": f"http://{host}:{port}"}), err=True)
    uvicorn.run(
        "kontor.cli.gateway:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # packing some KiB costs more than sending them, and memory for each socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
