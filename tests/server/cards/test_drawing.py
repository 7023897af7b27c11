"""A card as a picture: the size that messengers want, everything inside it, and nothing that a name can break."""

from io import BytesIO

import pytest
from PIL import Image

from kontor.server.cards.drawing import PANEL, SITE_LINE, SIZE, Painter
from kontor.server.cards.fonts import MISSING, Font, files_of
from kontor.server.cards.saying import MAX_LINES, Card, CardLine

PLAIN = Font((), 30, 400)


def picture_of(game: str) -> dict[str, bytes]:
    """Return the files of a client with a picture of a game: all blue."""
    written = BytesIO()
    Image.new("RGB", SIZE, "#0000ff").save(written, "PNG")
    return {f"pictures/{game}.png": written.getvalue()}


def opened(png: bytes) -> Image.Image:
    """Return the picture of a file."""
    return Image.open(BytesIO(png)).convert("RGB")


def card(*lines: CardLine, headline: str = "Anna wins Goa") -> Card:
    return Card("goa", "Goa", headline, "See how it went", lines)


def test_a_card_is_a_small_png_with_the_picture_of_the_game_on_the_right() -> None:
    png = Painter(picture_of("goa")).draw(card(CardLine("Anna", 1, 45)), "kontor.example.org")

    image = opened(png)
    assert (png[:8], image.size) == (b"\x89PNG\r\n\x1a\n", SIZE)
    assert image.getpixel((PANEL + 5, 300)) == image.getpixel((SIZE[0] - 5, 300)) == (0, 0, 255)
    assert len(png) < 100_000


def test_what_a_card_says_changes_the_picture_and_the_same_words_are_the_same_bytes() -> None:
    painter = Painter({})
    first, again = (painter.draw(card(CardLine("Anna", 1, 45)), "example.org") for _ in range(2))
    others = {
        painter.draw(card(CardLine("Anna", 1, 46)), "example.org"),
        painter.draw(card(CardLine("Berta", 1, 45)), "example.org"),
        painter.draw(card(CardLine("Anna")), "example.org"),
        painter.draw(card(CardLine("Anna", 1, 45)), "example.com"),
    }

    assert first == again
    assert len(others | {first}) == 5


@pytest.mark.parametrize("name", ["W" * 40, "漢字" * 20, "🎲🎲", "\u202eanna", "ü" * 40, " ", "a\nb"])
def test_no_name_leaves_the_panel_or_breaks_the_drawing(name: str) -> None:
    lines = [CardLine(name, place, 100) for place in range(1, MAX_LINES + 1)]
    painter = Painter(picture_of("goa"))

    image = opened(painter.draw(card(*lines, headline=f"{name} {name} {name}"), "a" * 80))

    assert {image.getpixel((PANEL + 3, y)) for y in range(0, SIZE[1], 3)} == {(0, 0, 255)}
    assert (
        image.getpixel((20, SITE_LINE))
        == image.getpixel((PANEL - 20, 300))
        == opened(painter.draw(card(), "")).getpixel((20, 20))
    )


def test_a_sign_that_no_font_has_is_a_question_mark_and_invisible_ones_are_left_out() -> None:
    text = "".join(part for _, part in PLAIN.runs("A漢\u202eb"))

    assert text == f"A{MISSING}b"


def test_a_text_is_cut_where_it_would_be_wider() -> None:
    cut = PLAIN.fitted("A very long name of somebody", 120)

    assert cut.endswith("…")
    assert PLAIN.width(cut) <= 120 < PLAIN.width("A very long name of somebody")
    assert PLAIN.fitted("Anna", 120) == "Anna"


def test_the_files_of_a_font_are_found_by_their_alphabets_without_the_hash_of_their_names() -> None:
    files = {
        "assets/inter-cyrillic-wght-normal-AB.woff2": b"cyrillic",
        "assets/inter-latin-wght-normal-CD.woff2": b"latin",
        "assets/eb-garamond-latin-ext-wght-normal-EF.woff2": b"other",
    }

    assert files_of(files, "inter") == [b"latin", b"cyrillic"]
    assert files_of(files, "eb-garamond") == []
