"""What all tests share: which of them run on the same worker, and which come first."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file on one worker (`--dist loadgroup`), and begin with the slow ones.

    A file's tests share servers, pools and played games, unless the file makes groups of its own. The slow ones come
    first, so that no worker is left alone with one of them at the end.
    """
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.split("::")[0]))
    slow = {group(item) for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: group(item) not in slow)


def group(item: pytest.Item) -> str:
    """Return the group of a test."""
    mark = item.get_closest_marker("xdist_group")
    assert mark is not None
    return str(mark.args[0])
