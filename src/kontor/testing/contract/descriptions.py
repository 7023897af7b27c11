"""Check 14: everything on the table can be asked what it is, and the answer tells no secret."""

from collections.abc import Iterable, Iterator
from typing import Any

from kontor.core import LANGUAGES, Described, KontorError, Ref, Seat, State, Texts, View, seeded
from kontor.testing.contract.message_files import whole
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample, demand, who

NO_THING = ("no_such_thing:1", "seat:99", "seat:", "Seat 1", "")
"""Refs that name nothing in any game."""


def descriptions(plan: Plan) -> None:
    """Every ref of an action or an event, every seat and every thing is described in both languages, with its rule.

    The words are the same in all worlds that the reader cannot tell apart, and what is not there has no words.
    """
    rng = seeded(14)
    for sample in plan.samples(stride=37):
        viewer = rng.pick(plan.viewers(sample.before))
        for state, refs in _asked(plan, sample, viewer):
            view = plan.game.view(state, viewer)
            for language in LANGUAGES:
                _demand_described(plan, Texts(language, plan.game, reader=viewer), view, refs)
            _demand_same_words(plan, state, viewer, plan.worlds(state, viewer, 1, rng), refs)


def _asked(plan: Plan, sample: Sample, viewer: Seat | None) -> Iterator[tuple[State[Any], list[Ref]]]:
    """Yield the positions before and after a step, each with the refs that can be asked about then."""
    game, before, after = plan.game, sample.before, sample.step.state
    seats = [f"seat:{seat}" for seat in range(before.seats)]
    legal = [ref for action in sample.legal for ref in action.refs()]
    yield before, list(dict.fromkeys((*seats, *game.things(game.view(before, viewer)), *legal)))
    seen = [event for event in (event.seen_by(viewer) for event in sample.events) if event is not None]
    moved = [ref for event in seen for it in event.motions() for ref in (it.thing, it.origin, it.target) if ref]
    ids = [f"{kind}:{id_}" for kind, ids in game.vocabulary().items() if kind != "seat" for id_ in ids]
    known = ids if sample.number == 0 else []
    yield after, list(dict.fromkeys((*moved, *(ref for event in seen for ref in event.marks()), *known)))


def _demand_described(plan: Plan, texts: Texts, view: View, refs: Iterable[Ref]) -> None:
    for ref in refs:
        found = _described(texts, view, ref)
        demand(found is not None, lambda: f"nothing says what {ref} is, in {texts.language!r}")
        if found is not None:
            _demand_whole(plan, found)
    for ref in NO_THING:
        demand(_described(texts, view, ref) is None, lambda: f"{ref!r} is described, and there is no such thing")


def _described(texts: Texts, view: View, ref: Ref) -> Described | None:
    try:
        return texts.describe(view, ref)
    except KontorError as error:
        raise ContractViolationError(f"{ref} cannot be described: {error}") from error


def _demand_whole(plan: Plan, found: Described) -> None:
    for part in ("kind", "name", "what", "when"):
        demand(bool(getattr(found, part)), lambda: f"the description of {found.ref} has an empty {part}")
        whole(getattr(found, part))
    if found.now:
        whole(found.now)
    known = plan.game.rule_ids if plan.ledger is None else plan.ledger.definitions
    demand(found.rule in known, lambda: f"{found.ref} cites {found.rule}, which the ledger does not define")


def _demand_same_words(
    plan: Plan, state: State[Any], viewer: Seat | None, worlds: list[State[Any]], refs: Iterable[Ref]
) -> None:
    """A description depends on nothing that the reader cannot see."""
    texts = Texts(LANGUAGES[0], plan.game, reader=viewer)
    views = [plan.game.view(each, viewer) for each in (state, *worlds)]
    for ref in refs:
        first, *others = (_described(texts, view, ref) for view in views)
        demand(
            all(other == first for other in others),
            lambda: f"the description of {ref} depends on what {who(viewer)} cannot see",
        )
