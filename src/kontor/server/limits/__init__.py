"""Limits of what callers may ask: buckets in the memory of a process, and their sums in the database.

[ADR 35](docs/adr/0035-limits-are-counted-in-memory-and-settled-in-postgresql.md) says why both.
"""

from kontor.server.limits.buckets import MAX_CALLERS, Buckets
from kontor.server.limits.shared import give_back, settle, settling, take_exactly, take_for_password

__all__ = ["MAX_CALLERS", "Buckets", "give_back", "settle", "settling", "take_exactly", "take_for_password"]
