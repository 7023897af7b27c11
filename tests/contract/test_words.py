"""The check of the messages: whatever a person can meet has its text, wherever the code speaks of it."""

import re
from pathlib import Path
from shutil import copytree

import pytest

from contract.toy import GAME
from contract.toy.game import Pearls
from kontor.core import LANGUAGES, Texts
from kontor.testing.contract import CHECKS, ContractViolationError, Plan
from kontor.testing.ledger import Ledger

MESSAGES = Path(__file__).parent / "toy" / "messages"
KEYS = [
    *("game-title", "game-short", "game-about", "game-credits", "score-total", "score-row"),
    *("action-bid", "event-drawn", "event-bid_made.you", "question-lay", "question-lay.other"),
    *("option-open_purse", "rule-TOY-E1", "rule-KON-3"),
    *("refusal-TOY-S1", "refusal-TOY-O1", "refusal-TOY-A3", "refusal-KON-5"),
]


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_text_is_named(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Title, points, rules and refusals of play and of tables are asked for like labels and events."""
    has = Texts.has
    monkeypatch.setattr(Texts, "has", lambda texts, wanted: wanted != key and has(texts, wanted))

    with pytest.raises(ContractViolationError, match=rf"no text .*\b{re.escape(key)}\b"):
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


def main_files(package: Path) -> list[Path]:
    """Return the file of each language that holds all messages but the glossary."""
    return [package / "messages" / f"{language}.ftl" for language in LANGUAGES]


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


FAULTS = [
    ("in_one_language", "en.ftl", "extra = More", "", r"not the same in every language: \*\.ftl: extra"),
    ("other_variables", "en.ftl", "action-pass = { $coins }", "action-pass = Pass", r"\*\.ftl: action-pass"),
    ("twice", "en.ftl", "action-pass = Pass", "", "en.ftl has action-pass twice"),
    ("unreadable", "de.ftl", "extra = { $", "", "de.ftl cannot be read: extra"),
]


@pytest.mark.parametrize(("name", "file", "added", "replaced", "sentence"), FAULTS)
def test_a_faulty_message_file_is_named(
    name: str, file: str, added: str, replaced: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A text in one language only, other variables, a key written twice, a line that Fluent cannot read."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / f"file_{name}", "None")
    messages = tmp_path / f"file_{name}" / "messages" / file
    text = messages.read_text("utf-8")
    messages.write_text(text.replace(f"{replaced}\n", f"{added}\n") if replaced else f"{text}\n{added}\n", "utf-8")

    with pytest.raises(ContractViolationError, match=sentence):
        CHECKS["messages"](Plan(game, "unused", games=1))


BOTH = [
    ("none", "extra = The winner is None.", "None", "extra in 'en': not a whole text"),
    ("left_over", "refusal-TOY-L9 = Nobody says this.", "None", "nothing says refusal-TOY-L9$"),
    ("other_facts", "refusal-TOY-L1 = { $pearl }", "Refusal(rules.L1, {'coins': 1})", "refusal-TOY-L1 .* takes pearl"),
    (
        "broken_form",
        "extra = { $coins ->\n    [0] one , two\n   *[other] three\n }",
        "None",
        "extra in 'en': not a whole",
    ),
    ("no_text_of_a_fault", "", "BoxError('few', name='x')", "no text in 'en' for error-few$"),
    ("fault_with_other_facts", "error-few = { $least }", "BoxError('few', name='x')", "error-few .* takes least"),
    ("fault_left_over", "error-few = x\nerror-many = x", "BoxError('few', name='x')", "nothing says error-many$"),
]


@pytest.mark.parametrize(("name", "added", "expression", "sentence"), BOTH)
def test_a_text_that_does_not_fit_the_code_is_named(
    name: str, added: str, expression: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that nothing says, one with variables that nothing gives, one with a form that is not whole."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / f"text_{name}", expression)
    for file in main_files(tmp_path / f"text_{name}"):
        file.write_text(f"{file.read_text('utf-8')}\n{added}\n", "utf-8")

    with pytest.raises(ContractViolationError, match=sentence):
        CHECKS["messages"](Plan(game, "unused", games=1))


def test_a_question_to_somebody_else_that_does_not_name_them_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who wait want to know for whom."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / "text_nameless", "None")
    for file in main_files(tmp_path / "text_nameless"):
        text, count = re.subn(r"(?m)^    \.other = \{ \$seat \}", "    .other = Somebody", file.read_text("utf-8"))
        assert count == 2
        file.write_text(text, "utf-8")

    with pytest.raises(ContractViolationError, match="somebody else does not say to whom: 'Somebody chooses"):
        CHECKS["messages"](Plan(game, "unused", games=1))


UNADDRESSED = [("event-laid", r"event-laid\.you$"), ("change-coins", r"change-coins\.you$")]


@pytest.mark.parametrize(("key", "named"), UNADDRESSED)
def test_a_text_that_does_not_speak_to_its_reader_is_named(
    key: str, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player would read their own name in the log, or in a what-if."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / f"named_{key.replace('-', '_')}", "None")
    for file in main_files(tmp_path / game.package):
        text, count = re.subn(rf"(?m)(^{key} = .*\n)    \.you = .*\n", r"\1", file.read_text("utf-8"))
        assert count == 1
        file.write_text(text, "utf-8")

    with pytest.raises(ContractViolationError, match=rf"no text in 'en' for {named}"):
        CHECKS["messages"](Plan(game, "unused", games=3))


def test_a_rule_in_full_that_the_ledger_does_not_have_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toy's own ledger knows all rules but the one that is added."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / "text_rule", "None")
    for file in main_files(tmp_path / "text_rule"):
        file.write_text(f"{file.read_text('utf-8')}\nrule-TOY-L9 = A rule of no ledger.\n", "utf-8")

    with pytest.raises(ContractViolationError, match=r"nothing says rule-TOY-L9$"):
        CHECKS["messages"](Plan(game, "unused", games=1, ledger=Ledger.read(MESSAGES.parent / "ledger.md")))


def test_a_text_that_names_a_rule_of_no_ledger_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People would look such a rule up in vain."""
    monkeypatch.syspath_prepend(tmp_path)
    game = game_of(tmp_path / "text_cited", "None")
    for file in main_files(tmp_path / "text_cited"):
        text = file.read_text("utf-8")
        file.write_text(text.replace("rule-TOY-A1 = ", "rule-TOY-A1 = As in TOY-A9: "), "utf-8")

    with pytest.raises(ContractViolationError, match=r"de\.ftl names TOY-A9, which the ledger"):
        CHECKS["messages"](Plan(game, "unused", games=1, ledger=Ledger.read(MESSAGES.parent / "ledger.md")))
