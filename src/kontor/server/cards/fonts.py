"""Writing with the fonts of the client: cut to what fits, with one font for each alphabet."""

from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from itertools import groupby

from PIL import ImageDraw
from PIL.ImageFont import FreeTypeFont, Layout, load_default, truetype

ALPHABETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese")
"""The files into which a font is cut, those looked at first in front."""
NO_SIGN = "\uffff"
"""A code point that no font draws."""
MISSING = "?"
"""What stands for a sign that none of our fonts has."""
CUT = "…"


class Font:
    """A font in one size and weight, made of a file for each alphabet; without files, of the spare one."""

    def __init__(self, files: Sequence[bytes], size: int, weight: int) -> None:
        self.fonts = [truetype(BytesIO(file), size, layout_engine=Layout.BASIC) for file in files]
        for font in self.fonts:
            font.set_variation_by_axes([weight])
        self.fonts = self.fonts or [spare_font(size)]
        self.font_of = cache(self._font_of)

    def _font_of(self, sign: str) -> FreeTypeFont | None:
        """Return the first font that draws a sign; None if none does."""
        if sign.isspace():
            return self.fonts[0]
        return next((font for font in self.fonts if bytes(font.getmask(sign)) != bytes(font.getmask(NO_SIGN))), None)

    def runs(self, text: str) -> list[tuple[FreeTypeFont, str]]:
        """Return a text in pieces, each with the font that draws it."""
        signs = [(self.font_of(sign), sign) for sign in text if sign.isprintable()]
        drawn = [(font or self.fonts[0], sign if font else MISSING) for font, sign in signs]
        return [(font, "".join(sign for _, sign in run)) for font, run in groupby(drawn, key=lambda each: each[0])]

    def width(self, text: str) -> float:
        """Return the width of a text in pixels."""
        return sum(font.getlength(part) for font, part in self.runs(text))

    def fitted(self, text: str, width: float) -> str:
        """Return a text, cut if it is wider than some pixels."""
        if self.width(text) <= width:
            return text
        while text and self.width(text.rstrip() + CUT) > width:
            text = text[:-1]
        return text.rstrip() + CUT

    def draw(self, draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, color: str) -> None:
        """Write a text, beginning at a point of its base line."""
        left, base = at
        for font, part in self.runs(text):
            draw.text((left, base), part, font=font, fill=color, anchor="ls")
            left += font.getlength(part)


def spare_font(size: int) -> FreeTypeFont:
    """Return the font that comes with Pillow, for a server whose client was not built."""
    font = load_default(size)
    assert isinstance(font, FreeTypeFont)
    return font


def files_of(files: Mapping[str, bytes], family: str) -> list[bytes]:
    """Return the files of a font among those of the built client; empty without the first of them."""
    starts = [f"assets/{family}-{alphabet}-wght-normal-" for alphabet in ALPHABETS]
    found = [next((file for name, file in files.items() if name.startswith(start)), b"") for start in starts]
    return [file for file in found if file] if found[0] else []
