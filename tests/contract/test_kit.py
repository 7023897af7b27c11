"""The kit itself: the toy passes every check, and every check sees its broken twins and says what is wrong."""

from pathlib import Path

import pytest

from contract.toy import GAME
from contract.toy.game import Auction, Laying, Pearls, PearlsState, Round, RoundFrame
from contract.twins import INSTANCES, TWINS
from kontor.core import Emit, RefusedError
from kontor.testing.contract import CHECKS, ContractViolationError, Plan, leaves_samples_alone
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


def test_a_check_that_changes_a_shared_game_is_seen() -> None:
    """Checks share their games: what one of them did to a position would be met by the next."""

    def meddle(plan: Plan) -> None:
        for sample in plan.samples():
            sample.step.state.coins[0] += 1

    with pytest.raises(ContractViolationError, match="something that was asked of game 0 changed a position in it"):
        leaves_samples_alone(meddle)(Plan(GAME, "contract.toy:GAME", games=2))


def test_a_plan_plays_each_game_once() -> None:
    """The second check is given the samples of the first, and a game by its number is always the same."""
    plan = Plan(GAME, "contract.toy:GAME", games=2)

    for name in ("views", "census"):
        CHECKS[name](plan)

    assert all(one is other for one, other in zip(plan.play(1), plan.play(1), strict=True))
    assert list(plan.play(1)) == list(Plan(GAME, "contract.toy:GAME", games=2).play(1))


def test_a_game_that_breaks_does_so_for_every_check() -> None:
    """A second check does not take the steps before the break for a whole game."""
    plan = Plan(INSTANCES["WithOffersAnotherVerb"], "contract.twins:GAME_WithOffersAnotherVerb", games=12)

    for _ in range(2):
        with pytest.raises(RefusedError):
            list(plan.samples())


class Stuck(Round):
    """A round that makes no progress."""

    def resume(self, s: PearlsState, frame: RoundFrame, emit: Emit) -> None:
        s.replace(RoundFrame(frame.starter))


class Spinning(Round):
    """A round that passes the turn on and on."""

    def resume(self, s: PearlsState, frame: RoundFrame, emit: Emit) -> None:
        s.replace(RoundFrame((frame.starter + 1) % s.seats))


@pytest.mark.parametrize(("phase", "resumes"), [(Stuck(), 1), (Spinning(), 10_000)])
def test_rules_that_make_no_progress_are_stopped_and_the_frame_is_named(phase: Round, resumes: int) -> None:
    """A `resume` must change the stack of frames, and lead to a decision or to the end."""

    class Twin(Pearls):
        def make_phases(self) -> tuple[Round, Auction, Laying]:
            return (phase, Auction(), Laying())

    with pytest.raises(RuntimeError, match=rf"do not get on from RoundFrame\(.*: {resumes} resumes"):
        Twin().start(2, GAME.options({}), bytes(32))
