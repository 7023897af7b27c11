"""Packs: the moves of old matches, compressed, in a folder or a bucket (ADR 69)."""
