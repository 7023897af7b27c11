"""Traces: where the time of a move goes, from the request through the store and the bus to the bot that answers it.

Off unless OTEL_EXPORTER_OTLP_ENDPOINT names a collector; while it is off, a span costs one look at a variable.
OpenTelemetry reads the rest of its settings (OTEL_…) by itself. No span holds what somebody said, played or sees.
"""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, TypeAlias

from opentelemetry import trace
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
FLUSH_TIMEOUT_MILLISECONDS = 2000
"""Milliseconds that a process waits at its end for the collector to take its last spans."""
HEADER = "traceparent"
PROPAGATOR = TraceContextTextMapPropagator()
NOTHING: AbstractContextManager[None] = nullcontext()

Attribute: TypeAlias = str | int


class Tracing:
    """The tracer of this process; None while tracing is off."""

    provider: "TracerProvider | None" = None
    tracer: trace.Tracer | None = None


CURRENT = Tracing()


def configure(part: str) -> None:
    """Send the spans of this process to the collector that the environment names; without one, do nothing."""
    if not os.environ.get(ENDPOINT):
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 - only if used
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    provider = TracerProvider(resource=Resource.create({"service.name": f"kontor-{part}"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    use(provider)


def use(provider: "TracerProvider | None") -> None:
    """Use a tracer provider from now on; None switches tracing off."""
    CURRENT.provider = provider
    CURRENT.tracer = provider.get_tracer("kontor") if provider else None


def finish() -> None:
    """Send the remaining spans at the end of the process."""
    if CURRENT.provider:
        CURRENT.provider.force_flush(FLUSH_TIMEOUT_MILLISECONDS)


def span(name: str, /, *, parent: str = "", **attributes: Attribute) -> AbstractContextManager[None]:
    """Trace the block as a child of the open span, or of a parent from another process."""
    return _traced(CURRENT.tracer, name, parent, attributes) if CURRENT.tracer else NOTHING


def rename(name: str, /, **attributes: Attribute) -> None:
    """Rename the open span and add to its attributes, now that more is known."""
    if CURRENT.tracer:
        current = trace.get_current_span()
        current.update_name(name)
        current.set_attributes(attributes)


def carried() -> str:
    """Return the open span in a form that another process can use as a parent; empty if there is none."""
    if CURRENT.tracer is None:
        return ""
    carrier: dict[str, str] = {}
    PROPAGATOR.inject(carrier)
    return carrier.get(HEADER, "")


@contextmanager
def _traced(tracer: trace.Tracer, name: str, parent: str, attributes: dict[str, Attribute]) -> Iterator[None]:
    """Open a span; of an error it keeps only the type, because the text may hold what only one seat may know."""
    context = PROPAGATOR.extract({HEADER: parent}) if parent else None
    with tracer.start_as_current_span(
        name, context, attributes=attributes, record_exception=False, set_status_on_exception=False
    ) as current:
        try:
            yield
        except Exception as error:
            current.set_status(trace.StatusCode.ERROR, type(error).__name__)
            raise
