"""What a bot costs: the processor time of one seat."""

from collections.abc import Sequence

import msgspec
import pytest
from typer.testing import CliRunner

from kontor.bots import Budget, Decision
from kontor.cli.app import app
from kontor.core import Action, AnyGame, View, registry
from kontor.lab.arena.cost import cost, cost_of, seconds_of_match
from kontor.lab.arena.pool import Script
from kontor.lab.arena.spec import Spec

SPEC = Spec("goa", "script", "script", 2, 4, 1, "1sims")


class Counting(Script):
    """Counts the questions that it was asked with more than one answer."""

    asked = 0

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Follow the policy."""
        self.asked += len(legal) > 1
        return super().decide(view, legal, budget, seed)


def counted(game: AnyGame, number: int) -> tuple[int, int, int]:
    """Return how many decisions were timed, and how many the bot and the others made."""
    bot, field = Counting(game), Counting(game)
    return len(seconds_of_match(game, SPEC, number, bot, field)), bot.asked, field.asked


def test_every_decision_with_a_choice_is_timed_and_those_of_others_are_not() -> None:
    """With one answer there is nothing to think about."""
    timed, own, others = counted(registry.game("goa"), 0)
    assert timed == own
    assert min(own, others) > 30


def test_the_seat_changes_with_the_deal() -> None:
    """So that no seat's number of decisions counts more than another's."""
    game = registry.game("goa")
    assert len(cost(SPEC, 0)) == counted(game, 0)[0]
    assert counted(game, 0)[1:] != counted(game, 1)[1:]


def test_a_match_costs_the_sum_of_its_decisions() -> None:
    """The figures are in seconds for a match, and in milliseconds for a decision."""
    found = cost_of("bot", [[0.1, 0.3], [0.2, 0.2, 0.2]])
    assert [found.match_s, found.decision_ms, found.decisions] == pytest.approx([0.5, 200.0, 2.5])
    assert found.low_s < found.match_s < found.high_s
    assert found.p95_ms == pytest.approx(280.0)


def test_the_command_compares_bots_in_the_same_deals() -> None:
    """A deckhand thinks less than a script."""
    words = ["lab", "cost", "goa", "--bot", "script", "--bot", "deckhand", "--seats", "2", "--games", "2", "--json"]
    found = CliRunner().invoke(app, words)
    assert found.exit_code == 0
    script, deckhand = msgspec.json.decode(found.stdout)
    assert [script["bot"], deckhand["bot"]] == ["script", "deckhand"]
    assert deckhand["decision_ms"] < script["decision_ms"]
