"""Reading the texts of a game: its message files as they are written, and its sentences as they are spoken."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kontor.core import LANGUAGES, Action, AnyGame, Change, Event, Refusal, Texts, View
from kontor.core.rules import message_key
from kontor.testing.ledger import Ledger
from kontor.testing.matches import Ply

NAMES = ("Anna", "Ben", "Chris", "Dora", "Emil")
LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
BROKEN = re.compile(r"[{}\n]|\?\?|\bNone\b|  | $|^$| [,.;:?]|\.\.|\( ")


def read(text: str) -> str:
    """Demand that a text is whole and stands on one line."""
    assert not BROKEN.search(text), text
    return text


class Variables(Visitor):
    """The variables that a message takes, and those that it selects on, with the values that it knows."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.selected: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        known = self.selected.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            match variant.key:
                case fluent.NumberLiteral(value=number):
                    known.add(int(number))
                case fluent.Identifier(name=name):
                    known.add({"one": 1, "other": 7}.get(name, name))
        self.generic_visit(node)


@cache
def written(package: Path, file: str) -> dict[str, Variables]:
    """Return every message and attribute of a file, with its variables."""
    found: dict[str, Variables] = {}
    for entry in FluentParser(with_spans=False).parse((package / "messages" / file).read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            for suffix, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if pattern is not None:
                    key = entry.id.name + suffix
                    assert key not in found, f"{file} has {key} twice"
                    found[key] = Variables()
                    found[key].visit(pattern)
    return found


class Reader:
    """Reads all that a game has to say, in every language."""

    def __init__(self, game: AnyGame, rules: ModuleType, by_core: Mapping[str, set[str]]) -> None:
        self.game, self.rules, self.by_core = game, rules, by_core
        self.package = Path(str(files(game.package)))

    def written(self, file: str) -> dict[str, Variables]:
        """Return every message and attribute of a file, with its variables."""
        return written(self.package, file)

    @cached_property
    def spoken(self) -> dict[str, dict[str, Variables]]:
        """By language: what is said at the table."""
        return {language: self.written(f"{language}.ftl") for language in LANGUAGES}

    def calls(self, name: str) -> Iterator[ast.Call]:
        """Yield every call of this name in the package."""
        for file in self.package.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    yield node

    def refusals(self) -> dict[str, set[str]]:
        """Return the key and the facts of every refusal that the rules of the game can give, and the core for it."""
        found = dict(self.by_core)
        for call in self.calls("Refusal"):
            named, facts, case = (*call.args, None, None)[:3]
            assert isinstance(named, ast.Name)
            suffix = f".{ast.literal_eval(case)}" if case is not None else ""
            known = {ast.literal_eval(key) for key in facts.keys if key} if isinstance(facts, ast.Dict) else set()
            found[f"refusal-{message_key(getattr(self.rules, named.id))}{suffix}"] = known
        return found

    def demand_the_same_in_both_languages(self, file: str) -> None:
        """No key, attribute or variable is in one language only."""
        kept = [{key: it.found for key, it in self.written(f"{file}{one}.ftl").items()} for one in LANGUAGES]
        assert kept[0] == kept[1]

    def demand_every_refusal(self, language: str) -> None:
        """Every refusal has a text that takes only its facts, and no text is left over."""
        texts = {key: it.found for key, it in self.spoken[language].items() if "refusal-" in key}
        known = self.refusals()
        assert texts.keys() == known.keys()
        assert {key for key in texts if not texts[key] <= known[key]} == set()

    def demand_every_fault_of_a_box(self) -> None:
        """The key is the first argument, the facts are named; `name` of the figures that are too small, too."""
        errors = list(self.calls("BoxError"))
        wanted = {f"error-{ast.literal_eval(it.args[0])}": {k.arg for k in it.keywords} for it in errors}
        texts = {key: it.found for key, it in self.written("components.en.ftl").items()}
        assert texts.keys() == wanted.keys()
        assert {key for key in texts if not texts[key] <= wanted[key]} == set()

    def demand_every_rule(self) -> None:
        """Every rule of the ledger has its text, and a rule that a text names exists."""
        ids = Ledger.read(LEDGERS / f"{self.game.info.slug}.md").definitions
        assert self.written("rules.en.ftl").keys() == {f"rule-{message_key(id_)}" for id_ in ids}
        for language in LANGUAGES:
            text = (self.package / "messages" / f"rules.{language}.ftl").read_text("utf-8")
            named = re.findall(rf"(?<!rule-){self.game.info.prefix}-[A-Z]+\d+(?:\.\d+[a-z]?)?", text)
            assert set(named) <= set(ids)

    def demand_every_form(self, language: str) -> None:
        """None, one and several, yes and no: also those that hardly any match reaches."""
        texts = Texts(language, self.game, NAMES)
        for key, variables in self.spoken[language].items():
            names = list(variables.selected)
            for values in product(*(sorted(variables.selected[name], key=str) for name in names)):
                read(texts.text(key, dict.fromkeys(variables.found, "this") | dict(zip(names, values, strict=True))))

    def said(self, thing: Refusal | Event | Change) -> str:
        """Return a refusal, an event or a what-if, in English and in German."""
        spoken = [Texts(language, self.game, NAMES) for language in LANGUAGES]
        match thing:
            case Refusal():
                return " | ".join(texts.refusal(thing) for texts in spoken)
            case Event():
                return " | ".join(texts.event(thing) for texts in spoken)
        return " | ".join(texts.change(thing) for texts in spoken)

    def asked(self, view: View, action: Action | None = None, answers: int = 0) -> str:
        """Return the open question, or the label of an answer to it, in English and in German."""
        spoken = [Texts(language, self.game, NAMES) for language in LANGUAGES]
        return " | ".join(texts.action(view, action) if action else texts.question(view, answers) for texts in spoken)


class Listening(Texts):
    """Texts that remember what they said, and select on no name: a name may be reworded."""

    def __init__(self, language: str, reader: Reader) -> None:
        super().__init__(language, reader.game, NAMES)
        self.written = reader.spoken[language]
        self.said: set[str] = set()
        self.name = cache(self.name)  # type: ignore[method-assign] # most of the time goes into names

    def text(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """Say it, and check it."""
        if key in self.written:
            self.said.add(key)
            for selected in self.written[key].selected:
                assert isinstance((variables or {})[selected], str | int), f"{key} selects on the name of {selected}"
        return super().text(key, variables)


class Audience:
    """Listens to matches in every language at once, to everything new."""

    def __init__(self, reader: Reader) -> None:
        self.game = reader.game
        self.texts = [Listening(language, reader) for language in LANGUAGES]
        self.known: set[object] = set()

    def is_new(self, said: object) -> bool:
        """Return True if this was not read before."""
        new = said not in self.known
        self.known.add(said)
        return new

    def read(self, what: str, *things: Any) -> None:
        """Read something in every language: a question, an action, an event."""
        for texts in self.texts:
            read(getattr(texts, what)(*things))

    def hear(self, happened: Iterable[Event]) -> None:
        """Read the log, as the player it concerns and as a spectator sees it."""
        for event in happened:
            for seen in (event, event.seen_by(None)):
                if seen is not None and self.is_new(seen):
                    self.read("event", seen)

    def listen(self, ply: Ply[Any], tried: list[Action]) -> None:
        """Read the open question, every answer to it and its consequences, why some are not allowed, and the log."""
        game, s, seat = self.game, ply.before, ply.seat
        view, legal = game.view(s, seat), game.legal_actions(s, seat)
        if self.is_new((view.frames[-1], str(game.question_facts(view)))):
            self.read("question", view)
            self.read("question", view, len(legal))
        for action in legal:
            if self.is_new((action, str(game.label_facts(view, action)))):
                self.read("action", view, action)
            for change in filter(self.is_new, game.forecast(s, seat, action) or ()):
                self.read("change", change)
        for refusal in (game.check(s, seat, action) for action in tried):
            if refusal and self.is_new(str(refusal)):
                self.read("refusal", refusal)
        self.hear(ply.events)
