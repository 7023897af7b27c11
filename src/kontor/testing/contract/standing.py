"""Check 12: standing orders are what their forms say, answer legally and from the view alone, and end."""

from collections.abc import Iterator
from typing import Any

from kontor.core import (
    LANGUAGES,
    AnyGame,
    KontorError,
    Order,
    Rng,
    Seat,
    Texts,
    View,
    decode,
    describe_form,
    encode,
    seeded,
)
from kontor.core.orders import Field, Form, Value
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample, demand

EVERY = 23
"""Every so many decisions somebody gives one order of each form."""
MOST_HELD = 20
"""So many orders are tried at one decision; the oldest are forgotten."""


def orders(plan: Plan) -> None:
    """Whatever a form offers can be given; its answers are legal and from the view; it ends with the match."""
    other = plan.game.with_components(plan.game.components)
    for number in range(plan.games):
        rng, held = seeded(number), list[tuple[Seat, Order]]()
        for sample in plan.play(number):
            held = held[-MOST_HELD:]
            if (sample.number + number) % EVERY == 0:
                held += given(plan, sample, rng)
            asked = [order for seat, order in held if seat == sample.seat]
            _demand_sound_answers(plan.game, other, asked, sample)
            if not sample.step.state.frames:
                for seat, order in held:
                    ended = order.over(plan.game, plan.game.view(sample.step.state, seat))
                    demand(ended, f"{order} goes on after the match")


def given(plan: Plan, sample: Sample, rng: Rng) -> Iterator[tuple[Seat, Order]]:
    """Yield an order of each form that some seat has, filled in at random; the words of all of it are there."""
    game, state = plan.game, sample.before
    demand(not game.orderable(game.view(state, None)), "a spectator may give orders")
    seat = rng.below(state.seats)
    view = game.view(state, seat)
    forms, sent = game.orderable(view), decode(encode(view), game.view_type)
    demand(game.orderable(sent) == forms, f"seat {seat} has other forms with the view that a client is sent")
    for form in forms:
        order = filled(game, view, form, rng)
        demand(not order.over(game, view), f"{order} is offered, but has ended")
        _speak(game, form, order)
        yield seat, order


def filled(game: AnyGame, view: View, form: Form, rng: Rng) -> Order:
    """Return an order of a form with random values, as it comes from a client."""
    values: dict[str, Any] = {field.name: value_for(field, rng) for field in form.fields}
    try:
        return game.read_order(view, encode({"order": form.order, **values}))
    except KontorError as error:
        why = Texts("en", game).error(error)
        raise ContractViolationError(f"{values} are offered for {form.order}, but refused: {why}") from error


def value_for(field: Field, rng: Rng) -> Value:
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


def _demand_sound_answers(game: AnyGame, other: AnyGame, held: list[Order], sample: Sample) -> None:
    """The answers are legal; from what a client is sent, a box that has never seen the match gives the same."""
    fitting = [order for order in held if isinstance(sample.before.frames[-1], order.frames)]
    if not fitting:
        return
    view = game.view(sample.before, sample.seat)
    sent = decode(encode(view), game.view_type)
    for order in fitting:
        if order.over(game, view):
            continue
        action = order.answer(game, view, sample.legal)
        demand(action is None or action in sample.legal, f"{order} answers with {action}, which is not legal")
        demand(order.answer(other, sent, sample.legal) == action, f"{order} answers from more than the view")


def _speak(game: AnyGame, form: Form, order: Order) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game)
        try:
            describe_form(form, texts)
            texts.order(order)
            texts.order_over(order)
        except KontorError as error:
            raise ContractViolationError(str(error)) from error
