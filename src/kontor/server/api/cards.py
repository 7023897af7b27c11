"""Cards as answers: drawn one at a time, so that nobody keeps a process busy with them, and kept in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256

from kontor.core import encode
from kontor.server.cards.drawing import Painter
from kontor.server.cards.saying import Card

MAX_KEPT = 64
"""Cards that are kept in memory: about 5 MB."""
DRAWING_VERSION = 1
"""Raised when cards are drawn differently, so that nobody goes on with an old one."""


class Cards:
    """The cards of one process."""

    def __init__(self) -> None:
        self.built: tuple[int, ...] = ()
        self.painter = Painter({})
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.drawing = asyncio.Lock()

    def take(self, built: tuple[int, ...], files: Mapping[str, bytes]) -> None:
        """Take the fonts and pictures of a build of the client."""
        self.painter, self.built = Painter(files), built
        self.kept.clear()

    async def picture(self, card: Card, site: str) -> bytes:
        """Return a card as a PNG."""
        tag = self.tag_of(card, site)
        async with self.drawing:
            if tag not in self.kept:
                self.kept[tag] = await asyncio.to_thread(self.painter.draw, card, site)
            self.kept.move_to_end(tag)
            if len(self.kept) > MAX_KEPT:
                self.kept.popitem(last=False)
            return self.kept[tag]

    def tag_of(self, card: Card, site: str) -> str:
        """Return the ETag of a card, which is known without drawing it."""
        content = encode([DRAWING_VERSION, list(self.built), site, card])
        return f'"{sha256(content).hexdigest()[:32]}"'
