"""What people read: figures that add up after rounding, and the same messages in both languages."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from kontor.lab.review.printed import changes, named_losses, percent, rounded, signed
from kontor.lab.review.shapes import Account, KeyMoment, SeatReview


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


def reviewed(account: Account, *losses: float) -> SeatReview:
    """Return a review with an account and some decisions that mattered."""
    moments = tuple(KeyMoment("decision", step, -loss) for step, loss in enumerate(losses))
    return SeatReview(0, (), (), (), account, (*moments, KeyMoment("luck", 9, 0.2)), 1)


def test_own_decisions_and_those_of_the_others_are_told_apart_where_that_says_something() -> None:
    """The named decisions are a part of the own ones then."""
    found = reviewed(Account(0.25, 0.06, -0.14, -0.17, 0.0, (-0.14, -0.17)), 0.07)
    assert changes(found) == (("luck", 6), ("own", -14), ("others", -17))


@pytest.mark.parametrize("losses", [(), (0.07,), (0.07, 0.044, 0.036)])
def test_in_an_account_beyond_a_whole_win_only_the_named_decisions_are_told_apart(losses: tuple[float, ...]) -> None:
    """A bot that changes its opinion from turn to turn books that on the player who decided then: +227 % and -305 %."""
    found = reviewed(Account(0.33, -0.10, 2.27, -2.50, 0.0, (2.27, -2.50)), *losses)
    keys = [part.key for part in changes(found)]
    assert keys == (["luck", "named", "rest"] if losses else ["luck", "rest"])
    assert named_losses(found) == -sum(round(100 * loss) for loss in losses)
    assert 33 + sum(part.points for part in changes(found)) == 0


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
