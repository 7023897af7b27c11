"""`kontor worker`: plays the turns of a server's bots until it is stopped."""

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from kontor.cli.errors import CliError, server_installed
from kontor.cli.home_server import await_database, host_database
from kontor.cli.language import LangOption, language, speak

if TYPE_CHECKING:
    from kontor.server.settings import Settings


def worker(
    processes: Annotated[int | None, typer.Option(min=1, max=1024, help="help-worker-processes")] = None,
    metrics_port: Annotated[int | None, typer.Option(min=1, max=65535, help="help-worker-metrics-port")] = None,
    lang: LangOption = None,
) -> None:
    """Work until SIGTERM or SIGINT."""
    with server_installed():
        from kontor.server import logs, tracing  # noqa: PLC0415 - players install no server
        from kontor.server.settings import read_settings  # noqa: PLC0415
        from kontor.server.store.durability import demand_durable  # noqa: PLC0415
        from kontor.server.store.schema import status  # noqa: PLC0415
        from kontor.server.store.shards.claims import demand_all_shards  # noqa: PLC0415
    texts = speak(language(lang))
    with host_database(texts):
        settings = read_settings(os.environ)
        await_database(texts, settings)
        for address in (settings.database, *settings.shard_addresses):
            demand_durable(address, allow_unsafe=settings.allow_unsafe_database)
            missing = status(address).missing
            if missing:
                raise CliError("schema-behind", missing=list(missing))
        demand_all_shards(settings.database, settings.shard_addresses)
        if metrics_port is not None:
            serve_metrics(metrics_port)
        logs.configure()
        tracing.configure("worker")
        asyncio.run(work(settings, processes or os.cpu_count() or 1))
    tracing.finish()


def serve_metrics(port: int) -> None:
    """Serve the worker's metrics to Prometheus; CliError if the port is in use."""
    with server_installed():
        from kontor.worker.program import serve_metrics  # noqa: PLC0415 - players install no server
    try:
        serve_metrics(port)
    except OSError as error:
        raise CliError("port", port=str(port), why=error) from error


async def work(settings: "Settings", processes: int) -> None:
    """Work in this process; SIGTERM and SIGINT end it after the current turns."""
    with server_installed():
        from kontor.worker.program import serve  # noqa: PLC0415 - players install no server
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await serve(settings, processes, stop)
