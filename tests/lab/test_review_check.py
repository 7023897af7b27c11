"""The check of reviews: planted blunders are found, false alarms are counted, and shares are compared with chance."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from kontor.cli.app import app
from kontor.core import registry, seeded
from kontor.lab.calibration.matches import CLERK, Decided, make_players, play_to_end
from kontor.lab.calibration.sample import Sample
from kontor.lab.check.blunders import MAX_FALSE_LOSS, BlunderReview, compare, story_with
from kontor.lab.check.figures import chance_error, leader_shares, leader_wins, measure_midgame
from kontor.lab.check.midgame import MIDDLE, MidgameMatch, sample_midgame
from kontor.lab.check.plant import MIN_GAP, PLANT_PHASES, Assessor, Planted, plant
from kontor.lab.check.report import MAX_EXCESS_ECE, ReviewCheck, missed_bars, report
from kontor.lab.check.run import BLUNDERS_FILE, MIDGAME_FILE, CheckSpec, checked_games, kept_blunders, kept_midgames
from kontor.lab.errors import LabError
from kontor.lab.review.calibration import tempered
from kontor.lab.review.evaluate import key_moments, review_story
from kontor.lab.review.shapes import Account, ReviewedDecision, SeatReview
from kontor.lab.review.shares import phase_at
from sentences import raises_saying

GAME = "borneo"
STEPS = 100
MANY = 240
"""Imagined matches: enough to tell a sharpened share from a true one."""
FEW_SIMULATIONS = 600
"""The budget of the only real review here."""
GOOD = ReviewCheck(40, 32, 0.1, {GAME: 0.05}, {GAME: 0.01})
"""Figures that are just as they should be."""


def imagined_match(number: int, sharpness: float = 1.0) -> MidgameMatch:
    """Return a match whose winner is drawn by its true shares; what is read of them is sharper by a factor.

    The seat with the most points is any seat, so points say nothing.
    """
    rng = seeded(number)
    weights = [1 + rng.below(9) for _ in range(3)]
    true = [weight / sum(weights) for weight in weights]
    winner = [seat for seat in range(3) for _ in range(weights[seat])][rng.below(sum(weights))]
    read = tuple(tempered(true, 1 / sharpness))
    samples = tuple(Sample(STEPS // 2, seat, (read,)) for seat in range(3))
    scores = tuple(10 if seat == number % 3 else 5 for seat in range(3))
    return MidgameMatch(number, {}, ("script",) * 3, STEPS, (winner,), samples, game=GAME, scores=scores)


def imagined_matches(many: int = MANY, sharpness: float = 1.0) -> list[MidgameMatch]:
    """Return some of them."""
    return [imagined_match(number, sharpness) for number in range(many)]


def blunder_review(number: int = 0, *, found: bool = True, false_losses: int = 1) -> BlunderReview:
    """Return what an imagined review says: 20 decisions equal the strong bot's."""
    return BlunderReview(number, GAME, 3, STEPS, 0, 50, 0.2, 0.2 if found else None, found, 20, false_losses)


@pytest.fixture(scope="module")
def planted() -> Planted:
    """Return a match of Borneo with a blunder."""
    return plant(registry.game(GAME), 5, 0)


def imagined_review(planted: Planted, losses: dict[int, float | None]) -> SeatReview:
    """Return a review that names these losses by step."""
    decisions = tuple(ReviewedDecision(step, 0.0, loss, None, None, {}, None) for step, loss in losses.items())
    account, deciders = Account(0.0, 0.0, 0.0, 0.0, 0.0, ()), [one.seat for one in planted.decided]
    return SeatReview(planted.seat, (), decisions, (), account, key_moments(decisions, (), deciders), 0)


def choices_of(planted: Planted) -> dict[int, Decided]:
    """Return the decisions of the seat that had a choice, by step."""
    return {step: one for step, one in enumerate(planted.decided) if one.seat == planted.seat and one.legal > 1}


def test_true_shares_are_not_off_beyond_chance_and_sharpened_twins_are() -> None:
    """Chance's own error is some per cent even with true shares; only what is beyond it counts."""
    true = measure_midgame(GAME, imagined_matches(), None)
    sharp = measure_midgame(GAME, imagined_matches(sharpness=3), None)
    assert (true.matches, true.positions, len(true.bins)) == (MANY, 3 * MANY, 5)
    assert 0.01 < true.chance_ece < 0.05
    assert true.excess_ece < 0.02
    assert sharp.excess_ece > 2 * MAX_EXCESS_ECE
    assert sharp.brier_skill < true.brier_skill


def test_chance_has_less_error_with_more_matches_and_none_where_shares_are_certain() -> None:
    """So a long run does not hide behind it."""
    few, many = (measure_midgame(GAME, imagined_matches(count), None).chance_ece for count in (30, MANY))
    assert few > 2 * many
    certain = [
        msgspec.structs.replace(match, samples=tuple(Sample(50, seat, ((float(seat == 0),) * 3,)) for seat in range(3)))
        for match in imagined_matches(10)
    ]
    assert measure_midgame(GAME, certain, None).chance_ece == 0.0
    assert chance_error([], 0) == 0.0


def test_the_baseline_shares_the_leads_of_the_same_matches() -> None:
    """Leaders share how often leaders win, the others share the rest; a match without a leader says nothing."""
    matches = [msgspec.structs.replace(imagined_match(number), winners=(0,)) for number in range(4)]
    matches[3] = msgspec.structs.replace(matches[3], scores=(5, 5, 5), winners=(1,))
    wins = leader_wins(matches)
    assert wins == {3: pytest.approx(1 / 3)}
    assert leader_shares((9, 4, 4), {3: 0.6}) == pytest.approx([0.6, 0.2, 0.2])
    assert leader_shares((9, 9, 4), {3: 0.6}) == pytest.approx([0.3, 0.3, 0.4])
    assert leader_shares((7, 7, 7), {}) == pytest.approx([1 / 3] * 3)


def test_skill_is_above_zero_only_for_shares_that_know_more_than_the_points() -> None:
    """Shares that equal the baseline have none; a twin that takes every share for its opposite has less than none."""
    matches = imagined_matches()
    wins = leader_wins(matches)
    assert measure_midgame(GAME, matches, None).brier_skill > 0.05
    as_baseline = [_read_as(match, leader_shares(match.scores, wins)) for match in matches]
    assert measure_midgame(GAME, as_baseline, None).brier_skill == pytest.approx(0.0)
    opposite = [_read_as(match, [(1 - share) / 2 for share in match.samples[0].worlds[0]]) for match in matches]
    assert measure_midgame(GAME, opposite, None).brier_skill < 0


def _read_as(match: MidgameMatch, shares: list[float]) -> MidgameMatch:
    samples = tuple(Sample(one.step, one.seat, (tuple(shares),)) for one in match.samples)
    return msgspec.structs.replace(match, samples=samples)


def test_every_seat_judges_the_same_position_in_the_middle_from_its_own_view() -> None:
    """A real match; the points are those that everybody knows."""
    match = sample_midgame((GAME,), 3, 0)
    assert match == sample_midgame((GAME,), 3, 0)
    seats = len(match.players)
    assert [one.seat for one in match.samples] == list(range(seats))
    assert len({one.step for one in match.samples}) == 1
    assert phase_at(match.samples[0].step / match.steps) == MIDDLE
    assert len({one.worlds for one in match.samples}) == seats
    assert len(match.scores) == seats


def test_a_planted_blunder_is_one_legal_action_in_the_middle_of_a_match(planted: Planted) -> None:
    """The match is played to its end, and every action of it is allowed."""
    game = registry.game(GAME)
    assert planted.gap >= MIN_GAP
    assert planted.step in choices_of(planted)
    assert phase_at(planted.step / len(planted.decided)) in PLANT_PHASES
    assert all(game.check(one.state, one.seat, one.action) is None for one in planted.decided)
    assert game.final_outcome(planted.last).winners


def test_what_looks_bad_in_a_few_worlds_alone_is_no_blunder() -> None:
    """New worlds decide; one of these decisions looks bad in the first ones and costs 6 points in the new ones."""
    game, luck = registry.game("goa"), seeded(3).bytes(32)
    last = game.start(2, game.options({}), luck)
    decided = play_to_end(game, make_players([CLERK] * 2, game), last, luck)
    assessor = Assessor(game, (2,))
    looked = [assessor.blunder(decided[step], seeded(step)) for step in range(0, 60, 3) if decided[step].legal > 1]
    found = [blunder.gap for blunder in looked if blunder is not None]
    assert 0 < len(found) < len(looked)
    assert min(found) >= MIN_GAP


def test_a_real_review_finds_the_blunder_and_a_blind_one_does_not(planted: Planted) -> None:
    """About a tenth of the quick budget is enough for a blunder of this size."""
    game = registry.game(GAME)
    review = review_story(game, story_with(game, planted), FEW_SIMULATIONS)
    only_blunder = msgspec.structs.replace(
        review, decisions=tuple(one for one in review.decisions if one.step == planted.step)
    )
    found = compare(game, 0, planted, only_blunder)
    assert found.found
    assert found.loss is not None
    assert found.loss > MIN_GAP / 2
    blind = compare(game, 0, planted, imagined_review(planted, {planted.step: None}))
    assert (blind.found, blind.loss) == (False, None)


def test_a_blunder_behind_three_greater_losses_is_not_found(planted: Planted) -> None:
    """A named loss alone is not enough."""
    others = [step for step in choices_of(planted) if step != planted.step][:3]
    greater = imagined_review(planted, {planted.step: 0.2, **dict.fromkeys(others, 0.3)})
    smaller = imagined_review(planted, {planted.step: 0.2, **dict.fromkeys(others, 0.1)})
    assert not compare(registry.game(GAME), 0, planted, greater).found
    assert compare(registry.game(GAME), 0, planted, smaller).found


def test_losses_named_where_the_strong_player_decided_are_false_alarms(planted: Planted) -> None:
    """Neither the blunder nor a loss of five points counts."""
    game, steps = registry.game(GAME), [step for step in choices_of(planted) if step != planted.step][:6]
    alarmed = compare(game, 0, planted, imagined_review(planted, dict.fromkeys([planted.step, *steps], 0.06)))
    assert (alarmed.agreed, alarmed.false_losses) == (6, 6)
    calm = compare(game, 0, planted, imagined_review(planted, dict.fromkeys([planted.step, *steps], MAX_FALSE_LOSS)))
    assert (calm.agreed, calm.false_losses) == (6, 0)


def test_the_report_counts_blunders_and_divides_false_alarms_by_all_agreed_decisions() -> None:
    """All names are a contract, in this order."""
    reviews = [blunder_review(0), blunder_review(1, found=False, false_losses=4)]
    figures = measure_midgame(GAME, imagined_matches(10), None)
    assert msgspec.to_builtins(report(reviews, [figures]), order=None) == {
        "blunders": 2,
        "found": 1,
        "false_losses": 0.125,
        "ece": {GAME: round(figures.excess_ece, 4)},
        "brier_skill": {GAME: round(figures.brier_skill, 4)},
    }


@pytest.mark.parametrize(
    ("worse", "missed"),
    [
        ({}, []),
        ({"found": 31}, ["found"]),
        ({"false_losses": 0.1001}, ["false_losses"]),
        ({"ece": {"goa": 0.0, GAME: 0.0501}}, [f"ece.{GAME}"]),
        ({"brier_skill": {"goa": 0.0}}, ["brier_skill.goa"]),
    ],
)
def test_every_figure_has_a_bar(worse: dict[str, object], missed: list[str]) -> None:
    """32 of 40 are found, a tenth of false alarms and five points beyond chance are just good enough."""
    assert missed_bars(msgspec.structs.replace(GOOD, **worse)) == missed


def test_the_command_prints_one_line_last_and_fails_only_if_asked_to(tmp_path: Path) -> None:
    """Everything is kept in the folder, so nothing is played; a folder of another seed is refused."""
    games = checked_games()
    spec = CheckSpec(games, 1)
    blunders, midgames = kept_blunders(spec, tmp_path / BLUNDERS_FILE), kept_midgames(spec, tmp_path / MIDGAME_FILE)
    for number in range(2):
        blunders.add(blunder_review(number, found=False))
    for number in range(5 * len(games)):
        game = games[number % len(games)]
        midgames.add(msgspec.structs.replace(imagined_match(number), game=game))
    words = ["lab", "review-check", "--blunders", "2", "--matches", "5", "--keep", str(tmp_path)]
    done = CliRunner().invoke(app, [*words, "--json"])
    assert done.exit_code == 0
    shown = msgspec.json.decode(done.stdout)
    assert list(shown) == ["blunders", "found", "false_losses", "ece", "brier_skill"]
    assert (shown["blunders"], shown["found"], shown["false_losses"]) == (2, 0, 0.05)
    assert tuple(shown["ece"]) == tuple(shown["brier_skill"]) == games
    failed = CliRunner().invoke(app, [*words, "--check"])
    assert failed.exit_code == 1
    assert "found" in failed.stdout
    with raises_saying(LabError, "another measurement"):
        CliRunner().invoke(app, [*words, "--seed", "2"], catch_exceptions=False)
