"""What people read: figures that add up after rounding, and the same messages in both languages."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from kontor.lab.review.printed import percent, rounded, signed
from kontor.lab.review.shapes import Account


@pytest.mark.parametrize(
    ("parts", "printed"),
    [
        ((0.25, 0.0645, -0.144, -0.1705, 0.0), (25, 6, -14, -17, 0)),
        ((1 / 3, 0.004, 0.004, 0.66, 1.0), (33, 1, 0, 66, 100)),
        ((0.5, -0.125, -0.125, -0.25, 0.0), (50, -12, -12, -26, 0)),
        ((0.5, 0.0, 0.0, 0.0, 0.5), (50, 0, 0, 0, 50)),
    ],
)
def test_printed_figures_add_up(parts: tuple[float, ...], printed: tuple[int, ...]) -> None:
    """Start and result are rounded as usual; what is left over goes where rounding took most."""
    start, luck, own, others, result = parts
    found = rounded(Account(start, luck, own, others, result, (own, others)))
    assert sum(found[:4]) == found[4]
    assert (found[0], found[4]) == (printed[0], printed[4])
    assert max(abs(one - two) for one, two in zip(found, printed, strict=True)) <= 1


def test_changes_have_a_sign_and_shares_a_unit() -> None:
    """The minus sign is a real one, which does not break from its figure."""
    assert [signed(6), signed(0), signed(-14)] == ["+6", "+0", "\N{MINUS SIGN}14"]
    assert percent(25) == "25\N{NO-BREAK SPACE}%"


def test_reviews_say_the_same_in_both_languages() -> None:
    """No message is missing in one of them."""
    folder = files("kontor.lab").joinpath("messages")
    english, german = (
        {
            entry.id.name
            for entry in FluentParser().parse(folder.joinpath(f"review.{language}.ftl").read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for language in ("en", "de")
    )
    assert english == german
    assert "review-trust" in english
