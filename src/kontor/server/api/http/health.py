"""Health: whether the process lives and can serve, and its metrics."""

from math import nan
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kontor.core import Record
from kontor.server.api.callers import context_of
from kontor.server.errors import StoreError
from kontor.server.metrics import QUARANTINED, SOCKETS, WAITING_BOTS

THIS_MACHINE = ("127.0.0.1", "::1")


class Health(Record, frozen=True):
    """Whether the server is well."""

    ok: bool


@get("/health", summary="Does it live?", tags=["operations"])
async def health() -> Health:
    """Answer as long as the process lives."""
    return Health(ok=True)


@get("/ready", summary="Can it serve?", tags=["operations"])
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """Answer 200 if the database answers and takes changes, and the process is not about to stop; otherwise 503."""
    if request.app.state.stopping or request.app.state.drain.has_begun:
        return Response(Health(ok=False), status_code=503)
    await context_of(request).ping()
    return Response(Health(ok=True))


@get("/metrics", summary="Figures for Prometheus", tags=["operations"], media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the metrics of this process, to this machine only: players must not see the refusals by rule."""
    if request.client is None or request.client.host not in THIS_MACHINE:
        raise NotFoundException
    SOCKETS.set(request.app.state.rooms.sockets + request.app.state.people.sockets)
    try:
        WAITING_BOTS.set(await context_of(request).waiting_bots())
        QUARANTINED.set(await context_of(request).quarantined())
    except StoreError:  # the metrics of the process itself matter most when the database is away
        WAITING_BOTS.set(nan)
        QUARANTINED.set(nan)
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
