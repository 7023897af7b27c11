"""The embedded database: PostgreSQL from the extra `embedded`, in a folder of the host's, run only while needed."""

from kontor.server.embedded.choice import choose_database, embedded_folder, open_database
from kontor.server.embedded.folder import DataFolder

__all__ = ["DataFolder", "choose_database", "embedded_folder", "open_database"]
