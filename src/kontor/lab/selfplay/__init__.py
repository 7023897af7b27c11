"""Matches of bots by the thousand: a spec, cut into chunks that depend on the spec alone, becomes a folder of data."""

from kontor.lab.selfplay.folder import Folder
from kontor.lab.selfplay.play import play_chunk
from kontor.lab.selfplay.run import run
from kontor.lab.selfplay.spec import Reading, SelfPlay

__all__ = ["Folder", "Reading", "SelfPlay", "play_chunk", "run"]
