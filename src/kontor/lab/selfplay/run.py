"""Running a spec: what a folder lacks is played, wherever, and kept as it comes."""

from collections.abc import Iterator
from functools import partial

from kontor.lab.backends import Backend, results
from kontor.lab.selfplay.folder import Folder
from kontor.lab.selfplay.play import play_chunk


def run(folder: Folder, backend: Backend = Backend.INLINE, workers: int | None = None) -> Iterator[int]:
    """Play what is missing, and yield how many matches each chunk has as it comes.

    This process alone writes: workers on other machines need no common disk.
    """
    folder.spec.require_repeatable()
    for chunk in results(partial(play_chunk, folder.spec), folder.missing(), backend, workers):
        folder.add(chunk)
        yield len(chunk.matches)
