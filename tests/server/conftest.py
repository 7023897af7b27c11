"""The server's tests run on a real PostgreSQL."""

# ruff: noqa: F401 - fixtures

from server.fixtures import (
    address,
    another_context,
    another_pool,
    context,
    database,
    empty_database,
    pool,
    services,
    settings,
)
from server.reminded import mail, watch, web
