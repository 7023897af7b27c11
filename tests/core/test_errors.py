"""Errors: a key and facts, turned into a sentence in the reader's language that says what to do."""

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import kontor
from contract.toy import GAME
from contract.toy.game import Bid, Pass
from kontor.cli.errors import CliError
from kontor.cli.play.connection import ServerAwayError
from kontor.core import (
    LANGUAGES,
    ComponentData,
    ComponentsError,
    KontorError,
    MalformedError,
    Recorder,
    RecordError,
    Refusal,
    RefusedError,
    Seating,
    TextError,
    Texts,
    UnknownGameError,
    decode,
    registry,
    replay,
)
from kontor.core.recorder import Move
from kontor.testing.marked import MarksError

SOURCES = Path(kontor.__file__).parent
BORNEO = registry.game("borneo")
PLAIN = (RefusedError, TextError)


def classes(of: type[KontorError] = KontorError) -> Iterator[type[KontorError]]:
    """Yield every class of errors that a message tells about; those of the server have a test of their own."""
    if of.package == "kontor.server":
        return
    if of not in PLAIN:
        yield of
    for below in of.__subclasses__():
        yield from classes(below)


class Raised(NamedTuple):
    """An error somewhere in the sources."""

    package: str
    key: str
    facts: set[str]
    """What the text has to tell."""
    always: set[str]
    """What every error of its class has: the text may tell it, or choose its words by it."""


def raised() -> Iterator[Raised]:
    """Yield every error in the sources."""
    games = [registry.game(slug) for slug in registry.slugs()]
    everywhere = {type_.__name__: type_ for type_ in classes() if type_.__name__ != "BoxError"}
    boxes = {type_.package: type_ for type_ in classes() if type_.__name__ == "BoxError"}
    assert {ServerAwayError.__name__, CliError.__name__, MarksError.__name__} < everywhere.keys()
    assert boxes.keys() >= {game.package for game in games}
    for file in sorted(SOURCES.rglob("*.py")):
        package = ".".join(("kontor", *file.relative_to(SOURCES).parent.parts))
        known = {**everywhere, **({"BoxError": boxes[package]} if package in boxes else {})}
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
                assert isinstance(node.args[0], ast.Constant), f"{file.name}:{node.lineno} has no literal key"
                type_ = known[node.func.id]
                facts = {str(keyword.arg) for keyword in node.keywords}
                yield Raised(type_.package, str(node.args[0].value), facts, always_given(type_))


def always_given(type_: type[KontorError]) -> set[str]:
    """Return the facts that errors of a class have by position."""
    parameters = signature(type_.__init__).parameters.values()
    return {each.name for each in parameters if each.kind is Parameter.POSITIONAL_OR_KEYWORD} - {"self"}


@cache
def all_raised() -> list[Raised]:
    """Return the same; the sources are read once for all languages."""
    return list(raised())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text_that_tells_all_its_facts(language: str) -> None:
    """No key without a message, no message without its error, and in both languages the same variables."""
    used: dict[str, set[str]] = {}
    for package, key, facts, always in all_raised():
        used.setdefault(package, set()).add(key)
        marks = {fact: f"<{fact}>" for fact in facts | always}
        text = Texts(language, packages=(package,)).text(f"error-{key}", marks)
        assert {each for each in re.findall(r"<(\w+)>", text) if each not in always} == facts, key
    for package, keys in used.items():
        folder = Path(str(files(package).joinpath("messages")))
        lines = "\n".join(file.read_text("utf-8") for file in folder.glob(f"*{language}.ftl"))
        assert set(re.findall(r"^error-([\w-]+) =", lines, re.MULTILINE)) == keys
    assert sum(map(len, used.values())) > 40


def tampered(**changes: Any) -> KontorError:
    """Return what the replay of a changed record of the toy says."""
    recorder = Recorder(GAME, [Seating("Anna"), Seating("Bruno")], GAME.options({}), bytes(32))
    recorder.play(0, Pass())
    with pytest.raises(RecordError) as caught:
        replay(GAME, msgspec.structs.replace(recorder.record(), **changes))
    return caught.value


def told(error: KontorError) -> tuple[str, str]:
    """Return an error in English and in German."""
    return Texts("en").error(error), Texts("de").error(error)


def test_a_record_that_does_not_hold_is_told_in_both_languages() -> None:
    """The move, the rule that refuses it and its reason are all in the language."""
    assert told(tampered(seed="xyz")) == (
        "The record was changed: its seed is not a hexadecimal number of 32 bytes. Use the original file.",
        (
            "Die Aufzeichnung wurde verändert: Ihr Startwert ist keine hexadezimale Zahl von 32 Bytes. "
            "Nimm die Originaldatei."
        ),
    )
    assert told(tampered(moves=(Move(0, {"do": "bid", "coins": 6}, ""),))) == (
        "The record was changed: move 1 is refused by TOY-A2: You have 5 coins. Use the original file.",
        "Die Aufzeichnung wurde verändert: Zug 1 scheitert an TOY-A2: Du hast 5 Münzen. Nimm die Originaldatei.",
    )


def test_components_that_do_not_fit_are_told_in_both_languages(tmp_path: Path) -> None:
    """What core finds and what a game demands, though core's texts do not hold the game's."""
    with pytest.raises(ComponentsError) as caught:
        ComponentData.read(tmp_path / "nowhere.toml")
    english, german = told(caught.value)
    assert "cannot be read (it does not exist)" in english
    assert "lässt sich nicht lesen (das gibt es nicht)" in german

    first, *others = BORNEO.components.data["cargo"]
    data = {**BORNEO.components.data, "cargo": [{**first, "value": 3}, *others]}
    with pytest.raises(ComponentsError) as caught:
        BORNEO.with_components(ComponentData(data, "box.toml"))
    assert told(caught.value) == (
        f"The component file box.toml cannot be used: the value of cargo card {first['id']} must be 1 or 2.",
        (
            "Die Materialdatei box.toml ist nicht zu gebrauchen: "
            f"Der Wert (value) der Frachtkarte {first['id']} muss 1 oder 2 sein."
        ),
    )


def test_what_is_malformed_or_unknown_is_told_in_both_languages() -> None:
    """Only what a library says about the place stays as it is."""
    with pytest.raises(MalformedError) as malformed:
        decode(b'{"do":"bid"}', Bid)
    with pytest.raises(MalformedError) as options:
        GAME.options({"purse_open": True})
    with pytest.raises(UnknownGameError) as unknown:
        registry.game("samoa")
    games = ", ".join(registry.slugs())
    assert told(malformed.value)[1].startswith("Das lässt sich nicht lesen: ")
    assert told(options.value)[1].endswith("Pearls hat die Optionen open_purse (False, True).")
    assert told(unknown.value) == (
        f"There is no game called samoa. Choose one of {games}.",
        f"Es gibt kein Spiel namens samoa. Wähle eines von diesen: {games}.",
    )


def test_a_refusal_is_told_with_its_rule_even_by_texts_without_a_game() -> None:
    """The error brings the game that refuses, and with it the texts."""
    refused = RefusedError(Refusal("TOY-A2", {"coins": 5}), GAME)
    assert told(refused) == ("TOY-A2: You have 5 coins.", "TOY-A2: Du hast 5 Münzen.")


def test_a_missing_text_is_told_in_a_plain_sentence() -> None:
    """It must be readable where texts are missing."""
    with pytest.raises(TextError) as caught:
        Texts("de").text("error-nowhere")
    assert told(caught.value) == ("no text 'error-nowhere' in 'de'",) * 2


def test_an_error_survives_the_way_between_processes() -> None:
    """Key and facts go along."""
    error = UnknownGameError("unknown-game", game="goa", known=["borneo", "samoa"])
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert Texts("en").error(copy) == "There is no game called goa. Choose one of borneo, samoa."


def test_logs_and_tracebacks_get_the_key_and_the_facts() -> None:
    """Sentences belong to `Texts`: an error does not know who reads it."""
    assert (
        str(UnknownGameError("unknown-game", game="goa", known=["borneo"]))
        == "unknown-game: game=goa, known=['borneo']"
    )
    assert str(RecordError("record-seed")) == "record-seed"
    assert str(RefusedError(Refusal("TOY-A2", {"coins": 5}), GAME)) == "TOY-A2: coins=5"
