"""A package that seems to be installed: a distribution with entry points on the path, and no code of its own."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from kontor import boards, levels
from kontor.bots import knowledge
from kontor.core import registry

CACHED = (
    levels.all_levels,
    levels._games_known,
    knowledge._registered,
    registry.game,
    registry._installed,
    boards.find_board,
)


@contextmanager
def installed(folder: Path, groups: Mapping[str, Mapping[str, str]]) -> Iterator[None]:
    """Install entry points, by group and name, as long as the block runs."""
    info = folder / "outside-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in names.items()) for group, names in groups.items()]
    (info / "entry_points.txt").write_text("\n".join(lines))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        try:
            _forget()
            yield
        finally:
            patch.undo()
            _forget()


def _forget() -> None:
    for function in CACHED:
        function.cache_clear()
