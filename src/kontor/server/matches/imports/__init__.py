"""Imports: records of matches that were played elsewhere, verified whole and kept to be watched (ADR 67)."""
