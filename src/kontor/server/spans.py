"""The spans of OpenTelemetry. Needs the extra `tracing`, so `tracing.py` imports it only if traces are switched on."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

FLUSH_TIMEOUT_MILLISECONDS = 2000
"""Milliseconds that a process waits at its end for the collector to take its last spans."""
FIELD = "traceparent"
"""Where the propagator writes a span (W3C Trace Context)."""
PROPAGATOR = TraceContextTextMapPropagator()


class Spans:
    """The spans of one process, made by a tracer provider."""

    def __init__(self, provider: TracerProvider) -> None:
        self.provider = provider
        self.tracer = provider.get_tracer("kontor")

    @contextmanager
    def open(self, name: str, parent: str, attributes: Mapping[str, str | int]) -> Iterator[None]:
        """Open a span; of an error it keeps only the type, because the text may hold what only one seat may know."""
        context = PROPAGATOR.extract({FIELD: parent}) if parent else None
        with self.tracer.start_as_current_span(
            name, context, attributes=attributes, record_exception=False, set_status_on_exception=False
        ) as current:
            try:
                yield
            except Exception as error:
                current.set_status(trace.StatusCode.ERROR, type(error).__name__)
                raise

    def rename(self, name: str, attributes: Mapping[str, str | int]) -> None:
        """Rename the open span and add to its attributes."""
        current = trace.get_current_span()
        current.update_name(name)
        current.set_attributes(attributes)

    def carried(self) -> str:
        """Return the open span in a form that another process can use as a parent; empty if there is none."""
        carrier: dict[str, str] = {}
        PROPAGATOR.inject(carrier)
        return carrier.get(FIELD, "")

    def finish(self) -> None:
        """Send the remaining spans."""
        self.provider.force_flush(FLUSH_TIMEOUT_MILLISECONDS)


def exported_spans(part: str) -> Spans:
    """Return spans that are sent to the collector that the environment names; part is the kind of this process."""
    provider = TracerProvider(resource=Resource.create({"service.name": f"kontor-{part}"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Spans(provider)
