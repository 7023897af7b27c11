"""The server's tests run on a real PostgreSQL."""

from server.fixtures import address, another_context, context, database, empty_database, services, settings  # noqa: F401 - fixtures
from server.reminded import mail, watch, web  # noqa: F401 - fixtures
