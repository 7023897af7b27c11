"""The check of the messages: whatever a person can meet has its text, wherever the code speaks of it."""

from pathlib import Path
from shutil import copytree

import pytest

from contract.toy import GAME
from contract.toy.game import Pearls
from kontor.core import Texts
from kontor.testing.contract import CHECKS, ContractViolationError, Plan

MESSAGES = Path(__file__).parent / "toy" / "messages"
KEYS = [
    *("game-title", "game-about", "game-credits", "score-total", "score-row"),
    *("action-bid", "event-drawn", "question-lay", "option-open_purse", "rule-TOY-E1", "rule-KON-3"),
    *("refusal-TOY-S1", "refusal-TOY-O1", "refusal-TOY-A3", "refusal-KON-5"),
]


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_text_is_named(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Title, points, rules and refusals of play and of tables are asked for like labels and events."""
    has = Texts.has
    monkeypatch.setattr(Texts, "has", lambda texts, wanted: wanted != key and has(texts, wanted))

    with pytest.raises(ContractViolationError, match=rf"no text .*\b{key}\b"):
        CHECKS["messages"](Plan(GAME, "contract.toy:GAME", games=3))


WRITTEN = [
    ("by_name", "Refusal(A1)", "for refusal-TOY-A1$"),
    ("by_attribute", "Refusal(rules.A1)", "for refusal-TOY-A1$"),
    ("by_keyword", "Refusal(rule=rules.A1)", "for refusal-TOY-A1$"),
    ("with_case", "Refusal(A2, {}, 'poor')", r"for refusal-TOY-A2\.poor$"),
    ("with_keyword_case", "Refusal(A2, case='poor')", r"for refusal-TOY-A2\.poor$"),
    ("of_core", "core.Refusal(A1)", "for refusal-TOY-A1$"),
    ("of_variable", "Refusal(rule)", r"of_variable\.deep\.below, line 5: write a refusal with a constant"),
    ("of_variable_case", "Refusal(A2, {}, rule)", r"of_variable_case\.deep\.below, line 5: write a refusal"),
    ("without_rule", "Refusal()", r"without_rule\.deep\.below, line 5: write a refusal"),
]


def game_of(package: Path, expression: str) -> Pearls:
    """Return the toy with another package, in which a module writes the refusal."""
    (package / "deep").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "deep" / "__init__.py").touch()
    copytree(MESSAGES, package / "messages")
    lines = [
        "from contract.toy import game as rules",
        "from contract.toy.game import A1, A2",
        "from kontor import core",
        "from kontor.core import Refusal",
        f"refuse = lambda rule: {expression}",
    ]
    (package / "deep" / "below.py").write_text("\n".join(lines), "utf-8")
    game = Pearls()
    game.package = package.name  # type: ignore[misc]
    return game


@pytest.mark.parametrize(("name", "expression", "sentence"), WRITTEN)
def test_a_refusal_written_anywhere_in_the_package_needs_a_text(
    name: str, expression: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By name, by attribute or by keyword, with a case or without; what cannot be read is refused."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / f"box_{name}", expression)

    with pytest.raises(ContractViolationError, match=sentence):
        CHECKS["messages"](Plan(game, "unused", games=1))


def test_a_refusal_that_has_its_text_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of the test above is sound but for the refusal."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / "box_sound", "core.Refusal(rules.A2, {'coins': 1})")

    CHECKS["messages"](Plan(game, "unused", games=1))

    assert game.package == "box_sound"
