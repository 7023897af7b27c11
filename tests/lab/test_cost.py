"""What a bot costs: the processor time of one seat."""

import msgspec
import pytest
from typer.testing import CliRunner

from kontor.bots import Budget
from kontor.cli.app import app
from kontor.core import registry
from kontor.lab.arena.cost import Timed, cost, cost_of
from kontor.lab.arena.pool import Script
from kontor.lab.arena.spec import Spec

SPEC = Spec("goa", "script", "script", 2, 4, 1, "1sims")


def test_decisions_with_a_choice_are_timed_and_decided_as_before() -> None:
    """With one answer there is nothing to think about."""
    goa = registry.game("goa")
    state = goa.start(2, goa.options({}), bytes(32))
    (seat, *_), bot = goa.deciders(state), Timed(Script(goa))
    view, legal = goa.view(state, seat), goa.legal_actions(state, seat)
    assert len(legal) > 1
    assert bot.decide(view, legal, Budget(simulations=1), b"x") == bot.bot.decide(
        view, legal, Budget(simulations=1), b"x"
    )
    assert len(bot.seconds) == 1
    bot.decide(view, legal[:1], Budget(simulations=1), b"x")
    assert len(bot.seconds) == 1


def test_the_seat_changes_with_the_deal() -> None:
    """So that no seat's number of decisions counts more than another's."""
    first, second = cost(SPEC, 0), cost(SPEC, 1)
    assert min(len(first), len(second)) > 30
    assert len(first) != len(second)


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
