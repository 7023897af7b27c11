"""Part of check 9: every question has rules, so that people who are asked can look them up."""

from collections.abc import Collection

from kontor.core import RuleId
from kontor.core.records import tag_of
from kontor.testing.contract.plan import Plan, demand


def demand_rules_of_questions(plan: Plan, known: Collection[RuleId]) -> None:
    """Every kind of frame that somebody answers has rules of the ledger, in every position and for every viewer."""
    game = plan.game
    asked = [tag_of(phase.frame) for phase in game.phases.values() if phase.verbs]
    for tag in asked:
        _demand_rules(tag, game.question_rules.get(tag, ()), known)
    for tag in game.question_rules:
        demand(tag in asked, lambda: f"{tag!r} has rules, and no question is called that")
    for sample in plan.samples(stride=7):
        for viewer in plan.viewers(sample.before):
            view = game.view(sample.before, viewer)
            _demand_rules(tag_of(view.frames[-1]), game.open_rules(view), known)


def _demand_rules(tag: str, rules: tuple[RuleId, ...], known: Collection[RuleId]) -> None:
    demand(bool(rules), lambda: f"no rule says what the question {tag!r} is about")
    for rule in rules:
        demand(rule in known, lambda: f"the question {tag!r} has the rule {rule}, which the ledger does not define")
    demand(len(set(rules)) == len(rules), lambda: f"the question {tag!r} has a rule twice")
