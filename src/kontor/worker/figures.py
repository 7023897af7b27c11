"""The figures of a worker that runs as a program of its own, for Prometheus on the same machine."""

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.process_collector import ProcessCollector

from kontor.server.metrics import BOT_SECONDS, MOVE_SECONDS, MOVES

HOST = "127.0.0.1"


def show(port: int) -> None:
    """Show the figures at /metrics of a port as long as the process lives; OSError if the port is taken.

    Only those that a worker has: a gateway's would stand at 0 here and spoil every sum.
    """
    registry = CollectorRegistry()
    for figure in (MOVES, MOVE_SECONDS, BOT_SECONDS):
        registry.register(figure)
    ProcessCollector(registry=registry)
    start_http_server(port, HOST, registry)
