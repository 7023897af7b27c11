"""What each process of `kontor serve` runs: the application, and beside it the bots of a home server."""

import os
from functools import partial

from litestar import Litestar

from kontor.server import logs, tracing
from kontor.server.app import create_app
from kontor.server.settings import read_settings
from kontor.worker.program import run_worker_in_background

BOTS = "KONTOR_BOTS"
"""The environment variable that says how many processes think for bots beside each gateway."""


def create() -> Litestar:
    """Return the application as the environment wants it."""
    logs.configure()
    tracing.configure("gateway")
    bots = int(os.environ.get(BOTS, "0"))
    return create_app(read_settings(os.environ), partial(run_worker_in_background, bots) if bots else None)
