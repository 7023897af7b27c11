"""The table of the mutants: what counts as caught, and that every mutant is one."""

import pytest

from chaos.mutant_servers.mutant import MUTANTS, Mutant
from chaos.mutant_servers.patches import PATCHES
from chaos.mutant_servers.run import Outcome, caught_by

LOSING = Mutant("losing", ("lost", "misled"), ("kill-gateway",))


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_changes_either_our_processes_or_postgresql(mutant: Mutant) -> None:
    assert (mutant.name in PATCHES) is not bool(mutant.settings)


def test_a_mutant_is_caught_by_the_figure_that_is_not_zero() -> None:
    assert caught_by(LOSING, Outcome(1, {"lost": 0, "misled": 3, "stuck": 1})) == ["misled"]


def test_a_mutant_is_not_caught_by_a_run_that_broke_for_another_reason() -> None:
    assert caught_by(LOSING, Outcome(1, {})) == []
    assert caught_by(LOSING, Outcome(1, {"lost": 0, "misled": 0, "stuck": 5})) == []


def test_a_mutant_survives_a_clean_run() -> None:
    assert caught_by(LOSING, Outcome(0, {"lost": 0, "misled": 0})) == []
