"""A process in which bots think does not remember for ever."""

from functools import lru_cache
from typing import ClassVar
from weakref import ref

import pytest

from kontor.bots import Bot, Budget
from kontor.bots.builtin import Deckhand
from kontor.core import AnyGame, encode, registry
from kontor.worker import bot_process
from kontor.worker.bot_process import Question, think

GOA = registry.game("goa")
FORGET_AFTER_DECISIONS = 3


class Remembering(Deckhand):
    """A bot that refers to itself through a cache, as the policies of all games do."""

    made: ClassVar[list[ref[Bot]]] = []

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.known = lru_cache(self._known)
        self.made.append(ref(self))

    def _known(self) -> None: ...


@pytest.fixture(autouse=True)
def soon_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget bots after a few decisions, counted from now on."""
    monkeypatch.setattr(bot_process, "FORGET_AFTER_DECISIONS", FORGET_AFTER_DECISIONS)
    monkeypatch.setattr(bot_process, "_decisions", iter(range(1, 100)))
    monkeypatch.setattr(Remembering, "made", [])


def test_a_bot_is_kept_for_some_decisions_and_then_forgotten_with_its_caches() -> None:
    question = first_question()
    for _ in range(FORGET_AFTER_DECISIONS):
        assert [bot() for bot in Remembering.made if bot() is None] == []
        think(Remembering, question, Budget(0.1), timeout=8.0)
    assert [bot() for bot in Remembering.made] == [None]


def test_a_process_that_has_forgotten_its_bots_still_answers() -> None:
    question = first_question()
    answers = {think(Remembering, question, Budget(0.1), timeout=8.0) for _ in range(FORGET_AFTER_DECISIONS + 1)}
    assert len(answers) == 1
    assert len(Remembering.made) == 2


def first_question() -> Question:
    """The first question of a match of Goa."""
    state = GOA.start(2, GOA.options({}), bytes(32))
    (seat,) = GOA.deciders(state)
    legal = GOA.legal_actions(state, seat)
    return Question("m", 0, "goa", GOA.components.hash, encode(GOA.view(state, seat)), encode(legal), bytes(32))
