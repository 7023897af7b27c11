"""When a comparison is decided: who leaves, who stays, and that no budget is used for what is decided."""

from collections.abc import Sequence
from statistics import NormalDist

import pytest

from kontor.bots import Budget, Factor
from kontor.bots.search.race import CLEAR_SHARE, INDIFFERENT_SHARE, MIN_WORLDS, beaten, gap_between, margin_of
from kontor.core import AnyGame, no_emit, registry, seeded
from kontor.lab.arena.former import ThoroughFactor

GAMES = [registry.game(slug) for slug in registry.slugs()]
QUESTIONS = 6


def test_a_gap_is_measured_in_the_worlds_that_both_have_seen() -> None:
    """The mean of the differences, and how much they differ among each other."""
    gap = gap_between([0.1, 0.3], [0.2, 0.2, 0.9])
    assert gap.worlds == 2
    assert gap.mean == pytest.approx(0.0)
    assert gap.variance == pytest.approx(0.02)
    assert gap.error == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("worse", "gone"),
    [
        ([0.30, 0.41, 0.29, 0.40], True),
        ([0.55, 0.30, 0.60, 0.30], False),
    ],
)
def test_a_candidate_leaves_when_it_is_worse_in_every_world_and_not_when_luck_could_be_the_reason(
    worse: Sequence[float], gone: bool
) -> None:
    """Luck that both share does not count: the leader has good and bad worlds as well."""
    leader = [0.50, 0.60, 0.50, 0.60]
    assert beaten([leader, worse]) == ([1] if gone else [])
    assert beaten([worse, leader]) == ([0] if gone else [])


def test_candidates_that_make_no_difference_leave_as_well() -> None:
    """The first one stays, and one that may be a little better stays too."""
    row = [0.4, 0.5, 0.3, 0.4]
    assert beaten([row, row, row]) == [1, 2]
    better = [share + INDIFFERENT_SHARE for share in row]
    assert beaten([row, better]) == [0]


def test_nobody_leaves_before_some_worlds_were_seen() -> None:
    """A difference in one or two worlds tells nothing."""
    rows = [[0.9] * (MIN_WORLDS - 1), [0.1] * (MIN_WORLDS - 1)]
    assert beaten(rows) == []
    assert beaten([[*row, row[0]] for row in rows]) == [1]


def test_with_few_worlds_a_candidate_is_not_surer_than_all_together() -> None:
    """Three equal differences may be an accident where those of the others are wide apart."""
    leader, calm, wild = [0.5, 0.5, 0.5], [0.46, 0.46, 0.46], [0.9, 0.0, 0.3]
    assert beaten([leader, calm]) == [1]
    assert beaten([leader, calm, wild]) == []


def lost_races(races: int, worlds: int) -> float:
    """Return how often the better one of two candidates leaves within so many worlds; more would surely be too often.

    It is better by what a player would just notice, and luck decides each world: the hardest case.
    """
    lost = 0
    for race in range(races):
        better = NormalDist(0.5 + INDIFFERENT_SHARE, 0.05).samples(worlds, seed=race)
        lost += any(0 in beaten([better[:seen], [0.5] * seen]) for seen in range(MIN_WORLDS, worlds + 1))
    return lost / races


def test_a_better_candidate_hardly_ever_leaves_however_often_one_looks() -> None:
    """Every further world is another chance to be unlucky: over thirty looks it happens in about one race of 80."""
    assert lost_races(2_000, 30) < 0.02


def test_three_errors_of_few_worlds_would_send_away_one_of_twelve(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above can fail: three worlds alone show too little of how wide luck spreads."""
    monkeypatch.setattr("kontor.bots.search.race.sure_errors", lambda probability, freedom: 3.0)
    assert lost_races(2_000, 30) > 0.06


@pytest.mark.parametrize(
    ("other", "margin"),
    [
        ([0.40, 0.50, 0.40], "clear"),
        ([0.35, 0.59, 0.45], "slight"),
        ([0.49, 0.59, 0.492], "slight"),
        ([0.50, 0.60, 0.499], "none"),
        ([0.90, 0.10, 0.40], "none"),
    ],
)
def test_a_margin_is_clear_or_slight_or_none(other: Sequence[float], margin: str) -> None:
    """Clear: sure, and at least one match in a hundred; none: too small to matter, or within the error."""
    assert margin_of([0.50, 0.60, 0.50], other) == margin


def test_one_world_shows_no_clear_margin() -> None:
    """Nobody knows how far it is an accident."""
    assert margin_of([0.9], [0.1]) == "slight"
    assert margin_of([0.9], [0.9 - INDIFFERENT_SHARE / 2]) == "none"
    assert margin_of([0.9, 0.9], [0.9 - CLEAR_SHARE, 0.9 - CLEAR_SHARE]) == "clear"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_the_factor_says_how_clear_its_choice_is_and_the_former_one_is_still_there(game: AnyGame) -> None:
    """The best candidate has no margin to itself, every other one has; both bots compare the same candidates."""
    rng = seeded(4)
    state = game.start(3, game.options({}), rng.bytes(32))
    asked = 0
    while not asked and (deciders := game.deciders(state)):
        legal = game.legal_actions(state, deciders[0])
        view, budget = game.view(state, deciders[0]), Budget(simulations=4)
        now, then = (bot.decide(view, legal, budget, b"5" * 32) for bot in (Factor(game), ThoroughFactor(game)))
        assert {one.action for one in now.candidates} == {one.action for one in then.candidates}
        assert all((one.margin is None) == (number == 0) for number, one in enumerate(now.candidates))
        asked += len(now.candidates) > 1
        game.advance(state, deciders[0], rng.pick(legal), no_emit)
    assert asked


@pytest.mark.parametrize(("slug", "spares_work"), [("borneo", False), ("goa", True)])
def test_the_factor_of_borneo_uses_its_whole_budget(slug: str, spares_work: bool) -> None:
    """Where it stops early, it has seen fewer worlds, so that its shares differ (docs/bots.md, Stopping early)."""
    game, rng = registry.game(slug), seeded(6)
    state = game.start(3, game.options({}), rng.bytes(32))
    same: list[bool] = []
    while len(same) < QUESTIONS and (deciders := game.deciders(state)):
        legal = game.legal_actions(state, deciders[0])
        view, budget = game.view(state, deciders[0]), Budget(simulations=60)
        now, then = (bot.decide(view, legal, budget, b"6" * 32) for bot in (Factor(game), ThoroughFactor(game)))
        if len(now.candidates) > 1:
            same.append(now.shares == then.shares)
        game.advance(state, deciders[0], rng.pick(legal), no_emit)

    assert all(same) is not spares_work
