"""Structured logs: one JSON line an event, with whatever request and match it belongs to."""

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger("kontor")
"""The server's log; `structlog.contextvars` add the request and the match."""
