"""Checks 9 and 10: rules that are cited exist and are tested; everything a person reads has its text."""

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from kontor.core import CORE_RULES, LANGUAGES, Action, AnyGame, Change, KontorError, Seat, Texts, View
from kontor.core.records import tag_of
from kontor.core.rules import RULE_ID, message_key
from kontor.core.texts import seat_fields, you_attribute
from kontor.testing.contract.message_files import (
    demand_every_fault_of_a_box,
    demand_every_form,
    demand_known_rules,
    demand_no_text_left_over,
    demand_only_facts,
    demand_the_same_in_every_language,
    spoken,
    whole,
)
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample, demand
from kontor.testing.contract.questions import demand_rules_of_questions

KEY = re.compile(r"[a-z_]+")
REF = re.compile(r"[a-z_]+:[a-z0-9_:]+")


def rules(plan: Plan) -> None:
    """Every cited rule is in the ledger, every question has rules, and every id of the ledger has a marked test."""
    if plan.ledger is None:
        raise ContractViolationError("a game needs a ledger: docs/rules/<game>.md")
    known = plan.ledger.definitions
    cited = {*plan.game.rule_ids, *_cited_in_comments(plan.game.package, plan.game.info.prefix)}
    unknown = sorted(id_ for id_ in cited if id_ not in known and id_ not in CORE_RULES)
    demand(not unknown, lambda: f"the code cites {', '.join(unknown)}, which the ledger does not define")
    demand_rules_of_questions(plan, known)
    if plan.marked is not None:
        missing = [id_ for id_ in known if id_ not in plan.marked]
        demand(not missing, lambda: f"no test is marked with {', '.join(missing)}")


def _cited_in_comments(package: str, prefix: str) -> set[str]:
    found: set[str] = set()
    for file in sorted(Path(str(files(package))).rglob("*.py")):
        found |= {id_ for id_ in RULE_ID.findall(file.read_text("utf-8")) if id_.startswith(f"{prefix}-")}
    return found


def messages(plan: Plan) -> None:
    """Every action, event, question, refusal, component, option and rule has its text in both languages.

    An event that names a seat, and a what-if of the reader's own seat, have a text that says "you"; a
    question has another one for those who wait. The texts are the same in every language but for their words, whole in
    every form, and no refusal, rule or fault of a component file is written that nothing says.
    """
    keys = _keys(plan)
    for language in LANGUAGES:
        texts = Texts(language, plan.game)
        missing = [key for key in keys if not texts.has(key)]
        demand(not missing, lambda: f"no text in {language!r} for {', '.join(missing)}")
    _demand_sound_files(plan, set(keys))
    for language in LANGUAGES:
        texts = Texts(language, plan.game)
        try:
            for kind, ids in plan.game.vocabulary().items():
                for id_ in ids:
                    texts.name(kind, id_)
            _speak(plan, texts)
        except KontorError as error:
            raise ContractViolationError(str(error)) from error


def _demand_sound_files(plan: Plan, keys: set[str]) -> None:
    game = plan.game
    demand_the_same_in_every_language(game)
    demand_only_facts(game, {key: facts for key, facts in _refusals_of(game) if facts is not None})
    demand_no_text_left_over(game, "refusal-", keys)
    if plan.ledger is not None:
        demand_no_text_left_over(game, "rule-", keys)
        demand_known_rules(game, plan.ledger.definitions)
    demand_every_fault_of_a_box(game)
    demand_every_form(game)


def _keys(plan: Plan) -> list[str]:
    game = plan.game
    keys = ["game-title", "game-short", "game-about", "game-credits", "score-total"]
    keys += [f"action-{tag_of(type_)}" for type_ in game.action_types]
    keys += [f"event-{tag_of(type_)}" for type_ in game.event_types]
    keys += [
        f"event-{tag_of(type_)}.{you_attribute(field)}" for type_ in game.event_types for field in seat_fields(type_)
    ]
    asked = [phase.frame for phase in game.phases.values() if phase.verbs]
    keys += [f"question-{tag_of(frame)}{part}" for frame in asked for part in ("", ".other")]
    keys += [f"option-{option.name}" for option in game.info.options]
    keys += [
        f"instruction-{tag_of(type_)}{part}" for type_ in game.instruction_types for part in ("", ".title", ".over")
    ]
    keys += [f"rule-{message_key(id_)}" for id_ in (*CORE_RULES, *game.rule_ids)]
    if plan.ledger is not None:
        keys += [f"rule-{message_key(id_)}" for id_ in plan.ledger.definitions]
    of_setups = [game.info.seats_rule, *(option.refused_by for option in game.info.options if option.refused_by)]
    of_setups += [option.rule for option in game.info.options if option.names_seat]
    keys += [f"refusal-{message_key(id_)}" for id_ in (*CORE_RULES, *of_setups)]
    keys += [key for key, _ in _refusals_of(game)]
    return list(dict.fromkeys(keys))


def _refusals_of(game: AnyGame) -> list[tuple[str, set[str] | None]]:
    """Return the key and the facts of every refusal in the game's package, its own module and those of its phases."""
    package = import_module(game.package)
    names = [type(game).__module__, *(type(phase).__module__ for phase in game.phases.values()), game.package]
    names += [found.name for found in pkgutil.walk_packages(package.__path__, f"{game.package}.")]
    return [found for name in dict.fromkeys(names) for found in _refusals_in(import_module(name))]


def _refusals_in(module: ModuleType) -> Iterator[tuple[str, set[str] | None]]:
    """Yield every `Refusal(RULE, facts, case)` of a module: its key, and its facts if they are written out."""
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Refusal":
            given = {**dict(zip(("rule", "facts", "case"), node.args, strict=False))}
            given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
            try:
                rule = reduce(getattr, ast.unparse(given["rule"]).split("."), module)
                case = ast.literal_eval(given["case"]) if "case" in given else ""
                key = message_key(str(rule))
            except (KeyError, AttributeError, ValueError) as error:
                where = f"{module.__name__}, line {node.lineno}"
                raise ContractViolationError(f"{where}: write a refusal with a constant rule and case") from error
            yield f"refusal-{key}" + (f".{case}" if case else ""), _facts(given.get("facts"))


def _facts(node: ast.expr | None) -> set[str] | None:
    if node is None:
        return set()
    return {ast.literal_eval(key) for key in node.keys if key} if isinstance(node, ast.Dict) else None


def _ask(game: AnyGame, texts: Texts, view: View, answers: int) -> None:
    whole(texts.question(view))
    whole(texts.question(view, answers))
    if proposal := game.proposal(view):
        whole(texts.proposal(view, proposal))


def _ask_others(plan: Plan, readers: Mapping[Seat | None, Texts], sample: Sample) -> None:
    """Those who wait read who decides."""
    deciders = plan.game.deciders(sample.before)
    for viewer in plan.viewers(sample.before):
        if viewer not in deciders:
            text = whole(readers[viewer].asked_of(plan.game.view(sample.before, viewer), deciders))
            name = readers[viewer].name("seat", deciders[0])
            demand(name in text, f"a question to somebody else does not say to whom: {text!r}")


def _speak(plan: Plan, texts: Texts) -> None:
    game = plan.game
    readers = {viewer: Texts(texts.language, game, reader=viewer) for viewer in (*range(max(game.info.seats)), None)}
    for sample in plan.samples(stride=11):
        view = game.view(sample.before, sample.seat)
        _ask(game, texts, view, len(sample.legal))
        _ask_others(plan, readers, sample)
        for key in {part: None for score in game.scores(sample.step.state) for part in score.parts}:
            whole(texts.text(f"score-{key}"))
        for action in sample.legal:
            changes = game.forecast(sample.before, sample.seat, action) or ()
            _demand_sound_refs(action, changes)
            whole(texts.action(view, action))
            for change in changes:
                whole(texts.change(change))
                whole(readers[sample.seat].change(change))
                _demand_your(readers[sample.seat], game, change)
        for viewer in plan.viewers(sample.before):
            for event in sample.events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    whole(texts.event(seen))
                    whole(readers[viewer].event(seen))
        universe = list(game.universe(sample.before, sample.seat))
        for action in universe[:: 1 + len(universe) // 40]:
            refusal = game.check(sample.before, sample.seat, action)
            if refusal is not None:
                whole(texts.refusal(refusal))


def _demand_your(texts: Texts, game: AnyGame, change: Change) -> None:
    """A what-if of the reader's own seat does not name that seat."""
    key = f"change-{change.key}"
    if change.ref == f"seat:{texts.reader}" and not texts.has(f"{key}.you"):
        names_seat = "thing" in spoken(game, texts.language)[key].names
        demand(not names_seat, f"no text in {texts.language!r} for {key}.you")


def _demand_sound_refs(action: Action, changes: Iterable[Change]) -> None:
    """Refs say kind and id in plain letters, and the keys of what-ifs are words."""
    for ref in action.refs():
        demand(REF.fullmatch(ref) is not None, lambda: f"{action} is touched by {ref!r}, which is no ref")
    for change in changes:
        demand(
            REF.fullmatch(change.ref) is not None, lambda: f"the forecast of {action} points at {change.ref!r}, no ref"
        )
        demand(KEY.fullmatch(change.key) is not None, lambda: f"the forecast of {action} has {change.key!r}, no key")
