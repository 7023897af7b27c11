"""A client of a Kontor server, for bot authors, tools and tests: typed, asynchronous, and it reconnects by itself."""

from kontor.client.errors import ProblemError
from kontor.client.seat import SeatSocket
from kontor.client.server import Server

__all__ = ["ProblemError", "SeatSocket", "Server"]
