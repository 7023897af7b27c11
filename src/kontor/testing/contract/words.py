"""Checks 9 and 10: rules that are cited exist and are tested; everything a person reads has its text."""

import ast
import inspect
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from kontor.core import CORE_RULES, LANGUAGES, KontorError, Texts
from kontor.core.records import tag_of
from kontor.core.rules import RULE_ID, message_key
from kontor.testing.contract.plan import ContractViolationError, Plan, demand


def rules(plan: Plan) -> None:
    """Every cited rule is in the ledger, and every id of the ledger has a test marked with it."""
    if plan.ledger is None:
        raise ContractViolationError("a game needs a ledger: docs/rules/<game>.md")
    known = plan.ledger.definitions
    cited = {*plan.game.rule_ids, *_cited_in_comments(plan.game.package, plan.game.info.prefix)}
    unknown = sorted(id_ for id_ in cited if id_ not in known and id_ not in CORE_RULES)
    demand(not unknown, f"the code cites {', '.join(unknown)}, which the ledger does not define")
    if plan.marked is not None:
        missing = [id_ for id_ in known if id_ not in plan.marked]
        demand(not missing, f"no test is marked with {', '.join(missing)}")


def _cited_in_comments(package: str, prefix: str) -> set[str]:
    found: set[str] = set()
    for file in sorted(Path(str(files(package))).rglob("*.py")):
        found |= {id_ for id_ in RULE_ID.findall(file.read_text("utf-8")) if id_.startswith(f"{prefix}-")}
    return found


def messages(plan: Plan) -> None:
    """Every action, event, question, refusal, component, option and rule has its text in both languages."""
    for language in LANGUAGES:
        texts = Texts(language, plan.game)
        missing = [key for key in _keys(plan) if not texts.has(key)]
        demand(not missing, f"no text in {language!r} for {', '.join(missing)}")
        try:
            for kind, ids in plan.game.vocabulary().items():
                for id_ in ids:
                    texts.name(kind, id_)
            _speak(plan, texts)
        except KontorError as error:
            raise ContractViolationError(str(error)) from error


def _keys(plan: Plan) -> list[str]:
    game = plan.game
    keys = [f"action-{tag_of(type_)}" for type_ in game.action_types]
    keys += [f"event-{tag_of(type_)}" for type_ in game.event_types]
    keys += [f"question-{tag_of(phase.frame)}" for phase in game.phases.values() if phase.verbs]
    keys += [f"option-{option.name}" for option in game.info.options]
    keys += [f"rule-{message_key(id_)}" for id_ in (*CORE_RULES, *game.rule_ids)]
    if plan.ledger is not None:
        keys += [f"rule-{message_key(id_)}" for id_ in plan.ledger.definitions]
    keys += [key for phase in game.phases.values() for key in _refusal_keys(type(phase).__module__)]
    return list(dict.fromkeys(keys))


def _refusal_keys(module_name: str) -> list[str]:
    """Return the message keys of every `Refusal(RULE, facts, case)` written in a module."""
    module = import_module(module_name)
    keys = []
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            rule = node.args[0]
            assert isinstance(rule, ast.Name)
            case = f".{ast.literal_eval(node.args[2])}" if len(node.args) > 2 else ""
            keys.append(f"refusal-{message_key(getattr(module, rule.id))}{case}")
    return keys


def _speak(plan: Plan, texts: Texts) -> None:
    game = plan.game
    for sample in plan.samples(stride=11):
        view = game.view(sample.before, sample.seat)
        texts.question(sample.before.frames[-1], sample.seat)
        for action in sample.legal:
            texts.action(view, action)
            for change in game.forecast(sample.before, sample.seat, action) or ():
                texts.change(change)
        for viewer in plan.viewers(sample.before):
            for event in sample.events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    texts.event(seen)
        universe = list(game.universe(sample.before, sample.seat))
        for action in universe[:: 1 + len(universe) // 40]:
            refusal = game.check(sample.before, sample.seat, action)
            if refusal is not None:
                texts.refusal(refusal)
