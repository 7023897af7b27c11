"""Packs that a process has read: their moves with all links, and the few that it keeps in memory."""

from collections import OrderedDict
from zlib import decompress

from kontor.server.errors import ConflictError
from kontor.server.packs.form import read_pack
from kontor.server.packs.links import with_links
from kontor.server.store.matches.packs import Move, PackRow

MAX_PACKS = 16
"""Packs that a process keeps after reading them; the least recently used are dropped first."""


class OpenedPacks:
    """The moves of packed matches that this process has read, by the SHA-256 of the pack."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[Move, ...]] = OrderedDict()

    def find(self, proof: str) -> tuple[Move, ...] | None:
        """Return the moves of a pack that are kept."""
        if proof in self.kept:
            self.kept.move_to_end(proof)
        return self.kept.get(proof)

    def keep(self, proof: str, moves: tuple[Move, ...]) -> None:
        """Keep moves, and drop the least recently used ones if there are too many."""
        self.kept[proof] = moves
        if len(self.kept) > MAX_PACKS:
            self.kept.popitem(last=False)


def open_moves(content: bytes, pack: PackRow, positions: bytes) -> tuple[Move, ...]:
    """Return the moves of a pack with all links; ConflictError if they do not lead to the last one.

    `positions` are those of the match, as the database keeps them.
    """
    opened = read_pack(content, pack.match, pack.hash)
    moves = with_links(opened.header.opening, opened.moves, states_in(positions))
    links = {move.entry.seq: move.entry.link for move in moves}
    if links.get(opened.header.head, opened.header.opening) != pack.last_link or len(moves) != pack.entries:
        raise ConflictError("pack-damaged", match=pack.match)
    return moves


def states_in(positions: bytes) -> list[bytes]:
    """Return the states of a match that is over, one for each step; empty where it was lost."""
    return decompress(positions).split(b"\n") if positions else []
