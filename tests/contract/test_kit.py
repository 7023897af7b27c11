"""The kit itself: the toy passes every check, and every check sees its broken twins and says what is wrong."""

from pathlib import Path

import pytest

from contract.toy import GAME
from contract.toy.game import Auction, Laying, Pearls, PearlsState, Round, RoundFrame
from contract.twins import INSTANCES, TWINS
from kontor.core import Emit
from kontor.testing.contract import CHECKS, ContractViolationError, Plan
from kontor.testing.ledger import Ledger

LEDGER = Ledger.read(Path(__file__).parent / "toy" / "ledger.md")
MARKED = frozenset(LEDGER.definitions)
CASES = [(check, twin.__name__, sentence) for check, twins in TWINS.items() for twin, sentence in twins]


@pytest.mark.parametrize("check", CHECKS)
def test_the_toy_keeps_the_contract(check: str) -> None:
    """A sound game passes."""
    CHECKS[check](Plan(GAME, "contract.toy:GAME", games=12, ledger=LEDGER, marked=MARKED))

    assert check in TWINS, "every check is proven able to fail"


@pytest.mark.parametrize(("check", "twin", "sentence"), CASES)
def test_a_broken_twin_is_seen(check: str, twin: str, sentence: str) -> None:
    """A game that breaks one promise fails the check of that promise, for that reason."""
    source = f"contract.twins:GAME_{twin}"
    plan = Plan(INSTANCES[twin], source, games=12, ledger=LEDGER, marked=MARKED)

    with pytest.raises(ContractViolationError, match=sentence):
        CHECKS[check](plan)


def test_a_rule_without_a_marked_test_is_seen() -> None:
    """The check of the rules names the ids that no test carries."""
    plan = Plan(GAME, "contract.toy:GAME", ledger=LEDGER, marked=MARKED - {"TOY-A3"})

    with pytest.raises(ContractViolationError, match="no test is marked with TOY-A3"):
        CHECKS["rules"](plan)


def test_a_game_without_a_ledger_is_seen() -> None:
    """Rules that nobody wrote down cannot be proven."""
    with pytest.raises(ContractViolationError, match="a game needs a ledger"):
        CHECKS["rules"](Plan(GAME, "contract.toy:GAME"))


def test_a_game_that_a_second_process_does_not_find_is_seen() -> None:
    """The complaint of that process is handed on."""
    with pytest.raises(ContractViolationError, match=r"a second process cannot play the game: (.|\n)*NO_GAME"):
        CHECKS["replay"](Plan(GAME, "contract.toy:NO_GAME"))


class Stuck(Round):
    """A round that does not get on."""

    def resume(self, s: PearlsState, frame: RoundFrame, emit: Emit) -> None:
        s.replace(RoundFrame(frame.starter))


class Spinning(Round):
    """A round that passes the turn on and on."""

    def resume(self, s: PearlsState, frame: RoundFrame, emit: Emit) -> None:
        s.replace(RoundFrame((frame.starter + 1) % s.seats))


@pytest.mark.parametrize(("phase", "resumes"), [(Stuck(), 1), (Spinning(), 10_000)])
def test_rules_that_do_not_get_on_are_stopped_and_the_frame_is_named(phase: Round, resumes: int) -> None:
    """A `resume` must change the stack of frames, and lead to a decision or to the end."""

    class Twin(Pearls):
        def make_phases(self) -> tuple[Round, Auction, Laying]:
            return (phase, Auction(), Laying())

    with pytest.raises(RuntimeError, match=rf"do not get on from RoundFrame\(.*: {resumes} resumes"):
        Twin().start(2, GAME.options({}), bytes(32))
