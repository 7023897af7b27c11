"""The server's tests run on a real PostgreSQL."""

from server.fixtures import (  # noqa: F401 - fixtures
    address,
    another_context,
    another_shared_pool,
    context,
    database,
    empty_database,
    services,
    settings,
    shared_pool,
)
from server.reminded import mail, watch, web  # noqa: F401 - fixtures
