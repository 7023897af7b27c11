"""Check 12: instructions are what their forms say, answer legally and from the view alone, and end."""

from collections.abc import Iterator
from typing import Any

from kontor.core import (
    LANGUAGES,
    AnyGame,
    Instruction,
    KontorError,
    Rng,
    Seat,
    Texts,
    View,
    decode,
    encode,
    label_form,
    seeded,
)
from kontor.core.instructions import InstructionField, InstructionForm, Value
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample, demand

EVERY = 23
"""Decisions between two at which somebody gives one instruction of each form."""
MAX_HELD = 20
"""Maximum number of instructions tried at one decision; the oldest are dropped."""


def instructions(plan: Plan) -> None:
    """Whatever a form offers can be given; its answers are legal and from the view; it ends with the match."""
    other = plan.game.with_components(plan.game.components)
    for number in range(plan.games):
        rng, held = seeded(number), list[tuple[Seat, Instruction]]()
        for sample in plan.play(number):
            held = held[-MAX_HELD:]
            if (sample.number + number) % EVERY == 0:
                held += given(plan, sample, rng)
            asked = [instruction for seat, instruction in held if seat == sample.seat]
            _demand_sound_answers(plan.game, other, asked, sample)
            if not sample.step.state.frames:
                for seat, instruction in held:
                    ended = instruction.over(plan.game.box, plan.game.view(sample.step.state, seat))
                    demand(ended, lambda: f"{instruction} goes on after the match")


def given(plan: Plan, sample: Sample, rng: Rng) -> Iterator[tuple[Seat, Instruction]]:
    """Yield an instruction of each form that some seat has, filled in at random; the words of all of it are there."""
    game, state = plan.game, sample.before
    demand(not game.instruction_forms(game.view(state, None)), "a spectator may give instructions")
    seat = rng.below(state.seats)
    view = game.view(state, seat)
    forms, sent = game.instruction_forms(view), decode(encode(view), game.view_type)
    demand(
        game.instruction_forms(sent) == forms,
        lambda: f"seat {seat} has other forms with the view that a client is sent",
    )
    for form in forms:
        instruction = filled(game, view, form, rng)
        demand(not instruction.over(game.box, view), lambda: f"{instruction} is offered, but has ended")
        _speak(game, form, instruction)
        yield seat, instruction


def filled(game: AnyGame, view: View, form: InstructionForm, rng: Rng) -> Instruction:
    """Return an instruction of a form with random values, as it comes from a client."""
    values: dict[str, Any] = {field.name: value_for(field, rng) for field in form.fields}
    try:
        return game.read_instruction(view, encode({"order": form.order, **values}))
    except KontorError as error:
        why = Texts("en", game).error(error)
        raise ContractViolationError(f"{values} are offered for {form.order}, but refused: {why}") from error


def value_for(field: InstructionField, rng: Rng) -> Value:
    """Return a random value that a field may hold."""
    if field.optional and rng.below(2):
        return None
    match field.kind:
        case "amount":
            return field.least + rng.below(field.most - field.least + 1)
        case "choice":
            return rng.pick(field.choices)
        case "choices":
            count = field.least + rng.below(field.most - field.least + 1)
            return tuple(rng.shuffled(field.choices)[:count])
        case "switch":
            return bool(rng.below(2))
        case _:
            return field.default


def _demand_sound_answers(game: AnyGame, other: AnyGame, held: list[Instruction], sample: Sample) -> None:
    """The answers are legal; from what a client is sent, a box that has never seen the match gives the same."""
    fitting = [instruction for instruction in held if isinstance(sample.before.frames[-1], instruction.frames)]
    if not fitting:
        return
    view = game.view(sample.before, sample.seat)
    sent = decode(encode(view), game.view_type)
    for instruction in fitting:
        if instruction.over(game.box, view):
            continue
        action = instruction.answer(game.box, view, sample.legal)
        demand(
            action is None or action in sample.legal, lambda: f"{instruction} answers with {action}, which is not legal"
        )
        again = instruction.answer(other.box, sent, sample.legal)
        demand(again == action, lambda: f"{instruction} answers from more than the view")


def _speak(game: AnyGame, form: InstructionForm, instruction: Instruction) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game)
        try:
            label_form(form, texts)
            texts.instruction(instruction)
            texts.instruction_over(instruction)
        except KontorError as error:
            raise ContractViolationError(str(error)) from error
