"""Check 15: a caution speaks of what is on the table, has its words, and tells no secret."""

import ast
from typing import Any

from kontor.core import LANGUAGES, Caution, KontorError, State, Texts, seeded
from kontor.testing.contract.message_files import calls, demand_no_text_left_over, files_of, whole
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample, demand, who

PREFIX = "caution-"


def cautions(plan: Plan) -> None:
    """Every caution has a text in both languages, a rule and things that can be described.

    It is the same in all worlds that the decider cannot tell apart, and no text of a caution is left over.
    """
    rng = seeded(15)
    for sample in plan.samples(stride=7):
        found = _cautions(plan, sample, sample.before)
        for caution in (each for cautions in found for each in cautions):
            _demand_spoken(plan, sample, caution)
        for world in plan.worlds(sample.before, sample.seat, 1, rng):
            same = _cautions(plan, sample, world) == found
            demand(same, lambda: f"a caution depends on what {who(sample.seat)} cannot see")
    _demand_every_text(plan)


def _demand_every_text(plan: Plan) -> None:
    """Also those that hardly any match reaches: a caution is written with a constant key."""
    wanted = {f"{PREFIX}{ast.literal_eval(call.args[0])}" for call in calls(plan.game, "Caution")}
    for language in LANGUAGES:
        missing = sorted(wanted - {key for keys in files_of(plan.game, language).values() for key in keys})
        demand(not missing, lambda: f"no text in {language!r} for {', '.join(missing)}")
    demand_no_text_left_over(plan.game, PREFIX, wanted)


def _cautions(plan: Plan, sample: Sample, state: State[Any]) -> list[tuple[Caution, ...]]:
    view = plan.game.view(state, sample.seat)
    return [plan.game.cautions(view, action, sample.legal) for action in sample.legal]


def _demand_spoken(plan: Plan, sample: Sample, caution: Caution) -> None:
    known = plan.game.rule_ids if plan.ledger is None else plan.ledger.definitions
    demand(caution.rule in known, lambda: f"{caution} cites {caution.rule}, which the ledger does not define")
    view = plan.game.view(sample.before, sample.seat)
    for language in LANGUAGES:
        texts = Texts(language, plan.game, reader=sample.seat)
        try:
            whole(texts.caution(caution))
        except KontorError as error:
            raise ContractViolationError(str(error)) from error
        for ref in caution.refs:
            demand(texts.describe(view, ref) is not None, lambda: f"{caution} speaks of {ref}, which nothing describes")
