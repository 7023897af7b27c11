"""A pytest plugin that writes down which ids each test is marked with, for `kontor.testing.marked`."""

import os
from pathlib import Path

import msgspec
import pytest

MARKS_FILE = "KONTOR_MARKS_FILE"


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write node ids and their rule ids as JSON into the file named by the environment."""
    marks = {item.nodeid: [id_ for mark in item.iter_markers("rule") for id_ in mark.args] for item in session.items}
    Path(os.environ[MARKS_FILE]).write_bytes(msgspec.json.encode({node: ids for node, ids in marks.items() if ids}))
