"""Packing: the moves of old matches leave the database, proven to be readable first, and come back (ADR 69)."""
