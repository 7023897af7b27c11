"""What shares are worth: in words, and never changed without a new version."""

from hashlib import blake2b

import msgspec
import pytest

from kontor.core import LANGUAGES, Texts, registry
from kontor.core.registry import slugs
from kontor.lab.review import ReviewError
from kontor.lab.review.calibration import Bin, Calibration, Figures, PhaseFigures, calibration_of, correction_for
from kontor.lab.review.evaluate import review_story
from kontor.lab.review.imagined import Judge
from kontor.lab.review.shapes import VERSION
from kontor.lab.review.shares import PHASES
from kontor.lab.review.worth import figures_words, worth_words
from lab.review.matches import cut, story
from lab.review.test_sums import adds_up

TABLES = {2: "e0b33ca1e4badf5145df9cc74febea28"}
"""By version of the method: the digest of all temperatures. Others give other figures and need another version."""
FIGURES = Figures(
    game="goa",
    matches=400,
    positions=2000,
    ece=0.03,
    ece_interval=(0.01, 0.04),
    brier=0.2,
    brier_skill=0.2,
    brier_skill_interval=(0.1, 0.3),
    phases=tuple(PhaseFigures(phase, 400, 0.03, skill, 1.5) for phase, skill in enumerate((0.01, 0.1, 0.2, 0.3, 0.5))),
    bins=(Bin(0.1, 0.4, 1800, 0.3, 0.3), Bin(0.6, 0.7, 190, 0.65, 0.64), Bin(0.9, 1.0, 10, 0.95, 1.0)),
)


def test_other_temperatures_need_another_version() -> None:
    """A review that is kept says by its version which figures it has."""
    found = {slug: by.temperatures for slug in slugs() if (by := calibration_of(slug)) and by.temperatures}
    digest = blake2b(msgspec.json.encode(found, order="sorted"), digest_size=16).hexdigest()
    assert digest == TABLES[VERSION]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("400 matches of bots", "4 %", "60 to 70 %, 64 % were won", "the first 20 %")),
        ("de", ("400 Partien von Bots", "4 %", "60 bis 70 % gab, wurden 64 % gewonnen", "den ersten 20 %")),
    ],
)
def test_a_review_says_what_its_shares_are_worth(language: str, words: tuple[str, ...]) -> None:
    """The largest claims with enough positions, and how long shares say hardly anything."""
    said = figures_words(Texts(language, packages=(ReviewError.package,)), FIGURES)
    for each in words:
        assert each in said


@pytest.mark.parametrize("slug", slugs())
def test_every_game_says_what_its_shares_are_worth(slug: str) -> None:
    """As measured on 400 matches at least; a correction was fitted to other ones."""
    calibration = calibration_of(slug)
    assert calibration is not None
    assert calibration.published is not None
    assert calibration.published.matches >= 400
    for language in LANGUAGES:
        assert "400" in worth_words(Texts(language, packages=(ReviewError.package,)), slug)


def test_figures_without_a_correction_leave_every_share_as_it_was_read() -> None:
    """To the last bit: dividing by a sum would change some, and with them figures that are kept."""
    shares = [0.1, 0.2, 0.7000000000000001]
    assert Calibration("goa").for_match(100)(shares, 3) is shares


def test_a_game_without_a_calibration_is_not_corrected_and_says_so() -> None:
    """Such as one from another package."""
    assert correction_for("a-game-from-elsewhere", 100)([0.75, 0.25], 3) == [0.75, 0.25]
    said = worth_words(Texts("en", packages=(ReviewError.package,)), "a-game-from-elsewhere")
    assert "has not been measured" in said


def test_novgorods_reviews_read_as_they_were_calibrated_and_not_like_a_factor_in_a_hurry() -> None:
    """One turn later, and in a second look also a round later."""
    game = registry.game("novgorod")
    judge = Judge(game, 3, game.options({}))
    assert (judge.turns, judge.horizons) == ((1,), (1, 3))


def test_a_corrected_review_still_adds_up_exactly() -> None:
    """And claims less: the curve is nearer to an even share."""
    box, whole = story("goa", 0)
    part = cut(whole, 100, 112)
    plain = review_story(box, part, 100)
    flat = Calibration("goa", 1, 1, (3.0,) * PHASES)
    corrected = review_story(box, part, 100, correct=flat.for_match(len(part.steps)))
    assert adds_up(corrected)
    even = 1 / whole.seats
    before, after = (sum(abs(point.share - even) for point in one.curve[:-1]) for one in (plain, corrected))
    assert after < before


def test_what_is_read_in_a_world_is_corrected_by_its_step() -> None:
    """The same world has the raw shares without a correction."""
    box, whole = story("goa", 0)
    steps = len(whole.steps)
    by = Calibration("goa", 1, 1, (4.0, 4.0, 2.0, 2.0, 2.0))
    raw = Judge(box, whole.seats, whole.end.options)
    corrected = Judge(box, whole.seats, whole.end.options, by.for_match(steps))
    view = whole.steps[0].view
    assert corrected.read(view, 0, 1)[0] == tuple(by.for_match(steps)(list(raw.read(view, 0, 1)[0]), 0))
