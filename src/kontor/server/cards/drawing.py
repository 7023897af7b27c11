"""Drawing a card as a PNG: the picture of the game on the right, what the card says on the left."""

from collections.abc import Mapping
from io import BytesIO

from PIL import Image, ImageDraw

from kontor.server.cards.fonts import Font, files_of
from kontor.server.cards.saying import Card, CardLine

SIZE = (1200, 630)
"""Pixels: what messengers show without cutting."""
PANEL = 640
"""Width of the part with words."""
LEFT, RIGHT = 58, 40
"""Distance of words from the edges of the panel."""
PAPER, INK, QUIET, BRAND, RULE = "#fffdf7", "#20201d", "#5d594f", "#7a4413", "#e2dac8"
TITLE, HEADLINE, NOTE, LINE = 76, 34, 26, 30
"""Sizes of letters in pixels."""
FIRST_LINE, LINE_STEP, SITE_LINE = 284, 46, 562
BRAND_BOX = (50, 505, 300, 580)
"""Where the picture of a game has the name of Kontor."""
MIDDLE = 800
"""The column of a game's picture that has the middle of its emblem."""
COLORS = 128
"""Colours of the palette: a card has about 60 kB instead of 250."""


class Painter:
    """Draws cards with the fonts and pictures of one build of the client, or with plainer ones without it."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.files = files
        serif, plain = files_of(files, "eb-garamond"), files_of(files, "inter")
        self.title = Font(serif, TITLE, 600)
        self.headline, self.note = Font(plain, HEADLINE, 600), Font(plain, NOTE, 400)
        self.line, self.strong = Font(plain, LINE, 400), Font(plain, LINE, 600)

    def draw(self, card: Card, site: str) -> bytes:
        """Return a card as a PNG; `site` is the name of the host's site."""
        image = Image.new("RGB", SIZE, PAPER)
        self._picture(image, card.game)
        draw = ImageDraw.Draw(image)
        room = PANEL - LEFT - RIGHT
        self.title.draw(draw, (LEFT, 118), self.title.fitted(card.title, room), INK)
        base = self._wrapped(draw, card.headline, 176, room)
        self.note.draw(draw, (LEFT, base + 6), self.note.fitted(card.note, room), QUIET)
        for row, line in enumerate(card.lines):
            self._line(draw, line, max(FIRST_LINE, base + 62) + row * LINE_STEP, room)
        self.note.draw(draw, (LEFT + 250, SITE_LINE), self.note.fitted(site, room - 250), QUIET)
        written = BytesIO()
        image.quantize(COLORS, dither=Image.Dither.NONE).save(written, "PNG", optimize=True)
        return written.getvalue()

    def _picture(self, image: Image.Image, game: str) -> None:
        """Put the picture of a game on the right, and the name of Kontor from it on the left."""
        file = self.files.get(f"pictures/{game}.png")
        if file is None:
            draw = ImageDraw.Draw(image)
            draw.rectangle((PANEL, 0, *SIZE), fill=RULE)
            self.headline.draw(draw, (LEFT, SITE_LINE), "Kontor", BRAND)
            return
        with Image.open(BytesIO(file)) as opened:
            picture = opened.convert("RGB")
        half = (SIZE[0] - PANEL) // 2
        image.paste(picture.crop((MIDDLE - half, 0, MIDDLE + half, SIZE[1])), (PANEL, 0))
        image.paste(picture.crop(BRAND_BOX), BRAND_BOX[:2])

    def _wrapped(self, draw: ImageDraw.ImageDraw, text: str, base: int, room: int) -> int:
        """Write a headline in at most two lines; return the base line of what follows."""
        first, rest = "", text.split(" ")
        while rest and self.headline.width(f"{first} {rest[0]}".strip()) <= room:
            first = f"{first} {rest.pop(0)}".strip()
        lines = [first, " ".join(rest)] if first else [text]
        for line in filter(None, lines):
            self.headline.draw(draw, (LEFT, base), self.headline.fitted(line, room), INK)
            base += HEADLINE + 8
        return base

    def _line(self, draw: ImageDraw.ImageDraw, line: CardLine, base: int, room: int) -> None:
        """Write a name, with its place and points if there is a result."""
        left, right = LEFT, LEFT + room
        if line.place is not None:
            self.strong.draw(draw, (left, base), f"{line.place}.", BRAND if line.place == 1 else QUIET)
            left += 48
        if line.points is not None:
            points = str(line.points)
            right -= round(self.strong.width(points))
            self.strong.draw(draw, (right, base), points, INK)
        draw.line((LEFT, base + 14, LEFT + room, base + 14), fill=RULE, width=1)
        self.line.draw(draw, (left, base), self.line.fitted(line.name, right - left - 20), INK)
