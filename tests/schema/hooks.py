"""Hooks of Schemathesis, loaded in its own environment: most paths lead to things that exist."""

import os
from random import Random
from typing import Any

import schemathesis

EXISTING: dict[str, list[Any]] = {
    "match": os.environ["MATCHES"].split(","),
    "game": ["borneo", "goa"],
    "spoken": ["en", "de"],
    "rule": ["KON-1", "GOA-1", "BOR-1"],
    "seat": [0, 1, 2],
}


def map_path_parameters(_context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Replace three of four values by something that exists; the choice depends only on the value."""
    if not path_parameters:
        return path_parameters
    found = {}
    for name, value in path_parameters.items():
        luck = Random(repr(value))  # noqa: S311 - no secret
        found[name] = luck.choice(EXISTING[name]) if name in EXISTING and luck.random() < 0.75 else value
    return found


schemathesis.hook(map_path_parameters)
