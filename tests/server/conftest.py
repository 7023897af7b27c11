"""The server's tests run on a real PostgreSQL."""

from server.fixtures import another_house, database, house, services, settings  # noqa: F401 - fixtures
