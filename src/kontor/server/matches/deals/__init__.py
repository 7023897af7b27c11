"""Deals: shuffles that many people play, each of them once, against the same bots (ADR 52)."""
