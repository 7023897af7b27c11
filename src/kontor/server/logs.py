"""Structured logs: one JSON line per event on standard error, with the request and the match it belongs to."""

import logging
import sys

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger("kontor")
"""The server's log; what is bound by `structlog.contextvars` is added to each line."""


def configure(level: int = logging.INFO) -> None:
    """Write JSON lines, those of the libraries included."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
        )
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it would log each socket with its query
