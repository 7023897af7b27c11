"""Traces: where the time of a move goes, from the request through the store and the bus to the bot that answers it.

Off unless OTEL_EXPORTER_OTLP_ENDPOINT names a collector; while it is off, a span costs one look at a variable, and
OpenTelemetry need not be installed. It reads the rest of its settings (OTEL_…) by itself. No span holds what somebody
said, played or sees.
"""

import os
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, TypeAlias

from kontor.server.settings import COLLECTOR

if TYPE_CHECKING:
    from kontor.server.spans import Spans

HEADER = "traceparent"
"""The header in which a request names its parent (W3C Trace Context)."""
NOTHING: AbstractContextManager[None] = nullcontext()

Attribute: TypeAlias = str | int


class Tracing:
    """The spans of this process; None while tracing is off."""

    spans: "Spans | None" = None


CURRENT = Tracing()


def configure(part: str) -> None:
    """Send the spans of this process to the collector that the environment names; without one, do nothing."""
    if os.environ.get(COLLECTOR):
        from kontor.server.spans import exported_spans  # noqa: PLC0415 - the extra `tracing`

        use(exported_spans(part))


def use(spans: "Spans | None") -> None:
    """Make these spans from now on; None switches tracing off."""
    CURRENT.spans = spans


def finish() -> None:
    """Send the remaining spans at the end of the process."""
    if CURRENT.spans:
        CURRENT.spans.finish()


def span(name: str, /, *, parent: str = "", **attributes: Attribute) -> AbstractContextManager[None]:
    """Trace the block as a child of the open span, or of a parent from another process."""
    return CURRENT.spans.open(name, parent, attributes) if CURRENT.spans else NOTHING


def rename(name: str, /, **attributes: Attribute) -> None:
    """Rename the open span and add to its attributes, now that more is known."""
    if CURRENT.spans:
        CURRENT.spans.rename(name, attributes)


def carried() -> str:
    """Return the open span in a form that another process can use as a parent; empty if there is none."""
    return CURRENT.spans.carried() if CURRENT.spans else ""
