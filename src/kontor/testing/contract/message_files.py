"""The message files of a game as they are written: part of the check of the messages, and of no game in particular."""

import ast
import re
from collections.abc import Container, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kontor.core import LANGUAGES, AnyGame, KontorError, Texts
from kontor.core.rules import RULE_ID
from kontor.testing.contract.plan import ContractViolationError, demand

BROKEN = re.compile(r"[{}\n]|\?\?|\bNone\b(?! of)|  | $|^$| [,.;:?]|\.\.|\( ")
"""What no text on one line contains: a brace, a break, a `None`, two spaces, an empty place before a full stop."""
PARAGRAPHS = ("rules.", "components.")
"""Files whose texts may have several lines: the rules in full, and what is wrong with a component file."""
PLURALS: Mapping[str, int] = {"one": 1, "other": 7}
"""A number for each category of plurals."""


class Variables(Visitor):
    """The variables that a message takes, and those that it selects on, with the values that it knows."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selected: dict[str, set[str | int]] = {}
        self.references: set[str] = set()
        """The messages and attributes that are part of it, and take their variables from it."""

    def take(self, other: "Variables") -> None:
        """Take over what a referenced message needs."""
        self.names |= other.names
        for name, values in other.selected.items():
            self.selected.setdefault(name, set()).update(values)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        """Note a message that is part of this one."""
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        """Note what is selected on, and the values that the text knows."""
        if isinstance(node.selector, fluent.VariableReference):
            known = self.selected.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                match variant.key:
                    case fluent.NumberLiteral(value=number):
                        known.add(int(number))
                    case fluent.Identifier(name=name):
                        known.add(PLURALS.get(name, name))
        self.generic_visit(node)


@cache
def messages_in(file: Path) -> Mapping[str, Variables]:
    """Return every message and ``message.attribute`` of a file, with its variables."""
    found: dict[str, Variables] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, fluent.Junk):
            raise ContractViolationError(f"{file.name} cannot be read: {entry.content}")
        if isinstance(entry, fluent.Message):
            for suffix, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if pattern is not None:
                    key = entry.id.name + suffix
                    demand(key not in found, f"{file.name} has {key} twice")
                    found[key] = Variables()
                    found[key].visit(pattern)
    for message in found.values():
        for key in message.references & found.keys():
            message.take(found[key])
    return found


def folder_of(game: AnyGame) -> Path:
    """Return the folder of a game's package."""
    return Path(str(files(game.package)))


def files_of(game: AnyGame, language: str) -> dict[str, Mapping[str, Variables]]:
    """Return the messages of each file in a language, by the file's name without the language."""
    end = f"{language}.ftl"
    found = sorted((folder_of(game) / "messages").glob(f"*{end}"))
    return {file.name.removesuffix(end): messages_in(file) for file in found}


def spoken(game: AnyGame, language: str) -> dict[str, Variables]:
    """Return what is said at the table: all messages but the rules in full and the faults of component files."""
    return {
        key: variables
        for file, messages in files_of(game, language).items()
        if file not in PARAGRAPHS
        for key, variables in messages.items()
    }


def whole(text: str) -> str:
    """Return the text; a violation unless it is whole and stands on one line."""
    demand(not BROKEN.search(text), lambda: f"not a whole text on one line: {text!r}")
    return text


def demand_the_same_in_every_language(game: AnyGame) -> None:
    """No file, key, attribute or variable is in one language only."""
    first, *others = (
        {
            f"{file}*.ftl: {key}": it.names
            for file, messages in files_of(game, one).items()
            for key, it in messages.items()
        }
        for one in LANGUAGES
    )
    for other in others:
        different = sorted(key for key in {*first, *other} if first.get(key) != other.get(key))
        demand(not different, lambda: f"not the same in every language: {', '.join(different)}")


def demand_every_form(game: AnyGame) -> None:
    """Every form of every message is whole: none, one and several, also those that hardly any match reaches."""
    for language in LANGUAGES:
        texts = Texts(language, game)
        for key, variables in spoken(game, language).items():
            names = list(variables.selected)
            for values in product(*(sorted(variables.selected[name], key=str) for name in names)):
                given = dict.fromkeys(variables.names, "this") | dict(zip(names, values, strict=True))
                try:
                    whole(texts.text(key, given))
                except (KontorError, ContractViolationError) as error:
                    raise ContractViolationError(f"{key} in {language!r}: {error}") from error


def demand_no_text_left_over(game: AnyGame, start: str, wanted: set[str]) -> None:
    """Every message that starts like this is one that the game can say."""
    for language in LANGUAGES:
        keys = {key for messages in files_of(game, language).values() for key in messages if key.startswith(start)}
        over = sorted(keys - wanted)
        demand(not over, lambda: f"nothing says {', '.join(over)}")


def demand_known_rules(game: AnyGame, known: Container[str]) -> None:
    """Every rule of the game that a text names exists."""
    cited = re.compile(rf"(?<![\w-])(?={game.info.prefix}-){RULE_ID.pattern}")
    variant = re.compile(rf"\[({game.info.prefix}-\w+)\]")  # a rule as Fluent can select on it: see `message_key`
    for file in sorted((folder_of(game) / "messages").glob("*.ftl")):
        text = variant.sub(lambda found: found.group(1).replace("_", "."), file.read_text("utf-8"))
        unknown = sorted({id_ for id_ in cited.findall(text) if id_ not in known})
        demand(not unknown, lambda: f"{file.name} names {', '.join(unknown)}, which the ledger does not define")


def demand_only_facts(game: AnyGame, facts: Mapping[str, set[str]]) -> None:
    """A text takes only the variables that its key is said with."""
    for language in LANGUAGES:
        for messages in files_of(game, language).values():
            for key in messages.keys() & facts.keys():
                unknown = sorted(messages[key].names - facts[key])
                demand(not unknown, lambda: f"{key} in {language!r} takes {', '.join(unknown)}, which nothing gives")


def calls(game: AnyGame, name: str) -> Iterator[ast.Call]:
    """Yield every call of this name in the game's package."""
    for file in sorted(folder_of(game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                yield node


def demand_every_fault_of_a_box(game: AnyGame) -> None:
    """Every ``BoxError(key, fact=…)`` has a text that takes only its facts, and no such text is left over."""
    faults = {f"error-{ast.literal_eval(call.args[0])}": call for call in calls(game, "BoxError")}
    if not faults:
        return
    for language in LANGUAGES:
        missing = sorted(faults.keys() - {key for texts in files_of(game, language).values() for key in texts})
        demand(not missing, lambda: f"no text in {language!r} for {', '.join(missing)}")
    demand_only_facts(game, {key: {it.arg for it in call.keywords if it.arg} for key, call in faults.items()})
    demand_no_text_left_over(game, "error-", set(faults))
