"""The rules of the open question, as everybody at the table gets them with its words."""

import pytest

from games.goa.table import Table as GoaTable
from kontor.core import registry
from server.read.test_only_answers import words_at

A, B, C = range(3)


def test_everybody_gets_the_rules_of_the_open_question() -> None:
    """The bidder, somebody who waits and a spectator can look up how an auction works."""
    state = GoaTable().auction(A, "r2c2").state
    found = {words_at(registry.game("goa"), state, seat).rules for seat in (A, B, None)}
    assert len(found) == 1
    assert found.pop()[:2] == ("GOA-A2", "GOA-A3")


@pytest.mark.parametrize(("edition", "rule"), [("board", "BOR-S8b"), ("card", "BOR-S8c")])
def test_rules_of_another_edition_are_left_out(edition: str, rule: str) -> None:
    """In the placement each edition has a rule of its own."""
    game = registry.game("borneo")
    state = game.start(3, game.options({"edition": edition}), bytes(32))
    of_placing = [id_ for id_ in words_at(game, state, A).rules if id_.startswith("BOR-S8")]
    assert of_placing == ["BOR-S8", rule]


def test_a_match_that_is_over_has_no_open_rules() -> None:
    """There is no question left."""
    state = GoaTable().auction(A, "r2c2").state
    state.frames.clear()
    assert registry.game("goa").open_rules(registry.game("goa").view(state, A)) == ()
