"""The gate: a change is compared with what it replaces, seed by seed, against everybody in the pool."""

from functools import cache
from itertools import product
from math import isinf

import msgspec
import pytest
from typer.testing import CliRunner

from kontor.bots.knowledge import KnowledgeError, styles_of
from kontor.cli.app import app
from kontor.core import RefusedError, registry
from kontor.lab.arena import Cluster
from kontor.lab.arena.gate import Change, Comparison, comparisons, file_of, judge, line
from kontor.lab.arena.play import make_contender, play_cluster
from kontor.lab.arena.pool import SCRIPT, pool_of
from kontor.lab.errors import LabError
from kontor.lab.stats.means import mean_of, student
from sentences import raises_saying

GOA = registry.game("goa")


def compared(challenger: str, former: str) -> Comparison:
    """Return the comparison of two bots against plain scripts of Goa, with two seats."""
    return next(each for each in comparisons(GOA, challenger, former, 12, 1, "1sims", [SCRIPT]))


@cache
def games(challenger: str, former: str) -> tuple[list[Cluster], list[Cluster]]:
    """Return the games of both."""
    both = compared(challenger, former)
    found = [[play_cluster(spec, number) for number in range(6)] for spec in (both.challenger, both.former)]
    return found[0], found[1]


def test_a_bot_that_replaces_itself_is_the_same_in_every_deal() -> None:
    """Luck of the deal cancels completely: both play the same games."""
    found = line(compared(SCRIPT, SCRIPT), *games(SCRIPT, SCRIPT))
    assert (found.difference, found.low, found.high, found.change) == (0.0, 0.0, 0.0, Change.SAME)
    assert found.win_share == pytest.approx(0.5)
    assert judge("goa", SCRIPT, SCRIPT, "1sims", [found]).passed


@pytest.mark.parametrize(
    ("challenger", "former", "change"), [("deckhand", SCRIPT, "worse"), (SCRIPT, "deckhand", "better")]
)
def test_a_bot_that_leads_by_fewer_points_does_not_pass(challenger: str, former: str, change: str) -> None:
    """And the other way round it passes."""
    found = line(compared(challenger, former), *games(challenger, former))
    assert found.change == change
    assert judge("goa", challenger, former, "1sims", [found]).passed == (change == "better")


def test_one_line_that_is_worse_is_enough() -> None:
    """Better lines do not make up for it."""
    good, bad = (
        line(compared(SCRIPT, "deckhand"), *games(SCRIPT, "deckhand")),
        line(compared("deckhand", SCRIPT), *games("deckhand", SCRIPT)),
    )
    assert not judge("goa", "a", "b", "1sims", [good, bad, good]).passed


def test_the_more_lines_there_are_the_wider_is_each_interval() -> None:
    """Otherwise every large gate would fail by chance."""
    one, many = (line(compared("deckhand", SCRIPT), *games("deckhand", SCRIPT), number) for number in (1, 20))
    assert many.low < one.low < one.difference < one.high < many.high


def test_only_deals_that_both_have_played_are_compared() -> None:
    """A run that was stopped may have more deals of one of them."""
    challenger, former = games("deckhand", SCRIPT)
    found = line(compared("deckhand", SCRIPT), challenger, former[2:])
    assert found.games == 8


def test_the_gate_asks_for_every_number_of_seats_every_opponent_and_the_former_bot_once() -> None:
    """The former bot may be one of the pool."""
    found = [
        (each.challenger.seats, each.challenger.field) for each in comparisons(GOA, "trader", SCRIPT, 4, 1, "1sims")
    ]
    assert found == list(product(GOA.info.seats, pool_of(GOA)))
    more = [each.challenger.field for each in comparisons(GOA, "factor", "trader", 4, 1, "1sims")]
    assert more == [*pool_of(GOA), "trader"] * len(GOA.info.seats)


def test_every_measurement_of_a_gate_has_a_file_of_its_own() -> None:
    """So that each can be continued."""
    found = list(comparisons(GOA, "kontor.bots.builtin:Factor", "trader", 4, 1, "1sims"))
    names = [file_of(spec) for each in found for spec in (each.challenger, each.former)]
    assert len(set(names)) == len(names)
    assert not [name for name in names if ":" in name or "/" in name]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_style_of_every_game_can_play_in_the_arena(slug: str) -> None:
    """Their names are those of the pool."""
    game = registry.game(slug)
    assert len(pool_of(game)) == 1 + len(styles_of(game))
    assert all(make_contender(name, game) for name in pool_of(game))


def test_a_style_that_does_not_exist_is_named_with_those_that_do() -> None:
    """The error helps to choose."""
    with raises_saying(KnowledgeError, "no style"):
        make_contender("script-gambler", registry.game("novgorod"))


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_the_interval_of_a_mean_is_that_of_student(freedom: int, quantile: float) -> None:
    """The figures are those of a printed table."""
    assert student(0.975, freedom) == pytest.approx(quantile, rel=0.01)


def test_one_value_says_nothing_about_its_mean() -> None:
    """Its interval has no bounds."""
    found = mean_of([2.0])
    assert found.mean == 2.0
    assert isinf(found.low)
    assert isinf(found.high)


def test_the_command_prints_its_lines_and_fails_if_one_is_worse() -> None:
    """A script can rely on the exit code."""
    words = ["lab", "gate", "goa", "--former", "script", "--opponent", "script", "--seats", "2", "--games", "8"]
    found = CliRunner().invoke(app, [*words, "--challenger", "deckhand", "--workers", "1", "--json"])
    assert found.exit_code == 1
    said = msgspec.json.decode(found.stdout)
    assert [said["passed"], said["lines"][0]["change"], said["lines"][0]["seats"]] == [False, "worse", 2]


def test_games_that_were_kept_without_leads_are_refused() -> None:
    """The ladder has kept such files; the arena still continues them."""
    challenger, former = games(SCRIPT, SCRIPT)
    old = [msgspec.structs.replace(cluster, leads=()) for cluster in former]
    with raises_saying(LabError, "another folder"):
        line(compared(SCRIPT, SCRIPT), challenger, old)


def test_a_number_of_seats_that_the_game_does_not_have_is_refused() -> None:
    """A gate without a line would pass."""
    words = ["lab", "gate", "goa", "--challenger", "script", "--former", "script", "--seats", "9"]
    with raises_saying(RefusedError, "2"):
        CliRunner().invoke(app, words, catch_exceptions=False)
