"""What all tests share: which of them run on the same worker, and which come first."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sampling import NOT_NOW
from turns import has_turn

os.environ.setdefault("KONTOR_ALLOW_UNSAFE_DATABASE", "1")  # what `dev/services` starts runs without fsync
GAMES = Path(__file__).parent / "games"

if "CI" not in os.environ:  # there Hypothesis does the same by itself: a busy machine is no fault of the code
    settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("busy")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests whose turn it is not, keep those that share something on one worker, and begin with the slow ones.

    Which take turns, `turns.py` says. The tests of a file share servers and pools (`--dist loadgroup`), those of a
    game's rules the matches that they have played, unless a file makes groups of its own. The slow ones come first,
    so that no worker is left alone with one at the end.
    """
    for item in items:
        name = getattr(item, "originalname", item.name)
        if item.path.is_relative_to(GAMES.parent) and not has_turn(
            item.path.relative_to(GAMES.parent), name, item.name
        ):
            item.add_marker(pytest.mark.skip(reason=NOT_NOW))
        if item.get_closest_marker("xdist_group") is None:
            shared = item.path.parent if item.path.is_relative_to(GAMES) else item.path
            item.add_marker(pytest.mark.xdist_group(shared.relative_to(GAMES.parent).as_posix()))
    slow = {group_of(item) for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: group_of(item) not in slow)


def group_of(item: pytest.Item) -> str:
    """Return the group that a test belongs to."""
    mark = item.get_closest_marker("xdist_group")
    assert mark is not None
    return str(mark.args[0])
